"""What may happen in Bottles, for people to read. (seat, a, b, c) by kind."""

from typing import Final

from cuvee.core.native import i64

CHOSE: Final[i64] = 0  # character
PICKED: Final[i64] = 1  # country
PICKED_CARD: Final[i64] = 2  # card (whispered)
LANDED: Final[i64] = 3  # cell, aim, misses
NEW_ROUND: Final[i64] = 4  # round
ROLLED: Final[i64] = 5  # face
MOVED: Final[i64] = 6  # cell
STAYED: Final[i64] = 7
TOASTED: Final[i64] = 8  # card
PUSHED: Final[i64] = 9  # seat shoved, cell it must leave
FLED: Final[i64] = 10  # cell, face rolled
BROKE_BOTTLE: Final[i64] = 11  # card
BOUGHT: Final[i64] = 12  # country, price
BOUGHT_CARD: Final[i64] = 13  # card (whispered)
MARKET_ROLLED: Final[i64] = 14  # die
SOLD: Final[i64] = 15  # card, price
MARKET_BOUGHT: Final[i64] = 16  # card, price
DEBT_COLLECTED: Final[i64] = 17  # creditor, amount
HIRED: Final[i64] = 18
THIEF_WENT: Final[i64] = 19  # cell
ROBBING: Final[i64] = 20  # victim
GUESSED: Final[i64] = 21  # victim, hidden fist, guessed fist
STOLE: Final[i64] = 22  # victim
STOLE_CARD: Final[i64] = 23  # victim, card (whispered to both)
NEGOTIATING: Final[i64] = 24  # partner
OFFERED: Final[i64] = 25  # partner | gives << 3, asked, terms: see rules.deals
OFFERED_CARDS: Final[i64] = 26  # partner, given, asked (whispered to both)
CANCELLED: Final[i64] = 27  # partner
REFUSED: Final[i64] = 28  # initiator
WANTS_MORE: Final[i64] = 29  # initiator, step
AGREED: Final[i64] = 30  # initiator
HANDED: Final[i64] = 31  # initiator
HANDED_CARD: Final[i64] = 32  # initiator, card (whispered to both)
PUT_UP: Final[i64] = 33  # card
OPENED_AT: Final[i64] = 34  # card, price
BID_MADE: Final[i64] = 35  # price
AUCTION_WON: Final[i64] = 36  # card, price, seller
UNSOLD: Final[i64] = 37  # card
REPAID: Final[i64] = 38  # creditor
NEEDS_HELP: Final[i64] = 39  # 0 for a toast, 1 for money
SAVED: Final[i64] = 40
ELIMINATED: Final[i64] = 41
WON: Final[i64] = 42  # ending
PASSED: Final[i64] = 43
LENT: Final[i64] = 44  # debtor, debt
SAW_DECK: Final[i64] = 45  # country, a bit for each of its cards (whispered)
SAW_CELLAR: Final[i64] = 46  # victim, cards, more cards (whispered): see rules.looks
