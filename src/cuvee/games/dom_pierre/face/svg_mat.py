"""What a house holds beside its estate: presses, workers, accessories, tiles, market cards."""

from typing import Final

from markupsafe import Markup

from cuvee.games.dom_pierre.content import BOTTLE
from cuvee.games.dom_pierre.face.svg_kit import (
    KINDS,
    ROUTES,
    accessory,
    at,
    box,
    champagne,
    fitted,
    flag,
    harvest_tile,
    ink,
    line,
    marker,
    pentagon,
    remembered,
    ring_box,
    ring_dot,
    use,
    words,
)
from cuvee.games.dom_pierre.face.svg_metrics import prestige_tile
from cuvee.games.dom_pierre.face.text import Teller
from cuvee.render.svg import el

PRESS: Final = (346, 42)  # the left one
PITCH: Final = 63
WIDE: Final = 58
CREW: Final = (346, 204)  # the first box of workers
SHELF: Final = (8, 285)
WON: Final = 284  # where start card and market cards begin
PLACES: Final = (("presses", "press"), ("maison", "maison"), ("supply", "supply"))


# -- presses


def cellar(seat: int) -> Markup:
    """The vault behind the presses."""
    x, y = PRESS
    arches = [
        line(f"M{x + k * PITCH},{y + 156}v-112q0,-36 29,-36q29,0 29,36v112z", "d-arch")
        for k in range(3)
    ]
    return el("g", box(x - 4, y - 6, 192, 164, 7, "d-vault"), *arches, id=f"cellar-{seat}")


@remembered
def press(t: Teller, seat: int, k: int, inside: tuple[int, ...], label: str) -> Markup:
    """A press with its bonus on a plate; below it harvest tiles, or champagne."""
    parts = machine(t, k)
    tiles = inside[4:]
    if not any(tiles):
        stored = [(grape, tile) for grape, tile in enumerate(inside[:3]) if tile]
        for n in range(3):
            if n < len(stored):
                grape, tile = stored[n]
                parts.append(harvest_tile(grape, tile >> 2, 3, 53 + 34 * n, WIDE - 6, 31))
            else:
                parts.append(box(3, 53 + 34 * n, WIDE - 6, 31, 4, "d-slot"))
    if inside[3]:
        parts.append(marker(inside[3], WIDE - 12, 51, 12))
    parts.append(ring_box(0, 46, WIDE, 110, 6))
    for slot, tile in enumerate(tiles):
        if tile:
            parts.append(bottled(t, seat, k, slot, tile))
        elif any(tiles):
            parts.append(box(3, 53 + 52 * slot, WIDE - 6, 48, 5, "d-slot"))
    return el(
        "g",
        *parts,
        id=f"press-{seat}-{k}",
        class_="d-thing",
        data_w=t.content.ids["press"][k],
        role="img",
        aria_label=label,
        transform=at(PRESS[0] + PITCH * k, PRESS[1]),
    )


def machine(t: Teller, k: int) -> list[Markup]:
    """The wood of a press, with its bonus on a plate."""
    kind = "bottle" if t.content.press_kind[k] == BOTTLE else "barrel"
    return [
        box(0, 46, WIDE, 110, 6, "d-pbox"),
        box(2, 8, WIDE - 4, 9, 2, "d-beam"),
        box(4, 8, 6, 42, 2, "d-beam"),
        box(WIDE - 10, 8, 6, 42, 2, "d-beam"),
        box(WIDE / 2 - 5, 0, 10, 46, 2, "d-screw"),
        box(10, 42, WIDE - 20, 7, 2, "d-beam"),
        box(8, 16, WIDE - 16, 25, 5, "d-plate"),
        use(kind, 19, 28.5, 20),
        pentagon(39, 29.5, 10.4, f"+{t.content.press_bonus[k]}"),
    ]


def bottled(t: Teller, seat: int, k: int, slot: int, tile: int) -> Markup:
    """A champagne in a press."""
    return el(
        "g",
        champagne(tile, 3, 53 + 52 * slot, WIDE - 6, 48),
        ring_box(3, 53 + 52 * slot, WIDE - 6, 48, 5),
        id=f"champagne-{seat}-{k}-{slot}",
        class_="d-thing",
        data_w=f"{t.content.ids['press'][k]}-{slot + 1}",
        role="img",
        aria_label=t.champagne(tile),
    )


# -- workers


@remembered
def crew(t: Teller, seat: int, place: int, count: int) -> Markup:
    """Workers at the presses, in the Maison or in the supply."""
    word, icon = PLACES[place]
    label = t.say(f"word-at_{word}", n=count)
    parts = [
        box(0, 0, WIDE, 75, 6, "d-wbox"),
        use(icon, 14, 13, 19, "d-wood"),
        words(count, 42, 19, "d-crew"),
        fitted(t.say(f"word-{word}"), WIDE / 2, 71, WIDE - 4, 13.2, "d-small d-mid"),
        ring_box(0, 0, WIDE, 75),
    ]
    return el(
        "g",
        *parts,
        id=f"crew-{seat}-{word}",
        class_="d-thing",
        data_w=word,
        role="img",
        aria_label=label,
        transform=at(CREW[0] + PITCH * place, CREW[1]),
    )


