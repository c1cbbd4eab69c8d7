"""Where the static files are: under a name with a digest of all of them, so that browsers may keep
them for ever. Scripts and styles name each other relatively and stay below the same digest."""

from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

STATIC: Final = Path(__file__).parent / "static"
FOREVER: Final = "public, max-age=31536000, immutable"


def digest(*texts: str | bytes) -> str:
    """A few letters that change with the texts."""
    made = blake2b(digest_size=6)
    for text in texts:
        made.update(text.encode() if isinstance(text, str) else text)
    return made.hexdigest()


@cache
def edition() -> str:
    """The digest of all static files."""
    files = sorted(path for path in STATIC.rglob("*") if path.is_file())
    return digest(*[path.read_bytes() for path in files])


def address(name: str) -> str:
    """The address of a static file."""
    return f"/static/{edition()}/{name}"
