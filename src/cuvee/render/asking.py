"""How a question is asked: a small tree of choices, made by a face and shown by a page.

A page guesses nothing from words. It shows the tree: a choice that stands at a thing makes that
thing glow, the others are buttons; a choice that opens into others opens a bubble.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple, TypeVar

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.state import BaseState, seat_of

S = TypeVar("S", bound=BaseState)

OPENS: Final = -1  # the move of a choice that is no answer but opens into others
MOST_SETS: Final = 512  # more sets than these are not listed
MOST_BUTTONS: Final = 6  # in the ribbon


class Choice(NamedTuple):
    """A button, or a thing that glows: an answer, or several of them behind one thing.

    At the top of a tree at most one choice stands at a thing; where a thing has several answers, it
    is a choice that opens into them.
    """

    words: str  # what the button says, or the name of the thing in the head of its bubble
    move: int = OPENS
    at: str = ""  # the word (`data-w`) of the thing it stands at; without one it is in the ribbon
    icon: str = ""  # the name of an icon of the game or of the frame
    price: str = ""  # what it costs or brings, as short as "2" or "+4"
    note: str = ""  # a small line: what it would do, and what one may overlook
    plan: tuple[int, ...] = ()  # the answers to what is asked next, which the page gives itself
    sure: bool = False  # cannot be taken back, and needs no second question: a roll of the die
    then: "tuple[Choice, ...]" = ()
    pick: int = OPENS  # in a question with sets: a pick the rules take only after another one
    shows: tuple[str, ...] = ()  # words (`data-w`) of things lit while one looks at this choice
    brief: bool = False  # in a bubble its price says enough: one of a row of small buttons
    weighed: bool = False  # at a thing: a click shows it in a bubble first, with its note


class Tray(NamedTuple):
    """A side of a deal, or another place where picks lie before they are sent."""

    words: str
    has: tuple[str, ...] = ()  # what lies in it already
    picks: tuple[int, ...] = ()  # picks that go there


class Pool(NamedTuple):
    """Picks of one kind, in the order the rules ask for them."""

    picks: tuple[int, ...]
    most: int  # so many of them at once
    again: tuple[int, ...] = ()  # those that may be picked more than once
    needs: tuple[int, ...] = ()  # only together with one of these


class Asking(NamedTuple):
    """A question as a page asks it. The first moves of its leaves are exactly the legal ones."""

    words: str
    choices: tuple[Choice, ...]
    hint: str = ""  # a small line below the question
    icon: str = ""
    warning: str = ""  # what will be lost without another question
    # Where several things are picked, one answer after another: every way to do it, in the order
    # the rules ask. A page lets people pick in any order and sends the set that fits.
    sets: tuple[tuple[int, ...], ...] = ()
    # Where there are too many sets to list: the picks of each kind. They are sent in the order of
    # the pools, and then the answer `ends`; `trays` show them until then.
    pools: tuple[Pool, ...] = ()
    trays: tuple[Tray, ...] = ()
    ends: int = OPENS


class Counter(NamedTuple):
    """A number in the strip of a player: an icon, the number, and what it counts."""

    icon: str
    value: str
    title: str


def leaves(choices: Iterable[Choice]) -> Iterator[Choice]:
    """The answers of a tree, in its order.

    >>> tree = [Choice("Roll", 3), Choice("Paris", then=(Choice("Go", 4),))]
    >>> [leaf.words for leaf in leaves(tree)]
    ['Roll', 'Go']
    """
    for choice in choices:
        if choice.move != OPENS:
            yield choice
        yield from leaves(choice.then)


def under(
    words: str, then: Iterable[Choice], at: str = "", icon: str = "", note: str = ""
) -> Choice:
    """A choice that opens into others; of a single one nothing is left to open.

    >>> under("Deal", [Choice("Make Anna an offer", 3)], icon="deal")
    Choice(words='Make Anna an offer', move=3, at='', icon='deal', price='', note='', plan=(), \
sure=False, then=(), pick=-1, shows=(), brief=False, \
weighed=False)
    """
    some = tuple(then)
    if len(some) == 1:
        only = some[0]
        return only._replace(at=at or only.at, icon=only.icon or icon, note=only.note or note)
    return Choice(words, at=at, icon=icon, note=note, then=some)


def families(choices: Iterable[Choice], heads: dict[str, Choice]) -> list[Choice]:
    """Buttons with the same icon open from one head, where that icon has one.

    >>> some = [Choice("Add cork", 1, icon="cork"), Choice("Add foil", 2, icon="cork")]
    >>> [choice.words for choice in families(some, {"cork": Choice("Add something")})]
    ['Add something']
    """
    out: list[Choice] = []
    found: dict[str, list[Choice]] = {}
    for choice in choices:
        if choice.at or choice.icon not in heads:
            out.append(choice)
        else:
            found.setdefault(choice.icon, []).append(choice)
    for icon, some in found.items():
        out.append(under(heads[icon].words, some, icon=icon, note=heads[icon].note))
    return out


def grouped(choices: Iterable[Choice], heads: dict[str, Choice]) -> list[Choice]:
    """One choice for each thing: where several stand at one, they open from its head.

    >>> both = [Choice("Sell", 1, at="x"), Choice("Auction", 2, at="x"), Choice("Roll", 3)]
    >>> [choice.words for choice in grouped(both, {"x": Choice("Barolo")})]
    ['Barolo', 'Roll']
    """
    found: dict[str, list[Choice]] = {}
    for k, choice in enumerate(choices):
        found.setdefault(choice.at or f" {k}", []).append(choice)
    out = []
    for at, some in found.items():
        if len(some) == 1:
            out.append(some[0])
        else:
            inner = tuple(choice._replace(at="") for choice in some)
            out.append(heads[at]._replace(at=at, then=inner))
    return out


def sequences(
    legal: Callable[[S, int, Moves], None],
    play: Callable[[S, int, int, Fate], None],
    view: S,
    seat: int,
    room: int,
    belongs: Callable[[int], bool],
    only: Callable[[int], bool] | None = None,
) -> tuple[tuple[int, ...], ...]:
    """Every way to answer the question of a seat and those after it that belong to the same pick.

    The rules are tried on copies of the view, up to the first question of another kind, to
    somebody else, or up to chance. Beyond MOST_SETS nothing is listed. `room` is the number of
    moves the game has; answers that are no picks are left out by `only`.
    """
    found: list[tuple[int, ...]] = []
    buffer, silent = Moves(room), Fate()
    open_: list[tuple[S, tuple[int, ...]]] = [(view, ())]
    while open_:
        state, so_far = open_.pop()
        step = int(state.asks(seat))
        legal(state, step, buffer)
        for move in buffer.as_list():
            if only is not None and not only(move):
                continue
            twin = state.copy()
            twin.depth -= 1
            after = asked_next(twin, seat) if goes_on(play, twin, step, move, silent) else -1
            if after >= 0 and belongs(after):
                open_.append((twin, (*so_far, move)))
            else:
                found.append((*so_far, move))
            if len(found) + len(open_) > MOST_SETS:
                return ()
    return tuple(sorted(found))


def goes_on(
    play: Callable[[S, int, int, Fate], None], state: S, step: int, move: int, fate: Fate
) -> bool:
    """Play an answer; whether it went without chance."""
    try:
        play(state, step, move, fate)
    except NotImplementedError:
        return False
    return True


def asked_next(state: BaseState, seat: int) -> int:
    """The question that comes next, as a step; -1 if it is none to this seat."""
    if state.depth == 0:
        return -1
    step = state.agenda[state.depth - 1]
    return int(step) if seat_of(step) == seat else -1
