"""Answers: how they are listed, and which of them a typed line means."""

from cuvee.cli.entry import BadInput

SHOWN = 8  # of the answers a line might mean
SHORT = 20  # a list up to here stands in one column


def pick(legal: list[str], line: str) -> str:
    """The one answer the line means.

    >>> pick(["buy lot-1", "buy lot-2", "pass"], "2"), pick(["buy lot-1", "pass"], "b")
    ('buy lot-2', 'buy lot-1')
    >>> pick(["buy lot-1", "sell lot-1"], "s l")
    'sell lot-1'
    """
    if line.isdecimal():
        if not 1 <= int(line) <= len(legal):
            raise BadInput(f"there is no answer {line}; the list goes from 1 to {len(legal)}")
        return legal[int(line) - 1]
    if line in legal:
        return line
    fitting = [text for text in legal if begins(text, line)]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        more = f" and {len(fitting) - SHOWN} more" if len(fitting) > SHOWN else ""
        raise BadInput(f"{line!r} may be {', '.join(fitting[:SHOWN])}{more}; type more of it")
    raise BadInput(
        f"{line!r} is no answer here; type a number from 1 to {len(legal)}, the words, or help"
    )


def begins(text: str, line: str) -> bool:
    """Is every word of the line the beginning of a word of the text, in their order?"""
    whole, typed = text.split(), line.split()
    return len(typed) <= len(whole) and all(
        word.startswith(part) for word, part in zip(whole, typed, strict=False)
    )


def listed(answers: list[str], width: int) -> list[str]:
    """A short list as it is; a long one in as many columns as there is room for.

    >>> listed([f"{k}  Aim" for k in range(1, 23)], 20)[:2]
    ['1  Aim   12  Aim', '2  Aim   13  Aim']
    """
    wide = max(map(len, answers)) + 2
    if len(answers) <= SHORT or wide * 2 > width:
        return answers
    rows = -(-len(answers) // (width // wide))
    return ["".join(row.ljust(wide) for row in answers[k::rows]).rstrip() for k in range(rows)]
