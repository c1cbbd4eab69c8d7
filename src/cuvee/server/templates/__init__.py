"""Jinja templates of the pages; all values are escaped."""

from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, pass_context
from jinja2.runtime import Context
from markupsafe import Markup

from cuvee import games
from cuvee.render.theme import SEAT_MARK
from cuvee.render.words import ENGLISH
from cuvee.server import words as frame
from cuvee.server.pages.style import sheet_address
from cuvee.server.statics import address


@cache
def icon(name: str) -> Markup:
    """An icon of the frame, drawn in the colour of the text around it."""
    picture = f"{address('icons.svg')}#{name}"
    return Markup('<svg class="i" aria-hidden="true"><use href="{}"/></svg>').format(picture)


@cache
def cover(game: str) -> Markup:
    """The picture on the box of a game; a plain one where it has none of its own."""
    plain = Path(__file__).with_name("cover.svg")
    return Markup(games.text(game, "cover.svg") or plain.read_text("utf-8"))


@cache
def coach() -> Markup:
    """Bouchon, the cork: only in lessons, never at a real table."""
    return Markup(Path(__file__).with_name("coach.svg").read_text("utf-8"))


@cache
def mark(seat: int) -> Markup:
    """The mark of a seat: its colour, shape and letter."""
    letter = SEAT_MARK[seat]
    shown = '<span class="seat s-{}" aria-hidden="true">{}</span>'
    return Markup(shown).format(letter.lower(), letter)


@pass_context
def say(context: Context, key: str, **places: object) -> str:
    """A message of the frame, in the language of the page."""
    return frame.say(context.get("lang", ENGLISH), key, **places)


@cache
def environment() -> Environment:
    made = Environment(
        loader=PackageLoader("cuvee.server", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals |= {"static": address, "sheet": sheet_address, "cover": cover, "icon": icon}
    made.globals |= {"mark": mark, "say": say, "coach": coach()}
    return made


def render(template: str, /, **words: Any) -> str:
    return environment().get_template(template).render({"lang": ENGLISH} | words)
