"""What is looked at before a server starts: its database can be used, and nobody else uses it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from cuvee.server.storage.schema import engine, is_sqlite
from cuvee.server.tables.rows import StorageError

try:
    import fcntl
except ImportError:  # not on Windows, where nobody is refused
    fcntl = None  # type: ignore[assignment]


def file_of(url: str) -> Path:
    """The path of the file of a SQLite database."""
    if not url.startswith("sqlite:///"):
        raise StorageError(f"{url!r} is no SQLite file; write it like sqlite:///tables.db")
    return Path(url.removeprefix("sqlite:///"))


def examined(url: str) -> None:
    """Raise StorageError, with a sentence, if a server cannot use this database."""
    if is_sqlite(url):
        sound(file_of(url))
    engine(url).dispose()


def sound(path: Path) -> None:
    """Raise StorageError if this is no place for a SQLite file, or the file there is damaged."""
    if not path.parent.is_dir():
        raise StorageError(f"the database {path} cannot be used: there is no folder {path.parent}")
    if path.is_dir():
        raise StorageError(f"the database {path} cannot be used: it is a folder")
    if not path.exists():
        return
    try:
        with closing(sqlite3.connect(path)) as connection:
            found = [str(row[0]) for row in connection.execute("pragma quick_check(1)")]
    except sqlite3.Error as error:
        raise StorageError(f"the database {path} cannot be used: {error}") from None
    if found != ["ok"]:
        raise StorageError(
            f"the database {path} is damaged ({found[0].splitlines()[-1]}); restore a backup"
        )


@contextmanager
def held_alone(url: str) -> Iterator[None]:
    """Hold a SQLite database for this server, until it ends or is killed; others are refused.

    Two servers at one file would stall each other. PostgreSQL serves as many as there are.
    """
    if not is_sqlite(url) or fcntl is None:
        yield
        return
    path = file_of(url)
    with path.with_name(f"{path.name}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise StorageError(f"another server uses the database {path}") from None
        yield
