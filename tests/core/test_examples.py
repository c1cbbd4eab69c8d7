"""The examples in docstrings are true."""

import doctest
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType

import pytest

import cuvee

FOLDERS = ("cuvee.core", "cuvee.cli", "cuvee.render")


def modules() -> list[str]:
    found = [module.name for module in walk_packages(cuvee.__path__, "cuvee.")]
    return ["cuvee", *(name for name in found if name.startswith(FOLDERS))]


@pytest.mark.parametrize("name", modules())
def test_examples(name: str) -> None:
    module: ModuleType = import_module(name)
    assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize("name", ["moves", "options", "content"])
def test_there_are_examples(name: str) -> None:
    assert doctest.testmod(import_module(f"cuvee.core.{name}")).attempted > 0
