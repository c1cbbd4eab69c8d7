"""How Grand Cru asks: tiles, columns, labels, vines and barrels glow; few buttons are left."""

from collections.abc import Callable
from typing import Final

from cuvee.core.moves import Verb1, Verb3
from cuvee.core.state import Step, about_of, ask_of
from cuvee.games.grand_cru import moves as m
from cuvee.games.grand_cru import questions as q
from cuvee.games.grand_cru.content import BARRELS, LEAVES, VARIETIES
from cuvee.games.grand_cru.face.text import Teller, each_cube, question
from cuvee.games.grand_cru.model.cubes import count, total
from cuvee.games.grand_cru.model.picks import AT_FAIR, effect_of, left_in
from cuvee.games.grand_cru.model.state import State
from cuvee.games.grand_cru.model.tiles import bid_of, bidder_of, kind_of, kind_up, leads
from cuvee.games.grand_cru.rules import effects, young
from cuvee.games.grand_cru.rules.flow import legal, play
from cuvee.render.asking import Asking, Choice, grouped, sequences, under

ROOM: Final = len(m.TABLE)


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
        self.own = view.estates[step.seat]
        self.money = int(self.own.money)

    def of(self, verb: Verb1) -> list[int]:
        """The subjects of the legal answers with this verb."""
        return [int(verb.a(move)) for move in self.moves if verb.has(move)]

    def plain(
        self, move: int, key: str, icon: str, note: str = "", sure: bool = False
    ) -> list[Choice]:
        """A button for this answer, if it is one."""
        if move not in self.legal:
            return []
        return [Choice(self.say(key), move, icon=icon, note=note, sure=sure)]

    def kind_word(self, kind: int) -> str:
        return (self.content.variety_ids + self.content.improvement_ids)[kind]

    def variety_word(self, variety: int) -> str:
        return self.content.variety_ids[variety]

    def innovation_word(self, which: int) -> str:
        return self.content.innovation_ids[which]

    def has_kind(self, kind: int) -> str:
        """Whether a tile would be a new kind in one's vineyard, which scores."""
        for tile in self.own.fields:
            if tile >= 0 and kind_of(tile) == kind:
                return self.say("fact-held_kind")
        return self.say("fact-new_kind", n=int(self.content.per_kind))

    def beyond(self, bid: int) -> str:
        """GC-R11: one may bid more than one has, and then cannot claim."""
        return self.say("fact-beyond", money=self.money) if bid > self.money else ""

    def facts(self, *notes: str) -> str:
        return " · ".join(note for note in notes if note)

    def spoils(self) -> str:
        """GC-19.2: wine in its last barrel is lost when the year ends."""
        some = [0] * int(VARIETIES)
        for barrel in range(int(BARRELS)):
            for variety in range(int(VARIETIES)):
                last = min(int(self.content.last[variety]), int(BARRELS) - 1)
                if barrel == last:
                    some[variety] += int(count(self.own.cellar[barrel], variety))
        lost = [f"{n} {self.wine(variety)}" for variety, n in enumerate(some) if n]
        return self.say("warning-spoils", wine=", ".join(lost)) if lost else ""


# -- the turn


def turn(t: Asker) -> list[Choice]:
    """GC-4.1: all actions at their things."""
    heads: dict[str, Choice] = {}
    found: list[Choice] = []
    for kind in display_kinds(t):
        found.append(from_display(t, kind))
        heads[t.kind_word(kind)] = Choice(t.kind(kind))
    for column in range(int(t.view.seats)):
        lot = on_column(t, column)
        if lot is not None:
            found.append(lot)
    found += raises(t) + harvests(t) + selling(t, m.SELL) + uses(t, heads) + shifts(t)
    for variety in range(int(VARIETIES)):
        heads[t.variety_word(variety)] = Choice(t.wine(variety))
    return [*grouped(found, heads), *copies(t), *passing(t)]


