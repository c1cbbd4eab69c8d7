"""Bots that search, that slip, and that must not know more than they see."""

import pickle
from typing import Any

import pytest

from cuvee import laws
from cuvee.bots.base import Bot, ask, is_a_bots
from cuvee.bots.ismcts import TO_THE_END, Ismcts
from cuvee.bots.levels import LEVELS
from cuvee.bots.roster import UnknownBot, named
from cuvee.core.fate import Seeded
from cuvee.core.game import Game
from cuvee.core.moves import IllegalMove, Moves
from cuvee.core.state import seat_of
from cuvee.games import NAMES as GAMES
from cuvee.games import box


def legal(game: Game[Any], state: Any, step: int) -> list[int]:
    out = Moves(len(game.moves))
    game.legal(state, step, out)
    return out.as_list()


def middle(game: Game[Any], seats: int, plies: int) -> Any:
    """A position some random answers into a game, with a choice to make."""
    fate = Seeded(plies)
    state = game.start(seats, fate)
    while plies > 0 or len(legal(game, state, state.top())) < 2:
        plies -= 1
        moves = legal(game, state, state.top())
        game.answer(state, state.top(), moves[fate.below(len(moves))], fate)
    return state


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("depth", [0, 5, TO_THE_END])
def test_a_search_ranks_legal_answers_and_shares_the_chances(name: str, depth: int) -> None:
    game = box(name).game()
    state = middle(game, 3, 20)
    step = state.top()
    bot: Ismcts[Any] = Ismcts(24, depth, 2)
    thought = bot.consider(game, game.observe(state, seat_of(step)), step, Seeded(1))
    assert {move for move, _, _ in thought.ranked} <= set(legal(game, state, step))
    assert thought.move == thought.ranked[0][0]
    assert sum(visits for _, visits, _ in thought.ranked) == 24
    assert min(thought.chances) >= 0
    whole = sum(thought.chances)
    assert whole == pytest.approx(1) or (name == "grand_cru" and 0 < whole < 1)  # all may be broke


@pytest.mark.parametrize("mode", ["solo", "fleet"])
def test_a_team_has_one_chance(mode: str) -> None:
    game = box("naramata").game({"mode": mode})
    state = middle(game, game.fewest, 12)
    step = state.top()
    view = game.observe(state, seat_of(step))
    thought = named("ismcts:24").consider(game, view, step, Seeded(1))
    assert len(set(thought.chances)) == 1 and 0 < thought.chances[0] < 1


def test_what_was_found_is_kept_while_nobody_else_answers() -> None:
    game = box("dom_pierre").game()
    state = middle(game, 2, 40)
    bot: Ismcts[Any] = Ismcts(60)
    fate = Seeded(1)
    kept = []
    for _ in range(40):
        step = state.top()
        before = bot.number
        move = ask(bot, game, state, step, fate)
        if bot.number == before + 1 > 1:
            kept.append(bot.fresh < 60)
        assert move in legal(game, state, step)
        game.answer(state, step, move, fate)
    assert any(kept)


def test_trees_in_processes_vote() -> None:
    game = box("grand_cru").game()
    state = middle(game, 3, 20)
    step = state.top()
    view = game.observe(state, seat_of(step))
    thought = named("ismcts:24x2").consider(game, view, step, Seeded(1))
    luck = Seeded(1)
    alone = [
        Ismcts[Any](24).consider(game, view, step, Seeded(luck.below(1 << 30))) for _ in range(2)
    ]
    votes = {move: visits for move, visits, _ in thought.ranked}
    first, second = ({move: visits for move, visits, _ in each.ranked} for each in alone)
    assert votes == {m: first.get(m, 0) + second.get(m, 0) for m in first | second}
    assert thought.move == max(votes, key=lambda move: votes[move])
    assert sum(thought.chances) == pytest.approx(1)
    assert named("ismcts:24x2").answer(game, view, step, Seeded(1)) == thought.move


def test_time_ends_a_search() -> None:
    game = box("bottles").game()
    state = middle(game, 4, 10)
    bot: Ismcts[Any] = Ismcts(1_000_000, seconds=0.05)
    assert ask(bot, game, state, state.top(), Seeded(1)) in legal(game, state, state.top())
    assert bot.fresh < 1_000_000


@pytest.mark.parametrize("count", ["", "0", "many", "-3", "1e9", "9x", "9x0", "9x999"])
def test_a_search_without_a_number_says_how_to_write_it(count: str) -> None:
    with pytest.raises(UnknownBot, match="write ismcts:200"):
        named(f"ismcts:{count}")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", [*LEVELS, "top"])
def test_every_level_answers_in_every_game(game: str, level: str) -> None:
    played = box(game).game()
    state = middle(played, 2, 12)
    assert ask(named(level, 0.1), played, state, state.top(), Seeded(2)) in legal(
        played, state, state.top()
    )


class Cheat(Bot[Any]):
    """Answers by what it cannot see: it is given the state by whoever breaks `ask`."""

    def answer(self, game: Game[Any], view: Any, step: int, fate: Any) -> int:
        moves = legal(game, view, step)
        return moves[hash(tuple(view.words())) % len(moves)]


def test_the_law_of_fairness_sees_a_bot_that_knows_too_much(monkeypatch: Any) -> None:
    game = box("bottles").game()
    laws.check_game(game, 3, 1, every=4)
    monkeypatch.setattr(laws.secrecy, "named", lambda _: Cheat())
    laws.check_game(game, 3, 1, every=4)  # a bot that sees its view only is fair, however odd
    peek = lambda bot, game, state, step, dice: bot.answer(game, state, step, dice)  # noqa: E731
    monkeypatch.setattr(laws.secrecy, "ask", peek)
    with pytest.raises(laws.LawBroken, match="knows more than"):
        laws.check_game(game, 3, 1, every=4)


class Broken(Bot[Any]):
    def answer(self, game: Game[Any], view: Any, step: int, fate: Any) -> int:
        raise ZeroDivisionError("no glass")


class Nonsense(Bot[Any]):
    def __init__(self, index: int) -> None:
        self.index = index

    def answer(self, game: Game[Any], view: Any, step: int, fate: Any) -> int:
        return self.index


def test_a_bot_that_raises_raises_with_a_note_whose_it_is() -> None:
    game = box("grand_cru").game()
    state = middle(game, 3, 30)
    with pytest.raises(ZeroDivisionError, match="no glass") as raised:
        ask(Broken(), game, state, state.top(), Seeded(3))
    assert is_a_bots(raised.value) and raised.value.__notes__ == ["raised by the bot Broken"]


@pytest.mark.parametrize("index", [-1, 7, 10_000])
def test_an_answer_that_is_not_possible_is_refused(index: int) -> None:
    game = box("grand_cru").game()
    state = game.start(3, Seeded(1))
    said = game.moves.text(7) if index == 7 else str(index)
    with pytest.raises(IllegalMove, match=f"the bot Nonsense answered '{said}' to '") as raised:
        ask(Nonsense(index), game, state, state.top(), Seeded(3))
    assert not is_a_bots(raised.value)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_to_other_processes(name: str) -> None:
    """With its options; without what everybody has already."""
    chosen = {box(name).options[0].name: box(name).options[0].choices()[-1]}
    game = box(name).game(chosen)
    sent = pickle.dumps(game)
    twin = pickle.loads(sent)
    assert (twin.name, twin.codes, twin.content_digest) == (
        name,
        game.codes,
        game.content_digest,
    )
    assert len(sent) < 1000
