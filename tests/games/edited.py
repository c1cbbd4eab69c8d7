"""Owners' content files made by machine: one number at its bounds, or all of them at random."""

import random
from pathlib import Path

from cuvee.bots.base import ask
from cuvee.bots.roster import named
from cuvee.core.box import Box
from cuvee.core.content import ContentError, Fact, written
from cuvee.core.fate import Seeded
from cuvee.core.game import Game, play_out
from cuvee.core.moves import Moves
from cuvee.core.options import OptionError
from cuvee.laws import sample_options


def ranges(box: Box) -> list[Fact]:  # type: ignore[type-arg]
    """The numbers, and lists of numbers, an owner may change."""
    return [fact for fact in box.editions.facts.values() if fact.low < fact.high]


def fixed(box: Box) -> list[Fact]:  # type: ignore[type-arg]
    """Those that must stay."""
    return [fact for fact in box.editions.facts.values() if fact.low == fact.high]


def with_value(fact: Fact, value: int) -> str:
    """A file that changes one number, or the first of a list."""
    if isinstance(fact.value, list):
        return f"{fact.path} = {written([value, *fact.value[1:]])}\n"
    return f"{fact.path} = {value}\n"


def drawn(box: Box, dice: random.Random, share: float) -> str:  # type: ignore[type-arg]
    """A file that changes some numbers to anything within their bounds, but what is refused."""
    lines = []
    for fact in ranges(box):
        if dice.random() < share:
            value: object = dice.randint(fact.low, fact.high)
            if isinstance(fact.value, list):
                value = [dice.randint(fact.low, fact.high) for _ in fact.value]
            lines.append(f"{fact.path} = {written(value)}\n")
    return fitting(box, "", lines)


def fitting(box: Box, text: str, lines: list[str]) -> str:  # type: ignore[type-arg]
    """The text with as many of the lines as are taken together."""
    try:
        box.editions.edition(text + "".join(lines), "own.toml")
        return text + "".join(lines)
    except ContentError:
        if len(lines) == 1:
            return text
    half = len(lines) // 2
    return fitting(box, fitting(box, text, lines[:half]), lines[half:])


def opens(box: Box, text: str, folder: Path) -> bool:  # type: ignore[type-arg]
    """Is this file taken? If not, it is refused in one sentence."""
    own = folder / "own.toml"
    own.write_text(text, "utf-8")
    try:
        box.game(content=own)
    except ContentError as error:
        assert "\n" not in str(error) and len(str(error)) < 400, str(error)
        return False
    return True


def plays(box: Box, text: str, seed: int, bot: str = "") -> int:  # type: ignore[type-arg]
    """A whole game on such a file with options at random; its decisions."""
    dice = Seeded(seed)
    seats = box.fewest + int(dice.below(box.most - box.fewest + 1))
    while True:
        try:
            codes = sample_options(box, seats, dice).codes
            game: Game = box.build(text, "own.toml", codes, box.rules)  # type: ignore[type-arg]
            break
        except OptionError:
            continue
    state = game.start(seats, dice)
    problem = game.audit(state)
    assert not problem, problem
    if not bot:
        decisions = int(play_out(game, state, dice, Moves(len(game.moves))))
    else:
        decisions, step, player = 0, state.top(), named(bot)
        while step >= 0:
            step = game.answer(state, step, ask(player, game, state, step, dice), dice)
            problem = game.audit(state)
            assert not problem, problem
            decisions += 1
    problem = game.audit(state)
    assert not problem, problem
    assert state.ending > 0 and decisions <= game.bound
    assert len(game.ranking(state)) == seats
    return decisions
