"""The replay page of a game, its log, copies and rematches."""

import asyncio
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from cuvee.core.log import LogError, Record, write
from cuvee.core.match import Match
from cuvee.games import box
from cuvee.render.svg import Drawing
from cuvee.render.theme import SEAT_MARK
from cuvee.server.drawing.chart import chart
from cuvee.server.drawing.diff import difference
from cuvee.server.drawing.viewer import drawn
from cuvee.server.pages.looking_back import Perspective, looked
from cuvee.server.pages.new_table import USUAL_BOT
from cuvee.server.pages.style import sheet_address
from cuvee.server.tables.history import History, frame, seats_to_copy, seats_to_see, sentences
from cuvee.server.tables.live import Live, encode
from cuvee.server.tables.table import BOT_SEAT, PERSON, Chair, Table, opened
from cuvee.server.web import identity
from cuvee.server.web.services import (
    form,
    has_room,
    lang_of,
    number,
    page,
    refused,
    services,
    table_of,
)
from cuvee.server.words import say

LONGEST_LOG: Final = 900_000
MOST_LINES: Final = 30_000


async def history_of(request: Request) -> tuple[Live, History, list[int]]:
    """The table, its history, and the seats whose view this browser may see."""
    live = await table_of(request)

    async def made() -> History:
        return await asyncio.to_thread(services(request).histories.of, live.table)

    history: History = await live.do(made)
    return live, history, seats_to_see(live.table, mine(request, live.table))


def mine(request: Request, table: Table) -> list[int]:
    """The seats held by this browser."""
    return table.seats_of(identity.hashed(identity.token_of(request)))


def asked_for(request: Request, history: History, seats: list[int]) -> tuple[int, int]:
    """The ply and the seat given in the address, limited to what is allowed."""
    ply = number(request.query_params.get("ply", ""))
    last = len(history.states) - 1
    at = min(ply, last) if ply >= 0 else last
    eyes = number(request.query_params.get("seat", ""))  # what is no seat is a watcher
    return at, eyes if eyes in seats else seats[0]


async def replay(request: Request) -> Response:
    """The replay page; `judged` in the address waits for the judgement of a finished game."""
    live, history, seats = await history_of(request)
    table, lang = live.table, lang_of(request)
    ply, seat = asked_for(request, history, seats)
    drawings = frame(table, history, ply, seat, lang)
    analyses, held = services(request).analyses, mine(request, table)
    judgement = analyses.ready(table)
    if table.match.over and "judged" in request.query_params:
        judgement = await analyses.of(table)
    look = Perspective(table, history, seat, lang)
    words = await asyncio.to_thread(looked, look, judgement, held)
    mats = drawings[1 : 1 + table.match.seats]
    shown = {
        "ply": ply,
        "last": len(history.states) - 1,
        "seats": seats,
        "board": drawn(drawings[0]),
        "mats": [drawn(drawing) for drawing in mats],
        "beside": [drawn(drawing) for drawing in drawings[1 + len(mats) :]],
        "notes": sentences(table, history, ply, seat, lang),
        "moment": table.face.moment(history.view(ply, seat), lang),
        "face_style": sheet_address(table.opening.game),
        "copies": seats_to_copy(table, held),
    }
    return page(request, "replay.html", **words, **shown)


async def frames(request: Request) -> Response:
    """One position for the slider, as the difference from the position now shown."""
    live, history, seats = await history_of(request)
    table, lang = live.table, lang_of(request)
    ply, seat = asked_for(request, history, seats)
    drawings = frame(table, history, ply, seat, lang)
    before: list[Drawing] = []
    shown = number(request.query_params.get("from", ""))
    if 0 <= shown < len(history.states):
        before = frame(table, history, shown, seat, lang)
    notes = sentences(table, history, ply, seat, lang)
    moment = table.face.moment(history.view(ply, seat), lang)
    where = say(lang, "replay-at", ply=ply, last=len(history.states) - 1)
    sizes = {each.key: each.frame for each in drawings}
    out = {"ply": ply, "notes": notes, "at": dotted(moment, where), "sizes": sizes}
    change = difference([d.boxes for d in before], [d.boxes for d in drawings], {})
    return Response(encode(out | change), media_type="application/json")


def dotted(*parts: str) -> str:
    return " · ".join(filter(None, parts))


