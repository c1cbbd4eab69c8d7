"""Naramata drawn: the Bench on one day, a car for each guide, the upgrade row, the Phantoms."""

from typing import Final

from markupsafe import Markup

from cuvee.games.naramata.face.names import Teller
from cuvee.games.naramata.face.svg_cars import cars, shut
from cuvee.games.naramata.face.svg_clock import cartouche, closing_line, hours, now, pawns
from cuvee.games.naramata.face.svg_houses import houses, sites
from cuvee.games.naramata.face.svg_land import compass, land
from cuvee.games.naramata.face.svg_market import kept_row, phantoms
from cuvee.games.naramata.face.svg_mat import kept_mat
from cuvee.games.naramata.face.svg_parts import DEFS
from cuvee.games.naramata.face.svg_roads import (
    HEIGHT,
    WIDTH,
    arrows,
    road_names,
    roads,
    roadside,
    ways,
)
from cuvee.games.naramata.face.svg_table import front
from cuvee.games.naramata.model.roadmap import BACKWARD, FORWARD
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.model.upgrades import GREEN
from cuvee.render.cache import DrawingCache, numbers_in
from cuvee.render.svg import Drawing, el

BOARDS: Final = DrawingCache[Drawing]()


def draw(view: State, seat: int, names: list[str], lang: str) -> list[Drawing]:
    """The board, a mat for each seat, the upgrade row, and the Phantoms if there are any."""
    t = Teller(view, names, lang)
    hand = int(view.guides[seat].hand) if seat >= 0 else 0
    key = (t.plain, view.options, tuple(names), hand, numbers_in(view))
    found = [
        BOARDS.page(key, lambda: board(t, hand)),
        *[kept_mat(t, k) for k in range(int(view.seats))],
        kept_row(t),
    ]
    return [*found, phantoms(t)] if len(view.cars) > view.seats else found


def board(t: Teller, hand: int) -> Drawing:
    """From back to front."""
    view = t.view
    direction = int(view.way()) if view.day > 0 else int(FORWARD)
    camper = any(car.colour == GREEN for car in view.cars[: view.seats])
    scene = {"land": land(t.plain), "compass": compass(t.plain, direction)}
    road = {"roads": roads(t.content)}
    if direction == BACKWARD or view.options.route:
        road["arrows"] = arrows(direction)
    layers: dict[str, dict[str, Markup]] = {
        "defs": {"na-defs": DEFS},
        "land": scene,
        "roads": road,
        "ways": ways(t.plain),
        "names": road_names(t.plain),
        "hours": {**now(t), **hours(t)},
        "closing": {"closing-line": closing_line(t)},
        "pawns": pawns(t),
        "title": {"cartouche": cartouche(t)},
        "sites": sites(t.plain),
        **houses(t),
        "shut": shut(t),
        "stops": roadside(t.plain, direction) if camper else {},
        "cars": cars(t),
        "front": front(t, hand),
        "frame": {"na-frame": FRAME},
    }
    return Drawing("board", WIDTH, HEIGHT, t.say("word-board"), layers)


FRAME: Final = el(
    "g",
    el("rect", x=2.5, y=2.5, width=WIDTH - 5, height=HEIGHT - 5, rx=6, class_="na-frame"),
    el("rect", x=6.5, y=6.5, width=WIDTH - 13, height=HEIGHT - 13, rx=4, class_="na-frame2"),
    id="na-frame",
)
