"""Speed of the learning environments; needs the packages of the extra `envs`."""

from cuvee.cli.measures import best_rate
from cuvee.envs import aec, vector

GAMES = 256


def one_game(name: str, seats: int) -> float:
    """Steps per second of one PettingZoo game, with observation and mask."""
    env = aec(name, seats)
    env.reset(seed=1)

    def steps(times: int) -> int:
        for turn in range(times):
            seen, _, over, _, _ = env.last()
            if over:
                env.reset(seed=turn)
                continue
            flags = seen["action_mask"].tobytes()
            answer = flags.find(1, turn * 37 % len(flags))  # start at a different action every time
            env.step(answer if answer >= 0 else flags.find(1))
        return times

    return best_rate(steps)


def many_games(name: str, seats: int) -> float:
    """Steps per second of the vectorised environment."""
    env = vector(name, GAMES, seats)
    batch = env.reset(seed=1)

    def steps(times: int) -> int:
        nonlocal batch
        for _ in range(times):
            batch = env.step(batch.mask.argmax(1))
        return GAMES * times

    return best_rate(steps)
