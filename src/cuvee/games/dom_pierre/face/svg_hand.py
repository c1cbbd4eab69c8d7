"""The objectives of a house; before the first round the tokens it chooses from."""

from typing import Final

from markupsafe import Markup

from cuvee.games.dom_pierre.face.objectives import Counts, counts
from cuvee.games.dom_pierre.face.svg_cards import small_objective
from cuvee.games.dom_pierre.face.svg_kit import (
    ACTIONS,
    at,
    box,
    dot,
    fitted,
    length,
    remembered,
    ring_box,
    use,
    vintage_token,
    words,
)
from cuvee.games.dom_pierre.face.text import Teller
from cuvee.games.dom_pierre.face.text_table import conditions
from cuvee.render.svg import el, element

CARDS: Final = (8, 350)
DRAWN: Final = 10  # objectives of a house that are drawn


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
