"""A table: a match with its players and chat, restored from the rows of its log."""

from typing import Any, Final, NamedTuple

import msgspec

from cuvee.core.fate import Script
from cuvee.core.game import Game
from cuvee.core.log import LogError, Record, answer, line, write
from cuvee.core.match import UNDO, Match
from cuvee.core.outside import OutsideError
from cuvee.core.state import SEALED, WATCHER, seat_of
from cuvee.games import UnknownGame, box, face
from cuvee.learn.lesson import lessons
from cuvee.render.face import Face
from cuvee.server.tables.rows import BOT, CHAT, CLAIM, NEXT, PLAY, Row

PERSON: Final = "person"
BOT_SEAT: Final = "bot"


class Damaged(ValueError):
    """The stored rows of a table make no sense."""


class Chair(msgspec.Struct):
    """Who plays a seat. `holder` and `invite` are hashes; an invited seat has no holder yet."""

    name: str
    kind: str = PERSON
    bot: str = ""
    holder: str = ""
    invite: str = ""


class Opening(msgspec.Struct):
    """The first row of a table: everything needed to replay the game."""

    game: str
    chairs: list[Chair]
    head: str  # the log down to its line `deal`
    seed: str = ""  # the log line with the seed, kept secret
    lines: list[str] = []  # answers of a game this one was copied from
    origin: str = ""  # a description of the game it is a copy of
    invited_to: str = ""  # the key of the table whose invitations hold, if this is a rematch
    lesson: str = ""  # the lesson that is played here


class Announcement(NamedTuple):
    """What happened at the table beside the game: a message of the frame, and who it is about."""

    key: str
    who: str


class Said(msgspec.Struct):
    """The body of a row besides the moves: a line of chat, a seat that was taken, a bot that was
    replaced (`name` is then the new one)."""

    seat: int
    name: str
    text: str


def opened(match: Match[Any], chairs: list[Chair], origin: str = "", lesson: str = "") -> Opening:
    """The first row for a new match, or for a copy of one with what was played so far."""
    copied = bool(origin or lesson)
    lines = write(match, keep_seed=not copied).splitlines()
    deal = next(at for at, text in enumerate(lines) if text.split(" ")[0] == "deal")
    seed = lines[-1] if lines[-1].startswith("seed ") and not copied else ""
    head = [text for text in lines[: deal + 1] if seed or not text.startswith("commitment ")]
    played = [line(match, entry, None) for entry in match.entries]
    return Opening(match.game.name, chairs, "\n".join(head), seed, played, origin, lesson=lesson)


def relieved(player: str, by: str) -> str:
    """The name of a player whose bot failed, so that the log says so."""
    return f"{player.partition(' (')[0]} ({by} stepped in)"


