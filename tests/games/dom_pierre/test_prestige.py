"""DP-12: the track, the glass and its sixteen tiles."""

import pytest

from cuvee.games.dom_pierre.content import SHIPPED
from games.dom_pierre.given import IDS, DomPierreScene, given


def bought(glass: str = "pt_crown", **position: object) -> DomPierreScene:
    """Prestige has just been bought, with these tiles face up and none face down."""
    position = {"money": 5, "down": 0, **position}
    return given(glass=glass, **position).play("0 buy prestige")  # type: ignore[arg-type]


def test_DP_12_1_the_four_sources_of_prestige() -> None:
    full = "chardonnay 3, meunier 3, noir 3"
    table = given(presses={"right": full}, rows="0 1 0 0 0 0", glass="", down=0)
    table.play("0 raise cellar", "0 perform", "0 press right bottles")
    assert table.me.level == 1  # a champagne of 12
    table = given(
        presses={"right": "bottle 12"}, workers="no5", tiles="pt_sale_1", glass="", down=0
    )
    table.play("0 raise sales", "0 perform", "0 sell reims right 1", "0 add pt_sale_1")
    assert table.me.level == 1  # a sale of 16
    ones = {press: "noir 1" for press in ("left", "middle", "right")}
    table = given(presses=ones, rows="0 3 0 0 0 0", glass="", down=0)
    table.play("0 raise cellar", "0 perform", *[f"0 press {press} bottles" for press in ones])
    assert table.me.level == 1  # three presses
    assert bought("").me.level == 1  # 5 Fr


def test_DP_12_2_the_marker_rises_and_the_interrupted_step_goes_on() -> None:
    presses = {"right": "bottle 12, barrel 2"}
    table = given(presses=presses, workers="no5", tiles="pt_sale_1", glass="pt_vp_2", down=0)
    table.play("0 raise sales", "0 perform", "0 sell reims right 1", "0 add pt_sale_1")
    assert (table.me.level, table.asked) == (1, (0, "gaining"))
    table.play("0 gain pt_vp_2")
    assert table.asked == (0, "selling")


def test_DP_12_3_a_face_down_tile_is_turned_up_first() -> None:
    table = given(glass="pt_crown", down=2, money=5, chance=[9]).play("0 buy prestige")
    assert table.legal(0, "gain") == {"pt_crown", "pt_chardonnay", "hidden"}
    assert table.state.glass.down == 1


def test_DP_12_4_a_tile_face_up_or_face_down() -> None:
    table = given(glass="pt_crown", down=2, money=5, chance=[9, 0]).play("0 buy prestige")
    table.play("0 gain hidden")
    assert table.me.kept(IDS["prestige_tile"].index("pt_crown")) == 1
    assert (sum(table.state.glass.up), table.state.glass.down) == (2, 0)
    table = bought("pt_crown pt_vp_2").play("0 gain pt_vp_2")
    up = [name for k, name in enumerate(IDS["prestige_tile"]) if table.state.glass.up[k]]
    assert up == ["pt_crown"]


def test_DP_12_4_an_empty_glass_only_moves_the_marker() -> None:
    table = bought("")
    assert (table.me.level, table.asked) == (1, (0, "menu"))


def test_DP_12_5_a_tile_is_used_at_once_or_kept() -> None:
    table = bought("pt_worker").play("0 gain pt_worker")
    assert table.legal(0) == {"use pt_worker", "hold"}
    table.play("0 hold")
    assert "use pt_worker" in table.legal(0)
    table.play("0 use pt_worker", "0 take supply", "0 place presses")
    assert "use pt_worker" not in table.legal(0)


SIXTEEN = [
    tile
    for tile, copies in zip(IDS["prestige_tile"], SHIPPED.tile_copies, strict=True)
    for _ in range(copies)
]


