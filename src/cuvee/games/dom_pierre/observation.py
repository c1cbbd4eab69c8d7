"""What a seat of Dom Pierre sees, in numbers for learning: the board and how it is written."""

from typing import Final

from cuvee.core.native import i64, vec
from cuvee.core.vector import Layout, Vector, count, flag
from cuvee.games.dom_pierre.content import (
    ACTIONS,
    BONUSES,
    CELLS,
    DECK,
    GRAPES,
    HIGHEST,
    KINDS,
    OBJECTIVES,
    QUOTAS,
    ROUTES,
    SPACES,
    WIDEST,
)
from cuvee.games.dom_pierre.model.board import BLUE, HEIGHT
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.observation_estate import SEAT_FIELDS, write_seat
from cuvee.games.dom_pierre.questions import ASKS

SEATS: Final[i64] = 4
POINTS: Final = 32_767

LAYOUT: Final = Layout(
    len(ASKS),
    int(SEATS),
    [
        count("round", 99, "the round, 0 while tokens are drafted"),
        count("last round", 99, "the last round, 0 until the end is triggered"),
        count("discs off", 99, "discs on the end track"),
        flag("first", "the start player, the own seat first", 4),
        flag("active", "whose turn it is, the own seat first", 4),
        flag("column", "the column of the disc just raised", 6),
        count("cost", 99, "the cost of the action in coins"),
        flag("free used", "the free action of this turn is done"),
        flag("effect used", "the vintage effect of this turn is done"),
        count("hand", 9, "workers taken, not yet placed"),
        flag("gained", "the harvest tile to be stored next, as bits", 6),
        count("value", POINTS, "the value of the sale going on"),
        flag("grapes", "by cell the variety that grows there", 156),
        flag("workers", "by route space and cell whose worker stands there, neutral last", 380),
        flag("bonuses", "by bonus cell what lies there", 70),
        count("bag", 60, "grapes of each variety in the bag", 3),
        count("harvest stock", 60, "harvest tiles of each variety and value in stock", 9),
        count("accessory stock", 60, "accessories in stock: grey crate, blue crate, ...", 8),
        count("flags", 60, "flag markers in stock: USA, Russia", 2),
        flag("harvest tops", "by village pile the harvest tile on top", 18),
        count("harvest heights", 60, "and how many tiles it has", 2),
        flag("accessory tops", "by village pile the blue accessory on top", 8),
        count("accessory heights", 60, "and how many it has", 2),
        count("harvest below", 60, "harvest tiles below the tops, by variety and value", 9),
        count("accessories below", 60, "blue accessories below the tops", 4),
        flag("markets", "by route the card on top", 60),
        flag("quotas", "by route its quota tile and side", 40),
        flag("under", "by route the cards put under the deck", 60),
        count("unseen markets", 15, "by route the cards nobody has seen", 60),
        count("glass", 60, "prestige tiles face up, by kind", 12),
        count("unseen glass", 60, "prestige tiles nobody has seen, by kind", 12),
        count("glass down", 60, "prestige tiles face down"),
        count("glass used", 60, "prestige tiles used up"),
        flag("display", "objective cards on show", 45),
        count("objective deck", 1, "objective cards nobody has seen", 45),
        flag("objectives discarded", "objective cards discarded", 45),
        count("unseen tokens", 9, "vintage tokens the seat has not seen", 6),
    ],
    SEAT_FIELDS,
)


def features(view: State, own: i64, out: Vector) -> None:
    start = out.at
    out.question(view, own, LAYOUT)
    write_turn(view, own, out)
    write_vineyard(view, own, out)
    write_supplies(view, out)
    write_markets(view, out)
    write_prestige(view, out)
    for k in range(view.seats):
        write_seat(view, (own + k) % view.seats, out)
    out.at = start + LAYOUT.width


def write_turn(view: State, own: i64, out: Vector) -> None:
    out.add(view.round)
    out.add(view.last_round)
    out.add(view.discs_off)
    out.seat(view.first, own, view.seats, SEATS)
    out.seat(view.active, own, view.seats, SEATS)
    out.hot(view.column, ACTIONS)
    out.four(view.cost, view.free_used, view.effect_used, view.hand)
    out.bits(view.gained & 63, 6)
    out.add(view.value)


def write_vineyard(view: State, own: i64, out: Vector) -> None:
    vineyard = view.vineyard
    for grape in range(GRAPES):
        out.column(vineyard.grapes[grape], grape, GRAPES)
    out.at += GRAPES * CELLS
    out.column(vineyard.neutral, SEATS, SEATS + 1)
    write_posts(view, own, out)
    out.hots(vineyard.bonuses, BONUSES)
    out.all(vineyard.bag.left)


def write_posts(view: State, own: i64, out: Vector) -> None:
    """Whose workers stand on the spaces, then on the cells."""
    for k in range(view.seats):
        out.column(view.houses[(own + k) % view.seats].roads, k, SEATS + 1)
    out.at += SPACES * (SEATS + 1)
    for k in range(view.seats):
        out.column(view.houses[(own + k) % view.seats].pickers, k, SEATS + 1)
    out.at += CELLS * (SEATS + 1)


def write_supplies(view: State, out: Vector) -> None:
    out.all(view.stock.harvest)
    out.all(view.stock.goods)
    out.add(view.stock.usa)
    out.add(view.stock.russia)
    write_tops(view, 0, GRAPES * HIGHEST, out)
    write_tops(view, BLUE, KINDS, out)
    out.all(view.village.harvest.left)
    out.all(view.village.blue.left)


def write_tops(view: State, first: i64, kinds: i64, out: Vector) -> None:
    """The tiles on top of two piles of the village, and the heights of these."""
    piles = view.village.piles
    for pile in range(first, first + 2):
        if piles[pile + HEIGHT] > 0:
            out.hot(piles[pile], kinds)
        else:
            out.at += kinds
    out.add(piles[first + HEIGHT])
    out.add(piles[first + HEIGHT + 1])


def write_markets(view: State, out: Vector) -> None:
    market = view.market
    out.hots(market.tops, DECK)
    out.hots(market.quotas, 2 * QUOTAS)
    for route in range(ROUTES):
        under = market.under[route]
        while under > 0:
            out.values[out.at + (under & 15) - 1] = 1
            under >>= 4
        out.at += DECK
    for route in range(ROUTES):
        out.all(market.unseen[route].left)


def write_prestige(view: State, out: Vector) -> None:
    """The glass, the objectives, and the tokens nobody drafts."""
    out.all(view.glass.up)
    out.all(view.glass.unseen.left)
    out.add(view.glass.down)
    out.add(view.glass.used)
    write_display(view.shelf.display, out)
    out.all(view.shelf.deck.left)
    out.bits(view.shelf.discarded, OBJECTIVES)
    out.all(view.draft.unseen.left)


def write_display(display: vec[i64], out: Vector) -> None:
    for place in range(WIDEST):
        if display[place] >= 0:
            out.values[out.at + display[place]] = 1
    out.at += OBJECTIVES
