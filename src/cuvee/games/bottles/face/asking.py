"""How Bottles asks: what glows on the map and in the cellar, and what is in the ribbon."""

from collections.abc import Callable, Iterable
from typing import Final

from cuvee.core.moves import Verb1
from cuvee.core.state import Step, about_of, ask_of
from cuvee.games.bottles import moves as m
from cuvee.games.bottles import questions as q
from cuvee.games.bottles.content import CARDS, GLASS, MARKET_CELL, PLANE, STEPS
from cuvee.games.bottles.face.routes import Route, errands, routes
from cuvee.games.bottles.face.text import Teller, question
from cuvee.games.bottles.model import state as s
from cuvee.games.bottles.model.state import State
from cuvee.games.bottles.options import BROKE_AT_ROUND_END, BROKE_AT_TURN_END
from cuvee.games.bottles.rules import market, movement, thief
from cuvee.games.bottles.rules.debts import creditor_of
from cuvee.games.bottles.rules.flow import legal, play
from cuvee.render.asking import MOST_SETS, Asking, Choice, sequences, under

FACE_ICONS: Final = ["", "glass", "moto", "car", "boat", "balloon", "plane"]
CHARACTER_ICON: Final = "people"
REPAID_AT_ONCE: Final = (1, 2, 3, 5, 10)


