"""Match: a game being played. The one door for moves, and the only place that refuses them."""

from hashlib import blake2b, sha256
from secrets import token_hex
from typing import Final, Generic, TypeVar, final

from cuvee.core.fate import ALL, Fate, Note, Recorder, seeded
from cuvee.core.game import Game
from cuvee.core.moves import IllegalMove, Moves
from cuvee.core.state import SEALED, BaseState, Step, ask_of, number_of

S = TypeVar("S", bound=BaseState)

UNDO: Final = "undo"


@final
class Entry:
    """A line of the log: which question, whose answer, its words, what chance said then.

    `veiled` has bit seat + 1 set for every seat (0: watchers) that may not read the words.
    """

    def __init__(self, number: int, seat: int, text: str, veiled: int, heard: Recorder) -> None:
        self.number = number
        self.seat = seat
        self.text = text
        self.veiled = veiled
        self.told = heard.told
        self.told_to = heard.told_to
        self.notes = heard.notes

    def notes_for(self, seat: int) -> list[Note]:
        return [note for note in self.notes if note.audience in (ALL, seat)]


@final
class Seed:
    """The secret chance comes from, and the promise that it was fixed before the first move."""

    def __init__(self, seed: str, nonce: str) -> None:
        self.seed = seed
        self.nonce = nonce

    @staticmethod
    def of(given: int | str | None) -> "Seed":
        """A given seed is for games one wants again; without one it is a secret of our own."""
        if given is None:
            return Seed(token_hex(16), token_hex(8))
        return Seed(str(given), blake2b(str(given).encode(), digest_size=8).hexdigest())

    def commitment(self) -> str:
        return sha256(f"{self.seed} {self.nonce}".encode()).hexdigest()


@final
class Match(Generic[S]):
    """The state, the log that led to it, and the twins a seat may still go back to."""

    def __init__(
        self,
        game: Game[S],
        seats: int,
        seed: Seed | None = None,
        fate: Fate | None = None,
        players: list[str] | None = None,
    ) -> None:
        game.check_seats(seats)
        self.game = game
        self.seed = Seed.of(None) if seed is None and fate is None else seed
        self.commitment = "" if self.seed is None else self.seed.commitment()
        if fate is None:
            assert self.seed is not None, "without a fate of its own a match has a seed"
            fate = seeded(self.seed.seed)
        self.players = players or [f"Player {seat + 1}" for seat in range(seats)]
        self.recorder = Recorder(fate)
        self.state = game.start(seats, self.recorder)
        self.deal = Entry(0, -1, "deal", 0, self.recorder)
        self.entries: list[Entry] = []
        self.trail: list[S] = []
        self.undoable: list[Entry] = []  # the answers that led away from the trail
        self.out = Moves(len(game.table))

    # -- looking

    @property
    def seats(self) -> int:
        return int(self.state.seats)

    @property
    def over(self) -> bool:
        return self.state.depth == 0

    @property
    def ending(self) -> str:
        return self.game.endings[self.state.ending]

    @property
    def questions(self) -> list[Step]:
        """All that is asked now; several where answers are sealed."""
        return [Step(step) for step in self.state.open_steps()]

    @property
    def scores(self) -> list[int]:
        return [int(self.game.score(self.state, seat)) for seat in range(self.seats)]

    @property
    def ranking(self) -> list[int]:
        return self.game.ranking(self.state)

    @property
    def log(self) -> str:
        """The whole log as text."""
        from cuvee.core.log import write  # a log is written of a match, so it comes after it

        return write(self)

    def view(self, seat: int) -> S:
        """What the seat may know; -1 is somebody who only watches."""
        return self.game.observe(self.state, seat)

    def question(self, seat: int) -> Step | None:
        step = self.state.asks(seat)
        return None if step < 0 else Step(step)

    def legal(self, seat: int) -> list[str]:
        """The texts of what this seat may answer now; none if it is not asked."""
        step = self.state.asks(seat)
        if step < 0:
            return []
        self.game.legal(self.state, step, self.out)
        return [self.game.table.text(move) for move in self.out.as_list()]

    # -- playing

    def submit(self, seat: int, text: str, number: int = 0) -> Entry:
        """Play the move and log it. `number` is the question it answers, 0 for the open one."""
        if text == UNDO:
            return self.undo(seat)
        move = self.game.table.parse(text)
        step = self.state.asks(seat)
        if step < 0:
            raise IllegalMove(f"{text!r}: s{seat} is not asked anything now; {self.awaited()}")
        asked = f"s{seat} at question {number_of(step)} ({self.game.asks[int(ask_of(step))]})"
        if number not in (0, number_of(step)):
            raise IllegalMove(
                f"{text!r} answers question {number}, which is no longer open; now asked: {asked}"
            )
        self.game.legal(self.state, step, self.out)
        if not self.out.has(move):
            raise IllegalMove(f"{text!r} is not possible for {asked}; possible: {self.possible()}")
        before = self.state.copy()
        self.recorder.forget()
        self.game.answer(self.state, step, move, self.recorder)
        veiled = self.veil(before, step, move, seat)
        entry = Entry(int(number_of(step)), seat, text, veiled, self.recorder)
        self.keep(before, entry)
        return entry

    def awaited(self) -> str:
        seats = [f"s{step.seat}" for step in self.questions]
        return f"{' and '.join(seats)} to answer" if seats else "the game is over"

    def possible(self) -> str:
        texts = [self.game.table.text(move) for move in self.out.as_list()]
        return ", ".join(texts[:12]) + (f" and {len(texts) - 12} more" if len(texts) > 12 else "")

    def veil(self, before: S, step: int, move: int, seat: int) -> int:
        """A bit for each seat, and for watchers, that may not read the words."""
        bits = 0
        for other in range(-1, self.seats):
            if other != seat and self.game.secret(before, step, move, other):
                bits |= 1 << (other + 1)
        return bits

    def keep(self, before: S, entry: Entry) -> None:
        """Another seat's answer, a word of chance or a revealed secret ends the way back."""
        if self.recorder.told or self.recorder.revealed:
            self.trail = []
            self.undoable = []
        else:
            if self.entries and self.entries[-1].seat != entry.seat:
                self.trail = []
                self.undoable = []
            self.trail.append(before)
            self.undoable.append(entry)
        self.entries.append(entry)

    def may_undo(self, seat: int) -> bool:
        return bool(self.trail) and self.entries[-1].seat == seat

    def undo(self, seat: int) -> Entry:
        """Take back the seat's last answer. The log keeps both; a sealed one stays sealed."""
        if not self.may_undo(seat):
            raise IllegalMove(f"{UNDO!r}: s{seat} has nothing it may take back")
        self.state = self.trail.pop()
        taken_back = self.undoable.pop()
        step = self.state.asks(seat)
        if step & SEALED:
            taken_back.veiled = ~(1 << (seat + 1))
        self.recorder.forget()
        entry = Entry(int(number_of(step)), seat, UNDO, 0, self.recorder)
        self.entries.append(entry)
        return entry

    def readable(self, entry: Entry, seat: int) -> bool:
        """May the seat read the words of this answer now? At the end everything is open."""
        if self.over or entry.seat == seat or entry.text == UNDO:
            return True
        for at in range(self.state.depth - 1, -1, -1):
            step = self.state.agenda[at]
            if not step & SEALED:
                break
            if number_of(step) == entry.number:
                return False
        return not entry.veiled >> (seat + 1) & 1
