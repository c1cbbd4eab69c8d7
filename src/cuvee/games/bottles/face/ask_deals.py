"""How Bottles asks for offers, answers to them, and bids."""

from typing import Final

from cuvee.core.moves import Verb1
from cuvee.core.state import about_of, ask_of
from cuvee.games.bottles import moves as m
from cuvee.games.bottles import questions as q
from cuvee.games.bottles.content import CARDS, STEPS
from cuvee.games.bottles.face.asker import Asker
from cuvee.games.bottles.model import state as s
from cuvee.games.bottles.rules.flow import legal, play
from cuvee.render.asking import Choice, Pool, Tray, sequences, under

ROOM: Final = len(m.TABLE.texts)
SUMS: Final[list[tuple[Verb1, str, str]]] = [
    (m.PAY, "choice-pay", "coin"),
    (m.CHARGE, "choice-charge", "coin"),
    (m.BORROW, "choice-borrow", "hourglass"),
    (m.INTEREST, "choice-interest", "hourglass"),
]


# -- writing an offer


def writing(t: Asker) -> list[Choice]:
    """BO-9.4, BO-9.22: own bottles glow; what is wanted and the coins are in the ribbon."""
    found = [ending(t)]
    found += [
        Choice(t.short(card), int(m.GIVE.of(card)), t.card_word(card), "bottle", note=t.loses(card))
        for card in t.of(m.GIVE)
    ]
    found += wishes(t)
    sums = [under(t.say(key), coins(t, verb, key), icon=icon) for verb, key, icon in SUMS]
    sums = [choice for choice in sums if choice.then or choice.move >= 0 or choice.pick >= 0]
    if sums:
        found.append(under(t.say("choice-coins"), sums, icon="coin"))
    return found + t.plain(int(m.CANCEL), "choice-cancel", "stop", sure=True)


def ending(t: Asker) -> Choice:
    """BO-9.7: the offer is made with what is picked; an empty one is not made."""
    words = t.say("choice-propose")
    if int(m.PROPOSE) in t.legal:
        return Choice(words, int(m.PROPOSE), icon="tick")
    return Choice(words, pick=int(m.PROPOSE), icon="tick")


def coins(t: Asker, verb: Verb1, key: str) -> list[Choice]:
    """Sums of one kind. Interest can be picked together with a loan before it is asked for."""
    now = t.of(verb)
    if verb is m.INTEREST and t.of(m.BORROW):
        now = list(range(1, int(t.content.most_interest) + 1))
    found = []
    for n in now:
        move = int(verb.of(n))
        choice = Choice(t.say(f"{key}_sum", sum=n), price=str(n))
        if verb is m.PAY:
            choice = choice._replace(note=t.last_coin(n))
        is_legal = move in t.legal
        found.append(choice._replace(move=move) if is_legal else choice._replace(pick=move))
    return found


def wishes(t: Asker) -> list[Choice]:
    """BO-9.4: any bottle, one of a country, or one by name, by country."""
    rows: dict[int, list[Choice]] = {}
    found = []
    for item in t.of(m.ASK):
        move = int(m.ASK.of(item))
        if item == s.ASK_ANY:
            found.append(Choice(t.say("choice-ask_any"), move, icon="bottle"))
        elif item >= s.ASK_COUNTRY:
            country = item - int(s.ASK_COUNTRY)
            key = "fact-held" if country in t.holds else "fact-new"
            name = t.country(country)
            note = t.say(key, country=name)
            words = t.say("choice-ask_country", country=name)
            choice = Choice(words, move, icon=t.flag(country), note=note)
            rows.setdefault(country, []).insert(0, choice)
        else:
            country = int(t.content.country[item])
            words = t.say("choice-ask_card", card=t.name(item))
            choice = Choice(words, move, icon="bottle", price=str(t.content.value[item]))
            rows.setdefault(country, []).append(choice)
    for country in sorted(rows, key=lambda country: (country in t.holds, country)):
        note = "" if country in t.holds else t.say("fact-missing")
        found.append(under(t.country(country), rows[country], icon=t.flag(country), note=note))
    return [under(t.say("choice-ask"), found, icon="bottle")] if found else []


def pools(t: Asker) -> tuple[Pool, ...]:
    """BO-9.22: bottles given, bottles asked for, one sum, interest, in this order."""
    if t.step.ask != q.DRAFT:
        return ()
    offer, content = t.view.offer, t.content
    given = tuple(int(m.GIVE.of(card)) for card in t.of(m.GIVE))
    asked = tuple(int(m.ASK.of(item)) for item in t.of(m.ASK))
    again = tuple(move for move in asked if m.ASK.a(move) >= s.ASK_COUNTRY)
    sums = tuple(int(verb.of(n)) for verb in (m.PAY, m.CHARGE, m.BORROW) for n in t.of(verb))
    loans = tuple(int(m.BORROW.of(n)) for n in t.of(m.BORROW))
    promised = range(1, int(content.most_interest) + 1) if loans else t.of(m.INTEREST)
    interest = tuple(int(m.INTEREST.of(n)) for n in promised)
    found = [
        Pool(given, int(content.most_given - offer.gives)),
        Pool(asked, int(content.most_asked - offer.asks), again),
        Pool(sums, 1),
        Pool(interest, 1, needs=loans),
    ]
    return tuple(pool for pool in found if pool.picks and pool.most)


