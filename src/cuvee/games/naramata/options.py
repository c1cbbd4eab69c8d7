"""How the game is played: what a table agrees on before the first move."""

from typing import Final, final

from cuvee.core.native import i64, mypyc_attr
from cuvee.core.options import ChosenOptions, OptionError, read_options
from cuvee.games.naramata.content import EDITIONS

OPTIONS: Final = read_options(EDITIONS.ours().table("options"))

COMPETITIVE: Final[i64] = 0
SOLO: Final[i64] = 1
FLEET: Final[i64] = 2

MANY: Final[i64] = 7  # discs: more than anybody has


@final
@mypyc_attr(acyclic=True)
class Options(ChosenOptions):
    """NA-1.2, NA-1.3, NA-R43: how the game is played, and how long; fixed before the first move."""

    def __init__(self, codes: list[int], rules: int) -> None:
        super().__init__(OPTIONS, codes, rules)
        self.mode: i64 = self.code("mode")
        self.days: i64 = self.code("days")
        self.difficulty: i64 = self.code("difficulty")
        self.phantom = self.chose("phantom")
        self.route: i64 = self.code("route")
        self.start_player: i64 = self.code("start_player")  # 0: chance decides
        self.quick_day4 = self.chose("day4_table")  # NA-R1
        self.late_day_free = self.chose("late_day_overrun")  # NA-R9
        self.contract_open = self.chose("contract_after_closing")  # NA-R23
        self.relief_by_tourist = self.chose("purple_relief")  # NA-R11
        self.recharge_once = self.chose("recharge_times")  # NA-R24
        self.solo_at_closing = self.chose("solo_late_limit")  # NA-R10
        self.double_stop_open = self.chose("double_stop_after_closing")  # NA-R80
        self.second_marked = self.chose("double_stop_marker")  # NA-R22
        # NA-R25: how many an upgrade holds
        self.discs_each: i64 = MANY if self.chose("upgrade_discs") else 1
        self.phantom_counts = self.chose("phantom_counts")  # NA-R7
        if self.mode != COMPETITIVE and self.days != 3:
            raise OptionError("solo and fleet games last 3 days: leave the option days alone")
        if self.mode != COMPETITIVE and self.phantom:
            raise OptionError("the option phantom belongs to the competitive game of two")

    def seats(self) -> tuple[int, int]:
        """NA-1.1, NA-1.9, NA-R79: how few and how many may play; who starts is one of them."""
        if self.mode == SOLO:
            fewest, most = 1, 1
        else:
            fewest, most = 2, 2 if self.phantom else 4
        if self.start_player > most:
            raise OptionError(f"there is no seat {self.start_player} to start with these options")
        return max(fewest, int(self.start_player)), most

    def phantoms(self, seats: i64) -> i64:
        """NA-25.1, NA-26.1, NA-24: two in solo, one for a fleet of two or if two wish it."""
        if self.mode == SOLO:
            return 2
        if self.phantom or (self.mode == FLEET and seats == 2):
            return 1
        return 0

    def players(self, seats: i64) -> i64:
        """NA-1.8, NA-R7: who counts for bottles, upgrades and draft; by an option one Phantom."""
        if self.phantom_counts and seats == 2:
            return seats + self.phantoms(seats)
        return seats
