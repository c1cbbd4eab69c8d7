"""The flow: which chapter answers which question and does which chore."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.core.state import about_of, ask_of, parts_of
from cuvee.games.bottles import state as s
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
from cuvee.games.bottles.state import State


def legal(state: State, step: i64, out: Moves) -> None:
    out.clear()
    ask, seat, about = parts_of(step)
    if ask == s.DRAFT:
        draft.items(state, seat, out)
    elif ask == s.BEFORE_ROLL:
        turn.before_roll(state, seat, out)
    elif ask == s.CELL:
        cell.choices(state, seat, about, out)
    elif ask == s.MOVE:
        movement.choices(state, seat, about, out)
    elif ask == s.MOVING:
        movement.ways_on(state, seat, about, out)
    elif ask == s.REPLY:
        reply.answers(state, seat, out)
    elif ask == s.COUNTERED:
        reply.counter_answers(out)
    elif ask == s.HAND_OVER:
        exchange.cards(state, about, out)
    elif ask == s.BID:
        auction.bids(state, seat, out)
    elif ask == s.START_PRICE:
        auction.starts(state, out)
    elif ask == s.CHEERS:
        cheers.toasts(state, seat, out)
    elif ask == s.THIEF:
        thief.errands(state, seat, about, out)
    else:
        rare(state, ask, seat, about, out)


def rare(state: State, ask: i64, seat: i64, about: i64, out: Moves) -> None:
    """The questions asked seldom."""
    if ask == s.SHOVED:
        shove.refuges(state, seat, out)
    elif ask == s.BREAKAGE:
        cheers.discards(state, seat, out)
    elif ask == s.CHEERS_HELP:
        cheers.pleas(state, seat, out)
    elif ask == s.BROKE_HELP:
        ruin.pleas(state, seat, out)
    elif ask == s.FIST:
        out.add_range(HIDE.first, HIDE.stop - 1)
    elif ask == s.FIST_GUESS:
        out.add_range(GUESS.first, GUESS.stop - 1)
    elif ask == s.LOOT:
        thief.loot(state, about, out)
    elif ask == s.CHARACTER:
        setup.characters(state, out)
    elif ask == s.BOTTLE:
        setup.bottles(state, out)
    else:
        assert ask == s.AIMING, "no other question is ever asked"
        setup.aims(out)


def play(state: State, step: i64, move: i64, fate: Fate) -> None:
    ask, seat, about = parts_of(step)
    if ask == s.DRAFT:
        draft.write(state, seat, move, fate)
    elif ask == s.BEFORE_ROLL:
        turn.roll(state, seat, move, fate)
    elif ask == s.CELL:
        cell.act(state, seat, about, move, fate)
    elif ask == s.MOVE:
        movement.move(state, seat, about, move, fate)
    elif ask == s.MOVING:
        movement.move_on(state, seat, about, move, fate)
    elif ask == s.REPLY:
        reply.reply(state, seat, move, fate)
    elif ask == s.COUNTERED:
        reply.settle(state, seat, move, fate)
    elif ask == s.HAND_OVER:
        exchange.hand(state, about, move)
    elif ask == s.BID:
        auction.bid(state, seat, move, fate)
    elif ask == s.START_PRICE:
        auction.start(state, seat, move, fate)
    elif ask == s.CHEERS:
        cheers.discard(state, seat, move, fate)
    elif ask == s.THIEF:
        thief.send(state, seat, about, move, fate)
    else:
        play_rare(state, step, move, fate)


def play_rare(state: State, step: i64, move: i64, fate: Fate) -> None:
    ask, seat, about = parts_of(step)
    if ask == s.SHOVED:
        shove.flee(state, seat, move, fate)
    elif ask == s.BREAKAGE:
        shove.lose(state, seat, move, fate)
    elif ask == s.CHEERS_HELP:
        cheers.plead(state, seat, move, fate)
    elif ask == s.BROKE_HELP:
        ruin.plead(state, seat, move, fate)
    elif ask == s.FIST:
        thief.open_fist(state, seat, move, fate)
    elif ask == s.FIST_GUESS:
        thief.guess(state, move)
    elif ask == s.LOOT:
        thief.steal(state, seat, about, move, fate)
    elif ask == s.CHARACTER:
        setup.choose(state, seat, move, fate)
    elif ask == s.BOTTLE:
        setup.pick(state, seat, move, fate)
    else:
        setup.throw(state, seat, move, fate)


def proceed(state: State, step: i64, fate: Fate) -> None:
    chore = ask_of(step)
    about = about_of(step)
    if chore == s.ARRIVE:
        movement.arrive(state, about, fate)
    elif chore == s.EXCHANGE:
        exchange.exchange(state, fate)
    elif chore == s.NEXT_TURN:
        turn.next_turn(state, about)
    elif chore == s.TURN_OVER:
        turn.turn_over(state, about, fate)
    elif chore == s.TOAST:
        cheers.toast(state, fate)
    elif chore == s.BROKE:
        state.offers = 0
        state.auctions = 0
        ruin.check(state, about, fate)
    elif chore == s.RESCUE:
        ruin.rescue(state, about, fate)
    elif chore == s.ROUND_OVER:
        ending.round_over(state, fate)
    else:
        assert chore == s.ROUND, "there is no other chore"
        if not ending.limit(state, fate):
            turn.begin_round(state, fate)
