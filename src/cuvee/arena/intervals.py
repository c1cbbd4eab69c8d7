"""Confidence intervals of win shares, and rules for stopping a tournament early."""

from dataclasses import dataclass, field
from math import log, sqrt
from statistics import NormalDist
from typing import Final

CONFIDENCE: Final = 0.95
FEWEST: Final = 20  # blocks before a tournament may stop early
CERTAIN: Final = log(CONFIDENCE / (1 - CONFIDENCE))  # of the sequential test: 5 % errors


def t_quantile(freedom: int, confidence: float = CONFIDENCE) -> float:
    """Student's t, two-sided, by the expansion of Cornish and Fisher.

    >>> round(t_quantile(5), 2), round(t_quantile(19), 3), round(t_quantile(1000), 3)
    (2.57, 2.093, 1.962)
    """
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return sum(term / float(freedom) ** power for power, term in enumerate(terms))


@dataclass(frozen=True)
class Interval:
    """A share with its 95 % confidence interval."""

    mean: float
    low: float
    high: float

    @property
    def half_width(self) -> float:
        return (self.high - self.low) / 2


@dataclass
class Sample:
    """The win shares of one bot, one value for each block."""

    values: list[float] = field(default_factory=list)
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.values.append(value)
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / len(self.values) if self.values else 0.0

    def variance(self) -> float:
        """The variance between blocks."""
        n = len(self.values)
        return max(0.0, self.squares - self.total * self.total / n) / (n - 1)

    def interval(self) -> Interval:
        """A Wilson interval with Student's t, using the variance between blocks.

        It computes how many coin tosses would be as certain as these blocks. If all blocks agree
        each counts as one toss, so ten wins out of ten do not prove that a bot always wins.
        """
        n, p = len(self.values), min(1.0, max(0.0, self.mean))
        if n < 3:
            return Interval(p, 0.0, 1.0)
        spread, coin = self.variance() / n, p * (1 - p)
        tosses = coin / spread if spread > 1e-12 and coin > 1e-12 else float(n)
        t = t_quantile(n - 1)
        middle = (p + t * t / (2 * tosses)) / (1 + t * t / tosses)
        reach = t * sqrt(coin / tosses + t * t / (4 * tosses * tosses)) / (1 + t * t / tosses)
        return Interval(p, max(0.0, middle - reach), min(1.0, middle + reach))

    def likelihood(self, low: float, high: float) -> float:
        """The log likelihood ratio of the share being `high` instead of `low`.

        One lost and one won block are added to the variance, so that it is never zero.
        """
        n = len(self.values)
        if n == 0:
            return 0.0
        wide = Sample(self.values, self.total + 1, self.squares + 1)
        mean = wide.total / (n + 2)
        spread = (wide.squares - (n + 2) * mean * mean) / (n + 1)
        return n * (high - low) * (self.mean - (low + high) / 2) / spread

    def spread_interval(self) -> Interval:
        """The mean with Student's interval, for values that are no shares, such as margins."""
        n = len(self.values)
        if n < 3:
            return Interval(self.mean, float("-inf"), float("inf"))
        reach = t_quantile(n - 1) * sqrt(self.variance() / n)
        return Interval(self.mean, self.mean - reach, self.mean + reach)


@dataclass(frozen=True)
class Stop:
    """When to stop early: all intervals are narrow enough, or the test has decided."""

    half_width: float | None = None
    test: tuple[float, float] | None = None

    def now(self, samples: list[Sample]) -> bool:
        if len(samples[0].values) < FEWEST:
            return False
        if self.test and abs(samples[0].likelihood(*self.test)) >= CERTAIN:
            return True
        wide = self.half_width
        return wide is not None and all(s.interval().half_width <= wide for s in samples)

    def verdict(self, sample: Sample) -> str:
        """The result of the test of the first bot's share: high, low, or open."""
        assert self.test, "a verdict needs a test"
        found = sample.likelihood(*self.test)
        return "high" if found >= CERTAIN else "low" if found <= -CERTAIN else "open"
