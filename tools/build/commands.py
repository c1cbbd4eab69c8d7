"""The steps of a build by setuptools that differ from the usual ones."""

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

from tools.build.extensions import COUNT, COUNTS, TUNE, add_flags, remove_flags
from tools.build.wish import NEVER, TUNED, obstacle, wish

REHEARSAL = Path("tools", "build", "rehearse.py")
FAILED = "the C compiler failed; reinstall with CUVEE_COMPILE=1 to see why"


class Build(build):
    """At the end the package is told what it is, in one line: cuvee/build.txt."""

    def run(self) -> None:
        super().run()
        line = self.verdict()
        self.announce(f"cuvee: {line}", 2)
        Path(self.build_lib, "cuvee", "build.txt").write_text(f"{line}\n", "utf-8")

    def verdict(self) -> str:
        if any(Path(self.build_lib).glob("cuvee__mypyc*")):
            return "tuned" if wish() == TUNED else "compiled"
        if wish() == NEVER:
            return "pure: built with CUVEE_COMPILE=0"
        return f"pure: {obstacle() or FAILED}"


class BuildPy(build_py):
    """The package carries the specifications its pages show; they are written in docs/spec."""

    def run(self) -> None:
        super().run()
        folder = Path(self.build_lib, "cuvee", "server", "spec")
        folder.mkdir(parents=True, exist_ok=True)
        for path in sorted(Path("docs", "spec").iterdir()):
            self.copy_file(str(path), str(folder / path.name))


class BuildExt(build_ext):
    """Compiles the units side by side; the shim once, and copies it to the name of each module."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def side_by_side(sources: list[str], **flags: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: one_by_one([source], **flags), sources)
                return [name for names in made for name in names]

        self.compiler.compile = side_by_side
        super().build_extensions()
        if wish() == TUNED:
            self.tune(self.extensions[0])

    def build_extension(self, extension: Any) -> None:
        library, shim = (self.get_ext_fullpath(made.name) for made in self.extensions[:2])
        path = self.get_ext_fullpath(extension.name)
        if path == library or (path == shim and os.path.exists(library)):
            super().build_extension(extension)
        elif os.path.exists(shim):
            self.mkpath(os.path.dirname(path))
            self.copy_file(shim, path)

    def tune(self, library: Any) -> None:
        """Games are played with the library that counts; by what it counted, it is made again."""
        shutil.rmtree(COUNTS, ignore_errors=True)
        path = os.path.abspath(self.build_lib)
        subprocess.run([sys.executable, str(REHEARSAL), path], check=True)
        remove_flags(library, COUNT)
        add_flags(library, TUNE)
        self.force = True
        self.build_extension(library)
