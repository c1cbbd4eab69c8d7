"""The ribbon: what a viewer is asked, or whom the table waits for."""

from functools import cache

from markupsafe import Markup

from cuvee.render.svg import el, element
from cuvee.server.drawing.asking import Question
from cuvee.server.drawing.icons import icon
from cuvee.server.drawing.strips import seat_mark
from cuvee.server.drawing.words import phrase
from cuvee.server.tables.table import Table
from cuvee.server.words import listed


def question(table: Table, asking: Question | None, seat: int, lang: str) -> Markup:
    """The sentence of the ribbon for somebody who is asked, or after the end."""
    if asking is None:
        return ribbon(phrase("game-over", lang), winners(table, lang), "over")
    links = rule_links(table.opening.game, tuple(table.face.rules(asking.step)), lang)
    sign = icon(asking.how.icon, table.opening.game) if asking.how.icon else None
    small = asking.how.warning or asking.how.hint
    return ribbon(
        phrase("your-turn", lang),
        asking.how.words,
        "mine",
        seat_mark(seat),
        sign,
        el("p", small, class_="warning" if asking.how.warning else "hint") if small else None,
        links,
    )


def ribbon(
    lead: str,
    text: str,
    state: str,
    mark: Markup | None = None,
    sign: Markup | None = None,
    small: Markup | None = None,
    rules: Markup | None = None,
) -> Markup:
    """The words of the ribbon; `state` is mine, wait, secret or over."""
    return element(
        "div",
        el("p", mark, lead, rules, class_="lead") if lead else None,
        el("p", sign, text, class_="q what"),
        small,
        id="t-question",
        class_=state,
    )


def winners(table: Table, lang: str) -> str:
    parts = table.game.victory(table.match.state)
    first = [name for name, part in zip(table.names, parts, strict=True) if part > 0]
    if len(first) == len(table.names) and len(first) > 1:
        return phrase("all-win", lang)
    return phrase("wins", lang, count=len(first), names=listed(lang, first))


def waiting(table: Table, asked: list[int], chosen: list[int], lang: str) -> Markup:
    """The ribbon of viewers who are not asked: whom the table waits for."""
    marks = Markup("").join(seat_mark(seat) for seat in asked)
    names = listed(lang, [table.names[seat] for seat in asked])
    text = phrase("waiting", lang, names=names, count=len(asked)) if asked else ""
    if not chosen:
        return ribbon("", text, "wait", sign=marks)
    done, all_ = len(chosen), len(chosen) + len(asked)
    small = el("p", phrase("chosen-so-far", lang, done=done, all=all_), class_="hint")
    return ribbon("", text, "wait secret", sign=marks, small=small)


@cache
def rule_links(game: str, rules: tuple[str, ...], lang: str) -> Markup | None:
    """A link to the most important rule behind the question; the others stand near it."""
    if not rules:
        return None
    label = phrase("rules-of", lang, rules=", ".join(rules))
    book = icon("book", game)
    to = f"/law/{game}#{rules[0]}"
    return el("a", book, href=to, target="rules", class_="rules", title=label, aria_label=label)
