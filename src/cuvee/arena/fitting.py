"""Weights from lessons: what the terms of an evaluation are worth, by phase.

For the order of answers the final margin is regressed on differences of terms between seats; for
the value of positions the winner is (a softmax over the seats), which calibrates it as well.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from cuvee.arena.lessons import Lesson
from cuvee.core.weights import FULL, Weights

Array = npt.NDArray[np.float64]

PRIOR = 0.02  # how strongly the old weights hold, in shares of the data
NEWTON = 30  # steps at most
FAINT = 0.2  # a first term fitted below this says nothing, as points do when nobody has any
LEAST, MOST = 20, 300  # percent of a term, when answers are ordered
HALF = 0.5  # of the way to the fitted weights: a bot that changes leaves the games it learned from


@dataclass(frozen=True)
class Seen:
    """All positions with one number of seats: terms by phase, margins and shares of the victory."""

    terms: Array  # position, seat, phase and term
    scores: Array  # position, seat
    wins: Array


def gathered(weights: Weights, found: Sequence[Lesson]) -> list[Seen]:
    """The positions of the lessons, for each number of seats."""
    width = len(weights.begins) * len(weights.terms)
    by_seats: dict[int, tuple[list[Array], list[Any], list[Any]]] = {}
    for one in found:
        rows, scores, wins = by_seats.setdefault(len(one.scores), ([], [], []))
        for position in one.positions:
            table = np.zeros((len(position), width))
            for seat, (time, terms) in enumerate(position):
                at = int(weights.row(time))
                table[seat, at : at + len(terms)] = terms
            rows.append(table)
            scores.append(one.scores)
            wins.append(one.wins)
    return [
        Seen(np.array(rows), np.array(scores, float), np.array(wins, float))
        for rows, scores, wins in by_seats.values()
    ]


def steering(weights: Weights) -> npt.NDArray[np.bool_]:
    """Which columns belong to terms that steer; they are never fitted."""
    return np.array([term in weights.steering for term in weights.terms] * len(weights.begins))


def margins(weights: Weights, seen: Sequence[Seen]) -> Array:
    """The weights that foretell final margins best by least squares, as parts of one."""
    old = np.array(weights.evaluate, float).ravel() / FULL
    width = len(old)
    square, target = np.zeros((width, width)), np.zeros(width)
    for some in seen:
        seats = some.scores.shape[1]
        for a in range(seats):
            for b in range(a):
                gap = some.terms[:, a] - some.terms[:, b]
                margin = 100 * (some.scores[:, a] - some.scores[:, b])
                square += gap.T @ gap
                target += gap.T @ margin
    return pulled(square, target, old)


def pulled(square: Array, target: Array, old: Array) -> Array:
    """The solution of the normal equations, pulled towards the old weights."""
    hold = PRIOR * np.diag(np.maximum(np.diag(square), 1.0))
    return np.asarray(np.linalg.solve(square + hold, target + hold @ old), np.float64)


def wins(weights: Weights, seen: Sequence[Seen], spread: int, start: Array) -> Array:
    """The weights by which a lead of `spread` is odds of e to one, by Newton's method.

    No weight is negative: what merely goes with losing is no reason to throw it away.
    """
    free = ~steering(weights)
    now = np.where(free, start, 0.0)
    for _ in range(NEWTON):
        slope, bend = np.zeros(len(now)), np.zeros((len(now), len(now)))
        for some in seen:
            slope_of, bend_of = curvature(some, now, spread)
            slope += slope_of
            bend += bend_of
        hold = PRIOR * np.diag(np.maximum(np.diag(bend), 1e-12))
        slope -= hold @ (now - start)
        active = free & ((now > 0) | (slope > 0))
        step = np.zeros(len(now))
        step[active] = np.linalg.solve((bend + hold)[np.ix_(active, active)], slope[active])
        changed = np.maximum(0.0, now + np.clip(step, -1.0, 1.0))
        if np.abs(changed - now).max() < 0.001:
            break
        now = changed
    return now


def curvature(some: Seen, weights: Array, spread: int) -> tuple[Array, Array]:
    """The slope and the curvature of the log likelihood of the winners."""
    odds = np.clip(some.terms @ weights / spread, -200, 200)
    odds = np.exp(odds - odds.max(axis=1, keepdims=True))
    chance = odds / odds.sum(axis=1, keepdims=True)
    whole = some.wins.sum(axis=1, keepdims=True)  # nobody may have won
    slope = np.einsum("ps,psk->k", some.wins - whole * chance, some.terms) / spread
    mean = np.einsum("ps,psk->pk", chance, some.terms)
    flat = (some.terms - mean[:, None]) * np.sqrt(chance * whole)[:, :, None] / spread
    long = flat.reshape(-1, flat.shape[2])
    return slope, long.T @ long


def stepped(weights: Weights, fitted: Array) -> list[list[int]]:
    """Half of the way from the old percentages to the fitted ones, the first term held still."""
    table = fitted.reshape(len(weights.begins), -1)
    rows = []
    for old, new in zip(weights.evaluate, table, strict=True):
        first = float(new[0])
        scale = FULL / first if first > FAINT else FULL
        rows.append(
            [
                before
                if term in weights.steering or before == 0 or k == 0
                else round(min(MOST, max(LEAST, before + HALF * (scale * float(after) - before))))
                for k, (term, before, after) in enumerate(zip(weights.terms, old, new, strict=True))
            ]
        )
    return rows


def refitted(weights: Weights, found: Sequence[Lesson], spread: int, target: str) -> Weights:
    """New weights from these lessons; `target` is what orders answers: margin or win."""
    seen = gathered(weights, found)
    old = np.array(weights.evaluate, float).ravel() / FULL
    start = np.array(weights.value, float).ravel() / FULL
    value = wins(weights, seen, spread, start)
    order = margins(weights, seen) if target == "margin" else np.where(old == 0, 0.0, value)
    judged = np.round(FULL * value.reshape(len(weights.begins), -1)).astype(int)
    return Weights(
        weights.terms,
        weights.steering,
        weights.begins,
        stepped(weights, order),
        [[int(each) for each in row] for row in judged],
    )
