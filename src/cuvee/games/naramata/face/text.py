"""Naramata in words: questions, answers, news and the whole table, through the catalogue."""

from functools import cache
from pathlib import Path
from typing import Final

from cuvee.core.fate import Note
from cuvee.core.moves import Moves
from cuvee.core.sets import size
from cuvee.core.state import Step
from cuvee.games.naramata import moves as m
from cuvee.games.naramata import notes
from cuvee.games.naramata import questions as q
from cuvee.games.naramata.content import SHIPPED, SLOTS, Content
from cuvee.games.naramata.model.cards import CASE, LUNCH, ROWS, RUNGS, TASTED, TOURISTS, suit_of
from cuvee.games.naramata.model.guide import EMPTY, ON_TOURIST, SEATS_IN_CAR, WIDTH
from cuvee.games.naramata.model.pieces import NONE
from cuvee.games.naramata.model.places import INSPECTION, SIGNATURES, SPOTS
from cuvee.games.naramata.model.roadmap import CAR_PARK, HOME, START
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.model.upgrades import (
    KINDS,
    LOCAL_CONTACTS,
    PRESS_REVIEW,
    SHORTCUT,
    TIP_JAR,
)
from cuvee.games.naramata.options import COMPETITIVE, FLEET
from cuvee.games.naramata.rules import actions, loading, market, purse, shop, tasting
from cuvee.render.words import Catalogue

WORDS: Final = Catalogue(Path(__file__).with_name("lang"))

RULES: Final = {
    "setup_car": ["NA-2.7", "NA-19.1"],
    "draft_pick": ["NA-3.2", "NA-3.3", "NA-3.4", "NA-3.6"],
    "draft_cut": ["NA-3.10"],
    "solo_take": ["NA-25.5"],
    "fleet_load": ["NA-26.4", "NA-26.5", "NA-R49"],
    "start_site": ["NA-4.1", "NA-4.2"],
    "phantom_site": ["NA-24.3", "NA-25.7"],
    "clearing": ["NA-22.8", "NA-22.10"],
    "phantom_road": ["NA-24.6", "NA-R3"],
    "turn": ["NA-6.1", "NA-6.2", "NA-6.5", "NA-5.7"],
    "landed": ["NA-7.5", "NA-8.1", "NA-8.4"],
    "serve": ["NA-9.3", "NA-9.5", "NA-14.2", "NA-9.7"],
    "shop_extra": ["NA-10.2"],
    "shop_cards": ["NA-10.3", "NA-10.5"],
    "views": ["NA-11.3", "NA-11.4", "NA-11.5"],
    "signing": ["NA-12.2"],
    "contract_menu": ["NA-12.4", "NA-12.8", "NA-12.10"],
    "spend_time": ["NA-18.19"],
    "recharge": ["NA-18.22", "NA-R24"],
    "after": ["NA-17.2", "NA-18.2"],
    "market_shift": ["NA-25.10", "NA-R74"],
    "parked": ["NA-20.5", "NA-20.7"],
    "bonus": ["NA-21.9", "NA-21.10"],
    "benching": ["NA-20.9", "NA-17.12"],
    "payment": ["NA-16.2", "NA-R45"],
    "swapping": ["NA-17.11", "NA-R27"],
}
PHANTOM_ASKS: Final = (q.PHANTOM_SITE, q.PHANTOM_ROAD)
TYPES: Final = (
    "red_wine", "white_wine", "rose", "sparkling", "ice", "fruit",
    "brie", "cheddar", "gouda", "goat", "blue_cheese", "camembert",
)  # fmt: skip
ROW_WORDS: Final = ("wine", "cheese", "shopping", "view", "lunch_row", "favourite")


