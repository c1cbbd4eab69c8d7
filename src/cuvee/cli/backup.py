"""cuvee backup: copies all tables, even while the server runs."""

from pathlib import Path
from typing import Annotated

import typer

from cuvee.cli.entry import BadInput, enter
from cuvee.cli.serve import Database, address

Out = Annotated[Path, typer.Argument(metavar="FILE", help="The new file to write.")]


def main(args: list[str]) -> int:
    return enter(backup, args, "cuvee backup tables-monday.db --db tables.db")


def backup(out: Out, db: Database = None) -> int:
    """Copy all tables as they are at one moment. The server may keep running."""
    from cuvee.server.storage.backups import backup as copy
    from cuvee.server.tables.rows import StorageError

    try:
        tables, rows, _ = copy(address(db), out)
    except StorageError as error:
        raise BadInput(str(error)) from None
    print(f"{out}: {tables} tables, {rows} rows")
    return 0
