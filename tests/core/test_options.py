"""Options: named choices with codes the rules know."""

import pytest

from cuvee.core.content import Facts
from cuvee.core.options import Option, OptionError, choose, read_options, spell

FILE = """
[options]
loans = { default = "binding", values = ["binding", "honour"], about = "debts first" }
refusal = { default = true, values = [true, false] }
rounds = { default = 9, min = 5, max = 9 }
"""


def options(text: str = FILE) -> list[Option]:
    return read_options(Facts.parse(text, "my.toml").table("options"))


def test_options_are_read_from_a_content_file() -> None:
    loans, refusal, rounds = options()
    assert (loans.name, loans.about, loans.choices()) == (
        "loans",
        "debts first",
        ["binding", "honour"],
    )
    assert refusal.choices() == [True, False] and rounds.choices() == [5, 6, 7, 8, 9]


def test_what_is_given_is_taken_and_the_rest_is_as_usual() -> None:
    assert choose(options(), {}) == [0, 0, 9]
    assert choose(options(), {"rounds": 5, "refusal": False}) == [0, 1, 5]


def test_values_may_be_spelt_as_on_the_command_line() -> None:
    given = {"rounds": "7", "refusal": "false", "loans": "honour"}
    assert choose(options(), {**given}) == [1, 1, 7]
    assert [spell(value) for value in (True, False, 3, "x")] == ["true", "false", "3", "x"]


def test_every_code_has_its_value() -> None:
    for option in options():
        assert [option.value(option.code(value)) for value in option.choices()] == option.choices()


def test_an_unknown_option_is_named_with_those_there_are() -> None:
    with pytest.raises(OptionError, match="no option 'loan'; there are loans, refusal, rounds"):
        choose(options(), {"loan": 1})


def test_an_impossible_value_is_named_with_those_possible() -> None:
    with pytest.raises(OptionError, match="loans cannot be 'none'; it can be binding, honour"):
        choose(options(), {"loans": "none"})
    with pytest.raises(OptionError, match="rounds cannot be '10'; it can be 5 to 9"):
        choose(options(), {"rounds": 10})
    with pytest.raises(OptionError, match="refusal cannot be '1'; it can be true, false"):
        choose(options(), {"refusal": 1})


def test_a_default_that_is_no_choice_is_refused() -> None:
    with pytest.raises(OptionError, match="rounds cannot be '4'"):
        options("[options]\nrounds = { default = 4, min = 5, max = 9 }")
