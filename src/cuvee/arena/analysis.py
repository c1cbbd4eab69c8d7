"""Analysis of a saved game by a bot: win chances, costly answers, luck."""

from collections.abc import Generator
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any, Final

from cuvee.arena.crew import in_order
from cuvee.arena.setting import bot, luck
from cuvee.bots.base import Thought
from cuvee.bots.outlook import chances
from cuvee.core.fate import Script
from cuvee.core.game import Game
from cuvee.core.log import LogError, Record, replay
from cuvee.core.match import UNDO, Match
from cuvee.core.state import BaseState, seat_of
from cuvee.games import box

ENOUGH: Final = 12  # tries after which the search's value of an answer is trusted
WORLDS: Final = 16  # guessed worlds for comparing answers the search hardly tried
SERIOUS: Final = 0.03  # the smallest loss of win chance that counts as a mistake


@dataclass(frozen=True)
class Source:
    """A log to analyse, and the bot that judges it."""

    log: str
    content: str | None
    bot: str
    seed: int


@dataclass(frozen=True)
class Answer:
    """An answer that was not undone, with the position before it.

    `chance` says whether a random event followed.
    """

    ply: int  # number of log entries before it
    state: Any
    seat: int
    text: str
    chance: bool


@dataclass(frozen=True)
class Judged:
    """The bot's judgement of an answer, knowing only what the seat knew."""

    chances: list[float]  # of every seat, before the answer
    best: str
    loss: float  # win chance of the best answer minus that of the answer given


@dataclass(frozen=True)
class Ply:
    """A judged answer, with the change of win chances split into choice and luck."""

    ply: int
    state: Any  # before the answer
    seat: int
    text: str
    best: str
    loss: float
    chances: list[float]
    choice: list[float]  # for each seat, the change because the answer was not the best
    luck: list[float]  # for each seat, the change by random events; zero without any

    def facts(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "state"}


@dataclass(frozen=True)
class Analysis:
    """The analysis of a whole game."""

    match: Match[Any]
    plies: list[Ply]
    last: list[float]  # win chances after the last answer

    def mistakes(self, most: int = 8) -> list[Ply]:
        """The costliest answers, the worst first."""
        dear = [ply for ply in self.plies if ply.loss >= SERIOUS]
        return sorted(dear, key=lambda ply: -ply.loss)[:most]

    def course(self, seat: int) -> list[float]:
        return [*(ply.chances[seat] for ply in self.plies), self.last[seat]]

    def given_away(self, seat: int) -> float:
        return sum(ply.loss for ply in self.plies if ply.seat == seat)

    def lucky(self, seat: int) -> float:
        return sum(ply.luck[seat] for ply in self.plies)

    def facts(self) -> dict[str, Any]:
        match = self.match
        return {
            "game": match.game.name,
            "players": match.players,
            "over": match.over,
            "seats": [
                {
                    "player": name,
                    "last": self.last[seat],
                    "given_away": self.given_away(seat),
                    "luck": self.lucky(seat),
                }
                for seat, name in enumerate(match.players)
            ],
            "plies": [ply.facts() for ply in self.plies],
            "mistakes": [ply.ply for ply in self.mistakes()],
        }


def opened(source: Source, plies: int | None = None) -> Match[Any]:
    record = Record(source.log)
    return box(record.header["game"]).load(record, plies, source.content)


@lru_cache(2)
def answers(source: Source) -> list[Answer]:
    """Every answer that was not undone, with the position it was given in."""
    record = Record(source.log)
    whole = opened(source)
    match = replay(record, whole.game, 0)
    kept: list[Answer] = []
    for ply, entry in enumerate(whole.entries):
        state: BaseState = match.state.copy()
        match.recorder.source = Script(entry.chance)
        match.submit(entry.seat, entry.text)
        if entry.text == UNDO:
            kept.pop()
        else:
            kept.append(Answer(ply, state, entry.seat, entry.text, bool(entry.chance)))
    return kept