def trays(t: Asker) -> tuple[Tray, ...]:
    """Both sides of an offer, as the one who is asked sees them."""
    if t.step.ask not in (q.DRAFT, q.REPLY, q.COUNTERED):
        return ()
    offer = t.view.offer
    given = [t.short(int(card)) for card in offer.given[: offer.gives]]
    asked = [wish(t, int(item)) for item in offer.asked[: offer.asks]]
    amount = t.say("fact-coins", sum=int(offer.sum))
    if offer.sum_kind == s.PAYING:
        given.append(amount)
    elif offer.sum_kind != s.NO_SUM:
        asked.append(amount)
    if offer.sum_kind == s.BORROWING:
        given.append(t.say("fact-repays", debt=int(offer.sum + offer.interest)))
    give, get = t.say("word-you_give"), t.say("word-you_receive")
    if t.seat != offer.by:
        return Tray(get, tuple(given)), Tray(give, tuple(asked))
    mine = [m.GIVE, m.PAY, m.INTEREST]
    picks = [int(move) for pool in pools(t) for move in pool.picks]
    out = tuple(move for move in picks if any(verb.has(move) for verb in mine))
    return (
        Tray(give, tuple(given), out),
        Tray(get, tuple(asked), tuple(move for move in picks if move not in out)),
    )


def wish(t: Asker, item: int) -> str:
    """A thing asked for, in few words."""
    return t.short(item) if 0 <= item < CARDS else t.item(item)


# -- answering


def replying(t: Asker) -> list[Choice]:
    """BO-9.8: agree, ask for more, refuse; what one would give away is said."""
    found = t.plain(int(m.ACCEPT), "choice-accept", "tick", note=costs(t))
    borrows = t.view.offer.sum_kind == s.BORROWING
    for k in t.of(m.COUNTER):
        key = "choice-more_interest" if borrows else "choice-more"
        step = int(STEPS[k])
        found.append(Choice(t.say(key, sum=step), int(m.COUNTER.of(k)), icon="offer"))
    return found + t.plain(int(m.REJECT), "choice-reject", "stop")


def costs(t: Asker) -> str:
    """The first country that agreeing would surely cost; one's last coins."""
    offer = t.view.offer
    country = lost_country(t)
    if country >= 0:
        return t.say("fact-only", country=t.country(country))
    mine = t.seat == offer.by
    pays = s.PAYING if mine else s.CHARGING
    if offer.sum_kind == pays or (offer.sum_kind == s.BORROWING and not mine):
        return t.last_coin(int(offer.sum))
    return ""


def lost_country(t: Asker) -> int:
    """A country one surely has no bottle of any more after the deal, or -1."""
    offer, content = t.view.offer, t.content
    things = offer.given[: offer.gives] if t.seat == offer.by else offer.asked[: offer.asks]
    gone: dict[int, int] = {}
    for item in things:
        if 0 <= item < CARDS:
            country = int(content.country[item])
        elif s.ASK_COUNTRY <= item < s.ASK_ANY:
            country = int(item - s.ASK_COUNTRY)
        else:
            continue
        gone[country] = gone.get(country, 0) + 1
    for country, count in gone.items():
        if t.holds.get(country, 0) == count:
            return country
    return -1


def handing(t: Asker) -> list[Choice]:
    """BO-9.11: fitting bottles; those that may only come second can be picked as well."""
    found = t.own_cards(m.HAND, "choice-hand", "bottle")
    cards = {int(m.HAND.a(move)) for some in picks(t) for move in some} - set(t.of(m.HAND))
    return found + [
        Choice(
            t.say("choice-hand", card=t.name(card)),
            at=t.card_word(card),
            icon="bottle",
            note=t.loses(card),
            pick=int(m.HAND.of(card)),
        )
        for card in sorted(cards)
    ]


def picks(t: Asker) -> tuple[tuple[int, ...], ...]:
    """BO-9.11: bottles that are handed over together may be picked in any order."""
    offer, nth = t.view.offer, t.step.about
    if t.step.ask != q.HAND_OVER:
        return ()
    item = offer.asked[nth]
    if nth + 1 == offer.asks or offer.asked[nth + 1] != item:
        return ()

    def is_alike(step: int) -> bool:
        return bool(ask_of(step) == q.HAND_OVER and offer.asked[about_of(step)] == item)

    return sequences(legal, play, t.view, t.seat, ROOM, is_alike)


# -- auctions


def start_price(t: Asker) -> list[Choice]:
    lot = int(t.view.lot)
    prices = [
        Choice(t.say("choice-start", sum=n), int(m.START.of(n)), price=str(n), sure=True)
        for n in t.of(m.START)
    ]
    return [under(t.name(lot), prices, t.card_word(lot), "gavel", t.about(lot))]


def bid(t: Asker) -> list[Choice]:
    found = []
    for k in t.of(m.RAISE):
        price = int(t.view.price) + int(STEPS[k])
        words = t.say("choice-bid", sum=price)
        note = t.last_coin(price)
        found.append(Choice(words, int(m.RAISE.of(k)), icon="gavel", note=note, sure=True))
    return found + t.plain(int(m.PASS), "choice-pass", "stop", sure=True)