class Names:
    """Names of things in one language."""

    def __init__(self, content: Content, lang: str) -> None:
        self.content = content
        self.lang = lang

    def say(self, key: str, **places: object) -> str:
        return WORDS.say(self.lang, key, **places)

    def car(self, colour: int) -> str:
        return self.content.cars.ids[colour] if colour >= 0 else ""

    def tourist(self, tourist: int) -> str:
        return self.content.wishes.names[tourist]

    def winery(self, house: int) -> str:
        return self.content.road.winery_names[house]

    def action(self, action: int) -> str:
        """What one does at a place."""
        places = self.content.places
        mine, ours = places.action_names[action], SHIPPED.places.action_names[action]
        return self.say(f"action-{places.action_ids[action]}") if mine == ours else mine

    def place(self, place: int) -> str:
        places = self.content.places
        house, action = self.winery(places.winery_of[place]), places.action_of[place]
        if places.action_names[action] != SHIPPED.places.action_names[action]:
            return f"{house}, {places.action_names[action]}"
        return self.say(f"action-{places.action_ids[action]}.at", winery=house)

    def kind(self, kind: int) -> str:
        upgrades = self.content.upgrades
        mine, ours = upgrades.titles[kind], SHIPPED.upgrades.titles[kind]
        return self.say(f"kind-{upgrades.ids[kind]}") if mine == ours else mine

    def effect(self, kind: int) -> str:
        """What an upgrade does, as a sentence."""
        upgrades = self.content.upgrades
        if upgrades.texts[kind] != SHIPPED.upgrades.texts[kind]:
            return upgrades.texts[kind]
        n = int(upgrades.value[kind])
        key = f"kind-{upgrades.ids[kind]}.text"
        return self.say(key, n=n, minutes=n * 30, hour=self.hour(n))

    def body(self, colour: int) -> str:
        """What kind of car it is."""
        cars = self.content.cars
        mine, ours = cars.bodies[colour], SHIPPED.cars.bodies[colour]
        return self.say(f"car-{cars.ids[colour]}") if mine == ours else mine

    def ability(self, colour: int) -> str:
        """What a car can do."""
        cars = self.content.cars
        mine, ours = cars.texts[colour], SHIPPED.cars.texts[colour]
        return self.say(f"car-{cars.ids[colour]}.text") if mine == ours else mine

    def type(self, card: int) -> str:
        """The kind of a wine or a cheese."""
        facts = self.content.cards
        k = int(facts.type_of[card])
        mine = facts.type_names[k]
        return self.say(f"type-{TYPES[k]}") if mine == SHIPPED.cards.type_names[k] else mine

    def case(self, card: int) -> str:
        """The name of a shopping card."""
        mine = self.content.cards.case_names[card - int(TASTED)]
        key = f"case-{mine.lower().replace(chr(39), '').replace(' ', '_')}"
        return self.say(key) if WORDS.has(key) else mine

    def discs(self, count: int) -> str:
        return self.say("word-one_disc" if count == 1 else "word-some_discs", count=count)

    def hour(self, column: int) -> str:
        """11:00 and on in half hours, also where the track is not printed."""
        labels = self.content.calendar.labels
        if column < len(labels):
            return labels[max(0, column)]
        return f"{11 + column // 2}:{'30' if column % 2 else '00'}"

    def card(self, card: int) -> str:
        cards = self.content.cards
        value = int(cards.value[card])
        if card >= TASTED:
            return self.say("word-case", name=self.case(card), cost=value, points=value + 1)
        return self.say("word-tasting_card", type=self.type(card), value=value)

    def row(self, row: int) -> str:
        return self.say(f"word-{ROW_WORDS[row]}")

    def ladder(self, tourist: int, row: int) -> list[int]:
        """Points for one item, two, three ...; a case is worth what it is worth: 0."""
        wishes = self.content.wishes
        length = int(wishes.length[tourist * ROWS + row])
        base = (tourist * ROWS + row) * int(RUNGS)
        return [int(wishes.points[base + n]) for n in range(1, length + 1)]

    def wishes(self, tourist: int) -> str:
        """wine 3/6/9, lunch 3, shopping x2"""
        parts = []
        for row in range(int(ROWS)):
            ladder = self.ladder(tourist, row)
            if row == CASE and ladder:
                parts.append(f"{self.row(row)} ×{len(ladder)}")
            elif ladder:
                parts.append(f"{self.row(row)} {'/'.join(map(str, ladder))}")
        return ", ".join(parts)


@cache
def names_of(content: Content, lang: str) -> Names:
    """One for all views, so that drawings made with it may be kept."""
    return Names(content, lang)


class Teller(Names):
    """The same as one view has them, with the names of players."""

    def __init__(self, view: State, names: list[str], lang: str) -> None:
        super().__init__(view.content, lang)
        self.plain = names_of(view.content, lang)
        self.view = view
        self.names = names

    def where(self, car: int) -> str:
        """Where a car is."""
        piece = self.view.cars[car]
        if piece.place != NONE:
            return self.say("word-at_place", place=self.place(int(piece.place)))
        if piece.node == HOME:
            parked = car < self.view.seats and self.view.guides[car].arrival > 0
            return self.say("word-home" if parked else "word-off_road")
        if piece.node == CAR_PARK:
            return self.say("word-in_car_park")
        if piece.node >= START:
            site = self.content.road.site_names[piece.node - START]
            return self.say("word-at_start", site=site)
        return self.say("word-on_road", winery=self.winery(int(piece.node)))

    def seat(self, car: int) -> str:
        """A player's name, or a Phantom by its number."""
        if car < self.view.seats:
            return self.names[car]
        return self.say("word-phantom", **self.phantom(car))

    def phantom(self, car: int) -> dict[str, int]:
        """Which Phantom a car belongs to, and of how many."""
        seats = int(self.view.seats)
        return {"n": car - seats + 1, "of": len(self.view.cars) - seats}


