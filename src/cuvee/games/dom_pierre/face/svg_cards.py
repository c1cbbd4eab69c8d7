"""Market cards, quota tiles and objective cards."""

from typing import Final

from markupsafe import Markup

from cuvee.games.dom_pierre.content import BOTH, BOTTLE, REIMS
from cuvee.games.dom_pierre.face.objectives import (
    Counts,
    asked_for,
    conditions_of,
    is_met,
    progress,
)
from cuvee.games.dom_pierre.face.svg_kit import (
    KINDS,
    ROUTES,
    box,
    dot,
    fitted,
    flag,
    line,
    pentagon,
    shield,
    two_lines,
    use,
    words,
)
from cuvee.games.dom_pierre.face.svg_metrics import bonus, counted
from cuvee.games.dom_pierre.face.text import Teller
from cuvee.render.svg import el, join

CARD: Final = (100, 86)  # a market card


def head_of_card(route: int, wide: float) -> Markup:
    """The coloured top of a market card, with a skyline."""
    d = f"M0,22V6q0,-6 6,-6H{wide - 6:g}q6,0 6,6V22z"
    colour = f"d-{ROUTES[route]}"
    return join([line(d, colour), use(f"sk-{ROUTES[route]}", wide / 2, 11.5, wide, "", 21)])


