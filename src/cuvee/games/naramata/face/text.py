"""Naramata in words: questions, answers and news, through the catalogue."""

from functools import cache
from typing import Final

from cuvee.core.fate import Note
from cuvee.core.moves import Moves
from cuvee.core.sets import size
from cuvee.core.state import Step
from cuvee.games.naramata import moves as m
from cuvee.games.naramata import notes
from cuvee.games.naramata import questions as q
from cuvee.games.naramata.content import SLOTS
from cuvee.games.naramata.face.names import Names, Teller
from cuvee.games.naramata.model.cards import TASTED
from cuvee.games.naramata.model.pieces import NONE
from cuvee.games.naramata.model.places import INSPECTION
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.model.upgrades import (
    LOCAL_CONTACTS,
    PRESS_REVIEW,
    SHORTCUT,
    TIP_JAR,
)
from cuvee.games.naramata.options import FLEET
from cuvee.games.naramata.rules import actions, loading, market, shop, tasting

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


def named_card(t: Teller, kind: int, card: int) -> str:
    """A card in the news; what it would have paid does not matter once it is given."""
    return t.type(card) if kind == notes.GAVE else t.card(card)


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
        card=named_card(t, kind, a) if kind in CARD_A else "",
        kind=t.kind(a) if kind in KIND_A else "",
        kind_b=t.kind(b) if kind == notes.LIFTED else "",
        row=t.row(b) if kind == notes.PHOTOGRAPHED else "",
        hour=t.hour(b) if kind == notes.SPENT else "",
        hour_a=t.hour(a) if kind == notes.PARKED_CAR else "",
        action_a=t.action(a) if kind == notes.DOUBLE_STOPPED else "",
    )
