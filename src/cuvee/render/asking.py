"""How a question is asked: a small tree of choices, made by a face and shown by a page.

A page guesses nothing from words. It shows the tree: a choice that stands at a thing makes that
thing glow, the others are buttons; a choice that opens into others opens a bubble.
"""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

OPENS: Final = -1  # the move of a choice that is no answer but opens into others


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


class Asking(NamedTuple):
    """A question as a page asks it. The first moves of its leaves are exactly the legal ones."""

    words: str
    choices: tuple[Choice, ...]
    hint: str = ""  # a small line below the question
    icon: str = ""
    warning: str = ""  # what will be lost without another question


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
