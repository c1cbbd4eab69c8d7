"""What happened in a game, as sentences for one seat."""

from typing import Any

from cuvee.core.match import Entry, Match
from cuvee.render.face import Face


def lines(match: Match[Any], face: Face[Any], seat: int, first: int) -> list[str]:
    """What this seat may know of the entries from `first` on; entry 0 is the deal."""
    view = match.view(seat)
    lines: list[str] = []
    for entry in [match.deal, *match.entries][first:]:
        notes = [face.note(view, note, match.players) for note in entry.notes_for(seat)]
        lines += [text for text in notes if text] if notes else words(match, entry, seat)
    return lines


def words(match: Match[Any], entry: Entry, seat: int) -> list[str]:
    """The line for an answer without notes: its text, if the seat may read it."""
    if entry is match.deal:
        return []
    said = entry.text if match.readable(entry, seat) else "an answer in secret"
    return [f"{match.players[entry.seat]}: {said}"]


def result(match: Match[Any]) -> list[str]:
    """The final ranking, the best first."""
    order = sorted(range(match.seats), key=lambda seat: (match.ranking[seat], seat))
    places, scores = match.ranking, match.scores
    lines = [f"{places[seat]}. {match.players[seat]}: {scores[seat]}" for seat in order]
    return [f"The game is over ({match.ending.replace('_', ' ')}).", *lines]
