"""Saved games: logs in files. Files that are not our logs are never overwritten."""

from pathlib import Path
from typing import Any

from cuvee.cli.entry import BadInput
from cuvee.core.log import FORMAT, LogError, Record, write
from cuvee.core.match import Match
from cuvee.core.options import OptionError
from cuvee.games import box


def read(path: Path) -> Record:
    try:
        return Record(path.read_text("utf-8"))
    except UnicodeDecodeError:
        raise LogError(f"{path}: this is not a text file, so it is no log") from None
    except LogError as error:
        raise LogError(f"{path}: {error}") from None


def load(path: Path, plies: int | None = None, content: Path | None = None) -> Match[Any]:
    """The match of a saved log, whole or after its first `plies` answers."""
    record = read(path)
    if plies is not None and not 0 <= plies <= len(record.answers):
        raise BadInput(f"{path} has {len(record.answers)} answers; there is no ply {plies}")
    try:
        return box(record.header["game"]).load(record, plies, content)
    except (LogError, OptionError) as error:
        raise LogError(f"{path}: {error}") from None


def save(match: Match[Any], path: Path) -> None:
    """Save the log with its seed, so that the game can be continued. The write is atomic."""
    if path.exists() and not path.read_bytes().startswith(FORMAT.encode()):
        raise BadInput(f"{path} is there already and no saved game; choose another name")
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.new")
    fresh.write_text(write(match, keep_seed=True), "utf-8")
    fresh.replace(path)
