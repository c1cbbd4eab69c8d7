"""The market of Grand Cru: five bottles filled to the level of demand, labels with the prices."""

from typing import Final

from markupsafe import Markup

from cuvee.games.grand_cru.content import VARIETIES
from cuvee.games.grand_cru.face.svg_parts import (
    fit,
    kept,
    lines,
    parts_of,
    place,
    rect,
    text,
    token,
    use,
)
from cuvee.games.grand_cru.face.text import Teller, Tongue
from cuvee.games.grand_cru.rules.brand import level_in, owner_in
from cuvee.render.svg import el

MARKET: Final = (508, 55, 292, 322)
BASE: Final = 260  # where the shelf is
STEP: Final = (MARKET[2] - 16) / 5
BODY: Final = 46  # how wide a bottle is
NECK: Final = 8


@kept
def shelf(t: Tongue) -> Markup:
    """The dark alcove, its shelf, and the names of the wines."""
    x, y, width, height = MARKET
    names = []
    for k in range(int(VARIETIES)):
        middle = 8 + (k + 0.5) * STEP
        parts = lines(t.wine(k), STEP + 2, 12.6)
        for at, part in enumerate(parts):
            down = BASE + 21 + 12.6 * at + (0 if len(parts) > 1 else 5)
            names.append(fit(part, middle, down, "gc-m gc-mid gc-light gc-12", STEP - 1, 12.6))
    return el(
        "g",
        rect(0, 0, width, height, 8, "gc-alcove"),
        rect(3, 3, width - 6, height - 6, 6, "gc-rule-gold"),
        fit(t.say("word-demand"), 14, 22, "gc-title gc-gilt", 180, 16),
        use("coin", width - 32, 6, 20),
        rect(6, BASE, width - 12, 7, 2, "gc-shelf"),
        *names,
        id="shelf",
        transform=place(x, y),
    )


def level_height(t: Tongue) -> float:
    """How high a level is: the tallest bottle just fits."""
    return round(min(25.0, 178 / max(int(n) for n in t.content.levels)), 1)


def bottles(t: Teller, w: Tongue) -> dict[str, Markup]:
    return {f"demand-{k}": bottle(w, k, int(t.view.board.demand[k])) for k in range(int(VARIETIES))}


@kept
def bottle(t: Tongue, variety: int, level: int) -> Markup:
    """GC-10.1: a bottle as tall as it has levels, filled up to the present one; when it can be
    chosen, the next level is framed."""
    content, high = t.content, level_height(t)
    last, middle = int(content.levels[variety]), STEP / 2
    left, right = middle - BODY / 2, middle + BODY / 2
    top, full = -last * high - 4, -level * high - 4
    body = (
        f"M{left:g}-4V{top + 4:g}C{left:g} {top - 10:g} {middle - NECK:g} {top - 10:g} "
        f"{middle - NECK:g} {top - 24:g}V{top - 46:g}H{middle + NECK:g}V{top - 24:g}"
        f"C{middle + NECK:g} {top - 10:g} {right:g} {top - 10:g} {right:g} {top + 4:g}V-4"
        f"Q{right:g} 0 {right - 5:g} 0H{left + 5:g}Q{left:g} 0 {left:g}-4z"
    )
    wine = f"M{left + 2:g} {full:g}H{right - 2:g}V-5Q{right - 2:g}-2 {right - 6:g}-2H{left + 6:g}"
    wine += f"Q{left + 2:g}-2 {left + 2:g}-5z"
    wave = f"M{left + 2:g} {full:g}q{BODY / 4 - 1:g}-4 {BODY / 2 - 2:g} 0t{BODY / 2 - 2:g} 0"
    cap = f"M{middle - NECK - 1.5:g} {top - 48:g}h{2 * NECK + 3}v22h-{2 * NECK + 3}z"
    prices = [
        text(
            content.price(variety, at),
            middle,
            -(at - 0.5) * high + 1.5,
            f"gc-f6 gc-mid gc-15 {'gc-onv' if at < level else 'gc-light'}",
        )
        for at in range(1, last + 1)
        if at != level
    ]
    said = t.say(
        "word-price",
        wine=t.wine(variety),
        level=level,
        price=t.francs(int(content.price(variety, level))),
    )
    return el(
        "g",
        rect(0, top - 52, STEP, 52 - top, 4, "gc-now"),
        el("path", d=body, class_="gc-glass"),
        el("path", d=wine, class_="gc-band"),
        el("path", d=wine, class_=f"gc-h{variety}"),
        el("path", d=wave, class_="gc-wave"),
        *prices,
        el("path", d=body, class_="gc-shine"),
        el("path", d=cap, class_="gc-capsule"),
        el("path", d=cap, class_=f"gc-h{variety}"),
        el("path", d=body, class_="gc-ring gc-quiet-ring"),
        *(next_level(left, right, level, high) if level < last else ()),
        id=f"demand-{variety}",
        class_=f"gc-v{variety}",
        data_w=f"market-{content.variety_ids[variety]} {content.variety_ids[variety]}",
        role="img",
        aria_label=said,
        transform=place(MARKET[0] + 8 + variety * STEP, MARKET[1] + BASE),
    )


