"""Markup through one escaping door, and drawings made of keyed fragments."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final, Protocol, final

from markupsafe import Markup, escape

Child = Markup | str | int | None


def element(tag: str, *children: Child, **attributes: str | int | float | None) -> Markup:
    """An element. `class_` is class, `stroke_width` is stroke-width; None leaves out.

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
    """An attribute as markup has it."""
    return name.rstrip("_").replace("_", "-")


class Elements(Protocol):
    """Something that makes elements."""

    def __call__(
        self, tag: str, *children: Child, **attributes: str | int | float | None
    ) -> Markup: ...


# Most of a drawing is the same as last time, so elements are remembered: equal parts are one and
# the same text, and finding what changed is a matter of identity. Typed: text is not markup.
# `element` itself is for what is large and new each time.
el: Final[Elements] = lru_cache(1 << 15, typed=True)(element)


def spell(value: str | int | float) -> str:
    """Numbers without a tail of zeros."""
    if isinstance(value, float):
        return f"{value:.2f}".rstrip("0").rstrip(".")
    return str(value)


def join(parts: Iterable[Markup]) -> Markup:
    return Markup("").join(parts)


@final
class Drawing:
    """A picture in layers; each layer maps the key of a thing to its fragment, in order.

    On the page a layer is the box `<key of the picture>-<layer>`.

    Keys are ids on the page: what keeps its key and changes its place glides there. A fragment
    one may click carries `data-w`: the word of the moves it stands for.
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
        """The picture as one element."""
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
    """All pictures of a table on one page of SVG: the board on top, panels in rows below it."""
    board, panels = drawings[0], drawings[1:]
    parts = [board.svg(x=0, y=0, width=board.width, height=board.height)]
    gap, top, height = 16.0, board.height + 16, board.height
    wide = (board.width - gap * (columns - 1)) / columns
    for row in range(0, len(panels), columns):
        tallest = 0.0
        for column, panel in enumerate(panels[row : row + columns]):
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
