"""placeholder until the command line's roster is there"""

from typing import Any

from cuvee.bots.base import Bot
from cuvee.bots.greedy import Greedy
from cuvee.bots.uniform import Uniform

NAMES = ["random", "greedy"]


def named(name: str) -> Bot[Any]:
    return Uniform() if name == "random" else Greedy()
