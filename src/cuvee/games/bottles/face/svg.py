"""Bottles drawn: the world, a mat for each player, the market pile."""

from typing import Final

from cuvee.games.bottles.face import svg_deals
from cuvee.games.bottles.face.knowledge import cellar, countries, has_goal, looted
from cuvee.games.bottles.face.prices import tags
from cuvee.games.bottles.face.svg_cells import cells, names, on_turn, pieces, trail
from cuvee.games.bottles.face.svg_dice import dice, rolled
from cuvee.games.bottles.face.svg_map import EDGE, market_table, world
from cuvee.games.bottles.face.svg_mat import mat
from cuvee.games.bottles.face.svg_parts import SYMBOLS
from cuvee.games.bottles.face.svg_pile import pile
from cuvee.games.bottles.face.svg_reach import Reach, gilded, hung, reach
from cuvee.games.bottles.face.svg_sheet import open_deck, sheets
from cuvee.games.bottles.face.svg_strip import last_of_round
from cuvee.games.bottles.face.text import Teller
from cuvee.games.bottles.model.state import MARKET, MOST_DEBTS, State
from cuvee.games.bottles.questions import AIMING, CHARACTER, THIEF
from cuvee.render.cache import DrawingCache, numbers_in
from cuvee.render.svg import Drawing

Prices = tuple[tuple[int, str], ...]

BOARDS: Final = DrawingCache[Drawing]()
MATS: Final = DrawingCache[Drawing]()
PILES: Final = DrawingCache[Drawing]()


def draw(view: State, viewer: int, names: list[str], lang: str) -> list[Drawing]:
    t = Teller(view, names, lang)
    prices = tags(view, viewer)
    mats = [
        kept_mat(t, seat, seat == viewer, prices if seat == viewer else ())
        for seat in range(view.seats)
    ]
    return [kept_board(t, viewer, prices), *mats, kept_pile(t, prices)]


def kept_board(t: Teller, viewer: int, prices: Prices) -> Drawing:
    """The board as it was drawn last time, if nothing on it changed."""
    view = t.view
    mine = (
        frozenset(int(t.content.country[card]) for card in t.lying(viewer)) if viewer >= 0 else None
    )
    found = reach(t, viewer)
    now = (on_turn(view, view.turn), int(view.turn), rolled(view), int(view.market_die))
    there = (tuple(view.cell), tuple(view.character), int(view.thief), tuple(view.decks))
    asked = tuple(view.is_asking(ask) for ask in (THIEF, CHARACTER, AIMING))
    way = (tuple(view.path[: view.path_length]), asked)
    over = (open_deck(t), prices, between_players(t, viewer))
    key = (view.content, tuple(t.names), t.lang, mine, now, there, way, found, over)
    return BOARDS.page(key, lambda: board(t, viewer, mine or frozenset(), found, dict(prices)))


def between_players(t: Teller, viewer: int) -> tuple[object, ...]:
    """All that the sheets between players and the goal strip depend on."""
    view = t.view
    asked = view.asks(viewer) if viewer >= 0 and view.depth else -1
    fists = (svg_deals.robbed(view), int(asked)) if view.depth else ()
    lot = (int(view.lot), int(view.price), int(view.bidder), int(view.bidding), viewer)
    deal = numbers_in(view.offer) if svg_deals.is_offered(view) else ()
    goal = tuple(has_goal(view, seat) for seat in range(view.seats)), tuple(view.out)
    open_cellar = (looted(view), t.lying(looted(view))) if viewer == view.turn else ()
    return (fists, lot if view.lot >= 0 else (), deal, goal, open_cellar)


def kept_mat(t: Teller, seat: int, own: bool, prices: Prices) -> Drawing:
    """A mat as it was drawn last time, if nothing on it changed."""
    view = t.view
    debts = tuple(view.debts[seat * MOST_DEBTS : (seat + 1) * MOST_DEBTS])
    purse = (int(view.money[seat]), int(view.bottles[seat]), debts, t.lying(seat))
    who = (seat, int(view.character[seat]), int(view.cell[seat]), bool(view.out[seat]), own)
    now = (view.depth > 0, view.round > 0, int(view.goal()), countries(view, seat))
    last = last_of_round(view) == seat
    hidden = (cellar(view, seat), looted(view)) if not own else ()
    key = (view.content, tuple(t.names), t.lang, who, purse, now, prices, last, hidden)
    return MATS.page(key, lambda: mat(t, seat, own, dict(prices)))


def kept_pile(t: Teller, prices: Prices) -> Drawing:
    pile_of = t.lying(MARKET)
    shown = tuple(price for price in prices if price[0] in pile_of)
    key = (t.content, t.lang, pile_of, shown)
    return PILES.page(key, lambda: pile(t, dict(shown)))


def board(
    t: Teller, viewer: int, mine: frozenset[int], found: Reach, prices: dict[int, str]
) -> Drawing:
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
            "trail": {**gilded(content, found), **trail(t)},
            "cells": cells(t, mine),
            "names": {"names": names(content, t.lang)},
            "dice": dice(t),
            "pieces": pieces(t),
            "sheet": {**hung(t, found), **sheets(t, viewer, prices)},
        },
    )
