"""The wine fair of Grand Cru: twelve special actions, and what was sold this year."""

from typing import Final

from markupsafe import Markup

from cuvee.games.grand_cru.content import DEMAND, EXCHANGE, SPACES, VARIETIES
from cuvee.games.grand_cru.face.svg_parts import (
    cube,
    fit,
    kept,
    length,
    lines,
    parts_of,
    place,
    rect,
    ring,
    text,
    token,
    use,
    zone,
)
from cuvee.games.grand_cru.face.text import Teller, Tongue
from cuvee.games.grand_cru.model.picks import AT_FAIR
from cuvee.render.svg import el

FAIR: Final = (804, 55, 258, 322)
ACROSS: Final = 3
SPACE: Final = ((FAIR[2] - 14) / ACROSS, 52.5)
TOP: Final = 40
SHOWN: Final = 3  # players named for each wine sold


@kept
def tent(t: Tongue) -> Markup:
    """The awning with the name of the fair."""
    x, y, width, height = FAIR
    inner = width - 6
    count = int(inner / 15)
    wide = inner / count
    scallops = ["", ""]
    for k in range(count):
        scallops[k % 2] += (
            f"M{3 + k * wide:.1f} 26h{wide:.1f}q0 8-{wide / 2:.1f} 8t-{wide / 2:.1f}-8z"
        )
    title = t.say("word-fair")
    room = min(length(title) * 19 * 1.2 + 30, width - 40)
    return el(
        "g",
        *zone(width, height),
        el("path", d=f"M3 9a6 6 0 0 1 6-6h{width - 18}a6 6 0 0 1 6 6v17H3z", class_="gc-awning"),
        el("path", d=scallops[0], class_="gc-scallop-a"),
        el("path", d=scallops[1], class_="gc-scallop-b"),
        rect(width / 2 - room / 2, 4, room, 23, 4, "gc-cart"),
        fit(title, width / 2, 21, "gc-f gc-mid gc-17 gc-red", room - 16, 17),
        fit(t.say("word-sold"), width / 2, TOP + 4 * SPACE[1] + 13, "gc-mid gc-soft gc-13", 240),
        id="tent",
        transform=place(x, y),
    )


def spaces(t: Teller, w: Tongue, markers: dict[str, str]) -> dict[str, Markup]:
    """GC-18.3: every space, and the markers of those who took one."""
    taken = t.view.board.spaces
    found = {f"space-{k}": space(w, k, taken[k] >= 0) for k in range(int(SPACES))}
    for k in range(int(SPACES)):
        if taken[k] >= 0:
            key = markers[f"f{k}"]
            found[key] = visitor(w, key, k, int(taken[k]))
    return found


def space_at(k: int) -> tuple[float, float]:
    column, row = k % ACROSS, k // ACROSS
    return FAIR[0] + 9 + column * SPACE[0], FAIR[1] + TOP + row * SPACE[1]


@kept
def space(t: Tongue, k: int, taken: bool) -> Markup:
    """A special action: its sign and name, and what it costs in prestige."""
    content = t.content
    word, wide, high = content.space_ids[k], SPACE[0] - 4, SPACE[1] - 4.0
    kind, amount = content.effect[AT_FAIR + k], int(content.amount[AT_FAIR + k])
    if kind in (EXCHANGE, DEMAND):
        symbol = "coin" if kind == EXCHANGE else "demand"
        sign = [use(symbol, 5, 4, 23), text(f"+{amount}", 31, 22, "gc-f gc-16 gc-ink")]
    else:
        sign = [use(word, 5, 3, 26)]
    name = t.space_head(k)
    parts = lines(name, wide + 8, 12.6)
    top = high - 8 if len(parts) == 1 else high - 14
    x, y = space_at(k)
    said = t.say(
        "label-space",
        space=t.space(k),
        n=int(content.prestige[k]),
        fair=t.fair(k),
    )
    return el(
        "g",
        *ring(-1, -1, wide + 2, high + 2, 7),
        rect(0, 1.5, wide, high, 5, "gc-shade"),
        rect(0, 0, wide, high, 5, "gc-space"),
        *sign,
        el("circle", cx=wide - 13, cy=14, r=11, class_="gc-cost"),
        text(content.prestige[k], wide - 13, 19, "gc-f gc-mid gc-white gc-15"),
        *[
            fit(part, wide / 2, top + 11.6 * at, "gc-m gc-mid gc-12 gc-ink", wide - 4, 12.6)
            for at, part in enumerate(parts)
        ],
        rect(0, 0, wide, high, 5, "gc-taken") if taken else None,
        id=f"space-{k}",
        data_w=word,
        role="img",
        aria_label=said,
        transform=place(x, y),
    )


@kept
def visitor(t: Tongue, key: str, k: int, seat: int) -> Markup:
    x, y = space_at(k)
    return el(
        "g",
        token(seat, 0, 0, 14),
        id=key,
        class_="glide",
        role="img",
        aria_label=t.say("label-taken", who=t.names[seat], space=t.space(k)),
        transform=place(x + SPACE[0] / 2 - 6, y + 18),
    )


# -- what was sold


def stalls(t: Teller, w: Tongue) -> dict[str, Markup]:
    """GC-16.2: by variety, as the fair will judge it."""
    goods = [dict(parts_of(int(own.sold))) for own in t.view.estates]
    found = {}
    for k in range(int(VARIETIES)):
        ranked = sorted((-some.get(k, 0), seat) for seat, some in enumerate(goods))
        best = tuple((seat, -n) for n, seat in ranked if n)
        found[f"sold-{k}"] = sold(w, k, best)
    return found


@kept
def sold(t: Tongue, variety: int, best: tuple[tuple[int, int], ...]) -> Markup:
    """Who sold most of a wine this year: the first wins prestige, and the second."""
    wide = (FAIR[2] - 14) / 5
    rows = []
    for at, (seat, n) in enumerate(best[:SHOWN]):
        rows.append(token(seat, 27, 9 + 15.6 * at, 7.4))
        rows.append(text(n, wide - 4, 14 + 15.6 * at, "gc-f gc-end gc-14 gc-ink"))
    listed = ", ".join(f"{t.names[seat]} {n}" for seat, n in best)
    return el(
        "g",
        rect(0, -2, wide, 52, 5, "gc-now"),
        rect(1, 0, wide - 2, 48, 5, f"gc-sold gc-v{variety}"),
        cube(t, variety, 2, 2.5, 17.5),
        *rows,
        id=f"sold-{variety}",
        data_w="sold",
        role="img",
        aria_label=t.say("label-sold", wine=t.wine(variety), list=listed or t.say("word-none")),
        transform=place(FAIR[0] + 7 + variety * wide, FAIR[1] + TOP + 4 * SPACE[1] + 18),
    )
