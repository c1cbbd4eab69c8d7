"""The flow: which chapter answers which question and does which chore."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.core.state import about_of, ask_of, parts_of
from cuvee.games.bottles import questions as q
from cuvee.games.bottles.model.state import State
from cuvee.games.bottles.moves import GUESS, HIDE
from cuvee.games.bottles.rules import (
    auction,
    cell,
    cheers,
    draft,
    ending,
    exchange,
    movement,
    reply,
    ruin,
    setup,
    shove,
    thief,
    turn,
)


def legal(state: State, step: i64, out: Moves) -> None:
    out.clear()
    ask, seat, about = parts_of(step)
    if ask == q.DRAFT:
        draft.items(state, seat, out)
    elif ask == q.BEFORE_ROLL:
        turn.before_roll(state, seat, out)
    elif ask == q.CELL:
        cell.choices(state, seat, about, out)
    elif ask == q.MOVE:
        movement.choices(state, seat, about, out)
    elif ask == q.MOVING:
        movement.ways_on(state, seat, about, out)
    elif ask == q.REPLY:
        reply.answers(state, seat, out)
    elif ask == q.COUNTERED:
        reply.counter_answers(out)
    elif ask == q.HAND_OVER:
        exchange.cards(state, about, out)
    elif ask == q.BID:
        auction.bids(state, seat, out)
    elif ask == q.START_PRICE:
        auction.starts(state, out)
    elif ask == q.CHEERS:
        cheers.toasts(state, seat, out)
    elif ask == q.THIEF:
        thief.errands(state, seat, about, out)
    elif ask == q.SHOVED:
        shove.refuges(state, seat, out)
    elif ask == q.BREAKAGE:
        cheers.discards(state, seat, out)
    elif ask == q.CHEERS_HELP:
        cheers.pleas(state, seat, out)
    elif ask == q.BROKE_HELP:
        ruin.pleas(state, seat, out)
    elif ask == q.FIST:
        out.add_range(HIDE.first, HIDE.stop - 1)
    elif ask == q.FIST_GUESS:
        out.add_range(GUESS.first, GUESS.stop - 1)
    elif ask == q.LOOT:
        thief.loot(state, about, out)
    elif ask == q.CHARACTER:
        setup.characters(state, out)
    elif ask == q.BOTTLE:
        setup.bottles(state, out)
    else:
        assert ask == q.AIMING, "no other question is ever asked"
        setup.aims(out)


def play(state: State, step: i64, move: i64, fate: Fate) -> None:
    ask, seat, about = parts_of(step)
    if ask == q.DRAFT:
        draft.write(state, seat, move, fate)
    elif ask == q.BEFORE_ROLL:
        turn.roll(state, seat, move, fate)
    elif ask == q.CELL:
        cell.act(state, seat, about, move, fate)
    elif ask == q.MOVE:
        movement.move(state, seat, about, move, fate)
    elif ask == q.MOVING:
        movement.move_on(state, seat, about, move, fate)
    elif ask == q.REPLY:
        reply.reply(state, seat, move, fate)
    elif ask == q.COUNTERED:
        reply.settle(state, seat, move, fate)
    elif ask == q.HAND_OVER:
        exchange.hand(state, about, move)
    elif ask == q.BID:
        auction.bid(state, seat, move, fate)
    elif ask == q.START_PRICE:
        auction.start(state, seat, move, fate)
    elif ask == q.CHEERS:
        cheers.discard(state, seat, move, fate)
    elif ask == q.THIEF:
        thief.send(state, seat, about, move, fate)
    elif ask == q.SHOVED:
        shove.flee(state, seat, move, fate)
    elif ask == q.BREAKAGE:
        shove.lose(state, seat, move, fate)
    elif ask == q.CHEERS_HELP:
        cheers.plead(state, seat, move, fate)
    elif ask == q.BROKE_HELP:
        ruin.plead(state, seat, move, fate)
    elif ask == q.FIST:
        thief.open_fist(state, seat, move, fate)
    elif ask == q.FIST_GUESS:
        thief.guess(state, move)
    elif ask == q.LOOT:
        thief.steal(state, seat, about, move, fate)
    elif ask == q.CHARACTER:
        setup.choose(state, seat, move, fate)
    elif ask == q.BOTTLE:
        setup.pick(state, seat, move, fate)
    else:
        setup.throw(state, seat, move, fate)


def proceed(state: State, step: i64, fate: Fate) -> None:
    chore = ask_of(step)
    about = about_of(step)
    if chore == q.ARRIVE:
        movement.arrive(state, about, fate)
    elif chore == q.EXCHANGE:
        exchange.exchange(state, fate)
    elif chore == q.NEXT_TURN:
        turn.next_turn(state, about)
    elif chore == q.TURN_OVER:
        turn.turn_over(state, about, fate)
    elif chore == q.TOAST:
        cheers.toast(state, fate)
    elif chore == q.BROKE:
        state.offers = 0
        state.auctions = 0
        ruin.check(state, about, fate)
    elif chore == q.RESCUE:
        ruin.rescue(state, about, fate)
    elif chore == q.ROUND_OVER:
        ending.round_over(state, fate)
    else:
        assert chore == q.ROUND, "there is no other chore"
        if not ending.limit(state, fate):
            turn.begin_round(state, fate)
