"""The tiles of Grand Cru: vines, improvements, innovations; on display, at auction, on a field."""

from typing import Final

from markupsafe import Markup

from cuvee.games.grand_cru.content import CELLAR_CUBES, LOANS, POINTS, TILES, VARIETIES
from cuvee.games.grand_cru.face.svg_parts import (
    badge,
    fit,
    kept,
    lines,
    rect,
    ring,
    text,
    use,
)
from cuvee.games.grand_cru.face.text import Tongue
from cuvee.games.grand_cru.model.tiles import (
    SPENT,
    innovation,
    is_innovation,
    is_vine,
    kind_of,
)
from cuvee.render.svg import el

WIDTH, HEIGHT = 76, 84
PICTURE: Final = "M1 6a5 5 0 0 1 5-5h64a5 5 0 0 1 5 5v47H1z"
BAND: Final = "M1 53h74v25a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5z"
WIRES: Final = "M1 22H75M1 40H75M9 8V53M67 8V53"
RAYS: Final = (
    "M38 27L4 3M38 27L20 2M38 27L56 2M38 27L72 3M38 27L75 30M38 27L74 52M38 27L1 30M38 27L2 52"
)
MEASURES: Final = {
    int(LOANS): "loan",
    int(TILES): "kinds",
    int(CELLAR_CUBES): "supply",
    int(POINTS): "prestige",
}


def tile_name(t: Tongue, tile: int) -> str:
    """What stands on the band of a tile."""
    if is_innovation(tile):
        return t.say(f"tile-{t.content.innovation_ids[tile - innovation(0)]}")
    if is_vine(tile):
        return t.wine(kind_of(tile))
    return t.improvement(kind_of(tile) - VARIETIES)


def tile_word(t: Tongue, tile: int) -> str:
    """The word of such a tile in moves and on help cards."""
    content = t.content
    if is_innovation(tile):
        return content.innovation_ids[tile - innovation(0)]
    return (content.variety_ids + content.improvement_ids)[kind_of(tile)]


@kept
def face_of(t: Tongue, tile: int, bare: bool = False, seen: bool = False) -> Markup:
    """A tile, 76 by 84. A vine on a field keeps room for its cube; `bare` if the cube is gone."""
    if is_innovation(tile):
        inner = innovation_face(t, tile - innovation(0))
    elif is_vine(tile):
        inner = vine_face(t, kind_of(tile), bare, seen)
    else:
        inner = improvement_face(t, kind_of(tile) - int(VARIETIES), bool(tile & SPENT))
    return el(
        "g",
        rect(0, 2.5, WIDTH, HEIGHT, 6, "gc-shade"),
        rect(0, 0, WIDTH, HEIGHT, 6, "gc-tile"),
        *inner,
        rect(0.75, 0.75, WIDTH - 1.5, HEIGHT - 1.5, 5.5, "gc-rim"),
    )


def caption(name: str, ink: str) -> list[Markup]:
    """The name on the band, on one line or two."""
    parts = lines(name, WIDTH - 6, 13)
    top = 72.5 if len(parts) == 1 else 66
    return [
        fit(part, 38, top + 12.8 * k, f"gc-b gc-mid gc-13 {ink}", WIDTH - 5)
        for k, part in enumerate(parts)
    ]


def vine_face(t: Tongue, variety: int, bare: bool, on_field: bool) -> list[Markup]:
    band = f"gc-band gc-v{variety}"
    return [
        el("path", d=PICTURE, class_=f"gc-pale gc-v{variety}"),
        el("path", d=WIRES, class_="gc-wire"),
        use(f"g{variety}", 5 if on_field else 15, 4, 44, 49),
        *([rect(49, 28, 22, 22, 4, "gc-hole")] if bare else []),
        el("path", d=BAND, class_=band),
        el("path", d=BAND, class_=f"gc-h{variety} gc-half"),
        *caption(t.wine(variety), f"gc-onv gc-v{variety}"),
    ]