async def course(request: Request) -> Response:
    """Only the chart, for the page of a table."""
    live, history, seats = await history_of(request)
    _, seat = asked_for(request, history, seats)
    points = await asyncio.to_thread(history.course, seat)
    return HTMLResponse(chart(points, live.table.names, "chart-points", lang_of(request)))


async def chances(request: Request) -> Response:
    """The judgement of a finished game, as parts of the replay page; it takes a while."""
    live, history, seats = await history_of(request)
    if not live.table.match.over:
        return refused(request, 403, "judge-running")
    judgement = await services(request).analyses.of(live.table)
    _, seat = asked_for(request, history, seats)
    look = Perspective(live.table, history, seat, lang_of(request))
    words = await asyncio.to_thread(looked, look, judgement, mine(request, live.table))
    copies = seats_to_copy(live.table, mine(request, live.table))
    return page(request, "looking_back.html", ply=-1, copies=copies, **words)


async def log(request: Request) -> Response:
    """Download the log: all of a finished game, or what your seat knows of a running one."""
    live, history, seats = await history_of(request)
    whole = live.table.match.over
    text = write(live.table.match) if whole else write(live.table.match, seats[0])
    name = f"{live.table.opening.game}-{len(history.states) - 1}.cuvee"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


async def rematch(request: Request) -> Response:
    """Start a new game with the same players in the same seats."""
    live = await table_of(request)
    table = live.table
    token = identity.token_of(request)
    if not table.seats_of(identity.hashed(token)):
        return refused(request, 403, "rematch-others")
    tables, holder = services(request).tables, identity.hashed(token)
    key = await live.do(lambda: live.rematch(lambda table: tables.rematch(table, holder)))
    return RedirectResponse(f"/t/{key}", 303)


# -- copies


async def copy(request: Request) -> Response:
    """Continue a copy of the game from any ply against bots, at a new table."""
    live, history, _ = await history_of(request)
    seats = seats_to_copy(live.table, mine(request, live.table))
    if not seats:
        return refused(request, 403, "copy-running")
    fields = await form(request)
    ply, seat = number(fields.get("ply", "0")), number(fields.get("seat", "0"))
    if ply < 0 or seat not in seats:
        return refused(request, 400, "copy-nowhere")
    return await copied(request, write(history.match), ply, seat, "origin-copy")


async def copied(request: Request, text: str, ply: int, seat: int, key: str) -> Response:
    """Create a new table from a log, with bots in the other seats; the message says whence."""
    has_room(request)
    match = await asyncio.to_thread(replayed, text, ply)
    match.players[:] = [identity.clean(name)[: identity.LONGEST_NAME] for name in match.players]
    token = identity.token_of(request) or identity.new_token()
    chairs = [Chair(name, BOT_SEAT, USUAL_BOT) for name in match.players]
    chairs[seat] = Chair(match.players[seat], PERSON, holder=identity.hashed(token))
    origin = say(lang_of(request), key, ply=len(match.entries))
    key = await services(request).tables.open(opened(match, chairs, origin), identity.hashed(token))
    response = RedirectResponse(f"/t/{key}", 303)
    identity.remember(response, request, token)
    return response


def replayed(text: str, ply: int | None) -> Match[Any]:
    """The match of a log up to a ply; logs that are too large are refused."""
    if len(text) > LONGEST_LOG or text.count("\n") > MOST_LINES:
        raise LogError(f"a log has at most {MOST_LINES} lines")
    record = Record(text)
    if not 1 <= record.seats() <= len(SEAT_MARK):
        raise LogError(f"a table has at most {len(SEAT_MARK)} seats")
    return box(record.header["game"]).load(record, ply)


async def upload(request: Request) -> Response:
    return page(request, "upload.html", wrong="", text="")


async def uploaded(request: Request) -> Response:
    """Create a table from an uploaded log, to continue it or to look at its replay."""
    text = (await form(request)).get("log", "").replace("\r\n", "\n").strip() + "\n"
    try:
        match = await asyncio.to_thread(replayed, text, None)
    except (LogError, ValueError) as error:
        return page(request, "upload.html", 400, wrong=str(error), text=text[:LONGEST_LOG])
    response = await copied(request, text, len(match.entries), 0, "origin-upload")
    if match.over:
        response.headers["location"] += "/replay?ply=0"
    return response
