"""What a seat of Bottles sees, in numbers for learning: the fields, and how they are written."""

from typing import Final

from cuvee.core.moves import numbers
from cuvee.core.native import i16, i64, vec
from cuvee.core.vector import Layout, Vector, count, flag
from cuvee.games.bottles.content import CARDS, CELLS, CHARACTERS, SEATS
from cuvee.games.bottles.model.state import (
    AMOUNT,
    ASK_ANY,
    ASK_COUNTRY,
    MOST_DEBTS,
    NONE,
    Offer,
    State,
)
from cuvee.games.bottles.questions import ASKS

MONEY: Final[i64] = 32_767  # more counts as so much

LAYOUT: Final = Layout(
    len(ASKS),
    int(SEATS),
    [
        count("round", 999, "the round, from 1"),
        flag("turn", "whose turn it is, the own seat first", 6),
        flag("first", "who began the round, the own seat first", 6),
        flag("thief", "the cell of the thief", 84),
        flag("path", "the cells of the present move", 84),
        count("decks", 80, "cards left in the deck of each country", 18),
        count("offers", 99, "offers left in this turn or help window"),
        count("auctions", 99, "auctions left in this turn"),
        flag("market die", "what the market die shows; the first until it is rolled", 7),
        flag("helped", "the toast of this turn had its help window"),
        flag("traded", "cards that met the market in this turn", 80),
        flag("own cards", "cards in the own cellar", 80),
        flag("market cards", "cards in the open market", 80),
        flag("removed cards", "cards out of the game", 80),
        flag("deck cards", "cards seen in a deck that is open to the seat", 80),
        flag("foreign cards", "cards seen in the cellar of somebody else", 80),
        flag("offer by", "who makes the offer, the own seat first", 6),
        flag("offer to", "to whom, the own seat first", 6),
        flag("offer stage", "being written, proposed, deliverable", 3),
        flag("offer given", "cards given, as far as the seat may read them", 80),
        flag("offer asked", "cards asked for, as far as the seat may read them", 80),
        count("offer countries", 3, "bottles asked for of each country", 18),
        count("offer any", 3, "bottles asked for of any country"),
        count("offer gives", 3, "how many cards are given"),
        count("offer asks", 3, "how many are asked for"),
        flag("offer sum kind", "no sum, paying, charging, borrowing", 4),
        count("offer sum", 35, "the money beside the cards"),
        count("offer interest", 10, "and its interest"),
        flag("lot", "the card under the hammer", 80),
        flag("seller", "who sells it, the own seat first", 6),
        flag("bidder", "who leads, the own seat first", 6),
        count("price", MONEY, "the highest bid"),
    ],
    [
        flag("present", "there is such a seat"),
        count("money", MONEY, "its money"),
        count("bottles", 80, "cards in its cellar"),
        flag("cell", "where its marker stands", 84),
        flag("character", "its character", 6),
        count("out", 6, "0, or the how manieth it dropped out"),
        count("owes", MONEY, "what it owes each seat, the own first", 6),
        flag("bidding", "it is still in the auction"),
        flag("shoved", "it was shoved in this chain"),
    ],
)


def zones(own: int) -> vec[i64]:
    """By place which flags tell of it: own cards, market, removed, deck, foreign cards."""
    found = [4] * int(SEATS) + [3, 1, 2]
    found[own] = 0
    return numbers(found)


ZONES: Final = [zones(own) for own in range(SEATS)]


def features(view: State, own: i64, out: Vector) -> None:
    start = out.at
    out.question(view, own, LAYOUT)
    write_turn(view, own, out)
    out.zones(view.place, ZONES[own], 5)
    write_offer(view, view.offer, own, out)
    out.hot(view.lot, CARDS)
    out.seat(view.seller, own, view.seats, SEATS)
    out.seat(view.bidder, own, view.seats, SEATS)
    out.add(min(view.price, MONEY))
    for k in range(view.seats):
        write_seat(view, (own + k) % view.seats, own, out)
    out.at = start + LAYOUT.width


def write_turn(view: State, own: i64, out: Vector) -> None:
    out.add(view.round)
    out.seat(view.turn, own, view.seats, SEATS)
    out.seat(view.first, own, view.seats, SEATS)
    out.hot(view.thief, CELLS)
    mark(view.path, view.path_length, CELLS, out)
    out.all(view.decks)
    out.add(view.offers)
    out.add(view.auctions)
    out.hot(view.market_die, 7)
    out.add(view.helped)
    for k in range(3):
        out.bits(view.traded[k], min(CARDS - 30 * k, 30))


def write_offer(view: State, offer: Offer, own: i64, out: Vector) -> None:
    out.seat(offer.by, own, view.seats, SEATS)
    out.seat(offer.partner, own, view.seats, SEATS)
    stage = NONE
    if offer.by != NONE:
        stage = offer.stage
    out.hot(stage, 3)
    mark(offer.given, offer.gives, CARDS, out)
    mark(offer.asked, offer.asks, CARDS, out)
    for k in range(offer.asks):
        item = offer.asked[k]
        if item >= ASK_COUNTRY:
            out.values[out.at + item - ASK_COUNTRY] += 1
    out.at += ASK_ANY - ASK_COUNTRY + 1
    out.add(offer.gives)
    out.add(offer.asks)
    out.hot(offer.sum_kind, 4)
    out.add(offer.sum)
    out.add(offer.interest)


def mark(things: vec[i64], many: i64, kinds: i64, out: Vector) -> None:
    """A one for each of the first few of them that is a known one of these kinds."""
    for k in range(many):
        if 0 <= things[k] < kinds:
            out.values[out.at + things[k]] = 1
    out.at += kinds


def write_seat(view: State, seat: i64, own: i64, out: Vector) -> None:
    out.add(1)
    out.add(min(view.money[seat], MONEY))
    out.add(view.bottles[seat])
    out.hot(view.cell[seat], CELLS)
    out.hot(view.character[seat], CHARACTERS)
    out.add(view.out[seat])
    write_debts(view.debts, seat * MOST_DEBTS, own, view.seats, out)
    out.add(view.bidding >> seat & 1)
    out.add(view.shoved >> seat & 1)


def write_debts(debts: vec[i64], first: i64, own: i64, seats: i64, out: Vector) -> None:
    """What is owed to each seat, the own first."""
    for k in range(first, first + MOST_DEBTS):
        if debts[k] == 0:  # there are no more
            break
        owed = out.at + ((debts[k] >> 16) - own + seats) % seats
        out.values[owed] += i16(debts[k] & AMOUNT)
    out.at += SEATS
