"""Section 8 Invariants: what must add up at any moment, each as a sentence when it does not."""

from cuvee.core.fate import Pile
from cuvee.core.native import i64, vec
from cuvee.core.sets import size
from cuvee.core.state import about_of, ask_of
from cuvee.games.dom_pierre.content import (
    ACCESSORY,
    ACTIONS,
    CELLS,
    COPIES,
    DECK,
    GRAPES,
    HIGHEST,
    KINDS,
    MARKET_CARDS,
    OBJECTIVES,
    PRESSES,
    ROUTES,
    TILES,
    TOP_LEVEL,
    WIDEST,
    WORKERS,
)
from cuvee.games.dom_pierre.model.board import BLUE, HEIGHT
from cuvee.games.dom_pierre.model.house import GONE, NONE, STRENGTH, TILE_PLACES, House, value_of
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.questions import NEXT_GRAPE, PLANTING, STORING


def audit(state: State) -> str:
    """The first broken invariant, or nothing."""
    for broken in (
        supplies(state),
        workers(state),
        grapes(state),
        village(state, 0, state.village.harvest),
        village(state, BLUE, state.village.blue),
        harvest_tiles(state),
        accessories(state),
        market_cards(state),
        objective_cards(state),
        prestige_tiles(state),
        flags(state),
        end_track(state),
    ):
        if broken:
            return broken
    for house in state.houses:
        broken = estate(state, house) or presses(state, house)
        if broken:
            return broken
    return ""


def supplies(state: State) -> str:
    """19: no supply owes anything, and every pile counts what it holds."""
    piles = [state.vineyard.bag, state.village.harvest, state.village.blue]
    piles += [state.glass.unseen, state.shelf.deck, state.draft.unseen]
    for pile in piles + state.market.unseen:
        if min(pile.left) < 0 or sum(pile.left) != pile.count:
            return f"a pile of {pile.count} is {list(pile.left)}"
    if min(state.stock.harvest) < 0 or min(state.stock.goods) < 0 or min(state.glass.up) < 0:
        return "a supply is negative"
    if min(state.stock.usa, state.stock.russia) < 0 or min(state.glass.down, state.glass.used) < 0:
        return "a supply is negative"
    for house in state.houses:
        if min(house.goods) < 0 or min(house.usa, house.russia) < 0 or house.tiles < 0:
            return "a house owes a piece"
    return ""


def workers(state: State) -> str:
    """1: nine workers each, nine of nobody with two players."""
    for seat in range(state.seats):
        house = state.houses[seat]
        n = house.supply + house.maison + house.crew
        if seat == state.active:
            n += state.hand
        n += size(house.roads) + size(house.pickers)
        if n != WORKERS or min(house.supply, house.maison) < 0 or house.crew < 0:
            return f"s{seat} has {n} workers"
    neutral = size(state.vineyard.neutral)
    if neutral != (9 if state.seats == 2 else 0):
        return f"{neutral} workers belong to nobody"
    return places(state)


def places(state: State) -> str:
    """12: one worker to a space and to a grape."""
    roads = state.vineyard.neutral
    pickers: i64 = 0
    for house in state.houses:
        if roads & house.roads != 0 or pickers & house.pickers != 0:
            return "two workers stand on one place"
        roads |= house.roads
        pickers |= house.pickers
    if pickers & ~state.vineyard.planted() != 0:
        return "a worker stands on a cell without a grape"
    return ""


def grapes(state: State) -> str:
    """3: 51 grapes by variety, one to a cell, and none without a neighbour."""
    found = state.vineyard.bag.left[:]
    for k in range(state.depth):
        if ask_of(state.agenda[k]) in (PLANTING, NEXT_GRAPE):
            for grape in range(GRAPES):
                found[grape] += about_of(state.agenda[k]) >> 3 * grape & 7
    planted: i64 = 0
    for grape in range(GRAPES):
        bits = state.vineyard.grapes[grape]
        if planted & bits != 0:
            return "two grapes stand on one cell"
        planted |= bits
        found[grape] += size(bits)
    for cell in range(CELLS):
        alone = state.content.beside[cell] & planted == 0
        if planted >> cell & 1 and alone and state.content.start_grape[cell] == NONE:
            return "a grape has no neighbour"
    for grape in range(GRAPES):
        if found[grape] != state.content.pieces[grape]:
            return f"there are {found[grape]} grapes of variety {grape}"
    return ""


