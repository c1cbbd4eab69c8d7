"""Our contenders: each does some work once and says how much it was."""

from collections.abc import Callable
from typing import Any

import cuvee
from cuvee.bots.ismcts import TO_THE_END, Ismcts
from cuvee.bots.playouts import copies, playouts
from cuvee.core.fate import Seeded
from cuvee.core.game import Game
from cuvee.core.moves import Moves
from cuvee.core.state import seat_of
from cuvee.envs import aec, vector
from peers.driver import legal

Work = Callable[[], float]
GAMES = 256
PLAYERS = 4


def opened(name: str) -> tuple[Game[Any], int]:
    game = cuvee.game(name).game()
    return game, PLAYERS


def played(name: str) -> Work:
    """Random play inside the engine."""
    game, seats = opened(name)
    seeds = iter(range(10**9))
    return lambda: playouts(game, seats, 4, 4 * next(seeds))[0]


def games_played(name: str) -> Work:
    game, seats = opened(name)
    seeds = iter(range(10**9))

    def work() -> float:
        playouts(game, seats, 4, 4 * next(seeds))
        return 4

    return work


def driven(name: str) -> Work:
    """Random play, every call from Python."""
    game, seats = opened(name)
    seeds = iter(range(10**9))

    def work() -> float:
        fate = Seeded(next(seeds))
        out = Moves(len(game.moves))
        state = game.start(seats, fate)
        n = 0
        while state.depth:
            step = state.top()
            game.legal(state, step, out)
            game.answer(state, step, out.pick(fate), fate)
            n += 1
        return n

    return work


def copied(name: str) -> Work:
    game, seats = opened(name)
    state = game.start(seats, Seeded(1))

    def work() -> float:
        copies(state, 500)
        return 500

    return work


def stepped(name: str) -> Work:
    """Our AEC, driven as PettingZoo says: last, then step; observation and mask every time."""
    env = aec(name, PLAYERS)
    seeds = iter(range(10**9))
    env.reset(seed=next(seeds))

    def work() -> float:
        for turn in range(200):
            sight, _, over, _, _ = env.last()
            if over:
                env.reset(seed=next(seeds))
                continue
            env.step(legal(sight["action_mask"], turn))
        return 200

    return work


def many(name: str) -> Work:
    """Many games at once; the answers are prepared outside the clock's sight as far as it goes."""
    env = vector(name, GAMES, PLAYERS)
    batch = [env.reset(seed=1)]

    def work() -> float:
        mask = batch[0].mask
        batch[0] = env.step(mask.argmax(1))
        return GAMES

    return work


def searched(name: str) -> Work:
    """ISMCTS from the opening, every simulation played out to the end at random."""
    game, seats = opened(name)
    seeds = iter(range(10**9))

    def work() -> float:
        fate = Seeded(next(seeds))
        state = game.start(seats, fate)
        step = state.top()
        bot: Ismcts[Any] = Ismcts(32, depth=TO_THE_END)
        bot.consider(game, game.observe(state, seat_of(step)), step, fate)
        return 32

    return work


ROWS: dict[str, Callable[[str], Work]] = {
    "random play, in the engine": played,
    "whole games, in the engine": games_played,
    "random play, driven from Python": driven,
    "copies": copied,
    "environment steps, one game": stepped,
    "environment steps, 256 games": many,
    "search simulations": searched,
}
