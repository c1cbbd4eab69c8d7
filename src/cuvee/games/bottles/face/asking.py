"""How Bottles asks: what glows on the map and in the cellar, and what is in the ribbon."""

from collections.abc import Callable
from typing import Final

from cuvee.core.state import Step
from cuvee.games.bottles import moves as m
from cuvee.games.bottles import questions as q
from cuvee.games.bottles.content import MARKET_CELL
from cuvee.games.bottles.face import ask_deals, ask_moving
from cuvee.games.bottles.face.ask_moving import FACE_ICONS
from cuvee.games.bottles.face.asker import Asker
from cuvee.games.bottles.face.prices import price_of
from cuvee.games.bottles.face.text import asked_places
from cuvee.games.bottles.model import state as s
from cuvee.games.bottles.model.state import State
from cuvee.games.bottles.options import BROKE_AT_TURN_END
from cuvee.games.bottles.rules.debts import creditor_of
from cuvee.render.asking import OPENS, Asking, Choice

CHARACTER_ICON: Final = "people"


# -- set-up


def character(t: Asker) -> list[Choice]:
    """BO-1.3: a marker and a name."""
    words = t.content.labels["characters.id"]
    return [
        Choice(
            t.label("characters", k),
            int(m.CHOOSE.of(k)),
            words[k],
            icon=CHARACTER_ICON,
            sure=True,
        )
        for k in t.of(m.CHOOSE)
    ]


def first_bottle(t: Asker) -> list[Choice]:
    """BO-1.5: they lie open on the map."""
    return [
        Choice(
            t.name(card),
            int(m.PICK.of(card)),
            t.card_word(card),
            icon="bottle",
            sure=True,
        )
        for card in t.of(m.PICK)
    ]


def aiming(t: Asker) -> list[Choice]:
    """BO-1.10: any place."""
    return [
        Choice(
            t.say("choice-aim", cell=t.cell(cell)),
            int(m.AIM.of(cell)),
            t.cell_word(cell),
            "pin",
            note=t.waits(cell),
        )
        for cell in t.of(m.AIM)
    ]


# -- bottles


def toast(t: Asker) -> list[Choice]:
    """BO-4.2: the bottle that is opened; BO-4.3 deals may come first."""
    return t.own_cards(m.DISCARD, "choice-open", "toast") + t.deals()


def breakage(t: Asker) -> list[Choice]:
    return t.own_cards(m.DISCARD, "choice-break", "out")


def help_wanted(t: Asker) -> list[Choice]:
    """BO-4.4, BO-10.3: an offer, an auction, or the end."""
    leave = Choice(t.say("choice-concede"), int(m.CONCEDE), icon="out", note=t.say("fact-concede"))
    return [*t.deals(), leave]


def fist(t: Asker) -> list[Choice]:
    """BO-8.4: left or right, two fists on the map."""
    found = []
    for verb, key in ((m.HIDE, "choice-hide"), (m.GUESS, "choice-guess")):
        for side in t.of(verb):
            name = "right" if side else "left"
            words = t.say(f"{key}_{name}")
            found.append(Choice(words, int(verb.of(side)), name, icon="fist", sure=True))
    return found


def loot(t: Asker) -> list[Choice]:
    """BO-8.5: the victim's whole cellar lies open on the map."""
    return [
        Choice(
            t.say("choice-steal", card=t.name(card)),
            int(m.STEAL.of(card)),
            t.card_word(card),
            "bottle",
            note=t.gains(card),
        )
        for card in t.of(m.STEAL)
    ]


def cell(t: Asker) -> list[Choice]:
    """BO-6.1, BO-7.5: what the place offers, then the end of the turn."""
    found = [ware(t, card) for card in t.of(m.BUY)]
    for card in t.of(m.SELL):
        found.append(
            Choice(
                t.say("choice-sell", card=t.name(card)),
                int(m.SELL.of(card)),
                t.card_word(card),
                "coin",
                f"+{price_of(t.view, card)}",
                t.facts(t.loses(card), owes(t)),
            )
        )
    found += t.plain(int(m.ROLL_MARKET), "choice-roll_market", "market", sure=True)
    return found + t.deals() + t.plain(int(m.END), "choice-end", "stop", sure=True)


def ware(t: Asker, card: int) -> Choice:
    """A bottle at the producer or on the market pile, with its price."""
    price = price_of(t.view, card)
    return Choice(
        t.say("choice-buy", card=t.name(card)),
        int(m.BUY.of(card)),
        t.card_word(card),
        "bottle",
        str(price),
        t.facts(t.gains(card), t.last_coin(price)),
    )


def owes(t: Asker) -> str:
    """BO-9.18: what a sale brings goes to creditors first."""
    debt = int(t.view.debts[t.seat * s.MOST_DEBTS])
    if debt == 0 or not t.view.options.binding_loans:
        return ""
    return t.say("fact-creditor", other=t.names[int(creditor_of(debt))])


# -- the question


