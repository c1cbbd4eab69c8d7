"""How Grand Cru asks within an effect: which vine, which wine, which cube, which tile."""

from typing import Final

from cuvee.games.grand_cru import moves as m
from cuvee.games.grand_cru import questions as q
from cuvee.games.grand_cru.face.asking_parts import Asker
from cuvee.games.grand_cru.face.asking_turn import harvests, raises, selling
from cuvee.games.grand_cru.face.svg_mat import side_word
from cuvee.games.grand_cru.face.text import ROMAN
from cuvee.games.grand_cru.model.cubes import count
from cuvee.games.grand_cru.model.picks import AT_FAIR, effect_of, left_in
from cuvee.render.asking import Choice, under

FAIR_PICKS: Final = (q.SALE, q.PICK_HARVEST, q.PICK_DEMAND, q.YOUNG, q.REORG)


def pick_harvest(t: Asker) -> list[Choice]:
    return harvests(t) + done(t)


def pick_demand(t: Asker) -> list[Choice]:
    return raises(t) + done(t)


def sale(t: Asker) -> list[Choice]:
    return selling(t, m.SELL) + done(t)


def young_sale(t: Asker) -> list[Choice]:
    return selling(t, m.YOUNG) + done(t)


def juice(t: Asker) -> list[Choice]:
    """GC-18.13: grapes on own vines for a franc each."""
    francs = int(t.content.amount[effect_of(t.step.about)])
    found = [
        Choice(
            t.say("choice-juice", wine=t.wine(variety)),
            int(m.JUICE.of(variety)),
            t.vine_word(variety),
            "grape_juice",
            f"+{francs}",
        )
        for variety in t.of(m.JUICE)
    ]
    return found + done(t)


def done(t: Asker) -> list[Choice]:
    """GC-18.7: the rest may be left out."""
    effect = effect_of(t.step.about)
    at_fair = effect >= AT_FAIR and left_in(t.step.about) == t.content.amount[effect]
    note = t.say("fact-wasted") if at_fair and t.step.ask in FAIR_PICKS else ""
    return t.plain(int(m.DONE), "choice-done", "check", note)


def in_barrels(t: Asker) -> list[Choice]:
    """GC-14.2, GC-14.7: a variety in a barrel, to move on or to replace."""
    barrels: dict[int, list[Choice]] = {}
    for move in t.moves:
        verb = m.REFINE if m.REFINE.has(move) else m.BLEND
        key = "choice-age" if verb is m.REFINE else "choice-blend"
        barrel, variety = int(verb.a(move)), int(verb.b(move))
        n = int(count(t.own.cellar[barrel], variety))
        words = t.say(key, n=n, wine=t.wine(variety))
        note = moved_on(t, barrel, variety) if verb is m.REFINE else ""
        icon = "refinement" if verb is m.REFINE else "blending"
        shows = (f"b{barrel + 2}",) if verb is m.REFINE else (f"b{barrel}",)
        one = Choice(words, move, icon=icon, note=note, shows=shows)
        barrels.setdefault(barrel, []).append(one)
    return [
        under(t.say("choice-barrel", barrel=ROMAN[barrel]), some, f"b{barrel + 1}")
        for barrel, some in barrels.items()
    ]


def moved_on(t: Asker, barrel: int, variety: int) -> str:
    """GC-13.6: what becomes of wine that is moved on to the next barrel."""
    if barrel + 1 > t.content.last[variety]:
        return t.say("fact-past")
    ripe = barrel + 1 >= t.content.ripe[variety]
    return t.say("fact-then_ripe" if ripe else "fact-not_yet_ripe", n=t.price(variety))


def cubes(t: Asker) -> list[Choice]:
    """GC-14.2, GC-25.3: cubes of a barrel, one button for each variety; the new one lies in the
    supply."""
    found = []
    new = t.step.ask == q.PICK_FIELD
    for variety in t.of(m.TAKE):
        words = t.say("choice-take", wine=t.wine(variety))
        at = f"supply-{t.content.variety_ids[variety]}" if new else ""
        found.append(Choice(words, int(m.TAKE.of(variety)), at, "supply", note=t.ripe(variety)))
    for variety in t.of(m.RETURN):
        words = t.say("choice-return", wine=t.wine(variety))
        found.append(Choice(words, int(m.RETURN.of(variety)), icon="supply"))
    return found


def make_room(t: Asker) -> list[Choice]:
    """GC-9.4: any own tile."""
    return [
        Choice(
            t.say("choice-drop", tile=t.tile(tile)),
            int(m.DROP.of(tile)),
            side_word(t, tile),
            "discard",
        )
        for tile in t.of(m.DROP)
    ]


def reorganize(t: Asker) -> list[Choice]:
    """GC-18.15: an own vine, then the other variety."""
    rows: dict[int, list[Choice]] = {}
    for move in t.moves:
        if m.REORG.has(move):
            new = int(m.REORG.b(move))
            pile = "discards" if m.REORG.c(move) else "stack"
            words = t.say(f"choice-reorg_{pile}", wine=t.wine(new))
            one = Choice(words, move, icon="reorganization", note=t.has_kind(new))
            rows.setdefault(int(m.REORG.a(move)), []).append(one)
    return [
        under(
            t.say("choice-replace", wine=t.wine(k)),
            some,
            f"grown-{t.content.variety_ids[k]}",
            "reorganization",
        )
        for k, some in rows.items()
    ] + done(t)
