"""Upgrades and cars: what they cost, what they are worth, the numbers in their effects."""

from typing import Final, final

from cuvee.core.content import Facts, column
from cuvee.core.moves import numbers
from cuvee.core.native import i64, mypyc_attr

CARS: Final[i64] = 6
KINDS: Final[i64] = 23
UPGRADES: Final[i64] = 40

# those activated by a disc come first, the assistant last
DOUBLE_STOP: Final[i64] = 0
PRESS_REVIEW: Final[i64] = 1
SOUVENIR_PHOTO: Final[i64] = 2
SHORTCUT: Final[i64] = 3
TIP_JAR: Final[i64] = 4
DISC_KINDS: Final[i64] = 5
RESERVED_TABLE: Final[i64] = 5
CHEESE_BOARD: Final[i64] = 6
CHEESE_PAIRING: Final[i64] = 7
WINE_CELLAR: Final[i64] = 8
WINE_PAIRING: Final[i64] = 9
CASE_DISCOUNT: Final[i64] = 10
CHEFS_TABLE: Final[i64] = 11
TRIPOD: Final[i64] = 12
LUNCH_MENU: Final[i64] = 13
ZOOM_LENS: Final[i64] = 14
EVENING_LICENCE: Final[i64] = 15
LOCAL_CONTACTS: Final[i64] = 16
CHEESE_RESALE: Final[i64] = 17
WINE_RESALE: Final[i64] = 18
PANORAMA: Final[i64] = 19
EXPRESS_LUNCH: Final[i64] = 20
SECOND_WIND: Final[i64] = 21
ASSISTANT: Final[i64] = 22

# the numbers in effects that have narrower bounds than 1 to 14
BOUNDS: Final = {
    int(DOUBLE_STOP): (1, 1),
    int(SOUVENIR_PHOTO): (1, 1),
    int(SHORTCUT): (1, 3),
    int(RESERVED_TABLE): (1, 9),
    int(EVENING_LICENCE): (13, 14),
    int(PANORAMA): (1, 7),
    int(EXPRESS_LUNCH): (1, 4),
    int(SECOND_WIND): (1, 1),
    int(ASSISTANT): (1, 1),
}

RED: Final[i64] = 0
BLACK: Final[i64] = 1
WHITE: Final[i64] = 2
PURPLE: Final[i64] = 3
BLUE: Final[i64] = 4
GREEN: Final[i64] = 5


@final
@mypyc_attr(acyclic=True)
class Upgrades:
    """By kind: cost, end points, the number in its effect, and copies at each player count."""

    def __init__(self, facts: Facts) -> None:
        kinds = facts.rows("upgrade_kind", int(KINDS))
        self.ids: Final = [row.word("id") for row in kinds]
        self.titles: Final = [row.text("title_en") for row in kinds]
        self.texts = [row.text("text_en") for row in kinds]
        self.cost = column(kinds, "cost", 5, 20)
        self.end_points: Final = column(kinds, "end_points", 0, 20)
        self.value = numbers(
            [row.number("value", *BOUNDS.get(k, (1, 14))) for k, row in enumerate(kinds)]
        )
        cards = facts.rows("upgrade_card", int(UPGRADES))
        copies = [
            (card.one_of("kind", self.ids), card.number("min_players", 1, 4)) for card in cards
        ]
        for players, total in ((1, 23), (2, 23), (3, 32), (4, 40)):
            if sum(least <= players for kind, least in copies) != total:
                raise facts.wrong(f"upgrade_card: {total} cards must suit {players} players")
        for kind, row in enumerate(kinds):
            if sum(its == kind for its, least in copies) > 2:
                raise row.wrong("there are more than two cards of this kind")
        self.copies = numbers(
            [
                sum(its == kind and least <= players for its, least in copies)
                for players in (1, 2, 3, 4)
                for kind in range(int(KINDS))
            ]
        )


@final
@mypyc_attr(acyclic=True)
class Cars:
    """By car: discs, seats for tourists, the price of a sold one; and what two cars do together."""

    def __init__(self, facts: Facts) -> None:
        cars = facts.rows("car", int(CARS))
        self.ids: Final = [row.word("id") for row in cars]
        self.guides: Final = [row.text("guide") for row in cars]
        self.bodies: Final = [row.text("body") for row in cars]
        self.colours: Final = [row.text("colour") for row in cars]
        self.texts = [row.text("text_en") for row in cars]
        self.discs = column(cars, "discs_on_card", 1, 4)
        self.capacity: Final = column(cars, "tourist_capacity", 2, 4)
        self.sale: Final = column(cars, "prestige_per_sold_tourist", 0, 20)
        white, purple = cars[int(WHITE)], cars[int(PURPLE)]
        self.white_solo: i64 = white.number("solo_prestige_per_day", 0, 99)
        self.white_fleet: i64 = white.number("fleet_prestige_per_day", 0, 99)
        self.ignored_wishes: i64 = purple.number("solo_ignored_wishes", 0, 9)
