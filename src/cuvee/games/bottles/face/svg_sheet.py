"""What lies over the map for a while: the cast to choose from, a deck that is open to one."""

from typing import Final

from markupsafe import Markup

from cuvee.games.bottles.content import CHARACTERS, Content
from cuvee.games.bottles.face.svg_map import EDGE
from cuvee.games.bottles.face.svg_mat import CARD, bottle
from cuvee.games.bottles.face.svg_parts import SERIF, fit, seat_mark, use
from cuvee.games.bottles.face.text import Teller
from cuvee.games.bottles.model.state import DECK
from cuvee.games.bottles.questions import CHARACTER
from cuvee.render.svg import el

LARGE: Final = 1.29  # a card on the map is as large on the page as one on a mat
STEP: Final = 120.0  # from one card to the next
ROW: Final = 180.0
HEAD: Final = 40.0


def open_deck(t: Teller) -> tuple[int, ...]:
    """The cards that only this viewer sees now: to pick from, or for sale at the producer."""
    return t.lying(DECK) if t.view.depth else ()


def sheets(t: Teller) -> dict[str, Markup]:
    if t.view.is_asking(CHARACTER):
        return cast(t)
    cards = open_deck(t)
    return deck(t, cards) if cards else {}


def sheet(x: float, y: float, width: float, height: float, words: str, tail: str = "") -> Markup:
    """A sheet of paper with a heading; its tail shows where it belongs."""
    inner = {"width": width - 10, "height": height - 10}
    return el(
        "g",
        el("path", d=tail, class_="bo-board-sheet") if tail else None,
        el("rect", width=width, height=height, rx=9, class_="bo-board-sheet"),
        el("rect", x=5, y=5, **inner, rx=6, class_="bo-sheet-line"),
        fit(words, width - 40, 21, "bo-sheet-h", wide=SERIF, x=width / 2, y=31),
        id="sheet",
        transform=f"translate({x:g} {y:g})",
    )


def deck(t: Teller, cards: tuple[int, ...]) -> dict[str, Markup]:
    """A row of cards for each country: in the middle, or at the producer."""
    content = t.content
    rows: dict[int, list[int]] = {}
    for card in cards:
        rows.setdefault(int(content.country[card]), []).append(card)
    across = max(len(row) for row in rows.values())
    wide, high = round(max(across * STEP + 26, 330)), round(len(rows) * ROW + HEAD + 8)
    here = int(t.view.cell[t.view.turn])
    if len(rows) == 1 and here >= 0:
        x, y, tail = beside(content, here, wide, high)
        words = t.say("word-open_deck", country=t.country(next(iter(rows))))
    else:
        x, y = (int(content.width) - wide) // 2, (int(content.height) - high) // 2
        tail, words = "", t.say("word-first_bottles")
    found = {"sheet": sheet(x + EDGE, y + EDGE, wide, high, words, tail)}
    for k, row in enumerate(rows.values()):
        left = x + EDGE + (wide - (len(row) - 1) * STEP - CARD * LARGE) / 2
        for n, card in enumerate(row):
            top = y + EDGE + HEAD + k * ROW
            found[f"card-{card}"] = bottle(t, card, round(left + n * STEP), top, LARGE)
    return found


def beside(content: Content, cell: int, wide: int, high: int) -> tuple[int, int, str]:
    """Above or below a place, wherever there is more room, with a tail that points at it."""
    x, y = int(content.x[cell]), int(content.y[cell])
    left = min(max(6, x - wide // 2), int(content.width) - wide - 6)
    at = min(max(24, x - left), wide - 24)
    if y > content.height // 2:
        top = max(6, y - 74 - high)
        return left, top, f"M{at - 14} {high - 2}L{x - left} {high + 26}L{at + 14} {high - 2}z"
    top = min(int(content.height) - high - 6, y + 66)
    return left, top, f"M{at - 14} 2L{x - left} -26L{at + 14} 2z"


def cast(t: Teller) -> dict[str, Markup]:
    """The six characters; those already taken bear the mark of their seat."""
    taken = {int(who): seat for seat, who in enumerate(t.view.character) if who >= 0}
    width = int(CHARACTERS) * 164 + 20
    left = EDGE + (int(t.content.width) - width) // 2
    found = {"sheet": sheet(left, 220, width, 262, t.say("word-cast"))}
    for k in range(CHARACTERS):
        found[f"cast-{k}"] = figure(t, k, left + 17 + 164 * k, taken.get(k, -1))
    return found


def figure(t: Teller, k: int, x: int, seat: int) -> Markup:
    word = t.content.labels["characters.id"][k]
    name = t.label("characters", k)
    return el(
        "g",
        el("rect", width=150, height=200, rx=12, class_="bo-figure"),
        use(f"p-{word}", 14, 14, 122, 154, "bo-pawn"),
        el("text", name, x=75, y=190, class_="bo-cast-n"),
        seat_mark(seat, 75, 140) if seat >= 0 else None,
        el("use", href="#bo-r-cast", class_="bo-r"),
        id=f"cast-{k}",
        data_w=word,
        class_="bo-card bo-cast" if seat < 0 else f"bo-card bo-taken bo-s{seat}",
        role="img",
        aria_label=name if seat < 0 else f"{name}, {t.names[seat]}",
        transform=f"translate({x} 268)",
    )
