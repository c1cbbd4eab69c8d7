"""A mat is a car: windows with tourists, the guide in the cab, upgrades on the running board."""

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from cuvee.games.naramata.face.facts import Day, Row, if_parked, rows_of
from cuvee.games.naramata.face.names import Names, Teller
from cuvee.games.naramata.face.svg_parts import (
    MINUS,
    SERIF,
    bottle,
    coin,
    fit,
    signed,
    star,
    tx,
    use,
)
from cuvee.games.naramata.face.svg_people import bust, guide
from cuvee.games.naramata.face.svg_seats import windows
from cuvee.games.naramata.face.svg_signs import effect_within
from cuvee.games.naramata.model.guide import SEATS_IN_CAR
from cuvee.games.naramata.model.pieces import NONE
from cuvee.games.naramata.model.places import SIGNATURES, SPOTS
from cuvee.games.naramata.model.upgrades import DISC_KINDS, KINDS, RESERVED_TABLE
from cuvee.games.naramata.options import COMPETITIVE, FLEET
from cuvee.games.naramata.rules import purse
from cuvee.render.cache import DrawingCache, numbers_in
from cuvee.render.svg import Drawing, el, spell

LONG, HEIGHT = 896, 282
BOARD: Final = 732.0  # the running board
FEWEST: Final = 5  # places for upgrades that are always drawn
BODY: Final = (
    "M14 2H786C838 2 862 30 874 84L886 118Q893 128 893 142V240Q893 256 877 256H18Q3 256 3 240V14Q3 "
    "2 14 2z"
)
MATS: Final = DrawingCache[Drawing]()


def kept_mat(t: Teller, seat: int) -> Drawing:
    """A mat as it was drawn last time, if nothing on it changed."""
    view = t.view
    piece, owner = view.cars[seat], view.guides[seat]
    means = (int(purse.prestige(view, seat)), int(view.rating), int(piece.colour))
    days = (view.options, view.depth == 0)
    key = (t.plain, t.names[seat], seat, means, if_parked(view, seat), days, numbers_in(owner))
    return MATS.page(key, lambda: mat(t, seat))


def mat(t: Teller, seat: int) -> Drawing:
    view, own = t.view, t.view.guides[seat]
    rows = rows_of(view, seat)
    return Drawing(
        f"mat-{seat}",
        LONG,
        HEIGHT,
        t.say("word-tray", who=t.names[seat]),
        {
            "body": {f"body-{seat}": body(seat)},
            **windows(t, seat, rows, room_in(t, seat)),
            "cab": {
                f"cab-{seat}": cab(t.plain, seat, int(view.cars[seat].colour)),
                f"purse-{seat}": dashboard(t, seat),
                f"discs-{seat}": discs(t.plain, seat, int(own.discs), int(own.beside)),
                f"cellar-{seat}": cellar(t.plain, seat, int(own.bottles)),
            },
            "upgrades": running_board(t, seat),
            "tally": {f"tally-{seat}": tally(t, seat, rows)},
        },
    )


def room_in(t: Teller, seat: int) -> int:
    """NA-3.5, NA-25.13, NA-R13: how many tourists the car carries."""
    colour = int(t.view.cars[seat].colour)
    if colour == NONE or t.view.options.mode != COMPETITIVE:
        return int(SEATS_IN_CAR)
    return int(t.content.cars.capacity[colour])


@lru_cache(64)
def body(seat: int) -> Markup:
    """Wheels and coachwork, in the seat's colour."""
    wheels = [
        el("circle", cx=x, cy=254, r=r, class_=f"na-wheel{k % 2}")
        for x in (110, 690)
        for k, r in enumerate((27, 16, 5))
    ]
    return el(
        "g",
        *wheels,
        el("path", d=BODY, class_="na-body"),
        el("path", d="M12 7H786C832 7 856 34 868 84", class_="na-trim"),
        el("path", d="M3 203H893V208H3z", class_="na-stripe"),
        el("ellipse", cx=888, cy=150, rx=6, ry=11, class_="na-lamp"),
        id=f"body-{seat}",
        class_=f"na-s{seat}",
    )


# -- the cab


