"""A Bottles position in one call: say only what matters."""

from pathlib import Path

from cuvee.core.options import Value
from cuvee.games.bottles.content import SHIPPED
from cuvee.games.bottles.game import BOX
from cuvee.games.bottles.model.state import MARKET, REMOVED, State
from cuvee.games.bottles.questions import ASKS, NEXT_TURN, ROUND_OVER, TURN_OVER
from cuvee.games.bottles.rules import deals
from scene import Scene

CARD = {name: k for k, name in enumerate(SHIPPED.labels["bottles.id"])}
CELL = {name: k for k, name in enumerate(SHIPPED.labels["cells.id"])}
COUNTRY = {name: k for k, name in enumerate(SHIPPED.labels["countries.id"])}
QUESTION = {name: ask for ask, name in ASKS.items()}

ELSEWHERE = ("mex", "per", "sib", "tib", "ken", "nam")  # land cells far from each other


class BottlesScene(Scene[State]):
    """Reads a position in the words of the content file."""

    def cellar(self, seat: int) -> list[str]:
        return [name for name, card in CARD.items() if self.state.place[card] == seat]

    def market(self) -> list[str]:
        return self.cellar(MARKET)

    def removed(self) -> list[str]:
        return self.cellar(REMOVED)

    def cell(self, seat: int) -> str:
        return SHIPPED.labels["cells.id"][self.state.cell[seat]]

    @property
    def money(self) -> list[int]:
        return [int(amount) for amount in self.state.money]


def given(
    ask: str = "before_roll",
    seat: int = 0,
    about: int = 0,
    *,
    money: list[int] | None = None,
    cells: list[str] | None = None,
    cellars: list[str] | None = None,
    market: str = "",
    removed: str = "",
    thief: str = "mag",
    round: int = 1,
    out: list[int] | None = None,
    chance: list[int] | None = None,
    content: Path | None = None,
    **options: Value,
) -> BottlesScene:
    """A round in which it is `seat`'s turn and this question is open; cellars are "it1 fr2".

    `out` are the seats that have dropped out, the first of them first.
    """
    game = BOX.game(options, content)
    seats = max(len(money or []), len(cells or []), len(cellars or []), 2)
    state: State = game.blank(seats)
    for k in range(seats):
        state.money[k] = (money or [10] * seats)[k]
        state.cell[k] = CELL[(cells or ELSEWHERE)[k]]
        state.character[k] = k
    for nth, k in enumerate(out or [], 1):
        state.out[k] = nth
        state.money[k] = 0
        state.cell[k] = -1
    for place, names in (*enumerate(cellars or []), (int(MARKET), market), (int(REMOVED), removed)):
        for name in names.split():
            state.move_card(CARD[name], place)
    state.thief = CELL[thief]
    state.round = round
    state.turn = seat
    state.offers = deals.budget(state)
    state.auctions = state.options.auctions_per_turn
    state.then(ROUND_OVER)
    state.then(NEXT_TURN, seat + 1)
    state.then(TURN_OVER, seat)
    if ask == "move" or ask == "moving":
        state.path[0] = state.cell[seat]
        state.path_length = 1
    state.ask(QUESTION[ask], seat, about)
    return BottlesScene(game, state, chance or [])
