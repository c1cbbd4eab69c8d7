"""Why a thing cannot be chosen now, and why an answer is refused: one sentence with its rule."""

from pathlib import Path
from typing import Final

from cuvee.games.dom_pierre import moves as m
from cuvee.games.dom_pierre import questions as q
from cuvee.games.dom_pierre.content import CELLAR, LOGISTICS, VILLAGE, VINEYARD
from cuvee.games.dom_pierre.face.text import question
from cuvee.games.dom_pierre.face.why_case import ACTIONS, Case
from cuvee.games.dom_pierre.face.why_verbs import VERBS
from cuvee.games.dom_pierre.model.state import State
from cuvee.render.why import Reason, WhyBook

BOOK: Final = WhyBook(Path(__file__).with_name("why"))


def refusal(view: State, seat: int, move: int, names: list[str], lang: str) -> Reason | None:
    """Why this seat cannot give this answer now."""
    return reason(view, seat, m.TABLE.text(move), names, lang)


def why(view: State, seat: int, word: str, names: list[str], lang: str) -> Reason | None:
    """Why the thing this word stands for cannot be chosen now."""
    if not 0 <= seat < view.seats:
        return None
    meant = intention(Case(view, seat, names, lang), word)
    return reason(view, seat, meant, names, lang) if meant else None


def reason(view: State, seat: int, text: str, names: list[str], lang: str) -> Reason | None:
    """The first reason that holds against an answer, in words."""
    if not 0 <= seat < view.seats:
        return None
    if not view.depth:
        return BOOK.reason("why-any-over", lang)
    c = Case(view, seat, names, lang)
    verb, *rest = text.split(" ")
    if c.step is None:
        return not_asked(c, verb, rest, lang)
    stops = rest == ["done"] and verb != "place"  # to stop is refused only where nothing runs
    found = None if stops else VERBS[verb](c, *rest)
    if found:
        return BOOK.reason(found[0], lang, **found[1])
    if c.ask == q.AFTER:
        return BOOK.reason("why-any-done", lang)
    asked = question(view, c.step, names, lang)
    return BOOK.reason("why-any-step", lang, question=asked)


def not_asked(c: Case, verb: str, rest: list[str], lang: str) -> Reason:
    """Somebody else is asked."""
    if c.view.round == 0 and verb in ("keep", "lay"):
        return BOOK.reason("why-keep-chosen", lang)
    asked = [seat for seat in range(c.view.seats) if c.view.asks(seat) >= 0]
    return BOOK.reason("why-any-turn", lang, player=c.names[asked[0] if asked else 0])


def intention(c: Case, word: str) -> str:
    """The answer somebody means who clicks on this thing now, in the words of the moves."""
    ids = c.content.ids
    if word in ACTIONS:
        return f"raise {word}"
    if word in ids["vineyard_cell"]:
        return on_cell(c, word)
    if word in ids["route_space"] or word in ids["place"]:
        return with_worker(c, word)
    if word in ids["press"]:
        return on_press(c, word)
    if word in ids["objective_card"]:
        return on_card(c, word)
    if word in (*ids["route"], "reims"):
        return f"sell {word}"
    if word in (*ids["prestige_tile"], "hidden"):
        return f"gain {word}"
    return by_prefix(c, word)


SINGLE: Final = {
    "tasting": "taste",
    "favours": "favour",
    "start_card": "pop",
    "prestige_track": "buy prestige",
    "vintage_waiting": "claim vintage",
    "strength_token": "strengthen vineyard",
}


def by_prefix(c: Case, word: str) -> str:
    """Things whose words are made of several parts."""
    if word in SINGLE:
        return SINGLE[word]
    first, _, rest = word.partition("-")
    if first == "hand":
        return f"lay {rest}" if c.ask == q.LAYING else f"keep {rest}"
    if word.startswith("vt_"):
        return f"strengthen {word[3:]}"
    if first == "kept":
        return f"add {rest}" if rest.startswith("pt_sale") and c.ask == q.ADDING else f"use {rest}"
    if first in ("grey", "blue"):
        return f"add {first} {rest}"
    if first == "favour":
        return f"favour {rest}"
    if rest.startswith("pile-"):
        return f"pick {first} {rest[-1]}"
    if first in c.content.ids["press"]:
        return champagne(c, first, rest)
    return ""


def on_cell(c: Case, word: str) -> str:
    """A cell is for planting; while workers move, it is a place for them."""
    if c.ask in (q.PLACING, q.MOVE_TO):
        return f"place {word}"
    if c.ask in (q.TAKING, q.MOVE_FROM) or c.runs(int(VILLAGE)):
        return f"take {word}"
    if c.ask == q.FIRING:
        return f"fire {word}"
    if c.ask == q.BOOSTING:
        return f"boost {word}"
    if c.ask == q.PLANTING and c.about & 511 == 0:
        return f"point {word}"
    drawn = [k for k in range(3) if c.runs(int(VINEYARD)) and c.about >> 3 * k & 7]
    return f"plant {c.content.ids['grape'][drawn[0] if drawn else 0]} {word}"


def with_worker(c: Case, word: str) -> str:
    if c.ask in (q.PLACING, q.MOVE_TO):
        return f"place {word}"
    return f"fire {word}" if c.ask == q.FIRING else f"take {word}"


def on_press(c: Case, word: str) -> str:
    if c.ask == q.STORING:
        return f"store {word}"
    return f"mark {word}" if c.ask == q.MARKING else f"press {word}"


def on_card(c: Case, word: str) -> str:
    """A card of one's own is to be scored, one of the display to be taken."""
    number = c.number("objective_card", word)
    if int(c.house.objectives | c.house.scored) >> number & 1:
        return f"score {word}"
    return f"discard {word}" if c.ask == q.DISCARDING else f"keep {word}"


def champagne(c: Case, press: str, slot: str) -> str:
    if c.ask in (q.TASTING, q.PICKING):
        return f"taste {press} {slot}"
    if c.ask in (q.LOCAL_SALE, q.AFTER):
        return f"local {press} {slot}"
    if c.runs(int(CELLAR)) or c.runs(int(LOGISTICS)):
        return f"press {press}"
    return f"sell north {press} {slot}"
