"""How the game is played: what a table agrees on before the first move."""

from typing import Final, final

from cuvee.core.native import i64, mypyc_attr
from cuvee.core.options import ChosenOptions, read_options
from cuvee.games.dom_pierre.content import EDITIONS

OPTIONS: Final = read_options(EDITIONS.ours().table("options"))


@final
@mypyc_attr(acyclic=True)
class Options(ChosenOptions):
    """How the game is played. Chosen before the first move, shared by all states of a game."""

    def __init__(self, codes: list[int], rules: int) -> None:
        super().__init__(OPTIONS, codes, rules)
        self.side: i64 = self.code("short_game")  # DP-15: 0 is side A, 1 side B
        self.reims_always = self.chose("reims_always")
        self.free_anytime = self.chose("free_action_anytime")
        self.modifiers_stack = self.chose("modifiers_stack")
        self.modifier_on_harvest = self.chose("modifier_on_harvest")
        self.zero_base = self.chose("zero_base_harvest")
        self.tile_at_top = self.chose("prestige_tile_at_top")
        self.one_route_area = self.chose("routes_one_area")
        self.tiles_anytime = self.chose("tiles_anytime")
