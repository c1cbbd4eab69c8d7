"""How a game of Naramata was won: parts of the score, and the sentence that tells it."""

from typing import Final

from cuvee.games.naramata.face.names import Teller
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.options import COMPETITIVE
from cuvee.games.naramata.rules import purse

PARTS: Final = (
    "at_start", "contracts", "press", "wishes", "rewards", "empty_rows", "overtime", "end_points",
)  # fmt: skip


def parts(t: Teller, seat: int) -> list[tuple[str, int]]:
    """NA-21.11, NA-23.2: points by where they come from; alone or together the rating first."""
    view, own = t.view, t.view.guides[seat]
    if view.options.mode == COMPETITIVE:
        return [(t.say(f"score-{part}"), int(own.ledger[k])) for k, part in enumerate(PARTS)]
    return [
        (t.say("score-rating"), int(view.rating)),
        (t.say("score-upgrades"), int(own.owned).bit_count()),
        (t.say("score-bottles"), int(own.bottles).bit_count()),
        (t.say("score-prestige"), int(purse.prestige(view, seat))),
    ]


def told(view: State, names: list[str], lang: str, reader: int) -> str:
    """NA-23.3, NA-23.4: who won by points, by how much, and what made the difference."""
    t = Teller(view, names, lang)
    ranks = sorted(
        range(view.seats),
        key=lambda seat: (-int(view.guides[seat].points()), -int(view.guides[seat].prestige)),
    )
    first, second = (view.guides[seat] for seat in ranks[:2])
    points, ahead = int(first.points()), int(first.points()) - int(second.points())
    if ahead == 0 and first.prestige == second.prestige:
        return t.say("note-finished_shared", points=points)
    gaps = [int(first.ledger[k]) - int(second.ledger[k]) for k in range(len(PARTS))]
    best = max(range(len(PARTS)), key=lambda k: gaps[k])
    return t.say(
        "note-finished_points" if ahead else "note-finished_prestige",
        me="who" if reader == ranks[0] else "",
        who=names[ranks[0]],
        second=names[ranks[1]],
        points=points,
        ahead=ahead,
        part=t.say(f"score-{PARTS[best]}"),
        gain=gaps[best],
    )
