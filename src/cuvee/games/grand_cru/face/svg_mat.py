"""An estate of Grand Cru: the account book, twelve fields on the slope, seven barrels below."""

from typing import Final

from markupsafe import Markup

from cuvee.games.grand_cru import scoring
from cuvee.games.grand_cru.content import FIELDS, LEAVES
from cuvee.games.grand_cru.face.svg_cellar import CubeNames, barrels, tags, vault, wine
from cuvee.games.grand_cru.face.svg_parts import (
    cube,
    fit,
    kept,
    place,
    plank,
    rect,
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
from cuvee.games.grand_cru.face.text import Teller, Tongue, has_passed, signed, standing
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
ACROSS: Final = 6
SCALE: Final = 1.04  # of tiles on fields
SOIL: Final = "M14 66q12-7 24 0t24 0M14 52q12-7 24 0t24 0M14 38q12-7 24 0t24 0M14 24q12-7 24 0t24 0"


def mat(
    t: Teller, w: Tongue, seat: int, known: bool, own: bool, markers: tuple[str, ...]
) -> Drawing:
    """An estate; on one's own, markers and cubes have names, so that they are seen to move."""
    estate = t.view.estates[seat]
    locked = own and is_locked(t.view, seat)
    tiles, cellar = tuple(estate.fields), tuple(estate.cellar)
    names = CubeNames(t.view, seat, own)
    barrelled = wine(t, w, seat, names)  # first: what is harvested keeps its name
    layers = {
        "ground": {f"mat-{seat}": ground(w, seat, own)},
        "book": book(t, w, seat, known),
        "fields": fields(w, seat, tiles, locked),
        "grapes": grapes(t, w, seat, names),
        "cellar": {
            f"vault-{seat}": vault(w, seat),
            **barrels(w, seat, cellar),
            **barrelled,
            **tags(w, seat, cellar, tuple(t.view.board.demand)),
        },
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
    """The paper and the slope."""
    return el(
        "g",
        *plank(WIDTH, HEIGHT),
        rect(SLOPE[0], SLOPE[1], SLOPE[2], SLOPE[3], 8, "gc-slope"),
        rect(SLOPE[0], SLOPE[1], SLOPE[2], SLOPE[3], 8, "gc-rows"),
        None if own else rect(2, 2, WIDTH - 4, HEIGHT - 4, 11, f"gc-by gc-s{seat}"),
        id=f"mat-{seat}",
    )


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
        "worth": signed(int(scoring.score(view, seat))) if known else "?",
        "purse": str(own.money) if known else "?",
        "loans": str(own.loans),
        "interest": f"−{t.content.interest[own.loans]}",
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
        found[key] = number(key, name, words)
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
        fit(t.names[seat], 41, 21, "gc-f gc-15 gc-ink", wide - 45, 15),
        use("worth", 41, 26, 18),
        *[use(sign, wide - 22, 27, 17) for sign in signs[-1:]],
        rect(8, 47, wide - 16, 54, 6, "gc-purse"),
        use("coin", 13, 55, 38),
        use("loan", 11, 110, 26),
        use("prestige", 11, 142, 26),
        use("kinds", wide - 46, 145, 20),
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


def grapes(t: Teller, w: Tongue, seat: int, names: CubeNames) -> dict[str, Markup]:
    """The cubes on the vines."""
    found = {}
    for k, tile in enumerate(t.view.estates[seat].fields):
        if has_cube(tile):
            key = names.next(int(kind_of(tile)), names.year)
            found[key] = cube_on(w, key, k, int(kind_of(tile)))
    return found


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