def display_kinds(t: Asker) -> list[int]:
    """The kinds of tiles on display that one may bid for or buy."""
    kinds = {int(m.AUCTION.a(move)) for move in t.moves if m.AUCTION.has(move)}
    return sorted(kinds | set(t.of(m.BUY)))


def from_display(t: Asker, kind: int) -> Choice:
    """GC-5.1, GC-8.1: a bid from 1 to 6, or buy at once."""
    bids = [
        Choice(
            t.say("choice-bid", n=int(m.AUCTION.b(move))),
            move,
            icon="hammer",
            price=str(m.AUCTION.b(move)),
            note=t.beyond(int(m.AUCTION.b(move))),
        )
        for move in t.moves
        if m.AUCTION.has(move) and m.AUCTION.a(move) == kind
    ]
    if kind in t.of(m.BUY):
        bids.append(buying(t, int(m.BUY.of(kind))))
    return under(
        t.say("choice-tile", tile=t.kind(kind)), bids, t.kind_word(kind), "hammer", t.has_kind(kind)
    )


def buying(t: Asker, move: int) -> Choice:
    price = int(t.content.direct_price)
    return Choice(t.say("choice-buy"), move, icon="coin", price=str(price))


def on_column(t: Asker, column: int) -> Choice | None:
    """GC-6.1, GC-7.1, GC-8.1: outbid, claim or buy the tile on a column."""
    up = t.view.board.columns[column]
    if up == 0:
        return None
    some: list[Choice] = []
    if int(m.CLAIM.of(column)) in t.legal:
        price = str(bid_of(up))
        some.append(
            Choice(t.say("choice-claim"), int(m.CLAIM.of(column)), icon="check", price=price)
        )
    for move in t.moves:
        if m.OUTBID.has(move) and m.OUTBID.a(move) == column:
            n = int(m.OUTBID.b(move))
            words = t.say("choice-bid", n=n)
            some.append(Choice(words, move, icon="hammer", price=str(n), note=t.beyond(n)))
    if int(m.BUY_LOT.of(column)) in t.legal:
        some.append(buying(t, int(m.BUY_LOT.of(column))))
    if not some:
        return None
    kind = int(kind_up(up))
    bidder = t.names[int(bidder_of(up))] if bid_of(up) > 0 else ""
    key = "fact-own_bid" if leads(up, t.seat) else "fact-bid" if bidder else "fact-no_bid"
    note = t.facts(t.say(key, who=bidder, n=int(bid_of(up))), t.has_kind(kind))
    head = under(t.kind(kind), some, f"c{column + 1}", "hammer", note)
    return head


def raises(t: Asker) -> list[Choice]:
    """GC-10.1: demand a level up, and what a cube brings then."""
    found = []
    for variety in t.of(m.RAISE):
        new = int(t.content.price(variety, t.view.board.demand[variety] + 1))
        found.append(
            Choice(
                t.say("choice-demand", wine=t.wine(variety)),
                int(m.RAISE.of(variety)),
                t.variety_word(variety),
                "up",
                note=t.say("fact-price", old=t.price(variety), new=new),
            )
        )
    return found


def harvests(t: Asker) -> list[Choice]:
    """GC-11.1: a vine with its cube; the first may cost a franc."""
    cost = int(t.content.harvest_cost)
    if t.step.ask == q.PICK_HARVEST:
        effect = int(effect_of(t.step.about))
        first = left_in(t.step.about) == t.content.amount[effect]
        cost = int(t.content.cost[effect]) if first else 0
    found = []
    for variety in t.of(m.HARVEST):
        ripe = t.say("fact-ripe", barrel=int(t.content.ripe[variety]) + 1)
        found.append(
            Choice(
                t.say("choice-harvest", wine=t.wine(variety)),
                int(m.HARVEST.of(variety)),
                t.variety_word(variety),
                "grape",
                str(cost) if cost else "",
                t.facts(last_vine(t), ripe),
            )
        )
    return found


