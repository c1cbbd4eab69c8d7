"""One whole game between bots in one call, and what there is to say about it. Compiled."""

from typing import Final, TypeVar, final

from cuvee.bots.base import Bot, ask
from cuvee.core.fate import Fate, Recorder
from cuvee.core.game import Game
from cuvee.core.native import i64
from cuvee.core.state import BaseState, ask_of, seat_of

S = TypeVar("S", bound=BaseState)

ASKS: Final = 256  # as many kinds of questions as a step can tell apart


@final
class Tale:
    """What a game came to."""

    def __init__(self, seats: int, moves: int) -> None:
        self.decisions = 0
        self.ending = 0  # 0: it went on beyond its bound
        self.scores: list[int] = []
        self.places: list[int] = []
        self.wins: list[float] = []  # each seat's part in the victory
        self.asked: list[int] = [0] * ASKS  # how often each kind of question
        self.chosen: list[list[int]] = [[0] * moves for seat in range(seats)]
        self.news: list[tuple[int, int, int]] = []  # kind, seat and first number of every note


def play(game: Game[S], bots: list[Bot[S]], fate: Fate, dice: list[Fate], listen: bool) -> Tale:
    """A bot in every seat, each with its own view and its own dice; `listen` keeps the news."""
    seats = i64(len(bots))
    tale = Tale(int(seats), len(game.table) if listen else 0)
    heard = Recorder(fate)
    state = game.start(seats, heard) if listen else game.start(seats, fate)
    while state.depth > 0 and tale.decisions < game.bound:
        step = state.top()
        seat = seat_of(step)
        move = ask(bots[seat], game, state, step, dice[seat])
        tale.decisions += 1
        tale.asked[ask_of(step)] += 1
        if not listen:
            game.answer(state, step, move, fate)
            continue
        heard.forget()
        game.answer(state, step, move, heard)
        tale.chosen[seat][move] += 1
        for note in heard.notes:
            tale.news.append((note.kind, note.seat, note.a))
    tale.ending = state.ending
    tale.scores = [int(game.score(state, seat)) for seat in range(seats)]
    tale.places = game.ranking(state)
    tale.wins = game.victory(state) if state.depth == 0 else [0.0] * seats
    return tale
