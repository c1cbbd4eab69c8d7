"""The help card of a thing, as the page shows it."""

from markupsafe import Markup

from cuvee.render.help import HelpCard
from cuvee.render.svg import el
from cuvee.server.drawing.words import phrase


def help_card(card: HelpCard, game: str) -> Markup:
    """Name, what it does, a tip, and links to its rules."""
    links = [
        el("a", rule, href=f"/rules/{game}#{rule}", target="rules", class_="chip")
        for rule in card.rules
    ]
    return el(
        "div",
        el("h2", card.name),
        el("p", card.what),
        el("p", card.tip, class_="tip") if card.tip else None,
        el("p", f"{phrase('rules')} ", *links, class_="law") if links else None,
        class_="hc-txt",
    )
