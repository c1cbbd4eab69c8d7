"""Words: what the frame says is in its catalogue, all of it, and nothing else is said."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import cuvee.server
from cuvee.games import NAMES, cards
from cuvee.render.words import ENGLISH, PSEUDO, read
from cuvee.server.pages.new_table import people
from cuvee.server.words import WORDS, ago, listed, say, since, spoken
from server.conftest import Guest

SERVER = Path(cuvee.server.__file__).parent
LOGS = Path(__file__).parent.parent / "games"
USED = re.compile(
    r"""\b(?:say|refused)\((?:lang|self\.lang|lang_of\(request\)|request)?,?\s*
    (?:\d{3},\s*)?f?"([a-z][\w.-]*)(["{])(\s*~)?""",
    re.X,
)
NAMED = re.compile(r'"((?:error|chart|origin)-[a-z-]+)"')
WORD = re.compile(r"[^\W\d_]{2,}")
SAID = ("aria-label", "title", "placeholder", "alt", "content")


def used() -> tuple[set[str], set[str]]:
    """The keys that templates and pages ask for, and the beginnings of those they put together."""
    whole: set[str] = set()
    begun: set[str] = set()
    for path in [*SERVER.rglob("*.html"), *SERVER.rglob("*.py")]:
        text = path.read_text("utf-8")
        whole |= set(NAMED.findall(text))
        for key, closed, more in USED.findall(text):
            (begun if more or closed == "{" else whole).add(key)
        if "refused(" in text:
            whole |= {f"{key}.title" for key in re.findall(r'refused\(request, \d+, "(\S+)"', text)}
    return whole, begun


def test_every_message_asked_for_is_there_and_none_is_idle() -> None:
    whole, begun = used()
    assert len(whole) > 100
    assert sorted(key for key in whole if not WORDS.has(key)) == []
    names = {key.partition(".")[0] for key in whole}
    known = list(WORDS.messages())
    assert [k for k in known if k not in names and not k.startswith(tuple(begun))] == []
    assert [b for b in begun if not any(k.startswith(b) for k in known)] == []


def test_a_setting_has_its_sentence_and_a_level_too() -> None:
    for entry in read(SERVER / "lang" / "en.ftl").body:
        name = getattr(getattr(entry, "id", None), "name", "")
        if re.fullmatch(r"(set|level)-[a-z]+", name):
            assert WORDS.has(f"{name}.about"), name


@pytest.mark.parametrize("word", ["ply", "asked", "answers", "seat 0", "log"])
def test_no_message_speaks_like_the_machine(word: str) -> None:
    text = (SERVER / "lang" / "en.ftl").read_text("utf-8")
    said = [line.partition("=")[2] for line in text.splitlines() if not line.startswith("#")]
    shown = re.sub(r"\{[^}]*\}", "", " ".join(said))
    assert not re.search(rf"\b{word}\b", shown)


def test_names_and_times_are_put_into_sentences() -> None:
    assert listed(ENGLISH, ["Anna"]) == "Anna"
    assert listed(ENGLISH, ["Anna", "Bert", "Carl"]) == "Anna, Bert and Carl"
    gone = {5: "just now", 240: "for 4 min", 3600: "for an hour", 90_000: "since yesterday"}
    for seconds, text in gone.items():
        assert since(ENGLISH, 1000.0, 1000.0 + seconds) == text
    assert ago(ENGLISH, 0, 3 * 86_400) == "3 days ago"
    assert say(ENGLISH, "mine-place", place=2) == "You came second"


def test_a_language_nobody_speaks_is_english() -> None:
    assert spoken("xx", "") == ENGLISH and spoken("", PSEUDO) == PSEUDO


class Reader(HTMLParser):
    """All a page says that is not marked as the English of a box, and not drawn by a game."""

    def __init__(self) -> None:
        super().__init__()
        self.depth = 0
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        empty = tag in ("meta", "link", "input", "br", "hr", "img", "path", "use", "rect", "circle")
        hidden = given.get("lang") == ENGLISH or tag in ("svg", "script", "textarea")
        if not self.depth and not hidden and given.get("name") not in ("viewport", "theme-color"):
            self.found += [given[name] or "" for name in SAID if name in given]
        if (hidden or self.depth) and not empty:
            self.depth += 1

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        return

    def handle_endtag(self, tag: str) -> None:
        self.depth = max(0, self.depth - 1)

    def handle_data(self, text: str) -> None:
        if not self.depth:
            self.found.append(text)


def strange(page: str) -> list[str]:
    """Words outside a catalogue: the pseudo language puts its own in brackets."""
    reader = Reader()
    reader.feed(page)
    titles = [card.title for card in cards().values()]
    left = []
    for text in reader.found:
        before = ""
        while before != text:
            before, text = text, re.sub(r"\[[^][]*\]", "", text)
        for known in ("Cuvée", "Anna", "Bert", *people(), *titles):
            text = text.replace(known, "")
        left += [text.strip()] if WORD.search(text) and "color-scheme" not in text else []
    return [text for text in left if text != "light dark"]


def test_no_page_of_the_frame_says_a_word_outside_the_catalogue(anna: Guest, bert: Guest) -> None:
    for guest in (anna, bert):
        guest.client.cookies.set("lang", PSEUDO)
    names = {"name-0": "Anna", "name-1": "Bert"}
    key = anna.opens("bottles", "me", "invited", **names)
    link = next(p for p in anna.get(f"/t/{key}").text.split('"') if p.startswith("/join/"))
    pages = ["/", "/settings", "/upload", "/nothing", f"/t/{key}/replay", "/go?link=x"]
    for name in NAMES:
        pages += [f"/new/{name}", f"/rules/{name}"]
    found = {path: strange(anna.get(path).text) for path in pages}
    found[link] = strange(bert.get(link).text)
    assert {path: texts for path, texts in found.items() if texts} == {}
    assert '<html lang="en-XA">' in anna.get("/").text


@pytest.mark.parametrize("name", NAMES)
def test_nor_does_the_page_of_a_table(anna: Guest, name: str) -> None:
    anna.client.cookies.set("lang", PSEUDO)
    key = anna.opens(name, "me", "bot random", **{"name-0": "Anna", "name-1": "Bert"})
    assert strange(anna.get(f"/t/{key}").text) == []


@pytest.mark.parametrize("name", NAMES)
def test_nor_do_the_pages_of_a_finished_game(anna: Guest, name: str) -> None:
    anna.client.cookies.set("lang", PSEUDO)
    log = sorted((LOGS / name / "logs").glob("*.cuvee"), key=lambda path: path.stat().st_size)[0]
    text = re.sub(r"Player \d", "Anna", log.read_text("utf-8"))
    key = anna.post("/upload", log=text).headers["location"].split("/")[2]
    for path in (f"/t/{key}/end", f"/t/{key}/replay?ply=9", "/"):
        assert strange(anna.get(path).text) == [], path
