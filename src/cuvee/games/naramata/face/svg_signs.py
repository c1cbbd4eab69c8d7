"""What an upgrade does, as a row of signs; and the cards that lie on the table."""

from functools import cache
from typing import Final

from markupsafe import Markup

from cuvee.games.naramata.content import Content
from cuvee.games.naramata.face.names import TYPES, Names
from cuvee.games.naramata.face.svg_parts import (
    SERIF,
    at,
    bottle,
    coin,
    fit,
    length,
    lines,
    star,
    tx,
    use,
)
from cuvee.games.naramata.model.cards import CHEESE, suit_of
from cuvee.render.svg import el, join

# words are symbols, except: c<n> a coin, s<n> a star, > an arrow; # is the number in the effect
EFFECTS: Final = {
    "double_stop": "disc > wine + cheese",
    "press_review": "disc > s+#",
    "souvenir_photo": "disc > cheese / view",
    "shortcut": "disc > clock −½h",
    "tip_jar": "disc > die +# coin",
    "reserved_table": "cork > up ×#",
    "cheese_board": "cheese +#",
    "cheese_pairing": "cheese 2 = c0",
    "wine_cellar": "wine +#",
    "wine_pairing": "wine 2 = c0",
    "case_discount": "shop c−#",
    "chefs_table": "lunch ≥ c#",
    "tripod": "view +#",
    "lunch_menu": "lunch c+#",
    "zoom_lens": "view +#",
    "evening_licence": "clock 18:00",
    "local_contacts": "c# > cork",
    "cheese_resale": "cheese coin ×2",
    "wine_resale": "wine coin ×2",
    "panorama": "view ≤#",
    "express_lunch": "lunch clock 1h",
    "second_wind": "12·15 disc",
    "assistant": "disc +1",
}
SIGNS: Final = frozenset(
    ["wine", "cheese", "shop", "view", "lunch", "disc", "clock", "die", "coin", "cork", "up"]
)
CARD_WIDE, CARD_HIGH = 78, 100


@cache
def effect(content: Content, kind: int, size: float, plain: bool = False) -> tuple[Markup, float]:
    """The signs of an upgrade from left to right around the line 0, and how long they are.

    `plain` leaves out the disc it needs, where a place for the disc is drawn.
    """
    name = content.upgrades.ids[kind]
    words = EFFECTS[name].replace("#", str(content.upgrades.value[kind])).split()
    if name == "shortcut" and content.upgrades.value[kind] > 1:
        words[-1] = f"−{content.upgrades.value[kind] / 2:g}h"
    if plain and words[:2] == ["disc", ">"]:
        words = words[2:]
    parts, x = [], 0.0
    for word in words:
        drawn, wide = sign(word, x, size)
        parts.append(drawn)
        x += wide + 2
    return join(parts), x - 2


def sign(word: str, x: float, size: float) -> tuple[Markup, float]:
    if word in SIGNS:
        return use(word, x, -size / 2, size), size
    if word == ">":
        return el("path", d=f"M{x + 1:g}-4l6 4-6 4z", class_="na-then-arrow"), 8
    if word[0] == "c" and word[1:].strip("+−").isdigit():
        return coin(x + size / 2, 0, word[1:], size), size
    if word[0] == "s" and word[1:].strip("+").isdigit():
        return star(x + size / 2 + 2, 0, word[1:], size + 4), size + 4
    wide = length(word) * SERIF * 14 + 2
    return tx(word, x + wide / 2, size * 0.24, "na-n na-z14 mid"), wide


def effect_within(content: Content, kind: int, x: float, y: float, room: float, size: float,
                  plain: bool = False, middle: bool = True) -> Markup:  # fmt: skip
    """The signs in so much room, smaller if need be."""
    drawn, long = effect(content, kind, size, plain)
    scale = min(1.0, room / long)
    start = x - long * scale / 2 if middle else x
    return at(start, y, drawn, scale=scale)


# -- cards drawn in an action


@cache
def tasting_card(t: Names, card: int) -> Markup:
    """A wine or a cheese: the glass or the shape, its name in full, what it pays if discarded."""
    facts = t.content.cards
    kind = int(facts.type_of[card])
    name = t.type(card)
    family = "cheese" if suit_of(card) == CHEESE else "wine"
    return el(
        "g",
        *blank(family),
        use(TYPES[kind], CARD_WIDE / 2 - 20, 8, 40),
        *title(name, 64, 59),
        coin(CARD_WIDE / 2, CARD_HIGH - 15, f"+{facts.value[card]}", 23),
        class_="na-fc",
    )


@cache
def case_card(t: Names, card: int, price: int) -> Markup:
    """A case: as many bottles as points, its price now and its points."""
    facts = t.content.cards
    points = int(facts.value[card]) + 1
    middle = CARD_WIDE / 2
    step = min(6.4, 58 / points)
    colours = ("#7b1e3a", "#3f6b2b", "#d79a2b")
    return el(
        "g",
        *blank("shop"),
        *[bottle(middle + (k - (points - 1) / 2) * step, 10, colours[k % 3], 20)
          for k in range(points)],
        el("path", d=f"M9 25h{CARD_WIDE - 18}v15H9z", class_="na-crate"),
        el("path", d=f"M9 32.5h{CARD_WIDE - 18}", class_="na-crate2"),
        *title(t.case(card), 60, 54),
        coin(20, CARD_HIGH - 16, str(price), 24),
        star(CARD_WIDE - 20, CARD_HIGH - 16, str(points), 29),
        class_="na-fc",
    )  # fmt: skip


def blank(family: str) -> list[Markup]:
    wide, high = CARD_WIDE, CARD_HIGH
    return [
        el("rect", x=-3, y=-3, width=wide + 6, height=high + 6, rx=9, class_="na-halo"),
        el("rect", width=wide, height=high, rx=6, class_="na-fc0"),
        el("rect", x=3.5, y=3.5, width=wide - 7, height=high - 7, rx=4, class_=f"na-f-{family}"),
    ]


def title(name: str, one: float, two: float) -> list[Markup]:
    """The name of a card on one line or two."""
    found = lines(name, CARD_WIDE - 10, 13, SERIF)
    base = one if len(found) == 1 else two
    return [
        fit(line, CARD_WIDE / 2, base + k * 13, CARD_WIDE - 9, 13, "na-fcn", SERIF)
        for k, line in enumerate(found[:2])
    ]
