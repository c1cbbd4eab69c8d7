"""What a release may change without a new rules version: no stored game notices."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import cuvee

HERE = Path(__file__).parent
REPLAY = """
import sys
from pathlib import Path
import cuvee
for path in sys.argv[2:]:
    text = Path(path).read_text("utf-8")
    match = cuvee.load(text)
    assert match.game.moves.texts[0] == "sing", "the new verb is not there"
    assert match.log == text, path
print(cuvee.game(sys.argv[1]).editions.digest)
"""


def next_release(name: str, folder: Path) -> None:
    """The package with a comment and another name in a game's content, and a verb before all."""
    package = Path(cuvee.__file__).parent
    shutil.copytree(package, folder / "cuvee", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    game = folder / "cuvee" / "games" / name
    content = game / "content.toml"
    text = content.read_text("utf-8")
    renamed = re.sub(r'((?:name|title)_en|en|name) = "', r'\1 = "New ', text)
    assert renamed != text
    content.write_text("# A comment of the next release.\n" + renamed, "utf-8")
    moves = game / "moves.py"
    old = moves.read_text("utf-8")
    table = "TABLE: Final = MoveTable()\n"
    assert table in old
    moves.write_text(old.replace(table, f'{table}SING: Final = TABLE.word("sing")\n'), "utf-8")


@pytest.mark.parametrize("name", cuvee.NAMES)
def test_a_comment_a_name_and_a_new_verb_leave_every_stored_game_as_it_is(
    name: str, tmp_path: Path
) -> None:
    next_release(name, tmp_path)
    logs = [str(path) for path in sorted((HERE / name).glob("logs*/*.cuvee"))]
    done = subprocess.run(
        [sys.executable, "-c", REPLAY, name, *logs],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == cuvee.game(name).editions.digest


# Whoever changes a number, an id or a bound that rules read changes the game: raise its rules
# version, put the old number into `past` of its box, and write the new digest here.
DIGESTS = {
    ("bottles", 2): "d3f0d3dcd52a",
    ("grand_cru", 2): "f96a40aaaf02",
    ("dom_pierre", 2): "3669f4878b30",
    ("naramata", 2): "1760a6068031",
}


@pytest.mark.parametrize("name", cuvee.NAMES)
def test_numbers_change_only_with_the_version_of_the_rules(name: str) -> None:
    box = cuvee.game(name)
    assert DIGESTS[name, box.rules] == box.editions.digest
