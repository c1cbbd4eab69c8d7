"""What is in the box: facts an owner may edit within bounds"""

from typing import Final, final

from cuvee.core.content import BaseContent, ContentError, Editions, Facts, column
from cuvee.core.moves import numbers
from cuvee.core.native import i64, mypyc_attr
from cuvee.games.naramata.model.cards import ROWS, Cards, Wishes
from cuvee.games.naramata.model.guide import SEATS_IN_CAR
from cuvee.games.naramata.model.places import Places
from cuvee.games.naramata.model.roadmap import RoadMap
from cuvee.games.naramata.model.upgrades import Cars, Upgrades

SLOTS: Final[i64] = 4  # of the upgrade row
COLUMNS: Final[i64] = 15  # printed on the time track
MOST_DAYS: Final[i64] = 4

LEVELS: Final = ("easy", "normal", "advanced")
ROUTES: Final = ("normal", "alternating", "alternating_from_car_park")
WAYS: Final = ["forward", "backward"]


@final
@mypyc_attr(acyclic=True)
class Costs:
    """Prices, rewards and penalties."""

    def __init__(self, facts: Facts) -> None:
        setup, costs = facts.table("setup"), facts.table("costs")
        self.start_points: i64 = setup.number("start_points", 0, 99)
        self.start_prestige: i64 = setup.number("start_prestige", 0, 99)
        self.fewest_tourists: i64 = setup.number("tourists_min_per_day", 2, 2)
        self.most_active: i64 = setup.number("upgrade_active_max", 1, 9)
        self.site_room: i64 = setup.number("start_spaces_per_site", 2, 4)
        self.site_room_of_two: i64 = setup.number("start_spaces_per_site_two_cars", 1, 2)
        self.card_fee: Final = numbers(
            [costs.number("extra_wine_card", 0, 9), costs.number("extra_cheese_card", 0, 9)]
        )
        self.draw_fee: i64 = costs.number("extra_shopping_draw", 0, 9)
        self.view_fee: i64 = costs.number("extra_view_marker", 0, 9)
        self.view_limit: i64 = costs.number("view_marker_limit", 1, 7)
        self.contract_points: i64 = costs.number("contract_points", 0, 20)
        self.contract_prestige: i64 = costs.number("contract_prestige", 0, 20)
        self.inspection_bonus: i64 = costs.number("inspection_bonus", 0, 9)
        self.overtime: i64 = costs.number("overtime_points_per_half_hour", -20, 0)
        self.die: Final = numbers(facts.table("viewpoint_die").numbers("faces", 6, 1, 3))
        self.empty_row: Final = numbers(penalties(facts))


def penalties(facts: Facts) -> list[int]:
    """NA-21.7, NA-R15: what each empty row costs; beyond the list 1 more than the one before."""
    found: list[int] = []
    for row in facts.rows("empty_row_penalty", 16):
        found.append(row.number("points", -99, 0))
        row.number("row", len(found), len(found))
    while len(found) < SEATS_IN_CAR * ROWS:
        found.append(found[-1] - 1)
    return found


@final
@mypyc_attr(acyclic=True)
class Calendar:
    """The time track, the direction of each day, and the markers taken off before it."""

    def __init__(self, facts: Facts) -> None:
        track = facts.table("time_track")
        self.closing: i64 = track.number("closing_index", 12, 12)
        self.late_closing: i64 = track.number("late_closing_index", 12, 14)
        self.late_start: i64 = track.number("late_last_start_index", 11, 12)
        times = track.numbers("recharge_indices", 2, 1, 12)
        if times != sorted(times):
            raise track.wrong(f"recharge_indices is {times}; wanted: the earlier time first")
        self.recharge: Final = numbers(times)
        columns = facts.rows("time_column", int(COLUMNS))
        self.lunch: Final = column(columns, "lunch_prestige", 0, 8)
        self.labels: Final = [row.text("label") for row in columns]
        passing = facts.table("draft").table("pass_direction")
        self.pass_right: Final = numbers(
            [passing.one_of(f"day{day}", ["left", "right"]) for day in (1, 2, 3, 4)]
        )
        routes = facts.table("routes")
        self.backward: Final = numbers(
            [WAYS.index(routes.texts(route)[day]) for route in ROUTES for day in range(4)]
        )
        table = facts.rows("marker_removal", 12)
        for k, row in enumerate(table):
            row.number("day", k % 4 + 1, k % 4 + 1)
        day4 = table[3::4]
        self.removal: Final = numbers(
            [row.number(key, 0, 9) for key in ("players_1_to_3", "players_4") for row in table]
        )
        self.quick_removal: Final = numbers(
            [
                row.number(key, 0, 9)
                for key in ("quick_reference_1_to_3", "quick_reference_4")
                for row in day4
            ]
        )


@final
@mypyc_attr(acyclic=True)
class Together:
    """Solo and fleet: rating by difficulty; by day the tourists shown and taken per player."""

    def __init__(self, table: Facts, rating: str, shown: str, taken: str, prestige: str) -> None:
        self.rating = numbers([table.table(rating).number(level, 1, 99) for level in LEVELS])
        self.shown: Final = numbers(table.numbers(shown, 3, 2, 7))
        self.taken: Final = numbers(table.numbers(taken, 3, 2, 4))
        for many, of in zip(self.taken, self.shown, strict=True):
            if many > of:
                raise table.wrong(f"{many} tourists cannot be taken of the {of} that are shown")
        self.prestige: i64 = table.number(prestige, 0, 99)


@final
@mypyc_attr(acyclic=True)
class Content(BaseContent):
    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self.road: Final = RoadMap(facts)
        self.places = Places(facts, self.road)
        self.wishes: Final = Wishes(facts)
        self.cards = Cards(facts)
        self.upgrades: Final = Upgrades(facts)
        self.cars: Final = Cars(facts)
        self.costs: Final = Costs(facts)
        self.calendar: Final = Calendar(facts)
        solo, fleet = facts.table("solo"), facts.table("fleet")
        self.solo: Final = Together(solo, "rating", "draw", "choose", "prestige_per_day")
        self.solo_late_limit: i64 = solo.number("late_limit_index", 12, 14)
        self.fleet: Final = Together(
            fleet,
            "rating_per_player",
            "display_per_player",
            "tourists_per_player",
            "prestige_per_player_and_day",
        )
        self.ids = [self.road.node_ids, self.road.road_ids, self.places.ids, self.cards.ids]
        self.ids.append([str(path) for path in self.road.paths])
        self.ids += [self.wishes.ids, self.upgrades.ids, self.cars.ids, self.places.action_ids]


def same_things(ours: Content, theirs: Content, origin: str) -> None:
    """An owner's file may have other numbers, but the same things."""
    for mine, his in zip(ours.ids, theirs.ids, strict=True):
        for k, name in enumerate(mine):
            if his[k] != name:
                raise ContentError(f"{origin}: id {his[k]!r} must be {name!r}, as in our file")


EDITIONS: Final = Editions.beside(__file__, Content, same_things)
SHIPPED: Final = EDITIONS.shipped
