"""A Dom Pierre position in one call: say only what matters, in the words of the content file."""

from pathlib import Path

from cuvee.core.fate import Seeded
from cuvee.core.options import Value
from cuvee.core.sets import bit
from cuvee.games.dom_pierre.audit import audit
from cuvee.games.dom_pierre.content import SHIPPED
from cuvee.games.dom_pierre.game import BOX
from cuvee.games.dom_pierre.model.board import BLUE, HEIGHT
from cuvee.games.dom_pierre.model.house import (
    EMPTY,
    GONE,
    MARKER,
    NONE,
    PRESS,
    STRENGTH,
    VINTAGE,
    House,
    champagne,
    harvest_tile,
    kind_of,
    value_of,
)
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.moves import EXTRA
from cuvee.games.dom_pierre.questions import AFTER, NEXT_TURN, OPEN_MENU
from cuvee.games.dom_pierre.rules import setup
from cuvee.games.dom_pierre.rules.workers import put
from scene import Scene

IDS = SHIPPED.ids
PLACES = [*IDS["place"], *IDS["route_space"], *IDS["vineyard_cell"]]
CELL = {name: k for k, name in enumerate(IDS["vineyard_cell"])}
GRAPE = {name: k for k, name in enumerate(IDS["grape"])} | {"meunier": 1, "noir": 2}
FOR_ALL = [
    name
    for card, name in enumerate(IDS["objective_card"])
    if not SHIPPED.objective_not_for_two >> card & 1
]
TOKEN = {"": EMPTY, "vintage": VINTAGE, "strength": STRENGTH}


class DomPierreScene(Scene[State]):
    """Reads a position in the words of the content file; `me` is the house whose turn it is."""

    @property
    def me(self) -> House:
        return self.state.houses[self.seat]

    seat = 0

    def press(self, name: str, seat: int | None = None) -> str:
        """What lies in a press: "noir 2, +1" or "bottle 9, barrel 6"."""
        house = self.state.houses[self.seat if seat is None else seat]
        at = IDS["press"].index(name)
        words = [
            f"{grape} {house.harvest(at, k) >> 2}"
            for k, grape in enumerate(("chardonnay", "meunier", "noir"))
            if house.harvest(at, k)
        ]
        words += [f"+{house.marker(at)}"] if house.marker(at) else []
        for tile in (house.tile(2 * at), house.tile(2 * at + 1)):
            if tile:
                words.append(f"{('barrel', 'bottle')[kind_of(tile)]} {value_of(tile)}")
        return ", ".join(words)

    def at(self, seat: int | None = None) -> str:
        """Where the seat's workers stand on routes and grapes."""
        who = self.seat if seat is None else seat
        house = self.state.houses[who]
        posts = int(house.roads) | int(house.pickers) << 24
        return " ".join(name for k, name in enumerate(PLACES[3:]) if posts >> k & 1)

    def goods(self) -> list[str]:
        """The accessories of the house whose turn it is."""
        return [name for k, name in enumerate(EXTRA.words[:8]) for _ in range(self.me.goods[k])]

    def display(self) -> list[str]:
        return [IDS["objective_card"][card] for card in self.state.shelf.display if card >= 0]

    def cards(self) -> list[str]:
        """Market cards of the house whose turn it is."""
        return [name for k, name in enumerate(IDS["market_card"]) if self.me.cards >> k & 1]


