"""The calls that the compiler needs written out: from a question to the functions of its chapter.

A game's rules/flow.py has tables of functions (src/cuvee/core/dispatch.py). Interpreted, they are
looked up. A compiled call of a function in a table would be slow, so the build gives mypyc a branch
for each row, `if ask == q.BID: auction.bids(state, seat, out)`, and gcc makes one jump of them all.
"""

import ast
from pathlib import Path
from typing import Final, NamedTuple


class Kind(NamedTuple):
    """A call that looks up a table: what is given to the functions, and which of a row it takes."""

    given: tuple[str, ...]
    place: int  # -1: the row is one function
    first: tuple[str, ...]  # what it does before


KINDS: Final = {
    "list_answers": Kind(
        ("state", "seat", "about", "out"), 0, ("out.clear()", "ask, seat, about = parts_of(step)")
    ),
    "play_answer": Kind(
        ("state", "seat", "about", "move", "fate"), 1, ("ask, seat, about = parts_of(step)",)
    ),
    "do_chore": Kind(
        ("state", "about", "fate"), -1, ("ask = ask_of(step)", "about = about_of(step)")
    ),
}
NEEDS: Final = "from cuvee.core.state import about_of, ask_of, parts_of"


def with_calls(text: str, folder: Path) -> str:
    """The source of a flow, its look-ups replaced by calls. Its chapters lie in the folder."""
    module = ast.parse(text)
    tables = {name: node for node in module.body if (name := table_name(node))}
    lines = text.splitlines()
    changes: list[tuple[ast.stmt, list[str]]] = [(node, []) for node in tables.values()]
    for function in functions_in(module).values():
        for node in function.body:
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
                call = node.value
                if isinstance(call.func, ast.Name) and call.func.id in KINDS:
                    table = tables[ast.unparse(call.args[0])]
                    changes.append((node, calls(table, KINDS[call.func.id], module, folder)))
    for node, written in sorted(changes, key=lambda change: -change[0].lineno):
        lines[node.lineno - 1 : node.end_lineno] = written
    lines.insert(first_import(module), NEEDS)
    return "\n".join(lines) + "\n"


def table_name(node: ast.stmt) -> str:
    """The name of a table, if this statement makes one: `NAME: Final = questions({...})`."""
    if not isinstance(node, ast.AnnAssign) or not isinstance(node.value, ast.Call):
        return ""
    is_table = ast.unparse(node.value.func) in ("questions", "chores")
    return ast.unparse(node.target) if is_table else ""


def calls(table: ast.stmt, kind: Kind, module: ast.Module, folder: Path) -> list[str]:
    """One branch for each row of the table."""
    assert isinstance(table, ast.AnnAssign) and isinstance(table.value, ast.Call)
    rows = table.value.args[0]
    assert isinstance(rows, ast.Dict)
    lines, word = list(kind.first), "if"
    for key, row in zip(rows.keys, rows.values, strict=True):
        assert key is not None
        function = row.elts[kind.place] if isinstance(row, ast.Tuple) else row
        given = ", ".join(taken(parameters(function, module, folder), kind.given))
        lines += [f"{word} ask == {ast.unparse(key)}:", f"    {ast.unparse(function)}({given})"]
        word = "elif"
    return [
        f"    {line}" for line in [*lines, "else:", '    assert False, "it is not in the flow"']
    ]


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
