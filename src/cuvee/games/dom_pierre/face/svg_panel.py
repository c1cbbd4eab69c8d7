"""The house of a seat: its estate, its presses, its workers and what it has won."""

from typing import Final

from markupsafe import Markup

from cuvee.games.dom_pierre import scoring
from cuvee.games.dom_pierre.face.svg_parts import (
    accessory,
    champagne,
    coin,
    crown,
    flag,
    harvest,
    marker,
    moved,
    prestige_tile,
    remembered,
    short,
    token,
    words,
    worker,
)
from cuvee.games.dom_pierre.face.text import Teller
from cuvee.games.dom_pierre.face.text_table import conditions, press_line
from cuvee.games.dom_pierre.model.house import GONE, PRESS, STRENGTH, VINTAGE
from cuvee.games.dom_pierre.rules import estate, metrics
from cuvee.render.cache import DrawingCache, numbers_in
from cuvee.render.svg import Drawing, el
from cuvee.render.theme import SEAT_INK

WIDTH: Final = 692
HEIGHT: Final = 486
COLUMN: Final = 40
GRID: Final = (66, 96)  # the middle of the top left square
ROW: Final = 36


PANELS: Final = DrawingCache[Drawing]()


def kept_panel(t: Teller, seat: int) -> Drawing:
    """A panel as it was drawn last time, if nothing on it changed."""
    view, house = t.view, t.view.houses[seat]
    hand = tuple(view.draft.hands[3 * seat : 3 * seat + 3]) if not view.round else ()
    key = (t.content, view.options, t.lang, seat, t.names[seat], *standing(t, seat), hand)
    return PANELS.page((*key, numbers_in(house)), lambda: panel(t, seat))


def panel(t: Teller, seat: int) -> Drawing:
    house, side = t.view.houses[seat], int(t.view.options.side)
    goods = tuple(int(n) for n in house.goods)
    tiles = tuple(int(house.kept(kind)) for kind in range(12))
    flags = (int(house.usa), int(house.russia))
    crews = (int(house.crew), int(house.maison), int(house.supply))
    won_cards = (int(house.objectives), int(house.scored), int(house.cards))
    hand = tuple(int(token) for token in t.view.draft.hands[3 * seat : 3 * seat + 3])
    return Drawing(
        f"seat-{seat}",
        WIDTH,
        HEIGHT,
        t.say("word-panel", who=t.names[seat]),
        {
            "frame": {f"head-{seat}": head(t, seat)},
            "estate": {
                f"estate-{seat}": rows(t, seat, side, int(house.green), int(house.blue)),
                **columns(t, seat, side),
            },
            "presses": {f"press-{seat}-{k}": press(t, seat, k) for k in range(3)},
            "workers": {f"crew-{seat}": crew(t, seat, crews)},
            "things": {
                f"things-{seat}": things(t, seat, goods, flags, tiles),
                f"won-{seat}": won(t, seat, *won_cards),
                **({} if t.view.round else {f"hand-{seat}": draft_hand(t, seat, hand)}),
            },
        },
    )


def standing(t: Teller, seat: int) -> tuple[tuple[int, int, int, int], bool, bool]:
    """Money, crowns, prestige and points; does the seat start, is it its turn?"""
    view, house = t.view, t.view.houses[seat]
    active = bool(view.depth) and view.round > 0 and view.active == seat
    money, level = int(house.money), int(house.level)
    counts = (money, int(metrics.crowns(view, house)), level, int(scoring.score(view, seat)))
    return counts, bool(view.first == seat), bool(active)


def head(t: Teller, seat: int) -> Markup:
    """Name, points, money, prestige, crowns."""
    return headline(t, seat, t.names[seat], *standing(t, seat))


@remembered
def headline(
    t: Teller, seat: int, name: str, counts: tuple[int, int, int, int], first: bool, active: bool
) -> Markup:
    money, crowns, level, points = counts
    parts = [
        el("rect", x=1, y=1, width=WIDTH - 2, height=HEIGHT - 2, rx=14, class_="card"),
        el("path", d=f"M1 50h{WIDTH - 2}", class_="rule"),
        token(seat, 28, 27),
        words(short(name, 17), 46, 33, "h2 bold"),
        coin(352, 27, money, 12),
        crown(404, 27, 0.95),
        words(f"×{crowns}", 420, 32, "h2 num"),
        words(f"{t.say('word-glass')} {level}", 466, 32, "h3"),
        words(f"{points} {t.say('word-vp')}", 676, 34, "h2 bold end num"),
    ]
    if first:
        parts.append(words(f"★ {t.say('word-start_player')}", 230, 33, "small soft"))
    if active:
        parts.append(el("rect", x=2, y=2, width=WIDTH - 4, height=HEIGHT - 4, rx=13, class_="now"))
    label = f"{name}: {points} {t.say('word-points')}, {money} {t.say('word-money')}"
    return el("g", *parts, id=f"head-{seat}", role="img", aria_label=label)


# -- the estate


