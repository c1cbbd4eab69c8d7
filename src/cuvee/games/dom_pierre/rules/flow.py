"""The flow: which chapter answers which question."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.core.state import parts_of
from cuvee.games.dom_pierre import state as s
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
from cuvee.games.dom_pierre.state import State


def legal(state: State, step: i64, out: Moves) -> None:
    out.clear()
    ask, seat, about = parts_of(step)
    if ask == s.MENU:
        turn.actions(state, seat, out)
    elif ask == s.AFTER:
        turn.endings(state, seat, out)
    elif ask == s.CHOICE:
        turn.choices(state, seat, out)
    elif ask < s.PRESSING:
        legal_estate(state, ask, seat, about, out)
    elif ask < s.CARD_KEEPING:
        legal_action(state, ask, seat, about, out)
    else:
        legal_rest(state, ask, seat, about, out)


def legal_estate(state: State, ask: i64, seat: i64, about: i64, out: Moves) -> None:
    if ask == s.PLANTING:
        vineyard.plantings(state, seat, about, out)
    elif ask == s.HARVESTING:
        picking.harvests(state, seat, about, out)
    elif ask == s.BOOSTING_SELF:
        picking.self_boosts(state, seat, about, out)
    elif ask == s.BOOSTING:
        picking.boosts(state, seat, about, out)
    elif ask == s.STORING:
        harvest.stores(state, seat, about, out)
    elif ask == s.CLAIM:
        estate.claims(out)
    elif ask == s.STRENGTHENING:
        estate.strengthenings(out)
    elif ask == s.KEEPING:
        draft.keeps(state, seat, out)
    else:
        assert ask == s.LAYING, "no other question comes before the actions"
        draft.lays(state, seat, out)


def legal_action(state: State, ask: i64, seat: i64, about: i64, out: Moves) -> None:
    if ask == s.TAKING:
        logistics.takings(state, seat, about, out)
    elif ask == s.PLACING:
        logistics.placings(state, seat, out)
    elif ask == s.PRESSING:
        cellar.pressings(state, seat, about, out)
    elif ask == s.PICKING:
        village.picks(state, seat, about, out)
    elif ask == s.TASTING:
        benefits.second_tastes(state, seat, about, out)
    elif ask == s.FAVOURING:
        benefits.favours(state, seat, about, out)
    elif ask == s.SELLING:
        sales.sells(state, seat, about, out)
    else:
        assert ask == s.ADDING, "no other question belongs to the actions"
        sale.adds(state, seat, about, out)


def legal_rest(state: State, ask: i64, seat: i64, about: i64, out: Moves) -> None:
    if ask == s.CARD_KEEPING:
        objectives.keeps(state, seat, out)
    elif ask == s.DISCARDING:
        objectives.discards(state, seat, out)
    elif ask == s.FIRING:
        dismissal.firings(state, seat, about, out)
    elif ask == s.GAINING:
        prestige.gains(state, out)
    elif ask == s.USING:
        prestige.usings(about, out)
    elif ask == s.MARKING:
        presses.marks(state, seat, out)
    elif ask == s.MOVE_FROM:
        workers.sources(state, seat, out)
    elif ask == s.MOVE_TO:
        workers.targets(state, about, out)
    else:
        assert ask == s.LOCAL_SALE, "no other question is ever asked"
        free.more_sales(state, seat, about, out)


def play(state: State, step: i64, move: i64, fate: Fate) -> None:
    ask, seat, about = parts_of(step)
    if ask == s.MENU:
        turn.act(state, seat, move, fate)
    elif ask == s.AFTER:
        turn.end(state, seat, move, fate)
    elif ask == s.CHOICE:
        turn.choose(state, seat, move, fate)
    elif ask < s.PRESSING:
        play_estate(state, ask, seat, about, move, fate)
    elif ask < s.CARD_KEEPING:
        play_action(state, ask, seat, about, move, fate)
    else:
        play_rest(state, ask, seat, about, move, fate)


def play_estate(state: State, ask: i64, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    if ask == s.PLANTING:
        vineyard.plant(state, seat, about, move, fate)
    elif ask == s.HARVESTING:
        picking.name(state, seat, about, move, fate)
    elif ask == s.BOOSTING_SELF:
        picking.boost_self(state, seat, about, move, fate)
    elif ask == s.BOOSTING:
        picking.boost(state, seat, about, move, fate)
    elif ask == s.STORING:
        harvest.store(state, seat, about, move, fate)
    elif ask == s.CLAIM:
        estate.claim(state, seat, move, fate)
    elif ask == s.STRENGTHENING:
        estate.strengthen(state, seat, move, fate)
    elif ask == s.KEEPING:
        draft.keep(state, seat, move)
    else:
        draft.lay(state, seat, move)


def play_action(state: State, ask: i64, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    if ask == s.TAKING:
        logistics.take(state, seat, about, move, fate)
    elif ask == s.PLACING:
        logistics.place(state, seat, move, fate)
    elif ask == s.PRESSING:
        cellar.press(state, seat, about, move, fate)
    elif ask == s.PICKING:
        village.pick(state, seat, about, move, fate)
    elif ask == s.TASTING:
        benefits.second_taste(state, seat, move, fate)
    elif ask == s.FAVOURING:
        benefits.second_favour(state, seat, move, fate)
    elif ask == s.SELLING:
        sales.sell(state, seat, about, move, fate)
    else:
        sale.add(state, seat, about, move, fate)


def play_rest(state: State, ask: i64, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    if ask == s.CARD_KEEPING:
        objectives.keep(state, seat, about, move, fate)
    elif ask == s.DISCARDING:
        objectives.discard(state, seat, about, move, fate)
    elif ask == s.FIRING:
        dismissal.fire(state, seat, about, move, fate)
    elif ask == s.GAINING:
        prestige.gain(state, seat, move, fate)
    elif ask == s.USING:
        prestige.use_now(state, seat, about, move, fate)
    elif ask == s.MARKING:
        presses.mark(state, seat, about, move, fate)
    elif ask == s.MOVE_FROM:
        workers.pick_up(state, seat, move)
    elif ask == s.MOVE_TO:
        workers.move_to(state, seat, about, move, fate)
    else:
        free.sell_more(state, seat, move, fate)
