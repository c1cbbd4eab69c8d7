"""What the strip of a player shows at a glance, and where the game stands."""

from cuvee.games.dom_pierre.content import BOTTLE
from cuvee.games.dom_pierre.face.text import Teller
from cuvee.games.dom_pierre.model.house import kind_of
from cuvee.games.dom_pierre.model.state import State
from cuvee.render.asking import Counter


def moment(view: State, lang: str) -> str:
    """The round; once the end is near, how many are left."""
    t = Teller(view, [], lang)
    if not view.round:
        return t.say("word-draft")
    if not view.depth:
        return t.say("word-over")
    left = int(view.last_round - view.round)
    if not view.last_round:
        return t.say("word-round", round=int(view.round))
    if not left:
        return t.say("word-round_last")
    return t.say("word-round_left", round=int(view.round), last=int(view.last_round))


def counters(view: State, seat: int, viewer: int, lang: str) -> list[Counter]:
    """Everything but the tokens of the draft is open: francs, prestige, champagne, the Maison."""
    t, house = Teller(view, [], lang), view.houses[seat]
    tiles = [int(house.tile(place)) for place in range(6)]
    bottles = sum(1 for tile in tiles if tile and kind_of(tile) == BOTTLE)
    barrels = sum(1 for tile in tiles if tile) - bottles
    counts = (
        ("dp-coin", int(house.money), "francs"),
        ("dp-glass", int(house.level), "level"),
        ("dp-bottle", bottles, "bottles"),
        ("dp-barrel", barrels, "barrels"),
        ("dp-maison", int(house.maison), "maison"),
    )
    return [Counter(icon, str(n), t.say(f"word-strip_{key}", n=n)) for icon, n, key in counts]
