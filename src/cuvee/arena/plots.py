"""Plots drawn by matplotlib, in the colours of the page for light and dark theme."""

import re
from collections.abc import Callable, Sequence
from io import StringIO
from typing import TYPE_CHECKING, Any, Final

from markupsafe import Markup, escape

from cuvee.arena import ArenaError
from cuvee.arena.intervals import Interval

if TYPE_CHECKING:
    from matplotlib.axes import Axes

# Unusual colours are drawn first and then replaced by the CSS variables of the page.
INK, SOFT, LINE = "#010101", "#020202", "#030303"
SERIES: Final = tuple(f"#0400{k:02x}" for k in range(6))
NAMED: Final = {INK: "ink", SOFT: "soft", LINE: "line"} | {
    colour: f"series-{k}" for k, colour in enumerate(SERIES)
}
LOOK: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "cuvee",
    "font.family": "serif",
    "font.size": 11,
    "axes.facecolor": "none",
    "axes.edgecolor": LINE,
    "axes.labelcolor": SOFT,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "axes.grid": True,
    "grid.color": LINE,
    "grid.linewidth": 0.7,
    "text.color": INK,
    "xtick.color": LINE,
    "ytick.color": LINE,
    "xtick.labelcolor": SOFT,
    "ytick.labelcolor": INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "legend.frameon": False,
}


def plot(
    label: str, draw: Callable[["Axes"], None], wide: float = 6.2, high: float = 3.0
) -> Markup:
    """A plot as an SVG element; `label` describes it for screen readers."""
    try:
        from matplotlib import rc_context
        from matplotlib.figure import Figure
    except ImportError:
        why = "plots need matplotlib: make arena, or pip install 'cuvee[arena]'"
        raise ArenaError(why) from None
    with rc_context(LOOK):
        figure = Figure(figsize=(wide, high), layout="constrained")
        figure.patch.set_visible(False)
        draw(figure.add_subplot())
        out = StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    return dressed(out.getvalue(), label)


def dressed(svg: str, label: str) -> Markup:
    """Make the SVG of a file fit into a page: no metadata, page colours, unique ids."""
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg[svg.index("<svg") :], flags=re.S)
    view = re.search(r'viewBox="[^"]*"', svg)
    assert view, "matplotlib says how large its drawing is"
    head = f'<svg {view.group()} role="img" aria-label="{escape(label)}"'
    head += ' xmlns:xlink="http://www.w3.org/1999/xlink">'
    svg = head + svg[svg.index(">") + 1 :]
    for colour, name in NAMED.items():
        svg = svg.replace(colour, f"var(--{name})")
    own = re.sub(r"\W+", "-", label.lower())
    svg = re.sub(r'( id="|url\(#|href="#)', rf"\g<1>{own}-", svg)
    return Markup(svg.replace("'DejaVu Serif', ", "Georgia, "))


def lying(axes: "Axes", names: Sequence[str]) -> None:
    """Write the names on the vertical axis, from top to bottom."""
    axes.set_yticks(range(len(names)), list(names))
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.grid(axis="y", visible=False)


def spans(names: Sequence[str], found: Sequence[Interval], unit: str, mark: float | None) -> Markup:
    """A dot with its interval for every name; `mark` is the value if all were equal."""

    def draw(axes: "Axes") -> None:
        for k, one in enumerate(found):
            colour = SERIES[k % len(SERIES)]
            axes.plot([one.low, one.high], [k, k], color=colour, linewidth=3, alpha=0.45)
            axes.plot([one.mean], [k], "o", color=colour, markersize=8)
        if mark is not None:
            axes.axvline(mark, color=SOFT, linewidth=1, linestyle=(0, (4, 3)))
        if unit == "%":
            axes.xaxis.set_major_formatter(percent)
        lying(axes, names)

    values = ", ".join(f"{n} {one.mean:.3g}" for n, one in zip(names, found, strict=True))
    return plot(f"{unit}: {values}", draw, high=1.0 + 0.42 * len(names))


