"""Blocks: the same chance for everybody, every kind of bot once in every seat."""

from typing import Any

from cuvee.arena.playing import Tale, play
from cuvee.arena.setting import Setting, bot, luck
from cuvee.core.game import Game

Played = dict[str, Any]  # a game as it is written down: bots, ending, scores, places, wins
Block = list[Played]


def arrangements(setting: Setting, block: int) -> list[list[str]]:
    """Who sits where in the games of a block: as many games as there are kinds of bots.

    A fresh order of the seats for every block; from game to game each seat passes on to the
    next kind, so that in a block every kind sits in every seat once. Whoever wins or loses
    together plays among its own kind.
    """
    kinds, seats = len(setting.bots), setting.players
    row = [seat % kinds for seat in range(seats)]
    dice = luck(setting.seed, block, "seats")
    for at in range(seats - 1, 0, -1):
        other = dice.below(at + 1)
        row[at], row[other] = row[other], row[at]
    if setting.opened().team:
        row = [0] * seats
    return [[setting.bots[(kind + turn) % kinds] for kind in row] for turn in range(kinds)]


def play_block(setting: Setting, block: int) -> Block:
    """The games of a block, from the same seed."""
    game = setting.opened()
    games = []
    for turn, names in enumerate(arrangements(setting, block)):
        tale = told(setting, game, block, turn, names, False)
        asked = {name: tale.asked[ask] for ask, name in game.asks.items() if tale.asked[ask]}
        games.append(written(game, names, tale) | {"asks": asked})
    return games


def told(
    setting: Setting, game: Game[Any], block: int, turn: int, names: list[str], listen: bool
) -> Tale:
    """A game of a block: chance is the block's, dice are each bot's own."""
    bots = [bot(name, game) for name in names]
    dice = [luck(setting.seed, block, turn, seat) for seat in range(len(names))]
    return play(game, bots, luck(setting.seed, block), dice, listen)


def written(game: Game[Any], names: list[str], tale: Tale) -> Played:
    return {
        "bots": names,
        "decisions": tale.decisions,
        "ending": game.endings[tale.ending],
        "scores": tale.scores,
        "places": tale.places,
        "wins": tale.wins,
    }


def shares(setting: Setting, block: Block) -> list[float]:
    """The share of a block's games that each kind of bot has won; ties are split.

    A team wins as one, and only its own games count.
    """
    totals = dict.fromkeys(setting.bots, 0.0)
    whole = setting.players if setting.opened().team else len(block)
    for played in block:
        for name, share in zip(played["bots"], played["wins"], strict=True):
            totals[name] += share / whole
    return list(totals.values())
