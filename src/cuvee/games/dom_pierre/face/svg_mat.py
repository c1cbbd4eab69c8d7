"""What a house holds beside its estate: presses, workers, accessories, tiles and cards."""

from typing import Final

from markupsafe import Markup

from cuvee.games.dom_pierre.content import BOTTLE
from cuvee.games.dom_pierre.face.objectives import Counts, counts
from cuvee.games.dom_pierre.face.svg_cards import small_objective
from cuvee.games.dom_pierre.face.svg_kit import (
    ACTIONS,
    KINDS,
    ROUTES,
    accessory,
    at,
    box,
    champagne,
    dot,
    fitted,
    flag,
    harvest_tile,
    ink,
    length,
    line,
    marker,
    pentagon,
    remembered,
    ring_box,
    ring_dot,
    use,
    vintage_token,
    words,
)
from cuvee.games.dom_pierre.face.svg_metrics import prestige_tile
from cuvee.games.dom_pierre.face.text import Teller
from cuvee.games.dom_pierre.face.text_table import conditions
from cuvee.render.svg import el, element

PRESS: Final = (346, 42)  # the left one
PITCH: Final = 63
WIDE: Final = 58
CREW: Final = (346, 204)  # the first box of workers
SHELF: Final = (8, 285)
WON: Final = 284  # where start card and market cards begin
CARDS: Final = (8, 350)
PLACES: Final = (("presses", "press"), ("maison", "maison"), ("supply", "supply"))
DRAWN: Final = 10  # objectives of a house that are drawn


# -- presses


def cellar(seat: int) -> Markup:
    """The vault behind the presses."""
    x, y = PRESS
    arches = [
        line(f"M{x + k * PITCH},{y + 156}v-112q0,-36 29,-36q29,0 29,36v112z", "d-arch")
        for k in range(3)
    ]
    return el("g", box(x - 4, y - 6, 192, 164, 7, "d-vault"), *arches, id=f"cellar-{seat}")


@remembered
def press(t: Teller, seat: int, k: int, inside: tuple[int, ...], label: str) -> Markup:
    """A press with its bonus on a plate; below it harvest tiles, or champagne."""
    parts = machine(t, k)
    tiles = inside[4:]
    if not any(tiles):
        stored = [(grape, tile) for grape, tile in enumerate(inside[:3]) if tile]
        for n in range(3):
            if n < len(stored):
                grape, tile = stored[n]
                parts.append(harvest_tile(grape, tile >> 2, 3, 53 + 34 * n, WIDE - 6, 31))
            else:
                parts.append(box(3, 53 + 34 * n, WIDE - 6, 31, 4, "d-slot"))
    if inside[3]:
        parts.append(marker(inside[3], WIDE - 12, 51, 12))
    parts.append(ring_box(0, 46, WIDE, 110, 6))
    for slot, tile in enumerate(tiles):
        if tile:
            parts.append(bottled(t, seat, k, slot, tile))
        elif any(tiles):
            parts.append(box(3, 53 + 52 * slot, WIDE - 6, 48, 5, "d-slot"))
    return el(
        "g",
        *parts,
        id=f"press-{seat}-{k}",
        class_="d-thing",
        data_w=t.content.ids["press"][k],
        role="img",
        aria_label=label,
        transform=at(PRESS[0] + PITCH * k, PRESS[1]),
    )


def machine(t: Teller, k: int) -> list[Markup]:
    """The wood of a press, with its bonus on a plate."""
    kind = "bottle" if t.content.press_kind[k] == BOTTLE else "barrel"
    return [
        box(0, 46, WIDE, 110, 6, "d-pbox"),
        box(2, 8, WIDE - 4, 9, 2, "d-beam"),
        box(4, 8, 6, 42, 2, "d-beam"),
        box(WIDE - 10, 8, 6, 42, 2, "d-beam"),
        box(WIDE / 2 - 5, 0, 10, 46, 2, "d-screw"),
        box(10, 42, WIDE - 20, 7, 2, "d-beam"),
        box(8, 16, WIDE - 16, 25, 5, "d-plate"),
        use(kind, 19, 28.5, 20),
        pentagon(39, 29.5, 10.4, f"+{t.content.press_bonus[k]}"),
    ]


