"""Why not: every reason is told in a position where it holds, and nothing allowed has one."""

from collections.abc import Callable, Sequence
from functools import partial

import pytest

from cuvee.core.fate import Seeded
from cuvee.core.options import Value
from cuvee.games.grand_cru.face import FACE, why
from cuvee.games.grand_cru.face.why_parts import Doubt
from cuvee.games.grand_cru.game import BOX
from cuvee.games.grand_cru.moves import TABLE
from cuvee.games.grand_cru.questions import FAIR, FINAL, LOANS, TURN
from cuvee.laws import sample_options
from games.grand_cru.given import Table, given

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed"]
INNOVATION: dict[str, Value] = {"innovation": True}
BRANDS: dict[str, Value] = {"brand_identity": True}
HEURIGER: dict[str, Value] = {"heuriger_replaces": "advertising", "field_blend_replaces": "doc"}


def told(table: Table, move: str, seat: int = 0) -> str:
    found = FACE.refusal(table.match.view(seat), seat, TABLE.parse(move), NAMES)
    assert found is not None, f"no reason against {move}"
    assert found.rules and all(rule.startswith("GC-") for rule in found.rules)
    return found.words


def at_turn(**things: object) -> Table:
    return given(TURN, **things)  # type: ignore[arg-type]


def begun(*lines: str, **things: object) -> Table:
    """A turn in which something has been begun."""
    return at_turn(**things).play(*lines)


def at_fair(*lines: str, **things: object) -> Table:
    things.setdefault("prestige", [9, 9])
    return given(FAIR, **things).play(*lines)  # type: ignore[arg-type]


def tops() -> str:
    """Every wine on its top level."""
    content = BOX.game().blank(2).content
    return ", ".join(f"{name} {content.levels[k]}" for k, name in enumerate(content.variety_ids))


