"""The mats of Bottles: who one is, the purse, and the cellar with a niche for each country."""

from typing import Final, NamedTuple

from markupsafe import Markup

from cuvee.games.bottles import scoring
from cuvee.games.bottles.face.svg_parts import SERIF, country, fit, seat_mark, short, use
from cuvee.games.bottles.face.svg_strip import countries
from cuvee.games.bottles.face.text import Teller, known
from cuvee.games.bottles.model.state import AMOUNT, MOST_DEBTS
from cuvee.games.bottles.rules.debts import creditor_of
from cuvee.render.svg import Drawing, el, spell

LONG, LARGE = 1350, 900  # how wide one's own mat is, and those of others
HEIGHT: Final = 150
RACK: Final = 221  # where the cellar begins
CARD, NICHE, GAP, CAPTION = 88, 46, 4, 30
FULL: Final = float(CARD + GAP)
TOP: Final = 9
ROW: Final = 142  # from one row of cards to the next


class Shelf(NamedTuple):
    """Where the cards of a cellar lie."""

    cards: dict[int, tuple[float, float]]
    backs: list[tuple[float, float]]
    niches: list[tuple[float, float]]  # the empty ones: where, and how wide
    caption: float  # where the spare bottles begin; 0 without any
    spares: int
    height: int


def mat(t: Teller, seat: int, own: bool) -> Drawing:
    """Name, place, purse, the way to the goal, and the cellar as far as the viewer knows it."""
    shelf = long_shelf(t, seat) if own else large_shelf(t, seat)
    width = LONG if own else LARGE
    layers = {
        "plate": {
            f"plate-{seat}": plate(t, seat, width, shelf.height),
            f"purse-{seat}": purse(t, seat),
            f"rack-{seat}": rack(t, seat, shelf),
        },
        "cellar": {
            **{f"card-{card}": bottle(t, card, x, y) for card, (x, y) in shelf.cards.items()},
            **{f"slot-{seat}-{k}": back(t, seat, k, x, y) for k, (x, y) in enumerate(shelf.backs)},
        },
    }
    label = t.say("word-seat", who=t.names[seat])
    return Drawing(f"seat-{seat}", width, shelf.height, label, layers)


# -- where the cards lie


def sorted_out(t: Teller, seat: int) -> tuple[list[int], list[int]]:
    """One bottle of each country, the dearest, and those to spare."""
    content = t.content
    cards = sorted(t.lying(seat), key=lambda c: (int(content.country[c]), -int(content.value[c])))
    kept = {int(content.country[card]): card for card in reversed(cards)}
    return list(kept.values())[::-1], [card for card in cards if card not in kept.values()]


def long_shelf(t: Teller, seat: int) -> Shelf:
    """One row: the countries, empty niches up to the goal, the spare bottles."""
    kept, spares = sorted_out(t, seat) if not t.view.out[seat] else ([], [])
    empty = max(0, int(t.view.goal()) - len(kept)) if not t.view.out[seat] else 0
    room = LONG - 12.0 - RACK - (CAPTION + 8 if spares else 0)
    step, niche, spare = steps(len(kept), empty, len(spares), room)
    cards = {card: (RACK + k * step, float(TOP)) for k, card in enumerate(kept)}
    x = RACK + len(kept) * step + (FULL - step if kept else 0)
    niches = [(x + k * niche, niche - GAP) for k in range(empty)]
    caption = x + empty * niche + 4 if spares else 0.0
    for k, card in enumerate(spares):
        cards[card] = (caption + CAPTION + k * spare, float(TOP))
    return Shelf(cards, [], niches, caption, len(spares), HEIGHT)


def steps(kept: int, empty: int, spares: int, room: float) -> tuple[float, float, float]:
    """How far apart cards, niches and spare cards lie: first niches give way, then spare cards
    are pushed together, then all cards are."""
    niche = FULL
    if empty:
        niche = (room - (kept + spares) * FULL) / empty
        niche = min(FULL, max(NICHE + GAP, niche))
    room -= empty * niche
    if (kept + spares) * FULL <= room:
        return FULL, niche, FULL
    if spares > 1:
        spare = (room - kept * FULL - CARD) / (spares - 1)
        if spare >= 34:
            return FULL, niche, spare
    step = (room - FULL * (bool(kept) + bool(spares))) / max(1, kept + spares - 2)
    return min(FULL, step), niche, min(FULL, step)


