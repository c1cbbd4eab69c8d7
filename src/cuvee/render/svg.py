"""SVG and HTML elements with escaping, and drawings made of fragments with keys."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final, Protocol, final

from markupsafe import Markup, escape

Child = Markup | str | int | None


def element(tag: str, *children: Child, **attributes: str | int | float | None) -> Markup:
    """An element as escaped markup. `class_` becomes class, `stroke_width` stroke-width.

    Children and attributes that are None are left out.

    >>> el("g", el("text", "Vin & co", x=1.50), None, id="a", class_="b")
    Markup('<g id="a" class="b"><text x="1.5">Vin &amp; co</text></g>')
    """
    head = "".join(
        [
            f' {spelt(name)}="{escape(value) if isinstance(value, str) else spell(value)}"'
            for name, value in attributes.items()
            if value is not None
        ]
    )
    inner = "".join(
        [
            child if type(child) is Markup else escape(child)
            for child in children
            if child is not None
        ]
    )
    return Markup(f"<{tag}{head}>{inner}</{tag}>" if inner else f"<{tag}{head}/>")


@cache
def spelt(name: str) -> str:
    """The name of an attribute as markup writes it."""
    return name.rstrip("_").replace("_", "-")


class Elements(Protocol):
    """The type of `element` and `el`."""

    def __call__(
        self, tag: str, *children: Child, **attributes: str | int | float | None
    ) -> Markup: ...


# Most of a drawing is the same as last time, so `el` caches elements. Equal parts are then the same
# object, which makes it fast to find what changed. The cache is typed because text and markup
# compare equal. Use `element` for what is large and new each time.
el: Final[Elements] = lru_cache(1 << 15, typed=True)(element)


def spell(value: str | int | float) -> str:
    """A number as text, without trailing zeros."""
    if isinstance(value, float):
        return f"{value:.2f}".rstrip("0").rstrip(".")
    return str(value)


def join(parts: Iterable[Markup]) -> Markup:
    return Markup("").join(parts)


@final
class Drawing:
    """A drawing in layers; each layer maps keys to fragments of SVG, in drawing order.

    On the page a layer is the group with the id `<key of the drawing>-<layer>`. Keys of fragments
    are ids too: a fragment that keeps its key and changes its position is animated. A fragment
    that can be clicked has an attribute `data-w` with the word it stands for in a move.
    """

    def __init__(
        self,
        key: str,
        width: int | float,
        height: int | float,
        label: str,
        layers: dict[str, dict[str, Markup]],
    ) -> None:
        self.key = key
        self.width = width
        self.height = height
        self.label = label
        self.boxes = {f"{key}-{layer}": fragments for layer, fragments in layers.items()}
        self.frame = f"0 0 {spell(width)} {spell(height)}"

    def svg(self, **attributes: str | int | float | None) -> Markup:
        """The drawing as one SVG element."""
        groups = [
            element("g", join(fragments.values()), id=box) for box, fragments in self.boxes.items()
        ]
        return element(
            "svg",
            *groups,
            id=self.key,
            viewBox=self.frame,
            role="group",
            aria_label=self.label,
            **attributes,
        )


def sheet(drawings: list[Drawing], css: str, columns: int = 2) -> str:
    """All drawings in one SVG file: the board on top, the others in rows below it; one that is
    wider than the board has a row for itself."""
    board = drawings[0]
    parts = [board.svg(x=0, y=0, width=board.width, height=board.height)]
    gap, top, height = 16.0, board.height + 16, board.height
    for row in rows_below(board, drawings[1:], columns):
        tallest = 0.0
        across = 1 if row[0].width > board.width else columns
        wide = (board.width - gap * (across - 1)) / across
        for column, panel in enumerate(row):
            high = panel.height * wide / panel.width
            parts.append(panel.svg(x=column * (wide + gap), y=top, width=wide, height=high))
            tallest = max(tallest, high)
        height = top + tallest
        top = height + gap
    margin = 24.0
    return str(
        element(
            "svg",
            el("style", Markup(css)),
            el("rect", x=-margin, y=-margin, width="100%", height="100%", class_="paper"),
            *parts,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"{-margin} {-margin} {spell(board.width + 2 * margin)} "
            f"{spell(height + 2 * margin)}",
            width=board.width + 2 * margin,
            height=height + 2 * margin,
            class_="cuvee",
        )
    )


def rows_below(board: Drawing, panels: list[Drawing], columns: int) -> list[list[Drawing]]:
    """Wide panels first, each in its own row."""
    narrow = [panel for panel in panels if panel.width <= board.width]
    rows = [[panel] for panel in panels if panel.width > board.width]
    return rows + [narrow[k : k + columns] for k in range(0, len(narrow), columns)]
