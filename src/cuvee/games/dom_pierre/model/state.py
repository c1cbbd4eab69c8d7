"""The state of Dom Pierre: the board, the houses, what the turn has used."""

from typing import Final, final

from cuvee.core.native import i64, mypyc_attr, vec
from cuvee.core.state import BaseState, empty_agenda, restored
from cuvee.games.dom_pierre.content import SPACES, Content
from cuvee.games.dom_pierre.model import board
from cuvee.games.dom_pierre.model.house import NONE, House, new_house
from cuvee.games.dom_pierre.options import Options

# places of workers, in the order of the moves
SUPPLY: Final[i64] = 0
MAISON: Final[i64] = 1
PRESS_AREA: Final[i64] = 2
FIRST_SPACE: Final[i64] = 3
FIRST_CELL: Final[i64] = FIRST_SPACE + SPACES
NEUTRAL: Final[i64] = 7  # whose workers stand in the way with two players


@final
@mypyc_attr(acyclic=True)
class State(BaseState):
    def __init__(
        self,
        content: Content,
        options: Options,
        agenda: vec[i64],
        houses: list[House],
        vineyard: board.Vineyard,
        stock: board.Stock,
        village: board.Village,
        market: board.Market,
        glass: board.Glass,
        shelf: board.Shelf,
        draft: board.Draft,
    ) -> None:
        self.seats = len(houses)
        self.agenda = agenda
        self.content: Final = content
        self.options: Final = options
        self.first: i64 = 0  # the start player
        self.round: i64 = 0  # 0 while tokens are drafted
        self.last_round: i64 = 0  # 0 until the end is triggered
        self.discs_off: i64 = 0  # on the end track
        # of this turn
        self.active: i64 = 0  # whose turn it is
        self.column: i64 = NONE  # of the disc just raised
        self.cost: i64 = 0  # of the action, in coins
        self.free_used: i64 = 0
        self.effect_used: i64 = 0  # the vintage effect
        self.hand: i64 = 0  # workers taken, not yet placed
        self.gained: i64 = 0  # harvest tiles not yet stored, six bits each, the first lowest
        self.value: i64 = 0  # of the sale going on
        self.vineyard: Final = vineyard
        self.stock: Final = stock
        self.village: Final = village
        self.market: Final = market
        self.glass: Final = glass
        self.shelf: Final = shelf
        self.draft: Final = draft
        self.houses: Final = houses

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (blank, self.content, self.options, int(self.seats), self.words())


def blank(content: Content, options: Options, seats: i64) -> State:
    return State(
        content,
        options,
        empty_agenda(),
        [new_house() for seat in range(seats)],
        board.new_vineyard(),
        board.new_stock(),
        board.new_village(),
        board.new_market(),
        board.new_glass(),
        board.new_shelf(),
        board.new_draft(seats),
    )
