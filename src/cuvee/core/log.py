"""The log: a whole game as text, written and read. Nothing else is ever stored of a game."""

from typing import Final, TypeVar

from cuvee.core.fate import ALL, Script
from cuvee.core.game import Game
from cuvee.core.match import Entry, Match, Seed
from cuvee.core.moves import IllegalMove, UnknownMove
from cuvee.core.options import spell
from cuvee.core.state import BaseState, check_seat

S = TypeVar("S", bound=BaseState)

FORMAT: Final = "cuvee 1"
ONCE: Final = ("game", "rules", "moves", "content", "options", "seats", "commitment")
LONGEST_NUMBER: Final = 10  # digits
NEEDED: Final = ("game", "rules", "content", "options", "seats")
RESULT: Final = ("ending", "places", "scores", "seed")


class LogError(ValueError):
    """The log cannot be read or does not fit its game; the message names the line."""


def write(match: Match[S], seat: int | None = None, keep_seed: bool = False) -> str:
    """The log with everything in it, or only what `seat` may know (-1 for a spectator).

    The seed is added once the game is over. `keep_seed` adds it before, so that a saved game can
    be continued.
    """
    if seat is not None:
        check_seat(seat, match.seats)
    game = match.game
    lines = [FORMAT, f"game {game.name}"]
    lines += [f"rules {game.rules}", f"content {game.content_digest}"]
    lines += [f"edit {line}" for line in game.edits]
    chosen = [f"{name}={spell(value)}" for name, value in game.agreed().items()]
    lines += [f"options {' '.join(chosen)}".rstrip(), f"seats {match.seats}"]
    if seat is not None and not match.over:
        lines.append(f"seat s{seat}" if seat >= 0 else "seat watcher")
    lines += [f"player s{k} {name}" for k, name in enumerate(match.players)]
    if match.commitment:
        lines.append(f"commitment {match.commitment}")
    lines.append(f"deal{braces(match, match.deal, seat)}")
    lines += [line(match, entry, seat) for entry in match.entries]
    if match.over:
        lines.append(f"ending {match.ending}")
        lines.append(f"places {' '.join(map(str, match.ranking))}")
        lines.append(f"scores {' '.join(map(str, match.scores))}")
    if match.seed is not None and (match.over or keep_seed):
        lines.append(f"seed {match.seed.seed} nonce {match.seed.nonce}")
    return "\n".join(lines) + "\n"


def line(match: Match[S], entry: Entry, seat: int | None) -> str:
    text = entry.text
    if seat is not None and not match.readable(entry, seat):
        text = "?"
    return f"{entry.number} s{entry.seat} {text}{braces(match, entry, seat)}"


def braces(match: Match[S], entry: Entry, seat: int | None) -> str:
    """The random results of an entry in braces; `?` for what the seat may not know."""
    if not entry.chance:
        return ""
    words = [
        str(answer) if seat is None or match.over or known_to in (ALL, seat) else "?"
        for answer, known_to in zip(entry.chance, entry.known_to, strict=True)
    ]
    return f" {{{' '.join(words)}}}"


class Record:
    """A log split into header, players, answers and result, but not yet replayed."""

    def __init__(self, text: str) -> None:
        self.header: dict[str, str] = {}
        self.edits: list[str] = []  # how its content differs from ours, as lines of TOML
        self.players: list[str] = []
        self.dealt = False
        self.deal: list[int] = []
        self.answers: list[tuple[int, int, int, str, list[int]]] = []  # line, number, seat, words
        self.result: dict[str, str] = {}
        lines = text.splitlines()
        if not lines or lines[0] != FORMAT:
            raise LogError(f"line 1: a log begins with {FORMAT!r}, not {(lines or [''])[0]!r}")
        for at, words in enumerate(lines[1:], 2):
            if not words.strip():
                continue
            if self.dealt:
                self.read_answer(words, at)
            else:
                self.read_header(words, at)
        for key in NEEDED:
            if key not in self.header:
                raise LogError(f"the header lacks the line {key!r}")
        if not self.dealt:
            raise LogError("the log ends before its line 'deal'")

    def __repr__(self) -> str:
        game, seats, count = self.header["game"], self.header["seats"], len(self.answers)
        return f"<Record of a log: {game}, {seats} seats, {count} answer{'s' * (count != 1)}>"

    def read_header(self, words: str, at: int) -> None:
        """Read a line that comes before the first answer."""
        key, _, rest = words.partition(" ")
        if key in ONCE:
            self.header[key] = rest
        elif key == "edit" and " = " in rest:
            self.edits.append(rest)
        elif key == "player":
            self.players.append(rest.partition(" ")[2])
        elif key == "deal":
            self.dealt = True
            self.deal = chance_of(words, at)[1]
        elif key == "seat":
            raise LogError(
                f"line {at}: this is the log of {rest}, which leaves out what others know;"
                " only a whole log can be played again"
            )
        else:
            raise LogError(f"line {at}: {words!r} does not belong into the header")

    def read_answer(self, words: str, at: int) -> None:
        """Read an answer or, after the last answer, a line of the result."""
        key, _, rest = words.partition(" ")
        if key in RESULT:
            self.result[key] = rest
        elif self.result:
            raise LogError(f"line {at}: {words!r} comes after the end of the game")
        else:
            self.answers.append(answer(words, at))

    def options(self) -> dict[str, str]:
        """What was agreed on, by name, as it is written."""
        pairs = [pair.partition("=") for pair in self.header["options"].split()]
        return {name: value for name, _, value in pairs}

    def rules(self) -> int:
        """The version of the rules it was played by."""
        if not is_number(self.header["rules"]):
            raise LogError(
                f"the version of the rules is {self.header['rules'][:20]!r}; wanted: a number"
            )
        return int(self.header["rules"])

    def seats(self) -> int:
        """How many played."""
        if not is_number(self.header["seats"]):
            raise LogError(f"the number of seats is {self.header['seats'][:20]!r}")
        return int(self.header["seats"])

    def seed(self) -> Seed | None:
        """The seed, if the log tells it and it is the one promised."""
        if "seed" not in self.result:
            return None
        seed, word, nonce = (*self.result["seed"].rsplit(" ", 2), "", "")[:3]
        made = Seed(seed, nonce)
        if word != "nonce" or made.commitment() != self.header.get("commitment"):
            raise LogError(f"the seed {self.result['seed']!r} does not fit the commitment")
        return made