def bottled(t: Teller, seat: int, k: int, slot: int, tile: int) -> Markup:
    """A champagne in a press."""
    return el(
        "g",
        champagne(tile, 3, 53 + 52 * slot, WIDE - 6, 48),
        ring_box(3, 53 + 52 * slot, WIDE - 6, 48, 5),
        id=f"champagne-{seat}-{k}-{slot}",
        class_="d-thing",
        data_w=f"{t.content.ids['press'][k]}-{slot + 1}",
        role="img",
        aria_label=t.champagne(tile),
    )


# -- workers


@remembered
def crew(t: Teller, seat: int, place: int, count: int) -> Markup:
    """Workers at the presses, in the Maison or in the supply."""
    word, icon = PLACES[place]
    label = t.say(f"word-at_{word}", n=count)
    parts = [
        box(0, 0, WIDE, 75, 6, "d-wbox"),
        use(icon, 14, 13, 19, "d-wood"),
        words(count, 42, 19, "d-crew"),
        fitted(t.say(f"word-{word}"), WIDE / 2, 71, WIDE - 4, 13.2, "d-small d-mid"),
        ring_box(0, 0, WIDE, 75),
    ]
    return el(
        "g",
        *parts,
        id=f"crew-{seat}-{word}",
        class_="d-thing",
        data_w=word,
        role="img",
        aria_label=label,
        transform=at(CREW[0] + PITCH * place, CREW[1]),
    )


