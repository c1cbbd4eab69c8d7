"""Writes a tournament as a Parquet file, one row for every seat of every game."""

from dataclasses import asdict
from pathlib import Path

from cuvee.arena import ArenaError
from cuvee.arena.blocks import Block
from cuvee.arena.tournament import rows


def write(blocks: list[Block], path: Path) -> None:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise ArenaError(
            "Parquet needs pyarrow: make arena, or pip install 'cuvee[arena]'"
        ) from None
    table = pyarrow.Table.from_pylist([asdict(row) for row in rows(blocks)])
    pyarrow.parquet.write_table(table, path)
