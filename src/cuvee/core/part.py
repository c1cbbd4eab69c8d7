"""Parts of a state. A part's fields are declared once, in its constructor; the rest follows."""

from typing import Any, Self

from cuvee.core.fields import Fields
from cuvee.core.native import is_array, mypyc_attr


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Part:
    """A part of a state, such as the estate of a seat or a pile of cards.

    Its fields are what its constructor sets, in that order: numbers, arrays of numbers, parts and
    lists of parts. Anything else, such as the content, never changes: copies share it, and a walk
    leaves it out.

    These methods look the fields up. For compiled classes the build writes the same methods out,
    field by field (tools/build/parts.py), so they run at full speed.
    """

    def own_fields(self) -> dict[str, object]:
        """The fields by name, in the order of the constructor."""
        return vars(self)

    def copy(self) -> Self:
        """An independent copy."""
        twin = type(self).__new__(type(self))
        for name, value in self.own_fields().items():
            setattr(twin, name, copied(value))
        return twin

    def copy_numbers(self, twin: Self) -> None:
        """Give a twin that has arrays and parts of its own the numbers of this one."""
        for name, value in self.own_fields().items():
            if isinstance(value, int):
                setattr(twin, name, value)

    def walk(self, fields: Fields) -> None:
        """Visit every field."""
        for name, value in self.own_fields().items():
            if isinstance(value, int):
                setattr(self, name, fields.number(value))
            else:
                visit(value, fields)


def copied(value: Any) -> object:
    """What a copy holds in place of this value."""
    if isinstance(value, Part):
        return value.copy()
    if isinstance(value, list) and value and isinstance(value[0], Part):
        return [part.copy() for part in value]
    if is_array(value):
        return value[:]
    return value


def visit(value: Any, fields: Fields) -> None:
    """Visit the numbers in an array, a part or a list of parts."""
    if isinstance(value, Part):
        value.walk(fields)
    elif isinstance(value, list) and value and isinstance(value[0], Part):
        for part in value:
            part.walk(fields)
    elif is_array(value) and len(value) > 0:
        fields.numbers(value)
