"""A position of Grand Cru in one call; only what matters is said, and all components add up."""

from collections.abc import Sequence

from cuvee.core.fate import Seeded
from cuvee.core.native import i64
from cuvee.core.options import Value
from cuvee.games.grand_cru.content import SHIPPED
from cuvee.games.grand_cru.game import BOX
from cuvee.games.grand_cru.model.cubes import count, cubes
from cuvee.games.grand_cru.model.state import State
from cuvee.games.grand_cru.model.tiles import is_innovation, kind_of, lot
from cuvee.games.grand_cru.moves import DROP, TABLE
from cuvee.games.grand_cru.questions import (
    BOOKS,
    FAIR,
    FINAL,
    INITIAL_LOANS,
    LOANS,
    NEW_YEAR,
    NEXT_FAIR,
    NEXT_LOANS,
    TURN,
    TURN_OVER,
    YEAR_END,
)
from cuvee.games.grand_cru.rules.setup import set_up
from cuvee.games.grand_cru.rules.vineyard import lay, to_row
from scene import Scene

Table = Scene[State]
KINDS = SHIPPED.variety_ids + SHIPPED.improvement_ids


def given(
    ask: i64 = TURN,
    seat: int = 0,
    *,
    seats: int = 2,
    chance: Sequence[int] | None = None,
    options: dict[str, Value] | None = None,
    **things: object,
) -> Table:
    """A question to a seat (or a chore) in a position made of `things`: the functions below.

    Chance is a list where a test cares for it.
    """
    game = BOX.game(options)
    state = game.blank(seats)
    set_up(state, Seeded(1))
    state.depth = 0
    clean(state)
    for estate in state.estates:
        estate.money = 20
        estate.loans = 1
    for name, thing in things.items():
        SETTERS[name](state, thing)
    state.year = max(state.year, 1)
    state.round = max(state.round, 1)
    put_question(state, ask, seat)
    if chance is None:
        game.settle(state, Seeded(1))
    table = Scene(game, state, list(chance or ()))
    if chance is None:
        table.match.recorder.source = Seeded(2)
    assert game.audit(state) == "", game.audit(state)
    return table


def clean(state: State) -> None:
    """Everything back into the stack, so that tests lay out what they want."""
    stock = state.stock
    for kind in range(len(KINDS)):
        stock.stack.left[kind] += stock.display[kind]
        stock.stack.count += stock.display[kind]
        stock.display[kind] = 0
    while state.row_length > 0:
        state.row_length -= 1
        state.board.row[state.row_length] = -1


def put_question(state: State, ask: i64, seat: int) -> None:
    """What lies below a question in a real game lies below it here."""
    if ask in (TURN, FINAL):
        state.then(YEAR_END)
        if ask == TURN:
            state.then(TURN_OVER, (seat - state.first) % state.seats)
        state.ask(TURN, seat, FINAL if ask == FINAL else 0)
    elif ask == FAIR:
        state.then(NEW_YEAR)
        state.then(NEXT_LOANS)
        state.then(BOOKS)
        state.then(NEXT_FAIR, state.left_of(seat))
        state.at_fair = (1 << state.seats) - 1
        state.ask(FAIR, seat)
    elif ask == LOANS:
        state.then(NEW_YEAR)
        state.then(NEXT_LOANS, (seat - state.first) % state.seats + 1)
        state.ask(LOANS, seat)
    elif ask == BOOKS:
        state.then(NEW_YEAR)
        state.then(NEXT_LOANS)
        state.then(BOOKS)
    else:
        state.then(ask)


# -- things


def spread(values: object) -> list[int]:
    assert isinstance(values, list)
    return values


def words(values: object) -> list[str]:
    assert isinstance(values, (list, str))
    return values if isinstance(values, list) else [values]


def money(state: State, values: object) -> None:
    for estate, value in zip(state.estates, spread(values), strict=False):
        estate.money = value


def loans(state: State, values: object) -> None:
    for estate, value in zip(state.estates, spread(values), strict=False):
        estate.loans = value


def prestige(state: State, values: object) -> None:
    for estate, value in zip(state.estates, spread(values), strict=False):
        estate.prestige = value


