"""Games to learn from: positions of self-play with the terms of their evaluation and the result."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from cuvee.arena import ArenaError
from cuvee.arena.setting import luck
from cuvee.bots.base import ask
from cuvee.bots.distracted import Distracted
from cuvee.bots.greedy import Greedy
from cuvee.core.game import Game
from cuvee.core.state import seat_of

KEPT = 16  # positions of a game
ABSENT = 10  # percent of answers at random, so that there is something to learn


@dataclass(frozen=True)
class Lesson:
    """A game: its final scores and shares of the victory, and some positions before.

    A position has the time and the terms of the evaluation for every seat.
    """

    number: int
    scores: list[int]
    wins: list[float]
    positions: list[list[tuple[int, list[int]]]]


def lesson(game: Game[Any], seats: int, seed: int, number: int) -> Lesson:
    """Play a game greedily with some random answers, and keep some positions of it."""
    fate, dice = luck(seed, number), luck(seed, number, "bots")
    chosen = luck(seed, number, "positions")
    bots = [Distracted(Greedy[Any](), ABSENT) for _ in range(seats)]
    state = game.start(seats, fate)
    kept: list[list[tuple[int, list[int]]]] = []
    asked = 0
    while state.depth > 0 and asked < game.bound:
        step = state.top()
        at = chosen.below(asked + 1)  # every position is kept with the same chance
        if len(kept) < KEPT or at < KEPT:
            seen = [(int(game.phase(state, k)), game.terms(state, k)) for k in range(seats)]
            if len(kept) < KEPT:
                kept.append(seen)
            else:
                kept[at] = seen
        game.answer(state, step, ask(bots[int(seat_of(step))], game, state, step, dice), fate)
        asked += 1
    scores = [int(game.score(state, seat)) for seat in range(seats)]
    return Lesson(number, scores, game.victory(state), kept)


def lessons(
    game: Game[Any], counts: list[int], seed: int, games: int, path: Path | None = None
) -> Iterator[Lesson]:
    """So many games, with the numbers of players in turn; a file keeps them, and is resumed."""
    head = {"game": game.name, "players": counts, "seed": seed, "weights": game.weights.evaluate}
    known = read(path, head) if path is not None and path.exists() else []
    yield from known[:games]
    file = path.open("a", encoding="utf-8") if path is not None else None
    try:
        if file is not None and not known and file.tell() == 0:
            print(json.dumps(head), file=file, flush=True)
        for number in range(len(known), games):
            one = lesson(game, counts[number % len(counts)], seed, number)
            if file is not None:
                print(json.dumps(asdict(one), separators=(",", ":")), file=file, flush=True)
            yield one
    finally:
        if file is not None:
            file.close()


def read(path: Path, head: dict[str, Any]) -> list[Lesson]:
    """The games in a file; a last line that was cut off is removed from it."""
    text = path.read_text("utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, "utf-8")
    try:
        first, *rest = [json.loads(line) for line in whole.splitlines()] or [head]
        found = [Lesson(**line) for line in rest]
    except (ValueError, TypeError):
        raise ArenaError(f"{path} is no file of `cuvee fit`; choose another name") from None
    if first != json.loads(json.dumps(head)):
        raise ArenaError(f"{path} was begun with other settings or weights; choose another name")
    return found
