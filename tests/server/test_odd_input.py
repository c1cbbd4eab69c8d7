"""Odd input: whatever is sent, the answer is a sentence and never an error of our own."""

import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from cli.conftest import Cuvee
from cli.conftest import cuvee as cuvee  # the fixture
from cuvee.core.log import write
from cuvee.games import box
from server.browser_like import Browser, heard, says
from server.conftest import Guest
from server_process import ServerProcess

LONG = "9" * 5000


@pytest.mark.parametrize("number", [LONG, str(2**63), str(2**64), "²", "٣", "-", "1e9"])
def test_numbers_of_any_size_in_any_field(anna: Guest, number: str) -> None:
    key = anna.opens("bottles", "me", "here")
    for path in (
        f"/t/{key}?eyes={number}",
        f"/t/{key}/help?w=x&eyes={number}",
        f"/t/{key}/why?w=x&eyes={number}",
        f"/t/{key}/replay?ply={number}&seat={number}",
        f"/t/{key}/frame?ply={number}&seat={number}&from={number}",
        f"/t/{key}/course?seat={number}",
        f"/join/{key}/{number}/x",
    ):
        assert anna.get(path).status_code < 500, path[:60]
    for path, fields in (
        (f"/t/{key}/move", {"seat": number, "q": "1", "m": "x"}),
        (f"/t/{key}/move", {"seat": "0", "q": number, "m": "choose critic"}),
        (f"/t/{key}/copy", {"seat": number, "ply": number}),
        (f"/t/{key}/copy", {"seat": "0", "ply": number}),
        (f"/join/{key}/{number}/x", {"name": number}),
        ("/new", {"game": "bottles", "kind-0": "me", "kind-1": f"bot ismcts:{number}"}),
        ("/new", {"game": "bottles", f"option-{number}": number}),
    ):
        assert anna.post(path, **fields).status_code < 500, (path[:60], [*fields])


def test_logs_with_large_numbers_are_refused(anna: Guest) -> None:
    text = write(box("bottles").match(2, seed=1), keep_seed=True)
    for old, new in (
        ("seats 2", f"seats {LONG}"),
        ("rules ", f"rules {LONG}"),
        ("seed ", f"{LONG} s0 choose critic\nseed "),
        ("seed ", f"1 s{LONG} choose critic\nseed "),
        ("deal", f"deal {{{LONG}}}\n#"),
    ):
        done = anna.post("/upload", log=text.replace(old, new, 1))
        assert done.status_code == 400 and "<h1>" in done.text, new[:20]


def test_long_names_of_an_uploaded_log_are_cut(anna: Guest) -> None:
    text = write(box("bottles").match(2, seed=1, names=["A" * 300_000, "Bert"]), keep_seed=True)
    done = anna.post("/upload", log=text)
    assert done.status_code == 303
    page = anna.get(done.headers["location"]).text
    assert "A" * 24 in page and "A" * 25 not in page


def test_addresses_that_make_no_sense(anna: Guest) -> None:
    assert anna.get("/go?link=http://[x").status_code == 400
    for origin in ("http://[", "http://[x", "//", "http://a:b"):
        done = anna.client.post("/now", data={"game": "bottles"}, headers={"origin": origin})
        assert done.status_code == 403, origin
    for key in ("%00", "%ff", "\udcff".encode("utf-8", "surrogatepass").hex(), "x" * 3000):
        assert anna.get(f"/t/{key}").status_code == 404


def test_forms_with_very_many_fields(anna: Guest) -> None:
    fields = "&".join(f"f{k}=1" for k in range(5000))
    headers = {"content-type": "application/x-www-form-urlencoded"}
    assert anna.client.post("/new", content=fields, headers=headers).status_code == 413
    done = anna.client.post("/new", content="", headers={"content-length": LONG, **headers})
    assert done.status_code == 413


