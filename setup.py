"""Pure by default; CUVEE_COMPILE=1 compiles the engine, and stays pure where no compiler is."""

import os
import shutil
import sysconfig

from setuptools import setup
from setuptools.command.build_py import build_py

KERNEL = ["src/cuvee/core", "src/cuvee/games", "src/cuvee/bots"]
INTERPRETED = {"native.py", "log.py", "box.py", "__init__.py", "svg.py", "text.py", "face.py"}


def kernel() -> list[str]:
    return sorted(
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


def extensions() -> list[object]:
    if os.environ.get("CUVEE_COMPILE") != "1" or not compiler():
        return []
    from mypyc.build import mypycify

    made = mypycify(kernel(), opt_level="2", debug_level="0", group_name="cuvee")
    for extension in made:
        extension.optional = True  # what does not compile stays Python
        extension.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
    return made


class WithSpecs(build_py):
    """The package carries the specifications its pages show; they are written in docs/spec."""

    def run(self) -> None:
        super().run()
        folder = os.path.join(self.build_lib, "cuvee", "server", "spec")
        os.makedirs(folder, exist_ok=True)
        for name in sorted(os.listdir("docs/spec")):
            self.copy_file(os.path.join("docs/spec", name), os.path.join(folder, name))


setup(ext_modules=extensions(), cmdclass={"build_py": WithSpecs})
