"""The sky over Naramata is its time track; the cartouche has the day and the rating."""

from functools import cache
from typing import Final

from markupsafe import Markup

from cuvee.games.naramata.content import COLUMNS
from cuvee.games.naramata.face.names import Names, Teller
from cuvee.games.naramata.face.svg_parts import at, coin, fit, mark_of, paint, pawn, signed, tx, use
from cuvee.games.naramata.model.pieces import NONE, OFF
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.options import COMPETITIVE, SOLO
from cuvee.render.svg import el, spell

LEFT, TRACK, HIGH = 170.0, 1172.0, 68.0
HOURS: Final = 17
WIDE: Final = TRACK / HOURS
STAR: Final = "m12 1.5 3.1 6.8 7.4.8-5.5 5 1.5 7.3L12 17.7l-6.5 3.7L7 14.1 1.5 9.1l7.4-.8z"
MOST_STARS: Final = 7


def late_from(view: State) -> int:
    """The last hour at which nobody is late; NA-20.3, NA-25.8, NA-26.9, NA-R10."""
    content, options = view.content, view.options
    if options.mode == SOLO and not options.solo_at_closing:
        return int(content.solo_late_limit)
    return int(content.calendar.closing)


def middle_of(column: int) -> float:
    return LEFT + (min(column, HOURS - 1) + 0.5) * WIDE


def hours(t: Teller) -> dict[str, Markup]:
    points = bool(t.view.options.mode == COMPETITIVE)
    late = late_from(t.view)
    return {f"hour-{k}": hour(t.plain, k, k - late, points) for k in range(HOURS)}


def now(t: Teller) -> dict[str, Markup]:
    """The column of the figure that is next, in sunlight."""
    clock = whose_hour(t.view)
    if clock < 0:
        return {}
    x = LEFT + min(clock, HOURS - 1) * WIDE
    shine = el("rect", id="now", x=x + 1.5, y=4, width=WIDE - 3, height=HIGH - 7, rx=5,
               class_="na-now")  # fmt: skip
    return {"now": shine}


def whose_hour(view: State) -> int:
    """NA-5.1: the hour of the figure that is furthest left."""
    clocks = [int(car.clock) for car in view.cars if car.clock != OFF and car.colour != NONE]
    return min(clocks, default=-1)


@cache
def hour(t: Names, k: int, late: int, points: bool) -> Markup:
    """A column: above, what a lunch brings that begins now, or what being late costs."""
    x, middle = LEFT + k * WIDE, LEFT + (k + 0.5) * WIDE
    calendar = t.content.calendar
    lunch = int(calendar.lunch[k]) if k < COLUMNS else 0
    closed = k > calendar.closing
    label = t.say("word-hour_lunch", hour=t.hour(k), prestige=lunch)
    above: list[Markup] = []
    if late > 0 and points:
        lost = late * int(t.content.costs.overtime)
        above = [tx(signed(lost), middle, 20, "na-late")]
        label = t.say("word-hour_late", hour=t.hour(k), points=-lost)
    elif late > 0:
        above = [use("rate", middle - 20, 5, 17), tx(signed(-1), middle + 9, 20, "na-late")]
        label = t.say("word-hour_rating", hour=t.hour(k))
    elif k == calendar.closing:
        words = t.say("word-closing_sign")
        above = [
            el("rect", x=x + 5, y=7, width=WIDE - 10, height=16, rx=3, class_="na-sign"),
            fit(words, middle, 19.2, WIDE - 14, 12.5, "na-signn"),
        ]
        label = t.say("word-hour_closing", hour=t.hour(k))
    elif closed:
        label = t.say("word-hour_closed", hour=t.hour(k))
    else:
        above = [use("lunch", middle - 20, 5.5, 15), coin(middle + 9, 13.5, str(lunch), 16)]
    style = "na-hour" + " na-dark-hour" * closed
    return el(
        "g",
        el("rect", x=x + 1.5, y=4, width=WIDE - 3, height=HIGH - 7, rx=5, class_="na-col"),
        *above,
        tx(t.hour(k), middle, HIGH - 5.5, "na-time" + " na-half" * (k % 2)),
        at(middle + 24, HIGH - 21, el("path", d="M-9 0c0-5 3-7 4.5-10.5A6.5 6.5 0 1 1 4.5-10.5"
                                 "C6-7 9-5 9 0z", class_="na-then")),
        id=f"hour-{k}",
        data_w=f"h{k}",
        class_=style,
        role="img",
        aria_label=label,
    )  # fmt: skip


