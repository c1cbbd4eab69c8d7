"""Overload: newcomers are refused early and politely, and those who play are not slowed."""

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from cuvee.server.pages.socket import FULL
from cuvee.server.web.capacity import LATE, SETTLED, Capacity
from server.conftest import Guest, services_of


def test_the_house_is_full_when_it_comes_late_for_a_while_and_not_once() -> None:
    capacity = Capacity()
    capacity.looked(0.3)
    assert not capacity.full
    for _ in range(20):
        capacity.looked(2 * LATE)
    assert capacity.full
    for _ in range(100):
        capacity.looked((LATE + SETTLED) / 2)
    assert capacity.full, "it has room again only when it is well below"
    for _ in range(100):
        capacity.looked(SETTLED / 2)
    assert not capacity.full


def test_who_plays_goes_on_in_a_full_house_and_newcomers_read_when_to_come_back(
    anna: Guest, bert: Guest, server: TestClient
) -> None:
    key = anna.opens("bottles", "me", "here")
    log = anna.get(f"/t/{key}/log").text
    capacity = services_of(server).capacity
    capacity.limited = True
    with anna.sits(key) as mine:
        mine.hears()
        capacity.late = 1e6
        capacity.looked(1e6)
        for done in (
            bert.post("/new", **{"game": "bottles", "kind-0": "me", "kind-1": "here"}),
            bert.post("/now", game="bottles"),
            bert.post("/upload", log=log.replace("seat s0\n", "")),
        ):
            assert done.status_code in (400, 503)
            assert done.status_code == 400 or "The house is full" in done.text
            assert done.status_code == 400 or int(done.headers["retry-after"]) > 0
        with pytest.raises(WebSocketDisconnect) as refused, bert.sits(key) as his:
            his.hears()
        assert refused.value.code == FULL
        told = mine.answers()
        assert "error" not in told
        with anna.sits(key) as again:  # who has a seat comes back
            assert again.hears()["v"] == told["v"]
        capacity.late = 0.0
        capacity.looked(0.0)
        capacity.limited = False
    assert bert.post("/now", game="bottles").status_code == 303
