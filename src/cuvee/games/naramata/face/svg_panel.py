"""A guide's tray drawn: the car with its tourists and their wishes, upgrades, bottles, discs."""

from functools import cache, lru_cache
from typing import Final

from markupsafe import Markup

from cuvee.games.naramata.face import svg_icons as icons
from cuvee.games.naramata.face.svg_icons import at
from cuvee.games.naramata.face.text import Names, Teller
from cuvee.games.naramata.model.cards import CASE, CHEESE, ROWS, SUITED
from cuvee.games.naramata.model.guide import EMPTY, ON_TOURIST, SEATS_IN_CAR, Guide
from cuvee.games.naramata.model.guide import WIDTH as STRIDE
from cuvee.games.naramata.model.pieces import NONE
from cuvee.games.naramata.model.places import SIGNATURES, SPOTS
from cuvee.games.naramata.model.upgrades import KINDS
from cuvee.games.naramata.options import COMPETITIVE, FLEET
from cuvee.games.naramata.rules import purse
from cuvee.render.cache import DrawingCache, numbers_in
from cuvee.render.svg import Drawing, el, join
from cuvee.render.theme import SEAT_MARK

STYLE: Final = """
.cuvee .sheet{fill:var(--paper);stroke:var(--line);stroke-width:2}
.cuvee .ticket{fill:var(--card);stroke:var(--line);stroke-width:2}
.cuvee .vacant{fill:none;stroke:var(--line);stroke-width:2;stroke-dasharray:8 8}
.cuvee .step{fill:var(--paper);stroke:var(--soft);stroke-width:1.5}
.cuvee .step.got{fill:var(--leaf);stroke:var(--leaf)}.cuvee .step-n{font-size:16px}
.cuvee .got-n{font-size:14px;font-weight:700;fill:var(--paper)}
.cuvee .chip{fill:var(--card);stroke:var(--gold);stroke-width:2.5}
.cuvee .chip.idle{stroke:var(--line);stroke-dasharray:6 5}
.cuvee .disc{fill:var(--wine);stroke:var(--card);stroke-width:2}
.cuvee .disc.used{fill:none;stroke:var(--soft);stroke-dasharray:4 3}
@media (max-width:34rem){.own .purse{transform:translateX(-376px)}}
"""

WIDE: Final = 1212
CHIPS: Final = 6  # in a line


def wrap(text: str, most: int) -> list[str]:
    """Lines of at most so many letters."""
    lines = [""]
    for word in text.split():
        if len(lines[-1]) + len(word) + 1 > most and lines[-1]:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def kept_tray(t: Teller, seat: int) -> Drawing:
    """A tray as it was drawn last time, if nothing on it changed."""
    view = t.view
    guide, prestige = view.guides[seat], int(purse.prestige(view, seat))
    facts = (seat, t.names[seat], int(view.cars[seat].colour), prestige, int(view.options.mode))
    return TRAYS.page((t.plain, *facts, numbers_in(guide)), lambda: tray(t, seat))


TRAYS: Final = DrawingCache[Drawing]()


def tray(t: Teller, seat: int) -> Drawing:
    """Everything that belongs to one seat."""
    guide = t.view.guides[seat]
    kinds = [kind for kind in range(int(KINDS)) if guide.owned >> kind & 1]
    lines = (len(kinds) + CHIPS - 1) // CHIPS
    height = 392 + lines * 58
    return Drawing(
        f"tray-{seat}",
        WIDE,
        height,
        t.say("word-tray", who=t.names[seat]),
        {
            "sheet": {f"sheet-{seat}": header(t, seat, height)},
            "tourists": {
                f"seat-{seat}-{k}": ticket(t.plain, seat, k, *passenger(t, guide, k))
                for k in range(int(SEATS_IN_CAR))
            },
            "upgrades": {
                f"own-{seat}-{kind}": chip(t, seat, kind, n) for n, kind in enumerate(kinds)
            },
        },
    )


def header(t: Teller, seat: int, height: int) -> Markup:
    """Name, car and ability on the left; points, prestige, discs, bottles on the right."""
    view, guide, cars = t.view, t.view.guides[seat], t.content.cars
    colour = int(view.cars[seat].colour)
    parts = [el("rect", x=1, y=1, width=WIDE - 2, height=height - 2, rx=18, class_="sheet")]
    paint = cars.colours[colour] if colour != NONE else "#b9a79d"
    parts.append(at(62, 56, icons.car(paint, SEAT_MARK[seat]), scale=1.7))
    parts.append(el("text", t.names[seat], x=124, y=44, class_="h2 bold"))
    if colour != NONE:
        car = f"{cars.guides[colour]}, {cars.bodies[colour].lower()} ({cars.ids[colour]})"
        parts.append(el("text", car, x=124, y=69, class_="t"))
        parts.append(el("text", cars.texts[colour], x=124, y=92, class_="s soft"))
    parts.append(el("g", *means(t, seat), *discs(guide), *bottles(t, guide), class_="purse"))
    return el("g", *parts, id=f"sheet-{seat}", role="img", aria_label=t.names[seat])


def means(t: Teller, seat: int) -> list[Markup]:
    """Prestige, and the points where they count."""
    view = t.view
    key = "word-pool" if view.options.mode == FLEET else "word-prestige"
    coin = at(WIDE - 40, 40, icons.coin(int(purse.prestige(view, seat)), 1.35))
    parts = [coin, el("text", t.say(key), x=WIDE - 72, y=46, class_="t end")]
    if view.options.mode == COMPETITIVE:
        points = f"{view.guides[seat].points()} {t.say('word-points')}"
        parts.append(el("text", points, x=WIDE - 220, y=48, class_="h2 bold end num"))
    return parts


