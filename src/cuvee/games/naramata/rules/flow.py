"""The flow: which chapter answers which question and does which chore."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.core.state import about_of, ask_of, parts_of
from cuvee.games.naramata.model.cards import CASE
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.moves import PAY
from cuvee.games.naramata.questions import (
    AFTER,
    CONTRACT_MENU,
    DO_ACTION,
    EXTRA_CARD,
    LANDED,
    NEW_DAY,
    NEXT,
    NEXT_CLEAR,
    NEXT_LOAD,
    NEXT_SITE,
    OFFER_SHIFT,
    PARKED,
    PASS_HANDS,
    PAYMENT,
    PHANTOM_SITES,
    RECHARGE,
    RESET,
    SERVE,
    SHOP_CARDS,
    SHOP_EXTRA,
    SIGNING,
    SPEND,
    SPEND_TIME,
    TAKE_UPGRADE,
    TURN,
    VIEWS,
    WIND,
)
from cuvee.games.naramata.rules import (
    actions,
    clock,
    contract,
    daily,
    day,
    draft,
    dropoff,
    loading,
    market,
    morning,
    purse,
    shop,
    tasting,
    turn,
    viewpoint,
)


def legal(state: State, step: i64, out: Moves) -> None:
    """The questions of a turn."""
    out.clear()
    ask, seat, about = parts_of(step)
    if ask == TURN:
        turn.choices(state, seat, about, out)
    elif ask == AFTER:
        turn.endings(state, seat, about, out)
    elif ask == LANDED:
        actions.choices(out)
    elif ask == SERVE:
        tasting.gifts(state, seat, about, out)
    elif ask == VIEWS:
        viewpoint.views(state, seat, about, out)
    elif ask == PAYMENT:
        purse.payments(state, seat, about, out)
    elif ask == PARKED:
        turn.farewells(state, seat, about, out)
    elif ask == CONTRACT_MENU:
        contract.menu(state, seat, about, out)
    elif ask == SHOP_EXTRA:
        shop.extras(state, seat, out)
    elif ask == SHOP_CARDS:
        shop.purchases(state, seat, out)
    elif ask == SIGNING:
        contract.rewards(out)
    elif ask == SPEND_TIME:
        clock.shortcuts(out)
    elif ask == RECHARGE:
        clock.recharges(state, seat, out)
    else:
        daily.legal(state, step, out)


def play(state: State, step: i64, move: i64, fate: Fate) -> None:
    """The answers of a turn."""
    ask, seat, about = parts_of(step)
    if ask == TURN:
        turn.choose(state, seat, about, move, fate)
    elif ask == AFTER:
        turn.end(state, seat, about, move, fate)
    elif ask == LANDED:
        actions.choose(state, seat, about, move, fate)
    elif ask == SERVE:
        tasting.give(state, seat, about, move, fate)
    elif ask == VIEWS:
        viewpoint.put(state, seat, about, move, fate)
    elif ask == PAYMENT:
        purse.settle(state, seat, about, PAY.a(move), fate)
    elif ask == PARKED:
        turn.bid_farewell(state, seat, about, move, fate)
    elif ask == CONTRACT_MENU:
        contract.choose(state, seat, about, move, fate)
    elif ask == SHOP_EXTRA:
        shop.look(state, seat, move, fate)
    elif ask == SHOP_CARDS:
        shop.buy(state, seat, move, fate)
    elif ask == SIGNING:
        contract.reward(state, seat, move, fate)
    elif ask == SPEND_TIME:
        clock.hurry(state, seat, about, move, fate)
    elif ask == RECHARGE:
        clock.recharge(state, seat, move, fate)
    else:
        daily.play(state, step, move, fate)


def proceed(state: State, step: i64, fate: Fate) -> None:
    """What nobody is asked about."""
    chore = ask_of(step)
    about = about_of(step)
    if chore == NEXT:
        day.next_turn(state, fate)
    elif chore == DO_ACTION:
        actions.begin(state, about & 3, about >> 2, fate)
    elif chore == SPEND:
        clock.spend(state, about & 3, about >> 2, fate)
    elif chore == WIND:
        clock.wind(state, about)
    elif chore == TAKE_UPGRADE:
        market.take(state, about & 3, about >> 2, fate)
    elif chore == EXTRA_CARD:
        tasting.draw(state, about, CASE, fate)
    elif chore == RESET:
        dropoff.reset(state, about)
    elif chore == OFFER_SHIFT:
        market.offer_shift(state, about)
    elif chore == PASS_HANDS:
        draft.pass_hands(state, about, fate)
    elif chore == NEXT_LOAD:
        loading.next_load(state, about)
    elif chore == NEXT_SITE:
        morning.next_site(state, about)
    elif chore == PHANTOM_SITES:
        morning.phantom_sites(state, fate)
    elif chore == NEXT_CLEAR:
        morning.next_clear(state, about)
    else:
        assert chore == NEW_DAY, "there is no other chore"
        day.begin(state, fate)
