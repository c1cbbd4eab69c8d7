"""The flow: which chapter answers which question and does which chore."""

from typing import Final

from cuvee.core.dispatch import chores, functions, questions
from cuvee.games.dom_pierre import questions as q
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

# by question: what may be answered, and what an answer does
QUESTIONS: Final = questions(
    {
        q.MENU: (turn.actions, turn.act),
        q.AFTER: (turn.endings, turn.end),
        q.CHOICE: (turn.choices, turn.choose),
        q.PLANTING: (vineyard.plantings, vineyard.plant),
        q.HARVESTING: (picking.harvests, picking.name),
        q.BOOSTING_SELF: (picking.self_boosts, picking.boost_self),
        q.BOOSTING: (picking.boosts, picking.boost),
        q.STORING: (harvest.stores, harvest.store),
        q.CLAIM: (estate.claims, estate.claim),
        q.STRENGTHENING: (estate.strengthenings, estate.strengthen),
        q.KEEPING: (draft.keeps, draft.keep),
        q.LAYING: (draft.lays, draft.lay),
        q.TAKING: (logistics.takings, logistics.take),
        q.PLACING: (logistics.placings, logistics.place),
        q.PRESSING: (cellar.pressings, cellar.press),
        q.PICKING: (village.picks, village.pick),
        q.TASTING: (benefits.second_tastes, benefits.second_taste),
        q.FAVOURING: (benefits.favours, benefits.second_favour),
        q.SELLING: (sales.sells, sales.sell),
        q.ADDING: (sale.adds, sale.add),
        q.CARD_KEEPING: (objectives.keeps, objectives.keep),
        q.DISCARDING: (objectives.discards, objectives.discard),
        q.FIRING: (dismissal.firings, dismissal.fire),
        q.GAINING: (prestige.gains, prestige.gain),
        q.USING: (prestige.usings, prestige.use_now),
        q.MARKING: (presses.marks, presses.mark),
        q.MOVE_FROM: (workers.sources, workers.pick_up),
        q.MOVE_TO: (workers.targets, workers.move_to),
        q.LOCAL_SALE: (free.more_sales, free.sell_more),
    }
)

# what nobody is asked about
CHORES: Final = chores(
    {
        q.NEXT_TURN: turn.next_turn,
        q.RETIRE: ending.retire,
        q.NEXT_GRAPE: vineyard.next_grape,
        q.NEXT_STORE: harvest.next_store,
        q.OPEN_CELLAR: cellar.open_menu,
        q.OPEN_VILLAGE: village.open_menu,
        q.OPEN_SALES: sales.open_menu,
        q.NEXT_FAVOUR: benefits.next_favour,
        q.OPEN_MENU: turn.open_menu,
        q.CLOSE_SALE: sale.close,
        q.NEXT_DISCARD: objectives.next_discard,
        q.REFILL: objectives.refill,
        q.PRESTIGE: prestige.rise,
        q.RESTOCK: supplies.restock,
        q.NEXT_TAKE: logistics.next_take,
        q.NEXT_PLACE: logistics.next_place,
        q.PASS_TOKENS: draft.pass_tokens,
        q.LAY_OUT: draft.lay_out,
    }
)

legal, play, proceed = functions(QUESTIONS, CHORES)
