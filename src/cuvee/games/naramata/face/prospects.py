"""What an action would bring, before it is chosen: rows, points, prestige, the hour after."""

from typing import NamedTuple

from cuvee.core.native import i64
from cuvee.games.naramata.face.facts import Row, empties, lunch_prestige, penalty, rows_of
from cuvee.games.naramata.face.names import Teller
from cuvee.games.naramata.face.svg_roads import way
from cuvee.games.naramata.model.cards import CASE, CHEESE, FAVOURITE, LUNCH, VIEW, WINE
from cuvee.games.naramata.model.pieces import NONE
from cuvee.games.naramata.model.places import (
    CHEESE_TASTING,
    CONTRACT,
    DEPTHS,
    INSPECTION,
    SHOPPING,
    VIEWPOINT,
    WINE_FLIGHT,
    WINE_LUNCH,
)
from cuvee.games.naramata.model.roadmap import ROADS, WINERIES
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.options import COMPETITIVE
from cuvee.games.naramata.rules import actions, road

ROW_OF = {
    int(WINE_FLIGHT): int(WINE),
    int(CHEESE_TASTING): int(CHEESE),
    int(SHOPPING): int(CASE),
    int(VIEWPOINT): int(VIEW),
    int(WINE_LUNCH): int(LUNCH),
}


class Prospect(NamedTuple):
    """What an action would mean."""

    hour: int  # after it
    words: str
    shows: tuple[str, ...]  # the rows it would fill, and the hour
    gain: int = 0  # points, with the penalty avoided


class Outlook:
    """The rows of a seat, and what would happen to them."""

    def __init__(self, t: Teller, seat: int) -> None:
        self.t = t
        self.view = t.view
        self.seat = seat
        self.guide = t.view.guides[seat]
        self.clock = int(t.view.cars[seat].clock)
        self.rows = rows_of(t.view, seat)
        self.points = bool(t.view.options.mode == COMPETITIVE)

    def wanting(self, kind: int) -> list[Row]:
        """Rows of this kind that are not full."""
        return [row for row in self.rows if row.kind == kind and not row.full]

    def saved(self, rows: list[Row]) -> int:
        """The penalty avoided if all these rows get something."""
        empty = empties(self.t.content, self.guide)
        fewer = empty[:]
        for row in rows:
            fewer[row.seat] -= not row.have
        return penalty(self.view, self.seat, empty) - penalty(self.view, self.seat, fewer)

    def after(self, action: int) -> int:
        """The hour an action ends that begins now."""
        return self.clock + int(actions.half_hours(self.view, self.seat, action))

    def of(self, action: int, start: int | None = None) -> Prospect:
        """An action at this hour, or now."""
        begin = self.clock if start is None else start
        hour = begin + int(actions.half_hours(self.view, self.seat, action))
        told: dict[str, object] = {"hour": self.t.hour(hour)}
        if action == INSPECTION:
            bonus = int(self.t.content.costs.inspection_bonus)
            words = self.t.say("fact-inspect", least=1 + bonus, most=3 + bonus, **told)
            return Prospect(hour, words, (f"h{hour}",))
        if action == CONTRACT:
            costs = self.t.content.costs
            words = self.t.say(
                "fact-contract" if self.points else "fact-contract_rating",
                points=costs.contract_points,
                prestige=costs.contract_prestige,
                **told,
            )
            return Prospect(hour, words, (f"h{hour}",))
        rows = self.wanting(ROW_OF[action])
        shows = (*(row.word for row in rows), f"h{hour}")
        if action == WINE_LUNCH:
            points = sum(row.next_points for row in rows) + self.saved(rows)
            return Prospect(hour, self.lunch(rows, begin, told), shows, points)
        best = max(rows, key=lambda row: row.gain, default=None)
        key = f"fact-{'nobody' if best is None else 'rows' if self.points else 'rows_rating'}"
        if best is not None and action == SHOPPING:
            key = "fact-cases" if self.points else "fact-cases_rating"
        told |= {"count": len(rows), "action": self.t.content.places.action_ids[action]}
        gain, saved = (best.gain, best.saves) if best else (0, 0)
        return Prospect(hour, self.t.say(key, gain=gain, saved=saved, **told), shows, gain)

    def lunch(self, rows: list[Row], begin: int, told: dict[str, object]) -> str:
        saved = self.saved(rows)
        return self.t.say(
            "fact-lunch" if self.points else "fact-lunch_rating",
            prestige=lunch_prestige(self.view, self.guide, begin),
            served=len(rows),
            gain=sum(row.next_points for row in rows) + saved,
            saved=saved,
            **told,
        )

    def favours(self, house: int) -> list[Row]:
        """NA-13.1: the rows that get a favourite marker at a signature winery."""
        if self.t.content.places.signature_of[house] == NONE:
            return []
        return self.wanting(int(FAVOURITE))


# -- what one drives past


def open_places(view: State, seat: int, houses: int) -> int:
    """How many places one could choose at these wineries."""
    found = 0
    shut = int(road.taken(view))
    for house in range(int(WINERIES)):
        if houses & ~shut & (1 << house):
            first = house * int(DEPTHS)
            for place in view.content.places.at[first : first + int(DEPTHS)]:
                found += place != NONE and road.open_to(view, i64(seat), place)
    return found


def passing(t: Teller, seat: int, house: int) -> str:
    """What a drive there leaves behind: open places on the way, and the other branch of a fork."""
    view, content = t.view, t.content
    reach = int(road.reach(view, i64(seat)))
    rest = int(road.ahead(view, i64(house))) | 1 << house
    lost = reach & ~rest
    aside = 0
    named = ""
    for k in range(int(ROADS)):
        own = int(content.road.roads[k])
        if own & lost and own & ~lost == 0 and beside(t, k, house):
            aside, named = own, content.road.road_names[k]
    passed = open_places(view, seat, lost & ~aside)
    told = []
    if passed:
        told.append(t.say("fact-passes", n=passed))
    if aside:
        told.append(t.say("fact-aside", road=named, n=open_places(view, seat, aside)))
    return " ".join(told)


def beside(t: Teller, other: int, house: int) -> bool:
    """Whether a road runs beside the one of a winery."""
    paths = t.content.road.paths
    own = int(t.content.road.road_of[house])
    return own != other and (paths[own][0], paths[own][-1]) == (paths[other][0], paths[other][-1])


def way_to(t: Teller, seat: int, node: int) -> tuple[str, ...]:
    """The stretches of road a drive would take."""
    return way(t.content, int(t.view.way()), int(t.view.cars[seat].node), node)
