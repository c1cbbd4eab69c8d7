"""Each answer of Dom Pierre as a choice: its words, where it stands, what it costs and does."""

from collections.abc import Callable
from typing import Final

from cuvee.core.moves import Verb1
from cuvee.core.state import ask_of
from cuvee.games.dom_pierre import moves as m
from cuvee.games.dom_pierre import questions as q
from cuvee.games.dom_pierre.content import CELLAR, VILLAGE, VINEYARD
from cuvee.games.dom_pierre.face import choices_board as on_board
from cuvee.games.dom_pierre.face import choices_sale
from cuvee.games.dom_pierre.face.asker import Asker
from cuvee.games.dom_pierre.face.helping import of_disc
from cuvee.games.dom_pierre.face.objectives import counts, progress
from cuvee.games.dom_pierre.face.svg_kit import ACTIONS
from cuvee.games.dom_pierre.face.text import pressed_tiles
from cuvee.games.dom_pierre.model.house import VINTAGE
from cuvee.games.dom_pierre.rules import cellar, estate, free, turn
from cuvee.games.dom_pierre.rules.market import card_of
from cuvee.render.asking import Choice

Maker = Callable[[Asker, int, int], Choice]  # of an answer and the thing it names


# -- tokens and discs


def token(t: Asker, move: int, action: int) -> Choice:
    """DP-2.9, DP-2.11: a vintage token to keep or to lay."""
    name, effect = t.label("action", action), t.say(f"effect-{ACTIONS[action]}")
    keeping = m.KEEP.has(move)
    words = t.say("choice-keep" if keeping else "choice-lay", a=name)
    note = effect if keeping else t.say("fact-lay", effect=effect)
    lit = (f"vt_{ACTIONS[action]}",) if keeping else ("vintage_waiting",)
    at = f"hand-{ACTIONS[action]}"
    return Choice(words, move, at, t.action_icon(action), note=note, shows=lit)


def raising(t: Asker, move: int, action: int) -> Choice:
    """DP-3.3: a disc; what its action would do and cost, and whether the cost rises."""
    word, icon = ACTIONS[action], t.action_icon(action)
    after, step = t.after(move)
    words = t.say("choice-raise", a=t.label("action", action))
    note = of_disc(t, t.seat, action)
    if step < 0 or ask_of(step) != q.CHOICE:  # a token comes first
        return Choice(words, move, word, icon, note=note)
    able = bool(turn.can_perform(after, t.seat))
    strength = int(estate.strength(after, t.seat, action))
    gain = min(strength, employed(t)) * int(t.content.dismiss_pay)
    dismiss = Choice(
        t.say("choice-raise_dismiss"),
        move,
        icon="dp-dismiss",
        price=f"+{gain}" if gain else "",
        note=t.say("fact-dismiss", n=strength),
        plan=(int(m.DISMISS),),
    )
    if not able:
        note = t.say("fact-cannot", why=note)
        return dismiss._replace(words=t.say("choice-raise_only", a=words), at=word, note=note)
    cost = int(estate.cost(after, t.seat)) if action in (VINEYARD, VILLAGE) else 0
    perform = Choice(
        t.say(f"choice-perform_{word}", n=strength),
        move,
        icon=icon,
        price=t.say("fact-francs", n=cost) if cost else "",
        plan=(int(m.PERFORM),),
    )
    return Choice(words, at=word, icon=icon, note=note, then=(perform, dismiss))


def employed(t: Asker) -> int:
    """DP-10.1: how many workers could be dismissed."""
    house = t.house
    out = int(house.roads).bit_count() + int(house.pickers).bit_count()
    return out + int(house.maison) + int(house.crew)


def strengthening(t: Asker, move: int, action: int) -> Choice:
    name = t.label("action", action)
    covers = t.house.spaces[action] == VINTAGE
    note = t.say("fact-strengthen_covers" if covers else "fact-strengthen", a=name)
    at = f"vt_{ACTIONS[action]}"
    return Choice(t.say("choice-strengthen", a=name), move, at, "up", "+1", note)


def popping(t: Asker, move: int, action: int) -> Choice:
    """DP-11.5: a disc rises without an action, for the crown of the start card."""
    row = int(t.house.rows[action]) + 1
    top = row == t.content.top_row[t.view.options.side]
    note = t.say("fact-pop_top" if top else "fact-pop", row=row)
    words = t.say("choice-pop", a=t.label("action", action))
    return Choice(
        words, move, "start_card", t.action_icon(action), note=note, shows=(ACTIONS[action],)
    )


# -- presses


def storing(t: Asker, move: int, press: int) -> Choice:
    now = int(cellar.harvest_sum(t.house, press))
    note = t.say("fact-press_then", n=now + (t.step.about >> 2 & 3))
    words = t.say("choice-store", a=t.the_press(press))
    return Choice(words, move, t.word("press", press), "dp-press", note=note)


