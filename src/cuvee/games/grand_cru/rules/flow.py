"""The flow: which chapter answers which question and does which chore."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.core.state import about_of, ask_of, parts_of
from cuvee.games.grand_cru.model.state import State
from cuvee.games.grand_cru.moves import ACCEPT, DECLINE, DONE
from cuvee.games.grand_cru.questions import (
    ACTION_OVER,
    AFTER_ACTION,
    BEGIN_YEAR,
    BOOKS,
    BRAND,
    FAIR,
    FIRST_YEAR,
    INITIAL_LOANS,
    INNOVATION_AWARD,
    JUICE,
    LIFT,
    LOANS,
    MAKE_ROOM,
    NEW_YEAR,
    NEXT_FAIR,
    NEXT_LOANS,
    PICK_AGE,
    PICK_BLEND,
    PICK_DEMAND,
    PICK_FIELD,
    PICK_HARVEST,
    PICK_TAKE,
    REORG,
    SALE,
    SPEND,
    TURN,
    TURN_OVER,
    YEAR_END,
    YOUNG,
)
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


def legal(state: State, step: i64, out: Moves) -> None:
    out.clear()
    ask, seat, about = parts_of(step)
    if ask == TURN:
        turns.actions(state, seat, about, out)
    elif ask == FAIR:
        fair.offers(state, seat, out)
    elif ask == LOANS:
        loans.offers(state, seat, out)
    elif ask == INITIAL_LOANS:
        loans.first_loans(state, out)
    elif ask == MAKE_ROOM:
        room.drops(state, seat, out)
    elif ask == BRAND:
        brand.brands(state, seat, out)
    elif ask == LIFT:
        brand.lifts(state, seat, out)
    elif ask == AFTER_ACTION:
        innovation.afterwards(state, seat, out)
    elif ask == SPEND:
        innovation.spends(state, seat, out)
    elif ask == INNOVATION_AWARD:
        out.add_range(ACCEPT, DECLINE)
    else:
        legal_picks(state, ask, seat, about, out)


def legal_picks(state: State, ask: i64, seat: i64, about: i64, out: Moves) -> None:
    """What effects of improvements and special action spaces ask."""
    if ask == SALE:
        sales.offers(state, seat, about, out)
    elif ask == PICK_HARVEST:
        harvest.picks(state, seat, about, out)
    elif ask == PICK_DEMAND:
        demand.picks(state, about, out)
    elif ask == PICK_AGE:
        cellar.refinements(state, seat, out)
    elif ask == PICK_BLEND:
        cellar.blends(state, seat, out)
    elif ask == PICK_TAKE:
        cellar.takes(state, seat, about, out)
    elif ask == PICK_FIELD:
        cellar.field_picks(state, seat, about, out)
    elif ask == JUICE:
        orchard.juices(state, seat, about, out)
    elif ask == YOUNG:
        young.offers(state, seat, out)
    else:
        assert ask == REORG, "no other question is ever asked"
        orchard.replantings(state, seat, out)


def play(state: State, step: i64, move: i64, fate: Fate) -> None:
    ask, seat, about = parts_of(step)
    if ask == TURN:
        turns.act(state, seat, about, move, fate)
    elif ask == FAIR:
        fair.visit(state, seat, move, fate)
    elif ask == LOANS:
        loans.decide(state, seat, move, fate)
    elif ask == INITIAL_LOANS:
        loans.take_first(state, seat, move, fate)
    elif ask == MAKE_ROOM:
        room.drop(state, seat, about, move, fate)
    elif ask == BRAND:
        brand.put(state, seat, about, move, fate)
    elif ask == LIFT:
        auction.lift(state, seat, about, move, fate)
    elif ask == AFTER_ACTION:
        innovation.innovate(state, seat, move, fate)
    elif ask == SPEND:
        innovation.spend(state, seat, about, move, fate)
    elif ask == INNOVATION_AWARD:
        award.decide(state, seat, move, fate)
    else:
        play_picks(state, ask, seat, about, move, fate)


def play_picks(state: State, ask: i64, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    """What effects of improvements and special action spaces asked."""
    if ask == SALE:
        sales.sale(state, seat, about, move, fate)
    elif ask == PICK_HARVEST:
        harvest.picked(state, seat, about, move, fate)
    elif ask == PICK_DEMAND:
        demand.picked(state, seat, about, move, fate)
    elif ask == PICK_AGE:
        cellar.refine(state, seat, move, fate)
    elif ask == PICK_BLEND:
        cellar.blend(state, seat, move)
    elif ask == PICK_TAKE:
        cellar.take(state, seat, about, move, fate)
    elif ask == PICK_FIELD:
        cellar.field_picked(state, seat, about, move, fate)
    elif ask == JUICE:
        orchard.press(state, seat, about, move, fate)
    elif ask == YOUNG:
        young.sell(state, seat, about, move, fate)
    else:
        orchard.replant(state, seat, move, fate)
    if move == DONE:
        fair.decline(state, seat, about, fate)


def proceed(state: State, step: i64, fate: Fate) -> None:
    chore = ask_of(step)
    about = about_of(step)
    if chore == TURN_OVER:
        turns.turn_over(state, about, fate)
    elif chore == ACTION_OVER:
        innovation.action_over(state, about)
    elif chore == NEXT_FAIR:
        fair.next_fair(state, about, fate)
    elif chore == NEXT_LOANS:
        loans.next_loans(state, about)
    elif chore == YEAR_END:
        year_end.begin(state, fate)
    elif chore == BOOKS:
        year_end.books(state, fate)
    elif chore == NEW_YEAR:
        year_end.new_year(state, fate)
    elif chore == BEGIN_YEAR:
        turns.begin_year(state, fate)
    else:
        assert chore == FIRST_YEAR, "there is no other chore"
        setup.first_year(state, fate)
