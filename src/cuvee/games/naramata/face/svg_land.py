"""The land of Naramata: sky, hills, vineyards, the lake; it never changes."""

from functools import cache
from typing import Final

from markupsafe import Markup

from cuvee.games.naramata.face.names import Names
from cuvee.games.naramata.face.svg_parts import at, tx
from cuvee.games.naramata.face.svg_roads import HEIGHT, WIDTH, across
from cuvee.games.naramata.model.roadmap import BACKWARD
from cuvee.render.svg import el, spell

FAR: Final = (
    "M0 112 60 84 120 100 190 72 262 104 330 80 404 106 470 76 548 104 626 84 690 106 770 74 850 "
    "102 930 82 1010 104 1090 76 1160 100 1240 84 1350 108V140H0z"
)
NEAR: Final = (
    "M0 128 70 106 150 124 240 100 330 128 420 108 500 128 590 110 680 126 790 104 900 128 1010 "
    "108 1110 126 1220 106 1350 126V170H0z"
)
PINES: Final = (
    (14, 128, 1.1), (28, 122, 0.9), (80, 140, 1), (338, 128, 1.1), (352, 122, 0.9), (392, 116, 1),
    (404, 122, 1.2), (452, 118, 1), (466, 126, 0.9), (868, 128, 1), (1256, 128, 1.1),
    (1244, 134, 0.9), (1330, 126, 1.2), (1316, 134, 0.9), (556, 120, 0.9), (546, 126, 1),
    (872, 120, 0.8), (1000, 118, 0.9), (1010, 124, 1.1), (988, 126, 1),
)  # fmt: skip
PINE: Final = "M0-16 6-4H3l5 10H1.5v5h-3V6H-8L-3-4h-3z"
HUMPS: Final = (
    "M-62 350c2-12 14-12 16 0zM-42 350c3-17 19-17 22 0zM-16 350c3-14 17-14 20 0z"
    "M10 350c-3-12 0-24 9-25 7-1 12 3 11 7-2 2-7 1-10 2 0 5 1 10 4 16z"
)


@cache
def land(t: Names) -> Markup:
    """From far to near."""
    parts = [
        el("rect", y=60, width=WIDTH, height=HEIGHT - 60, class_="na-land"),
        el("rect", width=WIDTH, height=118, class_="na-sky"),
        el("path", d=FAR, class_="na-far"),
        el("path", d=NEAR, class_="na-near"),
        el("path", d=NEAR, class_="na-hatched"),
        *[el("path", d=d, class_=f"na-{soil} na-hill") for d, soil in hills()],
        *[el("path", d=PINE, class_="na-pine",
             transform=f"translate({x} {y}) scale({size})") for x, y, size in PINES],
        *[el("path", d=d, class_=f"na-{soil}") for d, soil in vineyards()],
        *lake(t),
        el("path", d=f"M0 69H{WIDTH}", class_="na-horizon"),
    ]  # fmt: skip
    return el("g", *parts, id="land")


def hills() -> list[tuple[str, str]]:
    """Vineyards far away."""
    roche, island, bench = across("roche"), across("elephant_island"), across("bench_1775")
    return [
        ("M8 130q40-14 78 0l-6 36H8z", "vine2"),
        (f"M{spell(roche + 40)} 128q50-18 96 2l-8 20h-84z", "vine"),
        (f"M{spell(island + 44)} 124q60-16 110 4v40h-88z", "vine2"),
        (f"M{spell(bench + 40)} 122q18-6 34 0l-2 14h-30z", "vine"),
    ]


def vineyards() -> list[tuple[str, str]]:
    """Vineyards between the roads."""
    tree, stock = round(across("singletree")), round(across("laughing_stock"))
    bench, therapy = round(across("bench_1775")), round(across("therapy"))
    island = round(across("elephant_island"))
    return [
        ("M70 209H296L286 262H70z", "vine"),
        ("M296 209h40l24 28-20 25h-54z", "vine2"),
        (f"M{tree - 6} 209H{stock - 10}V262H{tree + 10}l-22-24z", "vine2"),
        (f"M{stock - 6} 209H{bench + 4}l26 30-34 23H{stock - 6}z", "vine"),
        (f"M{therapy - 4} 209H{island + 2}l28 28-28 25H{therapy + 2}l-22-25z", "vine"),
    ]


def lake(t: Names) -> list[Markup]:
    """Okanagan Lake with its bays, its monster and a sail."""
    a, b = across("lock_and_worth") + 44, across("moraine") - 46
    c, d = across("lang") + 46, across("van_westen") - 44
    shore = coast(a, b, c, d, across("nichol") + 46)
    monster, sail = (a + b) / 2, (c + d) / 2 - 30
    return [
        el("path", d=shore, class_="na-beach"),
        el("path", d=shore, class_="na-lake"),
        el("path", d=shore, class_="na-waves"),
        at(monster, 0, el("path", d=HUMPS, class_="na-monster")),
        tx(t.say("word-lake"), monster + 4, 374, "na-lakename"),
        at(
            sail,
            0,
            el("path", d="M0 345V312q16 14 20 33z", class_="na-sail1"),
            el("path", d="M-4 345V318q-10 12-12 27z", class_="na-sail2"),
            el("path", d="M-20 349h44q-5 9-12 9h-22q-7 0-10-9z", class_="na-sail3"),
        ),
    ]


def coast(a: float, b: float, c: float, d: float, e: float) -> str:
    """Between these points the lake reaches up to the road."""
    a, b, c, d, e = (round(x) for x in (a, b, c, d, e))
    return (
        f"M0 388V371C20 376 30 380 60 381H{a - 30}C{a} 381 {a - 8} 300 {a + 30} 284C{a + 70} 268 "
        f"{b - 70} 268 {b - 30} 286C{b + 6} 302 {b - 4} 381 {b + 30} 381H{c - 30}C{c} 381 {c - 8} "
        f"302 {c + 26} 286C{c + 60} 270 {d - 56} 270 {d - 24} 288C{d + 6} 304 {d - 4} 381 {d + 30} "
        f"381H{e - 30}C{e} 381 {e - 10} 316 {e + 24} 306C{e + 60} 298 1300 302 1350 296V388z"
    )


@cache
def compass(t: Names, direction: int) -> Markup:
    """North is on the right; the needle points where the cars drive today."""
    turned = "rotate(180)" if direction == BACKWARD else None
    x = (across("lang") + across("van_westen")) / 2 + 29
    label = t.say("word-backward" if direction == BACKWARD else "word-forward")
    return el(
        "g",
        el("circle", r=21, class_="na-rose"),
        el("path", d="M0-17 3.5 0 0 17-3.5 0z", class_="na-rose1"),
        el("path", d="M19 0 0 4-19 0 0-4z", class_="na-rose1"),
        el("path", d="M19 0 0 5 0-5z", class_="na-rose2", transform=turned),
        tx("N", 30, 5, "na-north"),
        id="compass",
        data_w="compass",
        transform=f"translate({round(x)} 338)",
        role="img",
        aria_label=label,
    )