def village(state: State, first: i64, below: Pile) -> str:
    """4, 7: a pile has a top as long as it has height; the rest lies below the tops."""
    hidden: i64 = 0
    for pile in range(first, first + 2):
        height = state.village.piles[HEIGHT + pile]
        if height < 0 or (height == 0) != (state.village.piles[pile] == NONE):
            return f"a village pile of {height} shows {state.village.piles[pile]}"
        hidden += max(height - 1, 0)
    if below.count != hidden:
        return f"{below.count} tiles lie below the tops of village piles; wanted: {hidden}"
    return ""


def harvest_tiles(state: State) -> str:
    """4: every printed tile is somewhere."""
    found = state.stock.harvest[:]
    for pile in range(2):
        if state.village.piles[HEIGHT + pile] > 0:
            found[state.village.piles[pile]] += 1
    for tile in range(GRAPES * HIGHEST):
        found[tile] += state.village.harvest.left[tile]
    for house in state.houses:
        for press in range(PRESSES):
            for grape in range(GRAPES):
                add_tile(found, grape, house.harvest(press, grape))
    queue = state.gained
    while queue > 0:
        add_tile(found, queue >> 4 & 3, queue & 15)
        queue >>= 6
    for k in range(state.depth):
        if ask_of(state.agenda[k]) == STORING:
            about = about_of(state.agenda[k])
            add_tile(found, about >> 4, about & 15)
    if found != state.content.harvest_tiles:
        return f"the harvest tiles are {list(found)}"
    return ""


def add_tile(found: vec[i64], grape: i64, tile: i64) -> None:
    if tile > 0:
        found[grape * HIGHEST + (tile & 3) - 1] += 1


def accessories(state: State) -> str:
    """7: four of each kind in grey and in blue."""
    found = state.stock.goods[:]
    for house in state.houses:
        for good in range(2 * KINDS):
            found[good] += house.goods[good]
    for bonus in state.vineyard.bonuses:
        if bonus != NONE and state.content.bonus_kind[bonus] == ACCESSORY:
            found[2 * state.content.bonus_thing[bonus]] += 1
    for pile in range(BLUE, BLUE + 2):
        if state.village.piles[HEIGHT + pile] > 0:
            found[2 * state.village.piles[pile] + 1] += 1
    for kind in range(KINDS):
        found[2 * kind + 1] += state.village.blue.left[kind]
    for good in range(2 * KINDS):
        if found[good] != COPIES:
            return f"there are {found[good]} accessories of kind {good}"
    return ""