def last_vine(t: Asker) -> str:
    """GC-3.2: the last cube harvested fixes the end of the year."""
    last = t.view.at_fair == 0 and total(t.own.grapes()) == 1
    return t.say("fact-last_vine") if last else ""


def selling(t: Asker, verb: Verb3) -> list[Choice]:
    """GC-12.1: at each barrel the wines in it, one cube or more."""
    barrels: dict[int, list[Choice]] = {}
    for move in t.moves:
        if not verb.has(move):
            continue
        barrel, variety, n = int(verb.a(move)), int(verb.b(move)), int(verb.c(move))
        if verb is m.YOUNG:
            each = int(young.price(t.view, effect_of(t.step.about), barrel, variety))
        else:
            each = each_cube(t, t.step, variety)
        words = t.say("choice-sell", n=n, wine=t.wine(variety))
        note = t.say("fact-each", n=each)
        sale = Choice(words, move, icon="coin", price=f"+{n * each}", note=note)
        barrels.setdefault(barrel, []).append(sale)
    return [
        under(t.say("choice-barrel", barrel=barrel + 1), some, f"b{barrel + 1}", "coin")
        for barrel, some in barrels.items()
    ]


def uses(t: Asker, heads: dict[str, Choice]) -> list[Choice]:
    """GC-13.1: an own improvement, face up."""
    found = []
    for k in t.of(m.USE):
        word = t.content.improvement_ids[k]
        heads.setdefault(word, Choice(t.improvement(k)))
        words = t.say("choice-use", improvement=t.improvement(k))
        note = t.label("effect_text", k)
        found.append(Choice(words, int(m.USE.of(k)), word, "play", note=note))
    return found


def shifts(t: Asker) -> list[Choice]:
    """GC-24.2: an innovation tile to another place of the row."""
    rows: dict[int, list[Choice]] = {}
    for move in t.moves:
        if m.SHIFT.has(move):
            n = int(m.SHIFT.b(move))
            words = t.say("choice-shift_first") if n == 1 else t.say("choice-shift", n=n)
            rows.setdefault(int(m.SHIFT.a(move)), []).append(Choice(words, move, icon="swap"))
    return [
        under(
            t.say("choice-innovation", innovation=t.innovation(k)),
            some,
            t.innovation_word(k),
            "hint",
        )
        for k, some in rows.items()
    ]


def copies(t: Asker) -> list[Choice]:
    """GC-24.7: an improvement of somebody else, for an innovation tile."""
    some = [
        Choice(
            t.say("choice-copy", improvement=t.improvement(k)),
            int(m.INNOVATE.of(k)),
            icon="hint",
            note=t.label("effect_text", k),
        )
        for k in t.of(m.INNOVATE)
    ]
    return [under(t.say("choice-innovate"), some, icon="hint")] if some else []


def passing(t: Asker) -> list[Choice]:
    """GC-15.1: no more actions this year; what spoils is said."""
    note = "" if t.step.about & q.FINAL else t.spoils() or t.say("fact-pass")
    return t.plain(int(m.PASS), "choice-pass", "next", note)


# -- picks


def pick_harvest(t: Asker) -> list[Choice]:
    return harvests(t) + done(t)


def pick_demand(t: Asker) -> list[Choice]:
    return raises(t) + done(t)


def juice(t: Asker) -> list[Choice]:
    francs = int(t.content.amount[effect_of(t.step.about)])
    found = [
        Choice(
            t.say("choice-juice", wine=t.wine(variety)),
            int(m.JUICE.of(variety)),
            t.variety_word(variety),
            "grape",
            f"+{francs}",
        )
        for variety in t.of(m.JUICE)
    ]
    return found + done(t)


def sale(t: Asker) -> list[Choice]:
    return selling(t, m.SELL) + done(t)


