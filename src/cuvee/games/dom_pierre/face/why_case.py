"""A position as the reasons see it: what is asked, which action runs, where things lie."""

from typing import Final

from cuvee.core.state import Step
from cuvee.games.dom_pierre import questions as q
from cuvee.games.dom_pierre.content import CELLAR, LOGISTICS, OBJECTIVE, SALES, VILLAGE, VINEYARD
from cuvee.games.dom_pierre.face.text import Teller
from cuvee.games.dom_pierre.model.house import GONE, NONE
from cuvee.games.dom_pierre.model.state import FIRST_CELL, FIRST_SPACE, State
from cuvee.games.dom_pierre.rules import estate

Why = tuple[str, dict[str, object]]  # the key of a reason, and what it names
BETWEEN: Final = (q.MENU, q.CLAIM, q.STRENGTHENING, q.CHOICE, q.AFTER, q.KEEPING, q.LAYING)
MENUS: Final = {int(CELLAR): q.PRESSING, int(VILLAGE): q.PICKING, int(SALES): q.SELLING}
ACTIONS: Final = {
    "vineyard": int(VINEYARD),
    "cellar": int(CELLAR),
    "village": int(VILLAGE),
    "logistics": int(LOGISTICS),
    "sales": int(SALES),
    "objectives": int(OBJECTIVE),
}


def because(key: str, **places: object) -> Why:
    return key, places


class Case(Teller):
    """What a seat is asked now, and what it has."""

    def __init__(self, view: State, seat: int, names: list[str], lang: str) -> None:
        super().__init__(view, names, lang)
        self.seat = seat
        self.house = view.houses[seat]
        step = view.asks(seat)
        self.step = Step(step) if step >= 0 else None
        self.ask = int(self.step.ask) if self.step else -1
        self.about = int(self.step.about) if self.step else 0

    def runs(self, action: int) -> bool:
        """Is this action being performed?"""
        return bool(self.view.column == action and self.ask not in BETWEEN and self.ask >= 0)

    def strength(self) -> int:
        return int(estate.strength(self.view, self.seat, max(0, int(self.view.column))))

    def cost(self) -> int:
        return int(estate.cost(self.view, self.seat))

    def number(self, table: str, word: str) -> int:
        return self.content.ids[table].index(word)

    def place_of(self, word: str) -> int:
        """Where a worker stands, by the word of the place."""
        ids = self.content.ids
        if word in ids["place"]:
            return ids["place"].index(word)
        if word in ids["route_space"]:
            return int(FIRST_SPACE) + ids["route_space"].index(word)
        return int(FIRST_CELL) + ids["vineyard_cell"].index(word)

    def has_worker(self, word: str) -> bool:
        """Does an own worker stand at this place?"""
        house, place = self.house, self.place_of(word)
        if place < FIRST_SPACE:
            return bool((house.supply, house.maison, house.crew)[place])
        if place >= FIRST_CELL:
            return bool(int(house.pickers) >> place - int(FIRST_CELL) & 1)
        return bool(int(house.roads) >> place - int(FIRST_SPACE) & 1)

    def below(self, row: int) -> str:
        """The columns whose discs are below this row."""
        low = [k for k in range(6) if self.house.rows[k] < row and self.house.rows[k] != GONE]
        return ", ".join(self.label("action", k) for k in low)

    def free_action(self, key: str) -> Why | None:
        """DP-11.1: what stands in the way of every side action."""
        if self.view.free_used:
            return because(f"why-{key}-used")
        menu = self.view.options.free_anytime and self.ask in MENUS.values()
        if self.ask not in (q.MENU, q.AFTER) and not menu and self.ask >= 0:
            return because(f"why-{key}-middle")
        return None

    def waiting(self) -> bool:
        return self.house.green != NONE
