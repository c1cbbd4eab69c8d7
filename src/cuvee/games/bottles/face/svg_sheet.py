"""What lies over the map for a while: the cast, a deck open to one, a deal, an auction, fists."""

from typing import Final

from markupsafe import Markup

from cuvee.games.bottles.content import CHARACTERS, Content
from cuvee.games.bottles.face import svg_deals
from cuvee.games.bottles.face.knowledge import looted
from cuvee.games.bottles.face.svg_card import CARD, bottle
from cuvee.games.bottles.face.svg_map import EDGE
from cuvee.games.bottles.face.svg_parts import SERIF, fit, seat_mark, use
from cuvee.games.bottles.face.text import Teller
from cuvee.games.bottles.model.state import DECK
from cuvee.games.bottles.questions import BOTTLE, CELL, CHARACTER
from cuvee.render.svg import el

LARGE: Final = 1.29  # a card on the map is as large on the page as one on a mat
STEP: Final = 120.0  # from one card to the next
ROW: Final = 180.0
HEAD: Final = 40.0


def open_deck(t: Teller) -> tuple[int, ...]:
    """The cards that only this viewer sees now: to pick from, or for sale at the producer."""
    return t.lying(DECK) if t.view.depth else ()


def sheets(t: Teller, viewer: int, prices: dict[int, str]) -> dict[str, Markup]:
    return {**lying(t, viewer, prices), **svg_deals.goal_strip(t)}


def lying(t: Teller, viewer: int, prices: dict[int, str]) -> dict[str, Markup]:
    """The one sheet that lies on the map now, if any."""
    view = t.view
    if view.is_asking(CHARACTER):
        return cast(t)
    if not view.depth:
        return {}
    if svg_deals.robbed(view) >= 0:
        return robbery(t, viewer)
    if view.lot >= 0:
        return between(t, "auction", 420, 226, svg_deals.auction(t, viewer))
    if svg_deals.is_offered(view):
        return between(t, "offer", 570, 188, svg_deals.offer(t))
    victim = looted(view)
    if victim >= 0 and viewer == view.turn:
        return cellar_of(t, victim)
    cards = open_deck(t)
    return deck(t, cards, prices) if cards else {}


def cellar_of(t: Teller, victim: int) -> dict[str, Markup]:
    """BO-8.5: the cellar of the one who is robbed, open to the one who sent the thief."""
    cards = t.lying(victim)
    few = len(cards) <= 21
    across = min(7 if few else 12, len(cards))
    scale = LARGE if few else LARGE * 0.62
    step, row = STEP * scale / LARGE, ROW * scale / LARGE
    wide = round(max(330, across * step + 26))
    high = round(-(-len(cards) // across) * row + HEAD + 8)
    x, y = EDGE + (int(t.content.width) - wide) // 2, EDGE + (int(t.content.height) - high) // 2
    found = {"sheet": sheet(x, y, wide, high, t.say("word-cellar", who=t.names[victim]))}
    left = x + (wide - (across - 1) * step - CARD * scale) / 2
    for k, card in enumerate(cards):
        spot = (round(left + k % across * step), y + HEAD + k // across * row, scale)
        found[f"card-{card}"] = bottle(t, card, *spot)
    return found


def between(t: Teller, what: str, wide: int, high: int, parts: list[Markup]) -> dict[str, Markup]:
    """A deal of two, or an auction of all, in the middle of the map."""
    x = EDGE + (int(t.content.width) - wide) // 2
    y = EDGE + (int(t.content.height) - high) // 2 + 40
    paper = sheet(0, 0, wide, high, t.say(f"word-sheet_{what}"))
    spot = f"translate({x} {y})"
    whole = el("g", paper, *parts, id="sheet-deal", class_="look", transform=spot)
    return {"sheet-deal": whole}


def robbery(t: Teller, viewer: int) -> dict[str, Markup]:
    """BO-8.4: at the place of the one who is robbed."""
    victim = svg_deals.robbed(t.view)
    x, y, tail = beside(t.content, int(t.view.cell[victim]), 384, 198)
    words = t.say("word-robbery", who=t.names[t.view.turn], other=t.names[victim])
    paper = sheet(x + EDGE, y + EDGE, 384, 198, words, tail)
    return {"sheet": paper, **svg_deals.fists(t, x + EDGE, y + EDGE, viewer)}


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


def deck(t: Teller, cards: tuple[int, ...], prices: dict[int, str]) -> dict[str, Markup]:
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
            spot = (round(left + n * STEP), top, LARGE)
            kind = "bo-dear" if is_dear(t, card, prices) else ""
            found[f"card-{card}"] = bottle(t, card, *spot, price=prices.get(card, ""), kind=kind)
    return found


def is_dear(t: Teller, card: int, prices: dict[int, str]) -> bool:
    """BO-1.5, BO-6.2: a bottle of the open deck that is too dear now."""
    if t.view.is_asking(BOTTLE):
        return bool(t.content.value[card] > t.view.options.start_value_max)
    return t.view.is_asking(CELL) and card not in prices


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
