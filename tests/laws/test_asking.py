"""Asking is designed: the tree of choices of every question in random games of every game."""

import re
from collections import Counter
from typing import Any

import pytest

from cuvee import COMPILED
from cuvee.bots.base import ask as bot_move
from cuvee.bots.roster import named
from cuvee.core.fate import Seeded
from cuvee.core.game import Game
from cuvee.core.moves import Moves
from cuvee.core.state import Step
from cuvee.games import NAMES, box, face
from cuvee.laws import sample_options
from cuvee.render.asking import MOST_BUTTONS, OPENS, Asking, Choice, leaves
from cuvee.render.face import Face

TABLES = [(name, seats) for name in NAMES for seats in range(box(name).fewest, box(name).most + 1)]
SEEDS = range(3) if COMPILED else range(2)
OF_A_KIND = 5  # questions of one kind looked at in a game; later ones seldom
LONGEST = 6000  # answers of a game
PLAYERS = ["Anna", "Ben", "Carla", "David", "Eva", "Finn"]
AN_ID = re.compile(r"_|\b[a-z]{1,3}\d+\b")
WORD = re.compile(r'data-w="([^"]*)"')


def every(choices: tuple[Choice, ...]) -> list[Choice]:
    """All choices of a tree, those that only open too."""
    return [below for choice in choices for below in (choice, *every(choice.then))]


def options_of(game: Game[Any], state: Any, step: int) -> list[int]:
    out = Moves(len(game.moves))
    game.legal(state, step, out)
    return out.as_list()


def check_tree(asking: Asking, moves: list[int], names: list[str]) -> None:
    """The leaves are the legal answers; a thing stands once at the top; few buttons; no empty or
    internal words."""
    assert {leaf.move for leaf in leaves(asking.choices)} == set(moves)
    at = [choice.at for choice in asking.choices if choice.at]
    assert len(at) == len(set(at)), f"twice at one thing: {Counter(at).most_common(2)}"
    buttons = [choice.words for choice in asking.choices if not choice.at]
    assert len(buttons) <= MOST_BUTTONS, buttons
    for choice in every(asking.choices):
        below = sum(one.move != OPENS or one.pick != OPENS for one in every(choice.then))
        opens = choice.move == OPENS and choice.pick == OPENS
        assert below >= 2 if opens else below == 0, f"{choice.words} opens into {below}"
        assert choice.words.strip()
        check_words(choice.words, choice.note, choice.price)
    assert asking.words.strip()
    check_words(asking.words, asking.hint, asking.warning)


def check_words(*words: str) -> None:
    for text in words:
        assert not AN_ID.search(text), text
        assert "  " not in text and text == text.strip(), repr(text)


def check_places(face: Face[Any], asking: Asking, view: Any, seat: int, names: list[str]) -> None:
    """What a choice stands at is drawn: on the board, on the own mat, beside it, or a player."""
    drawn = face.draw(view, seat, names)
    shown = {f"s{k}" for k in range(view.seats)}
    for k, drawing in enumerate(drawn):
        if not 1 <= k <= view.seats or k == seat + 1:
            words = WORD.findall(str(drawing.svg()))
            shown |= {*words, *" ".join(words).split()}  # a thing may have several words
    for choice in every(asking.choices):
        assert not choice.at or choice.at in shown, f"{choice.words}: no {choice.at} is drawn"


def check_plans(game: Game[Any], asking: Asking, state: Any, seat: int) -> None:
    """What the page answers by itself is asked, of the same player, and legal."""
    for leaf in leaves(asking.choices):
        if leaf.plan:
            play(game, state, seat, (leaf.move, *leaf.plan), leaf.words)


def check_sets(game: Game[Any], asking: Asking, state: Any, seat: int) -> None:
    """Each set has one order, every thing in it can be picked now, and it can be played."""
    spelt = [tuple(sorted(some)) for some in asking.sets]
    assert len(spelt) == len(set(spelt)), "a set with two orders"
    here = {choice.move for choice in every(asking.choices)}
    here |= {choice.pick for choice in every(asking.choices)}
    for some in asking.sets:
        assert set(some) <= here, f"{some}: not all of it can be picked"
        play(game, state, seat, some, "a set")
    pooled = {move for pool in asking.pools for move in pool.picks} | {asking.ends}
    for choice in every(asking.choices):
        if choice.pick != OPENS:
            listed = any(choice.pick in some for some in asking.sets)
            assert listed or choice.pick in pooled, choice.words


