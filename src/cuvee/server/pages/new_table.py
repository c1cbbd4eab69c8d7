"""Creating a table: at once against bots, or with a form for seats, options and seed."""

import random
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from cuvee.bots import roster
from cuvee.bots.levels import LEVELS
from cuvee.core.match import Match, Seed
from cuvee.core.options import OptionError, Value, spell
from cuvee.games import box, card
from cuvee.render.theme import SEAT_MARK
from cuvee.server.tables.bot_pool import at_tables
from cuvee.server.tables.registry import new_key
from cuvee.server.tables.table import BOT_SEAT, PERSON, Chair, opened
from cuvee.server.web import identity
from cuvee.server.web.services import form, has_room, lang_of, page, services
from cuvee.server.words import say

NOBODY: Final = "nobody"
KINDS: Final = ("me", "here", "invited", "bot", NOBODY)
NAMES: Final = Path(__file__).parent.parent / "names.toml"
LONGEST_SEED: Final = 64
USUAL_BOT: Final = "villages"


@cache
def people() -> list[str]:
    """First names for bots."""
    found: list[str] = tomllib.loads(NAMES.read_text("utf-8"))["names"]
    return found


async def now(request: Request) -> Response:
    """Play at once against bots, without a form."""
    fields = await form(request)
    about = card(fields.get("game", ""))
    given = {"game": about.name, "kind-0": "me", "name-0": identity.name_of(request)}
    for seat in range(1, about.usual):
        given[f"kind-{seat}"] = f"bot {USUAL_BOT}"
    return await start(request, given)


async def choose(request: Request) -> Response:
    """The form for a new table."""
    about = card(request.path_params["game"])
    return show(request, about.name, usual(request, about.name), "")


def usual(request: Request, name: str) -> dict[str, str]:
    """The default values of the form."""
    about = card(name)
    given = {"name-0": identity.name_of(request), "kind-0": "me", "seed": ""}
    for seat in range(1, about.most):
        given[f"kind-{seat}"] = "bot" if seat < about.usual else NOBODY
    return given


def show(request: Request, name: str, given: dict[str, str], wrong: str) -> Response:
    opened_box = box(name)
    options = [
        {
            "name": option.name,
            "title": option.name.replace("_", " "),
            "about": option.about,
            "values": [spell(value) for value in option.choices()],
            "usual": spell(option.default),
            "chosen": given.get(f"option-{option.name}", spell(option.default)),
        }
        for option in opened_box.options
    ]
    words = {
        "seats": chairs_asked(given, opened_box.most),
        "options": options,
        "changed": any(option["chosen"] != option["usual"] for option in options),
        "levels": LEVELS,
        "guests": roster.others(),
        "seed": given.get("seed", ""),
    }
    status = 400 if wrong else 200
    return page(request, "new.html", status, card=card(name), wrong=wrong, **words)


def chairs_asked(given: dict[str, str], most: int) -> list[dict[str, str]]:
    """What the form says of each seat; `spare` is the name of a bot that is given none."""
    spare = random.sample(people(), most)
    found = []
    for k in range(most):
        kind, _, level = given.get(f"kind-{k}", NOBODY).partition(" ")
        seat = {"mark": SEAT_MARK[k], "kind": kind, "name": given.get(f"name-{k}", "")}
        seat["level"] = level or given.get(f"level-{k}", USUAL_BOT)
        found.append(seat | {"spare": given.get(f"spare-{k}", spare[k])})
    return found


async def create(request: Request) -> Response:
    """Create a table from the form."""
    given = await form(request)
    name = given.get("game", "")
    card(name)
    try:
        return await start(request, given)
    except OptionError as error:
        return show(request, name, given, str(error))


async def start(request: Request, given: dict[str, str]) -> Response:
    """Create the table and redirect to it."""
    has_room(request)
    opened_box = box(given["game"])
    token, key = identity.token_of(request) or identity.new_token(), new_key()
    chairs = Seating(lang_of(request), token, key).seated(given, opened_box.most)
    game = opened_box.game(chosen(given))
    seed = identity.clean(given.get("seed", ""))[:LONGEST_SEED] or None
    names = [chair.name for chair in chairs]
    match: Match[Any] = Match(game, len(chairs), Seed.among_people(seed), players=names)
    await services(request).tables.open(opened(match, chairs), identity.hashed(token), key)
    response = RedirectResponse(f"/t/{key}", 303)
    mine = next((chair.name for chair in chairs if chair.holder), "")
    identity.remember(response, request, token, mine)
    return response


def chosen(given: dict[str, str]) -> dict[str, Value]:
    names = [name for name in given if name.startswith("option-")]
    return {name.removeprefix("option-"): given[name] for name in names}


class Seating:
    """Who sits where, as the form says; whoever has no name is given one."""

    def __init__(self, lang: str, token: str, key: str) -> None:
        self.lang = lang
        self.token = token
        self.key = key

    def seated(self, given: dict[str, str], most: int) -> list[Chair]:
        """The chairs, in the order of play."""
        chairs: list[Chair] = []
        for asked in chairs_asked(given, most):
            if asked["kind"] != NOBODY:
                chairs.append(self.chair(asked, len(chairs)))
        return chairs

    def chair(self, asked: dict[str, str], seat: int) -> Chair:
        kind, name = asked["kind"], identity.clean(asked["name"])[: identity.LONGEST_NAME]
        if kind == "bot":
            if not at_tables(asked["level"]):
                known = ", ".join(roster.names())
                raise roster.UnknownBot(f"no bot {asked['level']!r} sits at tables; {known} do")
            spare = identity.clean(asked["spare"])[: identity.LONGEST_NAME]
            return Chair(name or spare, BOT_SEAT, asked["level"])
        if kind == "invited":
            invite = identity.hashed(identity.invitation(self.token, self.key, seat))
            return Chair(name or self.called("friend", seat), PERSON, invite=invite)
        if kind in ("me", "here"):
            holder = identity.hashed(self.token)
            return Chair(name or self.called("guest", seat), PERSON, holder=holder)
        raise OptionError(f"a seat cannot be {kind!r}; it can be {', '.join(KINDS)}")

    def called(self, who: str, seat: int) -> str:
        return say(self.lang, f"called-{who}", seat=SEAT_MARK[seat])