def shifts(state: State, values: object) -> None:
    for estate, value in zip(state.estates, spread(values), strict=False):
        estate.shifts = value


def tile(word: str) -> int:
    """`gamay`, `doc` are fresh; `gamay-`, `doc-` are bare or face down; or an innovation tile."""
    name, side = word.removesuffix("-"), word.endswith("-")
    if name in SHIPPED.innovation_ids:
        return DROP.a(TABLE.parse(f"drop {name}"))
    return 2 * KINDS.index(name) + int(side)


def vineyard(state: State, values: object) -> None:
    """One line of tiles for each seat."""
    for estate, line in zip(state.estates, words(values), strict=False):
        for word in line.split():
            code = tile(word)
            lay(estate, code)
            if is_innovation(code):
                continue
            state.stock.stack.take(kind_of(code))
            if code < 10 and not word.endswith("-"):
                state.supply -= cubes(1, kind_of(code))


def cellar(state: State, values: object) -> None:
    """For each seat `b3 gamay 2, b4 syrah 1`."""
    for estate, line in zip(state.estates, words(values), strict=False):
        for part in filter(None, line.split(", ")):
            barrel, name, n = part.split()
            some = cubes(int(n), KINDS.index(name))
            estate.cellar[int(barrel[1]) - 1] += some
            state.supply -= some


def sold(state: State, values: object) -> None:
    """For each seat `gamay 2, syrah 1` on its fair barrel."""
    for estate, line in zip(state.estates, words(values), strict=False):
        for part in filter(None, line.split(", ")):
            name, n = part.split()
            estate.sold += cubes(int(n), KINDS.index(name))
            state.supply -= cubes(int(n), KINDS.index(name))


def display(state: State, values: object) -> None:
    for word in " ".join(words(values)).split():
        state.stock.stack.take(KINDS.index(word))
        state.stock.display[KINDS.index(word)] += 1


def discards(state: State, values: object) -> None:
    for word in " ".join(words(values)).split():
        state.stock.stack.take(KINDS.index(word))
        state.stock.discards[KINDS.index(word)] += 1


def stack(state: State, values: object) -> None:
    """Exactly these tiles stay in the stack; all others lie in the discards."""
    wanted = " ".join(words(values)).split()
    for kind, name in enumerate(KINDS):
        while state.stock.stack.left[kind] > wanted.count(name):
            state.stock.stack.take(kind)
            state.stock.discards[kind] += 1


def columns(state: State, values: object) -> None:
    """For each column `doc 3 s1`: a tile, its bid, whose; `doc` alone has no bid; `-` is free."""
    for at, line in enumerate(words(values)):
        if line == "-":
            continue
        name, bid, bidder = [*line.split(), "0", "s0"][:3]
        state.board.columns[at] = lot(KINDS.index(name), int(bid), int(bidder[1:]))
        state.stock.stack.take(KINDS.index(name))
        if int(bid):
            state.estates[int(bidder[1:])].markers -= 1


def demand(state: State, values: object) -> None:
    """`gamay 3, syrah 2`."""
    for part in words(values)[0].split(", "):
        name, level = part.split()
        state.board.demand[KINDS.index(name)] = int(level)


def brand(state: State, values: object) -> None:
    """`gamay 3 s1`: a brand marker on a level."""
    for line in words(values):
        name, level, seat = line.split()
        state.board.brand[KINDS.index(name)] = int(level) << 3 | int(seat[1:])
        state.estates[int(seat[1:])].markers -= 1


def supply(state: State, values: object) -> None:
    """`merlot 3`: so many are left; the others lie out of reach in the last seat's barrel 1."""
    for line in words(values):
        name, n = line.split()
        variety = KINDS.index(name)
        gone = count(state.supply, variety) - int(n)
        state.supply -= cubes(gone, variety)
        state.estates[-1].cellar[0] += cubes(gone, variety)


def row(state: State, values: object) -> None:
    """The innovation row; what it lacks must lie in vineyards."""
    for word in " ".join(words(values)).split():
        to_row(state, SHIPPED.innovation_ids.index(word))


def passed(state: State, values: object) -> None:
    for seat in spread(values):
        state.passed |= 1 << seat