ASKED: Final[dict[int, tuple[Callable[[Asker], list[Choice]], str]]] = {
    int(q.CHARACTER): (character, "people"),
    int(q.BOTTLE): (first_bottle, "bottle"),
    int(q.AIMING): (aiming, "pin"),
    int(q.BEFORE_ROLL): (ask_moving.before_roll, "die"),
    int(q.MOVE): (ask_moving.move, ""),
    int(q.MOVING): (ask_moving.moving, ""),
    int(q.CHEERS): (toast, "toast"),
    int(q.CHEERS_HELP): (help_wanted, "toast"),
    int(q.SHOVED): (ask_moving.shoved, "shove"),
    int(q.BREAKAGE): (breakage, "out"),
    int(q.THIEF): (ask_moving.errand, "mask"),
    int(q.FIST): (fist, "fist"),
    int(q.FIST_GUESS): (fist, "fist"),
    int(q.LOOT): (loot, "mask"),
    int(q.CELL): (cell, "pin"),
    int(q.DRAFT): (ask_deals.writing, "offer"),
    int(q.REPLY): (ask_deals.replying, "offer"),
    int(q.COUNTERED): (ask_deals.replying, "offer"),
    int(q.HAND_OVER): (ask_deals.handing, "bottle"),
    int(q.START_PRICE): (ask_deals.start_price, "gavel"),
    int(q.BID): (ask_deals.bid, "gavel"),
    int(q.BROKE_HELP): (help_wanted, "coin"),
}


def ask(view: State, step: Step, moves: list[int], names: list[str], lang: str) -> Asking:
    """The question as a page asks it."""
    t = Asker(view, step, moves, names, lang)
    made, icon = ASKED[step.ask]
    if step.ask in (q.MOVE, q.MOVING):
        icon = FACE_ICONS[step.about if step.ask == q.MOVE else step.about // 8]
    pools = ask_deals.pools(t)
    return Asking(
        ribbon(t),
        tuple(made(t)),
        hint(t),
        icon,
        warning(t),
        ask_deals.picks(t),
        pools,
        ask_deals.trays(t),
        int(m.PROPOSE) if pools else OPENS,
    )


def ribbon(t: Asker) -> str:
    """The question in few words: what is drawn need not be said."""
    key = q.ASKS[t.step.ask]
    if t.step.ask == q.CELL:
        key = f"cell_{place_kind(t)}"
    elif t.step.ask == q.BID and t.view.bidder == s.NONE:
        key = "first_bid"
    return t.say(f"ribbon-{key}", **asked_places(t, t.step))


def place_kind(t: Asker) -> str:
    """What the place of one's pawn offers now: a producer, a market, nothing."""
    here = int(t.view.cell[t.seat])
    if t.view.options.arrived_only and not t.step.about:
        return "closed"
    country = int(t.content.cell_country[here])
    if country >= 0:
        return "producer" if t.view.decks[country] else "sold_out"
    if t.content.cell_kind[here] == MARKET_CELL:
        return "rolled" if t.view.market_die else "market"
    return "nothing"


def hint(t: Asker) -> str:
    """A small line below the question: how it works, or the own standing."""
    asked = t.step.ask
    if asked == q.CELL and place_kind(t) == "producer":
        country = int(t.content.cell_country[t.view.cell[t.seat]])
        if country not in t.holds:
            return t.say("hint-nth", country=t.country(country), nth=len(t.holds) + 1)
    if asked in (q.BEFORE_ROLL, q.CELL, q.BID, q.REPLY, q.COUNTERED):
        have = len(t.holds)
        money = int(t.view.money[t.seat])
        return t.say("hint-standing", countries=have, goal=int(t.view.goal()), money=money)
    return t.say(f"hint-{q.ASKS[asked]}", **asked_places(t, t.step)) if asked in HINTS else ""


HINTS: Final = frozenset(
    (
        *(q.BOTTLE, q.AIMING, q.MOVE, q.MOVING, q.CHEERS, q.CHEERS_HELP, q.SHOVED, q.BREAKAGE),
        *(q.THIEF, q.FIST, q.FIST_GUESS, q.LOOT, q.DRAFT, q.HAND_OVER, q.START_PRICE),
        q.BROKE_HELP,
    )
)


def warning(t: Asker) -> str:
    """What is lost without another question: the last coin, a country."""
    view, asked = t.view, t.step.ask
    if asked == q.CELL:
        if view.money[t.seat] == 0 and t.checks_money():
            at_once = view.options.broke_check == BROKE_AT_TURN_END
            return t.say("warning-turn_end" if at_once else "warning-round_end")
        sold = t.of(m.SELL)
        if sold and all(t.holds[int(t.content.country[card])] == 1 for card in sold):
            return t.say("warning-sales")
    if asked in (q.CHEERS, q.BREAKAGE) and len(t.of(m.DISCARD)) == len(t.holds):
        return t.say("warning-no_spare")
    if asked in (q.REPLY, q.COUNTERED) and int(m.ACCEPT) in t.legal:
        country = ask_deals.lost_country(t)
        if country >= 0:
            return t.say("warning-deal", country=t.country(country))
    return ""
