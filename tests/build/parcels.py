"""Run as a script, by either build: packs questions of all games into a file, or unpacks them.

`python parcels.py pack FILE` and `python parcels.py unpack FILE`; both print a line for each
question: the build, the game, the digest of the view and what a bot answers to it.
"""

import pickle
import sys
from pathlib import Path
from typing import Any

import cuvee
from cuvee.bots.roster import named
from cuvee.core.fate import Seeded
from cuvee.core.moves import Moves
from cuvee.core.state import seat_of

Question = tuple[Any, Any, int]  # the game, what the seat sees, the step


def questions(name: str) -> list[Question]:
    """The first one of a game, and some later ones."""
    game = cuvee.game(name).game()
    fate, out, found = Seeded(5), Moves(len(game.moves)), list[Question]()
    state = game.start(3, fate)
    for ply in range(200):
        step = state.top()
        if step < 0:
            break
        if ply % 25 == 0:
            found.append((game, game.observe(state, seat_of(step)), int(step)))
        game.legal(state, step, out)
        game.answer(state, step, out.pick(fate), fate)
    return found


def told(question: Question) -> str:
    game, view, step = question
    move = named("greedy").answer(game, view, step, Seeded(1))
    return f"{game.name} {view.digest()} {game.moves.text(move)}"


def main(order: str, path: Path) -> None:
    if order == "pack":
        path.write_bytes(pickle.dumps([one for name in cuvee.NAMES for one in questions(name)]))
    print("compiled" if cuvee.COMPILED else "pure")
    for question in pickle.loads(path.read_bytes()):
        print(told(question))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
