"""How Grand Cru asks for an action: tiles, columns, bottles, vines and barrels glow."""

from cuvee.core.moves import Verb3
from cuvee.games.grand_cru import moves as m
from cuvee.games.grand_cru import questions as q
from cuvee.games.grand_cru.face.asking_parts import Asker
from cuvee.games.grand_cru.face.text import ROMAN, each_cube
from cuvee.games.grand_cru.model.picks import effect_of, left_in
from cuvee.games.grand_cru.model.tiles import bid_of, bidder_of, kind_up, leads
from cuvee.games.grand_cru.rules import young
from cuvee.render.asking import OPENS, Choice, under


def turn(t: Asker) -> list[Choice]:
    """GC-4.1: all actions at their things."""
    found = [from_display(t, kind) for kind in display_kinds(t)]
    lots = [on_column(t, column) for column in range(int(t.view.seats))]
    found += [lot for lot in lots if lot is not None]
    found += raises(t) + harvests(t) + selling(t, m.SELL) + uses(t) + shifts(t)
    return [*found, *copies(t), *passing(t)]


# -- tiles


def display_kinds(t: Asker) -> list[int]:
    """The kinds of tiles on display that one may bid for or buy."""
    kinds = {int(m.AUCTION.a(move)) for move in t.moves if m.AUCTION.has(move)}
    return sorted(kinds | set(t.of(m.BUY)))


def from_display(t: Asker, kind: int) -> Choice:
    """GC-5.1, GC-8.1: a bid from 1 to 6, or buy at once."""
    some = [
        bid(t, int(m.AUCTION.b(move)), move)
        for move in t.moves
        if m.AUCTION.has(move) and m.AUCTION.a(move) == kind
    ]
    if kind in t.of(m.BUY):
        some.append(buying(t, int(m.BUY.of(kind))))
    head = t.say("choice-tile", tile=t.kind(kind))
    return under(head, some, t.shown_word(kind), "auction", t.facts(t.has_kind(kind), t.ripe(kind)))


def bid(t: Asker, n: int, move: int) -> Choice:
    words = t.say("choice-bid", n=n)
    return Choice(words, move, icon="auction", price=str(n), note=t.beyond(n), brief=True)


def buying(t: Asker, move: int) -> Choice:
    price = int(t.content.direct_price)
    return Choice(t.say("choice-buy"), move, icon="coin", price=str(price), weighed=True)


def on_column(t: Asker, column: int) -> Choice | None:
    """GC-6.1, GC-7.1, GC-8.1: outbid, claim or buy the tile on a column."""
    up = t.view.board.columns[column]
    if up == 0:
        return None
    some = claiming(t, column)
    for move in t.moves:
        if m.OUTBID.has(move) and m.OUTBID.a(move) == column:
            some.append(bid(t, int(m.OUTBID.b(move)), move))
    if int(m.BUY_LOT.of(column)) in t.legal:
        some.append(buying_lot(t, column))
    if not some:
        return None
    kind = int(kind_up(up))
    bidder = t.names[int(bidder_of(up))] if bid_of(up) > 0 else ""
    key = "fact-own_bid" if leads(up, t.seat) else "fact-bid" if bidder else "fact-no_bid"
    told = t.say(key, who=bidder, n=int(bid_of(up)))
    note = t.facts(told, t.has_kind(kind), t.ripe(kind))
    return under(t.kind(kind), some, f"c{column + 1}", "auction", note)


def claiming(t: Asker, column: int) -> list[Choice]:
    """GC-7.1: take the tile for one's own bid."""
    if int(m.CLAIM.of(column)) not in t.legal:
        return []
    price = str(bid_of(t.view.board.columns[column]))
    return [Choice(t.say("choice-claim"), int(m.CLAIM.of(column)), icon="claim", price=price)]


def buying_lot(t: Asker, column: int) -> Choice:
    """GC-R14: who leads a lot could claim it for less, and is asked again."""
    bought = buying(t, int(m.BUY_LOT.of(column)))
    claimed = claiming(t, column)
    if not claimed:
        return bought
    told = t.say("fact-dearer", n=int(bid_of(t.view.board.columns[column])))
    return bought._replace(move=OPENS, note=told, then=(*claimed, bought))


# -- demand, vines, wine


def raises(t: Asker) -> list[Choice]:
    """GC-10.1, GC-10.3: demand a level up, and what it brings."""
    found = []
    for variety in t.of(m.RAISE):
        found.append(
            Choice(
                t.say("choice-demand", wine=t.wine(variety)),
                int(m.RAISE.of(variety)),
                t.market_word(variety),
                "demand",
                note=gain(t, variety),
                shows=t.ripe_barrels(variety),
            )
        )
    return found


def gain(t: Asker, variety: int) -> str:
    """GC-10.3: the new price, and what it is worth for one's own ripe wine; it may stay equal."""
    old = t.price(variety)
    new = int(t.content.price(variety, t.view.board.demand[variety] + 1))
    if new == old:
        return t.say("fact-same_price", n=old)
    more = (new - old) * t.ripe_cubes(variety)
    brings = t.say("fact-gain", n=more) if more else t.say("fact-no_gain")
    return t.facts(t.say("fact-price", old=old, new=new), brings)


