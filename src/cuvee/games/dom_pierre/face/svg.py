"""Dom Pierre drawn: the board, then a mat for each house."""

from collections.abc import Callable
from typing import Final

from markupsafe import Markup

from cuvee.core.state import about_of, ask_of
from cuvee.games.dom_pierre.face import (
    svg_board,
    svg_estate,
    svg_field,
    svg_hand,
    svg_mat,
    svg_prestige,
    svg_sides,
)
from cuvee.games.dom_pierre.face.svg_kit import SYMBOLS
from cuvee.games.dom_pierre.face.text import Teller
from cuvee.games.dom_pierre.face.text_table import press_line
from cuvee.games.dom_pierre.model.house import GONE, PRESS, STRENGTH, VINTAGE, House
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.questions import LAYING, PLANTING
from cuvee.games.dom_pierre.rules import metrics
from cuvee.render.cache import DrawingCache, numbers_in
from cuvee.render.svg import Drawing

SHEETS: Final = DrawingCache[list[Drawing]]()
LAYERS: Final = DrawingCache[dict[str, Markup]](8192)
MATS: Final = DrawingCache[Drawing]()


def draw(view: State, viewer: int, names: list[str], lang: str) -> list[Drawing]:
    key = (view.content, view.options, viewer, tuple(names), lang, numbers_in(view))
    return SHEETS.page(key, lambda: drawn(Teller(view, names, lang), viewer))


def drawn(t: Teller, viewer: int) -> list[Drawing]:
    return [board(t, viewer), *[kept_mat(t, seat) for seat in range(t.view.seats)]]


# -- the board


def board(t: Teller, viewer: int) -> Drawing:
    view, houses = t.view, t.view.houses
    roads = tuple([int(house.roads) for house in houses])
    pickers = tuple([int(house.pickers) for house in houses])
    points = tuple([int(house.points) for house in houses])
    levels = tuple([int(house.level) for house in houses])
    rows = tuple([tuple(house.rows) for house in houses]) if view.discs_off else ()
    yard = numbers_in(view.vineyard)
    free = tuple([int(house.supply) for house in houses])
    layers = {
        "defs": {"dp-defs": SYMBOLS},
        "land": {
            "land": svg_board.frame(),
            "scenery": svg_board.scenery(),
            "roads": svg_board.roads(t.content),
            "field": svg_field.field(t),
            "bag": svg_field.bag(t, int(view.vineyard.bag.count)),
        },
        "scores": kept(t, svg_board.scores, points),
        "cells": kept(t, svg_field.vineyard, yard, pickers),
        "spaces": kept(t, svg_board.spaces, roads, int(view.vineyard.neutral)),
        "prestige": kept(t, svg_prestige.prestige, numbers_in(view.glass), levels),
        "village": kept(t, svg_sides.village, tuple(view.village.piles)),
        "end": kept(t, svg_sides.end_track, int(view.discs_off), rows, bool(view.last_round)),
        "supply": kept(t, svg_sides.supply, numbers_in(view.stock), free),
        "markets": kept(t, svg_board.markets, numbers_in(view.market)),
        "posts": kept(t, svg_board.posts, roads, pickers, int(view.vineyard.neutral)),
        "objectives": svg_sides.objectives(t, viewer),
        "basket": basket(t),
    }
    return Drawing("board", svg_board.WIDTH, svg_board.HEIGHT, t.say("word-board"), layers)


def kept(
    t: Teller, layer: Callable[[Teller], dict[str, Markup]], *facts: object
) -> dict[str, Markup]:
    """The layer as it was drawn last time for these facts: they are all it shows."""
    key = (layer, t.content, t.view.options, t.view.seats, tuple(t.names), t.lang, facts)
    return LAYERS.page(key, lambda: layer(t))


def basket(t: Teller) -> dict[str, Markup]:
    """DP-4.2: the grapes drawn and not planted yet, while one is asked where they go."""
    view = t.view
    if not view.depth or ask_of(view.agenda[view.depth - 1]) != PLANTING:
        return {}
    about = int(about_of(view.agenda[view.depth - 1]))
    drawn_ = (about & 7, about >> 3 & 7, about >> 6 & 7)
    return svg_field.basket(t, drawn_, about >> 9)


# -- the mats


def kept_mat(t: Teller, seat: int) -> Drawing:
    """A mat as it was drawn last time, if nothing on it changed."""
    view, house = t.view, t.view.houses[seat]
    hand = (kept_token(view, seat), *tokens(view, seat))
    first = bool(view.first == seat)
    key = (
        t.content,
        view.options,
        t.lang,
        seat,
        t.names[seat],
        hand,
        first,
        view.vineyard.planted(),
    )
    grapes = tuple(view.vineyard.grapes)
    return MATS.page((*key, grapes, numbers_in(house)), lambda: mat(t, seat))


def tokens(view: State, seat: int) -> tuple[int, ...]:
    """DP-2.9, DP-2.11: the tokens to choose from before the first round."""
    if view.round or not view.depth:
        return ()
    hand = tuple([int(token) for token in view.draft.hands[3 * seat : 3 * seat + 3]])
    laying = ask_of(view.agenda[view.depth - 1]) == LAYING
    return hand[1:] if laying else hand


