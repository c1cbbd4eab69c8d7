"""A game in the terminal, from the first question to the end or to `quit`."""

import sys
from pathlib import Path
from typing import Any

from cuvee.bots.base import ask
from cuvee.cli.answers import listed, pick
from cuvee.cli.entry import BadInput
from cuvee.cli.news import lines, result
from cuvee.cli.saves import save
from cuvee.cli.seating import bot_of
from cuvee.cli.terminal import Terminal
from cuvee.core.fate import seeded
from cuvee.core.log import write
from cuvee.core.match import UNDO, Match
from cuvee.core.state import WATCHER
from cuvee.render.face import Face

RECENT = 6  # how many of the last answers a resumed game shows
LISTED = 120  # how many legal answers are listed at most

HELP = """\
Type the number of an answer, its words, or the beginnings of its words. Or:
  undo        take back the last answer, as long as nobody learned anything from it
  board       show the table and the question again
  log         show the log of the game, as far as you may know it
  save FILE   save the game; cuvee play --resume FILE continues it
  quit        leave; the game is saved"""


class TerminalGame:
    """One game at one screen: the match, its players, and what each has been shown."""

    def __init__(self, match: Match[Any], face: Face[Any], terminal: Terminal, path: Path) -> None:
        self.match = match
        self.face = face
        self.terminal = terminal
        self.path = path
        self.bots = [bot_of(name) for name in match.players]
        self.people = self.bots.count(None)
        self.heard = dict.fromkeys(range(match.seats), max(0, len(match.entries) - RECENT))
        self.here = WATCHER  # the seat of the person at the screen

    def run(self) -> int:
        try:
            while not self.match.over:
                seat = self.match.questions[0].seat
                if self.bots[seat] is not None:
                    self.bot_answers(seat)
                elif not self.person_answers(seat):
                    self.leave()
                    return 0
        except KeyboardInterrupt:
            self.leave()
            return 0
        self.close()
        return 0

    def bot_answers(self, seat: int) -> None:
        """Let a bot answer; its random numbers depend only on the game and the ply.

        If the bot raises an error, the game is saved before the error goes on.
        """
        match, bot = self.match, self.bots[seat]
        assert bot is not None, "this seat has a bot"
        dice = seeded(f"{match.commitment} {len(match.entries)}")
        try:
            move = ask(bot, match.game, match.state, match.state.asks(seat), dice)
        except Exception:
            self.leave()
            raise
        match.submit(seat, match.game.moves.text(move))

    def person_answers(self, seat: int) -> bool:
        """Ask until an answer is played; False if the person quits."""
        changes = self.people > 1 and self.here != seat
        if changes and not self.terminal.hand_over(self.match.players[seat]):
            return False
        self.here = seat
        self.tell(seat)
        self.show(seat)
        while True:
            line = self.terminal.ask(f"{self.match.players[seat]}> ")
            if line is None or line == "quit":
                return False
            try:
                if self.act(seat, line):
                    return True
            except (BadInput, OSError) as error:
                if not self.terminal.live:
                    raise
                self.terminal.say(str(error), "red")

    def act(self, seat: int, line: str) -> bool:
        """Carry out a typed line; True if it played or undid an answer."""
        word, _, rest = line.partition(" ")
        if line == UNDO:
            self.undo()
            return True
        if line in ("", "board"):
            self.show(seat)
        elif line == "help":
            self.help(seat)
        elif line == "log":
            self.terminal.say(write(self.match, seat).rstrip())
        elif word == "save":
            self.keep(Path(rest).expanduser() if rest else self.path)
        else:
            self.match.submit(seat, pick(self.match.legal(seat), line))
            self.tell(seat)
            return True
        return False

    def undo(self) -> None:
        """Take back the last answer, if a person gave it and undo is allowed."""
        last = self.match.entries[-1].seat if self.match.entries else WATCHER
        if last == WATCHER or self.bots[last] is not None or not self.match.may_undo(last):
            raise BadInput("nothing can be taken back: somebody has answered or seen something")
        self.match.submit(last, UNDO)

    # -- output

    def tell(self, seat: int) -> None:
        """Print what happened since this seat was last shown it."""
        for line in lines(self.match, self.face, seat, self.heard.get(seat, 0)):
            self.terminal.say(f"· {line}")
        self.heard[seat] = len(self.match.entries) + 1

    def show(self, seat: int) -> None:
        """Print the board, the question and the legal answers."""
        match, say = self.match, self.terminal.say
        step = match.question(seat)
        assert step is not None, "only the seat that is asked is shown a question"
        view, legal = match.view(seat), match.legal(seat)
        say()
        say(self.face.board(view, seat, match.players).rstrip())
        say()
        say(self.face.question(view, step, match.players), "bold")
        answers = []
        for number, text in enumerate(legal[:LISTED], 1):
            label = self.face.move(view, step, match.game.moves.parse(text), match.players)
            answers.append(f"{number:>3}  {label}" + (f"  [{text}]" if text != label else ""))
        for line in listed(answers, self.terminal.width):
            say(line)
        if len(legal) > LISTED:
            say(f"     and {len(legal) - LISTED} more: begin to type one, and Enter, to see them")

    def help(self, seat: int) -> None:
        step = self.match.question(seat)
        assert step is not None, "only the seat that is asked can ask for help"
        self.terminal.say(HELP)
        rules = ", ".join(self.face.rules(step))
        if rules:
            self.terminal.say(f"The rules behind this question: {rules}")

    # -- ending

    def keep(self, path: Path) -> None:
        save(self.match, path)
        self.terminal.say(f"Saved in {path}")

    def leave(self) -> None:
        """Save the game and say how to continue it."""
        if not self.match.entries:
            self.terminal.say("Nothing was played, nothing is saved.")
            return
        self.keep(self.path)
        called = sys.argv[0] if Path(sys.argv[0]).name == "cuvee" else "cuvee"
        self.terminal.say(f"Go on with: {called} play --resume {self.path}")

    def close(self) -> None:
        """Print the end of the game: the last events, the board, the ranking, the scoring."""
        match, say = self.match, self.terminal.say
        self.tell(self.here)
        say()
        say(self.face.board(match.view(self.here), self.here, match.players).rstrip())
        say()
        for line in result(match):
            say(line, "bold")
        for seat, name in enumerate(match.players):
            parts = self.face.scoring(match.view(seat), seat)
            say(f"{name}: {', '.join(f'{part} {points}' for part, points in parts)}")
        self.keep(self.path)
