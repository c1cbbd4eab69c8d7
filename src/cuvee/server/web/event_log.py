"""The event log of the server: one line of JSON for each event, without secrets."""

import sys
import time
import traceback
from hashlib import blake2b
from pathlib import Path

import msgspec


def note(event: str, **facts: str | int | float) -> None:
    """Write an event to standard error. Name tables by `short`, and never name people."""
    line = {"at": round(time.time(), 3), "event": event, **facts}
    sys.stderr.write(msgspec.json.encode(line).decode() + "\n")
    sys.stderr.flush()


def fault(error: Exception) -> None:
    """Write down an error of our own: what it was, and the last places it passed."""
    frames = traceback.extract_tb(error.__traceback__)[-4:]
    places = " > ".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames)
    note("fault", error=type(error).__name__, why=str(error)[:200], places=places)


def short(key: str) -> str:
    """A hash to name a table in the event log, because its key would let readers watch it."""
    return blake2b(key.encode(), digest_size=4).hexdigest()
