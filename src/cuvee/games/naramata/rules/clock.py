"""NA-5 The clock: who is next, when the wineries close, how time is spent."""

from typing import Final

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.naramata.model.guide import Guide
from cuvee.games.naramata.model.pieces import OFF
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.model.upgrades import (
    BLUE,
    DISC_KINDS,
    EVENING_LICENCE,
    SECOND_WIND,
    SHORTCUT,
)
from cuvee.games.naramata.moves import (
    SKIP_SHORTCUT,
    SKIP_WIND,
    USE_SHORTCUT,
    USE_WIND,
    USE_WIND_BESIDE,
)
from cuvee.games.naramata.notes import RECHARGED, SHORTENED, SPENT
from cuvee.games.naramata.questions import RECHARGE, SPEND_TIME, WIND

USED_ONCE: Final[i64] = 4  # bit of `winds`, behind one for each time


def next_car(state: State) -> i64:
    """NA-5.1: the figure furthest left, the lowest of its column; -1 if none is on the track."""
    best: i64 = -1
    for car in range(i64(len(state.cars))):
        hour = state.cars[car].clock
        if hour != OFF and (best < 0 or before(state, car, best)):
            best = car
    return best


def before(state: State, car: i64, other: i64) -> bool:
    """NA-5.1: columns count first, then heights."""
    if state.cars[car].clock != state.cars[other].clock:
        return state.cars[car].clock < state.cars[other].clock
    return state.cars[car].height < state.cars[other].height


def place_figure(state: State, car: i64, hour: i64) -> None:
    """NA-5.2: above all figures already in the column."""
    state.cars[car].clock = hour
    state.cars[car].height = state.placed
    state.placed += 1


def late_day(state: State, seat: i64) -> bool:
    """NA-5.6, NA-18.12, NA-19.6, NA-R39: the blue car, or an active evening licence."""
    return state.cars[seat].colour == BLUE or state.guides[seat].has(EVENING_LICENCE)


def closing(state: State, seat: i64) -> i64:
    """NA-5.6: 17:00, or 18:00 with a late day."""
    if state.guides[seat].has(EVENING_LICENCE):
        return state.content.upgrades.value[EVENING_LICENCE]
    if state.cars[seat].colour == BLUE:
        return state.content.calendar.late_closing
    return state.content.calendar.closing


def may_start(state: State, seat: i64) -> bool:
    """NA-5.7: an action starts before closing time; with a late day at 17:00 at the latest."""
    if late_day(state, seat):
        return state.cars[seat].clock <= state.content.calendar.late_start
    return state.cars[seat].clock < state.content.calendar.closing


def spend(state: State, seat: i64, half_hours: i64, fate: Fate) -> None:
    """NA-7.9: the action is over. NA-18.19: a shortcut may take half an hour off a longer one."""
    shorter = half_hours - state.content.upgrades.value[SHORTCUT]
    if shorter > 0 and state.guides[seat].ready(SHORTCUT, state.options.discs_each):
        state.ask(SPEND_TIME, seat, half_hours)
    else:
        pass_time(state, seat, half_hours, fate)


def shortcuts(out: Moves) -> None:
    """NA-18.19: use it or not."""
    out.add(USE_SHORTCUT)
    out.add(SKIP_SHORTCUT)


def hurry(state: State, seat: i64, half_hours: i64, move: i64, fate: Fate) -> None:
    """NA-18.19, NA-R56: the shorter time counts. NA-R25: perhaps by another disc too."""
    if move == USE_SHORTCUT:
        state.guides[seat].put_disc(SHORTCUT)
        fate.note(SHORTENED, seat)
        spend(state, seat, half_hours - state.content.upgrades.value[SHORTCUT], fate)
    else:
        pass_time(state, seat, half_hours, fate)


def pass_time(state: State, seat: i64, half_hours: i64, fate: Fate) -> None:
    """NA-5.5: the figure moves right, as far as needed."""
    hour = state.cars[seat].clock + half_hours
    place_figure(state, seat, hour)
    fate.note(SPENT, seat, half_hours, hour)
    wind(state, seat)


def wind(state: State, seat: i64) -> None:
    """NA-18.22, NA-R24, NA-R77: at 12:00 and at 15:00, each once a day, now or never."""
    guide = state.guides[seat]
    for time in range(i64(2)):
        late = state.cars[seat].clock >= state.content.calendar.recharge[time]
        if late and guide.winds >> time & 1 == 0:
            guide.winds |= 1 << time
            if can_recharge(state, guide):
                state.then(WIND, seat)
                state.ask(RECHARGE, seat)
                return


def can_recharge(state: State, guide: Guide) -> bool:
    """NA-18.22: a used disc is needed; by one option only once a day."""
    if state.options.recharge_once and guide.winds & USED_ONCE:
        return False
    return guide.has(SECOND_WIND) and (guide.beside > 0 or guide.on_cards > 0)


def recharges(state: State, seat: i64, out: Moves) -> None:
    """NA-R24: a disc beside the tray, or one that lies on an upgrade."""
    guide = state.guides[seat]
    if guide.beside > 0:
        out.add(USE_WIND_BESIDE)
    for kind in range(DISC_KINDS):
        if guide.discs_on(kind) > 0:
            out.add(USE_WIND.of(kind))
    out.add(SKIP_WIND)


def recharge(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """NA-18.22: the disc is unused again."""
    guide = state.guides[seat]
    if move == SKIP_WIND:
        return
    if move == USE_WIND_BESIDE:
        guide.beside -= 1
        guide.discs += 1
    else:
        guide.take_disc(USE_WIND.a(move))
    guide.winds |= USED_ONCE
    fate.note(RECHARGED, seat)
