"""Makes the golden games of Naramata anew, all or those named: PYTHONPATH=build/compiled:tests.

A game together is hard to win; where a victory is wanted the player is an oracle: it plays each
day many times over, each time with other luck, and then that day comes true that ended best.
The fleet is beyond even that, so its game is won on an edited content file.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from cuvee import load
from cuvee.bots.roster import named
from cuvee.core.fate import Seeded
from cuvee.core.game import Game
from cuvee.core.match import Match, Seed
from cuvee.core.moves import Moves
from cuvee.core.options import Value
from cuvee.core.state import seat_of
from cuvee.games.naramata.game import BOX
from cuvee.games.naramata.model.state import State

HERE = Path(__file__).parent
GENEROUS = "fleet.rating_per_player.easy = 9\n"
TRIES = 250  # how often the oracle plays a day
LENT = 50
WHIM = 900  # how far, in hundredths of a point, it strays from what looks best


class Oracle:
    """Knows the future."""

    def __init__(self, game: Game[State]) -> None:
        self.game = game
        self.out = Moves(len(game.moves))
        self.dice = Seeded(1)

    def plan(self, state: State) -> tuple[int, list[int]]:
        """The luck and the answers of the day that ends best."""
        found = [self.day(state, luck) for luck in range(TRIES)]
        return max(found)[1:]

    def day(self, state: State, luck: int) -> tuple[tuple[int, int], int, list[int]]:
        """One day of good sense and whims: how it ends, and all answers.

        The rating is lent some more, so that a day that loses the game is compared as well.
        """
        twin, fate, line = state.copy(), Seeded(luck), list[int]()
        twin.rating += LENT
        while twin.depth and twin.day == state.day:
            line.append(self.answer(twin, fate, WHIM * luck // TRIES))
            self.game.answer(twin, twin.top(), line[-1], fate)
        return (int(twin.rating), int(self.game.evaluate(twin, 0))), luck, line

    def answer(self, state: State, fate: Seeded, whim: int) -> int:
        """What looks best, give or take a whim."""
        step = state.top()
        self.game.legal(state, step, self.out)
        found = []
        for move in self.out.as_list():
            twin = state.copy()
            self.game.answer(twin, step, move, again(fate))
            value = int(self.game.evaluate(twin, seat_of(step)))
            found.append((value + int(self.dice.below(whim + 1)), move))
        return max(found)[1]


def again(fate: Seeded) -> Seeded:
    """The same chance once more."""
    twin = Seeded(0)
    twin.a, twin.b, twin.c, twin.d = fate.a, fate.b, fate.c, fate.d
    return twin


def play(seats: int, seed: int, player: str = "greedy", **options: Value) -> Match[State]:
    match = Match(BOX.game(options), seats, Seed.of(seed))
    bot = named("greedy_v1" if player == "greedy" else "random")
    dice = Seeded(seed)
    while not match.over:
        step = match.state.top()
        seat = int(seat_of(step))
        move = int(bot.answer(match.game, match.view(seat), step, dice))
        match.submit(seat, match.game.moves.text(move))
    return match


def win(cars: str, content: Path | None = None, **options: Value) -> Match[State]:
    """A game of the oracle: chance is what it wants it to be."""
    match = Match(BOX.game(options, content), len(cars.split()), fate=Seeded(1))
    for car in cars.split():
        match.submit(match.questions[0].seat, f"car {car}")
    oracle = Oracle(match.game)
    while not match.over:
        luck, line = oracle.plan(match.state)
        match.recorder.source = Seeded(luck)
        for move in line:
            if not match.over:
                match.submit(int(seat_of(match.state.top())), match.game.moves.text(move))
    return match


GAMES: dict[str, Callable[[], Match[State]]] = {
    "two": lambda: play(2, 3),
    "three": lambda: play(3, 4),
    "four": lambda: play(4, 5),
    "random_four": lambda: play(4, 6, "random", difficulty="easy"),
    "phantom": lambda: play(2, 7, phantom=True),
    "solo_won": lambda: win("red", mode="solo"),
    "solo_lost": lambda: play(1, 10, mode="solo"),
    "fleet_lost": lambda: play(3, 11, mode="fleet"),
    "reversed": lambda: play(3, 12, route="alternating_from_car_park"),
    "reversed_phantom": lambda: play(2, 13, "random", route="alternating", phantom=True),
    "four_days": lambda: play(2, 14, days=4, day4_table="quick_reference"),
}

if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        match = GAMES[name]()
        (HERE / "logs" / f"{name}.cuvee").write_text(match.log, "utf-8")
        print(name, match.ending, match.scores, len(match.entries), flush=True)
    own = HERE / "logs_edited" / "generous.toml"
    own.write_text(GENEROUS, "utf-8")
    match = win("purple blue", own, mode="fleet", difficulty="easy")
    (HERE / "logs_edited" / "fleet_won.cuvee").write_text(match.log, "utf-8")
    print("fleet_won", match.ending, match.state.digest())
    own.unlink()
    logs = sorted((HERE / "logs").glob("*.cuvee"))
    digests = [f"{log.stem} {load(log.read_text('utf-8')).state.digest()}\n" for log in logs]
    (HERE / "logs" / "digests.txt").write_text("".join(digests), "utf-8")
