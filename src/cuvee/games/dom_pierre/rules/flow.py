"""The flow: which chapter answers which question and does which chore."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.core.state import about_of, ask_of, parts_of
from cuvee.games.dom_pierre import questions as q
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.rules import (
    benefits,
    cellar,
    dismissal,
    draft,
    ending,
    estate,
    free,
    harvest,
    logistics,
    objectives,
    picking,
    presses,
    prestige,
    sale,
    sales,
    supplies,
    turn,
    village,
    vineyard,
    workers,
)


def legal(state: State, step: i64, out: Moves) -> None:
    out.clear()
    ask, seat, about = parts_of(step)
    if ask == q.MENU:
        turn.actions(state, seat, out)
    elif ask == q.AFTER:
        turn.endings(state, seat, out)
    elif ask == q.CHOICE:
        turn.choices(state, seat, out)
    elif ask == q.PLANTING:
        vineyard.plantings(state, seat, about, out)
    elif ask == q.HARVESTING:
        picking.harvests(state, seat, about, out)
    elif ask == q.BOOSTING_SELF:
        picking.self_boosts(state, seat, about, out)
    elif ask == q.BOOSTING:
        picking.boosts(state, seat, about, out)
    elif ask == q.STORING:
        harvest.stores(state, seat, about, out)
    elif ask == q.CLAIM:
        estate.claims(out)
    elif ask == q.STRENGTHENING:
        estate.strengthenings(out)
    elif ask == q.KEEPING:
        draft.keeps(state, seat, out)
    elif ask == q.LAYING:
        draft.lays(state, seat, out)
    elif ask == q.TAKING:
        logistics.takings(state, seat, about, out)
    elif ask == q.PLACING:
        logistics.placings(state, seat, out)
    elif ask == q.PRESSING:
        cellar.pressings(state, seat, about, out)
    elif ask == q.PICKING:
        village.picks(state, seat, about, out)
    elif ask == q.TASTING:
        benefits.second_tastes(state, seat, about, out)
    elif ask == q.FAVOURING:
        benefits.favours(state, seat, about, out)
    elif ask == q.SELLING:
        sales.sells(state, seat, about, out)
    elif ask == q.ADDING:
        sale.adds(state, seat, about, out)
    elif ask == q.CARD_KEEPING:
        objectives.keeps(state, seat, out)
    elif ask == q.DISCARDING:
        objectives.discards(state, seat, out)
    elif ask == q.FIRING:
        dismissal.firings(state, seat, about, out)
    elif ask == q.GAINING:
        prestige.gains(state, out)
    elif ask == q.USING:
        prestige.usings(about, out)
    elif ask == q.MARKING:
        presses.marks(state, seat, out)
    elif ask == q.MOVE_FROM:
        workers.sources(state, seat, out)
    elif ask == q.MOVE_TO:
        workers.targets(state, about, out)
    else:
        assert ask == q.LOCAL_SALE, "no other question is ever asked"
        free.more_sales(state, seat, about, out)


def play(state: State, step: i64, move: i64, fate: Fate) -> None:
    ask, seat, about = parts_of(step)
    if ask == q.MENU:
        turn.act(state, seat, move, fate)
    elif ask == q.AFTER:
        turn.end(state, seat, move, fate)
    elif ask == q.CHOICE:
        turn.choose(state, seat, move, fate)
    elif ask == q.PLANTING:
        vineyard.plant(state, seat, about, move, fate)
    elif ask == q.HARVESTING:
        picking.name(state, seat, about, move, fate)
    elif ask == q.BOOSTING_SELF:
        picking.boost_self(state, seat, about, move, fate)
    elif ask == q.BOOSTING:
        picking.boost(state, seat, about, move, fate)
    elif ask == q.STORING:
        harvest.store(state, seat, about, move, fate)
    elif ask == q.CLAIM:
        estate.claim(state, seat, move, fate)
    elif ask == q.STRENGTHENING:
        estate.strengthen(state, seat, move, fate)
    elif ask == q.KEEPING:
        draft.keep(state, seat, move)
    elif ask == q.LAYING:
        draft.lay(state, seat, move)
    elif ask == q.TAKING:
        logistics.take(state, seat, about, move, fate)
    elif ask == q.PLACING:
        logistics.place(state, seat, move, fate)
    elif ask == q.PRESSING:
        cellar.press(state, seat, about, move, fate)
    elif ask == q.PICKING:
        village.pick(state, seat, about, move, fate)
    elif ask == q.TASTING:
        benefits.second_taste(state, seat, move, fate)
    elif ask == q.FAVOURING:
        benefits.second_favour(state, seat, move, fate)
    elif ask == q.SELLING:
        sales.sell(state, seat, about, move, fate)
    elif ask == q.ADDING:
        sale.add(state, seat, about, move, fate)
    elif ask == q.CARD_KEEPING:
        objectives.keep(state, seat, about, move, fate)
    elif ask == q.DISCARDING:
        objectives.discard(state, seat, about, move, fate)
    elif ask == q.FIRING:
        dismissal.fire(state, seat, about, move, fate)
    elif ask == q.GAINING:
        prestige.gain(state, seat, move, fate)
    elif ask == q.USING:
        prestige.use_now(state, seat, about, move, fate)
    elif ask == q.MARKING:
        presses.mark(state, seat, about, move, fate)
    elif ask == q.MOVE_FROM:
        workers.pick_up(state, seat, move)
    elif ask == q.MOVE_TO:
        workers.move_to(state, seat, about, move, fate)
    else:
        free.sell_more(state, seat, move, fate)


def proceed(state: State, step: i64, fate: Fate) -> None:
    chore = ask_of(step)
    about = about_of(step)
    if chore == q.NEXT_TURN:
        turn.next_turn(state, about, fate)
    elif chore == q.RETIRE:
        ending.retire(state, about, fate)
    elif chore == q.NEXT_GRAPE:
        vineyard.next_grape(state, about)
    elif chore == q.NEXT_STORE:
        harvest.next_store(state, fate)
    elif chore == q.OPEN_CELLAR:
        cellar.open_menu(state, about)
    elif chore == q.OPEN_VILLAGE:
        village.open_menu(state, about)
    elif chore == q.OPEN_SALES:
        sales.open_menu(state, about)
    elif chore == q.NEXT_FAVOUR:
        benefits.next_favour(state, about)
    elif chore == q.OPEN_MENU:
        turn.open_menu(state)
    elif chore == q.CLOSE_SALE:
        sale.close(state, about, fate)
    elif chore == q.NEXT_DISCARD:
        objectives.next_discard(state, about)
    elif chore == q.REFILL:
        objectives.refill(state, fate)
    elif chore == q.PRESTIGE:
        prestige.rise(state, fate)
    elif chore == q.RESTOCK:
        supplies.restock(state, fate)
    elif chore == q.NEXT_TAKE:
        logistics.next_take(state, about)
    elif chore == q.NEXT_PLACE:
        logistics.next_place(state)
    elif chore == q.PASS_TOKENS:
        draft.pass_tokens(state)
    else:
        assert chore == q.LAY_OUT, "there is no other chore"
        draft.lay_out(state, fate)