def judge(source: Source, number: int) -> Judged:
    """Judge one answer with a fresh bot; the result does not depend on the process."""
    answer = answers(source)[number]
    game = opened_game(source)
    step = answer.state.asks(answer.seat)
    view = game.observe(answer.state, answer.seat)
    dice = luck(source.seed, answer.ply)
    thought = bot(source.bot, game).consider(game, view, step, dice)
    played = game.moves.parse(answer.text)
    loss = lost(game, view, step, played, thought, source.seed)
    best = game.moves.text(thought.move if loss else played)
    return Judged(list(thought.chances), best, loss)


@lru_cache(2)
def opened_game(source: Source) -> Game[Any]:
    return opened(source, 0).game


def lost(game: Game[Any], view: Any, step: int, played: int, thought: Thought, seed: int) -> float:
    """How much win chance the answer loses against the best one.

    If the search hardly tried the answer, both are compared by evaluating a few guessed worlds.
    """
    if played == thought.move:
        return 0.0
    worth = {move: mean for move, tries, mean in thought.ranked if tries >= ENOUGH}
    if played in worth and thought.move in worth:
        return max(0.0, worth[thought.move] - worth[played])
    values = [impression(game, view, step, move, seed) for move in (thought.move, played)]
    return max(0.0, values[0] - values[1])


def impression(game: Game[Any], view: Any, step: int, move: int, seed: int) -> float:
    """The seat's win chance right after this answer, averaged over guessed worlds."""
    seat = int(seat_of(step))
    total = 0.0
    for world in range(WORLDS):
        dice = luck(seed, "impression", world)
        state = game.determinize(view, seat, dice)
        game.answer(state, step, move, dice)
        total += chances(game, state)[seat]
    return total / WORLDS


def judgements(source: Source, jobs: int) -> Generator[Judged]:
    """Judge all answers, in order."""
    return in_order(partial(judge, source), range(len(answers(source))), jobs)


def course(source: Source, most: int) -> list[tuple[int, list[float]]]:
    """Only the win chances: at evenly spread plies, at most `most` + 1, and at the end."""
    last = len(answers(source)) - 1
    some = sorted({round(last * k / most) for k in range(most + 1)})
    found = [(answers(source)[k].ply, judge(source, k).chances) for k in some]
    match = opened(source)
    return [*found, (len(match.entries), ending(match, found[-1][1]))]


def ending(match: Match[Any], otherwise: list[float]) -> list[float]:
    """The result if the game is over, else the win chances given."""
    if not match.over:
        return otherwise
    return list(match.game.victory(match.state))


def analysis(source: Source, judged: list[Judged]) -> Analysis:
    """Split every change of the win chances into choice and luck."""
    match, given = opened(source), answers(source)
    if not given:
        raise LogError("this log has no answers to analyse")
    seats, team = range(match.seats), match.game.team
    last = ending(match, judged[-1].chances)
    after = [*(one.chances for one in judged[1:]), last]
    plies = []
    for answer, one, then in zip(given, judged, after, strict=True):
        choice = gifts(one, answer.seat, team)
        turn = [then[k] - one.chances[k] - choice[k] if answer.chance else 0.0 for k in seats]
        about = (answer.ply, answer.state, answer.seat, answer.text, one.best, one.loss)
        plies.append(Ply(*about, one.chances, choice, turn))
    return Analysis(match, plies, last)


def gifts(one: Judged, seat: int, team: bool) -> list[float]:
    """What a costly answer changes for every seat: others gain in proportion to their chances.

    A team loses together.
    """
    if team:
        return [-one.loss] * len(one.chances)
    others = 1 - one.chances[seat]
    shared = [one.loss * chance / others if others else 0.0 for chance in one.chances]
    return [-one.loss if k == seat else gift for k, gift in enumerate(shared)]