def check_pools(game: Game[Any], asking: Asking, state: Any, seat: int, dice: Seeded) -> None:
    """Whatever is picked from the pools, in their order, can be played, and then sent."""
    if not asking.pools:
        return
    here = {choice.move for choice in every(asking.choices)}
    here |= {choice.pick for choice in every(asking.choices)}
    shown = {move for tray in asking.trays for move in tray.picks}
    for pool in asking.pools:
        assert set(pool.picks) <= here & shown, "a pick without a choice or a tray"
        assert set(pool.again) <= set(pool.picks)
    for _ in range(20):
        picked: list[int] = []
        for pool in asking.pools:
            if pool.needs and not set(pool.needs) & set(picked):
                continue
            found: list[int] = []
            for _ in range(dice.below(pool.most + 1)):
                move = pool.picks[dice.below(len(pool.picks))]
                if move not in found or move in pool.again:
                    found.append(move)
            picked += sorted(found, key=pool.picks.index)
        if picked:
            play(game, state, seat, (*picked, asking.ends), "picks of several kinds")


def play(game: Game[Any], state: Any, seat: int, moves: tuple[int, ...], what: str) -> None:
    twin = state.copy()
    for k, move in enumerate(moves):
        step = twin.asks(seat)
        assert step >= 0, f"{what}: answer {k} of {len(moves)} is not asked"
        assert move in options_of(game, twin, step), f"{what}: answer {k} is not legal"
        game.answer(twin, step, move, Seeded(5))


def check_question(game: Game[Any], face: Face[Any], state: Any, seat: int) -> Asking:
    names = PLAYERS[: state.seats]
    step, view = state.asks(seat), game.observe(state, seat)
    moves = options_of(game, view, step)
    words = view.words()
    asking = face.ask(view, Step(step), moves, names)
    assert view.words() == words, "asking changed the view"
    world = game.determinize(view, seat, Seeded(7))
    again = face.ask(game.observe(world, seat), Step(step), moves, names)
    assert again == asking, "asking needs hidden things"
    check_tree(asking, moves, names)
    check_places(face, asking, view, seat, names)
    check_plans(game, asking, state, seat)
    check_sets(game, asking, state, seat)
    check_pools(game, asking, state, seat, Seeded(11))
    return asking


def planned(asking: Asking, dice: Seeded) -> tuple[int, ...]:
    """The answers of one of the leaves whose plan is the longest: rare questions come up."""
    plans = [(leaf.move, *leaf.plan) for leaf in leaves(asking.choices)]
    length = max(len(plan) for plan in plans)
    longest = [plan for plan in plans if len(plan) == length]
    return longest[dice.below(len(longest))] if length > 1 and dice.below(2) else ()


def some_move(game: Game[Any], moves: list[int], dice: Seeded) -> int:
    """An answer by chance; half of the time each verb is as likely as the others."""
    if dice.below(2):
        verbs = sorted({game.moves.text(move).split()[0] for move in moves})
        verb = verbs[dice.below(len(verbs))]
        moves = [move for move in moves if game.moves.text(move).split()[0] == verb]
    return moves[dice.below(len(moves))]


def check_asking(name: str, seats: int, seed: int) -> None:
    """A game by chance, or with an odd seed mostly by a bot, which gets further into it."""
    game = box(name).game()
    if seed > 0 or not game.fewest <= seats <= game.most:
        game = sample_options(box(name), seats, Seeded(seed))
    dice = Seeded(seed + 31)
    state = game.start(seats, dice)
    seen: Counter[int] = Counter()
    plan: tuple[int, ...] = ()
    for _ in range(LONGEST):
        steps = state.open_steps()
        if not steps:
            return
        step = Step(steps[0])
        seen[step.ask] += 1
        if seen[step.ask] <= OF_A_KIND or seen[step.ask] % 40 == 0:
            try:
                asking = check_question(game, face(name), state, step.seat)
            except AssertionError as error:
                error.add_note(f"{name}, {seats} players, seed {seed}: {game.asks[step.ask]}")
                raise
            plan = plan or planned(asking, dice)
        if not plan and seed % 2 and dice.below(4):
            move = bot_move(named("greedy"), game, state, steps[0], dice)
        else:
            move = plan[0] if plan else some_move(game, options_of(game, state, steps[0]), dice)
        game.answer(state, steps[0], move, dice)
        plan = plan[1:]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_asking_is_designed(name: str, seats: int, seed: int) -> None:
    check_asking(name, seats, seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 130))
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_asking_is_designed_for_long(name: str, seats: int, seed: int) -> None:
    check_asking(name, seats, seed)
