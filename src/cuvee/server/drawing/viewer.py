"""The page of one kind of viewer, as markup by element id."""

from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from markupsafe import Markup

from cuvee.core.fate import Note
from cuvee.core.state import WATCHER, Step
from cuvee.render.svg import Drawing, el, element
from cuvee.render.theme import SEAT_MARK
from cuvee.server.drawing import points
from cuvee.server.drawing.diff import Change, Sheet
from cuvee.server.tables.table import BOT_SEAT, Table

Viewer = tuple[int, int]  # the seat whose view is shown, and the seat to hand the screen to (or -1)

POINTS_HINT: Final = "points as far as you can see; ≈ where something hidden counts"
LINES: Final = 8192  # cached lines of the list of players
STORY: Final = 60  # how many of the last entries are on the page


class SeatView:
    """What a seat sees of the game: view, points and drawings."""

    def __init__(self, table: Table, seat: int) -> None:
        self.view = table.match.view(seat)
        self.points = points.in_sight(table.game, table.face, self.view, seat)
        self.drawings = table.face.draw(self.view, seat, table.names)


class Frame:
    """What is the same for all viewers of a table at one moment, computed once."""

    def __init__(self, table: Table) -> None:
        self.asked = table.asked()
        self.chosen = table.chosen()
        self.places = [place(table, self, seat) for seat in range(table.match.seats)]
        self.waiting = bar("", waiting(table), None)
        self.seat_views: dict[int, SeatView] = {}
        self.notes: dict[Note, Markup] = {}
        self.changes: dict[tuple[int, int], Change] = {}

    def seat_view(self, table: Table, seat: int) -> SeatView:
        """What this seat sees; if nothing is hidden, all seats share one object."""
        state = table.match.state
        is_open = table.face.for_all(state) and table.game.peek(state, seat) is state
        eyes = WATCHER if is_open else seat
        if eyes not in self.seat_views:
            self.seat_views[eyes] = SeatView(table, seat)
        return self.seat_views[eyes]


class ViewerPage:
    """The page of a viewer at one moment."""

    def __init__(self, table: Table, viewer: Viewer, frame: Frame) -> None:
        self.seat, self.pass_to = viewer
        self.frame = frame
        seat_view = frame.seat_view(table, self.seat)
        self.view, self.points, self.drawings = seat_view.view, seat_view.points, seat_view.drawings
        self.seats = {
            f"t-seat-{k}": seat_line(k, line, k == self.seat, points.said(self.points[k]))
            for k, line in enumerate(frame.places)
        }
        self.question = question(table, self)
        words: Sheet = {"t-seats": self.seats, "t-asking": {"t-question": self.question}}
        self.sheets = [words, *[drawing.boxes for drawing in self.drawings]]
        self.sizes = sizes(self.drawings)
        self.ask = asking(table, self)


def drawn(drawing: Drawing) -> Markup:
    return drawing.svg(class_="cuvee")


def sizes(drawings: list[Drawing]) -> dict[str, str]:
    """The view box of each drawing; some drawings grow with their contents."""
    return {each.key: each.frame for each in drawings}


def shape(board: Drawing) -> str:
    """The shape of the board, which decides the layout on wide screens."""
    if board.width < 1.2 * board.height:
        return "square"
    return "wide" if board.width > 1.4 * board.height else ""


# -- whose turn, what is asked


class Place(NamedTuple):
    """A line of the list of players, without what differs between viewers."""

    name: str
    role: str
    state: str
    marks: str


def place(table: Table, frame: Frame, seat: int) -> Place:
    chair = table.chairs[seat]
    free = chair.kind != BOT_SEAT and not chair.holder
    role = f"bot, {chair.bot}" if chair.kind == BOT_SEAT else "seat still free" * free
    marks = (["now"] if seat in frame.asked else []) + (["free"] if free else [])
    return Place(chair.name, role, waits(table, frame, seat), " ".join(marks))


@lru_cache(LINES)
def seat_line(seat: int, place: Place, mine: bool, score: str) -> Markup:
    """A line of the list of players: letter, name, points, whether the seat is asked."""
    role = ", ".join(filter(None, ("you" if mine else "", place.role)))
    return el(
        "li",
        el("span", SEAT_MARK[seat], class_=f"mark ink-{seat}", aria_hidden="true"),
        el("span", place.name, class_="who"),
        el("span", role, class_="role") if role else None,
        el("span", score, class_="points", title=POINTS_HINT),
        el("span", place.state, class_="state") if place.state else None,
        id=f"t-seat-{seat}",
        class_=place.marks or None,
    )


