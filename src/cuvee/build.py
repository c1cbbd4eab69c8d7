"""What this installation is: compiled, tuned or pure, and why; the build wrote it down."""

from pathlib import Path
from typing import Final

from cuvee import COMPILED

WRITTEN: Final = Path(__file__).with_name("build.txt")
SOURCES: Final = "pure: run from its sources"


def build() -> str:
    """`compiled`, `tuned`, or `pure` with the reason and what would help, in one line."""
    line = WRITTEN.read_text("utf-8").strip() if WRITTEN.exists() else ""
    if COMPILED:
        return line if line in ("compiled", "tuned") else "compiled"
    return line if line.startswith("pure") else SOURCES
