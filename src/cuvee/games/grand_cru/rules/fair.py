"""GC-17, GC-18 The wine fair. Sales are judged, and prestige buys special actions."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.grand_cru.content import SPACES, VARIETIES
from cuvee.games.grand_cru.model.cubes import count
from cuvee.games.grand_cru.model.picks import AT_FAIR, effect_of, left_in
from cuvee.games.grand_cru.model.state import NO_SEAT, State
from cuvee.games.grand_cru.moves import FAIR, PASS
from cuvee.games.grand_cru.notes import JUDGED, LEFT_FAIR, WENT_TO
from cuvee.games.grand_cru.questions import FAIR as FAIR_ASKED
from cuvee.games.grand_cru.questions import NEXT_FAIR
from cuvee.games.grand_cru.rules import effects


def judge(state: State, fate: Fate) -> None:
    """GC-17.1, GC-17.6: variety by variety; then the fair barrels are emptied."""
    for variety in range(VARIETIES):
        judge_variety(state, variety, fate)
    for seat in range(state.seats):
        state.supply += state.estates[seat].sold
        state.estates[seat].sold = 0


def judge_variety(state: State, variety: i64, fate: Fate) -> None:
    """GC-17.2, GC-17.3: first and second alone; GC-17.4, GC-17.5, GC-R25: tied firsts score less,
    tied seconds nothing."""
    best = top_below(state, variety, 99)
    if best == 0:
        return
    second = top_below(state, variety, best)
    if how_many(state, variety, best) > 1:
        score(state, variety, best, state.content.fair_tied, fate)
        if not state.options.second_after_tied_first:
            return
    else:
        score(state, variety, best, state.content.fair_first, fate)
    if second > 0 and how_many(state, variety, second) == 1:
        score(state, variety, second, state.content.fair_second, fate)


def top_below(state: State, variety: i64, limit: i64) -> i64:
    """The most cubes anybody sold of it, of those who sold fewer than the limit."""
    top: i64 = 0
    for seat in range(state.seats):
        n = count(state.estates[seat].sold, variety)
        if top < n < limit:
            top = n
    return top


def how_many(state: State, variety: i64, n: i64) -> i64:
    """How many seats sold exactly so much of it."""
    seats: i64 = 0
    for seat in range(state.seats):
        if count(state.estates[seat].sold, variety) == n:
            seats += 1
    return seats


def score(state: State, variety: i64, n: i64, points: i64, fate: Fate) -> None:
    """GC-17.2: prestige for all who sold so much; GC-17.7, GC-R34: the track has an end."""
    for seat in range(state.seats):
        estate = state.estates[seat]
        if count(estate.sold, variety) == n:
            estate.prestige = min(estate.prestige + points, state.content.top_prestige)
            fate.note(JUDGED, seat, variety, points)


def open_fair(state: State, fate: Fate) -> None:
    """GC-18.1: everybody is in; who has most prestige begins."""
    state.at_fair = (1 << state.seats) - 1
    next_fair(state, leader(state), fate)


def leader(state: State) -> i64:
    """GC-18.1, GC-18.2, GC-R26: of several, the first from the start player's left, or from him."""
    seat = state.first
    if not state.options.start_first:
        seat = state.left_of(seat)
    best = seat
    for k in range(1, state.seats):
        seat = state.left_of(seat)
        if state.estates[seat].prestige > state.estates[best].prestige:
            best = seat
    return best


def next_fair(state: State, place: i64, fate: Fate) -> None:
    """GC-18.3, GC-18.8: clockwise while one is in; GC-R72: who can do nothing leaves unasked."""
    seat = place
    while state.at_fair > 0:
        if state.at_fair >> seat & 1:
            if can_take(state, seat):
                state.then(NEXT_FAIR, state.left_of(seat))
                state.ask(FAIR_ASKED, seat)
                return
            leave(state, seat, fate)
        seat = state.left_of(seat)
    for space in range(SPACES):
        if state.board.spaces[space] != NO_SEAT:
            state.estates[state.board.spaces[space]].markers += 1
            state.board.spaces[space] = NO_SEAT


def leave(state: State, seat: i64, fate: Fate) -> None:
    """GC-18.3: out for this year; GC-18.9: prestige is kept."""
    state.at_fair &= ~(1 << seat)
    fate.note(LEFT_FAIR, seat)


def is_open(state: State, seat: i64, space: i64) -> bool:
    """GC-18.3, GC-18.5: taken by nobody, and one can afford it; GC-R27: perhaps by groups."""
    if state.board.spaces[space] != NO_SEAT:
        return False
    if state.estates[seat].prestige < state.content.prestige[space]:
        return False
    if state.options.fair_grouped:
        for other in range(SPACES):
            alike = state.content.group[other] == state.content.group[space]
            if alike and state.board.spaces[other] != NO_SEAT:
                return False
    return True


def can_take(state: State, seat: i64) -> bool:
    """GC-18.6, GC-R28: it takes a free marker, and a space."""
    if state.estates[seat].markers == 0:
        return False
    for space in range(SPACES):
        if is_open(state, seat, space):
            return True
    return False


def offers(state: State, seat: i64, out: Moves) -> None:
    """GC-18.3: any open space, or leave."""
    for space in range(SPACES):
        if is_open(state, seat, space):
            out.add(FAIR.of(space))
    out.add(PASS)


def visit(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """GC-18.4: pay, mark, do; GC-R33: or, if nothing can be done, waste it."""
    if move == PASS:
        leave(state, seat, fate)
        return
    space = FAIR.a(move)
    estate = state.estates[seat]
    estate.prestige -= state.content.prestige[space]
    estate.markers -= 1
    state.board.spaces[space] = seat
    fate.note(WENT_TO, seat, space, state.content.prestige[space])
    if effects.possible(state, seat, AT_FAIR + space):
        effects.begin(state, seat, AT_FAIR + space, fate)
    else:
        waste(state, seat, fate)


def decline(state: State, seat: i64, about: i64, fate: Fate) -> None:
    """GC-18.7, GC-R33: the rest of an effect is left out; if that is all of it, it was wasted."""
    effect = effect_of(about)
    if effect >= AT_FAIR and left_in(about) == state.content.amount[effect]:
        waste(state, seat, fate)


def waste(state: State, seat: i64, fate: Fate) -> None:
    """GC-R33: who wastes a space stays in the fair, unless the table wants him to leave it."""
    if state.options.waste_leaves_fair:
        leave(state, seat, fate)
