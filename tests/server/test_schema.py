"""The schema: databases of earlier releases are brought up to date, and moved to other kinds."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa

from cli.conftest import Cuvee
from cli.conftest import cuvee as cuvee  # the fixture
from cuvee.server.host import storage_for
from cuvee.server.storage import schema
from cuvee.server.storage.backups import backup, migrate, restore
from cuvee.server.tables.rows import PLAY, Row, StorageError

BEFORE_VERSIONS = """
CREATE TABLE log (tbl TEXT NOT NULL, number INTEGER NOT NULL, at DOUBLE NOT NULL,
kind TEXT NOT NULL, holder TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (tbl, number))
WITHOUT ROWID;
CREATE INDEX held ON log (holder) WHERE holder != '';
INSERT INTO log VALUES ('t', 0, 1.5, 'open', 'me', '{}');
"""


def fill(url: str, tables: str, count: int) -> None:
    async def write() -> None:
        storage = storage_for(url)
        for table in tables:
            for k in range(count):
                assert await storage.append(Row(table, k, PLAY, f"{table}{k} é", "", k + 0.25))
        await storage.close()

    asyncio.run(write())


def contents(url: str) -> list[tuple[object, ...]]:
    engine = schema.engine(url)
    with engine.connect() as connection:
        order = sa.select(schema.LOG).order_by(schema.LOG.c.tbl, schema.LOG.c.number)
        found = [tuple(row) for row in connection.execute(order)]
    engine.dispose()
    return found


def versions(url: str) -> int:
    engine = schema.prepared(url)
    with engine.connect() as connection:
        found = schema.version(connection)
    engine.dispose()
    return found


def test_a_file_from_before_versions_is_brought_up_to_date_and_keeps_its_rows(
    tmp_path: Path,
) -> None:
    path = tmp_path / "old.db"
    with sqlite3.connect(path) as old:
        old.executescript(BEFORE_VERSIONS)
    url = f"sqlite:///{path}"
    assert versions(url) == 0
    assert contents(url) == [("t", 0, 1.5, "open", "me", "{}")]
    assert versions(url) == len(schema.STEPS)
    assert contents(url) == [("t", 0, 1.5, "open", "me", "{}")]


def test_a_new_database_of_either_kind_has_the_newest_version_and_works(each_db: str) -> None:
    async def check() -> int:
        storage = storage_for(each_db)
        await storage.check()
        size = await storage.size()
        await storage.close()
        return size

    assert asyncio.run(check()) > 4096
    assert versions(each_db) == len(schema.STEPS)


def test_steps_are_taken_in_order_all_or_none(
    each_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    schema.engine(each_db).dispose()
    before = len(schema.STEPS)
    more = ["create table extra (id integer)"], ["create table more (id integer)", "no sql at all"]
    monkeypatch.setattr(schema, "STEPS", [*schema.STEPS, *more])
    with pytest.raises(StorageError, match="cannot be used"):
        schema.engine(each_db)
    assert versions(each_db) == before
    monkeypatch.setattr(schema, "STEPS", schema.STEPS[:-1])
    schema.engine(each_db).dispose()
    assert versions(each_db) == before + 1


def test_a_database_of_a_newer_release_is_left_alone(
    each_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    schema.engine(each_db).dispose()
    monkeypatch.setattr(schema, "STEPS", schema.STEPS[:1])
    with pytest.raises(StorageError, match="newer Cuvée"):
        schema.engine(each_db)


def test_all_tables_move_from_one_kind_to_the_other_and_back(
    sqlite_db: str, pg: str, tmp_path: Path, cuvee: Cuvee
) -> None:
    fill(sqlite_db, "abc", 30)
    done = cuvee("migrate", sqlite_db, pg)
    assert done.status == 0 and "3 tables, 90 rows" in done.out
    assert contents(pg) == contents(sqlite_db)
    again = f"sqlite:///{tmp_path / 'again.db'}"
    assert migrate(pg, again) == (3, 90, 0) and contents(again) == contents(sqlite_db)
    assert migrate(pg, again) == (0, 0, 0)


def test_a_backup_of_postgresql_is_a_file_that_puts_back_what_is_missing(
    pg: str, tmp_path: Path
) -> None:
    fill(pg, "ab", 5)
    kept = tmp_path / "kept.db"
    assert backup(pg, kept) == (2, 10, 0)
    engine = schema.engine(pg)
    with engine.begin() as connection:
        connection.exec_driver_sql("delete from log where tbl = 'b' and number > 1")
        connection.exec_driver_sql("update log set body = 'other' where tbl = 'a' and number = 4")
    engine.dispose()
    assert restore(pg, kept) == (1, 3, 1)
    assert [row[5] for row in contents(pg)][4:] == ["other", *(f"b{k} é" for k in range(5))]
