"""Choices on the board: grapes and harvests, the village, and where workers go."""

from typing import Final

from cuvee.core.state import ask_of
from cuvee.games.dom_pierre import moves as m
from cuvee.games.dom_pierre import questions as q
from cuvee.games.dom_pierre.face.asker import Asker
from cuvee.games.dom_pierre.face.helping import harvests_of
from cuvee.games.dom_pierre.face.text import is_lost
from cuvee.games.dom_pierre.rules import picking, workers
from cuvee.render.asking import Choice, under

SHORT: Final = 6  # so many ways to taste are listed together

# -- the vineyard


def around(t: Asker, cell: int, grape: int = -1) -> tuple[str, ...]:
    """The cells around with a grape, or with one of this variety."""
    yard = t.view.vineyard
    grown = int(yard.planted() if grape < 0 else yard.grapes[grape])
    bits = int(t.content.around[cell]) & grown
    return tuple(t.word("vineyard_cell", k) for k in range(52) if bits >> k & 1)


def planting(t: Asker, move: int) -> Choice:
    """DP-4.4: a grape on a cell; the three harvests it would give."""
    grape, cell = int(m.PLANT.a(move)), int(m.PLANT.b(move))
    words = t.say("choice-plant", a=t.label("grape", grape))
    icon = f"dp-{t.word('grape', grape)}"
    return Choice(words, move, t.word("vineyard_cell", cell), icon, note=harvests_of(t, cell))


def pointing(t: Asker, move: int, cell: int) -> Choice:
    at = t.word("vineyard_cell", cell)
    return Choice(t.say("choice-point"), move, at, "dp-vineyard", note=harvests_of(t, cell))


def harvesting(t: Asker, move: int, grape: int) -> Choice:
    """DP-4.6, DP-4.7: what lies around; a worker or the token may add one."""
    cell = t.step.about
    value = int(picking.base(t.view, cell, grape))
    helped = picking.has_picker(t.view, t.seat, grape)
    itself = picking.counts_itself(t.view, t.seat, cell, grape)
    key = (
        "fact-around_both"
        if helped and itself
        else "fact-around_worker"
        if helped
        else "fact-around"
    )
    note = t.say("fact-around_itself" if itself and not helped else key, n=value)
    if is_lost(t.view, t.seat, "harvest", grape):
        note = t.say("fact-no_room")
    words = t.say("choice-harvest", a=t.label("grape", grape), n=value)
    icon = f"dp-{t.word('grape', grape)}"
    return Choice(
        words,
        move,
        "",
        icon,
        str(min(3, value)) if value else "",
        note,
        shows=around(t, cell, grape),
    )


def boosting(t: Asker, move: int, cell: int) -> Choice:
    value = (t.step.about >> 2) + 1
    grape = t.label("grape", t.step.about & 3)
    words = t.say("choice-boost", a=grape, n=value)
    return Choice(words, move, t.word("vineyard_cell", cell), "dp-worker", "+1")


# -- the village


def picking_harvest(t: Asker, move: int, pile: int) -> Choice:
    tile = t.village_tile(int(t.view.village.piles[pile]))
    lost = is_lost(t.view, t.seat, "pick_harvest", pile)
    note = t.say("fact-no_room") if lost else t.say("fact-benefit")
    words = t.say("choice-pick_harvest", tile=tile)
    return Choice(words, move, f"harvest-pile-{pile + 1}", "dp-vineyard", note=note)


def picking_accessory(t: Asker, move: int, pile: int) -> Choice:
    kind = int(t.view.village.piles[4 + pile])
    words = t.say("choice-pick_accessory", tile=t.good(2 * kind + 1))
    icon = f"dp-{t.word('accessory', kind)}"
    return Choice(words, move, f"accessory-pile-{pile + 1}", icon, note=t.say("fact-benefit"))


def tasting(t: Asker, moves: list[int]) -> list[Choice]:
    """DP-6.5: one champagne, or any two, in one choice; where there are many, first by first."""
    ways = [tasted(t, move) for move in moves]
    if sum(map(len, ways)) <= SHORT:
        return [one for some in ways for one in some]
    return [
        under(some[0].words, [one._replace(at="") for one in some], "tasting", "dp-glass")
        for some in ways
    ]


def tasted(t: Asker, move: int) -> list[Choice]:
    """This champagne alone, and with each of those after it."""
    one, two = (int(n) for n in t.content.tasting)
    place = 2 * int(m.TASTE.a(move)) + int(m.TASTE.b(move))
    tile, here = t.champagne(int(t.house.tile(place))), t.champagne_word(place)
    state, step = t.after(move)
    more = t.answers_in(state, step) if step >= 0 and ask_of(step) == q.TASTING else []
    end = (int(m.TASTE_DONE),) if more else ()
    words, note = t.say("choice-taste", tile=tile), t.the_press(place // 2)
    found = [Choice(words, move, "tasting", "dp-glass", f"+{one}", note, end, shows=(here,))]
    for second in more:
        if m.TASTE.has(second):
            other = 2 * int(m.TASTE.a(second)) + int(m.TASTE.b(second))
            words = t.say("choice-taste_two", a=tile, b=t.champagne(int(t.house.tile(other))))
            note = t.say("fact-both_presses", a=t.the_press(place // 2), b=t.the_press(other // 2))
            lit = (here, t.champagne_word(other))
            found.append(
                Choice(words, move, "tasting", "dp-glass", f"+{two}", note, (second,), shows=lit)
            )
    return found


def tasting_more(t: Asker, move: int) -> Choice:
    place = 2 * int(m.TASTE.a(move)) + int(m.TASTE.b(move))
    words = t.say("choice-taste", tile=t.champagne(int(t.house.tile(place))))
    more = int(t.content.tasting[1] - t.content.tasting[0])
    return Choice(words, move, t.champagne_word(place), "dp-glass", f"+{more}")


def favour(t: Asker, move: int, bonus: int) -> Choice:
    words = t.say("choice-favour", a=t.label("bonus", bonus))
    return Choice(words, move, f"favour-{t.word('bonus', bonus)}", "dp-gift")


# -- workers


def taking(t: Asker, move: int, place: int) -> Choice:
    logistics = t.step.ask == q.TAKING
    key = "choice-take" if logistics else "choice-move"
    return Choice(t.say(key, a=t.where(place)), move, t.spot(place), "dp-worker")


def firing(t: Asker, move: int, place: int) -> Choice:
    words = t.say("choice-fire", a=t.where(place))
    return Choice(words, move, t.spot(place), "dp-dismiss", f"+{t.content.dismiss_pay}")


def placing_route(t: Asker, move: int, route: int) -> Choice:
    return on_route(t, move, route, int(workers.nearest(t.view, route)), "choice-place_route")


def skipping(t: Asker, move: int, route: int) -> Choice:
    return on_route(t, move, route, int(workers.second_nearest(t.view, route)), "choice-skip")


def on_route(t: Asker, move: int, route: int, place: int, key: str) -> Choice:
    """A space of a road, with what it adds to sales there."""
    section = int(t.content.section[place - 3])
    bonus = int(t.content.section_bonus[section])
    words = t.say(key, a=t.label("route", route))
    return Choice(
        words, move, t.spot(place), "dp-worker", f"+{bonus}", t.say("fact-section", n=bonus)
    )


def placing_cell(t: Asker, move: int, cell: int) -> Choice:
    grape = int(t.view.vineyard.grape_on(cell))
    note = t.say("fact-picker", a=t.label("grape", grape))
    at = t.word("vineyard_cell", cell)
    return Choice(t.say("choice-place_cell"), move, at, "dp-worker", note=note)
