"""The commands of the house: bad input is one sentence, backups come back."""

import socket
from pathlib import Path

import pytest

from cli.conftest import Cuvee
from server_process import ServerProcess


@pytest.mark.parametrize("db", ["", "mysql://somewhere/cuvee", "sqlite:///"])
def test_a_database_we_cannot_use_is_refused(cuvee: Cuvee, db: str) -> None:
    for command in (["serve"], ["backup", "kept.db"], ["restore", "kept.db"]):
        done = cuvee(*command, "--db", db)
        assert done.status == 2 and "write a file, like tables.db" in done.err


def test_several_processes_need_postgresql(cuvee: Cuvee) -> None:
    done = cuvee("serve", "--workers", "2", "--db", "tables.db")
    assert done.status == 2 and "need PostgreSQL" in done.err


def test_a_port_that_is_taken_is_refused(cuvee: Cuvee) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = cuvee("serve", "--port", port, "--db", "tables.db")
    assert done.status == 2 and done.err.startswith("cuvee serve: ")


@pytest.mark.slow
def test_a_backup_of_a_running_server_can_be_put_back(cuvee: Cuvee, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    done = cuvee("backup", "kept.db", "--db", f"sqlite:///{server.db}")
    assert done.status == 0 and done.out == "kept.db: 0 tables, 0 rows\n"
    assert cuvee("backup", "kept.db", "--db", f"sqlite:///{server.db}").status == 2
    assert cuvee("restore", "kept.db", "--db", f"sqlite:///{server.db}").status == 0
    assert cuvee("restore", "none.db", "--db", f"sqlite:///{server.db}").status == 2
    server.close()
