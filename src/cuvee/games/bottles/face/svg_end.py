"""The end of a game of Bottles: all cellars, opened, the winner's first (BO-11.7)."""

from typing import Final

from markupsafe import Markup

from cuvee.games.bottles import scoring
from cuvee.games.bottles.face.svg_card import at, mini
from cuvee.games.bottles.face.svg_mat import sorted_out
from cuvee.games.bottles.face.svg_parts import SERIF, SYMBOLS, fit, seat_mark, use
from cuvee.games.bottles.face.text import Teller
from cuvee.games.bottles.model.state import State
from cuvee.render.svg import Drawing, el, spell

WIDE, ROW = 1200, 94
RACK: Final = 262  # where the cellars begin
STEP: Final = 56.0
GAP: Final = 26.0  # before the spare bottles


def closing(view: State, names: list[str], lang: str) -> Drawing:
    """A row for each player: who, a niche for each country, the spare bottles."""
    t = Teller(view, names, lang)
    places = scoring.ranking(view)
    order = sorted(range(view.seats), key=lambda seat: places[seat])
    rows = {f"end-{seat}": row(t, seat, places[seat], k * ROW) for k, seat in enumerate(order)}
    layers = {"defs": {"bo-defs": SYMBOLS}, "rows": rows}
    return Drawing("closing", WIDE, ROW * int(view.seats), t.say("word-cellars"), layers)


def row(t: Teller, seat: int, place: int, y: float) -> Markup:
    """One player, faded if out."""
    view = t.view
    kept, spares = sorted_out(t, seat)
    goal = max(int(view.goal()), len(kept))
    room = WIDE - RACK - 12 - (GAP if spares else 0)
    step = min(STEP, room / max(1, goal + len(spares)))
    parts = [el("rect", width=WIDE, height=ROW - 4, rx=8, class_="bo-end-row")]
    parts += who(t, seat, place)
    for k in range(goal):
        x = RACK + k * step
        if k < len(kept):
            parts.append(mini(t, kept[k], x, 9, key=f"end-card-{kept[k]}"))
        else:
            parts.append(el("path", d=NICHE, class_="bo-n1", transform=at(x, 9)))
    for k, card in enumerate(spares):
        x = RACK + goal * step + GAP + k * step
        parts.append(mini(t, card, x, 9, key=f"end-card-{card}"))
    if spares:
        line = f"M{spell(round(RACK + goal * step + GAP / 2 - 3, 1))} 10v70"
        parts.append(el("path", d=line, class_="bo-spare-line"))
    kind = "bo-end-out" if view.out[seat] else "bo-end-first" if place == 1 else "bo-end"
    return el("g", *parts, id=f"end-{seat}", class_=f"bo-s{seat} {kind}", transform=at(0, y))


NICHE: Final = "M2 70V26a23 24 0 0 1 46 0V70z"


def who(t: Teller, seat: int, place: int) -> list[Markup]:
    """Place, portrait, name, and what decides after the countries."""
    view = t.view
    figure = None
    if view.character[seat] >= 0:
        name = t.content.labels["characters.id"][view.character[seat]]
        figure = use(f"p-{name}", 44, 15, 58, 73, "bo-pawn")
    have = int(scoring.score(view, seat))
    words = (
        t.say("word-out")
        if view.out[seat]
        else t.say("word-goal", countries=have, goal=int(view.goal()))
    )
    crown = use("i-crown", 8, 30, 28, 28, "bo-crown") if place == 1 else None
    number = el("text", place, x=22, y=54, class_="bo-end-n") if place != 1 else None
    return [
        el("rect", x=42, y=4, width=62, height=ROW - 12, rx=6, class_="bo-ground"),
        *[part for part in (figure, crown, number) if part is not None],
        seat_mark(seat, 122, 32),
        fit(t.names[seat], 116, 19, "bo-who", wide=SERIF, x=138, y=38),
        fit(words, 140, 15, "bo-where", x=112, y=64),
    ]
