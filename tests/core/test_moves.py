"""Moves: verbs make and read indices, the table knows their texts."""

import pytest

from cuvee.core.fate import Seeded
from cuvee.core.moves import LONGEST, Moves, MoveTable, UnknownMove, keys, names, numbers, span


def test_words_have_one_move_each() -> None:
    table = MoveTable()
    assert [table.word("stop"), table.word("go on")] == [0, 1]
    assert table.texts == ["stop", "go on"] and len(table) == 2
    assert table.parse("go on") == 1 and table.text(0) == "stop"


def test_a_verb_with_one_argument() -> None:
    table = MoveTable()
    table.word("stop")
    bid = table.verb1("bid", span(3, 5))
    assert table.texts[1:] == ["bid 3", "bid 4", "bid 5"]
    assert [bid.of(n) for n in (3, 4, 5)] == [1, 2, 3] and bid.a(2) == 4
    assert [bid.has(move) for move in range(5)] == [False, True, True, True, False]


def test_a_verb_with_two_arguments_has_no_index_for_what_never_occurs() -> None:
    table = MoveTable()
    table.word("stop")
    blend = table.verb2("blend", keys("tun", 3), keys("tun", 3), when=lambda a, b: a < b)
    assert table.texts[1:] == ["blend tun-1 tun-2", "blend tun-1 tun-3", "blend tun-2 tun-3"]
    for move in range(1, 4):
        assert blend.of(blend.a(move), blend.b(move)) == move
    assert blend.of(1, 0) == -1 and blend.of(2, 2) == -1
    assert not blend.has(0) and blend.has(3) and not blend.has(4)


def test_a_verb_with_three_arguments() -> None:
    table = MoveTable()
    stop = table.word("stop")
    sell = table.verb3(
        "sell", names("a", "b"), span(2, 4), span(1, 2), when=lambda a, b, c: b + c < 6
    )
    assert stop == 0 and len(table) == 1 + 2 * 5
    for move in range(1, len(table)):
        assert sell.has(move) and sell.of(sell.a(move), sell.b(move), sell.c(move)) == move
        assert table.text(move) == f"sell {'ab'[sell.a(move)]} {sell.b(move)} {sell.c(move)}"
    assert not sell.has(stop) and sell.of(0, 4, 2) == -1


def test_a_verb_with_three_arguments_and_all_of_them_possible() -> None:
    table = MoveTable()
    sell = table.verb3("sell", span(1, 2), names("x", "y"), span(-1, 1))
    assert len(table) == 12
    assert {sell.of(sell.a(m), sell.b(m), sell.c(m)) for m in range(12)} == set(range(12))
    assert table.text(sell.of(2, 1, -1)) == "sell 2 y -1"


def test_every_text_is_its_move() -> None:
    table = MoveTable()
    table.verb2("sell", names("merlot", "syrah"), span(1, 9))
    table.verb1("buy", keys("lot", 4))
    assert [table.parse(text) for text in table.texts] == list(range(len(table)))


def test_a_text_that_is_no_move_is_quoted() -> None:
    with pytest.raises(UnknownMove, match="'drink' is no move of this game; `cuvee moves`"):
        MoveTable().parse("drink")


def test_no_text_stands_for_two_moves() -> None:
    table = MoveTable()
    table.word("stop")
    with pytest.raises(ValueError, match="'stop': there twice"):
        table.word("stop")
    with pytest.raises(ValueError, match="'sell x': there twice"):
        table.verb1("sell", names("x", "x"))


def test_a_table_holds_what_fits_into_an_envelope() -> None:
    table = MoveTable()
    table.verb1("bid", span(1, LONGEST))
    with pytest.raises(ValueError, match="one too many"):
        table.word("stop")


def test_a_digest_knows_order_and_words() -> None:
    digests = []
    for words in (("a", "b"), ("b", "a"), ("a", "b"), ("a", "c")):
        table = MoveTable()
        table.verb1("take", names(*words))
        digests.append(table.digest())
    assert digests[0] == digests[2] and len(set(digests)) == 3


def test_the_buffer_of_legal_moves() -> None:
    out = Moves(20)
    out.add(7)
    out.add_range(2, 5)
    out.add_range(5, 4)
    assert out.as_list() == [7, 2, 3, 4, 5] and out.count == 5
    bid = MoveTable().verb1("bid", span(1, 9))
    out.add_all(bid, 3, 4)
    out.add_all(bid, 3, 2)
    assert out.as_list()[5:] == [bid.of(3), bid.of(4)]
    out.count = 5
    out.add_equal(bid, numbers([2, 9, 2, 0, 2]), 2, 1)
    out.add_others(bid, numbers([1, 2, 0, -1, 1, 3]), 2, 3, 1)
    assert out.as_list()[5:] == [bid.of(k) for k in (2, 4, 2, 3, 4)]
    out.count = 5
    assert out.has(4) and not out.has(6)
    fate = Seeded(1)
    assert {out.pick(fate) for _ in range(200)} == {2, 3, 4, 5, 7}
    out.clear()
    assert out.as_list() == [] and not out.has(7)


def test_numbers_are_an_array() -> None:
    assert list(numbers([3, 1, 2])) == [3, 1, 2]
