"""Wineries as houses whose windows are their places; start sites and the car park."""

from functools import cache
from typing import Final

from markupsafe import Markup

from cuvee.games.naramata.content import Content
from cuvee.games.naramata.face.names import Names, Teller
from cuvee.games.naramata.face.svg_parts import (
    ACTION_SIGN,
    BOTTLE,
    SERIF,
    at,
    bottle,
    fit,
    tx,
    use,
)
from cuvee.games.naramata.face.svg_roads import LOWER, UPPER, across, node_point
from cuvee.games.naramata.model.pieces import NONE
from cuvee.games.naramata.model.places import CONTRACT, DEPTHS, SPOTS
from cuvee.games.naramata.model.roadmap import (
    SITES,
    WINERIES,
)
from cuvee.render.svg import el, join, spell

TILE: Final = 28.0
LINE: Final = 12.5  # from one line of a name to the next
NAMES: Final = {
    "poplar_grove_cheese": ("Poplar", "Grove", "Cheese"),
    "maple_leaf": ("Maple Leaf", "Distilling"),
    "meeples_and_milkshakes": ("Meeples &", "Milkshakes"),
    "lock_and_worth": ("Lock &", "Worth"),
    "red_rooster": ("Red Rooster",),
    "lake_breeze": ("Lake Breeze",),
}
BAYS: Final = (201.0, 228.0, 255.0, 282.0)
CAR_SIZE: Final = 1.15


@cache
def name_lines(content: Content, k: int) -> tuple[str, ...]:
    """The name of a winery, broken where it looks well."""
    name = content.road.winery_names[k]
    found = NAMES.get(content.road.winery_ids[k], ())
    return found if " ".join(found) == name else tuple(name.split())


@cache
def places_of(content: Content, k: int) -> tuple[int, ...]:
    """The places of a winery, the innermost first."""
    first = k * int(DEPTHS)
    return tuple(
        int(place) for place in content.places.at[first : first + int(DEPTHS)] if place != NONE
    )


@cache
def north(content: Content, k: int) -> bool:
    """Whether a winery is drawn above its road."""
    return node_point(content, k)[1] != LOWER


@cache
def body(content: Content, k: int) -> tuple[float, float, float]:
    """Left and upper edge of a house, and its height."""
    rows = (len(places_of(content, k)) + 1) // 2
    height = rows * (TILE + 2) + 2
    y = node_point(content, k)[1]
    if not north(content, k):
        return across(content.road.winery_ids[k]) - 30, y + 26, height
    room = 40 if len(name_lines(content, k)) < 3 else 52
    return across(content.road.winery_ids[k]) - 30, y - room - height, height


@cache
def place_point(content: Content, place: int) -> tuple[float, float]:
    """The middle of a place."""
    k = int(content.places.winery_of[place])
    x, y, _ = body(content, k)
    own = places_of(content, k)
    n = own.index(place)
    left = x + 1.5 + n % 2 * (TILE + 1)
    if len(own) == 3 and n == 2:
        left = x + 30 - TILE / 2
    return left + TILE / 2, y + 2 + n // 2 * (TILE + 2) + TILE / 2


@cache
def winery(
    t: Names, k: int, left: int, shelf: int, corked: tuple[bool, ...], few: bool
) -> dict[str, Markup]:
    """A winery with its places; `left` of the bottles on its shelf are still there."""
    found = {f"house-{k}": house(t, k, left, shelf)}
    for place, marked in zip(places_of(t.content, k), corked, strict=True):
        ghost = few and t.content.places.least_players[place] == 4
        found[f"place-{place}"] = spot(t, place, marked, ghost)
    return found


@cache
def house(t: Names, k: int, left: int, shelf: int) -> Markup:
    """Roof and walls, the name below; a signature winery has a golden roof and its bottles."""
    content = t.content
    x, y, height = body(content, k)
    middle = across(content.road.winery_ids[k])
    signature = int(content.places.signature_of[k])
    names = name_lines(content, k)
    base = y + height + (18 if north(content, k) and len(names) == 1 else 12)
    bottom = base + (len(names) - 1) * LINE
    drive = bottom + 4 if north(content, k) else y
    parts = [
        el("path", d=f"M{spell(middle)} {spell(drive)}V{spell(node_point(content, k)[1])}",
           class_="na-drive"),
        el("rect", x=x - 1, y=y, width=62, height=height, rx=2.5, class_="na-wall"),
        roof(middle, y, signature != NONE),
    ]  # fmt: skip
    label = t.winery(k)
    if signature != NONE:
        colour = content.places.bottle_colours[signature]
        for n in range(shelf):
            spot = middle + (25 if n else -25)
            if n < left:
                parts.append(bottle(spot, y - 21, colour))
            else:
                parts.append(at(spot, y - 21, el("path", d=BOTTLE, class_="na-gone")))
        label = t.say("word-signature", winery=label, count=left)
    parts += [tx(line, middle, base + n * LINE, "na-wname") for n, line in enumerate(names)]
    return el(
        "g",
        *parts,
        id=f"house-{k}",
        data_w=content.road.winery_ids[k],
        class_="na-house na-fine" if signature != NONE else "na-house",
        role="img",
        aria_label=label,
    )