def can_serve(view: State, seat: int, about: int) -> bool:
    """Is there a card that a tourist may get and the guide can pay?"""
    out = Moves(len(m.TABLE))
    tasting.gifts(view, seat, about, out)
    return any(m.GIVE.has(move) for move in out.as_list())


def question(view: State, step: Step, names: list[str], lang: str) -> str:
    t = Teller(view, names, lang)
    about, ask, seat = step.about, step.ask, step.seat
    car = view.cars[seat]
    phantom = about & 3 if ask == q.PHANTOM_ROAD else about
    fee = int(view.content.costs.draw_fee)
    if ask == q.SERVE:
        fee = int(tasting.fee(view, view.guides[seat], about & 1, about >> 1))
    left = 0
    if ask in (q.SOLO_TAKE, q.FLEET_LOAD):
        left = int(loading.wanted(view))
    elif ask == q.BENCHING:
        left = int(size(view.guides[seat].active) - view.content.costs.most_active)
    key = q.ASKS[ask]
    seats_in_car = view.content.cars.capacity[car.colour]
    if ask == q.DRAFT_PICK and view.guides[seat].tourists() >= seats_in_car:
        key = "draft_sell"
    elif ask == q.VIEWS and about % 8 == 0:
        key = "view_more"
    elif ask == q.SERVE and not can_serve(view, seat, about):
        key = "serve_none"
    return t.say(
        f"ask-{key}",
        round=about + 1,
        about=about % 8 if ask == q.VIEWS else about,
        sale=view.content.cars.sale[car.colour],
        **(t.phantom(phantom) if ask in PHANTOM_ASKS else {}),
        hour=t.hour(int(car.clock)),
        winery=t.winery(int(car.node)) if car.place != NONE else "",
        action=t.action(int(view.content.places.action_of[car.place])) if car.place != NONE else "",
        fee=fee,
        left=left,
        rows=about & 7,
        tourist=t.tourist(about >> 3) if ask == q.BONUS else "",
        kind=t.kind(about) if ask == q.SWAPPING else "",
        most=view.content.costs.most_active,
        minutes=int(view.content.upgrades.value[SHORTCUT]) * 30,
    )


def move(view: State, step: Step, move: int, names: list[str], lang: str) -> str:
    """The label of an answer; its key is the verb, or all words of an answer without keys."""
    t = Teller(view, names, lang)
    told = road_move(t.plain, move) or tourist_move(t, step, move) or upgrade_move(t, step, move)
    if told:
        return told
    words = m.TABLE.text(move).split()
    costs = view.content.costs
    if m.PAY.has(move):
        discs = int(m.PAY.a(move))
        rest = step.about - discs
        if not discs:
            return t.say("move-pay_prestige", prestige=rest)
        paid = t.discs(discs)
        return t.say("move-pay", discs=paid, prestige=rest) if rest else paid
    if move in (m.ACT, m.DO_INSPECTION) or m.DO.has(move):
        action = int(INSPECTION)
        if move == m.ACT:
            action = int(view.content.places.action_of[view.cars[step.seat].place])
        elif m.DO.has(move):
            action = int(m.DO.a(move))
        minutes = int(actions.half_hours(view, step.seat, action)) * 30
        key = "move-act" if move == m.ACT else "move-do"
        return t.say(key, action=t.action(action), minutes=minutes)
    if move == m.PUT_DONE and step.about % 8 == 0:
        return t.say("move-put_end")
    return t.say(
        f"move-{'_'.join(words)}",
        points=costs.contract_points,
        prestige=costs.contract_prestige,
        rows=step.about & 7,
        kind=t.kind(int(view.market.row[SLOTS - 1])) if move == m.SHIFT else "",
        bonus=costs.inspection_bonus,
        minutes=int(view.content.places.half_hours[INSPECTION]) * 30,
        review=view.content.upgrades.value[PRESS_REVIEW],
        tip=view.content.upgrades.value[TIP_JAR],
    )


