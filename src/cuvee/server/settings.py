"""The settings of a server process."""

import os
from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True):
    """`pace` is how many seconds a bot waits before it answers, so that tables take turns; pages
    show what bots did in their own time. `thinkers` is how many processes bots have, 0 is one less
    than there are cores. `proxies` are the addresses whose word on who connects is believed."""

    db: str
    pace: float = 0.1
    thinkers: int = 0
    limits: bool = True
    proxies: tuple[str, ...] = ()


def home() -> Path:
    """The default folder of the database."""
    base = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local/share")
    return Path(base) / "cuvee"


def usual_db() -> str:
    folder = home()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"
