"""Backups of a database in use, restoring them, and moving from one kind of database to another.

A backup is a SQLite file whatever it is a backup of.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from cuvee.server.storage.places import file_of, sound
from cuvee.server.storage.schema import LOG, engine, is_sqlite, prepared, shown
from cuvee.server.tables.rows import StorageError

PAGES: Final = 256  # pages copied at a time, so that the server can write in between
TABLES: Final = 200  # tables copied in one transaction, for the same reason

Stored = list[dict[str, Any]]  # the rows of one table, in order


class Copied(NamedTuple):
    """What was copied, and how many tables were not because they went on differently."""

    tables: int
    rows: int
    left: int = 0


def backup(url: str, out: Path) -> Copied:
    """Copy the database as it is at one moment to a new file; servers may go on writing."""
    if out.exists():
        raise StorageError(f"{out} is there already; choose another name")
    sound(out)
    if not is_sqlite(url):
        return migrate(url, f"sqlite:///{out}")
    source = file_of(url)
    if not source.exists():
        raise StorageError(f"there is no database {source}")
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(out)) as new:
            old.backup(new, pages=PAGES)
            found = new.execute("select count(distinct tbl), count(*) from log").fetchone()
    except sqlite3.Error as error:
        raise StorageError(f"{source} is no database of ours: {error}") from None
    return Copied(*found)


def restore(url: str, kept: Path) -> Copied:
    """Put back what is missing of a backup; nothing that is there is changed."""
    if not kept.exists():
        raise StorageError(f"there is no backup {kept}")
    return migrate(f"sqlite:///{kept}", url)


def migrate(source: str, target: str) -> Copied:
    """Copy every row that is missing in the target; servers may use both meanwhile.

    A table that went on differently in the target is left as it is there.
    """
    if is_sqlite(target):
        sound(file_of(target))
    new, old = engine(target), prepared(source)
    try:
        with old.connect() as reading, new.connect() as writing:
            if not is_sqlite(source):
                reading.exec_driver_sql("set transaction isolation level repeatable read")
            return merged(reading, writing)
    except (SQLAlchemyError, sqlite3.Error) as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise StorageError(f"{shown(source)} could not be copied: {reason}") from None
    finally:
        old.dispose()
        new.dispose()


def merged(reading: sa.Connection, writing: sa.Connection) -> Copied:
    keys = list(reading.scalars(sa.select(LOG.c.tbl).distinct().order_by(LOG.c.tbl)))
    tables = rows = left = 0
    for some in chunks(keys):
        for key in some:
            ours, theirs = stored(reading, key), stored(writing, key)
            common = min(len(ours), len(theirs))
            if ours[:common] != theirs[:common]:
                left += 1
            elif missing := ours[common:]:
                tables, rows = tables + 1, rows + len(missing)
                writing.execute(LOG.insert(), missing)
        writing.commit()
    return Copied(tables, rows, left)


def stored(connection: sa.Connection, key: str) -> Stored:
    found = connection.execute(sa.select(LOG).where(LOG.c.tbl == key).order_by(LOG.c.number))
    return [dict(row) for row in found.mappings()]


def chunks(keys: list[str]) -> Iterator[list[str]]:
    for at in range(0, len(keys), TABLES):
        yield keys[at : at + TABLES]