FIVE = "b2 gamay 1"
ROW = "most_loans fewest_loans most_tiles fewest_tiles most_cubes fewest_cubes most_prestige"
POSITIONS: dict[str, tuple[Callable[[], Table], str]] = {
    "any-broke": (partial(given, LOANS, 1, broke=[0], loans=[11]), "stay"),
    "any-passed": (partial(given, TURN, 1, seats=3, passed=[0]), "demand gamay"),
    "any-closed": (partial(begun, "0 harvest gamay", vineyard=["gamay"], round=4), "demand gamay"),
    "any-final_taken": (partial(given, FINAL, 1, round=4), "demand gamay"),
    "any-not_your_turn": (partial(given, TURN, 1), "demand gamay"),
    "any-running": (
        partial(begun, "0 use refinement", vineyard=["refinement"], cellar=[FIVE]),
        "sell b2 gamay 1",
    ),
    "any-year_over": (partial(at_fair), "demand gamay"),
    "loans-begun": (partial(at_turn), "loans 3"),
    "auction-on_column": (partial(at_turn, columns=["doc 2 s1", "-"]), "auction doc 3"),
    "auction-not_shown": (partial(at_turn), "auction doc 3"),
    "auction-no_column": (
        partial(at_turn, display="doc", columns=["merlot 1 s1", "syrah 1 s1"]),
        "auction doc 1",
    ),
    "auction-no_marker": (
        partial(
            at_turn,
            seats=5,
            display="doc",
            columns=["gamay 1 s0", "syrah 1 s0", "merlot 1 s0", "cabernet 1 s0"],
        ),
        "auction doc 1",
    ),
    "outbid-empty": (partial(at_turn), "outbid c1 2"),
    "outbid-own": (partial(at_turn, columns=["doc 2 s0", "-"]), "outbid c1 3"),
    "outbid-top": (partial(at_turn, columns=["doc 6 s1", "-"]), "outbid c1 6"),
    "outbid-too_low": (partial(at_turn, columns=["doc 3 s1", "-"]), "outbid c1 2"),
    "outbid-no_marker": (
        partial(
            at_turn,
            seats=5,
            columns=["gamay 1 s0", "syrah 1 s0", "merlot 1 s0", "cabernet 1 s0", "doc 1 s1"],
        ),
        "outbid c5 2",
    ),
    "claim-empty": (partial(at_turn), "claim c1"),
    "claim-no_bid": (partial(at_turn, options=BRANDS, columns=["doc", "-"]), "claim c1"),
    "claim-led_by": (partial(at_turn, columns=["doc 3 s1", "-"]), "claim c1"),
    "claim-money": (partial(at_turn, columns=["doc 3 s0", "-"], money=[2]), "claim c1"),
    "buy-money": (partial(at_turn, display="doc", money=[6]), "buy doc"),
    "drop-room": (partial(at_turn, vineyard=["gamay"]), "drop gamay full"),
    "drop-none": (
        partial(
            begun,
            "0 buy merlot",
            display="merlot",
            vineyard=[
                "gamay gamay gamay gamay syrah syrah syrah syrah merlot merlot merlot merlot"
            ],
        ),
        "drop doc up",
    ),
    "demand-top": (partial(at_turn, demand=tops()), "demand gamay"),
    "demand-order": (
        partial(begun, "0 use advertising", "0 demand syrah", vineyard=["advertising"]),
        "demand gamay",
    ),
    "harvest-none": (partial(at_turn), "harvest gamay"),
    "harvest-bare": (partial(at_turn, vineyard=["gamay-"]), "harvest gamay"),
    "harvest-money": (partial(at_turn, vineyard=["gamay syrah"], money=[0]), "harvest gamay"),
    "harvest-locked": (partial(at_turn, vineyard=["gamay"]), "harvest gamay"),
    "harvest-supply": (
        partial(
            begun,
            "0 use rich_harvest",
            vineyard=["rich_harvest merlot syrah syrah"],
            supply="merlot 0",
        ),
        "harvest merlot",
    ),
    "harvest-order": (
        partial(
            begun, "0 use harvester", "0 harvest syrah", vineyard=["harvester gamay syrah merlot"]
        ),
        "harvest gamay",
    ),
    "sell-grapes": (partial(at_turn, vineyard=["gamay"]), "sell b2 gamay 1"),
    "sell-nothing": (partial(at_turn), "sell b2 gamay 1"),
    "sell-empty": (partial(at_turn, cellar=["b2 syrah 1"]), "sell b2 gamay 1"),
    "sell-unripe": (partial(at_turn, cellar=["b2 merlot 1"]), "sell b2 merlot 1"),
    "sell-too_many": (partial(at_turn, cellar=[FIVE]), "sell b2 gamay 2"),
    "sell-one_only": (
        partial(begun, "0 use good_vintage", vineyard=["good_vintage"], cellar=["b2 gamay 2"]),
        "sell b2 gamay 2",
    ),
    "sell-at_fair": (partial(at_fair, cellar=[FIVE]), "sell b2 gamay 1"),
    "use-used": (partial(at_turn, vineyard=["doc-"], cellar=[FIVE]), "use doc"),
    "use-no_ripe": (partial(at_turn, vineyard=["doc"]), "use doc"),
    "use-money": (partial(at_turn, vineyard=["harvester gamay syrah"], money=[0]), "use harvester"),
    "use-locked": (partial(at_turn, vineyard=["harvester gamay"]), "use harvester"),
    "use-bare": (partial(at_turn, vineyard=["harvester gamay-"]), "use harvester"),
    "use-supply": (
        partial(at_turn, vineyard=["rich_harvest merlot merlot"], supply="merlot 0"),
        "use rich_harvest",
    ),
    "use-no_wine": (partial(at_turn, vineyard=["refinement"]), "use refinement"),
    "use-no_blend": (
        partial(at_turn, vineyard=["blending"], cellar=["b3 gamay 2"]),
        "use blending",
    ),
    "use-top": (partial(at_turn, vineyard=["advertising"], demand=tops()), "use advertising"),
    "use-no_host": (partial(at_turn, options=HEURIGER, vineyard=["heuriger"]), "use heuriger"),
    "use-two_cubes": (
        partial(at_turn, options=HEURIGER, vineyard=["field_blend"]),
        "use field_blend",
    ),
    "age-last": (
        partial(
            begun,
            "0 use refinement",
            vineyard=["refinement"],
            cellar=["b7 pinot_noir 1, b5 pinot_noir 1"],
        ),
        "age b6 pinot_noir",
    ),
    "age-empty": (
        partial(
            begun, "0 use refinement", vineyard=["refinement"], cellar=["b2 gamay 1, b3 syrah 1"]
        ),
        "age b1 gamay",
    ),
    "blend-first": (
        partial(
            begun,
            "0 use blending",
            vineyard=["blending"],
            cellar=["b1 gamay 1, b3 syrah 1, b4 merlot 1"],
        ),
        "blend b2 gamay",
    ),
    "blend-empty": (
        partial(
            begun,
            "0 use blending",
            vineyard=["blending"],
            cellar=["b3 syrah 1, b4 merlot 1, b5 merlot 1"],
        ),
        "blend b7 gamay",
    ),
    "blend-too_few": (
        partial(
            begun,
            "0 use blending",
            vineyard=["blending"],
            cellar=["b3 syrah 1, b4 merlot 3, b4 syrah 1, b5 merlot 1"],
        ),
        "blend b4 merlot",
    ),
    "blend-same": (
        partial(
            begun,
            "0 use blending",
            options={"blend_mode": "swap"},
            vineyard=["blending"],
            cellar=["b3 merlot 1, b4 merlot 1, b5 cabernet 1, b6 cabernet 1, b5 merlot 1"],
        ),
        "blend b4 merlot",
    ),
    "take-none": (
        partial(
            begun,
            "0 use blending",
            "0 blend b4 merlot",
            vineyard=["blending"],
            cellar=["b3 syrah 1, b3 merlot 1, b4 merlot 1, b5 merlot 1"],
        ),
        "take gamay",
    ),
    "take-order": (
        partial(
            begun,
            "0 use blending",
            "0 blend b4 merlot",
            "0 take syrah",
            vineyard=["blending"],
            cellar=["b3 gamay 1, b3 syrah 2, b3 merlot 1, b4 merlot 2, b5 merlot 1"],
        ),
        "take gamay",
    ),
    "take-supply": (
        partial(
            begun,
            "0 use field_blend",
            "0 return syrah",
            "0 return syrah",
            options=HEURIGER,
            vineyard=["field_blend"],
            cellar=["b1 syrah 2"],
            supply="merlot 0",
        ),
        "take merlot",
    ),
    "return-none": (
        partial(
            begun,
            "0 use field_blend",
            options=HEURIGER,
            vineyard=["field_blend"],
            cellar=["b1 syrah 2, b1 merlot 1"],
        ),
        "return gamay",
    ),
    "return-order": (
        partial(
            begun,
            "0 use field_blend",
            "0 return syrah",
            options=HEURIGER,
            vineyard=["field_blend"],
            cellar=["b1 gamay 1, b1 syrah 2, b1 merlot 1"],
        ),
        "return gamay",
    ),
    "pass-running": (
        partial(
            begun, "0 use refinement", vineyard=["refinement"], cellar=["b2 gamay 1, b3 syrah 1"]
        ),
        "pass",
    ),
    "pass-loans": (partial(given, LOANS), "pass"),
    "done-first": (
        partial(begun, "0 use wholesale", vineyard=["wholesale"], cellar=["b2 gamay 2"]),
        "done",
    ),
    "done-must": (
        partial(
            begun, "0 use refinement", vineyard=["refinement"], cellar=["b2 gamay 1, b3 syrah 1"]
        ),
        "done",
    ),
    "fair-closed": (partial(at_turn), "fair demand_1"),
    "fair-left": (partial(at_fair, "0 pass"), "fair demand_1"),
    "fair-taken": (partial(at_fair, spaces="demand_1 s1"), "fair demand_1"),
    "fair-group": (
        partial(at_fair, options={"fair_grouped": True}, spaces="demand_1 s1"),
        "fair demand_2",
    ),
    "fair-prestige": (partial(at_fair, prestige=[2, 9]), "fair demand_3"),
    "juice-none": (
        partial(at_fair, "0 fair grape_juice", vineyard=["syrah merlot"]),
        "juice gamay",
    ),
    "juice-order": (
        partial(at_fair, "0 fair grape_juice", "0 juice syrah", vineyard=["gamay syrah merlot"]),
        "juice gamay",
    ),
    "young-ripe": (
        partial(at_fair, "0 fair young_wine", cellar=["b2 gamay 1, b2 merlot 1"]),
        "young b2 gamay 1",
    ),
    "young-empty": (
        partial(at_fair, "0 fair young_wine", cellar=["b2 merlot 1"]),
        "young b3 merlot 1",
    ),
    "reorg-none": (
        partial(at_fair, "0 fair reorganization", vineyard=["syrah"]),
        "reorg gamay merlot stack",
    ),
    "reorg-pile": (
        partial(at_fair, "0 fair reorganization", vineyard=["syrah"]),
        "reorg syrah merlot discards",
    ),
    "borrow-now": (partial(at_turn), "borrow 1"),
    "borrow-ending": (partial(given, LOANS, seats=3, broke=[2], loans=[1, 1, 11]), "borrow 1"),
    "borrow-most": (partial(given, LOANS, loans=[10]), "borrow 2"),
    "repay-now": (partial(at_turn), "repay 1"),
    "repay-money": (partial(given, LOANS, loans=[3], money=[6]), "repay 1"),
    "repay-owes": (partial(given, LOANS, loans=[1], money=[60]), "repay 2"),
    "stay-now": (partial(at_turn), "stay"),
    "shift-off": (partial(at_turn), "shift most_loans 1"),
    "shift-most": (
        partial(
            at_turn,
            options=INNOVATION,
            row="most_loans most_tiles",
            shifts=[3],
            vineyard=["fewest_loans fewest_tiles fewest_cubes most_cubes most_prestige"],
        ),
        "shift most_tiles 1",
    ),
    "shift-gone": (
        partial(
            at_turn,
            options=INNOVATION,
            row="most_loans most_tiles",
            vineyard=["", "fewest_loans fewest_tiles fewest_cubes most_cubes most_prestige"],
        ),
        "shift fewest_loans 1",
    ),
    "shift-nothing": (
        partial(
            at_turn,
            options=INNOVATION,
            row="most_loans most_tiles",
            vineyard=["fewest_loans fewest_tiles fewest_cubes most_cubes most_prestige"],
        ),
        "shift most_loans 1",
    ),
    "innovate-none": (
        partial(
            at_turn,
            options=INNOVATION,
            row=ROW,
            vineyard=["", "doc"],
        ),
        "innovate doc",
    ),
    "innovate-own": (
        partial(
            at_turn,
            options=INNOVATION,
            row="fewest_loans most_tiles fewest_tiles most_cubes fewest_cubes most_prestige",
            vineyard=["most_loans doc", ""],
            cellar=[FIVE],
        ),
        "innovate doc",
    ),
    "innovate-nobody": (
        partial(
            at_turn,
            options=INNOVATION,
            row="fewest_loans most_tiles fewest_tiles most_cubes fewest_cubes most_prestige",
            vineyard=["most_loans", ""],
        ),
        "innovate doc",
    ),
    "innovate-nothing": (
        partial(
            at_turn,
            options=INNOVATION,
            row="fewest_loans most_tiles fewest_tiles most_cubes fewest_cubes most_prestige",
            vineyard=["most_loans", "doc"],
        ),
        "innovate doc",
    ),
    "spend-none": (
        partial(
            begun,
            "0 innovate doc",
            options=INNOVATION,
            row="most_tiles fewest_tiles most_cubes fewest_cubes most_prestige",
            vineyard=["most_loans fewest_loans", "doc"],
            cellar=[FIVE],
        ),
        "spend most_tiles",
    ),
    "accept-none": (partial(at_turn), "accept"),
    "decline-none": (partial(at_turn), "decline"),
    "brand-off": (partial(at_turn), "brand"),
    "brand-no_marker": (partial(begun, "0 demand gamay", options=BRANDS), "brand c1"),
    "brand-fair": (partial(at_fair, "0 fair demand_1", options=BRANDS), "brand"),
    "lift-none": (
        partial(begun, "0 auction doc 2", options=BRANDS, display="doc", brand=["merlot 2 s0"]),
        "lift gamay",
    ),
}


