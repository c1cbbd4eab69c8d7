"""Every page by day and by night: axe-core finds nothing."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from browser.conftest import PHONE, Visit, shoot
from cuvee.games import NAMES

LOGS = Path(__file__).parent.parent / "games"


def violations(page: object) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [
        f"{each['id']}: {each['nodes'][0]['html'][:160]} {each['nodes'][0]['failureSummary'][:300]}"
        for each in found
    ]


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", NAMES)
def test_no_page_has_a_barrier(visit: Visit, name: str, scheme: str) -> None:
    anna = visit(color_scheme=scheme, reduced_motion="reduce")
    log = sorted((LOGS / name / "logs").glob("*.cuvee"))[0]
    anna.goes("/upload")
    anna.page.fill("#u-log", log.read_text("utf-8"))
    anna.page.locator("main button.main").click()
    anna.page.wait_for_selector("#r-auto:visible")
    key = anna.page.url.split("/t/")[1].split("/")[0]
    anna.opens(name, "me", "invited")
    mine = anna.page.url.split("/t/")[1].split("/")[0]
    paths = ["/", f"/new/{name}", f"/rules/{name}", "/upload", f"/t/{mine}", "/t/nothing"]
    paths += [f"/t/{mine}/replay", f"/t/{key}/replay?ply=30", f"/t/{key}/end", f"/t/{key}"]
    found = {}
    for path in paths:
        anna.goes(path)
        anna.page.wait_for_timeout(100)
        if wrong := violations(anna.page):
            found[path] = wrong
        shoot(anna.page, f"{name}-{scheme}-{path.split('?')[0].strip('/').replace('/', '-')[-12:]}")
    anna.wrong = [line for line in anna.wrong if "404" not in line]
    assert found == {}


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_no_barrier_on_a_phone(visit: Visit, name: str) -> None:
    anna = visit(PHONE, has_touch=True, is_mobile=True)
    for path in ("/", f"/new/{name}", f"/rules/{name}"):
        anna.goes(path)
        assert violations(anna.page) == []
        wide = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert anna.page.evaluate(wide) <= 0, path
        shoot(anna.page, f"{name}-phone-{path.strip('/').split('/')[0] or 'home'}")
    anna.plays_now(name)
    assert violations(anna.page) == []
