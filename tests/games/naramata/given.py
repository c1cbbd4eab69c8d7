"""A Naramata position in one call: say only what matters."""

from pathlib import Path
from typing import Self

from cuvee.core.fate import Seeded
from cuvee.core.options import Value
from cuvee.core.sets import size
from cuvee.games.naramata.content import SHIPPED
from cuvee.games.naramata.game import BOX
from cuvee.games.naramata.model.cards import (
    CASE,
    CHEESE,
    FAVOURITE,
    LUNCH,
    SUITED,
    VIEW,
    WINE,
    suit_of,
)
from cuvee.games.naramata.model.guide import AT_START, ON_TOURIST, SEATS_IN_CAR, WHO, WIDTH, Guide
from cuvee.games.naramata.model.pieces import NONE
from cuvee.games.naramata.model.roadmap import HOME
from cuvee.games.naramata.model.state import TOURIST_PILE, State
from cuvee.games.naramata.model.upgrades import ASSISTANT
from cuvee.games.naramata.questions import ASKS, NEXT, PARKED
from cuvee.games.naramata.rules import clock, wishes
from scene import Scene

QUESTION = {name: ask for ask, name in ASKS.items()}
PLACE = {name: k for k, name in enumerate(SHIPPED.places.ids)}
NODE = {name: k for k, name in enumerate(SHIPPED.road.node_ids)}
TOURIST = {name: k for k, name in enumerate(SHIPPED.wishes.ids)}
CARD = {name: k for k, name in enumerate(SHIPPED.cards.ids)}
KIND = {name: k for k, name in enumerate(SHIPPED.upgrades.ids)}
COLOUR = {name: k for k, name in enumerate(SHIPPED.cars.ids)}
ACTION = {name: k for k, name in enumerate(SHIPPED.places.action_ids)}
SIGNATURE = {
    SHIPPED.road.winery_ids[house]: int(k)
    for house, k in enumerate(SHIPPED.places.signature_of)
    if k != NONE
}
ROW = {
    "wine": int(WINE),
    "cheese": int(CHEESE),
    "shopping": int(CASE),
    "view": int(VIEW),
    "lunch": int(LUNCH),
    "favourite": int(FAVOURITE),
}
MORNING = ("draft_pick", "draft_cut", "solo_take", "fleet_load")  # no car is on the road yet
STARTS = ["start_upper", "start_lower", "start_upper", "start_lower"]
PASSENGERS = ["t02 t03", "t41 t46", "t43 t47", "t48 t50"]  # by seat, if nobody else is given


def draws(cards: str) -> list[int]:
    """What chance says when these wine, cheese or shopping cards are drawn."""
    return [CARD[card] % int(SUITED) for card in cards.split()]


def die(*faces: int) -> list[int]:
    """What chance says when the viewpoint die shows these faces."""
    return [2 * face for face in faces]


def mask(names: str, index: dict[str, int]) -> int:
    return sum(1 << index[name] for name in names.split())


def owners_file(tmp_path: Path, old: str, new: str) -> Path:
    """Our content file with one passage changed."""
    assert old in BOX.content
    path = tmp_path / "mine.toml"
    path.write_text(BOX.content.replace(old, new, 1), "utf-8")
    return path