@lru_cache(256)
def cab(t: Names, seat: int, colour: int) -> Markup:
    """The guide behind the windscreen, and the card of the car."""
    parts = [
        el("path", d="M752 14H786C824 14 846 36 857 78H752z", class_="na-screen"),
        el("path", d="M790 14h18l-28 64h-20z", class_="na-glare"),
    ]
    label, word = t.say("word-no_car"), "tray"
    if colour != NONE:
        cars = t.content.cars
        parts.append(bust(guide(colour), 765, 19, 59))
        label = t.say("word-car_card", guide=cars.guides[colour], body=t.body(colour),
                      text=t.ability(colour))  # fmt: skip
        word = cars.ids[colour]
    parts.append(el("rect", x=748, y=78, width=138, height=120, rx=8, class_="na-dash"))
    if colour != NONE:
        parts.append(fit(cars.guides[colour], 756, 94, 124, 14, "na-first na-z14", SERIF))
        parts.append(fit(t.body(colour), 756, 109, 124, 13, "na-body-name", 1.1))
    return el("g", *parts, id=f"cab-{seat}", class_=f"na-s{seat}", data_w=word, role="img",
              aria_label=label)  # fmt: skip


def dashboard(t: Teller, seat: int) -> Markup:
    """Points or the rating, and prestige."""
    view = t.view
    prestige, points = int(purse.prestige(view, seat)), int(view.guides[seat].points())
    pool = view.options.mode == FLEET
    if view.options.mode == COMPETITIVE:
        sign, number = star(770, 128, "", 26), str(points).replace("-", MINUS)
        label = t.say("word-purse", points=points, prestige=prestige)
    else:
        sign, number = use("rate", 756, 115, 26), str(int(view.rating))
        key = "word-pool_rating" if pool else "word-purse_rating"
        label = t.say(key, rating=view.rating, prestige=prestige)
    return el(
        "g",
        sign,
        fit(number, 787, 136, 46, 22, "na-n na-z22", SERIF),
        coin(854, 124, str(prestige), 34),
        use("head", 868, 103, 14) if pool else None,
        id=f"purse-{seat}",
        data_w="prestige_pool" if pool else "prestige",
        role="img",
        aria_label=label,
    )


@lru_cache(256)
def discs(t: Names, seat: int, unused: int, beside: int) -> Markup:
    """NA-16.3: unused discs full, those paid with hollow; others lie on upgrades."""
    parts = []
    for k in range(unused + beside):
        x = 766 + k * 20
        if k < unused:
            parts.append(el("circle", cx=x, cy=156, r=8.5, class_="na-disc"))
            parts.append(el("circle", cx=x, cy=156, r=5, class_="na-disc2"))
        else:
            parts.append(el("circle", cx=x, cy=156, r=8.5, class_="na-hole"))
    label = t.say("word-disc_count", unused=unused, used=beside)
    return el("g", *parts, id=f"discs-{seat}", class_=f"na-s{seat}", data_w="action_disc",
              role="img", aria_label=label)  # fmt: skip


@lru_cache(256)
def cellar(t: Names, seat: int, bottles: int) -> Markup:
    """The own bottles, in the colours of their wineries."""
    own = [k for k in range(int(SIGNATURES)) if bottles >> k & 1]
    places = t.content.places
    names = ", ".join(t.winery(int(places.winery_of[int(SPOTS) + k])) for k in own)
    parts = [bottle(764 + n * 17, 169, places.bottle_colours[k], 26) for n, k in enumerate(own)]
    label = t.say("word-bottles_of", names=names) if own else t.say("word-no_bottles")
    return el("g", *parts, id=f"cellar-{seat}", data_w="signature_bottle", role="img",
              aria_label=label)  # fmt: skip


# -- upgrades


def running_board(t: Teller, seat: int) -> dict[str, Markup]:
    """NA-17.10: active upgrades first, then those that rest."""
    own = t.view.guides[seat]
    kinds = [kind for kind in range(int(KINDS)) if own.owned >> kind & 1]
    kinds.sort(key=lambda kind: not own.has(kind))
    slots = max(FEWEST, len(kinds))
    wide = (BOARD + 3.5) / slots - 3.5
    found = {}
    for n, kind in enumerate(kinds):
        held = int(own.reserved) if kind == RESERVED_TABLE else int(own.discs_on(kind))
        x = 10 + n * (wide + 3.5)
        found[f"own-{seat}-{kind}"] = upgrade(
            t.plain, seat, kind, bool(own.has(kind)), held, round(x, 1), round(wide, 1)
        )
    for n in range(len(kinds), slots):
        x = 10 + n * (wide + 3.5)
        found[f"own-{seat}-empty-{n}"] = el(
            "g",
            el("rect", x=x, y=212, width=wide, height=42, rx=6, class_="na-vacant"),
            use("up", x + wide / 2 - 12, 221, 24, "na-faint"),
            id=f"own-{seat}-empty-{n}",
        )
    return found


