"""Positions to look at: stored games of every mode, number of players and option, cut at a move.

They are laid on tables straight through the server's own storage. One browser, whose token is
known, holds the seat from which a position is looked at; nobody plays on.
"""

import asyncio
import lzma
import random
import tomllib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

import cuvee
from cuvee.core.log import Record
from cuvee.core.match import Match
from cuvee.games import box
from cuvee.server.storage.sql import SqlStorage
from cuvee.server.tables.rows import OPEN, Row
from cuvee.server.tables.table import Chair, Opening
from cuvee.server.web.identity import hashed, invitation

CORPUS: Final = Path(__file__).parent.parent / "corpus"
START: Final = "cuvee 1\n"
TOKEN: Final = "a" * 43  # of the browser that looks
PEOPLE: Final = ("Anna", "Bernhard", "Céline", "Dmitri", "Emilia", "Friedrich")
WATCHES, WAITS, ENDED = 12, 13, 14  # of fifteen positions one each is looked at in this way


class Position(NamedTuple):
    """A game cut after `ply` answers, looked at from `seat` (-1: by somebody who only watches)."""

    key: str
    game: str
    text: str
    ply: int
    seat: int
    about: str
    invited: bool = False  # the last seat waits for somebody with a link


def logs_of(name: str) -> list[str]:
    """Every stored game of this kind, oldest release first."""
    found = []
    for path in sorted(CORPUS.glob(f"{name}-*.xz")):
        whole = lzma.decompress(path.read_bytes()).decode()
        found += [START + part for part in whole.split(START)[1:]]
    return found


def moments(text: str) -> Iterator[tuple[int, Match[Any]]]:
    """The game after each of its answers; the last one may be over."""
    head, lines, seed = parts_of(text)
    record = Record("\n".join([*head, *([seed] if seed else [])]))
    match = box(record.header["game"]).load(record)
    whole = Record(text)
    yield 0, match
    for ply, (_, _, seat, words, _) in enumerate(whole.answers[: len(lines)], 1):
        match.submit(seat, words)
        yield ply, match


def parts_of(text: str) -> tuple[list[str], list[str], str]:
    """A log as the lines down to `deal`, those of its answers, and the one with its seed."""
    lines = text.splitlines()
    deal = next(at for at, line in enumerate(lines) if line.split(" ")[0] == "deal")
    seed = lines[-1] if lines[-1].startswith("seed ") else ""
    played = lines[deal + 1 : deal + 1 + len(Record(text).answers)]
    return lines[: deal + 1], played, seed


def asked_in(text: str) -> set[str]:
    """The kinds of questions of a game that had more than one answer."""
    found: set[str] = set()
    for _, match in moments(text):
        for step in [] if match.over else match.questions:
            kind = str(match.game.asks[step.ask])
            if kind not in found and len(match.legal(step.seat)) > 1:
                found.add(kind)
    return found


@cache
def chosen(name: str, count: int, seed: int = 1) -> list[Position]:
    """So many positions: the logs with rare questions first, in each the question seen least."""
    dice = random.Random(f"{name} {seed}")
    texts = [text for text in logs_of(name) if parts_of(text)[2]]
    dice.shuffle(texts)
    asked = {text: asked_in(text) for text in texts}
    often = Counter(kind for kinds in asked.values() for kind in kinds)
    seen: Counter[str] = Counter()
    found: list[Position] = []
    while len(found) < count:
        rare = next((kind for kind, _ in often.most_common()[::-1] if not seen[kind]), "")
        fresh = texts or [each.text for each in found]
        text = next((text for text in fresh if rare in asked[text]), fresh[0])
        texts = [each for each in texts if each is not text]
        way = 0 if rare else len(found) % 15
        value = {kind: 9.0 if kind == rare else 1 / (1 + seen[kind]) for kind in often}
        position = picked(f"{name.replace('_', '')}{len(found):03d}", text, way, value, dice)
        found.append(position)
        seen[position.about.partition(" ")[0].strip(",")] += 1
    return found


def picked(key: str, text: str, way: int, value: dict[str, float], dice: random.Random) -> Position:
    """The position of a log whose question has the highest value, looked at in this way."""
    most, ply, seat, about = -1.0, 0, -1, ""
    for at, match in moments(text):
        if match.over:
            if way == ENDED:
                ply, seat, about = at, dice.randrange(match.seats), "the end"
            break
        for step in match.questions:
            kind = str(match.game.asks[step.ask])
            worth = value.get(kind, 0.0) + dice.random() * 0.4
            if worth > most and len(match.legal(step.seat)) > 1:
                most, ply, seat, about = worth, at, step.seat, kind
                if way == WATCHES:
                    seat, about = -1, f"{kind}, watched"
                elif way == WAITS:
                    seat = next((s for s in range(match.seats) if not match.question(s)), -1)
                    about = f"{kind}, waited for"
    record = Record(text)
    options = ",".join(f"{option}={given}" for option, given in record.options().items())
    about = f"{about} ({record.seats()} players; {options})"
    return Position(key, record.header["game"], text, ply, seat, about)


def opening(position: Position) -> Opening:
    """The first row of its table."""
    head, lines, seed = parts_of(position.text)
    seats = Record(position.text).seats()
    chairs = [
        Chair(PEOPLE[seat], holder=hashed(TOKEN if seat == position.seat else "b" * 43))
        for seat in range(seats)
    ]
    if position.invited:
        last = len(chairs) - 1
        word = invitation(TOKEN, position.key, last)
        chairs[last] = Chair(PEOPLE[last], invite=hashed(word))
    return Opening(position.game, chairs, "\n".join(head), seed, lines[: position.ply])


def lay(positions: list[Position], database: Path, at: float = 0.0) -> None:
    """Write a table for each position into a database, where a server finds it.

    `at` is when they were opened; without it, now.
    """

    async def write() -> None:
        storage = SqlStorage(f"sqlite:///{database}")
        rows = [
            Row(each.key, 0, OPEN, msgspec.json.encode(opening(each)).decode(), hashed(TOKEN), at)
            for each in positions
        ]
        await asyncio.gather(*[storage.append(row) for row in rows])
        await storage.close()

    with ThreadPoolExecutor(1) as beside:  # where a browser is driven, a loop is running already
        beside.submit(asyncio.run, write()).result()


def ids_of(name: str) -> list[str]:
    """Words that are ids and no language: those of the content and the moves with digits or
    underscores in them."""
    game = cuvee.game(name).game()
    found = set()
    for move in range(len(game.moves)):
        found |= set(game.moves.text(move).split())
    path = Path(cuvee.__file__).parent / "games" / name / "content.toml"
    found |= set(ids_in(tomllib.loads(path.read_text("utf-8"))))
    return sorted(word for word in found if telling(word))


def ids_in(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("id"), str):
            yield value["id"]
        for inner in value.values():
            yield from ids_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from ids_in(inner)


def telling(word: str) -> bool:
    """Whether this cannot be a word or a number somebody reads."""
    letters = any(letter.isalpha() for letter in word)
    return letters and ("_" in word or any(letter.isdigit() for letter in word))
