"""Connections with time-outs and limits: whoever is slow or comes in crowds disturbs nobody."""

import asyncio
from collections import Counter
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from cuvee.server.settings import Settings

REQUEST: Final = 10.0  # seconds in which a whole request must have arrived
STUCK: Final = 30.0  # seconds in which a client must take something of what it asked for
MOST: Final = 200  # connections that one address may have open
FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 60\r\nconnection: close\r\n\r\n"


class ServerConfig(uvicorn.Config):
    """What uvicorn needs to know, and our own settings for the protocols below."""

    def __init__(self, settings: Settings, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.settings = settings
        self.open_connections: Counter[str] = Counter()  # by address

    def admits(self, address: str) -> bool:
        """Whether one more connection of this address is welcome; proxies bring many people."""
        if not self.settings.limits or address in self.settings.proxies:
            return True
        return self.open_connections[address] < MOST


class Timer:
    """Ends a connection if it is not stopped in time."""

    def __init__(self) -> None:
        self.handle: asyncio.TimerHandle | None = None

    def start(self, transport: asyncio.Transport, seconds: float) -> None:
        if self.handle is None:
            loop = asyncio.get_running_loop()
            self.handle = loop.call_later(seconds, transport.abort)

    def stop(self) -> None:
        if self.handle is not None:
            self.handle.cancel()
            self.handle = None


class Counted:
    """A connection that is counted for its address while it is open."""

    def __init__(self, config: uvicorn.Config, client: tuple[str, int] | None) -> None:
        assert isinstance(config, ServerConfig), "these protocols are for our own configuration"
        self.count = config.open_connections
        self.address = client[0] if client else ""
        self.welcome = config.admits(self.address)
        self.count[self.address] += 1

    def leave(self) -> None:
        self.count[self.address] -= 1
        if not self.count[self.address]:
            del self.count[self.address]


class Visitor(HttpToolsProtocol):
    """HTTP. A request must arrive in time, and its response be taken."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.arriving, self.leaving = Timer(), Timer()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.counted = Counted(self.config, self.client)
        self.arriving.start(transport, REQUEST)
        if not self.counted.welcome:
            transport.write(FULL)
            transport.close()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete:
            self.arriving.start(self.transport, REQUEST)
        super().data_received(data)

    def on_message_complete(self) -> None:
        self.arriving.stop()
        super().on_message_complete()

    def pause_writing(self) -> None:
        self.leaving.start(self.transport, STUCK)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.leaving.stop()
        super().resume_writing()

    def _should_upgrade(self) -> bool:
        return self.scope.get("method", "GET") == "GET" and super()._should_upgrade()

    def handle_websocket_upgrade(self) -> None:
        self.stop()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop()
        super().connection_lost(exc)

    def stop(self) -> None:
        self.arriving.stop()
        self.leaving.stop()
        self.counted.leave()


class Channel(WebSocketsSansIOProtocol):
    """WebSockets with a lower compression level and a larger window: less work, fewer bytes.

    A client that takes nothing of what is sent to it is let go.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.leaving = Timer()
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=14,
                client_max_window_bits=12,
                compress_settings={"level": 1, "memLevel": 5},
            )
        ]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.counted = Counted(self.config, self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        self.leaving.stop()
        self.counted.leave()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self.leaving.start(self.transport, STUCK)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.leaving.stop()
        super().resume_writing()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; a text that is no UTF-8 as bytes, which nobody understands."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # it was no handshake
            self.transport.close()
        else:
            super().handle_parser_exception()