def market_card(t: Teller, card: int) -> Markup:
    """City, what it buys, what each press adds, accessories, flag and crown; from 0, 0."""
    content, (wide, high) = t.content, CARD
    accepts = int(content.accepts[card])
    parts = [
        box(5, 5, wide, high, 6, "d-deck"),
        box(2.5, 2.5, wide, high, 6, "d-deck"),
        box(0, 0, wide, high, 6, "d-card"),
        head_of_card(card // 15, wide),
        fitted(t.name("market", card), 6, 16, wide - 12, 13.5, "d-serif d-on"),
    ]
    if accepts != BOTH:
        parts.append(use("bottle" if accepts == BOTTLE else "barrel", 19, 43, 34))
    else:
        parts += [use("bottle", 11, 42, 33), use("barrel", 26, 48, 20)]
    for press in range(3):
        parts.append(press_of_card(int(content.press_add[3 * card + press]), 45 + 21 * press))
    parts.append(line(f"M5,63.5h{wide - 10}", "d-hair"))
    kinds = [k for k in range(4) if content.takes[card] >> k & 1]
    parts += [use(KINDS[kind], 15 + 23 * n, 75, 20) for n, kind in enumerate(kinds)]
    right = wide - 13
    if card != REIMS and content.crowned >> card & 1:
        parts.append(use("crown", right, 75, 19))
        right -= 23
    if card != REIMS:
        parts += [flag(k, right, 75, 22) for k in (0, 1) if content.flagged[k] >> card & 1]
    return join(parts)


def press_of_card(value: int, x: float) -> Markup:
    """What champagne of a press adds here, or that it is refused."""
    sign = use("press", x, 34, 17, "d-wood d-no" if value < 0 else "d-wood")
    if value < 0:
        return join([sign, line(f"M{x - 5},46l10,10m0,-10l-10,10", "d-x")])
    if value:
        return join([sign, pentagon(x, 51.5, 10.3, f"+{value}")])
    return join([sign, words("0", x, 56, "d-zero")])


def quota_tile(t: Teller, tile: int) -> Markup:
    """Which value of a sale earns which points; from 0, 0."""
    least = [int(n) for n in t.content.sale_least]
    spans = [f"{least[0]}–{least[1] - 1}", f"{least[1]}–{least[2] - 1}", f"{least[2]}+"]
    parts = [box(0, 0, 48, 86, 5, "d-quota")]
    for n, span in enumerate(spans):
        y = 16 + 27 * n
        parts.append(words(span, 15, y + 4.4, "d-span"))
        parts.append(shield(37, y, int(t.content.quota[3 * tile + n]), 21))
    return join(parts)


def tiers(t: Teller, card: int, have: Counts, wide: float, high: float) -> Markup:
    """How much of it scores what; what is reached is green. From 0, 0."""
    span = conditions_of(t.content, card)
    each = (wide - 3 * (len(span) - 1)) / len(span)
    parts = []
    for n, condition in enumerate(span):
        least = asked_for(t.content, condition)
        met = bool(have) and is_met(have[n], least)
        x, text = n * (each + 3), "+".join(map(str, least))
        parts.append(box(x, 0, each, high, 4, "d-tier d-ok" if met else "d-tier"))
        size = min(16.0, high * 0.6, each * 0.7 / len(text))
        style = "d-need" if size >= 15 else "d-need d-s"
        badge = min(23.0, each * 0.55)
        parts.append(words(text, x + (each - badge) / 2, high / 2 + 5.2, style))
        points = int(t.content.tier_points[condition])
        parts.append(shield(x + each - badge / 2 - 2, high / 2, points, badge))
    return join(parts)


def objective_card(t: Teller, card: int, have: Counts, wide: float, high: float) -> Markup:
    """A card of the display: what it counts, its name, its tiers, and its bonus at the foot."""
    title = two_lines(t.label("objective_card", card), wide - 50, 13.5)
    parts = [
        box(0, 0, wide, high, 6, "d-card"),
        box(3, 3, wide - 6, high - 6, 4, "d-cardin"),
        dot(23, 23, 17, "d-medal"),
        counted(t.content, card, 23, 23, 25),
    ]
    top = 20 if len(title) == 2 else 28
    for n, text in enumerate(title):
        parts.append(fitted(text, 44, top + 13.5 * n, wide - 54, 13.5, "d-serif"))
    row = tiers(t, card, have, wide - 12, 28)
    parts.append(el("g", row, transform=f"translate(6 {high - 56:g})"))
    return join(parts)


def narrow_objective(t: Teller, card: int, have: Counts, wide: float, high: float) -> Markup:
    """A card of a crowded display: without its name, its tiers below each other."""
    parts = [
        box(0, 0, wide, high, 6, "d-card"),
        dot(wide / 2, 20, 16, "d-medal"),
        counted(t.content, card, wide / 2, 20, 23),
    ]
    for n, condition in enumerate(conditions_of(t.content, card)):
        least, y = asked_for(t.content, condition), 46 + 16 * n
        met = bool(have) and is_met(have[n], least)
        parts.append(box(5, y - 8, wide - 10, 15.5, 3, "d-tier d-ok" if met else "d-tier"))
        parts.append(words("+".join(map(str, least)), wide * 0.3, y + 4, "d-need d-s"))
        parts.append(shield(wide * 0.72, y, int(t.content.tier_points[condition]), 17))
    return join(parts)


def foot(t: Teller, card: int, have: Counts, wide: float, high: float) -> Markup:
    """The foot of a card: its bonus, and how far the viewer is."""
    y = high - 24
    d = f"M3,{y:g}h{wide - 6:g}v17q0,4 -4,4h{-(wide - 14):g}q-4,0 -4,-4z"
    said = progress(t, card, have)
    parts = [
        box(2, y - 3, wide - 4, 27, 4, "d-hit"),
        line(d, "d-foot"),
        use("gift", 15, y + 10.5, 14, "d-ongold"),
        bonus(t.content, int(t.content.card_bonus[card]), 46, y + 10.5, 19),
    ]
    if said and wide > 120:
        parts.append(fitted(said, wide - 8, y + 15.5, wide - 84, 13.2, "d-have"))
    return join(parts)


def small_objective(t: Teller, card: int, have: Counts, wide: float, high: float) -> Markup:
    """An objective of one's own; where there are many, without its name."""
    flat = high < 60
    parts = [box(0, 0, wide, high, 6, "d-card")]
    if flat:
        parts += [dot(18, high / 2, 14, "d-medal"), counted(t.content, card, 18, high / 2, 20)]
        row = tiers(t, card, have, wide - 40, high - 8)
        parts.append(el("g", row, transform="translate(36 4)"))
        return join(parts)
    title = two_lines(t.label("objective_card", card), wide - 44, 13)
    parts += [dot(20, 19, 15, "d-medal"), counted(t.content, card, 20, 19, 22)]
    top = 15.5 if len(title) == 2 else 21
    for n, text in enumerate(title):
        parts.append(fitted(text, 39, top + 13.5 * n, wide - 48, 13, "d-serif"))
    row = tiers(t, card, have, wide - 10, 27)
    parts.append(el("g", row, transform=f"translate(5 {high - 31:g})"))
    return join(parts)
