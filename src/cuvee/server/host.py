"""The application with a SQL database and worker processes for bots and analyses."""

from collections.abc import Callable

from starlette.applications import Starlette

from cuvee.server.app import create_app
from cuvee.server.settings import Settings
from cuvee.server.storage.sql import SqlStorage
from cuvee.server.web.processes import AnalysisProcess, BotProcesses
from cuvee.server.web.services import Services


def services_for(settings: Settings) -> Services:
    bots = BotProcesses(settings.thinkers)
    return Services(settings, SqlStorage(settings.db), bots, AnalysisProcess())


def hosted_app(settings: Settings, started: Callable[[], None] = lambda: None) -> Starlette:
    return create_app(settings, services_for, started)
