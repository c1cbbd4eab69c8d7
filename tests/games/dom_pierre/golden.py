"""Makes the golden games of Dom Pierre anew: run it with PYTHONPATH=src:tests.

One ending never comes about by itself, so its game is played on an edited content file.
"""

from collections.abc import Callable
from pathlib import Path

from cuvee.bots.roster import named
from cuvee.core.fate import Seeded
from cuvee.core.match import Match
from cuvee.core.options import Value
from cuvee.core.state import seat_of
from cuvee.games.dom_pierre.content import SHIPPED
from cuvee.games.dom_pierre.game import BOX
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.moves import TABLE

HERE = Path(__file__).parent
NO_END = SHIPPED.text.replace("spaces = 9\n", "spaces = 24\n").replace(
    "trigger_2p = 5", "trigger_2p = 24"
)


def played_by_greedy(seats: int, seed: int, **options: Value) -> Match[State]:
    match = BOX.match(seats, seed=seed, options=dict(options))
    bot = named("greedy_v1")  # which never changes
    dice = Seeded(seed)
    while not match.over:
        step = match.state.top()
        seat = int(seat_of(step))
        move = bot.answer(match.game, match.view(seat), step, dice)
        match.submit(seat, match.game.moves.text(int(move)))
    return match


def drained(seats: int, seed: int) -> Match[State]:
    """Whoever can goes to the vineyard and plants: the bag runs out and grapes are pointed at."""
    match = BOX.match(seats, seed=seed)
    dice = Seeded(seed)
    while not match.over:
        seat = match.questions[0].seat
        texts = match.legal(seat)
        wanted = [text for text in texts if text.split()[0] in ("perform", "plant", "point")]
        wanted = wanted or [text for text in texts if text == "raise vineyard"] or texts
        match.submit(seat, wanted[dice.below(len(wanted))])
    return match


def without_end(content: Path) -> Match[State]:
    """The end track is too long to fill, so that the rounds run out."""
    match = BOX.match(2, seed=8, options={"short_game": True}, content=content)
    dice = Seeded(8)
    while not match.over:
        seat = match.questions[0].seat
        texts = match.legal(seat)
        match.submit(seat, texts[dice.below(len(texts))])
    return match


GAMES: dict[str, Callable[[], Match[State]]] = {
    "two": lambda: played_by_greedy(2, 1),
    "three": lambda: played_by_greedy(3, 2, free_action_anytime=True),
    "four": lambda: played_by_greedy(4, 3),
    "short": lambda: played_by_greedy(2, 4, short_game=True, reims_always=False),
    "bag_runs_out": lambda: drained(4, 5),
}

if __name__ == "__main__":
    (HERE / "moves.txt").write_text("\n".join(TABLE.texts) + "\n", "utf-8")
    digests = []
    for name, play in GAMES.items():
        match = play()
        (HERE / "logs" / f"{name}.cuvee").write_text(match.log, "utf-8")
        digests.append(f"{name} {match.state.digest()}\n")
        print(name, match.ending, len(match.entries), match.scores)
    (HERE / "logs" / "digests.txt").write_text("".join(digests), "utf-8")
    own = Path("build") / "no_end.toml"
    own.parent.mkdir(exist_ok=True)
    own.write_text(NO_END, "utf-8")
    match = without_end(own)
    (HERE / "logs_edited" / "rounds.cuvee").write_text(match.log, "utf-8")
    print("rounds", match.ending, len(match.entries), match.state.digest())