def young_sale(t: Asker) -> list[Choice]:
    return selling(t, m.YOUNG) + done(t)


def done(t: Asker) -> list[Choice]:
    """GC-18.7: the rest may be left out."""
    effect = effect_of(t.step.about)
    at_fair = effect >= AT_FAIR and left_in(t.step.about) == t.content.amount[effect]
    note = t.say("fact-wasted") if at_fair and t.step.ask in FAIR_PICKS else ""
    return t.plain(int(m.DONE), "choice-done", "check", note)


FAIR_PICKS: Final = (q.SALE, q.PICK_HARVEST, q.PICK_DEMAND, q.YOUNG, q.REORG)


def in_barrels(t: Asker) -> list[Choice]:
    """GC-14.2, GC-14.7: a variety in a barrel, to move on or to replace."""
    barrels: dict[int, list[Choice]] = {}
    for move in t.moves:
        verb = m.REFINE if m.REFINE.has(move) else m.BLEND
        key = "choice-age" if verb is m.REFINE else "choice-blend"
        barrel, variety = int(verb.a(move)), int(verb.b(move))
        n = int(count(t.own.cellar[barrel], variety))
        words = t.say(key, n=n, wine=t.wine(variety))
        past = verb is m.REFINE and barrel + 1 > t.content.last[variety]
        note = t.say("fact-past") if past else ""
        icon = "next" if verb is m.REFINE else "swap"
        barrels.setdefault(barrel, []).append(Choice(words, move, icon=icon, note=note))
    return [
        under(t.say("choice-barrel", barrel=barrel + 1), some, f"b{barrel + 1}")
        for barrel, some in barrels.items()
    ]


def cubes(t: Asker) -> list[Choice]:
    """GC-14.2, GC-25.3: cubes of a barrel or of the supply, one button for each variety."""
    found = []
    for verb, key in ((m.TAKE, "choice-take"), (m.RETURN, "choice-return")):
        for variety in t.of(verb):
            words = t.say(key, wine=t.wine(variety))
            found.append(Choice(words, int(verb.of(variety)), icon="grape"))
    return found


def make_room(t: Asker) -> list[Choice]:
    """GC-9.4: any own tile."""
    heads: dict[str, Choice] = {}
    found = []
    for tile in t.of(m.DROP):
        ids = t.content.variety_ids + t.content.improvement_ids
        kind = int(kind_of(tile))
        word = ids[kind] if kind < len(ids) else t.innovation_word(tile - 2 * len(ids))
        heads[word] = Choice(t.say("choice-drop_which"))
        words = t.say("choice-drop", tile=t.tile(tile))
        found.append(Choice(words, int(m.DROP.of(tile)), word, "cross"))
    return grouped(found, heads)


def reorganize(t: Asker) -> list[Choice]:
    """GC-18.15: an own vine, then the other variety."""
    rows: dict[int, list[Choice]] = {}
    for move in t.moves:
        if m.REORG.has(move):
            pile = "discards" if m.REORG.c(move) else "stack"
            words = t.say(f"choice-reorg_{pile}", wine=t.wine(int(m.REORG.b(move))))
            rows.setdefault(int(m.REORG.a(move)), []).append(Choice(words, move, icon="swap"))
    return [
        under(t.say("choice-replace", wine=t.wine(k)), some, t.variety_word(k), "swap")
        for k, some in rows.items()
    ] + done(t)


# -- markers, fair, loans, innovation


def brand(t: Asker) -> list[Choice]:
    """GC-27.1: a free marker, or one that lies on a bid."""
    found = t.plain(int(m.BRAND), "choice-brand", "flag")
    for column in t.of(m.BRAND_LOT):
        kind = int(kind_up(t.view.board.columns[column]))
        words = t.say("choice-brand_lot", tile=t.kind(kind))
        found.append(
            Choice(
                words, int(m.BRAND_LOT.of(column)), f"c{column + 1}", note=t.say("fact-bid_gone")
            )
        )
    return found + t.plain(int(m.DONE), "choice-no_brand", "cross")


