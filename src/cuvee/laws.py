"""The laws that every game must obey at every moment, checked on random games.

Each law is one function; if it fails it raises `LawBroken` with a sentence and the log so far.
"""

import copy
import pickle
from types import GetSetDescriptorType
from typing import Any, Generic, TypeVar

from cuvee.bots.base import ask
from cuvee.bots.roster import named
from cuvee.core.box import Box
from cuvee.core.fate import Recorder, Seeded
from cuvee.core.game import Game
from cuvee.core.log import Record, replay, write
from cuvee.core.match import UNDO, Match, Seed
from cuvee.core.moves import IllegalMove, Moves, UnknownMove
from cuvee.core.options import OptionError, Value
from cuvee.core.state import (
    NOBODY,
    SEALED,
    WATCHER,
    BaseState,
    ask_of,
    envelope_of,
    number_of,
    seat_of,
)
from cuvee.core.vector import Vector
from cuvee.render.face import Face

S = TypeVar("S", bound=BaseState)


class LawBroken(AssertionError):
    """A game broke a law: which one, how, and the log that shows it."""

    def __init__(self, law: str, what: str, log: str = "") -> None:
        super().__init__(f"{law}: {what}")
        self.log = log


def sample_options(box: Box[S], seats: int, dice: Seeded) -> Game[S]:
    """The game for this many seats with random options; about a third differ from the default."""
    while True:
        given: dict[str, Value] = {}
        for option in box.options:
            if dice.below(3) == 0:
                choices = option.choices()
                given[option.name] = choices[dice.below(len(choices))]
        try:
            game = box.game(given)
            game.check_seats(seats)
            return game
        except OptionError:
            continue


def check_table(game: Game[S]) -> None:
    """Law of notation: every text means exactly one move, and every move has one text."""
    table = game.moves
    for move, text in enumerate(table.texts):
        if table.parse(text) != move:
            raise LawBroken("notation", f"{text!r} is move {move} and {table.parse(text)}")
        if text != " ".join(text.split()) or text != text.lower():
            raise LawBroken("notation", f"{text!r} is not written in small words")


def check_game(
    game: Game[S], seats: int, seed: int, face: Face[S] | None = None, every: int = 16
) -> int:
    """Play a random game and check all laws; returns the number of decisions.

    Laws that are slow to check are checked at one ply in `every`.
    """
    walk = Walk(game, seats, seed, face)
    try:
        walk.to_the_end(every)
    except LawBroken as broken:
        broken.log = broken.log or write(walk.match, keep_seed=True)
        raise
    except Exception as error:
        raise LawBroken(
            "progress", f"{type(error).__name__}: {error}", write(walk.match, keep_seed=True)
        ) from error
    return walk.plies


def fields_of(thing: Any, name: str = "") -> dict[str, object]:
    """All numbers an object holds, by field name, found without its `walk` method.

    Content and options are shared by all twins; the agenda counts up to its depth.
    """
    if isinstance(thing, int):
        return {name: int(thing)}
    if isinstance(thing, BaseState):
        found = {"agenda": [int(step) for step in thing.agenda[: thing.depth]]}
        return found | held_by(thing, "", [*attributes(thing)])
    if isinstance(thing, (str, type(None))) or not (hasattr(thing, "walk") or is_array(thing)):
        return {}
    if not is_array(thing):
        return held_by(thing, f"{name}.", attributes(thing))
    if all(isinstance(item, int) for item in thing):
        return {name: [int(item) for item in thing]}
    return {
        key: value
        for k, item in enumerate(thing)
        for key, value in fields_of(item, f"{name}[{k}]").items()
    }


