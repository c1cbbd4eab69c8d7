"""The cellar of an estate of Grand Cru: ribbons, seven barrels, the wine in them and its price."""

from typing import Final

from markupsafe import Markup

from cuvee.core.state import ask_of
from cuvee.games.grand_cru import questions as q
from cuvee.games.grand_cru.content import BARRELS, VARIETIES
from cuvee.games.grand_cru.face.svg_parts import (
    cube,
    fit,
    kept,
    lines,
    parts_of,
    place,
    rect,
    text,
    use,
)
from cuvee.games.grand_cru.face.text import ROMAN, Teller, Tongue
from cuvee.games.grand_cru.model.state import State
from cuvee.render.svg import el

CELLAR: Final = (638, 9, 422, 220)
CASK: Final = (CELLAR[2] - 12) / 7
CUBE: Final = 21.5
MOST_CUBES: Final = 6  # drawn one by one in a barrel
RIBBON: Final = 17.0


@kept
def vault(t: Tongue, seat: int) -> Markup:
    """The cellar with its ribbons."""
    x, y, width, height = CELLAR
    title = [
        fit(part, 10, 24 + 16 * k, "gc-title gc-gilt", CASK - 8, 16)
        for k, part in enumerate(lines(t.say("word-cellar"), CASK, 16))
    ]
    return el(
        "g",
        rect(0, 0, width, height, 8, "gc-stone"),
        rect(0, 0, width, height, 8, "gc-bricks"),
        rect(3, 3, width - 6, height - 6, 6, "gc-rule-gold"),
        *title,
        ribbons(t),
        id=f"vault-{seat}",
        transform=place(x, y),
    )


def ribbons(t: Tongue) -> Markup:
    """GC-12.1: in which barrels each wine may be sold, in as few rows as they need."""
    ends: list[int] = []
    found = []
    for k in range(int(VARIETIES)):
        first, last = int(t.content.ripe[k]), int(t.content.last[k])
        row = next((r for r, end in enumerate(ends) if end < first), len(ends))
        if row == len(ends):
            ends.append(last)
        ends[row] = last
        x, y, wide = 8 + first * CASK, 8 + row * (RIBBON + 2), (last - first + 1) * CASK - 4
        d = f"M{x:.1f} {y:g}h{wide - 7:.1f}l7 {RIBBON / 2}l-7 {RIBBON / 2}h-{wide - 7:.1f}z"
        found += [
            el("path", d=d, class_=f"gc-ribbon gc-v{k}"),
            el("path", d=d, class_=f"gc-h{k} gc-half"),
            fit(t.wine(k), x + 8, y + 13, f"gc-b gc-13 gc-onv gc-v{k}", wide - 20),
        ]
    return el("g", *found, data_w="ribbon", role="img", aria_label=t.say("label-ribbons"))


@kept
def casks_top(t: Tongue) -> float:
    """Where the barrels begin, below the ribbons."""
    ends: list[int] = []
    for k in range(int(VARIETIES)):
        row = next((r for r, end in enumerate(ends) if end < t.content.ripe[k]), len(ends))
        if row == len(ends):
            ends.append(0)
        ends[row] = int(t.content.last[k])
    return 11 + len(ends) * (RIBBON + 2)


@kept
def barrels(t: Tongue, seat: int, cellar: tuple[int, ...]) -> dict[str, Markup]:
    return {f"barrel-{seat}-{k}": barrel(t, seat, k, some) for k, some in enumerate(cellar)}


def cask_height(t: Tongue) -> float:
    return CELLAR[3] - casks_top(t) - 46