def tourist_move(t: Teller, step: Step, move: int) -> str:
    """Answers about tourists and what they get."""
    view, guide = t.view, t.view.guides[step.seat]
    if m.PICK.has(move):
        tourist = int(m.PICK.a(move))
        key = "pick_keep" if m.PICK.b(move) == m.KEEP else "pick_sell"
        sale = view.content.cars.sale[view.cars[step.seat].colour]
        name, wishes = t.tourist(tourist), t.wishes(tourist)
        return t.say(f"move-{key}", tourist=name, wishes=wishes, sale=sale)
    for key, verb in (("cut", m.CUT), ("load", m.LOAD)):
        if verb.has(move):
            tourist = int(verb.a(move))
            return t.say(f"move-{key}", tourist=t.tourist(tourist), wishes=t.wishes(tourist))
    for key, pair, first in (("give", m.GIVE, 0), ("shop", m.SHOP, int(TASTED))):
        if pair.has(move):
            card = int(pair.a(move)) + first
            name = t.tourist(int(guide.tourist(pair.b(move))))
            if key == "give":
                return t.say("move-give", card=t.card(card), tourist=name)
            return t.say(
                "move-shop",
                card=t.case(card),
                tourist=name,
                points=view.content.cards.value[card] + 1,
                price=shop.price(view, guide, card),
            )
    for key, verb in (("put", m.PUT), ("add", m.ADD)):
        if verb.has(move):
            name, fee = t.tourist(int(guide.tourist(verb.a(move)))), view.content.costs.view_fee
            return t.say(f"move-{key}", tourist=name, fee=fee)
    if m.USE_PHOTO.has(move):
        name = t.tourist(int(guide.tourist(m.USE_PHOTO.a(move))))
        row = t.say("word-view" if m.USE_PHOTO.b(move) else "word-cheese")
        return t.say("move-use_souvenir_photo", tourist=name, row=row)
    return ""


@cache
def road_move(t: Names, move: int) -> str:
    """Answers about cars, roads and places: they read the same at any moment."""
    content, road = t.content, t.content.road
    if m.CAR.has(move):
        k = int(m.CAR.a(move))
        cars = content.cars
        return t.say(
            "move-car", guide=cars.guides[k], body=t.body(k),
            ability=t.ability(k),
        )  # fmt: skip
    for key, verb in (("start", m.START_AT), ("send", m.SEND)):
        if verb.has(move):
            return t.say(f"move-{key}", site=road.site_names[verb.a(move)])
    if m.STEER.has(move):
        return t.say("move-steer", road=road.road_names[m.STEER.a(move)])
    if m.STOP.has(move):
        return t.say("move-stop", winery=t.winery(int(m.STOP.a(move))))
    for key, verb in (
        ("clear", m.CLEAR),
        ("go", m.GO),
        ("use_reserved_table", m.USE_TABLE),
        ("use_local_contacts", m.USE_CONTACTS),
    ):
        if verb.has(move):
            fee = content.upgrades.value[LOCAL_CONTACTS]
            return t.say(f"move-{key}", place=t.place(int(verb.a(move))), fee=fee)
    return ""


def upgrade_move(t: Teller, step: Step, move: int) -> str:
    """Answers about upgrades."""
    if m.BUY.has(move):
        slot = m.BUY.a(move)
        price = market.price(t.view, slot)
        return t.say("move-buy", kind=t.kind(int(t.view.market.row[slot])), price=price)
    for key, verb in (("swap", m.SWAP), ("bench", m.BENCH), ("use_second_wind", m.USE_WIND)):
        if verb.has(move):
            return t.say(f"move-{key}", kind=t.kind(int(verb.a(move))))
    if m.USE_DOUBLE.has(move):
        return t.say("move-use_double_stop", action=t.action(int(m.USE_DOUBLE.a(move))))
    return ""


NOTE_NAMES: Final = {
    int(value): name.lower() for name, value in vars(notes).items() if name.isupper()
}
TOURIST_A: Final = (
    notes.KEPT, notes.SOLD, notes.CUT_OUT, notes.LOADED, notes.PUT_VIEW, notes.PHOTOGRAPHED,
    notes.REWARDED, notes.DISCARDED_LAST,
)  # fmt: skip
WINERY_A: Final = (notes.STOPPED, notes.FAVOURED, notes.SIGNED)
PLACE_A: Final = (notes.CLEARED, notes.WENT, notes.LIFTED)
CARD_A: Final = (notes.DREW, notes.GAVE, notes.SHOPPED)
KIND_A: Final = (notes.BOUGHT, notes.SHELVED, notes.SHIFTED)
PHANTOM_A: Final = (
    notes.PHANTOM_STARTED, notes.PHANTOM_ROLLED, notes.PHANTOM_WENT, notes.PHANTOM_HOME
)  # fmt: skip


