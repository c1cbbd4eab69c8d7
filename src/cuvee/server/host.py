"""The application with a SQL database and worker processes for bots and analyses."""

from collections.abc import Callable

from starlette.applications import Starlette

from cuvee.server.app import create_app
from cuvee.server.settings import Settings
from cuvee.server.storage.schema import is_sqlite
from cuvee.server.storage.sql import SqlStorage
from cuvee.server.tables.rows import Storage
from cuvee.server.web.processes import AnalysisProcess, BotProcesses
from cuvee.server.web.services import Services


def storage_for(url: str) -> Storage:
    if is_sqlite(url):
        return SqlStorage(url)
    from cuvee.server.storage.postgres import PostgresStorage  # its driver is an extra

    return PostgresStorage(url)


def services_for(settings: Settings) -> Services:
    bots = BotProcesses(settings.thinkers)
    return Services(settings, storage_for(settings.db), bots, AnalysisProcess())


def hosted_app(settings: Settings, started: Callable[[], None] = lambda: None) -> Starlette:
    return create_app(settings, services_for, started)
