"""cuvee serve: runs the web server."""

from typing import Annotated

import typer

from cuvee.cli.arguments import Code
from cuvee.cli.entry import BadInput
from cuvee.server.settings import Settings, usual_db

EXAMPLE = "cuvee serve --port 8000 --db tables.db"

Host = Annotated[
    str, typer.Option(help="The address to listen at; 0.0.0.0 lets others in your network connect.")
]
Port = Annotated[
    int | None,
    typer.Option(
        min=1,
        max=65535,
        help="The port. Default: the first free one from 8000 on.",
        show_default=False,
    ),
]
Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="The file for all tables, such as tables.db, or postgresql://user@host/name. "
        "Default: a file in your home folder.",
        show_default=False,
    ),
]
Pace = Annotated[float, typer.Option(min=0, max=60, help="Seconds a bot waits before it answers.")]
Thinkers = Annotated[
    int, typer.Option(min=0, help="Processes for bots; 0 means one less than the number of cores.")
]
Workers = Annotated[
    int, typer.Option(min=1, help="Server processes; more than one needs PostgreSQL.")
]
Proxies = Annotated[
    list[str] | None,
    typer.Option(
        "--proxy",
        metavar="ADDRESS",
        help="A proxy whose word on who connects is believed; may be repeated.",
        show_default=False,
    ),
]


def serve(
    host: Host = "127.0.0.1",
    port: Port = None,
    db: Database = None,
    pace: Pace = 0.1,
    thinkers: Thinkers = 0,
    workers: Workers = 1,
    proxies: Proxies = None,
    code: Code = None,
) -> int:
    """Start the web server: play with bots, at one screen, or with friends by link."""
    from cuvee.server.serve import serve as run
    from cuvee.server.tables.rows import StorageError

    settings = Settings(address(db), pace, thinkers, proxies=tuple(proxies or ()))
    if workers > 1 and settings.db.startswith("sqlite:"):
        raise BadInput("several server processes need PostgreSQL: --db postgresql://...")
    try:
        run(settings, host, port, workers)
    except StorageError as error:
        raise BadInput(str(error)) from None
    return 0


def address(db: str | None) -> str:
    """The address of the database asked for, or of the default one."""
    if db is None:
        return usual_db()
    if "://" not in db and db:
        return f"sqlite:///{db}"
    if db.startswith("postgresql://") and db != "postgresql://":
        return db
    if not db.startswith("sqlite:///") or db == "sqlite:///":
        raise BadInput(
            f"{db!r} cannot be used as a database;"
            " write a file, like tables.db, or postgresql://user@host/name"
        )
    return db
