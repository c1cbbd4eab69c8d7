"""What lies around the roads: village, supplies, glass, end track and objectives."""

from markupsafe import Markup

from cuvee.games.dom_pierre.face.svg_parts import (
    accessory,
    bonus,
    champagne,
    crown,
    flag,
    grape,
    harvest,
    moved,
    points,
    prestige_tile,
    remembered,
    short,
    token,
    words,
    wrapped,
)
from cuvee.games.dom_pierre.face.text import Teller
from cuvee.games.dom_pierre.face.text_table import conditions, needs, shown
from cuvee.games.dom_pierre.model.board import BLUE, HEIGHT
from cuvee.render.svg import el, element
from cuvee.render.theme import SEAT_INK

# -- village and supplies


def village(t: Teller) -> dict[str, Markup]:
    """Two piles of harvest tiles, two of blue accessories, and the two other benefits."""
    piles = t.view.village.piles
    found = {}
    for n in range(4):
        at = n if n < 2 else int(BLUE) + n - 2
        found[f"pile-{n}"] = pile(t, n, int(piles[at]), int(piles[at + HEIGHT]))
    return {**found, "benefits": benefits(t)}


@remembered
def pile(t: Teller, n: int, top: int, height: int) -> Markup:
    """The first two are harvest tiles, the others blue accessories."""
    number = n % 2 + 1
    parts = [el("rect", x=-32, y=-36, width=64, height=72, rx=8, class_="sheet")]
    label = t.say("word-empty")
    if height and n < 2:
        parts.append(harvest(top // 3, top % 3 + 1, 0, -8))
        tile = t.village_tile(top)
        label = t.say("word-harvest_pile", pile=number, tile=tile, height=height)
    elif height:
        parts.append(accessory(2 * top + 1, 0, -8, 1.6))
        tile = t.label("accessory", top)
        label = t.say("word-blue_pile", pile=number, tile=tile, height=height)
    return el(
        "g",
        *parts,
        words(f"{number} · {height}", 0, 28, "small soft mid num"),
        id=f"pile-{n}",
        data_w=f"{'harvest' if n < 2 else 'accessory'} {number}",
        role="img",
        aria_label=label,
        transform=f"translate({76 + 92 * n} 812)",
    )


@remembered
def benefits(t: Teller) -> Markup:
    """What a tasting is worth, and the two favours."""
    one, two = (int(n) for n in t.content.tasting)
    return el(
        "g",
        champagne(1, 60, 906, 1.1),
        words(f"→ {one} {t.say('word-vp')}", 78, 912, "h3"),
        champagne(1, 184, 906, 1.1),
        champagne(1, 202, 906, 1.1),
        words(f"→ {two} {t.say('word-vp')}", 220, 912, "h3"),
        el("rect", x=44, y=944, width=24, height=32, rx=3, class_="sheet"),
        el("rect", x=76, y=944, width=24, height=32, rx=3, class_="sheet"),
        words("★", 56, 966, "h2 mid"),
        words("★", 88, 966, "h2 mid"),
        words(t.say("word-favours"), 112, 966, "h3"),
        id="benefits",
    )


def supplies(t: Teller) -> dict[str, Markup]:
    """Harvest tiles by value, grey supply and blue discards, flags, grapes in the bag."""
    stock = t.view.stock
    parts = [words(v, 112 + 46 * (v - 1), 546, "tiny soft mid") for v in (1, 2, 3)]
    for k, left in enumerate(stock.harvest):
        x, y = 112 + 46 * (k % 3), 566 + 38 * (k // 3)
        parts.append(el("rect", x=x - 19, y=y - 14, width=38, height=28, rx=4, class_="sheet"))
        parts.append(words(f"×{left}", x, y + 5, "h3 mid num"))
        if k % 3 == 0:
            parts.append(grape(k // 3, 56, y, 1.1))
    for good, left in enumerate(stock.goods):
        x, y = 258 + 37 * (good // 2), 560 + 50 * (good % 2)
        parts += [accessory(good, x, y), words(int(left), x, y + 26, "small mid num")]
    for country, left in enumerate((stock.usa, stock.russia)):
        x = 262 + 56 * country
        parts += [flag(country, x, 672), words(f"×{left}", x + 14, 676, "h3 num")]
    bag = t.say("word-bag", count=t.view.vineyard.bag.count)
    parts.append(words(bag, 50, 688, "h3"))
    return {"supply": element("g", *parts, id="supply")}


# -- glass and end track


def glass(t: Teller) -> dict[str, Markup]:
    """A tall glass of tiles with the track of the levels beside it."""
    view = t.view
    found = {"glass": flute(t, tuple(int(house.level) for house in view.houses))}
    up = [kind for kind in range(12) for _ in range(view.glass.up[kind])]
    for n, kind in enumerate(up):
        nth = up[: n + 1].count(kind)
        found[f"tile-{kind}-{nth}"] = glass_tile(t, kind, nth, n)
    found["hidden-tiles"] = hidden_tiles(t, int(view.glass.down))
    return found


@remembered
def glass_tile(t: Teller, kind: int, nth: int, n: int) -> Markup:
    """The nth tile of its kind, face up, at place n from the bottom."""
    x, y = 1264 + 52 * (n % 2), 448 - 48 * (n // 2)
    return el(
        "g",
        prestige_tile(t, kind, 0, 0),
        id=f"tile-{kind}-{nth}",
        data_w=t.content.ids["prestige_tile"][kind],
        role="img",
        aria_label=t.label("prestige_tile", kind),
        transform=f"translate({x} {y})",
    )


@remembered
def hidden_tiles(t: Teller, down: int) -> Markup:
    return el(
        "g",
        el("circle", r=20, class_="back"),
        words(f"×{down}", 0, 6, "h2 on mid num"),
        id="hidden-tiles",
        data_w="hidden",
        role="img",
        aria_label=t.say("word-face_down", count=down),
        transform="translate(1356 486)",
    )


@remembered
def flute(t: Teller, levels: tuple[int, ...]) -> Markup:
    """The glass, and which house stands on which level."""
    content = t.content
    wall = "M1226 76h128v358q0 50-64 50q-64 0-64-50z"
    fizz = [(1250, 112, 3), (1330, 100, 4), (1300, 122, 2), (1262, 144, 4), (1336, 154, 3)]
    parts = [
        el("path", d=wall, class_="glass-wall"),
        *[el("circle", cx=x, cy=y, r=r, class_="fizz") for x, y, r in fizz],
    ]
    for level in range(8):
        y = 494 - 52 * level
        parts.append(el("path", d=f"M1066 {y + 12}h146", class_="rule"))
        parts.append(words(int(content.level_points[level]), 1084, y + 4, "h2 bold mid num"))
        parts.append(crown(1112, y, 0.7))
        parts.append(words(f"×{content.crown_points[level]}", 1124, y + 4, "small num"))
        here = [seat for seat, found in enumerate(levels) if found == level]
        parts += [token(seat, 1156 + 18 * n, y - 1) for n, seat in enumerate(here)]
    return el("g", *parts, id="glass")


def end_track(t: Teller) -> dict[str, Markup]:
    """The spaces for discs up to the trigger, then everybody's standing."""
    view = t.view
    room = int(view.content.trigger[view.seats - 2])
    full = max(60, *(int(house.points) for house in view.houses))
    found = {"track": track(t, int(view.discs_off), room)}
    for seat in range(view.seats):
        points_now = int(view.houses[seat].points)
        found[f"standing-{seat}"] = standing(t, seat, t.names[seat], points_now, full)
    return found


@remembered
def track(t: Teller, discs_off: int, room: int) -> Markup:
    """Discs that left, and the places still free."""
    parts = []
    for n in range(9):
        x = 1014 + 42 * n
        style = "sheet" if n < room else "slot"
        parts.append(el("circle", cx=x, cy=748, r=16, class_=style))
        if n < discs_off:
            parts.append(el("circle", cx=x, cy=748, r=11, class_="winefill disc"))
        elif n < room:
            parts.append(words(f"+{t.content.disc_points}", x, 752, "small soft mid num"))
    count = t.say("word-disc_count", count=discs_off, room=room)
    label = f"{t.say('word-end_track')} {count}"
    return el("g", *parts, id="track", role="img", aria_label=label)


@remembered
def standing(t: Teller, seat: int, name: str, points_now: int, full: int) -> Markup:
    """A line of the score: track points on a bar."""
    y = 800 + 54 * seat
    bar = max(4, 368 * points_now / full)
    return el(
        "g",
        token(seat, 1012, y),
        words(short(name, 22), 1028, y + 5, "h3 bold"),
        el("rect", x=1000, y=y + 14, width=368, height=9, rx=4, class_="sheet"),
        el("rect", x=1000, y=y + 14, width=bar, height=9, rx=4, fill=SEAT_INK[seat]),
        words(f"{points_now} {t.say('word-vp')}", 1368, y + 5, "h2 bold end num"),
        id=f"standing-{seat}",
        role="img",
        aria_label=f"{name}: {points_now} {t.say('word-points')}",
    )


# -- objectives


def objectives(t: Teller) -> dict[str, Markup]:
    """The cards on show, side by side, and the deck."""
    cards = shown(t.view)
    many = max(5, len(cards))
    found = {f"card-{card}": objective(t, card, n, many) for n, card in enumerate(cards)}
    return {**found, "deck": objective_deck(t, int(t.view.shelf.deck.count))}


@remembered
def objective_deck(t: Teller, count: int) -> Markup:
    return el(
        "g",
        el("rect", x=1282, y=1090, width=86, height=128, rx=8, class_="back"),
        champagne(1, 1325, 1138, 1.8),
        words(count, 1325, 1198, "h2 on mid num"),
        id="deck",
        role="img",
        aria_label=t.say("word-deck", count=count),
    )


@remembered
def objective(t: Teller, card: int, n: int, many: int) -> Markup:
    """Title and bonus, what is counted, and how much of it scores what."""
    wide = 1240 / many
    width = wide - 10
    title = wrapped(t.label("objective_card", card), int((width - 40) / 7.2))[:3]
    parts = [el("rect", x=0, y=0, width=width, height=148, rx=8, class_="sheet")]
    parts += [words(line, 10, 20 + 15 * k, "h3 bold") for k, line in enumerate(title)]
    lines = [line for text in counted(t, card) for line in wrapped(text, int(width / 5.9))][:4]
    top = 22 + 15 * len(title)
    parts += [words(line, 10, top + 13 * k, "small soft") for k, line in enumerate(lines)]
    parts += tiers(t, card, width)
    gift = bonus(t, int(t.content.card_bonus[card]), 0, 0)
    parts.append(moved(width - 22, 22, gift, scale=0.9))
    return el(
        "g",
        *parts,
        id=f"card-{card}",
        data_w=t.content.ids["objective_card"][card],
        role="img",
        aria_label=f"{t.label('objective_card', card)}: {'; '.join(conditions(t, card))}",
        transform=f"translate({28 + wide * n:g} 1080)",
    )


def counted(t: Teller, card: int) -> list[str]:
    """The metrics of a card, each once."""
    first = int(t.content.tier_first[card])
    return [metric for _, metric in needs(t, first)]


def tiers(t: Teller, card: int, width: float) -> list[Markup]:
    """For each condition the counts it needs, and its points on a leaf."""
    content, parts = t.content, []
    span = range(int(content.tier_first[card]), int(content.tier_first[card + 1]))
    gap = min(70.0, (width - 8) / len(span))
    for n, tier in enumerate(span):
        least = "+".join(str(count) for count, _ in needs(t, tier))
        x = 10 + gap * n
        parts.append(words(least, x, 133, "h3 bold num"))
        leaf = x + 15 + 7.5 * len(least)
        parts.append(points(int(content.tier_points[tier]), leaf, 128))
    return parts
