"""How far a house is with an objective card."""

from cuvee.games.dom_pierre.content import Content
from cuvee.games.dom_pierre.face.text import Teller
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.rules import metrics

Counts = tuple[tuple[int, ...], ...]  # for each condition, what a house has of what it asks for


def conditions_of(content: Content, card: int) -> range:
    return range(int(content.tier_first[card]), int(content.tier_first[card + 1]))


def needs_of(content: Content, condition: int) -> range:
    return range(int(content.need_first[condition]), int(content.need_first[condition + 1]))


def asked_for(content: Content, condition: int) -> tuple[int, ...]:
    """How many of each thing a condition asks for."""
    return tuple([int(content.need_least[need]) for need in needs_of(content, condition)])


def counts(view: State, seat: int, card: int) -> Counts:
    """What a seat has; nothing for somebody who watches."""
    if seat < 0:
        return ()
    content, metric = view.content, metrics.metric
    return tuple(
        [
            tuple(
                [
                    int(metric(view, seat, content.need_metric[need]))
                    for need in needs_of(content, condition)
                ]
            )
            for condition in conditions_of(content, card)
        ]
    )


def is_met(have: tuple[int, ...], least: tuple[int, ...]) -> bool:
    return all(a >= b for a, b in zip(have, least, strict=True))


def next_condition(content: Content, card: int, have: Counts) -> tuple[str, str]:
    """What a house has, and what the first condition asks for that it does not meet: nothing if
    it meets all."""
    mine: tuple[int, ...] = ()
    for mine, condition in zip(have, conditions_of(content, card), strict=True):
        least = asked_for(content, condition)
        if not is_met(mine, least):
            return "+".join(map(str, mine)), "+".join(map(str, least))
    return "+".join(map(str, mine)), ""


def progress(t: Teller, card: int, have: Counts) -> str:
    """So much of so much: "1 of 2"."""
    if not have:
        return ""
    mine, least = next_condition(t.content, card, have)
    return t.say("word-of", have=mine, least=least) if least else t.say("word-all_of", have=mine)