@remembered
def rows(t: Teller, seat: int, side: int, green: int, blue: int) -> Markup:
    """Rows with their cost on the left and their strength on the right; tokens that wait."""
    content = t.content
    top, start = int(content.top_row[side]), int(content.start_row[side])
    parts = []
    for row in range(start, top + 1):
        y = GRID[1] + ROW * (top - row)
        for column in range(6):
            x = GRID[0] + COLUMN * column
            style = "soil" if row < top else "field"
            parts.append(el("rect", x=x - 19, y=y - 17, width=38, height=34, rx=5, class_=style))
        parts.append(coin(GRID[0] - 36, y, int(content.cost[7 * side + row]), 9))
        strength = "–" if row == start else str(content.strength[7 * side + row])
        parts.append(words(strength, GRID[0] + 6 * COLUMN - 8, y + 5, "h2 bold mid num"))
    x = GRID[0] + 6 * COLUMN + 20
    if green >= 0:
        y = GRID[1] + ROW * (top - int(content.vintage_row[side]))
        parts.append(vintage_token(t.labels["action"][green]["short"], x, y))
    if blue:
        y = GRID[1] + ROW * (top - int(content.strength_row[side]))
        parts.append(strength_token(x, y))
    return el("g", *parts, id=f"estate-{seat}")


def vintage_token(text: str, x: float, y: float) -> Markup:
    sign = el("text", text, y=3.5, class_="tiny on mid")
    return moved(x, y, el("circle", r=15, class_="leaf"), sign)


def strength_token(x: float, y: float) -> Markup:
    square = el("rect", x=-14, y=-14, width=28, height=28, rx=4, class_="bluefill")
    return moved(x, y, square, el("text", "+1", y=5, class_="h3 on mid"))


def columns(t: Teller, seat: int, side: int) -> dict[str, Markup]:
    """The six columns with their discs and tokens."""
    house, found = t.view.houses[seat], {}
    for k in range(6):
        row = int(house.rows[k])
        strength = 0 if row == GONE else int(estate.strength(t.view, seat, k))
        lies = (row, int(house.spaces[k]), strength)
        found[f"column-{seat}-{k}"] = column(t, seat, side, k, lies)
    return found


@remembered
def column(t: Teller, seat: int, side: int, k: int, lies: tuple[int, int, int]) -> Markup:
    """A disc in its row, and what lies on the vintage space below."""
    content, (row, space, strength) = t.content, lies
    top, start = int(content.top_row[side]), int(content.start_row[side])
    x, bottom = GRID[0] + COLUMN * k, GRID[1] + ROW * (top - start) + 42
    name = t.labels["action"][k]["short"]
    label = t.say("word-column", action=t.label("action", k), row=t.say("word-gone"))
    parts = [words(name, x, 70, "tiny soft mid bold")]
    if row != GONE:
        y = GRID[1] + ROW * (top - row)
        parts.append(el("circle", cx=x, cy=y, r=13, class_="disc", fill=SEAT_INK[seat]))
        parts.append(words(name[0], x, y + 4, "h3 lit mid"))
        where = f"{t.say('word-row', row=row)}, {t.say('word-strength')} {strength}"
        label = t.say("word-column", action=t.label("action", k), row=where)
    parts.append(el("circle", cx=x, cy=bottom, r=16, class_="slot"))
    if space == VINTAGE:
        parts.append(vintage_token(name, x, bottom))
        label += f", {t.say('word-vintage')}"
    elif space == STRENGTH:
        parts.append(strength_token(x, bottom))
    return el(
        "g",
        *parts,
        id=f"column-{seat}-{k}",
        data_w=content.ids["action"][k],
        role="img",
        aria_label=label,
        class_="spent" if row == GONE else None,
    )


# -- presses and workers


def press(t: Teller, seat: int, k: int) -> Markup:
    """A press as it is now."""
    house = t.view.houses[seat]
    harvested = house.presses[k * PRESS : (k + 1) * PRESS]
    inside = (*map(int, harvested), int(house.tile(2 * k)), int(house.tile(2 * k + 1)))
    return press_picture(t, seat, k, inside, press_line(t, house, k))


@remembered
def press_picture(t: Teller, seat: int, k: int, inside: tuple[int, ...], label: str) -> Markup:
    """Three places for harvest tiles, two for champagne, the bonus of the press on top."""
    content = t.content
    word = content.ids["press"][k]
    parts = [
        el("rect", x=0, y=0, width=100, height=158, rx=9, class_="field"),
        words(t.label("press", k), 50, 15, "tiny bold mid"),
        champagne(int(content.press_kind[k]), 34, 33, 0.7),
        words(f"+{content.press_bonus[k]}", 56, 38, "h3 bold num"),
    ]
    for grape, tile in enumerate(inside[:3]):
        x = 19 + 31 * grape
        parts.append(el("rect", x=x - 14, y=52, width=28, height=26, rx=4, class_="slot"))
        if tile:
            parts.append(moved(x, 65, harvest(grape, tile >> 2, 0, 0), scale=0.82))
    for slot, tile in enumerate(inside[4:]):
        x = 30 + 40 * slot
        parts.append(el("rect", x=x - 17, y=88, width=34, height=48, rx=5, class_="slot"))
        if tile:
            picture, name = champagne(tile, x, 112, 1.35), t.champagne(tile)
            parts.append(el("g", picture, data_w=str(slot + 1), role="img", aria_label=name))
    if inside[3]:
        parts.append(marker(inside[3], 86, 142))
    return el(
        "g",
        *parts,
        id=f"press-{seat}-{k}",
        data_w=word,
        role="img",
        aria_label=label,
        transform=f"translate({366 + 108 * k} 62)",
    )


