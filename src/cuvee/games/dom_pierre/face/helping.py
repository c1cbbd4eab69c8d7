"""Which help card a thing has, and what it is worth now to the one who asks."""

from typing import Final

from cuvee.games.dom_pierre import scoring
from cuvee.games.dom_pierre.content import BOTTLE
from cuvee.games.dom_pierre.face.objectives import counts, progress
from cuvee.games.dom_pierre.face.svg import after_raise
from cuvee.games.dom_pierre.face.svg_kit import ACTIONS
from cuvee.games.dom_pierre.face.text import Teller
from cuvee.games.dom_pierre.face.text_table import bonus_on
from cuvee.games.dom_pierre.model.house import GONE
from cuvee.games.dom_pierre.model.state import NEUTRAL, State
from cuvee.games.dom_pierre.rules import cellar, free, metrics, picking
from cuvee.games.dom_pierre.rules.market import card_of, route_of
from cuvee.games.dom_pierre.rules.workers import on_space

HAVE: Final = {
    "have-points": "score_track",
    "have-francs": "franc",
    "have-crowns": "crown",
    "have-level": "prestige_track",
    "scored_objectives": "own_objective",
}


def card_of_thing(view: State, word: str) -> str:
    """The word of the card that explains a thing which has none of its own."""
    content, ids = view.content, view.content.ids
    if word in HAVE:
        return HAVE[word]
    if word in ids["vineyard_cell"]:
        cell = ids["vineyard_cell"].index(word)
        grape = int(view.vineyard.grape_on(cell))
        if grape >= 0:
            return ids["grape"][grape]
        return "bonus_cell" if bonus_on(view, cell) >= 0 else "vineyard_cell"
    if word in ids["route_space"]:
        neutral = on_space(view, ids["route_space"].index(word)) == NEUTRAL
        return "neutral_worker" if neutral else "route_space"
    if word in ids["route"]:
        card = int(card_of(view, ids["route"].index(word)))
        return ids["market_card"][card] if card >= 0 else f"route_{word}"
    first, _, rest = word.partition("-")
    if first == "hand":
        return f"vt_{rest}"
    if first in ("favour", "kept", "grey", "blue"):
        return rest
    if rest.startswith("pile-"):
        return f"{first}_pile"
    if first in content.ids["press"]:
        return "champagne_tile"
    return word


def worth(view: State, seat: int, word: str, names: list[str], lang: str) -> str:
    """What a thing is worth now; nothing for somebody who watches."""
    if not 0 <= seat < view.seats:
        return ""
    t, ids = Teller(view, names, lang), view.content.ids
    if word in ACTIONS:
        return of_disc(t, seat, ACTIONS.index(word))
    if word in ids["objective_card"]:
        return of_objective(t, seat, ids["objective_card"].index(word))
    if word in ids["vineyard_cell"]:
        return of_cell(t, ids["vineyard_cell"].index(word))
    if word in (*ids["route"], "reims"):
        return ruler(t, ids["route"].index(word) if word in ids["route"] else 4)
    if word in ids["press"]:
        return of_press(t, seat, ids["press"].index(word))
    if word in ("prestige_track", "have-level", "have-crowns"):
        return of_prestige(t, seat)
    return ""


def of_disc(t: Teller, seat: int, action: int) -> str:
    """DP-3.9, DP-3.10: strength and cost after the next step."""
    house, side = t.view.houses[seat], int(t.view.options.side)
    if house.rows[action] == GONE:
        return ""
    cost, strength = after_raise(t, seat, action)
    before = int(t.content.cost[7 * side + house.lowest()])
    return t.say(
        f"fact-raise_{ACTIONS[action]}",
        strength=strength,
        cost=cost,
        rises="yes" if cost > before else "no",
        row=int(house.lowest()),
    )


def of_objective(t: Teller, seat: int, card: int) -> str:
    points = max(0, int(free.worth(t.view, seat, card)))
    have = progress(t, card, counts(t.view, seat, card))
    return t.say("worth-objective", progress=have, n=points)


def of_cell(t: Teller, cell: int) -> str:
    return "" if t.view.vineyard.grape_on(cell) >= 0 else harvests_of(t, cell)


def harvests_of(t: Teller, cell: int) -> str:
    """DP-4.6: the harvests a grape here would give."""
    a, b, c = (t.label("grape", grape) for grape in range(3))
    x, y, z = (int(picking.base(t.view, cell, grape)) for grape in range(3))
    return t.say("fact-harvests", a=a, b=b, c=c, x=x, y=y, z=z)


def of_press(t: Teller, seat: int, press: int) -> str:
    """DP-5.5: what its harvest counts."""
    house = t.view.houses[seat]
    total = int(cellar.harvest_sum(house, press))
    kind = "bottle" if t.content.press_kind[press] == BOTTLE else "barrel"
    if house.holds_champagne(press) or not total:
        return ""
    return t.say(f"worth-press_{kind}", n=total, bonus=total + int(t.content.press_bonus[press]))


def of_prestige(t: Teller, seat: int) -> str:
    """DP-14.1, DP-14.2: the final scoring, if the game ended now."""
    crowns = int(metrics.crowns(t.view, t.view.houses[seat]))
    return t.say(
        "worth-prestige",
        level=int(scoring.prestige(t.view, seat)),
        n=crowns,
        crowns=int(scoring.crowns(t.view, seat)),
    )


def ruler(t: Teller, market: int) -> str:
    """DP-8.8: which value of a sale earns what at this market."""
    least = [int(n) for n in t.content.sale_least]
    tile = int(t.view.market.quotas[route_of(market)])
    points = [int(n) for n in t.content.quota[3 * tile : 3 * tile + 3]]
    return t.say(
        "fact-ruler",
        low=least[1] - 1,
        a=points[0],
        middle=least[1],
        mid=least[2] - 1,
        b=points[1],
        high=least[2],
        c=points[2],
        top=int(t.content.sale_prestige),
    )
