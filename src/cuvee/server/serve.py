"""Runs the application in uvicorn."""

import socket
from typing import Any, Final

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from cuvee.server.host import hosted_app
from cuvee.server.settings import Settings
from cuvee.server.web import event_log

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


class Channel(WebSocketsSansIOProtocol):
    """WebSockets with a lower compression level and a larger window: less work, fewer bytes."""

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
    """Run the server until it is stopped; the address is printed once it is ready."""
    found = listening(host, 8000 if port is None else port, NEARBY if port is None else 1)
    config = uvicorn.Config(
        hosted_app(settings, lambda: greet(settings, host, found)),
        ws=Channel,
        ws_max_size=4096,
        ws_ping_interval=None,  # the page sends the pings
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=5,
    )
    uvicorn.Server(config).run(sockets=[found])
    event_log.note("stopped")


def greet(settings: Settings, host: str, found: socket.socket) -> None:
    port = found.getsockname()[1]
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    print(f"Cuvée is open at http://{shown}:{port}", flush=True)
    print(f"Tables are kept in {settings.db.removeprefix('sqlite:///')}. Ctrl-C stops.", flush=True)
    event_log.note("started", port=port)
