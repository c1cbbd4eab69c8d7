"""Which help card a thing has, and what it is worth to the one who asks."""

from functools import cache

from cuvee.core.state import Step
from cuvee.games.naramata.content import SHIPPED, Content
from cuvee.games.naramata.face.asking_facts import Asker, discards
from cuvee.games.naramata.face.facts import ROW_WORDS, if_parked
from cuvee.games.naramata.face.names import TYPES, Teller
from cuvee.games.naramata.face.prospects import Outlook, passing
from cuvee.games.naramata.face.svg_parts import signed
from cuvee.games.naramata.model.cards import CHEESE, TASTED, suit_of
from cuvee.games.naramata.model.pieces import NONE, OFF
from cuvee.games.naramata.model.roadmap import HOME
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.options import COMPETITIVE
from cuvee.games.naramata.rules import market, road

CASES = ("picnic_trio", "porch_four", "neighbours_five", "half_case", "one_for_each_day",
         "cellar_chest")  # fmt: skip


@cache
def case_words(content: Content) -> dict[str, str]:
    """By the name of a case, the word of its help card."""
    return {word.replace("_", " "): word for word in CASES}


def named(view: State, word: str) -> str:
    """The word of the help card of a thing that has none of its own."""
    content = view.content
    if word in content.places.ids:
        return content.places.action_ids[content.places.action_of[content.places.ids.index(word)]]
    if word in content.cards.ids:
        return card_word(content, content.cards.ids.index(word))
    if word.startswith("slot"):
        kind = int(view.market.row[int(word[4:]) - 1])
        return "upgrade_row" if kind == NONE else content.upgrades.ids[kind]
    if word.startswith("stop."):
        return "roadside_lunch"
    head, _, row = word.partition(".")
    if head.isdigit():
        return f"row_{row}" if row in ROW_WORDS else "tourist"
    if word[:1] == "h" and word[1:].isdigit():
        return hour_word(content, int(word[1:]))
    if word.rstrip("0123456789") in ("road", "way"):
        return "road"
    return {"compass": "reversed_route", "park": "final_car_park"}.get(word, word)


def card_word(content: Content, card: int) -> str:
    if card < TASTED:
        return TYPES[int(content.cards.type_of[card])]
    name = content.cards.case_names[card - int(TASTED)].lower().replace("'", "")
    return case_words(SHIPPED).get(name, "shopping_card")


def hour_word(content: Content, hour: int) -> str:
    closing = int(content.calendar.closing)
    return "lunch_prestige" if hour < closing else "closing" if hour == closing else "overtime"


def worth(view: State, seat: int, word: str, names: list[str], lang: str) -> str:
    """What a thing is worth to this seat, now."""
    if seat < 0 or view.depth == 0:
        return ""
    t = Teller(view, names, lang)
    content = view.content
    if word in content.places.ids:
        return worth_of_place(t, seat, content.places.ids.index(word))
    if word.startswith("slot"):
        return worth_of_slot(t, seat, int(word[4:]) - 1)
    if word in ("today", "park"):
        day = if_parked(view, seat)
        if view.options.mode == COMPETITIVE:
            return t.say("worth-today", total=signed(day.total), empty=day.empty, lost=day.lost)
        left = max(0, int(view.rating) - day.lost - day.late)
        return t.say("worth-rating", rows=day.empty, left=left)
    if word in content.cards.ids and word_is_drawn(view, content.cards.ids.index(word)):
        step = Step(view.top())
        card = content.cards.ids.index(word)
        if card < TASTED and step.seat == seat and suit_of(card) <= CHEESE:
            return t.say("worth-discards", n=discards(Asker(view, step, names, lang)))
    head, _, row = word.partition(".")
    if head.isdigit() and row in ROW_WORDS:
        rows = Outlook(t, seat).rows
        own = next((each for each in rows if each.word == word), None)
        if own is not None and not own.full and view.options.mode == COMPETITIVE:
            return t.say("worth-row", gain=own.next_points, saved=own.saves)
    return ""


def word_is_drawn(view: State, card: int) -> bool:
    return bool(view.drawn >> card & 1)


def worth_of_place(t: Teller, seat: int, place: int) -> str:
    """What the action of a place would bring, if it lies ahead."""
    piece, house = t.view.cars[seat], int(t.content.places.winery_of[place])
    if piece.clock == OFF or piece.node == HOME or not road.reach(t.view, seat) >> house & 1:
        return ""
    told = Outlook(t, seat).of(int(t.content.places.action_of[place])).words
    return " ".join(filter(None, (told, passing(t, seat, house))))


def worth_of_slot(t: Teller, seat: int, slot: int) -> str:
    kind = int(t.view.market.row[slot])
    if kind == NONE:
        return ""
    price = int(market.price(t.view, slot))
    if t.view.options.mode != COMPETITIVE:
        return t.say("worth-upgrade_rating", price=price)
    return t.say("worth-upgrade", price=price, points=t.content.upgrades.end_points[kind])
