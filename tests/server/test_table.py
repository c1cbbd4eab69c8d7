"""A live table: answers, refusals, undo, talk, bots, hand-over, seats by invitation."""

import re

import msgspec
from starlette.testclient import TestClient

from cuvee.core.match import Match, Seed
from cuvee.games import box
from cuvee.server.tables.table import BOT_SEAT, Chair, opened
from cuvee.server.web.identity import COOKIE, hashed
from server.conftest import Guest, services_of


def test_an_answer_reaches_everybody_who_looks(anna: Guest, bert: Guest) -> None:
    key = anna.opens("bottles", "me", "here")
    with anna.sits(key) as mine, bert.sits(key) as his:
        mine.hears()
        his.hears()
        assert mine.ask["eyes"] == 0 and his.ask["eyes"] == -1 and "moves" not in his.ask
        told = mine.answers("choose critic")
        seen = his.hears()
        assert told["v"] == seen["v"] and "Critic" in seen["tail"]["t-story"]


def test_first_look_and_link_agree_so_nothing_is_sent_twice(anna: Guest) -> None:
    key = anna.opens("bottles", "me", "here")
    boot = anna.boot(key)
    with anna.sits(key, v=boot["v"], eyes=0) as mine:
        mine.says(ping=7)
        assert mine.hears() == {"v": boot["v"], "pong": 7}


def test_stale_doubled_illegal_and_foreign_answers_are_refused_and_change_nothing(
    anna: Guest, bert: Guest, server: TestClient
) -> None:
    key = anna.opens("bottles", "me", "here")
    with anna.sits(key, eyes=0) as mine, bert.sits(key) as his:
        first = mine.hears()["ask"]["q"]
        his.hears()
        mine.answers("choose critic")
        his.hears()
        table = services_of(server).tables.live[key].table
        before = (table.match.state.words(), table.number)
        for line in (
            {"q": first, "m": "choose critic", "sure": True},
            {"q": first + 1, "m": "choose critic", "sure": True},
            {"q": 0, "m": "choose aristocrat", "sure": True},
            {"q": first + 1, "m": "drink everything", "sure": True},
            {"q": 99, "m": "undo"},
            {"nonsense": 1},
        ):
            mine.says(**line)
            assert mine.hears()["error"]
        his.says(q=first + 1, m="choose aristocrat", sure=True)
        assert "only watch" in his.hears()["error"]
        his.says(chat="let me in")
        assert "sit at the table" in his.hears()["error"]
        assert (table.match.state.words(), table.number) == before


def test_undo_goes_back_and_is_told(anna: Guest) -> None:
    key = anna.opens("bottles", "me", "here", "here")
    with anna.sits(key, eyes=0) as mine:
        mine.hears()
        mine.answers("choose critic")
        mine.says(eyes=0)
        mine.hears()
        assert mine.ask["undo"]
        mine.says(q=mine.v, m="undo")
        mine.hears()
        assert "takes the last move back" in mine.story and len(mine.ask["moves"]) == 6


def test_what_cannot_be_taken_back_is_asked_for_once_more(anna: Guest) -> None:
    key = anna.opens("bottles", "me", "bot random", seed="7")
    with anna.sits(key) as mine:
        mine.until_asked()
        while "roll" not in [text for text, _ in mine.ask["moves"]]:
            mine.answers()
            mine.until_asked()
        number = mine.v
        mine.says(q=mine.ask["q"], m="roll")
        told = mine.hears()
        assert told["sure"] == "roll" and told["v"] == number
        assert mine.answers("roll")["v"] > number


def test_talk_reaches_everybody_and_is_text_whatever_it_says(anna: Guest, bert: Guest) -> None:
    key = anna.opens("bottles", "me", "here", **{"name-0": "<b>Anna</b>"})
    with anna.sits(key, eyes=0) as mine, bert.sits(key) as his:
        mine.hears()
        his.hears()
        mine.says(chat="<script>alert(1)</script>")
        told = his.hears()["tail"]["t-chat"]
        assert "&lt;script&gt;" in told and "<script" not in told and "<b>Anna" not in told
    page = bert.get(f"/t/{key}").text
    assert "<b>Anna" not in page and "&lt;script&gt;alert(1)" in page


