"""The glass: prestige levels, who stands on them, and the tiles."""

from typing import Final

from markupsafe import Markup

from cuvee.games.dom_pierre.face.svg_kit import (
    at,
    box,
    dot,
    line,
    remembered,
    ring_box,
    ring_dot,
    seat_mark,
    use,
    words,
)
from cuvee.games.dom_pierre.face.svg_metrics import prestige_tile
from cuvee.games.dom_pierre.face.text import Teller
from cuvee.render.svg import el

GLASS: Final = (508, 26)
LEVEL: Final = 24.2  # the height of a level
OPEN: Final = ((190, 54), (242, 46), (202, 102), (250, 96), (172, 148), (222, 146), (262, 150))
DOWN: Final = ((176, 152), (206, 164), (238, 152), (190, 188), (224, 194))


def prestige(t: Teller) -> dict[str, Markup]:
    """The glass with its levels, who stands on them, and the tiles."""
    glass = t.view.glass
    levels = [int(house.level) for house in t.view.houses]
    found = {"glass": glass_panel(t)}
    for seat, level in enumerate(levels):
        here = [other for other, mine in enumerate(levels) if mine == level]
        place = (here.index(seat), len(here))
        found[f"level-{seat}"] = on_level(t, seat, level, place, t.names[seat])
    up = [kind for kind in range(12) for _ in range(glass.up[kind])]
    for n, kind in enumerate(up):
        nth = up[: n + 1].count(kind)
        found[f"tile-{kind}-{nth}"] = open_tile(t, kind, nth, n, len(up))
    found["hidden-tiles"] = hidden_tiles(t, int(glass.down), len(up) > 4)
    return found


@remembered
def glass_panel(t: Teller) -> Markup:
    """The glass and what each level is worth at the end."""
    x, y = GLASS
    top = y + 30
    wall = (
        f"M{x + 8},{top - 2}v160q0,40 40,40h70q40,0 40,-40v-160z",
        f"M{x + 10},{top + 24}v134q0,38 38,38h70q38,0 38,-38v-134z",
    )
    parts = [
        box(x, y, 276, 232, 10, "d-night"),
        use("flute", x + 16, y + 15, 20),
        words(t.say("word-glass"), x + 30, y + 20, "d-zone d-light"),
        line(wall[0], "d-glass"),
        line(wall[1], "d-fill"),
    ]
    for level in range(8):
        middle = level_y(level)
        if level < 7:
            parts.append(line(f"M{x + 10},{middle - 12:.1f}h146", "d-rowline"))
        parts.append(words(int(t.content.level_points[level]), x + 30, middle + 6, "d-lv"))
        parts.append(use("crown", x + 119, middle, 16))
        parts.append(words(f"×{t.content.crown_points[level]}", x + 130, middle + 5, "d-lx"))
    parts.append(ring_box(x + 8, top, 150, 196, 12))
    label = t.say("word-glass_levels")
    return el(
        "g",
        *parts,
        id="glass",
        class_="d-thing",
        data_w="prestige_track",
        role="img",
        aria_label=label,
    )


def level_y(level: int) -> float:
    return GLASS[1] + 212 - level * LEVEL


@remembered
def on_level(t: Teller, seat: int, level: int, place: tuple[int, int], name: str) -> Markup:
    before, many = place
    x = GLASS[0] + 56 + before * (21 if many < 3 else 15)
    return el(
        "g",
        seat_mark(seat, 0, 0, 0.86),
        id=f"level-{seat}",
        class_="d-thing glide",
        data_w="prestige_track",
        role="img",
        aria_label=t.say("word-who_level", who=name, level=level),
        transform=at(x, level_y(level)),
    )


@remembered
def open_tile(t: Teller, kind: int, nth: int, n: int, many: int) -> Markup:
    """The nth tile of its kind, face up, at the nth place."""
    if many <= len(OPEN):
        dx, dy, r = *OPEN[n], 19.0 if n < 4 else 16.0
    else:
        dx, dy, r = 174 + 27 * (n % 4), 44 + 27 * (n // 4), 13.0
    return el(
        "g",
        prestige_tile(t.content, kind, 0, 0, r),
        ring_dot(0, 0, r),
        id=f"tile-{kind}-{nth}",
        class_="d-thing glide",
        data_w=t.content.ids["prestige_tile"][kind],
        role="img",
        aria_label=t.label("prestige_tile", kind),
        transform=at(GLASS[0] + dx, GLASS[1] + dy),
    )


@remembered
def hidden_tiles(t: Teller, down: int, crowded: bool) -> Markup:
    """The tiles face down."""
    x, y = GLASS
    places = DOWN[3:] if crowded else DOWN
    parts: list[Markup] = []
    for dx, dy in places[: min(down, len(places))]:
        parts.append(dot(x + dx, y + dy, 13, "d-bub d-back"))
        parts.append(use("flute", x + dx, y + dy, 16, "d-dim"))
    parts.append(words(f"×{down}", x + 256, y + 198, "d-zone d-light d-mid"))
    top = 172 if crowded else 136
    parts.append(ring_box(x + 162, y + top, 108, 224 - top, 12))
    return el(
        "g",
        *parts,
        id="hidden-tiles",
        class_="d-thing",
        data_w="hidden",
        role="img",
        aria_label=t.say("word-face_down", count=down),
    )
