"""The rules page of a game."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from cuvee.games import card, cards
from cuvee.server.pages.rulebook import book, contents
from cuvee.server.web.services import page


async def rules(request: Request) -> Response:
    about = card(request.path_params["game"])
    chapters = book(about.name)
    shown = {"chapters": chapters, "contents": contents(about.name), "cards": cards().values()}
    return page(request, "rules.html", card=about, **shown)


async def first(request: Request) -> Response:
    """The rules of the first game of the catalogue; from there tabs lead to the others."""
    return RedirectResponse(f"/rules/{next(iter(cards()))}", 303)
