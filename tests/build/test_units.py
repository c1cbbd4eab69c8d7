"""mypyc's C is marked and put together, and otherwise compiled as it was written."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.build.units import MARKS, marked, module_of, unit_of, units

ROOT = Path(__file__).parent.parent.parent
C = """char CPyDef_vector___Vector___add(PyObject *cpy_r_self, int64_t cpy_r_value);
char CPyDef_vector___Vector___add(PyObject *cpy_r_self, int64_t cpy_r_value) {
    VEC_I16_INCREF(cpy_r_r0);
    cpy_r_r3 = (uint64_t)cpy_r_r1 < (uint64_t)cpy_r_r2;
    VEC_I16_DECREF(cpy_r_r0);
}
PyObject *CPyPy_vector___Vector___add(PyObject *self, PyObject *const *args) {
}
char CPyDef_vector_____top_level__(void) {
}
static int CPyExec_cuvee___core___vector(PyObject *module)
{
}
"""


def unmarked(text: str) -> str:
    return re.sub(r"^(?:ONCE |SELDOM |INLINE )+", "", text, flags=re.M)


def test_definitions_are_marked_and_nothing_else_is_touched() -> None:
    made = marked(C, "vector")
    assert unmarked(made) == C
    assert [line.split("(")[0] for line in made.splitlines() if line[0] in "IOS"] == [
        "INLINE char CPyDef_vector___Vector___add",
        "SELDOM PyObject *CPyPy_vector___Vector___add",
        "ONCE char CPyDef_vector_____top_level__",
        "ONCE static int CPyExec_cuvee___core___vector",
    ]


def test_a_module_no_game_waits_for_is_marked_as_a_whole() -> None:
    made = marked("int64_t CPyDef_audit___check(void) {\n}\n", "audit")
    assert made.startswith("SELDOM int64_t CPyDef_audit___check")


def test_a_game_is_a_unit() -> None:
    turn = "build/__native_cuvee___games___bottles___rules___turn.c"
    assert (unit_of(turn), module_of(turn)) == ("bottles", "turn")
    assert unit_of("build/__native_cuvee___core___game.c") == "rest"
    assert unit_of("build/__native_cuvee.c") == "rest"


def test_units_hold_what_their_files_hold(tmp_path: Path) -> None:
    names = ["__native_cuvee.c", "__native_cuvee___games___a___x.c", "__native_cuvee___games___b.c"]
    for name in names:
        (tmp_path / name).write_text(f"/* {name} */\n{C}")
    made = units([str(tmp_path / name) for name in names])
    assert [Path(path).name for path in made] == ["unit_rest.c", "unit_a.c"]
    rest, a = (Path(path).read_text().removeprefix(MARKS) for path in made)
    assert unmarked(rest) == f"/* {names[0]} */\n{C}/* {names[2]} */\n{C}"
    assert unmarked(a) == f"/* {names[1]} */\n{C}"


@pytest.mark.long
def test_of_all_our_c_not_one_statement_is_changed(tmp_path: Path) -> None:
    """Reference counting and index checks are what mypyc wrote, in every module."""
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, tmp_path / name)
    code = (
        "from tools.build.extensions import extensions; print(*extensions(False, False)[0].sources)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    made = done.stdout.split()[-5:]
    written = {path.name: path.read_text() for path in (tmp_path / "build").glob("__native_*.c")}
    together = "".join(unmarked((tmp_path / path).read_text()) for path in made)
    assert len(written) > 150
    for name, text in written.items():
        assert text in together, f"{name} was changed"
    assert len(together) == sum(map(len, written.values())) + len(MARKS) * len(made)
