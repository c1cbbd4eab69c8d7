"""Places: where one may stop, what one does there and how long it takes."""

from typing import Final, final

from cuvee.core.content import Facts, column
from cuvee.core.moves import numbers
from cuvee.core.native import i64, mypyc_attr, vec
from cuvee.games.naramata.model.roadmap import WINERIES, RoadMap

PLACES: Final[i64] = 73
SPOTS: Final[i64] = 66  # the places that can carry a marker come first, contracts last
DEPTHS: Final[i64] = 4
SIGNATURES: Final[i64] = 7
ACTIONS: Final[i64] = 7

WINE_FLIGHT: Final[i64] = 0
CHEESE_TASTING: Final[i64] = 1
SHOPPING: Final[i64] = 2
VIEWPOINT: Final[i64] = 3
WINE_LUNCH: Final[i64] = 4
CONTRACT: Final[i64] = 5
INSPECTION: Final[i64] = 6


@final
@mypyc_attr(acyclic=True)
class Places:
    """By place its winery and action; by winery its places, actions and signature."""

    def __init__(self, facts: Facts, road: RoadMap) -> None:
        actions = facts.rows("action", int(ACTIONS))
        self.action_ids: Final = [row.word("id") for row in actions]
        self.action_names: Final = [row.text("name_en") for row in actions]
        self.half_hours: Final = column(actions, "half_hours", 1, 4)
        rows = facts.rows("place", int(PLACES))
        self.ids: Final = [row.word("id") for row in rows]
        self.winery_of: Final = numbers([row.one_of("winery", road.winery_ids) for row in rows])
        self.action_of: Final = numbers([row.one_of("action", self.action_ids) for row in rows])
        self.least_players: Final = column(rows, "min_players", 1, 4)
        self.points = [(row.measure("x", 0, 9999), row.measure("y", 0, 9999)) for row in rows]
        self.at = vec[i64]([-1] * (WINERIES * DEPTHS))  # by winery and depth, innermost first
        self.printed: Final = vec[i64]([0] * WINERIES)  # the actions of a winery, as bits
        self.printed_below_four: Final = vec[i64]([0] * WINERIES)
        for place, row in enumerate(rows):
            self.enter(place, row, road)
        self.signature_of: Final = vec[i64]([-1] * WINERIES)
        signatures = facts.rows("signature", int(SIGNATURES))
        for k, row in enumerate(signatures):
            if row.one_of("winery", road.winery_ids) != self.winery_of[SPOTS + k]:
                raise row.wrong("signature wineries come in the order of their contracts")
            self.signature_of[self.winery_of[SPOTS + k]] = k
        self.bottle_names: Final = [row.text("bottle") for row in signatures]
        self.bottle_colours: Final = [row.text("colour") for row in signatures]
        setups = facts.rows("bottle_setup", 4)
        for players, row in enumerate(setups, 1):
            row.number("players", players, players)
        self.bottles_each: Final = column(setups, "per_winery", 1, 2)
        self.bottles_extra: Final = column(setups, "random_extra", 0, 7)

    def place_for(self, house: i64, action: i64) -> i64:
        """Where a winery offers this action."""
        at = house * DEPTHS
        while self.at[at] < 0 or self.action_of[self.at[at]] != action:
            at += 1
        return self.at[at]

    def enter(self, place: i64, row: Facts, road: RoadMap) -> None:
        """A place joins its winery; its id says which and for what."""
        house = self.winery_of[place]
        action = self.action_of[place]
        if self.ids[place] != f"{road.winery_ids[house]}.{self.action_ids[action]}":
            raise row.wrong("the id must be the winery, a dot and the action")
        if (action == CONTRACT) != (place >= SPOTS):
            raise row.wrong("contract places come last")
        if self.least_players[place] != 1 and (self.least_players[place] != 4 or place >= SPOTS):
            raise row.wrong("min_players is 1, or 4 for the fourth place of a winery")
        slot = house * DEPTHS + row.number("depth", 1, 4) - 1
        if self.at[slot] >= 0:
            raise row.wrong(f"{self.ids[self.at[slot]]} lies at this depth too")
        self.at[slot] = place
        self.printed[house] |= 1 << action
        if self.least_players[place] < 4:
            self.printed_below_four[house] |= 1 << action
