"""Plays one whole game between bots in one compiled call and records what happened."""

from typing import Final, TypeVar, final

from cuvee.bots.base import Bot, ask
from cuvee.core.fate import Fate, Recorder
from cuvee.core.game import Game
from cuvee.core.native import i64
from cuvee.core.state import BaseState, ask_of, seat_of

S = TypeVar("S", bound=BaseState)

ASKS: Final = 256  # the number of question kinds a step can encode


@final
class GameRecord:
    """The record of a game."""

    def __init__(self, seats: int, moves: int) -> None:
        self.decisions = 0
        self.ending = 0  # 0: not over when the limit of decisions was reached
        self.scores: list[int] = []
        self.places: list[int] = []
        self.wins: list[float] = []  # each seat's share of the victory
        self.asked: list[int] = [0] * ASKS  # how often each kind of question was asked
        self.chosen: list[list[int]] = [[0] * moves for seat in range(seats)]
        self.news: list[tuple[int, int, int]] = []  # kind, seat and first number of every note


def play(
    game: Game[S], bots: list[Bot[S]], fate: Fate, dice: list[Fate], listen: bool
) -> GameRecord:
    """Play a game with a bot in every seat; `listen` also records moves and notes."""
    seats = i64(len(bots))
    record = GameRecord(int(seats), len(game.moves) if listen else 0)
    heard = Recorder(fate)
    state = game.start(seats, heard) if listen else game.start(seats, fate)
    while state.depth > 0 and record.decisions < game.bound:
        step = state.top()
        seat = seat_of(step)
        move = ask(bots[seat], game, state, step, dice[seat])
        record.decisions += 1
        record.asked[ask_of(step)] += 1
        if not listen:
            game.answer(state, step, move, fate)
            continue
        heard.forget()
        game.answer(state, step, move, heard)
        record.chosen[seat][move] += 1
        for note in heard.notes:
            record.news.append((note.kind, note.seat, note.a))
    record.ending = state.ending
    record.scores = [int(game.score(state, seat)) for seat in range(seats)]
    record.places = game.ranking(state)
    record.wins = game.victory(state) if state.depth == 0 else [0.0] * seats
    return record
