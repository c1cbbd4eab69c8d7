"""Which files are compiled: this is the only place that says so. All paths are below src/cuvee."""

from pathlib import Path
from typing import Final

PACKAGE: Final = Path("src", "cuvee")  # from the folder of setup.py, where every build runs

# Whole folders, and single files of others.
COMPILED: Final = [
    "core",
    "games",
    "bots",
    "loops",
    "arena/playing.py",
    "render/cache.py",
    "render/svg.py",
    "server/drawing",
]

# In these folders, by name, what stays Python: the dialect itself, and what would gain nothing.
INTERPRETED: Final = [
    "__init__.py",
    "native.py",
    "log.py",
    "box.py",
    "face/*.py",
]

# Compiled modules that no game waits for, by name: the C compiler need not try hard.
SELDOM: Final = {"audit", "cache", "content", "forest", "options"}


def sources(package: Path = PACKAGE) -> list[str]:
    """The files mypyc is given, in an order that does not change from machine to machine."""
    found = []
    for name in COMPILED:
        path = package / name
        if not path.exists():
            raise FileNotFoundError(f"tools/build/sources.py names {path}, which is not there")
        found += folder(path) if path.is_dir() else [str(path)]
    return sorted(found)


def folder(path: Path) -> list[str]:
    """What of a folder is compiled."""
    return [
        str(file)
        for file in path.rglob("*.py")
        if not any(file.match(pattern) for pattern in INTERPRETED)
    ]
