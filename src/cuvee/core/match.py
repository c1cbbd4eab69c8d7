"""Match: a game being played. Every move comes through here, and is refused here or nowhere."""

from hashlib import blake2b, sha256
from secrets import token_hex
from typing import Final, Generic, TypeVar, final

from cuvee.core.fate import ALL, Fate, Hashed, Note, Recorder, Script, Seeded, recorded, seeded
from cuvee.core.game import Game
from cuvee.core.moves import IllegalMove, Moves
from cuvee.core.show import EASEL, Glance
from cuvee.core.state import SEALED, WATCHER, BaseState, Step, ask_of, check_seat, number_of

S = TypeVar("S", bound=BaseState)

UNDO: Final = "undo"
SECRET: Final = "blake2b-"  # a nonce begins like this if chance comes from the generator `Hashed`


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
        self.chance = heard.chance
        self.known_to = heard.known_to
        self.notes = heard.notes

    def copy(self) -> "Entry":
        """A twin that may be veiled by itself."""
        return entry_of(
            (self.number, self.seat, self.text, self.veiled), self.chance, self.known_to, self.notes
        )

    def __reduce__(self) -> tuple[object, ...]:
        line = self.number, self.seat, self.text, self.veiled
        return entry_of, (line, self.chance, self.known_to, self.notes)

    def __repr__(self) -> str:
        if self.number == 0:
            return f"<Entry: {self.text}>"
        return f"<Entry: question {self.number}, seat {self.seat}: {self.text!r}>"

    def notes_for(self, seat: int) -> list[Note]:
        """What the seat is told of it; -1 is somebody who only watches."""
        return [note for note in self.notes if note.audience in (ALL, seat)]


def entry_of(
    line: tuple[int, int, str, int], chance: list[int], known_to: list[int], notes: list[Note]
) -> Entry:
    """The entry made of these parts: number, seat, text and veil; then what was heard."""
    number, seat, text, veiled = line
    return Entry(number, seat, text, veiled, recorded(Script([]), chance, known_to, notes, False))


@final
class Seed:
    """The secret chance comes from, and the promise that it was fixed before the first move."""

    def __init__(self, seed: str, nonce: str) -> None:
        self.seed = seed
        self.nonce = nonce

    def __reduce__(self) -> tuple[object, ...]:
        return Seed, (self.seed, self.nonce)

    def __repr__(self) -> str:
        return f"<Seed: secret, commitment {self.commitment()}>"

    @staticmethod
    def of(given: int | str | None) -> "Seed":
        """A given seed is for games one wants again, log and all: its nonce follows from it, so
        this is not for games with secrets among people. Without one it is a secret of our own.
        """
        if given is None:
            return Seed.among_people(None)
        return Seed(str(given), blake2b(str(given).encode(), digest_size=8).hexdigest())

    @staticmethod
    def among_people(given: str | None) -> "Seed":
        """A seed for a game whose players see the commitment.

        The nonce is random, so nobody finds a given seed by trying likely ones. It also names
        the generator, and so the commitment fixes that too.
        """
        if given is None:
            return Seed(token_hex(16), SECRET + token_hex(16))
        return Seed(given, token_hex(16))

    def fate(self) -> Fate:
        """The generator of this seed, at its start."""
        return Hashed(self.seed) if self.nonce.startswith(SECRET) else seeded(self.seed)

    def is_chosen(self) -> bool:
        """Whether the seed was given. Secret ones of earlier releases had nonces of their own."""
        if self.nonce.startswith(SECRET):
            return False
        derived = blake2b(self.seed.encode(), digest_size=8).hexdigest()
        return self.nonce == derived or len(self.nonce) > len(derived)

    def commitment(self) -> str:
        """A digest that anybody may see: the seed cannot be found from it, nor changed any more."""
        return sha256(f"{self.seed} {self.nonce}".encode()).hexdigest()


