"""Lessons: what a game is about on one sheet, and the table a lesson is played at."""

from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from cuvee.games import card
from cuvee.learn.lesson import FIRST, Lesson, lessons
from cuvee.server.tables.registry import new_key
from cuvee.server.tables.table import BOT_SEAT, PERSON, Chair, opened
from cuvee.server.web import identity
from cuvee.server.web.services import form, lang_of, page, refused, services
from cuvee.server.words import say

COVER = ("lead", "line", "goal", "turn", "catch")


async def learn(request: Request) -> Response:
    """What the game is about, and its lessons."""
    about = card(request.path_params["game"])
    found = lessons(about.name)
    if not found:
        return refused(request, 404, "learn-none-here", f"/rules/{about.name}")
    lang = lang_of(request)
    words: dict[str, Any] = {
        "card": about,
        "cover_words": {part: found[FIRST].say(f"{FIRST}.{part}", lang) for part in COVER},
        "lessons": [(each, each.say(each.name, lang)) for each in found.values()],
    }
    return page(request, "learn.html", **words)


async def begin(request: Request) -> Response:
    """Open the table of a lesson."""
    about = card(request.path_params["game"])
    plan = lessons(about.name).get((await form(request)).get("lesson", FIRST))
    if plan is None:
        return refused(request, 404, "learn-none-here", f"/rules/{about.name}")
    token = identity.token_of(request) or identity.new_token()
    key = new_key()
    name = identity.name_of(request) or say(lang_of(request), "called-learner")
    chairs = seated(plan, name, identity.hashed(token))
    match = plan.match()
    match.players[:] = [chair.name for chair in chairs]
    opening = opened(match, chairs, lesson=plan.name)
    await services(request).tables.open(opening, identity.hashed(token), key)
    response = RedirectResponse(f"/t/{key}", 303)
    identity.remember(response, request, token)
    return response


def seated(plan: Lesson, name: str, holder: str) -> list[Chair]:
    """The learner, and the others of the log, who are bots once the lesson is over."""
    chairs = [Chair(player, BOT_SEAT, plan.bot) for player in plan.record.players]
    chairs[plan.learner] = Chair(name, PERSON, holder=holder)
    return chairs
