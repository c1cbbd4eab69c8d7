"""Long work: cut into pieces, in one process or several, with a bar that shows how far it is."""

import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import TypeVar

from cuvee.arena.crew import in_order

Piece = TypeVar("Piece")
Done = TypeVar("Done")


def spread(
    work: Callable[[Piece], Done], pieces: list[Piece], jobs: int, told: str
) -> Iterator[Done]:
    """The results of all pieces in their order, whoever did them."""
    with bar(told, len(pieces)) as advance, closing(in_order(work, pieces, jobs)) as results:
        for done in results:
            advance()
            yield done


@contextmanager
def bar(told: str, total: int, done: int = 0) -> Iterator[Callable[[], None]]:
    """A progress bar on stderr, if somebody looks: how far, how fast, how long still."""
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

    look = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate())
    with Progress(*look, Remaining(), console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(told, total=total, completed=done)
        yield lambda: progress.advance(task)
