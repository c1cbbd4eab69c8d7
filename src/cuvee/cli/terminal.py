"""The screen and the keyboard, or two pipes in their place."""

import sys

from rich.console import Console

CLEAR = "\033[2J\033[3J\033[H"  # the screen, and what can be scrolled back to


class Terminal:
    """Says lines and asks for lines. `live` is a person; otherwise answers come from a pipe."""

    def __init__(self) -> None:
        self.live = sys.stdin.isatty()
        self.console = Console(highlight=False, markup=False, soft_wrap=True)

    @property
    def width(self) -> int:
        return self.console.width

    def say(self, text: str = "", style: str = "") -> None:
        self.console.print(text, style=style or None)

    def ask(self, prompt: str) -> str | None:
        """A line without its edges, or nothing once there are no more."""
        try:
            line = input(prompt)
        except (EOFError, KeyboardInterrupt):
            self.say()
            return None
        if not self.live:
            self.say(line)
        return " ".join(line.split())

    def hand_over(self, name: str) -> bool:
        """Clear the screen for the next person; False if nobody comes."""
        if not self.live:
            self.say(f"--- {name} ---", "bold")
            return True
        if self.ask(f"\nHand the screen over to {name}, who presses Enter. ") in (None, "quit"):
            return False
        print(CLEAR, end="", flush=True)
        return True
