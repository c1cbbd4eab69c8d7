"""Style sheets and icons made by the code: the theme, and what each game's drawings need."""

from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from cuvee.games import cards, face
from cuvee.render.theme import SEAT_INK, css
from cuvee.server.drawing.icons import styled
from cuvee.server.statics import FOREVER


@cache
def text(name: str) -> str:
    inks = "".join(f".ink-{k}{{background:{ink}}}" for k, ink in enumerate(SEAT_INK))
    cloths = "".join(f".k-{name}{{--key:{card.colour}}}" for name, card in cards().items())
    return css() + inks + cloths if name == "theme" else face(name).style


def sheet_address(name: str) -> str:
    """The address of the theme, or of the style sheet of a game."""
    return styled(name, "css", text(name))


async def icons(request: Request) -> Response:
    """The icons of a game."""
    headers = {"cache-control": FOREVER}
    text = face(request.path_params["name"]).icons
    return Response(text, media_type="image/svg+xml", headers=headers)


async def sheet(request: Request) -> Response:
    headers = {"cache-control": FOREVER}
    return Response(text(request.path_params["name"]), media_type="text/css", headers=headers)
