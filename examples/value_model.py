"""Games to Parquet, a value model trained on them, and a search that listens to it.

    pip install 'cuvee[envs,learn]'
    python examples/value_model.py --games 400 --plot model.svg

The model is linear in what a seat of Grand Cru sees: will it win this game of two?
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import torch
from numpy.typing import NDArray

import cuvee
from cuvee.bots.base import Bot, ask
from cuvee.bots.ismcts import Ismcts
from cuvee.bots.roster import named
from cuvee.core.fate import Seeded
from cuvee.core.state import seat_of
from cuvee.core.vector import Vector
from cuvee.loops.valued import Valued

GAME, SEATS, EVERY = "grand_cru", 2, 3  # one position in three is written down
LUCK = 10**9  # the bots' dice, apart from the games'


def export(path: Path, games: int, bot: str = "greedy") -> int:
    """Play games between bots; a row for what each seat saw, with the result. The rows written."""
    game = cuvee.game(GAME).game()
    width = int(game.layout.width)
    seen: list[NDArray[np.int16]] = []
    won: list[float] = []
    number: list[int] = []
    for seed in range(games):
        fate, dice = Seeded(seed), Seeded(LUCK + seed)
        bots = [named(bot) if dice.below(4) else named("random") for _ in range(SEATS)]
        state = game.start(SEATS, fate)
        seats: list[int] = []
        while state.depth:
            step = state.top()
            if state.asked % EVERY == 0:
                for seat in range(SEATS):
                    out = Vector(width)
                    game.features(game.observe(state, seat), seat, out)
                    seen.append(np.array(out.values, np.int16))
                    seats.append(seat)
            game.answer(state, step, ask(bots[seat_of(step)], game, state, step, dice), fate)
        parts = game.victory(state)
        won += [parts[seat] for seat in seats]
        number += [seed] * len(seats)
    flat = pa.array(np.concatenate(seen))
    table = pa.table(
        {"game": number, "won": won, "seen": pa.FixedSizeListArray.from_arrays(flat, width)}
    )
    pq.write_table(table, path, compression="zstd")
    return len(won)


def read(path: Path) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """What was seen, who won, and which rows are of games kept apart for the test."""
    table = pq.read_table(path).combine_chunks()
    column = table["seen"].combine_chunks()
    seen = column.flatten().to_numpy().reshape(len(column), -1).astype(np.float32)
    won = table["won"].to_numpy().astype(np.float32)
    apart = table["game"].to_numpy() % 5 == 0
    return torch.from_numpy(seen), torch.from_numpy(won), torch.from_numpy(apart)


def trained(path: Path, epochs: int = 60) -> tuple[list[float], float, list[tuple[float, float]]]:
    """Weights, bias, and by epoch the loss on the games learned from and on those kept apart."""
    torch.manual_seed(1)
    torch.set_num_threads(1)
    seen, won, apart = read(path)
    scale = seen[~apart].std(0) + 1.0
    seen = seen / scale
    model = torch.nn.Linear(seen.shape[1], 1)
    torch.nn.init.zeros_(model.weight)
    adam = torch.optim.AdamW(model.parameters(), 3e-3, weight_decay=0.1)
    judge = torch.nn.functional.binary_cross_entropy_with_logits
    here = torch.nonzero(~apart).squeeze(1)
    curve = []
    for _ in range(epochs):
        for part in here[torch.randperm(len(here))].split(512):
            loss = judge(model(seen[part]).squeeze(1), won[part])
            adam.zero_grad()
            loss.backward()
            adam.step()
        with torch.no_grad():
            said = model(seen).squeeze(1)
            losses = [float(judge(said[rows], won[rows])) for rows in (~apart, apart)]
        curve.append((losses[0], losses[1]))
    weights = (model.weight[0] / scale).tolist()
    return weights, float(model.bias.item()), curve


def match(first: Any, second: Any, games: int, simulations: int) -> float:
    """How many of the games a search with the first judgement wins against one with the second."""
    won = 0.0
    for seed in range(games):
        judges = [first, second] if seed % 2 == 0 else [second, first]
        bots: list[Bot[Any]] = [Ismcts(simulations) for _ in judges]
        fate, dice = Seeded(LUCK + seed // 2), Seeded(seed)
        state = first.start(SEATS, fate)
        while state.depth:
            step = state.top()
            seat = int(seat_of(step))
            move = ask(bots[seat], judges[seat], state, step, dice)
            first.answer(state, step, move, fate)
        won += first.victory(state)[seed % 2]
    return won / games


def plot(curve: list[tuple[float, float]], path: Path) -> None:
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 3.5))
    axes.plot([here for here, _ in curve], color="#9aa5b1", label="games learned from")
    axes.plot([apart for _, apart in curve], color="#7b1e3a", label="games kept apart")
    axes.axhline(float(np.log(2)), color="#222", linestyle="--", linewidth=1, label="a coin")
    axes.set(xlabel="epoch", ylabel="loss", title="Who wins this game of Grand Cru?")
    axes.legend()
    figure.tight_layout()
    figure.savefig(path)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=400)
    asked.add_argument("--matches", type=int, default=60)
    asked.add_argument("--file", type=Path, default=Path("grand_cru.parquet"))
    asked.add_argument("--plot", type=Path)
    given = asked.parse_args()
    print(f"{export(given.file, given.games)} positions in {given.file}")
    weights, bias, curve = trained(given.file)
    print(f"loss on games kept apart: {curve[-1][1]:.3f}; a coin has {np.log(2):.3f}")
    game = cuvee.game(GAME).game()
    plain: Valued[Any] = Valued(game, [0.0] * len(weights), 0.0)
    learned: Valued[Any] = Valued(game, weights, bias)
    share = match(learned, plain, given.matches, 64)
    print(f"ismcts:64 with the model wins {share:.0%} of {given.matches} games against one without")
    share = match(learned, game, given.matches, 64)
    print(f"and {share:.0%} against one with the evaluation written by hand")
    if given.plot:
        plot(curve, given.plot)


if __name__ == "__main__":
    main()