def hands(seat: int, place: int, count: int) -> dict[str, Markup]:
    """The workers in one of the boxes; they travel."""
    found = {}
    for n in range(count):
        key = f"w-{seat}-{PLACES[place][0]}{n}"
        x = CREW[0] + PITCH * place + 11 + 9 * (n % 5)
        y = CREW[1] + 33 + 18 * (n // 5)
        found[key] = helper(seat, x, y, key)
    return found


def helper(seat: int, x: float, y: float, key: str) -> Markup:
    """A worker at home: without a letter, as everybody here is of the house."""
    return el(
        "g",
        el("use", href="#dp-worker", x=-12, y=-13, width=24, height=26),
        id=key,
        class_=f"d-wk glide {ink(seat)}",
        data_kin=f"w-{seat}",
        transform=f"{at(x, y)} scale(.7)",
    )


# -- accessories and prestige tiles


@remembered
def accessories(t: Teller, seat: int, goods: tuple[int, ...]) -> Markup:
    """A column for each kind, grey above, blue below."""
    x, y = SHELF
    parts = [box(x, y, 174, 59, 6, "d-lane")]
    for good, count in enumerate(goods):
        cx, cy = x + 24 + 43 * (good // 2), y + 15.5 + 28 * (good % 2)
        if not count:
            parts.append(use(KINDS[good // 2], cx, cy, 17, "d-pale"))
            continue
        value = str(t.content.accessory_value[good])
        hit = box(cx - 14.5, cy - 14, 29, 28.4, 5, "d-hit")
        inner = [hit, accessory(good, cx, cy, 24, value), ring_dot(cx, cy, 12.5)]
        if count > 1:
            inner.insert(2, words(count, cx - 21, cy + 5, "d-few"))
        word = f"{'blue' if good % 2 else 'grey'}-{KINDS[good // 2]}"
        label = t.say("word-some", thing=t.good(good), n=count)
        parts.append(el("g", *inner, class_="d-thing", data_w=word, role="img", aria_label=label))
    return el("g", *parts, id=f"accessories-{seat}")


def tiles(t: Teller, seat: int, kept: tuple[int, ...]) -> dict[str, Markup]:
    """The prestige tiles a house keeps, on their tray."""
    all_ = [kind for kind, count in enumerate(kept) for _ in range(count)]
    found = {f"tray-{seat}": tray(seat, not all_)}
    for n, kind in enumerate(all_):
        nth = all_[: n + 1].count(kind)
        found[f"kept-{seat}-{kind}-{nth}"] = kept_tile(t, seat, kind, nth, n, len(all_))
    return found


def tray(seat: int, empty: bool) -> Markup:
    x, y = SHELF[0] + 177, SHELF[1]
    sign = use("flute", x + 49, y + 29.5, 26, "d-pale") if empty else None
    return el("g", box(x, y, 98, 59, 6, "d-lane"), sign, id=f"tray-{seat}")


@remembered
def kept_tile(t: Teller, seat: int, kind: int, nth: int, n: int, many: int) -> Markup:
    r = 19.0 if many < 3 else 13.5
    gap = 43.0 if many < 3 else 29.0 if many < 4 else 58 / (many - 1)
    return el(
        "g",
        prestige_tile(t.content, kind, 0, 0, r),
        ring_dot(0, 0, r),
        id=f"kept-{seat}-{kind}-{nth}",
        class_="d-thing glide",
        data_w=f"kept-{t.content.ids['prestige_tile'][kind]}",
        role="img",
        aria_label=t.label("prestige_tile", kind),
        transform=at(SHELF[0] + 183 + r + gap * n, SHELF[1] + 29.5),
    )


# -- start card and market cards


def rack(seat: int) -> Markup:
    """What the cards lie on."""
    return el("g", box(WON + 2, SHELF[1], 244, 59, 6, "d-lane"), id=f"rack-{seat}")


@remembered
def start_card(t: Teller, seat: int, open_: bool) -> Markup:
    """DP-11.5: a crown, or a cork to pop."""
    x, y = WON + 6, SHELF[1] + 4
    if open_:
        parts = [box(x, y, 38, 51, 4, "d-card"), use("crown", x + 19, y + 16, 22)]
        parts.append(use("f-pop", x + 19, y + 38, 20, "d-soft"))
    else:
        parts = [
            box(x, y, 38, 51, 4, "d-cardback"),
            use("f-pop", x + 19, y + 25, 20, "d-dim d-ongold"),
        ]
    parts.append(ring_box(x, y, 38, 51, 4))
    label = t.say("word-start_card_open" if open_ else "word-start_card_used")
    return el(
        "g",
        *parts,
        id=f"start-{seat}",
        class_="d-thing",
        data_w="start_card",
        role="img",
        aria_label=label,
    )


@remembered
def won_cards(t: Teller, seat: int, route: int, count: int, crowns: int, flags: int) -> Markup:
    """The market cards of a route: how many, with how many crowns and flags."""
    x, y = WON + 58 + 47 * route, SHELF[1] + 4
    parts = [box(x, y, 40, 51, 4, "d-card" if count else "d-slot")]
    if count:
        parts.append(line(f"M{x},{y + 17}v-13q0,-4 4,-4h32q4,0 4,4v13z", f"d-{ROUTES[route]}"))
    tone = "d-on" if count else "d-soft"
    parts.append(
        words(t.say(f"word-letter_{ROUTES[route]}"), x + 11, y + 13, f"d-serif d-mid d-13 {tone}")
    )
    parts.append(words(count, x + 29, y + 13, f"d-count {tone}"))
    if crowns:
        parts += [use("crown", x + 13, y + 27, 17), words(crowns, x + 30, y + 32, "d-count")]
    if flags:
        parts += [flag(0 if route == 3 else 1, x + 13, y + 43, 18)]
        parts.append(words(flags, x + 30, y + 48, "d-count"))
    label = t.say("word-won", route=t.label("route", route), n=count, crowns=crowns, flags=flags)
    return el(
        "g",
        *parts,
        id=f"won-{seat}-{route}",
        data_w="market_card",
        role="img",
        aria_label=label,
    )
