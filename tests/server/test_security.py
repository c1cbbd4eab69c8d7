"""Security: tokens, headers, origins, limits, and nothing told to those it is hidden from."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from cuvee.server.host import hosted_app
from cuvee.server.settings import Settings
from cuvee.server.web.guard import Limits
from cuvee.server.web.identity import COOKIE
from server.conftest import ORIGIN, Guest


def test_every_answer_carries_the_policy_and_no_page_breaks_it(
    anna: Guest,
) -> None:
    key = anna.opens("bottles", "me", "bot random")
    for path in ("/", "/new/bottles", "/rules/bottles", "/upload", f"/t/{key}", f"/t/{key}/replay"):
        done = anna.get(path)
        policy = done.headers["content-security-policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy
        assert done.headers["x-content-type-options"] == "nosniff"
        for inline in ("<style", " style=", "onclick=", "javascript:"):
            assert inline not in done.text, f"{path}: {inline}"
        assert "<script>" not in done.text


def test_the_token_is_for_the_browser_alone_and_stored_only_as_its_hash(
    anna: Guest, tmp_path: Path, server: TestClient
) -> None:
    fresh = TestClient(server.app, headers={"origin": ORIGIN})
    set_cookie = fresh.get("/").headers["set-cookie"]
    assert "HttpOnly" in set_cookie and "SameSite=lax" in set_cookie
    key = anna.opens("bottles", "me", "invited")
    link = next(p for p in anna.get(f"/t/{key}").text.split('"') if p.startswith("/join/"))
    token, word = anna.client.cookies[COOKIE], link.split("/")[-1]
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("tables.db*"))
    assert key.encode() in kept
    assert token.encode() not in kept and word.encode() not in kept
    assert token not in anna.get(f"/t/{key}").text


def test_forms_and_links_from_elsewhere_are_refused(anna: Guest) -> None:
    key = anna.opens("bottles", "me", "here")
    for origin in ("http://evil.example", "null", ""):
        headers = {"origin": origin}
        done = anna.client.post("/now", data={"game": "bottles"}, headers=headers)
        assert done.status_code == 403
        with (
            pytest.raises(WebSocketDisconnect),
            anna.client.websocket_connect(f"/t/{key}/link", headers=headers),
        ):
            pass


def test_what_is_too_large_is_refused(anna: Guest) -> None:
    assert anna.client.post("/upload", content=b"x" * 1_100_000).status_code == 413

    def pieces() -> Iterator[bytes]:
        yield from (b"x" * 100_000 for _ in range(12))

    assert anna.client.post("/upload", content=pieces()).status_code == 413
    key = anna.opens("bottles", "me", "here")
    with anna.sits(key, eyes=0) as mine:
        mine.hears()
        mine.says(chat="x" * 3000)
        assert "too long" in mine.hears()["error"]


def test_who_comes_too_often_is_told_to_wait(db: str) -> None:
    with TestClient(hosted_app(Settings(db, thinkers=1)), headers={"origin": ORIGIN}) as client:
        codes = {client.post("/upload", data={"log": "x"}).status_code for _ in range(60)}
        assert codes == {400, 429}
    limits = Limits(3, 0)
    assert [limits.take("a") for _ in range(5)] == [True] * 3 + [False] * 2
    assert limits.take("b")


def test_who_talks_too_much_is_told_to_wait(db: str) -> None:
    with TestClient(hosted_app(Settings(db, thinkers=1)), headers={"origin": ORIGIN}) as client:
        guest = Guest(client)
        key = guest.opens("bottles", "me", "here")
        with guest.sits(key, eyes=0) as mine:
            mine.hears()
            told = []
            for _ in range(9):
                mine.says(chat="hello")
                told.append(mine.hears())
            assert any("Wait a moment" in each.get("error", "") for each in told)


def test_a_seat_cannot_be_taken_by_asking_for_its_eyes(anna: Guest, bert: Guest) -> None:
    key = anna.opens("bottles", "me", "here")
    anna.boot(key)
    assert bert.boot(key)["ask"]["eyes"] == -1
    assert 'eyes--1" data-shape' in bert.get(f"/t/{key}?eyes=0").text
    with bert.sits(key, eyes=0) as his:
        assert his.hears()["ask"]["eyes"] == -1
        his.says(eyes=0)
        his.says(q=1, m="choose critic", sure=True)
        assert "only watch" in his.hears()["error"]
