"""cuvee restore: restores tables from a backup."""

from pathlib import Path
from typing import Annotated

import typer

from cuvee.cli.serve import Database, address

EXAMPLE = "cuvee restore tables-monday.db --db tables.db"

Kept = Annotated[Path, typer.Argument(metavar="FILE", help="A file written by `cuvee backup`.")]


def restore(kept: Kept, db: Database = None) -> int:
    """Restore what is missing; nothing is deleted or changed. The server may keep running."""
    from cuvee.server.storage.backups import restore as put_back

    tables, rows, left = put_back(address(db), kept)
    print(f"{kept}: {tables} tables and {rows} rows were missing and are restored")
    if left:
        print(f"{left} tables went on differently since and are left as they are")
    return 0
