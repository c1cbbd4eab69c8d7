"""Every rule of the law books is done by code that names it, and tested by a test that names it."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

import cuvee

ROOT = Path(__file__).parents[2]
SPEC = ROOT / "docs" / "spec"
GAMES = ROOT / "src" / "cuvee" / "games"
PREFIX = {"bottles": "BO", "grand_cru": "GC", "dom_pierre": "DP", "naramata": "NA"}


def pattern(name: str) -> str:
    return rf"{PREFIX[name]}-[A-Z]?\d+(?:\.\d+)*[a-z]?"


def defined(name: str) -> set[str]:
    """The ids that open a line, a list item or a table row of the law book."""
    text = (SPEC / f"{name}.md").read_text("utf-8")
    return set(re.findall(rf"^\s*(?:[-*|]\s*)?(?:\*\*|`)?({pattern(name)})\b", text, re.M))


def in_docstrings(name: str) -> dict[str, str]:
    """The ids named in docstrings of the game's code, each with a file."""
    found: dict[str, str] = {}
    for path in sorted((GAMES / name).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
                for rule in re.findall(rf"{pattern(name)}\b", ast.get_docstring(node) or ""):
                    found[rule] = str(path.relative_to(GAMES))
    return found


def without_code(name: str) -> dict[str, str]:
    """The ids no code names, each with its reason."""
    path = Path(__file__).parent / name / "no_code.toml"
    found: dict[str, str] = tomllib.loads(path.read_text("utf-8"))
    return found


@pytest.mark.parametrize("name", cuvee.NAMES)
def test_every_rule_is_named_by_the_code_that_does_it_or_has_a_reason(name: str) -> None:
    named, excused = set(in_docstrings(name)), without_code(name)
    assert sorted(defined(name) - named - set(excused)) == []
    assert all(len(reason) > 8 for reason in excused.values())
    assert sorted(set(excused) & named) == [], "they are done after all"
    assert sorted(set(excused) - defined(name)) == [], "there are no such rules"


@pytest.mark.parametrize("name", cuvee.NAMES)
def test_code_names_no_rule_that_is_not_in_the_law_book(name: str) -> None:
    named, rules = in_docstrings(name), defined(name)
    chapters = {rule.split(".")[0] for rule in rules}
    assert {rule: named[rule] for rule in named if rule not in rules | chapters} == {}


@pytest.mark.parametrize("name", cuvee.NAMES)
def test_every_rule_is_named_by_a_test(name: str) -> None:
    spoken = ""
    for path in (ROOT / "tests").rglob("*.py"):
        spoken += path.read_text("utf-8")
    cited = set(re.findall(rf"{pattern(name)}\b", spoken))
    for words in re.findall(rf"_({PREFIX[name]}_[A-Z]?\d+(?:_\d+)*[a-z]?)(?=_)", spoken):
        head, *rest = words.split("_")
        cited.add(f"{head}-{'.'.join(rest)}")
    assert sorted(defined(name) - cited) == []
