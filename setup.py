"""Builds the package, compiled where there is a C compiler. CUVEE_COMPILE says otherwise:

0 leaves it plain Python; 1 compiles it or fails; 2 compiles it twice with gcc, the second time by
what games did with the first. How all this is done stands in tools/build.
"""

import os
import sys

from setuptools import setup

ROOT = os.path.dirname(os.path.abspath(__file__))
os.chdir(ROOT)
sys.path.insert(0, ROOT)  # pip does not

from tools.build.commands import Build, BuildExt, BuildPy
from tools.build.extensions import extensions
from tools.build.wish import NEVER, POSSIBLY, TUNED, is_building, obstacle, wish


def modules() -> list[object]:
    """The extension modules, if this is a build and they are wanted and possible."""
    if not is_building(sys.argv) or wish() == NEVER:
        return []
    if why := obstacle():
        if wish() == POSSIBLY:
            return []
        raise SystemExit(f"cuvee: {why}")
    return extensions(tuned=wish() == TUNED, optional=wish() == POSSIBLY)


if __name__ == "__main__":
    setup(
        ext_modules=modules(),
        cmdclass={"build": Build, "build_ext": BuildExt, "build_py": BuildPy},
    )
