"""The flow: which chapter answers which question and does which chore."""

from typing import Final

from cuvee.core.dispatch import chores, functions, questions
from cuvee.core.fate import Fate
from cuvee.core.native import i64
from cuvee.games.bottles import questions as q
from cuvee.games.bottles.model.state import State
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


def out_of_money(state: State, seat: i64, fate: Fate) -> None:
    """BO-10.2: who is without money makes no more offers, and may need help."""
    state.offers = 0
    state.auctions = 0
    ruin.check(state, seat, fate)


def next_round(state: State, fate: Fate) -> None:
    """A round begins, unless the last one was played."""
    if not ending.limit(state, fate):
        turn.begin_round(state, fate)


# by question: what may be answered, and what an answer does
QUESTIONS: Final = questions(
    {
        q.DRAFT: (draft.items, draft.write),
        q.BEFORE_ROLL: (turn.before_roll, turn.roll),
        q.CELL: (cell.choices, cell.act),
        q.MOVE: (movement.choices, movement.move),
        q.MOVING: (movement.ways_on, movement.move_on),
        q.REPLY: (reply.answers, reply.reply),
        q.COUNTERED: (reply.counter_answers, reply.settle),
        q.HAND_OVER: (exchange.cards, exchange.hand),
        q.BID: (auction.bids, auction.bid),
        q.START_PRICE: (auction.starts, auction.start),
        q.CHEERS: (cheers.toasts, cheers.discard),
        q.THIEF: (thief.errands, thief.send),
        q.SHOVED: (shove.refuges, shove.flee),
        q.BREAKAGE: (cheers.discards, shove.lose),
        q.CHEERS_HELP: (cheers.pleas, cheers.plead),
        q.BROKE_HELP: (ruin.pleas, ruin.plead),
        q.FIST: (thief.fists, thief.open_fist),
        q.FIST_GUESS: (thief.guesses, thief.guess),
        q.LOOT: (thief.loot, thief.steal),
        q.CHARACTER: (setup.characters, setup.choose),
        q.BOTTLE: (setup.bottles, setup.pick),
        q.AIMING: (setup.aims, setup.throw),
    }
)

# what nobody is asked about
CHORES: Final = chores(
    {
        q.ARRIVE: movement.arrive,
        q.EXCHANGE: exchange.exchange,
        q.NEXT_TURN: turn.next_turn,
        q.TURN_OVER: turn.turn_over,
        q.TOAST: cheers.toast,
        q.BROKE: out_of_money,
        q.RESCUE: ruin.rescue,
        q.ROUND_OVER: ending.round_over,
        q.ROUND: next_round,
    }
)

legal, play, proceed = functions(QUESTIONS, CHORES)
