"""Pictures of what objective cards count, of bonuses and of prestige tiles."""

from collections.abc import Callable
from typing import Final

from markupsafe import Markup

from cuvee.games.dom_pierre.content import (
    ACCESSORY,
    COINS,
    FLAG,
    HARVEST,
    MODIFIER,
    PT_COIN,
    PT_CROWN,
    PT_HARVEST,
    PT_POINTS_2,
    PT_POINTS_3,
    PT_SALE_1,
    PT_SALE_2,
    PT_WORKER,
    Content,
)
from cuvee.games.dom_pierre.face.svg_kit import (
    KINDS,
    ROUTES,
    accessory,
    box,
    coin,
    dot,
    flag,
    harvest_tile,
    line,
    marker,
    pentagon,
    shield,
    use,
    words,
)
from cuvee.render.svg import join

Picture = Callable[[float, float, float], Markup]  # of a middle and a size


def symbol(name: str, class_: str = "") -> Picture:
    return lambda x, y, s: use(name, x, y, s, class_)


def pair(first: str, second: str, class_: str = "") -> Picture:
    """A large symbol and a small one at its lower right."""
    return lambda x, y, s: join(
        [
            use(first, x - s * 0.16, y - s * 0.04, s * 0.74, "d-nobody"),
            use(second, x + s * 0.26, y + s * 0.2, s * 0.52, class_),
        ]
    )


def small_card(kind: str) -> Picture:
    """A market card: of a route, or with what it buys."""

    def picture(x: float, y: float, s: float) -> Markup:
        parts = [box(x - s * 0.34, y - s * 0.44, s * 0.68, s * 0.88, s * 0.08, "d-mci")]
        if kind in ROUTES:
            parts = [box(x - s * 0.36, y - s * 0.44, s * 0.72, s * 0.88, s * 0.1, f"d-{kind}")]
            parts.append(words(kind[0].upper(), x, y + 4.6, "d-mir"))
        if kind in ("bottle", "both"):
            parts.append(use("bottle", x - s * (0.14 if kind == "both" else 0), y, s * 0.6))
        if kind in ("barrel", "both"):
            right = 0.14 if kind == "both" else 0
            parts.append(use("barrel", x + s * right, y + s * 0.1, s * 0.44))
        return join(parts)

    return picture


def several(*parts: tuple[Picture, float, float, float]) -> Picture:
    """Pictures beside each other: each with its place and size, in parts of the whole."""
    return lambda x, y, s: join(
        [picture(x + dx * s, y + dy * s, k * s) for picture, dx, dy, k in parts]
    )


def good(number: int) -> Picture:
    return lambda x, y, s: accessory(number, x, y, s)


def country(number: int) -> Picture:
    return lambda x, y, s: flag(number, x, y, s)


def rows(x: float, y: float, s: float) -> Markup:
    lines = "".join(
        f"M{x - s * 0.4:.1f},{y + s * k:.1f}h{s * 0.8:.1f}" for k in (-0.24, 0.04, 0.32)
    )
    return join([line(lines, "d-rowl"), dot(x, y + s * 0.04, s * 0.2, "d-disc d-ink-x")])


def best(x: float, y: float, s: float) -> Markup:
    five = pentagon(x + s * 0.26, y + s * 0.12, s * 0.24, "")
    return join([use("bottle", x - s * 0.15, y, s * 0.9), five])


def dots(x: float, y: float, s: float) -> Markup:
    return join(
        [dot(x + (k - 1) * s * 0.28, y, s * 0.13, f"d-h{letter}") for k, letter in enumerate("cmn")]
    )


