"""The invariants of the spec's section 8: the first one a state breaks, as a sentence."""

from typing import Final

from cuvee.core.fate import Pile
from cuvee.core.native import i64
from cuvee.core.sets import size
from cuvee.core.state import ask_of, seat_of
from cuvee.games.naramata.content import SLOTS
from cuvee.games.naramata.model.cards import (
    CARDS,
    CHEESE,
    ROWS,
    SUITED,
    SUITS,
    TOURISTS,
    WINE,
    suit_of,
)
from cuvee.games.naramata.model.guide import (
    EMPTY,
    EMPTY_ROWS,
    ON_TOURIST,
    OVERTIME,
    SEATS_IN_CAR,
    WIDTH,
    Guide,
)
from cuvee.games.naramata.model.pieces import NONE, OFF
from cuvee.games.naramata.model.places import SIGNATURES, SPOTS
from cuvee.games.naramata.model.roadmap import HOME, NODES, SITES, WINERIES
from cuvee.games.naramata.model.state import TOURIST_PILE, State
from cuvee.games.naramata.model.upgrades import ASSISTANT, BLACK, DISC_KINDS, KINDS, RESERVED_TABLE
from cuvee.games.naramata.options import COMPETITIVE
from cuvee.games.naramata.questions import BENCHING, LOST, PARKED, TURN
from cuvee.games.naramata.rules import clock, morning, purse

LATEST: Final[i64] = 31  # NA-28.3


def audit(state: State) -> str:
    for found in (
        cards(state),
        tourists(state),
        upgrades(state),
        bottles(state),
        board(state),
        figures(state),
        rating(state),
    ):
        if found:
            return found
    for seat in range(state.seats):
        found = tray(state, state.guides[seat]) or guide_of(state, seat)
        if found:
            return f"s{seat}: {found}"
    return ""


def cards(state: State) -> str:
    """Invariant 1: every wine, cheese and shopping card is in one place."""
    for card in range(CARDS):
        pile = state.piles[suit_of(card)]
        count = pile.left[card % SUITED] + (state.discards >> card & 1) + (state.drawn >> card & 1)
        for guide in state.guides:
            for k in range(SEATS_IN_CAR):
                count += guide.tray[k * WIDTH + ON_TOURIST] >> card & 1
        if count != 1:
            return f"card {state.content.cards.ids[card]} is there {count} times"
    for pile in state.piles:
        found = stock(pile)
        if found:
            return found
    return ""


def stock(pile: Pile) -> str:
    """Invariants 1 and 2: no card is missing twice to make up for one that is there twice."""
    if sum(pile.left) != pile.count:
        return "a pile does not hold as many cards as it says"
    if min(pile.left) < 0:
        return "a pile holds less than no card of a kind"
    return ""


def tourists(state: State) -> str:
    """Invariant 1: so is every tourist."""
    for tourist in range(TOURISTS):
        count = state.piles[TOURIST_PILE].left[tourist]
        count += (state.departed >> tourist & 1) + (state.display >> tourist & 1)
        for guide in state.guides:
            count += guide.hand >> tourist & 1
            for k in range(SEATS_IN_CAR):
                if guide.tourist(k) == tourist:
                    count += 1
        if count != 1:
            return f"tourist {state.content.wishes.ids[tourist]} is there {count} times"
    return ""


def upgrades(state: State) -> str:
    """Invariants 2 and 12: all upgrades are there, and the row has no gap on its right."""
    market = state.market
    for kind in range(KINDS):
        count = market.pile.left[kind]
        for slot in range(SLOTS):
            if market.row[slot] == kind:
                count += 1
        for k in range(market.count):
            if market.under[k] == kind:
                count += 1
        for guide in state.guides:
            count += guide.owned >> kind & 1
        if count != state.content.upgrades.copies[(state.players() - 1) * KINDS + kind]:
            return f"upgrade {state.content.upgrades.ids[kind]} is there {count} times"
    for slot in range(SLOTS):
        if market.above[slot] < 0:
            return "less than no prestige lies above a slot"
        if slot > 0 and market.row[slot] == NONE and market.row[slot - 1] != NONE:
            return "the upgrade row has a gap on its right"
    return stock(market.pile)


def bottles(state: State) -> str:
    """Invariant 3: no bottle is lost, and no winery has one too many."""
    places = state.content.places
    players = state.players()
    each, extra = places.bottles_each[players - 1], places.bottles_extra[players - 1]
    for signature in range(SIGNATURES):
        more = state.bottles_at(signature) - each
        for guide in state.guides:
            more += guide.bottles >> signature & 1
        if more not in (0, 1):
            return f"{each + more} bottles are of one winery"
        extra -= more
    if extra != 0:
        return f"{extra} bottles are missing"
    return ""


def board(state: State) -> str:
    """Invariants 6, 7 and 14: markers, one car a winery, room on the start sites."""
    for spot in range(SPOTS):
        if state.occupied[spot] not in (0, 1):
            return "a place has more than one marker"
        fourth = state.content.places.least_players[spot] == 4
        if state.occupied[spot] and fourth and state.seats < 4:
            return "a fourth place is marked"
    seen: i64 = 0
    for car in state.cars:
        if car.place != NONE:
            if state.content.places.winery_of[car.place] != car.node:
                return "a car stands on a place of another winery"
            if seen >> car.node & 1:
                return "two cars stand at one winery"
            seen |= 1 << car.node
    room = state.content.costs.site_room
    if len(state.cars) == 2:
        room = state.content.costs.site_room_of_two
    for site in range(SITES):
        if morning.load_of(state, site) > room:
            return "too many cars on a start site"
    return ""


