"""The flow: which chapter answers which question and does which chore."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.core.state import about_of, ask_of, parts_of
from cuvee.games.grand_cru import questions as q
from cuvee.games.grand_cru.model.state import State
from cuvee.games.grand_cru.moves import ACCEPT, DECLINE, DONE
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
    if ask == q.TURN:
        turns.actions(state, seat, about, out)
    elif ask == q.FAIR:
        fair.offers(state, seat, out)
    elif ask == q.LOANS:
        loans.offers(state, seat, out)
    elif ask == q.INITIAL_LOANS:
        loans.first_loans(state, out)
    elif ask == q.MAKE_ROOM:
        room.drops(state, seat, out)
    elif ask == q.BRAND:
        brand.brands(state, seat, out)
    elif ask == q.LIFT:
        brand.lifts(state, seat, out)
    elif ask == q.AFTER_ACTION:
        innovation.afterwards(state, seat, out)
    elif ask == q.SPEND:
        innovation.spends(state, seat, out)
    elif ask == q.INNOVATION_AWARD:
        out.add_range(ACCEPT, DECLINE)
    elif ask == q.SALE:
        sales.offers(state, seat, about, out)
    elif ask == q.PICK_HARVEST:
        harvest.picks(state, seat, about, out)
    elif ask == q.PICK_DEMAND:
        demand.picks(state, about, out)
    elif ask == q.PICK_AGE:
        cellar.refinements(state, seat, out)
    elif ask == q.PICK_BLEND:
        cellar.blends(state, seat, out)
    elif ask == q.PICK_TAKE:
        cellar.takes(state, seat, about, out)
    elif ask == q.PICK_FIELD:
        cellar.field_picks(state, seat, about, out)
    elif ask == q.JUICE:
        orchard.juices(state, seat, about, out)
    elif ask == q.YOUNG:
        young.offers(state, seat, out)
    else:
        assert ask == q.REORG, "no other question is ever asked"
        orchard.replantings(state, seat, out)


def play(state: State, step: i64, move: i64, fate: Fate) -> None:
    ask, seat, about = parts_of(step)
    if ask == q.TURN:
        turns.act(state, seat, about, move, fate)
    elif ask == q.FAIR:
        fair.visit(state, seat, move, fate)
    elif ask == q.LOANS:
        loans.decide(state, seat, move, fate)
    elif ask == q.INITIAL_LOANS:
        loans.take_first(state, seat, move, fate)
    elif ask == q.MAKE_ROOM:
        room.drop(state, seat, about, move, fate)
    elif ask == q.BRAND:
        brand.put(state, seat, about, move, fate)
    elif ask == q.LIFT:
        auction.lift(state, seat, about, move, fate)
    elif ask == q.AFTER_ACTION:
        innovation.innovate(state, seat, move, fate)
    elif ask == q.SPEND:
        innovation.spend(state, seat, about, move, fate)
    elif ask == q.INNOVATION_AWARD:
        award.decide(state, seat, move, fate)
    elif ask == q.SALE:
        sales.sale(state, seat, about, move, fate)
    elif ask == q.PICK_HARVEST:
        harvest.picked(state, seat, about, move, fate)
    elif ask == q.PICK_DEMAND:
        demand.picked(state, seat, about, move, fate)
    elif ask == q.PICK_AGE:
        cellar.refine(state, seat, move, fate)
    elif ask == q.PICK_BLEND:
        cellar.blend(state, seat, move)
    elif ask == q.PICK_TAKE:
        cellar.take(state, seat, about, move, fate)
    elif ask == q.PICK_FIELD:
        cellar.field_picked(state, seat, about, move, fate)
    elif ask == q.JUICE:
        orchard.press(state, seat, about, move, fate)
    elif ask == q.YOUNG:
        young.sell(state, seat, about, move, fate)
    else:
        orchard.replant(state, seat, move, fate)
    if move == DONE and q.PICKS >> ask & 1:
        fair.decline(state, seat, about, fate)


def proceed(state: State, step: i64, fate: Fate) -> None:
    chore = ask_of(step)
    about = about_of(step)
    if chore == q.TURN_OVER:
        turns.turn_over(state, about, fate)
    elif chore == q.ACTION_OVER:
        innovation.action_over(state, about)
    elif chore == q.NEXT_FAIR:
        fair.next_fair(state, about, fate)
    elif chore == q.NEXT_LOANS:
        loans.next_loans(state, about)
    elif chore == q.YEAR_END:
        year_end.begin(state, fate)
    elif chore == q.BOOKS:
        year_end.books(state, fate)
    elif chore == q.NEW_YEAR:
        year_end.new_year(state, fate)
    elif chore == q.BEGIN_YEAR:
        turns.begin_year(state, fate)
    else:
        assert chore == q.FIRST_YEAR, "there is no other chore"
        setup.first_year(state, fate)
