"""Endings that need an owner's content file, and what such a file may and may not say."""

from pathlib import Path

import pytest

import cuvee
from cuvee.core.content import ContentError
from cuvee.core.options import OptionError
from cuvee.games.bottles.game import BOX
from games.bottles.golden import EDITED, HERE


@pytest.mark.parametrize(
    ("ending", "digest"), [("run_out", "49bf071956b46b1d"), ("dead_goal", "fe2c4699e9e73332")]
)
def test_a_game_on_edited_content_replays_with_or_without_its_file(
    ending: str, digest: str, tmp_path: Path
) -> None:
    text = (HERE / "logs_edited" / f"{ending}.cuvee").read_text("utf-8")
    own = tmp_path / "own.toml"
    own.write_text(EDITED[ending][0], "utf-8")
    for match in (cuvee.load(text, content=str(own)), cuvee.load(text)):
        assert (match.ending, match.state.digest()) == (ending, digest)


def test_an_owner_may_change_numbers(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("numbers.hire_cost = 3\n", "utf-8")
    assert BOX.match(2, seed=1, content=own).state.content.hire_cost == 3


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("numbers.hire_cost = -1", r"\[numbers\] hire_cost is -1; wanted: a number from 0 to 9"),
        ("numbers.bottle_cards = 79", "bottle_cards is 79; wanted: 80, which cannot be changed"),
        ("numbers.market_cells = 5", "market_cells is 5; wanted: 4, which cannot be changed"),
        ("meta.players_max = 7", "players_max is 7; wanted: 6, which cannot be changed"),
        ("limits.auction_start_min = 19", "auction_start_min is 19"),
        (
            "limits.auction_start_min = 9\nlimits.auction_start_max = 8",
            "auction_start_min is above auction_start_max",
        ),
        ("limits.counter_steps = [1, 2, 4]", r"counter_steps must be \[1, 2, 5\]"),
        ("limits.raise_steps = [1, 2, 3]", r"raise_steps must be \[1, 2, 5\]"),
        ("throw.dice = 3", "dice is 3; wanted: 4, which cannot be changed"),
        ("throw.exact.step_x = 1", "step_x is 1; wanted: 0, which cannot be changed"),
        ("movement_die.faces.car.kind = 'fly'", r"row 3 \(car\) kind is 'fly'; wanted: up_to"),
        ("movement_die.faces.car.steps = 0", "steps is 0; wanted: a number from 1 to 4"),
        ("movement_die.faces.plane.steps = 2", "steps is 2; wanted: 0, which cannot be changed"),
        ("movement_die.faces.car.face = 2", "face is 2; wanted: 3, which cannot be changed"),
        ("market_table.rows.6.die = 5", "die is 5; wanted: 6, which cannot be changed"),
        ("market_table.rows.6.dye = 5", "'dye' is not known here; did you mean die"),
        ("bottles.rows.it0.value = 1", "'it0' is not known here; did you mean"),
        ("bottles.rows.jp1.value = 2", "japan has no bottle of value 1"),
        ("bottles.rows.jp1.grape = 'Merlot'", "no rule reads it"),
        ("countries.rows.japan.cards = 3", r"row 18 \(japan\) cards is 3; 2 are there"),
        ("links.pairs = [['ala', 'xxx']]", r"pair 1 is \['ala', 'xxx'\]"),
        ("links.pairs = [7]", "pair 1 is 7; wanted: two different cells"),
        ("links.pairs = [['ala', 'nwt']]", "the map is broken"),
        ("cells.rows.nyc.kind = 'land'", "exactly 4 market cells"),
        ("money.pieces.1.value = 0", "value is 0; wanted: a number from 1 to 99"),
        ("schema = ", "this is no TOML"),
    ],
)
def test_a_broken_content_file_is_refused_in_one_sentence(
    text: str, sentence: str, tmp_path: Path
) -> None:
    own = tmp_path / "own.toml"
    own.write_text(text, "utf-8")
    with pytest.raises(ContentError, match=sentence) as caught:
        BOX.game(content=own)
    assert str(own) in str(caught.value) and "\n" not in str(caught.value)


def test_BO_R5_a_finite_bank_can_pay_everybody_the_start_money(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    for start, fits in ((50, True), (51, False)):  # six times, of 305
        own.write_text(f"numbers.start_money = {start}\n", "utf-8")
        assert BOX.game(content=own)
        if fits:
            assert BOX.game({"bank": "finite"}, own)
        else:
            with pytest.raises(OptionError, match="305 in all are too little to begin with 51"):
                BOX.game({"bank": "finite"}, own)


def test_BO_R5_the_bank_is_what_its_pieces_add_up_to(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("money.pieces.3.count = 16\n", "utf-8")
    assert BOX.match(2, seed=1).state.content.bank == 305
    assert BOX.match(2, seed=1, content=own).state.content.bank == 315
