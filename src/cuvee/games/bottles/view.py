"""What a seat may know (section 5 of the spec), and worlds that fit it."""

from typing import Final

from cuvee.core.bulk import WORDS, translate
from cuvee.core.fate import Fate
from cuvee.core.moves import numbers
from cuvee.core.native import i64, vec
from cuvee.core.state import HIDDEN, about_of, ask_of, seat_of
from cuvee.games.bottles.content import CARDS, COUNTRIES, SEATS, START_COUNTRIES
from cuvee.games.bottles.model.state import (
    ASK_COUNTRY,
    DECK,
    DELIVERABLE,
    MARKET,
    NONE,
    PROPOSED,
    REMOVED,
    WRITING,
    State,
)
from cuvee.games.bottles.moves import BUY, CANCEL, HAND, PICK, PROPOSE, STEAL
from cuvee.games.bottles.questions import BOTTLE, CELL, DRAFT, HAND_OVER, LOOT
from cuvee.games.bottles.rules import exchange, reply

# -- what the seat sees


def observe(state: State, seat: i64) -> State:
    """A twin with HIDDEN cards, other seats' envelopes closed and foreign offers veiled."""
    return hidden(state, seat, state.copy())


def peek(state: State, seat: i64, veil: State) -> State:
    """The same to be read at once: it shares with the state what is open to all."""
    return hidden(state, seat, state.veiled(veil.place))


def hidden(state: State, seat: i64, view: State) -> State:
    """The twin, without what the seat cannot know; BO-R59 money is open."""
    if state.depth == 0:
        translate(state.place, KNOWN[OPEN], view.place)
        return view
    view.hide_envelopes(seat)
    hide_cards(state, seat, view)
    show_decks(state, seat, view)
    step = state.agenda[state.depth - 1]
    if ask_of(step) == LOOT and seat_of(step) == seat:
        show_cellar(state, about_of(step), view)
    if state.offer.by != NONE:
        show_offer(state, seat, view)
    return view


def hide_cards(state: State, seat: i64, view: State) -> None:
    """Where each card is, if the seat knows it by its place, or because it is the lot."""
    translate(state.place, KNOWN[seat], view.place)
    if state.lot != NONE:
        view.place[state.lot] = state.place[state.lot]


def known(*places: int) -> vec[i64]:
    """By place what is seen of a card there: only these, the open market, what is removed."""
    seen: list[int] = [HIDDEN] * WORDS
    for place in (*places, MARKET, REMOVED):
        seen[place] = place
    return numbers(seen)


KNOWN: Final = [
    *[known(seat) for seat in range(SEATS)],
    known(*range(SEATS), DECK),  # OPEN: the game is over
    known(),  # a watcher, seat -1
]
OPEN: Final[i64] = SEATS


def show_decks(state: State, seat: i64, view: State) -> None:
    """The producer's deck in the own cell step; the start decks to the one who picks."""
    content = state.content
    step = state.agenda[state.depth - 1]
    if ask_of(step) == BOTTLE and seat_of(step) == seat:
        for country in range(START_COUNTRIES):
            show_deck(state, country, view)
    elif seat == state.turn and in_open_cell(state):
        country = content.cell_country[state.cell[seat]]
        if country >= 0:
            show_deck(state, country, view)


def in_open_cell(state: State) -> bool:
    """Is the player in turn in the cell step, perhaps in a deal begun there, and may buy?"""
    for k in range(state.depth):
        step = state.agenda[k]
        if ask_of(step) == CELL and seat_of(step) == state.turn:
            return about_of(step) > 0 or not state.options.arrived_only
    return False


def show_deck(state: State, country: i64, view: State) -> None:
    for card in range(state.content.first_card[country], state.content.first_card[country + 1]):
        if state.place[card] == DECK:
            view.place[card] = DECK


def show_cellar(state: State, owner: i64, view: State) -> None:
    for card in range(CARDS):
        if state.place[card] == owner:
            view.place[card] = owner


def show_offer(state: State, seat: i64, view: State) -> None:
    """The two see its cards once proposed; others see counts, countries and money.

    What the partner chooses for it is the partner's secret until all changes hands.
    """
    offer = state.offer
    if seat != offer.partner:
        for k in range(3):
            view.offer.handed[k] = NONE
    if seat != offer.by and offer.stage == WRITING:
        view.offer.clear()
        view.offer.by = offer.by
        view.offer.partner = offer.partner
    elif seat != offer.by and seat != offer.partner:
        for k in range(3):
            view.offer.given[k] = NONE
            if offer.asked[k] < ASK_COUNTRY:
                view.offer.asked[k] = NONE
    elif offer.stage != WRITING:
        for k in range(offer.gives):
            view.place[offer.given[k]] = offer.by
        if offer.stage == DELIVERABLE:
            for k in range(offer.asks):
                if offer.asked[k] < ASK_COUNTRY:
                    view.place[offer.asked[k]] = offer.partner


def secret(state: State, step: i64, move: i64, seat: i64) -> bool:
    """Cards bought at a producer, drafted, chosen or stolen: known to the two at most."""
    if PICK.has(move):
        return True
    if BUY.has(move):
        return state.place[BUY.a(move)] == DECK
    if HAND.has(move):
        return seat != state.offer.by or about_of(step) < state.offer.asks - 1
    if STEAL.has(move):
        return seat != state.place[STEAL.a(move)]
    return ask_of(step) == DRAFT and move != PROPOSE and move != CANCEL


