"""Code files: bots of one's own in a file, named on the command line by --code."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

from cuvee.bots import roster
from cuvee.bots.base import Bot
from cuvee.core.outside import OutsideError, where

LOADED: Final[list[str]] = []  # the files so far, for worker processes to load too


def load_code(path: str | Path) -> None:
    """Run a file that defines bots.

    What it registers is known by that name; if it registers nothing, each class of bots that it
    defines is known by the name of the class. Modules beside the file can be imported from it.
    """
    file = Path(path).resolve()
    if str(file) in LOADED:
        return
    name = f"cuvee_code_{file.stem}"
    spec = spec_from_file_location(name, file)
    if not file.is_file() or spec is None or spec.loader is None:
        raise OutsideError(f"{path} is no Python file that can be read; write one like my_bot.py")
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))
    module = module_from_spec(spec)
    sys.modules[name] = module
    before = dict(roster.REGISTERED)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise OutsideError(f"{path} does not load: {where(error)}") from error
    if before == roster.REGISTERED:
        register_classes(vars(module), name, path)
    LOADED.append(str(file))


def register_classes(found: dict[str, Any], module: str, path: str | Path) -> None:
    """Every class of bots that was written in this module, by its name."""
    classes = [
        each
        for each in found.values()
        if isinstance(each, type)
        and issubclass(each, Bot)
        and getattr(each, "__module__", "") == module
        and not getattr(each, "__abstractmethods__", None)
    ]
    if not classes:
        raise OutsideError(
            f"{path} has no bot: write a class of cuvee.bots.Bot with an `answer`,"
            " or call cuvee.bots.register(name, make)"
        )
    for each in classes:
        roster.register(str(each.__name__), each)


def load_all(paths: list[str]) -> None:
    """In a worker process: the files its parent has loaded."""
    for path in paths:
        load_code(path)
