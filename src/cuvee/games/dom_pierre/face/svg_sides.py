"""What lies around the roads: village, end track, supply and objectives."""

from typing import Final

from markupsafe import Markup

from cuvee.games.dom_pierre.face.objectives import Counts, counts
from cuvee.games.dom_pierre.face.svg_cards import foot, narrow_objective, objective_card
from cuvee.games.dom_pierre.face.svg_kit import (
    accessory,
    at,
    box,
    disc,
    dot,
    fitted,
    flag,
    grape,
    harvest_tile,
    line,
    pentagon,
    remembered,
    ring_box,
    shield,
    use,
    words,
    worker,
)
from cuvee.games.dom_pierre.face.text import Teller
from cuvee.games.dom_pierre.face.text_table import conditions, shown
from cuvee.games.dom_pierre.model.board import BLUE, HEIGHT
from cuvee.games.dom_pierre.model.house import GONE
from cuvee.render.svg import el, element

# -- the village

VILLAGE: Final = (26, 378)
PITCH: Final = 85
HOUSES: Final = ("harvest", "accessory", "tasting", "favours")


@remembered
def houses(t: Teller) -> Markup:
    """The four houses of the village with their names."""
    x0, y0 = VILLAGE
    parts = [
        box(x0, y0 + 44, 342, 134, 8, "d-ground"),
        use("a-village", x0 + 15, y0 + 10, 20, "d-soft"),
        words(t.say("word-village"), x0 + 29, y0 + 15, "d-zone"),
    ]
    for k, name in enumerate(HOUSES):
        x = x0 + 4 + k * PITCH
        parts.append(box(x, y0 + 62, 79, 108, 2, "d-house"))
        roof = f"M{x - 3},{y0 + 64}L{x + 8},{y0 + 30}H{x + 71}L{x + 82},{y0 + 64}z"
        parts.append(line(roof, f"d-roof d-roof{k}"))
        parts.append(
            fitted(t.say(f"word-house_{name}"), x + 39.5, y0 + 55, 72, 14, "d-serif d-on d-mid")
        )
    for x in (x0 + 43, x0 + 43 + PITCH):
        parts.append(line(f"M{x - 11},{y0 + 170}v-20q0,-9 11,-9q11,0 11,9v20z", "d-door"))
    return el("g", *parts, id="houses")


def village(t: Teller) -> dict[str, Markup]:
    """Two piles of harvest tiles, two of blue accessories, and the two other benefits."""
    piles = t.view.village.piles
    found = {"houses": houses(t)}
    for n in range(4):
        place = n if n < 2 else int(BLUE) + n - 2
        found[f"pile-{n}"] = pile(t, n, int(piles[place]), int(piles[place + HEIGHT]))
    return {**found, "tasting": tasting(t), "favours": favours(t)}


