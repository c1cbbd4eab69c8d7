"""What may happen in Dom Pierre, for people to read. (seat, a, b, c) by kind."""

from typing import Final

from cuvee.core.native import i64

STARTED: Final[i64] = 0  # the start player
LAID_OUT: Final[i64] = 1  # kept action, the other green token's action
ROUND: Final[i64] = 2  # round
RAISED: Final[i64] = 3  # action, row
PLACED_TOKEN: Final[i64] = 4  # action, 1 vintage or 2 strength
PERFORMED: Final[i64] = 5  # action, strength, coins paid
DISMISSED: Final[i64] = 6  # place
DREW: Final[i64] = 7  # Chardonnay, Meunier, Noir grapes
PLANTED: Final[i64] = 8  # grape, cell
POINTED: Final[i64] = 9  # cell
GOT_BONUS: Final[i64] = 10  # bonus
LOST_BONUS: Final[i64] = 11  # bonus
HARVESTED: Final[i64] = 12  # grape, value, face
BOOSTED: Final[i64] = 13  # cell, or -1 by the vintage effect
STORED: Final[i64] = 14  # grape, value, press or -1 for the supply
MARKED: Final[i64] = 15  # press, value
PRESSED: Final[i64] = 16  # press, tile in slot 1, tile in slot 2
PICKED_BLUE: Final[i64] = 17  # accessory kind
PICKED_HARVEST: Final[i64] = 18  # grape, value
TASTED: Final[i64] = 19  # champagne tile, points
REFILLED: Final[i64] = 20  # 0 harvest piles, 1 accessory piles
PLACED: Final[i64] = 21  # from place or -1 for the hand, to place
SOLD: Final[i64] = 22  # market card (60 is Reims), value, points
CAME_HOME: Final[i64] = 23  # workers back in the Maison, coins, route
ROTATED: Final[i64] = 24  # market card
KEPT_CARD: Final[i64] = 25  # objective card
DISCARDED: Final[i64] = 26  # objective card
SHOWED: Final[i64] = 27  # objective card
PRESTIGE_UP: Final[i64] = 28  # level
TURNED_UP: Final[i64] = 29  # prestige tile
GAINED: Final[i64] = 30  # prestige tile
USED: Final[i64] = 31  # prestige tile
SOLD_LOCALLY: Final[i64] = 32  # champagne tile, coins
SCORED: Final[i64] = 33  # objective card, points
POPPED: Final[i64] = 34  # action, row
DISC_OFF: Final[i64] = 35  # action, points, spaces left; -1 once the track is full
LAST_ROUND: Final[i64] = 36  # the last round
FINAL: Final[i64] = 37  # points of the prestige level, crowns, multiplier
ADDED: Final[i64] = 38  # what was added to a sale, its value
KEPT_TILE: Final[i64] = 39  # prestige tile
