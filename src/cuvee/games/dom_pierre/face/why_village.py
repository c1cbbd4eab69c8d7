"""Why not, in the village and with workers."""

from cuvee.games.dom_pierre import questions as q
from cuvee.games.dom_pierre.content import (
    ACCESSORY,
    FLAG,
    HARVEST,
    LOGISTICS,
    MODIFIER,
    VILLAGE,
)
from cuvee.games.dom_pierre.face.why_case import Case, Why, because
from cuvee.games.dom_pierre.model.board import BLUE, HEIGHT
from cuvee.games.dom_pierre.model.house import VINTAGE
from cuvee.games.dom_pierre.model.state import NEUTRAL
from cuvee.games.dom_pierre.rules import (
    bonuses,
    harvest,
    village,
    workers,
)

Found = Why | None


# -- the village


def benefit(c: Case, key: str, bit: int) -> Found:
    """What stands in the way of every benefit."""
    if not c.runs(int(VILLAGE)):
        return because(f"why-{key}-action")
    if c.ask != q.PICKING:
        return None
    if c.about & int(bit):
        return because({"favour": "why-favour-taken"}.get(key, f"why-{key}-once"))
    if c.about & int(village.LEFT) == 0:
        return because(f"why-{key}-strength", strength=c.strength())
    return None


def pick(c: Case, what: str, pile: str = "1", *_: str) -> Found:
    bit = village.ACCESSORY_TAKEN if what == "accessory" else village.HARVEST_TAKEN
    found = benefit(c, "pick", int(bit))
    if found or what == "done" or c.ask != q.PICKING:
        return found
    first = int(BLUE) if what == "accessory" else 0
    height = c.view.village.piles[first + HEIGHT + int(pile) - 1]
    return None if height else because("why-pick-empty")


def taste(c: Case, which: str = "", slot: str = "1", *_: str) -> Found:
    found = benefit(c, "taste", int(village.TASTING_TAKEN))
    if found or c.ask not in (q.PICKING, q.TASTING):
        return found
    if which in c.content.ids["press"]:
        place = 2 * c.number("press", which) + int(slot) - 1
        return None if c.house.tile(place) else because("why-taste-slot")
    return None if c.house.champagne else because("why-taste-slot")


def favour(c: Case, which: str = "", *_: str) -> Found:
    found = benefit(c, "favour", int(village.FAVOURS_TAKEN))
    if found or c.ask not in (q.PICKING, q.FAVOURING) or not which:
        return found
    number = c.number("bonus", which)
    shown = [int(c.content.card_bonus[card]) for card in c.view.shelf.display if card >= 0]
    if number not in shown:
        return because("why-favour-display")
    if c.ask == q.FAVOURING and number == c.about:
        return because("why-favour-second")
    return unobtainable(c, number)


def unobtainable(c: Case, bonus: int) -> Found:
    """DP-R67: why a bonus cannot be had."""
    kind, thing = int(c.content.bonus_kind[bonus]), int(c.content.bonus_thing[bonus])
    if bonuses.obtainable(c.view, c.seat, bonus):
        return None
    if kind == MODIFIER:
        return because("why-favour-marker")
    if kind == HARVEST and harvest.highest_face(c.view, thing, c.content.bonus_value[bonus]):
        return because("why-favour-harvest")
    assert kind in (ACCESSORY, FLAG, HARVEST), "everything else can always be had"
    return because("why-favour-supply")


# -- workers


def take(c: Case, place: str, *_: str) -> Found:
    if c.ask == q.MOVE_FROM or (c.runs(int(VILLAGE)) and c.ask == q.PICKING):
        return take_one(c, place)
    if not c.runs(int(LOGISTICS)):
        return because("why-take-action")
    if c.ask == q.PLACING:
        return because("why-take-strength", strength=c.strength())
    if place == "maison":
        return because("why-take-maison")
    if is_neutral(c, place):
        return because("why-take-grey")
    return because("why-take-nobody") if place != "done" and not c.has_worker(place) else None


def take_one(c: Case, place: str) -> Found:
    """DP-6.9, DP-12.9: the move of a single worker."""
    if c.ask == q.PICKING and c.house.spaces[VILLAGE] != VINTAGE:
        return because("why-take-one_token")
    if c.ask == q.PICKING and c.view.effect_used:
        return because("why-take-one_used")
    if is_neutral(c, place):
        return because("why-take-grey")
    return because("why-take-one_nowhere" if c.has_worker(place) else "why-take-nobody")


def is_neutral(c: Case, place: str) -> bool:
    spaces = c.content.ids["route_space"]
    return place in spaces and bool(workers.on_space(c.view, spaces.index(place)) == NEUTRAL)


def place(c: Case, where: str, *_: str) -> Found:
    if c.ask not in (q.PLACING, q.MOVE_TO):
        nobody = c.view.hand + c.house.maison == 0
        return because("why-place-nobody") if nobody else because("why-take-action")
    if where == "done":
        return because("why-place-hand")
    if where in ("maison", "supply"):
        return because("why-place-maison")
    if c.ask == q.MOVE_TO and moves_within(c, where):
        return because("why-place-area")
    ids = c.content.ids
    if where in ids["vineyard_cell"]:
        k = ids["vineyard_cell"].index(where)
        planted = int(c.view.vineyard.planted()) >> k & 1
        return because("why-place-worker" if planted else "why-place-soil")
    if where in ids["route_space"]:
        return on_road(c, ids["route_space"].index(where))
    if where in ids["route"]:
        full = workers.empty_spaces(c.view, ids["route"].index(where)) == 0
        return because("why-place-full") if full else None
    return None


def on_road(c: Case, space: int) -> Found:
    """DP-7.4: which space of the road is next."""
    first = c.content.route_first
    route = max(k for k in range(4) if first[k] <= space)
    if workers.empty_spaces(c.view, route) == 0:
        return because("why-place-full")
    return because("why-place-nearest", space=c.place(int(workers.nearest(c.view, route))))


def moves_within(c: Case, where: str) -> bool:
    ids = c.content.ids
    if where in ids["route"]:
        target = 3 + int(c.content.route_first[ids["route"].index(where)])
    else:
        target = c.place_of(where)
    return bool(workers.area_of(c.view, target) == workers.area_of(c.view, c.about))


def skip(c: Case, route: str, *_: str) -> Found:
    if c.house.spaces[LOGISTICS] != VINTAGE:
        return because("why-skip-token")
    if c.view.effect_used:
        return because("why-skip-used")
    return because("why-skip-spaces") if c.ask == q.PLACING else None


def fire(c: Case, place: str, *_: str) -> Found:
    if c.ask != q.FIRING:
        return because("why-fire-action")
    if place == "supply":
        return because("why-fire-supply")
    if place != "done" and not c.has_worker(place):
        return because("why-fire-nobody")
    return None
