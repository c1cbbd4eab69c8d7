"""The house of a seat: its estate, its presses, its workers and what it has won."""

from typing import Final

from markupsafe import Markup

from cuvee.games.dom_pierre import scoring
from cuvee.games.dom_pierre.house import GONE, STRENGTH, VINTAGE, House
from cuvee.games.dom_pierre.rules import estate as estate_rules
from cuvee.games.dom_pierre.rules import metrics
from cuvee.games.dom_pierre.svg_board import short, token
from cuvee.games.dom_pierre.svg_parts import (
    accessory,
    champagne,
    coin,
    crown,
    flag,
    harvest,
    marker,
    moved,
    prestige_tile,
    words,
    worker,
)
from cuvee.games.dom_pierre.text import Teller
from cuvee.games.dom_pierre.text_table import conditions, discs, press_line
from cuvee.render.svg import Drawing, el, join
from cuvee.render.theme import SEAT_INK

WIDTH: Final = 692
HEIGHT: Final = 486
COLUMN: Final = 40
GRID: Final = (66, 96)  # the middle of the top left square
ROW: Final = 36


def panel(t: Teller, seat: int) -> Drawing:
    house = t.view.houses[seat]
    return Drawing(
        f"seat-{seat}",
        WIDTH,
        HEIGHT,
        t.say("word.panel", who=t.names[seat]),
        {
            "frame": {f"head-{seat}": head(t, seat)},
            "estate": {f"estate-{seat}": grid(t, seat), **columns(t, seat)},
            "presses": {f"press-{seat}-{k}": press(t, seat, k) for k in range(3)},
            "workers": {f"crew-{seat}": crew(t, seat, house)},
            "things": {f"things-{seat}": things(t, house), f"won-{seat}": won(t, house)},
        },
    )


def head(t: Teller, seat: int) -> Markup:
    """Name, points, money, prestige, crowns."""
    view, house = t.view, t.view.houses[seat]
    active = bool(view.depth) and view.round > 0 and view.active == seat
    parts = [
        el("rect", x=1, y=1, width=WIDTH - 2, height=HEIGHT - 2, rx=14, class_="card"),
        el("path", d=f"M1 50h{WIDTH - 2}", class_="rule"),
        token(seat, 28, 27),
        words(short(t.names[seat], 20), 46, 33, "h2 bold"),
        coin(352, 27, house.money, 12),
        crown(404, 27, 0.95),
        words(f"×{metrics.crowns(view, house)}", 420, 32, "h2 num"),
        words(f"{t.say('word.glass')} {house.level}", 466, 32, "h3"),
        words(f"{scoring.score(view, seat)} {t.say('word.vp')}", 676, 34, "h2 bold end num"),
    ]
    if view.first == seat:
        parts.append(words(f"★ {t.say('word.start_player')}", 216, 33, "small soft"))
    if active:
        parts.append(el("rect", x=2, y=2, width=WIDTH - 4, height=HEIGHT - 4, rx=13, class_="now"))
    return el("g", *parts, id=f"head-{seat}")


# -- the estate


def grid(t: Teller, seat: int) -> Markup:
    """Rows with their cost on the left and their strength on the right."""
    content, side = t.content, int(t.view.options.side)
    top, start = int(content.top_row[side]), int(content.start_row[side])
    house = t.view.houses[seat]
    parts = []
    for row in range(start, top + 1):
        y = GRID[1] + ROW * (top - row)
        for column in range(6):
            x = GRID[0] + COLUMN * column
            style = "soil" if row < top else "field"
            parts.append(el("rect", x=x - 19, y=y - 17, width=38, height=34, rx=5, class_=style))
        parts.append(coin(GRID[0] - 36, y, content.cost[7 * side + row], 9))
        strength = "–" if row == start else str(content.strength[7 * side + row])
        parts.append(words(strength, GRID[0] + 6 * COLUMN - 8, y + 5, "h2 bold mid num"))
    parts += waiting(t, house, side)
    label = discs(t, house)
    return el("g", *parts, id=f"estate-{seat}", role="img", aria_label=label)


def waiting(t: Teller, house: House, side: int) -> list[Markup]:
    """Tokens that wait beside their rows."""
    content, parts = t.content, []
    top, x = int(content.top_row[side]), GRID[0] + 6 * COLUMN + 20
    if house.green >= 0:
        y = GRID[1] + ROW * (top - int(content.vintage_row[side]))
        short_name = t.labels["action"][int(house.green)]["short"]
        parts.append(vintage_token(short_name, x, y))
    if house.blue:
        y = GRID[1] + ROW * (top - int(content.strength_row[side]))
        parts.append(strength_token(x, y))
    return parts


def vintage_token(text: str, x: float, y: float) -> Markup:
    return moved(
        x,
        y,
        el("circle", r=15, class_="leaf"),
        el("text", text, y=3.5, class_="tiny on mid"),
    )


def strength_token(x: float, y: float) -> Markup:
    return moved(
        x,
        y,
        el("rect", x=-14, y=-14, width=28, height=28, rx=4, class_="bluefill"),
        el("text", "+1", y=5, class_="h3 on mid"),
    )


