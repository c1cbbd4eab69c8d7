"""The flow: which chapter answers which question and does which chore."""

from typing import Final

from cuvee.core.dispatch import chores, functions, questions
from cuvee.core.fate import Fate
from cuvee.core.native import i64
from cuvee.core.state import about_of, ask_of, seat_of
from cuvee.games.grand_cru import questions as q
from cuvee.games.grand_cru.model.state import State
from cuvee.games.grand_cru.moves import DONE
from cuvee.games.grand_cru.rules import (
    auction,
    award,
    brand,
    cellar,
    demand,
    fair,
    harvest,
    innovation,
    loans,
    orchard,
    room,
    sales,
    setup,
    turns,
    year_end,
    young,
)

# by question: what may be answered, and what an answer does
QUESTIONS: Final = questions(
    {
        q.TURN: (turns.actions, turns.act),
        q.FAIR: (fair.offers, fair.visit),
        q.LOANS: (loans.offers, loans.decide),
        q.INITIAL_LOANS: (loans.first_loans, loans.take_first),
        q.MAKE_ROOM: (room.drops, room.drop),
        q.BRAND: (brand.brands, brand.put),
        q.LIFT: (brand.lifts, auction.lift),
        q.AFTER_ACTION: (innovation.afterwards, innovation.innovate),
        q.SPEND: (innovation.spends, innovation.spend),
        q.INNOVATION_AWARD: (award.answers, award.decide),
        q.SALE: (sales.offers, sales.sale),
        q.PICK_HARVEST: (harvest.picks, harvest.picked),
        q.PICK_DEMAND: (demand.picks, demand.picked),
        q.PICK_AGE: (cellar.refinements, cellar.refine),
        q.PICK_BLEND: (cellar.blends, cellar.blend),
        q.PICK_TAKE: (cellar.takes, cellar.take),
        q.PICK_FIELD: (cellar.field_picks, cellar.field_picked),
        q.JUICE: (orchard.juices, orchard.press),
        q.YOUNG: (young.offers, young.sell),
        q.REORG: (orchard.replantings, orchard.replant),
    }
)

# what nobody is asked about
CHORES: Final = chores(
    {
        q.TURN_OVER: turns.turn_over,
        q.ACTION_OVER: innovation.action_over,
        q.NEXT_FAIR: fair.next_fair,
        q.NEXT_LOANS: loans.next_loans,
        q.YEAR_END: year_end.begin,
        q.BOOKS: year_end.books,
        q.NEW_YEAR: year_end.new_year,
        q.BEGIN_YEAR: turns.begin_year,
        q.FIRST_YEAR: setup.first_year,
    }
)

legal, play_one, proceed = functions(QUESTIONS, CHORES)


def play(state: State, step: i64, move: i64, fate: Fate) -> None:
    """An answer; and what follows if the rest of an effect is left out."""
    play_one(state, step, move, fate)
    if move == DONE and q.PICKS >> ask_of(step) & 1:
        fair.decline(state, seat_of(step), about_of(step), fate)
