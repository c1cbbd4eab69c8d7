"""Creating a table: at once against bots, or with a form for seats, options and seed."""

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from cuvee.bots import roster
from cuvee.bots.levels import ABOUT
from cuvee.core.match import Match, Seed
from cuvee.core.options import OptionError, Value, spell
from cuvee.games import box, card
from cuvee.render.theme import SEAT_MARK
from cuvee.server.tables.registry import new_key
from cuvee.server.tables.table import BOT_SEAT, PERSON, Chair, opened
from cuvee.server.web import identity
from cuvee.server.web.services import form, page, services

NOBODY: Final = "nobody"
KINDS: Final = ("me", "here", "invited", NOBODY)
BOT_NAMES: Final = ("Margaux", "Barolo", "Rioja", "Tokaj", "Riesling", "Syrah")
GUEST: Final = "Guest"
LONGEST_SEED: Final = 64
USUAL_BOT: Final = "villages"


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
    given = {"name-0": identity.name_of(request) or GUEST, "kind-0": "me", "seed": ""}
    for seat in range(1, about.most):
        given[f"kind-{seat}"] = f"bot {USUAL_BOT}" if seat < about.usual else NOBODY
    return given


def show(request: Request, name: str, given: dict[str, str], wrong: str) -> Response:
    opened_box = box(name)
    seats = [
        {
            "mark": SEAT_MARK[k],
            "kind": given.get(f"kind-{k}", NOBODY),
            "name": given.get(f"name-{k}", ""),
            "bot": BOT_NAMES[k],
        }
        for k in range(opened_box.most)
    ]
    options = [
        {
            "name": option.name,
            "title": option.name.replace("_", " "),
            "about": option.about,
            "values": [spell(value) for value in option.choices()],
            "chosen": given.get(f"option-{option.name}", spell(option.default)),
        }
        for option in opened_box.options
    ]
    status = 400 if wrong else 200
    words = {
        "seats": seats,
        "options": options,
        "bots": ABOUT | roster.others(),
        "seed": given.get("seed"),
    }
    return page(request, "new.html", status, card=card(name), wrong=wrong, **words)


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
    opened_box = box(given["game"])
    token, key = identity.token_of(request) or identity.new_token(), new_key()
    chairs = seated(given, opened_box.most, token, key)
    game = opened_box.game(chosen(given))
    seed = identity.clean(given.get("seed", ""))[:LONGEST_SEED] or None
    names = [chair.name for chair in chairs]
    match: Match[Any] = Match(game, len(chairs), Seed.of(seed), players=names)
    await services(request).tables.open(opened(match, chairs), identity.hashed(token), key)
    response = RedirectResponse(f"/t/{key}", 303)
    mine = next((chair.name for chair in chairs if chair.holder), "")
    identity.remember(response, request, token, mine)
    return response


def chosen(given: dict[str, str]) -> dict[str, Value]:
    names = [name for name in given if name.startswith("option-")]
    return {name.removeprefix("option-"): given[name] for name in names}


def seated(given: dict[str, str], most: int, token: str, key: str) -> list[Chair]:
    """The seats described by the form, in order."""
    chairs: list[Chair] = []
    holder = identity.hashed(token)
    for k in range(most):
        kind = given.get(f"kind-{k}", NOBODY)
        name = identity.clean(given.get(f"name-{k}", ""))[: identity.LONGEST_NAME]
        seat = len(chairs)
        if kind.startswith("bot "):
            bot = kind.removeprefix("bot ")
            if bot not in roster.others():
                roster.named(bot)
            chairs.append(Chair(name or BOT_NAMES[k], BOT_SEAT, bot))
        elif kind == "invited":
            invite = identity.hashed(identity.invitation(token, key, seat))
            chairs.append(Chair(name or f"Friend {SEAT_MARK[seat]}", PERSON, invite=invite))
        elif kind in ("me", "here"):
            chairs.append(Chair(name or f"{GUEST} {SEAT_MARK[seat]}", PERSON, holder=holder))
        elif kind != NOBODY:
            raise OptionError(f"a seat cannot be {kind!r}; it can be {', '.join(KINDS)} or a bot")
    return chairs
