"""Rules: a page for each game, every rule under its number."""

from starlette.requests import Request
from starlette.responses import Response

from cuvee.server.book import book, contents
from cuvee.server.house import page
from cuvee.server.shelf import back


async def rules(request: Request) -> Response:
    about = back(request.path_params["game"])
    chapters = book(about.name)
    return page(request, "rules.html", back=about, chapters=chapters, contents=contents(about.name))
