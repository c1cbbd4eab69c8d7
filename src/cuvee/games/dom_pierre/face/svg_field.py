"""The vineyard: its cells, the bag, and the grapes in hand."""

from functools import cache
from typing import Final

from markupsafe import Markup

from cuvee.games.dom_pierre.content import Content
from cuvee.games.dom_pierre.face.svg_kit import (
    GRAPES,
    at,
    box,
    grape,
    remembered,
    use,
    words,
)
from cuvee.games.dom_pierre.face.svg_metrics import bonus
from cuvee.games.dom_pierre.face.text import Teller
from cuvee.games.dom_pierre.face.text_table import bonus_on
from cuvee.games.dom_pierre.rules.workers import on_cell
from cuvee.render.svg import el

CELL: Final = (36, 31)
YARD: Final = (53, 64.5)  # the middle of a1


@cache
def cell_place(content: Content, k: int) -> tuple[float, float]:
    name = content.ids["vineyard_cell"][k]
    return YARD[0] + CELL[0] * "abcdefgh".index(name[0]), YARD[1] + CELL[1] * (int(name[1]) - 1)


@remembered
def field(t: Teller) -> Markup:
    return el(
        "g",
        box(26, 26, 306, 246, 10, "d-field"),
        use("a-vineyard", 44, 38.5, 18, "d-on"),
        words(t.say("word-vineyard"), 57, 43.5, "d-zone d-light"),
        id="field",
    )


@remembered
def bag(t: Teller, count: int) -> Markup:
    return el(
        "g",
        box(272, 27, 56, 22, 5, "d-hit"),
        use("bag", 287, 38, 19),
        words(count, 300, 43.5, "d-zone d-light"),
        id="bag",
        data_w="grape_bag",
        role="img",
        aria_label=t.say("word-bag", count=count),
    )


def vineyard(t: Teller) -> dict[str, Markup]:
    """The cells as they lie now."""
    yard, found = t.view.vineyard, {}
    for k in range(52):
        post = int(on_cell(t.view, k))
        who = t.names[post] if post >= 0 else ""
        found[f"cell-{k}"] = cell(t, k, int(yard.grape_on(k)), bonus_on(t.view, k), who)
    return found


@remembered
def cell(t: Teller, k: int, variety: int, gift: int, who: str) -> Markup:
    """Soil with vines, a gift or a grape; room is left for who works there."""
    wide, high = CELL[0] - 2, CELL[1] - 2
    name = t.content.ids["vineyard_cell"][k]
    parts = [
        box(-CELL[0] / 2, -CELL[1] / 2, *CELL, 5, "d-hit"),
        box(-wide / 2, -high / 2, wide, high, 5, "d-cell" + (" d-pl" if variety >= 0 else "")),
    ]
    label = t.say("word-cell_empty", cell=name.upper())
    if variety >= 0:
        parts.append(grape(variety, -7 if who else 0, 0, 26 if who else 28))
        label = t.say("word-cell", cell=name.upper(), grape=t.label("grape", variety))
        if who:
            label = t.say("word-cell_worker", cell=label, who=who)
    elif gift >= 0:
        parts.append(bonus(t.content, gift, -1, -1, 22))
        label = t.say("word-cell_gift", cell=label, bonus=t.label("bonus", gift))
    else:
        parts.append(use("vine", 0, 1, 25, "d-vine"))
    parts.append(box(-wide / 2 + 1, -high / 2 + 1, wide - 2, high - 2, 4, "d-can"))
    x, y = cell_place(t.content, k)
    return el(
        "g",
        *parts,
        id=f"cell-{k}",
        class_="d-thing d-c" + (" glide" if variety >= 0 else ""),
        data_w=name,
        role="img",
        aria_label=label,
        transform=at(x, y),
    )


def basket(t: Teller, drawn: tuple[int, ...], pointing: int) -> dict[str, Markup]:
    """DP-4.2: the grapes drawn and not planted yet hang below the field."""
    return {"basket": hanging(t, drawn, pointing)} if any(drawn) or pointing else {}


@remembered
def hanging(t: Teller, drawn: tuple[int, ...], pointing: int) -> Markup:
    all_ = [variety for variety, n in enumerate(drawn) for _ in range(n)]
    wide = 12 + 32 * max(1, len(all_) + (1 if pointing else 0))
    parts = [box(328 - wide, 254, wide, 36, 10, "d-night")]
    for n, variety in enumerate(all_):
        parts.append(grape(variety, 328 - wide + 22 + 32 * n, 272, 30))
    if pointing:
        parts.append(words(f"+{pointing}", 328 - 20, 277, "d-zone d-light d-mid"))
    label = ", ".join(f"{t.label('grape', GRAPES.index(GRAPES[v]))}" for v in all_)
    return el(
        "g",
        *parts,
        id="basket",
        data_w="grape_bag",
        role="img",
        aria_label=t.say("word-basket", grapes=label),
    )
