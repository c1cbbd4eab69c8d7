"""DP-9, DP-11.4 and the 45 objective cards with their metrics and bonuses."""

from pathlib import Path

import pytest

from cuvee.games.dom_pierre.content import SHIPPED
from cuvee.games.dom_pierre.rules import free
from cuvee.games.dom_pierre.rules.bonuses import obtainable
from cuvee.games.dom_pierre.rules.metrics import metric
from games.dom_pierre.given import IDS, DomPierreScene, given

METRIC = {name: k for k, name in enumerate(IDS["objective_metric"])}
CARDS = IDS["objective_card"]
PICKING = ("0 raise village", "0 perform")


def objectives(strength: int = 2, **position: object) -> DomPierreScene:
    row = {1: 0, 2: 1, 3: 3}[strength]
    table = given(rows=f"1 1 1 1 1 {row}", **position)  # type: ignore[arg-type]
    return table.play("0 raise objectives", "0 perform")


def test_DP_9_1_DP_R53_exactly_as_many_cards_as_the_strength() -> None:
    """DP-9.1, DP-R53."""
    table = objectives(3, display="o40 o14 o10 o12 o13")
    table.play("0 keep o40", "0 discard o14").refuses("0 end")
    table.play("0 discard o10")
    assert table.asked == (0, "after")
    table = objectives(3, display="o40 o14")  # all, if fewer lie there
    table.play("0 keep o40", "0 discard o14")
    assert table.asked == (0, "after")


def test_DP_9_2_exactly_one_is_kept_face_up() -> None:
    table = objectives(1, display="o40 o14 o10 o12 o13").play("0 keep o14")
    assert table.me.objectives == 1 << CARDS.index("o14")


def test_DP_9_3_the_others_give_their_bonus_and_are_discarded() -> None:
    table = objectives(2, display="o40 o14 o10 o12 o13").play("0 keep o40", "0 discard o14")
    assert table.goods() == ["grey crate"]
    assert table.state.shelf.discarded == 1 << CARDS.index("o14")


def test_DP_9_4_the_display_is_refilled_to_five() -> None:
    table = objectives(2, display="o40 o14 o10 o12 o13", chance=[20, 21])
    table.play("0 keep o40", "0 discard o14")
    assert sorted(table.display()) == ["o10", "o12", "o13", "o21", "o22"]


def test_DP_9_5_an_empty_deck_is_rebuilt_from_the_discards() -> None:
    table = objectives(2, display="o40 o14 o10 o12 o13")
    shelf = table.state.shelf
    while shelf.deck.count > 0:
        table.state.houses[2].scored |= 1 << shelf.deck.take(shelf.deck.nth(0))
    table.play("0 keep o40", "0 discard o14")
    assert sorted(table.display()) == ["o10", "o12", "o13", "o14"]
    assert shelf.discarded == 0


def test_DP_9_6_the_vintage_effect_widens_the_display_first() -> None:
    position = {"tokens": {"objectives": "vintage"}, "display": "o40 o14 o10 o12 o13"}
    table = objectives(2, chance=[20, 21], **position)
    assert table.legal(0, "keep") == {"o40", "o14", "o10", "o12", "o13", "o21", "o22"}
    table.play("0 keep o22", "0 discard o21")
    assert table.display() == ["o40", "o14", "o10", "o12", "o13"]  # no card is drawn again


def test_DP_9_7_cards_score_only_by_the_free_action() -> None:
    table = given(objectives="o40", money=11)
    assert table.me.points == 0
    table.play("0 score o40")
    assert table.me.points == 9


def test_DP_11_4_DP_R54_the_best_condition_met_then_face_down() -> None:
    """DP-11.4, DP-R54."""
    for money, points in ((5, 3), (7, 3), (8, 6), (10, 6), (11, 9), (30, 9)):
        table = given(objectives="o40", money=money).play("0 score o40")
        assert table.me.points == points
        assert (table.me.objectives, table.me.scored) == (0, 1 << CARDS.index("o40"))
    assert "score o40" not in given(objectives="o40", money=4).legal(0)


def test_DP_R55_a_bonus_that_cannot_be_had_is_lost_but_the_card_discarded() -> None:
    full = {press: "barrel 3" for press in ("left", "middle", "right")}
    table = objectives(2, display="o40 o24 o10 o12 o13", presses=full)
    before = list(table.state.stock.harvest)
    table.play("0 keep o40", "0 discard o24")
    assert list(table.state.stock.harvest) == before
    assert table.state.shelf.discarded == 1 << CARDS.index("o24")


