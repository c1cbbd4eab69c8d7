"""Analysis: a game seen again by a bot. Who was how far, what was a mistake, what was luck?"""

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

ENOUGH: Final = 12  # tries after which the search is believed
WORLDS: Final = 16  # guessed worlds for a first impression
SERIOUS: Final = 0.03  # a loss of win chance worth telling of


@dataclass(frozen=True)
class Source:
    """A log and who looks at it again."""

    log: str
    content: str | None
    bot: str
    seed: int


@dataclass(frozen=True)
class Answer:
    """An answer that was not taken back: the position before it, and whether chance spoke."""

    ply: int  # entries before it
    state: Any
    seat: int
    text: str
    chance: bool


@dataclass(frozen=True)
class Judged:
    """What the bot thinks of an answer, from what its seat knew."""

    chances: list[float]  # of every seat, before it
    best: str
    loss: float  # win chance given away by not taking the best


@dataclass(frozen=True)
class Ply:
    """A judged answer and what came of it, for every seat."""

    ply: int
    state: Any  # before it
    seat: int
    text: str
    best: str
    loss: float
    chances: list[float]
    choice: list[float]  # what the answer changed against the best one
    luck: list[float]  # what chance changed; nothing where it did not speak

    def facts(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "state"}


@dataclass(frozen=True)
class Analysis:
    """A whole game."""

    match: Match[Any]
    plies: list[Ply]
    last: list[float]  # win chances in the end

    def mistakes(self, most: int = 8) -> list[Ply]:
        """The dearest first."""
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
    """Every answer that counted, with the position it was given in."""
    record = Record(source.log)
    told = opened(source)
    match = replay(record, told.game, 0)
    kept: list[Answer] = []
    for ply, entry in enumerate(told.entries):
        state: BaseState = match.state.copy()
        match.recorder.source = Script(entry.told)
        match.submit(entry.seat, entry.text)
        if entry.text == UNDO:
            kept.pop()
        else:
            kept.append(Answer(ply, state, entry.seat, entry.text, bool(entry.told)))
    return kept


def judge(source: Source, number: int) -> Judged:
    """One answer, by a fresh bot with dice of its own: the same whoever judges it."""
    answer = answers(source)[number]
    game = opened_game(source)
    step = answer.state.asks(answer.seat)
    view = game.observe(answer.state, answer.seat)
    dice = luck(source.seed, answer.ply)
    thought = bot(source.bot, game).consider(game, view, step, dice)
    played = game.table.parse(answer.text)
    loss = lost(game, view, step, played, thought, source.seed)
    best = game.table.text(thought.move if loss else played)
    return Judged(list(thought.chances), best, loss)


@lru_cache(2)
def opened_game(source: Source) -> Game[Any]:
    return opened(source, 0).game


def lost(game: Game[Any], view: Any, step: int, played: int, thought: Thought, seed: int) -> float:
    """What the answer is worth less than the best one.

    Where the search hardly tried it, both are compared by what they look like in a few worlds.
    """
    if played == thought.move:
        return 0.0
    worth = {move: mean for move, tries, mean in thought.ranked if tries >= ENOUGH}
    if played in worth and thought.move in worth:
        return max(0.0, worth[thought.move] - worth[played])
    looks = [impression(game, view, step, move, seed) for move in (thought.move, played)]
    return max(0.0, looks[0] - looks[1])


def impression(game: Game[Any], view: Any, step: int, move: int, seed: int) -> float:
    """The seat's chance after this answer, at first sight."""
    seat = int(seat_of(step))
    total = 0.0
    for world in range(WORLDS):
        dice = luck(seed, "impression", world)
        state = game.determinize(view, seat, dice)
        game.answer(state, step, move, dice)
        total += chances(game, state)[seat]
    return total / WORLDS


def judgements(source: Source, jobs: int) -> Generator[Judged]:
    """Of all answers, in their order."""
    return in_order(partial(judge, source), range(len(answers(source))), jobs)


def course(source: Source, most: int) -> list[tuple[int, list[float]]]:
    """Win chances alone, at so many plies at most and in the end."""
    last = len(answers(source)) - 1
    some = sorted({round(last * k / most) for k in range(most + 1)})
    found = [(answers(source)[k].ply, judge(source, k).chances) for k in some]
    match = opened(source)
    return [*found, (len(match.entries), ending(match, found[-1][1]))]


def ending(match: Match[Any], otherwise: list[float]) -> list[float]:
    """Who has won, if somebody has."""
    if not match.over:
        return otherwise
    return list(match.game.victory(match.state))


def analysis(source: Source, judged: list[Judged]) -> Analysis:
    """Put together what happened: choice where somebody answered, luck where chance did."""
    match, told = opened(source), answers(source)
    if not told:
        raise LogError("there is no answer in this log to look at")
    seats, team = range(match.seats), match.game.team
    last = ending(match, judged[-1].chances)
    after = [*(one.chances for one in judged[1:]), last]
    plies = []
    for answer, one, then in zip(told, judged, after, strict=True):
        choice = gifts(one, answer.seat, team)
        turn = [then[k] - one.chances[k] - choice[k] if answer.chance else 0.0 for k in seats]
        about = (answer.ply, answer.state, answer.seat, answer.text, one.best, one.loss)
        plies.append(Ply(*about, one.chances, choice, turn))
    return Analysis(match, plies, last)


def gifts(one: Judged, seat: int, team: bool) -> list[float]:
    """What a seat gives away goes to the others as they stand; a team loses it together."""
    if team:
        return [-one.loss] * len(one.chances)
    others = 1 - one.chances[seat]
    shared = [one.loss * chance / others if others else 0.0 for chance in one.chances]
    return [-one.loss if k == seat else gift for k, gift in enumerate(shared)]
