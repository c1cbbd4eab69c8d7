"""How Dom Pierre asks: discs, cells, presses, roads and markets glow; the rest are buttons."""

from collections.abc import Callable
from typing import Final

from cuvee.core.moves import Verb1
from cuvee.core.state import Step, ask_of
from cuvee.games.dom_pierre import moves as m
from cuvee.games.dom_pierre import questions as q
from cuvee.games.dom_pierre.content import OBJECTIVES, REIMS
from cuvee.games.dom_pierre.face import choices_sale
from cuvee.games.dom_pierre.face.asker import ROOM, Asker
from cuvee.games.dom_pierre.face.choices import choice
from cuvee.games.dom_pierre.face.choices_board import tasting
from cuvee.games.dom_pierre.face.helping import harvests_of
from cuvee.games.dom_pierre.face.text import question
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.rules import estate, free
from cuvee.games.dom_pierre.rules.flow import legal, play
from cuvee.render.asking import OPENS, Asking, Choice, families, grouped, sequences

ICONS: Final = {
    int(q.PLANTING): "dp-vineyard",
    int(q.HARVESTING): "dp-vineyard",
    int(q.STORING): "dp-press",
    int(q.PRESSING): "dp-cellar",
    int(q.PICKING): "dp-village",
    int(q.TASTING): "dp-glass",
    int(q.FAVOURING): "dp-gift",
    int(q.TAKING): "dp-logistics",
    int(q.PLACING): "dp-logistics",
    int(q.SELLING): "dp-sales",
    int(q.ADDING): "dp-sales",
    int(q.CARD_KEEPING): "dp-objectives",
    int(q.DISCARDING): "dp-objectives",
    int(q.FIRING): "dp-dismiss",
    int(q.GAINING): "dp-glass",
    int(q.USING): "dp-glass",
    int(q.LOCAL_SALE): "dp-local",
}


def ask(view: State, step: Step, moves: list[int], names: list[str], lang: str) -> Asking:
    """The question as a page asks it."""
    t = Asker(view, step, moves, names, lang)
    sets = picks(t)
    found = [*plain(t), *markets(t), *tastings(t)]
    found += [choice(t, move)._replace(move=OPENS, pick=move) for move in later(t, sets)]
    found += favours(t)
    heads = {one.at: head(t, one) for one in found if one.at}
    behind = {"dp-local": Choice(t.say("choice-locals"), note=t.say("fact-locals"))}
    choices = at_cell(t, families(grouped(found, heads), behind))
    words = question(view, step, names, lang)
    return Asking(words, tuple(choices), hint(t, bool(sets)), icon(t), warning(t), sets)


def at_cell(t: Asker, choices: list[Choice]) -> list[Choice]:
    """DP-4.6: the harvests of a grape are one bubble at its cell."""
    if t.step.ask != q.HARVESTING:
        return choices
    word = t.word("vineyard_cell", t.step.about)
    return [Choice(t.say("choice-harvest_here"), at=word, icon="dp-vineyard", then=tuple(choices))]


def plain(t: Asker) -> list[Choice]:
    """The answers that stand for themselves."""
    asked = t.step.ask
    return [
        choice(t, move)
        for move in t.moves
        if not m.SELL.has(move)
        and not m.ROTATE.has(move)
        and not (m.TASTE.has(move) and asked != q.TASTING)
    ]


def markets(t: Asker) -> list[Choice]:
    """DP-8.1, DP-8.15: what can be sold where, and which card goes under; one choice a market."""
    found: dict[int, list[int]] = {}
    turned: dict[int, list[Choice]] = {}
    for move in t.moves:
        if m.SELL.has(move):
            found.setdefault(int(m.SELL.a(move)), []).append(move)
        elif m.ROTATE.has(move):
            turned[int(m.ROTATE.a(move))] = [choice(t, move)]
    return [
        choices_sale.sales(t, market, found.get(market, []), turned.get(market, []))
        for market in sorted({*found, *turned})
    ]


def tastings(t: Asker) -> list[Choice]:
    if t.step.ask == q.TASTING:
        return []
    return tasting(t, [move for move in t.moves if m.TASTE.has(move)])


def favours(t: Asker) -> list[Choice]:
    """DP-6.6: the bonuses glow on their cards, and the house of favours opens into them too."""
    some = [choice(t, move)._replace(at="") for move in t.moves if m.FAVOUR.has(move)]
    if len(some) < 2:
        return [one._replace(at="favours") for one in some]
    note = t.say("fact-favours")
    return [
        Choice(t.say("choice-favours"), at="favours", icon="dp-gift", note=note, then=tuple(some))
    ]


