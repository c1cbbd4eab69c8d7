"""The reports of the arena, opened by a browser from a file."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.conftest import Visit, shoot
from cuvee.cli import main

SHORT = ["--option", "mode=short", "--option", "max_rounds=10", "--option", "negotiation=off"]
TABLE = ["--players", "3", *SHORT]
REPORTS = {
    "tournament": ["--game", "bottles", "--bots", "random,greedy", "--blocks", "6", *TABLE],
    "balance": ["bottles", "--bots", "random", "--games", "60", *TABLE],
    "analyse": ["game.cuvee", "--bot", "greedy"],
}


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A finished game of random answers, as text; in a folder to write into."""
    from cuvee.games import box

    monkeypatch.chdir(tmp_path)
    match = box("bottles").match(2, 4, {"max_rounds": 10, "mode": "short", "negotiation": "off"})
    while not match.over:
        seat = match.questions[0].seat
        legal = match.legal(seat)
        match.submit(seat, legal[len(match.entries) % len(legal)])
    return match.log


@pytest.mark.parametrize("command", REPORTS)
def test_a_report_opens_without_a_complaint(
    browser: Browser, log: str, tmp_path: Path, command: str
) -> None:
    (tmp_path / "game.cuvee").write_text(log)
    assert main([command, *REPORTS[command], "--html", "report.html"]) == 0
    wrong: list[str] = []
    asked: list[str] = []
    for scheme in ("light", "dark"):
        page = browser.new_page(color_scheme=scheme, viewport={"width": 390, "height": 844})
        page.on("console", lambda line: wrong.append(line.text))
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("request", lambda request: asked.append(request.url))
        page.goto((tmp_path / "report.html").as_uri())
        shoot(page, f"{command}-{scheme}")
        assert page.locator("svg[role=img]").count() >= 1 and page.locator("h2").count() >= 3
        ids = "() => { const all = [...document.querySelectorAll('[id]')].map(e => e.id);"
        assert page.evaluate(f"{ids} return all.length - new Set(all).size }}") == 0
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        page.close()
    assert wrong == [] and all(url.startswith(("file:", "data:")) for url in asked)


def test_the_replay_shows_win_chances(visit: Visit, log: str) -> None:
    visitor = visit()
    visitor.goes("/upload")
    visitor.page.fill("textarea", log)
    visitor.page.click("main button")
    chart = visitor.page.locator("#r-curve svg.chart[aria-label^=Chance]:visible")
    chart.wait_for(timeout=60_000)
    assert (chart.get_attribute("aria-label") or "").startswith("Chance to win, in percent")
    shoot(visitor.page, "replay-chances")