def marking(t: Asker, move: int, press: int) -> Choice:
    note = t.say("fact-press_then", n=int(cellar.harvest_sum(t.house, press)) + t.step.about)
    words = t.say("choice-mark", a=t.the_press(press))
    return Choice(words, move, t.word("press", press), "up", note=note)


def making(t: Asker, move: int) -> Choice:
    """DP-5.2, DP-5.4: what a press would make; francs and worker are paid once a turn."""
    press, barrels, tiles = pressed_tiles(t, t.seat, move)
    key = "choice-make_vintage" if m.MAKE_VINTAGE.has(move) else "choice-make"
    francs = 0 if barrels == 2 or t.step.about & cellar.BOTTLES_PAID else int(t.view.cost)
    crew = 0 if barrels == 0 or t.step.about & cellar.BARRELS_PAID else 1
    note = t.say("fact-making", francs=francs, workers=crew)
    words = t.say(key, a=tiles[0], b=tiles[1])
    icon = "dp-barrel" if barrels == 2 else "dp-bottle"
    return Choice(words, move, t.word("press", press), icon, note=note)


# -- sales


def adding(t: Asker, move: int, extra: int) -> Choice:
    """DP-8.6: an accessory or a tile for this sale."""
    value = choices_sale.adds(t, extra)
    words = t.say("choice-add", a=t.extra(extra))
    note = t.say("fact-then_value", n=int(t.view.value) + value)
    return Choice(words, move, t.extra_word(extra), "up", f"+{value}", note)


def rotating(t: Asker, move: int, route: int) -> Choice:
    card = t.name("market", int(card_of(t.view, route)))
    return Choice(t.say("choice-rotate", card=card), move, t.word("route", route), "swap")


# -- cards and tiles


def keeping_card(t: Asker, move: int, card: int) -> Choice:
    """DP-9.2: how far one is with it already."""
    note = t.say("fact-have", progress=progress(t, card, counts(t.view, t.seat, card)))
    words = t.say("choice-keep_card", a=t.label("objective_card", card))
    return Choice(words, move, t.word("objective_card", card), "dp-objectives", note=note)


def discarding(t: Asker, move: int, card: int) -> Choice:
    note = t.say("word-bonus", bonus=t.label("bonus", int(t.content.card_bonus[card])))
    words = t.say("choice-discard", a=t.label("objective_card", card))
    return Choice(words, move, t.word("objective_card", card), "dp-gift", note=note)


def scoring(t: Asker, move: int, card: int) -> Choice:
    """DP-11.4: what the card is worth now, and how far the next step is."""
    points = int(free.worth(t.view, t.seat, card))
    have = progress(t, card, counts(t.view, t.seat, card))
    words = t.say("choice-score", a=t.label("objective_card", card))
    word = t.word("objective_card", card)
    note = t.say("fact-have", progress=have)
    return Choice(words, move, word if drawn(t, card) else "", "dp-score", f"+{points}", note)


def drawn(t: Asker, card: int) -> bool:
    """Is it among the objectives of one's own that are drawn?"""
    held = [k for k in range(45) if int(t.house.objectives) >> k & 1]
    return card in held[:10]


def gaining(t: Asker, move: int, tile: int) -> Choice:
    words = t.say("choice-gain", a=t.label("prestige_tile", tile))
    return Choice(words, move, t.word("prestige_tile", tile), "dp-glass")


def using(t: Asker, move: int, tile: int) -> Choice:
    words = t.say("choice-use", a=t.label("prestige_tile", tile))
    at = "" if t.step.ask == q.USING else f"kept-{t.word('prestige_tile', tile)}"
    return Choice(words, move, at, "dp-glass")


