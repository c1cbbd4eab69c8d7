"""The methods that the compiler needs written out: `copy` and `walk` of a state and its parts.

A part declares its fields once, in its constructor (src/cuvee/core/part.py). Interpreted, `copy`
and `walk` look them up. Compiled code cannot, so the build gives mypyc a copy of the sources in
which every part has these methods, one line a field. A method a class has itself is left alone.
"""

import ast
from collections.abc import Iterator
from typing import Final, NamedTuple

from tools.build.flows import first_import

AGENDA: Final = {"agenda", "seats"}  # every state has them; core/state.py takes care of them
NEVER_CHANGED: Final = {"Content", "Options"}  # types of what all copies share


class Field(NamedTuple):
    """A field of a part, and what kind of thing it holds: one of those below."""

    name: str
    kind: str


NUMBER, ARRAY, PART, PARTS, SHARED = "number", "array", "part", "parts", "shared"

COPIES: Final = {
    NUMBER: "self.{0}",
    ARRAY: "self.{0}[:]",
    PART: "self.{0}.copy()",
    PARTS: "[part.copy() for part in self.{0}]",
    SHARED: "self.{0}",
}
VISITS: Final = {
    NUMBER: ["self.{0} = fields.number(self.{0})"],
    ARRAY: ["fields.numbers(self.{0})"],
    PART: ["self.{0}.walk(fields)"],
    PARTS: ["for part_of_{0} in self.{0}:", "    part_of_{0}.walk(fields)"],
    SHARED: [],
}


def parts_in(module: ast.Module) -> list[ast.ClassDef]:
    """The classes of a module that are parts of a state, or a state."""
    return [node for node in module.body if isinstance(node, ast.ClassDef) and base_of(node)]


def base_of(made: ast.ClassDef) -> str:
    """Part or BaseState, if the class extends one of them."""
    bases = [base.id for base in made.bases if isinstance(base, ast.Name)]
    return next((base for base in bases if base in ("Part", "BaseState")), "")


def with_methods(text: str, parts: set[str]) -> str:
    """The source of a module, with the methods its parts lack."""
    lines = text.splitlines()
    module = ast.parse(text)
    for made in reversed(parts_in(module)):
        own = {node.name for node in made.body if isinstance(node, ast.FunctionDef)}
        if "__init__" in own:
            added = [line for name, m in methods(made, parts) if name not in own for line in m]
            lines[made.end_lineno : made.end_lineno] = added
    if parts_in(module):
        lines.insert(first_import(module), "from cuvee.core.fields import Fields")
    return "\n".join(lines) + "\n"


def methods(made: ast.ClassDef, parts: set[str]) -> Iterator[tuple[str, list[str]]]:
    """The methods of a part by name, as lines."""
    arguments, fields = declared(made, parts)
    copies = ", ".join(COPIES[field.kind].format(field.name) for field in arguments)
    numbers = [field.name for field in fields if field.kind == NUMBER]
    visits = [line.format(field.name) for field in fields for line in VISITS[field.kind]]
    assignments = [f"twin.{name} = self.{name}" for name in numbers]
    if base_of(made) == "BaseState":
        assignments.insert(0, "twin.copy_agenda(self)")
        visits.insert(0, "self.walk_agenda(fields)")
    made_twin = [f"twin = {made.name}({copies})", "self.copy_numbers(twin)", "return twin"]
    yield "copy", method(f'copy(self) -> "{made.name}"', made_twin)
    yield "copy_numbers", method(f'copy_numbers(self, twin: "{made.name}") -> None', assignments)
    yield "walk", method("walk(self, fields: Fields) -> None", visits)


def method(head: str, body: list[str]) -> list[str]:
    """A method as the lines of a class."""
    return ["", f"    def {head}:", *[f"        {line}" for line in body or ["pass"]]]


def declared(made: ast.ClassDef, parts: set[str]) -> tuple[list[Field], list[Field]]:
    """The arguments of a part's constructor, and its fields in the order in which it sets them."""
    start = next(
        node for node in made.body if isinstance(node, ast.FunctionDef) and node.name == "__init__"
    )
    types = {
        argument.arg: ast.unparse(argument.annotation)
        for argument in start.args.args
        if argument.annotation
    }
    arguments = [Field(name, kind_of(kind, parts)) for name, kind in types.items()]
    fields = []
    for node in start.body:
        name = set_by(node)
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "i64":
            fields.append(Field(name, NUMBER))
        elif name in types:
            fields.append(Field(name, kind_of(types[name], parts)))
        elif name not in AGENDA and not isinstance(node, ast.Expr):
            raise SystemExit(
                f"{made.name}: line {node.lineno} of its file sets no field the build understands;"
                " write `self.name: i64 = ...`, or `self.name = name` for an argument"
            )
    return arguments, [field for field in fields if field.name not in AGENDA]


def set_by(node: ast.stmt) -> str:
    """The field this statement sets, if it is one of `self`."""
    targets: list[ast.expr] = []
    if isinstance(node, ast.AnnAssign):
        targets = [node.target]
    elif isinstance(node, ast.Assign):
        targets = node.targets
    return next((target.attr for target in targets if isinstance(target, ast.Attribute)), "")


def kind_of(annotation: str, parts: set[str]) -> str:
    """What a field of this type holds; a type in another module may be named with it."""
    if annotation == "i64":
        return NUMBER
    if annotation == "vec[i64]":
        return ARRAY
    kind = annotation.removeprefix("list[").removesuffix("]").rpartition(".")[2]
    if kind in parts:
        return PART if kind == annotation.rpartition(".")[2] else PARTS
    if kind in NEVER_CHANGED:
        return SHARED
    raise SystemExit(f"a part of a state has a field of type {annotation}: can it be copied?")
