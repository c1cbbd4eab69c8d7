"""Docstrings for compiled code: mypyc keeps signatures, but drops docstrings. They are put back.

In the C that mypyc makes, each module, class, function and property has a place for the text that
`help` shows. It is empty or holds the signature alone. Here it gets the docstring; no code changes.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from mypyc.codegen.cstring import encode_bytes_as_c_string

SIGNATURE = r'(?:[^"\\]|\\.)*--\\n\\n'  # up to what Python takes for its end
FUNCTION = re.compile(rf'(CPyPy_(\w+),\s+METH_[\w |]+, PyDoc_STR\("{SIGNATURE})(?=")')
CLASS = re.compile(rf'(\.tp_doc = PyDoc_STR\("(\w+){SIGNATURE})(?=")')
PROPERTY = re.compile(r"(\(getter\)(\w+_get_\w+),\s+NULL, )NULL(?=, NULL})")
MODULE = re.compile(r"^( *)()NULL(?=, /\* docstring \*/)", re.M)


def documented(generated: str, source: Path) -> str:
    """The C of one module, with the docstrings of its Python source."""
    docs = dict(docstrings(ast.parse(source.read_text("utf-8"))))

    def text(found: re.Match[str]) -> str:
        """For core___match___Match___submit, or core___match___Match_get_log: that of Match.log."""
        name = found[2].rpartition(f"{source.stem}___")[2]
        return docs.get(re.sub("_get_|___", ".", name, count=1), "")

    def after_signature(found: re.Match[str]) -> str:
        return found[1] + text(found)

    def alone(found: re.Match[str]) -> str:
        return f'{found[1]}"{text(found)}"' if text(found) else found[0]

    for pattern in (FUNCTION, CLASS):
        generated = pattern.sub(after_signature, generated)
    for pattern in (PROPERTY, MODULE):
        generated = pattern.sub(alone, generated)
    return generated


def docstrings(module: ast.Module) -> Iterator[tuple[str, str]]:
    """Names in the module with their docstrings as C writes them; the module's own has none."""
    yield from documents("", module)
    for node in module.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield from documents(node.name, node)
        if isinstance(node, ast.ClassDef):
            for member in node.body:
                if isinstance(member, ast.FunctionDef):
                    yield from documents(f"{node.name}.{member.name}", member)


def documents(
    name: str, node: ast.Module | ast.ClassDef | ast.FunctionDef
) -> Iterator[tuple[str, str]]:
    text = ast.get_docstring(node)
    if text:
        yield name, encode_bytes_as_c_string(text.encode())