class Table:
    """Everything about one table; `number` is that of the next row to be written."""

    def __init__(self, key: str, opening: Opening, rows: list[Row]) -> None:
        self.key = key
        self.opening = opening
        self.face: Face[Any] = face(opening.game)
        self.lesson = lessons(opening.game).get(opening.lesson)
        self.chairs = [msgspec.structs.replace(chair) for chair in opening.chairs]
        self.chat: list[Said] = []
        self.announced: dict[int, list[Announcement]] = {}  # by the entries before
        self.next = ""
        self.number = 1
        self.plays: list[int] = []  # the row of each answer given at this table
        self.since = 0.0  # when the last answer was given, or else when the table was opened
        self.match = self.replayed([row.body for row in rows if row.kind == PLAY])
        self.entries_at = len(opening.lines)
        self.names: list[str] = []
        self.name_all()
        for row in rows:
            self.take(row)
        self.match.players[:] = self.names

    @property
    def game(self) -> Game[Any]:
        return self.match.game

    @property
    def seed_is_chosen(self) -> bool:
        """Whether somebody may know what chance will bring; everybody is told."""
        return self.match.seed is not None and self.match.seed.is_chosen()

    @property
    def invited_to(self) -> str:
        """The key of the table for which the invitations to free seats were written."""
        return self.opening.invited_to or self.key

    @property
    def title(self) -> str:
        return box(self.opening.game).title

    def name_all(self) -> None:
        self.names = [chair.name for chair in self.chairs]

    def record(self, played: list[str]) -> Record:
        """The whole log, including the seed if there is one."""
        parts = [self.opening.head, *self.opening.lines, *played]
        return Record("\n".join([*parts, self.opening.seed] if self.opening.seed else parts))

    def replayed(self, played: list[str]) -> Match[Any]:
        return box(self.opening.game).load(self.record(played))

    def follow(self, row: Row) -> None:
        """Apply a row that another process stored, to the match too."""
        if row.number != self.number:
            raise LogError(f"row {self.number} is missing")
        if row.kind == PLAY:
            self.play(row.body)
        self.take(row)

    def play(self, body: str) -> None:
        """Play a stored line of the log in the match."""
        _, number, seat, words, chance = answer(body, 0)
        recorder = self.match.recorder
        own = recorder.source
        if self.match.seed is None:
            recorder.source = Script(chance)
        entry = self.match.submit(seat, words, 0 if words == UNDO else number)
        if self.match.seed is None:
            recorder.source = own
        if entry.chance != chance:
            raise LogError(f"chance said {entry.chance} to {body!r}")

    def row_of(self, seat: int, text: str, number: int) -> int | None:
        """The row with this answer of the seat to question `number`; None if it was not given, or
        was taken back. The number of an undo is that of its row."""
        entries = self.match.entries[len(self.opening.lines) :]
        given = [*zip(self.plays, entries, strict=True)]
        if text == UNDO:
            return next(
                (at for at, e in given if (at, e.text, e.seat) == (number, text, seat)), None
            )
        undone = 0
        for at, entry in reversed(given):
            if entry.text == UNDO:
                undone += 1
            elif undone:
                undone -= 1
            elif (entry.number, entry.seat) == (number, seat):
                return at if entry.text == text else None
        return None

    def take(self, row: Row) -> None:
        """Apply a stored row to everything except the match."""
        self.number = row.number + 1
        if row.kind == PLAY:
            self.plays.append(row.number)
            self.entries_at += 1
            self.since = row.at
        elif row.kind == CHAT:
            self.chat.append(msgspec.json.decode(row.body, type=Said))
        elif row.kind == CLAIM:
            claim = msgspec.json.decode(row.body, type=Said)
            chair = self.chairs[claim.seat]
            chair.holder, chair.name = row.holder, claim.name
            self.name_all()
            self.match.players[claim.seat] = claim.name
            self.announce("sits-down", claim.name)
        elif row.kind == BOT:
            change = msgspec.json.decode(row.body, type=Said)
            chair = self.chairs[change.seat]
            chair.bot = change.name
            self.match.players[change.seat] = relieved(chair.name, change.name)
            self.announce("bot-replaced", chair.name)
        elif row.kind == NEXT:
            self.next = row.body

    def announce(self, key: str, who: str) -> None:
        self.announced.setdefault(self.entries_at, []).append(Announcement(key, who))

    # -- who may do what

    def seats_of(self, holder: str) -> list[int]:
        """The seats this browser holds."""
        return [k for k, chair in enumerate(self.chairs) if holder and chair.holder == holder]

    def asked(self) -> list[int]:
        """The seats that may answer now."""
        return [step.seat for step in self.match.questions]

    def chosen(self) -> list[int]:
        """The seats that have given their secret answer while others have not."""
        state, found, at = self.match.state, [], self.match.state.depth - 1
        while at >= 0 and state.agenda[at] & SEALED:
            found.append(int(seat_of(state.agenda[at])))
            at -= 1
        still = self.asked()
        return sorted({seat for seat in found if seat not in still})

    @property
    def learning(self) -> bool:
        """Whether a lesson is going on: what is played is up to its script."""
        return self.lesson is not None and not self.lesson.is_over(len(self.match.entries))

    def bots_asked(self) -> list[int]:
        return [seat for seat in self.asked() if self.chairs[seat].kind == BOT_SEAT]

    def secrets(self, seat: int) -> bool:
        """Whether this seat sees more than a spectator."""
        view = self.match.view(seat)
        return bool(view != self.match.view(WATCHER)) or any(
            self.face.covered(view, k, seat) != self.face.covered(view, k, WATCHER)
            for k in range(self.match.seats)
        )


def restored(key: str, rows: list[Row]) -> Table:
    """The table of these rows; raises Damaged if they make no sense."""
    try:
        opening = msgspec.json.decode(rows[0].body, type=Opening)
        table = Table(key, opening, rows[1:])
    except (LogError, OutsideError, UnknownGame):
        raise
    except Exception as error:  # whatever stands in a damaged row
        raise Damaged(f"{type(error).__name__}: {error}") from error
    table.since = table.since or rows[0].at
    return table
