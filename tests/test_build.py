"""The build under test is the one that was meant, and it plays the same games as the other."""

import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import cuvee

MEANT = os.environ.get("CUVEE_BUILD", "")


@pytest.mark.skipif(not MEANT, reason="nobody said which build is meant: set CUVEE_BUILD")
def test_the_build_is_the_one_meant() -> None:
    assert ("compiled" if cuvee.COMPILED else "pure") == MEANT


def test_the_package_is_typed() -> None:
    assert (Path(cuvee.__file__).parent / "py.typed").exists()


READS = """int64_t CPyDef_top(PyObject *cpy_r_self) {
    VecI64 cpy_r_r0;
    char * cpy_r_r9;
    cpy_r_r0 = ((StateObject *)cpy_r_self)->_agenda;
    VEC_I64_INCREF(cpy_r_r0);
    cpy_r_r3 = (int64_t)cpy_r_r0.len;
    if (cpy_r_r4) goto CPyL4;
    goto CPyL8;
CPyL3: ;
    PyErr_SetNone(PyExc_IndexError);
CPyL4: ;
    {MEANWHILE}
    cpy_r_r9 = (char *)cpy_r_r0.items;
    cpy_r_r12 = *(int64_t *)cpy_r_r9;
    VEC_I64_DECREF(cpy_r_r0);
    return cpy_r_r12;
CPyL8: ;
    VEC_I64_DECREF(cpy_r_r0);
    goto CPyL3;
}
"""


@pytest.mark.parametrize(
    ("meanwhile", "counts"),
    [
        ("cpy_r_r5 = cpy_r_r3 - 1;", 0),
        ("cpy_r_r5 = CPyDef_other(cpy_r_self);", 3),  # may let go of the agenda
        ("((StateObject *)cpy_r_self)->_agenda = cpy_r_r7;", 3),
        ("cpy_r_r5 = CPyDef_other(cpy_r_r0);", 3),
        ("cpy_r_r7 = cpy_r_r0;", 3),
    ],
)
def test_a_vec_that_is_only_read_is_not_counted(meanwhile: str, counts: int) -> None:
    borrowed = runpy.run_path(str(Path(__file__).parent.parent / "setup.py"))["borrowed"]
    made = borrowed(READS.replace("{MEANWHILE}", meanwhile))
    assert made.count("CREF(cpy_r_r0)") == counts
    assert meanwhile in made and "cpy_r_r0.items" in made


@pytest.mark.skipif(not cuvee.COMPILED, reason="a tuned build is rehearsed with a compiled one")
def test_what_a_tuned_build_rehearses_can_be_played() -> None:
    root = Path(__file__).parent.parent
    played = subprocess.run(
        [sys.executable, str(root / "src/rehearse.py"), str(Path(cuvee.__file__).parent.parent)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (played.returncode, played.stderr) == (0, "")


GENERATED = r"""    {"log",
     (getter)match___Match_get_log,
    NULL, NULL, NULL},
    {"seed",
     (getter)match___Match_get_seed, (setter)match___Match_set_seed,
     NULL, NULL},
    {"__len__",
     (PyCFunction)CPyPy_match___Match_____len__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__len__($self, /)\n--\n\n")},
    {"bare",
     (PyCFunction)CPyPy_match___bare,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("bare(game, name=\"\")\n--\n\n")},
    .tp_doc = PyDoc_STR("Match(game)\n--\n\n"),
    "cuvee.core.match",
    NULL, /* docstring */
"""
SOURCE = '''"""A "game"."""
class Match:
    """Played.

    Cuvée?
    """
    @property
    def log(self): "Words."
    def __len__(self): "How long."
def bare(game, name=""): "None yet."
'''


def test_docstrings_come_behind_the_signatures_and_nothing_else_changes(tmp_path: Path) -> None:
    pytest.importorskip("mypyc")
    build = Path(__file__).parent.parent / "tools/build/docstrings.py"
    (tmp_path / "match.py").write_text(SOURCE, "utf-8")
    made = runpy.run_path(str(build))["documented"](GENERATED, tmp_path / "match.py")
    for before, after in [
        (
            r"match___Match_get_log," + "\n    NULL, NULL",
            r"match___Match_get_log," + '\n    NULL, "Words."',
        ),
        (r"__len__($self, /)\n--\n\n", r"__len__($self, /)\n--\n\nHow long."),
        (r"bare(game, name=\"\")\n--\n\n", r"bare(game, name=\"\")\n--\n\nNone yet."),
        (r"Match(game)\n--\n\n", r"Match(game)\n--\n\nPlayed.\n\nCuv\303\251e\?"),
        ("NULL, /* doc", r'"A \"game\".", /* doc'),
    ]:
        assert after in made
        made = made.replace(after, before)
    assert made == GENERATED
