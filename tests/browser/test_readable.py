"""The table can be read and touched in positions of all modes, at three sizes, in long words."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from browser.positions import Position, chosen, ids_of, opening, parts_of
from browser.readable import LOOK, SIZES, Checker, lines, served
from corpus.make import wishes
from cuvee.core.log import Record
from cuvee.core.options import spell
from cuvee.games import NAMES, box

ALL = 60  # positions of a game, all of them looked at in `make test-long`
FEW = 8


def findings(browser: Browser, positions: list[Position], stretch: bool) -> str:
    """What is wrong with positions, as lines to read; nothing if all is well."""
    with served(positions) as server:
        checker = Checker(browser, server.url, stretch)
        found = [one for each in positions for one in checker.check(each, list(SIZES))]
        checker.close()
    return "\n".join(lines(found))


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_table_can_be_read_and_touched(browser: Browser, name: str) -> None:
    some = chosen(name, ALL)[:: ALL // FEW][:FEW]
    assert findings(browser, some, stretch=False) == ""


@pytest.mark.long
@pytest.mark.parametrize("stretch", [False, True], ids=["plain", "stretched"])
@pytest.mark.parametrize("name", NAMES)
def test_many_tables_can_be_read_and_touched(browser: Browser, name: str, stretch: bool) -> None:
    assert findings(browser, chosen(name, ALL), stretch) == ""


@pytest.mark.parametrize("name", NAMES)
def test_the_positions_show_every_mode_count_and_question(name: str) -> None:
    positions = chosen(name, ALL)
    records = [Record(each.text) for each in positions]
    shelf = box(name)
    assert {record.seats() for record in records} == set(range(shelf.fewest, shelf.most + 1))
    kinds = {each.about.split(" (")[0].split(",")[0] for each in positions}
    asks = set(map(str, shelf.game().asks.values()))
    assert kinds == asks | {"the end"} and any(each.seat < 0 for each in positions)
    played = {pair for record in records for pair in record.options().items()}
    wished = {(option, spell(value)) for option, value in wishes(shelf)}
    assert len(wished - played) < 0.1 * len(wished), sorted(wished - played)
    for each in positions[:5]:
        assert len(opening(each).lines) == each.ply <= len(parts_of(each.text)[1])


# -- the checker sees what it should see: a page with one fault of each kind, and one without


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    made = browser.new_page(viewport={"width": 600, "height": 400})
    yield made
    made.close()


def seen(page: Page, inside: str, only: str = "") -> list[str]:
    """The kinds of faults on a page with this in it."""
    page.set_content(
        "<style>body{margin:0;font:16px/20px sans-serif}#main{position:relative;height:400px}"
        "svg{display:block}</style>"
        f"<body><div id='main'><div id='t-board' style='height:300px'>{inside}</div></div></body>"
    )
    given = {"phone": False, "ids": ["t01", "lot-1"], "only": only}
    return sorted({each["kind"] for each in page.evaluate(LOOK, given)})


def drawing(inside: str, scale: float = 1) -> str:
    width, height = 500 * scale, 250 * scale
    return f"<svg width='{width}' height='{height}' viewBox='0 0 500 250'>{inside}</svg>"


CARD = "<rect x='10' y='10' width='120' height='60' fill='#eee'/>"
FAULTS = {
    "clipped by its box": "<p style='width:60px;overflow:hidden;white-space:nowrap'>Montalcino</p>",
    "internal id": drawing("<g aria-label='t01'><rect width='40' height='40'/></g>"),
    "outside its card": drawing(f"<g>{CARD}<text x='60' y='40'>Montalcino rosso</text></g>"),
    "outside its zone": "<div style='width:900px;height:20px'></div>",
    "page scrolls": "<div style='position:absolute;top:390px;height:50px;width:9px'></div>",
    "scrolls": "<div style='height:60px;overflow:auto'><div style='height:90px'></div></div>",
    "target covered": drawing(
        "<g class='pick' data-w='x'><rect width='50' height='50'/></g>"
        "<g class='pick' data-w='y'><rect width='60' height='60'/></g>"
    ),
    "target too small": drawing("<g class='pick' data-w='x'><rect width='20' height='50'/></g>"),
    "text over text": drawing(
        "<text x='20' y='40'>Montalcino</text><text x='40' y='44'>Barolo</text>"
    ),
    "too small to read": drawing("<text x='20' y='40' font-size='20'>Barolo</text>", 0.5),
}
WELL = {
    "a text in its card": drawing(f"<g>{CARD}<text x='20' y='40'>Barolo</text></g>"),
    "a label across a map": drawing(
        f"<g>{CARD}<text class='loose' x='90' y='40'>Barolo</text></g>"
    ),
    "an ornament": drawing("<text class='orn' x='20' y='40' font-size='11'>AOC</text>"),
    "a card on a card": drawing(
        "<text x='20' y='40'>Barolo</text><g><rect x='10' y='10' width='90' height='40'"
        " fill='#eee'/><text x='20' y='40'>Chianti</text></g>"
    ),
    "a piece on a target": drawing(
        "<g class='pick' data-w='x'><rect width='50' height='50'/></g>"
        "<circle cx='25' cy='25' r='9'/>"
    ),
    "two lines": drawing("<text x='20' y='40'>Barolo</text><text x='20' y='58'>Chianti</text>"),
}


@pytest.mark.parametrize("kind", FAULTS)
def test_a_fault_is_found(page: Page, kind: str) -> None:
    assert kind in seen(page, FAULTS[kind])


@pytest.mark.parametrize("what", WELL)
def test_what_is_well_is_not_found(page: Page, what: str) -> None:
    assert seen(page, WELL[what]) == []


def test_ids_are_no_words() -> None:
    ids = ids_of("naramata")
    assert "t01" in ids and "blue_cheese" in ids and "brie" not in ids