def bars(names: Sequence[str], values: Sequence[float], label: str) -> Markup:
    """A horizontal bar for every name, with its value."""

    def draw(axes: "Axes") -> None:
        shapes = axes.barh(range(len(names)), list(values), color=SERIES[0], height=0.62)
        most = max(values, default=1) or 1
        said = [f"{value:,.0f}" if most >= 20 else f"{value:.3g}" for value in values]
        axes.bar_label(shapes, said, padding=4, color=SOFT, fontsize=9.5)
        axes.set_xlim(0, most * 1.14)
        lying(axes, names)

    return plot(label, draw, high=0.7 + 0.3 * len(names))


def histogram(groups: dict[str, list[int]], label: str) -> Markup:
    """How often each size occurs, a step line for every group."""

    def draw(axes: "Axes") -> None:
        low = min(min(values) for values in groups.values())
        high = max(max(values) for values in groups.values())
        step = max(1, -(-(high - low + 1) // 30))
        edges = [low - 0.5 + step * k for k in range((high - low) // step + 2)]
        for k, (name, values) in enumerate(groups.items()):
            look: dict[str, Any] = {"color": SERIES[k % len(SERIES)], "label": name}
            weights = [100 / len(values)] * len(values)
            axes.hist(values, edges, weights=weights, histtype="stepfilled", alpha=0.16, **look)
            look.pop("label")
            axes.hist(values, edges, weights=weights, histtype="step", linewidth=1.8, **look)
        axes.set_ylabel("% of them")
        axes.yaxis.label.set_color(SOFT)
        if len(groups) > 1:
            axes.legend()

    return plot(label, draw)


def grouped(groups: dict[str, list[float]], names: Sequence[str], label: str) -> Markup:
    """Bars side by side: a cluster for each name, a colour for each group."""

    def draw(axes: "Axes") -> None:
        wide = 0.8 / len(groups)
        for k, (group, values) in enumerate(groups.items()):
            at = [n - 0.4 + wide * (k + 0.5) for n in range(len(names))]
            axes.bar(at, values, wide * 0.92, color=SERIES[k % len(SERIES)], label=group)
        axes.set_xticks(range(len(names)), list(names))
        axes.grid(axis="x", visible=False)
        axes.yaxis.set_major_formatter(percent)
        axes.legend(ncols=3, loc="lower center", bbox_to_anchor=(0.5, 1))

    return plot(label, draw)


def percent(value: float, place: object = None) -> str:
    return f"{value:.0%}"


def scatter(
    points: Sequence[tuple[str, float, float, bool]], axes_named: tuple[str, str]
) -> Markup:
    """Points by two measures; those flagged are labelled."""

    def draw(axes: "Axes") -> None:
        for plain in (True, False):
            some = [point for point in points if point[3] != plain]
            colour = SERIES[1] if plain else SERIES[0]
            xs, ys = [x for _, x, _, _ in some], [y for _, _, y, _ in some]
            axes.scatter(xs, ys, s=26, color=colour, alpha=0.7, linewidths=0)
        for name, x, y, out in points:
            if out:
                axes.annotate(name, (x, y), (4, 4), textcoords="offset points", fontsize=9)
        axes.axhline(0, color=SOFT, linewidth=1)
        axes.set(xlabel=axes_named[0], ylabel=axes_named[1])
        axes.xaxis.set_major_formatter(percent)
        axes.yaxis.set_major_formatter(percent)

    return plot(f"{axes_named[1]} over {axes_named[0]}", draw, high=3.8)


def lines(groups: dict[str, list[float]], marks: Sequence[int], label: str) -> Markup:
    """A line for every group; `marks` are steps to mark with a vertical line."""

    def draw(axes: "Axes") -> None:
        for k, (name, values) in enumerate(groups.items()):
            colour, dash = SERIES[k % len(SERIES)], ("-", (0, (6, 2)), (0, (2, 2)))[k % 3]
            axes.plot(range(len(values)), values, color=colour, linestyle=dash, label=name)
        for mark in marks:
            axes.axvline(mark, color=SOFT, linewidth=0.8, alpha=0.6)
        axes.set(ylim=(0, 1), xlabel="answers")
        axes.margins(x=0)
        axes.yaxis.set_major_formatter(percent)
        axes.legend(ncols=4, loc="lower center", bbox_to_anchor=(0.5, 1))

    return plot(label, draw, 9.6, 3.6)
