"""What a viewer is asked, for the script that shows it: the tree of choices, and all answers in
words."""

from collections.abc import Callable
from typing import Any, NamedTuple

from cuvee.core.state import Step
from cuvee.render.asking import OPENS, Asking, Choice
from cuvee.server.tables.table import Table


class Question(NamedTuple):
    """What a seat is asked, and how."""

    step: Step
    moves: list[int]
    how: Asking


def asked(table: Table, view: Any, seat: int, lang: str) -> Question | None:
    match = table.match
    step = match.question(seat) if seat >= 0 and not match.over else None
    if step is None:
        return None
    moves = [table.game.moves.parse(text) for text in match.legal(seat)]
    return Question(step, moves, table.face.ask(view, step, moves, table.names, lang))


def for_script(
    table: Table, view: Any, viewer: tuple[int, int, str], asking: Question | None
) -> dict[str, Any]:
    """What the page needs to answer: the number of the question, its choices, its answers."""
    match, (seat, pass_to, lang) = table.match, viewer
    found: dict[str, Any] = {"eyes": seat, "hand": pass_to, "over": match.over, "undo": False}
    if pass_to >= 0:
        found["name"] = table.names[pass_to]
    if seat >= 0 and not match.over:
        found["undo"] = match.may_undo(seat)
        if out := table.face.out(view, seat, lang):
            found["out"] = out
    if table.lesson is not None and seat == table.lesson.learner:
        found["lesson"] = lesson(table, lang)
        found["undo"] = found["undo"] and not table.learning
    if asking is not None:
        step, moves, how = asking
        text, face = table.game.moves.text, table.face
        found["q"] = step.number
        found["sealed"] = step.sealed
        found["moves"] = [[text(m), face.move(view, step, m, table.names, lang)] for m in moves]
        found["tree"] = [branch(choice, text) for choice in how.choices]
        if how.sets:
            found["sets"] = [[text(move) for move in moves] for moves in how.sets]
        found |= collected(how, text)
    return found


def collected(how: Asking, text: Callable[[int], str]) -> dict[str, Any]:
    """What is picked one by one and sent together: the kinds of picks, and where they are shown."""
    found: dict[str, Any] = {}
    if how.trays:
        found["trays"] = [
            {"w": tray.words, "h": list(tray.has), "k": [text(move) for move in tray.picks]}
            for tray in how.trays
        ]
    if how.pools:
        found["ends"] = text(how.ends)
        found["pools"] = [
            {
                "k": [text(move) for move in pool.picks],
                "n": pool.most,
                "r": [text(move) for move in pool.again],
                "c": [text(move) for move in pool.needs],
            }
            for pool in how.pools
        ]
    return found


def lesson(table: Table, lang: str) -> dict[str, Any]:
    """What the coach says now, for the script that shows it."""
    given, plan = len(table.match.entries), table.lesson
    assert plan is not None
    beats = plan.beats_at(given)
    chapter = max((beat.chapter for beat in plan.beats if beat.at <= given + 1), default=1)
    return {
        "given": given,
        "over": plan.is_over(given),
        "step": [sum(beat.at <= given for beat in plan.beats), len(plan.beats)],
        "title": plan.say(f"{plan.name}-{chapter}", lang),
        "tip": plan.say(f"{plan.name}-{chapter - 1}.tip", lang) if chapter > 1 else "",
        "beats": [
            {
                "say": plan.say(beat.key, lang),
                "at": beat.thing,
                "do": bool(beat.want),
                "praise": plan.say(f"{beat.key}.praise", lang),
                "title": plan.say(f"{plan.name}-{beat.chapter}", lang),
            }
            for beat in beats
        ],
    }


def branch(choice: Choice, text: Callable[[int], str]) -> dict[str, Any]:
    """A choice for the page; what is empty is left out."""
    found: dict[str, Any] = {"w": choice.words}
    if choice.move != OPENS:
        found["m"] = text(choice.move)
    for key, value in (("a", choice.at), ("i", choice.icon), ("p", choice.price)):
        if value:
            found[key] = value
    if choice.pick != OPENS:
        found["k"] = text(choice.pick)
    if choice.note:
        found["n"] = choice.note
    if choice.plan:
        found["l"] = [text(move) for move in choice.plan]
    if choice.sure:
        found["s"] = True
    if choice.brief:
        found["b"] = True
    if choice.weighed:
        found["o"] = True
    if choice.shows:
        found["h"] = list(choice.shows)
    if choice.then:
        found["t"] = [branch(each, text) for each in choice.then]
    return found
