"""A block: games with the same seed in which every bot plays every seat once."""

from typing import Any

from cuvee.arena.playing import GameRecord, play
from cuvee.arena.setting import Setting, bot, luck
from cuvee.core.game import Game

Played = dict[str, Any]  # the results of a game: bots, ending, scores, places, wins
Block = list[Played]


def arrangements(setting: Setting, block: int) -> list[list[str]]:
    """Which bot plays which seat, for each game of a block.

    The order is shuffled for every block. From game to game each seat goes to the next bot, so
    that in a block every bot plays every seat once. In a team game all seats get the same bot.
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
    """Play the games of a block, all with the same seed."""
    game = setting.opened()
    games = []
    for turn, names in enumerate(arrangements(setting, block)):
        record = play_game(setting, game, block, turn, names, False)
        asked = {name: record.asked[ask] for ask, name in game.asks.items() if record.asked[ask]}
        games.append(summary(game, names, record) | {"asks": asked})
    return games


def play_game(
    setting: Setting, game: Game[Any], block: int, turn: int, names: list[str], listen: bool
) -> GameRecord:
    """Play one game of a block with the block's seed; each bot has its own random numbers."""
    bots = [bot(name, game) for name in names]
    dice = [luck(setting.seed, block, turn, seat) for seat in range(len(names))]
    return play(game, bots, luck(setting.seed, block), dice, listen)


def summary(game: Game[Any], names: list[str], record: GameRecord) -> Played:
    return {
        "bots": names,
        "decisions": record.decisions,
        "ending": game.endings[record.ending],
        "scores": record.scores,
        "places": record.places,
        "wins": record.wins,
    }


def margins(setting: Setting, block: Block) -> list[float]:
    """By how many points each bot's mean score is above the mean of the others, in a block."""
    ours: dict[str, list[int]] = {name: [] for name in setting.bots}
    for played in block:
        for name, score in zip(played["bots"], played["scores"], strict=True):
            ours[name].append(score)
    means = [sum(scores) / max(1, len(scores)) for scores in ours.values()]
    others = max(1, len(means) - 1)
    return [mine - (sum(means) - mine) / others for mine in means]


def shares(setting: Setting, block: Block) -> list[float]:
    """The share of a block's games that each bot won; ties are split.

    In a team game only the bot's own games count.
    """
    totals = dict.fromkeys(setting.bots, 0.0)
    whole = setting.players if setting.opened().team else len(block)
    for played in block:
        for name, share in zip(played["bots"], played["wins"], strict=True):
            totals[name] += share / whole
    return list(totals.values())
