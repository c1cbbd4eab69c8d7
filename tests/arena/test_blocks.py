"""Blocks are fair: every kind of bot meets every seat, and ties are split."""

from typing import Any

import pytest

from cuvee.arena.blocks import arrangements, play_block, shares
from cuvee.arena.playing import play
from cuvee.arena.ratings import ratings
from cuvee.arena.setting import Setting, luck
from cuvee.bots.base import Bot
from cuvee.bots.uniform import Uniform
from cuvee.core.fate import Fate
from cuvee.games import box

KINDS = ("random", "greedy", "third", "fourth")


def setting(players: int, kinds: int, game: str = "bottles", **options: str) -> Setting:
    return Setting(game, tuple(options.items()), None, players, KINDS[:kinds], 5)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kinds", [2, 3, 4])
def test_in_every_block_each_kind_sits_in_each_seat_once(players: int, kinds: int) -> None:
    for block in range(12):
        games = arrangements(setting(players, kinds), block)
        for seat in range(players):
            assert sorted(game[seat] for game in games) == sorted(KINDS[:kinds])


def test_two_kinds_share_four_seats_in_all_ways() -> None:
    seen = {tuple(game) for k in range(60) for game in arrangements(setting(4, 2), k)}
    assert len(seen) == 6 and all(game.count("greedy") == 2 for game in seen)


def test_a_team_is_of_one_kind() -> None:
    fleet = setting(3, 2, "naramata", mode="fleet")
    assert arrangements(fleet, 0) == [["random"] * 3, ["greedy"] * 3]


def played(bots: str, wins: list[float], places: list[int]) -> dict[str, Any]:
    names = [dict(r="random", g="greedy")[letter] for letter in bots]
    return {"bots": names, "wins": wins, "places": places, "scores": places}


def test_ties_are_split() -> None:
    block = [
        played("rgrg", [0, 0.5, 0, 0.5], [3, 1, 4, 1]),
        played("grgr", [0.5, 0.5, 0, 0], [1, 1, 3, 4]),
    ]
    assert shares(setting(4, 2), block) == [0.25, 0.75]


def test_a_team_wins_its_own_games() -> None:
    fleet = setting(2, 2, "naramata", mode="fleet")
    block = [played("rr", [0, 0], [1, 1]), played("gg", [1, 1], [1, 1])]
    assert shares(fleet, block) == [0, 1]
    (low, _), (high, _) = ratings(fleet, [block]).values()
    assert low < 25 < high


def test_who_wins_is_rated_higher_and_more_games_make_it_surer() -> None:
    block = [played("rgrg", [0, 1, 0, 0], [2, 1, 4, 3]), played("grgr", [1, 0, 0, 0], [1, 2, 3, 4])]
    few, many = (ratings(setting(4, 2), [block] * n) for n in (2, 40))
    assert few["greedy"][0] > 25 > few["random"][0]
    assert many["greedy"][1] < few["greedy"][1] < 25 / 3


def test_a_block_is_the_same_whenever_it_is_played() -> None:
    short = (("max_rounds", "10"), ("mode", "short"), ("negotiation", "off"))
    two = Setting("bottles", short, None, 2, ("random", "greedy"), 3)
    once, again, other = play_block(two, 4), play_block(two, 4), play_block(two, 5)
    assert once == again != other
    assert [game["bots"] for game in once] == [game["bots"][::-1] for game in reversed(once)]
    for game in once:
        assert sum(game["asks"].values()) == game["decisions"] and sum(game["wins"]) == 1


def test_a_bot_that_raises_raises() -> None:
    class Sick(Bot[Any]):
        def answer(self, game: Any, view: Any, step: int, fate: Fate) -> int:
            raise RuntimeError("too much wine")

    game = box("bottles").game({"max_rounds": 10, "mode": "short", "negotiation": "off"})
    with pytest.raises(RuntimeError, match="too much wine") as raised:
        play(game, [Sick(), Uniform()], luck(1), [luck(2), luck(3)], False)
    assert raised.value.__notes__ == ["raised by the bot Sick"]
    assert raised.traceback[-1].name == "answer"
