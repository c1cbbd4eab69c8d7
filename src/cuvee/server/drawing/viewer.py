"""The page of one kind of viewer, as markup by element id."""

from typing import NamedTuple

from markupsafe import Markup

from cuvee.core.state import WATCHER
from cuvee.render.svg import Drawing, el
from cuvee.render.words import ENGLISH
from cuvee.server.drawing import points
from cuvee.server.drawing.asking import asked, for_script
from cuvee.server.drawing.diff import Change, Sheet
from cuvee.server.drawing.ribbon import question, waiting
from cuvee.server.drawing.strips import Place, place, strip
from cuvee.server.tables.table import Table


class Viewer(NamedTuple):
    """A kind of viewer: whose view is shown, the seat to hand the screen to (or -1), the language.
    All viewers of one kind get the same page."""

    seat: int
    pass_to: int = -1
    lang: str = ENGLISH


class SeatView:
    """What a seat sees of the game: view, points and drawings."""

    def __init__(self, table: Table, seat: int, lang: str) -> None:
        self.view = table.match.view(seat)
        self.points = points.in_sight(table.game, table.face, self.view, seat)
        self.drawings = table.face.draw(self.view, seat, table.names, lang)


class Frame:
    """What is the same for all viewers of a table at one moment, computed once."""

    def __init__(self, table: Table) -> None:
        self.asked = table.asked()
        self.chosen = table.chosen()
        self.places: dict[str, list[Place]] = {}  # by language
        self.waiting: dict[str, Markup] = {}
        self.seat_views: dict[tuple[int, str], SeatView] = {}
        self.lines: dict[tuple[object, int, str], Markup] = {}  # news, by reader and language
        self.changes: dict[tuple[int, int], Change] = {}

    def seat_view(self, table: Table, seat: int, lang: str) -> SeatView:
        """What this seat sees; if nothing is hidden, all seats share one object."""
        state = table.match.state
        is_open = table.face.for_all(state) and table.game.peek(state, seat) is state
        key = (int(WATCHER) if is_open else seat, lang)
        if key not in self.seat_views:
            self.seat_views[key] = SeatView(table, seat, lang)
        return self.seat_views[key]

    def places_in(self, table: Table, lang: str) -> list[Place]:
        if lang not in self.places:
            seats = range(table.match.seats)
            self.places[lang] = [place(table, self.asked, self.chosen, k, lang) for k in seats]
        return self.places[lang]

    def waiting_in(self, table: Table, lang: str) -> Markup:
        if lang not in self.waiting:
            self.waiting[lang] = waiting(table, self.asked, self.chosen, lang)
        return self.waiting[lang]


class ViewerPage:
    """The page of a viewer at one moment."""

    def __init__(self, table: Table, viewer: Viewer, frame: Frame) -> None:
        self.seat, self.pass_to, self.lang = viewer
        self.frame = frame
        seat_view = frame.seat_view(table, self.seat, self.lang)
        self.view, self.points, self.drawings = seat_view.view, seat_view.points, seat_view.drawings
        places = frame.places_in(table, self.lang)
        self.seats = {f"t-seat-{k}": self.strip(table, k, place) for k, place in enumerate(places)}
        self.asking = asked(table, self.view, self.seat, self.lang)
        self.question = self.ribbon(table)
        moment = table.face.moment(self.view, self.lang)
        self.moment = el("p", moment, id="t-moment", class_="where")
        words: Sheet = {
            "t-seats": self.seats,
            "t-asking": {"t-question": self.question},
            "t-plate": {"t-moment": self.moment},
        }
        self.sheets = [words, *[drawing.boxes for drawing in self.drawings]]
        # Some drawings grow with their contents.
        self.sizes = {each.key: each.frame for each in self.drawings}
        self.ask = for_script(table, self.view, viewer, self.asking)

    def strip(self, table: Table, seat: int, place: Place) -> Markup:
        counts = tuple(table.face.counters(self.view, seat, self.seat, self.lang))
        glance = table.face.glance(self.view, seat, self.seat, self.lang)
        game, mine = table.opening.game, seat == self.seat
        return strip(seat, place, mine, self.points[seat], counts, glance, game, self.lang)

    def ribbon(self, table: Table) -> Markup:
        """What this viewer is asked, or whom the table waits for."""
        if self.asking is None and not table.match.over:
            return self.frame.waiting_in(table, self.lang)
        return question(table, self.asking, self.seat, self.lang)


def drawn(drawing: Drawing) -> Markup:
    return drawing.svg(class_="cuvee")


def eyes_of(seats: list[int], table: Table) -> int:
    """The seat whose view a user with these seats sees first."""
    if not seats:
        return int(WATCHER)
    mine = [seat for seat in table.asked() if seat in seats]
    return mine[0] if mine else seats[0]
