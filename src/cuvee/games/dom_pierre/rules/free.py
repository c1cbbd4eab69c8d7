"""DP-11 Free actions: one in a turn. And DP-R58: kept prestige tiles, used where those are."""

from cuvee.core.bulk import lowest
from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.core.sets import bit
from cuvee.games.dom_pierre.content import ACTIONS, OBJECTIVES, PT_WORKER, TOP_LEVEL
from cuvee.games.dom_pierre.model.house import NONE
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.moves import BUY_PRESTIGE, LOCAL, LOCAL_DONE, POP, SCORE, USE
from cuvee.games.dom_pierre.notes import POPPED, SCORED, SOLD_LOCALLY
from cuvee.games.dom_pierre.questions import LOCAL_SALE, PRESTIGE
from cuvee.games.dom_pierre.rules import estate, metrics, presses, prestige


def offers(state: State, seat: i64, out: Moves) -> None:
    """DP-11.1: any free action if none was used this turn; and kept tiles."""
    if state.free_used == 0:
        local_sales(state, seat, 0, out)
        scorings(state, seat, out)
        if can_buy(state, seat):
            out.add(BUY_PRESTIGE)
        pops(state, seat, out)
    prestige.uses(state, seat, out)


def between(state: State, seat: i64) -> bool:
    """DP-R58, DP-R17: is there anything free between the steps of an action?"""
    if prestige.next_use(state, seat, PT_WORKER) != NONE:
        return True
    if not state.options.free_anytime or state.free_used == 1:
        return False
    house = state.houses[seat]
    if house.offers(0) != 0:
        return True
    for card in range(OBJECTIVES):
        if house.objectives >> card & 1 and can_score(state, seat, card):
            return True
    return can_buy(state, seat) or can_pop(state, seat)


def between_offers(state: State, seat: i64, out: Moves) -> None:
    """DP-R58: kept tiles in the step menus. DP-R17, DP-R75: with the option free actions too."""
    if state.options.free_anytime:
        offers(state, seat, out)
    else:
        prestige.uses(state, seat, out)


def tile_offers(state: State, seat: i64, out: Moves) -> None:
    """DP-R58: with the option kept tiles within vineyard, logistics and objectives as well."""
    if state.options.tiles_anytime:
        prestige.uses(state, seat, out)


def act(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """DP-11.1: at most one free action in a turn; a tile is none."""
    if USE.has(move):
        prestige.use(state, seat, USE.a(move), fate)
        return
    state.free_used = 1
    if LOCAL.has(move):
        sell_locally(state, seat, move, fate)
    elif SCORE.has(move):
        score(state, seat, SCORE.a(move), fate)
    elif move == BUY_PRESTIGE:
        state.houses[seat].money -= state.content.prestige_price
        state.then(PRESTIGE)
    else:
        pop(state, seat, POP.a(move), fate)


def local_sales(state: State, seat: i64, first: i64, out: Moves) -> None:
    """DP-11.2, DP-R70: champagne from this place on, of twins the first."""
    presses.champagnes(state, seat, first, LOCAL, out)


def sell_locally(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """DP-11.2: 1 Fr for each tile; there may be more."""
    house = state.houses[seat]
    place = 2 * LOCAL.a(move) + LOCAL.b(move)
    fate.note(SOLD_LOCALLY, seat, house.tile(place), state.content.local_pay)
    house.put_tile(place, 0)
    house.money += state.content.local_pay
    if house.offers(place + 1) != 0:
        state.ask(LOCAL_SALE, seat, place)


def more_sales(state: State, seat: i64, place: i64, out: Moves) -> None:
    """DP-11.2: one or more."""
    local_sales(state, seat, place + 1, out)
    out.add(LOCAL_DONE)


def sell_more(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """DP-11.2: one more, or done."""
    if move != LOCAL_DONE:
        sell_locally(state, seat, move, fate)


def worth(state: State, seat: i64, card: i64) -> i64:
    """DP-11.4, DP-R54, DP-R65: the best condition that is met; -1 if none is."""
    tier = state.content.tier_first[card + 1] - 1
    while tier >= state.content.tier_first[card]:
        if is_met(state, seat, tier):
            return state.content.tier_points[tier]
        tier -= 1
    return -1


def is_met(state: State, seat: i64, tier: i64) -> bool:
    """Every count a condition asks for is reached."""
    content = state.content
    for need in range(content.need_first[tier], content.need_first[tier + 1]):
        if metrics.metric(state, seat, content.need_metric[need]) < content.need_least[need]:
            return False
    return True


def scorings(state: State, seat: i64, out: Moves) -> None:
    """DP-11.4: own cards, face up, with a condition met."""
    cards = state.houses[seat].objectives
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if can_score(state, seat, card):
            out.add(SCORE.of(card))


def can_score(state: State, seat: i64, card: i64) -> bool:
    """DP-11.4: at least one condition is met; the first one is the easiest."""
    return is_met(state, seat, state.content.tier_first[card])


def score(state: State, seat: i64, card: i64, fate: Fate) -> None:
    """DP-11.4, DP-9.7: only this scores a card: its points, then face down for good."""
    house = state.houses[seat]
    points = worth(state, seat, card)
    house.points += points
    house.objectives &= ~bit(card)
    house.scored |= bit(card)
    fate.note(SCORED, seat, card, points)


def can_buy(state: State, seat: i64) -> bool:
    """DP-11.3, DP-R57: 5 Fr, and a level or a tile left."""
    house = state.houses[seat]
    if house.money < state.content.prestige_price:
        return False
    return house.level < TOP_LEVEL or (state.options.tile_at_top and prestige.any_tile(state))


def can_pop(state: State, seat: i64) -> bool:
    """DP-11.5: the start card is face up, and a disc can rise."""
    house = state.houses[seat]
    if house.crown == 1:
        for column in range(ACTIONS):
            if house.rows[column] < state.content.top_row[state.options.side]:
                return True
    return False


def pops(state: State, seat: i64, out: Moves) -> None:
    """DP-11.5: once per game, any disc below the top row."""
    house = state.houses[seat]
    if house.crown == 1:
        for column in range(ACTIONS):
            if house.rows[column] < state.content.top_row[state.options.side]:
                out.add(POP.of(column))


def pop(state: State, seat: i64, column: i64, fate: Fate) -> None:
    """DP-11.5, DP-R56: the crown is lost, a disc rises without action and may leave at once."""
    state.houses[seat].crown = 0
    estate.rise(state, seat, column)
    estate.offer_tokens(state, seat)
    fate.note(POPPED, seat, column, state.houses[seat].rows[column])
