"""A question with its answers: the words of things, and what all answers have in common."""

from cuvee.core.moves import Verb1
from cuvee.core.state import Step
from cuvee.games.grand_cru.content import BARRELS, LEAVES, VARIETIES
from cuvee.games.grand_cru.face.text import Teller
from cuvee.games.grand_cru.model.cubes import count, total
from cuvee.games.grand_cru.model.state import State
from cuvee.games.grand_cru.model.tiles import kind_of, kind_up, leads
from cuvee.games.grand_cru.rules import sales
from cuvee.render.asking import Choice


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
        self.own = view.estates[step.seat]
        self.money = int(self.own.money)

    def of(self, verb: Verb1) -> list[int]:
        """The subjects of the legal answers with this verb."""
        return [int(verb.a(move)) for move in self.moves if verb.has(move)]

    def plain(
        self, move: int, key: str, icon: str, note: str = "", sure: bool = False
    ) -> list[Choice]:
        """A button for this answer, if it is one."""
        if move not in self.legal:
            return []
        return [Choice(self.say(key), move, icon=icon, note=note, sure=sure)]

    # -- the words (`data-w`) of things

    def kind_word(self, kind: int) -> str:
        return (self.content.variety_ids + self.content.improvement_ids)[kind]

    def shown_word(self, kind: int) -> str:
        """A tile on display."""
        return f"show-{self.kind_word(kind)}"

    def market_word(self, variety: int) -> str:
        """The bottle of a variety in the market."""
        return f"market-{self.content.variety_ids[variety]}"

    def vine_word(self, variety: int) -> str:
        """An own vine that bears."""
        return f"vine-{self.content.variety_ids[variety]}"

    def innovation_word(self, which: int) -> str:
        return self.content.innovation_ids[which]

    # -- facts

    def facts(self, *notes: str) -> str:
        return " · ".join(note for note in notes if note)

    def has_kind(self, kind: int) -> str:
        """GC-23.2: whether a tile would be a new kind in one's vineyard, which scores."""
        for tile in self.own.fields:
            if tile >= 0 and kind_of(tile) == kind:
                return self.say("fact-held_kind")
        return self.say("fact-new_kind", n=int(self.content.per_kind))

    def beyond(self, bid: int) -> str:
        """GC-R11: one may bid more than one has, and then cannot claim."""
        return self.say("fact-beyond", money=self.money) if bid > self.money else ""

    def ripe_cubes(self, variety: int) -> int:
        """How many cubes of a wine one could sell now."""
        return sum(
            int(count(self.own.cellar[barrel], variety))
            for barrel in range(int(BARRELS))
            if sales.is_mature(self.view, barrel, variety)
        )

    def ripe_barrels(self, variety: int) -> tuple[str, ...]:
        """The words of the barrels they lie in."""
        return tuple(
            f"b{barrel + 1}"
            for barrel in range(int(BARRELS))
            if count(self.own.cellar[barrel], variety)
            and sales.is_mature(self.view, barrel, variety)
        )

    # -- what would be lost

    def led(self) -> list[int]:
        """The columns on which one leads."""
        columns = self.view.board.columns
        return [
            k for k in range(int(self.view.seats)) if columns[k] and leads(columns[k], self.seat)
        ]

    def in_last_barrel(self) -> list[tuple[int, int, int]]:
        """GC-19.2: barrel, variety and number of cubes that are lost when the year ends."""
        found = []
        for variety in range(int(VARIETIES)):
            barrel = min(int(self.content.last[variety]), int(BARRELS) - 1)
            n = int(count(self.own.cellar[barrel], variety))
            if n:
                found.append((barrel, variety, n))
        return found

    def losses(self, grapes: int) -> list[str]:
        """What one gives up with the last action of a year, in short; `grapes` stay on vines."""
        columns = self.view.board.columns
        found = []
        led = self.led()
        if led:
            tiles = ", ".join(self.kind(int(kind_up(columns[k]))) for k in led)
            found.append(self.say("loss-bids", n=len(led), tiles=tiles))
        wine = ", ".join(f"{n} {self.wine(variety)}" for _, variety, n in self.in_last_barrel())
        if wine:
            found.append(self.say("loss-wine", wine=wine))
        if grapes:
            found.append(self.say("loss-grapes", n=grapes))
        return found

    def grapes(self) -> int:
        """The vines that bear."""
        return int(total(self.own.grapes()))

    def left_alone(self) -> str:
        """GC-3.3, GC-3.5, GC-3.8: what passing means to the one player who is then left."""
        others = [
            seat
            for seat in range(int(self.view.seats))
            if seat != self.seat and not self.view.passed >> seat & 1
        ]
        if len(others) != 1:
            return ""
        key = "fact-one_left" if self.view.round >= LEAVES else "fact-one_left_early"
        return self.say(key, who=self.names[others[0]])