@remembered
def crew(t: Teller, seat: int, counts: tuple[int, int, int]) -> Markup:
    """Workers at the presses, in the Maison and in the supply."""
    parts = []
    for n, (key, count) in enumerate(zip(("presses", "maison", "supply"), counts, strict=True)):
        x, label = 366 + 108 * n, f"{t.say(f'word-{key}')} {count}"
        inner = [
            el("rect", x=x, y=228, width=100, height=62, rx=9, class_="sheet"),
            words(label, x + 50, 242, "tiny soft mid num"),
            *[worker(seat, x + 14 + 9 * k, 268, 0.9) for k in range(count)],
        ]
        parts.append(el("g", *inner, data_w=key, data_but="store", role="img", aria_label=label))
    return el("g", *parts, id=f"crew-{seat}")


# -- takings


@remembered
def things(
    t: Teller, seat: int, goods: tuple[int, ...], flags: tuple[int, int], tiles: tuple[int, ...]
) -> Markup:
    """Accessories, flag markers and prestige tiles."""
    signs = [(accessory(good, 0, 0), t.good(good), n) for good, n in enumerate(goods) if n]
    for k, n in enumerate(flags):
        if n:
            name = t.say("word-flag", country=t.say(("word-usa", "word-russia")[k]))
            signs.append((flag(k, 0, 0), name, n))
    parts = [
        el(
            "g",
            moved(380 + 30 * k, 312, sign, words(f"×{n}", 0, 24, "tiny mid num")),
            role="img",
            aria_label=f"{name} ×{n}",
        )
        for k, (sign, name, n) in enumerate(signs)
    ]
    kept = [kind for kind in range(12) for _ in range(tiles[kind])]
    gap = 44 if len(kept) < 8 else 300 / len(kept)
    for n, kind in enumerate(kept):
        picture = moved(386 + gap * n, 366, prestige_tile(t, kind, 0, 0), scale=0.88)
        word, name = t.content.ids["prestige_tile"][kind], t.label("prestige_tile", kind)
        parts.append(el("g", picture, data_w=word, role="img", aria_label=name))
    return el("g", *parts, id=f"things-{seat}")


@remembered
def won(t: Teller, seat: int, objectives: int, scored: int, cards: int) -> Markup:
    """Objectives in hand and market cards, by name."""
    held = [k for k in range(45) if objectives >> k & 1]
    parts = [held_card(t, card, n, len(held)) for n, card in enumerate(held[:10])]
    done = scored.bit_count()
    if done:
        parts.append(words(f"✓ {t.say('word-scored')} ×{done}", 366, 478, "tiny soft"))
    lines = packed([t.name("market", k) for k in range(60) if cards >> k & 1], 54)
    style, gap = ("small italic", 15) if len(lines) < 5 else ("tiny italic", 12)
    parts += [words(line, 366, 404 + gap * n, style) for n, line in enumerate(lines[:6])]
    return el("g", *parts, id=f"won-{seat}")


@remembered
def draft_hand(t: Teller, seat: int, hand: tuple[int, ...]) -> Markup:
    """The vintage tokens of the draft; a question mark where the view hides one."""
    parts = [words(t.say("word-draft"), 366, 408, "small soft")]
    for n, action in enumerate(hand):
        name = t.label("action", action) if action >= 0 else t.say("word-hidden")
        sign = t.labels["action"][action]["short"] if action >= 0 else "?"
        word = t.content.ids["action"][action] if action >= 0 else None
        token_of = vintage_token(sign, 384 + 44 * n, 434)
        parts.append(el("g", token_of, data_w=word, role="img", aria_label=name))
    return el("g", *parts, id=f"hand-{seat}")


def held_card(t: Teller, card: int, n: int, many: int) -> Markup:
    """An objective in hand: with its conditions while there is room, else its name alone."""
    word, title = t.content.ids["objective_card"][card], t.label("objective_card", card)
    label = f"{title}: {'; '.join(conditions(t, card))}"
    if many <= 3:
        y = 400 + 27 * n
        text = [
            words(f"{word} {title}", 16, y, "small bold"),
            words(short("; ".join(conditions(t, card)), 68), 16, y + 11, "tiny soft"),
        ]
    else:
        x, y = 16 + 172 * (n % 2), 400 + 16 * (n // 2)
        text = [words(short(f"{word} {title}", 27), x, y, "small")]
    return el("g", *text, data_w=word, role="img", aria_label=label)


def packed(names: list[str], width: int) -> list[str]:
    """Names side by side on lines of at most so many letters."""
    lines: list[str] = []
    for name in names:
        if lines and len(lines[-1]) + len(name) + 3 <= width:
            lines[-1] += f" · {name}"
        else:
            lines.append(name)
    return lines
