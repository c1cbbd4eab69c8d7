"""Imports point down, and files and functions stay small enough to read at a sitting."""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import cuvee

SOURCES = Path(__file__).parent.parent / "src" / "cuvee"
ONLY_IN_SERVER = {"asyncio", "http", "socket", "sqlite3", "sqlalchemy", "starlette", "uvicorn"}
LONGEST_RULE_FILE, LONGEST_FUNCTION = 200, 60

# Who may import whom, beside the standard library and its own folder.
ALLOWED = {
    "core": {"core"},
    "render": {"core", "render"},
    "bots": {"core", "bots"},
    "laws": {"core", "render", "bots", "laws"},
    "games": {"core"},
    "learn": {"core", "render", "games", "learn"},
    "loops": {"core", "bots", "loops"},
    "envs": {"core", "bots", "games", "loops", "envs"},
    "arena": {"core", "render", "bots", "games", "arena"},
    "server": {"core", "render", "bots", "games", "learn", "arena", "server", "build"},
    "cli": {
        *("core", "render", "bots", "laws", "games", "learn", "arena", "envs", "server", "cli"),
        *("COMPILED", "__version__", "build"),
    },
}


def sources() -> list[Path]:
    return sorted(SOURCES.rglob("*.py"))


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), str(path))


def imports(path: Path) -> Iterator[str]:
    """Every module this file imports, `from package import module` included."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0 and node.module, f"{path}: imports name their whole path"
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def ours(path: Path) -> list[list[str]]:
    """What it imports of the package, in parts: core match, games bottles rules turn."""
    names = [name.split(".") for name in imports(path)]
    return [parts[1:] for parts in names if parts[0] == "cuvee" and len(parts) > 1]


def outside(path: Path) -> set[str]:
    return {name.split(".")[0] for name in imports(path)} - {"cuvee"}


def here(path: Path) -> list[str]:
    """games bottles rules turn"""
    return list(path.relative_to(SOURCES).with_suffix("").parts)


def place(path: Path) -> str:
    return str(path.relative_to(SOURCES))


def games() -> list[str]:
    return sorted(path.name for path in (SOURCES / "games").iterdir() if path.is_dir())


@pytest.mark.parametrize("path", sources(), ids=place)
def test_imports_point_down(path: Path) -> None:
    layer, inside = here(path)[0], len(here(path)) > 2
    if layer not in ALLOWED:  # the front door, and layers that are not built yet
        return
    for parts in ours(path):
        if layer == "games":
            fine = may_import(here(path), parts) if inside else parts[0] in ("core", "render")
        else:
            fine = parts[0] in ALLOWED[layer]
        assert fine, f"{place(path)} must not import cuvee.{'.'.join(parts)}"


def is_face(module: list[str]) -> bool:
    """games bottles face text"""
    return module[0] == "games" and module[2:3] == ["face"]


def may_import(mine: list[str], other: list[str]) -> bool:
    """Inside a game: the core and its own game; faces also `render`; chapters never the flow."""
    if other[0] == "games":
        flow = other[2:4] == ["rules", "flow"]
        return other[1] == mine[1] and not (mine[2] == "rules" and flow)
    return other[0] == "core" or (other[0] == "render" and is_face(mine))


@pytest.mark.parametrize("path", sources(), ids=place)
def test_rules_know_nothing_of_faces(path: Path) -> None:
    mine = here(path)
    if mine[0] != "games" or len(mine) < 3 or is_face(mine):
        return
    for parts in ours(path):
        assert not is_face(parts), f"{place(path)} must not import a face"


@pytest.mark.parametrize("path", sources(), ids=place)
def test_the_world_stays_where_it_belongs(path: Path) -> None:
    mine, others = here(path), outside(path)
    if mine[0] != "server":
        assert not others & ONLY_IN_SERVER, (
            f"{place(path)}: networks and databases are the server's"
        )
    learns = mine[0] == "envs" or mine[:2] in (["bots", "learned"], ["arena", "fitting"])
    if mine[-1] != "features" and not learns:
        assert "numpy" not in others, f"{place(path)}: numpy is for learning"
    if mine[0] in ("core", "games", "bots"):
        assert not others & {"typer", "rich", "random"}, f"{place(path)}: rules are pure"
    if mine[0] in ("core", "games"):
        assert "time" not in others, f"{place(path)}: only a search looks at the clock"


# A table lives in a server process or in a browser's worker: its host hands in the rest.
HOSTS = {"starlette", "uvicorn", "sqlalchemy", "sqlite3", "multiprocessing", "jinja2", "rich"}


def test_tables_and_drawing_know_no_host() -> None:
    """Neither a web framework nor a database nor processes, not even by way of others."""
    names = [
        "cuvee." + ".".join(here(path)).removesuffix(".__init__")
        for folder in ("tables", "drawing")
        for path in sorted((SOURCES / "server" / folder).glob("*.py"))
    ]
    ask = f"import sys\nfor name in {names}: __import__(name)\nprint(*sys.modules)"
    env = os.environ | {"PYTHONPATH": str(Path(cuvee.__file__).parent.parent)}
    done = subprocess.run(
        [sys.executable, "-c", ask], env=env, capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.split())
    assert "cuvee.server.tables.live" in loaded
    assert loaded & HOSTS == set()


@pytest.mark.parametrize("folder", ["tables", "drawing"])
def test_tables_and_drawing_know_no_pages(folder: str) -> None:
    for path in sorted((SOURCES / "server" / folder).glob("*.py")):
        for parts in ours(path):
            known = parts[:2] != ["server", "pages"] and parts[:2] != ["server", "storage"]
            figures = parts[:2] != ["server", "web"] or parts[2:3] in (
                [],
                ["metrics"],
                ["event_log"],
            )
            assert known and figures, f"{place(path)} must not import cuvee.{'.'.join(parts)}"
            up = folder == "drawing" and parts[:2] == ["server", "tables"]
            assert not up or parts[2:3] == ["table"], f"{place(path)} draws a table, nothing else"


def test_the_core_needs_the_standard_library_alone() -> None:
    compiled = {"librt", "mypy_extensions"}  # the dialect of compiled code, for type checkers
    for path in sorted((SOURCES / "core").glob("*.py")):
        for name in outside(path):
            known = path.name == "native.py" and name in compiled
            assert known or name in sys.stdlib_module_names, f"{place(path)} imports {name}"


@pytest.mark.parametrize("game", games())
def test_no_game_knows_another(game: str) -> None:
    for path in (SOURCES / "games" / game).rglob("*.py"):
        for parts in ours(path):
            assert parts[0] != "games" or parts[1:2] == [game], f"{place(path)} imports {parts}"


# Where a game may be named outside its folder: examples that are run, and need one that is there.
EXAMPLES = {
    "__init__.py": "the tour at the top of the package",
    "envs/__init__.py": "the tour of the environments",
    "envs/spiel.py": "how OpenSpiel loads a game",
}


def words_of(path: Path) -> str:
    """All a file says; of an example all but its docstring."""
    text = path.read_text("utf-8")
    tour = ast.get_docstring(tree(path), clean=False) if place(path) in EXAMPLES else ""
    return text.replace(tour, "") if tour else text


@pytest.mark.parametrize("game", games())
def test_a_game_is_its_folder_and_nothing_else(game: str) -> None:
    """No file that is not a game's says its name, in whatever spelling."""
    level = "(?!_classe)"  # the strongest bots are called grand_cru_classe, after the wine
    named = re.compile(game.replace("_", "[ _-]?") + level, re.I)
    folders = [SOURCES / "games" / name for name in games()]
    others = [
        path
        for path in sorted(SOURCES.rglob("*"))
        if path.suffix in (".py", ".html", ".toml", ".css", ".js", ".svg", ".md")
        and not any(folder in path.parents for folder in folders)
    ]
    found = [place(path) for path in others if named.search(words_of(path))]
    assert len(others) > 100 and not found, f"{game} is named in {', '.join(found)}"


