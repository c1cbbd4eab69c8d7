"""Reasons within an effect: vines, cubes and tiles that cannot be picked."""

from collections.abc import Callable, Iterable
from typing import Final

from cuvee.core.state import about_of
from cuvee.games.grand_cru import moves as m
from cuvee.games.grand_cru import questions as q
from cuvee.games.grand_cru.content import TOP_SALE
from cuvee.games.grand_cru.face.text import ROMAN
from cuvee.games.grand_cru.face.why_parts import Doubt, Finding
from cuvee.games.grand_cru.face.why_turn import sold
from cuvee.games.grand_cru.model.cubes import count, total
from cuvee.games.grand_cru.model.picks import effect_of, left_in, mark_of
from cuvee.games.grand_cru.model.tiles import fresh
from cuvee.games.grand_cru.rules import innovation, sales


def raised(d: Doubt, move: int) -> Iterable[Finding]:
    variety = int(m.RAISE.a(move))
    wine: dict[str, object] = {"wine": d.wine(variety)}
    yield d.view.board.demand[variety] >= d.content.levels[variety], "demand-top", wine
    yield variety < mark_of(about_of(d.step)), "demand-order", wine


def harvested(d: Doubt, move: int) -> Iterable[Finding]:
    variety, about = int(m.HARVEST.a(move)), about_of(d.step)
    effect = effect_of(about)
    wine: dict[str, object] = {"wine": d.wine(variety)}
    yield not d.grows(variety), "harvest-none", wine
    yield d.own.field_of(fresh(variety)) < 0, "harvest-bare", {}
    yield count(d.view.supply, variety) < d.content.bonus[effect], "harvest-supply", wine
    yield variety < mark_of(about), "harvest-order", wine


def sale(d: Doubt, move: int) -> Iterable[Finding]:
    effect = effect_of(about_of(d.step))
    one = d.content.effect[effect] == TOP_SALE and m.SELL.c(move) > d.content.amount[effect]
    held = count(d.own.cellar[m.SELL.a(move)], m.SELL.b(move)) >= m.SELL.c(move)
    ripe = sales.is_mature(d.view, m.SELL.a(move), m.SELL.b(move))
    yield one and held and ripe, "sell-one_only", {}
    yield from sold(d, move)


def moved_on(d: Doubt, move: int) -> Iterable[Finding]:
    barrel, variety = int(m.REFINE.a(move)), int(m.REFINE.b(move))
    only_last = d.own.cellar[barrel] == 0 and d.own.cellar[-1] > 0
    yield only_last, "age-last", {}
    yield True, "age-empty", {"wine": d.wine(variety), "barrel": ROMAN[barrel]}


def blended(d: Doubt, move: int) -> Iterable[Finding]:
    barrel, variety = int(m.BLEND.a(move)), int(m.BLEND.b(move))
    n = int(count(d.own.cellar[barrel], variety))
    before = d.own.cellar[barrel - 1]
    yield n == 0 and barrel == 1 and before > 0, "blend-first", {}
    yield n == 0, "blend-empty", {"wine": d.wine(variety), "barrel": ROMAN[barrel]}
    yield total(before) < n, "blend-too_few", {"n": n}
    yield True, "blend-same", {}


def taken(d: Doubt, move: int) -> Iterable[Finding]:
    variety, about = int(m.TAKE.a(move)), about_of(d.step)
    wine: dict[str, object] = {"wine": d.wine(variety)}
    if d.asks(q.PICK_FIELD):
        yield left_in(about) == 0, "take-supply", wine
        yield True, "any-running", {}
        return
    rest = d.own.cellar[(about & 7) - 1] - d.view.picked
    yield count(rest, variety) == 0, "take-none", wine
    yield True, "take-order", wine


def returned(d: Doubt, move: int) -> Iterable[Finding]:
    variety = int(m.RETURN.a(move))
    wine: dict[str, object] = {"wine": d.wine(variety)}
    yield left_in(about_of(d.step)) == 0, "any-running", {}
    yield count(d.own.cellar[0], variety) == 0, "return-none", wine
    yield True, "return-order", wine


def pressed(d: Doubt, move: int) -> Iterable[Finding]:
    variety = int(m.JUICE.a(move))
    wine: dict[str, object] = {"wine": d.wine(variety)}
    yield count(d.own.grapes(), variety) == 0, "juice-none", wine
    yield True, "juice-order", wine


def sold_young(d: Doubt, move: int) -> Iterable[Finding]:
    barrel, variety = int(m.YOUNG.a(move)), int(m.YOUNG.b(move))
    held = int(count(d.own.cellar[barrel], variety))
    yield held > 0 and barrel >= d.content.ripe[variety], "young-ripe", {}
    cubes = d.cubes(int(d.own.cellar[barrel])) or d.say("word-none")
    yield True, "young-empty", {"barrel": ROMAN[barrel], "n": cubes}


def replanted(d: Doubt, move: int) -> Iterable[Finding]:
    old, new = int(m.REORG.a(move)), int(m.REORG.b(move))
    yield not d.grows(old), "reorg-none", {"wine": d.wine(old)}
    yield True, "reorg-pile", {"wine": d.wine(new)}


def dropped(d: Doubt, move: int) -> Iterable[Finding]:
    yield True, "drop-none", {}


def spent(d: Doubt, move: int) -> Iterable[Finding]:
    yield innovation.owned(d.own) >> m.SPEND.a(move) & 1 == 0, "spend-none", {}


def lifted(d: Doubt, move: int) -> Iterable[Finding]:
    yield m.LIFT.has(move), "lift-none", {"wine": d.wine(int(m.LIFT.a(move)))}


def branded(d: Doubt, move: int) -> Iterable[Finding]:
    yield True, "brand-no_marker", {}


def done(d: Doubt, move: int) -> Iterable[Finding]:
    """GC-13.7: what an improvement begins is carried out, at least its first part."""
    several = (q.SALE, q.PICK_HARVEST, q.PICK_DEMAND)
    effect = effect_of(about_of(d.step))
    many = any(d.asks(ask) for ask in several) and d.content.amount[effect] > 1
    yield many and d.content.effect[effect] != TOP_SALE, "done-first", {}
    yield True, "done-must", {}


PICKED: Final[dict[str, Callable[[Doubt, int], Iterable[Finding]]]] = {
    "demand": raised,
    "harvest": harvested,
    "sell": sale,
    "age": moved_on,
    "blend": blended,
    "take": taken,
    "return": returned,
    "juice": pressed,
    "young": sold_young,
    "reorg": replanted,
    "drop": dropped,
    "spend": spent,
    "lift": lifted,
    "brand": branded,
    "done": done,
}
