"""The rules of a game: for players, and the law book behind them; a search over both."""

import re
from functools import cache
from typing import Final

from markdown_it import MarkdownIt
from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from cuvee.games import card, cards
from cuvee.learn import rules as players
from cuvee.learn.lesson import lessons
from cuvee.server.pages.rulebook import book, contents, found_in
from cuvee.server.pages.style import sheet_address
from cuvee.server.web.services import lang_of, page

PICTURE: Final = re.compile(r'<p><img src="([^"]+)" alt="([^"]*)" ?/?></p>')
HEADING: Final = re.compile(r"<h2>([^<]*)</h2>")
SHORTEST: Final = 3  # letters to search for


async def rules(request: Request) -> Response:
    """The rules for players, or what was searched for in both books."""
    about = card(request.path_params["game"])
    if not players.text(about.name):
        return await law(request)
    lang, wanted = lang_of(request), request.query_params.get("q", "").strip()[:60]
    words = {
        "text": shown(about.name, lang),
        "sections": sections(about.name, lang),
        "wanted": wanted,
        "found": search(about.name, wanted, lang) if len(wanted) >= SHORTEST else None,
        "face_style": sheet_address(about.name),
        "lessons": lessons(about.name),
    }
    return page(request, "rules.html", card=about, cards=cards().values(), **words)


async def law(request: Request) -> Response:
    """The law book: every rule with its number."""
    about = card(request.path_params["game"])
    chapters = book(about.name)
    both = bool(players.text(about.name))
    words = {"chapters": chapters, "contents": contents(about.name), "both": both}
    return page(request, "law.html", card=about, cards=cards().values(), **words)


async def first(request: Request) -> Response:
    """The rules of the first game of the catalogue; from there tabs lead to the others."""
    return RedirectResponse(f"/rules/{next(iter(cards()))}", 303)


@cache
def shown(game: str, lang: str) -> Markup:
    """The rules for players as HTML: with pictures, and each sentence with its laws."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    html = HEADING.sub(anchor, markdown.render(players.text(game, lang)))
    html = PICTURE.sub(lambda found: drawn(game, found[1], found[2], lang), html)
    known: set[str] = set()
    return Markup(players.LAWS.sub(lambda found: laws(game, found[1].split(", "), known), html))


def anchor(heading: re.Match[str]) -> str:
    return f'<h2 id="{spelt(heading[1])}">{heading[1]}</h2>'


def spelt(heading: str) -> str:
    """The anchor of a heading."""
    return re.sub(r"[^a-z0-9]+", "-", heading.lower()).strip("-")


def drawn(game: str, place: str, caption: str, lang: str) -> str:
    drawing = players.picture(game, place, lang)
    svg = drawing.svg(class_="cuvee")
    return f'<figure class="cuvee">{svg}<figcaption>{caption}</figcaption></figure>'


def laws(game: str, rules: list[str], known: set[str]) -> str:
    """The laws behind a sentence: a small sign for each that leads to its text."""
    out = []
    for rule in rules:
        mark = "" if rule in known else f' id="{rule}"'
        known.add(rule)
        out.append(f'<a class="para"{mark} href="/law/{game}#{rule}" title="{rule}">§</a>')
    return f'<span class="paras">{"".join(out)}</span>'


@cache
def sections(game: str, lang: str) -> list[tuple[str, str]]:
    """The headings with their anchors."""
    found = re.findall(r"^## (.*)$", players.text(game, lang), re.M)
    return [(spelt(str(escape(title))), title) for title in found]


def search(game: str, wanted: str, lang: str) -> list[tuple[str, str, str]]:
    """What both books say about these words: where, text, address."""
    words = wanted.lower().split()

    def fits(text: str) -> bool:
        return all(word in text.lower() for word in words)

    found = [
        (each.heading, each.text, f"#{spelt(str(escape(each.heading)))}")
        for each in players.passages(game, lang)
        if fits(f"{each.heading} {each.text}")
    ]
    law = found_in(game)
    return found + [
        (rule, text, f"/law/{game}#{rule}") for rule, text in law.items() if fits(f"{rule} {text}")
    ]
