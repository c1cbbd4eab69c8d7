"""Bottles drawn: the world, a mat for each player, the market pile."""

from typing import Final

from cuvee.games.bottles.face.svg_cells import cells, dice, names, on_turn, pieces, rolled, trail
from cuvee.games.bottles.face.svg_map import EDGE, market_table, world
from cuvee.games.bottles.face.svg_mat import mat
from cuvee.games.bottles.face.svg_parts import SYMBOLS
from cuvee.games.bottles.face.svg_pile import pile
from cuvee.games.bottles.face.svg_sheet import open_deck, sheets
from cuvee.games.bottles.face.svg_strip import countries
from cuvee.games.bottles.face.text import Teller
from cuvee.games.bottles.model.state import MARKET, MOST_DEBTS, State
from cuvee.games.bottles.questions import CHARACTER, THIEF
from cuvee.render.cache import DrawingCache
from cuvee.render.svg import Drawing

BOARDS: Final = DrawingCache[Drawing]()
MATS: Final = DrawingCache[Drawing]()
PILES: Final = DrawingCache[Drawing]()


def draw(view: State, viewer: int, names: list[str], lang: str) -> list[Drawing]:
    t = Teller(view, names, lang)
    mats = [kept_mat(t, seat, seat == viewer) for seat in range(view.seats)]
    return [kept_board(t, viewer), *mats, kept_pile(t)]


def kept_board(t: Teller, viewer: int) -> Drawing:
    """The board as it was drawn last time, if nothing on it changed."""
    view = t.view
    mine = (
        frozenset(int(t.content.country[card]) for card in t.lying(viewer)) if viewer >= 0 else None
    )
    now = (on_turn(view, view.turn), int(view.turn), rolled(view), int(view.market_die))
    there = (tuple(view.cell), tuple(view.character), int(view.thief), tuple(view.decks))
    way = (tuple(view.path[: view.path_length]), view.is_asking(THIEF), view.is_asking(CHARACTER))
    key = (view.content, tuple(t.names), t.lang, mine, now, there, way, open_deck(t))
    return BOARDS.page(key, lambda: board(t, mine or frozenset()))


def kept_mat(t: Teller, seat: int, own: bool) -> Drawing:
    """A mat as it was drawn last time, if nothing on it changed."""
    view = t.view
    debts = tuple(view.debts[seat * MOST_DEBTS : (seat + 1) * MOST_DEBTS])
    purse = (int(view.money[seat]), int(view.bottles[seat]), debts, t.lying(seat))
    who = (seat, int(view.character[seat]), int(view.cell[seat]), bool(view.out[seat]), own)
    now = (view.depth > 0, view.round > 0, int(view.goal()), countries(view, seat))
    key = (view.content, tuple(t.names), t.lang, who, purse, now)
    return MATS.page(key, lambda: mat(t, seat, own))


def kept_pile(t: Teller) -> Drawing:
    key = (t.content, t.lang, t.lying(MARKET))
    return PILES.page(key, lambda: pile(t))


def board(t: Teller, mine: frozenset[int]) -> Drawing:
    """The chart, and what stands on it; `mine` are the countries the viewer has."""
    content = t.content
    return Drawing(
        "board",
        int(content.width) + 2 * EDGE,
        int(content.height) + 2 * EDGE,
        t.say("word-map"),
        {
            "defs": {"bo-defs": SYMBOLS},
            "world": {"world": world(content), "market-table": market_table(t)},
            "trail": trail(t),
            "cells": cells(t, mine),
            "names": {"names": names(content, t.lang)},
            "dice": dice(t),
            "pieces": pieces(t),
            "sheet": sheets(t),
        },
    )
