"""Measures of the learning environments, for whoever has installed what they need."""

from cuvee.cli.measures import best_rate
from cuvee.envs import aec, vector

GAMES = 256


def one_game(name: str, seats: int) -> float:
    """Steps a second of one game, driven as PettingZoo says, with observation and mask."""
    env = aec(name, seats)
    env.reset(seed=1)

    def steps(times: int) -> int:
        for turn in range(times):
            sight, _, over, _, _ = env.last()
            if over:
                env.reset(seed=turn)
                continue
            flags = sight["action_mask"].tobytes()
            answer = flags.find(1, turn * 37 % len(flags))  # from another place in every turn
            env.step(answer if answer >= 0 else flags.find(1))
        return times

    return best_rate(steps)


def many_games(name: str, seats: int) -> float:
    """Steps a second of many games at once."""
    env = vector(name, GAMES, seats)
    batch = env.reset(seed=1)

    def steps(times: int) -> int:
        nonlocal batch
        for _ in range(times):
            batch = env.step(batch.mask.argmax(1))
        return GAMES * times

    return best_rate(steps)
