"""The others at a glance: the counters of their strips, and their estates in small."""

from typing import Final

from markupsafe import Markup

from cuvee.games.grand_cru import scoring
from cuvee.games.grand_cru.content import BARRELS, FIELDS
from cuvee.games.grand_cru.face.svg_parts import (
    cube,
    kept,
    parts_of,
    place,
    rect,
    text,
    token,
    use,
)
from cuvee.games.grand_cru.face.svg_tiles import tile_word
from cuvee.games.grand_cru.face.text import Teller, Tongue, has_passed
from cuvee.games.grand_cru.model.state import State
from cuvee.games.grand_cru.model.tiles import NO_TILE, SPENT, is_innovation, is_vine, kind_of
from cuvee.render.asking import Counter
from cuvee.render.svg import Drawing, el

WIDTH: Final = 290
ROWS: Final = (52, 44)  # how high an estate is, and where they are many
MANY: Final = 4
FIELD: Final = (WIDTH - 34) / FIELDS
CASK: Final = (WIDTH - 34) / BARRELS


def counters(view: State, seat: int, viewer: int, lang: str) -> list[Counter]:
    """GC-4.4: the purse as far as it is open; loans, prestige, kinds of tiles, free markers."""
    t = Teller(view, [], lang)
    own = view.estates[seat]
    known = t.knows_purse(seat, viewer)
    found = []
    if view.broke >> seat & 1:
        found.append(Counter("bankrupt", "", t.say("word-broke")))
    if view.first == seat and view.year:
        found.append(Counter("start_player", "", t.say("word-jug")))
    if has_passed(view, seat):
        found.append(Counter("pass", "", t.say("word-passed")))
    return [
        Counter("coin", str(own.money) if known else "?", t.say("count-coin")),
        Counter("loan", str(own.loans), t.say("count-loan")),
        Counter("prestige", str(own.prestige), t.say("count-prestige")),
        Counter("kinds", str(int(scoring.kinds(own))), t.say("count-kinds")),
        *found,
    ]


def estates(t: Teller, w: Tongue, viewer: int, markers: dict[int, tuple[str, ...]]) -> Drawing:
    """The fields and barrels of everybody else."""
    others = [seat for seat in range(int(t.view.seats)) if seat != viewer]
    rows: dict[str, Markup] = {}
    high = ROWS[len(others) >= MANY]
    for at, seat in enumerate(others):
        own = t.view.estates[seat]
        top = at * high
        rows[f"estate-{seat}"] = estate(w, seat, top, high)
        for k, tile in enumerate(own.fields):
            key = f"mini-{seat}-{k}"
            rows[key] = mini(w, key, k, top + high // 10, int(tile))
        for k, some in enumerate(own.cellar):
            key = f"cask-{seat}-{k}"
            rows[key] = cask(w, key, k, top + high - 25, int(some))
        for k, key in enumerate(markers[seat]):
            rows[key] = spare(key, seat, top + 13, k, high)
    label = t.say("word-estates")
    return Drawing("estates", WIDTH, high * len(others) - 2, label, {"rows": rows})


@kept
def spare(key: str, seat: int, top: int, k: int, high: int) -> Markup:
    """The free markers of a player lie on one another."""
    return el(
        "g",
        token(seat, 0, 0, 9.5),
        id=key,
        class_="glide",
        transform=place(15, top + (high - 30) // 3 * k),
    )


@kept
def estate(t: Tongue, seat: int, top: int, high: int) -> Markup:
    """The ground of an estate in small."""
    return el(
        "g",
        rect(1, 1, WIDTH - 2, high - 4, 6, "gc-strip"),
        rect(1, 1, WIDTH - 2, high - 4, 6, "gc-ring"),
        id=f"estate-{seat}",
        data_w=f"s{seat}",
        role="img",
        aria_label=t.say("word-seat", who=t.names[seat]),
        transform=place(0, top),
    )


@kept
def mini(t: Tongue, key: str, k: int, top: int, tile: int) -> Markup:
    """A field: a cube for a vine that bears, grapes for a bare one, the sign of an improvement."""
    wide = FIELD - 2
    if tile == NO_TILE:
        inside = [rect(0.5, 0.5, wide - 1, 18, 3, "gc-mini-no")]
    elif is_vine(tile):
        kind = int(kind_of(tile))
        bare = bool(tile & SPENT)
        inside = [
            rect(0, 0, wide, 19, 3, f"gc-mini gc-pale gc-v{kind}"),
            use(f"g{kind}", 1.5, 0.5, 16.5, 18) if bare else cube(t, kind, 1.3, 0.7, 17),
        ]
    else:
        used = bool(tile & SPENT) and not is_innovation(tile)
        symbol = "innovation" if is_innovation(tile) else tile_word(t, tile)
        inside = [
            rect(0, 0, wide, 19, 3, f"gc-mini {'gc-mini-off' if used else 'gc-mini-imp'}"),
            use(symbol, 1.5, 1, 16.5, class_="gc-faded" if used else ""),
        ]
    spot = place(round(29 + k * FIELD, 1), top)
    return el("g", *inside, id=key, class_="gc-still", transform=spot)


@kept
def cask(t: Tongue, key: str, k: int, top: int, some: int) -> Markup:
    """A barrel: the cubes in it, with their number where there is more than one."""
    parts = parts_of(some)
    inside = [rect(0, 0, CASK - 2, 18, 4, "gc-cell")]
    if len(parts) == 1:
        kind, n = parts[0]
        inside += [cube(t, kind, 1, 1, 16), text(n, 20, 14, "gc-b gc-light gc-14")]
    else:
        for nth, (kind, n) in enumerate(parts[:2]):
            inside.append(cube(t, kind, 1 + 16.5 * nth, 1, 16))
            if n > 1:
                style = "gc-b gc-end gc-white gc-outline gc-13"
                inside.append(text(n, 19 + 16.5 * nth, 18, style))
    spot = place(round(29 + k * CASK, 1), top)
    return el("g", *inside, id=key, class_="gc-still", transform=spot)
