"""Submits: every answer gets a reply of its own, and none is played twice."""

from starlette.testclient import TestClient

from server.conftest import Guest, Seat, services_of


def replied(seat: Seat, id: int) -> dict[str, object]:
    """The reply to a message; what is told to everybody comes in between."""
    told = seat.hears()
    while told.get("id") != id:
        told = seat.hears()
    return told


def test_an_accepted_answer_is_told_its_row(anna: Guest, server: TestClient) -> None:
    key = anna.opens("bottles", "me", "here")
    with anna.sits(key, eyes=0) as mine:
        mine.hears()
        mine.says(q=mine.ask["q"], m=mine.ask["moves"][0][0], sure=True, id=5)
        assert replied(mine, 5) == {"v": 2, "id": 5, "row": 1}
    rows = server.portal.call(services_of(server).storage.rows, key)  # type: ignore[union-attr]
    assert rows[1].kind == "play"


def test_a_refused_answer_is_told_why_and_one_to_confirm_so(anna: Guest) -> None:
    key = anna.opens("bottles", "me", "here")
    with anna.sits(key, eyes=0) as mine:
        mine.hears()
        mine.says(q=mine.ask["q"] + 1, m=mine.ask["moves"][0][0], sure=True, id=5)
        told = replied(mine, 5)
        assert told["error"] and "row" not in told
        mine.says(q=mine.ask["q"], m="drink everything", id=6)
        assert replied(mine, 6)["error"]
        mine.says(q=mine.ask["q"], m=mine.ask["moves"][0][0], id=7)
        told = replied(mine, 7)
        assert "sure" in told or told["row"] == 1


def test_who_lost_the_link_in_between_learns_what_became_of_it(anna: Guest) -> None:
    key = anna.opens("bottles", "me", "here")
    with anna.sits(key, eyes=0) as mine:
        mine.hears()
        line = {"q": mine.ask["q"], "m": mine.ask["moves"][0][0], "sure": True, "id": 1}
        other = dict(line, m=mine.ask["moves"][1][0])
        mine.says(**line)
        replied(mine, 1)
    with anna.sits(key, eyes=0) as mine:  # it arrived; the reply did not
        mine.hears()
        mine.says(**line, again=True)
        assert replied(mine, 1) == {"v": 2, "id": 1, "row": 1}
        mine.says(**other, again=True)
        assert "error" in replied(mine, 1)
        mine.says(eyes=1)
        mine.hears()
        fresh = {"q": mine.ask["q"], "m": mine.ask["moves"][0][0], "sure": True, "id": 2}
        mine.says(**fresh, again=True)  # it never arrived
        assert replied(mine, 2)["row"] == 2


def test_an_undo_is_not_done_twice_and_what_was_taken_back_may_be_said_again(anna: Guest) -> None:
    key = anna.opens("dom_pierre", "me", "here")
    with anna.sits(key, eyes=0) as mine:
        mine.hears()
        line = {"q": mine.ask["q"], "m": mine.ask["moves"][0][0], "sure": True, "id": 1}
        mine.says(**line)
        replied(mine, 1)
        mine.says(eyes=0)
        mine.hears()
        assert mine.ask["undo"], "the first answer can be taken back"
        mine.says(q=mine.v, m="undo", id=2)
        assert replied(mine, 2)["row"] == 2
        mine.says(q=2, m="undo", id=2, again=True)
        assert replied(mine, 2)["row"] == 2 and mine.v == 3
        mine.says(**line, again=True)
        assert replied(mine, 1)["row"] == 3
