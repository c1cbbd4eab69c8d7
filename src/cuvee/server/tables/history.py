"""All positions of a game, for its replay page."""

from collections import OrderedDict
from typing import Any, Final, NamedTuple

from cuvee.core.fate import Script
from cuvee.core.game import Game
from cuvee.core.log import Record, line
from cuvee.core.match import UNDO, Match
from cuvee.core.state import WATCHER, BaseState
from cuvee.render.svg import Drawing
from cuvee.render.words import ENGLISH
from cuvee.server.drawing.points import in_sight
from cuvee.server.tables.table import PERSON, Table
from cuvee.server.words import say

KEPT: Final = 6  # how many histories are cached
FRAMES: Final = 48  # how many points a chart has


class History:
    """All states of a match: the start, and one after each entry."""

    def __init__(self, table: Table) -> None:
        self.game: Game[Any] = table.game
        self.face = table.face
        self.entries = len(table.match.entries)
        record = table.record(table_lines(table))
        states: list[BaseState] = []
        self.match: Match[Any] = replayed(record, table, states)
        self.states = states

    def view(self, ply: int, seat: int) -> Any:
        return self.game.observe(self.states[ply], seat)

    def scores(self, seat: int, ply: int) -> list[int]:
        """Everybody's points as the seat saw them; of a finished game the true points."""
        if self.match.over:
            state = self.states[ply]
            return [int(self.game.score(state, k)) for k in range(self.match.seats)]
        view = self.view(ply, seat)
        return [points.value for points in in_sight(self.game, self.face, view, seat)]

    def course(self, seat: int) -> list[tuple[int, list[int]]]:
        """The points of all seats over the game, as this seat saw them, for a chart."""
        last = len(self.states) - 1
        plies = sorted({round(last * k / FRAMES) for k in range(FRAMES + 1)})
        return [(ply, self.scores(seat, ply)) for ply in plies]


def table_lines(table: Table) -> list[str]:
    """The log lines played at this table, without those of the game it was copied from."""
    first = len(table.opening.lines)
    return [line(table.match, entry, None) for entry in table.match.entries[first:]]


def replayed(record: Record, table: Table, states: list[BaseState]) -> Match[Any]:
    """Replay a log and collect a copy of every state."""
    seed = record.seed()
    fate = Script(record.deal) if seed is None else seed.fate()
    match: Match[Any] = Match(table.game, record.seats(), seed, fate, list(table.names))
    states.append(match.state.copy())
    for _, number, seat, words, chance in record.answers:
        if seed is None:
            match.recorder.source = Script(chance)
        match.submit(seat, words, 0 if words == "undo" else number)
        states.append(match.state.copy())
    return match


class Histories:
    """A cache of the last histories; one is made again if its game has gone on."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, History] = OrderedDict()

    def of(self, table: Table) -> History:
        history = self.kept.pop(table.key, None)
        if history is None or history.entries != len(table.match.entries):
            history = History(table)
        self.kept[table.key] = history
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return history


def frame(
    table: Table, history: History, ply: int, seat: int, lang: str = ENGLISH
) -> list[Drawing]:
    """The drawings of one position."""
    return table.face.draw(history.view(ply, seat), seat, table.names, lang)


def sentences(table: Table, history: History, ply: int, seat: int, lang: str) -> list[str]:
    """What the last move before this position did that this seat heard of."""
    view = history.view(ply, seat)
    heard = (news_of(table, history, at, view, seat, lang) for at in range(ply - 1, -1, -1))
    return next(filter(None, heard), [])


def news_of(
    table: Table, history: History, at: int, view: Any, seat: int, lang: str = ENGLISH
) -> list[str]:
    """The news of one move, as far as this seat heard them."""
    entry = history.match.entries[at]
    notes = [table.face.note(view, note, table.names, lang, seat) for note in entry.notes_for(seat)]
    found = [text for text in notes if text]
    if entry.text == UNDO:
        found.append(say(lang, "story-undo", name=table.names[entry.seat]))
    return found


class Line(NamedTuple):
    """A move in the list of a replay; `moment` is set where a new round, year or day begins."""

    ply: int  # where it leads to
    seat: int
    text: str
    moment: str


def moves_in_words(table: Table, history: History, seat: int, lang: str) -> list[Line]:
    """All moves of a game in words; those this seat heard nothing of are left out."""
    found: list[Line] = []
    last, before = history.view(len(history.states) - 1, seat), ""
    for at, entry in enumerate(history.match.entries):
        words = " ".join(news_of(table, history, at, last, seat, lang))
        if words:
            moment = table.face.moment(history.view(at, seat), lang)
            found.append(Line(at + 1, entry.seat, words, moment if moment != before else ""))
            before = moment
    return found


def seats_to_copy(table: Table, mine: list[int]) -> list[int]:
    """The seats in which one may continue a copy of this game against bots.

    A copy reveals the secrets of the game. So a running game may be copied only if nobody else
    plays in it; a finished game has no secrets.
    """
    if table.match.over:
        return list(range(table.match.seats))
    people = [seat for seat, chair in enumerate(table.chairs) if chair.kind == PERSON]
    return mine if mine == people else []


def seats_to_see(table: Table, mine: list[int]) -> list[int]:
    """The seats whose view a replay may show: all in a finished game, else only your own."""
    if table.match.over:
        return [WATCHER, *range(table.match.seats)]
    return mine or [WATCHER]