def held_by(thing: Any, stem: str, names: list[str]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name in names:
        if name != "agenda":
            found |= fields_of(getattr(thing, name), stem + name)
    return found


def is_array(thing: object) -> bool:
    return hasattr(thing, "__len__") and hasattr(thing, "__getitem__")


def attributes(thing: object) -> list[str]:
    """The names of an object's fields, in both builds."""
    own = list(vars(thing)) if hasattr(thing, "__dict__") else []
    classes = type(thing).__mro__
    return own + [
        name
        for each in classes
        for name, kind in vars(each).items()
        if isinstance(kind, GetSetDescriptorType) and not name.startswith("__")
    ]


class Walk(Generic[S]):
    """A random game on which all laws are checked at every ply."""

    def __init__(self, game: Game[S], seats: int, seed: int, face: Face[S] | None) -> None:
        self.game = game
        self.seats = seats
        self.face = face
        self.match = Match(game, seats, Seed.of(seed))
        self.dice = Seeded(seed)
        self.prints = [self.fingerprint()]
        self.plies = 0
        self.out = Moves(len(game.moves))

    def to_the_end(self, every: int) -> None:
        self.accounts(self.match.state)
        while not self.match.over:
            steps = self.match.state.open_steps()
            step = steps[self.dice.below(len(steps))]
            moves = self.progress(step)
            move = moves[self.dice.below(len(moves))]
            look = self.dice.below(every) == 0
            before = self.match.state.copy()
            if look:
                self.agenda()
                self.twins(step, move)
                self.refusal(step, moves)
                self.views(step, moves)
                self.news(step, moves, move)
                self.words(step, moves, move)
                if self.dice.below(4) == 0:
                    self.faces()
                    self.fairness(step)
            self.match.submit(seat_of(step), self.game.moves.text(move), number_of(step))
            self.prints.append(self.fingerprint())
            self.accounts(self.match.state)
            self.say("accounts", self.game.audit_step(before, self.match.state))
            if look:
                self.undo(step, move, before)
            self.plies += 1
        self.ranking()
        self.retold()

    def fingerprint(self) -> int:
        return hash(tuple(self.match.state.words()))

    def say(self, law: str, what: str) -> None:
        if what:
            raise LawBroken(law, f"{what} (after {self.plies} decisions)")

    def want(self, law: str, holds: bool, what: str) -> None:
        if not holds:
            self.say(law, what)

    def legal(self, state: S, step: int) -> list[int]:
        self.game.legal(state, step, self.out)
        return self.out.as_list()

    # -- the laws

    def progress(self, step: int) -> list[int]:
        """Every question has an answer, no answer is listed twice, and the game ends."""
        moves = self.legal(self.match.state, step)
        self.want("progress", bool(moves), f"no answer to {self.game.asks[int(ask_of(step))]}")
        self.want("notation", len(set(moves)) == len(moves), "a legal answer is listed twice")
        fits = min(moves) >= 0 and max(moves) < len(self.game.moves)
        self.want("notation", fits, "a legal answer is not in the table")
        self.want("progress", self.plies < self.game.bound, "random play does not end")
        return moves

    def agenda(self) -> None:
        """Every step of the agenda fits into the bits of its number."""
        state = self.match.state
        for line in state.agenda[: state.depth]:
            clean = bool(line & SEALED) or envelope_of(line) == -1
            self.want("agenda", clean, "`about` does not lie in range(65536)")
            seat = seat_of(line)
            self.want("agenda", seat < self.seats or seat == NOBODY, f"seat {seat} is asked")
            self.want("agenda", number_of(line) <= state.asked, "a number from the future")
        numbers = [number_of(step) for step in state.open_steps()]
        self.want("agenda", min(numbers) > 0, "an open question has no number")
        self.want("agenda", len(set(numbers)) == len(numbers), "two questions have one number")

    def accounts(self, state: S) -> None:
        self.say("accounts", self.game.audit(state))

    def twins(self, step: int, move: int) -> None:
        """Copies of any kind are equal, play on in the same way and are independent."""
        state = self.match.state
        words = state.words()
        first = state.copy()
        self.want("copy", first == state and first.words() == words, "a copy differs")
        held = fields_of(state)
        for how, twin in (("copied", first), ("walked", pickle.loads(pickle.dumps(state)))):
            other = fields_of(twin)
            lost = [name for name in held if held[name] != other.get(name)]
            self.want("copy", not lost, f"{', '.join(lost[:3])} of the state is not {how}")
        self.game.answer(first, step, move, Seeded(5))
        self.want("copy", state.words() == words, "playing on a copy changed the original")
        for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
            self.want("copy", twin == state, "pickle or deepcopy differs")
            self.want("copy", self.legal(twin, step) == self.legal(state, step), "other moves")
            self.game.answer(twin, step, move, Seeded(5))
            self.want("copy", twin == first, "twins went different ways")

    def refusal(self, step: int, moves: list[int]) -> None:
        """An illegal answer raises an error and changes nothing."""
        match, seat, texts = self.match, int(seat_of(step)), self.game.moves.texts
        words, entries = match.state.words(), len(match.entries)
        bad = self.dice.below(len(texts))
        wrong = [(seat, "drink everything", 0), (seat, texts[moves[0]], 500_000)]
        if bad not in moves:
            wrong.append((seat, texts[bad], 0))
        for other in range(self.seats):
            if match.question(other) is None:
                wrong.append((other, texts[moves[0]], 0))
        for who, text, number in wrong:
            try:
                match.submit(who, text, number)
            except (UnknownMove, IllegalMove):
                continue
            self.say("refusal", f"s{who} was allowed {text!r}")
        same = match.state.words() == words and len(match.entries) == entries
        self.want("refusal", same, "a refused move changed something")

    def views(self, step: int, moves: list[int]) -> None:
        """A view can be completed to a full state, and legal moves depend only on the view."""
        game, state = self.game, self.match.state
        for seat in range(WATCHER, self.seats):
            view = game.observe(state, seat)
            self.want("secrecy", game.observe(view, seat) == view, f"s{seat} sees twice")
            self.want("secrecy", game.peek(state, seat) == view, f"s{seat} peeks at more")
            own_points = seat < 0 or game.score(view, seat) == game.score(state, seat)
            self.want("secrecy", own_points, f"s{seat} cannot count its own points")
            world = game.determinize(view, seat, Seeded(self.plies))
            self.want("secrecy", game.observe(world, seat) == view, f"s{seat} can tell worlds")
            self.accounts(world)
            if seat >= 0:
                self.vectors(view, world, seat)
            own = state.asks(seat) if seat >= 0 else -1
            if own >= 0:
                for other in (view, world):
                    same = self.legal(other, own) == self.legal(state, own)
                    self.want("secrecy", same, f"the answers of s{seat} need hidden things")
        mine = game.determinize(game.observe(state, seat_of(step)), seat_of(step), Seeded(1))
        game.answer(mine, step, moves[-1], Seeded(2))
        self.accounts(mine)

    def vectors(self, view: S, world: S, seat: int) -> None:
        """Observations fit their layout and are equal for worlds that look equal to the seat."""
        layout = self.game.layout
        words = view.words()
        seen = self.vector(view, seat)
        self.want("secrecy", view.words() == words, "features changed the view")
        same = self.vector(self.game.observe(world, seat), seat) == seen
        self.want("secrecy", same, f"the features of s{seat} need hidden things")
        at = 0
        for field in layout.fields():
            part = seen[at : at + field.length]
            fits = field.low <= min(part) and max(part) <= field.high
            self.want("features", fits, f"{field.name} is {part}: beyond its bounds")
            at += field.length

    def vector(self, view: S, seat: int) -> list[int]:
        out = Vector(self.game.layout.width)
        self.game.features(view, seat, out)
        self.want("features", out.at == self.game.layout.width, "features are not of their length")
        return list(out.values)

    def news(self, step: int, moves: list[int], move: int) -> None:
        """Notes and answers tell a seat no more than its view does."""
        game, state = self.game, self.match.state
        for seat in range(WATCHER, self.seats):
            world = game.determinize(game.observe(state, seat), seat, Seeded(self.plies + 3))
            here, heard = self.after(state, step, move, seat)
            choices = self.legal(world, step)
            if move in choices:
                there, told = self.after(world, step, move, seat)
                same = here != there or heard == told
                self.want("secrecy", same, f"s{seat} hears {heard} or {told} of hidden things")
            elif not game.secret(state, step, move, seat) and not step & SEALED:
                for other in choices[:12]:
                    alike = self.after(world, step, other, seat)[0] == here
                    text = game.moves.text(move)
                    self.want("secrecy", not alike, f"s{seat} may read {text!r}, but not see it")

    def words(self, step: int, moves: list[int], move: int) -> None:
        """A seat that may read the text of an answer learns no more from it than from its view.

        If another answer led to a different state that looks the same to the seat, the text would
        reveal the difference.
        """
        game, state = self.game, self.match.state
        if step & SEALED:
            return  # hidden until the last answer of the group, and then public
        first = self.dice.below(len(moves))
        others = [other for other in (moves[first:] + moves[:first])[:6] if other != move]
        ends = {other: self.played(state, step, other) for other in [move, *others]}
        for seat in range(WATCHER, self.seats):
            if seat == seat_of(step) or game.secret(state, step, move, seat):
                continue
            here = self.seen(*ends[move], seat)
            for other in others:
                elsewhere = ends[other][0].words() != ends[move][0].words()
                told = not elsewhere or self.seen(*ends[other], seat) != here
                text = game.moves.text(move)
                self.want("secrecy", told, f"s{seat} may read {text!r}, but could not see it")

    def played(self, state: S, step: int, move: int) -> tuple[S, Recorder]:
        """A copy of the state after this answer, and what was recorded of it."""
        twin = state.copy()
        fate = Recorder(Seeded(11))
        self.game.answer(twin, step, move, fate)
        return twin, fate

    def seen(self, state: S, fate: Recorder, seat: int) -> tuple[list[int], object]:
        """What the seat sees of a state, and what it was told on the way there."""
        notes = [note.words() for note in fate.notes if note.audience in (WATCHER, seat)]
        return self.game.observe(state, seat).words(), notes

    def after(self, state: S, step: int, move: int, seat: int) -> tuple[list[int], object]:
        """What the seat sees and is told after this answer."""
        return self.seen(*self.played(state, step, move), seat)

    def undo(self, step: int, move: int, before: S) -> None:
        """An answer can be undone only if it revealed nothing, and undo restores the state."""
        game, match, seat = self.game, self.match, int(seat_of(step))
        if not match.may_undo(seat):
            return
        for other in range(WATCHER, self.seats):
            world = game.determinize(game.observe(before, other), other, Seeded(self.plies + 7))
            if move in self.legal(world, step):
                game.answer(world, step, move, Seeded(3))
                same = game.observe(world, other) == game.observe(match.state, other)
                text = game.moves.text(move)
                self.want("undo", same, f"{text!r} shows s{other} something: reveal() is missing")
        match.submit(seat, UNDO)
        self.want("undo", match.state == before, "undo did not lead back")
        self.prints.append(self.fingerprint())
        match.submit(seat, game.moves.text(move))
        self.prints.append(self.fingerprint())

    def faces(self) -> None:
        """Every position can be drawn and described, for any seat."""
        if self.face is None:
            return
        match, names = self.match, self.match.players
        for seat in (WATCHER, int(self.dice.below(self.seats))):
            view = match.view(seat)
            self.face.draw(view, seat, names)
            self.face.board(view, seat, names)
        for step in match.questions:
            view = match.view(step.seat)
            self.face.question(view, step, names)
            for text in match.legal(step.seat):
                self.face.move(view, step, self.game.moves.parse(text), names)
        for entry in match.entries[-3:]:
            for note in entry.notes:
                self.face.note(match.view(note.audience), note, names)

    def fairness(self, step: int) -> None:
        """A bot gives the same answer for equal views, whatever is hidden."""
        game, state, seat = self.game, self.match.state, seat_of(step)
        world = game.determinize(game.observe(state, seat), seat, Seeded(self.plies + 5))
        for name in ("greedy", "ismcts:4"):
            here, there = (
                ask(named(name), game, s, step, Seeded(self.plies)) for s in (state, world)
            )
            self.want("fairness", here == there, f"{name} knows more than s{seat} sees")

    def ranking(self) -> None:
        """Places count from 1, tied seats share a place, and the ending has a name."""
        places = self.match.ranking
        counted = [1 + sum(other < place for other in places) for place in places]
        self.want("ranking", places == counted, f"the places are {places}")
        again = self.game.ranking(self.match.state.copy())
        self.want("ranking", again == places, "ranked twice, placed differently")
        self.want("ranking", self.match.state.ending > 0, "the game is over without an ending")
        for seat in range(WATCHER, self.seats):
            self.want("secrecy", self.match.view(seat) == self.match.state, "secrets after the end")

    def retold(self) -> None:
        """The log replays to the same game, and writing it again gives the same text."""
        text = write(self.match)
        record = Record(text)
        again = replay(record, self.game)
        self.want("replay", write(again) == text, "written again, the log differs")
        told = Match(self.game, self.seats, self.match.seed)
        for k, entry in enumerate(self.match.entries):
            told.submit(entry.seat, entry.text)
            same = hash(tuple(told.state.words())) == self.prints[k + 1]
            self.want("replay", same, f"entry {k + 1} leads elsewhere")
        some = self.dice.below(len(self.match.entries) + 1)
        part = replay(record, self.game, some)
        for keep_seed in (False, True):
            unfinished = write(part, keep_seed=keep_seed)
            again = replay(Record(unfinished), self.game)
            same = again.state == part.state and write(again, keep_seed=keep_seed) == unfinished
            self.want("replay", same, "an unfinished log differs")
