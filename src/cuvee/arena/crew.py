"""Runs work in this process, in several or on a Ray cluster; results come in order."""

from collections import deque
from collections.abc import Callable, Generator, Sequence
from typing import TypeVar

from cuvee.arena import ArenaError
from cuvee.bots.code import LOADED, load_all

Piece = TypeVar("Piece")
Done = TypeVar("Done")

LOCAL = "local"  # as an address: start a Ray cluster on this machine
AHEAD = 2  # pieces queued for each worker


def in_order(
    work: Callable[[Piece], Done], pieces: Sequence[Piece], jobs: int = 1, ray: str = ""
) -> Generator[Done]:
    """The results of all pieces, in order. A caller that stops early must close the generator."""
    if ray:
        return on_ray(work, pieces, ray)
    if jobs == 1 or len(pieces) < 2:
        return (work(piece) for piece in pieces)
    return in_processes(work, pieces, jobs)


def in_processes(
    work: Callable[[Piece], Done], pieces: Sequence[Piece], jobs: int
) -> Generator[Done]:
    from concurrent.futures import ProcessPoolExecutor  # some platforms have no processes
    from multiprocessing import get_context

    workers = min(jobs, len(pieces))
    pool = ProcessPoolExecutor(workers, get_context("spawn"), load_all, (LOADED,))
    try:
        yield from handed_out(lambda piece: pool.submit(work, piece).result, pieces, AHEAD * jobs)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def on_ray(work: Callable[[Piece], Done], pieces: Sequence[Piece], address: str) -> Generator[Done]:
    """Every machine of the cluster needs this package, in the same version, and your code files."""
    try:
        import ray
    except ImportError:
        raise ArenaError("Ray is not installed here: pip install 'cuvee[ray]'") from None
    where = None if address == LOCAL else address
    try:
        ray.init(where, logging_level="ERROR", log_to_driver=False, include_dashboard=False)
    except (ConnectionError, ValueError) as error:
        raise ArenaError(f"no Ray cluster answers at {address!r}: {error}") from None
    try:
        far = ray.remote(done)
        hands = int(ray.cluster_resources().get("CPU", 1))

        def ask(piece: Piece) -> Callable[[], Done]:
            promised = far.remote(work, piece, LOADED)
            return lambda: ray.get(promised)

        yield from handed_out(ask, pieces, AHEAD * hands)
    finally:
        ray.shutdown()


def done(work: Callable[[Piece], Done], piece: Piece, code: list[str]) -> Done:
    load_all(code)
    return work(piece)


def handed_out(
    ask: Callable[[Piece], Callable[[], Done]], pieces: Sequence[Piece], most: int
) -> Generator[Done]:
    """Keep `most` pieces in work and wait for the oldest."""
    out: deque[Callable[[], Done]] = deque()
    for piece in pieces:
        out.append(ask(piece))
        if len(out) == most:
            yield out.popleft()()
    while out:
        yield out.popleft()()
