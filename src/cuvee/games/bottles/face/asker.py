"""A question of Bottles with its answers: what each of them stands at, costs and does."""

from collections.abc import Iterable
from typing import Final

from cuvee.core.moves import Verb1
from cuvee.core.state import Step
from cuvee.games.bottles import moves as m
from cuvee.games.bottles.content import MARKET_CELL
from cuvee.games.bottles.face.svg_reach import best_sale, cheapest
from cuvee.games.bottles.face.text import Teller
from cuvee.games.bottles.model import state as s
from cuvee.games.bottles.model.state import State
from cuvee.games.bottles.options import BROKE_AT_ROUND_END, BROKE_AT_TURN_END
from cuvee.games.bottles.rules.debts import creditor_of
from cuvee.render.asking import Choice, under

REPAID_AT_ONCE: Final = (1, 2, 3, 5, 10)


class Asker(Teller):
    """A question with its answers: what each of them stands at, costs and does."""

    def __init__(
        self, view: State, step: Step, moves: list[int], names: list[str], lang: str
    ) -> None:
        super().__init__(view, names, lang)
        self.seat = step.seat
        self.step = step
        self.moves = moves
        self.legal = set(moves)
        self.holds: dict[int, int] = {}  # bottles of each country in the own cellar
        for card in self.lying(step.seat):
            country = int(view.content.country[card])
            self.holds[country] = self.holds.get(country, 0) + 1

    # -- things and what is to be known of them

    def cell_word(self, cell: int) -> str:
        return self.content.labels["cells.id"][cell]

    def card_word(self, card: int) -> str:
        return self.content.labels["bottles.id"][card]

    def name(self, card: int) -> str:
        return self.content.labels["bottles.name"][card]

    def short(self, card: int) -> str:
        """Name and glasses of a bottle."""
        value = int(self.content.value[card])
        return self.say("word-short_bottle", name=self.name(card), value=value)

    def facts(self, *notes: str) -> str:
        """Some short facts in one line."""
        return " · ".join(note for note in notes if note)

    def about(self, card: int) -> str:
        """Country and glasses of a bottle."""
        country = self.country(int(self.content.country[card]))
        return self.say("fact-bottle", country=country, glasses=int(self.content.value[card]))

    def loses(self, card: int) -> str:
        """What is easily overlooked when a bottle of one's own goes."""
        country = int(self.content.country[card])
        if self.holds.get(country, 0) == 1:
            return self.say("fact-only", country=self.country(country))
        return self.say("fact-spare", country=self.country(country))

    def gains(self, card: int) -> str:
        country = int(self.content.country[card])
        key = "fact-held" if country in self.holds else "fact-new"
        return self.say(key, country=self.country(country))

    def waits(self, cell: int) -> str:
        """What is to be had where a move ends."""
        content = self.content
        country = int(content.cell_country[cell])
        if country >= 0:
            left = int(self.view.decks[country])
            name = self.country(country)
            if not left:
                return self.say("waits-empty", country=name)
            if country in self.holds:
                return self.say("waits-owned", country=name, left=left)
            price, sure = cheapest(self.view, country)
            key = "waits-new" if sure else "waits-new_perhaps"
            return self.say(key, country=name, left=left, price=price)
        if content.cell_kind[cell] == MARKET_CELL:
            return self.sure_sale() or self.say("waits-market", pile=len(self.lying(int(s.MARKET))))
        return ""

    def sure_sale(self) -> str:
        """BO-7.12: fine bottles bring their price before any roll; the dearest is named."""
        found = best_sale(self, self.seat)
        return self.say("waits-sale", card=self.name(found[1]), price=found[0]) if found else ""

    def shoves(self, shoved: Iterable[int]) -> str:
        """Who is shoved off, if anybody."""
        who = [self.names[other] for other in shoved]
        if len(who) > 1:
            return self.say("fact-shoves", some=", ".join(who[:-1]), other=who[-1])
        return self.say("fact-shove", other=who[0]) if who else ""

    # -- choices that come up in many questions

    def plain(
        self, move: int, key: str, icon: str, sure: bool = False, note: str = ""
    ) -> list[Choice]:
        """A button for this answer, if it is one."""
        if move not in self.legal:
            return []
        return [Choice(self.say(key), move, icon=icon, note=note, sure=sure)]

    def of(self, verb: Verb1) -> list[int]:
        """The subjects of the legal answers with this verb."""
        return [int(verb.a(move)) for move in self.moves if verb.has(move)]

    def own_cards(self, verb: Verb1, key: str, icon: str) -> list[Choice]:
        """Bottles of one's own, each with what it would cost to lose it."""
        return [
            Choice(
                self.say(key, card=self.name(card)),
                int(verb.of(card)),
                self.card_word(card),
                icon,
                note=self.loses(card),
            )
            for card in self.of(verb)
        ]

    def deals(self) -> list[Choice]:
        """BO-9.1: an offer to somebody, an auction, a debt to repay."""
        found = []
        partners = [
            Choice(
                self.say("choice-deal_with", other=self.names[other]),
                int(m.DEAL.of(other)),
                f"s{other}",
                note=self.say(
                    "fact-player",
                    money=int(self.view.money[other]),
                    bottles=int(self.view.bottles[other]),
                ),
            )
            for other in self.of(m.DEAL)
        ]
        if partners:
            left = self.say("fact-offers", left=int(self.view.offers))
            deal = under(self.say("choice-deal"), partners, icon="offer", note=left)
            found.append(deal._replace(at=""))
        lots = self.own_cards(m.AUCTION, "choice-auction_of", "gavel")
        if lots:
            left = self.say("fact-auctions", left=int(self.view.auctions))
            auction = under(self.say("choice-auction"), lots, icon="gavel", note=left)
            found.append(auction._replace(at=""))
        debts = [choice for other in self.of(m.REPAY) for choice in self.repaying(other)]
        if debts:
            found.append(under(self.say("choice-repay"), debts, icon="hourglass"))
        return found

    def repaying(self, other: int) -> list[Choice]:
        """BO-9.19 coin by coin in the rules, one choice with a number here."""
        view = self.view
        owed = sum(
            int(debt & s.AMOUNT)
            for debt in view.debts[self.seat * s.MOST_DEBTS : (self.seat + 1) * s.MOST_DEBTS]
            if debt and creditor_of(debt) == other
        )
        most = min(owed, int(view.money[self.seat]))
        sums = sorted({n for n in REPAID_AT_ONCE if n < most} | {min(most, 20)})
        move = int(m.REPAY.of(other))
        found = []
        for n in sums:
            words = self.say("choice-repay_to", other=self.names[other], sum=n)
            note = self.say("fact-owed", left=owed - n)
            last = self.last_coin(n)
            found.append(
                Choice(words, move, price=str(n), note=last or note, plan=(move,) * (n - 1))
            )
        return found

    def last_coin(self, price: int) -> str:
        """BO-10.2: who has no coin left when it is checked needs help."""
        broke = price == self.view.money[self.seat]
        return self.say("fact-last_coin") if broke and self.checks_money() else ""

    def checks_money(self) -> bool:
        return bool(self.view.options.broke_check in (BROKE_AT_ROUND_END, BROKE_AT_TURN_END))
