"""Why not: the first reason that keeps a player from an answer, or from choosing a thing.

Conditions come in the order in which they are worth telling; the sentences are in `why/en.ftl`.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from cuvee.core.moves import Moves
from cuvee.core.state import SEALED, about_of, ask_of, seat_of
from cuvee.games.grand_cru import moves as m
from cuvee.games.grand_cru import questions as q
from cuvee.games.grand_cru.content import BARRELS, VARIETIES
from cuvee.games.grand_cru.face.text import has_passed
from cuvee.games.grand_cru.face.why_parts import Doubt, Finding
from cuvee.games.grand_cru.face.why_picks import PICKED
from cuvee.games.grand_cru.face.why_turn import ACTED
from cuvee.games.grand_cru.face.why_year import AT_ANOTHER_TIME, SETTLED
from cuvee.games.grand_cru.model.cubes import count
from cuvee.games.grand_cru.model.state import State
from cuvee.games.grand_cru.model.tiles import bid_of, leads
from cuvee.games.grand_cru.rules.flow import legal
from cuvee.render.why import Reason, WhyBook

BOOK: Final = WhyBook(Path(__file__).with_name("why"))

# the verbs that answer a question
ANSWERS: Final = {
    int(q.INITIAL_LOANS): ("loans",),
    int(q.TURN): (
        *("auction", "outbid", "claim", "buy", "demand", "harvest", "sell", "use", "pass"),
        *("shift", "innovate"),
    ),
    int(q.AFTER_ACTION): ("innovate", "done"),
    int(q.SPEND): ("spend",),
    int(q.MAKE_ROOM): ("drop",),
    int(q.SALE): ("sell", "done"),
    int(q.PICK_HARVEST): ("harvest", "done"),
    int(q.PICK_AGE): ("age", "done"),
    int(q.PICK_BLEND): ("blend", "done"),
    int(q.PICK_TAKE): ("take", "done"),
    int(q.PICK_DEMAND): ("demand", "done"),
    int(q.PICK_FIELD): ("take", "return", "done"),
    int(q.BRAND): ("brand", "done"),
    int(q.LIFT): ("lift", "done"),
    int(q.FAIR): ("fair", "pass"),
    int(q.JUICE): ("juice", "done"),
    int(q.YOUNG): ("young", "done"),
    int(q.REORG): ("reorg", "done"),
    int(q.LOANS): ("borrow", "repay", "stay"),
    int(q.INNOVATION_AWARD): ("accept", "decline"),
}
AFTER_THE_YEAR: Final = (q.FAIR, q.LOANS, q.INNOVATION_AWARD)
ACTIONS: Final = ANSWERS[int(q.TURN)]


def refusal(view: State, seat: int, move: int, names: list[str], lang: str) -> Reason | None:
    """Why this seat cannot give this answer now."""
    d = Doubt(view, seat, names, lang)
    if allowed(d, move):
        return None
    for holds, key, places in reasons(d, move):
        if holds:
            return BOOK.reason(f"why-{key}", lang, **places)
    return None


def allowed(d: Doubt, move: int) -> bool:
    if d.step < 0:
        return False
    out = Moves(len(m.TABLE))
    legal(d.view, d.step, out)
    return move in out.as_list()


def reasons(d: Doubt, move: int) -> Iterator[Finding]:
    verb = m.TABLE.text(move).split()[0]
    yield from for_any(d)
    if d.step < 0:
        return
    ask = int(ask_of(d.step))
    if verb in ANSWERS[ask]:
        table = PICKED if ask in PICKED_ASKS else SETTLED if ask in AFTER_THE_YEAR else ACTED
        if verb in table:
            yield from table[verb](d, move)
        return
    yield ask == q.INITIAL_LOANS, "any-before", {}
    if verb in AT_ANOTHER_TIME:
        yield from AT_ANOTHER_TIME[verb](d, move)
    yield ask in AFTER_THE_YEAR and verb in ACTIONS, "any-year_over", {}
    yield ask not in (q.TURN, *AFTER_THE_YEAR), "any-running", {}


PICKED_ASKS: Final = frozenset(ANSWERS) - {
    int(ask) for ask in (q.INITIAL_LOANS, q.TURN, q.AFTER_ACTION, *AFTER_THE_YEAR)
}


def for_any(d: Doubt) -> Iterable[Finding]:
    """What keeps a player from any answer."""
    view, seat = d.view, d.seat
    yield view.depth == 0, "any-over", {}
    if view.depth == 0:
        return
    top = view.top()
    yield bool(view.broke >> seat & 1), "any-broke", {}
    if d.step >= 0:
        return
    yield bool(top & SEALED), "loans-sealed", {}
    yield has_passed(view, seat), "any-passed", {}
    first_phase = ask_of(top) not in AFTER_THE_YEAR and view.at_fair == 0
    yield first_phase and view.harvested == seat, "any-closed", {}
    final = ask_of(top) == q.TURN and bool(about_of(top) & q.FINAL)
    yield final and not d.will_be_asked(), "any-final_taken", {}
    gone = view.at_fair != 0 and not view.at_fair >> seat & 1
    yield gone, "fair-left", {}
    yield True, "any-not_your_turn", {"who": d.names[int(seat_of(top))]}


# -- things


def why(view: State, seat: int, word: str, names: list[str], lang: str) -> Reason | None:
    """Why this seat cannot choose the thing this word stands for now."""
    d = Doubt(view, seat, names, lang)
    if d.asks(q.INITIAL_LOANS) and word.startswith("loan-"):
        return BOOK.reason("why-loans-range", lang)
    for move in meant(d, word):
        found = refusal(view, seat, move, names, lang)
        if found is not None:
            return found
    for holds, key, places in for_any(d):
        if holds:
            return BOOK.reason(f"why-{key}", lang, **places)
    return BOOK.reason("why-any-nothing", lang)


def meant(d: Doubt, word: str) -> list[int]:
    """The answers that a click on a thing would mean, the most likely first."""
    place, _, name = word.partition("-")
    if place in WAYS and name:
        return WAYS[place](d, name)
    if word in d.content.space_ids:
        return [int(m.FAIR.of(d.content.space_ids.index(word)))]
    if word in d.content.innovation_ids:
        which = d.content.innovation_ids.index(word)
        return [int(m.SHIFT.of(which, 1)), int(m.SHIFT.of(which, 2))]
    if word in m.COLUMN.words:
        return on_column(d, list(m.COLUMN.words).index(word))
    if word in m.BARREL.words:
        return in_barrel(d, list(m.BARREL.words).index(word))
    return []


def shown(d: Doubt, name: str) -> list[int]:
    kind = list(m.KIND.words).index(name)
    return [int(m.AUCTION.of(kind, 1)), int(m.BUY.of(kind))]


def market(d: Doubt, name: str) -> list[int]:
    return [int(m.RAISE.of(d.content.variety_ids.index(name)))]


def vine(d: Doubt, name: str) -> list[int]:
    variety = d.content.variety_ids.index(name)
    moves = [m.HARVEST.of(variety), m.JUICE.of(variety)]
    return [int(move) for move in (reversed(moves) if d.asks(q.JUICE) else moves)]


def tool(d: Doubt, name: str) -> list[int]:
    return [int(m.USE.of(d.content.improvement_ids.index(name)))]


def loan(d: Doubt, name: str) -> list[int]:
    """A rung of the ladder: first loans, or more or fewer than now."""
    n, owes = int(name), int(d.own.loans)
    if d.view.year == 0:
        return [int(m.LOANS.of(1))]
    if n > owes:
        return [int(m.BORROW.of(min(10, n - owes)))]
    return [int(m.REPAY.of(owes - n))] if n < owes else [int(m.STAY)]


def supplied(d: Doubt, name: str) -> list[int]:
    return [int(m.TAKE.of(d.content.variety_ids.index(name)))] if d.asks(q.PICK_FIELD) else []


WAYS: Final = {
    "show": shown,
    "market": market,
    "vine": vine,
    "bare": vine,
    "use": tool,
    "used": tool,
    "loan": loan,
    "supply": supplied,
}


def on_column(d: Doubt, column: int) -> list[int]:
    """One's own lot would be claimed, another one outbid or bought."""
    up = d.view.board.columns[column]
    if up and leads(up, d.seat):
        return [int(m.CLAIM.of(column))]
    bid = int(bid_of(up)) if up else 0
    return [int(m.OUTBID.of(column, min(6, bid + 1))), int(m.BUY_LOT.of(column))]


def in_barrel(d: Doubt, barrel: int) -> list[int]:
    """What lies in a barrel would be sold, moved on or replaced; in an empty one, anything."""
    some = [k for k in range(int(VARIETIES)) if count(d.own.cellar[barrel], k)] or [0]
    if d.asks(q.PICK_AGE):
        return [int(m.REFINE.of(min(barrel, int(BARRELS) - 2), k)) for k in some]
    if d.asks(q.PICK_BLEND):
        return [int(m.BLEND.of(max(1, barrel), k)) for k in some]
    if d.asks(q.YOUNG):
        return [int(m.YOUNG.of(min(barrel, int(BARRELS) - 2), k, 1)) for k in some]
    return [int(m.SELL.of(max(1, barrel), k, 1)) for k in some]
