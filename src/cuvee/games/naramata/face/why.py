"""Why a thing, or an answer, cannot be chosen now: one sentence with its rule."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from cuvee.core.moves import Moves
from cuvee.core.state import ask_of, seat_of
from cuvee.games.naramata import moves as m
from cuvee.games.naramata import questions as q
from cuvee.games.naramata.content import Content
from cuvee.games.naramata.face import why_morning as morning
from cuvee.games.naramata.face import why_road as road
from cuvee.games.naramata.face import why_upgrades as upgrades
from cuvee.games.naramata.face.inquiry import Inquiry
from cuvee.games.naramata.face.svg_houses import places_of
from cuvee.games.naramata.model.cards import CASE, TASTED, suit_of
from cuvee.games.naramata.model.guide import SEATS_IN_CAR
from cuvee.games.naramata.model.places import CONTRACT, INSPECTION, SPOTS
from cuvee.games.naramata.model.roadmap import SPLIT_ROADS
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.model.upgrades import (
    ASSISTANT,
    DOUBLE_STOP,
    LOCAL_CONTACTS,
    PRESS_REVIEW,
    RESERVED_TABLE,
    SECOND_WIND,
    SHORTCUT,
    SOUVENIR_PHOTO,
    TIP_JAR,
)
from cuvee.games.naramata.rules.flow import legal
from cuvee.render.why import Reason, WhyBook

BOOK: Final = WhyBook(Path(__file__).with_name("why"))

ONE: Final = (
    (m.CAR, morning.car),
    (m.CUT, morning.cut),
    (m.LOAD, morning.load),
    (m.START_AT, morning.start),
    (m.SEND, morning.send),
    (m.STEER, morning.steer),
    (m.CLEAR, morning.clear),
    (m.GO, road.go),
    (m.STOP, road.stop),
    (m.PUT, road.put),
    (m.ADD, road.add),
    (m.DO, road.do),
    (m.PAY, upgrades.pay),
    (m.BUY, upgrades.buy),
    (m.SWAP, upgrades.swap),
    (m.BENCH, upgrades.bench),
    (m.USE_TABLE, upgrades.use_table),
    (m.USE_CONTACTS, upgrades.use_contacts),
    (m.USE_DOUBLE, upgrades.use_double),
)
ALONE: Final[dict[int, Callable[[Inquiry], str]]] = {
    int(m.LOAD_PASS): morning.load_pass,
    int(m.PARK): road.park,
    int(m.ACT): road.act,
    int(m.INSPECT): road.inspect,
    int(m.DRAW_EXTRA): road.draw,
    int(m.SIGN_POINTS): lambda w: road.sign(w, True),
    int(m.SIGN_PRESTIGE): lambda w: road.sign(w, False),
    int(m.DO_INSPECTION): lambda w: road.do(w, int(INSPECTION)),
    int(m.DO_DONE): road.do_done,
    int(m.USE_PRESS): lambda w: upgrades.use(w, int(PRESS_REVIEW)),
    int(m.USE_TIP_JAR): lambda w: upgrades.use(w, int(TIP_JAR)),
    int(m.USE_SHORTCUT): upgrades.use_shortcut,
    int(m.USE_WIND_BESIDE): upgrades.use_wind,
    int(m.SKIP_SHORTCUT): lambda w: "skip-nothing",
    int(m.SKIP_WIND): lambda w: "skip-nothing",
    int(m.SKIP_SHIFT): lambda w: "skip-nothing",
    int(m.SHIFT): upgrades.shift,
    int(m.SHELVE): lambda w: "shelve-room",
    int(m.TAKE_POINTS): upgrades.take,
    int(m.TAKE_PRESTIGE): upgrades.take,
    int(m.END): upgrades.end,
    int(m.FINISH): lambda w: "finish-park",
}


def refusal(view: State, seat: int, move: int, names: list[str], lang: str) -> Reason | None:
    """Why this seat cannot give this answer now."""
    w = Inquiry(view, seat, names, lang)
    key = not_asked(w, move) if w.step < 0 else reason(w, move)
    return BOOK.reason(f"why-{key}", lang, **w.told) if key else None


def reason(w: Inquiry, move: int) -> str:
    """The first reason that holds, for the one who is asked."""
    for verb, told in ONE:
        if verb.has(move):
            return told(w, int(verb.a(move)))
    if m.PICK.has(move):
        return morning.pick(w, int(m.PICK.a(move)), bool(m.PICK.b(move) == m.KEEP))
    if m.GIVE.has(move):
        return road.give(w, int(m.GIVE.a(move)), int(m.GIVE.b(move)))
    if m.SHOP.has(move):
        return road.buy_case(w, int(m.SHOP.a(move)) + int(TASTED), int(m.SHOP.b(move)))
    if m.USE_PHOTO.has(move):
        return upgrades.use_photo(w, int(m.USE_PHOTO.a(move)), bool(m.USE_PHOTO.b(move)))
    if m.USE_WIND.has(move):
        return upgrades.use_wind(w)
    return ALONE[move](w) if move in ALONE else ""


def not_asked(w: Inquiry, move: int) -> str:
    """Somebody else is asked, or nobody."""
    if w.view.depth == 0:
        return "any-over"
    step = w.view.top()
    w.told["who"] = w.names[seat_of(step)]
    for ask, verb, key in (
        (q.START_SITE, m.START_AT, "start-order"),
        (q.PHANTOM_SITE, m.SEND, "send-other"),
        (q.PHANTOM_ROAD, m.STEER, "steer-other"),
    ):
        if ask_of(step) == ask and verb.has(move):
            return key
    if w.view.held:
        return "any-chosen"
    return "any-parked" if w.guide.arrival else "any-other"


# -- what a thing would mean


def why(view: State, seat: int, word: str, names: list[str], lang: str) -> Reason | None:
    """Why the thing of this word cannot be chosen now; None if it can, or never could."""
    w = Inquiry(view, seat, names, lang)
    if w.ask == q.SWAPPING and word == w.content.upgrades.ids[int(ASSISTANT)]:
        return BOOK.reason("why-swap-assistant", lang)
    if w.ask == q.CLEARING and word in w.content.places.ids[int(SPOTS) :]:
        return BOOK.reason("why-clear-scroll", lang)
    meant = meaning(w, word)
    if not meant:
        return None
    if w.step >= 0:
        found = Moves(len(m.TABLE))
        legal(view, w.step, found)
        if any(move in found.as_list() for move in meant):
            return None
    return refusal(view, seat, meant[0], names, lang)


@cache
def things(content: Content) -> dict[str, tuple[str, int]]:
    """By word, what kind of thing it is and its number."""
    found: dict[str, tuple[str, int]] = {"park": ("park", 0), "upgrade_deck": ("deck", 0)}
    for kind, ids in (
        ("place", content.places.ids),
        ("winery", content.road.winery_ids),
        ("site", content.road.site_ids),
        ("road", content.road.road_ids),
        ("tourist", content.wishes.ids),
        ("card", content.cards.ids),
        ("upgrade", content.upgrades.ids),
        ("car", content.cars.ids),
    ):
        found |= {word: (kind, k) for k, word in enumerate(ids)}
    found |= {f"stop.{word}": ("stop", k) for k, word in enumerate(content.road.winery_ids)}
    found |= {f"slot{k + 1}": ("slot", k) for k in range(4)}
    found |= {str(k + 1): ("rider", k) for k in range(int(SEATS_IN_CAR))}
    return found


def meaning(w: Inquiry, word: str) -> list[int]:
    """The answers a click on a thing would stand for now, the most likely first."""
    kind, k = things(w.content).get(word.partition(".")[0] if word[:1].isdigit() else word,
                                    ("", 0))  # fmt: skip
    if kind == "place":
        return at_place(w, k)
    if kind == "winery":
        return [move for place in places_of(w.content, k) for move in at_place(w, place)]
    if kind == "card":
        return [card_for(k, each) for each in range(int(SEATS_IN_CAR))]
    if kind == "rider":
        return for_rider(w, k)
    if kind == "upgrade":
        return with_upgrade(w, k)
    if kind == "tourist":
        verbs = {int(q.DRAFT_CUT): m.CUT, int(q.SOLO_TAKE): m.LOAD, int(q.FLEET_LOAD): m.LOAD}
        if w.ask in verbs:
            return [int(verbs[w.ask].of(k))]
        return [int(m.PICK.of(k, m.KEEP)), int(m.PICK.of(k, m.SELL))]
    if kind == "road":
        return [int(m.STEER.of(k))] if k < SPLIT_ROADS else []
    if kind == "site":
        return [int((m.SEND if w.ask == q.PHANTOM_SITE else m.START_AT).of(k))]
    simple = {"park": int(m.PARK), "deck": int(m.SHIFT)}
    verbs1 = {"stop": m.STOP, "slot": m.BUY, "car": m.CAR}
    return [simple[kind]] if kind in simple else [int(verbs1[kind].of(k))] if kind in verbs1 else []


def at_place(w: Inquiry, place: int) -> list[int]:
    action = int(w.content.places.action_of[place])
    if w.ask == q.CLEARING and place < SPOTS:
        return [int(m.CLEAR.of(place))]
    if w.ask == q.CONTRACT_MENU and action != CONTRACT:
        return [int(m.DO.of(action))]
    also = [int(m.USE_TABLE.of(place)), int(m.USE_CONTACTS.of(place))] if place < SPOTS else []
    return [int(m.GO.of(place)), *also]


def card_for(card: int, k: int) -> int:
    if card < TASTED:
        return int(m.GIVE.of(card, k))
    return int(m.SHOP.of(card - int(TASTED), k))


def for_rider(w: Inquiry, k: int) -> list[int]:
    """What a tourist could get now."""
    if w.ask == q.VIEWS:
        left = w.about % 8
        return [int(m.PUT.of(k) if left else m.ADD.of(k))]
    if w.ask in (q.SERVE, q.SHOP_CARDS):
        drawn = [card for card in range(len(w.content.cards.ids)) if w.view.drawn >> card & 1]
        own = [card for card in drawn if (suit_of(card) == CASE) == (w.ask == q.SHOP_CARDS)]
        return [card_for(card, k) for card in own]
    return []


def with_upgrade(w: Inquiry, kind: int) -> list[int]:
    """What an own upgrade could be used for now."""
    if w.ask == q.SWAPPING and kind < ASSISTANT:
        return [int(m.SWAP.of(kind))]
    if w.ask == q.BENCHING:
        return [int(m.BENCH.of(kind))]
    uses = {
        int(PRESS_REVIEW): [int(m.USE_PRESS)],
        int(TIP_JAR): [int(m.USE_TIP_JAR)],
        int(SHORTCUT): [int(m.USE_SHORTCUT)],
        int(SECOND_WIND): [int(m.USE_WIND_BESIDE)],
        int(SOUVENIR_PHOTO): [int(m.USE_PHOTO.of(k, row)) for k in range(4) for row in (0, 1)],
        int(RESERVED_TABLE): [int(m.USE_TABLE.of(k)) for k in range(int(SPOTS))],
        int(LOCAL_CONTACTS): [int(m.USE_CONTACTS.of(k)) for k in range(int(SPOTS))],
        int(DOUBLE_STOP): [int(m.USE_DOUBLE.of(k)) for k in range(6)],
    }
    return uses.get(kind, [])
