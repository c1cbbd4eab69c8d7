"""Laws of questions and answers: the game goes on, the agenda is well formed, errors refuse."""

from typing import TypeVar

from cuvee.core.game import Game
from cuvee.core.moves import IllegalMove, UnknownMove
from cuvee.core.state import (
    NOBODY,
    SEALED,
    BaseState,
    ask_of,
    envelope_of,
    number_of,
    seat_of,
)
from cuvee.laws.walk import LawBroken, Walk

S = TypeVar("S", bound=BaseState)


def check_table(game: Game[S]) -> None:
    """Law of notation: every text means exactly one move, and every move has one text."""
    table = game.moves
    for move, text in enumerate(table.texts):
        if table.parse(text) != move:
            raise LawBroken("notation", f"{text!r} is move {move} and {table.parse(text)}")
        if text != " ".join(text.split()) or text != text.lower():
            raise LawBroken("notation", f"{text!r} is not written in small words")


def progress(walk: Walk[S], step: int) -> list[int]:
    """Every question has an answer, no answer is listed twice, and the game ends."""
    moves = walk.legal(walk.match.state, step)
    walk.want("progress", bool(moves), f"no answer to {walk.game.asks[int(ask_of(step))]}")
    walk.want("notation", len(set(moves)) == len(moves), "a legal answer is listed twice")
    fits = min(moves) >= 0 and max(moves) < len(walk.game.moves)
    walk.want("notation", fits, "a legal answer is not in the table")
    walk.want("progress", walk.plies < walk.game.bound, "random play does not end")
    return moves


def well_formed(walk: Walk[S]) -> None:
    """Every step of the agenda fits into the bits of its number."""
    state = walk.match.state
    for line in state.agenda[: state.depth]:
        clean = bool(line & SEALED) or envelope_of(line) == -1
        walk.want("agenda", clean, "`about` does not lie in range(65536)")
        seat = seat_of(line)
        walk.want("agenda", seat < walk.seats or seat == NOBODY, f"seat {seat} is asked")
        walk.want("agenda", number_of(line) <= state.asked, "a number from the future")
    numbers = [number_of(step) for step in state.open_steps()]
    walk.want("agenda", min(numbers) > 0, "an open question has no number")
    walk.want("agenda", len(set(numbers)) == len(numbers), "two questions have one number")


def refusal(walk: Walk[S], step: int, moves: list[int]) -> None:
    """An illegal answer raises an error and changes nothing."""
    match, seat, texts = walk.match, int(seat_of(step)), walk.game.moves.texts
    words, entries = match.state.words(), len(match.entries)
    bad = walk.dice.below(len(texts))
    wrong = [(seat, "drink everything", 0), (seat, texts[moves[0]], 500_000)]
    if bad not in moves:
        wrong.append((seat, texts[bad], 0))
    for other in range(walk.seats):
        if match.question(other) is None:
            wrong.append((other, texts[moves[0]], 0))
    for who, text, number in wrong:
        try:
            match.submit(who, text, number)
        except (UnknownMove, IllegalMove):
            continue
        walk.say("refusal", f"s{who} was allowed {text!r}")
    same = match.state.words() == words and len(match.entries) == entries
    walk.want("refusal", same, "a refused move changed something")
