"""What becomes of mypyc's C before it is compiled: fewer, larger files, and marks for gcc.

The marks stand before whole functions and say how hard gcc shall try. No statement is changed:
every reference is counted and every index checked as mypyc wrote it.
"""

import re
from pathlib import Path
from typing import Final

from tools.build.docstrings import documented
from tools.build.sources import SELDOM

# What the marks mean. Half of mypyc's C runs once, when a module is imported, or carries calls in
# from Python: optimising it would take half of the build.
MARKS: Final = """
#if defined(__GNUC__) && !defined(__clang__)
#define ONCE __attribute__((cold, optimize(0)))
#define SELDOM __attribute__((cold, optimize(1)))
#define INLINE inline __attribute__((always_inline))
#else
#define ONCE
#define SELDOM
#define INLINE
#endif
"""

REST: Final = r"\w*\([^;\n]*$)"  # of the first line of a definition; a declaration has a semicolon
ONCE: Final = re.compile(
    r"^(?=(?:static )?(?:char CPyDef_\w+_____top_level__|\w+ \*?CPy(?:Exec|Init)_)" + REST, re.M
)
FROM_PYTHON: Final = re.compile(r"^(?= *PyObject \*CPyPy_" + REST, re.M)
ANY: Final = re.compile(r"^(?=(?! *ONCE) *\w+ \*?CPy(?:Py|Def)_" + REST, re.M)

# What does next to nothing, and that all the time, is worth more inside its callers.
SMALL: Final = [
    "bulk___lowest",
    "game___answer",
    "moves___Moves___add",
    "moves___Verb[12]___of",
    "state___BaseState___(?:ask|then)",
    "vector___Vector___(?:add|four|hot|seat)",
]
INSIDE: Final = re.compile(rf"^(?=\w+ CPyDef_(?:core___)?(?:{'|'.join(SMALL)})\([^;\n]*$)", re.M)


def units(sources: list[str]) -> list[str]:
    """Write one C file a game and one for the rest: gcc needs half the time, on all cores."""
    folder = Path(min(sources, key=len)).parent
    members: dict[str, list[str]] = {}
    for source in sources:
        members.setdefault(unit_of(source), []).append(source)
    made = []
    for unit, files in members.items():
        path = folder / f"unit_{unit}.c"
        text = "".join(
            described(marked(Path(file).read_text("utf-8"), module_of(file)), source_of(file))
            for file in files
        )
        path.write_text(MARKS + text, "utf-8")
        made.append(str(path))
    return made


def unit_of(source: str) -> str:
    """`bottles` for build/__native_cuvee___games___bottles___rules___turn.c, else `rest`."""
    _, _, inside = source.partition("___games___")
    return inside.partition("___")[0] if "___" in inside else "rest"


def module_of(source: str) -> str:
    """`turn` for the same file."""
    return source.rpartition("___")[2].removesuffix(".c")


def described(text: str, source: Path) -> str:
    """The C of a module with the docstrings of its source, which mypyc leaves out."""
    return documented(text, source) if source.exists() else text


def source_of(source: str) -> Path:
    """src/cuvee/games/bottles/rules/turn.py for the same file."""
    module = Path(source).name.removeprefix("__native_").removesuffix(".c")
    return Path("src", *module.split("___")).with_suffix(".py")


def marked(text: str, module: str) -> str:
    """The C of a module, each definition marked by how much of gcc's care it is worth."""
    text = INSIDE.sub("INLINE ", ONCE.sub("ONCE ", text))
    return (ANY if module in SELDOM else FROM_PYTHON).sub("SELDOM ", text)