def closing_line(t: Teller) -> Markup:
    x = LEFT + (int(t.content.calendar.closing) + 1) * WIDE
    return el("path", id="closing-line", d=f"M{spell(x)} 1V{spell(HIGH - 1)}", class_="na-close")


def pawns(t: Teller) -> dict[str, Markup]:
    """NA-5.1, NA-5.2: clock figures; in a column the leftmost is next."""
    view = t.view
    order = sorted(range(len(view.cars)), key=lambda car: int(view.cars[car].height))
    columns: dict[int, list[int]] = {}
    for car in order:
        if view.cars[car].clock != OFF and view.cars[car].colour != NONE:
            columns.setdefault(min(int(view.cars[car].clock), HOURS - 1), []).append(car)
    found, seats = {}, int(view.seats)
    first = min(columns, default=-1)
    for column, some in columns.items():
        step = 18 if len(some) < 4 else 16
        for k, car in enumerate(some):
            x = middle_of(column) + (k - (len(some) - 1) / 2) * step
            words = {"who": t.seat(car), "hour": t.hour(int(view.cars[car].clock))}
            found[f"pawn-{car}"] = el(
                "g",
                pawn(mark_of(car, seats)),
                id=f"pawn-{car}",
                class_=f"glide {paint(car, seats)}" + " na-next" * (column == first and k == 0),
                transform=f"translate({spell(x)} {spell(HIGH - 22 - k)})",
                data_w="clock_figure",
                role="img",
                aria_label=t.say("word-pawn_at", **words),
            )
    return {key: found[key] for key in sorted(found)}


def cartouche(t: Teller) -> Markup:
    """The name of the game, the day, and the rating where it counts."""
    view = t.view
    day = t.say("word-day", day=max(1, int(view.day)), days=view.options.days)
    frame = "M10 6H158q4 0 4 4V58q0 4-4 4H10q-4 0-4-4V10q0-4 4-4z"
    parts = [
        el("path", d=frame, class_="na-cart0"),
        el("path", d="M12 9.5H156V58.5H12z", class_="na-cart1"),
        fit(t.say("word-title").upper(), 84, 31, 142, 20, "na-title", 1.25),
    ]
    label, word = day, "day_marker"
    if view.options.mode == COMPETITIVE:
        parts.append(fit(day, 84, 50, 136, 14, "na-day mid"))
    else:
        word, most = "online_rating", start_rating(view)
        label = t.say("word-rating_of", rating=view.rating, most=most, day=day)
        short = t.say("word-day_short", day=max(1, int(view.day)))
        parts.append(fit(short, 18, 51, 46, 14, "na-day"))
        parts += stars(int(view.rating), most)
    return el("g", *parts, id="cartouche", data_w=word, role="img", aria_label=label)


def start_rating(view: State) -> int:
    """NA-25.2, NA-26.2: the rating the game began with."""
    if view.options.mode == SOLO:
        return int(view.content.solo.rating[view.options.difficulty])
    return int(view.content.fleet.rating[view.options.difficulty]) * int(view.seats)


def stars(rating: int, most: int) -> list[Markup]:
    """A row of stars, or one and a number if there are many."""
    if most <= MOST_STARS:
        return [
            el("path", d=STAR, class_="na-rs na-on" if k < rating else "na-rs",
               transform=f"translate({62 + k * 13} 37.5) scale(.62)")
            for k in range(most)
        ]  # fmt: skip
    one = el("path", d=STAR, class_="na-rs na-on", transform="translate(78 35) scale(.85)")
    return [one, tx(f"{rating} / {most}", 104, 51.5, "na-rating")]