def improvement_face(t: Tongue, k: int, used: bool) -> list[Markup]:
    name = t.content.improvement_ids[k]
    picture = [
        el("path", d=PICTURE, class_="gc-tspent" if used else "gc-timp"),
        el("path", d=RAYS, class_="gc-ray"),
        use(name, 12, 6, 46, class_="gc-faded" if used else ""),
    ]
    number = t.say(f"badge-{name}", n=int(t.content.amount[k]), bonus=int(t.content.bonus[k]))
    if not used:
        wide = max(26.0, 9 + 6.8 * len(number))
        picture.append(rect(75 - wide, 3, wide, 17, 8, "gc-pill"))
        picture.append(text(number, 75 - wide / 2, 16, "gc-b gc-mid gc-white gc-13"))
    veil = [rect(0, 0, WIDTH, HEIGHT, 6, "gc-veil"), use("pass", 54, 4, 18)] if used else []
    return [
        *picture,
        el("path", d=BAND, class_="gc-bspent" if used else "gc-bimp"),
        *caption(t.improvement(k), "gc-white"),
        *veil,
    ]


def innovation_face(t: Tongue, which: int) -> list[Markup]:
    return [
        el("path", d=PICTURE, class_="gc-tinno"),
        use("innovation", 3, 8, 38),
        *criterion(t, which, 43, 22, 28),
        el("path", d=BAND, class_="gc-binno"),
        *caption(tile_name(t, int(innovation(which))), "gc-white"),
    ]


def criterion(t: Tongue, which: int, x: float, y: float, size: float) -> list[Markup]:
    """What an innovation looks at, and whether it wants most (up) or fewest (down) of it."""
    most = bool(t.content.wants_most[which])
    middle, top = x + size / 2, y - 14
    arrow = f"M{middle:g} {top:g}l7 10h-14z" if most else f"M{middle:g} {top + 10:g}l7-10h-14z"
    return [
        el("path", d=arrow, class_="gc-arrow"),
        use(MEASURES[int(t.content.measure[which])], x, y, size),
    ]


@kept
def stack(t: Tongue, kind: int, n: int, new: bool) -> Markup:
    """Equal tiles on display lie on one another; a kind one has not is worth something."""
    below = [rect(3 * k, -3 * k, WIDTH, HEIGHT, 6, "gc-under") for k in range(min(n, 3) - 1, 0, -1)]
    return el(
        "g",
        *below,
        *ring(-2, -2, WIDTH + 4, HEIGHT + 4, 8),
        face_of(t, 2 * kind),
        new_kind(t, 2.5, 34) if new else None,
        *(many(n, WIDTH - 9, 44) if n > 1 else ()),
    )


def many(n: int, x: float, y: float) -> tuple[Markup, Markup]:
    return (
        el("circle", cx=x, cy=y, r=11, class_="gc-count"),
        text(f"×{n}", x, y + 4.6, "gc-b gc-mid gc-white gc-13"),
    )


@kept
def new_kind(t: Tongue, x: float, y: float) -> Markup:
    """GC-23.2: a kind of tile that one does not have yet counts at the end."""
    return el(
        "g",
        rect(x, y, 28, 17, 8, "gc-new"),
        text(f"+{t.content.per_kind}", x + 14, y + 13.2, "gc-b gc-mid gc-white gc-13"),
    )


@kept
def slim(t: Tongue, variety: int, n: int, width: float) -> Markup:
    """A vine of a crowded display: grapes, letter and number."""
    bottom = f"M1 53h{width - 2:g}v25a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5z"
    return el(
        "g",
        *ring(-2, -2, width + 4, HEIGHT + 4, 8),
        rect(0, 2.5, width, HEIGHT, 6, "gc-shade"),
        rect(0, 0, width, HEIGHT, 6, "gc-tile"),
        rect(1, 1, width - 2, 53, 5, f"gc-pale gc-v{variety}"),
        use(f"g{variety}", width / 2 - 16, 5, 32, 37),
        el("path", d=bottom, class_=f"gc-band gc-v{variety}"),
        text(t.wine(variety)[0], width / 2, 75, f"gc-f gc-mid gc-19 gc-onv gc-v{variety}"),
        rect(0.75, 0.75, width - 1.5, HEIGHT - 1.5, 5.5, "gc-rim"),
        *(many(n, width - 11, 44) if n > 1 else ()),
    )


@kept
def field_tile(t: Tongue, tile: int) -> Markup:
    """A tile on a field, with the badge of what it can do when it is chosen."""
    vine = is_vine(tile)
    bare = vine and bool(tile & SPENT)
    sign = "harvest" if vine else "innovation" if is_innovation(tile) else "use"
    return el(
        "g",
        *ring(-2, -2, WIDTH + 4, HEIGHT + 4, 8),
        face_of(t, tile, bare, vine),
        badge(sign, 3, 3),
    )