def roof(middle: float, y: float, fine: bool) -> Markup:
    left, right = spell(middle - 34), spell(middle + 34)
    if not fine:
        tiles = f"M{spell(middle - 22)} {spell(y - 2)}h44M{spell(middle - 13)} {spell(y - 5.5)}h26"
        peak = f"M{left} {spell(y + 1)}L{spell(middle)} {spell(y - 14)}L{right} {spell(y + 1)}z"
        return join([el("path", d=peak, class_="na-roof"), el("path", d=tiles, class_="na-rooft")])
    flat = (
        f"M{left} {spell(y + 1)}L{spell(middle - 13)} {spell(y - 15)}H{spell(middle + 13)}"
        f"L{right} {spell(y + 1)}z"
    )
    tower = f"M{spell(middle - 6)} {spell(y - 14)}v-6h12v6z"
    hat = f"M{spell(middle - 8)} {spell(y - 20)}h16l-8-7z"
    return join(
        [
            el("path", d=tower, class_="na-wall"),
            el("path", d=flat, class_="na-roof"),
            el("path", d=hat, class_="na-roof"),
        ]
    )


@cache
def spot(t: Names, place: int, marked: bool, ghost: bool) -> Markup:
    """A place: a tile with the sign of its action, round for contracts; a cork if it is taken."""
    x, y = place_point(t.content, place)
    action = int(t.content.places.action_of[place])
    sign, half = ACTION_SIGN[action], TILE / 2
    scroll = action == CONTRACT
    round_ = half + 1.5 if scroll else 6.5
    halo = el("rect", x=x - half - 1.5, y=y - half - 1.5, width=TILE + 3, height=TILE + 3,
              rx=round_, class_="na-halo")  # fmt: skip
    if marked:
        drawn = join(
            [
                el("circle", cx=x, cy=y, r=half - 0.5, class_="na-cork0"),
                el("circle", cx=x, cy=y, r=half - 3, class_="na-cork1"),
                use(sign, x - 7.5, y - 7.5, 15, "na-burnt"),
                el("path", d=f"M{spell(x - 8.5)} {spell(y + 8.5)}l17-17", class_="na-cork2"),
            ]
        )
    else:
        tile = el("rect", x=x - half + 0.7, y=y - half + 0.7, width=TILE - 1.4, height=TILE - 1.4,
                  rx=half if scroll else 5, class_="na-tile")  # fmt: skip
        drawn = join([tile, use(sign, x - 10.4, y - 10.4, 20.8)])
    name = t.place(place)
    key = "word-fourth_place" if ghost else "word-closed_place" if marked else "word-open_place"
    return el(
        "g",
        halo,
        drawn,
        use("check", x + 4, y - 18, 14, "na-tick"),
        id=f"place-{place}",
        data_w=t.content.places.ids[place],
        class_=f"na-pl na-a-{sign}" + " na-ghost" * ghost + " na-corked" * marked,
        role="img",
        aria_label=t.say(key, place=name),
    )


# -- start sites and car park


@cache
def sites(t: Names) -> dict[str, Markup]:
    """NA-4.2: two start sites with two bays each, and the car park of the village."""
    found = {}
    for k in range(int(SITES)):
        name, y = t.content.road.site_ids[k], (UPPER, LOWER)[k]
        flags = "".join(f"M33 {spell(high)}v-12h9l-2.5 3 2.5 3h-9" for high in (y - 7, y + 17))
        caption = t.say(f"word-{name}")
        found[f"site-{k}"] = el(
            "g",
            el("rect", x=7, y=y - 27, width=60, height=54, rx=8, class_="na-halo"),
            el("rect", x=10, y=y - 24, width=54, height=48, rx=6, class_="na-site"),
            el("path", d=f"M14 {spell(y)}h46", class_="na-bay"),
            el("path", d=flags, class_="na-flag"),
            fit(caption, 11, y - 31 if k == 0 else y + 38, 72, 12, "na-wname na-left", SERIF),
            id=f"site-{k}",
            data_w=name,
            class_="na-start",
            role="img",
            aria_label=t.content.road.site_names[k],
        )
    found["car-park"] = el(
        "g",
        el("rect", x=1290, y=182, width=58, height=120, rx=8, class_="na-halo"),
        el("rect", x=1294, y=186, width=50, height=112, rx=5, class_="na-lot"),
        el("path", d="M1296 217h46M1296 244h46M1296 271h46", class_="na-bay"),
        *[tx(k + 1, 1319, y + 5, "na-bayn") for k, y in enumerate(BAYS)],
        use("park", 1306, 155, 26),
        id="car-park",
        data_w="park",
        class_="na-park",
        role="img",
        aria_label=t.say("word-car_park"),
    )
    return found


def houses(t: Teller) -> dict[str, dict[str, Markup]]:
    """All wineries, each a layer of its own."""
    view, places = t.view, t.content.places
    found = {}
    for k in range(int(WINERIES)):
        signature = int(places.signature_of[k])
        left = shelf = 0
        if signature != NONE:
            left = int(view.bottles_at(signature))
            shelf = left + sum(int(guide.bottles) >> signature & 1 for guide in view.guides)
        corked = tuple(
            place < SPOTS and bool(view.occupied[place]) for place in places_of(t.content, k)
        )
        found[f"h{k}"] = winery(t.plain, k, left, shelf, corked, view.seats < 4)
    return found
