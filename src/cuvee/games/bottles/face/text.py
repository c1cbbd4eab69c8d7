"""Bottles in words: questions, answers, news and the whole table, through the catalogue."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from cuvee.core.moves import Verb
from cuvee.core.state import Step
from cuvee.games.bottles import moves as m
from cuvee.games.bottles import questions as q
from cuvee.games.bottles import scoring
from cuvee.games.bottles.content import COUNTRIES, GLASS, PLANE, Content
from cuvee.games.bottles.model import state as s
from cuvee.games.bottles.model.state import Offer, State
from cuvee.games.bottles.rules import market, movement, thief
from cuvee.games.bottles.rules.debts import creditor_of
from cuvee.render.words import Catalogue

WORDS: Final = Catalogue(Path(__file__).with_name("lang"))

RULES: Final = {
    "character": ["BO-1.3"],
    "bottle": ["BO-1.5", "BO-R2"],
    "aiming": ["BO-1.10", "BO-1.11", "BO-1.13"],
    "before_roll": ["BO-2.3", "BO-2.6"],
    "move": ["BO-3.12", "BO-3.7", "BO-3.8", "BO-8.1"],
    "moving": ["BO-3.9", "BO-3.8", "BO-3.10"],
    "cheers": ["BO-4.2", "BO-4.3"],
    "cheers_help": ["BO-4.4", "BO-4.5"],
    "shoved": ["BO-5.2", "BO-5.3", "BO-5.5", "BO-5.6"],
    "breakage": ["BO-5.7"],
    "thief": ["BO-8.2", "BO-8.3"],
    "fist": ["BO-8.4"],
    "fist_guess": ["BO-8.4", "BO-8.5"],
    "loot": ["BO-8.5"],
    "cell": ["BO-6.1", "BO-7.1", "BO-7.5", "BO-7.12"],
    "draft": ["BO-9.4", "BO-9.5", "BO-9.22"],
    "reply": ["BO-9.8", "BO-9.9"],
    "countered": ["BO-9.10"],
    "hand_over": ["BO-9.11"],
    "start_price": ["BO-9.14"],
    "bid": ["BO-9.15", "BO-9.16"],
    "broke_help": ["BO-10.3", "BO-10.4"],
}


@cache
def bottle(content: Content, lang: str, card: int) -> str:
    """Name, country and glasses."""
    value = int(content.value[card])
    countries = content.labels.get(f"countries.{lang}", content.labels["countries.en"])
    return WORDS.say(
        lang,
        "word-bottle",
        name=content.labels["bottles.name"][card],
        country=countries[content.country[card]],
        glasses=WORDS.say(lang, "word-one_glass" if value == 1 else "word-glasses", count=value),
    )


class Teller:
    """Names of things in one language, as one view has them."""

    def __init__(self, view: State, names: list[str], lang: str) -> None:
        self.view = view
        self.content = view.content
        self.names = names
        self.lang = lang
        self.piles: dict[int, list[int]] = {}

    def lying(self, where: int) -> tuple[int, ...]:
        """The cards this view sees at a place: a seat's cellar, the market pile."""
        if not self.piles:
            for card, place in enumerate(self.view.place):
                self.piles.setdefault(int(place), []).append(card)
        return tuple(self.piles.get(where, ()))

    def say(self, key: str, **places: object) -> str:
        return WORDS.say(self.lang, key, **places)

    def label(self, table: str, k: int) -> str:
        labels = self.content.labels
        return labels.get(f"{table}.{self.lang}", labels[f"{table}.en"])[k]

    def cell(self, cell: int) -> str:
        return self.label("cells", cell)

    def country(self, country: int) -> str:
        return self.label("countries", country)

    def face(self, face: int) -> str:
        return self.label("faces", face - 1)

    def reach(self, face: int, left: int) -> str:
        """How far the movement die takes a marker, of which so many steps are left."""
        if face in (PLANE, GLASS):
            return self.say("word-anywhere" if face == PLANE else "word-nowhere_to")
        key = "exactly" if movement.is_exact(self.view, face) else "up_to"
        return self.say(f"word-{key}_1" if left == 1 else f"word-{key}", left=left)

    def bottle(self, card: int) -> str:
        return bottle(self.content, self.lang, int(card))

    def bottles(self, cards: Iterable[int]) -> str:
        return ", ".join(self.bottle(card) for card in cards) or self.say("word-empty")

    def round(self) -> str:
        key = "word-round" if self.view.round else "word-set_up"
        return self.say(key, round=self.view.round)

    def count(self, bottles: int) -> str:
        one = bottles == 1
        return self.say("offer-a_bottle") if one else self.say("offer-bottles", count=bottles)

    def trend(self, die: int) -> str:
        """What the market die does to ordinary bottles."""
        times, parts = int(self.content.ordinary[2 * die]), int(self.content.ordinary[2 * die + 1])
        if times <= parts:
            return self.say("word-trend_down" if times < parts else "word-trend_stable")
        return self.say("word-trend_up" if times < 3 * parts else "word-trend_boom")

    def fist(self, side: int) -> str:
        return self.say("word-right" if side else "word-left")

    def item(self, item: int) -> str:
        """A thing asked for in an offer."""
        if item == s.ASK_ANY:
            return self.say("offer-any")
        if item >= s.ASK_COUNTRY:
            return self.say("offer-of_country", country=self.country(item - s.ASK_COUNTRY))
        return self.say("offer-named") if item < 0 else self.bottle(item)

    def offer(self, offer: Offer) -> str:
        """All of an offer the viewer may see."""
        given = [int(card) for card in offer.given[: offer.gives]]
        asked = [self.item(int(item)) for item in offer.asked[: offer.asks]]
        things = [self.bottle(card) for card in given] if -1 not in given else []
        terms = int(offer.sum_kind << 16 | offer.sum << 8 | offer.interest)
        return self.terms(things, len(given), asked, terms)

    def terms(self, given: list[str], gives: int, asked: list[str], terms: int) -> str:
        parts = []
        joint = self.say("offer-joint")
        if gives:
            things = joint.join(given) or self.count(gives)
            parts.append(self.say("offer-gives", things=things))
        if asked:
            parts.append(self.say("offer-asks", things=joint.join(asked)))
        kind, amount, interest = terms >> 16, terms >> 8 & 255, terms & 255
        key = {s.PAYING: "offer-pays", s.CHARGING: "offer-charges", s.BORROWING: "offer-borrows"}
        if kind:
            parts.append(self.say(key[kind], sum=amount, debt=amount + interest))
        return self.say("offer-more").join(parts) or self.say("offer-nothing")


