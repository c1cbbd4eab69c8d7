"""cuvee restore: put the tables of a backup back."""

from pathlib import Path
from typing import Annotated

import typer

from cuvee.cli.entry import BadInput, enter
from cuvee.cli.serve import Database, address

Kept = Annotated[Path, typer.Argument(metavar="FILE", help="A file `cuvee backup` wrote.")]


def main(args: list[str]) -> int:
    return enter(restore, args, "cuvee restore tables-monday.db --db tables.db")


def restore(kept: Kept, db: Database = None) -> int:
    """Put back what is missing; nothing is deleted or changed. The server may run meanwhile."""
    from cuvee.server.storage.backups import restore as put_back
    from cuvee.server.tables.rows import StorageError

    try:
        tables, rows = put_back(address(db), kept)
    except StorageError as error:
        raise BadInput(str(error)) from None
    print(f"{kept}: {tables} tables and {rows} rows were missing and are back")
    return 0
