"""The story of a table: what happened, in the words for its reader, grouped by turn."""

import re
from typing import Final

from markupsafe import Markup

from cuvee.core.fate import Note
from cuvee.render.svg import el, element
from cuvee.render.theme import SEAT_MARK
from cuvee.server.drawing.strips import seat_mark
from cuvee.server.drawing.viewer import ViewerPage
from cuvee.server.drawing.words import phrase
from cuvee.server.tables.table import Announcement, Table

STORY: Final = 60  # how many of the last entries are on the page
NAME: Final = re.compile("\ue000(\\d)(.*?)\ue001")  # a player's name in a sentence


def marked(names: list[str]) -> list[str]:
    """Names that can be found again in a sentence, whatever they are."""
    return [f"\ue000{seat}{name}\ue001" for seat, name in enumerate(names)]


def coloured(text: str) -> Markup:
    """A sentence with the names of players in their colours."""
    parts: list[Markup | str] = []
    end = 0
    for found in NAME.finditer(text):
        letter = SEAT_MARK[int(found[1])].lower()
        parts += [text[end : found.start()], el("b", found[2], class_=f"who s-{letter}")]
        end = found.end()
    return el("span", *parts, text[end:])


def news(table: Table, page: ViewerPage, first: int = 0, bare: bool = False) -> list[Markup]:
    """What happened from entry `first` on, as far as this viewer may know it.

    `bare` leaves out announcements.
    """
    entries = table.match.entries
    found = []
    for at in range(first, len(entries) + 1):
        if not bare:
            found += [announced(item, page.lang) for item in table.announced.get(at, [])]
        if at < len(entries):
            entry = entries[at]
            told = (sentence(table, page, note, at) for note in entry.notes_for(page.seat))
            lines = [text for text in told if text]
            if entry.text == "undo":
                text = phrase("takes-back", page.lang, who=marked(table.names)[entry.seat])
                lines.insert(0, line(text, at, entry.seat))
            if lines and at and entries[at - 1].seat != entry.seat:
                found.append(TURN)
            found += lines
    return found


TURN: Final = el("p", class_="turn", aria_hidden="true")  # a line between two turns


def line(text: str, at: int, seat: int = -1) -> Markup:
    """A line of news; with a script, a click goes to its moment in the replay."""
    known = 0 <= seat < len(SEAT_MARK)
    return element("p", seat_mark(seat) if known else None, coloured(text), data_at=at + 1)


def sentence(table: Table, page: ViewerPage, note: Note, at: int) -> Markup:
    """The line for a note, in the words for its reader."""
    known, key = page.frame.lines, (note, page.seat, page.lang)
    if key not in known:
        names = marked(table.names)
        text = table.face.note(page.view, note, names, page.lang, reader=page.seat)
        known[key] = line(text, at, note.words()[1]) if text else Markup("")
    return known[key]


def announced(item: Announcement, lang: str) -> Markup:
    """What happened at the table beside the game."""
    return el("p", phrase(item.key, lang, who=item.who))


def talk(table: Table, first: int = 0) -> list[Markup]:
    return [el("p", el("b", f"{item.name}: "), item.text) for item in table.chat[first:]]
