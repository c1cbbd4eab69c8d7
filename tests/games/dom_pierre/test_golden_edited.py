"""The ending that needs an owner's content file, and what such a file may and may not say."""

import re
import tomllib
from pathlib import Path

import pytest

import cuvee
from cuvee.core.content import ContentError, names_of, quoted, written
from cuvee.games.dom_pierre.content import EDITIONS, SHIPPED
from cuvee.games.dom_pierre.face.text import Teller
from cuvee.games.dom_pierre.game import BOX
from games.dom_pierre.golden import HERE


def test_a_game_on_edited_content_replays() -> None:
    text = (HERE / "logs_edited" / "rounds.cuvee").read_text("utf-8")
    match = cuvee.load(text)  # it says in which numbers it differs
    assert (match.ending, match.state.digest()) == ("rounds", "62f8f3c2f74fbbc2")
    assert match.state.round == 24


def test_the_bag_ran_out_in_its_golden_game() -> None:
    text = (HERE / "logs" / "bag_runs_out.cuvee").read_text("utf-8")
    assert cuvee.load(text).state.vineyard.bag.count == 0
    assert " point " in text


def test_an_owner_may_change_numbers(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(SHIPPED.text.replace("prestige_price = 5", "prestige_price = 6"), "utf-8")
    assert BOX.match(2, seed=1, content=own).state.content.prestige_price == 6


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("prestige_price = 5", "prestige_price = 0", r"\[coins\] prestige_price is 0; wanted"),
        ('id = "o01"', 'id = "o00"', "objective_card 'o00' is not known here"),
        ('id = "e15"\nroute = "east"', 'id = "e15"\nroute = "west"', r"row 30 \(e15\) belongs"),
        ('crown = true\nflag = "russia"', 'crown = false\nflag = "russia"', "east does not fit"),
        ('id = "n01"\nroute = "north"\naccepts = "both"', "", "market_card '1' is not known"),
        ('start = "pinot_noir"', 'start = "random"', "the start cells must stay"),
        ('orthogonal = ["c1", "b2"]', 'orthogonal = ["c1", "z9"]', "'z9', which is no other cell"),
        ('orthogonal = ["c1", "b2"]', 'orthogonal = ["c1"]', "not the other way round"),
        ('players_4 = ["b2",', 'players_4 = ["d3",', "begins with a grape"),
        ('players_4 = ["b2",', 'players_4 = ["g2",', "five different cells"),
        ('"grey_label", "coin_1"]', '"grey_label", "flag_usa"]', "no accessory and no coin"),
        ("pieces = 17", "pieces = 16", "grape: 50 pieces; wanted: 51"),
        ("harvest_value_1 = 5", "harvest_value_1 = 4", "14 harvest tiles; wanted: 15"),
        ("grey_copies = 4", "grey_copies = 3", "grey_copies is 3"),
        ("neutral_2p = true", "neutral_2p = false", "8 neutral workers; wanted: 9"),
        ('section = "north_1"', 'section = "north_3"', "the sections follow each other"),
        ("copies = 2\nvalue = 0", "copies = 3\nvalue = 0", "prestige_tile: 17 copies"),
        ("vp = 5\ncrown_multiplier", "vp = 1\ncrown_multiplier", "vp is 1; wanted"),
        ("cost = 2\nstrength = 2", "cost = 2\nstrength = 0", "only row 0 may be without strength"),
        ("cost = 2\nstrength = 2", "cost = 2\nstrength = 4", "strength is 4"),
        ("trigger_4p = 9", "trigger_4p = 10", "trigger_4p is 10"),
        ('["flags_usa", 1]', '["flags_mars", 1]', r"\['flags_mars', 1\]"),
        ('["flags_usa", 1]', '["flags_usa", 9]', "asks for less than the first"),
        ('bonus = "coin_1"', 'bonus = "coin_9"', "bonus is 'coin_9'"),
        ("tasting_vp = [2, 5]", "tasting_vp = [5, 2]", "tasting_vp falls"),
        ("workers_in_supply = 8", "workers_in_supply = 7", "workers_in_supply is 7"),
        ("press_left = 1", "press_left = 9", "press_left is 9"),
        ('accessories = ["cork"]', 'accessories = ["corc"]', r"\['corc'\]; wanted"),
        ("removed_2p_per_route = 5", "removed_2p_per_route = 4", "does not fit the cards"),
        ("pool_per_grape = 2", "pool_per_grape = 5", "needs more tiles than there are"),
        ('first_bonus_kind = "barrel"', 'first_bonus_kind = "both"', "first_bonus_kind is 'both'"),
        ('[game]\nid = "dom_pierre"', "[game", "this is no TOML"),
        ('orthogonal = ["c1", "b2"]', 'orthogonal = ["b1", "b2"]', "'b1', which is no other cell"),
        ('"grey_crate", "grey_sugar"', '"grey_crate", "grey_none"', "contents is"),
        (
            'contents = ["grey_crate", "grey_sugar", "grey_cork", "grey_label", "coin_1"]',
            'contents = ["grey_crate", "grey_crate", "grey_crate", "grey_crate", "grey_crate"]',
            "contents has one accessory more than 4 times",
        ),
        ("values = [3, 2]", "values = [3, 3]", "village_harvest_values has one value twice"),
        ("vintage_slot_row = -1", "vintage_slot_row = 1", "vintage_slot_row is 1"),
        ("vintage_slot_row = 1", "vintage_slot_row = -1", "vintage_slot_row is -1"),
        ("strength_slot_row = 2", "strength_slot_row = 7", "strength_slot_row is 7"),
        ("value_min = 1\n", "value_min = 2\n", "value_min is 2; wanted: 1, which cannot"),
        ("level = 1\n", "level = 2\n", "level is 2; wanted: 1, which cannot"),
        ("copies = 2\nvalue = 0", "copies = 2\nvalue = 1", "value is 1; wanted"),
        ('accessory = "crate"', 'accessory = "crate"\nvalue = 2', "a flag has none"),
        ("usa = 6\n", "usa = 61\n", "usa is 61"),
        ('hex = "#2f6db3"', 'hex = "blue"', "no rule reads it"),
    ],
)
def test_a_broken_content_file_is_refused_in_one_sentence(
    old: str, new: str, sentence: str, tmp_path: Path
) -> None:
    assert old in SHIPPED.text
    own = tmp_path / "own.toml"
    own.write_text(SHIPPED.text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError, match=sentence) as caught:
        BOX.game(content=own)
    assert str(own) in str(caught.value) and "\n" not in str(caught.value)


