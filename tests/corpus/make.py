"""Adds the games of a release to the corpus: run it with PYTHONPATH=src:tests.

    python tests/corpus/make.py [bottles ...]

For each game it writes one file of logs: every number of players, every value of every option,
every ending, every kind of news, answers taken back, owners' numbers, games still in play. What
earlier releases added is never touched. `notes.txt` pins what each seat was told in these games;
`python tests/corpus/make.py --notes` writes it anew where news were changed on purpose.
"""

import lzma
import random
import sys
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any

import cuvee
from cuvee.bots.base import ask
from cuvee.bots.roster import named
from cuvee.core.box import Box
from cuvee.core.fate import Seeded
from cuvee.core.log import write
from cuvee.core.match import UNDO, Match, Seed
from cuvee.core.options import OptionError, Value
from games.edited import drawn

HERE = Path(__file__).parent
GOLDEN = HERE.parent / "games"
LEAST = 100
START = "cuvee 1\n"
LONG = 700  # answers: a longer game is kept only if it shows something new


def logs_of(path: Path) -> list[str]:
    """The logs of a file, one after the other."""
    whole = lzma.decompress(path.read_bytes()).decode()
    return [START + part for part in whole.split(START)[1:]]


def news_digest(match: Match[Any]) -> str:
    """What everybody was told in a game: a short name for each audience, watchers first."""
    found = []
    for seat in range(-1, match.seats):
        heard = [[note.words() for note in entry.notes_for(seat)] for entry in match.entries]
        start = [note.words() for note in match.deal.notes_for(seat)]
        found.append(blake2b(repr((start, heard)).encode(), digest_size=4).hexdigest())
    return " ".join(found)


def kinds_of_notes(name: str) -> dict[int, str]:
    module = import_module(f"cuvee.games.{name}.notes")
    return {value: key for key, value in vars(module).items() if key.isupper()}


def wishes(box: Box[Any]) -> list[tuple[str, Value]]:
    """Every option with every value, of a span its ends."""
    found: list[tuple[str, Value]] = []
    for option in box.options:
        values = option.values or [option.low, option.high]
        found += [(option.name, value) for value in values]
    return found


class Maker:
    """Plays games of one kind until all there is has been seen."""

    def __init__(self, name: str) -> None:
        self.box = cuvee.game(name)
        self.name = name
        self.logs: list[str] = []
        self.seen: set[object] = set()

    def made(self) -> list[str]:
        for path in sorted((GOLDEN / self.name).glob("logs*/*.cuvee")):
            self.keep(cuvee.load(path.read_text("utf-8")))
        wanted = wishes(self.box)
        for k in range(20 * LEAST):
            if len(self.logs) >= LEAST and not self.missing():
                break
            name, value = wanted[k % len(wanted)]
            match = self.opened(k, {name: value})
            if match is not None:
                self.play(match, k)
                short = len(self.logs) < LEAST and len(match.entries) <= LONG
                if short or self.is_new(match):
                    self.keep(match)
        return self.logs

    def opened(self, k: int, forced: dict[str, Value]) -> Match[Any] | None:
        dice = random.Random(f"{self.name} {k}")
        options = dict(forced)
        for option in self.box.options:
            if option.name not in options and dice.random() < 0.15:
                options[option.name] = dice.choice(option.choices())
        text = drawn(self.box, dice, 0.03) if k % 7 == 3 else ""
        try:
            codes = cuvee.core.options.choose(self.box.options, options)
            game = self.box.build(text, "own.toml", codes, self.box.rules)
            seats = self.box.fewest + k % (self.box.most - self.box.fewest + 1)
            return Match(game, min(max(seats, game.fewest), game.most), Seed.of(k))
        except OptionError:
            return None

    def play(self, match: Match[Any], k: int) -> None:
        """By chance, by greed or by both; some answers are taken back; one in ten stops early."""
        dice = random.Random(f"{self.name} plays {k}")
        greedy, fate = named("greedy"), Seeded(k)
        greed = (0.0, 1.0, 0.7, 0.0)[k % 4]
        stop = dice.randrange(5, 120) if k % 10 == 9 else 10**9
        while not match.over and len(match.entries) < stop:
            step = dice.choice(match.state.open_steps())
            seat = cuvee.core.state.seat_of(step)
            if dice.random() < greed:
                move = ask(greedy, match.game, match.state, step, fate)
                text = match.game.moves.text(int(move))
            else:
                text = dice.choice(match.legal(seat))
            match.submit(seat, text)
            if match.may_undo(seat) and dice.random() < 0.02:
                match.submit(seat, UNDO)

    def marks(self, match: Match[Any]) -> set[object]:
        """What a game shows: players, options, ending, kinds of news."""
        found: set[object] = {("seats", match.seats), ("ending", match.ending)}
        found |= set(match.game.agreed().items())
        for entry in [match.deal, *match.entries]:
            found |= {("note", note.kind) for note in entry.notes}
        return found

    def is_new(self, match: Match[Any]) -> bool:
        return not self.marks(match) <= self.seen

    def keep(self, match: Match[Any]) -> None:
        self.seen |= self.marks(match)
        self.logs.append(write(match, keep_seed=True))

    def missing(self) -> list[object]:
        wanted: list[object] = [*wishes(self.box)]
        wanted += [("seats", n) for n in range(self.box.fewest, self.box.most + 1)]
        wanted += [("ending", ending) for ending in self.box.game().endings[1:]]
        wanted += [("note", kind) for kind in kinds_of_notes(self.name)]
        return [mark for mark in wanted if mark not in self.seen]


def write_notes() -> None:
    lines = []
    for path in sorted(HERE.glob("*.xz")):
        for k, text in enumerate(logs_of(path), 1):
            lines.append(f"{path.stem} {k} {news_digest(cuvee.load(text))}\n")
    (HERE / "notes.txt").write_text("".join(lines), "utf-8")


def main(words: list[str]) -> None:
    names = [word for word in words if word in cuvee.NAMES] or list(cuvee.NAMES)
    for name in names if "--notes" not in words else []:
        path = HERE / f"{name}-{cuvee.__version__}.xz"
        if path.exists():
            sys.exit(f"{path.name} is there: what a release added stays as it is")
        maker = Maker(name)
        logs = maker.made()
        path.write_bytes(lzma.compress("".join(logs).encode(), preset=9 | lzma.PRESET_EXTREME))
        print(name, len(logs), "logs,", path.stat().st_size, "bytes; missing:", maker.missing())
    write_notes()


if __name__ == "__main__":
    main(sys.argv[1:])
