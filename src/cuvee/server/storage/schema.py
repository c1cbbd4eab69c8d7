"""The SQL tables, and how a database of an earlier release is brought up to date."""

from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from cuvee.server.tables.rows import StorageError

META: Final = sa.MetaData()
LOG: Final = sa.Table(
    "log",
    META,
    sa.Column("tbl", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("holder", sa.Text, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)
HELD: Final = LOG.c.holder != ""  # moves have no holder, so the index leaves them out

# What each version adds to the one before. A step is never changed once it is released.
STEPS: Final[list[list[str]]] = [
    [
        "create table if not exists log ("
        " tbl text not null, number integer not null, at double precision not null,"
        " kind text not null, holder text not null, body text not null,"
        " primary key (tbl, number)){without_rowid}",
        "create index if not exists held on log (holder) where holder <> ''",
    ],
    [  # what the health check writes and reads
        "create table pulse (id integer primary key, at double precision not null)",
        "insert into pulse (id, at) values (1, 0)",
    ],
]
UPGRADING: Final = 2139062143  # the advisory lock of whoever upgrades a PostgreSQL database
PRAGMAS: Final = ("journal_mode=wal", "synchronous=full", "busy_timeout=5000")


def is_sqlite(url: str) -> bool:
    return url.startswith("sqlite:")


def engine(url: str) -> sa.Engine:
    """An engine whose commits are durable, of a database that is up to date.

    Raises StorageError with a sentence for whoever starts the server.
    """
    try:
        made = prepared(url)
        upgrade(made)
    except ImportError:
        raise StorageError("PostgreSQL needs a driver: pip install 'cuvee[postgres]'") from None
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise StorageError(f"the database {shown(url)} cannot be used: {reason}") from None
    return made


def shown(url: str) -> str:
    """The address of a database without its password."""
    if is_sqlite(url):
        return url.removeprefix("sqlite:///")
    return sa.make_url(url).render_as_string(hide_password=True)


def prepared(url: str) -> sa.Engine:
    if not is_sqlite(url):
        address = sa.make_url(url).set(drivername="postgresql+psycopg")
        return sa.create_engine(address, pool_size=4, max_overflow=4, pool_pre_ping=True)
    made = sa.create_engine(url)

    def prepare(connection: Any, _: object) -> None:
        for pragma in PRAGMAS:
            connection.execute(f"pragma {pragma}")

    sa.event.listen(made, "connect", prepare)
    return made


def upgrade(made: sa.Engine) -> None:
    """Bring the database up to date, step by step, all of them or none."""
    sqlite = made.dialect.name == "sqlite"
    with made.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        run = connection.exec_driver_sql
        if version(connection) == len(STEPS):
            return
        run("begin immediate" if sqlite else "begin")
        try:
            if not sqlite:
                run(f"select pg_advisory_xact_lock({UPGRADING})")
            run("create table if not exists schema_version (version integer not null)")
            for number in range(version(connection) + 1, len(STEPS) + 1):
                for step in STEPS[number - 1]:
                    run(step.format(without_rowid=" without rowid" if sqlite else ""))
                run("delete from schema_version")
                run(f"insert into schema_version (version) values ({number})")
            run("commit")
        except BaseException:
            run("rollback")
            raise


def version(connection: sa.Connection) -> int:
    """The version of a database; 0 is an empty one, or one from before versions were written."""
    if not sa.inspect(connection).has_table("schema_version"):
        return 0
    found = connection.exec_driver_sql("select max(version) from schema_version").scalar() or 0
    if found > len(STEPS):
        raise StorageError(
            f"the database is of a newer Cuvée: it has version {found}, this one knows {len(STEPS)}"
        )
    return int(found)