def selling_locally(t: Asker, move: int) -> Choice:
    """DP-11.2: in a menu behind a button, afterwards at its tile."""
    place = 2 * int(m.LOCAL.a(move)) + int(m.LOCAL.b(move))
    words = t.say("choice-local", tile=t.champagne(int(t.house.tile(place))))
    word = t.champagne_word(place)
    at = word if t.step.ask == q.LOCAL_SALE else ""
    price, note = f"+{t.content.local_pay}", t.the_press(place // 2)
    return Choice(words, move, at, "dp-local", price, note, shows=(word,))


ONE: Final[list[tuple[Verb1, Maker]]] = [
    (m.KEEP, token),
    (m.LAY, token),
    (m.RAISE, raising),
    (m.STRENGTHEN, strengthening),
    (m.POINT, on_board.pointing),
    (m.HARVEST, on_board.harvesting),
    (m.BOOST, on_board.boosting),
    (m.STORE, storing),
    (m.PICK_HARVEST, on_board.picking_harvest),
    (m.PICK_ACCESSORY, on_board.picking_accessory),
    (m.FAVOUR, on_board.favour),
    (m.TAKE, on_board.taking),
    (m.PLACE_ROUTE, on_board.placing_route),
    (m.PLACE_CELL, on_board.placing_cell),
    (m.SKIP, on_board.skipping),
    (m.ADD, adding),
    (m.ROTATE, rotating),
    (m.KEEP_CARD, keeping_card),
    (m.DISCARD, discarding),
    (m.FIRE, on_board.firing),
    (m.GAIN, gaining),
    (m.USE, using),
    (m.MARK, marking),
    (m.SCORE, scoring),
    (m.POP, popping),
]
ALONE: Final[dict[int, tuple[str, str]]] = {  # the key of the words, and the icon
    int(m.LEAVE_VINTAGE): ("leave", "next"),
    int(m.LEAVE_STRENGTH): ("leave", "next"),
    int(m.HARVEST_NONE): ("harvest_none", "cross"),
    int(m.BOOST_SELF): ("boost_self", "check"),
    int(m.BOOST_NONE): ("boost_none", "cross"),
    int(m.STORE_SUPPLY): ("store_supply", "cross"),
    int(m.PRESS_DONE): ("press_done", "check"),
    int(m.PICK_DONE): ("pick_done", "check"),
    int(m.TASTE_DONE): ("taste_done", "check"),
    int(m.TAKE_DONE): ("take_done", "check"),
    int(m.PLACE_DONE): ("place_done", "check"),
    int(m.SELL_DONE): ("sell_done", "check"),
    int(m.FIRE_DONE): ("fire_done", "check"),
    int(m.LOCAL_DONE): ("local_done", "check"),
    int(m.END): ("end", "next"),
    int(m.HOLD): ("hold", "hand"),
}


def choice(t: Asker, move: int) -> Choice:
    """One answer, with where it stands and what it would do."""
    for verb, make in ONE:
        if verb.has(move):
            return make(t, move, int(verb.a(move)))
    if m.PLANT.has(move):
        return on_board.planting(t, move)
    if m.MAKE.has(move) or m.MAKE_VINTAGE.has(move):
        return making(t, move)
    if m.TASTE.has(move):
        return on_board.tasting_more(t, move)
    if m.LOCAL.has(move):
        return selling_locally(t, move)
    if move == m.LOCAL_DONE and t.step.ask != q.LOCAL_SALE:
        return Choice(t.say("choice-local_all"), move, icon="dp-local")
    if move in ALONE:
        key, icon = ALONE[move]
        return Choice(t.say(f"choice-{key}"), move, icon=icon, sure=move == m.END)
    return with_price(t, move)


def with_price(t: Asker, move: int) -> Choice:
    """Answers without a thing that are worth a word about what they do."""
    view, house = t.view, t.house
    if move == m.CLAIM_VINTAGE:
        note = t.say(f"effect-{ACTIONS[house.green]}")
        lit = ("vintage_waiting", f"vt_{ACTIONS[house.green]}")
        return Choice(t.say("choice-claim"), move, "", "check", note=note, shows=lit)
    if move == m.PERFORM:
        column = int(view.column)
        strength = int(estate.strength(view, t.seat, column))
        words = t.say(f"choice-perform_{ACTIONS[column]}", n=strength)
        cost = int(estate.cost(view, t.seat)) if column in (VINEYARD, VILLAGE) else 0
        price = t.say("fact-francs", n=cost) if cost else ""
        note = t.say("fact-cellar", n=int(estate.cost(view, t.seat))) if column == CELLAR else ""
        return Choice(words, move, "", t.action_icon(column), price, note)
    if move == m.DISMISS:
        most = min(int(estate.strength(view, t.seat, view.column)), employed(t))
        gain = most * int(t.content.dismiss_pay)
        price = f"+{gain}" if gain else ""
        return Choice(t.say("choice-dismiss"), move, "", "dp-dismiss", price)
    if move == m.PLACE_PRESSES:
        note = t.say("fact-crew")
        return Choice(t.say("choice-place_presses"), move, "presses", "dp-worker", note=note)
    if move == m.ADD_DONE:
        market = t.step.about & 7
        points = choices_sale.worth(t, market, int(view.value)).points
        return Choice(t.say("choice-add_done", n=points), move, "", "check", f"+{points}")
    if move == m.GAIN_HIDDEN:
        return Choice(t.say("choice-gain_hidden"), move, "hidden", "dp-glass")
    assert move == m.BUY_PRESTIGE, "no other answer stands alone"
    price = t.say("fact-francs", n=int(t.content.prestige_price))
    level = min(7, int(house.level) + 1)
    note = t.say("fact-prestige", level=level, points=int(t.content.level_points[level]))
    words = t.say("choice-buy_prestige")
    return Choice(words, move, "prestige_track", "dp-buy", price, note)
