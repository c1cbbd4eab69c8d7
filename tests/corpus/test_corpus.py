"""Games of every release replay for ever, line by line, and tell everybody the same news."""

from hashlib import sha256
from pathlib import Path

import pytest

import cuvee
from corpus.make import LEAST, logs_of, news_digest, wishes
from cuvee.core.log import Record, write
from cuvee.core.options import spell

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.xz"))
PARTS = 4  # of a file, to be replayed beside each other
MOST_BYTES = 3_000_000


def texts(name: str) -> list[str]:
    return [text for path in FILES if path.stem.startswith(f"{name}-") for text in logs_of(path)]


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_game_replays_and_tells_the_same_news(path: Path, part: int) -> None:
    notes = (HERE / "notes.txt").read_text("utf-8").splitlines()
    for k, text in enumerate(logs_of(path), 1):
        if k % PARTS == part:
            match = cuvee.load(text)
            assert write(match, keep_seed=True) == text, f"{path.stem} {k}"
            assert f"{path.stem} {k} {news_digest(match)}" in notes


@pytest.mark.parametrize("path", sorted(HERE.glob("rules-1/*.cuvee")), ids=lambda path: path.stem)
def test_a_log_of_the_first_rules_loads(path: Path) -> None:
    assert cuvee.load(path.read_text("utf-8")).entries


def test_nothing_leaves_the_corpus_and_nothing_in_it_changes() -> None:
    kept = dict(line.split() for line in (HERE / "kept.txt").read_text("utf-8").splitlines())
    found = {path.name: sha256(path.read_bytes()).hexdigest() for path in FILES}
    assert found == kept, "a new release adds its line to kept.txt; no line ever changes or goes"
    assert sum(path.stat().st_size for path in FILES) < MOST_BYTES


@pytest.mark.parametrize("name", cuvee.NAMES)
def test_the_corpus_shows_all_a_game_can_be(name: str) -> None:
    box = cuvee.game(name)
    records = [Record(text) for text in texts(name)]
    assert len(records) >= LEAST
    assert {record.seats() for record in records} == set(range(box.fewest, box.most + 1))
    endings = {record.result.get("ending") for record in records} - {None}
    assert endings == set(box.game().endings[1:])
    played = {pair for record in records for pair in record.options().items()}
    assert {(option, spell(value)) for option, value in wishes(box)} <= played
    assert any(record.edits for record in records)
    assert any(move == "undo" for record in records for _, _, _, move, _ in record.answers)
    assert any("ending" not in record.result for record in records)
