"""Long work: cut into pieces, in one process or several, with a bar that shows how far it is."""

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TypeVar

Piece = TypeVar("Piece")
Done = TypeVar("Done")


def spread(
    work: Callable[[Piece], Done], pieces: list[Piece], jobs: int, told: str
) -> Iterator[Done]:
    """The results of all pieces in their order, whoever did them."""
    with bar(told, len(pieces)) as advance, workers(work, pieces, jobs) as results:
        for done in results:
            advance()
            yield done


@contextmanager
def workers(
    work: Callable[[Piece], Done], pieces: list[Piece], jobs: int
) -> Iterator[Iterator[Done]]:
    if jobs == 1 or len(pieces) < 2:
        yield map(work, pieces)
        return
    pool = ProcessPoolExecutor(min(jobs, len(pieces)), get_context("spawn"))
    try:
        yield pool.map(work, pieces)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def bar(told: str, total: int) -> Iterator[Callable[[], None]]:
    """A progress bar on stderr, if somebody looks."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Remaining

    look = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Remaining())
    with Progress(*look, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(told, total=total)
        yield lambda: progress.advance(task)
