"""DP-11: the four free actions."""

import pytest

from cuvee.bots.base import ask
from cuvee.bots.roster import named
from cuvee.core.fate import Seeded
from cuvee.games.dom_pierre.evaluation.position import WEIGHTS, evaluate
from cuvee.games.dom_pierre.game import BOX
from cuvee.games.dom_pierre.model.house import GONE
from games.dom_pierre.given import given


def test_DP_11_1_one_free_action_before_or_after() -> None:
    table = given(presses={"left": "barrel 3", "right": "bottle 4"}, money=12)
    table.play("0 buy prestige", "0 gain pt_vp_2")
    assert not table.legal(0, "local") and not table.legal(0, "pop")
    table.play("0 raise logistics", "0 dismiss")
    assert table.legal(0) == {"end"}
    table = given(presses={"left": "barrel 3"}, money=12).play("0 raise logistics", "0 dismiss")
    table.play("0 local left 1")
    assert table.legal(0) == {"end"}
    table.play("0 end")
    for seat in (1, 2):
        table.play(f"{seat} raise logistics", f"{seat} dismiss", f"{seat} end")
    assert {"buy prestige", "pop sales"} <= table.legal(0)  # one in each turn


def test_DP_11_2_champagne_for_a_franc_each() -> None:
    table = given(presses={"left": "barrel 3, barrel 4", "right": "bottle 4"}, money=0)
    table.play("0 local left 1", "0 local right 1")
    assert (table.me.money, table.press("left"), table.press("right")) == (2, "barrel 4", "")
    table = given(presses={"left": "barrel 3, barrel 4"}, money=0)
    table.play("0 local left 1", "0 local done")
    assert table.me.money == 1


def test_DP_11_2_of_twins_only_the_first_is_offered() -> None:
    """And DP-R70."""
    table = given(presses={"left": "barrel 3, barrel 3"}, money=0)
    assert table.legal(0, "local") == {"left 1"}
    table.play("0 local left 1", "0 local left 2")
    assert table.me.money == 2


def test_DP_11_3_prestige_for_5_francs() -> None:
    table = given(money=5, glass="", down=0).play("0 buy prestige")
    assert (table.me.money, table.me.level) == (0, 1)
    assert "buy prestige" not in given(money=4).legal(0)


def test_DP_11_5_the_cork_lifts_a_disc_once_and_costs_the_crown() -> None:
    table = given(rows="1 1 1 1 1 5", money=0).play("0 pop sales")
    assert (list(table.me.rows), table.me.crown, table.me.money) == ([1, 1, 1, 1, 2, 5], 0, 0)
    assert table.asked == (0, "menu")
    for seat in range(3):
        table.play(f"{seat} raise logistics", f"{seat} dismiss", f"{seat} end")
    assert not table.legal(0, "pop")
    assert given(rows="1 9 9 9 5 9").legal(0, "pop") == {"vineyard", "sales"}  # discs still there


def test_DP_R56_a_disc_lifted_into_the_top_row_leaves_at_once_after_the_claims() -> None:
    table = given(rows="1 1 1 1 1 5", green="cellar").play("0 pop objectives")
    assert table.legal(0) == {"claim vintage", "leave vintage"}
    assert table.me.rows[5] == 6
    table.play("0 claim vintage")
    assert (table.me.rows[5], table.me.points, table.state.discs_off) == (GONE, 2, 1)


def test_DP_R56_without_a_disc_left_the_turn_has_no_action() -> None:
    table = given(rows="9 9 9 9 9 5").play("0 pop objectives")
    assert table.asked == (0, "after")


@pytest.mark.parametrize(("discs_off", "last"), [(5, 0), (6, 4)])
def test_DP_R56_a_popped_disc_may_trigger_the_end(discs_off: int, last: int) -> None:
    table = given(rows="1 1 1 1 1 5", discs_off=discs_off).play("0 pop objectives")
    assert table.state.last_round == last


@pytest.mark.parametrize("bot", ["greedy", "reserve", "millesime"])
def test_DP_11_5_DP_3_5_DP_R56_a_bot_weighs_the_cork_when_the_acting_disc_has_left(
    bot: str,
) -> None:
    """DP-11.5, DP-3.5, DP-R56: the cork would open the claim of the strength token."""
    match = BOX.match(2, seed=1, options={"short_game": True})
    raised = ["vineyard", "cellar", "sales", "objectives", *["village"] * 4]
    while not match.over:
        seat = match.questions[0].seat
        texts = match.legal(seat)
        if seat == 0 and "pop logistics" in texts and not raised:
            break
        wanted = [f"raise {raised[0]}"] if seat == 0 and raised else []
        wanted = [text for text in [*wanted, "leave strength", "dismiss", "end"] if text in texts]
        if seat == 0 and wanted and wanted[0].startswith("raise"):
            raised.pop(0)
        match.submit(seat, (wanted or texts)[0])
    assert match.questions[0].seat == 0 and match.state.houses[0].rows[2] == GONE
    step = match.state.top()
    move = ask(named(bot), match.game, match.view(0), step, Seeded(1))
    assert match.game.moves.text(int(move)) in match.legal(0)


@pytest.mark.parametrize("short", [False, True])
def test_DP_3_5_DP_R56_a_claim_after_the_action_promises_no_action(short: bool) -> None:
    """DP-3.5, DP-R56: what comes after the claim is the end of the turn."""
    top = 4 if short else 5
    table = given(rows=f"2 2 {top} 1 2 2", blue=True, money=9, short_game=short)
    table.play("0 raise village", "0 dismiss", "0 pop logistics")
    assert (table.asked, table.me.rows[2]) == ((0, "strengthening"), GONE)
    before = evaluate(table.state, 0, WEIGHTS)
    assert evaluate(table.play("0 leave strength").state, 0, WEIGHTS) == before


@pytest.mark.parametrize(
    ("column", "presses"), [("cellar", {"left": "noir 3"}), ("village", {}), ("sales", {})]
)
def test_DP_R75_a_claim_between_the_steps_of_an_action_keeps_the_rest_in_sight(
    column: str, presses: dict[str, str]
) -> None:
    table = given(
        rows="3 3 3 1 3 3",
        blue=True,
        presses={"right": "barrel 3", **presses},
        workers="presses=1",
        free_action_anytime=True,
    )
    table.play(f"0 raise {column}", "0 perform", "0 pop logistics")
    before = evaluate(table.state, 0, WEIGHTS)
    assert evaluate(table.play("0 leave strength").state, 0, WEIGHTS) == before
