"""What bots want in Bottles: they settle a toast, buy what they stand beside, and walk."""

import pytest

from cuvee.bots.base import ask
from cuvee.bots.results import results
from cuvee.bots.roster import named
from cuvee.core.fate import Seeded
from cuvee.games.bottles.evaluation import walk
from cuvee.games.bottles.game import BOX
from cuvee.games.bottles.questions import ENDINGS
from games.bottles.given import BottlesScene, given


def answered(table: BottlesScene, bot: str = "greedy") -> str:
    game = table.match.game
    move = ask(named(bot), game, table.state, table.state.top(), Seeded(1))
    return game.moves.text(int(move))


def test_BO_4_2_the_last_bottle_is_given_for_a_toast_and_not_sold_for_a_coin() -> None:
    table = given("cheers", money=[6, 6], cellars=["it1", "fr1 it2"])
    assert answered(table) == "discard it1"
    assert answered(table, "greedy_v1") != "discard it1"


def test_BO_6_1_a_missing_country_is_bought_where_one_stands() -> None:
    table = given("cell", about=1, money=[12, 12], cells=["tus", "mex"], cellars=["fr1 fr2", "it1"])
    assert answered(table).startswith("buy it")


def test_the_next_errand_is_nearer_after_every_step_towards_it() -> None:
    far, near = (
        walk.plan(given(money=[9, 9], cells=[cell, "mex"], cellars=["fr1 fr2", ""]).state, 0)
        for cell in ("sib", "tus")
    )
    assert far < near <= 0


@pytest.mark.parametrize("seed", [21, 22])
def test_two_bots_reach_the_goal(seed: int) -> None:
    rows = results(BOX.game(), 2, [named("reserve") for _ in range(2)], seed, 3)
    endings = [ENDINGS[row[1]] for row in rows]
    assert endings.count("goal") >= 2
