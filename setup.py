"""Pure by default; CUVEE_COMPILE=1 compiles the engine, and stays pure where no compiler is.

CUVEE_COMPILE=2 compiles it twice, with gcc: the second time it knows which ways games take.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "tools", "build"))

KERNEL = ["src/cuvee/core", "src/cuvee/games", "src/cuvee/bots", "src/cuvee/envs/loops"]
BESIDE = [  # compiled too, in folders that are not
    "src/cuvee/arena/playing.py",
    "src/cuvee/render/cache.py",
    "src/cuvee/render/lang.py",
    "src/cuvee/render/svg.py",
    "src/cuvee/server/drawing/diff.py",
    "src/cuvee/server/drawing/points.py",
    "src/cuvee/server/drawing/viewer.py",
]
INTERPRETED = {"native.py", "log.py", "box.py", "__init__.py", "svg.py", "face.py"}


LTO = ["-flto=auto"]  # the core's small functions move into the games
COUNTS = os.path.abspath(os.path.join("build", "counts"))  # how often each way was taken


def is_tuned() -> bool:
    return os.environ.get("CUVEE_COMPILE") == "2"


def kernel() -> list[str]:
    return BESIDE + sorted(
        os.path.join(folder, name)
        for top in KERNEL
        for folder, _, names in os.walk(top)
        for name in names
        if name.endswith(".py")
        and name not in INTERPRETED
        and not name.startswith("svg_")  # parts of a large drawing
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
        with open(made[-1], "w", encoding="utf-8") as file:
            file.write(CARE)
            file.writelines(with_care(member) for member in members)
    return made


def with_care(source: str) -> str:
    """The generated C, each definition marked by how much of gcc's care it is worth."""
    with open(source, encoding="utf-8") as file:
        text = file.read()
    if source.endswith(UNCHECKED):
        text = CHECK.sub("= 1;", text)
    text = INLINE.sub("INLINE ", text)
    if source.endswith(OWN_VEC):
        text = COUNTED.sub("", text)
    text = "".join(borrowed(part) for part in re.split(r"(?<=^}\n)", text, flags=re.M))
    module = source.rpartition("___")[2].removesuffix(".c")
    text = (SELDOM_ALL if module in SELDOM_RUN else SELDOM).sub("SELDOM ", ONCE.sub("ONCE ", text))
    return with_docstrings(text, source)


def with_docstrings(text: str, source: str) -> str:
    """The C of `build/__native_cuvee___core___match.c` documented as `src/cuvee/core/match.py`."""
    from docstrings import documented

    module = os.path.basename(source).removeprefix("__native_").removesuffix(".c")
    path = Path("src", *module.split("___")).with_suffix(".py")
    return documented(text, path) if path.exists() else text


