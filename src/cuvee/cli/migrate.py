"""cuvee migrate: copies all tables from one database to another."""

from typing import Annotated

import typer

from cuvee.cli.entry import BadInput
from cuvee.cli.serve import address

EXAMPLE = "cuvee migrate sqlite:///tables.db postgresql://cuvee@localhost/cuvee"

Source = Annotated[
    str, typer.Argument(metavar="FROM", help="A file, or postgresql://user@host/name.")
]
Target = Annotated[str, typer.Argument(metavar="TO", help="Where all of it goes; the same kinds.")]


def migrate(source: Source, target: Target) -> int:
    """Copy what is missing in the target; what is there is not changed. Stop the server before."""
    from cuvee.server.storage.backups import migrate as move
    from cuvee.server.storage.places import file_of
    from cuvee.server.storage.schema import is_sqlite, shown
    from cuvee.server.tables.rows import StorageError

    old, new = address(source), address(target)
    try:
        if is_sqlite(old) and not file_of(old).exists():
            raise StorageError(f"there is no database {file_of(old)}")
        found = move(old, new)
    except StorageError as error:
        raise BadInput(str(error)) from None
    print(f"{shown(new)}: {found.tables} tables, {found.rows} rows")
    if found.left:
        print(f"{found.left} tables went on differently there and are left as they are")
    return 1 if found.left else 0
