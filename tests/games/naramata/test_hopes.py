"""How bots see a day alone or in a fleet: rows that will be full, bottles, the right car."""

from cuvee.bots.greedy import Greedy
from cuvee.bots.results import results
from cuvee.core.fate import Seeded
from cuvee.games.naramata.game import BOX
from cuvee.games.naramata.model.upgrades import CARS, PURPLE
from cuvee.games.naramata.moves import CAR
from cuvee.games.naramata.questions import WON

EASY = BOX.game({"mode": "solo", "difficulty": "easy"})


def test_greedy_wins_easy_days_alone() -> None:
    """Nine of ten in the long run: docs/balance.md."""
    rows = results(EASY, 1, [Greedy()], 3, 4)
    assert [row[1] for row in rows] == [WON] * 4


def test_alone_the_car_that_is_forgiven_wishes_looks_best() -> None:
    worth = []
    for colour in range(CARS):
        fate = Seeded(5)
        state = EASY.start(1, fate)
        EASY.answer(state, state.top(), CAR.of(colour), fate)
        worth.append(EASY.evaluate(state, 0))
    assert max(range(CARS), key=lambda colour: worth[colour]) == PURPLE


def test_a_team_that_has_lost_hopes_for_nothing() -> None:
    state = EASY.start(1, Seeded(5))
    before = EASY.evaluate(state, 0)
    state.rating = 0
    state.finish(3)
    assert EASY.evaluate(state, 0) == 0 < before
