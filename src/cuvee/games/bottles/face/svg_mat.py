"""The mats of Bottles: who one is, the purse, and the cellar with a niche for each country."""

from typing import Final, NamedTuple

from markupsafe import Markup

from cuvee.games.bottles import scoring
from cuvee.games.bottles.face.knowledge import cellar, countries, has_goal, looted
from cuvee.games.bottles.face.svg_card import CARD, at, back, bottle
from cuvee.games.bottles.face.svg_parts import SERIF, fit, seat_mark, use
from cuvee.games.bottles.face.text import Teller, known
from cuvee.games.bottles.model.state import AMOUNT, MOST_DEBTS
from cuvee.games.bottles.rules.debts import creditor_of
from cuvee.render.svg import Drawing, el, spell

LONG, LARGE = 1350, 900  # how wide one's own mat is, and those of others
HEIGHT: Final = 150
RACK: Final = 221  # where the cellar begins
NICHE, WIDEST, GAP, CAPTION = 46, 64, 4, 30  # an empty niche is narrower than a card
FULL: Final = float(CARD + GAP)
TOP: Final = 9
ROW: Final = 142  # from one row of cards to the next


class Shelf(NamedTuple):
    """Where the cards of a cellar lie."""

    cards: dict[int, tuple[float, float]]
    backs: list[tuple[float, float, int]]  # the last is the country, or -1
    niches: list[tuple[float, float]]  # the empty ones: where, and how wide
    caption: float  # where the spare bottles begin; 0 without any
    spares: list[int]
    height: int


def mat(t: Teller, seat: int, own: bool, prices: dict[int, str]) -> Drawing:
    """Name, place, purse, the way to the goal, and the cellar as far as the viewer knows it."""
    shelf = long_shelf(t, seat) if own else large_shelf(t, seat)
    width = LONG if own else LARGE
    kept = {card: spot for card, spot in shelf.cards.items() if card not in shelf.spares}
    layers = {
        "plate": {
            f"plate-{seat}": plate(t, seat, width, shelf.height),
            f"purse-{seat}": purse(t, seat),
            f"rack-{seat}": rack(t, seat, shelf, own),
        },
        "cellar": {
            **{
                f"card-{card}": bottle(t, card, x, y, price=prices.get(card, ""))
                for card, (x, y) in kept.items()
            },
            **{
                f"slot-{seat}-{k}": back(t, f"slot-{seat}-{k}", x, y, land)
                for k, (x, y, land) in enumerate(shelf.backs)
            },
            **niches(t, seat, shelf),
            **{
                f"card-{card}": bottle(
                    t, card, *shelf.cards[card], price=prices.get(card, ""), kind="bo-extra"
                )
                for card in shelf.spares
            },
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
    empties = [(x + k * niche, niche - GAP) for k in range(empty)]
    caption = x + empty * niche + 4 if spares else 0.0
    for k, card in enumerate(spares):
        cards[card] = (caption + CAPTION + k * spare, float(TOP))
    return Shelf(cards, [], empties, caption, spares, HEIGHT)


def steps(kept: int, empty: int, spares: int, room: float) -> tuple[float, float, float]:
    """How far apart cards, niches and spare cards lie: first niches give way, then spare cards
    are pushed together, then all cards are."""
    niche = float(WIDEST + GAP)
    if empty:
        niche = (room - (kept + spares) * FULL) / empty
        niche = min(float(WIDEST + GAP), max(float(NICHE + GAP), niche))
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
    """Cards, then backs, those of a known country first, in one row or two.

    A cellar that lies open on the map is not shown twice.
    """
    found = cellar(t.view, seat)
    if looted(t.view) == seat and found.cards:
        found = found._replace(cards=(), unknown=found.unknown + len(found.cards))
    lands = [] if t.view.out[seat] else [*found.surely, *[-1] * found.unknown]
    total = 0 if t.view.out[seat] else int(t.view.bottles[seat])
    across = 7
    rows = 2 if total > across else 1
    each = max(across, -(-total // rows))
    step = min(FULL, (LARGE - 12 - RACK - CARD) / max(1, each - 1))
    spots = [(RACK + k % each * step, float(TOP + ROW * (k // each))) for k in range(total)]
    cards = dict(zip(found.cards, spots, strict=False))
    backs = [(x, y, land) for (x, y), land in zip(spots[len(found.cards) :], lands, strict=True)]
    return Shelf(cards, backs, [], 0.0, [], HEIGHT + ROW * (rows - 1))


# -- who, where, how much


def plate(t: Teller, seat: int, width: int, height: int) -> Markup:
    """The mat itself, gold once the goal is reached, with a cameo of the character."""
    view = t.view
    state = " bo-out" if view.out[seat] else " bo-won" if has_goal(view, seat) else ""
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
        el(
            "g",
            use("coin", 100, 53, 30, 30),
            el("text", int(view.money[seat]), x=135, y=80, class_="bo-money"),
            class_="bo-coins",
        )
    ]
    y = 103.0
    rest = [goal(t, seat, y)]
    y += 16
    for key in dangers(t, seat):
        rest.append(fit(t.say(key), 116, 13, "bo-danger", x=101, y=y))
        y += 14
    owed = debts(t, seat)
    if owed:
        rest.append(use("i-hourglass", 100, y - 11, 13, 13, "bo-soft"))
        rest.append(fit(owed, 101, 13, "bo-where", x=116, y=y))
    parts.append(el("g", *rest, class_="bo-rest"))
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


def niches(t: Teller, seat: int, shelf: Shelf) -> dict[str, Markup]:
    """Empty niches up to the goal: narrow on a desk, as wide as a card on a phone."""
    first = int(t.view.goal()) - len(shelf.niches) + 1
    return {
        f"niche-{seat}-{k}": el(
            "g",
            niche(first + k, wide, "bo-narrow"),
            niche(first + k, float(CARD), "bo-broad"),
            id=f"niche-{seat}-{k}",
            class_="bo-card bo-niche",
            aria_hidden="true",
            transform=at(x, TOP),
        )
        for k, (x, wide) in enumerate(shelf.niches)
    }


def niche(number: int, wide: float, kind: str) -> Markup:
    return el(
        "g",
        el("path", d=arch(wide, 2), class_="bo-n1"),
        el("path", d=arch(wide, 7), class_="bo-n2"),
        el("text", number, x=wide / 2, y=84, class_="bo-niche-n"),
        class_=kind,
    )


def rack(t: Teller, seat: int, shelf: Shelf, own: bool) -> Markup:
    """A line before the spare bottles; for those who are out, a word about it."""
    if t.view.out[seat]:
        key = "word-out_watch" if own else "word-out_other"
        text = fit(t.say(key, who=t.names[seat]), 620, 24, "bo-gone-w", wide=SERIF, x=RACK, y=83)
        return el("g", text, id=f"rack-{seat}")
    if not shelf.spares:
        return el("g", id=f"rack-{seat}")
    words = t.say("word-spare", count=len(shelf.spares))
    return el(
        "g",
        el("path", d="M2 4v124", class_="bo-spare-line"),
        el("text", words, x=-66, y=20, transform="rotate(-90)", class_="bo-spare"),
        id=f"rack-{seat}",
        transform=f"translate({spell(shelf.caption)} {TOP})",
    )


def arch(wide: float, inset: float) -> str:
    """A niche in the wall of a cellar."""
    half = wide / 2 - inset
    high = min(half, 34.0)
    return (
        f"M{spell(inset)} {spell(132 - inset)}V{spell(inset + high)}"
        f"a{spell(half)} {spell(high)} 0 0 1 {spell(2 * half)} 0V{spell(132 - inset)}z"
    )
