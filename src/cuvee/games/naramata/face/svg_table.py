"""What lies in front of the board for a while: cars, tourists, drawn cards, a die."""

from functools import cache, lru_cache
from typing import Final

from markupsafe import Markup

from cuvee.core.state import Step
from cuvee.games.naramata import questions as q
from cuvee.games.naramata.face.names import Names, Teller
from cuvee.games.naramata.face.svg_parts import (
    SERIF,
    at,
    badge,
    car,
    die,
    fit,
    lines,
    tx,
    use,
)
from cuvee.games.naramata.face.svg_people import bust, guide
from cuvee.games.naramata.face.svg_roads import HEIGHT, LOWER, WIDTH, node_point
from cuvee.games.naramata.face.svg_signs import CARD_HIGH, CARD_WIDE, case_card, tasting_card
from cuvee.games.naramata.face.svg_tourist import (
    SMALL_HIGH,
    SMALL_WIDE,
    WIDE,
    on_offer,
    small,
)
from cuvee.games.naramata.model.cards import CARDS, TASTED, TOURISTS
from cuvee.games.naramata.model.roadmap import WINERIES
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.model.upgrades import CARS, TRIPOD, ZOOM_LENS
from cuvee.games.naramata.options import COMPETITIVE
from cuvee.games.naramata.rules import shop, viewpoint
from cuvee.render.svg import el, spell
from cuvee.render.theme import SEAT_MARK

TOP: Final = 70.0  # below the time track
LARGE: Final = 7  # so many tourists are shown large
ACROSS: Final = 8  # small ones in a row
GAP: Final = 14.0


def front(t: Teller, hand: int) -> dict[str, Markup]:
    """Everything in front of the board."""
    view = t.view
    if view.day == 0 and view.depth > 0:
        return {"veil": veil(), **car_cards(t)}
    found = tourists(t, hand | int(view.display))
    if found:
        return {"veil": veil(), **found, **caption(t, hand)}
    return {**drawn(t), **rolled(t)}


@cache
def veil() -> Markup:
    """The board steps back."""
    return el("rect", id="veil", y=TOP - 1, width=WIDTH, height=HEIGHT - TOP + 1, class_="na-veil")


# -- cars to choose from


def car_cards(t: Teller) -> dict[str, Markup]:
    """NA-2.7: six cards; those that are taken show by whom."""
    owners = {int(piece.colour): number for number, piece in enumerate(t.view.cars)}
    found = {}
    for k in range(int(CARS)):
        owner = owners.get(k, -1)
        found[f"choose-{k}"] = car_card(t.plain, k, owner, int(t.view.seats))
    return found


@lru_cache(256)
def car_card(t: Names, k: int, owner: int, seats: int) -> Markup:
    """A car with its guide and what it can do."""
    cars, wide, high = t.content.cars, 204, 250
    x = (WIDTH - 6 * wide - 5 * GAP) / 2 + k * (wide + GAP)
    parts = [
        el("rect", x=-3, y=-3, width=wide + 6, height=high + 6, rx=11, class_="na-halo"),
        el("rect", width=wide, height=high, rx=9, class_="na-tcard"),
        el("path", d=f"M0 9q0-9 9-9h{wide - 18}q9 0 9 9v91H0z", class_="na-window"),
        bust(guide(k), 4, 16, 84),
        at(144, 62, car(k, "?" if owner < 0 else SEAT_MARK[owner]), scale=2.3),
        fit(cars.guides[k], wide / 2, 124, wide - 20, 18, "na-first na-z18 mid", SERIF),
        fit(t.body(k), wide / 2, 144, wide - 20, 14.5, "na-it mid"),
    ]
    told = lines(t.ability(k), wide - 24, 14.5)
    parts += [
        fit(line, wide / 2, 168 + n * 18, wide - 20, 14.5, "na-plain mid")
        for n, line in enumerate(told[:4])
    ]
    if owner >= 0:
        parts.append(at(wide - 20, 20, badge(owner, seats)))
    return el(
        "g",
        *parts,
        use("check", wide - 26, high - 26, 22, "na-tick"),
        id=f"choose-{k}",
        transform=f"translate({spell(x)} 102)",
        data_w=cars.ids[k],
        class_=f"na-choose na-slot{k} " + (f"na-s{owner} na-taken" if owner >= 0 else "na-free"),
        role="img",
        aria_label=t.say("word-car_card", guide=cars.guides[k], body=t.body(k),
                         text=t.ability(k)),
    )  # fmt: skip


# -- tourists to choose from


def tourists(t: Teller, some: int) -> dict[str, Markup]:
    """The own hand of the draft, or those on show in solo and fleet."""
    points = bool(t.view.options.mode == COMPETITIVE)
    chosen = [tourist for tourist in range(int(TOURISTS)) if some >> tourist & 1]
    return {
        f"card-{t.content.wishes.ids[tourist]}": slip(t.plain, tourist, n, len(chosen), points)
        for n, tourist in enumerate(chosen)
    }


