"""What lights up on the map before a move: the ways in reach, and what waits at their ends."""

from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from cuvee.core.state import HIDDEN, about_of, ask_of
from cuvee.games.bottles.content import DRY, GLASS, MARKET_CELL, PLANE, Content
from cuvee.games.bottles.face.svg_card import tag, tag_width
from cuvee.games.bottles.face.svg_map import at
from cuvee.games.bottles.face.svg_parts import place_of
from cuvee.games.bottles.face.text import Teller
from cuvee.games.bottles.model.state import DECK, State
from cuvee.games.bottles.questions import MOVE, MOVING, THIEF
from cuvee.games.bottles.rules import market, movement
from cuvee.render.svg import el


class Reach(NamedTuple):
    """The links in reach, and by place the tag that says what it gives."""

    links: tuple[tuple[int, int], ...] = ()
    tags: tuple[tuple[int, str, str], ...] = ()


NOWHERE = Reach()


def reach(t: Teller, seat: int) -> Reach:
    """What this seat can reach with the present roll, or the thief for it."""
    view = t.view
    step = view.asks(seat) if seat >= 0 and view.depth else -1
    asked = ask_of(step) if step >= 0 else -1
    if asked not in (MOVE, MOVING, THIEF):
        return NOWHERE
    passed = tuple(int(cell) for cell in view.path[: view.path_length])
    about = int(about_of(step))
    if asked == THIEF:
        left = int(t.content.thief_steps) - about
        return Reach(ways(t.content, int(view.thief), left, False, passed)[0])
    face = about if asked == MOVE else about // 8
    if face == PLANE:
        return Reach((), gifts(t, seat, frozenset(range(DRY)) - {int(view.cell[seat])}))
    if face == GLASS:
        return NOWHERE
    left = int(t.content.steps[face]) if asked == MOVE else about % 8
    exact = bool(movement.is_exact(view, face))
    links, ends = ways(t.content, int(view.cell[seat]), left, exact, passed)
    return Reach(links, gifts(t, seat, ends))


@lru_cache(1024)
def ways(
    content: Content, here: int, left: int, exact: bool, passed: tuple[int, ...]
) -> tuple[tuple[tuple[int, int], ...], frozenset[int]]:
    """BO-3.8, BO-3.10: the links of all ways with so many steps, and the places where they end."""
    links: set[tuple[int, int]] = set()
    ends: set[int] = set()
    level: list[tuple[int, ...]] = [(here,)]
    for taken in range(1, left + 1):
        longer: list[tuple[int, ...]] = []
        for path in level:
            for to in content.links_of(path[-1]):
                if to in path or to in passed:
                    continue
                links.add((min(path[-1], to), max(path[-1], to)))
                longer.append((*path, to))
        if not exact or taken == left:
            ends.update(path[-1] for path in longer)
        level = longer
    return tuple(sorted(links)), frozenset(ends)


def gifts(t: Teller, seat: int, ends: frozenset[int]) -> tuple[tuple[int, str, str], ...]:
    """A new country and what it costs at least, or the best sure sale at a market."""
    content, view = t.content, t.view
    mine = {int(content.country[card]) for card in t.lying(seat)}
    sale = best_sale(t, seat)
    found = []
    for cell in sorted(ends):
        country = int(content.cell_country[cell])
        if country >= 0 and country not in mine and view.decks[country]:
            price, sure = cheapest(view, country)
            kind = "bo-tag-new" if price <= view.money[seat] else "bo-tag-dear"
            found.append((cell, str(price) if sure else f"{price}?", kind))
        elif content.cell_kind[cell] == MARKET_CELL and sale:
            found.append((cell, f"+{sale[0]}", "bo-tag-sale"))
    return tuple(found)


def cheapest(view: State, country: int) -> tuple[int, bool]:
    """What a bottle of a country costs at least, and whether the cheapest one is surely there."""
    content = view.content
    values = [
        int(content.value[card])
        for card in range(content.first_card[country], content.first_card[country + 1])
        if view.place[card] in (DECK, HIDDEN)
    ]
    return min(values), len(values) == view.decks[country]


def best_sale(t: Teller, seat: int) -> tuple[int, int] | None:
    """BO-7.12: what the dearest fine bottle brings before any roll, and which it is."""
    content = t.content
    fine = [
        (int(market.price(t.view, card)), card)
        for card in t.lying(seat)
        if content.value[card] >= content.special_value
    ]
    return max(fine) if fine else None


def gilded(content: Content, found: Reach) -> dict[str, Markup]:
    """The links in reach, in gold."""
    over = {frozenset((west, east)) for _, west, east in content.wraps}
    line = ""
    for a, b in found.links:
        if frozenset((a, b)) not in over:
            (x, y), (to_x, to_y) = at(content, a), at(content, b)
            line += f"M{x} {y}L{to_x} {to_y}"
    if not line:
        return {}
    return {
        "reach": el(
            "g",
            el("path", d=line, class_="bo-gilt0"),
            el("path", d=line, class_="bo-gilt"),
            id="reach",
            aria_hidden="true",
        )
    }


def hung(t: Teller, found: Reach) -> dict[str, Markup]:
    """The tags, above their places, or below where a name stands above; beside whoever is there."""
    if not found.tags:
        return {}
    content = t.content
    parts = []
    for cell, words, kind in found.tags:
        x, y = at(content, cell)
        above = place_of(content, t.lang, cell, t.cell(cell))[1] < 0
        left = tag_width(words) * (0.6 if t.view.marker_on(cell, -1) < 0 else 1) + 4
        parts.append(tag(words, x - left, y + 8 if above else y - 34, kind))
    return {"tags": el("g", *parts, id="tags", aria_hidden="true")}
