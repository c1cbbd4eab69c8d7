"""Every page, by day and by night, on a desk and on a phone: axe-core finds nothing."""

from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page

from browser.conftest import PHONE, Visit, Visitor, shoot
from browser.positions import Position, chosen
from browser.readable import Checker, served
from cuvee.games import NAMES

LOGS = Path(__file__).parent.parent / "games"


def barriers(person: Visitor, paths: list[str]) -> list[str]:
    """What axe-core finds on these pages, a line each."""
    found = []
    for path in paths:
        person.goes(path)
        person.page.wait_for_timeout(150)
        found += complaints(person.page, path)
    return found


def complaints(page: Page, where: str) -> list[str]:
    wrong: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [
        f"{where} {each['id']}: {node['html'][:120]} {node['failureSummary']}"
        for each in wrong
        for node in each["nodes"][:1]
    ]


def finished(person: Visitor, name: str) -> str:
    """A table with a finished game on it: its key."""
    log = sorted((LOGS / name / "logs").glob("*.cuvee"))[0]
    person.goes("/upload")
    person.page.fill("#u-log", log.read_text("utf-8"))
    person.page.locator("main button.go").click()
    person.page.wait_for_selector("#r-auto:visible")
    return person.page.url.split("/t/")[1].split("/")[0]


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_barrier_on_the_way_to_a_table(visit: Visit, scheme: str) -> None:
    anna = visit(color_scheme=scheme)
    assert barriers(anna, ["/", "/settings", "/upload", "/t/nothing"]) == []
    anna.wrong = [line for line in anna.wrong if "404" not in line]


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_no_barrier_on_any_page_of_a_game(visit: Visit, name: str) -> None:
    anna = visit(reduced_motion="reduce")
    key = finished(anna, name)
    mine = anna.opens(name, "me", "invited")
    link = anna.page.locator("input.invite").input_value().removeprefix(anna.url)
    pages = [f"/new/{name}", f"/rules/{name}", f"/t/{mine}", f"/t/{key}/replay?ply=30"]
    assert barriers(anna, [*pages, f"/t/{key}/end", f"/t/{key}"]) == []
    assert barriers(visit(), [link]) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_no_barrier_by_night(visit: Visit, name: str) -> None:
    anna = visit(color_scheme="dark", reduced_motion="reduce")
    key = finished(anna, name)
    pages = [f"/new/{name}", f"/rules/{name}", f"/t/{key}/replay?ply=30", f"/t/{key}/end"]
    assert barriers(anna, pages) == []
    mine = anna.plays_now(name)
    assert barriers(anna, [f"/t/{mine}"]) == []
    shoot(anna.page, f"{name}-night")


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_no_barrier_on_a_phone(visit: Visit, name: str) -> None:
    anna = visit(PHONE, has_touch=True, is_mobile=True)
    mine = anna.plays_now(name)
    assert barriers(anna, [f"/t/{mine}"]) == []
    for path in ("/", "/settings", f"/new/{name}", f"/rules/{name}", f"/t/{mine}/replay"):
        anna.goes(path)
        wide = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert anna.page.evaluate(wide) <= 0, path
        shoot(anna.page, f"{name}-phone-{path.strip('/').split('/')[-1] or 'home'}")


def barriers_in(browser: Browser, positions: list[Position]) -> list[str]:
    """What axe-core finds in positions of stored games."""
    with served(positions) as server:
        checker = Checker(browser, server.url)
        page, found = checker.page(phone=False), []
        for each in positions:
            checker.opened(page, each)
            found += complaints(page, each.key)
        checker.close()
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_no_barrier_in_some_positions(browser: Browser, name: str) -> None:
    assert barriers_in(browser, chosen(name, 60)[4::10]) == []


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_no_barrier_in_many_positions(browser: Browser, name: str) -> None:
    assert barriers_in(browser, chosen(name, 60)) == []
