"""What the strip of a player shows at a glance."""

from typing import Final

from markupsafe import Markup

from cuvee.games.bottles.face.knowledge import cellar, has_goal
from cuvee.games.bottles.face.svg_parts import use
from cuvee.games.bottles.face.text import Teller
from cuvee.games.bottles.model.state import AMOUNT, MOST_DEBTS, State
from cuvee.render.asking import Counter
from cuvee.render.cache import DrawingCache
from cuvee.render.svg import el, join, spell

PIPS, TAIL, HIGH = 130, 168, 24  # the row with the countries, their number and the bottles
BACKS: Final = 42  # where the bottles begin
GLANCES: Final = DrawingCache[Markup]()


def moment(view: State, lang: str) -> str:
    return Teller(view, [], lang).round()


def last_of_round(view: State) -> int:
    """BO-2.1: the player whose turn ends the round."""
    order = [(int(view.first) + k) % int(view.seats) for k in range(view.seats)]
    return [seat for seat in order if not view.out[seat]][-1]


def counters(view: State, seat: int, viewer: int, lang: str) -> list[Counter]:
    """BO-R59 money is open; so are places, debts and the number of bottles."""
    t = Teller(view, [], lang)
    if view.out[seat]:
        return [Counter("out", t.say("word-out"), t.say("word-out"))]
    found = [
        Counter("coin", str(view.money[seat]), t.say("word-strip_money")),
        Counter("bottle", str(view.bottles[seat]), t.say("word-strip_bottles")),
    ]
    owed = sum(int(d & AMOUNT) for d in view.debts[seat * MOST_DEBTS : (seat + 1) * MOST_DEBTS])
    if owed:
        found.append(Counter("hourglass", str(owed), t.say("word-strip_debts")))
    if view.cell[seat] >= 0:
        found.append(Counter("pin", t.cell(view.cell[seat]), t.say("word-strip_place")))
    if view.round and view.depth and last_of_round(view) == seat:
        found.append(Counter("finish", "", t.say("word-strip_last")))
    return found


def glance(view: State, seat: int, lang: str) -> Markup:
    """The picture in a strip, as it was drawn last time if nothing in it changed."""
    who = (seat, int(view.character[seat]), bool(view.out[seat]), int(view.goal()), lang)
    key = (view.content, who, cellar(view, seat))
    return GLANCES.page(key, lambda: pictured(view, seat, lang))


def pictured(view: State, seat: int, lang: str) -> Markup:
    """A portrait, the countries as pips, and each bottle as far as this viewer knows it."""
    if view.out[seat]:
        return join([portrait(view, seat, "bo-face bo-out")])
    t = Teller(view, [], lang)
    found = cellar(view, seat)
    goal = int(view.goal())
    shown = countries_of(t, found.least, found.most)
    label = t.say("word-goal", countries=shown, goal=goal)
    countries = row(pips(found.least, found.most, goal), PIPS, f"bo-pips bo-s{seat}", label)
    number = el("text", shown, x=2, y=16.5, class_="bo-few")
    tail = row([number, *bottles(t, seat)], TAIL, "bo-tail", t.say("word-strip_bottles"))
    kind = "bo-row bo-goal" if has_goal(view, seat) else "bo-row"
    return join([portrait(view, seat, "bo-face"), el("span", countries, tail, class_=kind)])


def row(parts: list[Markup], wide: int, kind: str, label: str) -> Markup:
    """A part of the row below the name."""
    return el(
        "svg",
        *parts,
        viewBox=f"0 0 {wide} {HIGH}",
        class_=f"cuvee {kind}",
        role="img",
        aria_label=label,
    )


def countries_of(t: Teller, least: int, most: int) -> str:
    """How many countries: a number, or the fewest and the most."""
    return str(least) if least == most else t.say("word-countries_range", least=least, most=most)


def portrait(view: State, seat: int, kind: str) -> Markup:
    """The character in the colour of the seat."""
    character = view.character[seat]
    figure = None
    if character >= 0:
        name = view.content.labels["characters.id"][character]
        figure = use(f"p-{name}", 2, 5, 42, 53, "bo-pawn")
    ground = el("rect", width=46, height=52, class_="bo-ground")
    return el(
        "svg",
        ground,
        figure,
        viewBox="0 0 46 52",
        preserveAspectRatio="xMidYMax slice",
        class_=f"cuvee {kind} bo-s{seat}",
        aria_hidden="true",
    )


def pips(least: int, most: int, goal: int) -> list[Markup]:
    """One for each country on the way to the goal: full, possible, missing."""
    step = PIPS / goal
    radius = spell(min(5.0, step * 0.4))
    kinds = ["bo-sure"] * least + ["bo-may"] * (most - least) + ["bo-not"] * goal
    return [
        el("circle", cx=spell(step * (k + 0.5)), cy=12, r=radius, class_=f"bo-pp {kind}")
        for k, kind in enumerate(kinds[:goal])
    ]


def bottles(t: Teller, seat: int) -> list[Markup]:
    """Faces, backs with a flag where the country is known, other backs."""
    found = cellar(t.view, seat)
    total = len(found.cards) + len(found.surely) + found.unknown
    step = min(17.0, (TAIL - BACKS - 16) / max(1, total - 1))
    parts = []
    for k in range(total):
        x = BACKS + k * step
        if k < len(found.cards):
            parts.append(small(t, int(t.content.country[found.cards[k]]), x, "bo-sf"))
        elif k < len(found.cards) + len(found.surely):
            parts.append(small(t, found.surely[k - len(found.cards)], x, "bo-sb"))
        else:
            parts.append(small(t, -1, x, "bo-sb"))
    return parts


def small(t: Teller, land: int, x: float, kind: str) -> Markup:
    """A bottle, very small: with its flag, or with a question mark."""
    inner = el("text", "?", x=7.5, y=15.5, class_="bo-sq")
    if land >= 0:
        inner = use(f"f-{t.content.labels['countries.id'][land]}", 1.5, 6, 12, 8)
    return el(
        "g",
        el("rect", width=15, height=21, rx=2.5, class_=kind),
        inner,
        transform=f"translate({spell(round(x, 1))} 1.5)",
    )