def given(
    *,
    seats: int = 3,
    seat: int = 0,
    rows: str = "1 1 1 1 1 1",
    money: int = 9,
    level: int = 0,
    tokens: dict[str, str] | None = None,
    green: str = "",
    blue: bool = False,
    presses: dict[str, str] | None = None,
    goods: str = "",
    tiles: str = "",
    cards: str = "",
    objectives: str = "",
    workers: str = "",
    others: str = "",
    grapes: str = "",
    bonuses: dict[str, str] | None = None,
    display: str | None = None,
    tops: str = "n01 e01 s01 w01",
    quotas: str = "0 0 0 0",
    village: str = "chardonnay 3, noir 2 / crate, sugar",
    glass: str = "pt_crown pt_vp_2 pt_vp_3",
    down: int | None = None,
    round: int = 3,
    discs_off: int = 0,
    last_round: int = 0,
    chance: list[int] | None = None,
    content: Path | None = None,
    **options: Value,
) -> DomPierreScene:
    """The turn of `seat` begins; everything said about a house is about that seat's."""
    game = BOX.game(options, content)
    state: State = game.blank(seats)
    fate = Seeded(1)
    setup.stock(state)
    setup.vineyard(state, fate)
    setup.markets(state, fate)
    setup.shelf(state, fate)
    for house in state.houses:
        setup_house(state, house)
    lay_village(state, village)
    house = state.houses[seat]
    for k, row in enumerate(rows.split()):
        house.rows[k] = int(row)
    house.money, house.level, house.blue = money, level, int(blue)
    house.green = IDS["action"].index(green) if green else NONE
    for action, token in (tokens or {}).items():
        house.spaces[IDS["action"].index(action)] = TOKEN[token]
    for name, things in (presses or {}).items():
        fill_press(state, house, IDS["press"].index(name), things)
    for name in filter(None, goods.split(", ")):
        take_good(state, house, name)
    lay_glass(state, house, glass, tiles, down)
    for name in cards.split():
        take_card(state, house, IDS["market_card"].index(name))
    for name in objectives.split():
        card = IDS["objective_card"].index(name)
        house.objectives |= 1 << card
        pull(state, card)
    set_grapes(state, grapes)
    set_workers(state, seat, workers, others)
    for cell, bonus in (bonuses or {}).items():
        move_bonus(state, cell, IDS["bonus"].index(bonus))
    set_display(state, FOR_ALL[:5] if display is None else display.split())
    for route, name in enumerate(tops.split()):
        set_top(state, route, name)
    for route, quota in enumerate(quotas.split()):
        state.market.quotas[route] = int(quota)
    state.round, state.active, state.last_round = round, seat, last_round
    take_discs(state, seat, discs_off)
    state.then(NEXT_TURN, 1)
    state.ask(AFTER, seat)
    state.then(OPEN_MENU)
    state.first = seat
    assert audit(state) == "", audit(state)
    scene = DomPierreScene(game, state, chance or [])
    scene.seat = seat
    if chance is None:  # where nobody says what is drawn, it does not matter
        scene.match.recorder.source = Seeded(7)
    return scene


def setup_house(state: State, house: House) -> None:
    start = state.content.start_row[state.options.side]
    for k in range(6):
        house.rows[k] = start
    house.supply = 9


