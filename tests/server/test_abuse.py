"""Abuse: whoever reads nothing, sends nothing or comes in crowds disturbs nobody else."""

import asyncio
import os
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from starlette.testclient import TestClient
from websockets.exceptions import ConnectionClosed

from cuvee.server.pages import socket as page_socket
from cuvee.server.tables.bot_pool import think
from cuvee.server.tables.link import BACKLOG, LARGEST, Link
from cuvee.server.web import connections
from cuvee.server.web.processes import BotProcesses, Turns
from server.browser_like import Browser, heard, says
from server.conftest import Guest, services_of
from server_process import ServerProcess


@pytest.fixture
def house(tmp_path: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path)
    yield server
    server.close()


def memory(pid: int) -> int:
    """The bytes a process has in memory."""
    pages = Path(f"/proc/{pid}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


# -- queues


@pytest.mark.slow
def test_tabs_that_never_read_take_no_memory(house: ServerProcess) -> None:
    anna = Browser(house.url)
    key = anna.opens("me", "here", "here", game="grand_cru")
    page = anna.client.get(f"/t/{key}")
    assert page.status_code == 200
    links = [deaf(anna, key) for _ in range(40)]
    before = memory(house.process.pid)
    for turn in range(150):
        for link in links:
            with suppress(BlockingIOError):  # it is no longer listened to
                link.send(frame(f'{{"eyes":{turn % 3}}}'))
        time.sleep(0.02)
    time.sleep(3)
    grown = memory(house.process.pid) - before
    assert grown < 60_000_000, f"{grown // 1_000_000} MB for {len(links)} tabs"
    began = time.monotonic()
    assert Browser(house.url).client.get("/").status_code == 200
    assert time.monotonic() - began < 2
    for link in links:
        link.close()


def deaf(browser: Browser, key: str) -> socket.socket:
    """A link whose other end never reads."""
    cookie = "; ".join(f"{name}={value}" for name, value in browser.client.cookies.items())
    url = httpx.URL(browser.url)
    lines = [
        f"GET /t/{key}/link HTTP/1.1",
        f"host: {url.host}:{url.port}",
        f"origin: {browser.url}",
        f"cookie: {cookie}",
        "upgrade: websocket",
        "connection: upgrade",
        "sec-websocket-version: 13",
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.connect((url.host, url.port))
    made.sendall("\r\n".join([*lines, "", ""]).encode())
    assert made.recv(12) == b"HTTP/1.1 101"
    made.setblocking(False)
    return made


def frame(text: str) -> bytes:
    """A message as a browser sends it, with a mask of zeros."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text.encode()


def test_what_waits_for_a_tab_is_bounded_and_replies_are_not_lost() -> None:
    link = Link([0], 0)
    for _ in range(3):
        link.put(b"reply", lasting=True)
    for _ in range(1000):
        link.put(b"x" * 20_000) if not link.full else link.show(b"p" * 100_000)
        assert len(link.news) <= BACKLOG and link.size <= LARGEST + 100_000
    assert sum(message == b"reply" for _, message in link.news) == 3
    assert not link.drained.is_set()

    async def drain() -> list[bytes | None]:
        link.close()
        return [await link.next() for _ in range(len(link.news) + 1)]

    assert asyncio.run(drain())[-1] is None and link.size == 0 and link.drained.is_set()


# -- bots


def test_a_search_of_any_size_one_likes_does_not_sit_down(anna: Guest) -> None:
    for bot in ("ismcts:1000000", "ismcts:9x64", "top", "nobody at all"):
        done = anna.post("/new", **{"game": "bottles", "kind-0": "me", "kind-1": f"bot {bot}"})
        assert done.status_code == 400 and "sits at tables" in done.text


def test_a_table_of_bots_alone_waits_for_somebody_to_watch(anna: Guest, server: TestClient) -> None:
    key = anna.opens("bottles", "bot random", "bot random")
    anna.get(f"/t/{key}")
    live = services_of(server).tables.live[key]
    time.sleep(0.3)
    assert live.table.number == 1, "bots played where nobody watches"
    with anna.sits(key, v=1) as mine:
        for _ in range(5):
            mine.hears()
    stopped = live.table.number
    time.sleep(0.3)
    assert stopped > 1 and live.table.number <= stopped + 2


def test_tables_take_turns_and_people_come_first() -> None:
    async def served() -> tuple[list[str], list[float]]:
        turns, order, seconds = Turns(1), [], []
        await turns.take(True)

        async def table(name: str, people: bool) -> None:
            for _ in range(2):
                await turns.take(people)
                order.append(name)
                seconds.append(turns.seconds())
                await asyncio.sleep(0)
                turns.give()

        tasks = [asyncio.create_task(table(name, name.isupper())) for name in ("x", "A", "B")]
        cancelled = asyncio.create_task(table("C", True))
        await asyncio.sleep(0)
        cancelled.cancel()
        turns.give()
        await asyncio.gather(*tasks)
        assert turns.free == 1 and not turns.waiting
        return order, seconds

    order, seconds = asyncio.run(served())
    assert order[:4] == ["A", "B", "A", "B"] and order[4:] == ["x", "x"]
    assert seconds[0] < seconds[-1] == 2.0


@pytest.mark.slow
def test_forty_tables_of_strong_bots_do_not_starve_a_forty_first(house: ServerProcess) -> None:
    crowd = Browser(house.url)
    links = []
    for _ in range(40):
        key = crowd.opens("bot millesime", "bot millesime", game="naramata")
        links.append(crowd.sits(key))
    time.sleep(1)
    anna = Browser(house.url)
    with anna.sits(anna.opens("me", "bot villages")) as mine:
        told = heard(mine)
        says(mine, q=told["ask"]["q"], m=told["ask"]["moves"][0][0], sure=True)
        began = time.monotonic()
        while heard(mine).get("v", 0) < 3:
            pass
        assert time.monotonic() - began < 6
    for link in links:
        link.socket.close()


# -- slow and silent connections


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that waits for a second only, and takes eight connections of an address."""
    server = ServerProcess(tmp_path, hasty=True)
    yield server
    server.close()


def address(server: ServerProcess) -> tuple[str, int]:
    url = httpx.URL(server.url)
    return url.host, url.port or 80


def closed_within(connection: socket.socket, seconds: float) -> bool:
    connection.settimeout(seconds)
    try:
        while connection.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


@pytest.mark.slow
@pytest.mark.parametrize(
    "words",
    [
        b"",
        b"GET / HTT",
        b"GET / HTTP/1.1\r\nhost: x\r\n",
        b"POST /upload HTTP/1.1\r\nhost: x\r\norigin: http://x\r\ncontent-length: 99\r\n\r\nlog=",
    ],
    ids=["nothing", "a line", "headers", "a body"],
)
def test_who_does_not_finish_a_request_is_let_go(hasty: ServerProcess, words: bytes) -> None:
    with socket.create_connection(address(hasty)) as connection:
        connection.sendall(words)
        assert closed_within(connection, 5)


@pytest.mark.slow
def test_who_does_not_finish_the_second_request_is_let_go_too(hasty: ServerProcess) -> None:
    with socket.create_connection(address(hasty)) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
        assert connection.recv(65536).startswith(b"HTTP/1.1 200")
        connection.sendall(b"GET /healthz HTTP/1.1\r\nho")
        assert closed_within(connection, 5)


@pytest.mark.slow
def test_a_silent_tab_is_closed(hasty: ServerProcess) -> None:
    anna = Browser(hasty.url)
    with anna.sits(anna.opens("me", "here")) as mine:
        heard(mine)
        with pytest.raises(ConnectionClosed) as closed:
            mine.recv(timeout=6)
    assert closed.value.rcvd and closed.value.rcvd.code == page_socket.SILENT


@pytest.mark.slow
def test_an_address_has_only_so_many_connections(hasty: ServerProcess) -> None:
    crowd = [socket.create_connection(address(hasty)) for _ in range(8)]
    time.sleep(0.2)
    with socket.create_connection(address(hasty)) as one_more:
        one_more.settimeout(3)
        assert b"503" in one_more.recv(100)
    for each in crowd:
        each.close()
    time.sleep(0.2)
    assert httpx.get(hasty.url).status_code == 200


def test_a_proxy_is_believed_only_if_it_is_named(tmp_path: Path) -> None:
    seen = []
    for proxies in ("", "127.0.0.1"):
        server = ServerProcess(tmp_path, hasty=True, proxies=proxies)
        headers = {"origin": server.url, "x-forwarded-proto": "https", "x-forwarded-for": "1.2.3.4"}
        seen.append("Secure" in httpx.get(server.url, headers=headers).headers["set-cookie"])
        server.close()
    assert seen == [False, True]


# -- what is left when a server is killed


@pytest.mark.slow
def test_workers_end_when_their_server_is_killed(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    anna = Browser(server.url)
    with anna.sits(anna.opens("me", "bot villages")) as mine:
        told = heard(mine)
        says(mine, q=told["ask"]["q"], m=told["ask"]["moves"][0][0], sure=True)
        while heard(mine).get("v", 0) < 3:
            pass
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    workers = [int(pid) for pid in children.read_text().split()]
    assert workers
    os.kill(server.process.pid, signal.SIGKILL)
    server.process.wait()
    end = time.monotonic() + 10
    while (left := [pid for pid in workers if alive(pid)]) and time.monotonic() < end:
        time.sleep(0.1)
    assert not left, "they wait for work that nobody gives them"


def alive(pid: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False


def test_the_limits_are_what_the_documentation_says() -> None:
    assert (connections.REQUEST, connections.STUCK, connections.MOST) == (10, 30, 200)
    assert page_socket.IDLE == 100 and BotProcesses(1).patience == 20
    assert think.__defaults__ == (2.0,)
