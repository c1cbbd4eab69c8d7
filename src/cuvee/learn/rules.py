"""The rules for players: a short text in the words of a friend, with pictures of real positions.

The text is Markdown. `[BO-1.1, BO-2.1]` behind a sentence names the laws it rests on. A picture is
a position of a lesson: `![what one sees](first/30/board)`, before its 30th answer, the board or the
learner's own things."""

import re
from functools import cache
from typing import Final, NamedTuple

from cuvee.games import face, folder
from cuvee.learn.lesson import lessons
from cuvee.render.svg import Drawing
from cuvee.render.words import ENGLISH

ID: Final = r"[A-Z]{2}-R?\d+(?:\.\d+)*[a-z]?"
LAWS: Final = re.compile(rf"\s*\[({ID}(?:, {ID})*)\]")


class Passage(NamedTuple):
    """A paragraph of the rules under its heading, without the laws it names."""

    heading: str
    text: str
    laws: tuple[str, ...]


@cache
def text(game: str, lang: str = ENGLISH) -> str:
    """The rules as Markdown; nothing where a game has none."""
    for spoken in (lang, ENGLISH):
        path = folder(game) / "lesson" / "rules" / f"{spoken}.md"
        if path.exists():
            return path.read_text("utf-8")
    return ""


@cache
def passages(game: str, lang: str = ENGLISH) -> list[Passage]:
    """The paragraphs, for a search."""
    found, heading = [], ""
    for part in text(game, lang).split("\n\n"):
        if part.startswith("#"):
            heading = part.lstrip("# ").strip()
        elif part.strip() and not part.startswith("!["):
            laws = tuple(law for group in LAWS.findall(part) for law in group.split(", "))
            found.append(Passage(heading, LAWS.sub("", part).strip(), laws))
    return found


@cache
def picture(game: str, place: str, lang: str = ENGLISH) -> Drawing:
    """A position of a lesson: lesson, number of the answer to come, and what is drawn of it."""
    name, at, what = place.split("/")
    lesson = lessons(game)[name]
    match = lesson.match()
    for entry in lesson.entries[lesson.start : int(at) - 1]:
        lesson.play(match, entry.seat, entry.text)
    view = match.view(lesson.learner)
    drawn = face(game).draw(view, lesson.learner, match.players, lang)
    return drawn[0] if what == "board" else drawn[1 + lesson.learner]
