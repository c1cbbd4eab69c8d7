"""Small figures of the server: limits that refill, times by buckets, company, usual seats."""

import re

import pytest

from cuvee.games import NAMES, card
from cuvee.server.web import guard
from cuvee.server.web.metrics import BOUNDS, Metrics
from server.conftest import Guest


def test_a_limit_refills_with_time_up_to_its_room(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("cuvee.server.web.guard.time.monotonic", lambda: now)
    limits = guard.Limits(burst=3, rate=2)
    assert [limits.take("a") for _ in range(4)] == [True, True, True, False]
    assert limits.take("b")
    now += 0.4
    assert not limits.take("a")  # 0.8 of one
    now += 0.1
    assert limits.take("a") and not limits.take("a")
    now += 1000
    assert [limits.take("a") for _ in range(4)] == [True, True, True, False]


def test_a_time_is_counted_in_every_bucket_it_fits_into() -> None:
    metrics = Metrics()
    for seconds in (0.0005, 0.004, 0.005, 0.3, 7.0):
        metrics.move(seconds)
    assert dict(zip(BOUNDS, metrics.buckets, strict=True)) == {
        0.001: 1,
        0.0025: 1,
        0.005: 3,
        0.01: 3,
        0.025: 3,
        0.05: 3,
        0.1: 3,
        0.25: 3,
        1.0: 4,
    }
    text = metrics.text({"tables": 2, "viewers": 5}, 0)
    assert 'cuvee_move_seconds_bucket{le="0.005"} 3\n' in text
    assert 'cuvee_move_seconds_bucket{le="1.0"} 4\n' in text
    assert 'cuvee_move_seconds_bucket{le="+Inf"} 5\n' in text
    assert "cuvee_move_seconds_count 5\n" in text and "cuvee_move_seconds_sum 7.309500\n" in text


@pytest.mark.parametrize(
    ("kinds", "alone"),
    [
        (("me", "bot random"), True),
        (("me", "here"), False),
        (("me", "invited"), False),
        (("me", "bot random", "bot random"), True),
        (("me", "bot random", "here"), False),
    ],
)
def test_who_plays_against_bots_alone_has_no_company(
    anna: Guest, kinds: tuple[str, ...], alone: bool
) -> None:
    page = anna.get(f"/t/{anna.opens('bottles', *kinds)}").text
    assert ('class="z-news alone"' in page) == alone


def test_talk_is_company(anna: Guest) -> None:
    key = anna.opens("bottles", "me", "bot random")
    with anna.sits(key) as mine:
        mine.hears()
        mine.says(chat="Is anybody there?")
        mine.hears()
    assert 'class="z-news alone"' not in anna.get(f"/t/{key}").text


@pytest.mark.parametrize("name", NAMES)
def test_the_form_begins_with_me_and_the_usual_bots(anna: Guest, name: str) -> None:
    page = anna.get(f"/new/{name}").text
    about = card(name)
    chosen = []
    for seat in range(about.most):
        picked = rf'<input type="radio"[^>]*name="(?:kind|level)-{seat}" value="([^"]*)" checked'
        kind, level = re.findall(picked, page)
        chosen.append(f"bot {level}" if kind == "bot" else kind)
    bots = about.usual - 1
    assert chosen == ["me"] + ["bot villages"] * bots + ["nobody"] * (about.most - 1 - bots)
