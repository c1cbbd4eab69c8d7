"""Why a thing cannot be chosen now, or an answer not be given: one sentence with its rule."""

from pathlib import Path
from typing import Final

from cuvee.core.state import about_of, ask_of
from cuvee.games.bottles import moves as m
from cuvee.games.bottles import questions as q
from cuvee.games.bottles.content import DRY, PLANE, START_CARDS
from cuvee.games.bottles.face.why_case import Case
from cuvee.games.bottles.face.why_reasons import ANY, BY_VERB, FIRST
from cuvee.games.bottles.model.state import State
from cuvee.render.why import Reason, WhyBook

BOOK: Final = WhyBook(Path(__file__).with_name("why"))


def refusal(view: State, seat: int, move: int, names: list[str], lang: str) -> Reason | None:
    """The first reason that holds; None for an answer that can be given."""
    c = Case(view, seat, move, names, lang)
    if c.is_legal():
        return None
    key = key_of(c)
    return said(c, key) if key else None


def key_of(c: Case) -> str:
    """What says most goes first, then what holds for every verb, then what the verb needs."""
    tried = ((c.verb, FIRST.get(c.verb, [])), ("any", ANY), (c.verb, BY_VERB.get(c.verb, [])))
    for group, reasons in tried:
        for name, holds in reasons:
            if holds(c):
                return f"why-{group}-{name}"
    return ""


def said(c: Case, key: str) -> Reason:
    named = c.named()
    if key == "why-any-not_asked":
        named["other"] = c.names[c.asked_first()]
    elif key == "why-any-answer":
        named["other"] = c.names[c.waiting()]
    return BOOK.reason(key, c.lang, **named)


def why(view: State, seat: int, word: str, names: list[str], lang: str) -> Reason | None:
    """The reason for the answer one would mean by a click on this thing now."""
    if seat < 0:
        return None
    content = view.content
    cells = content.labels["cells.id"]
    step = view.asks(seat) if view.depth else -1
    asked = ask_of(step) if step >= 0 else -1
    flies = asked == q.MOVE and about_of(step) == PLANE
    if flies and word in cells and cells.index(word) >= DRY:
        return BOOK.reason("why-fly-sea", lang)
    move = meant(view, seat, word)
    return refusal(view, seat, move, names, lang) if move >= 0 else None


def meant(view: State, seat: int, word: str) -> int:
    """The answer that a thing stands for, by what is asked; -1 if it stands for none."""
    labels = view.content.labels
    step = view.asks(seat) if view.depth else -1
    asked = int(ask_of(step)) if step >= 0 else -1
    if word in labels["cells.id"]:
        cell = labels["cells.id"].index(word)
        if asked == q.MOVE and about_of(step) == PLANE and cell < DRY:
            return int(m.FLY.of(cell))
        verbs = {int(q.AIMING): m.AIM, int(q.THIEF): m.SEND, int(q.SHOVED): m.SHOVE}
        return int(verbs.get(asked, m.STEP).of(cell))
    if word in labels["bottles.id"]:
        return card_meant(view, seat, labels["bottles.id"].index(word), asked)
    if word in labels["characters.id"]:
        return int(m.CHOOSE.of(labels["characters.id"].index(word)))
    if word in ("left", "right"):
        verb = m.GUESS if view.turn == seat else m.HIDE
        return int(verb.of(int(word == "right")))
    if word[:1] == "s" and word[1:].isdecimal() and int(word[1:]) < view.seats:
        return int(m.DEAL.of(int(word[1:]))) if int(word[1:]) != seat else -1
    return -1


def card_meant(view: State, seat: int, card: int, asked: int) -> int:
    """A bottle of one's own is sold or given, another one bought."""
    if asked == q.BOTTLE and card < START_CARDS:
        return int(m.PICK.of(card))
    verbs = {
        int(q.DRAFT): m.GIVE,
        int(q.HAND_OVER): m.HAND,
        int(q.CHEERS): m.DISCARD,
        int(q.BREAKAGE): m.DISCARD,
    }
    if view.place[card] == seat:
        return int(verbs.get(asked, m.SELL).of(card))
    return int(m.BUY.of(card))
