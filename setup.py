"""Pure by default; CUVEE_COMPILE=1 compiles the kernel, and stays pure where no compiler is."""

import os

from setuptools import setup

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


def extensions() -> list[object]:
    if os.environ.get("CUVEE_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    made = mypycify(kernel(), opt_level="3", debug_level="0", group_name="cuvee")
    for extension in made:
        extension.optional = True
        extension.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
    return made


setup(ext_modules=extensions())
