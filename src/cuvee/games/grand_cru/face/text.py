"""Grand Cru in words: questions, answers, news and the whole table, through the catalogue."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from cuvee.core.fate import Note
from cuvee.core.state import Step, ask_of
from cuvee.games.grand_cru import moves as m
from cuvee.games.grand_cru import notes, scoring
from cuvee.games.grand_cru import questions as q
from cuvee.games.grand_cru.content import (
    BARRELS,
    DEMAND,
    EFFECT_NAMES,
    EXCHANGE,
    HARVEST,
    KINDS,
    SALE,
    SPACES,
    VARIETIES,
    Content,
)
from cuvee.games.grand_cru.model.cubes import count
from cuvee.games.grand_cru.model.picks import AT_FAIR, effect_of, left_in
from cuvee.games.grand_cru.model.state import State
from cuvee.games.grand_cru.model.tiles import (
    SPENT,
    bid_of,
    bidder_of,
    innovation,
    is_innovation,
    is_vine,
    kind_of,
    kind_up,
)
from cuvee.games.grand_cru.rules import brand, sales, young
from cuvee.render.words import Catalogue

ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII")
WORDS: Final = Catalogue(Path(__file__).with_name("lang"))

RULES: Final = {
    "initial_loans": ["GC-1.7", "GC-1.8", "GC-1.11"],
    "turn": ["GC-4.1", "GC-4.2", "GC-2.3", "GC-3.10"],
    "after_action": ["GC-24.7", "GC-R48"],
    "spend": ["GC-24.9"],
    "make_room": ["GC-9.4", "GC-9.5"],
    "sale": ["GC-12.1", "GC-12.2", "GC-12.4"],
    "pick_harvest": ["GC-11.1", "GC-14.3", "GC-14.6"],
    "pick_age": ["GC-14.7", "GC-13.6"],
    "pick_blend": ["GC-14.2"],
    "pick_take": ["GC-14.2", "GC-R71"],
    "pick_demand": ["GC-14.8", "GC-18.16"],
    "pick_field": ["GC-25.3"],
    "brand": ["GC-27.1", "GC-27.2"],
    "lift": ["GC-27.6", "GC-R57"],
    "fair": ["GC-18.3", "GC-18.4", "GC-18.7"],
    "juice": ["GC-18.13"],
    "young": ["GC-18.14"],
    "reorg": ["GC-18.15"],
    "loans": ["GC-21.1", "GC-21.2", "GC-21.3", "GC-21.5"],
    "innovation_award": ["GC-24.3", "GC-24.6"],
}


def signed(n: int) -> str:
    """A number as people read it: with a true minus."""
    return str(n).replace("-", "−")


class Tongue:
    """Names of things in one language: what never changes at a table."""

    def __init__(self, content: Content, names: tuple[str, ...], lang: str) -> None:
        self.content = content
        self.names = names
        self.lang = lang

    def say(self, key: str, **places: object) -> str:
        return WORDS.say(self.lang, key, **places)

    def many(self, what: str, n: int) -> str:
        """`1 franc`, `5 francs`."""
        return self.say(f"word-{what}_one" if n == 1 else f"word-{what}", n=n)

    def francs(self, n: int) -> str:
        return self.many("francs", n)

    def label(self, table: str, k: int) -> str:
        labels = self.content.labels
        return labels.get(f"{table}.{self.lang}", labels[f"{table}.en"])[k]

    def wine(self, variety: int) -> str:
        return self.label("variety", variety)

    def improvement(self, k: int) -> str:
        return self.label("improvement", k)

    def effect(self, k: int) -> str:
        """An improvement or a special action space."""
        return self.space_head(k - AT_FAIR) if k >= AT_FAIR else self.improvement(k)

    def fair(self, space: int) -> str:
        """What a special action space offers, with its numbers."""
        amount = int(self.content.amount[AT_FAIR + space])
        kind = int(self.content.effect[AT_FAIR + space])
        key = f"fair-{EFFECT_NAMES[kind]}"
        if amount > 1 and kind in (SALE, HARVEST, DEMAND):
            key += "_many"
        francs = int(self.content.cost[AT_FAIR + space]) if kind == HARVEST else amount
        return self.say(key, n=amount, francs=self.francs(francs))

    def space(self, space: int) -> str:
        """The name of a special action space, with its number where there are several alike."""
        amount = int(self.content.amount[AT_FAIR + space])
        kind = int(self.content.effect[AT_FAIR + space])
        if kind == EXCHANGE:
            return self.say("space-exchange", francs=self.francs(amount))
        if kind == DEMAND:
            return self.say("space-demand", n=amount)
        return self.label("fair_space", space)

    def space_head(self, space: int) -> str:
        """The same without its number, which stands beside it on the board."""
        kind = int(self.content.effect[AT_FAIR + space])
        if kind in (EXCHANGE, DEMAND):
            return self.say(f"space-{EFFECT_NAMES[kind]}_head")
        return self.label("fair_space", space)

    def kind(self, kind: int) -> str:
        if kind < VARIETIES:
            return self.say("word-vine", wine=self.wine(kind))
        return self.improvement(kind - VARIETIES)

    def one(self, kind: int) -> str:
        """The same within a sentence."""
        a_vine = kind < VARIETIES
        return self.say("word-a_vine", wine=self.wine(kind)) if a_vine else self.kind(kind)

    def ripe(self, kind: int) -> str:
        """GC-12.1: in which barrels the wine of a vine may be sold; nothing for improvements."""
        if kind >= VARIETIES:
            return ""
        first, last = ROMAN[self.content.ripe[kind]], ROMAN[self.content.last[kind]]
        return self.say("fact-ripe", first=first, last=last)

    def tile(self, tile: int) -> str:
        """A tile on a field, with its side."""
        if is_innovation(tile):
            return self.say("word-innovation", innovation=self.innovation(tile - innovation(0)))
        if not tile & SPENT:
            return self.kind(kind_of(tile))
        if is_vine(tile):
            return self.say("word-bare_vine", wine=self.wine(kind_of(tile)))
        return self.say("word-used", improvement=self.kind(kind_of(tile)))

    def innovation(self, which: int) -> str:
        return self.label("innovation", which)

    def cubes(self, some: int) -> str:
        """`2 Gamay, 1 Merlot`."""
        found = [(int(count(some, variety)), variety) for variety in range(VARIETIES)]
        return ", ".join(f"{n} {self.wine(variety)}" for n, variety in found if n)


@lru_cache(1024)
def tongue(content: Content, names: tuple[str, ...], lang: str) -> Tongue:
    """The same for every view of a table, so that drawings may be kept by it."""
    return Tongue(content, names, lang)


class Teller(Tongue):
    """The same with a view to tell of."""

    def __init__(self, view: State, names: list[str], lang: str) -> None:
        super().__init__(view.content, tuple(names), lang)
        self.view = view

    def price(self, variety: int) -> int:
        return int(self.content.price(variety, self.view.board.demand[variety]))

    def listed(self, seats: list[int]) -> str:
        """Names of players, one after the other."""
        return ", ".join(self.names[seat] for seat in seats)

    def knows_purse(self, seat: int, viewer: int) -> bool:
        """GC-4.4, GC-R30: purses of the others are covered until the end, if the table wants so."""
        return not self.view.options.secret_money or seat == viewer or self.view.depth == 0


# -- questions and answers


def question(view: State, step: Step, names: list[str], lang: str) -> str:
    t = Teller(view, names, lang)
    about = step.about
    key = q.ASKS[step.ask]
    if step.ask == q.TURN and about & q.INNOVATED:
        key = "TURN_innovated"
    elif step.ask == q.TURN and about & q.FINAL:
        key = "TURN_final"
    elif step.ask == q.PICK_FIELD and left_in(about) == 0:
        key = "PICK_FIELD_take"
    wine = {q.BRAND: about, q.PICK_TAKE: about >> 3 & 7}.get(step.ask, 0)
    estate = view.estates[step.seat]
    first = int(view.board.row[0])
    return t.say(
        f"ask-{key}",
        loan=t.francs(view.content.loan),
        year=view.year,
        leaf=view.leaf(),
        improvement=t.improvement(about) if step.ask == q.SPEND else "",
        effect=t.effect(int(effect_of(about))) if step.ask in PICKS else "",
        left=about >> 6 & 31 if step.ask == q.PICK_TAKE else left_in(about),
        barrel=ROMAN[min(about & 7, len(ROMAN) - 1)],
        wine=t.wine(wine),
        prestige=estate.prestige,
        loans=t.many("owes", estate.loans),
        money=t.francs(estate.money),
        innovation=t.innovation(first) if first >= 0 else "",
    )


PICKS: Final = (q.SALE, q.PICK_HARVEST, q.PICK_DEMAND)


def move(view: State, step: Step, move: int, names: list[str], lang: str) -> str:
    if move < m.RAISE.first:
        return auction_move(tongue(view.content, tuple(names), lang), move, lot_of(view, move))
    t = Teller(view, names, lang)
    words = m.TABLE.text(move).split()
    if move < m.USE.first:
        return wine_move(t, step, move, words[0])
    if m.REFINE.first <= move < m.TAKE.first:
        barrel, variety = BARREL_NAMES.index(words[1]), VARIETY_NAMES.index(words[2])
        n = count(view.estates[step.seat].cellar[barrel], variety)
        return t.say(f"move-{words[0]}", n=n, wine=t.wine(variety), barrel=ROMAN[barrel])
    if m.YOUNG.has(move):
        each = young.price(view, effect_of(step.about), m.YOUNG.a(move), m.YOUNG.b(move))
        return sold(t, "young", move, int(each))
    if step.ask == q.LIFT and move == m.DONE:
        return t.say("move-lift_none")
    told = plain_move(t, move, words)
    if m.BORROW.has(move) or m.REPAY.has(move):
        loans = view.estates[step.seat].loans + int(words[1]) * (1 if m.BORROW.has(move) else -1)
        told += t.say("move-interest", francs=t.francs(int(view.content.interest[loans])))
    return told


VARIETY_NAMES: Final = list(m.VARIETY.words)
BARREL_NAMES: Final = list(m.BARREL.words)


def lot_of(view: State, move: int) -> int:
    """The lot an answer is about, or 0."""
    for verb in (m.OUTBID, m.CLAIM, m.BUY_LOT):
        if verb.has(move):
            return int(view.board.columns[verb.a(move)])
    return 0


@lru_cache(4096)
def auction_move(t: Tongue, move: int, up: int) -> str:
    """First loans, bids and purchases."""
    content = t.content
    if m.LOANS.has(move):
        n = int(m.LOANS.a(move))
        francs = t.francs(n * content.loan)
        return t.say("move-loans", loans=t.many("owes", n), francs=francs)
    if m.AUCTION.has(move):
        return t.say("move-auction", tile=t.one(int(m.AUCTION.a(move))), n=m.AUCTION.b(move))
    if m.BUY.has(move):
        tile = t.one(int(m.BUY.a(move)))
        return t.say("move-buy", tile=tile, francs=t.francs(content.direct_price))
    words = m.TABLE.text(move).split()
    claimed = m.CLAIM.has(move)
    return t.say(
        "move-buy_lot" if m.BUY_LOT.has(move) else f"move-{words[0]}",
        tile=t.one(int(kind_up(up))),
        n=words[-1],
        column=words[1][1:],
        francs=t.francs(bid_of(up) if claimed else content.direct_price),
    )


def wine_move(t: Teller, step: Step, move: int, verb: str) -> str:
    """Raises, harvests and sales, with what they cost or bring."""
    view, content = t.view, t.content
    if m.RAISE.has(move):
        variety = int(m.RAISE.a(move))
        new = t.francs(content.price(variety, view.board.demand[variety] + 1))
        return t.say("move-demand", wine=t.wine(variety), old=t.price(variety), new=new)
    if m.SELL.has(move):
        return sold(t, "sell", move, each_cube(t, step, int(m.SELL.b(move))))
    cost = content.harvest_cost
    if step.ask == q.PICK_HARVEST:
        effect = effect_of(step.about)
        first = left_in(step.about) == content.amount[effect]
        cost = content.cost[effect] if first else 0
    key = "move-harvest" if cost else "move-harvest_free"
    return t.say(key, wine=t.wine(int(m.HARVEST.a(move))), francs=t.francs(cost))


def each_cube(t: Teller, step: Step, variety: int) -> int:
    """What a sale brings for each cube here and now."""
    if step.ask == q.SALE:
        return int(sales.price_by(t.view, step.seat, step.about, variety))
    return int(sales.price(t.view, step.seat, variety, False))


def sold(t: Teller, key: str, move: int, each: int) -> str:
    verb = m.SELL if key == "sell" else m.YOUNG
    n = int(verb.c(move))
    wine = t.wine(int(verb.b(move)))
    barrel = ROMAN[verb.a(move)]
    return t.say(f"move-{key}", n=n, wine=wine, barrel=barrel, francs=t.francs(n * each))


def plain_move(t: Teller, move: int, words: list[str]) -> str:
    """All other answers: their words say what they are about."""
    content = t.content
    name = words[1] if len(words) > 1 else ""
    improvement = content.improvement_ids.index(name) if name in content.improvement_ids else 0
    which = content.innovation_ids.index(name) if name in content.innovation_ids else 0
    space = content.space_ids.index(name) if name in content.space_ids else 0
    variety = VARIETY_NAMES.index(name) if name in VARIETY_NAMES else 0
    other = words[2] if m.REORG.has(move) else VARIETY_NAMES[0]
    n = int(words[-1]) if words[-1].isdecimal() else 0
    return t.say(
        "move-brand_lot" if m.BRAND_LOT.has(move) else f"move-{words[0]}",
        improvement=t.improvement(improvement),
        effect=t.label("effect_text", improvement),
        innovation=t.innovation(which),
        tile=t.tile(int(m.DROP.a(move))) if m.DROP.has(move) else "",
        wine=t.wine(variety),
        other=t.wine(VARIETY_NAMES.index(other)),
        pile=t.say(f"word-{words[3]}") if m.REORG.has(move) else "",
        column=name[1:],
        space=t.space(space),
        fair=t.fair(space),
        n=content.prestige[space] if m.FAIR.has(move) else n,
        francs=t.francs(francs(t, move, n)),
    )


def francs(t: Teller, move: int, n: int) -> int:
    """What juice, borrowing and repaying are worth."""
    if m.JUICE.has(move):
        return int(t.content.amount[AT_FAIR + t.content.space_ids.index("grape_juice")])
    return n * int(t.content.repayment if m.REPAY.has(move) else t.content.loan)


# -- news

NOTE_NAMES: Final = {
    int(value): name.lower() for name, value in vars(notes).items() if name.isupper()
}
WITH_TILE: Final = (notes.AUCTIONED, notes.RAISED_BID, notes.CLAIMED, notes.BOUGHT)
WITH_IMPROVEMENT: Final = (notes.USED, notes.COPIED)
WITH_INNOVATION: Final = (notes.SHIFTED, notes.AWARDED, notes.DECLINED)


def note(view: State, note: Note, names: list[str], lang: str, reader: int) -> str:
    t = Teller(view, names, lang)
    a, b, c = note.a, note.b, note.c
    kind, key = note.kind, NOTE_NAMES[note.kind]
    if kind == notes.ENDED:
        return ending(t, a)
    return t.say(
        f"note-{key}",
        me="who" if reader == note.seat else "",
        who=names[note.seat],
        a=a,
        b=b,
        fa=t.francs(a),
        fb=t.francs(b),
        fc=t.francs(c),
        la=t.many("owes", a),
        lb=t.many("owes", b),
        tile=t.one(a) if kind in WITH_TILE else "",
        gone=t.tile(a) if kind == notes.DROPPED else "",
        wine=t.wine(a) if a < VARIETIES else "",
        other=t.wine(b) if kind == notes.REPLANTED else "",
        improvement=t.improvement(a) if kind in WITH_IMPROVEMENT else "",
        spent=t.innovation(b) if kind == notes.COPIED else "",
        innovation=t.innovation(a) if kind in WITH_INNOVATION else "",
        space=t.space(a) if kind == notes.WENT_TO else "",
        to=ROMAN[(c + 1) % len(ROMAN)],
        **{"from": ROMAN[c % len(ROMAN)]},
    )


def ending(t: Teller, how: int) -> str:
    """GC-23.1, GC-23.4: what ended the game, and what made the best estate."""
    view = t.view
    if scoring.all_broke(view):
        return t.say("note-ended_nobody")
    seats = range(int(view.seats))
    places = scoring.ranking(view)
    first = [seat for seat in seats if places[seat] == min(places)]
    best = view.estates[first[0]]
    broke = [seat for seat in seats if view.broke >> seat & 1]
    free = [seat for seat in seats if view.estates[seat].loans == 0]
    named = broke if how == q.BANKRUPT else free if how == q.REPAID else []
    return t.say(
        f"note-ended_{q.ENDINGS[how]}",
        who=t.listed(named),
        n=len(named),
        winners=t.listed(first),
        shared=len(first),
        worth=signed(int(scoring.score(view, first[0]))),
        cash=int(best.money),
        kinds=int(t.content.per_kind * scoring.kinds(best)),
        wine=int(t.content.per_cube * best.wine()),
        debt=-int(t.content.per_loan * best.loans),
    )


# -- the table as text


def has_passed(view: State, seat: int) -> bool:
    """GC-15.1: no more actions until the new year; at the fair and the bank all are back."""
    if view.depth == 0 or view.at_fair or ask_of(view.top()) in (q.LOANS, q.INNOVATION_AWARD):
        return False
    return bool(view.passed >> seat & 1)


def board(view: State, seat: int, names: list[str], lang: str) -> str:
    t = Teller(view, names, lang)
    lines = [moment(t), "", *main_board(t)]
    for k in range(view.seats):
        lines += ["", *estate(t, k, seat)]
    return "\n".join(lines)


def moment(t: Teller) -> str:
    """When we are."""
    view = t.view
    if view.depth == 0:
        return t.say("word-over")
    if view.year == 0:
        return t.say("word-before")
    if view.at_fair:
        return t.say("word-fair_time", year=view.year)
    books = ask_of(view.top()) in (q.LOANS, q.INNOVATION_AWARD)
    key = "word-loans_time" if books else "word-title"
    return t.say(key, year=view.year, round=view.round)


def main_board(t: Teller) -> list[str]:
    """Display, auction panel, demand, supply, fair and row, a line each."""
    view, content = t.view, t.content
    shown = [
        t.kind(kind) + (f" ×{view.stock.display[kind]}" if view.stock.display[kind] > 1 else "")
        for kind in range(KINDS)
        if view.stock.display[kind]
    ]
    prices = [
        f"{t.wine(v)} {t.price(v)} ({view.board.demand[v]}/{content.levels[v]})"
        for v in range(VARIETIES)
    ]
    lots = [lot_line(t, k, int(view.board.columns[k])) for k in range(int(view.seats))]
    lines = [
        f"{t.say('word-display')}: {', '.join(shown) or t.say('word-none')}",
        f"{t.say('word-auction')}: {'; '.join(lots)}",
        f"{t.say('word-demand')}: {', '.join(prices)}",
        f"{t.say('word-supply')}: {t.cubes(int(view.supply)) or t.say('word-none')}",
    ]
    for v in range(VARIETIES):
        owner = int(brand.owner(view, v))
        if owner >= 0:
            mark = t.say("word-brand", who=t.names[owner])
            lines.append(f"  {t.wine(v)} {brand.level(view, v)}: {mark}")
    taken = [
        f"{t.space(k)}: {t.names[view.board.spaces[k]]}"
        for k in range(SPACES)
        if view.board.spaces[k] >= 0
    ]
    if taken:
        lines.append(f"{t.say('word-fair')}: {', '.join(taken)}")
    if view.row_length:
        row = [t.innovation(int(view.board.row[k])) for k in range(view.row_length)]
        lines.append(f"{t.say('word-row')}: {', '.join(row)}")
    return lines


def lot_line(t: Tongue, column: int, up: int) -> str:
    head = f"{t.say('word-column', column=column + 1)}: "
    if up == 0:
        return head + t.say("word-free")
    bidder = int(bidder_of(up))
    bid = f"{t.names[bidder]} {bid_of(up)}" if bidder >= 0 else t.say("word-no_bid")
    return head + f"{t.kind(int(kind_up(up)))}, {bid}"


def estate(t: Teller, seat: int, viewer: int) -> list[str]:
    """One estate: its numbers, its fields, its barrels."""
    view = t.view
    own = view.estates[seat]
    tiles = [t.tile(int(tile)) for tile in own.fields if tile >= 0]
    barrels = [
        f"{t.say('word-barrel', barrel=ROMAN[k])}: {t.cubes(int(own.cellar[k]))}"
        for k in range(BARRELS)
        if own.cellar[k]
    ]
    lines = [
        f"s{seat} {t.names[seat]}: {', '.join(standing(t, seat, t.knows_purse(seat, viewer)))}",
        f"  {t.say('word-vineyard')}: {', '.join(tiles) or t.say('word-none')}",
        f"  {t.say('word-cellar')}: {'; '.join(barrels) or t.say('word-none')}",
    ]
    if own.sold:
        lines.append(f"  {t.say('word-sold')}: {t.cubes(int(own.sold))}")
    return lines


def standing(t: Teller, seat: int, known: bool) -> list[str]:
    """Purse, loans, prestige, markers, and what else matters."""
    view = t.view
    own = view.estates[seat]
    parts = [t.francs(own.money) if known else t.say("word-covered")]
    parts.append(t.many("owes", own.loans))
    parts.append(t.say("word-famous", n=own.prestige))
    parts.append(t.many("markers", own.markers))
    if view.first == seat and view.year:
        parts.append(t.say("word-jug"))
    if has_passed(view, seat):
        parts.append(t.say("word-passed"))
    if view.broke >> seat & 1:
        parts.append(t.say("word-broke"))
    if view.depth == 0:
        parts.append(t.say("word-worth", n=scoring.score(view, seat)))
    return parts
