"""Why not: every reason of the catalogue is said somewhere, in one sentence with its rule."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from cuvee.bots.base import ask as bot_move
from cuvee.bots.roster import named
from cuvee.core.fate import Seeded
from cuvee.core.moves import Moves
from cuvee.core.state import ask_of
from cuvee.games.dom_pierre import moves as m
from cuvee.games.dom_pierre.face import FACE, why
from cuvee.games.dom_pierre.game import BOX
from cuvee.games.dom_pierre.model.state import State
from cuvee.laws import sample_options
from cuvee.render.why import Reason
from games.dom_pierre.given import CELL, DomPierreScene, given
from games.dom_pierre.test_vineyard import drained

NAMES = ["Ann", "Bo", "Cy", "Di"]
KEYS = sorted(why.BOOK.words.messages())
AN_ID = re.compile(r"_|\b[a-z]{1,3}\d+\b")


class Heard:
    """A book of reasons that remembers which were asked for."""

    def __init__(self) -> None:
        self.keys: set[str] = set()
        self.real = why.BOOK

    def reason(self, key: str, lang: str = "en", /, **places: object) -> Reason:
        self.keys.add(key)
        return self.real.reason(key, lang, **places)


def refused(table: DomPierreScene, text: str, seat: int = 0) -> str:
    """The sentence against an answer."""
    move = m.TABLE.parse(text)
    found = FACE.refusal(table.match.view(seat), seat, move, NAMES[: table.match.seats])
    assert found is not None and found.rules
    return found.words


def clicked(table: DomPierreScene, word: str, seat: int = 0) -> str:
    """The sentence to whoever clicks on a thing that does not glow."""
    found = FACE.why(table.match.view(seat), seat, word, NAMES[: table.match.seats])
    assert found is not None and found.rules
    return found.words


def test_another_player_is_named() -> None:
    assert clicked(given(seat=0), "vineyard", seat=1).startswith("It is Ann's turn.")


def test_things_of_an_action_name_its_disc() -> None:
    table = given()
    assert clicked(table, "e3") == "Grapes are planted with the Vineyard action: raise that disc."
    assert clicked(table, "we1") == "Workers are moved with Logistics: raise that disc."
    assert clicked(table, "north").startswith("You sell with the Sales action")
    assert clicked(table, "tasting") == "Tastings are held in the village: raise the Village disc."


def test_a_grape_must_touch_another() -> None:
    table = given(chance=[0, 0])
    table.play("0 raise vineyard", "0 perform")
    assert clicked(table, "h6").startswith("A grape must touch another one with its side.")
    assert clicked(table, "d3") == "A grape grows there already."


def test_a_market_says_what_it_refuses() -> None:
    """DP-8.3: Nantes takes bottles and barrels, but none of the left press."""
    table = given(presses={"left": "bottle 4"}, tops="n01 e01 s01 w01")
    table.play("0 raise sales", "0 perform")
    said = {word: clicked(table, word) for word in ("east", "south", "west") if word}
    assert any("only" in words or "refuses" in words for words in said.values())


def test_an_objective_counts_what_is_there() -> None:
    table = given(money=3, objectives="o40")
    assert clicked(table, "o40") == "Not met yet: you have 3 of 5."


def test_the_end_is_the_end() -> None:
    table = given()
    table.state.depth = 0
    found = FACE.why(table.state, 0, "vineyard", NAMES[:3])
    assert found is not None and found.words == "The game is over."


def test_somebody_who_watches_hears_nothing() -> None:
    assert FACE.why(given().state, -1, "vineyard", NAMES[:3]) is None


# -- every reason is said


def positions() -> Iterator[tuple[State, int, set[int]]]:
    """Positions of games of all counts and options, with who is asked and what is legal."""
    for seed in range(6):
        seats = 2 + seed % 3
        dice, pick = Seeded(seed + 5), random.Random(seed)
        game = sample_options(BOX, seats, Seeded(seed))
        state, bot, seen = game.start(seats, dice), named("greedy_v1"), dict[int, int]()
        buffer = Moves(len(m.TABLE))
        while state.depth:
            seat = next(s for s in range(seats) if state.asks(s) >= 0)
            step = state.asks(seat)
            game.legal(state, step, buffer)
            legal = buffer.as_list()
            kind = int(ask_of(step))
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] <= 3 or pick.random() < 0.01:
                yield game.observe(state, seat), seat, set(legal)
            if seed % 2 and pick.random() < 0.7:
                move = bot_move(bot, game, state, step, dice)
            else:
                verbs = sorted({m.TABLE.text(each).split()[0] for each in legal})
                verb = pick.choice(verbs)
                move = pick.choice([k for k in legal if m.TABLE.text(k).split()[0] == verb])
            game.answer(state, step, move, dice)


GRAPES = "d3=noir e4=meunier d5=chardonnay c4=noir"
ALL = (1 << 24) - 1  # every space of the roads


def in_the_vineyard(**more: Any) -> DomPierreScene:
    """A Chardonnay is planted where no Noir grows around; an own worker stands on one."""
    table = given(rows="0 1 1 1 1 1", grapes=GRAPES, workers="d3", chance=[0], **more)
    return table.play("0 raise vineyard", "0 perform", "0 plant chardonnay e5")


def performing(action: str, **more: Any) -> DomPierreScene:
    return given(**more).play(f"0 raise {action}", "0 perform")


def crowded(table: DomPierreScene) -> DomPierreScene:
    """Every road space and every grape is taken."""
    table.state.vineyard.neutral = ALL & ~int(table.me.roads)
    table.state.houses[1].pickers = table.state.vineyard.planted() & ~table.me.pickers
    return table


def special() -> Iterator[tuple[DomPierreScene, str]]:
    """Positions that hardly ever come up, and what is tried there; @ is a click on a thing."""
    sale = {"presses": {"left": "barrel 3"}, "goods": "grey crate, grey crate, blue sugar"}
    table = performing("sales", **sale).play("0 sell north left 1", "0 add grey crate")
    yield table, "add grey crate"
    table = in_the_vineyard().play("0 harvest pinot_noir")
    yield table, "boost none"
    table = in_the_vineyard(tokens={"vineyard": "vintage"}).play("0 harvest pinot_noir")
    table.state.effect_used = 1
    yield table, "boost self"
    yield in_the_vineyard(zero_base_harvest=False), "harvest pinot_noir"
    table = in_the_vineyard()
    for face in range(3):
        table.state.stock.harvest[face] = 0
    yield table, "harvest chardonnay"
    yield given(level=7, glass="", down=0), "buy prestige"
    yield given(short_game=True), "claim vintage"
    yield given(rows="9 1 1 1 1 1", discs_off=1), "pop vineyard"
    yield given(display="").play("0 raise objectives"), "perform"
    yield given(display="", village="-, - / -, -").play("0 raise village"), "perform"
    yield performing("village", village="-, noir 2 / crate, sugar"), "pick harvest 1"
    table = performing("village", rows="1 1 0 1 1 1", tokens={"village": "vintage"})
    table.play("0 pick accessory 1")
    for text in ("pick harvest 1", "taste left 1", "favour coin_1"):
        yield table, text
    yield given(workers="maison=1").play("0 raise sales", "0 dismiss"), "@supply"
    table = performing("logistics", workers="no1 no2 no3 no4 no5").play(
        "0 take supply", "0 take done"
    )
    for text in ("place north", "@maison", "@we4"):
        yield table, text
    tokens = {"logistics": "vintage"}
    table = performing("logistics", workers="no1 no2 no3 no4", tokens=tokens)
    yield table.play("0 take supply", "0 take done"), "skip north"
    rich = {"presses": {"right": "noir 2"}, "workers": "presses=1", "rows": "2 2 2 2 2 2"}
    yield performing("cellar", money=0, **rich), "press right bottles"
    two = {"presses": {"left": "noir 2", "right": "noir 2"}, "tiles": "pt_worker"}
    table = performing("cellar", rows="1 0 1 1 1 1", workers="presses=2", **two)
    yield table.play("0 press left barrels"), "press right bottles"
    table = performing("sales", presses={"left": "bottle 5, bottle 5"}, reims_always=False)
    yield table, "sell north left 2"
    yield table, "sell reims left 1"
    table.state.market.tops[0] = -1
    yield table, "sell north left 1"
    yield given(tiles="pt_crown"), "@kept-pt_crown"
    yield crowded(given(tiles="pt_worker", workers="presses=9")), "use pt_worker"
    table = performing("village", workers="presses=9", tokens={"village": "vintage"})
    yield crowded(table), "take presses"
    yield from with_an_empty_bag()
    over = given()
    over.state.depth = 0
    yield over, "end"


def with_an_empty_bag() -> Iterator[tuple[DomPierreScene, str]]:
    """DP-4.16: all grapes are planted but one cell."""
    table = drained(0)
    planted = int(table.state.vineyard.planted())
    free = next(name for name, cell in CELL.items() if not planted >> cell & 1)
    yield table, f"point {free}"
    yield table, f"plant chardonnay {free}"


def in_the_draft() -> None:
    """DP-2.9: whoever has chosen waits for the others."""
    match = BOX.match(3, seed=2)
    match.submit(0, match.legal(0)[0])
    why.refusal(match.view(0), 0, int(m.KEEP.first), NAMES[:3], "en")


def test_every_reason_is_said_somewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard()
    monkeypatch.setattr(why, "BOOK", heard)
    for view, seat, legal in positions():
        names = NAMES[: view.seats]
        for move in range(len(m.TABLE)):
            if move not in legal:
                found = why.refusal(view, seat, move, names, "en")
                assert found is not None and found.words.strip() and found.rules
                assert not AN_ID.search(found.words), found.words
        why.refusal(view, (seat + 1) % view.seats, int(m.END), names, "en")
    for table, text in special():
        assert clicked(table, text[1:]) if text[0] == "@" else refused(table, text)
    in_the_draft()
    assert sorted(set(KEYS) - heard.keys) == []
