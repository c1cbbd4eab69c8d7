"""NA-20 The end of a guide's day. NA-21 What the tourists are worth. NA-25.3 The online rating."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.core.sets import bit
from cuvee.games.naramata import scoring
from cuvee.games.naramata.model.guide import (
    EMPTY,
    EMPTY_ROWS,
    ON_TOURIST,
    OVERTIME,
    REWARDS,
    SEATS_IN_CAR,
    WHO,
    WIDTH,
    WISHES,
)
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.moves import TAKE_POINTS, TAKE_PRESTIGE
from cuvee.games.naramata.notes import FINISHED, PARKED_CAR, RATED, REWARDED, WISHES_SCORED
from cuvee.games.naramata.options import COMPETITIVE, SOLO
from cuvee.games.naramata.questions import BONUS, LOST, OFFER_SHIFT, PARKED, RESET
from cuvee.games.naramata.rules import clock, market, purse, wishes


def park(state: State, seat: i64, bought: i64, fate: Fate) -> None:
    """NA-20.1, NA-20.4, NA-20.10: the car and its figure leave; the order of arrival is kept.

    NA-20.6, NA-R47: lateness counts now. NA-25.8, NA-26.9, NA-R78: it may cost 1 of the rating.
    """
    late = lateness(state, seat)
    hour = state.cars[seat].clock
    state.cars[seat].go_home()
    state.arrived += 1
    state.guides[seat].arrival = state.arrived
    state.ask(PARKED, seat, bought)
    if state.options.mode == COMPETITIVE:
        lost = late * state.content.costs.overtime
        state.guides[seat].ledger[OVERTIME] += lost
        fate.note(PARKED_CAR, seat, hour, -lost)
    else:
        fate.note(PARKED_CAR, seat, hour, 0)
        lower_rating(state, seat, min(late, i64(1)), fate)


def lateness(state: State, seat: i64) -> i64:
    """NA-20.3, NA-R10: half hours beyond closing; in solo beyond 18:00, unless the option says so.

    NA-R9: by one option a late day is never late.
    """
    limit = clock.closing(state, seat)
    if state.options.mode == SOLO and not state.options.solo_at_closing:
        limit = state.content.solo_late_limit
    elif state.options.late_day_free and clock.late_day(state, seat):
        return 0
    return max(i64(0), state.cars[seat].clock - limit)


def lower_rating(state: State, seat: i64, loss: i64, fate: Fate) -> None:
    """NA-25.4, NA-25.16, NA-26.3: never below 0, and at 0 the game is lost at once."""
    if loss > 0:
        state.rating = max(i64(0), state.rating - loss)
        fate.note(RATED, seat, loss, state.rating)
    if state.rating == 0:
        state.finish(LOST)
        fate.note(FINISHED, seat, LOST)


def drop_off(state: State, seat: i64, fate: Fate) -> None:
    """NA-20.7, NA-21.11: rows, empty rows, rewards; then NA-20.8: discs and upgrades."""
    state.then(OFFER_SHIFT, seat)
    state.then(RESET, seat)
    guide = state.guides[seat]
    if state.options.mode == COMPETITIVE:
        points = scoring.row_points(state.content, guide)
        empty = scoring.empty_penalty(state, seat)
        guide.ledger[WISHES] += points
        guide.ledger[EMPTY_ROWS] += empty
        fate.note(WISHES_SCORED, seat, points, -empty, scoring.empty_rows(state.content, guide))
    else:
        lower_rating(state, seat, scoring.unfulfilled(state, seat), fate)
    if state.depth > 0:
        for k in range(SEATS_IN_CAR - 1, i64(-1), -1):
            say_goodbye(state, seat, k, fate)


def say_goodbye(state: State, seat: i64, k: i64, fate: Fate) -> None:
    """NA-21.10: a fully satisfied tourist leaves a reward. NA-20.7: all things go back."""
    guide = state.guides[seat]
    tourist = guide.tourist(k)
    if tourist == EMPTY:
        return
    if wishes.satisfied(state.content, guide, k):
        rows = state.content.wishes.rows[tourist]
        if state.options.mode == COMPETITIVE:
            state.ask(BONUS, seat, rows | tourist << 3)
        else:
            reward(state, seat, rows | tourist << 3, TAKE_PRESTIGE, fate)
    state.departed |= bit(tourist)
    state.discards |= guide.tray[k * WIDTH + ON_TOURIST]
    for at in range(k * WIDTH, k * WIDTH + WHO):
        guide.tray[at] = 0
    guide.tray[k * WIDTH + WHO] = EMPTY


def bonuses(out: Moves) -> None:
    """NA-21.10: points or prestige, for each tourist anew."""
    out.add(TAKE_POINTS)
    out.add(TAKE_PRESTIGE)


def reward(state: State, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    """NA-21.10: 1 for each row, all in points or all in prestige."""
    rows = about & 7
    if move == TAKE_POINTS:
        state.guides[seat].ledger[REWARDS] += rows
        fate.note(REWARDED, seat, about >> 3, rows, 0)
    else:
        purse.gain(state, seat, rows)
        fate.note(REWARDED, seat, about >> 3, 0, rows)


def reset(state: State, seat: i64) -> None:
    """NA-20.8, NA-23.1: except on the last day."""
    if not state.last_day():
        market.wake(state, seat)
