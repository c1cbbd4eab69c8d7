"""A pick travels in `about`: which effect, how many are left, and a mark.

At the first question of an effect its whole amount is left. The mark is the variety the picks go
on from (GC-R67); for a sale it is the branded variety sold before, or NO_MARK.
"""

from typing import Final

from cuvee.core.native import i64
from cuvee.games.grand_cru.content import IMPROVEMENTS, Content

NO_MARK: Final[i64] = 7
AT_FAIR: Final[i64] = IMPROVEMENTS  # effects from here on are special action spaces


def pick(effect: i64, left: i64, mark: i64) -> i64:
    return mark << 9 | left << 5 | effect


def effect_of(about: i64) -> i64:
    return about & 31


def left_in(about: i64) -> i64:
    return about >> 5 & 15


def mark_of(about: i64) -> i64:
    return about >> 9


def may_be_left(content: Content, about: i64) -> bool:
    """GC-R19: the first pick of an improvement is compulsory; GC-18.7: none of the fair is."""
    effect = effect_of(about)
    return effect >= AT_FAIR or left_in(about) < content.amount[effect]