def market_cards(state: State) -> str:
    """8: each in its deck, seen on top, put under it, or with a house; a deck shows its top."""
    found = vec[i64]([0] * MARKET_CARDS)
    market = state.market
    for card in range(MARKET_CARDS):
        found[card] += market.unseen[card // DECK].left[card % DECK]
        for house in state.houses:
            found[card] += house.cards >> card & 1
    for route in range(ROUTES):
        under = market.under[route]
        if market.tops[route] != NONE:
            found[route * DECK + market.tops[route]] += 1
        elif market.unseen[route].count + under > 0:
            return f"the deck of route {route} has no top card"
        while under > 0:
            found[route * DECK + (under & 15) - 1] += 1
            under >>= 4
    return each_once("market", found, state.seats, state.content.not_for_two)


def objective_cards(state: State) -> str:
    """8: each in the deck, the display, the discards, or with a house."""
    shelf = state.shelf
    found = shelf.deck.left[:]
    for card in range(OBJECTIVES):
        found[card] += shelf.discarded >> card & 1
        for house in state.houses:
            found[card] += (house.objectives >> card & 1) + (house.scored >> card & 1)
    for place in range(WIDEST):
        if shelf.display[place] != NONE:
            found[shelf.display[place]] += 1
    return each_once("objective", found, state.seats, state.content.objective_not_for_two)


def each_once(name: str, found: vec[i64], seats: i64, not_for_two: i64) -> str:
    """8: every card is in one place; with two players those marked are nowhere."""
    for card in range(len(found)):
        wanted: i64 = 1
        if seats == 2 and not_for_two >> card & 1:
            wanted = 0
        if found[card] != wanted:
            return f"{name} card {card} is in {found[card]} places; wanted: {wanted}"
    return ""


def prestige_tiles(state: State) -> str:
    """9: four tiles a player on the glass, kept or used; the others left the game unseen."""
    content = state.content
    dealt = content.tiles_per_seat * state.seats
    glass = state.glass
    n = glass.down + glass.used
    for tile in range(TILES):
        seen = glass.up[tile]
        for house in state.houses:
            seen += house.kept(tile)
        n += seen
        if seen + glass.unseen.left[tile] > content.tile_copies[tile]:
            return f"there are too many prestige tiles of kind {tile}"
    if n != dealt:
        return f"there are {n} prestige tiles"
    if glass.unseen.count - glass.down != sum(content.tile_copies) - dealt:
        return f"{glass.unseen.count} prestige tiles are unseen, {glass.down} of them on the glass"
    return ""


def flags(state: State) -> str:
    """9: flag markers in the supply or with a house."""
    usa = state.stock.usa
    russia = state.stock.russia
    for house in state.houses:
        usa += house.usa
        russia += house.russia
    if usa != state.content.flag_markers[0] or russia != state.content.flag_markers[1]:
        return f"there are {usa} and {russia} flag markers"
    return ""


def end_track(state: State) -> str:
    """2, 14: discs that left lie on the track while it has room, and the end comes in time."""
    trigger = state.content.trigger[state.seats - 2]
    gone: i64 = 0
    for house in state.houses:
        for row in house.rows:
            if row == GONE:
                gone += 1
    if state.discs_off > trigger:
        return f"{state.discs_off} discs lie on the end track"
    if state.discs_off != min(gone, trigger):
        return f"{gone} discs left, but {state.discs_off} lie on the end track"
    if (state.last_round > 0) != (state.discs_off == trigger):
        return "the last round does not fit the end track"
    if state.last_round > 0 and state.round > state.last_round:
        return "the game goes on after its last round"
    return ""


def estate(state: State, house: House) -> str:
    """2, 10, 11: discs between their rows; nobody owes anything; one strength token."""
    side = state.options.side
    for column in range(ACTIONS):
        row = house.rows[column]
        if row != GONE and not state.content.start_row[side] <= row <= state.content.top_row[side]:
            return f"a disc lies in row {row}"
    if house.money < 0 or not 0 <= house.level <= TOP_LEVEL:
        return f"money is {house.money}, the prestige level {house.level}"
    if sum([int(space == STRENGTH) for space in house.spaces]) + house.blue > 1:
        return "a seat has two strength tokens"
    return ""


def presses(state: State, house: House) -> str:
    """5, 6: never champagne beside harvest tiles or markers; values in their bounds."""
    for press in range(PRESSES):
        if house.holds_champagne(press) and house.harvests(press) + house.marker(press) > 0:
            return "a press holds champagne and harvest"
        for grape in range(GRAPES):
            tile = house.harvest(press, grape)
            if tile > 0 and not 1 <= tile & 3 <= tile >> 2 <= HIGHEST:
                return f"a harvest tile is {tile}"
    for place in range(TILE_PLACES):
        if value_of(house.tile(place)) > state.content.best_champagne:
            return "a champagne is too good"
    return ""


def audit_step(before: State, after: State) -> str:
    """2, 3, 10, 13, 17: what never falls, never moves and never comes back."""
    for seat in range(before.seats):
        old = before.houses[seat]
        new = after.houses[seat]
        for column in range(ACTIONS):
            if new.rows[column] < old.rows[column]:
                return f"a disc of s{seat} fell"
        if new.points < old.points or new.level < old.level:
            return f"s{seat} lost points or prestige"
        if new.crown > old.crown or old.scored & ~new.scored != 0:
            return f"s{seat} took back what was turned down"
        for place in range(TILE_PLACES):
            if old.tile(place) > 0 and new.tile(place) not in (0, old.tile(place)):
                return f"a champagne of s{seat} changed"
    return planted(before, after)


def planted(before: State, after: State) -> str:
    """3: grapes stay, and each comes beside one that was there before."""
    for grape in range(GRAPES):
        if before.vineyard.grapes[grape] & ~after.vineyard.grapes[grape] != 0:
            return "a grape was moved"
    old = before.vineyard.planted()
    new = after.vineyard.planted() & ~old
    for cell in range(CELLS):
        if new >> cell & 1 and before.content.beside[cell] & old == 0:
            return "a grape was planted away from the others"
    return ""
