"""The replay page of a game, its end, its log, copies and rematches."""

import asyncio
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from cuvee.core.log import LogError, Record, write
from cuvee.core.match import Match, Seed
from cuvee.games import box
from cuvee.render.svg import Drawing
from cuvee.server.drawing.chart import chart
from cuvee.server.drawing.diff import difference
from cuvee.server.drawing.viewer import drawn, shape, sizes, winners
from cuvee.server.pages.new_table import BOT_NAMES, USUAL_BOT
from cuvee.server.tables.history import History, frame, seats_to_copy, seats_to_see, sentences
from cuvee.server.tables.live import Live, encode
from cuvee.server.tables.table import BOT_SEAT, PERSON, Chair, Table, opened
from cuvee.server.web import identity
from cuvee.server.web.services import form, page, services, table_of

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
    ply = request.query_params.get("ply", "")
    last = len(history.states) - 1
    at = min(int(ply), last) if ply.isdecimal() and len(ply) < 7 else last
    seat = request.query_params.get("seat", "")
    eyes = int(seat) if seat.lstrip("-").isdecimal() and len(seat) < 3 else seats[0]
    return at, eyes if eyes in seats else seats[0]


async def replay(request: Request) -> Response:
    """The replay page."""
    live, history, seats = await history_of(request)
    ply, seat = asked_for(request, history, seats)
    drawings = frame(live.table, history, ply, seat)
    course = await asyncio.to_thread(history.course, seat)
    return page(
        request,
        "replay.html",
        table=live.table,
        ply=ply,
        last=len(history.states) - 1,
        seat=seat,
        seats=seats,
        board=drawn(drawings[0]),
        shape=shape(drawings[0]),
        panels=list(enumerate(drawn(drawing) for drawing in drawings[1:])),
        notes=sentences(live.table, history, ply, seat),
        chart=chart(course, live.table.names),
        face_style=f"/style/{live.table.opening.game}.css",
        over=live.table.match.over,
        copies=seats_to_copy(live.table, mine(request, live.table)),
    )


async def frames(request: Request) -> Response:
    """One position for the slider, as the difference from the position now shown."""
    live, history, seats = await history_of(request)
    ply, seat = asked_for(request, history, seats)
    drawings = frame(live.table, history, ply, seat)
    before: list[Drawing] = []
    shown = request.query_params.get("from", "")
    if shown.isdecimal() and int(shown) < len(history.states):
        before = frame(live.table, history, int(shown), seat)
    notes = sentences(live.table, history, ply, seat)
    out = {"ply": ply, "notes": notes, "sizes": sizes(drawings)}
    change = difference([d.boxes for d in before], [d.boxes for d in drawings], {})
    return Response(encode(out | change), media_type="application/json")


async def course(request: Request) -> Response:
    """Only the chart, for the page of a table."""
    live, history, seats = await history_of(request)
    _, seat = asked_for(request, history, seats)
    points = await asyncio.to_thread(history.course, seat)
    return HTMLResponse(chart(points, live.table.names))


async def chances(request: Request) -> Response:
    """A chart of the win chances over a finished game; it takes a while to compute."""
    live = await table_of(request)
    if not live.table.match.over:
        text = "Win chances would reveal the secrets of a game that is still running."
        return page(request, "error.html", 403, title="Not yet", text=text)
    found = await services(request).analyses.of(live.table)
    return HTMLResponse(chart(found, live.table.names, "Win chances in percent"))


async def log(request: Request) -> Response:
    """Download the log: all of a finished game, or what your seat knows of a running one."""
    live, history, seats = await history_of(request)
    whole = live.table.match.over
    text = write(live.table.match) if whole else write(live.table.match, seats[0])
    name = f"{live.table.opening.game}-{len(history.states) - 1}.cuvee"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


async def end(request: Request) -> Response:
    """The page at the end: final scoring, the chart, and what to do next."""
    live, history, seats = await history_of(request)
    table = live.table
    if not table.match.over:
        return RedirectResponse(f"/t/{table.key}", 303)
    places = sorted(range(table.match.seats), key=lambda seat: table.match.ranking[seat])
    points = await asyncio.to_thread(history.course, seats[0])
    return page(
        request,
        "end.html",
        table=table,
        winners=winners(table),
        rows=[row(table, seat) for seat in places],
        parts=[name for name, _ in table.face.scoring(table.match.view(0), 0)],
        chart=chart(points, table.names),
        mine=bool(mine(request, table)),
    )


def row(table: Table, seat: int) -> dict[str, Any]:
    """A line of the final scoring."""
    match = table.match
    return {
        "seat": seat,
        "place": match.ranking[seat],
        "name": table.names[seat],
        "parts": [value for _, value in table.face.scoring(match.view(seat), seat)],
        "score": match.scores[seat],
    }


async def rematch(request: Request) -> Response:
    """Start a new game with the same players in the same seats."""
    live = await table_of(request)
    table = live.table
    token = identity.token_of(request)
    if not table.seats_of(identity.hashed(token)):
        text = "Only the players of this table can ask for a rematch."
        return page(request, "error.html", 403, title="Not your table", text=text)
    if table.next:
        return RedirectResponse(f"/t/{table.next}", 303)
    chairs = [msgspec.structs.replace(chair, invite="") for chair in table.chairs]
    match: Match[Any] = Match(table.game, len(chairs), Seed.of(None), players=table.names)
    key = await services(request).tables.open(opened(match, chairs), identity.hashed(token))
    await live.do(lambda: live.follow(key))
    return RedirectResponse(f"/t/{key}", 303)


# -- copies


async def copy(request: Request) -> Response:
    """Continue a copy of the game from any ply against bots, at a new table."""
    live, history, _ = await history_of(request)
    seats = seats_to_copy(live.table, mine(request, live.table))
    if not seats:
        text = "Other people play this game; a copy would reveal their secrets before it is over."
        return page(request, "error.html", 403, title="Not yet", text=text)
    fields = await form(request)
    ply, seat = fields.get("ply", "0"), fields.get("seat", "0")
    if not ply.isdecimal() or not seat.isdecimal() or int(seat) not in seats:
        return page(request, "error.html", 400, title="Not possible", text="No such ply or seat.")
    text = write(history.match)
    return await copied(request, text, int(ply), int(seat), "copy of a game, from ply {ply} on")


async def copied(request: Request, text: str, ply: int, seat: int, origin: str) -> Response:
    """Create a new table from a log, with bots in the other seats."""
    match = await asyncio.to_thread(replayed, text, ply)
    token = identity.token_of(request) or identity.new_token()
    chairs = [Chair(name, BOT_SEAT, USUAL_BOT) for name in match.players]
    chairs[seat] = Chair(match.players[seat], PERSON, holder=identity.hashed(token))
    origin = origin.format(ply=len(match.entries))
    key = await services(request).tables.open(opened(match, chairs, origin), identity.hashed(token))
    response = RedirectResponse(f"/t/{key}", 303)
    identity.remember(response, request, token)
    return response


def replayed(text: str, ply: int | None) -> Match[Any]:
    """The match of a log up to a ply; logs that are too large are refused."""
    if len(text) > LONGEST_LOG or text.count("\n") > MOST_LINES:
        raise LogError(f"a log has at most {MOST_LINES} lines")
    record = Record(text)
    if not 1 <= record.seats() <= len(BOT_NAMES):
        raise LogError(f"a table has at most {len(BOT_NAMES)} seats")
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
    response = await copied(request, text, len(match.entries), 0, "from an uploaded log")
    if match.over:
        response.headers["location"] += "/replay?ply=0"
    return response
