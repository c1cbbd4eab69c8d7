"""The page of a table, its forms for answers and chat, and invitations."""

from typing import Any, Final
from urllib.parse import quote

import msgspec
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from cuvee.core.moves import IllegalMove, UnknownMove
from cuvee.core.state import WATCHER
from cuvee.render.theme import SEAT_MARK
from cuvee.server.drawing.help import help_card, why_not
from cuvee.server.drawing.icons import sprites
from cuvee.server.drawing.story import STORY, news, talk
from cuvee.server.drawing.viewer import Viewer, ViewerPage, drawn
from cuvee.server.drawing.words import phrase
from cuvee.server.pages.refusal import why_refused
from cuvee.server.pages.style import sheet_address
from cuvee.server.tables.live import Live
from cuvee.server.tables.table import PERSON, Table
from cuvee.server.web import identity
from cuvee.server.web.services import (
    form,
    lang_of,
    number,
    page,
    refused,
    services,
    table_of,
    viewer_page,
)
from cuvee.server.words import say

ON_THE_PAGE: Final = (
    *("question", "home", "take-back", "final-scoring", "replay", "menu", "story", "rules-tool"),
    *("speed", "sound", "board", "my-things", "players", "news", "just-now", "whole-story"),
    *("talk", "say-something", "say", "others", "all-choices", "close", "find", "save"),
    *("confirm-moves", "course", "settings", "hand-over", "i-am-here", "help", "skip"),
)
FOR_SCRIPTS: Final = (
    *("take-back", "in-words", "back", "more", "since-your-turn", "final-scoring", "replay"),
    *("to-rematch", "cannot-take-back", "do-it", "done", "on-the-board", "link-lost", "no-link"),
    *("table-gone", "your-turn-title", "close", "speed-calm", "speed-normal", "speed-quick"),
    *("speed-instant", "watch-end", "leave", "why-over", "why-not-yours", "why-not-now"),
    *("what-is-this",),
)
IN_LESSONS: Final = (
    *("lesson", "lesson-next", "lesson-back", "lesson-skip", "lesson-leave", "lesson-over"),
    *("lesson-on", "lesson-more", "lesson-right", "lesson-again"),
)


async def table(request: Request) -> Response:
    """The page of a table, as this browser may see it."""
    live = await table_of(request)
    token = identity.token_of(request)
    seats = live.table.seats_of(identity.hashed(token))
    seen = await viewer_page(live, Viewer(*chosen_eyes(request, live, seats), lang_of(request)))
    return page(request, "table.html", **words(live.table, seen, token, seats))


def chosen_eyes(request: Request, live: Live, seats: list[int]) -> tuple[int, int]:
    """The seat whose view is shown; at a shared screen the screen is handed over first."""
    wanted = number(request.query_params.get("eyes", ""))
    if wanted in seats:
        return wanted, -1
    eyes = live.first_eyes(seats)
    if len(seats) > 1 and not live.table.match.over and live.table.secrets(eyes):
        return WATCHER, eyes
    return eyes, -1


def words(table: Table, seen: ViewerPage, token: str, seats: list[int]) -> dict[str, Any]:
    scripted = [*FOR_SCRIPTS, *IN_LESSONS] if table.lesson else FOR_SCRIPTS
    boot = {
        "v": table.number,
        "ask": seen.ask,
        "key": table.key,
        "game": table.opening.game,
        "lesson": table.opening.lesson,
        "title": table.title,
        "words": {name: phrase(name, seen.lang) for name in scripted},
        "sprites": sprites(table.opening.game),
    }
    first = max(0, len(table.match.entries) - STORY)
    seats_end = 1 + table.match.seats
    return {
        "words": in_template(table, seen),
        "table": table,
        "look": seen,
        "board": drawn(seen.drawings[0]),
        "shape": table.face.shape,
        "panels": list(enumerate(drawn(drawing) for drawing in seen.drawings[1:seats_end])),
        "extras": [drawn(drawing) for drawing in seen.drawings[seats_end:]],
        "seats": Markup("").join(seen.seats.values()),
        "question": seen.question,
        "story": news(table, seen, first),
        "chat": talk(table),
        "boot": Markup(msgspec.json.encode(boot).decode().replace("<", "\\u003c")),
        "held": seats,
        "company": bool(table.chat) or sum(c.kind == PERSON for c in table.chairs) > 1,
        "invitations": invitations(table, token),
        "face_style": sheet_address(table.opening.game),
    }


def in_template(table: Table, seen: ViewerPage) -> dict[str, str]:
    """The words of the page that do not change while it is open."""
    found = {name.replace("-", "_"): phrase(name, seen.lang) for name in ON_THE_PAGE}
    found["description"] = phrase("description", seen.lang, game=table.title)
    if seen.pass_to >= 0:
        found["hand_to"] = phrase("hand-to", seen.lang, who=table.names[seen.pass_to])
    return found


