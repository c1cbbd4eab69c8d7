"""A stored game lives for ever: a release changes rules, words, moves and numbers of the toy."""

from cuvee.core.box import Box
from cuvee.core.content import Edition, Editions
from cuvee.core.fate import Fate, Seeded
from cuvee.core.log import Record, write
from cuvee.core.moves import Moves, MoveTable
from cuvee.core.native import i64
from cuvee.core.state import ask_of, seat_of
from nouveau.game import (
    BOX,
    CONTENT,
    DEFINITION,
    SHOW,
    TABLE,
    TURN,
    Content,
    Nouveau,
    State,
    same_things,
)

# What the next release ships: a comment, a translation, another number of coins ...
EDITIONS = Editions(
    "# the second printing\n" + CONTENT.replace("5", "4").replace("Nouveau", "Primeur"),
    Content,
    same_things,
)
# ... and a new verb. Its words come last here; a table that puts them first is tested with the
# four games.
MOVES = MoveTable()
for text in TABLE.texts:
    MOVES.word(text)
BOAST = MOVES.word("boast")


class Third(Nouveau):
    """Rules version 3: who shows the card gets a coin, and everybody may boast."""

    def __init__(self, codes: list[int], rules: int, edition: Edition[Content]) -> None:
        super().__init__(codes, rules, edition)
        self.moves = MOVES

    def legal(self, state: State, step: i64, out: Moves) -> None:
        super().legal(state, step, out)
        if self.rules >= 3 and ask_of(step) == TURN:
            out.add(BOAST)

    def play(self, state: State, step: i64, move: i64, fate: Fate) -> None:
        super().play(state, step, move, fate)
        if self.rules >= 3 and move == SHOW:
            state.coins[seat_of(step)] += 1


NEXT: Box[State] = Box(DEFINITION, EDITIONS, Third, rules=3, past={2: ["coins = 5"]})


def stored(seed: int, plies: int = 99) -> str:
    """A log as the release before this one wrote it, perhaps in the middle of the game."""
    match = BOX.match(3, seed=seed)
    dice = Seeded(seed)
    while not match.over and len(match.entries) < plies:
        step = match.questions[0]
        legal = match.legal(step.seat)
        match.submit(step.seat, legal[dice.below(len(legal))])
    return write(match, keep_seed=True)


def test_a_log_of_an_older_version_replays_exactly_as_it_was_played() -> None:
    shown = 0
    for seed in range(30):
        text = stored(seed)
        again = NEXT.load(Record(text))
        assert again.over and again.scores == BOX.load(Record(text)).scores
        shown += "show" in text
    assert shown > 10


def test_a_game_in_play_goes_on_by_the_rules_it_began_with() -> None:
    match = NEXT.load(Record(stored(1, 4)))
    assert match.game.rules == 2 and match.state.coins[0] <= 5
    seat = match.questions[0].seat
    assert "boast" not in match.legal(seat)
    before = match.state.coins[seat]
    match.submit(seat, "show")
    assert match.state.coins[seat] == before
    again = NEXT.load(Record(write(match, keep_seed=True)))
    assert again.game.rules == 2 and again.state == match.state


def test_a_new_game_is_played_by_todays_rules_and_numbers() -> None:
    match = NEXT.match(2, seed=3)
    assert "rules 3" in match.log and list(match.state.coins) == [4, 4]
    for seat in (0, 1):
        match.submit(seat, "bid 0")
    assert "boast" in match.legal(0)
    match.submit(0, "show")
    assert match.state.coins[0] == 5


def test_an_owners_numbers_go_before_those_of_the_past() -> None:
    edition = BOX.editions.edition("coins = 1", "own.toml")
    text = stored(2).replace("options ", f"edit {edition.edits[0]}\noptions ", 1)
    start = NEXT.load(Record(text), 0)
    assert list(start.state.coins) == [1, 1, 1]


def test_a_release_without_a_new_version_changes_no_log() -> None:
    same = Editions("# a comment\n" + CONTENT.replace("Nouveau", "Primeur"), Content, same_things)
    assert same.digest == BOX.editions.digest
