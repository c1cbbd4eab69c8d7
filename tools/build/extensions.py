"""The extension modules: mypyc writes their C, and this says how it is compiled.

All code is in one library, `cuvee__mypyc`, so that modules call each other directly. Beside it
stands a small file for every module, which Python opens on import: the shim, always the same.
"""

import os
import shutil
from pathlib import Path
from typing import Any, Final

from tools.build.sources import PACKAGE, sources
from tools.build.units import units
from tools.build.written import write_out

BUILD: Final = Path("build")  # where mypyc writes
WRITTEN: Final = BUILD / "written_out"  # the sources as mypyc reads them
COUNTS: Final = BUILD.absolute() / "counts"  # how often each way was taken, for a tuned build
SHIM: Final = Path("tools", "build", "shim.c")

QUIET: Final = ["-fno-semantic-interposition", "-fvisibility=hidden"]  # nobody links with us
LTO: Final = ["-flto=auto"]  # the core's small functions move into the games
COUNT: Final = [f"-fprofile-generate={COUNTS}"]
TUNE: Final = [*LTO, f"-fprofile-use={COUNTS}", "-Wno-missing-profile"]


def extensions(tuned: bool, optional: bool) -> list[Any]:
    """The library first, then a shim for each module. What is optional may fail to compile."""
    made = translated()
    library, *modules = made
    library.sources = units(library.sources)
    library.extra_compile_args = library.extra_compile_args + QUIET
    add_flags(library, COUNT if tuned else LTO)
    shim = write_shim([module.name for module in modules])
    for extension in made:
        extension.optional = optional
    for module in modules:
        module.sources = [shim]
    return list(made)


def translated() -> list[Any]:
    """What mypyc makes of the sources, once what they look up is written out in a copy.

    mypyc runs in the folder of that copy, so that modules keep their names and paths.
    """
    from mypyc.build import mypycify

    shutil.rmtree(WRITTEN, ignore_errors=True)
    write_out(PACKAGE, WRITTEN / PACKAGE)
    root, target = Path.cwd(), str(BUILD.absolute())
    os.chdir(WRITTEN)
    try:
        made: list[Any] = mypycify(
            sources(),
            opt_level="3",
            debug_level="0",
            group_name="cuvee",
            multi_file=True,
            target_dir=target,
        )
    finally:
        os.chdir(root)
    for extension in made:
        extension.sources = [os.path.relpath(path) for path in extension.sources]
    return made


def add_flags(extension: Any, flags: list[str]) -> None:
    """For the compiler and for the linker."""
    extension.extra_compile_args = extension.extra_compile_args + flags
    extension.extra_link_args = extension.extra_link_args + flags


def remove_flags(extension: Any, flags: list[str]) -> None:
    extension.extra_compile_args = [f for f in extension.extra_compile_args if f not in flags]
    extension.extra_link_args = [f for f in extension.extra_link_args if f not in flags]


def write_shim(names: list[str]) -> str:
    """The C file that stands for every module: one start for each last part of a name."""
    leaves = sorted({name.rpartition(".")[2] for name in names})
    path = BUILD / "shim.c"
    lines = "".join(f"MODULE({leaf})\n" for leaf in leaves)
    path.write_text(SHIM.read_text("utf-8") + lines, "utf-8")
    return str(path)