def spaces(state: State, values: object) -> None:
    """`demand_1 s1`: a marker on a special action space."""
    for line in words(values):
        name, seat = line.split()
        state.board.spaces[SHIPPED.space_ids.index(name)] = int(seat[1:])
        state.estates[int(seat[1:])].markers -= 1


def broke(state: State, values: object) -> None:
    for seat in spread(values):
        state.broke |= 1 << seat


def round(state: State, value: object) -> None:
    assert isinstance(value, int)
    state.round = value


def year(state: State, value: object) -> None:
    assert isinstance(value, int)
    state.year = value


def first(state: State, value: object) -> None:
    assert isinstance(value, int)
    state.first = value


def heir(state: State, value: object) -> None:
    assert isinstance(value, int)
    state.heir = value


SETTERS = {
    thing.__name__: thing
    for thing in (
        money,
        loans,
        prestige,
        shifts,
        vineyard,
        cellar,
        sold,
        display,
        discards,
        stack,
        columns,
        demand,
        brand,
        supply,
        row,
        passed,
        spaces,
        broke,
        round,
        year,
        first,
        heir,
    )
}


# -- what a player would notice


def purses(table: Table) -> list[int]:
    return [int(estate.money) for estate in table.state.estates]


def debts(table: Table) -> list[int]:
    return [int(estate.loans) for estate in table.state.estates]


def fame(table: Table) -> list[int]:
    return [int(estate.prestige) for estate in table.state.estates]


def free_markers(table: Table) -> list[int]:
    return [int(estate.markers) for estate in table.state.estates]


def named(some: int) -> dict[str, int]:
    """Cubes by the names of their varieties."""
    found = {name: int(count(some, k)) for k, name in enumerate(SHIPPED.variety_ids)}
    return {name: n for name, n in found.items() if n}


def barrel(table: Table, seat: int, which: int) -> dict[str, int]:
    return named(table.state.estates[seat].cellar[which - 1])


def fair_barrel(table: Table, seat: int) -> dict[str, int]:
    return named(table.state.estates[seat].sold)


def supplied(table: Table, name: str) -> int:
    return int(count(table.state.supply, KINDS.index(name)))


def planted(table: Table, seat: int) -> str:
    """The fields in their order, `.` for a free one, free ones at the end left out."""
    spoken = []
    for code in table.state.estates[seat].fields:
        if code < 0:
            spoken.append(".")
        elif is_innovation(code):
            spoken.append(SHIPPED.innovation_ids[code - 30])
        else:
            spoken.append(KINDS[code >> 1] + "-" * (code & 1))
    return " ".join(spoken).rstrip(" .")


def level(table: Table, name: str) -> int:
    return int(table.state.board.demand[KINDS.index(name)])


def shown(table: Table) -> dict[str, int]:
    """The display by kind."""
    return {name: int(n) for name, n in zip(KINDS, table.state.stock.display, strict=True) if n}


def thrown(table: Table) -> dict[str, int]:
    """The discards by kind."""
    return {name: int(n) for name, n in zip(KINDS, table.state.stock.discards, strict=True) if n}


def panel(table: Table) -> list[str]:
    """The columns in play, spoken as in `columns`."""
    spoken = []
    for at in range(table.state.seats):
        up = int(table.state.board.columns[at])
        bid = up >> 5 & 7
        spoken.append((KINDS[(up & 31) - 1] + (f" {bid} s{up >> 8}" if bid else "")) if up else "-")
    return spoken


def branded(table: Table) -> list[str]:
    return [
        f"{name} {int(mark) >> 3} s{int(mark) & 7}"
        for name, mark in zip(SHIPPED.variety_ids, table.state.board.brand, strict=True)
        if mark
    ]


def in_row(table: Table) -> list[str]:
    state = table.state
    return [SHIPPED.innovation_ids[state.board.row[at]] for at in range(state.row_length)]


def dealt(seats: int = 2, seed: int = 1, options: dict[str, Value] | None = None) -> Table:
    """A new game, at the first question."""
    game = BOX.game(options)
    table = Scene(game, game.start(seats, Seeded(seed)), [])
    table.match.recorder.source = Seeded(seed)
    assert table.asked == (0, "initial_loans") and INITIAL_LOANS == 0
    return table
