"""What the strip of a player shows at a glance."""

from cuvee.core.state import HIDDEN
from cuvee.games.bottles.content import CARDS, COUNTRIES
from cuvee.games.bottles.face.text import Teller
from cuvee.games.bottles.model.state import AMOUNT, DECK, MOST_DEBTS, State
from cuvee.render.asking import Counter


def moment(view: State, lang: str) -> str:
    return Teller(view, [], lang).round()


def counters(view: State, seat: int, viewer: int, lang: str) -> list[Counter]:
    """BO-R59 money is open; so are places, debts and the number of bottles."""
    t = Teller(view, [], lang)
    if view.out[seat]:
        return [Counter("out", "", t.say("word-out"))]
    least, most = countries(view, seat)
    shown = str(least) if least == most else t.say("word-countries_range", least=least, most=most)
    found = [
        Counter("coin", str(view.money[seat]), t.say("word-strip_money")),
        Counter("bottle", str(view.bottles[seat]), t.say("word-strip_bottles")),
        Counter("flag", shown, t.say("word-strip_countries")),
    ]
    owed = sum(int(d & AMOUNT) for d in view.debts[seat * MOST_DEBTS : (seat + 1) * MOST_DEBTS])
    if owed:
        found.append(Counter("hourglass", str(owed), t.say("word-strip_debts")))
    if view.cell[seat] >= 0:
        found.append(Counter("pin", t.cell(view.cell[seat]), t.say("word-strip_place")))
    return found


def countries(view: State, seat: int) -> tuple[int, int]:
    """How many countries a cellar has at least and at most, as far as this view tells.

    Unseen bottles are in decks, whose sizes are open, or in cellars.
    """
    content = view.content
    held = [0] * COUNTRIES
    unseen = [-int(left) for left in view.decks]  # by country, outside the decks
    for card in range(CARDS):
        where, land = view.place[card], content.country[card]
        if where == seat:
            held[land] += 1
        elif where in (HIDDEN, DECK):
            unseen[land] += 1
    sure = sum(1 for count in held if count)
    hidden = int(view.bottles[seat]) - sum(held)
    others = sorted(unseen[k] for k in range(COUNTRIES) if not held[k] and unseen[k] > 0)
    most = sure + min(hidden, len(others))
    hidden -= sum(unseen[k] for k in range(COUNTRIES) if held[k])
    least = sure
    while hidden > 0 and others:
        hidden -= others.pop()
        least += 1
    return least, most
