"""Cars on the board, and the wineries they close."""

from typing import Final

from markupsafe import Markup

from cuvee.games.naramata.face.names import Teller
from cuvee.games.naramata.face.svg_houses import BAYS, body, place_point
from cuvee.games.naramata.face.svg_parts import (
    at,
    badge,
    car,
    mark_of,
    paint,
    tx,
)
from cuvee.games.naramata.face.svg_roads import LOWER, UPPER, node_point
from cuvee.games.naramata.model.pieces import NONE
from cuvee.games.naramata.model.roadmap import (
    BACKWARD,
    CAR_PARK,
    HOME,
    START,
    WINERIES,
)
from cuvee.render.svg import el, spell

CAR_SIZE: Final = 1.15


def whereabouts(t: Teller, number: int, before: int) -> tuple[float, float]:
    """Where a car is drawn; `before` cars are at the same node."""
    piece, content = t.view.cars[number], t.content
    node = int(piece.node)
    if piece.place != NONE:
        x, y = place_point(content, int(piece.place))
        return x, y + 1
    if node == HOME:
        place = int(t.view.guides[number].arrival) - 1
        if t.view.way() == BACKWARD:
            return 37, (UPPER, LOWER)[place // 2] + (12 if place % 2 else -12)
        return 1319, BAYS[place]
    if node == CAR_PARK:
        return 1319, BAYS[before]
    if node >= START:
        return 37, (UPPER, LOWER)[node - int(START)] + (12 if before else -12)
    x, y = node_point(content, node)
    return x + (-31 if t.view.way() == BACKWARD else 31), y


def cars(t: Teller) -> dict[str, Markup]:
    """NA-7.2: cars on places, by the road, on start sites, in the car park."""
    found, waiting = {}, dict[int, int]()
    seats = int(t.view.seats)
    for number, piece in enumerate(t.view.cars):
        node = int(piece.node)
        parked = number < seats and t.view.guides[number].arrival > 0
        if piece.colour == NONE or (node == HOME and not parked):
            continue
        x, y = whereabouts(t, number, waiting.get(node, 0))
        if node != HOME:
            waiting[node] = waiting.get(node, 0) + 1
        pin = at(
            0,
            -25,
            el("path", d="M-9-10h18v9l-9 9-9-9z", class_="na-pin"),
            tx(mark_of(number, seats), 0, 2, "na-pinn"),
            class_="na-mine",
        )
        found[f"car-{number}"] = el(
            "g",
            at(0, 0, car(int(piece.colour), mark_of(number, seats)), scale=CAR_SIZE),
            pin if node < WINERIES else None,
            id=f"car-{number}",
            class_=f"glide na-car {paint(number, seats)} na-c{number}",
            transform=f"translate({spell(x)} {spell(y)})",
            data_w="phantom" if number >= seats else "veeple",
            data_of=number if number < seats else None,
            role="img",
            aria_label=t.say("word-car_at", who=t.seat(number), where=t.where(number)),
        )
    return found


def shut(t: Teller) -> dict[str, Markup]:
    """NA-6.5: a winery where a car stands is closed to all others: a frame in that car's colour."""
    found = {}
    seats = int(t.view.seats)
    for number, piece in enumerate(t.view.cars):
        if piece.place != NONE:
            x, y, height = body(t.content, int(piece.node))
            found[f"shut-{number}"] = el(
                "rect",
                id=f"shut-{number}",
                x=x - 4,
                y=y - 2,
                width=68,
                height=height + 5,
                rx=5,
                class_=f"na-shut {paint(number, seats)} na-c{number}",
            )
    return found


def marks(number: int, seats: int, x: float, y: float) -> Markup:
    """The badge of a car's owner."""
    return at(x, y, badge(number, seats), class_=paint(number, seats))
