"""Runs long work in one or several processes, with a progress bar."""

import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import TypeVar

from cuvee.arena.crew import in_order

Piece = TypeVar("Piece")
Done = TypeVar("Done")


def spread(
    work: Callable[[Piece], Done], pieces: list[Piece], jobs: int, title: str
) -> Iterator[Done]:
    """The results of all pieces, in order."""
    with bar(title, len(pieces)) as advance, closing(in_order(work, pieces, jobs)) as results:
        for done in results:
            advance()
            yield done


@contextmanager
def bar(title: str, total: int, done: int = 0) -> Iterator[Callable[[], None]]:
    """A progress bar with rate and remaining time, if stderr is a terminal."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        ProgressColumn,
        Task,
        TextColumn,
    )
    from rich.progress import TimeRemainingColumn as Remaining
    from rich.text import Text

    class Rate(ProgressColumn):
        def render(self, task: Task) -> Text:
            return Text(f"{task.speed:.3g}/s" if task.speed else "")

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate())
    with Progress(*columns, Remaining(), console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=total, completed=done)
        yield lambda: progress.advance(task)
