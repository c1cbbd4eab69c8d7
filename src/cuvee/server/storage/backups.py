"""Backups of a SQLite database while it is in use, and restoring them."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from cuvee.server.storage.sql import engine
from cuvee.server.tables.rows import StorageError

PAGES: Final = 256  # pages copied at a time, so that the server can write in between


def place(url: str) -> Path:
    """The path of the file of a SQLite database."""
    if not url.startswith("sqlite:///"):
        raise StorageError(f"{url!r} is no SQLite file; write it like sqlite:///tables.db")
    return Path(url.removeprefix("sqlite:///"))


def backup(url: str, out: Path) -> tuple[int, int]:
    """Copy the database as it is at one moment; returns the number of tables and rows."""
    source = place(url)
    if not source.exists():
        raise StorageError(f"there is no database {source}")
    if out.exists():
        raise StorageError(f"{out} is there already; choose another name")
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(out)) as new:
        old.backup(new, pages=PAGES)
        return counted(new)


def restore(url: str, kept: Path) -> tuple[int, int]:
    """Restore the rows that are missing; returns the number of tables and rows restored.

    A table that was continued differently since the backup is left as it is.
    """
    if not kept.exists():
        raise StorageError(f"there is no backup {kept}")
    engine(url).dispose()  # creates the SQL tables in a new file
    with closing(sqlite3.connect(place(url), timeout=10)) as new:
        new.execute("attach database ? as kept", (str(kept),))
        try:
            with new:
                return merged(new)
        except sqlite3.DatabaseError as error:
            raise StorageError(f"{kept} is no backup of ours: {error}") from None


def merged(new: sqlite3.Connection) -> tuple[int, int]:
    """Add the missing rows of all tables whose common rows are the same."""
    other = (
        "select distinct a.tbl from kept.log a join main.log b"
        " on a.tbl = b.tbl and a.number = b.number where a.body <> b.body or a.kind <> b.kind"
    )
    missing = (
        f"from kept.log k where k.tbl not in ({other}) and not exists"
        " (select 1 from main.log m where m.tbl = k.tbl and m.number = k.number)"
    )
    tables, rows = new.execute(f"select count(distinct tbl), count(*) {missing}").fetchone()
    columns = "tbl, number, at, kind, holder, body"
    new.execute(f"insert into main.log ({columns}) select {columns} {missing}")
    return int(tables), int(rows)


def counted(connection: sqlite3.Connection) -> tuple[int, int]:
    try:
        found = connection.execute("select count(distinct tbl), count(*) from log").fetchone()
    except sqlite3.DatabaseError as error:
        raise StorageError(f"this is no database of ours: {error}") from None
    return int(found[0]), int(found[1])
