"""The sources as mypyc reads them: what is looked up in plain Python is written out here."""

import ast
from pathlib import Path

from tools.build.flows import with_calls
from tools.build.parts import parts_in, with_methods


def write_out(package: Path, to: Path) -> None:
    """Copy the package to another folder, with methods of parts and calls of flows written out."""
    texts = {path: path.read_text("utf-8") for path in sorted(package.rglob("*.py"))}
    parts = {made.name for text in texts.values() for made in parts_in(ast.parse(text))}
    for path, text in texts.items():
        target = to / path.relative_to(package)
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.name == "flow.py":
            text = with_calls(text, path.parent)
        target.write_text(with_methods(text, parts), "utf-8")