@kept
def barrel(t: Tongue, seat: int, k: int, some: int) -> Markup:
    """A barrel in its vault; the cubes lie in it, many of them as a number."""
    high, wide, middle = cask_height(t), CASK - 6, CASK / 2
    left, right, top = middle - wide / 2 + 3, middle + wide / 2 - 3, 10.0
    half = (top + high) / 2
    body = (
        f"M{left + 3:.1f} {top:g}Q{left - 4:.1f} {half:g} {left + 3:.1f} {high:g}"
        f"H{right - 3:.1f}Q{right + 4:.1f} {half:g} {right - 3:.1f} {top:g}z"
    )
    staves = "".join(
        f"M{middle + d * wide:.1f} {top:g}Q{middle + 1.27 * d * wide:.1f} {half:g} "
        f"{middle + d * wide:.1f} {high:g}"
        for d in (-0.22, 0, 0.22)
    )
    hoops = "".join(
        f"M{left + 1:.1f} {y:g}Q{middle:.1f} {y + 4:g} {right - 1:.1f} {y:g}"
        for y in (top + 9, high - 9)
    )
    vault = (
        f"M1 {high + 8:g}V24Q1 0 {middle:.1f} 0Q{CASK - 1:.1f} 0 {CASK - 1:.1f} 24V{high + 8:g}z"
    )
    said = t.say("word-barrel", barrel=ROMAN[k])
    return el(
        "g",
        el("path", d=vault, class_="gc-vault"),
        el("path", d=body, class_="gc-dark-ring"),
        el("path", d=body, class_="gc-ring"),
        el("path", d=body, class_="gc-cask"),
        el("path", d=staves, class_="gc-stave"),
        el("path", d=hoops, class_="gc-hoop"),
        el("circle", cx=middle, cy=high + 8, r=10, class_="gc-roman"),
        text(ROMAN[k], middle, high + 12.8, "gc-f6 gc-mid gc-13 gc-gilt"),
        id=f"barrel-{seat}-{k}",
        data_w=f"b{k + 1}",
        role="img",
        aria_label=t.say("label-barrel", barrel=said, list=t.cubes(some) or t.say("word-none")),
        transform=place(CELLAR[0] + 6 + k * CASK, CELLAR[1] + casks_top(t)),
    )


class CubeNames:
    """Names for the cubes of an estate: those of one harvest keep them while they age.

    Only on one's own mat are they seen to move; elsewhere they are just counted.
    """

    def __init__(self, view: State, seat: int, own: bool) -> None:
        self.year = int(view.year)
        self.seat = seat
        self.own = own
        self.counted: dict[tuple[int, int], int] = {}
        self.given = 0

    def next(self, variety: int, vintage: int) -> str:
        self.given += 1
        n = self.skip(variety, vintage, 1)
        named = f"cube-{self.seat}-{variety}-{vintage}-{n}"
        return named if self.own else f"lies-{self.seat}-{self.given}"

    def skip(self, variety: int, vintage: int, n: int) -> int:
        """Count cubes of a harvest that are not drawn one by one."""
        self.counted[variety, vintage] = self.counted.get((variety, vintage), 0) + n
        return self.counted[variety, vintage]


def wine(t: Teller, w: Tongue, seat: int, names: CubeNames) -> dict[str, Markup]:
    """The cubes in the barrels."""
    found: dict[str, Markup] = {}
    this_year = names.year + has_aged(t.view)
    for k in range(int(BARRELS)):
        some = int(t.view.estates[seat].cellar[k])
        flat = [v for v, n in parts_of(some) for _ in range(n)]
        if len(flat) > MOST_CUBES:
            found[f"heap-{seat}-{k}"] = heap(w, seat, k, some)
            for v, n in parts_of(some):
                names.skip(v, this_year - k, n)
            continue
        for at, v in enumerate(flat):
            key = names.next(v, this_year - k)
            found[key] = cube_in(w, key, k, at, len(flat), v)
    return found


def has_aged(view: State) -> int:
    """GC-19.1: between the ageing of the wine and the new year the barrels are a year ahead."""
    books = (q.LOANS, q.INNOVATION_AWARD)
    return int(view.depth == 0 or ask_of(view.top()) in books)


