"""NA-16.1, NA-18 Side actions of the own turn: before, between and after actions."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.naramata.model.cards import CHEESE, VIEW
from cuvee.games.naramata.model.guide import PRESS, SEATS_IN_CAR
from cuvee.games.naramata.model.places import SPOTS
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.model.upgrades import (
    LOCAL_CONTACTS,
    PRESS_REVIEW,
    RESERVED_TABLE,
    SOUVENIR_PHOTO,
)
from cuvee.games.naramata.moves import (
    BUY,
    USE_CONTACTS,
    USE_PHOTO,
    USE_PRESS,
    USE_TABLE,
    USE_TIP_JAR,
)
from cuvee.games.naramata.notes import LIFTED, PHOTOGRAPHED, REVIEWED
from cuvee.games.naramata.options import COMPETITIVE
from cuvee.games.naramata.rules import market, purse, tips, wishes


def offers(state: State, seat: i64, bought: i64, out: Moves) -> None:
    """NA-17.1, NA-17.2: one purchase a turn; NA-R48: a press review only where points count.

    NA-R20: local contacts as often as one can pay.
    """
    guide = state.guides[seat]
    most = state.options.discs_each
    if not bought:
        market.offers(state, seat, out)
    if guide.active == 0:
        return
    if guide.ready(PRESS_REVIEW, most) and state.options.mode == COMPETITIVE:
        out.add(USE_PRESS)
    tips.offer(state, guide, out)
    if guide.ready(SOUVENIR_PHOTO, most):
        photos(state, seat, out)
    value = state.content.upgrades.value
    if guide.has(RESERVED_TABLE) and guide.reserved < value[RESERVED_TABLE]:
        lifts(state, USE_TABLE.of(0), out)
    if guide.has(LOCAL_CONTACTS) and purse.can_pay(state, seat, value[LOCAL_CONTACTS]):
        lifts(state, USE_CONTACTS.of(0), out)


def photos(state: State, seat: i64, out: Moves) -> None:
    """NA-18.15: on a cheese or view row that is not full."""
    for k in range(SEATS_IN_CAR):
        if wishes.missing(state.content, state.guides[seat], k, CHEESE) > 0:
            out.add(USE_PHOTO.of(k, 0))
        if wishes.missing(state.content, state.guides[seat], k, VIEW) > 0:
            out.add(USE_PHOTO.of(k, 1))


def lifts(state: State, first: i64, out: Moves) -> None:
    """NA-18.1, NA-18.16: any place with a marker."""
    for spot in range(SPOTS):
        if state.occupied[spot]:
            out.add(first + spot)


def use(state: State, seat: i64, ask: i64, about: i64, move: i64, fate: Fate) -> None:
    """NA-R28: the question stays open; the lowest bit of `about` remembers a purchase."""
    if BUY.has(move):
        state.ask(ask, seat, about | 1)
        market.buy(state, seat, BUY.a(move), fate)
        return
    state.ask(ask, seat, about)
    if move == USE_TIP_JAR:
        tips.roll(state, seat, fate)
    elif move == USE_PRESS:
        review(state, seat, fate)
    elif USE_PHOTO.has(move):
        photograph(state, seat, USE_PHOTO.a(move), USE_PHOTO.b(move), fate)
    elif USE_TABLE.has(move):
        state.guides[seat].reserved += 1
        lift(state, seat, USE_TABLE.a(move), RESERVED_TABLE, fate)
    else:
        lift(state, seat, USE_CONTACTS.a(move), LOCAL_CONTACTS, fate)
        purse.charge(state, seat, state.content.upgrades.value[LOCAL_CONTACTS], fate)


def lift(state: State, seat: i64, place: i64, kind: i64, fate: Fate) -> None:
    """NA-7.3, NA-18.1, NA-18.16: the place is free again."""
    state.occupied[place] = 0
    fate.note(LIFTED, seat, place, kind)


def review(state: State, seat: i64, fate: Fate) -> None:
    """NA-18.13: a disc for 2 points."""
    state.guides[seat].put_disc(PRESS_REVIEW)
    points = state.content.upgrades.value[PRESS_REVIEW]
    state.guides[seat].ledger[PRESS] += points
    fate.note(REVIEWED, seat, points)


def photograph(state: State, seat: i64, k: i64, which: i64, fate: Fate) -> None:
    """NA-18.15, NA-R21: a marker counts as one item of the row, of no type."""
    row = CHEESE
    if which == 1:
        row = VIEW
    guide = state.guides[seat]
    guide.put_disc(SOUVENIR_PHOTO)
    wishes.add(guide, k, row)
    fate.note(PHOTOGRAPHED, seat, guide.tourist(k), row)
