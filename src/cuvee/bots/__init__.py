"""Computer players. A bot sees the view of its seat and never the full state.

>>> import cuvee.bots
>>> from cuvee.bots.uniform import Uniform
>>> cuvee.bots.register("mine", Uniform)
>>> type(cuvee.bots.named("mine")).__name__
'Uniform'
"""

from cuvee.bots.base import Bot
from cuvee.bots.code import load_code
from cuvee.bots.roster import UnknownBot, named, names, register

__all__ = ["Bot", "UnknownBot", "load_code", "named", "names", "register"]
