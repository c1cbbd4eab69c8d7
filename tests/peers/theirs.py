"""The peers, as far as they are installed: the same rows, each driven the way its authors show."""

import json
import os
import random
import shutil
import subprocess
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from peers.driver import legal

Work = Callable[[], float]
Row = tuple[str, str, Callable[[], Work]]  # row, peer, how to make it ready

SPIEL_GAMES = ["backgammon", "gin_rummy", "chess", "leduc_poker", "hearts", "connect_four"]


def spiel_walk(state: Any) -> int:
    """One random game in OpenSpiel, driven from Python: the decisions of players."""
    n = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, odds)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            n += 1
    return n


def spiel_driven(name: str) -> Work:
    import pyspiel

    game = pyspiel.load_game(name)
    return lambda: spiel_walk(game.new_initial_state())


def spiel_rollouts(name: str, games_only: bool = False) -> Work:
    """Whole random games inside its C++; the mean number of decisions is counted beforehand."""
    import pyspiel

    game = pyspiel.load_game(name)
    mean = sum(spiel_walk(game.new_initial_state()) for _ in range(30)) / 30
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    seeds = iter(range(10**9))

    def work() -> float:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return 1 if games_only else mean

    return work


def spiel_copies(name: str) -> Work:
    import pyspiel

    state = opened(pyspiel.load_game(name))

    def work() -> float:
        for _ in range(100):
            state.clone()
        return 100

    return work


def opened(game: Any) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state


def spiel_search(name: str) -> Work:
    import pyspiel

    game = pyspiel.load_game(name)
    state = opened(game)
    bot = pyspiel.ISMCTSBot(
        1,
        pyspiel.RandomRolloutEvaluator(1, 1),
        1.0,
        32,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )

    def work() -> float:
        bot.step(state)
        return 32

    return work


def catan(work: Callable[[Any], float]) -> Work:
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    return lambda: work(Game([RandomPlayer(colour) for colour in colours]))


def catan_play(game: Any) -> float:
    n = 0
    while game.winning_color() is None and n < 4000:
        game.play_tick()
        n += 1
    return n


def catan_game(game: Any) -> float:
    catan_play(game)
    return 1


def catan_copies(game: Any) -> float:
    for _ in range(50):
        game.copy()
    return 50


def catan_search(game: Any) -> float:
    """What one simulation costs at least: a copy, played out at random."""
    catan_play(game.copy())
    return 1


def rlcard_play(name: str) -> Work:
    import rlcard

    env = rlcard.make(name)

    def work() -> float:
        state, _ = env.reset()
        n = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            n += 1
        return n

    return work


def chess_play() -> Work:
    import chess

    def work() -> float:
        board, n = chess.Board(), 0
        while n < 300 and (legal := list(board.legal_moves)):
            board.push(random.choice(legal))
            n += 1
        return n

    return work


def chess_copies() -> Work:
    import chess

    board = chess.Board()

    def work() -> float:
        for _ in range(200):
            board.copy()
        return 200

    return work


def zoo_steps(name: str) -> Work:
    from pettingzoo import classic

    env = getattr(classic, name).env()
    dice = random.Random(1)
    env.reset(seed=1)

    def work() -> float:
        for turn in range(50):
            sight, _, over, cut, info = env.last()
            if over or cut:
                env.reset(seed=dice.randrange(10**6))
                continue
            mask = sight["action_mask"] if "action_mask" in sight else info["action_mask"]
            env.step(legal(mask, turn))
        return 50

    return work


def pgx_steps(name: str, games: int) -> Work:
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    init, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    keys = jax.random.split(jax.random.PRNGKey(0), games)
    state = [init(keys)]

    def work() -> float:
        answers = state[0].legal_action_mask.argmax(-1)
        state[0] = step(state[0], answers, keys)
        state[0].observation.block_until_ready()
        return games

    work()
    return work


def boardgame_io() -> Work:
    """Its own figure: node says how many moves it made in how much CPU time."""
    script = Path(__file__).with_name("boardgame.js")

    def work() -> float:
        done = subprocess.run(
            ["node", str(script)], capture_output=True, text=True, check=True, env=os.environ
        )
        return -float(json.loads(done.stdout)["moves_per_second"])

    return work


def contenders() -> list[Row]:
    engine, whole = "random play, in the engine", "whole games, in the engine"
    driven, copied = "random play, driven from Python", "copies"
    one, many, search = "environment steps, one game", "environment steps, 256 games", ""
    search = "search simulations"
    rows: list[Row] = []
    if find_spec("pyspiel"):
        for name in ("gin_rummy", "backgammon"):
            rows.append((engine, f"OpenSpiel C++ {name}", partial(spiel_rollouts, name)))
            rows.append((whole, f"OpenSpiel C++ {name}", partial(spiel_rollouts, name, True)))
            rows.append((copied, f"OpenSpiel {name}", partial(spiel_copies, name)))
        for name in SPIEL_GAMES:
            rows.append((driven, f"OpenSpiel {name}", partial(spiel_driven, name)))
        rows.append((search, "OpenSpiel C++ gin_rummy", lambda: spiel_search("gin_rummy")))
    if find_spec("catanatron"):
        rows.append((engine, "Catanatron", lambda: catan(catan_play)))
        rows.append((whole, "Catanatron", lambda: catan(catan_game)))
        rows.append((copied, "Catanatron", lambda: catan(catan_copies)))
        rows.append((search, "Catanatron", lambda: catan(catan_search)))
    if find_spec("rlcard"):
        for name in ("gin-rummy", "no-limit-holdem", "uno"):
            rows.append((driven, f"RLCard {name}", partial(rlcard_play, name)))
    if find_spec("chess"):
        rows.append((driven, "python-chess", chess_play))
        rows.append((copied, "python-chess", chess_copies))
    if find_spec("pettingzoo") and find_spec("pygame"):
        for name in ("chess_v6", "texas_holdem_no_limit_v6", "connect_four_v3"):
            rows.append((one, f"PettingZoo {name}", partial(zoo_steps, name)))
    if find_spec("pgx"):
        rows.append((many, "Pgx backgammon", lambda: pgx_steps("backgammon", 256)))
    if shutil.which("node") and os.environ.get("NODE_PATH"):
        rows.append((driven, "boardgame.io tic-tac-toe", boardgame_io))
    return rows
