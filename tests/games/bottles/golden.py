"""Makes the golden games of Bottles anew: run it with PYTHONPATH=src:tests.

Two endings never come about by themselves, so their games are played on an edited content file.
"""

from collections.abc import Callable
from pathlib import Path

from cuvee.bots.roster import named
from cuvee.core.fate import Fate, Script, Seeded
from cuvee.core.log import write
from cuvee.core.match import Match
from cuvee.core.state import seat_of
from cuvee.games.bottles.game import BOX
from cuvee.games.bottles.model.state import State

HERE = Path(__file__).parent
RICH = "[numbers]\nstart_money = 99\n"
FAR = "[numbers]\ngoal_standard = 18\n"

PLANE, GLASS = 6, 1
PRODUCERS = [
    *("pie", "bur", "rio", "dou", "mos", "wac", "tok", "pel", "kak"),
    *("bek", "ore", "oka", "men", "mai", "ste", "mar", "mlb", "yam"),
]


def played_by_greedy(seats: int, seed: int, **options: str | int) -> Match[State]:
    match = BOX.match(seats, seed=seed, options=dict(options))
    bot = named("greedy_v1")  # which never changes
    dice: Fate = Seeded(seed)
    while not match.over:
        step = match.state.top()
        seat = int(seat_of(step))
        move = bot.answer(match.game, match.view(seat), step, dice)
        match.submit(seat, match.game.moves.text(int(move)))
    return match


def by_hand(seats: int, content: Path, chance: list[int]) -> Match[State]:
    """A table with chance as a list, set up by the first answers there are."""
    match = Match(BOX.game({"throw": "exact"}, content), seats, fate=Script(chance))
    while match.state.round == 0:
        seat = match.questions[0].seat
        texts = match.legal(seat)
        match.submit(seat, texts[seat % len(texts)])
    return match


def run_out(content: Path) -> Match[State]:
    """Six rich players fly to all producers and buy whatever there is: nothing is left."""
    match = by_hand(6, content, [PLANE] * 18)
    for turn, cell in enumerate(PRODUCERS):
        seat = turn % 6
        match.submit(seat, "roll")
        match.submit(seat, f"fly {cell}")
        while buys := [text for text in match.legal(seat) if text.startswith("buy")]:
            match.submit(seat, buys[0])
        match.submit(seat, "end")
    return match


def dead_goal(content: Path) -> Match[State]:
    """All eighteen countries are needed, and both Japanese bottles are drunk."""
    match = by_hand(2, content, [PLANE, PLANE, GLASS, PLANE, GLASS, PLANE])
    for line in ("fly yam", "stay", "discard jp1", "stay", "discard jp2", "stay"):
        seat = match.questions[0].seat
        match.submit(seat, "roll")
        match.submit(seat, line)
        while line == "fly yam" and any(text.startswith("buy") for text in match.legal(seat)):
            match.submit(seat, next(text for text in match.legal(seat) if text.startswith("buy")))
        match.submit(seat, "end")
    return match


GAMES: dict[str, Callable[[], Match[State]]] = {
    "goal": lambda: played_by_greedy(3, 3),
    "goal_short": lambda: played_by_greedy(4, 0, mode="short"),
    "last_player": lambda: played_by_greedy(3, 9, throw="steady", loans="honour"),
    "round_limit": lambda: played_by_greedy(2, 5, max_rounds=10, first_player="random"),
}
EDITED: dict[str, tuple[str, Callable[[Path], Match[State]]]] = {
    "run_out": (RICH, run_out),
    "dead_goal": (FAR, dead_goal),
}

if __name__ == "__main__":
    digests = []
    for name, play in GAMES.items():
        match = play()
        (HERE / "logs" / f"{name}.cuvee").write_text(match.log, "utf-8")
        digests.append(f"{name} {match.state.digest()}\n")
        print(name, match.ending, len(match.entries))
    (HERE / "logs" / "digests.txt").write_text("".join(digests), "utf-8")
    for name, (text, tell) in EDITED.items():
        own = Path("build") / f"{name}.toml"
        own.parent.mkdir(exist_ok=True)
        own.write_text(text, "utf-8")
        match = tell(own)
        (HERE / "logs_edited" / f"{name}.cuvee").write_text(write(match), "utf-8")
        print(name, match.ending, match.state.digest())
