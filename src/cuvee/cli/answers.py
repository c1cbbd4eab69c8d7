"""Listing the legal answers in the terminal, and finding the one a typed line means."""

from cuvee.cli.entry import BadInput

SHOWN = 8  # how many fitting answers an error message lists
SHORT = 20  # longer lists are printed in several columns


def pick(legal: list[str], line: str) -> str:
    """The answer that a typed line means: by number, by its words or by their beginnings.

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
    """Whether the words of the line are beginnings of the words of the text, in order."""
    whole, typed = text.split(), line.split()
    return len(typed) <= len(whole) and all(
        word.startswith(part) for word, part in zip(whole, typed, strict=False)
    )


def listed(answers: list[str], width: int) -> list[str]:
    """The lines to print; a long list gets as many columns as fit.

    >>> listed([f"{k}  Aim" for k in range(1, 23)], 20)[:2]
    ['1  Aim   12  Aim', '2  Aim   13  Aim']
    """
    wide = max(map(len, answers)) + 2
    if len(answers) <= SHORT or wide * 2 > width:
        return answers
    rows = -(-len(answers) // (width // wide))
    return ["".join(row.ljust(wide) for row in answers[k::rows]).rstrip() for k in range(rows)]
