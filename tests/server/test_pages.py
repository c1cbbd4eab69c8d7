"""Pages: everybody finds their way, and mistakes get an answer with the right status."""

import re
from pathlib import Path

import pytest

from cuvee.games import NAMES, box, face
from cuvee.server.pages.rulebook import book
from server.conftest import Guest

LOGS = sorted((Path(__file__).parent.parent / "games").glob("*/logs/*.cuvee"))


def test_home_shows_every_game_and_my_tables(anna: Guest, bert: Guest) -> None:
    key = anna.opens("bottles", "me", "bot random")
    page = anna.get("/").text
    for name in NAMES:
        assert box(name).title in page and f'href="/new/{name}"' in page
    assert f"/t/{key}" in page and f"/t/{key}" not in bert.get("/").text


@pytest.mark.parametrize("name", NAMES)
def test_play_now_is_one_click(anna: Guest, name: str) -> None:
    done = anna.post("/now", game=name)
    assert done.status_code == 303
    assert anna.get(done.headers["location"]).status_code == 200


@pytest.mark.parametrize("name", NAMES)
def test_the_form_lists_every_option_with_its_line(anna: Guest, name: str) -> None:
    page = anna.get(f"/new/{name}").text
    for option in box(name).options:
        assert f'name="option-{option.name}"' in page
    assert page.count("<option value") < 200  # a wide span of numbers is a field to fill in


def test_a_number_out_of_its_span_is_refused_and_the_form_comes_back(anna: Guest) -> None:
    page = anna.get("/new/bottles").text
    assert '<input type="number" id="option-max_rounds"' in page
    form = {"kind-0": "me", "kind-1": "bot villages", "option-max_rounds": "3"}
    done = anna.post("/new", game="bottles", **form)
    assert done.status_code == 400 and "max_rounds" in done.text


@pytest.mark.parametrize("name", NAMES)
def test_every_question_points_at_a_rule_that_is_on_the_page(anna: Guest, name: str) -> None:
    page = anna.get(f"/law/{name}").text
    anchors = set(re.findall(r'id="([A-Z]{2}-[^"]+)"', page))
    assert len(anchors) > 50
    match = box(name).match(box(name).game().fewest, seed=1)
    asked = {rule for rule in face(name).rules(match.questions[0])}
    assert asked and asked <= anchors
    for link in re.findall(r'href="#([A-Z]{2}-[^"]+)"', page):
        assert link in anchors
    assert not any("[R:" in text or "[D]" in text for _, text in book(name))


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/t/nosuchtable1", 404),
        ("/new/chess", 404),
        ("/rules/chess", 404),
        ("/style/0/chess.css", 404),
        ("/go?link=http://elsewhere.example/", 400),
        ("/nothing", 404),
        ("/join/nosuchtable1/0/abc", 404),
    ],
)
def test_what_is_not_there_has_a_page_that_says_so(anna: Guest, path: str, status: int) -> None:
    assert anna.get(path).status_code == status


def test_a_pasted_link_leads_to_its_table(anna: Guest) -> None:
    done = anna.get("/go?link=https://cuvee.example/t/abc123")
    assert done.headers["location"] == "/t/abc123"


def test_a_table_that_cannot_be_opened_comes_back_with_the_reason(anna: Guest) -> None:
    alone = anna.post("/new", game="bottles", **{"kind-0": "me"})
    assert alone.status_code == 400 and "for 2 to 6 players" in alone.text
    odd = anna.post("/new", game="bottles", **{"kind-0": "me", "kind-1": "me", "option-mode": "x"})
    assert odd.status_code == 400 and "option mode" in odd.text
    assert anna.post("/new", game="chess").status_code == 404
    assert (
        anna.post("/new", game="bottles", **{"kind-0": "me", "kind-1": "bot x"}).status_code == 400
    )


def test_without_script_every_legal_move_is_a_button_of_a_form(anna: Guest, bert: Guest) -> None:
    key = anna.opens("bottles", "me", "here")
    page, boot = anna.get(f"/t/{key}").text, anna.boot(key)
    for text, _ in boot["ask"]["moves"]:
        assert f'<button class="btn" name="m" value="{text}">' in page
    fields = {"q": str(boot["ask"]["q"]), "seat": "0", "m": "choose critic"}
    assert bert.post(f"/t/{key}/move", **fields).status_code == 403
    assert anna.post(f"/t/{key}/move", **fields).status_code == 303
    assert anna.post(f"/t/{key}/move", **fields).status_code == 409
    assert anna.boot(key)["ask"]["eyes"] == 1


@pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_log_becomes_a_table_to_replay_and_to_go_on_from(anna: Guest, path: Path) -> None:
    text = path.read_text("utf-8")
    done = anna.post("/upload", log=text)
    assert done.status_code == 303, done.text[-500:]
    where = done.headers["location"]
    assert where.endswith("/replay?ply=0")
    key = where.split("/")[2]
    assert anna.get(where).status_code == 200
    assert anna.get(f"/t/{key}/frame?ply=9&from=3").json()["ply"] == 9
    end = anna.get(f"/t/{key}/end")
    assert end.status_code == 200
    said = re.search(r'<h1 id="won">([^<]*)</h1>', end.text)
    assert said and re.match(r"\w.* wins?!|You win|Nobody wins", said[1])
    copy = anna.post(f"/t/{key}/copy", ply="4", seat="0")
    assert "a second try" in anna.get(copy.headers["location"]).text
    back = anna.get(f"/t/{key}/log")
    moves = [line for line in text.splitlines() if re.match(r"\d+ s\d", line)]
    assert [line for line in back.text.splitlines() if re.match(r"\d+ s\d", line)] == moves


def test_a_game_that_nobody_wins_says_so(anna: Guest) -> None:
    path = next(path for path in LOGS if path.stem == "nobody_wins")
    where = anna.post("/upload", log=path.read_text("utf-8")).headers["location"]
    end = anna.get(f"/t/{where.split('/')[2]}/end").text
    assert "Nobody wins" in end and "wins!" not in end


def test_a_bad_log_is_refused_with_its_line(anna: Guest) -> None:
    for log in (
        "hello",
        "cuvee 1\ngame chess\n",
        LOGS[0].read_text("utf-8").replace("s0", "s9", 5),
    ):
        done = anna.post("/upload", log=log)
        assert done.status_code == 400 and 'role="alert"' in done.text


def test_a_running_game_is_replayed_from_ones_own_seat_only(anna: Guest, bert: Guest) -> None:
    key = anna.opens("bottles", "me", "invited", seed="5")
    mine, his = anna.get(f"/t/{key}/replay").text, bert.get(f"/t/{key}/replay?seat=0").text
    assert 'data-seat="0"' in mine and 'data-seat="-1"' in his
    assert anna.post(f"/t/{key}/copy", ply="0", seat="0").status_code == 403
    assert "seed" not in anna.get(f"/t/{key}/log").text
    assert anna.get(f"/t/{key}/end").status_code == 303


def test_health_and_numbers(anna: Guest) -> None:
    assert anna.get("/healthz").text == "ok\n"
    key = anna.opens("bottles", "me", "here")
    with anna.sits(key, eyes=0) as mine:
        mine.hears()
        mine.answers()
        text = anna.get("/metrics").text
    assert "cuvee_moves_total 1\n" in text and "cuvee_viewers 1\n" in text
    assert "cuvee_tables 1\n" in text and text.endswith("# EOF\n")
    assert 'cuvee_move_seconds_bucket{le="+Inf"} 1\n' in text


def test_a_running_game_is_copied_only_where_no_other_person_plays(
    anna: Guest, bert: Guest
) -> None:
    key = anna.opens("bottles", "me", "bot random", "here", seed="5")
    with anna.sits(key, eyes=0) as mine:
        mine.hears()
        mine.answers()
    assert "Try it yourself" in anna.get(f"/t/{key}/replay").text
    copy = anna.post(f"/t/{key}/copy", ply="1", seat="0").headers["location"]
    text = anna.get(copy).text
    assert "a second try, from move 1 on" in text and "Villages" in text
    assert "seed" not in anna.get(f"{copy}/log").text
    assert anna.post(f"/t/{key}/copy", ply="1", seat="1").status_code == 400  # a bot's hand
    assert bert.post(f"/t/{key}/copy", ply="1", seat="0").status_code == 403
    assert "Try it yourself" not in bert.get(f"/t/{key}/replay").text


def test_an_unknown_address_has_a_page_too(anna: Guest) -> None:
    for path in ("/nothing", "/t/a/b/c", "/static/nothing.js"):
        done = anna.get(path)
        assert done.status_code == 404 and "nothing at this address" in done.text
    assert anna.post("/healthz").status_code == 405