def note_key(note: Note, fleet: bool = False) -> str:
    """The message of a note; some have several, by what happened."""
    kind, a, b = note.kind, note.a, note.b
    if kind == notes.FINISHED:
        return "finished_none" if a == q.BY_POINTS else f"finished_{q.ENDINGS[a]}"
    if kind == notes.SPENT and a < 0:
        return "spent_back"
    if kind == notes.PAID and a * b == 0:
        return "paid_prestige" if b == 0 else "paid_discs"
    if kind in (notes.SIGNED, notes.REWARDED):
        return f"{NOTE_NAMES[kind]}_{'points' if b else 'prestige'}"
    if kind == notes.PARKED_CAR and b > 0:
        return "parked_late"
    if kind == notes.WISHES_SCORED and b == 0:
        return "wishes_clean"
    if kind == notes.DAY_MONEY and fleet:
        return "day_money_pool"
    return NOTE_NAMES[kind]


def note(view: State, note: Note, names: list[str], lang: str, reader: int) -> str:
    t = Teller(view, names, lang)
    kind, a, b, c = note.kind, note.a, note.b, note.c
    sites = t.content.road.site_names
    return t.say(
        f"note-{note_key(note, bool(view.options.mode == FLEET))}",
        me="who" if reader == note.seat >= 0 else "",
        discs=t.discs(b) if kind == notes.PAID else "",
        who=names[note.seat] if note.seat >= 0 else "",
        a=a,
        b=b,
        c=c,
        day=int(view.day),
        rating=int(view.rating),
        guide=t.content.cars.guides[a] if kind == notes.CHOSE_CAR else "",
        body=t.body(a).lower() if kind == notes.CHOSE_CAR else "",
        tourist=t.tourist(a) if kind in TOURIST_A else "",
        tourist_b=t.tourist(b) if kind in (notes.GAVE, notes.SHOPPED) else "",
        site=sites[a if kind == notes.STARTED else b % 2] if kind <= notes.PHANTOM_STARTED else "",
        **(t.phantom(a) if kind in PHANTOM_A else {}),
        place=t.place(a) if kind in PLACE_A else "",
        place_b=t.place(b) if kind == notes.PHANTOM_WENT else "",
        winery=t.winery(a) if kind in WINERY_A else "",
        card=t.card(a) if kind in CARD_A else "",
        kind=t.kind(a) if kind in KIND_A else "",
        kind_b=t.kind(b) if kind == notes.LIFTED else "",
        row=t.row(b) if kind == notes.PHOTOGRAPHED else "",
        hour=t.hour(b) if kind == notes.SPENT else "",
        hour_a=t.hour(a) if kind == notes.PARKED_CAR else "",
        action_a=t.action(a) if kind == notes.DOUBLE_STOPPED else "",
    )


# -- the table as text


def moment(view: State, lang: str) -> str:
    """When we are."""
    t = Teller(view, [], lang)
    return t.say("word-day", day=max(1, int(view.day)), days=view.options.days)


def board(view: State, seat: int, names: list[str], lang: str) -> str:
    t = Teller(view, names, lang)
    lines = [moment(view, lang)]
    if view.options.mode != COMPETITIVE:
        lines[0] += "   " + t.say("word-rating", rating=view.rating)
    lines += [car_line(t, car) for car in range(len(view.cars))]
    lines += ["", t.say("word-markers", count=sum(view.occupied)) + ": " + marked(t)]
    left = [
        f"{t.winery(int(t.content.places.winery_of[SPOTS + k]))} {view.bottles_at(k)}"
        for k in range(int(SIGNATURES))
    ]
    lines.append(f"{t.say('word-bottles')}: {', '.join(left)}")
    lines.append(f"{t.say('word-market')}: {market_line(t)}")
    lines += table_lines(t, seat)
    for k in range(view.seats):
        lines += ["", *tray_lines(t, k)]
    return "\n".join(lines)