def kept_token(view: State, seat: int) -> int:
    """DP-2.10: the token kept first, while the others are laid out; -1 if there is none."""
    if view.round or not view.depth or ask_of(view.agenda[view.depth - 1]) != LAYING:
        return -1
    return int(view.draft.hands[3 * seat])


def mat(t: Teller, seat: int) -> Drawing:
    view, house = t.view, t.view.houses[seat]
    side = int(view.options.side)
    goods = tuple([int(n) for n in house.goods])
    kept_tiles = tuple([int(house.kept(kind)) for kind in range(12)])
    hand = tokens(view, seat)
    crews = (int(house.crew), int(house.maison), int(house.supply))
    if hand:
        cards = svg_hand.draft(t, seat, hand)
    else:
        cards = svg_hand.objectives(t, seat, int(house.objectives), int(house.scored))
    return Drawing(
        f"seat-{seat}",
        svg_estate.WIDTH,
        svg_estate.HEIGHT,
        t.say("word-panel", who=t.names[seat]),
        {
            "paper": {f"mat-{seat}": svg_estate.paper(t, seat)},
            "head": {f"head-{seat}": head(t, seat)},
            "estate": estate(t, seat, side),
            "presses": {
                f"cellar-{seat}": svg_mat.cellar(seat),
                **{f"press-{seat}-{k}": press(t, seat, k) for k in range(3)},
            },
            "crew": {
                f"crew-{seat}-{svg_mat.PLACES[k][0]}": svg_mat.crew(t, seat, k, crews[k])
                for k in range(3)
            },
            "hands": {
                key: found
                for k in range(3)
                for key, found in svg_mat.hands(seat, k, crews[k]).items()
            },
            "shelf": {f"accessories-{seat}": svg_mat.accessories(t, seat, goods)},
            "tiles": svg_mat.tiles(t, seat, kept_tiles),
            "won": won(t, seat, house),
            "cards": cards,
        },
    )


def head(t: Teller, seat: int) -> Markup:
    house = t.view.houses[seat]
    crowns = int(metrics.crowns(t.view, house))
    numbers = (int(house.points), int(house.money), crowns, int(house.level))
    return svg_estate.head(t, seat, t.names[seat], numbers, bool(t.view.first == seat))


def estate(t: Teller, seat: int, side: int) -> dict[str, Markup]:
    """The grid, the tokens and the discs."""
    house = t.view.houses[seat]
    rows = [int(row) for row in house.rows]
    gone = tuple([row == GONE for row in rows])
    found = {
        f"estate-{seat}": svg_estate.grid(t, seat, side, int(house.lowest()), gone),
        f"waiting-{seat}": svg_estate.waiting(t, seat, side, int(house.green), bool(house.blue)),
    }
    chosen = kept_token(t.view, seat)
    for column in range(6):
        lies = int(VINTAGE) if column == chosen else int(house.spaces[column])
        found[f"below-{seat}-{column}"] = svg_estate.vintage_space(t, seat, column, lies)
    for column, row in enumerate(rows):
        if row < GONE:
            key = f"disc-{seat}-{column}"
            raised = after_raise(t, seat, column)
            found[key] = svg_estate.raised(t, seat, side, column, row, raised)
    return found


def after_raise(t: Teller, seat: int, column: int) -> tuple[int, int]:
    """DP-3.9, DP-3.10: cost and strength of an action if its disc rose now."""
    view, house = t.view, t.view.houses[seat]
    side, top = int(view.options.side), int(t.content.top_row[view.options.side])
    row = min(int(house.rows[column]) + 1, top)
    others = [int(other) for k, other in enumerate(house.rows) if k != column]
    low = min(row, *others)
    strength = int(t.content.strength[7 * side + row]) + (house.spaces[column] == STRENGTH)
    return int(t.content.cost[7 * side + low]), int(strength)


def press(t: Teller, seat: int, k: int) -> Markup:
    house = t.view.houses[seat]
    harvested = house.presses[k * PRESS : (k + 1) * PRESS]
    inside = (*map(int, harvested), int(house.tile(2 * k)), int(house.tile(2 * k + 1)))
    return svg_mat.press(t, seat, k, inside, press_line(t, house, k))


def won(t: Teller, seat: int, house: House) -> dict[str, Markup]:
    """The start card, and the market cards route by route; flag markers lie with their flags."""
    content = t.content
    found = {
        f"rack-{seat}": svg_mat.rack(seat),
        f"start-{seat}": svg_mat.start_card(t, seat, bool(house.crown)),
    }
    for route in range(4):
        mask = (1 << 15) - 1 << 15 * route
        cards = int(house.cards) & mask
        crowns = (cards & int(content.crowned)).bit_count()
        flags = sum((cards & int(content.flagged[k])).bit_count() for k in (0, 1))
        flags += int(house.usa) if route == 3 else int(house.russia) if route == 1 else 0
        key = f"won-{seat}-{route}"
        found[key] = svg_mat.won_cards(t, seat, route, cards.bit_count(), crowns, flags)
    return found