def large_shelf(t: Teller, seat: int) -> Shelf:
    """Cards, then backs, in one row or two."""
    kept, spares = sorted_out(t, seat)
    known_cards = sorted([*kept, *spares])
    total = 0 if t.view.out[seat] else int(t.view.bottles[seat])
    across = 7
    rows = 2 if total > across else 1
    each = max(across, -(-total // rows))
    step = min(FULL, (LARGE - 12 - RACK - CARD) / max(1, each - 1))
    spots = [(RACK + k % each * step, float(TOP + ROW * (k // each))) for k in range(total)]
    cards = dict(zip(known_cards, spots, strict=False))
    return Shelf(cards, spots[len(known_cards) :], [], 0.0, 0, HEIGHT + ROW * (rows - 1))


# -- who, where, how much


def plate(t: Teller, seat: int, width: int, height: int) -> Markup:
    """The mat itself, gold once the goal is reached, with a cameo of the character."""
    view = t.view
    state = " bo-out" if view.out[seat] else " bo-won" if won(t, seat) else ""
    who = t.names[seat]
    label = who
    if view.character[seat] >= 0:
        label += f", {t.label('characters', view.character[seat])}"
    here = view.cell[seat]
    where = t.cell(here) if here >= 0 else t.say("word-nowhere")
    if view.out[seat]:
        where = t.say("word-out")
    inner = {"width": width - 8, "height": height - 8}
    return el(
        "g",
        el("rect", width=width, height=height, rx=9, class_="bo-mat"),
        el("rect", x=4, y=4, **inner, rx=6, class_="bo-mat-line"),
        cameo(t, seat),
        fit(who, 116, 19, "bo-who", wide=SERIF, x=101, y=28),
        use("i-pin", 100, 33, 15, 15, "bo-soft"),
        fit(where, 99, 14, "bo-where", x=117, y=45),
        id=f"plate-{seat}",
        data_w=f"s{seat}",
        class_=f"bo-plate bo-s{seat}{state}",
        role="img",
        aria_label=label,
    )


def won(t: Teller, seat: int) -> bool:
    return known(t, seat) and bool(scoring.score(t.view, seat) >= t.view.goal())


def cameo(t: Teller, seat: int) -> Markup:
    """The character, cut off by an oval, with the letter of the seat in its shape."""
    character = t.view.character[seat]
    figure = None
    if character >= 0:
        name = t.content.labels["characters.id"][character]
        figure = use(f"p-{name}", -41, -36, 82, 104, "bo-pawn")
    return el(
        "g",
        el("use", href="#bo-cameo", class_="bo-pawn"),
        figure,
        seat_mark(seat, 0, 45),
        el("use", href="#bo-cameo-edge", class_="bo-pawn"),
        transform="translate(53 75)",
    )


def purse(t: Teller, seat: int) -> Markup:
    """Money, countries, debts, and what is dangerous."""
    view = t.view
    if view.out[seat]:
        return el("g", id=f"purse-{seat}")
    parts = [
        use("coin", 100, 53, 30, 30),
        el("text", int(view.money[seat]), x=135, y=80, class_="bo-money"),
    ]
    y = 103.0
    parts.append(goal(t, seat, y))
    y += 16
    for key in dangers(t, seat):
        parts.append(fit(t.say(key), 116, 13, "bo-danger", x=101, y=y))
        y += 14
    owed = debts(t, seat)
    if owed:
        parts.append(use("i-hourglass", 100, y - 11, 13, 13, "bo-soft"))
        parts.append(fit(owed, 101, 13, "bo-where", x=116, y=y))
    label = f"{view.money[seat]} {t.say('word-money')}"
    return el("g", *parts, id=f"purse-{seat}", role="img", aria_label=label)


def goal(t: Teller, seat: int, y: float) -> Markup:
    """How many countries of how many; the number large where the sentence begins with it."""
    least, most = countries(t.view, seat)
    have = str(least)
    if least != most:
        have = t.say("word-countries_range", least=least, most=most)
    words = t.say("word-goal", countries=have, goal=int(t.view.goal()))
    if not words.startswith(have):
        return fit(words, 116, 14, "bo-where", x=101, y=y)
    rest = words[len(have) :]
    left = 101 + 12.5 * len(have)
    return el(
        "g",
        el("text", have, x=101, y=y, class_="bo-have"),
        fit(rest.strip(), 216 - left - 3, 14, "bo-where", x=left + 3, y=y),
    )


def dangers(t: Teller, seat: int) -> list[str]:
    """What may end the game for this player, as far as the viewer knows."""
    view = t.view
    found = []
    if view.round and view.depth and view.money[seat] <= 1:
        found.append("word-last_coin" if view.money[seat] else "word-no_coin")
    if view.round and view.depth and known(t, seat):
        if view.bottles[seat] == 0:
            found.append("word-no_bottle")
        elif view.bottles[seat] == scoring.score(view, seat):
            found.append("word-no_spare")
    return found


def debts(t: Teller, seat: int) -> str:
    """Who is owed how much."""
    owed: dict[int, int] = {}
    for debt in t.view.debts[seat * MOST_DEBTS : (seat + 1) * MOST_DEBTS]:
        if debt:
            other = int(creditor_of(debt))
            owed[other] = owed.get(other, 0) + int(debt & AMOUNT)
    return " · ".join(
        t.say("word-owes", other=t.names[other], debt=debt) for other, debt in owed.items()
    )


def rack(t: Teller, seat: int, shelf: Shelf) -> Markup:
    """Empty niches up to the goal, and a line before the spare bottles."""
    first = int(t.view.goal()) - len(shelf.niches) + 1
    parts = [
        el(
            "g",
            el("path", d=arch(wide, 2), class_="bo-n1"),
            el("path", d=arch(wide, 7), class_="bo-n2"),
            el("text", first + k, x=wide / 2, y=84, class_="bo-niche-n"),
            transform=f"translate({spell(x)} {TOP})",
        )
        for k, (x, wide) in enumerate(shelf.niches)
    ]
    if shelf.spares:
        words = t.say("word-spare", count=shelf.spares)
        parts.append(
            el(
                "g",
                el("path", d="M2 4v124", class_="bo-spare-line"),
                el("text", words, x=-66, y=20, transform="rotate(-90)", class_="bo-spare"),
                transform=f"translate({spell(shelf.caption)} {TOP})",
            )
        )
    return el("g", *parts, id=f"rack-{seat}")


def arch(wide: float, inset: float) -> str:
    """A niche in the wall of a cellar."""
    half = wide / 2 - inset
    high = min(half, 34.0)
    return (
        f"M{spell(inset)} {spell(132 - inset)}V{spell(inset + high)}"
        f"a{spell(half)} {spell(high)} 0 0 1 {spell(2 * half)} 0V{spell(132 - inset)}z"
    )


# -- bottles


def bottle(t: Teller, card: int, x: float, y: float, scale: float = 1.0) -> Markup:
    """A card: flag and country, what it is worth in glasses, a bottle of its kind, its name."""
    content = t.content
    value = int(content.value[card])
    code = content.labels["bottles.id"][card]
    land = int(content.country[card])
    flag = content.labels["countries.id"][land]
    lines = short(content, card)
    names = [
        fit(line, 78, 12.6, "bo-wine", x=44, y=y_of)
        for line, y_of in zip(lines, (120,) if len(lines) == 1 else (114, 126), strict=True)
    ]
    return el(
        "g",
        el("use", href="#bo-card4" if value >= content.special_value else "#bo-card"),
        use(f"f-{flag}", 5.5, 6, 24, 16),
        fit(country(t, land), 50, 12.8, "bo-land-n", wide=1.04, x=33, y=18.5),
        el("text", value, x=25, y=53, class_="bo-value"),
        glasses(value),
        use(f"b-{content.labels['kinds.id'][content.kind[card]]}", 51, 27, 30, 74),
        *names,
        el("use", href="#bo-r-card", class_="bo-r"),
        id=f"card-{card}",
        data_w=code,
        class_="bo-card glide",
        role="img",
        aria_label=t.bottle(card),
        transform=f"translate({spell(round(x, 1))} {spell(y)})"
        + (f" scale({spell(scale)})" if scale != 1 else ""),
    )


def glasses(value: int) -> Markup:
    """So many glasses, in the pattern of a die; a number is enough above six."""
    shown = min(6, value)
    return el("use", href=f"#bo-g{shown}", x=25, y=61, class_="bo-glass")


def back(t: Teller, seat: int, k: int, x: float, y: float) -> Markup:
    """A hidden bottle: its key is a slot, never a card."""
    return el(
        "g",
        el("use", href="#bo-back"),
        el("use", href="#bo-r-card", class_="bo-r"),
        id=f"slot-{seat}-{k}",
        class_="bo-card glide",
        role="img",
        aria_label=t.say("word-hidden_bottle"),
        transform=f"translate({spell(round(x, 1))} {spell(y)})",
    )
