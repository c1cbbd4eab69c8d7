"""The names of things in Naramata, from the catalogue unless an owner renamed them."""

from functools import cache
from pathlib import Path
from typing import Final

from cuvee.games.naramata.content import SHIPPED, Content
from cuvee.games.naramata.model.cards import CASE, ROWS, RUNGS, TASTED
from cuvee.games.naramata.model.pieces import NONE
from cuvee.games.naramata.model.roadmap import CAR_PARK, HOME, START
from cuvee.games.naramata.model.state import State
from cuvee.render.words import Catalogue

WORDS: Final = Catalogue(Path(__file__).with_name("lang"))

TYPES: Final = (
    "red_wine", "white_wine", "rose", "sparkling", "ice", "fruit",
    "brie", "cheddar", "gouda", "goat", "blue_cheese", "camembert",
)  # fmt: skip
ROW_WORDS: Final = ("wine", "cheese", "shopping", "view", "lunch_row", "favourite")


class Names:
    """Names of things in one language."""

    def __init__(self, content: Content, lang: str) -> None:
        self.content = content
        self.lang = lang

    def say(self, key: str, **places: object) -> str:
        return WORDS.say(self.lang, key, **places)

    def car(self, colour: int) -> str:
        return self.content.cars.ids[colour] if colour >= 0 else ""

    def tourist(self, tourist: int) -> str:
        return self.content.wishes.names[tourist]

    def winery(self, house: int) -> str:
        return self.content.road.winery_names[house]

    def action(self, action: int) -> str:
        """What one does at a place."""
        places = self.content.places
        mine, ours = places.action_names[action], SHIPPED.places.action_names[action]
        return self.say(f"action-{places.action_ids[action]}") if mine == ours else mine

    def place(self, place: int) -> str:
        places = self.content.places
        house, action = self.winery(places.winery_of[place]), places.action_of[place]
        if places.action_names[action] != SHIPPED.places.action_names[action]:
            return f"{house}, {places.action_names[action]}"
        return self.say(f"action-{places.action_ids[action]}.at", winery=house)

    def kind(self, kind: int) -> str:
        upgrades = self.content.upgrades
        mine, ours = upgrades.titles[kind], SHIPPED.upgrades.titles[kind]
        return self.say(f"kind-{upgrades.ids[kind]}") if mine == ours else mine

    def effect(self, kind: int) -> str:
        """What an upgrade does, as a sentence."""
        upgrades = self.content.upgrades
        if upgrades.texts[kind] != SHIPPED.upgrades.texts[kind]:
            return upgrades.texts[kind]
        n = int(upgrades.value[kind])
        key = f"kind-{upgrades.ids[kind]}.text"
        return self.say(key, n=n, minutes=n * 30, hour=self.hour(n))

    def body(self, colour: int) -> str:
        """What kind of car it is."""
        cars = self.content.cars
        mine, ours = cars.bodies[colour], SHIPPED.cars.bodies[colour]
        return self.say(f"car-{cars.ids[colour]}") if mine == ours else mine

    def ability(self, colour: int) -> str:
        """What a car can do."""
        cars = self.content.cars
        mine, ours = cars.texts[colour], SHIPPED.cars.texts[colour]
        return self.say(f"car-{cars.ids[colour]}.text") if mine == ours else mine

    def type(self, card: int) -> str:
        """The kind of a wine or a cheese."""
        facts = self.content.cards
        k = int(facts.type_of[card])
        mine = facts.type_names[k]
        return self.say(f"type-{TYPES[k]}") if mine == SHIPPED.cards.type_names[k] else mine

    def case(self, card: int) -> str:
        """The name of a shopping card."""
        mine = self.content.cards.case_names[card - int(TASTED)]
        key = f"case-{mine.lower().replace(chr(39), '').replace(' ', '_')}"
        return self.say(key) if WORDS.has(key) else mine

    def discs(self, count: int) -> str:
        return self.say("word-one_disc" if count == 1 else "word-some_discs", count=count)

    def hour(self, column: int) -> str:
        """11:00 and on in half hours, also where the track is not printed."""
        labels = self.content.calendar.labels
        if column < len(labels):
            return labels[max(0, column)]
        return f"{11 + column // 2}:{'30' if column % 2 else '00'}"

    def card(self, card: int) -> str:
        cards = self.content.cards
        value = int(cards.value[card])
        if card >= TASTED:
            return self.say("word-case", name=self.case(card), cost=value, points=value + 1)
        return self.say("word-tasting_card", type=self.type(card), value=value)

    def row(self, row: int) -> str:
        return self.say(f"word-{ROW_WORDS[row]}")

    def ladder(self, tourist: int, row: int) -> list[int]:
        """Points for one item, two, three ...; a case is worth what it is worth: 0."""
        wishes = self.content.wishes
        length = int(wishes.length[tourist * ROWS + row])
        base = (tourist * ROWS + row) * int(RUNGS)
        return [int(wishes.points[base + n]) for n in range(1, length + 1)]

    def wishes(self, tourist: int) -> str:
        """wine 3/6/9, lunch 3, shopping x2"""
        parts = []
        for row in range(int(ROWS)):
            ladder = self.ladder(tourist, row)
            if row == CASE and ladder:
                parts.append(f"{self.row(row)} ×{len(ladder)}")
            elif ladder:
                parts.append(f"{self.row(row)} {'/'.join(map(str, ladder))}")
        return ", ".join(parts)


@cache
def names_of(content: Content, lang: str) -> Names:
    """One for all views, so that drawings made with it may be kept."""
    return Names(content, lang)


class Teller(Names):
    """The same as one view has them, with the names of players."""

    def __init__(self, view: State, names: list[str], lang: str) -> None:
        super().__init__(view.content, lang)
        self.plain = names_of(view.content, lang)
        self.view = view
        self.names = names

    def where(self, car: int) -> str:
        """Where a car is."""
        piece = self.view.cars[car]
        if piece.place != NONE:
            return self.say("word-at_place", place=self.place(int(piece.place)))
        if piece.node == HOME:
            parked = car < self.view.seats and self.view.guides[car].arrival > 0
            return self.say("word-home" if parked else "word-off_road")
        if piece.node == CAR_PARK:
            return self.say("word-in_car_park")
        if piece.node >= START:
            site = self.content.road.site_names[piece.node - START]
            return self.say("word-at_start", site=site)
        return self.say("word-on_road", winery=self.winery(int(piece.node)))

    def seat(self, car: int) -> str:
        """A player's name, or a Phantom by its number."""
        if car < self.view.seats:
            return self.names[car]
        return self.say("word-phantom", **self.phantom(car))

    def phantom(self, car: int) -> dict[str, int]:
        """Which Phantom a car belongs to, and of how many."""
        seats = int(self.view.seats)
        return {"n": car - seats + 1, "of": len(self.view.cars) - seats}