@lru_cache(1024)
def upgrade(
    t: Names, seat: int, kind: int, active: bool, held: int, x: float, wide: float
) -> Markup:
    """An owned upgrade: its name, what it does, and the disc or the corks that lie on it."""
    takes = kind < DISC_KINDS
    room = wide - 14 - (26 if takes else 12 * held)
    state = " na-resting" * (not active) + " na-spent" * (takes and held > 0)
    parts = [
        el("rect", x=-2, y=-2, width=wide + 4, height=46, rx=8, class_="na-halo"),
        el("rect", width=wide, height=42, rx=6, class_="na-up"),
    ]
    narrow = wide < 116
    if not narrow:
        parts.append(fit(t.kind(kind), 8, 15, room if takes else wide - 14, 13, "na-upn", SERIF))
    y, size = (21, 22) if narrow else (29, 19)
    parts.append(effect_within(t.content, kind, 8, y, room, size, plain=takes, middle=False))
    if takes:
        middle = wide - 17
        if held:
            parts.append(el("circle", cx=middle, cy=21, r=10.5, class_="na-disc"))
            parts.append(el("circle", cx=middle, cy=21, r=6.5, class_="na-disc2"))
        else:
            parts.append(el("circle", cx=middle, cy=21, r=10.5, class_="na-hole"))
        if held > 1:
            parts.append(tx(held, middle, 26, "na-badgen"))
    elif held:
        parts += [use("cork", wide - 18 - n * 12, 23, 16) for n in range(held)]
    key = "word-upgrade_rests" if not active else "word-upgrade_used" if takes and held else ""
    words = {"kind": t.kind(kind), "text": t.effect(kind)}
    return el(
        "g",
        *parts,
        use("check", wide - 16, -8, 18, "na-tick"),
        id=f"own-{seat}-{kind}",
        transform=f"translate({spell(x)} 212)",
        data_w=t.content.upgrades.ids[kind],
        class_=f"glide na-own na-s{seat}{state}",
        role="img",
        aria_label=t.say(key or "word-upgrade_ready", **words),
    )


def tally(t: Teller, seat: int, rows: list[Row]) -> Markup:
    """What parking now would mean, always in sight."""
    view = t.view
    if not rows:
        words = t.say("word-no_tourists")
        return plaque(seat, words, "", "", "", words, "today")
    day = if_parked(view, seat)
    if view.options.mode == COMPETITIVE:
        return tally_points(t.plain, seat, day)
    full = sum(row.full for row in rows)
    left = max(0, int(view.rating) - day.lost - day.late)
    return tally_rating(t.plain, seat, full, len(rows), left)


@lru_cache(1024)
def tally_points(t: Names, seat: int, day: Day) -> Markup:
    lost = t.say("word-tally_late" if day.late else "word-tally_empty", rows=day.empty)
    label = t.say(
        "word-if_parked",
        total=day.total, wishes=day.wishes, empty=day.empty, lost=day.lost, late=day.late,
    )  # fmt: skip
    minus = signed(-(day.lost + day.late))
    return plaque(seat, t.say("word-tally_now"), signed(day.total), lost, minus, label, "today")


@lru_cache(1024)
def tally_rating(t: Names, seat: int, full: int, rows: int, left: int) -> Markup:
    label = t.say("word-if_parked_rating", full=full, rows=rows, left=left)
    return plaque(
        seat,
        t.say("word-tally_full"),
        f"{full}/{rows}",
        t.say("word-tally_rating"),
        str(left),
        label,
        "online_rating",
    )


def plaque(
    seat: int, first: str, sum_: str, second: str, minus: str, label: str, word: str
) -> Markup:
    return el(
        "g",
        el("rect", x=748, y=212, width=138, height=42, rx=6, class_="na-tally"),
        fit(first, 756, 229, 88, 13, "na-tallyt"),
        tx(sum_, 879, 229, "na-plus end") if sum_ else None,
        fit(second, 756, 247, 88, 13, "na-tallyt") if second else None,
        tx(minus, 879, 247, "na-minus end") if minus else None,
        id=f"tally-{seat}",
        data_w=word,
        role="img",
        aria_label=label,
    )