def question(view: State, step: Step, names: list[str], lang: str) -> str:
    t = Teller(view, names, lang)
    first = step.ask == q.BID and view.bidder == s.NONE
    return t.say("ask-first_bid" if first else f"ask-{q.ASKS[step.ask]}", **asked_places(t, step))


def asked_places(t: Teller, step: Step) -> dict[str, object]:
    """What a question may name."""
    view, about = t.view, step.about
    left = about % 8 if step.ask == q.MOVING else int(view.content.thief_steps) - about
    others = {
        q.SHOVED: shover(view, step.seat),
        q.FIST: view.turn,
        q.FIST_GUESS: about,
        q.LOOT: about,
        q.DRAFT: view.offer.partner,
        q.REPLY: view.offer.by,
        q.COUNTERED: view.offer.partner,
        q.HAND_OVER: view.offer.by,
    }
    face = about if step.ask == q.MOVE else about // 8
    steps = int(view.content.steps[about]) if step.ask == q.MOVE else left
    item = view.offer.asked[about] if step.ask == q.HAND_OVER else s.ASK_ANY
    cell = int(view.cell[step.seat])
    land = int(view.content.cell_country[cell]) if cell >= 0 else -1
    return {
        "face": t.face(about) if step.ask == q.MOVE else "",
        "reach": t.reach(face, steps) if step.ask in (q.MOVE, q.MOVING) else "",
        "left": left,
        "other": t.names[others.get(step.ask, 0)],
        "cell": t.cell(cell) if cell >= 0 else "",
        "country": t.country(land) if land >= 0 else "",
        "trend": t.trend(int(view.market_die)) if view.market_die else "",
        "offer": t.offer(view.offer),
        "item": t.item(int(item)),
        "card": t.bottle(view.lot) if view.lot >= 0 else "",
        "price": int(view.price),
        "start": int(view.price) + 1,
    }


def shover(view: State, seat: int) -> int:
    """BO-5.8: whose marker came to the seat's place; in a chain not always the one in turn."""
    here = view.cell[seat]
    there = view.marker_on(here, seat) if here >= 0 else s.NONE
    return int(there if there >= 0 else view.turn)


def subjects(verbs: list[tuple[str, Verb]]) -> dict[int, tuple[str, int]]:
    """By answer its verb, and which card or cell it is about."""
    return {
        move: (name, move - int(verb.first))
        for name, verb in verbs
        for move in range(int(verb.first), int(verb.stop))
    }


CARD_VERBS: Final[list[tuple[str, Verb]]] = [
    ("steal", m.STEAL),
    ("discard", m.DISCARD),
    ("buy", m.BUY),
    ("sell", m.SELL),
    ("give", m.GIVE),
    ("hand", m.HAND),
    ("auction", m.AUCTION),
    ("pick", m.PICK),
]
CELL_VERBS: Final[list[tuple[str, Verb]]] = [
    ("aim", m.AIM),
    ("fly", m.FLY),
    ("step", m.STEP),
    ("send", m.SEND),
    ("shove", m.SHOVE),
]
ABOUT_CARDS: Final = subjects(CARD_VERBS)
ABOUT_CELLS: Final = subjects(CELL_VERBS)
SUM_VERBS: Final = ("pay", "charge", "borrow", "interest", "start")


