"""DP-9 Objectives: take cards from the display, keep one, gain the bonuses of the others."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves, Verb1
from cuvee.core.native import i64
from cuvee.core.sets import bit
from cuvee.games.dom_pierre.content import DISPLAY, OBJECTIVE, OBJECTIVES, WIDEST
from cuvee.games.dom_pierre.model.house import NONE
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.moves import DISCARD, KEEP_CARD, USE
from cuvee.games.dom_pierre.notes import DISCARDED, KEPT_CARD, SHOWED
from cuvee.games.dom_pierre.questions import CARD_KEEPING, DISCARDING, NEXT_DISCARD, REFILL
from cuvee.games.dom_pierre.rules import bonuses, estate, free


def show_card(state: State, fate: Fate) -> None:
    """DP-9.4: a card from the deck. DP-9.5: an empty deck is rebuilt from the discards."""
    shelf = state.shelf
    if shelf.deck.count == 0:
        for card in range(OBJECTIVES):
            if shelf.discarded >> card & 1:
                shelf.deck.put(card)
        shelf.discarded = 0
    if shelf.deck.count == 0:
        return
    place: i64 = 0
    while shelf.display[place] != NONE:
        place += 1
    shelf.display[place] = fate.draw(shelf.deck)
    fate.note(SHOWED, state.active, shelf.display[place])


def begin(state: State, strength: i64, fate: Fate) -> None:
    """DP-9.1, DP-R53: as many as the strength. DP-9.6: the vintage effect adds cards first."""
    if estate.has_effect(state, state.active, OBJECTIVE):
        state.effect_used = 1
        for k in range(strength):
            show_card(state, fate)
    state.ask(CARD_KEEPING, state.active, min(strength, state.shelf.shown()))


def keeps(state: State, seat: i64, out: Moves) -> None:
    """DP-9.2: any card of the display."""
    shown(state, seat, KEEP_CARD, out)


def keep(state: State, seat: i64, taken: i64, move: i64, fate: Fate) -> None:
    """DP-9.2: exactly one, face up before its owner."""
    if USE.has(move):
        state.ask(CARD_KEEPING, seat, taken)
        free.act(state, seat, move, fate)
        return
    card = removed(state, KEEP_CARD.a(move))
    state.houses[seat].objectives |= bit(card)
    fate.note(KEPT_CARD, seat, card)
    state.then(REFILL)
    next_discard(state, taken - 1)


def removed(state: State, card: i64) -> i64:
    """The card, once it has left the display."""
    place: i64 = 0
    while state.shelf.display[place] != card:
        place += 1
    state.shelf.display[place] = NONE
    return card


def next_discard(state: State, left: i64) -> None:
    """DP-9.3: every other card taken, one after the other."""
    if left > 0:
        state.ask(DISCARDING, state.active, left)


def discards(state: State, seat: i64, out: Moves) -> None:
    """DP-9.3: any card of the display."""
    shown(state, seat, DISCARD, out)


def shown(state: State, seat: i64, verb: Verb1, out: Moves) -> None:
    """Every card of the display; or something free first (DP-11.1)."""
    free.tile_offers(state, seat, out)
    for place in range(WIDEST):
        if state.shelf.display[place] != NONE:
            out.add(verb.of(state.shelf.display[place]))


def discard(state: State, seat: i64, left: i64, move: i64, fate: Fate) -> None:
    """DP-9.3, DP-R55: its bonus is gained, or lost, and the card discarded."""
    if USE.has(move):
        state.ask(DISCARDING, seat, left)
        free.act(state, seat, move, fate)
        return
    card = removed(state, DISCARD.a(move))
    state.shelf.discarded |= bit(card)
    fate.note(DISCARDED, seat, card)
    state.then(NEXT_DISCARD, left - 1)
    bonuses.gain(state, seat, state.content.card_bonus[card], fate)


def refill(state: State, fate: Fate) -> None:
    """DP-9.4, DP-9.6: five again; cards of the widened display close the gaps first."""
    display = state.shelf.display
    gap: i64 = 0
    for place in range(WIDEST):
        if display[place] != NONE:
            card = display[place]
            display[place] = NONE
            display[gap] = card
            gap += 1
    for k in range(gap, DISPLAY):
        show_card(state, fate)