@final
class Match(Generic[S]):
    """A game being played: its state, the log that led to it, and how far a seat may go back.

    `questions` says who is asked, `legal(seat)` what may be answered, `submit(seat, words)` plays.
    Nothing else changes a match, and what is not legal raises without changing it either.
    `view(seat)` is all that seat may know; `log` is the game as text, which `cuvee.load` reads.
    """

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
            fate = self.seed.fate()
        self.players = players or [f"Player {seat + 1}" for seat in range(seats)]
        self.recorder = Recorder(fate)
        self.state = game.start(seats, self.recorder)
        self.deal = Entry(0, -1, "deal", 0, self.recorder)
        self.entries: list[Entry] = []
        self.trail: list[S] = []
        self.undoable: list[Entry] = []  # the answers that led away from the trail
        self.out = Moves(len(game.moves))

    # -- twins

    def copy(self) -> "Match[S]":
        """An independent twin: the same table, log and way back, and the same luck to come."""
        twin = bare(self.game, self.seats)
        own = {id(entry): entry.copy() for entry in self.undoable}  # undo changes them
        twin.state = self.state.copy()
        twin.recorder = self.recorder.copy()
        twin.seed = self.seed
        twin.commitment = self.commitment
        twin.players = self.players[:]
        twin.deal = self.deal
        twin.entries = [own.get(id(entry), entry) for entry in self.entries]
        twin.trail = [state.copy() for state in self.trail]
        twin.undoable = [own[id(entry)] for entry in self.undoable]
        return twin

    def __copy__(self) -> "Match[S]":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Match[S]":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        kept = (
            (self.state, self.recorder, self.seed, self.commitment, self.players),
            (self.deal, self.entries, self.trail, self.undoable),
        )
        return bare, (self.game, self.seats), kept

    def __setstate__(
        self,
        kept: tuple[
            tuple[S, Recorder, Seed | None, str, list[str]],
            tuple[Entry, list[Entry], list[S], list[Entry]],
        ],
    ) -> None:
        table, log = kept
        self.state, self.recorder, self.seed, self.commitment, self.players = table
        self.deal, self.entries, self.trail, self.undoable = log

    # -- how it shows itself

    def __repr__(self) -> str:
        count = len(self.entries)
        asked = [self.players[step.seat] for step in self.questions]
        now = f"{' and '.join(asked)} to answer" if asked else f"over: {self.ending}"
        return (
            f"<Match of {self.game.card.title}: {self.seats} player{'s' * (self.seats > 1)},"
            f" {count} answer{'s' * (count != 1)}, {now}>"
        )

    def _repr_svg_(self) -> str | None:
        """The picture a notebook shows: the table as somebody who only watches sees it."""
        view = self.game.observe(self.state, WATCHER)
        return EASEL.drawn(self.game, view, int(WATCHER), self.players)

    # -- looking

    @property
    def seats(self) -> int:
        """How many play; they are numbered from 0."""
        return int(self.state.seats)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.state.depth == 0

    @property
    def ending(self) -> str:
        """Why the game is over, in a word; "none" while it goes on."""
        return self.game.endings[self.state.ending]

    @property
    def questions(self) -> list[Step]:
        """Who is asked what now; several where answers are sealed, nothing once it is over."""
        return [Step(step) for step in self.state.open_steps()]

    @property
    def scores(self) -> list[int]:
        """The points of each seat now."""
        return [int(self.game.score(self.state, seat)) for seat in range(self.seats)]

    @property
    def ranking(self) -> list[int]:
        """The place of each seat now, 1 is best, tie-breaks applied."""
        return self.game.ranking(self.state)

    @property
    def log(self) -> str:
        """The whole game so far as text; `cuvee.load` makes a match of it again."""
        from cuvee.core.log import write  # a log is written of a match, so it comes after it

        return write(self)

    def view(self, seat: int) -> S:
        """What the seat may know; -1 is somebody who only watches. A notebook draws it."""
        check_seat(seat, self.seats)
        view = self.game.observe(self.state, seat)
        EASEL.given.append(Glance(self.game, view, seat, self.players))
        return view

    def question(self, seat: int) -> Step | None:
        """What this seat is asked now; None if it is not."""
        check_seat(seat, self.seats)
        step = self.state.asks(seat)
        return None if step < 0 else Step(step)

    def legal(self, seat: int) -> list[str]:
        """The texts of what this seat may answer now; none if it is not asked."""
        check_seat(seat, self.seats)
        step = self.state.asks(seat)
        if step < 0:
            return []
        self.game.legal(self.state, step, self.out)
        return [self.game.moves.text(move) for move in self.out.as_list()]

    # -- playing

    def submit(self, seat: int, text: str, number: int = 0) -> Entry:
        """Play the seat's answer, or "undo", and log it; what is not legal raises `IllegalMove`.

        `text` is one of `legal(seat)`. `number` is the question it is meant for: if this is no
        longer open the answer is refused, as it is too late. 0 is for whatever is open now.
        """
        check_seat(seat, self.seats)
        if text == UNDO:
            return self.undo(seat)
        move = self.game.moves.parse(text)
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
        """Who is to answer, in words."""
        seats = [f"s{step.seat}" for step in self.questions]
        return f"{' and '.join(seats)} to answer" if seats else "the game is over"

    def possible(self) -> str:
        """The answers listed last, in words; not all if there are many."""
        texts = [self.game.moves.text(move) for move in self.out.as_list()]
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
        if self.recorder.chance or self.recorder.revealed:
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
        """May this seat take back the last answer, its own?"""
        check_seat(seat, self.seats)
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
        check_seat(seat, self.seats)
        if self.over or entry.seat == seat or entry.text == UNDO:
            return True
        for at in range(self.state.depth - 1, -1, -1):
            step = self.state.agenda[at]
            if not step & SEALED:
                break
            if number_of(step) == entry.number:
                return False
        return not entry.veiled >> (seat + 1) & 1


def bare(game: Game[S], seats: int) -> Match[S]:
    """A match that waits to become the twin of another."""
    return Match(game, seats, fate=Seeded(0))
