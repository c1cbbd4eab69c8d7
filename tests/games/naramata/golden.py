"""Makes the golden games of Naramata anew, all or those named: PYTHONPATH=src:tests.

A game together is hard to win; where a victory is wanted the player is an oracle, which tries
every answer against the chance that is really to come, and a fleet has chance on its side too.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from cuvee import load
from cuvee.bots.greedy import Greedy
from cuvee.bots.uniform import Uniform
from cuvee.core.fate import ALL, Fate, Pile, Seeded
from cuvee.core.game import Game
from cuvee.core.match import Match, Seed
from cuvee.core.moves import Moves
from cuvee.core.options import Value
from cuvee.core.state import seat_of
from cuvee.games.naramata.cards import ROWS, SUITED, TOURISTS
from cuvee.games.naramata.content import SHIPPED
from cuvee.games.naramata.game import BOX
from cuvee.games.naramata.state import State

HERE = Path(__file__).parent
TRIES = 8  # answers the oracle looks into
WISH = (10, 5, 14, 3, 2, 6)  # how hard a wish of each row is to fulfil


class Friend(Fate):
    """Chance that means well: high throws, easy tourists, the types of which most are left."""

    def below(self, n: int, known_to: int = ALL) -> int:
        return 0

    def die(self, known_to: int = ALL) -> int:
        return 6

    def draw(self, pile: Pile, known_to: int = ALL) -> int:
        left = [kind for kind in range(len(pile.left)) if pile.left[kind]]
        if len(pile.left) == TOURISTS:
            return pile.take(min(left, key=hardship))
        if len(pile.left) == SUITED:  # wine and cheese have as many cards of each type
            return pile.take(max(left, key=lambda kind: sum(alike(kind, k) for k in left)))
        return pile.take(left[0])


def hardship(tourist: int) -> int:
    lengths = SHIPPED.wishes.length[tourist * ROWS : (tourist + 1) * ROWS]
    return sum(n * WISH[row] for row, n in enumerate(lengths))


def alike(kind: int, other: int) -> bool:
    return bool(SHIPPED.cards.same_type[kind] >> other & 1)


class Oracle:
    """Plays every answer on to the end of the day, and takes the one that ends best."""

    def __init__(self, game: Game[State]) -> None:
        self.game = game
        self.out = Moves(len(game.table))

    def answer(self, state: State, fate: Fate) -> int:
        found = self.tried(state, fate)
        best = [move for value, move in sorted(found, reverse=True)[:TRIES]]
        return max(best, key=lambda move: self.outcome(state, move, fate))

    def tried(self, state: State, fate: Fate) -> list[tuple[int, int]]:
        """Every answer with how the position looks after it."""
        step = state.top()
        self.game.legal(state, step, self.out)
        found = []
        for move in self.out.as_list():
            twin = state.copy()
            self.game.answer(twin, step, move, again(fate))
            found.append((int(self.game.evaluate(twin, seat_of(step))), move))
        return found

    def outcome(self, state: State, move: int, fate: Fate) -> tuple[int, int]:
        """Rating and looks after this answer and a day of good sense."""
        twin, luck = state.copy(), again(fate)
        self.game.answer(twin, twin.top(), move, luck)
        while twin.depth and twin.day == state.day:
            self.game.answer(twin, twin.top(), max(self.tried(twin, luck))[1], luck)
        return int(twin.rating), int(self.game.evaluate(twin, 0))


def again(fate: Fate) -> Fate:
    """The same chance once more."""
    if not isinstance(fate, Seeded):
        return fate
    twin = Seeded(0)
    twin.a, twin.b, twin.c, twin.d = fate.a, fate.b, fate.c, fate.d
    return twin


def play(
    seats: int, seed: int, player: str = "greedy", cars: str = "", **options: Value
) -> Match[State]:
    """Without a seed chance is a friend."""
    if seed:
        match = Match(BOX.game(options), seats, Seed.of(seed))
    else:
        match = Match(BOX.game(options), seats, fate=Friend())
    for car in cars.split():
        match.submit(match.questions[0].seat, f"car {car}")
    oracle = Oracle(match.game)
    bot: Greedy[State] | Uniform[State] = Greedy() if player == "greedy" else Uniform()
    dice = Seeded(seed)
    while not match.over:
        step = match.state.top()
        seat = int(seat_of(step))
        if player == "oracle":
            move = oracle.answer(match.state, match.recorder.source)
        else:
            move = int(bot.answer(match.game, match.view(seat), step, dice))
        match.submit(seat, match.game.table.text(move))
    return match


GAMES: dict[str, Callable[[], Match[State]]] = {
    "two": lambda: play(2, 3),
    "three": lambda: play(3, 4),
    "four": lambda: play(4, 5),
    "random_four": lambda: play(4, 6, "random", difficulty="easy"),
    "phantom": lambda: play(2, 7, phantom=True),
    "solo_won": lambda: play(1, 8, "oracle", mode="solo", difficulty="easy"),
    "solo_lost": lambda: play(1, 9, mode="solo"),
    "fleet_won": lambda: play(2, 0, "oracle", "purple blue", mode="fleet", difficulty="easy"),
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
    logs = sorted((HERE / "logs").glob("*.cuvee"))
    digests = [f"{log.stem} {load(log.read_text('utf-8')).state.digest()}\n" for log in logs]
    (HERE / "logs" / "digests.txt").write_text("".join(digests), "utf-8")
