"""DP-14 Final scoring: prestige, crowns, and who wins a tie."""

from cuvee.core.native import i64
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.rules import metrics


def prestige(state: State, seat: i64) -> i64:
    """DP-14.1: the points beside the level."""
    return state.content.level_points[state.houses[seat].level]


def crowns(state: State, seat: i64) -> i64:
    """DP-14.2: each crown counts as often as the level says."""
    house = state.houses[seat]
    return metrics.crowns(state, house) * state.content.crown_points[house.level]


def score(state: State, seat: i64) -> i64:
    """DP-14.1, DP-14.2, DP-R62, DP-R80: the track; once the game is over, the final scoring too."""
    points = state.houses[seat].points
    if state.ending > 0:
        points += prestige(state, seat) + crowns(state, seat)
    return points


def ahead(state: State, seat: i64, other: i64) -> bool:
    """DP-14.3, DP-R61: more points, then more money, then earlier in turn order."""
    mine = score(state, seat)
    theirs = score(state, other)
    if mine != theirs:
        return mine > theirs
    if state.houses[seat].money != state.houses[other].money:
        return state.houses[seat].money > state.houses[other].money
    turn = (seat - state.first) % state.seats
    return turn < (other - state.first) % state.seats


def ranking(state: State) -> list[int]:
    """DP-14.3, DP-R61: one winner always."""
    places: list[int] = []
    for seat in range(state.seats):
        place = 1
        for other in range(state.seats):
            if other != seat and ahead(state, other, seat):
                place += 1
        places.append(place)
    return places
