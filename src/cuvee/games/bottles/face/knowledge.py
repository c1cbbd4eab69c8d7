"""What a view tells about cellars that are hidden from it."""

from functools import cache, lru_cache
from typing import NamedTuple

from cuvee.core.state import HIDDEN, about_of
from cuvee.games.bottles.content import CARDS, COUNTRIES, SEATS, Content
from cuvee.games.bottles.model.state import DECK, State
from cuvee.games.bottles.questions import LOOT


class Cellar(NamedTuple):
    """A cellar as far as a view knows it."""

    cards: tuple[int, ...]  # those the viewer sees
    surely: tuple[int, ...]  # countries of hidden bottles, one for each bottle
    unknown: int  # how many bottles could be of several countries
    least: int  # countries
    most: int


def cellar(view: State, seat: int) -> Cellar:
    """The decks are counted openly, so unseen bottles outside them are in hidden cellars."""
    return cellars(lands(view.content), tuple(view.place), tuple(view.decks), tuple(view.bottles))[
        seat
    ]


@cache
def lands(content: Content) -> tuple[int, ...]:
    """The country of each card."""
    return tuple(int(country) for country in content.country)


@lru_cache(256)
def cellars(
    land: tuple[int, ...], place: tuple[int, ...], decks: tuple[int, ...], bottles: tuple[int, ...]
) -> list[Cellar]:
    """All cellars of a view; `land` is the country of each card."""
    seen: list[list[int]] = [[] for _ in range(SEATS)]
    unseen = [-int(left) for left in decks]  # by country, outside the decks
    for card in range(CARDS):
        where = place[card]
        if 0 <= where < SEATS:
            seen[where].append(card)
        elif where in (HIDDEN, DECK):
            unseen[land[card]] += 1
    hidden = [count - len(seen[seat]) for seat, count in enumerate(bottles)]
    found = []
    for seat, count in enumerate(hidden):
        elsewhere = sum(hidden) - count
        surely = [k for k in range(COUNTRIES) for _ in range(max(0, unseen[k] - elsewhere))]
        least, most = bounds({land[card] for card in seen[seat]}, count, unseen)
        least = max(least, len({land[card] for card in seen[seat]}.union(surely)))
        found.append(Cellar(tuple(seen[seat]), tuple(surely), count - len(surely), least, most))
    return found


def bounds(held: set[int], hidden: int, unseen: list[int]) -> tuple[int, int]:
    """The fewest and the most countries of a cellar with so many hidden bottles."""
    others = sorted(unseen[k] for k in range(COUNTRIES) if k not in held and unseen[k] > 0)
    most = len(held) + min(hidden, len(others))
    left = hidden - sum(unseen[k] for k in held)
    least = len(held)
    while left > 0 and others:
        left -= others.pop()
        least += 1
    return least, most


def countries(view: State, seat: int) -> tuple[int, int]:
    """How many countries a cellar has at least and at most, as far as this view tells."""
    found = cellar(view, seat)
    return found.least, found.most


def has_goal(view: State, seat: int) -> bool:
    """Whether the viewer knows that this player has countries enough to win."""
    return bool(not view.out[seat] and cellar(view, seat).least >= view.goal())


def looted(view: State) -> int:
    """BO-8.5: whose cellar is open to the one who sent the thief, or -1."""
    if not view.is_asking(LOOT):
        return -1
    return int(about_of(view.agenda[view.depth - 1]))