def waits(table: Table, frame: Frame, seat: int) -> str:
    if table.match.over:
        return f"place {table.match.ranking[seat]}"
    if seat in frame.chosen:
        return "has chosen"
    return "asked" if seat in frame.asked else ""


def question(table: Table, page: ViewerPage) -> Markup:
    """The bar above the board: who is asked what, with links to the rules."""
    match = table.match
    if match.over:
        return bar("The game is over", winners(table), None)
    step = match.question(page.seat) if page.seat >= 0 else None
    if step is None:
        return page.frame.waiting
    text = table.face.question(page.view, step, table.names)
    links = rule_links(table.opening.game, tuple(table.face.rules(step)))
    return bar(f"{table.names[page.seat]}, it is your turn", text, links)


def bar(lead: str, text: str, rules: Markup | None) -> Markup:
    """The markup of the bar; `rules` is None unless the viewer is asked."""
    return element(
        "div",
        el("p", lead, class_="lead") if lead else None,
        el("p", text, class_="what"),
        rules,
        id="t-question",
        class_="other" if rules is None else "mine",
    )


def winners(table: Table) -> str:
    parts = table.game.victory(table.match.state)
    first = [name for name, part in zip(table.names, parts, strict=True) if part > 0]
    if len(first) == len(table.names) and len(first) > 1:
        return "All players share the first place."
    return f"{' and '.join(first) or 'Nobody'} {'win' if len(first) > 1 else 'wins'}."


def waiting(table: Table) -> str:
    """The text for viewers who are not asked: who the table is waiting for."""
    names = [table.names[step.seat] for step in table.match.questions]
    return f"Waiting for {' and '.join(names)}." if names else ""


@cache
def rule_links(game: str, rules: tuple[str, ...]) -> Markup:
    links = [el("a", rule, href=f"/rules/{game}#{rule}", target="rules") for rule in rules]
    return el("p", "Rules: ", Markup(" ").join(links), class_="rules") if links else Markup("")


def asking(table: Table, page: ViewerPage) -> dict[str, Any]:
    """What the page needs to answer: the number of the question and the legal moves."""
    match, seat = table.match, page.seat
    found: dict[str, Any] = {"eyes": seat, "hand": page.pass_to, "over": match.over, "undo": False}
    if page.pass_to >= 0:
        found["name"] = table.names[page.pass_to]
    if seat < 0 or match.over:
        return found
    found["undo"] = match.may_undo(seat)
    step = match.question(seat)
    if step is not None:
        found["q"] = step.number
        found["moves"] = [[text, said(table, page, step, text)] for text in match.legal(seat)]
    return found


def said(table: Table, page: ViewerPage, step: Step, text: str) -> str:
    move = table.game.moves.parse(text)
    return table.face.move(page.view, step, move, table.names)


# -- what happened


def news(table: Table, page: ViewerPage, first: int = 0, bare: bool = False) -> list[Markup]:
    """What happened from entry `first` on, as far as this viewer may know it.

    `bare` leaves out announcements.
    """
    entries = table.match.entries
    found = []
    for at in range(first, len(entries) + 1):
        if not bare:
            found += [line(item.text, at) for item in table.announced.get(at, [])]
        if at < len(entries):
            entry = entries[at]
            if entry.text == "undo":
                found.append(line(f"{table.names[entry.seat]} takes the last answer back.", at))
            found += [sentence(table, page, note, at) for note in entry.notes_for(page.seat)]
    return found


def line(text: str, at: int) -> Markup:
    return element("p", text, data_at=at + 1)


def sentence(table: Table, page: ViewerPage, note: Note, at: int) -> Markup:
    """The line for a note; it is the same for all viewers, so it is cached."""
    known = page.frame.notes
    if note not in known:
        known[note] = line(table.face.note(page.view, note, table.names), at)
    return known[note]


def talk(table: Table, first: int = 0) -> list[Markup]:
    return [el("p", el("b", f"{item.name}: "), item.text) for item in table.chat[first:]]


def eyes_of(seats: list[int], table: Table) -> int:
    """The seat whose view a user with these seats sees first."""
    if not seats:
        return WATCHER
    asked = [seat for seat in table.asked() if seat in seats]
    return asked[0] if asked else seats[0]