@pytest.mark.parametrize("key", POSITIONS)
def test_a_reason_is_told_where_it_holds(key: str) -> None:
    position, move = POSITIONS[key]
    table = position()
    words = told(table, move)
    d = Doubt(table.match.view(0), 0, NAMES, "en")
    found = [(key, places) for holds, key, places in why.reasons(d, TABLE.parse(move)) if holds]
    assert found[0][0] == key, words
    assert words == why.BOOK.reason(f"why-{key}", "en", **found[0][1]).words


def test_every_reason_has_a_position() -> None:
    below = ("any-over", "any-before", "any-nothing", "loans-range", "loans-sealed")
    later = {f"why-{key}" for key in below}  # in the tests below
    assert set(why.BOOK.words.messages()) == {f"why-{key}" for key in POSITIONS} | later


def test_GC_23_1_after_the_end_nothing_can_be_done() -> None:
    over = given(LOANS, 1, loans=[3, 3], money=[0, 60]).play("1 repay 3")
    assert "over" in told(over, "demand gamay")


def test_GC_1_7_GC_R42_first_loans_are_one_to_five_and_sealed() -> None:
    match = BOX.match(2, 1)
    seven = FACE.why(match.view(0), 0, "loan-7", NAMES)
    assert seven is not None and "1 to 5" in seven.words
    raised = FACE.why(match.view(0), 0, "market-gamay", NAMES)
    assert raised is not None and "not begun" in raised.words
    match.submit(0, "loans 2")
    sealed = FACE.why(match.view(0), 0, "loan-3", NAMES)
    assert sealed is not None and "sealed" in sealed.words


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("show-doc", "Every column is taken"),
        ("c1", "6 is the highest bid"),
        ("c2", "do not have"),
        ("market-gamay", "at the top"),
        ("vine-merlot", "last grapes"),
        ("bare-syrah", "bare"),
        ("use-refinement", "no wine to move on"),
        ("used-doc", "Used this year"),
        ("b3", "not ripe"),
        ("b7", "Barrel VII is empty"),
        ("loan-2", "end of the year"),
        ("demand_1", "opens at the end of the year"),
        ("most_loans", "without innovation"),
    ],
)
def test_a_thing_that_cannot_be_chosen_says_why(word: str, said: str) -> None:
    table = at_turn(
        columns=["gamay 6 s1", "merlot 3 s0"],
        display="doc",
        demand=tops(),
        vineyard=["merlot syrah- refinement doc-"],
        money=[2],
    )
    if word == "b3":
        table = at_turn(cellar=["b3 cabernet 1"])
    found = FACE.why(table.match.view(0), 0, word, NAMES)
    assert found is not None and said in found.words


