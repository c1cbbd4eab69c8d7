"""Runs the application in uvicorn, in one process or in several."""

import os
import signal
import socket
import threading
from functools import partial
from multiprocessing import parent_process
from typing import Final

import uvicorn
from starlette.applications import Starlette
from uvicorn.supervisors import Multiprocess

from cuvee.server import engine
from cuvee.server.host import hosted_app
from cuvee.server.settings import Settings
from cuvee.server.storage.places import examined, held_alone
from cuvee.server.storage.schema import shown
from cuvee.server.web import event_log
from cuvee.server.web.connections import Channel, ServerConfig, Visitor

NEARBY: Final = 20  # ports to try if no port was asked for


class PortTaken(OSError):
    """Another program listens at this port."""


def listening(host: str, port: int, tries: int) -> socket.socket:
    """A listening socket at the first free port of `tries` ports from `port` on."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for at in range(port, port + tries):
        made = socket.socket(family, socket.SOCK_STREAM)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            made.bind((host, at))
            made.listen(2048)  # two sockets may be bound to a port, but only one can listen
            return made
        except OSError as error:
            made.close()
            last = error
    raise PortTaken(last.errno, f"cannot listen at port {port}: {last.strerror}", host)


def serve(settings: Settings, host: str, port: int | None, workers: int = 1) -> None:
    """Run the server until it is stopped; the address is printed once it is ready.

    With several workers, each is a process with the whole application. One that dies is started
    again; SIGHUP to this process replaces them one after the other.
    """
    examined(settings.db)
    with held_alone(settings.db):
        found = listening(host, 8000 if port is None else port, NEARBY if port is None else 1)
        welcome = partial(greet, settings, host, found.getsockname()[1])
        if workers > 1:
            welcome()
            Multiprocess(configured(settings, partial(worker, settings), workers), [found]).run()
        else:
            app = partial(hosted_app, settings, welcome)
            uvicorn.Server(configured(settings, app, 1)).run(sockets=[found])
    event_log.note("stopped")


def configured(settings: Settings, app: partial[Starlette], workers: int) -> ServerConfig:
    return ServerConfig(
        settings,
        app,
        factory=True,
        workers=workers,
        http=Visitor,
        ws=Channel,
        ws_max_size=4096,
        ws_ping_interval=None,  # the page sends the pings
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=5,
        timeout_worker_healthcheck=20,
    )


def worker(settings: Settings) -> Starlette:
    """The application in one of several processes; it stops when its supervisor is gone."""
    parent = parent_process()
    assert parent is not None, "a worker has a supervisor"

    def watch() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, name="supervisor", daemon=True).start()
    return hosted_app(settings)


def greet(settings: Settings, host: str, port: int) -> None:
    at = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    print(f"Cuvée is open at http://{at}:{port}", flush=True)
    print(engine.said(), flush=True)
    print(f"Tables are kept in {shown(settings.db)}. Ctrl-C stops.", flush=True)
    event_log.note("started", port=port)
