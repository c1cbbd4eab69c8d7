"""The market pile of Bottles, which lies beside the board for everybody."""

from typing import Final

from markupsafe import Markup

from cuvee.games.bottles.face.svg_card import mini
from cuvee.games.bottles.face.svg_parts import SERIF, fit, use
from cuvee.games.bottles.face.text import Teller
from cuvee.games.bottles.model.state import MARKET
from cuvee.render.svg import Drawing, el

WIDTH, HEIGHT = 460, 112
CARD: Final = 50


def pile(t: Teller, prices: dict[int, str]) -> Drawing:
    """The bottles somebody sold, face up; they lie closer together the more there are."""
    cards = t.lying(MARKET)
    step = min(CARD + 5.0, (WIDTH - 24 - CARD) / max(1, len(cards) - 1))
    spots = {
        f"card-{card}": mini(t, card, 12 + k * step, 34, price=prices.get(card, ""))
        for k, card in enumerate(cards)
    }
    head = {"pile-title": heading(t, len(cards))}
    label = t.say("word-market")
    return Drawing("pile", WIDTH, HEIGHT, label, {"head": head, "cards": spots})


def heading(t: Teller, count: int) -> Markup:
    note = t.say("word-pile_empty") if not count else t.say("word-pile", count=count)
    return el(
        "g",
        el("rect", width=WIDTH, height=HEIGHT, rx=8, class_="bo-mat"),
        use("i-market", 12, 7, 21, 21, "bo-wine-i"),
        fit(t.say("word-market"), 180, 19, "bo-pile-h", wide=SERIF, x=38, y=24),
        fit(note, 225, 16.3, "bo-pile-n", x=448, y=23),
        id="pile-title",
        data_w="market_pile",
        role="img",
        aria_label=t.say("word-market"),
    )