@remembered
def pile(t: Teller, n: int, top: int, height: int) -> Markup:
    """The first two are harvest tiles, the others blue accessories."""
    number = n % 2 + 1
    x = VILLAGE[0] + 23 + 40 * (n % 2) + (PITCH if n > 1 else 0)
    y = VILLAGE[1] + 92
    parts: list[Markup] = []
    if not height:
        parts.append(box(-16, -16, 32, 32, 5, "d-slot"))
        label = t.say("word-pile_empty")
    elif n < 2:
        parts.append(harvest_tile(top // 3, top % 3 + 1, -16, -16, 32, 32))
        tile = t.village_tile(top)
        label = t.say("word-harvest_pile", pile=number, tile=tile, height=height)
    else:
        value = str(t.content.accessory_value[2 * top + 1])
        parts.append(accessory(2 * top + 1, 0, 0, 32, value))
        tile = t.label("accessory", top)
        label = t.say("word-blue_pile", pile=number, tile=tile, height=height)
    return el(
        "g",
        *parts,
        words(f"×{height}", 0, 38, "d-count"),
        ring_box(-17, -18, 34, 36, 5),
        id=f"pile-{n}",
        class_="d-thing",
        data_w=f"{'harvest' if n < 2 else 'accessory'}-pile-{number}",
        role="img",
        aria_label=label,
        transform=at(x, y),
    )


@remembered
def tasting(t: Teller) -> Markup:
    """What one champagne is worth at a tasting, and two."""
    x, y = VILLAGE[0] + 4 + 2 * PITCH, VILLAGE[1]
    one, two = (int(n) for n in t.content.tasting)
    return el(
        "g",
        use("bottle", x + 17, y + 92, 34),
        line(f"M{x + 32},{y + 92}h8m-3,-4l4,4l-4,4", "d-arr"),
        shield(x + 59, y + 92, one, 28),
        use("bottle", x + 11, y + 138, 34),
        use("bottle", x + 24, y + 138, 34),
        line(f"M{x + 35},{y + 138}h7m-3,-4l4,4l-4,4", "d-arr"),
        shield(x + 62, y + 138, two, 28),
        ring_box(x + 4, y + 70, 71, 94, 5),
        id="tasting",
        class_="d-thing",
        data_w="tasting",
        role="img",
        aria_label=t.say("word-tasting", one=one, two=two),
    )


@remembered
def favours(t: Teller) -> Markup:
    x, y = VILLAGE[0] + 4 + 3 * PITCH, VILLAGE[1]
    return el(
        "g",
        words("2×", x + 22, y + 112, "d-big"),
        use("gift", x + 53, y + 104, 34, "d-soft"),
        line(f"M{x + 40},{y + 132}v22m-7,-7l7,8l7,-8", "d-arr d-bold"),
        ring_box(x + 4, y + 70, 71, 94, 5),
        id="favours",
        class_="d-thing",
        data_w="favours",
        role="img",
        aria_label=t.say("word-favours"),
    )


# -- the end track

TRACK: Final = (784, 358)  # its upper right corner
SLOT: Final = 34.0  # from space to space, where there are not too many


def slot(room: int, n: int) -> tuple[float, float]:
    """Where the nth of so many spaces is, and how large."""
    pitch = min(SLOT, 9 * SLOT / room)
    return TRACK[0] - 22 - pitch * (room - 1 - n), min(14.0, pitch / 2 - 0.5)


def end_track(t: Teller) -> dict[str, Markup]:
    """The spaces up to the trigger, and the discs that lie there."""
    view = t.view
    room = int(view.content.trigger[view.seats - 2])
    found = {"track": track(t, room, int(view.discs_off), bool(view.last_round))}
    gone = [
        (seat, column)
        for seat in range(view.seats)
        for column in range(6)
        if view.houses[seat].rows[column] == GONE
    ]
    for n, (seat, column) in enumerate(gone[: int(view.discs_off)]):
        key = f"disc-{seat}-{column}"
        found[key] = gone_disc(t, seat, column, slot(room, n), key, t.names[seat])
    return found


@remembered
def gone_disc(
    t: Teller, seat: int, column: int, place: tuple[float, float], key: str, name: str
) -> Markup:
    x, r = place
    return el(
        "g",
        disc(seat, column, 0, 0, r - 1),
        id=key,
        class_="glide",
        data_w="end_track",
        role="img",
        aria_label=t.say("word-gone_disc", who=name, action=t.label("action", column)),
        transform=at(x, TRACK[1] + 21),
    )


@remembered
def track(t: Teller, room: int, taken: int, last: bool) -> Markup:
    """Each disc scores; the last space brings the end."""
    left, y = slot(room, 0)[0] - 58, TRACK[1]
    parts = [
        box(left, y, TRACK[0] - left, 42, 8, "d-night"),
        use("u-clock", left + 21, y + 21, 24, "d-ongold"),
    ]
    for n in range(room):
        x, r = slot(room, n)
        parts.append(dot(x, y + 21, r, "d-slot d-dark" + (" d-end" if n == room - 1 else "")))
        if n == room - 1 and n >= taken:
            parts.append(use("u-clock", x, y + 21, 1.3 * r, "d-ongold"))
        elif n >= taken and r > 12:
            parts.append(shield(x, y + 21, int(t.content.disc_points), 21))
    says = "word-track_full" if last else "word-track_left"
    return el(
        "g",
        *parts,
        id="track",
        data_w="end_track",
        role="img",
        aria_label=t.say(says, left=room - taken),
    )


# -- the supply

SUPPLY: Final = (592, 404)


def supply(t: Teller) -> dict[str, Markup]:
    """Harvest tiles by value, grey accessories, flags, and everybody's workers."""
    stock = t.view.stock
    harvest = tuple([int(n) for n in stock.harvest])
    grey = tuple([int(stock.goods[2 * kind]) for kind in range(4)])
    free = tuple([int(house.supply) for house in t.view.houses])
    return {
        "supply": shelf(t),
        "stock-harvest": harvest_stock(t, harvest),
        "stock-grey": grey_stock(t, grey),
        "stock-flags": flag_stock(t, int(stock.usa), int(stock.russia)),
        "stock-workers": worker_stock(t, free),
    }


@remembered
def shelf(t: Teller) -> Markup:
    x, y = SUPPLY
    return el(
        "g",
        box(x, y, 192, 152, 8, "d-plate"),
        words(t.say("word-supply_title"), x + 10, y + 17, "d-zone"),
        line(f"M{x + 8},{y + 120}h176", "d-hair"),
        id="supply",
    )


@remembered
def harvest_stock(t: Teller, left: tuple[int, ...]) -> Markup:
    x, y = SUPPLY
    parts = [pentagon(x + 49 + 27 * k, y + 33, 10.4, k + 1) for k in range(3)]
    for variety, letter in enumerate("cmn"):
        top = y + 46 + 24 * variety
        parts.append(box(x + 6, top, 110, 22, 4, f"d-wrow d-w{letter}"))
        parts.append(grape(variety, x + 21, top + 11, 22))
        for k in range(3):
            parts.append(words(left[3 * variety + k], x + 49 + 27 * k, top + 16, "d-count"))
    return stock_group(t, "stock-harvest", "harvest_tile", "word-stock_harvest", parts)


@remembered
def grey_stock(t: Teller, left: tuple[int, ...]) -> Markup:
    x, y, parts = *SUPPLY, []
    for kind in range(4):
        cx, cy = x + 130 + 36 * (kind % 2), y + 34 + 31 * (kind // 2)
        parts.append(accessory(2 * kind, cx, cy, 22))
        parts.append(words(left[kind], cx + 13, cy + 6, "d-few"))
    return stock_group(t, "stock-grey", "grey_accessory", "word-stock_grey", parts)


@remembered
def flag_stock(t: Teller, usa: int, russia: int) -> Markup:
    x, y, parts = *SUPPLY, []
    for country, left in enumerate((usa, russia)):
        parts.append(flag(country, x + 130 + 36 * country, y + 100, 21))
        parts.append(words(left, x + 143 + 36 * country, y + 105, "d-few"))
    return stock_group(t, "stock-flags", "flag_marker", "word-stock_flags", parts)


@remembered
def worker_stock(t: Teller, left: tuple[int, ...]) -> Markup:
    x, y, parts = *SUPPLY, []
    for seat, count in enumerate(left):
        cx = x + 22 + 46 * seat
        parts.append(worker(seat, cx, y + 136, 0.9))
        parts.append(words(count, cx + 14, y + 142, "d-few"))
    return stock_group(t, "stock-workers", "worker", "word-stock_workers", parts)


def stock_group(t: Teller, key: str, word: str, label: str, parts: list[Markup]) -> Markup:
    return el("g", *parts, id=key, data_w=word, role="img", aria_label=t.say(label))


# -- objectives

ROW: Final = (24, 562)


def objectives(t: Teller, viewer: int) -> dict[str, Markup]:
    """The cards on show, side by side, and the deck."""
    cards = shown(t.view)
    found = {"objective-row": ledge(t, int(t.view.shelf.deck.count))}
    for n, card in enumerate(cards):
        have = counts(t.view, viewer, card)
        found[f"card-{card}"] = objective(t, card, n, len(cards), have)
    return found


@remembered
def ledge(t: Teller, left: int) -> Markup:
    x, y = ROW
    deck = [
        box(x + 709, y + 6, 44, 96, 5, "d-deck"),
        box(x + 706, y + 3, 44, 96, 5, "d-cardback"),
        box(x + 709.5, y + 6.5, 37, 89, 3, "d-backline"),
        use("a-objectives", x + 728, y + 40, 26, "d-ongold"),
        words(left, x + 728, y + 80, "d-zone d-light d-mid"),
    ]
    pile_ = el(
        "g",
        *deck,
        data_w="objective_deck",
        role="img",
        aria_label=t.say("word-deck", count=left),
    )
    return el("g", box(x, y, 756, 108, 6, "d-night"), pile_, id="objective-row")


@remembered
def objective(t: Teller, card: int, n: int, many: int, have: Counts) -> Markup:
    """A card of the display; where there are more than five, they are narrow."""
    pitch = 140.0 if many <= 5 else 700 / many
    wide = pitch - 6
    picture = objective_card if many <= 5 else narrow_objective
    word, bonus_id = t.content.ids["objective_card"][card], int(t.content.card_bonus[card])
    favour = t.content.ids["bonus"][bonus_id]
    title = t.label("objective_card", card)
    bottom = el(
        "g",
        foot(t, card, have, wide, 102),
        ring_box(4, 79, wide - 8, 19, 3),
        class_="d-thing",
        data_w=f"favour-{favour}",
        role="img",
        aria_label=t.say("word-bonus", bonus=t.label("bonus", bonus_id)),
    )
    return element(
        "g",
        picture(t, card, have, wide, 102),
        bottom,
        ring_box(0, 0, wide, 102),
        id=f"card-{card}",
        class_="d-thing glide",
        data_w=word,
        role="img",
        aria_label=t.say("word-objective", card=title, needs="; ".join(conditions(t, card))),
        transform=at(ROW[0] + 6 + pitch * n, ROW[1] + 3),
    )