@lru_cache(4096)
def slip(t: Names, tourist: int, n: int, of: int, points: bool) -> Markup:
    """A tourist's card in its place among so many."""
    if of <= LARGE:
        x = (WIDTH - of * WIDE - (of - 1) * GAP) / 2 + n * (WIDE + GAP)
        y, shown, size = 96.0, on_offer(t, tourist, points), "na-large"
    else:
        step = SMALL_WIDE + 5
        x = (WIDTH - ACROSS * step + 5) / 2 + n % ACROSS * step
        y, shown, size = 82 + n // ACROSS * (SMALL_HIGH + 4), small(t, tourist, points), "na-small"
    key = t.content.wishes.ids[tourist]
    return el(
        "g",
        shown,
        id=f"card-{key}",
        transform=f"translate({spell(x)} {spell(y)})",
        data_w=key,
        class_=f"glide na-slip {size} na-slot{n}",
        role="img",
        aria_label=f"{t.tourist(tourist)}: {t.wishes(tourist)}",
    )


def caption(t: Teller, hand: int) -> dict[str, Markup]:
    """NA-3.7: who gets the rest of the hand."""
    view = t.view
    holder = [seat for seat in range(view.seats) if hand and view.guides[seat].hand == hand]
    if not holder or view.held <= 1:
        return {}
    right = bool(view.content.calendar.pass_right[view.day - 1])
    after = t.names[(holder[0] + (-1 if right else 1)) % int(view.seats)]
    words = t.say("word-hand_goes", who=after)
    return {"caption": el("g", tx(words, WIDTH / 2, 318, "na-caption"), id="caption")}


# -- cards drawn in an action, and the die


def drawn(t: Teller) -> dict[str, Markup]:
    """NA-R60: drawn cards lie open on a tray beside the winery."""
    view = t.view
    cards = [card for card in range(int(CARDS)) if view.drawn >> card & 1]
    if not cards:
        return {}
    seat = asked(view).seat
    x, y = tray_point(t, seat, len(cards))
    wide = len(cards) * (CARD_WIDE + 12) + 12
    found = {"tray": tray(x, y, wide)}
    for n, card in enumerate(cards):
        if card < TASTED:
            shown, label = tasting_card(t.plain, card), t.card(card)
        else:
            price = int(shop.price(view, view.guides[seat], card))
            shown, label = case_card(t.plain, card, price), t.card(card)
        key = t.content.cards.ids[card]
        found[f"card-{key}"] = el(
            "g",
            shown,
            use("check", CARD_WIDE - 16, -8, 20, "na-tick"),
            id=f"card-{key}",
            transform=f"translate({spell(x + 12 + n * (CARD_WIDE + 12))} {spell(y + 8)})",
            data_w=key,
            class_="glide na-drawn",
            role="img",
            aria_label=label,
        )
    return found


def asked(view: State) -> Step:
    return Step(view.top())


def tray_point(t: Teller, seat: int, cards: int) -> tuple[float, float]:
    """Beside the winery, on the other side of its road."""
    node = int(t.view.cars[seat].node)
    x, y = node_point(t.content, node) if node < WINERIES else (WIDTH / 2, LOWER)
    wide = cards * (CARD_WIDE + 12) + 12
    left = min(max(8.0, x - wide / 2), WIDTH - wide - 60)
    return left, (118.0 if y == LOWER else y + 14)


@lru_cache(64)
def tray(x: float, y: float, wide: float) -> Markup:
    return el(
        "g",
        el("rect", x=x, y=y, width=wide, height=CARD_HIGH + 16, rx=9, class_="na-tray"),
        *[el("path", d=f"M{spell(x + 5)} {spell(y + k)}h{spell(wide - 10)}", class_="na-grain")
          for k in (30, 58, 86)],
        id="tray",
    )  # fmt: skip


def rolled(t: Teller) -> dict[str, Markup]:
    """NA-11.1: the viewpoint die as it fell, as long as its markers are not all put."""
    view = t.view
    if view.depth == 0:
        return {}
    step = asked(view)
    if step.ask != q.VIEWS or view.cars[step.seat].node >= WINERIES:
        return {}
    face = face_of(view, step)
    if face == 0:
        return {}
    x, y = node_point(t.content, int(view.cars[step.seat].node))
    high = 150 if y == LOWER else y + 44
    return {
        "die": el(
            "g",
            at(0, 0, die(face)),
            id="die",
            class_="glide na-rolled",
            transform=f"translate({spell(x + 52)} {spell(high)}) rotate(-8)",
            data_w="viewpoint_die",
            role="img",
            aria_label=t.say("word-die", face=face),
        )
    }


def face_of(view: State, step: Step) -> int:
    """What the die showed, if the markers that are left to put tell it; else 0."""
    own = view.guides[step.seat]
    left, whole = step.about % int(viewpoint.ALL), step.about // int(viewpoint.ALL)
    value = view.content.upgrades.value
    more = sum(int(value[kind]) for kind in (TRIPOD, ZOOM_LENS) if own.has(kind))
    limit = int(viewpoint.limit(view, own))
    fits = [face for face in (1, 2, 3) if min(face + more, limit) == whole]
    return fits[0] if left > 0 and len(fits) == 1 else 0
