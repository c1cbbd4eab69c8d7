"""Serve: the process that runs the application."""

import uvicorn

from cuvee.server.app import create_app
from cuvee.server.settings import Settings


def serve(settings: Settings, host: str, port: int) -> None:
    """Until somebody stops it."""
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=4096,
        ws_ping_interval=None,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=5,
    )
    uvicorn.Server(config).run()