class Asker(Teller):
    """A question with its answers: what each of them stands at, costs and does."""

    def __init__(
        self, view: State, step: Step, moves: list[int], names: list[str], lang: str
    ) -> None:
        super().__init__(view, names, lang)
        self.seat = step.seat
        self.step = step
        self.moves = moves
        self.legal = set(moves)
        self.holds: dict[int, int] = {}  # bottles of each country in the own cellar
        for card in self.lying(step.seat):
            country = int(view.content.country[card])
            self.holds[country] = self.holds.get(country, 0) + 1

    # -- things and what is to be known of them

    def cell_word(self, cell: int) -> str:
        return self.content.labels["cells.id"][cell]

    def card_word(self, card: int) -> str:
        return self.content.labels["bottles.id"][card]

    def name(self, card: int) -> str:
        return self.content.labels["bottles.name"][card]

    def facts(self, *notes: str) -> str:
        """Some short facts in one line."""
        return " · ".join(note for note in notes if note)

    def about(self, card: int) -> str:
        """Country and glasses of a bottle."""
        country = self.country(int(self.content.country[card]))
        return self.say("fact-bottle", country=country, glasses=int(self.content.value[card]))

    def loses(self, card: int) -> str:
        """What is easily overlooked when a bottle of one's own goes."""
        country = int(self.content.country[card])
        if self.holds.get(country, 0) == 1:
            return self.say("fact-only", country=self.country(country))
        return self.say("fact-spare", country=self.country(country))

    def gains(self, card: int) -> str:
        country = int(self.content.country[card])
        key = "fact-held" if country in self.holds else "fact-new"
        return self.say(key, country=self.country(country))

    def waits(self, cell: int) -> str:
        """What is to be had where a move ends."""
        content = self.content
        country = int(content.cell_country[cell])
        if country >= 0:
            left = int(self.view.decks[country])
            key = "waits-owned" if country in self.holds else "waits-new"
            name = self.country(country)
            return self.say(key if left else "waits-empty", country=name, left=left)
        if content.cell_kind[cell] == MARKET_CELL:
            return self.sure_sale() or self.say("waits-market", pile=len(self.lying(int(s.MARKET))))
        return ""

    def sure_sale(self) -> str:
        """BO-7.12: fine bottles bring their price before any roll; the dearest is named."""
        content = self.content
        fine = [
            (int(content.value[card]) * int(content.special[0]) // int(content.special[1]), card)
            for card in self.lying(self.seat)
            if content.value[card] >= content.special_value
        ]
        if not fine:
            return ""
        price, card = max(fine)
        return self.say("waits-sale", card=self.name(card), price=price)

    def shoves(self, shoved: Iterable[int]) -> str:
        """Who is shoved off, if anybody."""
        who = [self.names[other] for other in shoved]
        if len(who) > 1:
            return self.say("fact-shoves", some=", ".join(who[:-1]), other=who[-1])
        return self.say("fact-shove", other=who[0]) if who else ""

    # -- choices that come up in many questions

    def plain(
        self, move: int, key: str, icon: str, sure: bool = False, note: str = ""
    ) -> list[Choice]:
        """A button for this answer, if it is one."""
        if move not in self.legal:
            return []
        return [Choice(self.say(key), move, icon=icon, note=note, sure=sure)]

    def of(self, verb: Verb1) -> list[int]:
        """The subjects of the legal answers with this verb."""
        return [int(verb.a(move)) for move in self.moves if verb.has(move)]

    def own_cards(self, verb: Verb1, key: str, icon: str) -> list[Choice]:
        """Bottles of one's own, each with what it would cost to lose it."""
        return [
            Choice(
                self.say(key, card=self.name(card)),
                int(verb.of(card)),
                self.card_word(card),
                icon,
                note=self.loses(card),
            )
            for card in self.of(verb)
        ]

    def deals(self) -> list[Choice]:
        """BO-9.1: an offer to somebody, an auction, a debt to repay."""
        found = []
        partners = [
            Choice(
                self.say("choice-deal_with", other=self.names[other]),
                int(m.DEAL.of(other)),
                f"s{other}",
                note=self.say(
                    "fact-player",
                    money=int(self.view.money[other]),
                    bottles=int(self.view.bottles[other]),
                ),
            )
            for other in self.of(m.DEAL)
        ]
        if partners:
            left = self.say("fact-offers", left=int(self.view.offers))
            deal = under(self.say("choice-deal"), partners, icon="offer", note=left)
            found.append(deal._replace(at=""))
        lots = self.own_cards(m.AUCTION, "choice-auction_of", "gavel")
        if lots:
            left = self.say("fact-auctions", left=int(self.view.auctions))
            auction = under(self.say("choice-auction"), lots, icon="gavel", note=left)
            found.append(auction._replace(at=""))
        debts = [choice for other in self.of(m.REPAY) for choice in self.repaying(other)]
        if debts:
            found.append(under(self.say("choice-repay"), debts, icon="hourglass"))
        return found

    def repaying(self, other: int) -> list[Choice]:
        """BO-9.19 coin by coin in the rules, one choice with a number here."""
        view = self.view
        owed = sum(
            int(debt & s.AMOUNT)
            for debt in view.debts[self.seat * s.MOST_DEBTS : (self.seat + 1) * s.MOST_DEBTS]
            if debt and creditor_of(debt) == other
        )
        most = min(owed, int(view.money[self.seat]))
        sums = sorted({n for n in REPAID_AT_ONCE if n < most} | {min(most, 20)})
        move = int(m.REPAY.of(other))
        found = []
        for n in sums:
            words = self.say("choice-repay_to", other=self.names[other], sum=n)
            note = self.say("fact-owed", left=owed - n)
            last = self.last_coin(n)
            found.append(
                Choice(words, move, price=str(n), note=last or note, plan=(move,) * (n - 1))
            )
        return found

    def last_coin(self, price: int) -> str:
        """BO-10.2: who has no coin left when it is checked needs help."""
        broke = price == self.view.money[self.seat]
        return self.say("fact-last_coin") if broke and self.checks_money() else ""

    def checks_money(self) -> bool:
        return bool(self.view.options.broke_check in (BROKE_AT_ROUND_END, BROKE_AT_TURN_END))


# -- set-up


def character(t: Asker) -> list[Choice]:
    """BO-1.3: a marker and a name."""
    words = t.content.labels["characters.id"]
    return [
        Choice(
            t.label("characters", k),
            int(m.CHOOSE.of(k)),
            words[k],
            icon=CHARACTER_ICON,
            sure=True,
        )
        for k in t.of(m.CHOOSE)
    ]


def first_bottle(t: Asker) -> list[Choice]:
    """BO-1.5: they lie open on the map."""
    return [
        Choice(
            t.name(card),
            int(m.PICK.of(card)),
            t.card_word(card),
            icon="bottle",
            note=t.about(card),
            sure=True,
        )
        for card in t.of(m.PICK)
    ]


def aiming(t: Asker) -> list[Choice]:
    """BO-1.10: any place."""
    return [
        Choice(
            t.say("choice-aim", cell=t.cell(cell)),
            int(m.AIM.of(cell)),
            t.cell_word(cell),
            "pin",
            note=t.waits(cell),
        )
        for cell in t.of(m.AIM)
    ]


# -- moving


def before_roll(t: Asker) -> list[Choice]:
    return t.plain(int(m.ROLL), "choice-roll", "die", sure=True) + t.deals()


def move(t: Asker) -> list[Choice]:
    """BO-3.12: every place in reach of this roll, or stay, or the thief."""
    face = t.step.about
    here = int(t.view.cell[t.seat])
    found = flights(t)
    if face not in (PLANE, GLASS):
        found += ways(t, face, int(t.content.steps[face]))
    stay = t.plain(int(m.STAY), "choice-stay", "anchor", note=t.waits(here))
    return found + stay + hire(t) + t.deals()


def flights(t: Asker) -> list[Choice]:
    """BO-3.5: the plane, to any place on land."""
    found = []
    for cell in t.of(m.FLY):
        there = int(t.view.marker_on(cell, t.seat))
        found.append(
            Choice(
                t.say("choice-fly", cell=t.cell(cell)),
                int(m.FLY.of(cell)),
                t.cell_word(cell),
                "plane",
                note=t.facts(t.shoves([there] if there >= 0 else []), t.waits(cell)),
            )
        )
    return found


def hire(t: Asker) -> list[Choice]:
    """BO-8.1: instead of a move."""
    if int(m.HIRE) not in t.legal:
        return []
    cost = int(t.content.hire_cost)
    where = t.say("fact-thief", cell=t.cell(t.view.thief))
    return [
        Choice(
            t.say("choice-hire"),
            int(m.HIRE),
            icon="mask",
            price=str(cost),
            note=t.facts(t.last_coin(cost), where),
        )
    ]


def moving(t: Asker) -> list[Choice]:
    """BO-3.9: stop, or every place still in reach."""
    here = int(t.view.cell[t.seat])
    stop = t.plain(int(m.STOP), "choice-stop", "stop", note=t.waits(here))
    return ways(t, t.step.about // 8, t.step.about % 8) + stop


def ways(t: Asker, face: int, left: int) -> list[Choice]:
    """One choice at each place in reach; several ways to it differ by who is shoved off."""
    found = routes(t.view, t.seat, left, bool(movement.is_exact(t.view, face)))
    places: dict[int, list[Route]] = {}
    for route in found:
        places.setdefault(route.cells[-1], []).append(route)
    return [place(t, cell, some, FACE_ICONS[face]) for cell, some in places.items()]


def place(t: Asker, cell: int, some: list[Route], icon: str) -> Choice:
    word = t.cell_word(cell)
    if len(some) > 1:
        then = tuple(way(t, route) for route in some)
        return Choice(t.cell(cell), at=word, icon=icon, note=t.waits(cell), then=then)
    only = some[0]
    return Choice(
        t.say("choice-go", cell=t.cell(cell)),
        only.moves[0],
        word,
        icon,
        note=t.facts(t.shoves(only.shoved), t.waits(cell)),
        plan=only.moves[1:],
    )


def way(t: Asker, route: Route) -> Choice:
    """One of several ways to a place: over which place it goes, and who must leave."""
    over = route.cells[:-1]
    words = t.say("choice-way", cell=t.cell(over[0])) if over else t.say("choice-straight")
    icon = "shove" if route.shoved else "goto"
    return Choice(
        words,
        route.moves[0],
        icon=icon,
        note=t.shoves(route.shoved) or t.say("fact-no_shove"),
        plan=route.moves[1:],
    )


def shoved(t: Asker) -> list[Choice]:
    """BO-5.3: where to, and who would have to leave there."""
    found = []
    for cell in t.of(m.SHOVE):
        there = int(t.view.marker_on(cell, t.seat))
        found.append(
            Choice(
                t.say("choice-flee", cell=t.cell(cell)),
                int(m.SHOVE.of(cell)),
                t.cell_word(cell),
                "shove",
                note=t.facts(t.shoves([there] if there >= 0 else []), t.waits(cell)),
                sure=True,
            )
        )
    return found


def errand(t: Asker) -> list[Choice]:
    """BO-8.2: every place the thief can reach, and whom it would meet there."""
    left = int(t.content.thief_steps) - t.step.about
    found = [sending(t, cell, steps) for cell, steps in errands(t.view, left)]
    if int(m.ROB) in t.legal:
        victim = int(thief.victim_of(t.view, t.seat))
        words = t.say("choice-rob", other=t.names[victim])
        found.append(Choice(words, int(m.ROB), icon="mask", note=t.say("fact-guess"), sure=True))
    return found + t.plain(int(m.SEND_DONE), "choice-thief_stays", "stop")


def sending(t: Asker, cell: int, steps: tuple[int, ...]) -> Choice:
    view, word = t.view, t.cell_word(cell)
    victim = int(view.marker_on(cell, t.seat))
    if victim >= 0 and view.bottles[victim] > 0:
        rob = t.say("choice-rob", other=t.names[victim])
        some = t.say("fact-robbed", bottles=int(view.bottles[victim]))
        then = (
            Choice(rob, steps[0], icon="mask", note=some, plan=(*steps[1:], int(m.ROB))),
            Choice(
                t.say("choice-thief_only"),
                steps[0],
                icon="stop",
                plan=(*steps[1:], int(m.SEND_DONE)),
            ),
        )
        return Choice(t.cell(cell), at=word, icon="mask", then=then)
    words = t.say("choice-send", cell=t.cell(cell))
    plan = (*steps[1:], int(m.SEND_DONE))
    return Choice(words, steps[0], word, "mask", note=t.say("fact-nobody"), plan=plan)


# -- bottles


def toast(t: Asker) -> list[Choice]:
    """BO-4.2: the bottle that is opened; BO-4.3 deals may come first."""
    return t.own_cards(m.DISCARD, "choice-open", "toast") + t.deals()


def breakage(t: Asker) -> list[Choice]:
    return t.own_cards(m.DISCARD, "choice-break", "out")


def help_wanted(t: Asker) -> list[Choice]:
    """BO-4.4, BO-10.3: an offer, an auction, or the end."""
    leave = Choice(t.say("choice-concede"), int(m.CONCEDE), icon="out", note=t.say("fact-concede"))
    return [*t.deals(), leave]


def fist(t: Asker) -> list[Choice]:
    """BO-8.4: left or right."""
    found = []
    for verb, key in ((m.HIDE, "choice-hide"), (m.GUESS, "choice-guess")):
        for side in t.of(verb):
            words = t.say(f"{key}_{'right' if side else 'left'}")
            found.append(Choice(words, int(verb.of(side)), icon="fist", sure=True))
    return found


def loot(t: Asker) -> list[Choice]:
    """BO-8.5: the victim's whole cellar."""
    victim = t.step.about
    cards = [
        Choice(
            t.say("choice-steal", card=t.name(card)),
            int(m.STEAL.of(card)),
            icon="bottle",
            price=str(t.content.value[card]),
            note=t.gains(card),
        )
        for card in t.of(m.STEAL)
    ]
    return [under(t.say("choice-cellar", other=t.names[victim]), cards, at=f"s{victim}")]


def cell(t: Asker) -> list[Choice]:
    """BO-6.1, BO-7.5: what the place offers, then the end of the turn."""
    found = [ware(t, card) for card in t.of(m.BUY)]
    for card in t.of(m.SELL):
        found.append(
            Choice(
                t.say("choice-sell", card=t.name(card)),
                int(m.SELL.of(card)),
                t.card_word(card),
                "coin",
                f"+{market.price(t.view, card)}",
                t.facts(t.loses(card), owes(t)),
            )
        )
    found += t.plain(int(m.ROLL_MARKET), "choice-roll_market", "market", sure=True)
    return found + t.deals() + t.plain(int(m.END), "choice-end", "stop", sure=True)


def ware(t: Asker, card: int) -> Choice:
    """A bottle at the producer or on the market pile, with its price."""
    price = int(t.content.value[card])
    if t.view.place[card] == s.MARKET:
        price = int(market.price(t.view, card))
    return Choice(
        t.say("choice-buy", card=t.name(card)),
        int(m.BUY.of(card)),
        t.card_word(card),
        "bottle",
        str(price),
        t.facts(t.gains(card), t.last_coin(price)),
    )


def owes(t: Asker) -> str:
    """BO-9.18: what a sale brings goes to creditors first."""
    debt = int(t.view.debts[t.seat * s.MOST_DEBTS])
    if debt == 0 or not t.view.options.binding_loans:
        return ""
    return t.say("fact-creditor", other=t.names[int(creditor_of(debt))])


# -- deals


def writing(t: Asker) -> list[Choice]:
    """BO-9.4, BO-9.22: own bottles glow; what is wanted and the money are in the ribbon."""
    found = t.own_cards(m.GIVE, "choice-give", "bottle")
    found += t.plain(int(m.PROPOSE), "choice-propose", "tick")
    found += wishes(t)
    for verb, key, icon in SUMS:
        sums = [
            Choice(t.say(f"{key}_sum", sum=n), int(verb.of(n)), price=str(n)) for n in t.of(verb)
        ]
        if verb is m.PAY:
            sums = [sum_._replace(note=t.last_coin(int(sum_.price))) for sum_ in sums]
        if sums:
            found.append(under(t.say(key), sums, icon=icon))
    return found + t.plain(int(m.CANCEL), "choice-cancel", "stop", sure=True)


SUMS: Final[list[tuple[Verb1, str, str]]] = [
    (m.PAY, "choice-pay", "coin"),
    (m.CHARGE, "choice-charge", "coin"),
    (m.BORROW, "choice-borrow", "hourglass"),
    (m.INTEREST, "choice-interest", "hourglass"),
]


def wishes(t: Asker) -> list[Choice]:
    """BO-9.4: any bottle, one of a country, or one by name, by country."""
    rows: dict[int, list[Choice]] = {}
    found = []
    for item in t.of(m.ASK):
        move = int(m.ASK.of(item))
        if item == s.ASK_ANY:
            found.append(Choice(t.say("choice-ask_any"), move, icon="bottle"))
        elif item >= s.ASK_COUNTRY:
            country = item - int(s.ASK_COUNTRY)
            key = "fact-held" if country in t.holds else "fact-new"
            name = t.country(country)
            note = t.say(key, country=name)
            words = t.say("choice-ask_country", country=name)
            rows.setdefault(country, []).insert(0, Choice(words, move, icon="flag", note=note))
        else:
            country = int(t.content.country[item])
            words = t.say("choice-ask_card", card=t.name(item))
            choice = Choice(words, move, icon="bottle", price=str(t.content.value[item]))
            rows.setdefault(country, []).append(choice)
    found += [under(t.country(country), rows[country], icon="flag") for country in sorted(rows)]
    return [under(t.say("choice-ask"), found, icon="bottle")] if found else []


def replying(t: Asker) -> list[Choice]:
    """BO-9.8: agree, ask for more, refuse; what one would give away is said."""
    found = t.plain(int(m.ACCEPT), "choice-accept", "tick", note=costs(t))
    borrows = t.view.offer.sum_kind == s.BORROWING
    for k in t.of(m.COUNTER):
        key = "choice-more_interest" if borrows else "choice-more"
        step = int(STEPS[k])
        found.append(
            Choice(t.say(key, sum=step), int(m.COUNTER.of(k)), icon="offer", price=f"+{step}")
        )
    return found + t.plain(int(m.REJECT), "choice-reject", "stop")


def costs(t: Asker) -> str:
    """The first country that agreeing would surely cost; one's last coins."""
    offer, content = t.view.offer, t.content
    mine = t.seat == offer.by
    things = offer.given[: offer.gives] if mine else offer.asked[: offer.asks]
    for item in things:
        if 0 <= item < CARDS and t.holds.get(int(content.country[item]), 0) == 1:
            return t.loses(int(item))
        country = int(item - s.ASK_COUNTRY)
        if s.ASK_COUNTRY <= item < s.ASK_ANY and t.holds.get(country, 0) == 1:
            return t.say("fact-only", country=t.country(country))
    pays = s.PAYING if mine else s.CHARGING
    if offer.sum_kind == pays or (offer.sum_kind == s.BORROWING and not mine):
        return t.last_coin(int(offer.sum))
    return ""


def handing(t: Asker) -> list[Choice]:
    """BO-9.11: fitting bottles; those that may only come second can be picked as well."""
    return t.own_cards(m.HAND, "choice-hand", "bottle")


def start_price(t: Asker) -> list[Choice]:
    lot = int(t.view.lot)
    prices = [
        Choice(t.say("choice-start", sum=n), int(m.START.of(n)), price=str(n), sure=True)
        for n in t.of(m.START)
    ]
    return [under(t.name(lot), prices, t.card_word(lot), "gavel", t.about(lot))]


def bid(t: Asker) -> list[Choice]:
    found = []
    for k in t.of(m.RAISE):
        price = int(t.view.price) + int(STEPS[k])
        words = t.say("choice-bid", sum=price)
        note = t.last_coin(price)
        found.append(
            Choice(words, int(m.RAISE.of(k)), icon="gavel", price=str(price), note=note, sure=True)
        )
    return found + t.plain(int(m.PASS), "choice-pass", "stop", sure=True)


# -- the question


ASKED: Final[dict[int, tuple[Callable[[Asker], list[Choice]], str]]] = {
    int(q.CHARACTER): (character, "people"),
    int(q.BOTTLE): (first_bottle, "bottle"),
    int(q.AIMING): (aiming, "pin"),
    int(q.BEFORE_ROLL): (before_roll, "die"),
    int(q.MOVE): (move, ""),
    int(q.MOVING): (moving, ""),
    int(q.CHEERS): (toast, "toast"),
    int(q.CHEERS_HELP): (help_wanted, "toast"),
    int(q.SHOVED): (shoved, "shove"),
    int(q.BREAKAGE): (breakage, "out"),
    int(q.THIEF): (errand, "mask"),
    int(q.FIST): (fist, "fist"),
    int(q.FIST_GUESS): (fist, "fist"),
    int(q.LOOT): (loot, "mask"),
    int(q.CELL): (cell, "pin"),
    int(q.DRAFT): (writing, "offer"),
    int(q.REPLY): (replying, "offer"),
    int(q.COUNTERED): (replying, "offer"),
    int(q.HAND_OVER): (handing, "bottle"),
    int(q.START_PRICE): (start_price, "gavel"),
    int(q.BID): (bid, "gavel"),
    int(q.BROKE_HELP): (help_wanted, "coin"),
}


def ask(view: State, step: Step, moves: list[int], names: list[str], lang: str) -> Asking:
    """The question as a page asks it."""
    t = Asker(view, step, moves, names, lang)
    made, icon = ASKED[step.ask]
    if step.ask in (q.MOVE, q.MOVING):
        icon = FACE_ICONS[step.about if step.ask == q.MOVE else step.about // 8]
    choices = made(t)
    sets = picks(t)
    if sets and step.ask == q.HAND_OVER:
        choices += later(t, sets)
    words = question(view, step, names, lang)
    return Asking(words, tuple(choices), hint(t), icon, warning(t), sets)


def picks(t: Asker) -> tuple[tuple[int, ...], ...]:
    """BO-9.11, BO-9.22: bottles that go together may be picked in any order."""
    view, offer = t.view, t.view.offer
    if t.step.ask == q.HAND_OVER:
        nth = t.step.about
        item = offer.asked[nth]
        if nth + 1 == offer.asks or offer.asked[nth + 1] != item:
            return ()

        def is_alike(step: int) -> bool:
            return bool(ask_of(step) == q.HAND_OVER and offer.asked[about_of(step)] == item)

        return sequences(legal, play, view, t.seat, ROOM, is_alike)
    if t.step.ask == q.DRAFT and offer.asks == 0 and offer.sum_kind == s.NO_SUM:
        return gifts(t.of(m.GIVE), int(view.content.most_given - offer.gives))
    return ()


ROOM: Final = len(m.TABLE.texts)


def gifts(cards: list[int], most: int) -> tuple[tuple[int, ...], ...]:
    """BO-9.22: the bottles given, in rising order; none if there are too many ways."""
    found: list[tuple[int, ...]] = []
    level: list[tuple[int, ...]] = [()]
    for _ in range(most):
        level = [
            (*some, int(m.GIVE.of(card)))
            for some in level
            for card in cards
            if not some or some[-1] < m.GIVE.of(card)
        ]
        found += level
        if len(found) > MOST_SETS:
            return ()
    return tuple(found)


def later(t: Asker, sets: tuple[tuple[int, ...], ...]) -> list[Choice]:
    """Bottles that the rules take only after another one."""
    cards = {int(m.HAND.a(move)) for some in sets for move in some} - set(t.of(m.HAND))
    return [
        Choice(
            t.say("choice-hand", card=t.name(card)),
            at=t.card_word(card),
            icon="bottle",
            note=t.loses(card),
            pick=int(m.HAND.of(card)),
        )
        for card in sorted(cards)
    ]


def hint(t: Asker) -> str:
    """A small line below the question: the own standing, or how the question works."""
    asked = t.step.ask
    if asked in (q.BEFORE_ROLL, q.CELL, q.BID, q.REPLY, q.COUNTERED):
        have = len(t.holds)
        money = int(t.view.money[t.seat])
        return t.say("hint-standing", countries=have, goal=int(t.view.goal()), money=money)
    key = HINTS.get(asked, "")
    return t.say(key) if key else ""


HINTS: Final = {
    int(q.AIMING): "hint-aiming",
    int(q.CHEERS): "hint-cheers",
    int(q.SHOVED): "hint-shoved",
    int(q.BREAKAGE): "hint-breakage",
    int(q.THIEF): "hint-thief",
    int(q.FIST): "hint-fist",
    int(q.FIST_GUESS): "hint-fist",
    int(q.DRAFT): "hint-draft",
    int(q.CHEERS_HELP): "hint-help",
    int(q.BROKE_HELP): "hint-help",
}


def warning(t: Asker) -> str:
    """What is lost without another question: the turn may end with no coin left."""
    view = t.view
    if t.step.ask == q.CELL and view.money[t.seat] == 0 and t.checks_money():
        at_once = view.options.broke_check == BROKE_AT_TURN_END
        return t.say("warning-turn_end" if at_once else "warning-round_end")
    if t.step.ask in (q.CHEERS, q.BREAKAGE) and len(t.of(m.DISCARD)) == len(t.holds):
        return t.say("warning-no_spare")
    return ""
