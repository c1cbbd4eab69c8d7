"""DP-8 A sale before it is made: what it is worth, and what could be added to reach more."""

from itertools import combinations
from typing import Final, NamedTuple

from cuvee.games.dom_pierre import moves as m
from cuvee.games.dom_pierre.content import BOTTLE, KINDS, PT_SALE_1
from cuvee.games.dom_pierre.face.asker import Asker
from cuvee.games.dom_pierre.face.helping import ruler
from cuvee.games.dom_pierre.model.house import kind_of, value_of
from cuvee.games.dom_pierre.rules import sale
from cuvee.games.dom_pierre.rules.market import card_of, route_bonus, route_of
from cuvee.render.asking import Choice

MOST: Final = 4  # extras weighed against each other; more are hardly ever held


class Worth(NamedTuple):
    """What a sale brings: points, and whether it wins prestige."""

    points: int
    prestige: bool


def worth(t: Asker, market: int, value: int) -> Worth:
    """DP-8.8, DP-8.9: by the quota of the route."""
    least = t.content.sale_least
    shield = 2 if value >= least[2] else 1 if value >= least[1] else 0
    tile = int(t.view.market.quotas[route_of(market)])
    return Worth(int(t.content.quota[3 * tile + shield]), bool(value >= t.content.sale_prestige))


def extras(t: Asker, market: int) -> list[int]:
    """DP-8.6, DP-12.8: what this house could add, in the order of the rules."""
    card = card_of(t.view, market)
    found: list[int] = []
    for extra in range(int(sale.EXTRAS)):
        if sale.has_extra(t.view, t.seat, card, extra):
            many = 1
            if extra >= 2 * KINDS:
                many = int(t.house.kept(PT_SALE_1 + extra - 2 * KINDS))
            found += [extra] * many
    return found


def adds(t: Asker, extra: int) -> int:
    if extra < 2 * KINDS:
        return int(t.content.accessory_value[extra])
    return int(t.content.tile_value[PT_SALE_1 + extra - 2 * KINDS])


def ways(t: Asker, market: int, value: int) -> list[tuple[int, ...]]:
    """Nothing added, and for each better outcome the least that reaches it."""
    found: list[tuple[int, ...]] = [()]
    can = extras(t, market)[: 2 * MOST]
    some = [each for n in range(1, len(can) + 1) for each in combinations(range(len(can)), n)]
    some.sort(key=lambda each: (sum(adds(t, can[k]) for k in each), len(each), each))
    best = worth(t, market, value)
    for each in some:
        reached = worth(t, market, value + sum(adds(t, can[k]) for k in each))
        if reached > best:
            best = reached
            found.append(tuple(can[k] for k in each))
    return found


def plan(t: Asker, market: int, added: tuple[int, ...]) -> tuple[int, ...]:
    """The answers that add these and close the sale."""
    can = extras(t, market)
    rest = list(can)
    for extra in added:
        rest.remove(extra)
    last = added[-1] if added else -1
    open_ = [extra for extra in rest if extra > last or extra == last >= 2 * KINDS]
    answers = [int(m.ADD.of(extra)) for extra in added]
    return (*answers, int(m.ADD_DONE)) if open_ else tuple(answers)


def selling(t: Asker, move: int) -> list[Choice]:
    """The ways to sell a champagne to a market, each with its sum."""
    market, place = int(m.SELL.a(move)), 2 * int(m.SELL.b(move)) + int(m.SELL.c(move))
    value = int(sale.plain_value(t.view, t.seat, market, place))
    found = []
    for added in ways(t, market, value):
        total = value + sum(adds(t, extra) for extra in added)
        brings = worth(t, market, total)
        key = "choice-sell_with" if added else "choice-sell_plain"
        names = ", ".join(t.extra(extra) for extra in added)
        words = t.say(key, points=brings.points, extras=names, prestige=str(brings.prestige))
        found.append(
            Choice(
                words,
                move,
                icon="dp-glass" if brings.prestige else "dp-points",
                price=f"+{brings.points}",
                note=sum_of(t, market, place, total - value),
                plan=plan(t, market, added),
                shows=(t.champagne_word(place), *[t.extra_word(extra) for extra in added]),
            )
        )
    if len(extras(t, market)) > 1:
        words = t.say("choice-sell_open")
        found.append(Choice(words, move, icon="up", shows=(t.champagne_word(place),)))
    return found


def sum_of(t: Asker, market: int, place: int, added: int) -> str:
    """The sum of a sale: the champagne, its press, the road, what is added."""
    tile = int(value_of(t.house.tile(place)))
    press = int(t.content.press_add[3 * card_of(t.view, market) + place // 2])
    road = int(route_bonus(t.view, t.seat, route_of(market)))
    return t.say(
        "fact-sum",
        tile=tile,
        press=press,
        road=road,
        added=added,
        value=tile + press + road + added,
    )


def sales(t: Asker, market: int, moves: list[int], more: list[Choice]) -> Choice:
    """Everything that can be done at a market; the head shows what a value earns."""
    routes = t.content.ids["route"]
    word = routes[market] if market < len(routes) else "reims"
    title = t.say("choice-sell_to", card=t.name("market", int(card_of(t.view, market))))
    each = [champagne(t, market, move) for move in moves]
    if len(each) == 1 and each[0].then:
        each = list(each[0].then)
    each += [one._replace(at="") for one in more]
    if len(each) == 1:
        return each[0]._replace(at=word)
    return Choice(title, at=word, icon="dp-sales", note=ruler(t, market), then=tuple(each))


def champagne(t: Asker, market: int, move: int) -> Choice:
    """A champagne that a market buys: the one way to sell it, or a choice of several."""
    place = 2 * int(m.SELL.b(move)) + int(m.SELL.c(move))
    tile = int(t.house.tile(place))
    words = t.say("choice-sell", tile=t.champagne(tile), press=t.the_press(place // 2))
    found = tuple(selling(t, move))
    if len(found) == 1:
        return found[0]._replace(words=words)
    best = max(int(way.price or 0) for way in found)
    icon = "dp-bottle" if kind_of(tile) == BOTTLE else "dp-barrel"
    note = t.say("fact-with_extras")
    return Choice(words, icon=icon, price=f"+{best}", note=note, then=found)


def standing(t: Asker, market: int) -> str:
    """While extras are added: what the sale is worth now, and what the next step needs."""
    value = int(t.view.value)
    now = worth(t, market, value)
    steps = [
        int(t.content.sale_least[1]),
        int(t.content.sale_least[2]),
        int(t.content.sale_prestige),
    ]
    above = [step for step in steps if step > value]
    if not above:
        return t.say("hint-sale_best", value=value, points=now.points)
    then = worth(t, market, above[0])
    return t.say(
        "hint-sale",
        value=value,
        points=now.points,
        missing=above[0] - value,
        then=then.points,
        prestige=str(then.prestige),
    )
