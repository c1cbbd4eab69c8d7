"""The rules page of a game."""

from starlette.requests import Request
from starlette.responses import Response

from cuvee.games import card
from cuvee.server.pages.rulebook import book, contents
from cuvee.server.web.services import page


async def rules(request: Request) -> Response:
    about = card(request.path_params["game"])
    chapters = book(about.name)
    return page(request, "rules.html", card=about, chapters=chapters, contents=contents(about.name))
