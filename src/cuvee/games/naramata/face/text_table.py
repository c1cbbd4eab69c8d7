"""The whole table of Naramata as plain text, for terminals and screen readers."""

from cuvee.games.naramata.content import SLOTS
from cuvee.games.naramata.face.names import Teller
from cuvee.games.naramata.model.cards import CASE, LUNCH, ROWS, TOURISTS, suit_of
from cuvee.games.naramata.model.guide import EMPTY, ON_TOURIST, SEATS_IN_CAR, WIDTH
from cuvee.games.naramata.model.pieces import NONE
from cuvee.games.naramata.model.places import SIGNATURES, SPOTS
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.model.upgrades import (
    KINDS,
)
from cuvee.games.naramata.options import COMPETITIVE, FLEET
from cuvee.games.naramata.rules import market, purse


def moment(view: State, lang: str) -> str:
    """When we are."""
    t = Teller(view, [], lang)
    return t.say("word-day", day=max(1, int(view.day)), days=view.options.days)


def board(view: State, seat: int, names: list[str], lang: str) -> str:
    t = Teller(view, names, lang)
    lines = [moment(view, lang)]
    if view.options.mode != COMPETITIVE:
        lines[0] += "   " + t.say("word-rating", rating=view.rating)
    lines += [car_line(t, car) for car in range(len(view.cars))]
    lines += ["", t.say("word-markers", count=sum(view.occupied)) + ": " + marked(t)]
    left = [
        f"{t.winery(int(t.content.places.winery_of[SPOTS + k]))} {view.bottles_at(k)}"
        for k in range(int(SIGNATURES))
    ]
    lines.append(f"{t.say('word-bottles')}: {', '.join(left)}")
    lines.append(f"{t.say('word-market')}: {market_line(t)}")
    lines += table_lines(t, seat)
    for k in range(view.seats):
        lines += ["", *tray_lines(t, k)]
    return "\n".join(lines)


def car_line(t: Teller, car: int) -> str:
    """Time, name, car, and where it is."""
    piece = t.view.cars[car]
    hour = t.hour(int(piece.clock)) if piece.clock >= 0 else "  -  "
    name = t.seat(car)
    if car < t.view.seats and piece.colour >= 0:
        name += f" ({t.car(int(piece.colour))})"
    return f"{hour}  {name}: {t.where(car)}"


def marked(t: Teller) -> str:
    spots = [t.place(spot) for spot in range(int(SPOTS)) if t.view.occupied[spot]]
    return "; ".join(spots) or t.say("word-none")


def market_line(t: Teller) -> str:
    row = []
    for slot in range(int(SLOTS)):
        if t.view.market.row[slot] != NONE:
            price = t.say("word-price", price=market.price(t.view, slot))
            row.append(f"{slot + 1} {t.kind(int(t.view.market.row[slot]))} ({price})")
    deck = t.say("word-deck", count=t.view.market.pile.count + t.view.market.count)
    return ", ".join([*row, deck])


def table_lines(t: Teller, seat: int) -> list[str]:
    """What lies open for a moment: hand, tourists on offer, drawn cards."""
    view = t.view
    lines = []
    hand = int(view.guides[seat].hand) if seat >= 0 else 0
    for key, tourists in (("hand", hand), ("display", int(view.display))):
        for tourist in range(int(TOURISTS)):
            if tourists >> tourist & 1:
                name = f"{t.content.wishes.ids[tourist]} {t.tourist(tourist)}"
                lines.append(f"{t.say(f'word-{key}')}: {name} ({t.wishes(tourist)})")
    for card, name in enumerate(t.content.cards.ids):
        if view.drawn >> card & 1:
            lines.append(f"{t.say('word-drawn')}: {name} {t.card(card)}")
    return lines


def tray_lines(t: Teller, seat: int) -> list[str]:
    """A guide's purse, upgrades and tourists with what lies on their rows."""
    view, guide = t.view, t.view.guides[seat]
    key = "word-pool" if view.options.mode == FLEET else "word-prestige"
    head = [f"{purse.prestige(view, seat)} {t.say(key)}", f"{guide.discs} {t.say('word-discs')}"]
    if view.options.mode == COMPETITIVE:
        head.insert(0, f"{guide.points()} {t.say('word-points')}")
    lines = [f"{t.names[seat]}: {', '.join(head)}"]
    if guide.owned:
        lines.append(f"  {t.say('word-upgrades')}: {', '.join(owned(t, seat))}")
    if guide.bottles:
        own = [
            t.winery(int(t.content.places.winery_of[SPOTS + k]))
            for k in range(int(SIGNATURES))
            if guide.bottles >> k & 1
        ]
        lines.append(f"  {t.say('word-bottles')}: {', '.join(own)}")
    for k in range(int(SEATS_IN_CAR)):
        if guide.tourist(k) != EMPTY:
            lines.append(f"  {k + 1} {t.tourist(int(guide.tourist(k)))}: {items(t, seat, k)}")
    return lines


def owned(t: Teller, seat: int) -> list[str]:
    guide = t.view.guides[seat]
    names = []
    for kind in range(int(KINDS)):
        if guide.owned >> kind & 1:
            state = "" if guide.has(kind) else f" ({t.say('word-inactive')})"
            if guide.discs_on(kind) > 0:
                state += f" ({t.say('word-discs_on', discs=t.discs(int(guide.discs_on(kind))))})"
            names.append(t.kind(kind) + state)
    return names


def items(t: Teller, seat: int, k: int) -> str:
    """wine 1 of 3 (Rosé), lunch 0 of 1 ..."""
    guide = t.view.guides[seat]
    tourist, base = int(guide.tourist(k)), k * int(WIDTH)
    parts = []
    for row in range(int(ROWS)):
        ladder = t.ladder(tourist, row)
        if ladder:
            worth = "" if row in (CASE, LUNCH) else f" [{'/'.join(map(str, ladder))}]"
            named = on_row(t, int(guide.tray[base + int(ON_TOURIST)]), row)
            cards = f" ({', '.join(named)})" if named else ""
            parts.append(f"{t.row(row)} {guide.tray[base + row]}/{len(ladder)}{worth}{cards}")
    return ", ".join(parts)


def on_row(t: Teller, cards: int, row: int) -> list[str]:
    """The cards on a row by name."""
    facts = t.content.cards
    found = [card for card in range(len(facts.ids)) if cards >> card & 1 and suit_of(card) == row]
    if row == CASE:
        return [t.case(card) for card in found]
    return [t.type(card) for card in found]
