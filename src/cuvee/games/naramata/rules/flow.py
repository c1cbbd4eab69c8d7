"""The flow: which chapter answers which question and does which chore."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.core.state import about_of, ask_of, parts_of
from cuvee.games.naramata import questions as q
from cuvee.games.naramata.model.cards import CASE
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.moves import BENCH, CAR, CUT, PAY, SEND, STEER
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


def legal(state: State, step: i64, out: Moves) -> None:
    out.clear()
    ask, seat, about = parts_of(step)
    if ask == q.TURN:
        turn.choices(state, seat, about, out)
    elif ask == q.AFTER:
        turn.endings(state, seat, about, out)
    elif ask == q.LANDED:
        actions.choices(out)
    elif ask == q.SERVE:
        tasting.gifts(state, seat, about, out)
    elif ask == q.VIEWS:
        viewpoint.views(state, seat, about, out)
    elif ask == q.PAYMENT:
        purse.payments(state, seat, about, out)
    elif ask == q.PARKED:
        turn.farewells(state, seat, about, out)
    elif ask == q.CONTRACT_MENU:
        contract.menu(state, seat, about, out)
    elif ask == q.SHOP_EXTRA:
        shop.extras(state, seat, out)
    elif ask == q.SHOP_CARDS:
        shop.purchases(state, seat, out)
    elif ask == q.SIGNING:
        contract.rewards(out)
    elif ask == q.SPEND_TIME:
        clock.shortcuts(out)
    elif ask == q.RECHARGE:
        clock.recharges(state, seat, out)
    elif ask == q.DRAFT_PICK:
        draft.picks(state, seat, about, out)
    elif ask == q.DRAFT_CUT:
        draft.cuts(state, seat, out)
    elif ask == q.CLEARING:
        morning.clears(state, out)
    elif ask == q.START_SITE:
        morning.starts(state, out)
    elif ask == q.FLEET_LOAD:
        loading.loads(state, seat, about, out)
    elif ask == q.SOLO_TAKE:
        loading.takes(state, out)
    elif ask == q.PHANTOM_SITE:
        morning.sends(state, out)
    elif ask == q.PHANTOM_ROAD:
        phantom.roads(state, about, out)
    elif ask == q.BONUS:
        dropoff.bonuses(out)
    elif ask == q.MARKET_SHIFT:
        market.shifts(out)
    elif ask == q.BENCHING:
        market.benches(state, seat, out)
    elif ask == q.SWAPPING:
        market.swaps(state, seat, out)
    else:
        assert ask == q.SETUP_CAR, "no other question is ever asked"
        day.cars(state, out)


def play(state: State, step: i64, move: i64, fate: Fate) -> None:
    ask, seat, about = parts_of(step)
    if ask == q.TURN:
        turn.choose(state, seat, about, move, fate)
    elif ask == q.AFTER:
        turn.end(state, seat, about, move, fate)
    elif ask == q.LANDED:
        actions.choose(state, seat, about, move, fate)
    elif ask == q.SERVE:
        tasting.give(state, seat, about, move, fate)
    elif ask == q.VIEWS:
        viewpoint.put(state, seat, about, move, fate)
    elif ask == q.PAYMENT:
        purse.settle(state, seat, about, PAY.a(move), fate)
    elif ask == q.PARKED:
        turn.bid_farewell(state, seat, about, move, fate)
    elif ask == q.CONTRACT_MENU:
        contract.choose(state, seat, about, move, fate)
    elif ask == q.SHOP_EXTRA:
        shop.look(state, seat, move, fate)
    elif ask == q.SHOP_CARDS:
        shop.buy(state, seat, move, fate)
    elif ask == q.SIGNING:
        contract.reward(state, seat, move, fate)
    elif ask == q.SPEND_TIME:
        clock.hurry(state, seat, about, move, fate)
    elif ask == q.RECHARGE:
        clock.recharge(state, seat, move, fate)
    elif ask == q.DRAFT_PICK:
        draft.pick(state, seat, move, fate)
    elif ask == q.DRAFT_CUT:
        draft.cut(state, seat, CUT.a(move), fate)
    elif ask == q.CLEARING:
        morning.clear(state, seat, about, move, fate)
    elif ask == q.START_SITE:
        morning.start(state, seat, move, fate)
    elif ask == q.FLEET_LOAD:
        loading.load_or_pass(state, seat, about, move, fate)
    elif ask == q.SOLO_TAKE:
        loading.take(state, seat, move, fate)
    elif ask == q.PHANTOM_SITE:
        morning.send(state, about, SEND.a(move), fate)
    elif ask == q.PHANTOM_ROAD:
        phantom.steer(state, about, STEER.a(move), fate)
    elif ask == q.BONUS:
        dropoff.reward(state, seat, about, move, fate)
    elif ask == q.MARKET_SHIFT:
        market.shift(state, seat, move, fate)
    elif ask == q.BENCHING:
        market.bench(state, seat, BENCH.a(move), fate)
    elif ask == q.SWAPPING:
        market.swap(state, seat, about, move, fate)
    else:
        day.choose_car(state, seat, CAR.a(move), fate)


def proceed(state: State, step: i64, fate: Fate) -> None:
    chore = ask_of(step)
    about = about_of(step)
    if chore == q.NEXT:
        day.next_turn(state, fate)
    elif chore == q.DO_ACTION:
        actions.begin(state, about & 3, about >> 2, fate)
    elif chore == q.SPEND:
        clock.spend(state, about & 3, about >> 2, fate)
    elif chore == q.WIND:
        clock.wind(state, about)
    elif chore == q.TAKE_UPGRADE:
        market.take(state, about & 3, about >> 2, fate)
    elif chore == q.EXTRA_CARD:
        tasting.draw(state, about, CASE, fate)
    elif chore == q.RESET:
        dropoff.reset(state, about)
    elif chore == q.OFFER_SHIFT:
        market.offer_shift(state, about)
    elif chore == q.PASS_HANDS:
        draft.pass_hands(state, about, fate)
    elif chore == q.NEXT_LOAD:
        loading.next_load(state, about)
    elif chore == q.NEXT_SITE:
        morning.next_site(state, about)
    elif chore == q.PHANTOM_SITES:
        morning.phantom_sites(state, fate)
    elif chore == q.NEXT_CLEAR:
        morning.next_clear(state, about)
    else:
        assert chore == q.NEW_DAY, "there is no other chore"
        day.begin(state, fate)
