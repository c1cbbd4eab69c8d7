"""cuvee serve: the table in the browser."""

from typing import Annotated

import typer

from cuvee.cli.arguments import Code
from cuvee.cli.entry import BadInput, enter
from cuvee.server.settings import Settings, usual_db

Host = Annotated[
    str, typer.Option(help="Where to listen; 0.0.0.0 lets others in your network come.")
]
Port = Annotated[
    int | None,
    typer.Option(
        min=1,
        max=65535,
        help="The port; the first free one from 8000 on unless you say.",
        show_default=False,
    ),
]
Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="Where tables are kept, a file like tables.db; in your home folder unless you say.",
        show_default=False,
    ),
]
Pace = Annotated[float, typer.Option(min=0, max=60, help="Seconds a bot takes before it answers.")]
Workers = Annotated[
    int, typer.Option(min=0, help="Processes for bots; 0 is one less than there are cores.")
]


def main(args: list[str]) -> int:
    return enter(serve, args, "cuvee serve --port 8000 --db tables.db")


def serve(
    host: Host = "127.0.0.1",
    port: Port = None,
    db: Database = None,
    pace: Pace = 0.7,
    workers: Workers = 0,
    code: Code = None,
) -> int:
    """Open the house: play in the browser with bots, at one screen, or with friends by link."""
    from cuvee.server.serve import serve as run

    run(Settings(address(db), pace, workers), host, port)
    return 0


def address(db: str | None) -> str:
    """The database asked for, or the usual one."""
    if db is None:
        return usual_db()
    if "://" not in db and db:
        return f"sqlite:///{db}"
    if not db.startswith("sqlite:///") or db == "sqlite:///":
        raise BadInput(f"{db!r} is no database we can use; write a file, like tables.db")
    return db