class NaramataScene(Scene[State]):
    """Reads a position in the words of the content file."""

    def guide(self, seat: int) -> Guide:
        return self.state.guides[seat]

    @property
    def prestige(self) -> list[int]:
        return [int(guide.prestige) for guide in self.state.guides]

    @property
    def points(self) -> list[int]:
        return [int(guide.points()) for guide in self.state.guides]

    @property
    def hours(self) -> list[int]:
        return [int(car.clock) for car in self.state.cars]

    @property
    def markers(self) -> set[str]:
        return {name for name, k in PLACE.items() if k < 66 and self.state.occupied[k]}

    @property
    def row(self) -> list[str]:
        names = [*SHIPPED.upgrades.ids, "-"]
        return [names[kind] for kind in self.state.market.row]

    @property
    def above(self) -> list[int]:
        return [int(prestige) for prestige in self.state.market.above]

    def at(self, car: int) -> str:
        """The place where a car stands, else the node it is at or behind, else "home"."""
        if self.state.cars[car].place != NONE:
            return SHIPPED.places.ids[self.state.cars[car].place]
        return [*SHIPPED.road.node_ids[:31], "home"][self.state.cars[car].node]

    def tourists(self, seat: int) -> list[str]:
        seats = [int(self.guide(seat).tourist(k)) for k in range(int(SEATS_IN_CAR))]
        return [SHIPPED.wishes.ids[tourist] for tourist in seats if tourist >= 0]

    def items(self, seat: int, k: int, row: str) -> int:
        """What lies on a row of the tourist in car seat k, from 1."""
        return int(self.guide(seat).tray[(k - 1) * int(WIDTH) + ROW[row]])

    def on(self, seat: int, k: int, cards: str = "", /, **items: int) -> Self:
        """Lay cards and markers on the tourist in car seat k, from 1; a number of cards will do."""
        guide = self.guide(seat)
        for name in cards.split():
            self.lay(guide, k, CARD[name])
        for row, count in items.items():
            for _ in range(count):
                if ROW[row] > CASE:
                    wishes.add(guide, k - 1, ROW[row])
                else:
                    self.lay(guide, k, self.suitable(guide, k, ROW[row]))
        broken = self.match.game.audit(self.state)
        assert not broken, f"the given position breaks an invariant: {broken}"
        return self

    def lay(self, guide: Guide, k: int, card: int) -> None:
        self.state.piles[suit_of(card)].take(card % int(SUITED))
        wishes.lay(guide, k - 1, suit_of(card), card)

    def suitable(self, guide: Guide, k: int, suit: int) -> int:
        """The last card of the deck of a type that this tourist does not have."""
        here = guide.tray[(k - 1) * int(WIDTH) + int(ON_TOURIST)]
        left = self.state.piles[suit].left
        found = [suit * int(SUITED) + k for k, count in enumerate(left) if count]
        return [card for card in found if not here & SHIPPED.cards.same_type[card]][-1]

    def active(self, seat: int) -> set[str]:
        return {name for name, kind in KIND.items() if self.guide(seat).has(kind)}


