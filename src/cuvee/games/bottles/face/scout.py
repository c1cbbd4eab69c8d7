"""What places and bottles are to one player, in few words."""

from collections.abc import Iterable

from cuvee.games.bottles.content import MARKET_CELL
from cuvee.games.bottles.face.svg_reach import best_sale, cheapest
from cuvee.games.bottles.face.text import Teller
from cuvee.games.bottles.model import state as s
from cuvee.games.bottles.model.state import State
from cuvee.games.bottles.options import BROKE_AT_ROUND_END, BROKE_AT_TURN_END


class Scout(Teller):
    """The table as one seat looks at it."""

    def __init__(self, view: State, seat: int, names: list[str], lang: str) -> None:
        super().__init__(view, names, lang)
        self.seat = seat
        self.holds: dict[int, int] = {}  # bottles of each country in the own cellar
        for card in self.lying(seat):
            country = int(view.content.country[card])
            self.holds[country] = self.holds.get(country, 0) + 1

    def cell_word(self, cell: int) -> str:
        return self.content.labels["cells.id"][cell]

    def card_word(self, card: int) -> str:
        return self.content.labels["bottles.id"][card]

    def flag(self, country: int) -> str:
        """The icon of a country."""
        return f"flag-{self.content.labels['countries.id'][country]}"

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

    def last_coin(self, price: int) -> str:
        """BO-10.2: who has no coin left when it is checked needs help."""
        broke = price == self.view.money[self.seat]
        return self.say("fact-last_coin") if broke and self.checks_money() else ""

    def checks_money(self) -> bool:
        return bool(self.view.options.broke_check in (BROKE_AT_ROUND_END, BROKE_AT_TURN_END))
