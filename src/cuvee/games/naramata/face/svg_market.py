"""What lies beside the board for everybody: the upgrade row, and the Phantoms."""

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from cuvee.games.naramata.content import SLOTS
from cuvee.games.naramata.face.names import Names, Teller
from cuvee.games.naramata.face.svg_cars import marks
from cuvee.games.naramata.face.svg_parts import SERIF, coin, fit, star, tx, use
from cuvee.games.naramata.face.svg_signs import effect_within
from cuvee.games.naramata.model.pieces import NONE, OFF
from cuvee.games.naramata.options import COMPETITIVE
from cuvee.games.naramata.rules import market
from cuvee.render.cache import DrawingCache, numbers_in
from cuvee.render.svg import Drawing, el, spell

LONG, HIGH = 450, 92
CARD, TALL, TOP = 102.0, 80.0, 10.0
DECK: Final = 30.0
STRIP: Final = 34.0
ROWS: Final = DrawingCache[Drawing]()


def kept_row(t: Teller) -> Drawing:
    key = (t.plain, t.view.options.mode, numbers_in(t.view.market))
    return ROWS.page(key, lambda: upgrade_row(t))


def upgrade_row(t: Teller) -> Drawing:
    """NA-2.3: four open upgrades with their prices, and the deck on the left."""
    view = t.view
    count = int(view.market.pile.count + view.market.count)
    found = {"deck": deck(t.plain, count)}
    for slot in range(int(SLOTS)):
        kind, above = int(view.market.row[slot]), int(view.market.above[slot])
        price = int(market.price(view, slot)) if kind != NONE else 0
        key = f"market-{kind}" if kind != NONE else f"market-none-{slot}"
        key += "-too" * (key in found)
        points = bool(view.options.mode == COMPETITIVE)
        found[key] = card(t.plain, key, slot, kind, price, points)
        if above:
            found[f"above-{slot}"] = coins(t.plain, slot, above)
    return Drawing("market", LONG, HIGH, t.say("word-market"), {"row": found})


def left_of(slot: int) -> float:
    return DECK + 3 + slot * (CARD + 3)


@lru_cache(64)
def deck(t: Names, count: int) -> Markup:
    """The upgrades to come."""
    return el(
        "g",
        el("rect", x=3, y=TOP + 3, width=24, height=TALL - 3, rx=5, class_="na-back0"),
        el("rect", y=TOP, width=25, height=TALL - 2, rx=5, class_="na-back1"),
        el("rect", x=2.5, y=TOP + 2.5, width=20, height=TALL - 7, rx=3.5, class_="na-back2"),
        el("circle", cx=12.5, cy=TOP + 30, r=10, class_="na-back3"),
        use("up", 5, TOP + 22.5, 15),
        tx(count, 12.5, TOP + 66, "na-backn"),
        id="deck",
        data_w="upgrade_deck",
        role="img",
        aria_label=t.say("word-deck", count=count),
    )


@lru_cache(512)
def card(t: Names, key: str, slot: int, kind: int, price: int, points: bool) -> Markup:
    """An open upgrade: name, what it does, its end points, its price now."""
    place = f"translate({spell(left_of(slot))} {spell(TOP)})"
    word = f"slot{slot + 1}"
    if kind == NONE:
        vacant = el("rect", width=CARD, height=TALL, rx=6, class_="na-vacant")
        return el("g", vacant, id=key, transform=place, data_w=word, role="img",
                  aria_label=t.say("word-no_upgrade"))  # fmt: skip
    upgrades = t.content.upgrades
    bottom = TALL - 15
    return el(
        "g",
        el("rect", x=-3, y=-3, width=CARD + 6, height=TALL + 6, rx=9, class_="na-halo"),
        el("rect", width=CARD, height=TALL, rx=6, class_="na-mk"),
        el("path", d=f"M0 6q0-6 6-6h{CARD - 12:g}q6 0 6 6v16H0z", class_="na-mkh"),
        fit(t.kind(kind), CARD / 2, 16, CARD - 8, 13, "na-mkt", SERIF),
        effect_within(t.content, kind, CARD / 2, 36, CARD - 14, 22),
        star(18, bottom, str(upgrades.end_points[kind]), 26) if points else None,
        coin(CARD - 19, bottom, str(price), 27),
        use("check", CARD - 18, -6, 18, "na-tick"),
        id=key,
        transform=place,
        class_="glide na-card",
        data_w=word,
        role="img",
        aria_label=t.say("word-upgrade_for", kind=t.kind(kind), text=t.effect(kind),
                         price=price),
    )  # fmt: skip


@lru_cache(256)
def coins(t: Names, slot: int, above: int) -> Markup:
    """NA-17.5: the prestige that lies above a card makes it cheaper."""
    shown = min(above, 4)
    middle = left_of(slot) + CARD / 2
    parts = [coin(middle + (k - (shown - 1) / 2) * 15, 8, "", 15) for k in range(shown)]
    if above > shown:
        parts.append(tx(above, middle, 12.5, "na-n na-z13 mid"))
    label = t.say("word-above", count=above)
    return el("g", *parts, id=f"above-{slot}", data_w="above", role="img", aria_label=label)


# -- Phantoms


def phantoms(t: Teller) -> Drawing:
    """NA-24.1: a Phantom has a car and a clock figure, nothing else; a strip for each."""
    seats, found = int(t.view.seats), {}
    for k, number in enumerate(range(seats, len(t.view.cars))):
        piece = t.view.cars[number]
        hour = t.hour(int(piece.clock)) if piece.clock != OFF else "–"
        where = t.where(number)
        y = k * STRIP
        found[f"phantom-{k}"] = el(
            "g",
            el("rect", y=y, width=LONG, height=STRIP - 4, rx=7, class_="na-strip"),
            el("path", d=f"M0 {spell(y + 4)}q0-4 4-4h2v{spell(STRIP - 4)}h-2q-4 0-4-4z",
               class_="na-sp na-paint"),
            marks(number, seats, 22, y + 15),
            fit(t.seat(number), 40, y + 20, 110, 16, "na-sname"),
            use("clock", 156, y + 6, 18),
            tx(hour, 178, y + 21, "na-n na-z15 na-on-strip"),
            fit(where, 226, y + 20, 216, 14, "na-swhere"),
            id=f"phantom-{k}",
            data_w="phantom",
            role="img",
            aria_label=t.say("word-car_at", who=t.seat(number), where=where),
        )  # fmt: skip
    high = len(found) * STRIP
    return Drawing("phantoms", LONG, high, t.say("word-phantoms"), {"strips": found})