def columns(t: Teller, seat: int) -> dict[str, Markup]:
    """A disc in each column, and what lies on the vintage space below it."""
    content, house = t.content, t.view.houses[seat]
    side = int(t.view.options.side)
    top, start = int(content.top_row[side]), int(content.start_row[side])
    bottom = GRID[1] + ROW * (top - start) + 42
    found = {}
    for column in range(6):
        x, row = GRID[0] + COLUMN * column, int(house.rows[column])
        name = t.labels["action"][column]["short"]
        parts = [words(name, x, 70, "tiny soft mid bold")]
        if row != GONE:
            y = GRID[1] + ROW * (top - row)
            parts.append(el("circle", cx=x, cy=y, r=13, class_="disc", fill=SEAT_INK[seat]))
            parts.append(words(name[0], x, y + 4, "h3 on mid"))
        parts.append(el("circle", cx=x, cy=bottom, r=16, class_="slot"))
        if house.spaces[column] == VINTAGE:
            parts.append(vintage_token(name, x, bottom))
        elif house.spaces[column] == STRENGTH:
            parts.append(strength_token(x, bottom))
        found[f"column-{seat}-{column}"] = el(
            "g",
            *parts,
            id=f"column-{seat}-{column}",
            data_w=content.ids["action"][column],
            role="img",
            aria_label=column_label(t, seat, column),
            class_="spent" if row == GONE else None,
        )
    return found


def column_label(t: Teller, seat: int, column: int) -> str:
    house = t.view.houses[seat]
    row = int(house.rows[column])
    where = t.say("word.gone") if row == GONE else t.say("word.row", row=row)
    label = t.say("word.column", action=t.label("action", column), row=where)
    if row != GONE:
        label += f", {t.say('word.strength')} {estate_rules.strength(t.view, seat, column)}"
    return label


# -- presses and workers


def press(t: Teller, seat: int, k: int) -> Markup:
    """Three places for harvest tiles, two for champagne, the bonus of the press on top."""
    house, content = t.view.houses[seat], t.content
    x, y = 366 + 108 * k, 62
    bonus_kind, value = int(content.press_kind[k]), int(content.press_bonus[k])
    parts = [
        el("rect", x=0, y=0, width=100, height=158, rx=9, class_="field"),
        words(t.label("press", k), 50, 15, "tiny bold mid"),
        champagne(bonus_kind, 34, 33, 0.7),
        words(f"+{value}", 56, 38, "h3 bold num"),
    ]
    for grape in range(3):
        tile, cx = int(house.harvest(k, grape)), 19 + 31 * grape
        parts.append(el("rect", x=cx - 14, y=52, width=28, height=26, rx=4, class_="slot"))
        if tile:
            parts.append(moved(cx, 65, harvest(grape, tile >> 2, 0, 0), scale=0.82))
    for slot in range(2):
        cx, tile = 30 + 40 * slot, int(house.tile(2 * k + slot))
        parts.append(el("rect", x=cx - 17, y=88, width=34, height=48, rx=5, class_="slot"))
        if tile:
            parts.append(
                el(
                    "g",
                    champagne(tile, cx, 112, 1.35),
                    data_w=f"{content.ids['press'][k]} {slot + 1}",
                    role="img",
                    aria_label=t.champagne(tile),
                )
            )
    if house.marker(k):
        parts.append(marker(int(house.marker(k)), 86, 142))
    return el(
        "g",
        *parts,
        id=f"press-{seat}-{k}",
        data_w=content.ids["press"][k],
        role="img",
        aria_label=press_line(t, house, k),
        transform=f"translate({x} {y})",
    )


def crew(t: Teller, seat: int, house: House) -> Markup:
    """Workers at the presses, in the Maison and in the supply."""
    places = (("presses", house.crew), ("maison", house.maison), ("supply", house.supply))
    parts = []
    for n, (key, count) in enumerate(places):
        x = 366 + 108 * n
        inner = [
            el("rect", x=x, y=228, width=100, height=62, rx=9, class_="sheet"),
            words(f"{t.say(f'word.{key}')} {count}", x + 50, 242, "tiny soft mid num"),
            *[worker(seat, x + 14 + 9 * k, 268, 0.9) for k in range(int(count))],
        ]
        label = f"{t.say(f'word.{key}')}: {count}"
        parts.append(el("g", *inner, data_w=key, role="img", aria_label=label))
    return el("g", *parts, id=f"crew-{seat}")


# -- takings


def things(t: Teller, house: House) -> Markup:
    """Accessories, prestige tiles and flag markers."""
    parts: list[Markup] = []
    x = 380.0
    for good in range(8):
        if house.goods[good]:
            parts.append(accessory(good, x, 312))
            parts.append(words(f"×{house.goods[good]}", x, 336, "tiny mid num"))
            x += 30
    if house.usa:
        parts += [flag(0, x, 312), words(f"×{house.usa}", x, 336, "tiny mid num")]
        x += 28
    if house.russia:
        parts += [flag(1, x, 312), words(f"×{house.russia}", x, 336, "tiny mid num")]
    kept = [kind for kind in range(12) for _ in range(house.tiles[kind])]
    for n, kind in enumerate(kept[:7]):
        tile = prestige_tile(t, kind, 0, 0)
        parts.append(
            el(
                "g",
                moved(386 + 44 * n, 366, tile, scale=0.88),
                data_w=t.content.ids["prestige_tile"][kind],
                role="img",
                aria_label=t.label("prestige_tile", kind),
            )
        )
    return join(parts)


def won(t: Teller, house: House) -> Markup:
    """Objectives in hand and market cards, by name."""
    held = [k for k in range(45) if house.objectives >> k & 1]
    parts = [held_card(t, card, n, len(held)) for n, card in enumerate(held[:10])]
    scored = bin(int(house.scored)).count("1")
    if scored:
        parts.append(words(f"✓ {t.say('word.scored')} ×{scored}", 16, 478, "tiny soft"))
    cards = [t.name("market", k) for k in range(60) if house.cards >> k & 1]
    lines = packed(cards, 54)
    style = "small italic" if len(lines) < 6 else "tiny italic"
    for n, line in enumerate(lines[:7]):
        parts.append(words(line, 366, 402 + (15 if len(lines) < 6 else 12) * n, style))
    return join(parts)


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
