"""The flow: which chapter answers which question and does which chore."""

from typing import Final

from cuvee.core.dispatch import chores, functions, questions
from cuvee.core.fate import Fate
from cuvee.core.native import i64
from cuvee.games.naramata import questions as q
from cuvee.games.naramata.model.cards import CASE
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.rules import (
    actions,
    clock,
    contract,
    day,
    draft,
    dropoff,
    loading,
    market,
    morning,
    phantom,
    purse,
    shop,
    tasting,
    turn,
    viewpoint,
)

# These chores have the seat in the lowest two bits of what they are about.


def do_action(state: State, about: i64, fate: Fate) -> None:
    actions.begin(state, about & 3, about >> 2, fate)


def spend_time(state: State, about: i64, fate: Fate) -> None:
    clock.spend(state, about & 3, about >> 2, fate)


def take_upgrade(state: State, about: i64, fate: Fate) -> None:
    market.take(state, about & 3, about >> 2, fate)


def extra_card(state: State, seat: i64, fate: Fate) -> None:
    tasting.draw(state, seat, CASE, fate)


# by question: what may be answered, and what an answer does
QUESTIONS: Final = questions(
    {
        q.TURN: (turn.choices, turn.choose),
        q.AFTER: (turn.endings, turn.end),
        q.LANDED: (actions.choices, actions.choose),
        q.SERVE: (tasting.gifts, tasting.give),
        q.VIEWS: (viewpoint.views, viewpoint.put),
        q.PAYMENT: (purse.payments, purse.pay),
        q.PARKED: (turn.farewells, turn.bid_farewell),
        q.CONTRACT_MENU: (contract.menu, contract.choose),
        q.SHOP_EXTRA: (shop.extras, shop.look),
        q.SHOP_CARDS: (shop.purchases, shop.buy),
        q.SIGNING: (contract.rewards, contract.reward),
        q.SPEND_TIME: (clock.shortcuts, clock.hurry),
        q.RECHARGE: (clock.recharges, clock.recharge),
        q.DRAFT_PICK: (draft.picks, draft.pick),
        q.DRAFT_CUT: (draft.cuts, draft.cut),
        q.CLEARING: (morning.clears, morning.clear),
        q.START_SITE: (morning.starts, morning.start),
        q.FLEET_LOAD: (loading.loads, loading.load_or_pass),
        q.SOLO_TAKE: (loading.takes, loading.take),
        q.PHANTOM_SITE: (morning.sends, morning.send_to),
        q.PHANTOM_ROAD: (phantom.roads, phantom.steer),
        q.BONUS: (dropoff.bonuses, dropoff.reward),
        q.MARKET_SHIFT: (market.shifts, market.shift),
        q.BENCHING: (market.benches, market.bench),
        q.SWAPPING: (market.swaps, market.swap),
        q.SETUP_CAR: (day.cars, day.choose_car),
    }
)

# what nobody is asked about
CHORES: Final = chores(
    {
        q.NEXT: day.next_turn,
        q.DO_ACTION: do_action,
        q.SPEND: spend_time,
        q.WIND: clock.wind,
        q.TAKE_UPGRADE: take_upgrade,
        q.EXTRA_CARD: extra_card,
        q.RESET: dropoff.reset,
        q.OFFER_SHIFT: market.offer_shift,
        q.PASS_HANDS: draft.pass_hands,
        q.NEXT_LOAD: loading.next_load,
        q.NEXT_SITE: morning.next_site,
        q.PHANTOM_SITES: morning.phantom_sites,
        q.NEXT_CLEAR: morning.next_clear,
        q.NEW_DAY: day.begin,
    }
)

legal, play, proceed = functions(QUESTIONS, CHORES)