def take_discs(state: State, seat: int, off: int) -> None:
    """Discs that left lie on the end track; those not of this seat were the others'."""
    gone = list(state.houses[seat].rows).count(GONE)
    others = [house for house in state.houses if house is not state.houses[seat]]
    for k in range(off - gone):
        others[k % len(others)].rows[(5, 2, 1, 0, 3, 4)[k // len(others)]] = GONE
    state.discs_off = min(max(gone, off), int(state.content.trigger[state.seats - 2]))


def lay_village(state: State, words: str) -> None:
    """The tops of both pairs of piles; "-" is an empty pile; a number after = is its height."""
    for at, pair in enumerate(words.split(" / ")):
        for pile, top in enumerate(pair.split(", ")):
            place = int(BLUE) * at + pile
            state.village.piles[place] = NONE
            if top == "-":
                continue
            name, _, height = top.partition("=")
            if at == 0:
                grape, value = name.split()
                kind = 3 * GRAPE[grape] + int(value) - 1
                state.stock.harvest[kind] -= 1
            else:
                kind = IDS["accessory"].index(name)
                state.stock.goods[2 * kind + 1] -= 1
            state.village.piles[place] = kind
            state.village.piles[place + HEIGHT] = int(height or 3)
    fill_harvest(state)
    fill_blue(state)


def hidden(state: State, first: int) -> int:
    """How many tiles lie below the tops of two piles."""
    heights = state.village.piles[first + int(HEIGHT) : first + int(HEIGHT) + 2]
    return sum(max(0, int(height) - 1) for height in heights)


def fill_harvest(state: State) -> None:
    """Below the tops: others of the six tiles that are laid out together."""
    tops = list(state.village.piles[:2])
    for kind in (1, 2, 4, 5, 7, 8):
        if kind not in tops and state.village.harvest.count < hidden(state, 0):
            state.stock.harvest[kind] -= 1
            state.village.harvest.put(kind)


def fill_blue(state: State) -> None:
    """Below the tops: one of each kind in turn."""
    for k in range(hidden(state, int(BLUE))):
        state.stock.goods[2 * (k % 4) + 1] -= 1
        state.village.blue.put(k % 4)


def lay_glass(state: State, house: House, up: str, kept: str, down: int | None) -> None:
    """Tiles face up, kept and face down (all the others unless said); what is left was used."""
    glass, names = state.glass, IDS["prestige_tile"]
    for tile in range(12):
        for _ in range(SHIPPED.tile_copies[tile]):
            glass.unseen.put(tile)
    for name in up.split():
        glass.up[glass.unseen.take(names.index(name))] += 1
    for name in kept.split():
        house.keep(glass.unseen.take(names.index(name)))
    left = 4 * int(state.seats) - len(up.split()) - len(kept.split())
    glass.down = left if down is None else down
    glass.used = left - glass.down
    spent = [tile for tile in (*range(1, 9), 10, 11, 9, 0) for _ in range(glass.unseen.left[tile])]
    for tile in spent[: glass.used]:
        glass.unseen.take(tile)


def fill_press(state: State, house: House, press: int, things: str) -> None:
    """ "noir 2, +1" or "bottle 9, barrel 6"; "noir 3:1" is worth 3 with a printed 1."""
    slot = 2 * press
    for thing in filter(None, things.split(", ")):
        name, _, number = thing.partition(" ")
        if name.startswith("+"):
            house.presses[press * PRESS + MARKER] += int(name)
        elif name in ("barrel", "bottle"):
            house.put_tile(slot, champagne(("barrel", "bottle").index(name), int(number)))
            slot += 1
        elif name == "-":
            slot += 1
        else:
            value, _, face = number.partition(":")
            printed = int(face or value)
            house.presses[press * PRESS + GRAPE[name]] = harvest_tile(int(value), printed)
            state.stock.harvest[3 * GRAPE[name] + printed - 1] -= 1


def take_good(state: State, house: House, name: str) -> None:
    """A grey one from the supply, a blue one from below the village piles or the discards."""
    good = EXTRA.words.index(name)
    house.goods[good] += 1
    if good % 2 == 1 and state.stock.goods[good] == 0:
        state.village.blue.take(good // 2)
        state.village.piles[BLUE + HEIGHT] -= 1
    else:
        state.stock.goods[good] -= 1


def take_card(state: State, house: House, card: int) -> None:
    house.cards |= 1 << card
    deck = state.market.unseen[card // 15]
    if state.market.tops[card // 15] == card % 15:
        state.market.tops[card // 15] = deck.take(deck.nth(0))
    else:
        deck.take(card % 15)


def pull(state: State, card: int) -> None:
    """An objective card out of the deck or the display."""
    for place in range(8):
        if state.shelf.display[place] == card:
            state.shelf.display[place] = NONE
            return
    state.shelf.deck.take(card)


def set_grapes(state: State, words: str) -> None:
    """ "e3=noir c4=chardonnay"; the start grapes are there anyway, c4 is a Noir unless said."""
    for word in ("c4=noir", *words.split()):
        name, _, grape = word.partition("=")
        replant(state, CELL[name], GRAPE[grape])


def replant(state: State, cell: int, grape: int) -> None:
    """A grape of the bag on this cell; what grew there goes into the bag."""
    yard = state.vineyard
    old = yard.grape_on(cell)
    if old >= 0:
        yard.bag.put(old)
        yard.grapes[old] &= ~bit(cell)
    yard.grapes[yard.bag.take(grape)] |= bit(cell)


def set_workers(state: State, seat: int, words: str, others: str) -> None:
    """ "maison=2 presses=1 no1 d3" for the seat, "1:we1 2:we3" for others."""
    house = state.houses[seat]
    for word in words.split():
        name, _, number = word.partition("=")
        many = int(number or 1)
        if name == "maison":
            house.maison = many
        elif name == "presses":
            house.crew = many
        else:
            put(state, seat, PLACES.index(name))
        house.supply -= many
    for word in others.split():
        who, _, name = word.partition(":")
        put(state, int(who), PLACES.index(name))
        state.houses[int(who)].supply -= 1


def move_bonus(state: State, cell: str, bonus: int) -> None:
    """Two bonus cells change what lies on them."""
    place = SHIPPED.bonus_cell[CELL[cell] + (52 if state.seats == 4 else 0)]
    bonuses = state.vineyard.bonuses
    other = list(bonuses).index(bonus)
    bonuses[place], bonuses[other] = bonuses[other], bonuses[place]


def set_display(state: State, cards: list[str]) -> None:
    shelf = state.shelf
    for place in range(8):
        if shelf.display[place] >= 0:
            shelf.deck.put(shelf.display[place])
            shelf.display[place] = NONE
    for place, name in enumerate(cards):
        shelf.display[place] = shelf.deck.take(IDS["objective_card"].index(name))


def set_top(state: State, route: int, name: str) -> None:
    """The card on top of a deck, "-" for no cards at all."""
    market = state.market
    if market.tops[route] >= 0:
        market.unseen[route].put(market.tops[route])
    card = IDS["market_card"].index(name) % 15
    market.tops[route] = market.unseen[route].take(card)


def keep_cards(state: State, route: int, count: int) -> None:
    """Give all but so many cards of a deck, the top included, to the last seat."""
    deck = state.market.unseen[route]
    while deck.count > count - 1:
        state.houses[-1].cards |= 1 << (15 * route + deck.take(deck.nth(0)))