def car_line(t: Teller, car: int) -> str:
    """Time, name, car, and where it is."""
    piece = t.view.cars[car]
    hour = t.hour(int(piece.clock)) if piece.clock >= 0 else "  -  "
    name = t.seat(car)
    if car < t.view.seats and piece.colour >= 0:
        name += f" ({t.car(int(piece.colour))})"
    return f"{hour}  {name}: {t.where(car)}"


def marked(t: Teller) -> str:
    spots = [t.place(spot) for spot in range(int(SPOTS)) if t.view.occupied[spot]]
    return "; ".join(spots) or t.say("word-none")


def market_line(t: Teller) -> str:
    row = []
    for slot in range(int(SLOTS)):
        if t.view.market.row[slot] != NONE:
            price = t.say("word-price", price=market.price(t.view, slot))
            row.append(f"{slot + 1} {t.kind(int(t.view.market.row[slot]))} ({price})")
    deck = t.say("word-deck", count=t.view.market.pile.count + t.view.market.count)
    return ", ".join([*row, deck])


def table_lines(t: Teller, seat: int) -> list[str]:
    """What lies open for a moment: hand, tourists on offer, drawn cards."""
    view = t.view
    lines = []
    hand = int(view.guides[seat].hand) if seat >= 0 else 0
    for key, tourists in (("hand", hand), ("display", int(view.display))):
        for tourist in range(int(TOURISTS)):
            if tourists >> tourist & 1:
                name = f"{t.content.wishes.ids[tourist]} {t.tourist(tourist)}"
                lines.append(f"{t.say(f'word-{key}')}: {name} ({t.wishes(tourist)})")
    for card, name in enumerate(t.content.cards.ids):
        if view.drawn >> card & 1:
            lines.append(f"{t.say('word-drawn')}: {name} {t.card(card)}")
    return lines


def tray_lines(t: Teller, seat: int) -> list[str]:
    """A guide's purse, upgrades and tourists with what lies on their rows."""
    view, guide = t.view, t.view.guides[seat]
    key = "word-pool" if view.options.mode == FLEET else "word-prestige"
    head = [f"{purse.prestige(view, seat)} {t.say(key)}", f"{guide.discs} {t.say('word-discs')}"]
    if view.options.mode == COMPETITIVE:
        head.insert(0, f"{guide.points()} {t.say('word-points')}")
    lines = [f"{t.names[seat]}: {', '.join(head)}"]
    if guide.owned:
        lines.append(f"  {t.say('word-upgrades')}: {', '.join(owned(t, seat))}")
    if guide.bottles:
        own = [
            t.winery(int(t.content.places.winery_of[SPOTS + k]))
            for k in range(int(SIGNATURES))
            if guide.bottles >> k & 1
        ]
        lines.append(f"  {t.say('word-bottles')}: {', '.join(own)}")
    for k in range(int(SEATS_IN_CAR)):
        if guide.tourist(k) != EMPTY:
            lines.append(f"  {k + 1} {t.tourist(int(guide.tourist(k)))}: {items(t, seat, k)}")
    return lines


def owned(t: Teller, seat: int) -> list[str]:
    guide = t.view.guides[seat]
    names = []
    for kind in range(int(KINDS)):
        if guide.owned >> kind & 1:
            state = "" if guide.has(kind) else f" ({t.say('word-inactive')})"
            if guide.discs_on(kind) > 0:
                state += f" ({t.say('word-discs_on', discs=t.discs(int(guide.discs_on(kind))))})"
            names.append(t.kind(kind) + state)
    return names


def items(t: Teller, seat: int, k: int) -> str:
    """wine 1 of 3 (Rosé), lunch 0 of 1 ..."""
    guide = t.view.guides[seat]
    tourist, base = int(guide.tourist(k)), k * int(WIDTH)
    parts = []
    for row in range(int(ROWS)):
        ladder = t.ladder(tourist, row)
        if ladder:
            worth = "" if row in (CASE, LUNCH) else f" [{'/'.join(map(str, ladder))}]"
            named = on_row(t, int(guide.tray[base + int(ON_TOURIST)]), row)
            cards = f" ({', '.join(named)})" if named else ""
            parts.append(f"{t.row(row)} {guide.tray[base + row]}/{len(ladder)}{worth}{cards}")
    return ", ".join(parts)


def on_row(t: Teller, cards: int, row: int) -> list[str]:
    """The cards on a row by name."""
    facts = t.content.cards
    found = [card for card in range(len(facts.ids)) if cards >> card & 1 and suit_of(card) == row]
    if row == CASE:
        return [t.case(card) for card in found]
    return [t.type(card) for card in found]
