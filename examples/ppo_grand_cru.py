"""A small masked PPO, in the style of CleanRL, learns Grand Cru for two against random players.

pip install 'cuvee[envs,learn]'
python examples/ppo_grand_cru.py --minutes 5 --plot curve.svg
"""

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from cuvee.envs import Batch, Vectorised, vector

GAMES, STEPS, EPOCHS, PARTS = 128, 64, 3, 4
GAMMA, LAMBDA, CLIP, ENTROPY, RATE = 0.999, 0.95, 0.2, 0.01, 5e-4


class Player(nn.Module):
    """Two layers, then a head for the answers and one for the worth of the position."""

    def __init__(self, width: int, answers: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(width, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.answers = nn.Linear(256, answers)
        self.worth = nn.Linear(256, 1)
        nn.init.normal_(self.answers.weight, std=0.01)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Any, torch.Tensor]:
        inner = self.body(seen)
        logits = self.answers(inner).masked_fill(mask == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.worth(inner).squeeze(-1)


def read(batch: Batch) -> tuple[torch.Tensor, torch.Tensor]:
    """Small numbers as they are, large ones as their logarithms."""
    seen = batch.observation.astype(np.float32)
    return torch.from_numpy(np.sign(seen) * np.log1p(np.abs(seen))), torch.tensor(batch.mask)


def play(env: Vectorised, player: Player, batch: Batch) -> tuple[list[Any], Batch, list[float]]:
    """Some answers in every game: what was seen, done and paid; the results of games that ended."""
    rows, results = [], []
    for _ in range(STEPS):
        seen, mask = read(batch)
        with torch.no_grad():
            choice, worth = player(seen, mask)
            answer = choice.sample()
            said = choice.log_prob(answer)
        batch = env.step(answer.numpy())
        paid = torch.from_numpy(batch.reward[:, 0].astype(np.float32))
        done = torch.from_numpy(batch.done.astype(np.float32))
        results += batch.reward[batch.done > 0, 0].tolist()
        rows.append((seen, mask, answer, said, worth, paid, done))
    return rows, batch, results


def advantages(rows: list[Any], player: Player, batch: Batch) -> torch.Tensor:
    """Generalised advantage estimation; a game that ended owes nothing to the next."""
    with torch.no_grad():
        following = player(*read(batch))[1]
    found, carry = [], torch.zeros_like(following)
    for *_, worth, paid, done in reversed(rows):
        delta = paid + GAMMA * following * (1 - done) - worth
        carry = delta + GAMMA * LAMBDA * (1 - done) * carry
        found.append(carry)
        following = worth
    return torch.cat(found[::-1])


def learn(player: Player, adam: torch.optim.Optimizer, rows: list[Any], gain: torch.Tensor) -> None:
    seen, mask, answer, said, worth = (torch.cat([row[k] for row in rows]) for k in range(5))
    wanted = gain + worth
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gain)).chunk(PARTS):
            choice, now = player(seen[part], mask[part])
            ratio = (choice.log_prob(answer[part]) - said[part]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            loss = -torch.min(ratio * gain[part], clipped * gain[part]).mean()
            loss = loss + 0.5 * (now - wanted[part]).square().mean()
            loss = loss - ENTROPY * choice.entropy().mean()
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            adam.step()


def trained(seconds: float, seed: int = 1) -> tuple[Player, list[tuple[int, float]]]:
    """The player, and its curve: answers learned from, and the share of games won since."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    env = vector("grand_cru", GAMES, 2, bots={1: "random"})
    batch = env.reset(seed=seed)
    player = Player(env.width, env.answers)
    adam = torch.optim.Adam(player.parameters(), RATE)
    curve: list[tuple[int, float]] = []
    begun, n = time.monotonic(), 0
    while time.monotonic() - begun < seconds:
        rows, batch, results = play(env, player, batch)
        n += GAMES * STEPS
        if results:
            curve.append((n, sum(result > 0 for result in results) / len(results)))
        learn(player, adam, rows, advantages(rows, player, batch))
    return player, curve


def won(player: Player, games: int = 256, seed: int = 10**6) -> float:
    """The share of new games the player wins against random, never having seen them."""
    env = vector("grand_cru", games, 2, bots={1: "random"})
    batch, results = env.reset(seed=seed), np.full(games, np.nan)
    while np.isnan(results).any():
        with torch.no_grad():
            batch = env.step(player(*read(batch))[0].sample().numpy())
        first = (batch.done > 0) & np.isnan(results)
        results[first] = batch.reward[first, 0]
    return float((results > 0).mean())


def plot(curve: list[tuple[int, float]], path: Path) -> None:
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 3.5))
    axes.plot([n / 1e6 for n, _ in curve], [share for _, share in curve], color="#7b1e3a")
    axes.axhline(0.5, color="#9aa5b1", linestyle="--", linewidth=1)
    axes.set(xlabel="million answers", ylabel="games won against random", ylim=(0, 1))
    axes.set_title("Masked PPO learns Grand Cru for two")
    figure.tight_layout()
    figure.savefig(path)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--minutes", type=float, default=5)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--plot", type=Path)
    given = asked.parse_args()
    player, curve = trained(60 * given.minutes, given.seed)
    print(f"{curve[-1][0]} answers; it wins {won(player):.0%} of 256 new games against random")
    if given.plot:
        plot(curve, given.plot)


if __name__ == "__main__":
    main()
