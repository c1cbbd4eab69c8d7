"""The cards of Bottles: a bottle, its small picture, and backs."""

from typing import Final

from markupsafe import Markup

from cuvee.games.bottles.face.svg_parts import code, country, fit, short, use
from cuvee.games.bottles.face.text import Teller
from cuvee.render.svg import el, spell

CARD: Final = 88  # how wide a card is


def at(x: float, y: float, scale: float = 1.0) -> str:
    """Where a card lies, and how large."""
    grown = f" scale({spell(scale)})" if scale != 1 else ""
    return f"translate({spell(round(x, 1))} {spell(round(y, 1))}){grown}"


def bottle(
    t: Teller,
    card: int,
    x: float,
    y: float,
    scale: float = 1.0,
    *,
    price: str = "",
    kind: str = "",
    key: str = "",
) -> Markup:
    """A card: flag and country, what it is worth in glasses, a bottle of its kind, its name.

    `price` is a tag on it; `kind` is another class, for cards that lie apart. With a `key` of its
    own it is a picture of a card that lies elsewhere.
    """
    content = t.content
    value = int(content.value[card])
    land = int(content.country[card])
    flag = content.labels["countries.id"][land]
    return el(
        "g",
        el("use", href="#bo-card4" if value >= content.special_value else "#bo-card"),
        use(f"f-{flag}", 5.5, 6, 24, 16),
        fit(country(t, land), 50, 12.8, "bo-land-n", wide=1.04, x=33, y=18.5),
        el("text", value, x=25, y=53, class_="bo-value"),
        el("use", href=f"#bo-g{min(6, value)}", x=25, y=61, class_="bo-glass"),
        use(f"b-{content.labels['kinds.id'][content.kind[card]]}", 51, 27, 30, 74),
        *wine(t, card),
        el("use", href="#bo-r-card", class_="bo-r"),
        tag(price, 83 - tag_width(price), 79) if price else None,
        id=key or f"card-{card}",
        data_w=None if key else content.labels["bottles.id"][card],
        class_=f"bo-card {'' if key else 'glide'} {kind}".strip(),
        role="img",
        aria_label=priced(t, card, price),
        transform=at(x, y, scale),
    )


def wine(t: Teller, card: int) -> list[Markup]:
    """The name of a bottle below its picture, on one line or two."""
    lines = short(t.content, card)
    heights = (120,) if len(lines) == 1 else (114, 126)
    return [
        fit(line, 78, 12.6, "bo-wine", x=44, y=y) for line, y in zip(lines, heights, strict=True)
    ]


def priced(t: Teller, card: int, price: str) -> str:
    """What a card is called, with its price if it has one now."""
    name = t.bottle(card)
    return t.say("word-priced", thing=name, price=int(price)) if price else name


def tag(words: str, x: float, y: float, kind: str = "") -> Markup:
    """A price on a dark label: a coin and a number."""
    wide = tag_width(words)
    return el(
        "g",
        el("rect", width=wide, height=23, rx=11.5),
        use("coin", 4, 3.5, 16, 16),
        el("text", words, x=(wide + 16) / 2, y=17.2),
        class_=f"bo-tag {kind}".strip(),
        transform=at(x, y),
    )


def tag_width(words: str) -> float:
    return 29 + 8.5 * len(words)


def back(t: Teller, key: str, x: float, y: float, land: int = -1) -> Markup:
    """A hidden bottle: its key is a slot, never a card; its country may be known."""
    known = None
    label = t.say("word-hidden_bottle")
    if land >= 0:
        label = t.say("word-hidden_of", country=t.country(land))
        known = el(
            "g",
            use(f"f-{t.content.labels['countries.id'][land]}", 20, 38, 48, 32),
            fit(country(t, land), 74, 13.5, "bo-back-n", x=44, y=90),
        )
    return el(
        "g",
        el("use", href="#bo-back" if land < 0 else "#bo-back-plain"),
        known,
        id=key,
        class_="bo-card glide",
        role="img",
        aria_label=label,
        transform=at(x, y),
    )


def mini(
    t: Teller,
    card: int,
    x: float,
    y: float,
    scale: float = 1.0,
    *,
    price: str = "",
    key: str = "",
) -> Markup:
    """A small card: flag, code of the country, glasses."""
    content = t.content
    value = int(content.value[card])
    land = int(content.country[card])
    return el(
        "g",
        el("use", href="#bo-mini4" if value >= content.special_value else "#bo-mini"),
        use(f"f-{content.labels['countries.id'][land]}", 7, 6, 36, 24),
        el("text", code(content, land), x=7, y=46, class_="bo-code"),
        el("text", value, x=7, y=65.5, class_="bo-mini-n"),
        use("i-glass", 20, 51, 16, 16, "bo-glass"),
        el("use", href="#bo-r-mini", class_="bo-r"),
        tag(price, 25 - tag_width(price) / 2, 49) if price else None,
        id=key or f"card-{card}",
        data_w=None if key else content.labels["bottles.id"][card],
        class_="bo-card" if key else "bo-card glide",
        role="img",
        aria_label=priced(t, card, price),
        transform=at(x, y, scale),
    )
