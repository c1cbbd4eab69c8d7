"""How Grand Cru asks at the end of a year: the fair, the bank, innovations; and for brands."""

from cuvee.games.grand_cru import moves as m
from cuvee.games.grand_cru import scoring
from cuvee.games.grand_cru.face.asking_parts import Asker
from cuvee.games.grand_cru.face.asking_turn import copies
from cuvee.games.grand_cru.face.text import signed
from cuvee.games.grand_cru.model.picks import AT_FAIR
from cuvee.games.grand_cru.model.tiles import kind_up
from cuvee.games.grand_cru.rules import effects
from cuvee.render.asking import Choice


def fair(t: Asker) -> list[Choice]:
    """GC-18.3: every space that one can pay for, and leaving."""
    leave = t.plain(
        int(m.PASS), "choice-leave_fair", "pass", t.say("fact-keeps", n=int(t.own.prestige))
    )
    return [space(t, k, leave) for k in t.of(m.FAIR)] + leave


def space(t: Asker, k: int, leave: list[Choice]) -> Choice:
    """GC-R33: a space without effect for this player is asked again before it takes prestige."""
    cost = int(t.content.prestige[k])
    left = t.say("fact-prestige_left", n=int(t.own.prestige) - cost)
    works = effects.possible(t.view, t.seat, AT_FAIR + k)
    taken = Choice(
        t.say("choice-fair", space=t.space(k)),
        int(m.FAIR.of(k)),
        t.content.space_ids[k],
        "prestige",
        str(cost),
        t.facts(t.fair(k) if works else t.say("fact-no_effect"), left),
        weighed=True,
    )
    if works or not leave:
        return taken
    key = "fact-wasted_leaves" if t.view.options.waste_leaves_fair else "fact-wasted_prestige"
    inner = taken._replace(
        at="", words=t.say("choice-fair_wasted", space=t.space(k)), note=t.say(key, n=cost)
    )
    return Choice(
        t.space(k),
        at=taken.at,
        icon=taken.icon,
        note=t.say("fact-no_effect"),
        then=(*leave, inner),
    )


# -- the bank


def first_loans(t: Asker) -> list[Choice]:
    """GC-1.7: one to five."""
    return [
        Choice(
            t.say("choice-loans", n=n),
            int(m.LOANS.of(n)),
            f"loan-{n}",
            "loan",
            f"+{n * t.content.loan}",
            interest(t, n),
            weighed=True,
        )
        for n in t.of(m.LOANS)
    ]


def interest(t: Asker, loans: int) -> str:
    return t.say("fact-interest", n=int(t.content.interest[loans]))


def loans(t: Asker) -> list[Choice]:
    """GC-21.1: borrow or repay on the rungs of the ladder, or neither."""
    owes = int(t.own.loans)
    found = [
        rung(t, "borrow", n, owes + n, n * int(t.content.loan)) for n in reversed(t.of(m.BORROW))
    ]
    for n in t.of(m.REPAY):
        repaid = rung(t, "repay", n, owes - n, -n * int(t.content.repayment))
        found.append(repaid if n < owes else free_of_debt(t, repaid))
    return [*found, *neither(t)]


def neither(t: Asker) -> list[Choice]:
    return t.plain(int(m.STAY), "choice-neither", "next", interest(t, int(t.own.loans)))


def rung(t: Asker, verb: str, n: int, loans: int, francs: int) -> Choice:
    """GC-20.1, GC-21.1: cash and next year's interest after borrowing or repaying."""
    move = int(m.BORROW.of(n)) if verb == "borrow" else int(m.REPAY.of(n))
    cash = t.say("fact-cash", old=t.money, new=t.money + francs)
    note = t.facts(cash, interest(t, loans))
    price = f"+{francs}" if francs > 0 else f"−{-francs}"
    words = t.say(f"choice-{verb}_n", n=n)
    return Choice(words, move, f"loan-{loans}", "loan", price, note, weighed=True)


def free_of_debt(t: Asker, repaid: Choice) -> Choice:
    """GC-23.1: without a debt the game ends; what one would be worth, and asked again."""
    worth = int(scoring.score(t.view, t.seat)) + int(t.own.loans) * (
        -int(t.content.per_loan) - int(t.content.repayment)
    )
    told = t.facts(
        t.say("fact-cash", old=t.money, new=t.money + int(t.own.loans) * -int(t.content.repayment)),
        t.say("fact-ends", n=signed(worth)),
    )
    stay = neither(t)
    if not stay:
        return repaid._replace(note=told)
    inner = repaid._replace(at="", words=t.say("choice-end_game"), icon="laurel", note=told)
    return Choice(repaid.words, at=repaid.at, icon="laurel", note=told, then=(inner, *stay))


# -- brands and innovations


def brand(t: Asker) -> list[Choice]:
    """GC-27.1: a free marker, or one that lies on a bid."""
    found = t.plain(int(m.BRAND), "choice-brand", "flag")
    for column in t.of(m.BRAND_LOT):
        kind = int(kind_up(t.view.board.columns[column]))
        words = t.say("choice-brand_lot", tile=t.kind(kind))
        note = t.say("fact-bid_gone")
        found.append(Choice(words, int(m.BRAND_LOT.of(column)), f"c{column + 1}", note=note))
    return found + t.plain(int(m.DONE), "choice-no_brand", "cross")


def lift(t: Asker) -> list[Choice]:
    """GC-27.6: a marker of a brand, or a free one."""
    found = [
        Choice(
            t.say("choice-lift", wine=t.wine(variety)),
            int(m.LIFT.of(variety)),
            t.market_word(variety),
            "flag",
        )
        for variety in t.of(m.LIFT)
    ]
    return found + t.plain(int(m.DONE), "choice-lift_none", "hand")


def spend(t: Asker) -> list[Choice]:
    return [
        Choice(
            t.say("choice-spend", innovation=t.innovation(k)),
            int(m.SPEND.of(k)),
            t.innovation_word(k),
            "innovation",
        )
        for k in t.of(m.SPEND)
    ]


def award(t: Asker) -> list[Choice]:
    """GC-24.3: take the tile or leave it; with a full vineyard another one must go."""
    full = t.say("fact-full") if t.own.tiles() == len(t.own.fields) else ""
    return t.plain(int(m.ACCEPT), "choice-accept", "check", full) + t.plain(
        int(m.DECLINE), "choice-decline", "cross"
    )


def after_action(t: Asker) -> list[Choice]:
    return copies(t) + t.plain(int(m.DONE), "choice-end_turn", "next", sure=True)
