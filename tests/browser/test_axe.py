"""Every page, by day and by night, on a desk and on a phone: axe-core finds nothing."""

from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from browser.conftest import PHONE, Visit, Visitor, shoot
from cuvee.games import NAMES

LOGS = Path(__file__).parent.parent / "games"


def barriers(person: Visitor, paths: list[str]) -> list[str]:
    """What axe-core finds on these pages, a line each."""
    found = []
    for path in paths:
        person.goes(path)
        person.page.wait_for_timeout(150)
        wrong: list[dict[str, Any]] = Axe().run(person.page).response["violations"]
        for each in wrong:
            node = each["nodes"][0]
            found.append(f"{path} {each['id']}: {node['html'][:120]} {node['failureSummary']}")
    return found


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
