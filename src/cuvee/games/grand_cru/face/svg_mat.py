"""An estate of Grand Cru: the account book, twelve fields on the slope, seven barrels below."""

from typing import Final

from markupsafe import Markup

from cuvee.core.state import ask_of
from cuvee.games.grand_cru import questions as q
from cuvee.games.grand_cru import scoring
from cuvee.games.grand_cru.content import BARRELS, FIELDS, LEAVES, VARIETIES
from cuvee.games.grand_cru.face.svg_parts import (
    cube,
    fit,
    kept,
    lines,
    parts_of,
    place,
    plank,
    rect,
    text,
    token,
    use,
)
from cuvee.games.grand_cru.face.svg_tiles import (
    HEIGHT as TALL,
)
from cuvee.games.grand_cru.face.svg_tiles import (
    WIDTH as TILE,
)
from cuvee.games.grand_cru.face.svg_tiles import (
    field_tile,
    tile_word,
)
from cuvee.games.grand_cru.face.text import ROMAN, Teller, Tongue, has_passed, standing
from cuvee.games.grand_cru.model.cubes import total
from cuvee.games.grand_cru.model.state import State
from cuvee.games.grand_cru.model.tiles import (
    NO_TILE,
    SPENT,
    has_cube,
    is_innovation,
    is_vine,
    kind_of,
)
from cuvee.render.svg import Drawing, el

WIDTH, HEIGHT = 1070, 238
BOOK: Final = (9, 9, 118, 220)
SLOPE: Final = (131, 9, 502, 220)
CELLAR: Final = (638, 9, 422, 220)
ACROSS: Final = 6
SCALE: Final = 1.04  # of tiles on fields
CASK: Final = (CELLAR[2] - 12) / 7
CUBE: Final = 21.5
MOST_CUBES: Final = 6  # drawn one by one in a barrel
RIBBON: Final = 17.0
SOIL: Final = "M14 66q12-7 24 0t24 0M14 52q12-7 24 0t24 0M14 38q12-7 24 0t24 0M14 24q12-7 24 0t24 0"


def mat(
    t: Teller, w: Tongue, seat: int, known: bool, own: bool, markers: tuple[str, ...]
) -> Drawing:
    """An estate; on one's own, markers and cubes have names, so that they are seen to move."""
    estate = t.view.estates[seat]
    locked = own and is_locked(t.view, seat)
    tiles, cellar = tuple(estate.fields), tuple(estate.cellar)
    layers = {
        "ground": {f"mat-{seat}": ground(w, seat, own)},
        "book": book(t, w, seat, known),
        "fields": fields(w, seat, tiles, locked),
        "barrels": barrels(w, seat, cellar),
        "wine": wine(t, w, seat, own),
        "tags": tags(w, seat, cellar, tuple(t.view.board.demand)),
        "markers": free_markers(w, seat, markers, int(estate.markers), own),
    }
    return Drawing(f"seat-{seat}", WIDTH, HEIGHT, t.say("word-seat", who=t.names[seat]), layers)


def is_locked(view: State, seat: int) -> bool:
    """GC-3.10: before the last leaf the last grapes stay on the vine."""
    return bool(
        view.year > 0
        and view.round < LEAVES
        and view.at_fair == 0
        and total(view.estates[seat].grapes()) == 1
    )


