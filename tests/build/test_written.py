"""What is looked up in plain Python is written out for the compiler, and says the same."""

from pathlib import Path

import pytest

from tools.build.flows import with_calls
from tools.build.parts import with_methods

PART = '''
from cuvee.core.part import Part


class Estate(Part):
    """What belongs to one seat."""

    def __init__(self, content: Content, cellar: vec[i64], piles: list[Pile], hand: Pile) -> None:
        self.money: i64 = 7  # francs
        self.content: Final = content
        self.cellar: Final = cellar
        self.piles: Final = piles
        self.hand = hand

    def rich(self) -> bool:
        return self.money > 9


AFTER = 1
'''

METHODS = """
    def copy(self) -> "Estate":
        twin = Estate(self.content, self.cellar[:], [part.copy() for part in self.piles], self.hand.copy())
        self.copy_numbers(twin)
        return twin

    def copy_numbers(self, twin: "Estate") -> None:
        twin.money = self.money

    def walk(self, fields: Fields) -> None:
        self.money = fields.number(self.money)
        fields.numbers(self.cellar)
        for part_of_piles in self.piles:
            part_of_piles.walk(fields)
        self.hand.walk(fields)
"""  # noqa: E501

FLOW = """
from cuvee.core.dispatch import questions


def broke(state: State, seat: i64, fate: Fate) -> None:
    state.offers = 0


QUESTIONS: Final = questions({q.BID: (auction.bids, auction.bid), q.ROOM: (room.drops, room.drop)})
CHORES: Final = chores({q.BROKE: broke})


legal, play_one, proceed = functions(QUESTIONS, CHORES)


def play(state: State, step: i64, move: i64, fate: Fate) -> None:
    play_one(state, step, move, fate)
"""

CALLS = """
def legal(state: State, step: i64, out: Moves) -> None:
    out.clear()
    ask, seat, about = parts_of(step)
    if ask == q.BID:
        auction.bids(out)
    elif ask == q.ROOM:
        room.drops(state, out)
    else:
        assert False, "it is not in the flow"

def play_one(state: State, step: i64, move: i64, fate: Fate) -> None:
    ask, seat, about = parts_of(step)
    if ask == q.BID:
        auction.bid(state, about, move)
    elif ask == q.ROOM:
        room.drop(seat, fate)
    else:
        assert False, "it is not in the flow"

def proceed(state: State, step: i64, fate: Fate) -> None:
    ask = ask_of(step)
    about = about_of(step)
    if ask == q.BROKE:
        broke(state, about, fate)
    else:
        assert False, "it is not in the flow"


def play(state: State, step: i64, move: i64, fate: Fate) -> None:
    play_one(state, step, move, fate)
"""


def test_the_methods_of_a_part_follow_its_class() -> None:
    made = with_methods(PART, {"Estate", "Pile"})
    added = "from cuvee.core.fields import Fields\n"
    assert made.replace(added, "").replace(METHODS, "") == PART and METHODS in made


def test_a_method_the_class_has_is_left_alone() -> None:
    own = PART.replace("def rich(self) -> bool:", "def copy(self) -> bool:")
    assert "twin = Estate" not in with_methods(own, {"Estate", "Pile"})


def test_a_state_takes_care_of_its_agenda_first() -> None:
    made = with_methods(PART.replace("(Part)", "(BaseState)"), {"Estate", "Pile"})
    assert "        twin.copy_agenda(self)\n        twin.money = self.money\n" in made
    assert "        self.walk_agenda(fields)\n        self.money = fields" in made


def test_a_field_nobody_understands_stops_the_build() -> None:
    odd = PART.replace("self.hand = hand", "self.hand = hand.copy()\n        self.odd = [1, 2]")
    with pytest.raises(SystemExit, match="Estate: line 14 of its file sets no field"):
        with_methods(odd, {"Estate", "Pile"})


def test_a_part_may_be_named_with_its_module() -> None:
    made = with_methods(PART.replace("hand: Pile", "hand: fate.Pile"), {"Estate", "Pile"})
    assert METHODS in made


def test_a_type_that_is_no_part_is_not_silently_shared() -> None:
    with pytest.raises(SystemExit, match="a field of type Purse"):
        with_methods(PART.replace("hand: Pile", "hand: Purse"), {"Estate", "Pile"})


def test_each_row_of_a_flow_becomes_a_call_with_what_its_function_names(tmp_path: Path) -> None:
    (tmp_path / "auction.py").write_text("def bid(state, column, move): ...\ndef bids(out): ...\n")
    (tmp_path / "room.py").write_text("def drop(seat, fate): ...\ndef drops(state, out): ...\n")
    made = with_calls(FLOW, tmp_path)
    assert made.endswith(CALLS) and "questions({" not in made and "chores({" not in made
