"""The calls that the compiler needs written out: from a question to the functions of its chapter.

A game's rules/flow.py has tables of functions (src/cuvee/core/dispatch.py). Interpreted, they are
looked up. A compiled call of a function in a table would be slow, so the build gives mypyc a branch
for each row, `if ask == q.BID: auction.bids(state, seat, out)`, and gcc makes one jump of them all.
"""

import ast
from pathlib import Path
from typing import Final, NamedTuple, TypeGuard


class Kind(NamedTuple):
    """A function of a flow: its head, what it does first, and what it gives to the chapters."""

    head: str
    first: list[str]
    given: tuple[str, ...]
    table: int  # 0: of questions, 1: of chores
    place: int  # of the chapter's function in a row of its table


STATE: Final = "state: State, step: i64"
PARTS: Final = "ask, seat, about = parts_of(step)"

# legal, play and proceed, in the order in which `functions` of core/dispatch.py returns them
KINDS: Final = [
    Kind(f"{STATE}, out: Moves", ["out.clear()", PARTS], ("state", "seat", "about", "out"), 0, 0),
    Kind(
        f"{STATE}, move: i64, fate: Fate", [PARTS], ("state", "seat", "about", "move", "fate"), 0, 1
    ),
    Kind(
        f"{STATE}, fate: Fate",
        ["ask = ask_of(step)", "about = about_of(step)"],
        ("state", "about", "fate"),
        1,
        0,
    ),
]
NEEDS: Final = [  # what the functions name
    "from cuvee.core.fate import Fate",
    "from cuvee.core.moves import Moves",
    "from cuvee.core.native import i64",
    "from cuvee.core.state import about_of, ask_of, parts_of",
]


def with_calls(text: str, folder: Path) -> str:
    """The source of a flow, its look-ups replaced by calls. Its chapters lie in the folder."""
    module = ast.parse(text)
    values = {ast.unparse(node.target): node for node in module.body if is_table(node)}
    lines = text.splitlines()
    changes: list[tuple[ast.stmt, list[str]]] = [(node, []) for node in values.values()]
    for node in module.body:
        if isinstance(node, ast.Assign) and is_call(node.value, "functions"):
            names = ast.unparse(node.targets[0]).strip("()").split(", ")
            tables = [rows(values[ast.unparse(name)]) for name in node.value.args]
            made: list[str] = []
            for name, kind in zip(names, KINDS, strict=True):
                made += ["", f"def {name}({kind.head}) -> None:"]
                made += calls(tables[kind.table], kind, module, folder)
            changes.append((node, made))
    for node, written in sorted(changes, key=lambda change: -change[0].lineno):
        lines[node.lineno - 1 : node.end_lineno] = written
    state = f"from cuvee.games.{folder.parent.name}.model.state import State"
    at = first_import(module)
    lines[at:at] = [*NEEDS, state]
    return "\n".join(lines) + "\n"


def is_call(node: ast.expr | None, *names: str) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and ast.unparse(node.func) in names


def is_table(node: ast.stmt) -> TypeGuard[ast.AnnAssign]:
    """Does this statement make a table: `NAME: Final = questions({...})`?"""
    return isinstance(node, ast.AnnAssign) and is_call(node.value, "questions", "chores")


def rows(table: ast.AnnAssign) -> list[tuple[str, list[ast.expr]]]:
    """What a table says: question or chore, and its functions."""
    assert isinstance(table.value, ast.Call) and isinstance(table.value.args[0], ast.Dict)
    literal = table.value.args[0]
    return [
        (ast.unparse(key), row.elts if isinstance(row, ast.Tuple) else [row])
        for key, row in zip(literal.keys, literal.values, strict=True)
        if key is not None
    ]


def calls(
    table: list[tuple[str, list[ast.expr]]], kind: Kind, module: ast.Module, folder: Path
) -> list[str]:
    """The body of a function: one branch for each row of the table."""
    lines, word = list(kind.first), "if"
    for key, functions in table:
        function = functions[kind.place]
        given = ", ".join(taken(parameters(function, module, folder), kind.given))
        lines += [f"{word} ask == {key}:", f"    {ast.unparse(function)}({given})"]
        word = "elif"
    lines += ["else:", '    assert False, "it is not in the flow"']
    return [f"    {line}" for line in lines]


def taken(names: list[str], given: tuple[str, ...]) -> list[str]:
    """What a function with these parameters is given, as core/dispatch.py says."""
    return [name if name in given else "about" for name in names]


def parameters(function: ast.expr, module: ast.Module, folder: Path) -> list[str]:
    """The names of a function's parameters; it is one of this module, or of a chapter."""
    chapter, _, name = ast.unparse(function).rpartition(".")
    if chapter:
        module = ast.parse((folder / f"{chapter}.py").read_text("utf-8"))
    return [argument.arg for argument in functions_in(module)[name].args.args]


def functions_in(module: ast.Module) -> dict[str, ast.FunctionDef]:
    return {node.name: node for node in module.body if isinstance(node, ast.FunctionDef)}


def first_import(module: ast.Module) -> int:
    """The line of the first import, counted from 0."""
    return next(node.lineno for node in module.body if isinstance(node, ast.ImportFrom)) - 1
