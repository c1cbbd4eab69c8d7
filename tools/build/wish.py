"""What the build is asked for by CUVEE_COMPILE, and whether this machine can do it.

Unset, the engine is compiled if that is possible, and plain Python otherwise. `0` is plain Python.
`1` is compiled, or an error. `2` is tuned, or an error: compiled twice, with gcc, the second time
by what games did with the first.
"""

import os
import shutil
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path
from typing import Final

POSSIBLY: Final = ""
NEVER: Final = "0"
SURELY: Final = "1"
TUNED: Final = "2"
WISHES: Final = (POSSIBLY, NEVER, SURELY, TUNED)

BUILDS: Final = {"build", "build_ext", "bdist_wheel", "develop", "editable_wheel", "install"}


def wish() -> str:
    """One of the four."""
    found = os.environ.get("CUVEE_COMPILE", POSSIBLY)
    if found not in WISHES:
        raise SystemExit(f"CUVEE_COMPILE is {found!r}; it may be 0, 1, 2 or not set")
    return found


def is_building(args: list[str]) -> bool:
    """Does this call of setup.py build anything? It is also called to ask for a name or a list."""
    return not BUILDS.isdisjoint(args)


def obstacle() -> str:
    """Why nothing can be compiled here and what would help, in one line; empty if it can."""
    if find_spec("mypyc") is None:
        return "no mypyc; install mypy[mypyc], then reinstall"
    if not has_compiler():
        return f"no C compiler; install {cure()}, then reinstall"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return f"no Python.h; install {cure()}, then reinstall"
    if wish() == TUNED and find_spec("markupsafe") is None:
        return "a tuned build plays games, which takes the packages Cuvée stands on; use make tuned"
    return ""


def has_compiler() -> bool:
    """Is there the C compiler that Python would call? On Windows only trying tells."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    return not command or shutil.which(command.split()[0]) is not None


def cure() -> str:
    """What to install, as this system calls it."""
    if sys.platform == "darwin":
        return "Apple's tools (xcode-select --install)"
    if sys.platform == "win32":
        return "the Visual Studio Build Tools"
    return "gcc and python3-dev"