def given(
    ask: str = "turn",
    seat: int = 0,
    about: int = 0,
    *,
    players: int = 2,
    cars: str = "red green blue purple",
    at: list[str] | None = None,
    hours: list[int] | None = None,
    tourists: list[str] | None = None,
    hands: list[str] | None = None,
    display: str = "",
    prestige: list[int] | None = None,
    points: list[int] | None = None,
    discs: list[int] | None = None,
    upgrades: list[str] | None = None,
    bottles: list[str] | None = None,
    row: str = "",
    above: list[int] | None = None,
    deck: str | None = None,
    markers: str = "",
    arrived: list[int] | None = None,
    day: int = 1,
    rating: int = 5,
    chance: list[int] | int = 0,
    content: Path | None = None,
    **options: Value,
) -> NaramataScene:
    """A day on the road on which this question is open; lists go by seat, cars also by Phantom.

    `chance` is what it says, or a seed. All discs not given are used. `row` names the upgrade
    row, "- - tripod zoom_lens"; what a given `deck` leaves out is owned by the last guide.
    """
    game = BOX.game(options, content)
    state: State = game.blank(players)
    colours = [*cars.split(), "red", "black", "white"]
    places = at or (["home"] * 4 if ask in MORNING else STARTS)
    for k, car in enumerate(state.cars):
        car.colour = COLOUR[colours[k]]
        stand(state, k, places[k] if k < len(places) else STARTS[k])
        clock.place_figure(state, k, (hours or [0] * 4)[k])
    for kind in KIND.values():
        state.market.pile.left[kind] = SHIPPED.upgrades.copies[(players - 1) * 23 + kind]
    each, more = SHIPPED.places.bottles_each[players - 1], SHIPPED.places.bottles_extra[players - 1]
    state.bottles = sum(int(each + (k < more)) << 2 * k for k in range(7))
    for k, guide in enumerate(state.guides):
        state.order |= k << 2 * k
        fill(state, guide, [*(tourists or []), *PASSENGERS[len(tourists or []) :]][k].split())
        guide.prestige = (prestige or [0] * players)[k]
        guide.ledger[AT_START] = (points or [5] * players)[k]
        equip(state, guide, (upgrades or [""] * players)[k].split())
        own = SHIPPED.cars.discs[state.cars[k].colour] + (guide.active >> ASSISTANT & 1)
        guide.discs = (discs or [0] * players)[k]
        guide.beside = own - guide.discs
        for winery in (bottles or [""] * players)[k].split():
            guide.bottles |= 1 << SIGNATURE[winery]
            state.bottles -= 1 << 2 * SIGNATURE[winery]
    for k, hand in enumerate(hands or []):
        state.guides[k].hand = drawn(state, hand)
        state.held = size(state.guides[k].hand)
    state.display = drawn(state, display)
    lay_out(state, row, above, deck)
    for name in markers.split():
        state.occupied[PLACE[name]] = 1
    for who in arrived or []:
        park(state, who)
        fill(state, state.guides[who], [])
    if QUESTION[ask] == PARKED:
        park(state, seat)
    state.day = day
    state.rating = 0 if game.chosen().get("mode", "competitive") == "competitive" else rating
    state.then(NEXT)
    state.ask(QUESTION[ask], seat, about)
    scene = NaramataScene(game, state, chance if isinstance(chance, list) else [])
    if not isinstance(chance, list):
        scene.match.recorder.source = Seeded(chance)
    return scene


def stand(state: State, car: int, where: str) -> None:
    state.cars[car].place = PLACE.get(where, int(NONE))
    state.cars[car].node = int(HOME) if where == "home" else NODE[where.split(".")[0]]
    if where in PLACE and PLACE[where] < 66:
        state.occupied[PLACE[where]] = 1


def park(state: State, seat: int) -> None:
    state.cars[seat].go_home()
    state.arrived += 1
    state.guides[seat].arrival = state.arrived


def fill(state: State, guide: Guide, tourists: list[str]) -> None:
    for k in range(int(SEATS_IN_CAR)):
        old = int(guide.tray[k * int(WIDTH) + int(WHO)])
        if old >= 0:
            state.departed |= 1 << old
        guide.tray[k * int(WIDTH) + int(WHO)] = -1
    for name in tourists:
        guide.seat(TOURIST[name])
        state.piles[TOURIST_PILE].take(TOURIST[name])


def drawn(state: State, tourists: str) -> int:
    for name in tourists.split():
        state.piles[TOURIST_PILE].take(TOURIST[name])
    return mask(tourists, TOURIST)


def equip(state: State, guide: Guide, kinds: list[str]) -> None:
    """The first five are active."""
    for name in kinds:
        guide.owned |= 1 << KIND[name]
        state.market.pile.left[KIND[name]] -= 1
        if size(guide.active) < 5:
            guide.active |= 1 << KIND[name]


def lay_out(state: State, row: str, above: list[int] | None, deck: str | None) -> None:
    market = state.market
    for slot, name in enumerate(row.split()):
        if name != "-":
            market.row[slot] = KIND[name]
            market.pile.left[KIND[name]] -= 1
    for slot, amount in enumerate(above or []):
        market.above[slot] = amount
    if deck is not None:
        rest = [name for name, kind in KIND.items() if market.pile.left[kind]]
        equip(state, state.guides[-1], [name for name in rest if name not in deck.split()])
    market.pile.count = sum(market.pile.left)
