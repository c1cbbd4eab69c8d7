"""Where to walk: what the places of the map promise a marker."""

from typing import Final

from cuvee.core.native import i64, vec
from cuvee.core.sets import bit
from cuvee.core.state import ask_of, seat_of
from cuvee.games.bottles.content import CARDS, CELLS, COUNTRIES, DRY, MARKET_CELL
from cuvee.games.bottles.model.state import DECK, NONE, State
from cuvee.games.bottles.moves import AIM
from cuvee.games.bottles.questions import AIMING, CELL, MOVING

COUNTRY: Final[i64] = 1_000
COIN: Final[i64] = 300  # as long as coins are needed for countries
RESALE: Final[i64] = 170  # percent of its value that a dear bottle will bring, the way considered
FAR: Final[i64] = 14  # links
STOP: Final[i64] = 2  # links that a stop costs, because the turn ends there
LINK: Final[i64] = 40  # what each link to the next errand costs
SHORT: Final[i64] = 150  # hundredths of a coin for each missing country: with less, trade first
UNSOLD: Final[i64] = 120  # what each coin of a dear bottle counts less as long as it is not sold


def marker(state: State, seat: i64) -> i64:
    """Where the marker stands, or where it is aimed at before the game begins; NONE if nowhere."""
    here = state.cell[seat]
    if here == NONE:
        aim = state.envelope(AIMING, seat)
        if aim >= 0:
            return AIM.a(aim)
    return here


def plan(state: State, seat: i64) -> i64:
    """Less for each link to the nearest place that is useful now: an errand never pays by waiting.

    A stop that cannot be used in this turn is as far as two links more.
    """
    here = marker(state, seat)
    if here == NONE:
        return 0
    content = state.content
    useful = targets(state, seat)
    away = FAR
    for cell in range(DRY):
        country = content.cell_country[cell]
        if country >= 0:
            if useful >> country & 1:
                away = min(away, content.distance[here * CELLS + cell])
        elif content.cell_kind[cell] == MARKET_CELL and useful >> COUNTRIES & 1:
            away = min(away, content.distance[here * CELLS + cell])
    if away > 0 or not may_use(state, seat):
        away = min(FAR, away + STOP)
    return -LINK * away


def targets(state: State, seat: i64) -> i64:
    """Where to go, as bits: countries with a bottle worth its price; and, last, the markets.

    A missing country, anything to drink for whoever has one bottle or none, a dear bottle to trade
    with as long as money is short; a market with a dear bottle to sell, or a spare one at last.
    """
    content = state.content
    purse = state.money[seat] - 1
    found: i64 = 0
    to_trade: i64 = 0
    countries: i64 = 0
    for country in range(COUNTRIES):
        owned = False
        cheapest: i64 = 99
        dear: i64 = 99
        for card in range(content.first_card[country], content.first_card[country + 1]):
            if state.place[card] == seat:
                owned = True
            elif state.place[card] == DECK:
                cheapest = min(cheapest, content.value[card])
                if content.value[card] >= content.special_value:
                    dear = min(dear, content.value[card])
        if owned:
            countries += 1
        if cheapest <= purse:
            if owned and state.bottles[seat] <= 1:
                found |= bit(country)
            if not owned and cheapest < content.special_value:
                found |= bit(country)
        if dear < purse:
            to_trade |= bit(country)
    load = carried(state, seat)
    missing = state.goal() - countries
    if load == 0 and 100 * state.money[seat] < SHORT * missing + 200:
        found |= to_trade
    spare = found == 0 and state.bottles[seat] > countries
    if spare or (load > 0 and state.bottles[seat] > 1):
        found |= bit(COUNTRIES)
    return found


def carried(state: State, seat: i64) -> i64:
    """The value of all dear bottles in the cellar: they are to be sold."""
    content = state.content
    total: i64 = 0
    for card in range(CARDS):
        if state.place[card] == seat and content.value[card] >= content.special_value:
            total += content.value[card]
    return total


def may_use(state: State, seat: i64) -> bool:
    """May the seat still buy or sell where its marker stands, in this turn?"""
    if state.depth == 0:
        return False
    step = state.agenda[state.depth - 1]
    return seat_of(step) == seat and (ask_of(step) == MOVING or ask_of(step) == CELL)


def reach(state: State, seat: i64) -> i64:
    """How near the marker is to what it wants: the best place, and half of the next best."""
    here = marker(state, seat)
    if here == NONE:
        return 0
    content = state.content
    pull = pulls(state, seat)
    first: i64 = 0
    second: i64 = 0
    for cell in range(DRY):
        wanted: i64 = 0
        if content.cell_country[cell] >= 0:
            wanted = pull[content.cell_country[cell]]
        elif content.cell_kind[cell] == MARKET_CELL:
            wanted = pull[COUNTRIES]
        if wanted > 0:
            near = wanted * max(0, FAR - content.distance[here * CELLS + cell]) // FAR // 2
            if near > first:
                second = first
                first = near
            elif near > second:
                second = near
    return first + second // 2


def pulls(state: State, seat: i64) -> vec[i64]:
    """What a visit to each country would bring; and, last, a visit to a market."""
    content = state.content
    pull = vec[i64]([0] * (COUNTRIES + 1))
    purse = state.money[seat] - 2
    for country in range(COUNTRIES):
        owned = False
        cheapest: i64 = 99
        profit: i64 = 0
        for card in range(content.first_card[country], content.first_card[country + 1]):
            value = content.value[card]
            if state.place[card] == seat:
                if value >= content.special_value:
                    pull[COUNTRIES] += value * COIN // 4
                owned = True
            elif state.place[card] == DECK and value <= purse:
                cheapest = min(cheapest, value)
                if value >= content.special_value:
                    profit += (RESALE - 100) * value * COIN // 100
                    purse -= value
        pull[country] = profit
        if not owned and cheapest < 99:
            pull[country] += COUNTRY - cheapest * COIN
    return pull
