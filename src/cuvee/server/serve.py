"""Serve: the process that runs the application."""

import socket
from typing import Any, Final

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from cuvee.server import engine, journal
from cuvee.server.app import create_app
from cuvee.server.settings import Settings

NEARBY: Final = 20  # ports to try when nobody asked for a certain one


class PortTaken(OSError):
    """Somebody else listens there."""


def listening(host: str, port: int, tries: int) -> socket.socket:
    """A socket at this port, or at the first free one after it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for at in range(port, port + tries):
        made = socket.socket(family, socket.SOCK_STREAM)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            made.bind((host, at))
            made.listen(2048)  # two may be bound, only one can listen
            return made
        except OSError as error:
            made.close()
            last = error
    raise PortTaken(last.errno, f"cannot listen at port {port}: {last.strerror}", host)


class Channel(WebSocketsSansIOProtocol):
    """Compresses with less zeal and a longer memory than usual: half the work, fewer bytes."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=14,
                client_max_window_bits=12,
                compress_settings={"level": 1, "memLevel": 5},
            )
        ]


def serve(settings: Settings, host: str, port: int | None) -> None:
    """Until somebody stops it; the address is printed when the page is there."""
    found = listening(host, 8000 if port is None else port, NEARBY if port is None else 1)
    config = uvicorn.Config(
        create_app(settings, lambda: greet(settings, host, found)),
        ws=Channel,
        ws_max_size=4096,
        ws_ping_interval=None,  # pages ping, with jitter
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=5,
    )
    uvicorn.Server(config).run(sockets=[found])
    journal.note("stopped")


def greet(settings: Settings, host: str, found: socket.socket) -> None:
    port = found.getsockname()[1]
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    print(f"Cuvée is open at http://{shown}:{port}", flush=True)
    print(engine.said(), flush=True)
    print(f"Tables are kept in {settings.db.removeprefix('sqlite:///')}. Ctrl-C stops.", flush=True)
    journal.note("started", port=port)
