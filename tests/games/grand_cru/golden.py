"""The golden games: whole games of our bots, one for each ending and each variant.

`write()` plays them all and lays their logs down beside this file.
"""

from pathlib import Path
from typing import Final

from cuvee.bots.base import Bot
from cuvee.bots.roster import named
from cuvee.core.fate import Seeded
from cuvee.core.match import Match
from cuvee.core.options import Value
from cuvee.games.grand_cru.game import BOX
from cuvee.games.grand_cru.model.state import State

LOGS: Final = Path(__file__).with_name("logs")


class Told:
    """A golden game: seats as letters (g greedy, r random), seed, options, what must occur."""

    def __init__(self, bots: str, seed: int, options: dict[str, Value], *words: str) -> None:
        self.bots = bots
        self.seed = seed
        self.options = options
        self.words = words


GAMES: Final = {
    "loans_repaid": Told("gg", 1, {}, "ending loans_repaid", "use "),
    "bankruptcy": Told("grr", 1, {}, "ending bankruptcy", "fair "),
    "nobody_wins": Told("rr", 1, {}, "ending bankruptcy"),
    "year_limit": Told("ggg", 1, {"max_years": 5}, "ending year_limit"),
    "innovation": Told("grg", 1, {"innovation": True}, " accept", " innovate ", " shift "),
    "heuriger": Told("ggg", 1, {"heuriger_replaces": "advertising"}, " use heuriger"),
    "field_blend": Told("ggg", 1, {"field_blend_replaces": "blending"}, " use field_blend"),
    "auction_fees": Told("gggr", 1, {"auction_fees": True}, " auction "),
    "brand_identity": Told("grgr", 1, {"brand_identity": True}, " brand\n", " brand c"),
    "other_rulings": Told(
        "grgrg",
        4,
        {
            "secret_money": False,
            "self_outbid": True,
            "blend_mode": "swap",
            "fair_tie_order": "start_first",
            "fair_grouped": True,
            "second_after_tied_first": True,
            "waste_leaves_fair": True,
        },
        " blend ",
        " outbid ",
    ),
}


def play(told: Told) -> Match[State]:
    match = BOX.match(len(told.bots), seed=told.seed, options=told.options)
    kinds = {"g": "greedy_v1"}  # which never changes
    players: list[Bot[State]] = [named(kinds.get(bot, "random")) for bot in told.bots]
    dice = Seeded(told.seed)
    while not match.over:
        step = match.state.top()
        seat = match.questions[0].seat
        move = players[seat].answer(match.game, match.view(seat), step, dice)
        match.submit(seat, match.game.moves.text(int(move)))
    return match


def write() -> None:
    digests = []
    for name, told in GAMES.items():
        match = play(told)
        missing = [word for word in told.words if word not in match.log]
        assert not missing, f"{name}: {missing} did not occur; try another seed"
        (LOGS / f"{name}.cuvee").write_text(match.log, "utf-8")
        digests.append(f"{name} {match.state.digest()}\n")
    (LOGS / "digests.txt").write_text("".join(digests), "utf-8")
