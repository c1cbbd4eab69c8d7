"""What commands print: JSON for programs, tables for people."""

import json


def write_json(value: object) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


def table(head: list[str], rows: list[list[str]]) -> None:
    """Columns under a head: the first is text, the others are numbers."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    made = Table(box=SIMPLE_HEAD, pad_edge=False)
    for k, title in enumerate(head):
        made.add_column(title, justify="left" if k == 0 else "right", no_wrap=True)
    for row in rows:
        made.add_row(*row)
    Console(highlight=False, markup=False).print(made)
