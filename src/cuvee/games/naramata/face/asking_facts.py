"""The small lines of choices: what an answer costs and would do, and what one may overlook."""

from typing import Final

from cuvee.core.state import Step
from cuvee.games.naramata import moves as m
from cuvee.games.naramata import questions as q
from cuvee.games.naramata.face.facts import Row, if_parked, row_word
from cuvee.games.naramata.face.names import Teller
from cuvee.games.naramata.face.prospects import Outlook, Prospect, open_places, way_to
from cuvee.games.naramata.face.svg_parts import signed
from cuvee.games.naramata.model.cards import CHEESE, ROWS, VIEW
from cuvee.games.naramata.model.pieces import NONE
from cuvee.games.naramata.model.places import CONTRACT, INSPECTION, SPOTS, WINE_LUNCH
from cuvee.games.naramata.model.roadmap import BACKWARD, CAR_PARK
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.model.upgrades import (
    CHEESE_RESALE,
    LOCAL_CONTACTS,
    PRESS_REVIEW,
    SHORTCUT,
    TIP_JAR,
    WINE_RESALE,
)
from cuvee.games.naramata.options import COMPETITIVE, SOLO
from cuvee.games.naramata.rules import clock, contract, market, purse, tasting

ACTION_ICONS: Final = ("wine", "cheese", "shop", "view", "lunch", "contract", "inspect")
CHEESE_ROW, VIEW_ROW = int(CHEESE), int(VIEW)

Terms = tuple[str, str, tuple[str, ...]]  # price, note, what is lit


class Asker(Teller):
    """A question: who is asked, and what the rows of that guide want."""

    def __init__(self, view: State, step: Step, names: list[str], lang: str) -> None:
        super().__init__(view, names, lang)
        self.step = step
        self.me = step.seat
        self.guide = view.guides[step.seat]
        self.outlook = Outlook(self, step.seat)

    def passenger(self, k: int) -> str:
        return self.tourist(int(self.guide.tourist(k)))

    def here(self) -> int:
        """The action of the place one stands at."""
        return int(self.content.places.action_of[self.view.cars[self.me].place])

    def place_of(self, action: int) -> str:
        """The place of the winery one is at where this is done; none if there is not one."""
        places = self.content.places
        house = int(self.view.cars[self.me].node)
        for k in range(len(places.ids)):
            if places.winery_of[k] == house and places.action_of[k] == action:
                return places.ids[k]
        return ""


def named(t: Asker, key: str, k: int) -> str:
    """What an answer about one thing names."""
    content = t.content
    if key in ("clear", "use_table", "use_contacts"):
        return t.place(k)
    if key in ("cut", "load"):
        return t.tourist(k)
    if key in ("start", "send"):
        return content.road.site_names[k]
    if key in ("put", "add"):
        return t.passenger(k)
    if key in ("do", "use_double"):
        return t.action(k)
    if key in ("use_wind", "swap", "bench"):
        return t.kind(k)
    if key == "buy":
        return t.kind(int(t.view.market.row[k]))
    if key == "car":
        return content.cars.guides[k]
    if key == "steer":
        return content.road.road_names[k]
    return t.winery(k) if key == "stop" else ""


def terms(t: Asker, key: str, k: int) -> Terms:
    """The price of an answer about one thing, a small line, and what is lit meanwhile."""
    content = t.content
    if key == "car":
        return "", t.ability(k), ()
    if key == "load":
        return "", company(t, k), ()
    if key == "cut":
        return "", t.wishes(k), ()
    if key == "buy":
        return buying(t, k)
    if key in ("put", "add"):
        price = str(content.costs.view_fee) if key == "add" else ""
        return price, row_gain(t, k, VIEW_ROW), (row_word(k, VIEW_ROW),)
    if key == "do":
        return menu(t, k)
    if key == "pay":
        rest = t.step.about - k
        return str(rest) if rest else "", t.say("fact-pay", discs=k, rest=rest), ()
    if key == "use_double":
        prospect = t.outlook.of(k)
        return "", prospect.words, prospect.shows
    if key == "use_contacts":
        return str(content.upgrades.value[LOCAL_CONTACTS]), "", ()
    if key == "stop":
        prospect = t.outlook.of(int(WINE_LUNCH))
        return "", prospect.words, (*way_to(t, t.me, k), *prospect.shows)
    if key == "steer":
        own = int(content.road.roads[k])
        corks = sum(
            int(t.view.occupied[spot])
            for spot in range(int(SPOTS))
            if own >> int(content.places.winery_of[spot]) & 1
        )
        return "", t.say("fact-steer", n=open_places(t.view, t.me, own), corks=corks), (f"road{k}",)
    return "", "", ()


