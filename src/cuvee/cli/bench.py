"""cuvee bench: measures the speed of this build and compares it with targets."""

from dataclasses import dataclass
from importlib.util import find_spec
from typing import Annotated

import typer

from cuvee import COMPILED
from cuvee.build import build
from cuvee.cli import measures
from cuvee.cli.arguments import Json, Players
from cuvee.cli.jobs import bar
from cuvee.cli.opening import opened, seats
from cuvee.cli.output import table, write_json
from cuvee.games import NAMES

EXAMPLE = "cuvee bench {game} --players 4"

Name = Annotated[str | None, typer.Argument(metavar="GAME", help="Measure only this game.")]


@dataclass(frozen=True)
class Figure:
    """A measured figure with its targets: a minimum (floor) and an aim."""

    what: str
    unit: str
    found: float
    floor: float
    aim: float

    def to(self, budget: float) -> float:
        """The figure relative to a target: 1 just meets it, more is better."""
        return budget / self.found if self.unit == "ms" else self.found / budget

    def row(self) -> list[str]:
        budgets = [self.said(value) for value in (self.found, self.floor, self.aim)]
        ratios = [f"{self.to(budget):.2f}" for budget in (self.floor, self.aim)]
        return [f"{self.what}, {self.unit}", *budgets, *ratios]

    def said(self, value: float) -> str:
        """A number in short form: 4.57 M, 87 k, 40."""
        if value >= 1e6:
            return f"{value / 1e6:.2f} M"
        return f"{value / 1e3:.0f} k" if value >= 1e4 else f"{value:.0f}"

    def facts(self) -> dict[str, object]:
        return {
            "what": self.what,
            "unit": self.unit,
            "found": self.found,
            "floor": self.floor,
            "aim": self.aim,
        }


def bench(game: Name = None, players: Players = None, json: Json = False) -> int:
    """Measure this build on one core: the best of five runs by CPU time.

    Each figure is shown with a minimum (floor) and an aim. The interpreted figure runs the same
    code uncompiled, so that the last line compares both builds on this machine.
    """
    names = [game] if game else list(NAMES)
    found = []
    with bar("bench", len(names) + 1) as advance:
        for name in names:
            found.append(measured(name, players))
            advance()
        starts = started()
    if json:
        start = [figure.facts() for figure in starts]
        write_json({"build": built(), "games": [facts(one) for one in found], "start": start})
        return 0
    for one in found:
        show(one)
    report("start-up", starts)
    if not environments():
        print("environments were not measured: pip install 'cuvee[envs]' first")
    return 0


@dataclass(frozen=True)
class Measured:
    """All figures of one game."""

    game: str
    players: int
    figures: list[Figure]
    speed_up: float


def measured(name: str, players: int | None) -> Measured:
    game = opened(name)
    count = seats(game, players)
    fast = measures.random_play(game, count)
    driven = measures.driven_play(game, count)
    copied = measures.copied(game, count)
    searched = measures.searched(game, count)
    slow = measures.interpreted_play(name, count)
    steps = []
    if environments():
        from cuvee.cli import env_measures

        one = env_measures.one_game(name, count)
        many = env_measures.many_games(name, count)
        steps = [
            Figure("one environment", "steps/s", one, 1e5, 3e5),
            Figure("256 environments", "steps/s", many, 4e5, 1e6),
        ]
    figures = [
        Figure("random play", "decisions/s", fast, 1e6, 3e6),
        Figure("driven from Python", "decisions/s", driven, 3e5, 1e6),
        Figure("copies of a state", "copies/s", copied, 4e5, 1e6),
        Figure("search, games played to the end", "simulations/s", searched, 4e3, 1.5e4),
        *steps,
        Figure("interpreted random play", "decisions/s", slow, 4e4, 1e5),
    ]
    return Measured(name, count, figures, fast / slow)


def environments() -> bool:
    """Whether the packages for the learning environments are installed."""
    return all(find_spec(name) for name in ("gymnasium", "numpy", "pettingzoo"))


def started() -> list[Figure]:
    imported = measures.start_up(["-c", "import cuvee"])
    listed = measures.start_up(["-m", "cuvee", "games"])
    return [
        Figure("import cuvee", "ms", imported, 150, 60),
        Figure("cuvee games", "ms", listed, 150, 60),
    ]


def built() -> str:
    """compiled, tuned or interpreted"""
    return build() if COMPILED else "interpreted"


def show(one: Measured) -> None:
    report(f"{one.game}, {one.players} players, {built()} build", one.figures)
    print(f"this build is {one.speed_up:.1f} times as fast as its interpreted twin\n")


def report(title: str, figures: list[Figure]) -> None:
    print(title)
    head = ["what", "found", "floor", "aim", "× floor", "× aim"]
    table(head, [figure.row() for figure in figures])


def facts(one: Measured) -> dict[str, object]:
    return {
        "game": one.game,
        "players": one.players,
        "speed_up": one.speed_up,
        "figures": [figure.facts() for figure in one.figures],
    }
