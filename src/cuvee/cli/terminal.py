"""Input and output of a terminal game: a person at a screen, or pipes."""

import sys

from rich.console import Console

CLEAR = "\033[2J\033[3J\033[H"  # clears the screen and the scrollback


class Terminal:
    """Prints lines and asks for lines. `live` means a person; otherwise input is a pipe."""

    def __init__(self) -> None:
        self.live = sys.stdin.isatty()
        self.console = Console(highlight=False, markup=False, soft_wrap=True)

    @property
    def width(self) -> int:
        return self.console.width

    def say(self, text: str = "", style: str = "") -> None:
        self.console.print(text, style=style or None)

    def ask(self, prompt: str) -> str | None:
        """A line of input without extra spaces; None at the end of input."""
        try:
            line = input(prompt)
        except (EOFError, KeyboardInterrupt):
            self.say()
            return None
        if not self.live:
            self.say(line)
        return " ".join(line.split())

    def hand_over(self, name: str) -> bool:
        """Clear the screen for the next person; False if they quit."""
        if not self.live:
            self.say(f"--- {name} ---", "bold")
            return True
        if self.ask(f"\nHand the screen over to {name}, who presses Enter. ") in (None, "quit"):
            return False
        print(CLEAR, end="", flush=True)
        return True