def lift(t: Asker) -> list[Choice]:
    """GC-27.6: a marker of a brand, or a free one."""
    found = [
        Choice(
            t.say("choice-lift", wine=t.wine(variety)),
            int(m.LIFT.of(variety)),
            t.variety_word(variety),
            "flag",
        )
        for variety in t.of(m.LIFT)
    ]
    return found + t.plain(int(m.DONE), "choice-lift_none", "hand")


def fair(t: Asker) -> list[Choice]:
    """GC-18.3: a space with what it does; one without effect now is named as such."""
    found = []
    for space in t.of(m.FAIR):
        works = effects.possible(t.view, t.seat, AT_FAIR + space)
        note = t.fair(space) if works else t.say("fact-no_effect")
        found.append(
            Choice(
                t.say("choice-fair", space=t.label("fair_space", space)),
                int(m.FAIR.of(space)),
                t.content.space_ids[space],
                "star",
                str(t.content.prestige[space]),
                note,
            )
        )
    return found + t.plain(
        int(m.PASS), "choice-leave_fair", "door", t.say("fact-keeps", n=int(t.own.prestige))
    )


def first_loans(t: Asker) -> list[Choice]:
    """GC-1.7: one to five."""
    return [
        Choice(
            t.say("choice-loans", n=n),
            int(m.LOANS.of(n)),
            icon="coin",
            price=f"+{n * t.content.loan}",
            note=interest(t, n),
        )
        for n in t.of(m.LOANS)
    ]


def interest(t: Asker, loans: int) -> str:
    return t.say("fact-interest", n=int(t.content.interest[loans]))


def loans(t: Asker) -> list[Choice]:
    """GC-21.1: borrow, repay or neither."""
    owes = int(t.own.loans)
    borrow = [
        Choice(
            t.say("choice-borrow_n", n=n),
            int(m.BORROW.of(n)),
            icon="coin",
            price=f"+{n * t.content.loan}",
            note=interest(t, owes + n),
        )
        for n in t.of(m.BORROW)
    ]
    repay = [
        Choice(
            t.say("choice-repay_n", n=n),
            int(m.REPAY.of(n)),
            icon="coin",
            price=f"-{n * t.content.repayment}",
            note=interest(t, owes - n) if n < owes else t.say("fact-ends"),
        )
        for n in t.of(m.REPAY)
    ]
    found = []
    if borrow:
        found.append(under(t.say("choice-borrow"), borrow, icon="up"))
    if repay:
        found.append(under(t.say("choice-repay"), repay, icon="down"))
    return found + t.plain(int(m.STAY), "choice-neither", "next", interest(t, owes))


def spend(t: Asker) -> list[Choice]:
    return [
        Choice(
            t.say("choice-spend", innovation=t.innovation(k)),
            int(m.SPEND.of(k)),
            t.innovation_word(k),
            "hint",
        )
        for k in t.of(m.SPEND)
    ]


def award(t: Asker) -> list[Choice]:
    full = t.say("fact-full") if t.own.tiles() == len(t.own.fields) else ""
    return t.plain(int(m.ACCEPT), "choice-accept", "check", full) + t.plain(
        int(m.DECLINE), "choice-decline", "cross"
    )


def after_action(t: Asker) -> list[Choice]:
    return copies(t) + t.plain(int(m.DONE), "choice-end_turn", "next", sure=True)


# -- the question