def move(view: State, step: Step, move: int, names: list[str], lang: str) -> str:
    t = Teller(view, names, lang)
    if move in ABOUT_CARDS:
        name, card = ABOUT_CARDS[move]
        price = view.content.value[card] if view.place[card] == s.DECK else 0
        if view.place[card] != s.DECK and name in ("buy", "sell"):
            price = market.price(view, card)
        if step.ask == q.BREAKAGE:
            name = "break"
        return t.say(f"move-{name}", card=t.bottle(card), price=price)
    if move in ABOUT_CELLS:
        name, cell = ABOUT_CELLS[move]
        return t.say(f"move-{name}", cell=t.cell(cell))
    words = m.TABLE.text(move).split()
    if words[0] in SUM_VERBS:
        return t.say(f"move-{words[0]}", sum=words[1])
    if m.ASK.has(move):
        return t.say("move-ask", item=t.item(int(m.ASK.a(move))))
    return plain_move(t, step.seat, move, words)


def plain_move(t: Teller, seat: int, move: int, words: list[str]) -> str:
    """Answers about players, fists and steps, and those of one word."""
    view = t.view
    here = view.thief if move == m.SEND_DONE else view.cell[seat]
    other = int(words[1][1:]) if words[0] in ("deal", "repay") else 0
    if move == m.ROB:
        other = int(thief.victim_of(view, seat))
    character = int(m.CHOOSE.a(move)) if m.CHOOSE.has(move) else 0
    step = int(words[1]) if words[0] in ("raise", "counter") else 0
    return t.say(
        f"move-{'_'.join(words) if words[-1] in ('done', 'market') else words[0]}",
        cell=t.cell(here) if here >= 0 else "",
        other=t.names[other],
        character=t.label("characters", character),
        fist=t.fist(words[-1] == "right"),
        sum=step if words[0] == "counter" else int(view.price) + step,
        price=view.content.hire_cost,
    )


# -- the table as text


def board(view: State, seat: int, names: list[str], lang: str) -> str:
    t = Teller(view, names, lang)
    lines = [t.round()]
    if view.market_die:
        trend = t.trend(int(view.market_die))
        lines[0] += "   " + t.say("word-market_die", die=view.market_die, trend=trend)
    lines += [player(t, k) for k in range(view.seats)]
    lines.append("")
    if seat >= 0 and view.cell[seat] >= 0:
        around = [t.cell(cell) for cell in view.content.links_of(view.cell[seat])]
        lines.append(f"{place(t, view.cell[seat])}; {t.say('word-linked')} {', '.join(around)}")
    lines.append(f"{t.say('word-thief').capitalize()}: {t.cell(view.thief)}")
    if seat >= 0:
        lines.append(f"{t.say('word-cellar', who=names[seat])}: {cellar(t, seat)}")
    lines.append(f"{t.say('word-market')}: {cellar(t, int(s.MARKET))}")
    decks = [f"{t.country(k)} {view.decks[k]}" for k in range(COUNTRIES)]
    lines.append(f"{t.say('word-decks')}: {', '.join(decks)}")
    return "\n".join(lines)


def place(t: Teller, cell: int) -> str:
    """A cell with what is to be had there."""
    content = t.content
    country = int(content.cell_country[cell])
    if country >= 0:
        left = t.view.decks[country]
        kind = t.say("word-producer", country=t.country(country), left=left)
    else:
        kind = t.say(("word-land", "", "word-market_place", "word-sea")[content.cell_kind[cell]])
    return f"{t.cell(cell)} ({kind})"


def player(t: Teller, seat: int) -> str:
    """One line for each player."""
    view = t.view
    mark = "*" if view.turn == seat and view.round else " "
    parts = [f"{mark} s{seat} {t.names[seat]}"]
    if view.character[seat] >= 0:
        parts[0] += f" ({t.label('characters', view.character[seat])})"
    if view.out[seat]:
        return f"{parts[0]}: {t.say('word-out')}"
    cell = view.cell[seat]
    parts.append(t.say("word-in_cell", cell=t.cell(cell)) if cell >= 0 else t.say("word-nowhere"))
    parts.append(f"{view.money[seat]} {t.say('word-money')}")
    parts.append(t.count(int(view.bottles[seat])))
    if known(t, seat):
        parts.append(t.say("word-goal", countries=scoring.score(view, seat), goal=view.goal()))
    for debt in view.debts[seat * s.MOST_DEBTS : (seat + 1) * s.MOST_DEBTS]:
        if debt:
            other = t.names[creditor_of(debt)]
            parts.append(t.say("word-owes", other=other, debt=debt & s.AMOUNT))
    return ", ".join(parts)


def known(t: Teller, seat: int) -> bool:
    """Does this view show the whole cellar?"""
    return len(t.lying(seat)) == t.view.bottles[seat]


def cellar(t: Teller, where: int) -> str:
    return t.bottles(t.lying(where))
