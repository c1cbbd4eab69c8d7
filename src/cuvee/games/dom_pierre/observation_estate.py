"""What everybody sees of one house of Dom Pierre, in numbers for learning."""

from typing import Final

from cuvee.core.native import i16, i64, vec
from cuvee.core.vector import Vector, count, flag
from cuvee.games.dom_pierre.content import ACTIONS, GRAPES, MARKET_CARDS, OBJECTIVES, PRESSES, TILES
from cuvee.games.dom_pierre.model.house import MARKER, PRESS, TILE_BITS, House, kind_of, value_of
from cuvee.games.dom_pierre.model.state import State

PRESS_NUMBERS: Final[i64] = 2 * GRAPES + 5

SEAT_FIELDS: Final = [
    flag("present", "there is such a seat"),
    count("money", 32_767, "its coins"),
    count("points", 32_767, "its points on the track"),
    count("level", 7, "its prestige level"),
    count("supply", 9, "workers not yet sent out"),
    count("maison", 9, "workers in the maison"),
    count("crew", 9, "workers at the presses"),
    count("usa", 60, "flag markers of the USA"),
    count("russia", 60, "flag markers of Russia"),
    flag("green", "the action of the token that waits beside row 1", 6),
    flag("blue", "the strength token waits beside row 2"),
    flag("crown", "its start card is face up"),
    count("rows", 9, "the row of each disc; 9 is off the estate", 6),
    flag("spaces", "by column: nothing, vintage token, strength token", 18),
    count("presses", 63, "by press: harvest values, harvest faces, marker, barrels, bottles", 33),
    count("goods", 60, "accessories: grey crate, blue crate, grey sugar, ...", 8),
    count("tiles", 60, "kept prestige tiles, by kind", 12),
    flag("cards", "market cards", 60),
    flag("objectives", "objective cards face up", 45),
    flag("scored", "objective cards face down", 45),
    flag("tokens", "the three tokens in hand while they are drafted, if seen", 18),
]


def write_seat(view: State, seat: i64, out: Vector) -> None:
    house = view.houses[seat]
    out.four(1, house.money, house.points, house.level)
    out.four(house.supply, house.maison, house.crew, house.usa)
    out.add(house.russia)
    out.hot(house.green, ACTIONS)
    out.add(house.blue)
    out.add(house.crown)
    out.all(house.rows)
    out.hots(house.spaces, 3)
    write_presses(house, out.values, out.at)
    out.at += PRESSES * PRESS_NUMBERS
    out.all(house.goods)
    out.digits_of(house.tiles, TILE_BITS, TILES)
    out.bits(house.cards, MARKET_CARDS)
    out.bits(house.objectives, OBJECTIVES)
    out.bits(house.scored, OBJECTIVES)
    out.hot(view.draft.hands[3 * seat], ACTIONS)
    out.hot(view.draft.hands[3 * seat + 1], ACTIONS)
    out.hot(view.draft.hands[3 * seat + 2], ACTIONS)


def write_presses(house: House, into: vec[i16], start: i64) -> None:
    """By variety the value and the face of its harvest tile, the marker, two champagne tiles."""
    presses = house.presses
    for press in range(PRESSES):
        first = press * PRESS
        at = start + press * PRESS_NUMBERS
        for grape in range(GRAPES):
            tile = presses[first + grape]
            if tile != 0:
                into[at + grape] = i16(tile >> 2)
                into[at + GRAPES + grape] = i16(tile & 3)
        into[at + 2 * GRAPES] = i16(presses[first + MARKER])
        write_champagne(house.tile(2 * press), into, at + 2 * GRAPES + 1)
        write_champagne(house.tile(2 * press + 1), into, at + 2 * GRAPES + 3)


def write_champagne(tile: i64, into: vec[i16], at: i64) -> None:
    """Its value, in the place of its kind."""
    if tile > 0:
        into[at + kind_of(tile)] = i16(value_of(tile))
