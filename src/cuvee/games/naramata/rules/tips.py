"""NA-18.23 The die for prestige: a tip jar, an inspection."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.naramata.model.guide import Guide
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.model.upgrades import TIP_JAR
from cuvee.games.naramata.moves import USE_TIP_JAR
from cuvee.games.naramata.notes import INSPECTED, TIPPED
from cuvee.games.naramata.rules import purse


def throw(state: State, fate: Fate) -> i64:
    """NA-8.5: what the viewpoint die shows, without any upgrade."""
    return state.content.costs.die[fate.die() - 1]


def offer(state: State, guide: Guide, out: Moves) -> None:
    """NA-R44: also in the middle of an action, because it can pay for it."""
    if guide.ready(TIP_JAR, state.options.discs_each):
        out.add(USE_TIP_JAR)


def roll(state: State, seat: i64, fate: Fate) -> None:
    """NA-18.23: a disc for the die and 1 more."""
    state.guides[seat].put_disc(TIP_JAR)
    amount = throw(state, fate) + state.content.upgrades.value[TIP_JAR]
    purse.gain(state, seat, amount)
    fate.note(TIPPED, seat, amount)


def inspect(state: State, seat: i64, fate: Fate) -> None:
    """NA-8.3, NA-8.4: the die and 1 more in prestige, nothing else."""
    amount = throw(state, fate) + state.content.costs.inspection_bonus
    purse.gain(state, seat, amount)
    fate.note(INSPECTED, seat, amount)