def buying(t: Asker, slot: int) -> Terms:
    kind = int(t.view.market.row[slot])
    upgrades = t.content.upgrades
    words = t.effect(kind)
    if t.view.options.mode == COMPETITIVE:
        end = int(upgrades.end_points[kind])
        words = t.say("fact-buy", text=words, points=end)
    return str(market.price(t.view, slot)), words, ()


def menu(t: Asker, action: int) -> Terms:
    """NA-12.7, NA-12.10: the hour now, and the one the turn would end at if one left then."""
    prospect = t.outlook.of(action)
    start = t.step.about >> int(contract.HOUR) & 31
    final = leaving(t, start, prospect.hour)
    words = t.say("fact-bottle", what=prospect.words, final=t.hour(final))
    rows = tuple(word for word in prospect.shows if not word.startswith("h"))
    return "", words, (*rows, f"h{final}")


def leaving(t: Asker, start: int, now: int) -> int:
    """NA-12.10: an hour less than the sum, at least half an hour."""
    return start + max(1, now - start - int(t.content.places.half_hours[CONTRACT]))


def row_gain(t: Asker, k: int, kind: int) -> str:
    """What one more item on a row brings."""
    row = next((r for r in t.outlook.rows if r.seat == k and r.kind == kind), None)
    return gain(t, row) if row else ""


def gain(t: Asker, row: Row) -> str:
    if not t.outlook.points:
        return t.say("fact-item_rating", have=row.have + 1, of=len(row.ladder))
    return t.say("fact-item", gain=row.next_points, saved=row.saves)


def favoured(t: Asker, rows: list[Row]) -> str:
    """NA-13.1: what the favourites of a signature winery bring."""
    if not rows:
        return ""
    points = sum(row.next_points for row in rows) + t.outlook.saved(rows)
    key = "fact-favours" if t.outlook.points else "fact-favours_rating"
    return t.say(key, n=len(rows), gain=points)


def company(t: Asker, tourist: int) -> str:
    """How a tourist fits those who ride already: kinds of wishes in common."""
    length = t.content.wishes.length
    mine = {row.kind for row in t.outlook.rows}
    own = [kind for kind in range(int(ROWS)) if length[tourist * int(ROWS) + kind] > 0]
    shared = sum(kind in mine for kind in own)
    if not mine:
        return ""
    return t.say("fact-company", shared=shared, of=len(own))


def outcome(t: Asker, prospect: Prospect) -> str:
    """A drive at a glance: the points it may bring, and the hour after it."""
    hour = t.hour(prospect.hour)
    return t.say("fact-outcome", hour=hour, gain=prospect.gain if t.outlook.points else 0)


# -- answers about nothing else


def discards(t: Asker) -> int:
    """NA-9.7, NA-18.17: what the cards that are left pay."""
    suit = t.step.about & 1
    values = [
        int(t.content.cards.value[card])
        for card in range(suit * 24, suit * 24 + 24)
        if t.view.drawn >> card & 1
    ]
    factor = int(tasting.bonus(t.view, t.guide, suit, WINE_RESALE, CHEESE_RESALE))
    return sum(values) + (max(values, default=0) * (factor - 1) if factor else 0)


