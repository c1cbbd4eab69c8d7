"""How the game is played: what a table agrees on before the first move."""

from typing import Final, final

from cuvee.core.native import i64, mypyc_attr
from cuvee.core.options import ChosenOptions, read_options
from cuvee.games.bottles.content import EDITIONS

OPTIONS: Final = read_options(EDITIONS.ours().table("options"))
BROKE_AT_ROUND_END: Final[i64] = 0  # values of broke_check
BROKE_AT_TURN_END: Final[i64] = 1
EXACT_THROW: Final[i64] = 2  # a value of throw


@final
@mypyc_attr(acyclic=True)
class Options(ChosenOptions):
    """How the game is played (BO-12.2). Chosen before the first move, shared by all states."""

    def __init__(self, codes: list[int], rules: int) -> None:
        super().__init__(OPTIONS, codes, rules)
        self.short = self.chose("mode")
        self.start_value_max: i64 = 3 - self.code("start_value_max")
        self.exact_balloon = not self.chose("balloon")
        self.free_first = self.chose("shove_target")
        self.thief_on_cheers = self.chose("thief_on_cheers")
        self.arrived_only = self.chose("cell_action")
        self.broke_check: i64 = self.code("broke_check")
        self.remove_eliminated = self.chose("eliminated_bottles")
        self.binding_loans = not self.chose("loans")
        self.finite_bank = self.chose("bank")
        self.negotiation = not self.chose("negotiation")
        self.throw: i64 = self.code("throw")
        self.random_first = self.chose("first_player")
        # -1: one for each other player
        self.offers_per_turn: i64 = self.code("offers_per_turn") - 1
        self.auctions_per_turn: i64 = self.code("auctions_per_turn")
        self.max_rounds: i64 = self.code("max_rounds")
        self.decks_decide = self.chose("run_out")
