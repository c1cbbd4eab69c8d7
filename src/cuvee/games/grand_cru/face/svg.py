"""Grand Cru drawn: the board, an estate for each player, and the estates of the others in small."""

from typing import Final

from cuvee.games.grand_cru.content import KINDS, SPACES, VARIETIES
from cuvee.games.grand_cru.face import (
    svg_board,
    svg_cellar,
    svg_fair,
    svg_market,
    svg_mat,
    svg_tracks,
)
from cuvee.games.grand_cru.face.svg_parts import SYMBOLS
from cuvee.games.grand_cru.face.svg_strip import estates
from cuvee.games.grand_cru.face.text import Teller, Tongue, tongue
from cuvee.games.grand_cru.model.state import State
from cuvee.games.grand_cru.model.tiles import NO_TILE, is_innovation, kind_of, leads
from cuvee.games.grand_cru.rules.brand import owner_in
from cuvee.render.cache import DrawingCache, numbers_in
from cuvee.render.svg import Drawing

TABLES: Final = DrawingCache[list[Drawing]]()
ESTATES: Final = DrawingCache[Drawing]()


def draw(view: State, seat: int, names: list[str], lang: str) -> list[Drawing]:
    t = Teller(view, names, lang)
    w = tongue(view.content, tuple(names), lang)
    key = (w, view.options, seat, numbers_in(view))
    return TABLES.page(key, lambda: spread(t, w, seat))


def spread(t: Teller, w: Tongue, viewer: int) -> list[Drawing]:
    """The board, the estates, and those of the others in small."""
    seats = range(int(t.view.seats))
    out, free = markers(t.view)
    mats = [kept_mat(t, w, seat, viewer, free[seat]) for seat in seats]
    return [board(t, w, viewer, out), *mats, estates(t, w, viewer, free)]


def markers(view: State) -> tuple[dict[str, str], dict[int, tuple[str, ...]]]:
    """GC-1.16: a name for every marker: those in use by their place, and the free ones by seat.

    Markers of a seat are alike: the free ones are counted first, the others in a fixed order of
    places, so that of the free ones only the last one leaves its place.
    """
    used: dict[str, str] = {}
    free: dict[int, tuple[str, ...]] = {}
    for seat in range(int(view.seats)):
        lots = [
            f"c{k}"
            for k in range(int(view.seats))
            if view.board.columns[k] and leads(view.board.columns[k], seat)
        ]
        brands = [f"b{k}" for k in range(int(VARIETIES)) if owner_in(view.board.brand[k]) == seat]
        spaces = [f"f{k}" for k in range(int(SPACES)) if view.board.spaces[k] == seat]
        places = [*lots, *brands, *spaces]
        left = int(view.estates[seat].markers)
        last = left + len(places) - 1
        used |= {spot: f"marker-{seat}-{last - k}" for k, spot in enumerate(places)}
        free[seat] = tuple(f"marker-{seat}-{k}" for k in range(left))
    return used, free


def kept_mat(t: Teller, w: Tongue, seat: int, viewer: int, free: tuple[str, ...]) -> Drawing:
    """An estate as it was drawn last time, if nothing on it changed."""
    view, own = t.view, seat == viewer
    known = t.knows_purse(seat, viewer)
    marks = (int(view.passed) >> seat & 1, int(view.broke) >> seat & 1, view.first == seat)
    when = (
        int(view.year),
        view.depth > 0,
        svg_cellar.has_aged(view),
        own and svg_mat.is_locked(view, seat),
    )
    prices = tuple(view.board.demand)
    key = (w, view.options, seat, known, own, marks, when, prices, free)
    return ESTATES.page(
        (key, numbers_in(view.estates[seat])),
        lambda: svg_mat.mat(t, w, seat, known, own, free),
    )


def board(t: Teller, w: Tongue, viewer: int, out: dict[str, str]) -> Drawing:
    """Season, display and columns, demand, the fair, loans and prestige."""
    view = t.view
    mine = kinds_of(view, viewer)
    row = bool(view.options.innovation)
    leaf = int(view.leaf())
    piles = (int(view.stock.stack.count), sum(int(n) for n in view.stock.discards))
    length = int(view.row_length)
    layers = {
        "defs": {"gc-defs": SYMBOLS},
        "ground": {"ground": svg_board.ground(w, row)},
        "season": {
            "year": svg_board.year(w, max(1, int(view.year))),
            "leaves": svg_board.leaves(w, leaf, row),
            **({"bottle": svg_board.bottle(leaf, row)} if leaf else {}),
        },
        "row": {
            f"row-{view.board.row[k]}": svg_board.in_row(w, int(view.board.row[k]), k, length)
            for k in range(length)
        },
        "house": {"house": svg_board.house(w, piles)},
        "display": svg_board.display(t, w, mine),
        "columns": svg_board.columns(t, w, viewer, mine),
        "shelf": {"shelf": svg_market.shelf(w)},
        "supply": svg_market.supply(t, w),
        "demand": svg_market.bottles(t, w),
        "labels": svg_market.labels(t, w),
        "tent": {"tent": svg_fair.tent(w)},
        "spaces": svg_fair.spaces(t, w, out),
        "sold": svg_fair.stalls(t, w),
        "tracks": {"tracks": svg_tracks.tracks(w), **svg_tracks.rungs(w)},
        "owing": svg_tracks.owing(t, w) if view.year else {},
        "prestige": svg_tracks.renowned(t, w),
        "bids": svg_board.bids(t, w, out),
        "brands": svg_market.brands(t, w, out),
    }
    return Drawing("board", svg_board.WIDTH, svg_board.HEIGHT, t.say("word-board"), layers)


def kinds_of(view: State, seat: int) -> frozenset[int]:
    """The kinds of tiles a player has; all of them are nothing new to a spectator."""
    if seat < 0:
        return frozenset(range(int(KINDS)))
    held = [tile for tile in view.estates[seat].fields if tile != NO_TILE]
    return frozenset(int(kind_of(tile)) for tile in held if not is_innovation(tile))
