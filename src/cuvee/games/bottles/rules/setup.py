"""BO-1 Set-up. Characters, start bottles, and markers thrown onto the map."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.bottles.content import CELLS, CHARACTERS, START_CARDS, START_COUNTRIES
from cuvee.games.bottles.model.state import DECK, NONE, State
from cuvee.games.bottles.moves import AIM, CHOOSE, PICK
from cuvee.games.bottles.notes import CHOSE, LANDED, PICKED, PICKED_CARD
from cuvee.games.bottles.options import EXACT_THROW
from cuvee.games.bottles.questions import AIMING, BOTTLE, CHARACTER, ROUND
from cuvee.games.bottles.rules import looks


def set_up(state: State, fate: Fate) -> None:
    """BO-1.2, BO-R7 the first player, BO-1.4 money; then the questions (the last comes first)."""
    if state.options.random_first:
        state.first = fate.below(state.seats)
    for seat in range(state.seats):
        state.money[seat] = state.content.start_money
    state.then(ROUND)
    for k in range(state.seats - 1, i64(-1), -1):
        state.ask_sealed(AIMING, (state.first + k) % state.seats)
    for k in range(state.seats - 1, i64(-1), -1):
        state.ask(BOTTLE, (state.first + k) % state.seats)
    for k in range(state.seats - 1, i64(-1), -1):
        state.ask(CHARACTER, (state.first + k) % state.seats)


def characters(state: State, out: Moves) -> None:
    """BO-1.3: any character nobody has."""
    for character in range(CHARACTERS):
        free = True
        for seat in range(state.seats):
            if state.character[seat] == character:
                free = False
        if free:
            out.add(CHOOSE.of(character))


def choose(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """BO-1.3: a character is a marker and a name, nothing more."""
    state.character[seat] = CHOOSE.a(move)
    fate.note(CHOSE, seat, CHOOSE.a(move))


def bottles(state: State, out: Moves) -> None:
    """BO-1.5, BO-R2: a bottle of a start country, not above the start value."""
    for card in range(START_CARDS):
        if state.place[card] == DECK and state.content.value[card] <= state.options.start_value_max:
            out.add(PICK.of(card))


def pick(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """BO-1.5, BO-1.6, BO-R3: into the hidden cellar. BO-R67: the next one sees the gap."""
    card = PICK.a(move)
    state.move_card(card, seat)
    fate.note(PICKED, seat, state.content.country[card])
    fate.whisper(seat, PICKED_CARD, seat, card)
    if state.is_asking(BOTTLE):
        for country in range(START_COUNTRIES):
            looks.into_deck(state, (seat + 1) % state.seats, country, fate)


def aims(out: Moves) -> None:
    """BO-1.10, BO-R9: any cell, in secret."""
    out.add_all(AIM, 0, CELLS - 1)


def throw(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """BO-1.11 scatter, BO-1.12 a miss is thrown again, after too many it lands where aimed;
    BO-1.14, BO-R29 nobody is shoved.
    """
    content = state.content
    aim = AIM.a(move)
    x = content.x[aim]
    y = content.y[aim]
    misses: i64 = 0
    if state.options.throw != EXACT_THROW:
        while True:
            x = content.x[aim] + content.step_x[state.options.throw] * scatter(fate)
            y = content.y[aim] + content.step_y[state.options.throw] * scatter(fate)
            if 0 <= x <= content.width and 0 <= y <= content.height:
                break
            misses += 1
            if misses == content.most_misses:
                x = content.x[aim]
                y = content.y[aim]
                break
    state.cell[seat] = nearest_free(state, x, y)
    fate.note(LANDED, seat, state.cell[seat], aim, misses)


def scatter(fate: Fate) -> i64:
    """BO-1.11: two dice, less seven."""
    first = fate.die()
    return first + fate.die() - 7


def nearest_free(state: State, x: i64, y: i64) -> i64:
    """BO-1.13, BO-R10: the nearest cell without another marker; of equals the first."""
    best = NONE
    least: i64 = 0
    for cell in range(CELLS):
        dx = state.content.x[cell] - x
        dy = state.content.y[cell] - y
        far = dx * dx + dy * dy
        if (best == NONE or far < least) and state.marker_on(cell, NONE) == NONE:
            best = cell
            least = far
    return best
