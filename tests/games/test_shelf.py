"""The shelf: what its spines say is what the boxes hold."""

import pytest

from cuvee.games import SHELF, box


@pytest.mark.parametrize("name", SHELF)
def test_a_spine_says_what_is_in_the_box(name: str) -> None:
    each = box(name)
    assert (each.title, each.fewest, each.most) == SHELF[name]
