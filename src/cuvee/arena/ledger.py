"""The file of a tournament (JSON Lines): it survives interruption and can be resumed."""

import json
import os
from pathlib import Path
from typing import IO, Any

from cuvee.arena import ArenaError
from cuvee.arena.blocks import Block
from cuvee.arena.setting import Setting


class Ledger:
    """The first line has the settings, every further line a block. Lines are only appended."""

    def __init__(self, path: Path | None, setting: Setting) -> None:
        self.blocks: list[Block] = []
        self.file: IO[bytes] | None = None
        if path is None:
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        self.file = path.open("a+b")
        self.file.seek(0)
        lines = self.file.read().split(b"\n")
        half = lines.pop()  # a half-written line, if the process was killed; else empty
        head = json.dumps({"tournament": ""}).encode()[:13]
        if lines or not head.startswith(half[:13]):
            self.read(lines or [half], setting, path)
        if half:
            os.ftruncate(self.file.fileno(), self.file.tell() - len(half))
        if not lines:
            self.write({"tournament": setting.facts()})

    def read(self, lines: list[bytes], setting: Setting, path: Path) -> None:
        """Read the blocks played so far; the settings must be the same."""
        try:
            head, *rest = [json.loads(line) for line in lines]
            theirs = head["tournament"]
            self.blocks = [entry["games"] for entry in rest]
            numbers = [entry["block"] for entry in rest]
        except (ValueError, KeyError, TypeError):
            raise ArenaError(f"{path} is no tournament file; choose another name") from None
        ours = json.loads(json.dumps(setting.facts()))
        for key, value in ours.items():
            if theirs.get(key) != value:
                raise ArenaError(
                    f"{path} holds a tournament with {key} {theirs.get(key)!r}, not {value!r};"
                    " choose another name"
                )
        if numbers != list(range(len(rest))):
            raise ArenaError(f"{path} does not count its blocks 0, 1, 2; choose another name")

    def add(self, block: Block) -> None:
        self.write({"block": len(self.blocks), "games": block})
        self.blocks.append(block)

    def write(self, entry: dict[str, Any]) -> None:
        """Append a line and wait until it is on disk."""
        if self.file is not None:
            words = json.dumps(entry, ensure_ascii=False, separators=(",", ":"))
            self.file.write(words.encode() + b"\n")
            self.file.flush()
            os.fsync(self.file.fileno())

    def close(self) -> None:
        if self.file is not None:
            self.file.close()
