"""The first evaluation: whoever looks one answer ahead with it beats whoever does not look."""

from cuvee.bots.base import Bot
from cuvee.bots.greedy import Greedy
from cuvee.bots.uniform import Uniform
from cuvee.core.fate import Seeded
from cuvee.core.state import seat_of
from cuvee.games.grand_cru.evaluation.position import WEIGHTS, evaluate
from cuvee.games.grand_cru.game import BOX
from cuvee.games.grand_cru.model.state import State
from cuvee.games.grand_cru.questions import LOANS
from games.grand_cru.given import given


def winner(greedy: int, seed: int) -> int:
    game = BOX.game({})
    state, dice = game.start(2, Seeded(seed)), Seeded(seed + 1)
    bots: list[Bot[State]] = [Uniform(), Uniform()]
    bots[greedy] = Greedy()
    while state.depth > 0:
        step = state.top()
        seat = int(seat_of(step))
        move = bots[seat].answer(game, game.observe(state, seat), step, dice)
        game.answer(state, step, move, Seeded(seed + state.asked))
    return game.ranking(state).index(1)


def test_greedy_wins_four_games_of_five_against_random() -> None:
    wins = sum(winner(seed % 2, seed) == seed % 2 for seed in range(10))
    assert wins >= 8


def test_the_last_loan_is_repaid_only_by_who_leads() -> None:
    for rival, wise in ((5, "repay 1"), (90, "stay")):
        table = given(LOANS, 1, money=[rival, 20], loans=[2, 1], vineyard=["gamay", "doc"])
        game = table.match.game
        move = Greedy[State]().answer(game, table.match.view(1), table.state.top(), Seeded(1))
        text = game.moves.text(int(move))
        assert (text == "repay 1") == (wise == "repay 1")


FIRST = WEIGHTS.sets["v1"]


def test_GC_R57_a_bid_that_waits_for_its_marker_is_worth_as_much_as_one_that_lies() -> None:
    for marks in ([], ["merlot 2 s0"]):
        table = given(options={"brand_identity": True}, brand=marks, display="doc", money=[9])
        before = evaluate(table.state, 0, FIRST)
        assert evaluate(table.play("0 auction doc 1").state, 0, FIRST) - before == (400 + 120) // 2
