"""The market pile of Bottles, which lies beside the board for everybody."""

from typing import Final

from markupsafe import Markup

from cuvee.games.bottles.face.svg_parts import SERIF, code, fit, use
from cuvee.games.bottles.face.text import Teller
from cuvee.games.bottles.model.state import MARKET
from cuvee.render.svg import Drawing, el, spell

WIDTH, HEIGHT = 460, 112
CARD: Final = 50


def pile(t: Teller) -> Drawing:
    """The bottles somebody sold, face up; they lie closer together the more there are."""
    cards = t.lying(MARKET)
    step = min(CARD + 5.0, (WIDTH - 24 - CARD) / max(1, len(cards) - 1))
    spots = {f"card-{card}": mini(t, card, 12 + k * step) for k, card in enumerate(cards)}
    head = {"pile-head": heading(t, len(cards))}
    label = t.say("word-market")
    return Drawing("pile", WIDTH, HEIGHT, label, {"head": head, "cards": spots})


def heading(t: Teller, count: int) -> Markup:
    note = t.say("word-pile_empty") if not count else t.say("word-pile", count=count)
    return el(
        "g",
        el("rect", width=WIDTH, height=HEIGHT, rx=8, class_="bo-mat"),
        use("i-market", 12, 7, 21, 21, "bo-wine-i"),
        fit(t.say("word-market"), 200, 19, "bo-pile-h", wide=SERIF, x=38, y=24),
        fit(note, 210, 15.5, "bo-pile-n", x=448, y=23),
        id="pile-head",
    )


def mini(t: Teller, card: int, x: float) -> Markup:
    """A small card: flag, code of the country, glasses."""
    content = t.content
    value = int(content.value[card])
    land = int(content.country[card])
    return el(
        "g",
        el("use", href="#bo-mini4" if value >= content.special_value else "#bo-mini"),
        use(f"f-{content.labels['countries.id'][land]}", 7, 6, 36, 24),
        el("text", code(content, land), x=7, y=46, class_="bo-code"),
        el("text", value, x=7, y=65.5, class_="bo-mini-n"),
        use("i-glass", 20, 51, 16, 16, "bo-glass"),
        el("use", href="#bo-r-mini", class_="bo-r"),
        id=f"card-{card}",
        data_w=content.labels["bottles.id"][card],
        class_="bo-card glide",
        role="img",
        aria_label=t.bottle(card),
        transform=f"translate({spell(round(x, 1))} 34)",
    )
