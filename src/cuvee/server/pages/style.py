"""Style sheets made by the code: the theme, and the styles of each game's drawings."""

from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from cuvee.games import cards, face
from cuvee.render.theme import SEAT_INK, css


@cache
def text(name: str) -> str:
    inks = "".join(f".ink-{k}{{background:{ink}}}" for k, ink in enumerate(SEAT_INK))
    cloths = "".join(f".k-{name}{{--key:{card.colour}}}" for name, card in cards().items())
    return css() + inks + cloths if name == "theme" else face(name).style


async def icons(request: Request) -> Response:
    """The icons of a game; their address has a digest, so that they may be kept."""
    headers = {"cache-control": "public, max-age=31536000, immutable"}
    text = face(request.path_params["name"]).icons
    return Response(text, media_type="image/svg+xml", headers=headers)


async def sheet(request: Request) -> Response:
    headers = {"cache-control": "public, max-age=3600"}
    return Response(text(request.path_params["name"]), media_type="text/css", headers=headers)
