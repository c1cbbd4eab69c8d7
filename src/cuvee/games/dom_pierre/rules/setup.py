"""DP-1 and DP-2 Set-up: the board, then the houses; chance is asked in the order of the rules."""

from cuvee.core.fate import Fate, Pile
from cuvee.core.native import i64
from cuvee.core.sets import bit
from cuvee.games.dom_pierre.content import (
    ACCESSORY,
    ACTIONS,
    ANY_GRAPE,
    BONUS_CELLS,
    CELLS,
    COPIES,
    DECK,
    DISPLAY,
    GRAPES,
    HIGHEST,
    KINDS,
    MARKET_CARDS,
    OBJECTIVE,
    OBJECTIVES,
    QUOTAS,
    ROUTES,
    SPACES,
    TILES,
    WORKERS,
)
from cuvee.games.dom_pierre.model.board import filled
from cuvee.games.dom_pierre.model.house import PRESS, VINTAGE, champagne, harvest_tile
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.notes import STARTED
from cuvee.games.dom_pierre.rules import draft, market, objectives, supplies


def set_up(state: State, fate: Fate) -> None:
    """DP-1, DP-2: lay everything out, deal the tokens, ask which to keep."""
    glass(state, fate)
    stock(state)
    vineyard(state, fate)
    supplies.lay_harvest(state, fate)
    supplies.lay_blue(state, fate)
    markets(state, fate)
    shelf(state, fate)
    houses(state, fate)
    draft.deal(state, fate)


def glass(state: State, fate: Fate) -> None:
    """DP-1.2: four tiles a player, face down. DP-1.3, DP-R2: three of them, at random, face up."""
    for tile in range(TILES):
        for k in range(state.content.tile_copies[tile]):
            state.glass.unseen.put(tile)
    state.glass.down = state.content.tiles_per_seat * state.seats
    for k in range(state.content.face_up):
        state.glass.up[fate.draw(state.glass.unseen)] += 1
        state.glass.down -= 1


def stock(state: State) -> None:
    """DP-1.6, DP-1.8: sorted supplies. DP-1.16, DP-R3: flags, independent of any markers."""
    for k in range(GRAPES * HIGHEST):
        state.stock.harvest[k] = state.content.harvest_tiles[k]
    for good in range(2 * KINDS):
        state.stock.goods[good] = COPIES  # the blue ones are shuffled into the village at once
    state.stock.usa = state.content.flag_markers[0]
    state.stock.russia = state.content.flag_markers[1]


def vineyard(state: State, fate: Fate) -> None:
    """DP-1.5: a bonus on each bonus cell. DP-1.15: the start grapes, one of them from the bag."""
    content = state.content
    left = Pile(filled(1, BONUS_CELLS), BONUS_CELLS)
    for place in range(BONUS_CELLS):
        bonus = content.bonus_contents[fate.draw(left)]
        state.vineyard.bonuses[place] = bonus
        if content.bonus_kind[bonus] == ACCESSORY:
            state.stock.goods[2 * content.bonus_thing[bonus]] -= 1
    for grape in range(GRAPES):
        for k in range(content.pieces[grape]):
            state.vineyard.bag.put(grape)
    for cell in range(CELLS):
        if 0 <= content.start_grape[cell] < ANY_GRAPE:
            state.vineyard.bag.take(content.start_grape[cell])
            state.vineyard.grapes[content.start_grape[cell]] |= bit(cell)
    for cell in range(CELLS):
        if content.start_grape[cell] == ANY_GRAPE:
            state.vineyard.grapes[fate.draw(state.vineyard.bag)] |= bit(cell)
    if state.seats == 2:
        neutral_workers(state)


def neutral_workers(state: State) -> None:
    """DP-2.5: with two players nine workers of nobody stand on the roads."""
    for space in range(SPACES):
        if state.content.neutral[space] == 1:
            state.vineyard.neutral |= bit(space)


def markets(state: State, fate: Fate) -> None:
    """DP-1.10, DP-R1: shuffled decks. DP-1.11: without marked cards for two. DP-1.12: a quota."""
    for card in range(MARKET_CARDS):
        if state.seats > 2 or not state.content.not_for_two >> card & 1:
            state.market.unseen[card // DECK].put(card % DECK)
    quotas = Pile(filled(1, QUOTAS), QUOTAS)
    for route in range(ROUTES):
        market.turn_card(state, route, fate)
        state.market.quotas[route] = fate.draw(quotas) * 2 + fate.below(2)


def shelf(state: State, fate: Fate) -> None:
    """DP-1.13, DP-1.14: five objectives on show, ten cards fewer for two."""
    for card in range(OBJECTIVES):
        if state.seats > 2 or not state.content.objective_not_for_two >> card & 1:
            state.shelf.deck.put(card)
    for k in range(DISPLAY):
        objectives.show_card(state, fate)


def houses(state: State, fate: Fate) -> None:
    """DP-2.3, DP-15.1, DP-2.4, DP-2.6, DP-2.14: discs, workers, champagne and money of each house.

    DP-2.7: a harvest tile of a shuffled pool. DP-2.8: who starts. DP-2.12: a token for two.
    """
    content = state.content
    pool = Pile(filled(content.harvest_pool, GRAPES), content.harvest_pool * GRAPES)
    for seat in range(state.seats):
        house = state.houses[seat]
        for column in range(ACTIONS):
            house.rows[column] = content.start_row[state.options.side]
        house.money = content.start_money
        house.crew = content.crew
        house.supply = WORKERS - content.crew
        barrel = champagne(content.champagne_kind, content.champagne_value)
        house.put_tile(2 * content.champagne_press, barrel)
        grape = fate.draw(pool)
        start_harvest(state, seat, grape)
        if state.seats == 2:
            house.spaces[OBJECTIVE] = VINTAGE
    state.first = fate.below(state.seats)
    fate.note(STARTED, state.first)


def start_harvest(state: State, seat: i64, grape: i64) -> None:
    """DP-2.7: it goes on the middle press."""
    value = state.content.harvest_value
    at = state.content.harvest_press * PRESS + grape
    state.houses[seat].presses[at] = harvest_tile(value, value)
    state.stock.harvest[grape * HIGHEST + value - 1] -= 1