def test_a_route_needs_a_space(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    text = SHIPPED.text.replace(
        'route = "south"\nsection = "south_', 'route = "west"\nsection = "west_'
    )
    own.write_text(text, "utf-8")
    with pytest.raises(ContentError, match="a route has no space"):
        BOX.game(content=own)


def number_paths(entries: dict[str, object], path: str) -> list[str]:
    """Where numbers, or lists of them, stand in the file."""
    found: list[str] = []
    for key, value in entries.items():
        if isinstance(value, dict):
            found += number_paths(value, f"{path}{key}.")
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for name, row in zip(names_of(value), value, strict=True):
                found += number_paths(row, f"{path}{key}.{quoted(name)}.")
        elif re.search(r"\d", re.sub(r'"[^"]*"', "", written(value))):
            found.append(path + key)
    return found


def test_no_number_of_the_file_goes_unread() -> None:
    paths = number_paths(tomllib.loads(EDITIONS.text), "")
    assert len(paths) > 500
    assert [path for path in paths if path not in EDITIONS.facts] == []


def test_an_owner_may_rename_things(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('market_card.n01.en = "Lille"\ncoins.section_pay = 2\n', "utf-8")
    match = BOX.match(2, seed=1, content=own)
    teller = Teller(match.state, [], "en")
    assert (teller.label("market_card", 0), teller.label("market_card", 1)) == ("Lille", "London")
