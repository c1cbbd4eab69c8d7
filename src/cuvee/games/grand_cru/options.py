"""How the game is played: what a table agrees on before the first move."""

from typing import Final, final

from cuvee.core.native import i64, mypyc_attr
from cuvee.core.options import ChosenOptions, OptionError, read_options
from cuvee.games.grand_cru.content import EDITIONS

OPTIONS: Final = read_options(EDITIONS.ours().table("options"))


@final
@mypyc_attr(acyclic=True)
class Options(ChosenOptions):
    """How the game is played, from the codes of `OPTIONS`. Shared by all states of a game.

    GC-R44: Heuriger and Field Blend do not replace the same improvement.
    """

    def __init__(self, codes: list[int], rules: int) -> None:
        super().__init__(OPTIONS, codes, rules)
        self.innovation = self.chose("innovation")
        self.heuriger: i64 = self.code("heuriger_replaces") - 1  # the improvement replaced, or -1
        self.field_blend: i64 = self.code("field_blend_replaces") - 1
        self.auction_fees = self.chose("auction_fees")
        self.brand_identity = self.chose("brand_identity")
        self.secret_money = not self.chose("secret_money")
        self.self_outbid = self.chose("self_outbid")
        self.blend_swaps = self.chose("blend_mode")
        self.start_first = self.chose("fair_tie_order")
        self.fair_grouped = self.chose("fair_grouped")
        self.second_after_tied_first = self.chose("second_after_tied_first")
        self.max_years: i64 = self.code("max_years")
        self.waste_leaves_fair = self.chose("waste_leaves_fair")
        if self.heuriger >= 0 and self.heuriger == self.field_blend:
            raise OptionError(
                "heuriger_replaces and field_blend_replaces name the same improvement"
            )
