"""How the game is played: what a table agrees on before the first move."""

from typing import Final, final

from cuvee.core.native import i64, mypyc_attr
from cuvee.core.options import OptionError

COMPETITIVE: Final[i64] = 0
SOLO: Final[i64] = 1
FLEET: Final[i64] = 2

MANY: Final[i64] = 7  # discs: more than anybody has


@final
@mypyc_attr(acyclic=True)
class Options:
    """NA-1.2, NA-1.3, NA-R43: how the game is played, and how long; fixed before the first move."""

    def __init__(self, codes: list[int], rules: int) -> None:
        self.codes = codes
        self.rules: i64 = rules
        self.mode: i64 = codes[0]
        self.days: i64 = codes[1]
        self.difficulty: i64 = codes[2]
        self.phantom = codes[3] == 1
        self.route: i64 = codes[4]
        self.start_player: i64 = codes[5]  # 0: chance decides
        self.quick_day4 = codes[6] == 1  # NA-R1
        self.late_day_free = codes[7] == 1  # NA-R9
        self.contract_open = codes[8] == 1  # NA-R23
        self.relief_by_tourist = codes[9] == 1  # NA-R11
        self.recharge_once = codes[10] == 1  # NA-R24
        self.solo_at_closing = codes[11] == 1  # NA-R10
        self.double_stop_open = codes[12] == 1  # NA-R80
        self.second_marked = codes[13] == 1  # NA-R22
        self.discs_each: i64 = MANY if codes[14] else 1  # NA-R25: how many an upgrade holds
        self.phantom_counts = codes[15] == 1  # NA-R7
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

    def __reduce__(self) -> tuple[object, ...]:
        return Options, (self.codes, int(self.rules))