def figures(state: State) -> str:
    """Invariants 10 and 11, NA-28.3: whose turn it is stands lowest in the first column."""
    for car in range(len(state.cars)):
        if state.cars[car].clock > LATEST:
            return "a clock has run too far"
        for other in range(car):
            same = state.cars[car].height == state.cars[other].height
            if (
                same
                and state.cars[car].clock >= 0
                and state.cars[car].clock == state.cars[other].clock
            ):
                return "two figures stand at the same height"
    asked = state.depth > 0 and ask_of(state.top()) == TURN
    if asked and clock.next_car(state) != seat_of(state.top()):
        return "somebody else's figure is next"
    return ""


def rating(state: State) -> str:
    """Invariant 15: the rating stays within its bounds, and 0 is the end."""
    if state.options.mode == COMPETITIVE:
        return "a rating among rivals" if state.rating else ""
    if state.rating < 0 or (state.rating == 0) != (state.ending == LOST):
        return f"the rating is {state.rating}"
    return ""


def tray(state: State, guide: Guide) -> str:
    """Invariant 9: no row holds more than fits, no type lies twice on one tourist."""
    for k in range(SEATS_IN_CAR):
        tourist = guide.tourist(k)
        here = guide.tray[k * WIDTH + ON_TOURIST]
        for row in range(ROWS):
            length: i64 = 0
            if tourist != EMPTY:
                length = state.content.wishes.length[tourist * ROWS + row]
            items = guide.tray[k * WIDTH + row]
            if not 0 <= items <= length:
                return f"{items} items on a row of {length}"
            held = size(here & SUITS[row]) if row < 3 else items
            if held != items and not (row == CHEESE and held < items):
                return "the cards on a row are not as many as its items"
            for card in range(row * SUITED, row * SUITED + SUITED):
                alike = here & state.content.cards.same_type[card] if row <= CHEESE else 0
                if row in (WINE, CHEESE) and size(alike) > 1:
                    return "two cards of one type on a tourist"
    return ""


def guide_of(state: State, seat: i64) -> str:
    """Invariants 2, 4, 5, 8, 13 and 16: discs, upgrades, prestige, seats, points."""
    guide, car = state.guides[seat], state.cars[seat]
    if guide.prestige < 0:
        return "prestige below 0"
    if guide.prestige > 0 and purse.owner(state, seat) != seat:
        return "prestige outside the pool"
    if guide.active & ~guide.owned:
        return "an active upgrade is not owned"
    benching = state.depth > 0 and ask_of(state.top()) == BENCHING
    if size(guide.active) > state.content.costs.most_active and not benching:
        return "too many upgrades are active"
    if car.colour != NONE:
        discs = guide.discs + guide.beside + guide.discs_on_cards()
        if discs != state.content.cars.discs[car.colour] + (guide.active >> ASSISTANT & 1):
            return f"{discs} discs"
    if not discs_lie_well(state, guide):
        return "a disc where none may lie"
    if guide.reserved > state.content.upgrades.value[RESERVED_TABLE]:
        return "too many markers on the reserved table"
    if guide.arrival > 0 and (car.node != HOME or car.clock != OFF):
        return "a parked car is still on its way"
    if not aboard(state, seat):
        return f"{guide.tourists()} tourists in the car"
    if guide.ledger[EMPTY_ROWS] > 0 or guide.ledger[OVERTIME] > 0:
        return "a penalty that pays"
    return ""


def discs_lie_well(state: State, guide: Guide) -> bool:
    """Invariant 4: only on active upgrades, and no more than one holds."""
    for kind in range(DISC_KINDS):
        if guide.discs_on(kind) > state.options.discs_each * (guide.active >> kind & 1):
            return False
    return guide.discs >= 0 and guide.beside >= 0


def aboard(state: State, seat: i64) -> bool:
    """Invariant 8: so many tourists as may be; enough on the road, none once they are dropped."""
    guide, car = state.guides[seat], state.cars[seat]
    count = guide.tourists()
    if state.depth == 0 or car.colour == NONE:
        return True
    most = SEATS_IN_CAR
    if state.options.mode == COMPETITIVE:
        most = state.content.cars.capacity[car.colour]
    full_day = car.node != HOME
    for k in range(state.depth):
        if ask_of(state.agenda[k]) == PARKED and seat_of(state.agenda[k]) == seat:
            full_day = True
    if full_day:
        return state.content.costs.fewest_tourists <= count <= most
    return count <= most and (count == 0 or guide.arrival == 0)


def audit_step(before: State, after: State) -> str:
    """Invariants 7 and 15: cars drive in the direction of the day, ratings never rise."""
    if after.rating > before.rating or after.day < before.day:
        return "rating or day went the wrong way"
    if after.day != before.day:
        return ""
    road = after.content.road
    for car in range(len(after.cars)):
        old, new = before.cars[car].node, after.cars[car].node
        if old != new and old != HOME and new != HOME:
            at = after.way() * NODES + old
            free = after.cars[car].colour == BLACK and car < after.seats
            reached = road.level[at] if free else road.ahead[at]
            if new >= WINERIES or reached >> new & 1 == 0:
                return "a car drove against the direction of the day"
    return ""
