"""Ratings: openskill's, from every game in its order; a kind of bot is one player."""

from typing import Any

from openskill.models import PlackettLuce

from cuvee.arena.blocks import Block
from cuvee.arena.setting import Setting


def ratings(setting: Setting, blocks: list[Block]) -> dict[str, tuple[float, float]]:
    """The rating of each kind and its standard error; everybody begins at 25 ± 8.3."""
    model = PlackettLuce()
    known: dict[str, Any] = {name: model.rating(name=name) for name in setting.bots}
    for block in blocks:
        rounds = [apart(block)] if setting.opened().team else map(best, block)
        for places in rounds:
            if len(places) > 1:
                teams = [[known[name]] for name in places]
                after = model.rate(teams, ranks=[float(place) for place in places.values()])
                known |= {name: team[0] for name, team in zip(places, after, strict=True)}
    return {name: (rating.mu, rating.sigma) for name, rating in known.items()}


def best(played: dict[str, Any]) -> dict[str, float]:
    """A kind that sits in several seats is as good as its best."""
    places: dict[str, float] = {}
    for name, place in zip(played["bots"], played["places"], strict=True):
        places[name] = min(place, places.get(name, place))
    return places


def apart(block: Block) -> dict[str, float]:
    """Who plays among its own kind is compared over the block: who has won, then by score."""
    found = {game["bots"][0]: (game["wins"][0], sum(game["scores"])) for game in block}
    return {
        name: float(sum(other > mine for other in found.values())) for name, mine in found.items()
    }
