"""Which files are compiled is said in one place, and what it says is there."""

from pathlib import Path

import pytest

from tools.build import sources
from tools.build.sources import PACKAGE, SELDOM

ROOT = Path(__file__).parent.parent.parent
FOUND = [str(Path(path).relative_to(ROOT / PACKAGE)) for path in sources.sources(ROOT / PACKAGE)]


def test_rules_are_compiled_and_drawings_are_not() -> None:
    assert {"core/state.py", "games/bottles/rules/turn.py", "bots/ismcts.py"} <= set(FOUND)
    left_out = {"native.py", "log.py", "box.py", "__init__.py"}
    assert not left_out & {Path(path).name for path in FOUND}
    assert not any("/face/" in path for path in FOUND)


def test_every_machine_compiles_the_same_in_the_same_order() -> None:
    assert len(FOUND) > 150 and sorted(set(FOUND)) == FOUND


def test_what_is_named_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"sources\.py names .*core"):
        sources.sources(tmp_path)


def test_what_is_called_seldom_is_compiled() -> None:
    assert {Path(path).stem for path in FOUND} >= SELDOM
