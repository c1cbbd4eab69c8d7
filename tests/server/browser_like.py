"""Enough of a browser for tests with real sockets: cookies, tables, links."""

import json
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect


class Browser:
    """Opens tables at a server and sits down at them."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.client = httpx.Client(base_url=url, headers={"origin": url}, timeout=20)
        self.client.get("/")

    def opens(self, *kinds: str, game: str = "bottles", **more: str) -> str:
        """A table with such seats; its key."""
        fields = {f"kind-{k}": kind for k, kind in enumerate(kinds)}
        done = self.client.post("/new", data={"game": game, **fields, **more})
        assert done.status_code == 303, done.text
        return str(done.headers["location"].removeprefix("/t/"))

    def sits(self, key: str, query: str = "", url: str = "") -> ClientConnection:
        """A link to a table, at another server too."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        at = url or self.url
        headers = {"cookie": cookie, "origin": at}
        where = f"{at.replace('http', 'ws')}/t/{key}/link?{query}"
        return connect(where, additional_headers=headers, max_size=None, legacy=True)


def heard(link: ClientConnection) -> dict[str, Any]:
    """The next message."""
    told: dict[str, Any] = json.loads(link.recv(timeout=20))
    return told


def says(link: ClientConnection, **line: Any) -> None:
    link.send(json.dumps(line))


def asked(link: ClientConnection, told: dict[str, Any] | None = None) -> dict[str, Any]:
    """Listen until there is a question for this seat; what is asked then."""
    told = told or heard(link)
    while "moves" not in told.get("ask", {}):
        told = heard(link)
    ask: dict[str, Any] = told["ask"]
    return ask
