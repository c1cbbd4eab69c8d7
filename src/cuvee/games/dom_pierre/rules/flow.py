"""The flow: which chapter answers which question."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.core.state import parts_of
from cuvee.games.dom_pierre import questions as q
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.rules import (
    benefits,
    cellar,
    dismissal,
    draft,
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
    elif ask < q.PRESSING:
        legal_estate(state, ask, seat, about, out)
    elif ask < q.CARD_KEEPING:
        legal_action(state, ask, seat, about, out)
    else:
        legal_rest(state, ask, seat, about, out)


def legal_estate(state: State, ask: i64, seat: i64, about: i64, out: Moves) -> None:
    if ask == q.PLANTING:
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
    else:
        assert ask == q.LAYING, "no other question comes before the actions"
        draft.lays(state, seat, out)


def legal_action(state: State, ask: i64, seat: i64, about: i64, out: Moves) -> None:
    if ask == q.TAKING:
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
    else:
        assert ask == q.ADDING, "no other question belongs to the actions"
        sale.adds(state, seat, about, out)


def legal_rest(state: State, ask: i64, seat: i64, about: i64, out: Moves) -> None:
    if ask == q.CARD_KEEPING:
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
    elif ask < q.PRESSING:
        play_estate(state, ask, seat, about, move, fate)
    elif ask < q.CARD_KEEPING:
        play_action(state, ask, seat, about, move, fate)
    else:
        play_rest(state, ask, seat, about, move, fate)


def play_estate(state: State, ask: i64, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    if ask == q.PLANTING:
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
    else:
        draft.lay(state, seat, move)


def play_action(state: State, ask: i64, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    if ask == q.TAKING:
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
    else:
        sale.add(state, seat, about, move, fate)


def play_rest(state: State, ask: i64, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    if ask == q.CARD_KEEPING:
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
