"""DP-13 The end of the game: discs leave the estate until their track is full."""

from cuvee.core.fate import Fate
from cuvee.core.native import i64
from cuvee.games.dom_pierre.content import ACTIONS
from cuvee.games.dom_pierre.model.house import GONE, NONE
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.notes import DISC_OFF, FINAL, LAST_ROUND, ROUND
from cuvee.games.dom_pierre.questions import END_TRACK, NEXT_TURN, ROUNDS
from cuvee.games.dom_pierre.rules import metrics


def retire(state: State, column: i64, fate: Fate) -> None:
    """DP-3.14, DP-13.1, DP-R18: a disc in the top row leaves for the end track and scores.

    DP-13.3: once the track is full, it just leaves.
    """
    house = state.houses[state.active]
    house.rows[column] = GONE
    room = state.content.trigger[state.seats - 2] - state.discs_off
    if room == 0:
        fate.note(DISC_OFF, state.active, column, 0, NONE)
        return
    house.points += state.content.disc_points
    state.discs_off += 1
    fate.note(DISC_OFF, state.active, column, state.content.disc_points, room - 1)
    if room == 1:
        trigger(state, fate)


def trigger(state: State, fate: Fate) -> None:
    """DP-13.2, DP-R60: this round is finished, then one more is played."""
    state.last_round = state.round + 1
    fate.note(LAST_ROUND, state.active, state.last_round)


def next_round(state: State, fate: Fate) -> None:
    """DP-3.1: the start player begins every round."""
    state.round += 1
    state.then(NEXT_TURN, 0)
    fate.note(ROUND, state.first, state.round)


def close_round(state: State, fate: Fate) -> None:
    """DP-13.2: after the last round the game is over. DP-R59: and never later than this."""
    side = state.options.side
    steps = ACTIONS * (state.content.top_row[side] - state.content.start_row[side])
    if state.round == state.last_round:
        final(state, END_TRACK, fate)
    elif state.round >= steps:
        final(state, ROUNDS, fate)
    else:
        next_round(state, fate)


def final(state: State, ending: i64, fate: Fate) -> None:
    """DP-14.1, DP-14.2: the prestige level and the crowns are told; scoring counts them."""
    for seat in range(state.seats):
        level = state.houses[seat].level
        points = state.content.level_points[level]
        times = state.content.crown_points[level]
        fate.note(FINAL, seat, points, metrics.crowns(state, state.houses[seat]), times)
    state.finish(ending)
