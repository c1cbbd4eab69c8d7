"""The help card of a thing, as the page shows it."""

from markupsafe import Markup

from cuvee.render.help import HelpCard
from cuvee.render.svg import el
from cuvee.render.why import Reason
from cuvee.server.drawing.words import phrase


def help_card(card: HelpCard, game: str, lang: str) -> Markup:
    """Name, what it does, what it is worth now, a tip, and links to its rules."""
    links = rule_chips(card.rules, game)
    return el(
        "div",
        el("h2", card.name),
        el("p", card.what),
        el("p", card.worth, class_="worth") if card.worth else None,
        el("p", card.tip, class_="tip") if card.tip else None,
        el("p", f"{phrase('rules', lang)} ", *links, class_="law") if links else None,
        class_="hc-txt",
    )


def why_not(reason: Reason, game: str) -> Markup:
    """Why a thing cannot be chosen, and the rule that says so."""
    return el("span", f"{reason.words} ", *rule_chips(reason.rules[:1], game), class_="why")


def rule_chips(rules: tuple[str, ...], game: str) -> list[Markup]:
    return [
        el("a", rule, href=f"/law/{game}#{rule}", target="rules", class_="chip") for rule in rules
    ]