def hands(seat: int, place: int, count: int) -> dict[str, Markup]:
    """The workers in one of the boxes; they travel."""
    found = {}
    for n in range(count):
        key = f"w-{seat}-{PLACES[place][0]}{n}"
        x = CREW[0] + PITCH * place + 11 + 9 * (n % 5)
        y = CREW[1] + 33 + 18 * (n // 5)
        found[key] = helper(seat, x, y, key)
    return found


def helper(seat: int, x: float, y: float, key: str) -> Markup:
    """A worker at home: without a letter, as everybody here is of the house."""
    return el(
        "g",
        el("use", href="#dp-worker", x=-12, y=-13, width=24, height=26),
        id=key,
        class_=f"d-wk glide {ink(seat)}",
        data_kin=f"w-{seat}",
        transform=f"{at(x, y)} scale(.7)",
    )


# -- accessories and prestige tiles


@remembered
def accessories(t: Teller, seat: int, goods: tuple[int, ...]) -> Markup:
    """A column for each kind, grey above, blue below."""
    x, y = SHELF
    parts = [box(x, y, 174, 59, 6, "d-lane")]
    for good, count in enumerate(goods):
        cx, cy = x + 24 + 43 * (good // 2), y + 15.5 + 28 * (good % 2)
        if not count:
            parts.append(use(KINDS[good // 2], cx, cy, 17, "d-pale"))
            continue
        value = str(t.content.accessory_value[good])
        hit = box(cx - 14.5, cy - 14, 29, 28.4, 5, "d-hit")
        inner = [hit, accessory(good, cx, cy, 24, value), ring_dot(cx, cy, 12.5)]
        if count > 1:
            inner.insert(2, words(count, cx - 21, cy + 5, "d-few"))
        word = f"{'blue' if good % 2 else 'grey'}-{KINDS[good // 2]}"
        label = t.say("word-some", thing=t.good(good), n=count)
        parts.append(el("g", *inner, class_="d-thing", data_w=word, role="img", aria_label=label))
    return el("g", *parts, id=f"accessories-{seat}")


def tiles(t: Teller, seat: int, kept: tuple[int, ...]) -> dict[str, Markup]:
    """The prestige tiles a house keeps, on their tray."""
    all_ = [kind for kind, count in enumerate(kept) for _ in range(count)]
    found = {f"tray-{seat}": tray(seat, not all_)}
    for n, kind in enumerate(all_):
        nth = all_[: n + 1].count(kind)
        found[f"kept-{seat}-{kind}-{nth}"] = kept_tile(t, seat, kind, nth, n, len(all_))
    return found


def tray(seat: int, empty: bool) -> Markup:
    x, y = SHELF[0] + 177, SHELF[1]
    sign = use("flute", x + 49, y + 29.5, 26, "d-pale") if empty else None
    return el("g", box(x, y, 98, 59, 6, "d-lane"), sign, id=f"tray-{seat}")


@remembered
def kept_tile(t: Teller, seat: int, kind: int, nth: int, n: int, many: int) -> Markup:
    r = 19.0 if many < 3 else 13.5
    gap = 43.0 if many < 3 else 29.0 if many < 4 else 58 / (many - 1)
    return el(
        "g",
        prestige_tile(t.content, kind, 0, 0, r),
        ring_dot(0, 0, r),
        id=f"kept-{seat}-{kind}-{nth}",
        class_="d-thing glide",
        data_w=f"kept-{t.content.ids['prestige_tile'][kind]}",
        role="img",
        aria_label=t.label("prestige_tile", kind),
        transform=at(SHELF[0] + 183 + r + gap * n, SHELF[1] + 29.5),
    )


# -- start card and market cards


def rack(seat: int) -> Markup:
    """What the cards lie on."""
    return el("g", box(WON + 2, SHELF[1], 244, 59, 6, "d-lane"), id=f"rack-{seat}")


@remembered
def start_card(t: Teller, seat: int, open_: bool) -> Markup:
    """DP-11.5: a crown, or a cork to pop."""
    x, y = WON + 6, SHELF[1] + 4
    if open_:
        parts = [box(x, y, 38, 51, 4, "d-card"), use("crown", x + 19, y + 16, 22)]
        parts.append(use("f-pop", x + 19, y + 38, 20, "d-soft"))
    else:
        parts = [
            box(x, y, 38, 51, 4, "d-cardback"),
            use("f-pop", x + 19, y + 25, 20, "d-dim d-ongold"),
        ]
    parts.append(ring_box(x, y, 38, 51, 4))
    label = t.say("word-start_card_open" if open_ else "word-start_card_used")
    return el(
        "g",
        *parts,
        id=f"start-{seat}",
        class_="d-thing",
        data_w="start_card",
        role="img",
        aria_label=label,
    )


@remembered
def won_cards(t: Teller, seat: int, route: int, count: int, crowns: int, flags: int) -> Markup:
    """The market cards of a route: how many, with how many crowns and flags."""
    x, y = WON + 58 + 47 * route, SHELF[1] + 4
    parts = [box(x, y, 40, 51, 4, "d-card" if count else "d-slot")]
    if count:
        parts.append(line(f"M{x},{y + 17}v-13q0,-4 4,-4h32q4,0 4,4v13z", f"d-{ROUTES[route]}"))
    tone = "d-on" if count else "d-soft"
    parts.append(
        words(t.say(f"word-letter_{ROUTES[route]}"), x + 11, y + 13, f"d-serif d-mid d-13 {tone}")
    )
    parts.append(words(count, x + 29, y + 13, f"d-count {tone}"))
    if crowns:
        parts += [use("crown", x + 13, y + 27, 17), words(crowns, x + 30, y + 32, "d-count")]
    if flags:
        parts += [flag(0 if route == 3 else 1, x + 13, y + 43, 18)]
        parts.append(words(flags, x + 30, y + 48, "d-count"))
    label = t.say("word-won", route=t.label("route", route), n=count, crowns=crowns, flags=flags)
    return el(
        "g",
        *parts,
        id=f"won-{seat}-{route}",
        data_w="market_card",
        role="img",
        aria_label=label,
    )


# -- objectives of the house; before the first round its tokens


def objectives(t: Teller, seat: int, held: int, scored: int) -> dict[str, Markup]:
    """The cards in hand, and how many are scored."""
    cards = [card for card in range(45) if held >> card & 1][:DRAWN]
    done = scored.bit_count()
    found = {}
    for n, card in enumerate(cards):
        have = counts(t.view, seat, card)
        found[f"card-{card}"] = own_card(t, card, n, len(cards), bool(done), have)
    for n in range(len(cards), 4):
        found[f"room-{seat}-{n}"] = free_place(t, seat, n, bool(done))
    if done:
        found[f"scored-{seat}"] = scored_pile(t, seat, done)
    return found


def card_place(n: int, many: int, pile: bool) -> tuple[float, float, float, float]:
    """Where the nth card lies, and how wide and high it is."""
    room = 472 if pile else 522
    if many <= 4:
        return CARDS[0] + n * (room + 4) / 4, CARDS[1], room / 4 - 3, 73
    columns = 3 if many <= 6 else 4 if many <= 8 else 5
    wide = (room + 4) / columns
    return CARDS[0] + wide * (n % columns), CARDS[1] + 37.5 * (n // columns), wide - 4, 35.5


@remembered
def own_card(t: Teller, card: int, n: int, many: int, pile: bool, have: Counts) -> Markup:
    x, y, wide, high = card_place(n, many, pile)
    title = t.label("objective_card", card)
    return element(
        "g",
        small_objective(t, card, have, wide, high),
        ring_box(0, 0, wide, high),
        id=f"card-{card}",
        class_="d-thing glide",
        data_w=t.content.ids["objective_card"][card],
        role="img",
        aria_label=t.say("word-objective", card=title, needs="; ".join(conditions(t, card))),
        transform=at(x, y),
    )


@remembered
def free_place(t: Teller, seat: int, n: int, pile: bool) -> Markup:
    x, y, wide, high = card_place(n, 4, pile)
    return el(
        "g",
        box(0, 0, wide, high, 6, "d-slot"),
        use("a-objectives", wide / 2, high / 2, 24, "d-col d-pale"),
        id=f"room-{seat}-{n}",
        transform=at(x, y),
    )


@remembered
def scored_pile(t: Teller, seat: int, count: int) -> Markup:
    return el(
        "g",
        box(0, 0, 42, 73, 5, "d-cardback"),
        box(3.5, 3.5, 35, 66, 3, "d-backline"),
        use("f-score", 21, 26, 22, "d-ongold"),
        words(f"×{count}", 21, 60, "d-zone d-light d-mid"),
        id=f"scored-{seat}",
        data_w="scored_objectives",
        role="img",
        aria_label=t.say("word-scored_cards", n=count),
        transform=at(CARDS[0] + 480, CARDS[1]),
    )


def draft(t: Teller, seat: int, hand: tuple[int, ...]) -> dict[str, Markup]:
    """DP-2.9: the tokens to choose from, each with what it does; backs where they are hidden."""
    return {
        f"hand-{seat}-{n}": token_card(t, seat, n, len(hand), action)
        for n, action in enumerate(hand)
    }


@remembered
def token_card(t: Teller, seat: int, n: int, many: int, action: int) -> Markup:
    wide = (522 + 4) / max(3, many) - 4
    if action < 0:
        parts = [box(0, 0, wide, 73, 6, "d-cardback"), box(4, 4, wide - 8, 65, 4, "d-backline")]
        parts.append(words("?", wide / 2, 46, "d-big d-light"))
        return el(
            "g",
            *parts,
            id=f"hand-{seat}-{n}",
            data_w="vintage_token",
            role="img",
            aria_label=t.say("word-hidden_token"),
            transform=at(CARDS[0] + (wide + 4) * n, CARDS[1]),
        )
    name, effect = t.label("action", action), t.say(f"effect-{ACTIONS[action]}")
    parts = [
        box(0, 0, wide, 73, 6, "d-card"),
        dot(24, 36, 19, "d-medal"),
        vintage_token(action, 24, 36, 17),
        fitted(name, 48, 16, wide - 54, 14, "d-serif"),
    ]
    for k, text in enumerate(wrapped(effect, wide - 52, 13)):
        parts.append(fitted(text, 48, 30 + 13.5 * k, wide - 52, 13, "d-small"))
    return el(
        "g",
        *parts,
        ring_box(0, 0, wide, 73),
        id=f"hand-{seat}-{n}",
        class_="d-thing",
        data_w=f"hand-{ACTIONS[action]}",
        role="img",
        aria_label=t.say("word-token", action=name, effect=effect),
        transform=at(CARDS[0] + (wide + 4) * n, CARDS[1]),
    )


def wrapped(text: str, room: float, size: float) -> list[str]:
    """A sentence on several lines; the sans is a little narrower than the serif."""
    lines: list[str] = []
    for part in text.split(" "):
        if lines and length(f"{lines[-1]} {part}") * size * 0.84 <= room:
            lines[-1] += f" {part}"
        else:
            lines.append(part)
    return lines