def head(t: Asker, one: Choice) -> Choice:
    """The head of a bubble with several answers at one thing."""
    ids = t.content.ids
    for table in ("press", "route", "objective_card"):
        if one.at in ids[table]:
            return Choice(t.label(table, ids[table].index(one.at)), icon=one.icon)
    if one.at in ids["vineyard_cell"]:
        cell = ids["vineyard_cell"].index(one.at)
        return Choice(t.say("choice-plant_here"), icon=one.icon, note=harvests_of(t, cell))
    if one.at == "reims":
        return Choice(t.name("market", int(REIMS)), icon=one.icon)
    if one.at == "tasting":
        return Choice(t.say("word-house_tasting"), icon=one.icon, note=t.say("fact-benefit"))
    if one.at == "start_card":
        return Choice(t.say("choice-pops"), icon="dp-pop", note=t.say("fact-pops"))
    return Choice(t.say("choice-here"), icon=one.icon)


def icon(t: Asker) -> str:
    if t.step.ask == q.CHOICE:
        return t.action_icon(int(t.view.column))
    return ICONS.get(t.step.ask, "")


PICKED: Final[dict[int, tuple[Verb1, int]]] = {
    int(q.TAKING): (m.TAKE, int(m.TAKE_DONE)),
    int(q.FIRING): (m.FIRE, int(m.FIRE_DONE)),
    int(q.ADDING): (m.ADD, int(m.ADD_DONE)),
}


def picks(t: Asker) -> tuple[tuple[int, ...], ...]:
    """DP-R70: what is picked in a fixed order may be picked in any order."""
    asked = t.step.ask
    if asked in PICKED:
        verb, done = PICKED[asked]
        found = in_any_order(t, asked, lambda move: bool(verb.has(move)), done)
    elif asked == q.TASTING:
        return ()
    elif any(m.LOCAL.has(move) for move in t.moves):
        end = int(m.LOCAL_DONE)
        found = in_any_order(t, int(q.LOCAL_SALE), lambda move: bool(m.LOCAL.has(move)), end)
    else:
        return ()
    return found if any(len(some) > 1 for some in found) else ()


def in_any_order(
    t: Asker, then: int, has: Callable[[int], bool], done: int
) -> tuple[tuple[int, ...], ...]:
    """The sets of things that can be picked by answers of this kind."""
    return sequences(
        legal,
        play,
        t.view,
        t.seat,
        ROOM,
        lambda step: bool(ask_of(step) == then),
        lambda move: has(move) or move == done,
    )


def later(t: Asker, sets: tuple[tuple[int, ...], ...]) -> list[int]:
    """Answers of the sets that are not among those of this question."""
    return sorted({move for some in sets for move in some} - t.legal)


# -- the small lines


def hint(t: Asker, any_order: bool) -> str:
    """A small line below the question."""
    asked = t.step.ask
    if asked == q.ADDING:
        return choices_sale.standing(t, t.step.about & 7)
    if asked == q.MENU:
        return turn_hint(t)
    if asked in (q.CHOICE, q.AFTER):
        return t.say("hint-purse", n=int(t.house.money), workers=int(t.house.maison))
    if asked in (q.KEEPING, q.LAYING):
        return t.say("hint-tokens" if asked == q.KEEPING else "hint-laying")
    if asked == q.CARD_KEEPING:
        return t.say("hint-cards")
    if asked == q.SELLING:
        return t.say("hint-selling")
    return t.say("hint-any_order") if any_order else ""


def turn_hint(t: Asker) -> str:
    """What the next action costs; towards the end, how many turns are left."""
    view = t.view
    cost = int(estate.cost(view, t.seat))
    if view.last_round:
        left = int(view.last_round - view.round)
        return t.say("hint-last_turn" if left == 0 else "hint-turns_left", n=left)
    return t.say("hint-cost", cost=cost, money=int(t.house.money))


def warning(t: Asker) -> str:
    """DP-11.4: a card that could be scored before the turn ends."""
    if t.step.ask != q.AFTER or t.view.free_used:
        return ""
    ready = [
        card
        for card in range(int(OBJECTIVES))
        if int(t.house.objectives) >> card & 1 and free.can_score(t.view, t.seat, card)
    ]
    if not ready:
        return ""
    best = max(ready, key=lambda card: int(free.worth(t.view, t.seat, card)))
    last = t.view.last_round and t.view.round == t.view.last_round
    return t.say(
        "warning-score_last" if last else "warning-score",
        card=t.label("objective_card", best),
        n=int(free.worth(t.view, t.seat, best)),
    )
