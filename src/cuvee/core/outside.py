"""What comes from outside: entry points of installed packages, and errors that say whose they are.

A package brings a game by an entry point of the group `cuvee.games` and a bot by one of
`cuvee.bots`; docs/new-game.md shows both.
"""

import os
import traceback
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint
    from types import ModuleType

OURS: Final = (os.path.dirname(os.path.dirname(__file__)), os.path.join("src", "cuvee"))


class OutsideError(ValueError):
    """What a package or a file brings cannot be used; the message names it and says what to do."""


@final
class Installed:
    """One entry point of an installed package."""

    def __init__(self, point: "EntryPoint") -> None:
        self.point = point
        self.name = point.name
        self.package = point.dist.name if point.dist is not None else point.module

    def load(self) -> object:
        """What the entry point names."""
        try:
            found: object = self.point.load()
        except Exception as error:
            raise self.broken(where(error)) from error
        return found

    def module(self, name: str) -> "ModuleType":
        """A module of the package that the entry point names."""
        try:
            return import_module(f"{self.point.module}.{name}")
        except Exception as error:
            raise self.broken(where(error)) from error

    def folder(self) -> str:
        """Where the package that the entry point names lies; it is not imported for that."""
        try:
            spec = find_spec(self.point.module)
        except Exception as error:
            raise self.broken(where(error)) from error
        if spec is None or not spec.submodule_search_locations:
            raise self.broken(f"there is no package {self.point.module!r}")
        return str(next(iter(spec.submodule_search_locations)))

    def broken(self, why: str) -> OutsideError:
        kind = self.point.group.removeprefix("cuvee.").removesuffix("s")
        return OutsideError(
            f"the {kind} {self.name!r} of the package {self.package} does not load: {why};"
            f" repair the package or remove it: pip uninstall {self.package}"
        )


def installed(group: str) -> Iterator[Installed]:
    """All entry points of this group; looking for them takes some milliseconds."""
    from importlib.metadata import entry_points

    for point in entry_points(group=group):
        yield Installed(point)


def where(error: BaseException) -> str:
    """The innermost line of somebody's code that an error comes from, and what it says."""
    said = f"{type(error).__name__}: {error}"
    if isinstance(error, SyntaxError):
        return f"{error.filename}, line {error.lineno}: {type(error).__name__}: {error.msg}"
    lines = [
        line
        for line in traceback.extract_tb(error.__traceback__)
        if "importlib" not in line.filename and not line.filename.startswith(OURS)
    ]
    return f"{lines[-1].filename}, line {lines[-1].lineno}: {said}" if lines else said
