"""The settings page. All but the name is kept in the browser, by a script."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from cuvee.server.web import identity
from cuvee.server.web.services import form, page


async def settings(request: Request) -> Response:
    return page(request, "settings.html", name=identity.name_of(request))


async def named(request: Request) -> Response:
    """Remember the name the others see."""
    name = identity.clean((await form(request)).get("name", ""))[: identity.LONGEST_NAME]
    response = RedirectResponse("/settings", 303)
    token = identity.token_of(request) or identity.new_token()
    identity.remember(response, request, token, name)
    return response