def test_frames_that_are_no_messages(anna: Guest) -> None:
    key = anna.opens("bottles", "me", "here")
    with anna.sits(key, eyes=0) as mine:
        mine.hears()
        mine.socket.send_bytes(b"\xff\x00")
        assert "did not understand" in mine.hears()["error"]
        mine.socket.send_text(f'{{"q":{LONG}}}')
        assert "too long" in mine.hears()["error"]
        for line in (
            f'{{"q":{2**63},"m":"choose critic"}}',
            f'{{"q":{LONG[:900]}}}',
            "[]",
            "1",
            "",
        ):
            mine.socket.send_text(line)
            assert "did not understand" in mine.hears()["error"]
        mine.says(ping=1)
        assert mine.hears()["pong"] == 1


@pytest.fixture
def house(tmp_path: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path)
    yield server
    assert server.close() in (0, -15)
    assert "Traceback" not in (tmp_path / "journal.txt").read_text()


@pytest.mark.slow
def test_odd_requests_at_a_real_socket_leave_no_traceback(house: ServerProcess) -> None:
    url = httpx.URL(house.url)
    anna = Browser(house.url)
    key = anna.opens("me", "here")
    upgrade = "connection: upgrade\r\nupgrade: websocket\r\n"
    for words in (
        f"POST /t/{key}/link HTTP/1.1\r\nhost: x\r\n{upgrade}content-length: 0\r\n\r\n",
        f"POST /new HTTP/1.1\r\nhost: x\r\n{upgrade}content-length: 4\r\n\r\nabcd",
        f"GET /t/{key}/link HTTP/1.1\r\nhost: x\r\n{upgrade}\r\n",
        f"GET /t/{key}/link HTTP/1.0\r\nhost: x\r\n{upgrade}\r\n",
        f"GET / HTTP/1.1\r\nhost: x\r\norigin: http://[\r\n{upgrade}\r\n",
        "GET /%zz HTTP/1.1\r\nhost: [\r\n\r\n",
        "\x16\x03\x01\x02",
    ):
        with socket.create_connection((url.host, url.port or 80)) as connection:
            connection.sendall(words.encode("latin-1"))
            connection.settimeout(15)
            assert (
                connection.recv(65536)[:9] in (b"HTTP/1.1 ", b"") and b" 500 " not in words.encode()
            )
    with anna.sits(key) as mine:
        heard(mine)
        mine.socket.sendall(bytes([0x81, 0x82, 0, 0, 0, 0]) + b"\xff\xfe")  # no UTF-8
        assert "did not understand" in heard(mine)["error"]
        mine.socket.sendall(b"\xff" * 20)  # no frame
    assert anna.client.get("/").status_code == 200


@pytest.mark.slow
def test_a_server_that_stops_closes_its_links_without_a_traceback(house: ServerProcess) -> None:
    anna = Browser(house.url)
    key = anna.opens("me", "here")
    links = [anna.sits(key) for _ in range(3)]
    for link in links:
        heard(link)
        says(link, eyes=0)
    time.sleep(0.2)


def test_restore_and_analyse_say_what_is_wrong(cuvee: Cuvee, tmp_path: Path) -> None:
    (tmp_path / "bad.db").write_text("no database " * 100)
    (tmp_path / "folder").mkdir()
    (tmp_path / "latin.cuvee").write_bytes("cuvee 1\ngame Grüße\n".encode("latin-1"))
    (tmp_path / "large.cuvee").write_text(
        write(box("bottles").match(2, seed=1)).replace("seats 2", f"seats {LONG}")
    )
    for command in (
        ["restore", "bad.db", "--db", "new.db"],
        ["restore", "folder", "--db", "new.db"],
        ["restore", "bad.db", "--db", "folder"],
        ["restore", "bad.db", "--db", "missing/new.db"],
        ["backup", "missing/kept.db", "--db", "new.db"],
        ["backup", "kept.db", "--db", "bad.db"],
        ["backup", "kept2.db", "--db", "folder"],
        ["analyse", "latin.cuvee"],
        ["analyse", "large.cuvee"],
        ["analyse", "folder"],
        ["analyse", "none.cuvee"],
        ["replay", "large.cuvee"],
    ):
        done = cuvee(*command)
        assert done.status == 2 and done.err.count("\n") == 1, (command, done.err)
