"""The page at the end of a game: who won and how, the scores, and what to do next."""

import asyncio
from typing import Any, Final

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from cuvee.core.state import WATCHER
from cuvee.games import card
from cuvee.server.drawing.chart import HALF
from cuvee.server.drawing.viewer import drawn
from cuvee.server.pages.looking_back import Perspective, curve, turning_point
from cuvee.server.pages.replay import history_of, mine
from cuvee.server.tables.table import Table
from cuvee.server.web.services import lang_of, page, services
from cuvee.server.words import listed, say

BARS: Final = 20  # heights a bar can have


async def end(request: Request) -> Response:
    live, history, seats = await history_of(request)
    table, lang = live.table, lang_of(request)
    if not table.match.over:
        return RedirectResponse(f"/t/{table.key}", 303)
    places = sorted(range(table.match.seats), key=lambda seat: table.match.ranking[seat])
    look, judgement = (
        Perspective(table, history, seats[0], lang),
        services(request).analyses.ready(table),
    )
    words = {
        "table": table,
        "card": card(table.opening.game),
        "banner": banner(table, mine(request, table), lang),
        "how": how(table, lang),
        "places": places,
        "rows": rows(table, places, lang),
        "closing": closing(table, lang),
        "turn": turning_point(look, judgement) if judgement else None,
        "judged": judgement is not None,
        "curve": await asyncio.to_thread(curve, look, judgement, HALF),
        "mine": mine(request, table),
    }
    return page(request, "end.html", **words)


def banner(table: Table, mine: list[int], lang: str) -> str:
    """Who won; to the winner's face where the winner reads it."""
    parts = table.game.victory(table.match.state)
    first = [seat for seat, part in enumerate(parts) if part > 0]
    names = listed(lang, [table.names[seat] for seat in first])
    if not first:
        return say(lang, "end-nobody")
    if len(first) == len(table.names) > 1:
        return say(lang, "end-all")
    if len(first) == 1 and mine == first:
        return say(lang, "end-you", name=names)
    return say(lang, "end-wins", names=names, count=len(first))


def how(table: Table, lang: str) -> str:
    """How the game was won; or what ended it: its last news, unless all are told the like."""
    match = table.match
    told = table.face.won(match.view(WATCHER), table.names, lang)
    if told:
        return told
    notes = match.entries[-1].notes_for(WATCHER) if match.entries else []
    if not notes or sum(note.kind == notes[-1].kind for note in notes) > 1:
        return ""
    return table.face.note(match.view(WATCHER), notes[-1], table.names, lang)


def closing(table: Table, lang: str) -> Markup | None:
    """What everybody had, drawn, where the game has such a drawing."""
    found = table.face.closing(table.match.view(WATCHER), table.names, lang)
    return drawn(found) if found else None


def rows(table: Table, places: list[int], lang: str) -> list[dict[str, Any]]:
    """The scoring, category by category: everybody's number, and a bar as high as it is large."""
    match = table.match
    scored = [table.face.scoring(match.view(seat), seat, lang) for seat in places]
    found = [row(name, [parts[k][1] for parts in scored]) for k, (name, _) in enumerate(scored[0])]
    scores = [match.scores[seat] for seat in places]
    if any(each["values"] == scores for each in found):
        return found
    return [*found, row(say(lang, "end-total"), scores, total=True)]


def row(name: str, values: list[int], total: bool = False) -> dict[str, Any]:
    top = max(1, *(abs(value) for value in values))
    bars = [max(0, round(BARS * value / top)) for value in values]
    return {"name": name, "values": values, "bars": bars, "total": total}
