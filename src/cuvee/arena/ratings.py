"""Openskill ratings, updated after every game in order."""

from typing import Any

from openskill.models import PlackettLuce

from cuvee.arena.blocks import Block
from cuvee.arena.setting import Setting


def ratings(setting: Setting, blocks: list[Block]) -> dict[str, tuple[float, float]]:
    """The rating of each bot and its standard error; all start at 25 ± 8.3."""
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
    """The place of each bot in a game; with several seats, its best place."""
    places: dict[str, float] = {}
    for name, place in zip(played["bots"], played["places"], strict=True):
        places[name] = min(place, places.get(name, place))
    return places


def apart(block: Block) -> dict[str, float]:
    """The places of the bots in a block of team games: by win, then by score."""
    found = {game["bots"][0]: (game["wins"][0], sum(game["scores"])) for game in block}
    return {
        name: float(sum(other > mine for other in found.values())) for name, mine in found.items()
    }
