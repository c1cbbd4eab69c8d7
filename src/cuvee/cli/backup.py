"""cuvee backup: copies all tables, even while the server runs."""

from pathlib import Path
from typing import Annotated

import typer

from cuvee.cli.serve import Database, address

EXAMPLE = "cuvee backup tables-monday.db --db tables.db"

Out = Annotated[Path, typer.Argument(metavar="FILE", help="The new file to write.")]


def backup(out: Out, db: Database = None) -> int:
    """Copy all tables as they are at one moment. The server may keep running."""
    from cuvee.server.storage.backups import backup as copy

    tables, rows, _ = copy(address(db), out)
    print(f"{out}: {tables} tables, {rows} rows")
    return 0
