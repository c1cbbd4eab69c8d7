"""cuvee restore: restores tables from a backup."""

from pathlib import Path
from typing import Annotated

import typer

from cuvee.cli.entry import BadInput, enter
from cuvee.cli.serve import Database, address

Kept = Annotated[Path, typer.Argument(metavar="FILE", help="A file written by `cuvee backup`.")]


def main(args: list[str]) -> int:
    return enter(restore, args, "cuvee restore tables-monday.db --db tables.db")


def restore(kept: Kept, db: Database = None) -> int:
    """Restore what is missing; nothing is deleted or changed. The server may keep running."""
    from cuvee.server.storage.backups import restore as put_back
    from cuvee.server.tables.rows import StorageError

    try:
        tables, rows, left = put_back(address(db), kept)
    except StorageError as error:
        raise BadInput(str(error)) from None
    print(f"{kept}: {tables} tables and {rows} rows were missing and are restored")
    if left:
        print(f"{left} tables went on differently since and are left as they are")
    return 0