def alone(t: Asker, move: int) -> Terms:
    """Their price, a small line, and what is lit meanwhile."""
    costs, rows = t.content.costs, t.step.about & 7
    if move == m.SIGN_POINTS or move == m.SIGN_PRESTIGE:
        n = costs.contract_points if move == m.SIGN_POINTS else costs.contract_prestige
        return f"+{n}", "", ()
    if move in (m.TAKE_POINTS, m.TAKE_PRESTIGE):
        return f"+{rows}", "", ()
    if move == m.ACT:
        prospect = t.outlook.of(t.here())
        return "", prospect.words, prospect.shows
    if move == m.INSPECT:
        prospect = t.outlook.of(int(INSPECTION))
        return "", prospect.words, prospect.shows
    if move == m.DO_INSPECTION:
        return menu(t, int(INSPECTION))
    if move == m.DO_DONE:
        start = t.step.about >> int(contract.HOUR) & 31
        final = leaving(t, start, t.outlook.clock)
        return "", t.say("fact-leave", hour=t.hour(final)), (f"h{final}",)
    if move == m.GIVE_DONE:
        paid = discards(t)
        return f"+{paid}" if paid else "", "", ()
    if move == m.PUT_DONE:
        left = t.step.about % 8
        return f"+{left}" if left else "", "", ()
    if move == m.DRAW_EXTRA:
        return str(costs.draw_fee), "", ()
    if move == m.PARK:
        return parking(t)
    return with_upgrades(t, move)


def with_upgrades(t: Asker, move: int) -> Terms:
    """The same for what upgrades do."""
    value = t.content.upgrades.value
    if move == m.USE_PRESS:
        return f"+{value[PRESS_REVIEW]}", t.say("fact-press", points=value[PRESS_REVIEW]), ()
    if move == m.USE_TIP_JAR:
        more = int(value[TIP_JAR])
        return "", t.say("fact-tip_jar", least=1 + more, most=3 + more), ()
    if move == m.USE_SHORTCUT:
        hour = t.outlook.clock + t.step.about - int(value[SHORTCUT])
        return "", t.say("fact-until", hour=t.hour(hour)), (f"h{hour}",)
    if move == m.SKIP_SHORTCUT:
        hour = t.outlook.clock + t.step.about
        return "", t.say("fact-until", hour=t.hour(hour)), (f"h{hour}",)
    if move == m.SHIFT:
        last = t.kind(int(t.view.market.row[3]))
        return "", t.say("fact-shift", kind=last), ("slot4",)
    return "", "", ()


def parking(t: Asker) -> Terms:
    """NA-20.1, NA-21.11: what ending the day now brings."""
    day = if_parked(t.view, t.me)
    path = () if t.view.way() == BACKWARD else way_to(t, t.me, int(CAR_PARK))
    if t.outlook.points:
        words = t.say("fact-park", wishes=day.wishes, empty=day.empty, lost=day.lost, late=day.late)
        return signed(day.total), words, path
    left = max(0, int(t.view.rating) - day.lost - day.late)
    return "", t.say("fact-park_rating", rows=day.empty, late=day.late, left=left), path


# -- around the question


def hint(t: Asker) -> str:
    """A small line below the question: the purse."""
    if t.step.ask in (q.SERVE, q.SHOP_CARDS, q.AFTER, q.PAYMENT, q.CONTRACT_MENU, q.TURN):
        prestige = int(purse.prestige(t.view, t.me))
        return t.say("hint-purse", n=prestige, discs=int(t.guide.discs))
    if t.step.ask in (q.DRAFT_PICK, q.DRAFT_CUT):
        return t.say("hint-sealed")
    return ""


def warning(t: Asker) -> str:
    """What is lost without another question."""
    rivals = t.view.options.mode == COMPETITIVE
    if t.step.ask == q.PARKED and t.view.cars[t.me].place == NONE:
        day = if_parked(t.view, t.me)
        if rivals and day.lost:
            return t.say("warning-goodbye", rows=day.empty, lost=day.lost)
        if not rivals and day.lost:
            return t.say("warning-rating", rows=day.empty)
    if t.step.ask == q.TURN and last_stop(t):
        return t.say("warning-last_stop")
    if t.step.ask == q.TURN and not clock.may_start(t.view, t.me):
        alone_ = t.view.options.mode == SOLO
        return t.say("warning-closed_solo" if alone_ else "warning-closed")
    return ""


def last_stop(t: Asker) -> bool:
    """NA-5.8: any action now ends after the last hour at which one may start."""
    if not clock.may_start(t.view, t.me):
        return False
    calendar = t.content.calendar
    last = calendar.late_start if clock.late_day(t.view, t.me) else calendar.closing - 1
    return bool(t.view.cars[t.me].clock == last)
