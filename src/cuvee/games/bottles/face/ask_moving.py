"""How Bottles asks for a move, of a marker or of the thief."""

from typing import Final

from cuvee.games.bottles import moves as m
from cuvee.games.bottles.content import GLASS, PLANE
from cuvee.games.bottles.face.asker import Asker
from cuvee.games.bottles.face.routes import Route, errands, routes
from cuvee.games.bottles.rules import movement, thief
from cuvee.render.asking import Choice

FACE_ICONS: Final = ["", "glass", "moto", "car", "boat", "balloon", "plane"]


def before_roll(t: Asker) -> list[Choice]:
    return t.plain(int(m.ROLL), "choice-roll", "die", sure=True) + t.deals()


def move(t: Asker) -> list[Choice]:
    """BO-3.12: every place in reach of this roll, or stay, or the thief."""
    face = t.step.about
    here = int(t.view.cell[t.seat])
    found = flights(t)
    if face not in (PLANE, GLASS):
        found += ways(t, face, int(t.content.steps[face]))
    stay = t.plain(int(m.STAY), "choice-stay", "anchor", note=t.waits(here))
    return found + stay + hire(t) + t.deals()


def flights(t: Asker) -> list[Choice]:
    """BO-3.5: the plane, to any place on land."""
    found = []
    for cell in t.of(m.FLY):
        there = int(t.view.marker_on(cell, t.seat))
        found.append(
            Choice(
                t.say("choice-fly", cell=t.cell(cell)),
                int(m.FLY.of(cell)),
                t.cell_word(cell),
                "plane",
                note=t.facts(t.shoves([there] if there >= 0 else []), t.waits(cell)),
            )
        )
    return found


def hire(t: Asker) -> list[Choice]:
    """BO-8.1: instead of a move."""
    if int(m.HIRE) not in t.legal:
        return []
    cost = int(t.content.hire_cost)
    where = t.say("fact-thief", cell=t.cell(t.view.thief))
    return [
        Choice(
            t.say("choice-hire"),
            int(m.HIRE),
            icon="mask",
            price=str(cost),
            note=t.facts(t.last_coin(cost), where),
        )
    ]


def moving(t: Asker) -> list[Choice]:
    """BO-3.9: stop, or every place still in reach."""
    here = int(t.view.cell[t.seat])
    stop = t.plain(int(m.STOP), "choice-stop", "stop", note=t.waits(here))
    return ways(t, t.step.about // 8, t.step.about % 8) + stop


def ways(t: Asker, face: int, left: int) -> list[Choice]:
    """One choice at each place in reach; several ways to it differ by who is shoved off."""
    found = routes(t.view, t.seat, left, bool(movement.is_exact(t.view, face)))
    places: dict[int, list[Route]] = {}
    for route in found:
        places.setdefault(route.cells[-1], []).append(route)
    return [place(t, cell, some, FACE_ICONS[face]) for cell, some in places.items()]


def place(t: Asker, cell: int, some: list[Route], icon: str) -> Choice:
    word = t.cell_word(cell)
    if len(some) > 1:
        then = tuple(way(t, route) for route in some)
        return Choice(t.cell(cell), at=word, icon=icon, note=t.waits(cell), then=then)
    only = some[0]
    return Choice(
        t.say("choice-go", cell=t.cell(cell)),
        only.moves[0],
        word,
        icon,
        note=t.facts(t.shoves(only.shoved), t.waits(cell)),
        plan=only.moves[1:],
        shows=tuple(t.cell_word(over) for over in only.cells[:-1]),
    )


def way(t: Asker, route: Route) -> Choice:
    """One of several ways to a place: over which place it goes, and who must leave."""
    over = route.cells[:-1]
    words = t.say("choice-way", cell=t.cell(over[0])) if over else t.say("choice-straight")
    icon = "shove" if route.shoved else "goto"
    return Choice(
        words,
        route.moves[0],
        icon=icon,
        note=t.shoves(route.shoved) or t.say("fact-no_shove"),
        plan=route.moves[1:],
        shows=tuple(t.cell_word(cell) for cell in over),
    )


def shoved(t: Asker) -> list[Choice]:
    """BO-5.3: where to, and who would have to leave there."""
    found = []
    for cell in t.of(m.SHOVE):
        there = int(t.view.marker_on(cell, t.seat))
        found.append(
            Choice(
                t.say("choice-flee", cell=t.cell(cell)),
                int(m.SHOVE.of(cell)),
                t.cell_word(cell),
                "shove",
                note=t.facts(t.shoves([there] if there >= 0 else []), t.waits(cell)),
                sure=True,
            )
        )
    return found


def errand(t: Asker) -> list[Choice]:
    """BO-8.2: every place the thief can reach, and whom it would meet there."""
    left = int(t.content.thief_steps) - t.step.about
    found = [sending(t, cell, steps) for cell, steps in errands(t.view, left)]
    if int(m.ROB) in t.legal:
        victim = int(thief.victim_of(t.view, t.seat))
        words = t.say("choice-rob", other=t.names[victim])
        found.append(Choice(words, int(m.ROB), icon="mask", note=t.say("fact-guess"), sure=True))
    return found + t.plain(int(m.SEND_DONE), "choice-thief_stays", "stop")


def sending(t: Asker, cell: int, steps: tuple[int, ...]) -> Choice:
    view, word = t.view, t.cell_word(cell)
    victim = int(view.marker_on(cell, t.seat))
    if victim >= 0 and view.bottles[victim] > 0:
        rob = t.say("choice-rob", other=t.names[victim])
        some = t.say("fact-robbed", bottles=int(view.bottles[victim]))
        then = (
            Choice(rob, steps[0], icon="mask", note=some, plan=(*steps[1:], int(m.ROB))),
            Choice(
                t.say("choice-thief_only"),
                steps[0],
                icon="stop",
                plan=(*steps[1:], int(m.SEND_DONE)),
            ),
        )
        return Choice(t.cell(cell), at=word, icon="mask", then=then)
    words = t.say("choice-send", cell=t.cell(cell))
    plan = (*steps[1:], int(m.SEND_DONE))
    return Choice(words, steps[0], word, "mask", note=t.say("fact-nobody"), plan=plan)
