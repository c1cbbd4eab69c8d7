"""Journal: what the server did, a line of JSON each, never with a secret in it."""

import sys
import time
from hashlib import blake2b

import msgspec


def note(event: str, **facts: str | int | float) -> None:
    """One line on standard error. Tables are named by `short`, people not at all."""
    line = {"at": round(time.time(), 3), "event": event, **facts}
    sys.stderr.write(msgspec.json.encode(line).decode() + "\n")
    sys.stderr.flush()


def short(key: str) -> str:
    """A name for a table that does not lead to it: whoever has its key can watch it."""
    return blake2b(key.encode(), digest_size=4).hexdigest()