def test_what_is_only_looked_at_says_so() -> None:
    for word in ("stack", "prestige", "field", "season"):
        mine = FACE.why(given().match.view(0), 0, word, NAMES)
        assert mine is not None and "nothing to choose" in mine.words
        theirs = FACE.why(given(TURN, 1).match.view(0), 0, word, NAMES)
        assert theirs is not None and "turn of Bo" in theirs.words


EFFECTS = {"done", "take", "return", "lift", "spend", "age", "blend", "brand"}
EFFECTS |= {"juice", "young", "reorg"}  # what answers an effect has no thing of its own


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_allowed_has_no_reason_and_what_is_not_has_one(seats: int) -> None:
    game = sample_options(BOX, seats, Seeded(seats))
    match = BOX.match(seats, seats, game.chosen())
    dice = Seeded(seats)
    while not match.over and len(match.entries) < 150:
        seat = match.questions[0].seat
        legal: Sequence[str] = match.legal(seat)
        view = match.view(seat)
        for text in (legal[dice.below(len(legal))], TABLE.text(dice.below(len(TABLE)))):
            found = FACE.refusal(view, seat, TABLE.parse(text), NAMES)
            assert found is None or text not in legal
            assert found is not None or text in legal or text.split()[0] in EFFECTS, text
        match.submit(seat, legal[dice.below(len(legal))])
