"""The page of one kind of viewer, as markup by element id."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from markupsafe import Markup

from cuvee.core.fate import Note
from cuvee.core.state import WATCHER, Step
from cuvee.render.asking import OPENS, Asking, Choice, Counter
from cuvee.render.svg import Drawing, el, element
from cuvee.render.theme import SEAT_MARK
from cuvee.render.words import ENGLISH
from cuvee.server.drawing import points
from cuvee.server.drawing.diff import Change, Sheet
from cuvee.server.drawing.icons import icons_of
from cuvee.server.drawing.words import phrase
from cuvee.server.tables.table import BOT_SEAT, Table
from cuvee.server.words import listed

Viewer = tuple[int, int]  # the seat whose view is shown, and the seat to hand the screen to (or -1)

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
        self.waiting = ribbon("", waiting(table), "wait")
        self.seat_views: dict[int, SeatView] = {}
        self.notes: dict[tuple[Note, int], Markup] = {}  # by who reads it
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
        self.seats = {f"t-seat-{k}": self.strip(table, k) for k in range(len(frame.places))}
        self.asking = asked(table, self)
        self.question = question(table, self)
        self.moment = el("p", table.face.moment(self.view), id="t-moment", class_="where")
        words: Sheet = {
            "t-seats": self.seats,
            "t-asking": {"t-question": self.question},
            "t-plate": {"t-moment": self.moment},
        }
        self.sheets = [words, *[drawing.boxes for drawing in self.drawings]]
        self.sizes = sizes(self.drawings)
        self.ask = asking(table, self)

    def strip(self, table: Table, seat: int) -> Markup:
        counts = tuple(table.face.counters(self.view, seat, self.seat))
        score = points.said(self.points[seat])
        place = self.frame.places[seat]
        return strip(seat, place, seat == self.seat, score, counts, table.opening.game)


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


# -- the players


class Place(NamedTuple):
    """The strip of a player, without what differs between viewers."""

    name: str
    role: str
    state: str
    marks: str


def place(table: Table, frame: Frame, seat: int) -> Place:
    chair = table.chairs[seat]
    free = chair.kind != BOT_SEAT and not chair.holder
    role = (
        phrase("bot", level=chair.bot) if chair.kind == BOT_SEAT else phrase("free") if free else ""
    )
    marks = (["now"] if seat in frame.asked else []) + (["free"] if free else [])
    return Place(chair.name, role, waits(table, frame, seat), " ".join(marks))


@lru_cache(LINES)
def strip(
    seat: int, place: Place, mine: bool, score: str, counts: tuple[Counter, ...], game: str
) -> Markup:
    """The strip of a player: mark, name, what is known of what they have, points."""
    role = " · ".join(filter(None, (phrase("you") if mine else "", place.role)))
    counters = [
        el("span", icon(count.icon, game), count.value, title=count.title) for count in counts
    ]
    return el(
        "li",
        seat_mark(seat),
        el("span", place.name, el("small", role) if role else None, class_="nm"),
        el("span", place.state, class_="st") if place.state else None,
        el("span", *counters, class_="ct") if counters else None,
        el("span", el("b", score), class_="pts", title=phrase("points-hint")),
        id=f"t-seat-{seat}",
        class_=f"strip s-{SEAT_MARK[seat].lower()} {place.marks}".strip(),
        data_w=f"s{seat}",
    )


@cache
def seat_mark(seat: int) -> Markup:
    """The mark of a seat: its colour, letter and shape."""
    letter = SEAT_MARK[seat]
    return el("span", letter, class_=f"seat s-{letter.lower()}", aria_hidden="true")


@cache
def icon(name: str, game: str) -> Markup:
    """An icon of the game, or of the frame where the game has none of this name."""
    return el(
        "svg", el("use", href=f"{icons_of(game, name)}#{name}"), class_="i", aria_hidden="true"
    )


def waits(table: Table, frame: Frame, seat: int) -> str:
    if table.match.over:
        return phrase("place", place=table.match.ranking[seat])
    if seat in frame.chosen:
        return phrase("has-chosen")
    return phrase("choosing") if seat in frame.asked else ""


# -- what is asked


def question(table: Table, page: ViewerPage) -> Markup:
    """The sentence of the ribbon: what this viewer is asked, or who is choosing."""
    if table.match.over:
        return ribbon(phrase("game-over"), winners(table), "over")
    if page.asking is None:
        return page.frame.waiting
    asking = page.asking
    links = rule_links(table.opening.game, tuple(table.face.rules(asking.step)))
    sign = icon(asking.how.icon, table.opening.game) if asking.how.icon else None
    small = asking.how.warning or asking.how.hint
    return ribbon(
        phrase("your-turn"),
        asking.how.words,
        "mine",
        seat_mark(page.seat),
        sign,
        el("p", small, class_="warning" if asking.how.warning else "hint") if small else None,
        links,
    )


def ribbon(
    lead: str,
    text: str,
    state: str,
    mark: Markup | None = None,
    sign: Markup | None = None,
    small: Markup | None = None,
    rules: Markup | None = None,
) -> Markup:
    """The words of the ribbon; `state` is mine, wait or over."""
    return element(
        "div",
        el("p", mark, lead, rules, class_="lead") if lead else None,
        el("p", sign, text, class_="q what"),
        small,
        id="t-question",
        class_=state,
    )


def winners(table: Table) -> str:
    parts = table.game.victory(table.match.state)
    first = [name for name, part in zip(table.names, parts, strict=True) if part > 0]
    if len(first) == len(table.names) and len(first) > 1:
        return phrase("all-win")
    return phrase("wins", count=len(first), names=listed(ENGLISH, first))


def waiting(table: Table) -> str:
    """The text for viewers who are not asked: who the table is waiting for."""
    names = [table.names[step.seat] for step in table.match.questions]
    return phrase("waiting", names=listed(ENGLISH, names), count=len(names)) if names else ""


@cache
def rule_links(game: str, rules: tuple[str, ...]) -> Markup | None:
    """A link to the most important rule behind the question; the others stand near it."""
    if not rules:
        return None
    label = f"{phrase('rules')}: {', '.join(rules)}"
    address = f"/rules/{game}#{rules[0]}"
    book = icon("book", game)
    return el(
        "a", book, href=address, target="rules", class_="rules", title=label, aria_label=label
    )


class Question(NamedTuple):
    """What a seat is asked, and how."""

    step: Step
    moves: list[int]
    how: Asking


def asked(table: Table, page: ViewerPage) -> Question | None:
    match, seat = table.match, page.seat
    step = match.question(seat) if seat >= 0 and not match.over else None
    if step is None:
        return None
    moves = [table.game.moves.parse(text) for text in match.legal(seat)]
    return Question(step, moves, table.face.ask(page.view, step, moves, table.names))


def asking(table: Table, page: ViewerPage) -> dict[str, Any]:
    """What the page needs to answer: the number of the question, its choices as a tree, and all
    answers in words."""
    match, seat = table.match, page.seat
    found: dict[str, Any] = {"eyes": seat, "hand": page.pass_to, "over": match.over, "undo": False}
    if page.pass_to >= 0:
        found["name"] = table.names[page.pass_to]
    if seat >= 0 and not match.over:
        found["undo"] = match.may_undo(seat)
    if page.asking is not None:
        step, moves, how = page.asking
        text, face = table.game.moves.text, table.face
        found["q"] = step.number
        found["sealed"] = step.sealed
        found["moves"] = [[text(m), face.move(page.view, step, m, table.names)] for m in moves]
        found["tree"] = [branch(choice, text) for choice in how.choices]
        if how.sets:
            found["sets"] = [[text(move) for move in moves] for moves in how.sets]
    return found


def branch(choice: Choice, text: Callable[[int], str]) -> dict[str, Any]:
    """A choice for the page; what is empty is left out."""
    found: dict[str, Any] = {"w": choice.words}
    if choice.move != OPENS:
        found["m"] = text(choice.move)
    for key, value in (("a", choice.at), ("i", choice.icon), ("p", choice.price)):
        if value:
            found[key] = value
    if choice.pick != OPENS:
        found["k"] = text(choice.pick)
    if choice.note:
        found["n"] = choice.note
    if choice.plan:
        found["l"] = [text(move) for move in choice.plan]
    if choice.sure:
        found["s"] = True
    if choice.brief:
        found["b"] = True
    if choice.weighed:
        found["o"] = True
    if choice.shows:
        found["h"] = list(choice.shows)
    if choice.then:
        found["t"] = [branch(each, text) for each in choice.then]
    return found


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
                text = phrase("takes-back", who=table.names[entry.seat])
                found.append(line(text, at, entry.seat))
            found += [sentence(table, page, note, at) for note in entry.notes_for(page.seat)]
    return found


def line(text: str, at: int, seat: int = -1) -> Markup:
    """A line of news; with a script, a click goes to its moment in the replay."""
    known = 0 <= seat < len(SEAT_MARK)
    return element("p", seat_mark(seat) if known else None, text, data_at=at + 1)


def sentence(table: Table, page: ViewerPage, note: Note, at: int) -> Markup:
    """The line for a note, in the words for its reader."""
    known, reader = page.frame.notes, page.seat
    if (note, reader) not in known:
        text = table.face.note(page.view, note, table.names, reader=reader)
        known[note, reader] = line(text, at, note.words()[1])
    return known[note, reader]


def talk(table: Table, first: int = 0) -> list[Markup]:
    return [el("p", el("b", f"{item.name}: "), item.text) for item in table.chat[first:]]


def eyes_of(seats: list[int], table: Table) -> int:
    """The seat whose view a user with these seats sees first."""
    if not seats:
        return WATCHER
    asked = [seat for seat in table.asked() if seat in seats]
    return asked[0] if asked else seats[0]
