"""Pure by default; CUVEE_COMPILE=1 compiles the engine, and stays pure where no compiler is."""

import os
import shutil
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

KERNEL = ["src/cuvee/core", "src/cuvee/games", "src/cuvee/bots", "src/cuvee/kernel"]
BESIDE = ["src/cuvee/arena/playing.py"]  # compiled too, in a folder that is not
INTERPRETED = {"native.py", "log.py", "box.py", "__init__.py", "svg.py", "text.py", "face.py"}


def kernel() -> list[str]:
    return BESIDE + sorted(
        os.path.join(folder, name)
        for top in KERNEL
        for folder, _, names in os.walk(top)
        for name in names
        if name.endswith(".py")
        and name not in INTERPRETED
        and not name.startswith(("svg_", "text_"))  # parts of a large face
    )


def compiler() -> bool:
    """Is there the C compiler that Python would call?"""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    return not command or shutil.which(command.split()[0]) is not None


def units(sources: list[str]) -> list[str]:
    """One C file a game and one for the rest: gcc needs half the time, on all cores."""
    folder = os.path.dirname(min(sources, key=len))
    by_unit: dict[str, list[str]] = {}
    for source in sources:
        _, _, game = source.partition("___games___")
        by_unit.setdefault(game.partition("___")[0] if "___" in game else "rest", []).append(source)
    made = []
    for unit, members in by_unit.items():
        made.append(os.path.join(folder, f"unit_{unit}.c"))
        lines = [f'#include "{os.path.relpath(member, folder)}"\n' for member in members]
        with open(made[-1], "w", encoding="utf-8") as file:
            file.writelines(lines)
    return made


def extensions() -> list[object]:
    if os.environ.get("CUVEE_COMPILE") != "1" or not compiler():
        return []
    from mypyc.build import mypycify

    made = mypycify(kernel(), opt_level="3", debug_level="0", group_name="cuvee", multi_file=True)
    made[0].sources = units(made[0].sources)
    made[0].extra_compile_args += ["-flto=auto"]  # the core's small functions move into the games
    made[0].extra_link_args += ["-flto=auto"]
    for extension in made:
        extension.optional = True  # what does not compile stays Python
        extension.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
    return made


class AllCores(build_ext):
    """The units are compiled side by side."""

    def build_extensions(self) -> None:
        self.parallel = cores = os.cpu_count()
        one_by_one = self.compiler.compile

        def side_by_side(sources: list[str], **flags: Any) -> list[str]:
            with ThreadPoolExecutor(cores) as pool:
                made = pool.map(lambda source: one_by_one([source], **flags), sources)
                return [name for names in made for name in names]

        self.compiler.compile = side_by_side
        super().build_extensions()


class WithSpecs(build_py):
    """The package carries the specifications its pages show; they are written in docs/spec."""

    def run(self) -> None:
        super().run()
        folder = os.path.join(self.build_lib, "cuvee", "server", "spec")
        os.makedirs(folder, exist_ok=True)
        for name in sorted(os.listdir("docs/spec")):
            self.copy_file(os.path.join("docs/spec", name), os.path.join(folder, name))


setup(ext_modules=extensions(), cmdclass={"build_ext": AllCores, "build_py": WithSpecs})
