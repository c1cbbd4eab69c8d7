"""What the card of a game says is what is in its box."""

from pathlib import Path

import pytest

import cuvee
from cuvee.core.card import card_in
from cuvee.games import box, card, folder, text


def test_our_games_stand_in_their_order() -> None:
    ours = [name for name in cuvee.NAMES if folder(name).parent.name == "games"]
    assert ours == ["bottles", "grand_cru", "dom_pierre", "naramata"]


@pytest.mark.parametrize("name", cuvee.NAMES)
def test_a_card_says_what_is_in_the_box(name: str) -> None:
    each, about = box(name), card(name)
    assert (each.name, each.title) == (name, about.title)
    assert (each.fewest, each.most) == (about.fewest, about.most)
    game = each.game()
    assert game.name == name and game.card.name == name
    assert about.fewest <= game.fewest <= about.usual <= game.most <= about.most
    for seats, options in about.options_for.items():
        each.game(options).check_seats(seats)


@pytest.mark.parametrize("name", cuvee.NAMES)
def test_a_game_has_a_cover_and_a_line_for_people(name: str) -> None:
    assert text(name, "cover.svg").startswith("<svg ") and card(name).blurb.endswith(".")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("", r"title is None; wanted: a text"),
        ('title = "X"', r"the table \[players\] is missing"),
        ('title = "X"\nplayers = { fewest = 3, most = 2 }', r"\[players\] most is 2; wanted"),
        ('title = "X"\nplayer = 3', r"'player' is not known here; did you mean players\?"),
        ('title = "X"\nplayers = { fewest = 1, most = 2 }\nweight = 6', r"weight is 6; wanted"),
        ("title =", r"this is no TOML"),
    ],
)
def test_a_card_with_a_mistake_says_where(tmp_path: Path, wrong: str, said: str) -> None:
    (tmp_path / "box.toml").write_text(wrong, "utf-8")
    with pytest.raises(cuvee.ContentError, match=rf"box\.toml: {said}"):
        card_in(tmp_path)


def test_a_card_needs_a_title_and_players_alone(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text('title = "X"\nplayers = { fewest = 1, most = 2 }', "utf-8")
    found = card_in(tmp_path)
    assert (found.name, found.usual, found.learners) == (tmp_path.name, 2, 2)
    assert (found.search.how, found.search.simulations) == ("tree", [100, 400])
