"""A question of Bottles with its answers: what each of them stands at, costs and does."""

from typing import Final

from cuvee.core.moves import Verb1
from cuvee.core.state import Step
from cuvee.games.bottles import moves as m
from cuvee.games.bottles.face.scout import Scout
from cuvee.games.bottles.model import state as s
from cuvee.games.bottles.model.state import State
from cuvee.games.bottles.rules.debts import creditor_of
from cuvee.render.asking import Choice, under

REPAID_AT_ONCE: Final = (1, 2, 3, 5, 10)


class Asker(Scout):
    """A question, and the choices that come up in many of them."""

    def __init__(
        self, view: State, step: Step, moves: list[int], names: list[str], lang: str
    ) -> None:
        super().__init__(view, step.seat, names, lang)
        self.step = step
        self.moves = moves
        self.legal = set(moves)

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
            words = self.say("choice-deal")
            deal = under(words, partners, icon="offer", note=left)
            found.append(deal._replace(at="", words=words))
        lots = self.own_cards(m.AUCTION, "choice-auction_of", "gavel")
        if lots:
            left = self.say("fact-auctions", left=int(self.view.auctions))
            words = self.say("choice-auction")
            auction = under(words, lots, icon="gavel", note=left)
            found.append(auction._replace(at="", words=words))
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
