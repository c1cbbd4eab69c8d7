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
        help="The file for all tables, such as tables.db. Default: one in your home folder.",
        show_default=False,
    ),
]
Pace = Annotated[float, typer.Option(min=0, max=60, help="Seconds a bot waits before it answers.")]
Workers = Annotated[
    int, typer.Option(min=0, help="Processes for bots; 0 means one less than the number of cores.")
]


def serve(
    host: Host = "127.0.0.1",
    port: Port = None,
    db: Database = None,
    pace: Pace = 0.1,
    workers: Workers = 0,
    code: Code = None,
) -> int:
    """Start the web server: play with bots, at one screen, or with friends by link."""
    from cuvee.server.serve import serve as run

    run(Settings(address(db), pace, workers), host, port)
    return 0


def address(db: str | None) -> str:
    """The address of the database asked for, or of the default one."""
    if db is None:
        return usual_db()
    if "://" not in db and db:
        return f"sqlite:///{db}"
    if not db.startswith("sqlite:///") or db == "sqlite:///":
        raise BadInput(f"{db!r} cannot be used as a database; write a file, like tables.db")
    return db