WORKER: Final = symbol("worker", "d-nobody")
ANY_CARD: Final = small_card("")
METRICS: Final[dict[str, Picture]] = {
    "flags_usa": country(0),
    "flags_russia": country(1),
    "flags_any": several((country(0), -0.1, -0.16, 0.74), (country(1), 0.12, 0.22, 0.74)),
    "flag_pairs": several((country(0), 0, -0.26, 0.72), (country(1), 0, 0.28, 0.72)),
    "crowns": symbol("crown"),
    **{f"cards_{route}": small_card(route) for route in ROUTES},
    "cards_total": several((ANY_CARD, -0.14, -0.08, 0.85), (ANY_CARD, 0.14, 0.1, 0.85)),
    "routes_with_card": symbol("rose"),
    "route_sets": several((symbol("rose"), -0.08, -0.08, 0.86), (ANY_CARD, 0.28, 0.22, 0.5)),
    "route_max": several((ANY_CARD, -0.2, 0, 0.8), (ANY_CARD, 0, 0, 0.8), (ANY_CARD, 0.2, 0, 0.8)),
    "cards_bottle": small_card("bottle"),
    "cards_barrel": small_card("barrel"),
    "cards_both": small_card("both"),
    "workers_routes": pair("worker", "road"),
    "routes_with_workers": pair("worker", "rose"),
    "workers_one_route": several(
        (WORKER, -0.24, -0.1, 0.62), (WORKER, 0.24, -0.1, 0.62), (symbol("road"), 0, 0.3, 0.42)
    ),
    "route_ends": pair("worker", "journal"),
    "workers_vineyard": pair("worker", "gc", "d-gc"),
    "worker_varieties": several((WORKER, 0, -0.16, 0.66), (dots, 0, 0.36, 1)),
    "workers_press": pair("worker", "press", "d-wood"),
    "workers_employed": pair("worker", "check"),
    "accessories": several((good(0), -0.18, 0, 0.6), (good(5), 0.22, 0, 0.6)),
    "accessory_kinds": several(
        *[
            (symbol(KINDS[k]), -0.24 + 0.48 * (k % 2), -0.24 + 0.5 * (k // 2), 0.46)
            for k in range(4)
        ]
    ),
    "accessory_pairs": several((good(6), -0.22, 0, 0.58), (good(7), 0.26, 0, 0.58)),
    "prestige_level": symbol("flute"),
    "money": symbol("coin"),
    "champagne_best": best,
    "champagne_count": several(
        (symbol("bottle"), -0.22, 0, 0.85), (symbol("barrel"), 0.2, 0.08, 0.66)
    ),
    "champagne_bottles": symbol("bottle"),
    "champagne_barrels": symbol("barrel"),
    "harvest_full_presses": several(
        (symbol("a-cellar", "d-wood"), 0, -0.14, 0.74), (dots, 0, 0.4, 1)
    ),
    "lowest_row": rows,
}


def counted(content: Content, card: int, x: float, y: float, size: float) -> Markup:
    """What an objective card counts; where it counts two things, both."""
    first = int(content.tier_first[card])
    needs = range(int(content.need_first[first]), int(content.need_first[first + 1]))
    ids = [content.ids["objective_metric"][content.need_metric[need]] for need in needs]
    if len(ids) == 1:
        return METRICS[ids[0]](x, y, size)
    return join(
        [
            METRICS[ids[0]](x - size * 0.24, y - size * 0.06, size * 0.7),
            METRICS[ids[1]](x + size * 0.28, y + size * 0.08, size * 0.7),
        ]
    )


def bonus(content: Content, which: int, x: float, y: float, size: float = 20) -> Markup:
    """What a card or a cell gives."""
    kind, thing = int(content.bonus_kind[which]), int(content.bonus_thing[which])
    value = int(content.bonus_value[which])
    if kind == ACCESSORY:
        return accessory(2 * thing, x, y, size, str(content.accessory_value[2 * thing]))
    if kind == HARVEST:
        return harvest_tile(thing, value, x - size * 0.9, y - size / 2, size * 1.8, size)
    if kind == MODIFIER:
        return marker(value, x, y, size * 0.56)
    if kind == FLAG:
        return flag(thing, x, y, size * 1.1)
    return coin(x, y, value, size) if kind == COINS else shield(x, y, value, size)


def prestige_tile(content: Content, tile: int, x: float, y: float, r: float = 19) -> Markup:
    """A bubble of the glass with what it brings."""
    size, value = r * 1.25, int(content.tile_value[tile])
    parts = [dot(x, y, r, "d-bub"), dot(x, y, r - 2.8, "d-bubin")]
    if tile == PT_CROWN:
        parts.append(use("crown", x, y, size))
    elif tile in (PT_POINTS_2, PT_POINTS_3):
        parts.append(shield(x, y, value, size * 1.05))
    elif tile == PT_COIN:
        parts.append(coin(x, y, value, size))
    elif tile in (PT_SALE_1, PT_SALE_2):
        parts.append(use("bottle", x - r * 0.36, y, size * 0.98))
        parts.append(pentagon(x + r * 0.36, y + r * 0.1, max(9.6, r * 0.46), f"+{value}"))
    elif tile == PT_WORKER:
        parts.append(use("worker", x - r * 0.3, y, size * 0.9, "d-nobody"))
        arrow = f"M{x + r * 0.2:.1f},{y:.1f}h{r * 0.5:.1f}m{-r * 0.22:.1f},{-r * 0.2:.1f}"
        parts.append(
            line(f"{arrow}l{r * 0.24:.1f},{r * 0.2:.1f}l{-r * 0.24:.1f},{r * 0.2:.1f}", "d-arr")
        )
    elif tile < PT_HARVEST:
        parts.append(marker(value, x, y + 0.5, r * 0.66))
    else:
        variety = tile - int(PT_HARVEST)
        parts.append(harvest_tile(variety, value, x - r * 0.6, y - r * 0.6, r * 1.2, r * 1.2))
    return join(parts)