BITS = re.compile(r">> ?(?:44|NUMBER)|>> ?8 ?& ?31|>> ?14 ?& ?0xFFFF|(?:step|top\(\)) ?& ?255")


def test_nobody_but_the_core_knows_the_bits_of_a_step() -> None:
    root = SOURCES.parent.parent
    files = [path for top in ("src", "tests", "examples") for path in (root / top).rglob("*.py")]
    core = SOURCES / "core"
    found = [
        str(path.relative_to(root))
        for path in files
        if core not in path.parents
        and path != Path(__file__)
        and BITS.search(path.read_text("utf-8"))
    ]
    assert not found, f"number_of, seat_of, about_of and ask_of read a step: {', '.join(found)}"


def lines(path: Path) -> int:
    """Lines to read: imports, which the formatter stretches, apart."""
    imported = [n for n in tree(path).body if isinstance(n, ast.Import | ast.ImportFrom)]
    stretched = sum((node.end_lineno or node.lineno) - node.lineno + 1 for node in imported)
    return len(path.read_text("utf-8").splitlines()) - stretched


@pytest.mark.parametrize("game", games())
def test_rule_files_are_short(game: str) -> None:
    chapters = (SOURCES / "games" / game / "rules").glob("*.py")
    long = {place(path): lines(path) for path in chapters if lines(path) > LONGEST_RULE_FILE}
    assert not long, f"a chapter has at most {LONGEST_RULE_FILE} lines: {long}"


@pytest.mark.parametrize("path", sources(), ids=place)
def test_functions_are_short(path: Path) -> None:
    """Only the constructor of a state may be longer: it sets every field there is."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.FunctionDef) and node.end_lineno is not None:
            long = node.end_lineno - node.lineno + 1
            if path.name == "state.py" and node.name == "__init__":
                continue
            assert long <= LONGEST_FUNCTION, f"{place(path)}: {node.name} has {long} lines"