def harvests(t: Asker) -> list[Choice]:
    """GC-11.1: a vine with its cube; the first may cost a franc."""
    cost = int(t.content.harvest_cost)
    if t.step.ask == q.PICK_HARVEST:
        effect = int(effect_of(t.step.about))
        first = left_in(t.step.about) == t.content.amount[effect]
        cost = int(t.content.cost[effect]) if first else 0
    return [harvest(t, variety, cost) for variety in t.of(m.HARVEST)]


def harvest(t: Asker, variety: int, cost: int) -> Choice:
    """GC-3.2: the last grapes end the year, and what is lost by it is said before."""
    picked = Choice(
        t.say("choice-harvest", wine=t.wine(variety)),
        int(m.HARVEST.of(variety)),
        t.vine_word(variety),
        "harvest",
        str(cost) if cost else "",
        t.ripe(variety),
    )
    closes = t.view.at_fair == 0 and t.grapes() == 1 and not t.step.about & q.FINAL
    if t.step.ask != q.TURN or not closes:
        return picked
    picked = picked._replace(note=t.facts(t.say("fact-last_vine"), *t.losses(0)))
    return first_save(t, picked, t.say("choice-last_vine", wine=t.wine(variety)), 0)


def first_save(t: Asker, ends: Choice, words: str, grapes: int) -> Choice:
    """Before the year is closed: what would save something stands beside it."""
    saves = saving(t) if t.losses(grapes) else []
    if not saves:
        return ends
    inner = ends._replace(at="")
    return Choice(words, at=ends.at, icon=ends.icon, note=ends.note, then=(inner, *saves))


def saving(t: Asker) -> list[Choice]:
    """Claims of one's lots, and sales of wine in its last barrel."""
    found = []
    for column in t.led():
        kind = int(kind_up(t.view.board.columns[column]))
        for claim in claiming(t, column):
            found.append(claim._replace(words=t.say("choice-claim_tile", tile=t.kind(kind))))
    for barrel, variety, n in t.in_last_barrel():
        move = int(m.SELL.of(barrel, variety, n))
        if move in t.legal:
            found.append(a_sale(t, m.SELL, move))
    return found


def a_sale(t: Asker, verb: Verb3, move: int) -> Choice:
    """GC-12.2, GC-12.4: what a sale brings, and where demand is afterwards."""
    barrel, variety, n = int(verb.a(move)), int(verb.b(move)), int(verb.c(move))
    if verb is m.YOUNG:
        each = int(young.price(t.view, effect_of(t.step.about), barrel, variety))
    else:
        each = each_cube(t, t.step, variety)
    level = max(1, int(t.view.board.demand[variety]) - 1)
    after = t.say("fact-falls", n=int(t.content.price(variety, level)))
    return Choice(
        t.say("choice-sell", n=n, wine=t.wine(variety)),
        move,
        icon="sell",
        price=f"+{n * each}",
        note=t.facts(t.say("fact-each", n=each), after if verb is m.SELL else ""),
        shows=(t.market_word(variety),),
    )


def selling(t: Asker, verb: Verb3) -> list[Choice]:
    """GC-12.1: at each barrel the wines in it, the largest sale first."""
    barrels: dict[int, list[Choice]] = {}
    for move in t.moves:
        if verb.has(move):
            barrels.setdefault(int(verb.a(move)), []).append(a_sale(t, verb, move))
    return [
        under(
            t.say("choice-barrel", barrel=ROMAN[barrel]),
            reversed(some),
            f"b{barrel + 1}",
            "sell",
        )
        for barrel, some in barrels.items()
    ]


# -- improvements, innovations, the end of a year


def uses(t: Asker) -> list[Choice]:
    """GC-13.1: an own improvement, face up."""
    found = []
    for k in t.of(m.USE):
        word = f"use-{t.content.improvement_ids[k]}"
        words = t.say("choice-use", improvement=t.improvement(k))
        note = t.label("effect_text", k)
        found.append(Choice(words, int(m.USE.of(k)), word, "use", note=note))
    return found


def shifts(t: Asker) -> list[Choice]:
    """GC-24.2: an innovation tile to another place of the row."""
    rows: dict[int, list[Choice]] = {}
    for move in t.moves:
        if m.SHIFT.has(move):
            n = int(m.SHIFT.b(move))
            words = t.say("choice-shift", n=n)
            one = Choice(words, move, price=str(n), brief=True)
            rows.setdefault(int(m.SHIFT.a(move)), []).append(one)
    return [
        under(
            t.say("choice-innovation", innovation=t.innovation(k)),
            some,
            t.innovation_word(k),
            "innovation",
        )
        for k, some in rows.items()
    ]


def copies(t: Asker) -> list[Choice]:
    """GC-24.7: an improvement of somebody else, for an innovation tile."""
    some = [
        Choice(
            t.say("choice-copy", improvement=t.improvement(k)),
            int(m.INNOVATE.of(k)),
            icon=t.content.improvement_ids[k],
            note=t.label("effect_text", k),
        )
        for k in t.of(m.INNOVATE)
    ]
    return [under(t.say("choice-innovate"), some, icon="innovation")] if some else []


def passing(t: Asker) -> list[Choice]:
    """GC-15.1: no more actions this year; what is lost by it is said before."""
    if m.PASS not in t.legal:
        return []
    grapes = t.grapes()
    last = bool(t.step.about & q.FINAL)
    told = "" if last else t.left_alone() or t.say("fact-pass")
    ends = Choice(
        t.say("choice-pass"),
        int(m.PASS),
        icon="pass",
        note=t.facts(told, *t.losses(grapes)),
    )
    return [first_save(t, ends, t.say("choice-pass"), grapes)]
