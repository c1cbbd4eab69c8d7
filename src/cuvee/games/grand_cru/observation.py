"""What a seat of Grand Cru sees, in numbers for learning: the fields, and how they are written."""

from typing import Final

from cuvee.core.moves import numbers
from cuvee.core.native import i64, vec
from cuvee.core.vector import Layout, Vector, count, flag
from cuvee.games.grand_cru.content import COLUMNS, INNOVATIONS, KINDS, VARIETIES
from cuvee.games.grand_cru.model.cubes import ROOM
from cuvee.games.grand_cru.model.state import State
from cuvee.games.grand_cru.model.tiles import bid_of, bidder_of, kind_up
from cuvee.games.grand_cru.questions import ASKS
from cuvee.games.grand_cru.rules.brand import level_in, owner_in

SEATS: Final[i64] = 5
MONEY: Final[i64] = 32_767  # the most that is told

LAYOUT: Final = Layout(
    len(ASKS),
    int(SEATS),
    [
        count("year", 99, "the year, 0 before the first"),
        count("round", 999, "the round of the year"),
        flag("first", "the start player, the own seat first", 5),
        flag("heir", "who will be start player next year, the own seat first", 5),
        flag("harvested", "who harvested his last vine on the last leaf", 5),
        count("supply", 63, "cubes of each variety in the supply", 5),
        count("picked", 63, "cubes of each variety named so far for a blend", 5),
        flag("lots", "the kind of tile on each column of the auction panel", 75),
        count("bids", 7, "the bid on each column", 5),
        flag("bidders", "by column whose marker lies there, the own seat first", 25),
        count("demand", 12, "the level of each variety", 5),
        count("brand levels", 12, "the level of the brand marker of each variety, 0 is none", 5),
        flag("brands", "by variety whose brand marker it is, the own seat first", 25),
        flag("spaces", "by special action space who took it, the own seat first", 60),
        flag("row", "by place of the innovation row which tile lies there", 49),
        count("display", 20, "tiles of each kind in the display", 15),
        count("discards", 20, "tiles of each kind discarded", 15),
        count("stack", 20, "tiles of each kind in the stack", 15),
    ],
    [
        flag("present", "there is such a seat"),
        count("money", int(MONEY), "its money"),
        count("loans", 11, "its loans"),
        count("prestige", 99, "its prestige"),
        count("markers", 9, "free action markers"),
        count("shifts", 9, "innovation tiles moved this year"),
        flag("passed", "it has passed"),
        flag("at fair", "it has not yet left the fair"),
        flag("broke", "it is bankrupt"),
        count("sold", 63, "cubes of each variety on the fair barrel", 5),
        count("fresh", 12, "vines with a cube and improvements face up, by kind", 15),
        count("spent", 12, "vines without a cube and improvements face down, by kind", 15),
        flag("innovations", "innovation tiles", 7),
        count("free fields", 12, "fields without a tile"),
        count("cellar", 63, "by barrel the cubes of each variety", 35),
    ],
)


def slots() -> vec[i64]:
    """By tile its place among those fresh by kind, then those spent, then innovation tiles."""
    sides = [int(side * KINDS + kind) for kind in range(KINDS) for side in range(2)]
    return numbers(sides + [int(2 * KINDS + which) for which in range(INNOVATIONS)])


SLOTS: Final = slots()


def features(view: State, own: i64, out: Vector) -> None:
    start = out.at
    out.question(view, own, LAYOUT)
    write_year(view, own, out)
    write_board(view, own, out)
    out.all(view.stock.display)
    out.all(view.stock.discards)
    out.all(view.stock.stack.left)
    for k in range(view.seats):
        write_seat(view, (own + k) % view.seats, out)
    out.at = start + LAYOUT.width


def write_year(view: State, own: i64, out: Vector) -> None:
    out.add(view.year)
    out.add(view.round)
    out.seat(view.first, own, view.seats, SEATS)
    out.seat(view.heir, own, view.seats, SEATS)
    out.seat(view.harvested, own, view.seats, SEATS)
    out.digits_of(view.supply, ROOM, VARIETIES)
    out.digits_of(view.picked, ROOM, VARIETIES)


def write_board(view: State, own: i64, out: Vector) -> None:
    board = view.board
    columns = board.columns
    for column in range(COLUMNS):
        out.hot(kind_up(columns[column]), KINDS)
    for column in range(COLUMNS):
        out.add(bid_of(columns[column]))
    for column in range(COLUMNS):
        out.seat(bidder_of(columns[column]), own, view.seats, SEATS)
    out.all(board.demand)
    brand = board.brand
    for variety in range(VARIETIES):
        out.add(level_in(brand[variety]))
    for variety in range(VARIETIES):
        out.seat(owner_in(brand[variety]), own, view.seats, SEATS)
    out.seats(board.spaces, own, view.seats, SEATS)
    for place in range(view.row_length):
        out.hot(board.row[place], INNOVATIONS)
    out.at += (INNOVATIONS - view.row_length) * INNOVATIONS


def write_seat(view: State, seat: i64, out: Vector) -> None:
    estate = view.estates[seat]
    out.four(1, min(estate.money, MONEY), estate.loans, estate.prestige)
    out.four(estate.markers, estate.shifts, view.passed >> seat & 1, view.at_fair >> seat & 1)
    out.add(view.broke >> seat & 1)
    out.digits_of(estate.sold, ROOM, VARIETIES)
    out.tally(estate.fields, SLOTS, 2 * KINDS + INNOVATIONS + 1)
    out.digits(estate.cellar, ROOM, VARIETIES)
