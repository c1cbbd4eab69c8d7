"""Fate: chance that is the same everywhere, is written down, and can be read from a list."""

from collections import Counter

import pytest

from cuvee.core.fate import ALL, Pile, Recorder, Script, Seeded, seeded
from cuvee.core.moves import numbers


def test_the_generator_is_the_same_on_every_machine() -> None:
    fate = Seeded(42)
    assert [int(fate.below(1000)) for _ in range(6)] == [297, 660, 172, 221, 127, 162]


def test_a_number_lies_below_and_each_comes_alike() -> None:
    fate = Seeded(7)
    seen = Counter(int(fate.below(6)) for _ in range(60_000))
    assert set(seen) == set(range(6))
    assert all(abs(n - 10_000) < 400 for n in seen.values())


def test_seeds_of_any_kind_have_their_own_chance() -> None:
    rows = [tuple(int(seeded(word).below(10**6)) for _ in range(1)) for word in "abc"]
    assert len(set(rows)) == 3
    long = seeded("x" * 500)
    assert 0 <= long.below(9) < 9


def test_large_and_negative_seeds_are_seeds() -> None:
    rows = [int(Seeded(seed).below(1 << 30)) for seed in (0, 1, -1, 1 << 32, (1 << 62) - 1)]
    assert len(set(rows)) == 5


def test_a_die_has_six_sides() -> None:
    fate = Seeded(3)
    assert {int(fate.die()) for _ in range(300)} == {1, 2, 3, 4, 5, 6}


def test_where_there_is_no_choice_chance_is_not_asked() -> None:
    one, two = Seeded(1), Seeded(1)
    one.below(1)
    assert one.below(1000) == two.below(1000)


def test_fate_is_recorded_only_where_there_was_a_choice() -> None:
    recorder = Recorder(Seeded(1))
    said = [recorder.below(n) for n in (1, 6, 1, 9)]
    assert recorder.chance == [said[1], said[3]]
    script = Script(recorder.chance)
    assert [script.below(n) for n in (1, 6, 1, 9)] == said


def test_a_recorder_knows_who_saw_what() -> None:
    recorder = Recorder(Script([3, 2, 1]))
    recorder.below(6, 1)
    recorder.die()
    recorder.draw(Pile(numbers([1, 1]), 2), 2)
    assert recorder.chance == [3, 2, 1] and recorder.known_to == [1, ALL, 2]
    recorder.forget()
    assert recorder.chance == [] and recorder.known_to == [] and not recorder.revealed


def test_a_recorder_hears_notes_and_whispers() -> None:
    recorder = Recorder(Seeded(1))
    recorder.note(1, 2, 3)
    recorder.whisper(0, 4, 5, 6, 7, 8)
    recorder.reveal()
    assert [note.words() for note in recorder.notes] == [(1, 2, 3, 0, 0), (4, 5, 6, 7, 8)]
    assert [note.audience for note in recorder.notes] == [ALL, 0] and recorder.revealed


def test_a_last_thing_is_drawn_without_a_word() -> None:
    recorder = Recorder(Script([]))
    pile = Pile(numbers([0, 1]), 1)
    assert recorder.draw(pile) == 1 and recorder.chance == [] and pile.count == 0


def test_a_playout_hears_nothing() -> None:
    fate = Seeded(1)
    fate.note(1, 2)
    fate.whisper(0, 1, 2)
    fate.reveal()


def test_a_pile_has_no_order() -> None:
    pile = Pile(numbers([2, 0, 1]), 3)
    drawn = [Script([2]).draw(pile), Script([0]).draw(pile)]
    assert drawn == [2, 0] and (list(pile.left), pile.count) == ([1, 0, 0], 1)
    pile.put(2)
    assert list(pile.left) == [1, 0, 1] and pile.count == 2


def test_everything_in_a_pile_is_equally_likely() -> None:
    fate = Seeded(9)
    seen = Counter(int(fate.draw(Pile(numbers([1, 0, 3]), 4))) for _ in range(8000))
    assert seen[1] == 0 and abs(seen[0] - 2000) < 150


def test_a_pile_is_counted_through_its_kinds() -> None:
    pile = Pile(numbers([2, 0, 3]), 5)
    assert [int(pile.nth(n)) for n in range(5)] == [0, 0, 2, 2, 2]


def test_a_copy_of_a_pile_is_its_own() -> None:
    pile = Pile(numbers([2, 1]), 3)
    twin = pile.copy()
    twin.take(0)
    assert list(pile.left) == [2, 1] and list(twin.left) == [1, 1]


def test_a_script_says_what_it_lacks() -> None:
    script = Script([3, 9, 0])
    assert script.below(6) == 3
    with pytest.raises(ValueError, match="chance answered 9; it must be from 0 to 5"):
        script.below(6)
    with pytest.raises(ValueError, match="chance answered 0; it must be from 1 to 6"):
        Script([0]).die()
    with pytest.raises(ValueError, match="from 0 to 1, but only 0 answers are given"):
        Script([]).below(2)
    with pytest.raises(ValueError, match="chance drew 1, but none of that kind is left"):
        Script([1]).draw(Pile(numbers([2, 0]), 2))
    with pytest.raises(ValueError, match="from 0 to 1"):
        Script([5]).draw(Pile(numbers([1, 1]), 2))
