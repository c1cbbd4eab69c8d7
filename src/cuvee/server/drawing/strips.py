"""The strips of the players: mark, name, what is known of what they have, points."""

from functools import cache, lru_cache
from typing import Final, NamedTuple

from markupsafe import Markup

from cuvee.render.asking import Counter
from cuvee.render.svg import el
from cuvee.render.theme import SEAT_MARK
from cuvee.server.drawing.icons import icon
from cuvee.server.drawing.points import Points, said
from cuvee.server.drawing.words import phrase
from cuvee.server.tables.table import BOT_SEAT, Table
from cuvee.server.words import WORDS, say

KEPT: Final = 8192


class Place(NamedTuple):
    """The strip of a player, without what differs between viewers."""

    name: str
    role: str
    bot: bool
    state: str
    marks: str


def place(table: Table, asked: list[int], chosen: list[int], seat: int, lang: str) -> Place:
    chair = table.chairs[seat]
    bot = chair.kind == BOT_SEAT
    free = not bot and not chair.holder
    role = (
        phrase("bot", lang, level=level(chair.bot, lang))
        if bot
        else phrase("free", lang)
        if free
        else ""
    )
    marks = (["now"] if seat in asked else []) + (["free"] if free else [])
    return Place(chair.name, role, bot, waits(table, asked, chosen, seat, lang), " ".join(marks))


def level(bot: str, lang: str) -> str:
    """The name of a bot's level; a bot of somebody's own keeps its own name."""
    key = f"level-{bot}"
    return say(lang, key) if WORDS.has(key) else bot


def waits(table: Table, asked: list[int], chosen: list[int], seat: int, lang: str) -> str:
    if table.match.over:
        return phrase("place", lang, place=table.match.ranking[seat])
    if seat in chosen:
        return phrase("has-chosen", lang)
    return phrase("choosing", lang) if seat in asked else ""


@lru_cache(KEPT)
def strip(
    seat: int,
    place: Place,
    mine: bool,
    points: Points,
    counts: tuple[Counter, ...],
    glance: Markup | None,
    game: str,
    lang: str,
) -> Markup:
    sign = icon("bot", game) if place.bot else None
    small = phrase("you", lang) if mine else place.role
    about = None if points.exact or points.covered else el("small", phrase("about", lang))
    hint = "points" if points.exact else "points-about"
    counters = [
        el("span", icon(count.icon, game), count.value, title=count.title, data_c=count.icon)
        for count in counts
    ]
    return el(
        "li",
        seat_mark(seat),
        el("span", place.name, el("small", sign, small) if small else None, class_="nm"),
        el("span", place.state, class_="st") if place.state else None,
        el("span", *counters, class_="ct") if counters else None,
        glance,
        el("span", about, el("b", said(points)), class_="pts", title=phrase(hint, lang)),
        id=f"t-seat-{seat}",
        class_=f"strip s-{SEAT_MARK[seat].lower()} {place.marks}".strip(),
        data_w=f"s{seat}",
    )


@cache
def seat_mark(seat: int) -> Markup:
    """The mark of a seat: its colour, letter and shape."""
    letter = SEAT_MARK[seat]
    return el("span", letter, class_=f"seat s-{letter.lower()}", aria_hidden="true")
