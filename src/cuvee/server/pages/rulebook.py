"""Turns the specification of a game into HTML with a link target for every rule."""

import re
from functools import cache
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt
from markupsafe import Markup

from cuvee import games

HERE: Final = Path(__file__).parents[1]
PACKED: Final = HERE / "spec"  # in an installed package
SOURCE: Final = HERE.parents[2] / "docs" / "spec"  # in the source tree
CHAPTERS: Final = {"3": "Rules", "6": "Rulings"}
CHAPTER: Final = re.compile(r"^#{1,2} (\d)\. .*$", re.M)
TAG: Final = re.compile(r"\s*\[((?:R|S\d?|D|same|S\d)\b[^\]\n]*(?:\n[^\]\n]*)?)\]")
ID: Final = r"[A-Z]{2}-R?\d+(?:\.\d+)*[a-z]?"
RULE: Final = re.compile(rf"<li>\s*(<p>)?(?:<strong>)?({ID})\b")
HEAD: Final = re.compile(rf"<h(\d)>({ID}) ([^<\[]*)(?:\[[^\]]*\])?</h\d>")
MENTION: Final = re.compile(rf"(?<![\"#\w-])({ID})(?![\w\"])")


def text(name: str) -> str:
    """The rules of a game as Markdown: ours are the specifications, others' are `rules.md`."""
    for folder in (PACKED, SOURCE):
        path = folder / f"{name}.md"
        if path.exists():
            return path.read_text("utf-8")
    return games.text(name, "rules.md")


@cache
def found_in(name: str) -> dict[str, str]:
    """The rules of a law book by number, as plain text."""
    html = "".join(page for _, page in book(name))
    found = re.findall(rf'<li id="({ID})">(?:<p>)?<b class="id">[^<]*</b>(.*?)</li>', html, re.S)
    return {rule: " ".join(Markup(text).striptags().split()) for rule, text in found}


def chapters(source: str) -> dict[str, str]:
    """The numbered chapters of a specification."""
    marks = list(CHAPTER.finditer(source))
    ends = [mark.start() for mark in marks[1:]] + [len(source)]
    return {mark.group(1): source[mark.end() : end] for mark, end in zip(marks, ends, strict=False)}


def plain(words: str) -> str:
    """Remove the tags that name the source of a rule; rulings they mention are kept."""

    def kept(tag: re.Match[str]) -> str:
        rulings = re.findall(r"[A-Z]{2}-R\d+", tag.group(1))
        return f" ({', '.join(rulings)})" if rulings else ""

    return re.sub(r"\n---\n", "\n", TAG.sub(kept, words))


@cache
def book(name: str) -> list[tuple[str, Markup]]:
    """Titles and HTML of the chapters that the page shows."""
    found = chapters(text(name)) or {"3": text(name)}
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    pages = {
        title: anchored(markdown.render(plain(found[number])))
        for number, title in CHAPTERS.items()
        if found.get(number)
    }
    known = {rule for page in pages.values() for rule in re.findall(r'id="([^"]+)"', page)}
    return [(title, Markup(linked(page, known))) for title, page in pages.items()]


def anchored(page: str) -> str:
    """Give every rule an id to link to."""
    page = HEAD.sub(r'<h3 id="\2"><span class="id">\2</span> \3</h3>', page)
    page = re.sub(r"<h[12456]>(.*?)</h[12456]>", r"<h3>\1</h3>", page)
    page = RULE.sub(r'<li id="\2">\1<b class="id">\2</b> ', page)
    begun = re.compile(r"(</b> )\s*((?:(?!</?strong>|</li>).)*)</strong>", re.S)
    return begun.sub(r"\1<strong>\2</strong>", page)


def linked(page: str, known: set[str]) -> str:
    """Link every rule mentioned to its place on the page."""

    def pointed(mention: re.Match[str]) -> str:
        rule = mention.group(1)
        return f'<a href="#{rule}">{rule}</a>' if rule in known else rule

    parts = re.split(r'(<h3 id=.*?</h3>|<li id="[^"]*">(?:<p>)?<b class="id">[^<]*</b>)', page)
    return "".join(
        p if p.startswith(("<h3 id", "<li id")) else MENTION.sub(pointed, p) for p in parts
    )


def contents(name: str) -> list[tuple[str, str]]:
    """The headings of the rules, with their anchors."""
    found = book(name)
    pattern = r'<h3 id="([^"]+)"><span class="id">[^<]*</span> ([^<]*)</h3>'
    return re.findall(pattern, found[0][1]) if found else []
