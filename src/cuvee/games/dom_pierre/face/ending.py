"""How a game of Dom Pierre was won: the parts of a score, and the sentence that tells it."""

from typing import Final

from cuvee.games.dom_pierre import scoring
from cuvee.games.dom_pierre.face.text import Teller
from cuvee.games.dom_pierre.model.state import State

PARTS: Final = ("track", "prestige", "crown")


def numbers(view: State, seat: int) -> tuple[int, int, int]:
    """DP-14: the track, the prestige level, the crowns."""
    return (
        int(view.houses[seat].points),
        int(scoring.prestige(view, seat)),
        int(scoring.crowns(view, seat)),
    )


def parts(t: Teller, seat: int) -> list[tuple[str, int]]:
    names = [t.say(f"word-{part}_points") for part in PARTS]
    return list(zip(names, numbers(t.view, seat), strict=True))


def told(t: Teller) -> str:
    """DP-14.3: who won, by how much, and what made the difference."""
    view = t.view
    places = scoring.ranking(view)
    order = sorted(range(view.seats), key=lambda seat: places[seat])
    first, second = order[0], order[1]
    mine, theirs = numbers(view, first), numbers(view, second)
    ahead = sum(mine) - sum(theirs)
    places_ = {"who": t.names[first], "second": t.names[second], "points": sum(mine)}
    if ahead == 0:
        richer = int(view.houses[first].money) > int(view.houses[second].money)
        return t.say("won-francs" if richer else "won-order", **places_)
    gaps = [a - b for a, b in zip(mine, theirs, strict=True)]
    best = max(range(len(PARTS)), key=lambda k: gaps[k])
    return t.say(f"won-{PARTS[best]}", ahead=ahead, gain=gaps[best], **places_)