# -- worlds that fit a view


def determinize(view: State, seat: i64, fate: Fate) -> State:
    """Unseen cards go back to their decks and cellars, whose sizes everybody knows."""
    world = view.copy()
    if view.depth == 0:
        return world
    offer = world.offer
    pool = vec[i64]([0] * CARDS)
    count = fill_decks(world, pool, fate)
    shuffle(pool, count, fate)
    room = rooms(world)
    if offer.stage == DELIVERABLE:
        keep_promises(world, pool, count, room)
    for k in range(count):
        if pool[k] != NONE:
            owner = fate.below(world.seats)
            while room[owner] == 0:
                owner = (owner + 1) % world.seats
            world.place[pool[k]] = owner
            room[owner] -= 1
    if offer.stage != WRITING and seat != offer.by and seat != offer.partner:
        guess_offer(world, fate)
    if world.is_asking(HAND_OVER) and seat != offer.partner:
        guess_handed(world, about_of(world.agenda[world.depth - 1]), fate)
    return world


def fill_decks(world: State, pool: vec[i64], fate: Fate) -> i64:
    """Each deck gets as many of its country's unseen cards as it has; the pool gets the rest."""
    count: i64 = 0
    for country in range(COUNTRIES):
        first = world.content.first_card[country]
        stop = world.content.first_card[country + 1]
        unseen: i64 = 0
        wanted = world.decks[country]
        for card in range(first, stop):
            if world.place[card] == HIDDEN:
                unseen += 1
            elif world.place[card] == DECK:
                wanted -= 1
        for card in range(first, stop):
            if world.place[card] == HIDDEN:
                if fate.below(unseen) < wanted:
                    world.place[card] = DECK
                    wanted -= 1
                else:
                    pool[count] = card
                    count += 1
                unseen -= 1
    return count


def shuffle(pool: vec[i64], count: i64, fate: Fate) -> None:
    for k in range(count - 1, i64(0), -1):
        other = fate.below(k + 1)
        card = pool[k]
        pool[k] = pool[other]
        pool[other] = card


def rooms(world: State) -> vec[i64]:
    """How many unseen cards each cellar holds."""
    room = world.bottles[:]
    for card in range(CARDS):
        if 0 <= world.place[card] < world.seats:
            room[world.place[card]] -= 1
    return room


def keep_promises(world: State, pool: vec[i64], count: i64, room: vec[i64]) -> None:
    """Whoever countered or agreed holds enough of the countries still to be handed over."""
    offer = world.offer
    for k in range(count):
        country = world.content.country[pool[k]]
        if reply.held_of(world, offer.partner, country) < due(world, country):
            world.place[pool[k]] = offer.partner
            room[offer.partner] -= 1
            pool[k] = NONE


def due(world: State, country: i64) -> i64:
    """How many bottles of a country the partner must hold; none unless the country is asked."""
    asked: i64 = 0
    named: i64 = 0
    for k in range(world.offer.asks):
        item = world.offer.asked[k]
        if item == ASK_COUNTRY + country:
            asked += 1
        elif 0 <= item < CARDS and world.content.country[item] == country:
            named += 1
    if asked == 0:
        return 0
    return asked + named


def guess_offer(world: State, fate: Fate) -> None:
    """The cards a bystander cannot read: some of the giver's, some the partner may have."""
    offer = world.offer
    for k in range(offer.gives):
        card = fate.below(CARDS)
        while world.place[card] != offer.by or is_among(card, offer.given, k):
            card = (card + 1) % CARDS
        offer.given[k] = card
    sort(offer.given, offer.gives)
    named: i64 = 0
    while named < offer.asks and offer.asked[named] < ASK_COUNTRY:
        card = fate.below(CARDS)
        while not may_be_asked(world, card) or is_among(card, offer.asked, named):
            card = (card + 1) % CARDS
        offer.asked[named] = card
        named += 1
    sort(offer.asked, named)


def guess_handed(world: State, nth: i64, fate: Fate) -> None:
    """What the partner may have chosen so far: the cards named, and fitting ones."""
    offer = world.offer
    for k in range(nth):
        card = offer.asked[k]
        if card >= ASK_COUNTRY:
            least = exchange.lowest(world, k)
            most = exchange.highest(world, k)
            card = least + fate.below(most - least + 1)
            while not exchange.fits(world, k, card):
                card = least + (card - least + 1) % (most - least + 1)
        offer.handed[k] = card


def may_be_asked(world: State, card: i64) -> bool:
    """BO-9.6 at first any card not known to lie elsewhere; later one the partner can spare."""
    offer = world.offer
    place = world.place[card]
    if offer.stage == PROPOSED:
        return place != offer.by and place != MARKET and place != REMOVED
    country = world.content.country[card]
    held = reply.held_of(world, offer.partner, country)
    return place == offer.partner and (due(world, country) == 0 or held > due(world, country))


def is_among(card: i64, things: vec[i64], count: i64) -> bool:
    for k in range(count):
        if things[k] == card:
            return True
    return False


def sort(things: vec[i64], count: i64) -> None:
    """The first few in rising order."""
    for k in range(1, count):
        at = k
        while at > 0 and things[at - 1] > things[at]:
            thing = things[at]
            things[at] = things[at - 1]
            things[at - 1] = thing
            at -= 1
