"""Printing JSON and tables."""

import json


def write_json(value: object) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


def table(head: list[str], rows: list[list[str]]) -> None:
    """Print a table: the first column is text, the others are numbers.

    >>> table(["seat", "wins"], [["s0", "12"], ["s1", "7"]])
    seat  wins
    s0      12
    s1       7
    """
    wide = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    for row in [head, *rows]:
        first, *others = zip(row, wide, strict=True)
        cells = [first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in others)]
        print("  ".join(cells).rstrip())
