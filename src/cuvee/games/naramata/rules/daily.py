"""The flow of morning and evening: which chapter answers which of their questions."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.core.state import parts_of
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.moves import BENCH, CAR, CUT, SEND, STEER
from cuvee.games.naramata.questions import (
    BENCHING,
    BONUS,
    CLEARING,
    DRAFT_CUT,
    DRAFT_PICK,
    FLEET_LOAD,
    MARKET_SHIFT,
    PHANTOM_ROAD,
    PHANTOM_SITE,
    SETUP_CAR,
    SOLO_TAKE,
    START_SITE,
    SWAPPING,
)
from cuvee.games.naramata.rules import day, draft, dropoff, loading, market, morning, phantom


def legal(state: State, step: i64, out: Moves) -> None:
    """The questions of morning and evening."""
    ask, seat, about = parts_of(step)
    if ask == DRAFT_PICK:
        draft.picks(state, seat, about, out)
    elif ask == DRAFT_CUT:
        draft.cuts(state, seat, out)
    elif ask == CLEARING:
        morning.clears(state, out)
    elif ask == START_SITE:
        morning.starts(state, out)
    elif ask == FLEET_LOAD:
        loading.loads(state, seat, about, out)
    elif ask == SOLO_TAKE:
        loading.takes(state, out)
    elif ask == PHANTOM_SITE:
        morning.sends(state, out)
    elif ask == PHANTOM_ROAD:
        phantom.roads(state, about, out)
    elif ask == BONUS:
        dropoff.bonuses(out)
    elif ask == MARKET_SHIFT:
        market.shifts(out)
    elif ask == BENCHING:
        market.benches(state, seat, out)
    elif ask == SWAPPING:
        market.swaps(state, seat, out)
    else:
        assert ask == SETUP_CAR, "no other question is ever asked"
        day.cars(state, out)


def play(state: State, step: i64, move: i64, fate: Fate) -> None:
    """The answers of morning and evening."""
    ask, seat, about = parts_of(step)
    if ask == DRAFT_PICK:
        draft.pick(state, seat, move, fate)
    elif ask == DRAFT_CUT:
        draft.cut(state, seat, CUT.a(move), fate)
    elif ask == CLEARING:
        morning.clear(state, seat, about, move, fate)
    elif ask == START_SITE:
        morning.start(state, seat, move, fate)
    elif ask == FLEET_LOAD:
        loading.load_or_pass(state, seat, about, move, fate)
    elif ask == SOLO_TAKE:
        loading.take(state, seat, move, fate)
    elif ask == PHANTOM_SITE:
        morning.send(state, about, SEND.a(move), fate)
    elif ask == PHANTOM_ROAD:
        phantom.steer(state, about, STEER.a(move), fate)
    elif ask == BONUS:
        dropoff.reward(state, seat, about, move, fate)
    elif ask == MARKET_SHIFT:
        market.shift(state, seat, move, fate)
    elif ask == BENCHING:
        market.bench(state, seat, BENCH.a(move), fate)
    elif ask == SWAPPING:
        market.swap(state, seat, about, move, fate)
    else:
        day.choose_car(state, seat, CAR.a(move), fate)
