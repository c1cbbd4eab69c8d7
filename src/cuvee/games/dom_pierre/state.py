"""The state of Dom Pierre: the board, the houses, what the turn has used. And its questions."""

from typing import Final, final

from cuvee.core.fields import Fields, Reader
from cuvee.core.native import i64, mypyc_attr, vec
from cuvee.core.state import BaseState, empty_agenda
from cuvee.games.dom_pierre.board import (
    Draft,
    Glass,
    Market,
    Shelf,
    Stock,
    Village,
    Vineyard,
    new_draft,
    new_glass,
    new_market,
    new_shelf,
    new_stock,
    new_village,
    new_vineyard,
)
from cuvee.games.dom_pierre.content import SPACES, Content
from cuvee.games.dom_pierre.house import NONE, House, new_house
from cuvee.games.dom_pierre.options import Options

# questions
KEEPING: Final[i64] = 0  # which token to keep? sealed
LAYING: Final[i64] = 1  # which token to lay green side up? sealed
MENU: Final[i64] = 2  # which disc to raise?
CLAIM: Final[i64] = 3  # take the vintage token?
STRENGTHENING: Final[i64] = 4  # where to lay the strength token?
CHOICE: Final[i64] = 5  # perform or dismiss?
PLANTING: Final[i64] = 6  # about the grapes drawn and the grapes to point at
HARVESTING: Final[i64] = 7  # about the cell
BOOSTING_SELF: Final[i64] = 8  # about cell and variety
BOOSTING: Final[i64] = 9  # about variety and value
STORING: Final[i64] = 10  # about the harvest tile
PRESSING: Final[i64] = 11  # about what the cellar has done
PICKING: Final[i64] = 12  # about what the village has given
TASTING: Final[i64] = 13  # about the place of the first tile
FAVOURING: Final[i64] = 14  # about the first bonus
TAKING: Final[i64] = 15  # about the workers left to take and the last place
PLACING: Final[i64] = 16
SELLING: Final[i64] = 17  # about the sales left
ADDING: Final[i64] = 18  # about market, tile and what was added last
CARD_KEEPING: Final[i64] = 19  # about the cards to take
DISCARDING: Final[i64] = 20  # about the cards left to discard
FIRING: Final[i64] = 21  # about the workers left to dismiss and the last place
AFTER: Final[i64] = 22  # end, or something free?
GAINING: Final[i64] = 23  # which prestige tile?
USING: Final[i64] = 24  # use it now? about the tile
MARKING: Final[i64] = 25  # about the value of the marker
MOVE_FROM: Final[i64] = 26  # which worker moves?
MOVE_TO: Final[i64] = 27  # where to? about the place it comes from
LOCAL_SALE: Final[i64] = 28  # about the place of the last tile
ASKS: Final[dict[int, str]] = {
    0: "keeping",
    1: "laying",
    2: "menu",
    3: "claim",
    4: "strengthening",
    5: "choice",
    6: "planting",
    7: "harvesting",
    8: "boosting_self",
    9: "boosting",
    10: "storing",
    11: "pressing",
    12: "picking",
    13: "tasting",
    14: "favouring",
    15: "taking",
    16: "placing",
    17: "selling",
    18: "adding",
    19: "card_keeping",
    20: "discarding",
    21: "firing",
    22: "after",
    23: "gaining",
    24: "using",
    25: "marking",
    26: "move_from",
    27: "move_to",
    28: "local_sale",
}

# chores
PASS_TOKENS: Final[i64] = 32
LAY_OUT: Final[i64] = 33
NEXT_TURN: Final[i64] = 34  # about the turns of this round
OPEN_MENU: Final[i64] = 35
RETIRE: Final[i64] = 36  # about the column
NEXT_GRAPE: Final[i64] = 37  # about the grapes drawn and the grapes to point at
NEXT_STORE: Final[i64] = 38
OPEN_CELLAR: Final[i64] = 39  # these three as the questions they ask
OPEN_VILLAGE: Final[i64] = 40
OPEN_SALES: Final[i64] = 41
NEXT_FAVOUR: Final[i64] = 42  # about the first bonus
CLOSE_SALE: Final[i64] = 43  # about market and tile
NEXT_DISCARD: Final[i64] = 44  # about the cards left to discard
REFILL: Final[i64] = 45
PRESTIGE: Final[i64] = 46
RESTOCK: Final[i64] = 47
NEXT_TAKE: Final[i64] = 48  # about the workers left to take
NEXT_PLACE: Final[i64] = 49

ENDINGS: Final = ["none", "end_track", "rounds"]
END_TRACK: Final[i64] = 1
ROUNDS: Final[i64] = 2

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
        vineyard: Vineyard,
        stock: Stock,
        village: Village,
        market: Market,
        glass: Glass,
        shelf: Shelf,
        draft: Draft,
    ) -> None:
        self.seats = len(houses)
        self.agenda = agenda
        self.content: Final = content
        self.options: Final = options
        self.houses: Final = houses
        self.vineyard: Final = vineyard
        self.stock: Final = stock
        self.village: Final = village
        self.market: Final = market
        self.glass: Final = glass
        self.shelf: Final = shelf
        self.draft: Final = draft
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

    def copy(self) -> "State":
        draft = self.draft
        if self.round == 0:  # after the draft it never changes again
            draft = draft.copy()
        twin = State(
            self.content,
            self.options,
            self.agenda[:],
            [house.copy() for house in self.houses],
            self.vineyard.copy(),
            self.stock.copy(),
            self.village.copy(),
            self.market.copy(),
            self.glass.copy(),
            self.shelf.copy(),
            draft,
        )
        twin.copy_agenda(self)
        twin.first = self.first
        twin.round = self.round
        twin.last_round = self.last_round
        twin.discs_off = self.discs_off
        twin.active = self.active
        twin.column = self.column
        twin.cost = self.cost
        twin.free_used = self.free_used
        twin.effect_used = self.effect_used
        twin.hand = self.hand
        twin.gained = self.gained
        twin.value = self.value
        return twin

    def walk(self, fields: Fields) -> None:
        super().walk(fields)
        self.first = fields.number(self.first)
        self.round = fields.number(self.round)
        self.last_round = fields.number(self.last_round)
        self.discs_off = fields.number(self.discs_off)
        self.active = fields.number(self.active)
        self.column = fields.number(self.column)
        self.cost = fields.number(self.cost)
        self.free_used = fields.number(self.free_used)
        self.effect_used = fields.number(self.effect_used)
        self.hand = fields.number(self.hand)
        self.gained = fields.number(self.gained)
        self.value = fields.number(self.value)
        self.vineyard.walk(fields)
        self.stock.walk(fields)
        self.village.walk(fields)
        self.market.walk(fields)
        self.glass.walk(fields)
        self.shelf.walk(fields)
        self.draft.walk(fields)
        for house in self.houses:
            house.walk(fields)

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (self.content, self.options, int(self.seats), self.words())


def blank(content: Content, options: Options, seats: i64) -> State:
    return State(
        content,
        options,
        empty_agenda(),
        [new_house() for seat in range(seats)],
        new_vineyard(),
        new_stock(),
        new_village(),
        new_market(),
        new_glass(),
        new_shelf(),
        new_draft(seats),
    )


def restore(content: Content, options: Options, seats: int, words: list[int]) -> State:
    """A state from its words: pickling and deep copies come through here."""
    state = blank(content, options, seats)
    state.walk(Reader(words))
    return state
