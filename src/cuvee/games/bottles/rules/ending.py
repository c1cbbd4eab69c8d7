"""BO-11 End of round and end of game."""

from cuvee.core.fate import Fate
from cuvee.core.native import i64
from cuvee.games.bottles.content import CARDS, COUNTRIES
from cuvee.games.bottles.model.state import MARKET, NONE, REMOVED, State
from cuvee.games.bottles.notes import WON
from cuvee.games.bottles.options import BROKE_AT_ROUND_END
from cuvee.games.bottles.questions import BROKE, DEAD_GOAL, GOAL, ROUND, ROUND_LIMIT, RUN_OUT


def round_over(state: State, fate: Fate) -> None:
    """BO-2.7, BO-11.1, BO-R8, BO-R53: goal, run-out, dead goal, and only then who is without money,
    BO-10.8, BO-R63 each once in playing order; then the limit.
    """
    if is_at_stake(state):
        fate.reveal()
    reason = reached(state)
    if reason > 0:
        finish(state, reason, fate)
        return
    state.then(ROUND)
    if state.options.broke_check == BROKE_AT_ROUND_END:
        for k in range(state.seats - 1, i64(-1), -1):
            state.then(BROKE, (state.first + k) % state.seats)


def is_at_stake(state: State) -> bool:
    """BO-11.2: could a hidden cellar hold the goal? Then the round's end shows whether one does."""
    for seat in range(state.seats):
        if state.out[seat] == 0 and state.bottles[seat] >= state.goal():
            return True
    return False


def reached(state: State) -> i64:
    """BO-11.2, BO-R60 the goal or more; BO-11.4, BO-R54 run-out, BO-R55 dead goal; or nothing."""
    goal = state.goal()
    for seat in range(state.seats):
        if state.out[seat] == 0 and state.bottles[seat] >= goal and countries(state, seat) >= goal:
            return GOAL
    left = False
    in_play: i64 = 0
    for country in range(COUNTRIES):
        if state.decks[country] > 0:
            left = True
            in_play += 1
            continue
        seen = False
        for card in range(state.content.first_card[country], state.content.first_card[country + 1]):
            if state.place[card] == MARKET and not state.options.decks_decide:
                left = True
            if state.place[card] != REMOVED:
                seen = True
        if seen:
            in_play += 1
    if not left:
        return RUN_OUT
    if in_play < goal:
        return DEAD_GOAL
    return 0


def countries(state: State, seat: i64) -> i64:
    """How many different countries the seat holds."""
    n: i64 = 0
    last = NONE
    for card in range(CARDS):
        if state.place[card] == seat and state.content.country[card] != last:
            last = state.content.country[card]
            n += 1
    return n


def limit(state: State, fate: Fate) -> bool:
    """BO-11.5, BO-R56: after the last round the game ends."""
    if state.round < state.options.max_rounds:
        return False
    finish(state, ROUND_LIMIT, fate)
    return True


def finish(state: State, reason: i64, fate: Fate) -> None:
    """BO-11.7: all cellars are shown."""
    fate.reveal()
    fate.note(WON, NONE, reason)
    state.finish(reason)
