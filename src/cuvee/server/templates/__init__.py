"""Jinja templates of the pages; all values are escaped."""

from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from cuvee import games

STATIC: Final = Path(__file__).parent.parent / "static"


@cache
def static(name: str) -> str:
    """The address of a static file; it contains a hash, so that browsers may cache it."""
    mark = blake2b((STATIC / name).read_bytes(), digest_size=5).hexdigest()
    return f"/static/{name}?{mark}"


@cache
def icon(name: str) -> Markup:
    """An icon of the frame, drawn in the colour of the text around it."""
    address = f"{static('icons.svg')}#{name}"
    return Markup('<svg class="i" aria-hidden="true"><use href="{}"/></svg>').format(address)


@cache
def cover(game: str) -> Markup:
    """The picture on the box of a game; a plain one where it has none of its own."""
    plain = Path(__file__).with_name("cover.svg")
    return Markup(games.text(game, "cover.svg") or plain.read_text("utf-8"))


@cache
def environment() -> Environment:
    made = Environment(
        loader=PackageLoader("cuvee.server", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals["static"] = static
    made.globals["cover"] = cover
    made.globals["icon"] = icon
    return made


def render(template: str, /, **words: Any) -> str:
    return environment().get_template(template).render(**words)
