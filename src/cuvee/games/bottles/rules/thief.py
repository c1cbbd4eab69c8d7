"""BO-8 Thief. Hired instead of a move, sent up to three links, lucky every other time."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.bottles.model.state import NONE, State
from cuvee.games.bottles.moves import GUESS, HIDE, ROB, SEND, SEND_DONE, STEAL
from cuvee.games.bottles.notes import GUESSED, HIRED, ROBBING, STOLE, STOLE_CARD, THIEF_WENT
from cuvee.games.bottles.questions import ARRIVE, FIST, FIST_GUESS, LOOT, THIEF
from cuvee.games.bottles.rules import looks


def hire(state: State, seat: i64, fate: Fate) -> None:
    """BO-8.1, BO-R43: paid to the bank at once."""
    state.money[seat] -= state.content.hire_cost
    fate.note(HIRED, seat)
    state.path[0] = state.thief
    state.path_length = 1
    state.ask(THIEF, seat, 0)


def victim_of(state: State, seat: i64) -> i64:
    """BO-8.3, BO-R41: another player on the thief's cell who has a bottle, or -1."""
    victim = state.marker_on(state.thief, seat)
    if victim != NONE and state.bottles[victim] > 0:
        return victim
    return NONE


def errands(state: State, seat: i64, made: i64, out: Moves) -> None:
    """BO-8.2, BO-R39 up to three links, BO-8.9 any cell, none twice; BO-8.3, BO-R40 rob, or not."""
    content = state.content
    out.add(SEND_DONE)
    if victim_of(state, seat) != NONE:
        out.add(ROB)
    if made < content.thief_steps:
        for k in range(content.link_ends[state.thief], content.link_ends[state.thief + 1]):
            if not state.has_passed(content.links[k]):
                out.add(SEND.of(content.links[k]))


def send(state: State, seat: i64, made: i64, move: i64, fate: Fate) -> None:
    """BO-8.7: the thief stays where it is sent; BO-8.8 the cell step follows."""
    if SEND.has(move):
        state.thief = SEND.a(move)
        state.path[state.path_length] = state.thief
        state.path_length += 1
        fate.note(THIEF_WENT, seat, state.thief)
        state.ask(THIEF, seat, made + 1)
        return
    state.then(ARRIVE, 0)
    if move == ROB:
        victim = victim_of(state, seat)
        fate.note(ROBBING, seat, victim)
        state.ask_sealed(FIST, victim)
        state.ask_sealed(FIST_GUESS, seat, victim)


def fists(out: Moves) -> None:
    """BO-8.4: the die is in one hand or the other."""
    out.add_range(HIDE.first, HIDE.stop - 1)


def guesses(out: Moves) -> None:
    """BO-8.4: one hand or the other."""
    out.add_range(GUESS.first, GUESS.stop - 1)


def guess(state: State, move: i64) -> None:
    """BO-8.4: the employer's guess; the fist is opened next."""
    state.guess = GUESS.a(move)


def open_fist(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """BO-8.5 a right guess opens the cellar; BO-8.6, BO-R42 a wrong one nothing."""
    fate.note(GUESSED, state.turn, seat, HIDE.a(move), state.guess)
    if HIDE.a(move) == state.guess:
        looks.into_cellar(state, state.turn, seat, fate)
        state.ask(LOOT, state.turn, seat)
    state.guess = 0


def loot(state: State, victim: i64, out: Moves) -> None:
    """BO-8.5: any bottle of the victim."""
    out.add_equal(STEAL, state.place, victim, 0)


def steal(state: State, seat: i64, victim: i64, move: i64, fate: Fate) -> None:
    """BO-8.5: it changes cellars."""
    card = STEAL.a(move)
    state.move_card(card, seat)
    fate.note(STOLE, seat, victim)
    fate.whisper(seat, STOLE_CARD, seat, victim, card)
    fate.whisper(victim, STOLE_CARD, seat, victim, card)