def invitations(table: Table, token: str) -> list[tuple[int, str, str]]:
    """Links to the free seats, if this browser created the table."""
    found = []
    for seat, chair in enumerate(table.chairs):
        if chair.invite and not chair.holder and token:
            word = identity.invitation(token, table.invited_to, seat)
            if identity.hashed(word) == chair.invite:
                found.append((seat, chair.name, f"/join/{table.key}/{seat}/{word}"))
    return found


async def move(request: Request) -> Response:
    """Play an answer sent by a form, for browsers without JavaScript."""
    live = await table_of(request)
    fields = await form(request)
    seats = live.table.seats_of(identity.hashed(identity.token_of(request)))
    seat, question = number(fields.get("seat", "")), number(fields.get("q", ""))
    if seat not in seats or question < 0:
        return refused(request, 403, "move-not-yours")
    try:
        await live.do(lambda: live.answer(seat, fields.get("m", ""), question, True))
    except (IllegalMove, UnknownMove) as error:
        services(request).metrics.refused += 1
        lang = lang_of(request)
        text = why_refused(live, Viewer(seat, -1, lang), error, fields.get("m", ""))
        link = f"/t/{live.table.key}"
        title = say(lang, "error-impossible.title")
        return page(request, "error.html", 409, title=title, text=text, link=link)
    return RedirectResponse(f"/t/{live.table.key}", 303)


async def help(request: Request) -> Response:
    """The help card of a thing on the table, by the word it stands for."""
    table, seat, word = await thing_asked(request)
    lang = lang_of(request)
    card = table.face.help(table.match.view(seat), seat, word, table.names, lang)
    return shown(help_card(card, table.opening.game, lang) if card else None)


async def why(request: Request) -> Response:
    """Why a thing on the table cannot be chosen now, by the word it stands for."""
    table, seat, word = await thing_asked(request)
    reason = table.face.why(table.match.view(seat), seat, word, table.names, lang_of(request))
    return shown(why_not(reason, table.opening.game) if reason else None)


async def thing_asked(request: Request) -> tuple[Table, int, str]:
    """The table, the seat that asks, and the word of the thing it asks about."""
    live = await table_of(request)
    return live.table, eyes_asked(request, live), request.query_params.get("w", "")[:80]


def shown(markup: Markup | None) -> Response:
    """A part of a page, or the answer that there is none."""
    return Response(status_code=404) if markup is None else HTMLResponse(markup)


def eyes_asked(request: Request, live: Live) -> int:
    """The seat this browser looks with: one of its own, or nobody's."""
    seats = live.table.seats_of(identity.hashed(identity.token_of(request)))
    wanted = number(request.query_params.get("eyes", ""))
    return wanted if wanted in seats else int(WATCHER)


async def chat(request: Request) -> Response:
    """Add a line of chat sent by a form."""
    live = await table_of(request)
    fields = await form(request)
    text = identity.clean(fields.get("chat", ""))[:300]
    seats = live.table.seats_of(identity.hashed(identity.token_of(request)))
    if text and seats:
        name = live.table.names[seats[0]]
        await live.do(lambda: live.say(seats[0], name, text))
    return RedirectResponse(f"/t/{live.table.key}", 303)


async def join(request: Request) -> Response:
    """The page of an invitation."""
    live = await table_of(request)
    seat, word = number(request.path_params["seat"]), request.path_params["word"]
    holder = identity.hashed(identity.token_of(request))
    if not 0 <= seat < len(live.table.chairs):
        return refused(request, 404, "join-nowhere")
    chair = live.table.chairs[seat]
    if holder and chair.holder == holder:
        return RedirectResponse(f"/t/{quote(live.table.key)}", 303)
    if chair.holder or identity.hashed(word) != chair.invite:
        return refused(request, 403, "join-taken", f"/t/{live.table.key}")
    name = identity.name_of(request)
    return page(request, "join.html", table=live.table, chair=chair, name=name)


async def sit(request: Request) -> Response:
    """Take the seat of an invitation."""
    live = await table_of(request)
    seat, word = number(request.path_params["seat"]), request.path_params["word"]
    fields = await form(request)
    name = identity.clean(fields.get("name", ""))[: identity.LONGEST_NAME]
    name = name or say(lang_of(request), "called-friend", seat=SEAT_MARK[seat % len(SEAT_MARK)])
    token = identity.token_of(request) or identity.new_token()
    if not 0 <= seat < len(live.table.chairs):
        return refused(request, 404, "join-nowhere")
    try:
        await live.do(lambda: live.claim(seat, identity.hashed(token), identity.hashed(word), name))
    except IllegalMove:
        return refused(request, 403, "join-taken", f"/t/{live.table.key}")
    response = RedirectResponse(f"/t/{live.table.key}", 303)
    identity.remember(response, request, token, name)
    return response
