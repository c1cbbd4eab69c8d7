"""Whatever happens to a log, reading it ends in a match or in a sentence, never in a traceback."""

from hypothesis import given, settings
from hypothesis import strategies as st

from cuvee.core.log import LogError, Record
from cuvee.core.options import OptionError
from nouveau.game import BOX
from toy.test_log import LOG

WORDS = sorted(
    {word for line in LOG for word in line.split()} | {"", "?", "{", "}", "-1", "s", "é"}
)


def read(text: str) -> None:
    try:
        BOX.load(Record(text))
    except (LogError, OptionError) as refused:
        assert str(refused)


@given(st.text())
def test_any_text(text: str) -> None:
    read(text)
    read("cuvee 1\n" + text)


@settings(max_examples=300)
@given(
    line=st.integers(0, len(LOG) - 1),
    word=st.integers(0, 8),
    new=st.one_of(st.sampled_from(WORDS), st.text(max_size=6), st.integers().map(str)),
)
def test_a_log_with_one_word_changed(line: int, word: int, new: str) -> None:
    words = LOG[line].split(" ")
    words[word % len(words)] = new
    read("\n".join([*LOG[:line], " ".join(words), *LOG[line + 1 :]]))


@given(first=st.integers(0, len(LOG) - 1), second=st.integers(0, len(LOG) - 1), swap=st.booleans())
def test_a_log_with_lines_lost_doubled_or_swapped(first: int, second: int, swap: bool) -> None:
    lines = list(LOG)
    if swap:
        lines[first], lines[second] = lines[second], lines[first]
    else:
        lines[first] = lines[second]
    read("\n".join(lines))
    del lines[first]
    read("\n".join(lines))


@given(st.integers(0, len("\n".join(LOG))))
def test_a_log_cut_off_anywhere(at: int) -> None:
    read("\n".join(LOG)[:at])