# Half of mypyc's C runs once, when a module is imported, or carries calls in from Python.
CARE = """
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
DEFINED = r"\w*\([^;\n]*$)"
ONCE = re.compile(
    r"^(?=(?:static )?(?:char CPyDef_\w+_____top_level__|\w+ \*?CPy(?:Exec|Init)_)" + DEFINED, re.M
)
SELDOM = re.compile(r"^(?= *PyObject \*CPyPy_" + DEFINED, re.M)
SELDOM_ALL = re.compile(r"^(?=(?! *ONCE) *\w+ \*?CPy(?:Py|Def)_" + DEFINED, re.M)
SELDOM_RUN = {  # modules that no game waits for
    "audit", "cache", "content", "forest", "lang", "options", "text", "text_table",
}  # fmt: skip

# What writes one number is worth more inside its callers: the cursor stays in a register there.
INLINE = re.compile(r"^(?=char CPyDef_vector___Vector___(?:add|four|hot|seat)\([^;\n]*$)", re.M)
UNCHECKED = "core___bulk.c"  # its functions check a whole stretch at once, not each index
CHECK = re.compile(r"= \(uint64_t\)\w+ < \(uint64_t\)\w+;")  # is an index inside its vec?

# A vec is counted each time one of its numbers is read. While nothing is called nobody lets go of
# it, and a Vector never changes its own.
OWN_VEC = "core___vector.c"
COUNTED = re.compile(r"^ *VEC_I16_(?:IN|DE)CREF\(cpy_r_r\d+\);\n", re.M)
LOADED = re.compile(
    r"^ *(cpy_r_r\d+) = \(\(\w+ \*\)cpy_r_\w+\)->_\w+;\n *VEC_\w+_INCREF\(\1\);$", re.M
)
LET_GO = re.compile(r" *(?:VEC_\w+|CPy)_X?DECREF\(\w+\);")
CALLS = re.compile(
    r"->_\w+ = |\b(?!(?:if|(?:un)?likely|VEC_\w+_(?:IN|DE)CREF|PyErr_SetNone|CPy_AddTraceback"
    r"|CPy_Unreachable)\b)[A-Za-z_]\w*\("
)


def borrowed(function: str) -> str:
    """The function without counting the vecs it only reads from, with no call meanwhile."""
    if "CPyTagged" not in function:
        function = function.replace("CPyPtr", "char *")  # of numbers gcc knows less
    lines, gone = function.split("\n"), set[int]()
    for loaded in LOADED.finditer(function):
        name, first = loaded[1], function.count("\n", 0, loaded.end())
        said = [k for k, line in enumerate(lines) if re.search(rf"\b{name}\b", line)]
        read = [k for k in said if re.search(rf"= \([\w *]+\){name}\.(?:len|items);", lines[k])]
        down = [k for k in said if re.match(rf" *VEC_\w+_DECREF\({name}\);", lines[k])]
        last = max((k for k in down if not is_aside(lines, k)), default=0)
        inside = all(first < k < last for k in read)
        calm = not any(CALLS.search(line) for line in lines[first + 1 : last])
        if len(said) == len(read) + len(down) + 3 and inside and calm:  # declared, loaded, counted
            gone |= {first, *down}
    return "\n".join(line for k, line in enumerate(lines) if k not in gone)


def is_aside(lines: list[str], at: int) -> bool:
    """Is this one of the blocks that only let go of things, on the way to an error?"""
    first = last = at
    while LET_GO.match(lines[first]):
        first -= 1
    while LET_GO.match(lines[last]):
        last += 1
    return lines[first].startswith("CPyL") and lines[last].lstrip().startswith("goto ")


def extensions() -> list[object]:
    if os.environ.get("CUVEE_COMPILE") not in ("1", "2") or not compiler():
        return []
    from mypyc.build import mypycify

    made = mypycify(kernel(), opt_level="3", debug_level="0", group_name="cuvee", multi_file=True)
    library, *modules = made
    library.sources = units(library.sources)
    library.extra_compile_args = [
        *library.extra_compile_args,
        "-fno-semantic-interposition",
        "-fvisibility=hidden",
    ]
    add_flags(library, [f"-fprofile-generate={COUNTS}"] if is_tuned() else LTO)
    shim = shims(modules)
    for extension in made:
        extension.optional = True  # what does not compile stays Python
    for module in modules:
        module.sources = [shim]
    return made


def add_flags(library: Any, flags: list[str]) -> None:
    """For the compiler and for the linker."""
    library.extra_compile_args = library.extra_compile_args + flags
    library.extra_link_args = library.extra_link_args + flags


def shims(modules: list[Any]) -> str:
    """The C file that stands for every module: one start for each last part of a name."""
    with open("src/shim.c", encoding="utf-8") as file:
        text = file.read()
    leaves = sorted({module.name.rpartition(".")[2] for module in modules})
    path = os.path.join("build", "shim.c")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text + "".join(f"MODULE({leaf})\n" for leaf in leaves))
    return path


class AllCores(build_ext):
    """The units are compiled side by side; the shim once, if they did, and copied to each name."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def side_by_side(sources: list[str], **flags: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: one_by_one([source], **flags), sources)
                return [name for names in made for name in names]

        self.compiler.compile = side_by_side
        super().build_extensions()
        if self.extensions and is_tuned():
            self.tune(self.extensions[0])

    def tune(self, library: Any) -> None:
        """Games are played with the library that counts; by what it counted, it is made again."""
        path = os.path.abspath(self.build_lib)
        shutil.rmtree(COUNTS, ignore_errors=True)
        subprocess.run([sys.executable, "src/rehearse.py", path], check=True)
        library.extra_compile_args.remove(f"-fprofile-generate={COUNTS}")
        library.extra_link_args.remove(f"-fprofile-generate={COUNTS}")
        add_flags(library, [*LTO, f"-fprofile-use={COUNTS}", "-Wno-missing-profile"])
        library.optional = False  # a library that counts is not to be left behind
        self.force = True
        self.build_extension(library)
        with open(os.path.join(self.build_lib, "cuvee", "tuned"), "w", encoding="utf-8") as file:
            file.write("compiled by what games did\n")  # `cuvee bench` names the build

    def build_extension(self, extension: Any) -> None:
        library, shim = (self.get_ext_fullpath(made.name) for made in self.extensions[:2])
        path = self.get_ext_fullpath(extension.name)
        if path == library or (path == shim and os.path.exists(library)):
            super().build_extension(extension)
        elif os.path.exists(shim):
            self.mkpath(os.path.dirname(path))
            self.copy_file(shim, path)


class WithSpecs(build_py):
    """The package carries the specifications its pages show; they are written in docs/spec."""

    def run(self) -> None:
        super().run()
        folder = os.path.join(self.build_lib, "cuvee", "server", "spec")
        os.makedirs(folder, exist_ok=True)
        for name in sorted(os.listdir("docs/spec")):
            self.copy_file(os.path.join("docs/spec", name), os.path.join(folder, name))


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": AllCores, "build_py": WithSpecs})
