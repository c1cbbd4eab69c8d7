"""Storage: in order, once, and there after everything else is gone."""

import asyncio
from pathlib import Path

import pytest

from cuvee.server.host import storage_for
from cuvee.server.storage.backups import backup, restore
from cuvee.server.storage.sql import SqlStorage, Waiting
from cuvee.server.tables.rows import PLAY, Row, StorageError


def row(number: int, body: str = "x", table: str = "t", holder: str = "") -> Row:
    return Row(table, number, PLAY, body, holder, float(number + 1))


def test_rows_come_back_in_their_order_from_a_new_process_too(each_db: str) -> None:
    async def write() -> None:
        storage = storage_for(each_db)
        assert all(await asyncio.gather(*[storage.append(row(k, f"b{k}")) for k in range(50)]))
        await storage.close()

    async def read() -> list[str]:
        storage = storage_for(each_db)
        found = [each.body for each in await storage.rows("t", 10)]
        await storage.close()
        return found

    asyncio.run(write())
    assert asyncio.run(read()) == [f"b{k}" for k in range(10, 50)]


def test_of_two_who_write_the_same_number_one_is_told_no(each_db: str) -> None:
    async def race() -> list[bool]:
        one, other = storage_for(each_db), storage_for(each_db)
        both = [
            store.append(row(k, name))
            for k in range(20)
            for store, name in ((one, "a"), (other, "b"))
        ]
        won = await asyncio.gather(*both)
        assert len(await one.rows("t")) == 20
        await one.close()
        await other.close()
        return won

    won = asyncio.run(race())
    assert [a != b for a, b in zip(won[::2], won[1::2], strict=True)] == [True] * 20


def test_the_tables_somebody_sits_at_the_latest_first(each_db: str) -> None:
    async def held() -> list[str]:
        storage = storage_for(each_db)
        for number, table in enumerate("abcd"):
            await storage.append(row(number, table=table, holder="me" if table != "c" else "you"))
        found = await storage.held("me", 2)
        await storage.close()
        return found

    assert asyncio.run(held()) == ["d", "b"]


def test_a_database_that_does_not_take_a_row_says_so(each_db: str) -> None:
    async def fail() -> None:
        storage = storage_for(each_db)
        assert isinstance(storage, SqlStorage)
        storage.patience = 0
        with storage.engine.begin() as connection:
            connection.exec_driver_sql("drop table log")
        with pytest.raises(StorageError, match="not written"):
            await storage.append(row(0))
        await storage.close()

    asyncio.run(fail())


def test_a_commit_that_arrived_although_it_seemed_not_is_recognized(
    each_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def write() -> tuple[list[bool], list[str]]:
        storage = storage_for(each_db)
        assert isinstance(storage, SqlStorage)
        monkeypatch.setattr(storage, "patience", 5.0)
        commit = storage.commit

        def cut_off(batch: list[Waiting], again: bool) -> list[bool]:
            won = commit(batch, again)
            if not again:
                raise storage.errors("the connection broke before the answer came")
            return won

        await storage.append(row(0, "somebody else's"))
        monkeypatch.setattr(storage, "commit", cut_off)
        won = [await storage.append(row(0, "ours")), await storage.append(row(1, "ours"))]
        bodies = [each.body for each in await storage.rows("t")]
        await storage.close()
        return won, bodies

    assert asyncio.run(write()) == ([False, True], ["somebody else's", "ours"])


def test_a_backup_puts_back_what_is_missing_and_nothing_else(db: str, tmp_path: Path) -> None:
    async def fill(url: str, tables: str, count: int) -> None:
        storage = SqlStorage(url)
        for table in tables:
            for number in range(count):
                await storage.append(row(number, f"{table}{number}", table))
        await storage.close()

    asyncio.run(fill(db, "abc", 5))
    kept, other = tmp_path / "kept.db", f"sqlite:///{tmp_path / 'other.db'}"
    assert backup(db, kept) == (3, 15, 0)
    asyncio.run(fill(other, "a", 2))
    asyncio.run(fill(other, "x", 9))
    assert restore(other, kept) == (3, 13, 0)
    assert restore(other, kept) == (0, 0, 0)
    with pytest.raises(StorageError, match="there already"):
        backup(db, kept)
    with pytest.raises(StorageError, match="no backup"):
        restore(db, tmp_path / "nothing.db")