def test_DP_R65_scoring_uses_nothing_up() -> None:
    table = given(objectives="o40 o10", money=11, cards="n02").play("0 score o40")
    assert (table.me.money, table.cards()) == (11, ["n02"])


@pytest.mark.parametrize("bonus", IDS["bonus"])
def test_DP_R67_every_bonus_is_gained_while_it_can_be_had(bonus: str) -> None:
    k = IDS["bonus"].index(bonus)
    card = CARDS[list(SHIPPED.card_bonus).index(k)]
    keep = "o40" if card != "o40" else "o10"
    table = objectives(2, display=f"{keep} {card}", money=0)
    assert bonus_left(table, bonus)
    table.play(f"0 keep {keep}", f"0 discard {card}")
    house = table.me
    if bonus.startswith("grey"):
        assert table.goods() == [f"grey {bonus[5:]}"]
    elif bonus.startswith("harvest"):
        grape = bonus.split("_")[-2]
        table.play("0 store left")
        assert table.press("left") == f"{grape} 1"
    elif bonus.startswith("modifier"):
        table.play("0 mark left")
        assert table.press("left") == f"+{bonus[-1]}"
    elif bonus.startswith("coin"):
        assert house.money == int(bonus[-1])
    elif bonus.startswith("flag"):
        assert (house.usa, house.russia) == ((1, 0) if bonus == "flag_usa" else (0, 1))
    else:
        assert house.points == 2


def bonus_left(table: DomPierreScene, bonus: str) -> bool:
    return obtainable(table.state, 0, IDS["bonus"].index(bonus))


def test_DP_R67_what_each_bonus_needs() -> None:
    table = given()
    stock = table.state.stock
    stock.goods[0] = 0
    stock.usa = 0
    stock.harvest[0] = 0
    gone = {bonus for bonus in IDS["bonus"] if not bonus_left(table, bonus)}
    assert gone == {"grey_crate", "flag_usa", "harvest_chardonnay_1"}
    presses = {"left": "barrel 3", "middle": "noir 1", "right": "noir 1, meunier 1"}
    table = given(presses=presses)
    gone = {bonus for bonus in IDS["bonus"] if not bonus_left(table, bonus)}
    assert gone == {"modifier_1", "modifier_2", "harvest_pinot_noir_1"}


@pytest.mark.parametrize(
    ("value", "gone", "stored"),
    [(2, 0, "noir 2"), (3, 0, "noir 3"), (3, 1, "noir 3"), (2, 2, ""), (3, 3, "")],
)
def test_DP_R67_an_edited_harvest_bonus_of_2_or_3(
    value: int, gone: int, stored: str, tmp_path: Path
) -> None:
    old = 'grape = "pinot_noir"\nvalue = 1\n'
    assert old in SHIPPED.text
    own = tmp_path / "own.toml"
    own.write_text(SHIPPED.text.replace(old, old.replace("1", str(value))), "utf-8")
    table = given(display="o40 o24", content=own)
    stock, left = table.state.stock.harvest, table.state.stock.harvest[:]
    for face in range(value, value - gone, -1):
        stock[5 + face] = 0
    assert ("favour harvest_pinot_noir_1" in table.play(*PICKING).legal(0)) == bool(stored)
    if stored:
        table.play("0 favour harvest_pinot_noir_1", "0 store left")
        assert table.press("left") == stored
        face = value - gone  # the highest that is left
        assert (table.me.harvest(0, 2) & 3, stock[5 + face]) == (face, left[5 + face] - 1)


def test_DP_R67_a_prestige_harvest_needs_a_two_or_a_one() -> None:
    table = given(tiles="pt_pinot_noir")
    table.state.stock.harvest[7] = 0
    table.play("0 use pt_pinot_noir", "0 store left")
    assert table.press("left") == "noir 2"  # a printed 1 stands for it
    table = given(tiles="pt_pinot_noir")
    table.state.stock.harvest[6] = table.state.stock.harvest[7] = 0
    assert "use pt_pinot_noir" not in table.legal(0)


# -- the metrics, one position each: what is asked of the house, and what it counts then

