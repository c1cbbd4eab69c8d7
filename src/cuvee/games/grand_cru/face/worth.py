"""Help cards: which card a thing on the table has, and what the thing is worth now."""

from typing import Final

from cuvee.games.grand_cru import moves as m
from cuvee.games.grand_cru.content import BARRELS, MOST_LOANS, VARIETIES
from cuvee.games.grand_cru.face.text import Teller
from cuvee.games.grand_cru.model.cubes import count
from cuvee.games.grand_cru.model.picks import AT_FAIR
from cuvee.games.grand_cru.model.state import State
from cuvee.games.grand_cru.model.tiles import NO_TILE, is_innovation, kind_of, kind_up
from cuvee.games.grand_cru.rules import effects, sales

KINDS_OF: Final = ("show", "market", "vine", "bare", "grown", "use", "used")  # before a tile's name
CARDS: Final = {
    "book": "help-estate-worth",
    "tag": "help-estate-ripe_cube",
    "supply": "help-board-supply",
}


def card(view: State, word: str) -> str:
    """The card of a thing whose word has none itself."""
    place, _, name = word.partition("-")
    if place in KINDS_OF and name:
        return name_of(view, name)
    if word in m.COLUMN.words:
        up = view.board.columns[list(m.COLUMN.words).index(word)]
        return kind_card(view, int(kind_up(up))) if up else "help-board-column"
    if word in m.BARREL.words:
        return "help-estate-barrel"
    if place == "loan":
        ends = {"0": "help-board-loan_zero", str(MOST_LOANS): "help-board-loan_eleven"}
        return ends.get(name, "help-board-loans")
    if word[:1] == "s" and word[1:].isdecimal():
        return "help-others-strip"
    return CARDS.get(place, word)


def name_of(view: State, name: str) -> str:
    group = "variety" if name in view.content.variety_ids else "improvement"
    return f"help-{group}-{name}"


def kind_card(view: State, kind: int) -> str:
    content = view.content
    return name_of(view, (content.variety_ids + content.improvement_ids)[kind])


# -- what it is worth


def worth(view: State, seat: int, word: str, names: list[str], lang: str) -> str:
    """What a thing is worth to this player now; nothing for spectators and after the end."""
    if seat < 0 or view.depth == 0:
        return ""
    t = Teller(view, names, lang)
    place, _, name = word.partition("-")
    if word in m.COLUMN.words:
        up = view.board.columns[list(m.COLUMN.words).index(word)]
        return of_tile(t, seat, int(kind_up(up))) if up else ""
    if word in m.BARREL.words:
        return of_barrel(t, seat, list(m.BARREL.words).index(word))
    if word in view.content.space_ids:
        return of_space(t, seat, view.content.space_ids.index(word))
    if place == "loan" and name:
        return of_loans(t, int(name))
    kinds = list(m.KIND.words)
    if place == "show" and name in kinds:
        return of_tile(t, seat, kinds.index(name))
    if place in ("market", "vine", "bare") and name in kinds:
        return of_wine(t, seat, kinds.index(name))
    if place == "use" and name in kinds:
        return of_improvement(t, seat, kinds.index(name) - int(VARIETIES))
    return ""


def of_tile(t: Teller, seat: int, kind: int) -> str:
    """GC-23.2: a new kind counts at the end; a vine bears wine with a price."""
    held = any(
        tile != NO_TILE and not is_innovation(tile) and kind_of(tile) == kind
        for tile in t.view.estates[seat].fields
    )
    new = "worth-held_kind" if held else "worth-new_kind"
    value = t.say(new, n=int(t.content.per_kind))
    if kind >= VARIETIES:
        return value
    return t.say("worth-vine", kind=value, n=t.price(kind))


def of_wine(t: Teller, seat: int, variety: int) -> str:
    """GC-12.2: today's price, and what one's own ripe cubes would bring."""
    cellar = t.view.estates[seat].cellar
    ripe = sum(
        int(count(cellar[barrel], variety))
        for barrel in range(int(BARRELS))
        if sales.is_mature(t.view, barrel, variety)
    )
    each = int(sales.price(t.view, seat, variety, False))
    return t.say("worth-wine", each=each, ripe=ripe, sum=ripe * each)


def of_barrel(t: Teller, seat: int, barrel: int) -> str:
    """What all ripe wine of a barrel would bring today, sale by sale."""
    some = t.view.estates[seat].cellar[barrel]
    brings = sum(
        int(count(some, k) * sales.price(t.view, seat, k, False))
        for k in range(int(VARIETIES))
        if sales.is_mature(t.view, barrel, k)
    )
    return t.say("worth-barrel", n=brings)


def of_space(t: Teller, seat: int, space: int) -> str:
    """GC-18.5, GC-R33: what is left of one's prestige, and whether it would do anything."""
    own, cost = t.view.estates[seat], int(t.content.prestige[space])
    if own.prestige < cost:
        return t.say("worth-space_dear", n=int(own.prestige))
    works = effects.possible(t.view, seat, AT_FAIR + space)
    key = "worth-space" if works else "worth-space_idle"
    return t.say(key, n=int(own.prestige) - cost)


def of_loans(t: Teller, n: int) -> str:
    """GC-20.1, GC-23.2: interest each year, and what the loans take off at the end."""
    return t.say(
        "worth-loans",
        loans=t.many("owes", n),
        interest=t.francs(int(t.content.interest[n])),
        less=t.francs(-n * int(t.content.per_loan)),
    )


def of_improvement(t: Teller, seat: int, k: int) -> str:
    works = effects.possible(t.view, seat, k)
    return t.say("worth-use" if works else "worth-use_idle")
