"""BO-6 Buying at the producer, and what else the cell offers: the market of BO-7, deals."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.bottles.content import MARKET_CELL
from cuvee.games.bottles.model.state import DECK, State
from cuvee.games.bottles.moves import BUY, END, ROLL_MARKET, SELL
from cuvee.games.bottles.notes import BOUGHT, BOUGHT_CARD
from cuvee.games.bottles.questions import CELL
from cuvee.games.bottles.rules import deals, market


def choices(state: State, seat: i64, arrived: i64, out: Moves) -> None:
    """BO-6.6, BO-R14: where the marker stands, or only where it came to; BO-2.6, BO-R44 deals."""
    cell = state.cell[seat]
    country = state.content.cell_country[cell]
    out.add(END)
    if arrived or not state.options.arrived_only:
        if country >= 0:
            wares(state, seat, country, out)
        elif state.content.cell_kind[cell] == MARKET_CELL:
            market.trades(state, seat, out)
    deals.offers(state, seat, out)


def wares(state: State, seat: i64, country: i64, out: Moves) -> None:
    """BO-6.1, BO-6.2: any card of the country's deck one can pay."""
    content = state.content
    for card in range(content.first_card[country], content.first_card[country + 1]):
        if state.place[card] == DECK and content.value[card] <= state.money[seat]:
            out.add(BUY.of(card))


def act(state: State, seat: i64, arrived: i64, move: i64, fate: Fate) -> None:
    """BO-6.3, BO-7.8: as often as wanted, until the turn is ended."""
    if move == END:
        return
    state.ask(CELL, seat, arrived)
    if move == ROLL_MARKET:
        market.roll(state, seat, fate)
    elif SELL.has(move):
        market.sell(state, seat, SELL.a(move), fate)
    elif BUY.has(move):
        buy(state, seat, BUY.a(move), fate)
    else:
        deals.begin(state, seat, move, fate)


def buy(state: State, seat: i64, card: i64, fate: Fate) -> None:
    """BO-6.2, BO-6.4: the value buys it; BO-6.5 no refill; BO-R31 all see country and price."""
    if state.place[card] != DECK:
        market.buy(state, seat, card, fate)
        return
    price = state.content.value[card]
    state.money[seat] -= price
    state.move_card(card, seat)
    fate.note(BOUGHT, seat, state.content.country[card], price)
    fate.whisper(seat, BOUGHT_CARD, seat, card)