def is_ripe(t: Tongue, variety: int, k: int) -> bool:
    return bool(t.content.ripe[variety] <= k <= t.content.last[variety])


@kept
def cube_in(t: Tongue, key: str, k: int, at: int, count: int, variety: int) -> Markup:
    """A cube in a barrel, two in a row from the bottom; ripe ones have a golden rim."""
    row, column = divmod(at, 2)
    alone = at == count - 1 and column == 0
    x = CASK / 2 - CUBE - 0.5 + column * (CUBE + 1) + (CUBE / 2 if alone else 0)
    y = cask_height(t) - 6 - (row + 1) * (CUBE + 1.5)
    return el(
        "g",
        cube(t, variety, 0, 0, CUBE),
        rect(-0.8, -0.8, CUBE + 1.6, CUBE + 2.2, 5, "gc-ripe") if is_ripe(t, variety, k) else None,
        id=key,
        class_="glide gc-cube",
        transform=place(
            round(CELLAR[0] + 6 + k * CASK + x, 1), round(CELLAR[1] + casks_top(t) + y, 1)
        ),
    )


@kept
def heap(t: Tongue, seat: int, k: int, some: int) -> Markup:
    """Many cubes: one of each variety with their number."""
    rows = []
    for at, (v, n) in enumerate(parts_of(some)):
        y = cask_height(t) - 6 - (at + 1) * 17.5
        rows.append(cube(t, v, CASK / 2 - 21, y, 17.5))
        rows.append(text(f"×{n}", CASK / 2 - 1, y + 13.5, "gc-f gc-15 gc-light gc-outline"))
    return el(
        "g",
        *rows,
        id=f"heap-{seat}-{k}",
        class_="gc-cube",
        transform=place(CELLAR[0] + 6 + k * CASK, CELLAR[1] + casks_top(t)),
    )


@kept
def tags(
    t: Tongue, seat: int, cellar: tuple[int, ...], demand: tuple[int, ...]
) -> dict[str, Markup]:
    """What the ripe wine of a barrel brings now, and an hourglass where it is in its last year."""
    found = {}
    for k, some in enumerate(cellar):
        ripe = [(v, n) for v, n in parts_of(some) if is_ripe(t, v, k)]
        brings = tuple(int(n * t.content.price(v, demand[v])) for v, n in ripe)
        last = any(k == min(int(t.content.last[v]), int(BARRELS) - 1) for v, _ in parts_of(some))
        if brings:
            found[f"tag-{seat}-{k}"] = tag(t, seat, k, brings)
        if last:
            found[f"last-{seat}-{k}"] = hourglass(t, seat, k)
    return found


@kept
def tag(t: Tongue, seat: int, k: int, brings: tuple[int, ...]) -> Markup:
    words = " · ".join(map(str, brings))
    alone = len(brings) == 1
    return el(
        "g",
        rect(-CASK / 2 + 3, 0, CASK - 6, 21, 10, "gc-tag"),
        use("coin", -CASK / 2 + 6, 2, 17) if alone else None,
        fit(words, 9 if alone else 0, 16, "gc-f gc-mid gc-16 gc-ink", CASK - 12, 16),
        id=f"tag-{seat}-{k}",
        data_w="tag",
        role="img",
        aria_label=t.say("label-brings", list=words),
        transform=place(CELLAR[0] + 6 + (k + 0.5) * CASK, CELLAR[1] + CELLAR[3] - 26),
    )


@kept
def hourglass(t: Tongue, seat: int, k: int) -> Markup:
    return el(
        "g",
        el("circle", r=10, class_="gc-warn"),
        use("hourglass", -7.5, -7.5, 15),
        id=f"last-{seat}-{k}",
        data_w="hourglass",
        role="img",
        aria_label=t.say("label-hourglass"),
        transform=place(CELLAR[0] + 6 + (k + 1) * CASK - 11, CELLAR[1] + casks_top(t) + 13),
    )