def test_at_a_shared_screen_nobody_sees_more_than_the_watchers_until_it_is_handed_over(
    anna: Guest,
) -> None:
    key = anna.opens("bottles", "me", "here", seed="3")
    with anna.sits(key, eyes=0) as mine:
        mine.hears()
        mine.answers()
        assert mine.ask["eyes"] == 1  # characters are no secret: the eyes just change
        mine.answers()
        assert mine.ask["eyes"] == -1 and mine.ask["hand"] == 0  # who picks a bottle sees the decks
        mine.says(eyes=0)
        mine.hears()
        told = mine.answers()
        assert told["ask"]["eyes"] == -1 and told["ask"]["hand"] == 1
        assert "moves" not in told["ask"]
        assert not re.search(r'id="card-\d+"', "".join(told["set"].values()))
        mine.says(eyes=1)
        assert "moves" in mine.hears()["ask"]


def test_a_seat_is_claimed_once_by_its_invitation(
    anna: Guest, bert: Guest, server: TestClient
) -> None:
    key = anna.opens("bottles", "me", "invited")
    found = re.search(r'value="(/join/[^"]+)"', anna.get(f"/t/{key}").text)
    assert found and "/join/" not in bert.get(f"/t/{key}").text
    link = found.group(1)
    assert bert.get(link).status_code == 200
    assert bert.post(link, name="Bert").headers["location"] == f"/t/{key}"
    assert bert.boot(key)["ask"]["eyes"] == 1
    carl = Guest(server)
    assert carl.get(link).status_code == 403 and carl.post(link, name="Carl").status_code == 403
    assert carl.get(f"/join/{key}/1/{'0' * 40}").status_code == 403
    assert bert.get(link).status_code == 303  # the same browser just goes to its seat
    assert "Bert sits down." in anna.get(f"/t/{key}").text


def test_bots_play_a_whole_game_while_somebody_looks(anna: Guest) -> None:
    key = anna.opens("bottles", "me", "bot random", "bot random", **{"option-mode": "short"})
    with anna.sits(key) as mine:
        mine.until_asked()
        for _ in range(3000):
            if mine.ask.get("over"):
                break
            texts = [text for text, _ in mine.ask["moves"]]
            safe = [t for t in texts if t.split()[0] not in ("deal", "auction", "hire")]
            mine.answers(safe[0] if safe else texts[-1])
            mine.until_asked()
        assert mine.ask["over"]
    end = anna.get(f"/t/{key}/end")
    assert end.status_code == 200 and "How it ended" in end.text
    again = anna.post(f"/t/{key}/rematch").headers["location"]
    assert anna.post(f"/t/{key}/rematch").headers["location"] == again
    assert "moves" in anna.boot(again.removeprefix("/t/"))["ask"]


def test_a_bot_that_fails_is_replaced_and_the_table_is_told(
    anna: Guest, server: TestClient
) -> None:
    match = Match(box("bottles").game(), 2, Seed.of(1), players=["Anna", "Crash"])
    holder = hashed(anna.client.cookies[COOKIE])
    chairs = [Chair("Anna", holder=holder), Chair("Crash", BOT_SEAT, "no such bot")]
    here = services_of(server)
    assert server.portal
    key = server.portal.call(here.tables.open, opened(match, chairs), holder)
    with anna.sits(key) as mine:
        mine.until_asked()
        mine.answers()
        mine.until_asked()
        assert "a simple bot takes over" in mine.story
    stored = server.portal.call(here.storage.rows, key)
    assert [each.kind for each in stored].count("bot") == 1
    assert msgspec.json.decode(stored[2].body)["name"] == "greedy"
    assert "player s1 Crash (greedy stepped in)" in anna.get(f"/t/{key}/log").text


def test_covered_purses_are_covered_in_the_points_and_handed_over_at_a_shared_screen(
    anna: Guest, bert: Guest, server: TestClient
) -> None:
    key = anna.opens("grand_cru", "me", "here", seed="1")
    with anna.sits(key, eyes=0) as mine:
        mine.hears()
        for seat in (0, 1):
            mine.says(eyes=seat)
            mine.hears()
            told = mine.answers("loans 3")
        assert told["ask"]["eyes"] == -1 and told["ask"]["hand"] >= 0
    match = services_of(server).tables.live[key].table.match
    assert [estate.money for estate in match.state.estates] == [21, 21]
    page = bert.get(f"/t/{key}").text
    shown = re.findall(r'class="pts"[^>]*><b>([^<]*)<', page)
    assert shown == [f"≈{score - 21}".replace("-", "−") for score in match.scores]