def is_number(text: str) -> bool:
    """Whether this is a number, and none so long that it can only be a mistake."""
    return text.isdecimal() and len(text) < LONGEST_NUMBER


def answer(words: str, at: int) -> tuple[int, int, int, str, list[int]]:
    """Split a line such as `17 s0 step nyc {4}` into its parts."""
    said, chance = chance_of(words, at)
    number, _, rest = said.partition(" ")
    seat, _, move = rest.partition(" ")
    if not is_number(number) or not is_number(seat[1:]) or seat[0] != "s" or not move:
        raise LogError(f"line {at}: {words[:80]!r} is no answer like '17 s0 roll {{4}}'")
    return at, int(number), int(seat[1:]), move, chance


def chance_of(words: str, at: int) -> tuple[str, list[int]]:
    """A line without its braces, and the random results in them."""
    said, brace, answers = words.partition(" {")
    try:
        if brace and not answers.endswith("}"):
            raise ValueError
        return said, [int(word) for word in answers.removesuffix("}").split()]
    except ValueError:
        raise LogError(f"line {at}: the answers of chance do not read in {words!r}") from None


def replay(record: Record, game: Game[S], plies: int | None = None) -> Match[S]:
    """Replay the game, or its first `plies` entries.

    If the log has a seed, its random results must agree with it, and the game goes on with it.
    """
    try:
        return replayed(record, game, plies)
    except LogError as error:
        raise LogError(f"{error}{difference(record, game)}") from None


def replayed(record: Record, game: Game[S], plies: int | None) -> Match[S]:
    seed = record.seed()
    try:
        match = Match(
            game,
            record.seats(),
            seed,
            Script(record.deal) if seed is None else seed.fate(),
            record.players or None,
        )
    except ValueError as error:
        raise LogError(f"line 'deal': {error}") from None
    if match.deal.chance != record.deal:
        raise LogError(f"the deal was {record.deal}; the seed says {match.deal.chance}")
    match.commitment = record.header.get("commitment", "")
    for at, number, seat, words, chance in record.answers[:plies]:
        if seed is None:
            match.recorder.source = Script(chance)
        try:
            entry = match.submit(seat, words, 0 if words == "undo" else number)
        except (UnknownMove, IllegalMove, ValueError) as error:
            raise LogError(f"line {at}: {error}") from None
        if (entry.number, entry.chance) != (number, chance):
            raise LogError(
                f"line {at}: {words!r} is question {number} with chance {chance} here;"
                f" it should be question {entry.number} with {entry.chance}"
            )
    if seed is None:
        match.recorder.source = Seed.of(None).fate()
    if plies is None:
        check_result(record, match)
    return match


def difference(record: Record, game: Game[S]) -> str:
    """A hint why a log may not replay: other rules or other content."""
    theirs, ours = record.header["rules"], str(game.rules)
    if theirs != ours:
        return f" (the log was played by rules version {theirs}, here it is replayed by {ours})"
    theirs, ours = record.header["content"], game.content_digest
    return f" (the log was played with content {theirs}, here is {ours})" if theirs != ours else ""


def check_result(record: Record, match: Match[S]) -> None:
    """Check that the result in the log is the result of the game."""
    ours = {
        "ending": match.ending,
        "places": " ".join(map(str, match.ranking)),
        "scores": " ".join(map(str, match.scores)),
    }
    for key, value in ours.items():
        if key in record.result and (not match.over or record.result[key] != value):
            now = value if match.over else "the game is not over"
            raise LogError(f"the log ends with {key} {record.result[key]!r}; but {now}")
