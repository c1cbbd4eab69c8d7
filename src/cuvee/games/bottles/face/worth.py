"""Help cards: which card a thing has, and what it is worth now to the one who asks."""

from typing import Final

from cuvee.core.state import HIDDEN
from cuvee.games.bottles.content import CELLS, MARKET_CELL, PRODUCTION, SEA
from cuvee.games.bottles.face.knowledge import cellar
from cuvee.games.bottles.face.prices import tags
from cuvee.games.bottles.face.scout import Scout
from cuvee.games.bottles.face.svg_strip import countries_of
from cuvee.games.bottles.model.state import DECK, REMOVED, State

PLACES: Final = {int(PRODUCTION): "producer", int(MARKET_CELL): "market", int(SEA): "sea"}


def card_of(view: State, word: str) -> str:
    """The kind of a place or of a bottle: they share their cards."""
    content = view.content
    cells, cards = content.labels["cells.id"], content.labels["bottles.id"]
    if word in cells:
        return f"help-place-{PLACES.get(int(content.cell_kind[cells.index(word)]), 'land')}"
    if word in cards:
        dear = content.value[cards.index(word)] >= content.special_value
        return "help-card-dear" if dear else "help-card-ordinary"
    if word in ("left", "right"):
        return "help-piece-fists"
    if word[:1] == "s" and word[1:].isdecimal():
        return "help-zone-cellar"
    return word


def worth(view: State, seat: int, word: str, names: list[str], lang: str) -> str:
    """What a bottle would bring, what a place offers, what a player is known to have."""
    t = Scout(view, seat, names, lang)
    labels = view.content.labels
    if word in labels["bottles.id"]:
        return of_bottle(t, labels["bottles.id"].index(word))
    if word in labels["cells.id"] and seat >= 0 and not view.out[seat]:
        return of_place(t, labels["cells.id"].index(word))
    if word[:1] == "s" and word[1:].isdecimal() and int(word[1:]) < view.seats:
        return of_player(t, int(word[1:]))
    return ""


def of_bottle(t: Scout, card: int) -> str:
    """A price of now, or what markets pay for it in general."""
    price = dict(tags(t.view, t.seat)).get(card, "")
    if price:
        key = "worth-sells" if price.startswith("+") else "worth-costs"
        note = t.loses(card) if price.startswith("+") else t.gains(card)
        return t.say(key, price=int(price), note=note)
    if t.view.place[card] in (REMOVED, HIDDEN):
        return ""
    content, value = t.content, int(t.content.value[card])
    factors = content.special if value >= content.special_value else content.ordinary
    prices = [value * int(factors[2 * k]) // int(factors[2 * k + 1]) for k in range(1, 7)]
    if t.view.place[card] == DECK:
        return t.say("worth-producer", price=value, least=min(prices), most=max(prices))
    return t.say("worth-market", least=min(prices), most=max(prices))


def of_place(t: Scout, cell: int) -> str:
    """What waits there, and how far it is."""
    here = int(t.view.cell[t.seat])
    waits = t.waits(cell)
    if here < 0:
        return waits
    steps = int(t.content.distance[here * CELLS + cell])
    far = t.say("worth-steps", steps=steps)
    return t.facts(far, waits)


def of_player(t: Scout, seat: int) -> str:
    """Countries, coins and bottles, as far as they are known."""
    found = cellar(t.view, seat)
    shown = countries_of(t, found.least, found.most)
    goal = t.say("word-goal", countries=shown, goal=int(t.view.goal()))
    money, bottles = int(t.view.money[seat]), int(t.view.bottles[seat])
    return t.facts(goal, t.say("fact-player", money=money, bottles=bottles))