@pytest.mark.parametrize("tile", SIXTEEN)
def test_DP_12_6_to_DP_12_11_every_kind_of_tile(tile: str) -> None:
    """DP-12.6 crown, DP-12.7 points and coin, DP-12.8 sale, DP-12.9 worker, DP-12.10, DP-12.11."""
    k = IDS["prestige_tile"].index(tile)
    table = bought(tile, presses={"left": "barrel 3"}).play(f"0 gain {tile}")
    me = table.me
    if tile == "pt_crown":
        assert me.kept(k) == 1
    elif tile.startswith("pt_vp"):
        assert (me.points, me.kept(k)) == (int(tile[-1]), 0)
    elif tile == "pt_coin_1":
        assert (me.money, me.kept(k)) == (1, 0)
    elif tile.startswith("pt_sale"):
        table.play("0 raise sales", "0 perform", "0 sell north left 1", f"0 add {tile}")
        assert (me.kept(k), me.points) == (0, {"1": 2, "2": 4}[tile[-1]])  # 4 + 1, 4 + 2
    elif tile == "pt_worker":
        table.play("0 use pt_worker", "0 take supply", "0 place d3")
        assert (table.at(), me.supply, me.kept(k)) == ("d3", 8, 0)
    elif tile.startswith("pt_modifier"):
        table.play(f"0 use {tile}").refuses("0 mark left").play("0 mark right")
        assert (table.press("right"), me.kept(k)) == (f"+{tile[-1]}", 0)
    else:
        table.play(f"0 use {tile}").refuses("0 store left").play("0 store right")
        assert table.press("right") == f"{tile.split('_')[-1]} 2"


def test_DP_1_2_there_are_sixteen_tiles() -> None:
    assert len(SIXTEEN) == 16
    assert given(seats=4, glass="", down=16).state.glass.unseen.count == 16


def test_DP_12_11_a_harvest_tile_may_be_returned() -> None:
    table = bought("pt_pinot_noir").play("0 gain pt_pinot_noir", "0 use pt_pinot_noir")
    table.play("0 store supply")
    assert table.press("left") == ""


@pytest.mark.parametrize("at_top", [True, False])
def test_DP_R57_at_the_top_a_tile_is_still_taken_unless_the_option_says_otherwise(
    at_top: bool,
) -> None:
    table = given(level=7, money=5, glass="pt_vp_3", down=0, prestige_tile_at_top=at_top)
    assert ("buy prestige" in table.legal(0)) == at_top
    if at_top:
        table.play("0 buy prestige", "0 gain pt_vp_3")
        assert (table.me.level, table.me.points) == (7, 3)
    assert "buy prestige" not in given(level=7, money=5, glass="", down=0).legal(0)


def test_DP_R57_without_the_option_a_sale_of_16_at_the_top_gives_no_tile() -> None:
    table = given(
        level=7,
        presses={"right": "bottle 12"},
        workers="no5",
        tiles="pt_sale_1",
        glass="pt_vp_3",
        down=0,
        prestige_tile_at_top=False,
    )
    table.play("0 raise sales", "0 perform", "0 sell reims right 1", "0 add pt_sale_1")
    assert (table.asked, table.me.level) == ((0, "after"), 7)


def test_DP_R58_kept_tiles_are_used_in_the_menus_not_elsewhere() -> None:
    table = given(tiles="pt_worker pt_modifier_1 pt_sale_1", presses={"left": "noir 1"})
    assert table.legal(0, "use") == {"pt_worker", "pt_modifier_1"}  # sale tiles only in a sale
    table.play("0 raise cellar")
    assert not table.legal(0, "use")
    table.play("0 perform")
    assert table.legal(0, "use") == {"pt_worker", "pt_modifier_1"}
    table.play("0 press done")
    assert table.legal(0, "use") == {"pt_worker", "pt_modifier_1"}


def test_DP_R58_a_tile_without_a_legal_press_stays() -> None:
    full = {press: "barrel 3" for press in ("left", "middle", "right")}
    table = given(tiles="pt_modifier_1 pt_pinot_noir", presses=full)
    assert not table.legal(0, "use")
    table = bought("pt_modifier_1", presses=full).play("0 gain pt_modifier_1")
    assert table.asked == (0, "menu")  # kept without a question


