"""The twelve vintage tokens: both sides of the token of each action, in its action."""

import pytest

from games.dom_pierre.given import IDS, DomPierreScene, given

HARVEST = {press: "noir 1" for press in ("left", "middle", "right")}
BARRELS = {press: "bottle 2, barrel 3" for press in ("left", "middle", "right")}


def begun(action: str, token: str) -> DomPierreScene:
    """The action of strength 2 has begun, with this token below its column."""
    table = given(
        tokens={action: token},
        presses=HARVEST if action == "cellar" else BARRELS if action == "sales" else {},
        workers="presses=1",
        chance=[2, 2] if action == "vineyard" else None,
        display="o40 o14 o10 o12 o13",
    )
    return table.play(f"0 raise {action}", "0 perform")


@pytest.mark.parametrize("action", IDS["action"])
def test_DP_3_7_the_green_side_gives_the_effect_of_its_action_once(action: str) -> None:
    table = begun(action, "vintage")
    if action == "vineyard":
        table.play("0 plant pinot_noir d4", "0 harvest pinot_noir", "0 boost self")
        table.play("0 plant pinot_noir e3", "0 harvest pinot_noir")
        assert table.asked == (0, "storing")
    elif action == "cellar":
        table.play("0 press left barrels vintage")
        assert table.press("left") == "barrel 3, barrel 2"
        assert not {words for words in table.legal(0) if "vintage" in words}
    elif action == "village":
        table.play("0 take presses", "0 place north")
        assert (table.at(), table.legal(0, "take")) == ("no1", set())
    elif action == "logistics":
        table.play("0 take supply", "0 take supply", "0 skip north")
        assert (table.at(), table.legal(0, "skip")) == ("no2", set())
    elif action == "sales":
        before = table.state.market.tops[0]
        table.play("0 rotate north")
        assert table.state.market.tops[0] != before
        assert not table.legal(0, "rotate")
    else:
        assert len(table.legal(0, "keep")) == 5 + 2


@pytest.mark.parametrize("action", IDS["action"])
def test_DP_3_9_the_blue_side_makes_its_action_one_stronger(action: str) -> None:
    if action == "vineyard":
        table = given(tokens={"vineyard": "strength"}, chance=[0, 1, 2])
        table.play("0 raise vineyard", "0 perform")
        assert len({words.split()[0] for words in table.legal(0, "plant")}) == 3
        return
    table = begun(action, "strength")
    lines = {
        "cellar": [f"press {press} bottles" for press in HARVEST],
        "village": ["pick accessory 1", "favour grey_cork", "favour grey_crate", "pick harvest 1"],
        "logistics": ["take supply"] * 3,
        "sales": ["sell reims left 1", "sell reims left 2", "sell reims right 1"],
        "objectives": ["keep o40", "discard o14", "discard o10"],
    }[action]
    table.play(*[f"0 {line}" for line in lines])
    assert table.asked[1] in ("after", "storing", "placing", "gaining")
