"""What bottles cost and bring the one who is asked now."""

from typing import Final

from cuvee.core.moves import Moves
from cuvee.core.state import ask_of
from cuvee.games.bottles import moves as m
from cuvee.games.bottles.model.state import DECK, State
from cuvee.games.bottles.questions import CELL
from cuvee.games.bottles.rules import market
from cuvee.games.bottles.rules.flow import legal

LEGAL: Final = Moves(len(m.TABLE.texts))


def price_of(view: State, card: int) -> int:
    """What a bottle costs: its glasses at the producer, and by the die at a market."""
    if view.place[card] == DECK:
        return int(view.content.value[card])
    return int(market.price(view, card))


def tags(view: State, seat: int) -> tuple[tuple[int, str], ...]:
    """The price of every bottle this seat may buy now, and with a plus of those it may sell."""
    step = view.asks(seat) if seat >= 0 and view.depth else -1
    if step < 0 or ask_of(step) != CELL:
        return ()
    legal(view, step, LEGAL)
    found = []
    for move in LEGAL.as_list():
        if m.BUY.has(move):
            card = int(m.BUY.a(move))
            found.append((card, str(price_of(view, card))))
        elif m.SELL.has(move):
            card = int(m.SELL.a(move))
            found.append((card, f"+{price_of(view, card)}"))
    return tuple(found)