ASKED: Final[dict[int, tuple[Callable[[Asker], list[Choice]], str]]] = {
    int(q.INITIAL_LOANS): (first_loans, "coin"),
    int(q.TURN): (turn, "grape"),
    int(q.AFTER_ACTION): (after_action, "hint"),
    int(q.SPEND): (spend, "hint"),
    int(q.MAKE_ROOM): (make_room, "cross"),
    int(q.SALE): (sale, "coin"),
    int(q.PICK_HARVEST): (pick_harvest, "grape"),
    int(q.PICK_AGE): (in_barrels, "next"),
    int(q.PICK_BLEND): (in_barrels, "swap"),
    int(q.PICK_TAKE): (cubes, "swap"),
    int(q.PICK_DEMAND): (pick_demand, "up"),
    int(q.PICK_FIELD): (cubes, "grape"),
    int(q.BRAND): (brand, "flag"),
    int(q.LIFT): (lift, "flag"),
    int(q.FAIR): (fair, "star"),
    int(q.JUICE): (juice, "grape"),
    int(q.YOUNG): (young_sale, "coin"),
    int(q.REORG): (reorganize, "swap"),
    int(q.LOANS): (loans, "coin"),
    int(q.INNOVATION_AWARD): (award, "hint"),
}


def ask(view: State, step: Step, moves: list[int], names: list[str], lang: str) -> Asking:
    """The question as a page asks it."""
    t = Asker(view, step, moves, names, lang)
    made, icon = ASKED[step.ask]
    choices = made(t)
    sets = picks(t)
    choices += later(t, sets)
    words = question(view, step, names, lang)
    small = t.say("hint-any_order") if sets else hint(t)
    return Asking(words, tuple(choices), small, icon, warning(t), sets)


def picks(t: Asker) -> tuple[tuple[int, ...], ...]:
    """GC-R67: what is picked in the order of the varieties may be picked in any order."""
    asked, about = t.step.ask, t.step.about
    if asked not in (q.PICK_HARVEST, q.PICK_DEMAND, q.PICK_TAKE, q.PICK_FIELD, q.JUICE):
        return ()
    if asked == q.PICK_DEMAND and t.view.options.brand_identity and effect_of(about) < AT_FAIR:
        return ()  # any order is the rules' own there
    if asked == q.PICK_FIELD and left_in(about) == 0:
        return ()

    def goes_with(step: int) -> bool:
        new_cube = asked == q.PICK_FIELD and left_in(about_of(step)) == 0
        return bool(ask_of(step) == asked and not new_cube)

    found = sequences(legal, play, t.view, t.seat, ROOM, goes_with)
    return found if any(len(some) > 1 for some in found) else ()


def later(t: Asker, sets: tuple[tuple[int, ...], ...]) -> list[Choice]:
    """Cubes that the rules take only after another one, and the end of a pick once it has begun."""
    found = []
    for move in sorted({move for some in sets for move in some} - t.legal):
        if move == m.DONE:
            found.append(Choice(t.say("choice-done"), icon="check", pick=move))
            continue
        verb, key = (m.TAKE, "choice-take") if m.TAKE.has(move) else (m.RETURN, "choice-return")
        words = t.say(key, wine=t.wine(int(verb.a(move))))
        found.append(Choice(words, icon="grape", pick=move))
    return found


def hint(t: Asker) -> str:
    """A small line below the question."""
    if t.step.ask in (q.TURN, q.FAIR, q.BRAND):
        return t.say("hint-purse", n=t.money, markers=int(t.own.markers))
    key = HINTS.get(t.step.ask, "")
    return t.say(key, n=int(t.content.repayment)) if key else ""


HINTS: Final = {
    int(q.INITIAL_LOANS): "hint-initial_loans",
    int(q.MAKE_ROOM): "hint-make_room",
    int(q.LOANS): "hint-loans",
}


def warning(t: Asker) -> str:
    """What is lost without another question: wine past its time, lots one cannot claim any more."""
    if t.step.ask != q.TURN:
        return ""
    if t.step.about & q.FINAL:
        led = [up for up in t.view.board.columns if up and leads(up, t.seat)]
        if led:
            return t.say("warning-bids", n=len(led))
        return t.spoils() or t.say("warning-final")
    return t.spoils() if t.view.round >= LEAVES else ""