@kept
def ground(t: Tongue, seat: int, own: bool) -> Markup:
    """The paper, the slope, the cellar with its ribbons."""
    x, y, width, height = CELLAR
    title = [
        fit(part, 10, 24 + 16 * k, "gc-title gc-gilt", CASK - 8, 16)
        for k, part in enumerate(lines(t.say("word-cellar"), CASK, 16))
    ]
    return el(
        "g",
        *plank(WIDTH, HEIGHT),
        rect(SLOPE[0], SLOPE[1], SLOPE[2], SLOPE[3], 8, "gc-slope"),
        rect(SLOPE[0], SLOPE[1], SLOPE[2], SLOPE[3], 8, "gc-rows"),
        el(
            "g",
            rect(0, 0, width, height, 8, "gc-stone"),
            rect(0, 0, width, height, 8, "gc-bricks"),
            rect(3, 3, width - 6, height - 6, 6, "gc-rule-gold"),
            *title,
            ribbons(t),
            transform=place(x, y),
        ),
        None if own else rect(2, 2, WIDTH - 4, HEIGHT - 4, 11, f"gc-by gc-s{seat}"),
        id=f"mat-{seat}",
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


# -- the account book


def book(t: Teller, w: Tongue, seat: int, known: bool) -> dict[str, Markup]:
    """Purse, loans with their interest, prestige, kinds of tiles; all that an estate is worth."""
    view = t.view
    own = view.estates[seat]
    purse, *facts = standing(t, seat, known)
    signs = []
    if view.first == seat and view.year:
        signs.append("start_player")
    if has_passed(view, seat):
        signs.append("pass")
    if view.broke >> seat & 1:
        signs.append("bankrupt")
    said = t.say("label-book", who=t.names[seat], list=", ".join([purse, *facts]))
    numbers = {
        "worth": str(int(scoring.score(view, seat))) if known else "?",
        "purse": str(own.money) if known else "?",
        "loans": str(own.loans),
        "interest": f"-{t.content.interest[own.loans]}",
        "fame": str(own.prestige),
        "kinds": str(int(scoring.kinds(own))),
    }
    found = {
        f"plate-{seat}": account(w, seat, tuple(signs)),
        f"book-{seat}": el(
            "rect",
            x=BOOK[0],
            y=BOOK[1],
            width=BOOK[2],
            height=BOOK[3],
            class_="gc-now",
            id=f"book-{seat}",
            data_w=f"book s{seat}",
            role="img",
            aria_label=said,
        ),
    }
    for name, words in numbers.items():
        key = f"{name}-{seat}"
        found[key] = number(key, name, words.replace("-", "−"))
    return found


# where the numbers of the book stand, and how they look
NUMBERS: Final = {
    "worth": (62, 41, "gc-f gc-16 gc-red"),
    "purse": (BOOK[2] - 14, 87, "gc-f gc-end gc-34 gc-ink"),
    "loans": (42, 130, "gc-f gc-21 gc-ink"),
    "interest": (BOOK[2] - 11, 129, "gc-f6 gc-end gc-17 gc-red"),
    "fame": (42, 162, "gc-f gc-21 gc-ink"),
    "kinds": (BOOK[2] - 12, 162, "gc-f gc-end gc-19 gc-ink"),
}


@kept
def number(key: str, name: str, words: str) -> Markup:
    x, y, style = NUMBERS[name]
    return el("text", words, x=BOOK[0] + x, y=BOOK[1] + y, class_=f"{style} gc-still", id=key)


@kept
def account(t: Tongue, seat: int, signs: tuple[str, ...]) -> Markup:
    """The page on which the numbers stand."""
    wide, high = BOOK[2], BOOK[3]
    return el(
        "g",
        rect(0, 0, wide, high, 8, "gc-book"),
        rect(3, 3, wide - 6, high - 6, 6, "gc-rule"),
        token(seat, 24, 24, 14),
        fit(t.names[seat], 44, 21, "gc-f gc-16 gc-ink", wide - 50, 16),
        use("worth", 41, 26, 18),
        *[use(sign, wide - 22, 27 - 21 * k, 17) for k, sign in enumerate(signs)],
        rect(8, 47, wide - 16, 54, 6, "gc-purse"),
        use("coin", 13, 55, 38),
        use("loan", 11, 110, 26),
        use("prestige", 11, 142, 26),
        use("kinds", wide - 52, 144, 22),
        id=f"plate-{seat}",
        transform=place(BOOK[0], BOOK[1]),
    )


@kept
def free_markers(
    t: Tongue, seat: int, keys: tuple[str, ...], free: int, own: bool
) -> dict[str, Markup]:
    """GC-1.16: the markers one can bid with; empty rings for those that are out."""
    found = {}
    most = max(int(t.content.markers), free)
    step = min(26.0, (BOOK[2] - 20) / most)
    for k in range(most):
        x, y = BOOK[0] + 21 + k * step, BOOK[1] + 192
        key = keys[k] if own and k < free else f"slot-{seat}-{k}"
        if k < free:
            found[key] = el(
                "g",
                token(seat, 0, 0, 9.5),
                id=key,
                class_="glide" if own else None,
                transform=place(x, y),
            )
        else:
            found[key] = el("circle", cx=x, cy=y, r=8.5, class_="gc-gone", id=key)
    return found


# -- the fields


@kept
def fields(t: Tongue, seat: int, tiles: tuple[int, ...], locked: bool) -> dict[str, Markup]:
    return {
        f"field-{seat}-{k}": field(t, seat, k, tile, locked and has_cube(tile))
        for k, tile in enumerate(tiles)
    }


def field_at(k: int) -> tuple[float, float]:
    wide, high = (SLOPE[2] - 10) / ACROSS, (SLOPE[3] - 10) / (FIELDS // ACROSS)
    column, row = k % ACROSS, k // ACROSS
    return (
        SLOPE[0] + 5 + column * wide + (wide - TILE * SCALE) / 2,
        SLOPE[1] + 6 + row * high + (high - TALL * SCALE) / 2,
    )


def side_word(t: Tongue, tile: int) -> str:
    """The word of a tile on a field: what it is, and on which side it lies."""
    word = tile_word(t, tile)
    if is_innovation(tile):
        return word
    if is_vine(tile):
        return f"{'bare' if tile & SPENT else 'vine'}-{word}"
    return f"{'used' if tile & SPENT else 'use'}-{word}"


def words_of(t: Tongue, tile: int) -> list[str]:
    """All words of a tile on a field; the last is its kind."""
    word = tile_word(t, tile)
    if is_innovation(tile):
        return [word]
    grown = [f"grown-{word}"] if is_vine(tile) else []
    return [side_word(t, tile), *grown, word]


@kept
def field(t: Tongue, seat: int, k: int, tile: int, locked: bool) -> Markup:
    """A field, free or with its tile; used improvements are grey, and a moon lies on them."""
    x, y = field_at(k)
    spot = place(x, y, SCALE)
    if tile == NO_TILE:
        return el(
            "g",
            rect(2, 2, TILE - 4, TALL - 4, 6, "gc-plot"),
            el("path", d=SOIL, class_="gc-soil"),
            id=f"field-{seat}-{k}",
            data_w="field",
            role="img",
            aria_label=t.say("label-field"),
            transform=spot,
        )
    return el(
        "g",
        field_tile(t, tile),
        lock() if locked else None,
        id=f"field-{seat}-{k}",
        data_w=" ".join(words_of(t, tile)),
        role="img",
        aria_label=t.say("label-locked", wine=t.wine(kind_of(tile))) if locked else t.tile(tile),
        transform=spot,
    )


@kept
def lock() -> Markup:
    """GC-3.10: the last grapes wait for the last leaf."""
    return el(
        "g",
        el("circle", r=13, class_="gc-up-ball"),
        use("lock", -9, -10, 18),
        transform=place(3, 3),
    )


# -- the cellar


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


def wine(t: Teller, w: Tongue, seat: int, own: bool) -> dict[str, Markup]:
    """The cubes in the barrels and on the vines; those of one harvest keep their names."""
    estate = t.view.estates[seat]
    found: dict[str, Markup] = {}
    counted: dict[tuple[int, int], int] = {}
    this_year = int(t.view.year) + has_aged(t.view)

    def named(variety: int, vintage: int) -> str:
        n = counted[variety, vintage] = counted.get((variety, vintage), 0) + 1
        return f"cube-{seat}-{variety}-{vintage}-{n}" if own else f"lies-{seat}-{len(found)}"

    for k in range(int(BARRELS)):
        some = int(estate.cellar[k])
        flat = [v for v, n in parts_of(some) for _ in range(n)]
        if len(flat) > MOST_CUBES:
            found[f"heap-{seat}-{k}"] = heap(w, seat, k, some)
            for v, n in parts_of(some):
                counted[v, this_year - k] = counted.get((v, this_year - k), 0) + n
            continue
        for at, v in enumerate(flat):
            key = named(v, this_year - k)
            found[key] = cube_in(w, key, k, at, len(flat), v)
    for k, tile in enumerate(estate.fields):
        if has_cube(tile):
            key = named(int(kind_of(tile)), int(t.view.year))
            found[key] = cube_on(w, key, k, int(kind_of(tile)))
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
def cube_on(t: Tongue, key: str, k: int, variety: int) -> Markup:
    """The grapes on a vine."""
    x, y = field_at(k)
    return el(
        "g",
        cube(t, variety, 0, 0, 27),
        id=key,
        class_="glide gc-cube",
        transform=place(round(x + 47 * SCALE, 1), round(y + 24 * SCALE, 1)),
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
