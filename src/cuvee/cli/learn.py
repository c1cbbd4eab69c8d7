"""cuvee learn: the lessons of a game in the terminal, the same beats as in the browser."""

from typing import Annotated, Any

import typer

from cuvee.cli.answers import listed, pick
from cuvee.cli.arguments import GameName
from cuvee.cli.entry import BadInput
from cuvee.cli.news import lines
from cuvee.cli.terminal import Terminal
from cuvee.core.match import Match
from cuvee.games import card, face
from cuvee.learn.lesson import FIRST, Beat, Lesson, lessons

EXAMPLE = "cuvee learn {game}"

Name = Annotated[
    str, typer.Option("--lesson", metavar="NAME", help="Which lesson: first or second.")
]


def learn(game: GameName, lesson: Name = FIRST) -> int:
    """Learn a game by playing it with a coach: Enter goes on, an answer is typed as in `play`."""
    found = lessons(card(game).name)
    if lesson not in found:
        known = " and ".join(found) or "none"
        raise BadInput(f"{game} has no lesson {lesson!r}; there is {known}")
    return Class(found[lesson], Terminal()).run()


class Class:
    """A learner at a terminal with a lesson."""

    def __init__(self, lesson: Lesson, terminal: Terminal) -> None:
        self.lesson = lesson
        self.terminal = terminal
        self.face = face(lesson.game)
        self.match: Match[Any] = lesson.match()
        self.heard = len(self.match.entries)

    def run(self) -> int:
        lesson, say = self.lesson, self.terminal.say
        for part in ("lead", "line", "goal", "turn", "catch"):
            say(lesson.say(f"{lesson.name}.{part}"), "bold" if part == "lead" else "")
        chapter = 0
        while True:
            given = len(self.match.entries)
            for beat in lesson.beats_at(given):
                if beat.chapter != chapter:
                    chapter = beat.chapter
                    say(f"\n{lesson.say(f'{lesson.name}-{chapter}')}", "bold")
                say(lesson.say(beat.key))
                if not (self.answered(beat) if beat.want else self.read()):
                    return 0
            if lesson.is_over(given):
                say(f"\nGo on with: cuvee play {lesson.game}")
                return 0
            entry = lesson.scripted(given)
            if entry is not None:
                lesson.play(self.match, entry.seat, entry.text)
                self.tell()

    def read(self) -> bool:
        """Wait until the learner has read a sentence; False if they quit."""
        return self.terminal.ask("  (Enter) ") not in (None, "quit")

    def answered(self, beat: Beat) -> bool:
        """Ask until the learner gives the answer the beat wants; False if they quit."""
        lesson, match, say = self.lesson, self.match, self.terminal.say
        step = match.question(lesson.learner)
        assert step is not None, "a beat with an answer stands where the learner is asked"
        view, legal = match.view(lesson.learner), match.legal(lesson.learner)
        parse = match.game.moves.parse
        labels = [self.face.move(view, step, parse(text), match.players) for text in legal]
        rows = [f"{k:>3}  {label}" for k, label in enumerate(labels, 1)]
        for row in listed(rows, self.terminal.width):
            say(row)
        while (line := self.terminal.ask("> ")) not in (None, "quit"):
            try:
                text = pick(legal, line or "")
            except BadInput as error:
                say(str(error))
                continue
            if text in beat.want:
                lesson.play(match, lesson.learner, text)
                say(lesson.say(f"{beat.key}.praise"), "green")
                self.tell()
                return True
            say(lesson.other(beat, text), "yellow")
        return False

    def tell(self) -> None:
        """Print what happened since the last time."""
        for line in lines(self.match, self.face, self.lesson.learner, self.heard):
            self.terminal.say(f"  {line}")
        self.heard = len(self.match.entries)
