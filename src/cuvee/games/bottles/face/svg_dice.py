"""The dice of Bottles, in their tray on the map."""

from markupsafe import Markup

from cuvee.core.state import about_of, ask_of
from cuvee.games.bottles.face.svg_map import EDGE
from cuvee.games.bottles.face.svg_parts import face_of, pips, use
from cuvee.games.bottles.face.text import Teller
from cuvee.games.bottles.model.state import State
from cuvee.games.bottles.questions import MOVE, MOVING
from cuvee.render.svg import el


def rolled(view: State) -> int:
    """The face of the movement die, while the move it brought is being made; 0 otherwise."""
    for k in range(view.depth - 1, -1, -1):
        step = view.agenda[k]
        if ask_of(step) == MOVE:
            return int(about_of(step))
        if ask_of(step) == MOVING:
            return int(about_of(step)) >> 3
    return 0


def dice(t: Teller) -> dict[str, Markup]:
    """A tray for both dice; what was rolled lies in it."""
    squares = "M389 608.5h46v46h-46zM443 608.5h46v46h-46z"
    found = {
        "tray": el(
            "path",
            d=squares,
            id="tray",
            class_="bo-tray",
            transform=f"translate({EDGE} {EDGE})",
            aria_hidden="true",
        )
    }
    face, market = rolled(t.view), int(t.view.market_die)
    if face:
        word = t.content.labels["faces.id"][face - 1]
        found["die-move"] = die("die-move", 391, face_of(face), t.face(face), word)
    if market:
        trend = t.trend(market)
        spots = el("g", *pips(market, 14, 5.2), transform="translate(30 29)")
        label = t.say("word-market_die", die=market, trend=trend)
        parts = [use("die", 0, 0, 60, 64), spots]
        found["die-market"] = die("die-market", 445, parts, label, f"help-market-{market}")
    return found


def die(key: str, x: int, parts: list[Markup], label: str, word: str) -> Markup:
    """A die that tumbles into its place when it appears."""
    return el(
        "g",
        el("rect", x=-9, y=-9, width=78, height=82, class_="bo-hit"),
        el("g", *parts, class_="bo-tumbles"),
        id=key,
        data_w=word,
        class_="bo-die",
        role="img",
        aria_label=label,
        transform=f"translate({x + EDGE} {609 + EDGE}) scale(.72)",
    )
