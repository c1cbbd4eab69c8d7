"""What a seat may know: its own draft hand, and every hand that once went through its hands."""

from cuvee.core.fate import Fate
from cuvee.core.native import i64
from cuvee.core.sets import bit, size
from cuvee.core.state import WATCHER
from cuvee.games.naramata.model.cards import TOURISTS
from cuvee.games.naramata.model.state import TOURIST_PILE, State
from cuvee.games.naramata.rules.draft import DEALT


def rounds_played(state: State) -> i64:
    """How often hands have been passed today."""
    if state.players() == 2:
        return DEALT + 1 - state.held
    return DEALT - state.held


def has_seen(state: State, seat: i64, holder: i64) -> bool:
    """NA-3.7: a hand came from the other side; all seats it came through know it."""
    if seat == WATCHER:
        return False
    way = holder - seat
    if state.content.calendar.pass_right[state.day - 1]:
        way = seat - holder
    return way % state.seats <= rounds_played(state)


def observe(state: State, seat: i64) -> State:
    """Cards in hands the seat has not seen join the deck: together they are what it cannot know."""
    view = state.copy()
    view.hide_envelopes(seat)
    if view.held == 0:
        return view
    unseen = view.piles[TOURIST_PILE]
    for other in range(view.seats):
        if other != seat:
            guide = view.guides[other]
            hidden = guide.hand
            if has_seen(view, seat, other):
                hidden = guide.extra
            guide.hand &= ~hidden
            guide.extra = 0
            for tourist in range(TOURISTS):
                if hidden >> tourist & 1:
                    unseen.left[tourist] += 1
    return view


def determinize(view: State, seat: i64, fate: Fate) -> State:
    """Hidden cards are drawn from those unseen; what remains is the deck."""
    state = view.copy()
    if state.held == 0:
        return state
    unseen = state.piles[TOURIST_PILE]
    for other in range(state.seats):
        if other != seat:
            unseen.count += state.held - size(state.guides[other].hand)
    for other in range(state.seats):
        guide = state.guides[other]
        if other != seat:
            while size(guide.hand) < state.held:
                card = bit(fate.draw(unseen))
                guide.hand |= card
                if state.players() == 2:
                    guide.extra = card
    return state
