"""GC-13, GC-14, GC-18 Effects of improvements and special action spaces, by their kind."""

from cuvee.core.bulk import lowest
from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.grand_cru.content import (
    AGE,
    BLEND,
    DEMAND,
    EXCHANGE,
    FIELD_BLEND,
    HARVEST,
    JUICE,
    PRESTIGE,
    REORGANIZATION,
    SALE,
    START_PLAYER,
    TOP_SALE,
    VARIETIES,
    YOUNG_SALE,
)
from cuvee.games.grand_cru.model.cubes import total
from cuvee.games.grand_cru.model.picks import pick
from cuvee.games.grand_cru.model.state import Estate, State
from cuvee.games.grand_cru.model.tiles import FACE_UP, FIRST_INNOVATION, fresh, spent
from cuvee.games.grand_cru.moves import USE
from cuvee.games.grand_cru.notes import EXCHANGED, HOSTED, USED
from cuvee.games.grand_cru.questions import JUICE as JUICE_ASKED
from cuvee.games.grand_cru.questions import (
    PICK_AGE,
    PICK_BLEND,
    PICK_FIELD,
    PICK_HARVEST,
    REORG,
    YOUNG,
)
from cuvee.games.grand_cru.rules import cellar, demand, harvest, orchard, sales, young


def possible(state: State, seat: i64, effect: i64) -> bool:
    """GC-13.5, GC-R19: can the effect change something?"""
    kind = state.content.effect[effect]
    if kind == SALE:
        return sales.can_sell(state, seat, 1)
    if kind == TOP_SALE:
        return sales.can_sell(state, seat, state.content.amount[effect])
    if kind == HARVEST:
        return harvest.can_pick(state, seat, effect)
    if kind == DEMAND:
        return demand.can_raise(state, 0)
    if kind == AGE:
        return cellar.can_refine(state, seat)
    if kind == BLEND:
        return cellar.can_blend(state, seat)
    if kind == PRESTIGE:
        return can_host(state, state.estates[seat])
    if kind == FIELD_BLEND:
        return total(state.estates[seat].cellar[0]) >= state.content.amount[effect]
    if kind == JUICE:
        return state.estates[seat].grapes() > 0
    if kind == YOUNG_SALE:
        return young.has_young(state, seat)
    if kind in (EXCHANGE, START_PLAYER):
        return True
    assert kind == REORGANIZATION, "there is no other effect"
    return orchard.can_replant(state, state.estates[seat])


def begin(state: State, seat: i64, effect: i64, fate: Fate) -> None:
    """GC-13.7, GC-18.4: carry the effect out, or ask how. GC-18.10, GC-R74: who takes the
    start player's space gets the jug next year; GC-18.17: an exchange pays at once."""
    kind = state.content.effect[effect]
    amount = state.content.amount[effect]
    if kind in (SALE, TOP_SALE):
        sales.ask(state, seat, effect)
    elif kind == HARVEST:
        state.ask(PICK_HARVEST, seat, pick(effect, amount, 0))
    elif kind == DEMAND:
        demand.ask(state, seat, pick(effect, amount, 0))
    elif kind == AGE:
        state.ask(PICK_AGE, seat)
    elif kind == BLEND:
        state.ask(PICK_BLEND, seat)
    elif kind == PRESTIGE:
        host(state, seat, amount, fate)
    elif kind == FIELD_BLEND:
        state.ask(PICK_FIELD, seat, pick(effect, amount, 0))
    elif kind == JUICE:
        state.ask(JUICE_ASKED, seat, pick(effect, amount, 0))
    elif kind == YOUNG_SALE:
        state.ask(YOUNG, seat, pick(effect, amount, 0))
    elif kind == EXCHANGE:
        state.estates[seat].money += amount
        fate.note(EXCHANGED, seat, amount)
    elif kind == START_PLAYER:
        state.heir = seat
    else:
        state.ask(REORG, seat, pick(effect, amount, 0))


def can_host(state: State, estate: Estate) -> bool:
    """GC-25.5: a cube in the first barrel, and room on the fair track."""
    return estate.cellar[0] > 0 and estate.prestige < state.content.top_prestige


def host(state: State, seat: i64, per_cube: i64, fate: Fate) -> None:
    """GC-25.2: prestige for every cube in the first barrel, up to the end of the track."""
    estate = state.estates[seat]
    before = estate.prestige
    after = before + per_cube * total(estate.cellar[0])
    estate.prestige = min(after, state.content.top_prestige)
    fate.note(HOSTED, seat, estate.prestige - before)


def face_up(estate: Estate) -> i64:
    """A bit for each improvement that lies face up."""
    bits: i64 = 0
    for tile in estate.fields:
        if 0 <= tile < FIRST_INNOVATION:
            bits |= FACE_UP[tile]
    return bits


def uses(state: State, seat: i64, out: Moves) -> None:
    """GC-13.1, GC-13.2, GC-13.5: own improvements face up that can do something."""
    bits = face_up(state.estates[seat])
    while bits != 0:
        improvement = lowest(bits)
        bits &= bits - 1
        if possible(state, seat, improvement):
            out.add(USE.of(improvement))


def use(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """GC-13.1, GC-13.4, GC-13.7: one copy turns face down, then its effect begins."""
    estate = state.estates[seat]
    improvement = USE.a(move)
    kind = VARIETIES + improvement
    estate.fields[estate.field_of(fresh(kind))] = spent(kind)
    fate.note(USED, seat, improvement)
    begin(state, seat, improvement, fate)
