"""Options: what players may choose before a game starts."""

from typing import final

from cuvee.core.content import Facts
from cuvee.core.native import i64, mypyc_attr

Value = str | int | bool


class OptionError(ValueError):
    """The game has no such option, value or number of seats."""


@final
class Option:
    """An option with its possible values, or a range of numbers. Rules see it as one number.

    >>> balloon = Option("balloon", "exact", ["exact", "up_to"], 0, 0)
    >>> balloon.code("up_to"), balloon.value(1), Option("rounds", 9, [], 5, 9).code("7")
    (1, 'up_to', 7)
    """

    def __init__(
        self, name: str, default: Value, values: list[Value], low: int, high: int, about: str = ""
    ) -> None:
        self.name = name
        self.default = default
        self.values = values  # empty for a range
        self.low = low
        self.high = high
        self.about = about

    def __reduce__(self) -> tuple[object, ...]:
        return Option, (self.name, self.default, self.values, self.low, self.high, self.about)

    def __repr__(self) -> str:
        some = " or ".join(map(spell, self.values)) or f"{self.low} to {self.high}"
        return f"<Option {self.name}: {some}, usually {spell(self.default)}>"

    def choices(self) -> list[Value]:
        """All values it can have."""
        return self.values or list(range(self.low, self.high + 1))

    def code(self, given: Value) -> int:
        """The number that rules see: the index of the value, or the number itself in a range."""
        for k, value in enumerate(self.choices()):
            if spell(value) == spell(given):
                return k if self.values else k + self.low
        wanted = ", ".join(map(spell, self.values)) or f"{self.low} to {self.high}"
        raise OptionError(f"option {self.name} cannot be {spell(given)!r}; it can be {wanted}")

    def value(self, code: int) -> Value:
        """The value rules know by this number."""
        return self.values[code] if self.values else code


def spell(value: Value) -> str:
    """A value as written in content files, in logs and on the command line: true, 3, exact."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_options(table: Facts) -> list[Option]:
    """The [options] table of a content file: `name = { default, values | min, max, about }`."""
    options = []
    for name, entry in table.entries.items():
        if not isinstance(entry, dict):
            continue
        facts = table.table(name)
        values = entry.get("values", [])
        low = high = 0
        if not values:
            low, high = facts.number("min", -999, 999), facts.number("max", -999, 999)
        about = facts.text("about") if facts.has("about") else ""
        options.append(Option(name, entry.get("default", ""), values, low, high, about))
        options[-1].code(options[-1].default)
    return options


def choose(options: list[Option], given: dict[str, Value]) -> list[int]:
    """The codes of all options in order: the given value, or else the default."""
    known = [option.name for option in options]
    for name in given:
        if name not in known:
            raise OptionError(f"there is no option {name!r}; there are {', '.join(known)}")
    return [option.code(given.get(option.name, option.default)) for option in options]


@mypyc_attr(acyclic=True)
class ChosenOptions:
    """What a table agreed on, and the version of the rules it plays by. Shared by all its states.

    A game's own class turns the codes of the options, found by name, into what its rules read.
    """

    def __init__(self, options: list[Option], codes: list[int], rules: int) -> None:
        self.codes = codes
        self.rules: i64 = rules
        self.by_name = {option.name: code for option, code in zip(options, codes, strict=True)}

    def code(self, name: str) -> int:
        """The number of what was chosen: its place among the values, or the value of a span."""
        return self.by_name[name]

    def chose(self, name: str) -> bool:
        """Was the second of two values chosen?"""
        return self.by_name[name] == 1

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.codes, int(self.rules))
