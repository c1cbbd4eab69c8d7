"""The plain face does for every game, at every moment of it."""

import pytest

from cuvee.games import NAMES, box, face
from cuvee.laws import check_game
from cuvee.render.plain import Plain


@pytest.mark.parametrize("name", NAMES)
def test_any_game_can_wear_it(name: str) -> None:
    game = box(name).game()
    check_game(game, game.fewest, 2, Plain(game), every=8)


def test_it_speaks_the_notation() -> None:
    match = box("bottles").match(2, seed=1, names=["Ada", "Ben"])
    plain, step, view = Plain(match.game), match.questions[0], match.view(0)
    assert plain.question(view, step, match.players).startswith("Ada: ")
    assert plain.move(view, step, 0, match.players) == match.game.moves.text(0)
    assert plain.board(view, 0, match.players).startswith("Ada, Ben\n")
    assert plain.svg(view, 0, match.players).startswith("<svg")
    assert plain.rules(step) == [] and plain.scoring(match.view(-1), 0)[0][0] == "points"
    entry = match.submit(0, match.legal(0)[0])
    assert all(plain.note(view, note, match.players).startswith("Ada: ") for note in entry.notes)


def test_a_game_without_a_face_of_its_own_gets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not isinstance(face("bottles"), Plain)
    monkeypatch.setattr("cuvee.games.find_spec", lambda name: None)
    assert isinstance(face("bottles"), Plain)
