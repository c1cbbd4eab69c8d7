"""A page is changed by its fragments: each is one element, under its own key."""

import random
from typing import Any
from xml.etree import ElementTree

import pytest

from cuvee.core.match import Match, Seed
from cuvee.games import NAMES, box, face


@pytest.mark.parametrize("name", NAMES)
def test_every_fragment_is_one_element_with_its_key_as_id(name: str) -> None:
    dice = random.Random(name)
    match: Match[Any] = Match(box(name).game(), 3, Seed.of(1))
    seen: dict[str, str] = {}
    while not match.over and len(match.entries) < 150:
        for drawing in face(name).draw(match.view(0), 0, match.players):
            for layer in drawing.boxes.values():
                seen |= {key: str(markup) for key, markup in layer.items()}
        step = match.questions[0]
        match.submit(step.seat, dice.choice(match.legal(step.seat)))
    wrong = []
    for key, markup in seen.items():
        found = ElementTree.fromstring(f"<x>{markup}</x>")
        if [each.get("id") for each in found] != [key]:
            wrong.append(key)
    assert wrong == []