TILES = "pt_worker pt_modifier_1 pt_pinot_noir"


@pytest.mark.parametrize("anytime", [False, True])
def test_DP_R58_kept_tiles_within_the_vineyard_by_option(anytime: bool) -> None:
    table = given(tiles=TILES, tiles_anytime=anytime, chance=[0, 0])
    table.play("0 raise vineyard", "0 perform")
    assert table.legal(0, "use") == (set(TILES.split()) if anytime else set())
    if anytime:
        drawn = table.legal(0, "plant")
        table.play("0 use pt_pinot_noir", "0 store right", "0 use pt_worker", "0 take supply")
        table.play("0 place d3")
        assert (table.asked, table.legal(0, "plant")) == ((0, "planting"), drawn)
        table.play("0 plant chardonnay e3", "0 harvest pinot_noir", "0 boost d3")
        assert (table.press("right"), table.me.maison) == ("noir 2", 1)
        assert table.legal(0, "use") == {"pt_modifier_1"}  # beside the second grape too


@pytest.mark.parametrize("anytime", [False, True])
def test_DP_R58_kept_tiles_while_pointing_by_option(anytime: bool) -> None:
    table = given(tiles="pt_worker", tiles_anytime=anytime, rows="0 1 1 1 1 1")
    yard = table.state.vineyard
    for cell in range(52):
        if yard.bag.count and not yard.planted() >> cell & 1:
            yard.grapes[yard.bag.take(yard.bag.nth(0))] |= 1 << cell
    table.play("0 raise vineyard", "0 perform")
    assert ("use pt_worker" in table.legal(0)) == anytime and "point d3" in table.legal(0)
    if anytime:
        table.play("0 use pt_worker", "0 take supply", "0 place presses")
        assert table.asked == (0, "planting")


@pytest.mark.parametrize("anytime", [False, True])
def test_DP_R58_kept_tiles_within_logistics_by_option(anytime: bool) -> None:
    table = given(tiles=TILES, tiles_anytime=anytime, workers="no1 d3", rows="1 1 1 3 1 1")
    table.play("0 raise logistics", "0 perform", "0 take no1")
    assert table.legal(0, "use") == (set(TILES.split()) if anytime else set())
    if anytime:
        table.refuses("0 take supply").play("0 use pt_worker", "0 take d3", "0 place north")
        assert table.legal(0, "take") == {"supply", "no1", "done"}  # the order begins anew
        table.play("0 take supply", "0 take no1", "0 use pt_modifier_1", "0 mark left")
        assert (table.asked, table.state.hand) == ((0, "placing"), 3)
        table.play("0 place north", "0 place presses", "0 place presses")
        assert (table.at(), table.me.crew, table.asked) == ("no1", 2, (0, "after"))


def test_DP_R58_a_tile_may_leave_nobody_to_take_or_to_place() -> None:
    table = given(tiles="pt_worker", tiles_anytime=True, workers="maison=1 presses=8")
    table.play("0 raise logistics", "0 perform", "0 take done")
    table.play("0 use pt_worker", "0 take maison", "0 place presses")
    assert (table.asked, table.me.crew) == ((0, "after"), 9)


@pytest.mark.parametrize("anytime", [False, True])
def test_DP_R58_kept_tiles_within_objectives_by_option(anytime: bool) -> None:
    table = given(tiles=TILES, tiles_anytime=anytime, rows="1 1 1 1 1 1")
    table.play("0 raise objectives", "0 perform")
    assert table.legal(0, "use") == (set(TILES.split()) if anytime else set())
    if anytime:
        cards = table.legal(0, "keep")
        table.play("0 use pt_modifier_1", "0 mark left")
        assert (table.asked, table.legal(0, "keep")) == ((0, "card_keeping"), cards)
        table.play("0 keep o01", "0 use pt_pinot_noir", "0 store left")
        assert (table.asked, len(table.legal(0, "discard"))) == ((0, "discarding"), 4)
