"""Why not: every reason of the catalogue has a position in which it is the one that is said."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cuvee.core.match import Match, Seed
from cuvee.games import box, face
from cuvee.games.bottles import moves as m
from cuvee.games.bottles.content import SHIPPED
from cuvee.games.bottles.face.why import BOOK, key_of, meant
from cuvee.games.bottles.face.why_case import Case
from cuvee.games.bottles.model.state import MOST_DEBTS
from cuvee.render.words import PSEUDO
from games.bottles.given import ELSEWHERE, BottlesScene, given

NAMES = ["Ann", "Bruno", "Chloé", "Dario"]
TRIO: dict[str, Any] = {"cellars": ["it1 it2 fr1", "es1 es2", "pt1"]}
Place = Callable[[], BottlesScene]


def at(ask: str = "before_roll", *lines: str, seat: int = 0, **more: Any) -> Place:
    """A position; pawns without a place stand far away."""
    known: dict[str, Any] = TRIO | more
    known["cells"] = [*more.get("cells", []), *ELSEWHERE][: len(known["cellars"])]
    return lambda: given(ask, seat, **known).play(*lines)


def start(*lines: str) -> Place:
    """From the very beginning of a game of two."""

    def made() -> BottlesScene:
        scene = given()
        scene.match = Match(box("bottles").game(), 2, Seed.of(1))
        return scene.play(*lines)

    return made


def edited(ask: str, *lines: str, **more: Any) -> Place:
    """With limits lower than the words of moves allow."""
    path = Path(__file__).with_name("low_limits.toml")
    return lambda: given(ask, content=path, **(TRIO | more)).play(*lines)


def in_debt() -> BottlesScene:
    """Seat 0 owes eight times, the last time to seat 2."""
    scene = given(**TRIO)
    for k in range(MOST_DEBTS):
        scene.state.debts[k] = (1 if k < MOST_DEBTS - 1 else 2) << 16 | 1
    return scene.play("0 deal s1")


def penniless() -> BottlesScene:
    """Seat 0 owes seat 1 and has no coin."""
    scene = given(money=[0, 9, 9], **TRIO)
    scene.state.debts[0] = 1 << 16 | 3
    return scene


PICKED = ("0 choose critic", "1 choose collector")
DEAL = ("0 deal s1",)
FULL = ("0 give it1", "0 give it2", "0 give it3")
SPANISH = ("0 ask spain", "0 propose", "1 accept")
ROB: dict[str, Any] = {"cells": ["rio", "pie", "mex"], "thief": "pie", "about": 3}
AUCTION = ("0 auction it1", "0 start 3")

CASES: list[tuple[str, Place, int, str]] = [
    ("any-out", at(out=[1], cellars=["it1", "", "pt1"]), 1, "roll"),
    ("any-not_asked", at(), 1, "roll"),
    ("any-chosen", at("move", "0 hire", "0 rob", "0 guess left", **ROB), 0, "end"),
    ("any-shoved", at("move", "0 step pie", cells=["bur", "pie", "mex"], about=2), 1, "roll"),
    (
        "any-breaks",
        at("move", "0 step pie", "1 shove mos", cells=["bur", "pie", "mex"], about=2, chance=[1]),
        1,
        "roll",
    ),
    ("any-writing", at("before_roll", *DEAL), 0, "roll"),
    ("any-answer", at("before_roll", *DEAL, "0 pay 1", "0 propose"), 1, "roll"),
    ("any-off", at(negotiation="off"), 0, "deal s1"),
    ("choose-later", at(), 0, "choose critic"),
    ("choose-taken", start("0 choose critic"), 1, "choose critic"),
    ("pick-later", at(), 0, "pick it1"),
    ("pick-gone", start(*PICKED, "0 pick it1"), 1, "pick it1"),
    ("pick-dear", start(*PICKED), 0, "pick it9"),
    ("aim-later", at(), 0, "aim mex"),
    ("roll-again", at("move", about=2), 0, "roll"),
    ("roll-help", at("cheers_help", cellars=["", "es1"]), 0, "roll"),
    ("stay-unrolled", at(), 0, "stay"),
    ("stay-moving", at("move", "0 step mos", about=3, cells=["bur", "per"]), 0, "stay"),
    ("stay-toast", at("cheers"), 0, "stay"),
    ("stay-over", at("cell"), 0, "stay"),
    ("fly-unrolled", at(), 0, "fly rio"),
    ("fly-face", at("move", about=3), 0, "fly rio"),
    ("fly-here", at("move", about=6), 0, "fly mex"),
    ("step-unrolled", at(), 0, "step rio"),
    ("step-toast", at("cheers"), 0, "step rio"),
    ("step-thief", at("move", "0 hire", about=3), 0, "step rio"),
    ("step-over", at("cell"), 0, "step rio"),
    ("step-here", at("move", about=3), 0, "step mex"),
    ("step-plane", at("move", about=6), 0, "step rio"),
    ("step-twice", at("move", "0 step mos", about=3, cells=["bur", "per", "mex"]), 0, "step bur"),
    ("step-link", at("move", about=3, cells=["bur", "per", "mex"]), 0, "step wac"),
    ("step-far", at("move", about=3, cells=["bur", "per", "mex"]), 0, "step yam"),
    (
        "step-balloon",
        at("move", "0 step oka", "0 step gal", about=5, cells=["nwt"]),
        0,
        "step ala",
    ),
    ("stop-still", at("move", about=3), 0, "stop"),
    ("stop-balloon", at("move", "0 step mos", about=5, cells=["bur", "per", "mex"]), 0, "stop"),
    ("stop-over", at("cell"), 0, "stop"),
    ("hire-unrolled", at(), 0, "hire"),
    ("hire-toast", at("cheers"), 0, "hire"),
    ("hire-coins", at("move", about=3, money=[1, 9, 9]), 0, "hire"),
    ("hire-moved", at("cell"), 0, "hire"),
    ("send-unhired", at("move", about=3), 0, "send rio"),
    (
        "send-steps",
        at("move", "0 hire", "0 send wme", "0 send pie", "0 send bur", about=3),
        0,
        "send mos",
    ),
    ("send-twice", at("move", "0 hire", "0 send wme", about=3), 0, "send mag"),
    ("send-link", at("move", "0 hire", about=3), 0, "send yam"),
    ("send_done-unhired", at("move", about=3), 0, "send done"),
    ("rob-unhired", at("move", about=3), 0, "rob"),
    ("rob-nobody", at("move", "0 hire", about=3), 0, "rob"),
    ("rob-yourself", at("move", "0 hire", about=3, cells=["pie", "rio"], thief="pie"), 0, "rob"),
    ("rob-empty", at("move", "0 hire", **(ROB | {"cellars": ["it1", "", "pt1"]})), 0, "rob"),
    ("hide-nobody", at(), 0, "hide left"),
    ("guess-nobody", at(), 0, "guess left"),
    (
        "steal-elsewhere",
        at("move", "0 hire", "0 rob", "0 guess left", "1 hide left", **ROB),
        0,
        "steal pt1",
    ),
    ("steal-nobody", at(), 0, "steal es1"),
    ("discard-none", at(), 0, "discard it1"),
    ("discard-other", at("cheers"), 0, "discard es1"),
    ("shove-free", at(), 0, "shove rio"),
    (
        "shove-link",
        at("move", "0 step pie", cells=["bur", "pie", "mex"], about=2),
        1,
        "shove yam",
    ),
    (
        "shove-turn",
        at("move", "0 step pie", "1 shove tus", cells=["bur", "pie", "tus"], about=2, chance=[2]),
        2,
        "shove pie",
    ),
    (
        "shove-twice",
        at(
            "move",
            *("0 step pie", "1 shove tus", "2 shove wme"),
            cells=["bur", "pie", "tus", "wme"],
            cellars=["it1", "es1", "pt1", "fr1"],
            about=2,
            chance=[2, 2],
        ),
        3,
        "shove tus",
    ),
    (
        "shove-free_first",
        at(
            "move",
            "0 step pie",
            cells=["bur", "pie", "tus"],
            about=2,
            shove_target="free_first",
        ),
        1,
        "shove tus",
    ),
    ("buy-unrolled", at(), 0, "buy it5"),
    ("buy-toast", at("cheers"), 0, "buy it5"),
    ("buy-move", at("move", about=3), 0, "buy it5"),
    ("buy-passing", at("move", "0 step mos", about=3, cells=["bur", "per"]), 0, "buy it5"),
    ("buy-nothing", at("cell"), 0, "buy it5"),
    ("buy-arrived", at("cell", cells=["rio", "per"], cell_action="arrived"), 0, "buy es3"),
    ("buy-country", at("cell", cells=["rio", "per"]), 0, "buy it5"),
    ("buy-gone", at("cell", cells=["rio", "per"]), 0, "buy es1"),
    ("buy-coins", at("cell", cells=["rio", "per"], money=[1, 9, 9]), 0, "buy es7"),
    ("buy-pile", at("cell", cells=["lon", "per"]), 0, "buy it5"),
    (
        "buy-sold",
        at("cell", "0 sell it7", cells=["lon", "per"], cellars=["it7 it2", "es1"]),
        0,
        "buy it7",
    ),
    ("buy-die", at("cell", cells=["lon", "per"], market="it5"), 0, "buy it5"),
    ("buy-price", at("cell", cells=["lon", "per"], market="it9", money=[3, 9, 9]), 0, "buy it9"),
    ("roll_market-place", at("cell"), 0, "roll market"),
    ("roll_market-move", at(cells=["lon", "per"]), 0, "roll market"),
    (
        "roll_market-again",
        at("cell", "0 roll market", cells=["lon", "per"], chance=[3]),
        0,
        "roll market",
    ),
    (
        "roll_market-arrived",
        at("cell", cells=["lon", "per"], cell_action="arrived"),
        0,
        "roll market",
    ),
    ("sell-place", at(), 0, "sell it1"),
    ("sell-move", at(cells=["lon", "per"]), 0, "sell it1"),
    ("sell-toast", at("cheers", cells=["lon", "per"]), 0, "sell it1"),
    ("sell-arrived", at("cell", cells=["lon", "per"], cell_action="arrived"), 0, "sell it1"),
    ("sell-other", at("cell", cells=["lon", "per"]), 0, "sell es1"),
    (
        "sell-bought",
        at("cell", "0 buy it9", cells=["lon", "per"], market="it9", money=[30, 9, 9]),
        0,
        "sell it9",
    ),
    ("sell-die", at("cell", cells=["lon", "per"]), 0, "sell it1"),
    (
        "sell-bank",
        at(
            "cell",
            cells=["lon", "per"],
            cellars=["it9", "es1"],
            money=[299, 1],
            bank="finite",
        ),
        0,
        "sell it9",
    ),
    ("end-unrolled", at(), 0, "end"),
    ("end-move", at("move", about=3), 0, "end"),
    ("end-passing", at("move", "0 step mos", about=3, cells=["bur", "per"]), 0, "end"),
    ("end-toast", at("cheers"), 0, "end"),
    ("end-thief", at("move", "0 hire", about=3), 0, "end"),
    ("deal-turn", at(), 1, "deal s2"),
    ("deal-budget", at(offers_per_turn="0"), 0, "deal s1"),
    ("deal-out", at(out=[1], cellars=["it1", "", "pt1"]), 0, "deal s1"),
    ("deal-self", at(), 0, "deal s0"),
    ("deal-moving", at("move", "0 hire", about=3), 0, "deal s1"),
    ("give-none", at(), 0, "give it1"),
    ("give-other", at("before_roll", *DEAL), 0, "give es1"),
    (
        "give-most",
        at(
            "before_roll",
            *DEAL,
            "0 give it1",
            "0 give it2",
            "0 give it3",
            cellars=["it1 it2 it3 it4", "es1"],
        ),
        0,
        "give it4",
    ),
    ("give-twice", at("before_roll", *DEAL, "0 give it1"), 0, "give it1"),
    ("give-order", at("before_roll", *DEAL, "0 ask any"), 0, "give it1"),
    ("ask-none", at(), 0, "ask any"),
    ("ask-most", at("before_roll", *DEAL, *["0 ask any"] * 3), 0, "ask any"),
    ("ask-known", at("before_roll", *DEAL), 0, "ask it1"),
    ("ask-twice", at("before_roll", *DEAL, "0 ask es1"), 0, "ask es1"),
    ("ask-order", at("before_roll", *DEAL, "0 ask any"), 0, "ask es1"),
    ("pay-none", at(), 0, "pay 1"),
    ("pay-coins", at("before_roll", *DEAL), 0, "pay 30"),
    ("pay-twice", at("before_roll", *DEAL, "0 pay 1"), 0, "pay 2"),
    ("pay-most", edited("before_roll", *DEAL), 0, "pay 6"),
    ("charge-none", at(), 0, "charge 1"),
    ("charge-coins", at("before_roll", *DEAL), 0, "charge 30"),
    ("charge-twice", at("before_roll", *DEAL, "0 pay 1"), 0, "charge 2"),
    ("charge-most", edited("before_roll", *DEAL), 0, "charge 6"),
    ("borrow-none", at(), 0, "borrow 1"),
    ("borrow-coins", at("before_roll", *DEAL), 0, "borrow 30"),
    ("borrow-twice", at("before_roll", *DEAL, "0 pay 1"), 0, "borrow 2"),
    ("borrow-debts", in_debt, 0, "borrow 2"),
    ("borrow-most", edited("before_roll", *DEAL), 0, "borrow 6"),
    ("interest-loan", at("before_roll", *DEAL), 0, "interest 1"),
    ("interest-twice", at("before_roll", *DEAL, "0 borrow 1", "0 interest 1"), 0, "interest 2"),
    ("interest-most", edited("before_roll", *DEAL, "0 borrow 1"), 0, "interest 3"),
    ("propose-empty", at("before_roll", *DEAL), 0, "propose"),
    ("propose-none", at(), 0, "propose"),
    ("cancel-made", at("before_roll", *DEAL, "0 pay 1", "0 propose"), 0, "cancel"),
    ("cancel-none", at(), 0, "cancel"),
    ("accept-lacks", at("before_roll", *DEAL, "0 ask it5", "0 propose"), 1, "accept"),
    ("accept-none", at(), 0, "accept"),
    ("reject-none", at(), 0, "reject"),
    ("counter-lacks", at("before_roll", *DEAL, "0 ask it5", "0 propose"), 1, "counter 1"),
    ("counter-coins", at("before_roll", *DEAL, "0 pay 9", "0 propose"), 1, "counter 2"),
    (
        "counter-interest",
        at("before_roll", *DEAL, "0 borrow 1", "0 interest 9", "0 propose"),
        1,
        "counter 2",
    ),
    (
        "counter-answer",
        at("before_roll", *DEAL, "0 pay 1", "0 propose", "1 counter 1"),
        0,
        "counter 1",
    ),
    ("counter-none", at(), 0, "counter 1"),
    ("hand-none", at(), 0, "hand it1"),
    (
        "hand-other",
        at(
            "before_roll", *DEAL, "0 ask spain", "0 propose", "1 accept", cellars=["it1", "es1 fr1"]
        ),
        1,
        "hand fr1",
    ),
    (
        "hand-needed",
        at("before_roll", *DEAL, *["0 ask any"] * 2, "0 propose", "1 accept"),
        1,
        "hand es2",
    ),
    ("auction-turn", at(), 1, "auction es1"),
    ("auction-budget", at(auctions_per_turn="0"), 0, "auction it1"),
    ("auction-toast", at("cheers_help", cellars=["", "es1"]), 0, "auction it1"),
    ("auction-moving", at("move", "0 hire", about=3), 0, "auction it1"),
    ("auction-other", at(), 0, "auction es1"),
    ("start-none", at(), 0, "start 3"),
    ("start-most", edited("before_roll", "0 auction it1"), 0, "start 6"),
    ("raise-none", at(), 0, "raise 1"),
    ("raise-coins", at("before_roll", *AUCTION, money=[9, 4, 9]), 1, "raise 5"),
    ("raise-passed", at("before_roll", *AUCTION, "1 pass"), 1, "raise 1"),
    ("raise-highest", at("before_roll", *AUCTION, "1 raise 1"), 1, "raise 1"),
    ("raise-seller", at("before_roll", *AUCTION), 0, "raise 1"),
    ("pass-none", at("cell", "2 end", seat=2, money=[0, 9, 9]), 0, "pass"),
    ("pass-turn", at(), 0, "pass"),
    ("repay-nothing", at(), 0, "repay s1"),
    ("repay-coins", penniless, 0, "repay s1"),
    ("repay-turn", at(), 1, "repay s0"),
    ("concede-none", at(), 0, "concede"),
]


@pytest.mark.parametrize(("key", "place", "seat", "text"), CASES, ids=[case[0] for case in CASES])
def test_the_reason_is_said(key: str, place: Place, seat: int, text: str) -> None:
    view = place().match.view(seat)
    move = m.TABLE.parse(text)
    names = NAMES[: view.seats]
    assert key_of(Case(view, seat, move, names, "en")) == f"why-{key}"
    reason = face("bottles").refusal(view, seat, move, names)
    assert reason is not None and reason.rules and "{" not in reason.words
    assert reason.words[0].isupper() and reason.words[-1] == "."
    assert face("bottles").refusal(view, seat, move, names, PSEUDO) != reason


def test_every_reason_of_the_catalogue_has_its_position() -> None:
    """Two of them are said for a click alone, below."""
    apart = {"any-over", "fly-sea"}
    named = {f"why-{key}" for key in apart} | {f"why-{case[0]}" for case in CASES}
    assert set(BOOK.words.messages()) == named


def test_a_legal_answer_has_no_reason() -> None:
    view = given(**TRIO).match.view(0)
    for text in ("roll", "deal s1", "auction it1"):
        assert face("bottles").refusal(view, 0, m.TABLE.parse(text), NAMES[:3]) is None


def said(view: Any, seat: int, word: str) -> str:
    found = face("bottles").why(view, seat, word, NAMES[: view.seats])
    return found.words if found else ""


def test_a_click_means_what_is_asked() -> None:
    before = given(**TRIO).match.view(0)
    assert "Roll the die first" in said(before, 0, "rio")
    assert "Bottles are sold at markets" in said(before, 0, "it1")
    plane = given("move", about=6, **TRIO).match.view(0)
    assert "A plane cannot land on the sea" in said(plane, 0, "wme")
    assert said(plane, 0, "rio") == ""
    draft = given(**TRIO).play("0 deal s1", "0 ask any").match.view(0)
    assert "in order" in said(draft, 0, "it1")
    assert said(before, -1, "rio") == "" and said(before, 0, "nothing") == ""
    assert "Offers are made in your own turn" in said(given(**TRIO).match.view(1), 1, "s2")


def test_the_end_is_a_reason_too() -> None:
    scene = given("cheers_help", cellars=["", "es1"]).play("0 concede")
    assert "The game is over" in said(scene.match.view(1), 1, "rio")


def test_every_thing_on_the_table_says_something_or_can_be_chosen() -> None:
    """Places, bottles and characters always have a reason or an answer, whoever looks."""
    words = [*SHIPPED.labels["cells.id"], *SHIPPED.labels["bottles.id"]]
    for scene in (at(), at("move", about=5), at("cell"), at("cheers"), at("before_roll", *DEAL)):
        match = scene().match
        for seat in range(match.seats):
            view = match.view(seat)
            legal = set(match.legal(seat)) if match.question(seat) else set()
            for word in words:
                text = m.TABLE.text(meant(view, seat, word))
                assert (text in legal) != bool(said(view, seat, word)), (seat, word, text)