def next_level(left: float, right: float, level: int, high: float) -> tuple[Markup, Markup]:
    """The level that a raise would reach."""
    y = -(level + 0.5) * high - 4
    return (
        rect(left - 3, y - high / 2 + 1, right - left + 6, high - 2, 6, "gc-up gc-when"),
        el(
            "g",
            el("circle", r=8.5, class_="gc-up-ball"),
            el("path", d="M0-5.5l5 6h-3v4h-4v-4h-3z", class_="gc-arrow"),
            class_="gc-when",
            transform=place(right - 2, y),
        ),
    )


def labels(t: Teller, w: Tongue) -> dict[str, Markup]:
    """The paper labels ride on the levels and say what a cube brings."""
    demand = t.view.board.demand
    return {f"label-{k}": label(w, k, int(demand[k])) for k in range(int(VARIETIES))}


@kept
def label(t: Tongue, variety: int, level: int) -> Markup:
    high = level_height(t)
    return el(
        "g",
        rect(-4, -high / 2, BODY + 8, high, 3, "gc-label"),
        rect(-1.5, -high / 2 + 2.5, BODY + 3, high - 5, 2, "gc-label-in"),
        text(t.content.price(variety, level), BODY / 2, 7.2, "gc-f gc-mid gc-ink gc-21"),
        id=f"label-{variety}",
        class_="glide gc-tagged",
        transform=place(
            MARKET[0] + 8 + variety * STEP + (STEP - BODY) / 2,
            MARKET[1] + BASE - (level - 0.5) * high - 4,
        ),
    )


def brands(t: Teller, w: Tongue, markers: dict[str, str]) -> dict[str, Markup]:
    """GC-27.1: markers that keep a price hang left of the bottle."""
    found = {}
    for k in range(int(VARIETIES)):
        mark = int(t.view.board.brand[k])
        if mark:
            key = markers[f"b{k}"]
            found[key] = brand(w, key, k, int(owner_in(mark)), int(level_in(mark)))
    return found


@kept
def brand(t: Tongue, key: str, variety: int, seat: int, level: int) -> Markup:
    return el(
        "g",
        token(seat, 0, 0, 10),
        id=key,
        class_="glide",
        role="img",
        aria_label=t.say("label-brand", who=t.names[seat], wine=t.wine(variety), level=level),
        transform=place(
            MARKET[0] + 12 + variety * STEP,
            MARKET[1] + BASE - (level - 0.5) * level_height(t) - 4,
        ),
    )


def supply(t: Teller, w: Tongue) -> dict[str, Markup]:
    held = dict(parts_of(int(t.view.supply)))
    return {f"supply-{k}": in_supply(w, k, held.get(k, 0)) for k in range(int(VARIETIES))}


@kept
def in_supply(t: Tongue, variety: int, n: int) -> Markup:
    """The cubes of a variety that are left."""
    word = t.content.variety_ids[variety]
    return el(
        "g",
        rect(1, -18, STEP - 2, 41, 5, "gc-now"),
        rect(4, -2, STEP - 8, 23, 5, "gc-ring"),
        use(f"c{variety}", STEP / 2 - 18, 2, 15, 15.6),
        text(n, STEP / 2 + 1, 15, "gc-m gc-light gc-14"),
        id=f"supply-{variety}",
        data_w=f"supply-{word} supply",
        role="img",
        aria_label=t.say("label-supply", n=n, wine=t.wine(variety)),
        transform=place(MARKET[0] + 8 + variety * STEP, MARKET[1] + MARKET[3] - 25),
    )
