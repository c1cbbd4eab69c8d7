"""The colours and fonts of all drawings, for light and dark theme."""

from typing import Final

# Six seats, distinguished by colour, letter and shape; readable in both themes.
SEAT_INK: Final = ("#8c1d40", "#1c5d99", "#3f6b2b", "#a85a0b", "#5b3a8c", "#0f6b6b")
SEAT_MARK: Final = ("A", "B", "C", "D", "E", "F")
SEAT_SHAPE: Final = (  # circle, square, hexagon, diamond, pentagon, triangle; around 0, 20 wide
    "M-10 0a10 10 0 0 0 20 0a10 10 0 0 0-20 0z",
    "M-9-9H9V9H-9z",
    "M-5.5-9.5h11L11 0 5.5 9.5h-11L-11 0z",
    "M0-12.5L12.5 0 0 12.5-12.5 0z",
    "M0-11.5L11.2-3.4 6.9 9.8H-6.9L-11.2-3.4z",
    "M0-13L13 9.5H-13z",
)

DAY: Final = {
    "paper": "#f6ecd6",
    "card": "#fffaf0",
    "lift": "#fffdf8",
    "ink": "#2b1a1c",
    "soft": "#6b5750",
    "line": "#d8c6a4",
    "hair": "#e8dabc",
    "edge": "#8f7757",
    "wine": "#7b1e3a",
    "press": "#7b1e3a",
    "gold": "#b8862b",
    "gold-ink": "#7d570e",
    "leaf": "#566f36",
    "good": "#3f6b2b",
    "bad": "#a3271b",
    "sea": "#bcd3d8",
    "sea-deep": "#9cbfc9",
    "land": "#ead9b0",
    "land-edge": "#8b6c3a",
    "glow": "#ffcf5a",
}
NIGHT: Final = {
    "paper": "#2b2226",
    "card": "#362b30",
    "lift": "#423439",
    "ink": "#f3e9dc",
    "soft": "#c3afa2",
    "line": "#5a484a",
    "hair": "#463739",
    "edge": "#8d7775",
    "wine": "#f0a3b4",
    "press": "#8d2a46",
    "gold": "#dcb55c",
    "gold-ink": "#e8c878",
    "leaf": "#a3c077",
    "good": "#a3c987",
    "bad": "#ff9d8a",
    "sea": "#234652",
    "sea-deep": "#1a343f",
    "land": "#5a4c35",
    "land-edge": "#c9a65a",
    "glow": "#ffcf5a",
}
FONTS: Final = {
    "serif": "Fraunces,'Iowan Old Style','Palatino Linotype',Georgia,serif",
    "sans": "'Alegreya Sans','Segoe UI','Trebuchet MS',system-ui,sans-serif",
}

BASE: Final = """
:where(.cuvee) text{font-family:var(--sans);fill:var(--ink);
font-variant-numeric:lining-nums tabular-nums}
.cuvee .small{font-size:11px}.cuvee .num{font-variant-numeric:lining-nums tabular-nums}
.cuvee .soft{fill:var(--soft)}.cuvee .mid{text-anchor:middle}.cuvee .end{text-anchor:end}
.cuvee .bold{font-weight:700}.cuvee .paper{fill:var(--paper)}
.cuvee .card{fill:var(--card);stroke:var(--line)}
"""


def colours(palette: dict[str, str]) -> str:
    return "".join(f"--{name}:{value};" for name, value in palette.items())


def css(game: str = "") -> str:
    """The style sheet of a stand-alone drawing: both themes and the game's own rules.

    Its variables have the names they have on pages, where a reader may choose day or night; so the
    scheme itself is set with the least weight.
    """
    both = {name: f"light-dark({day},{NIGHT[name]})" for name, day in DAY.items()}
    seats = {mark.lower(): ink for mark, ink in zip(SEAT_MARK, SEAT_INK, strict=True)}
    named = f":root,.cuvee{{{colours(both | seats | FONTS)}}}"
    return ":where(:root){color-scheme:light dark}" + named + BASE + game
