"""Stand-alone drawings have the colours of the pages."""

import re
from pathlib import Path

import cuvee
from cuvee.render.svg import Drawing, el, sheet
from cuvee.render.theme import DAY, NIGHT, SEAT_INK, SEAT_MARK, SEAT_SHAPE, css

BASE = Path(cuvee.__file__).parent / "server" / "static" / "base.css"


def test_every_colour_has_its_night_and_is_the_one_of_the_pages() -> None:
    assert list(DAY) == list(NIGHT)
    on_pages = dict(re.findall(r"--([\w-]+):([^;]+);", BASE.read_text("utf-8")))
    for name, day in DAY.items():
        known = on_pages.get(name)
        assert known in (None, day, f"light-dark({day},{NIGHT[name]})"), name
    for mark, ink in zip(SEAT_MARK, SEAT_INK, strict=True):
        assert on_pages[mark.lower()] == ink


def test_a_reader_of_a_page_may_still_choose_day_or_night() -> None:
    assert ":where(:root){color-scheme:light dark}" in css()


def test_every_seat_has_a_shape_of_its_own() -> None:
    assert len(set(SEAT_SHAPE)) == len(SEAT_MARK)


def test_a_drawing_wider_than_the_board_has_a_row_for_itself() -> None:
    shapes = [("board", 100, 50), ("a", 60, 30), ("mine", 150, 15), ("b", 60, 30)]
    drawings = [Drawing(key, w, h, key, {"x": {"y": el("g", id="y")}}) for key, w, h in shapes]
    drawn = sheet(drawings, "")
    places = dict(re.findall(r'id="(\w+)" viewBox="[^"]*" role="group" [^>]*? y="([\d.]+)"', drawn))
    assert float(places["mine"]) < float(places["a"]) == float(places["b"])