POSITIONS: dict[str, list[tuple[dict[str, object], int]]] = {
    "flags_usa": [({"cards": "w02 w03"}, 2), ({"cards": "e03"}, 0)],
    "flags_russia": [({"cards": "e03 e04 w02"}, 2)],
    "flags_any": [({"cards": "e03 e04 w02"}, 3)],
    "flag_pairs": [({"cards": "e03 e04 w02"}, 1), ({"cards": "e03"}, 0)],
    "crowns": [({"cards": "n02 n04 n03", "tiles": "pt_crown"}, 4), ({}, 1)],
    "cards_north": [({"cards": "n02 n04 e03"}, 2)],
    "cards_east": [({"cards": "n02 n04 e03"}, 1)],
    "cards_south": [({"cards": "s02 s03 s04"}, 3)],
    "cards_west": [({"cards": "w02 s03 w04"}, 2)],
    "cards_total": [({"cards": "w02 s03 w04 n02"}, 4)],
    "routes_with_card": [({"cards": "w02 s03 w04"}, 2)],
    "route_sets": [({"cards": "w02 w03 s03 s04 n02 n03 e02"}, 1), ({"cards": "w02"}, 0)],
    "route_max": [({"cards": "w02 w03 s03 n02"}, 2)],
    "cards_bottle": [({"cards": "e02 e04 n02"}, 1)],
    "cards_barrel": [({"cards": "e02 e04 n02"}, 1)],
    "cards_both": [({"cards": "e02 e04 n02 s03"}, 2)],
    "workers_routes": [({"workers": "no1 ea3 d3 presses=1"}, 2)],
    "routes_with_workers": [({"workers": "no1 no2 ea3 d3"}, 2)],
    "workers_one_route": [({"workers": "no1 no2 ea3"}, 2)],
    "route_ends": [({"workers": "no4 no5 ea6 we4"}, 2)],
    "workers_vineyard": [({"workers": "d3 e4 no1"}, 2)],
    "worker_varieties": [({"workers": "d3 c4 e4"}, 2)],
    "workers_press": [({"workers": "presses=3 no1"}, 3)],
    "workers_employed": [({"workers": "presses=3 no1 maison=2 d3"}, 7)],
    "accessories": [({"goods": "grey crate, grey crate, blue sugar"}, 3)],
    "accessory_kinds": [({"goods": "grey crate, blue crate, blue sugar"}, 2)],
    "accessory_pairs": [({"goods": "grey crate, blue crate, blue sugar"}, 1)],
    "prestige_level": [({"level": 4}, 4)],
    "money": [({"money": 8}, 8)],
    "champagne_best": [({"presses": {"left": "barrel 3, barrel 7", "right": "bottle 5"}}, 7)],
    "champagne_count": [({"presses": {"left": "barrel 3, barrel 7", "right": "bottle 5"}}, 3)],
    "champagne_bottles": [({"presses": {"left": "barrel 3, barrel 7", "right": "bottle 5"}}, 1)],
    "champagne_barrels": [({"presses": {"left": "barrel 3, barrel 7", "right": "bottle 5"}}, 2)],
    "harvest_full_presses": [
        ({"presses": {"left": "noir 1, meunier 1, chardonnay 1", "right": "noir 1, meunier 2"}}, 1)
    ],
    "lowest_row": [
        ({"rows": "3 2 4 9 5 5"}, 2),
        ({"rows": "9 9 9 9 9 9"}, 6),
        ({"rows": "1 2 2 2 2 2", "short_game": True}, 0),
        ({"rows": "3 3 3 3 3 9", "short_game": True}, 2),
        ({"rows": "9 9 9 9 9 9", "short_game": True}, 4),
    ],
}


@pytest.mark.parametrize("name", IDS["objective_metric"])
def test_DP_2_metrics_count_what_their_definition_says(name: str) -> None:
    for position, value in POSITIONS[name]:
        table = given(**position)  # type: ignore[arg-type]
        assert metric(table.state, 0, METRIC[name]) == value


def test_DP_R4_flag_markers_count_as_flags() -> None:
    table = given(cards="w02 e03")
    table.me.usa, table.me.russia = 2, 1
    counts = [metric(table.state, 0, METRIC[name]) for name in METRIC if name.startswith("flag")]
    assert counts == [3, 2, 5, 2]


# -- every card, every condition: a position that just meets it

ROUTE_CARDS = {
    "north": "n02 n03 n04 n05 n06 n07",
    "east": "e02 e03 e04 e05 e06 e07",
    "south": "s02 s03 s04 s05 s06 s07",
    "west": "w02 w03 w04 w05 w06 w07",
}
FULL = "noir 1, meunier 1, chardonnay 1"


