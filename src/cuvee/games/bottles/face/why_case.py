"""An answer that cannot be given now: what a reason needs to know of it."""

from typing import Final

from cuvee.core.moves import Moves, Verb1
from cuvee.core.state import about_of, ask_of, seat_of
from cuvee.games.bottles import moves as m
from cuvee.games.bottles import questions as q
from cuvee.games.bottles.content import CARDS, MARKET_CELL, STEPS
from cuvee.games.bottles.face.text import Teller
from cuvee.games.bottles.model import state as s
from cuvee.games.bottles.model.state import State
from cuvee.games.bottles.rules import market
from cuvee.games.bottles.rules.flow import legal

LEGAL: Final = Moves(len(m.TABLE.texts))
HELP: Final = (q.CHEERS_HELP, q.BROKE_HELP)
VERBS: Final = {
    name: verb for name, verb in vars(m).items() if isinstance(verb, Verb1) and name.isupper()
}


def verb_of(move: int) -> tuple[str, int]:
    """The verb of an answer as reasons are named, and what it is about."""
    for name, verb in VERBS.items():
        if verb.has(move):
            return name.lower(), int(verb.a(move))
    return m.TABLE.text(move).replace(" ", "_"), -1


class Case(Teller):
    """A seat, an answer, and what is asked."""

    def __init__(self, view: State, seat: int, move: int, names: list[str], lang: str) -> None:
        super().__init__(view, names, lang)
        self.seat = seat
        self.move = move
        self.verb, self.it = verb_of(move)
        step = view.asks(seat) if view.depth else -1
        self.step = int(step)
        self.asked = int(ask_of(step)) if step >= 0 else -1
        self.about = int(about_of(step)) if step >= 0 else 0
        self.here = int(view.cell[seat])
        self.money = int(view.money[seat])

    def is_legal(self) -> bool:
        if self.step < 0:
            return False
        legal(self.view, self.step, LEGAL)
        return self.move in LEGAL.as_list()

    # -- where the turn stands

    @property
    def unrolled(self) -> bool:
        return self.asked == q.BEFORE_ROLL

    @property
    def toasting(self) -> bool:
        return self.asked in (q.CHEERS, q.CHEERS_HELP)

    @property
    def over(self) -> bool:
        """The move of this turn is over."""
        return self.asked == q.CELL

    @property
    def rolled(self) -> int:
        """The face of the movement die, as long as it matters; 0 otherwise."""
        if self.asked == q.MOVE:
            return self.about
        return self.about // 8 if self.asked == q.MOVING else 0

    @property
    def left(self) -> int:
        """Steps left to the pawn, or to the thief."""
        if self.asked == q.THIEF:
            return int(self.content.thief_steps) - self.about
        return int(self.content.steps[self.about]) if self.asked == q.MOVE else self.about % 8

    @property
    def own_turn(self) -> bool:
        return bool(self.view.turn == self.seat and self.view.round) or self.asked in HELP

    @property
    def closed(self) -> bool:
        """BO-6.6: this table trades only where one has arrived."""
        return bool(self.over and self.view.options.arrived_only and not self.about)

    @property
    def at_market(self) -> bool:
        return self.here >= 0 and bool(self.content.cell_kind[self.here] == MARKET_CELL)

    @property
    def country_here(self) -> int:
        return int(self.content.cell_country[self.here]) if self.here >= 0 else -1

    # -- cards and places

    @property
    def place(self) -> int:
        """Where the card in question lies."""
        return int(self.view.place[self.it])

    @property
    def is_fine(self) -> bool:
        return bool(self.content.value[self.it] >= self.content.special_value)

    def price(self) -> int:
        return int(market.price(self.view, self.it))

    def linked(self, cell: int, to: int) -> bool:
        return to in self.content.links_of(cell)

    @property
    def there(self) -> int:
        """Who else stands at the place in question."""
        return int(self.view.marker_on(self.it, self.seat))

    # -- what the sentence names

    def asked_first(self) -> int:
        """Whoever is asked now."""
        return int(seat_of(self.view.open_steps()[0])) if self.view.depth else 0

    def waiting(self) -> int:
        """Who waits for this seat's answer."""
        offer = self.view.offer
        by = {q.BID: self.view.seller, q.COUNTERED: offer.partner}
        return int(by.get(self.asked, offer.by))

    def named(self) -> dict[str, object]:
        """Everything a sentence may name; what it does not mean is empty."""
        content, view = self.content, self.view
        card = self.it if self.is_about(CARD_VERBS) else -1
        cell = self.it if self.is_about(CELL_VERBS) else -1
        price = int(content.value[card]) if card >= 0 else 0
        if self.verb in ("sell", "buy") and self.at_market:
            price = self.price()
        if self.verb == "raise":
            price = int(view.price) + int(STEPS[self.it])
        other = self.other()
        rich = self.verb in ("charge", "borrow", "counter")
        return {
            "coins": int(view.money[other]) if rich else self.money,
            "price": price,
            "most": self.most(),
            "left": self.left if self.asked in (q.MOVE, q.MOVING, q.THIEF) else 0,
            "card": self.agreed(),
            "cell": self.cell(cell) if cell >= 0 else "",
            "country": self.country(self.country_here) if self.country_here >= 0 else "",
            "other": self.names[other] if 0 <= other < len(self.names) else "",
            "face": self.face(self.rolled) if self.rolled else "",
        }

    def is_about(self, verbs: tuple[str, ...]) -> bool:
        return self.verb in verbs

    def agreed(self) -> str:
        """What was agreed to be handed over."""
        if self.asked != q.HAND_OVER:
            return ""
        return self.item(int(self.view.offer.asked[self.about]))

    def most(self) -> int:
        """The limit the sentence speaks of."""
        content = self.content
        limits = {
            "pick": self.view.options.start_value_max,
            "deal": content.fewest_offers,
            "interest": content.most_interest,
            "counter": content.most_interest,
            "sell": market.cash(self.view),
        }
        return int(limits.get(self.verb, content.most_money))

    def other(self) -> int:
        """The other player of the sentence."""
        view, offer = self.view, self.view.offer
        if self.verb in ("deal", "repay"):
            return self.it
        if self.verb == "choose":
            return next((k for k in range(view.seats) if view.character[k] == self.it), 0)
        if self.verb == "shove":
            return max(0, self.there)
        if self.verb == "rob":
            return max(0, int(view.marker_on(view.thief, self.seat)))
        if self.verb == "steal" and self.asked == q.LOOT:
            return self.about
        if self.verb in ("accept", "counter") and offer.by != s.NONE:
            return int(offer.by)
        return max(0, int(offer.partner))


CARD_VERBS: Final = ("pick", "steal", "discard", "buy", "sell", "give", "hand", "auction")
CELL_VERBS: Final = ("aim", "fly", "step", "send", "shove")
assert CARDS == s.ASK_COUNTRY, "items asked for begin with the cards"
