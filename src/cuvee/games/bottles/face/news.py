"""What happened in Bottles, as sentences."""

from typing import Final

from cuvee.core.fate import Note
from cuvee.games.bottles import notes
from cuvee.games.bottles import questions as q
from cuvee.games.bottles.content import CARDS, Content
from cuvee.games.bottles.face.text import Teller
from cuvee.games.bottles.model.state import State

NOTE_NAMES: Final = {
    int(value): name.lower() for name, value in vars(notes).items() if name.isupper()
}
WITH_CARD_A: Final = (
    notes.PICKED_CARD,
    notes.TOASTED,
    notes.BROKE_BOTTLE,
    notes.BOUGHT_CARD,
    notes.SOLD,
    notes.MARKET_BOUGHT,
    notes.PUT_UP,
    notes.OPENED_AT,
    notes.AUCTION_WON,
    notes.UNSOLD,
)
WITH_CARD_B: Final = (notes.STOLE_CARD, notes.HANDED_CARD)


def note_key(t: Teller, note: Note) -> str:
    """The message of a note; some have several, by what happened."""
    kind, a = note.kind, note.a
    if kind == notes.LANDED and note.c:
        return "landed_missed"
    if kind == notes.GUESSED:
        return "guessed_right" if note.b == note.c else "guessed_wrong"
    if kind == notes.NEEDS_HELP:
        return "needs_help_money" if a else "needs_help_toast"
    if kind == notes.WON:
        return f"won_{q.ENDINGS[a]}"
    if kind == notes.AGREED and a == note.seat:
        return "agreed_counter"
    return NOTE_NAMES[kind]


def is_silent(t: Teller, note: Note, reader: int) -> bool:
    """What is said better by another line: an offer before it is made, or after it is dropped, an
    auction before its price; and what one is told again, with the name of the bottle."""
    kind = note.kind
    if kind in (notes.NEGOTIATING, notes.CANCELLED, notes.PUT_UP):
        return True
    if kind == notes.OFFERED_CARDS:
        return not cards_of(t.content, note)
    if kind in (notes.BOUGHT, notes.PICKED):
        return note.seat == reader
    return kind in (notes.STOLE, notes.HANDED) and reader >= 0 and reader in (note.seat, note.a)


def note(view: State, note: Note, names: list[str], lang: str, reader: int) -> str:
    """What happened, in the words for its reader; empty where it is not worth a line."""
    t = Teller(view, names, lang)
    if is_silent(t, note, reader):
        return ""
    a, b, c = note.a, note.b, note.c
    kind = note.kind
    card = a if kind in WITH_CARD_A else b if kind in WITH_CARD_B else -1
    other = a % 8 if kind == notes.OFFERED else a
    met = WITH_OTHER if reader >= 0 else ()
    return t.say(
        f"note-{note_key(t, note)}",
        me="who"
        if reader == note.seat >= 0
        else "other"
        if kind in met and other == reader
        else "",
        who=names[note.seat] if note.seat >= 0 else "",
        other=names[other] if other < len(names) else "",
        card=t.bottle(card) if card >= 0 else "",
        character=t.label("characters", a) if kind == notes.CHOSE else "",
        country=t.country(a) if kind in WITH_COUNTRY else "",
        cell=t.cell(b if kind == notes.PUSHED else a) if kind in WITH_CELL else "",
        aim=t.cell(b) if kind == notes.LANDED else "",
        misses=c,
        face=t.face(a if kind == notes.ROLLED else b) if kind in (notes.ROLLED, notes.FLED) else "",
        round=a,
        die=a,
        trend=t.trend(a) if kind == notes.MARKET_ROLLED else "",
        price=price_told(t, note),
        amount=b,
        hidden=t.fist(b),
        offer=told_offer(t, a >> 3, b, c) if kind == notes.OFFERED else "",
        cards=short_list(t, cards_of(t.content, note)) if kind in WITH_CARDS else "",
        step=b,
        debt=b,
    )


def price_told(t: Teller, note: Note) -> int:
    """The price in a line of news."""
    if note.kind == notes.BOUGHT_CARD:
        return int(t.content.value[note.a])
    return int(note.a if note.kind == notes.BID_MADE else note.b)


WITH_OTHER: Final = (
    notes.PUSHED,
    notes.DEBT_COLLECTED,
    notes.ROBBING,
    notes.GUESSED,
    notes.STOLE,
    notes.STOLE_CARD,
    notes.HANDED_CARD,
    notes.OFFERED,
    notes.REFUSED,
    notes.WANTS_MORE,
    notes.AGREED,
    notes.HANDED,
    notes.REPAID,
    notes.LENT,
)
WITH_COUNTRY: Final = (notes.PICKED, notes.BOUGHT, notes.SAW_DECK)
WITH_CARDS: Final = (notes.OFFERED_CARDS, notes.SAW_DECK, notes.SAW_CELLAR)
WITH_CELL: Final = (notes.LANDED, notes.MOVED, notes.PUSHED, notes.FLED, notes.THIEF_WENT)


def short_list(t: Teller, cards: list[int]) -> str:
    """Bottles by name, with their glasses."""
    return ", ".join(
        t.say(
            "word-short_bottle",
            name=t.content.labels["bottles.name"][card],
            value=int(t.content.value[card]),
        )
        for card in cards
    )


def unpack(packed: int) -> list[int]:
    """The items of an offer, or cards, in one number: see rules.draft and rules.looks."""
    return [(packed >> (7 * k) & 127) - 1 for k in range(7) if packed >> (7 * k) & 127]


def told_offer(t: Teller, gives: int, asked: int, terms: int) -> str:
    """An offer as everybody hears of it: named cards stay between the two."""
    items = [t.item(-1 if item == 126 else item) for item in unpack(asked)]
    return t.terms([], gives, items, terms)


def cards_of(content: Content, note: Note) -> list[int]:
    """The cards a seat is told of: those named in an offer, or seen in a deck or a cellar."""
    if note.kind == notes.SAW_DECK:
        first, stop = content.first_card[note.a], content.first_card[note.a + 1]
        return [int(card) for card in range(first, stop) if note.b >> (card - first) & 1]
    return unpack(note.b) + [item for item in unpack(note.c) if item < CARDS]