def meeting(name: str, least: int) -> dict[str, object]:
    """A position in which this metric has just this value."""
    some = {
        "flags_usa": "w02 w03 w04 w05",
        "flags_russia": "e02 e03 e04 e05",
        "flags_any": "w02 e02 w03 e03 w04 e04",
        "flag_pairs": "w02 e02 w03 e03",
        "crowns": "n02 n04 n07 n09 n13",
        "cards_bottle": "s02 s05 e02 e03 e05 w07",
        "cards_barrel": "w02 w03 w04 w05 e04 e10",
        "cards_both": "n02 n03 n04 n05 n06 n07",
        "cards_total": "n02 n03 n04 e02 e03 e04 s02 s03 s04 w02",
        "routes_with_card": "n02 e02 s02 w02",
        "route_max": "n02 n03 n04 n05 n06",
    }
    if name in some:
        count = 2 * least if name == "flag_pairs" else least - (name == "crowns")
        return {"cards": " ".join(some[name].split()[:count])}
    if name.startswith("cards_"):
        return {"cards": " ".join(ROUTE_CARDS[name[6:]].split()[:least])}
    if name == "route_sets":
        return {"cards": " ".join(w for d in ROUTE_CARDS.values() for w in d.split()[:least])}
    spaces = ["no1", "no2", "no3", "no4", "ea1", "ea2", "ea3", "so1", "we1"]
    places = {
        "workers_routes": spaces[:least],
        "routes_with_workers": ["no1", "ea1", "so1", "we1"][:least],
        "workers_one_route": spaces[:least],
        "route_ends": ["no5", "ea6", "so6", "we5"][:least],
        "workers_vineyard": ["d3", "e4", "d5", "c4"][:least],
        "worker_varieties": ["d3", "e4", "d5"][:least],
        "workers_press": [f"presses={least}"],
        "workers_employed": [f"maison={least}"],
    }
    if name in places:
        return {"workers": " ".join(places[name])}
    kinds = ["crate", "sugar", "cork", "label"]
    if name == "accessories":
        goods = [f"grey {kind}" for kind in kinds] + [f"blue {kind}" for kind in kinds]
        return {"goods": ", ".join(goods[:least])}
    if name == "accessory_kinds":
        return {"goods": ", ".join(f"grey {kind}" for kind in kinds[:least])}
    if name == "accessory_pairs":
        return {"goods": ", ".join(f"grey {k}, blue {k}" for k in kinds[:least])}
    if name in ("prestige_level", "money"):
        return {"level" if name == "prestige_level" else "money": least}
    if name == "lowest_row":
        return {"rows": " ".join([str(least)] * 6)}
    if name == "champagne_best":
        return {"presses": {"left": f"barrel {least}"}}
    if name == "harvest_full_presses":
        return {"presses": {p: FULL for p in ("left", "middle", "right")[:least]}}
    kind = "bottle" if name == "champagne_bottles" else "barrel"
    tiles = [f"{kind} {value}" for value in range(1, least + 1)]
    pairs = [", ".join(tiles[k : k + 2]) for k in range(0, least, 2)]
    return {"presses": dict(zip(("left", "middle", "right"), pairs, strict=False))}


def tiers(card: int) -> list[tuple[int, list[tuple[str, int]]]]:
    found = []
    for tier in range(SHIPPED.tier_first[card], SHIPPED.tier_first[card + 1]):
        needs = [
            (IDS["objective_metric"][SHIPPED.need_metric[n]], int(SHIPPED.need_least[n]))
            for n in range(SHIPPED.need_first[tier], SHIPPED.need_first[tier + 1])
        ]
        found.append((int(SHIPPED.tier_points[tier]), needs))
    return found


def merged(needs: list[tuple[str, int]]) -> dict[str, object]:
    position: dict[str, object] = {"rows": "0 0 0 0 0 0", "money": 0}
    for name, least in needs:
        for key, value in meeting(name, least).items():
            both = f"{position.get('cards', '')} {value}" if key == "cards" else value
            position[key] = both
    return position


@pytest.mark.parametrize("card", CARDS)
def test_DP_11_4_every_objective_card_scores_each_of_its_conditions(card: str) -> None:
    k = CARDS.index(card)
    others = " ".join(name for name in CARDS[:6] if name != card)
    for points, needs in tiers(k):
        table = given(objectives=card, display=others, **merged(needs))  # type: ignore[arg-type]
        assert table.play(f"0 score {card}").me.points == points
        for name, least in needs:
            fewer = [(n, v - (n == name)) for n, v in needs]
            almost = merged([(n, v) for n, v in fewer if v > 0])
            table = given(objectives=card, display=others, **almost)  # type: ignore[arg-type]
            if metric(table.state, 0, METRIC[name]) < least:
                assert free.worth(table.state, 0, k) < points