def discs(guide: Guide) -> list[Markup]:
    """Unused discs full, those paid with hollow; those on upgrades lie there."""
    full = [True] * int(guide.discs) + [False] * int(guide.beside)
    return [
        el("circle", cx=WIDE - 30 - 30 * k, cy=84, r=11, class_="disc" if unused else "disc used")
        for k, unused in enumerate(full)
    ]


def bottles(t: Teller, guide: Guide) -> list[Markup]:
    """The own bottles in the colours of their wineries, each with its initials."""
    found = []
    own = [k for k in range(int(SIGNATURES)) if guide.bottles >> k & 1]
    for n, k in enumerate(own):
        x = WIDE - 230 - n * 40
        name = t.winery(int(t.content.places.winery_of[int(SPOTS) + k]))
        bottle = icons.bottle(t.content.places.bottle_colours[k], True)
        found.append(at(x, 82, bottle, icons.letter(initials(name), 12, 11, True)))
    return found


def initials(name: str) -> str:
    """Two letters that tell the signature wineries apart."""
    words = name.split()
    return name[:2] if len(words) == 1 else words[0][0] + words[1][0]


def passenger(t: Teller, guide: Guide, k: int) -> tuple[int, tuple[tuple[str, ...], ...]]:
    """Who sits there, and row by row what lies on the steps."""
    tourist = int(guide.tourist(k))
    if tourist == EMPTY:
        return tourist, ()
    return tourist, tuple([on_steps(t, guide, k, row) for row in range(int(ROWS))])


@lru_cache(4096)
def ticket(t: Names, seat: int, k: int, tourist: int, marks: tuple[tuple[str, ...], ...]) -> Markup:
    """A tourist with the rows of wishes, step by step."""
    x, y = 18 + k * 296, 112
    if tourist == EMPTY:
        empty = el("rect", x=x, y=y, width=284, height=262, rx=12, class_="vacant")
        return el("g", empty, id=f"seat-{seat}-{k}", role="img", aria_label=t.say("word-free_seat"))
    parts = [el("rect", x=x, y=y, width=284, height=262, rx=12, class_="ticket")]
    parts.append(el("text", f"{k + 1}", x=x + 268, y=y + 32, class_="h3 soft end"))
    parts.append(el("text", t.tourist(tourist), x=x + 14, y=y + 33, class_="h3 bold"))
    parts.append(
        el("text", t.content.wishes.archetypes[tourist], x=x + 14, y=y + 57, class_="s soft")
    )
    line = 0
    for row in range(int(ROWS)):
        ladder = t.ladder(tourist, row)
        if ladder:
            parts.append(at(x + 24, y + 90 + 46 * line, steps(row, tuple(ladder), marks[row])))
            line += 1
    label = f"{t.tourist(tourist)}: {t.wishes(tourist)}"
    return el(
        "g",
        *parts,
        id=f"seat-{seat}-{k}",
        data_w=str(k + 1),
        data_but="buy pay",
        role="img",
        aria_label=label,
    )


@cache
def steps(row: int, ladder: tuple[int, ...], marks: tuple[str, ...]) -> Markup:
    """The steps of a ladder: what lies on the first ones, what the others would bring."""
    parts = [icons.picture(icons.OF_ROW[row])]
    for n, points in enumerate(ladder):
        x, got = 18 + n * 34, n < len(marks)
        style = "step got" if got else "step"
        parts.append(el("rect", x=x, y=-15, width=31, height=30, rx=6, class_=style))
        text = marks[n] if got else "?" if row == CASE else str(points)
        style = "got-n mid" if got else "step-n mid num"
        parts.append(el("text", text, x=x + 15.5, y=6, class_=style))
    return join(parts)


def on_steps(t: Teller, guide: Guide, k: int, row: int) -> tuple[str, ...]:
    """Three letters for a wine or cheese, the points of a case, a tick for a marker."""
    base = k * int(STRIDE)
    held = int(guide.tray[base + int(ON_TOURIST)])
    facts = t.content.cards
    marks = []
    for card in range(int(SUITED) * row, min(int(SUITED) * (row + 1), len(facts.ids))):
        if held >> card & 1:
            if row <= CHEESE:
                marks.append(facts.type_names[facts.type_of[card]][:3])
            else:
                marks.append(str(int(facts.value[card]) + 1))
    return (*marks, *["✓"] * (int(guide.tray[base + row]) - len(marks)))


def chip(t: Teller, seat: int, kind: int, n: int) -> Markup:
    """An upgrade: framed while active, dashed while it rests, with the discs that lie on it."""
    guide = t.view.guides[seat]
    x, y = 18 + n % CHIPS * 197, 388 + n // CHIPS * 58
    active = guide.has(kind)
    parts = [el("rect", x=x, y=y, width=188, height=46, rx=23,
                class_="chip" if active else "chip idle")]  # fmt: skip
    parts.append(el("text", t.kind(kind), x=x + 94, y=y + 30, class_="t mid"))
    label = t.kind(kind) if active else f"{t.kind(kind)} ({t.say('word-inactive')})"
    for k in range(int(guide.discs_on(kind))):
        parts.append(el("circle", cx=x + 178 - 14 * k, cy=y + 8, r=11, class_="disc"))
    for k in range(int(guide.reserved) if t.content.upgrades.ids[kind] == "reserved_table" else 0):
        parts.append(el("circle", cx=x + 14 + 22 * k, cy=y + 46, r=9, class_="cork"))
    return el(
        "g",
        *parts,
        id=f"own-{seat}-{kind}",
        data_w=t.content.upgrades.ids[kind],
        role="img",
        aria_label=label,
    )
