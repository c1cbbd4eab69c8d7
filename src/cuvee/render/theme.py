"""The colours and fonts of all drawings, for light and dark theme."""

from typing import Final

# Six seats, distinguished by colour, letter and shape; readable in both themes.
SEAT_INK: Final = ("#8c1d40", "#1c5d99", "#3f6b2b", "#a85a0b", "#5b3a8c", "#0f6b6b")
SEAT_MARK: Final = ("A", "B", "C", "D", "E", "F")

DAY: Final = {
    "paper": "#faf5ea",
    "card": "#fffdf7",
    "ink": "#2b1d1f",
    "soft": "#6a5a55",
    "line": "#d9cbb4",
    "wine": "#7b1e3a",
    "gold": "#b07d1a",
    "leaf": "#4d6b2f",
    "sea": "#cfe0e6",
    "sea-deep": "#a9c6d1",
    "land": "#efe3c4",
    "land-edge": "#b9a06c",
    "glow": "#e0a100",
}
NIGHT: Final = {
    "paper": "#191315",
    "card": "#241b1e",
    "ink": "#f3e9dc",
    "soft": "#b9a79d",
    "line": "#4a3a3a",
    "wine": "#d9647f",
    "gold": "#e3b85a",
    "leaf": "#a3c07c",
    "sea": "#1d3038",
    "sea-deep": "#28454f",
    "land": "#3d3527",
    "land-edge": "#7a6a45",
    "glow": "#ffcf4d",
}

BASE: Final = """
.cuvee text{font-family:Georgia,'Iowan Old Style','Palatino Linotype',serif;fill:var(--ink)}
.cuvee .small{font-size:11px}.cuvee .num{font-variant-numeric:tabular-nums}
.cuvee .soft{fill:var(--soft)}.cuvee .mid{text-anchor:middle}.cuvee .end{text-anchor:end}
.cuvee .bold{font-weight:700}.cuvee .paper{fill:var(--paper)}
.cuvee .card{fill:var(--card);stroke:var(--line)}
"""


def colours(palette: dict[str, str]) -> str:
    return "".join(f"--{name}:{value};" for name, value in palette.items())


def css(game: str = "") -> str:
    """The style sheet of a stand-alone drawing: both themes and the game's own rules."""
    day = f":root,.cuvee{{{colours(DAY)}}}"
    night = f"@media (prefers-color-scheme:dark){{:root,.cuvee{{{colours(NIGHT)}}}}}"
    return day + night + BASE + game
