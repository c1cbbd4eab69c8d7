"""Reasons why an answer cannot be given now: for each verb in the order in which they are tried.

A reason is the end of its key in the catalogue; what its sentence names is in `Inquiry.told`.
"""

from typing import Final

from cuvee.core.native import i64
from cuvee.core.sets import size
from cuvee.core.state import about_of, ask_of
from cuvee.games.naramata import questions as q
from cuvee.games.naramata.content import SLOTS
from cuvee.games.naramata.face.text import Teller
from cuvee.games.naramata.model.cards import CASE, CHEESE, ROWS, SUITS, VIEW, suit_of
from cuvee.games.naramata.model.guide import EMPTY, ON_TOURIST, SEATS_IN_CAR, WIDTH
from cuvee.games.naramata.model.pieces import NONE
from cuvee.games.naramata.model.places import CONTRACT, INSPECTION, SPOTS
from cuvee.games.naramata.model.roadmap import BACKWARD, START
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.model.upgrades import (
    BLACK,
    DISC_KINDS,
    DOUBLE_STOP,
    GREEN,
    LOCAL_CONTACTS,
    PRESS_REVIEW,
    RESERVED_TABLE,
    SECOND_WIND,
    SHORTCUT,
    SOUVENIR_PHOTO,
)
from cuvee.games.naramata.options import COMPETITIVE, SOLO
from cuvee.games.naramata.rules import (
    actions,
    clock,
    contract,
    draft,
    loading,
    market,
    morning,
    purse,
    road,
    shop,
    tasting,
    viewpoint,
    wishes,
)

IN_ACTION: Final = frozenset(
    int(ask)
    for ask in (
        q.LANDED, q.SERVE, q.SHOP_EXTRA, q.SHOP_CARDS, q.VIEWS, q.SIGNING, q.SPEND_TIME,
        q.RECHARGE, q.PAYMENT, q.SWAPPING,
    )
)  # fmt: skip
WINDOWS: Final = frozenset(int(ask) for ask in (q.TURN, q.CONTRACT_MENU, q.AFTER, q.PARKED))


class Inquiry(Teller):
    """Who asks why not, what this seat is asked now, and what a sentence may name."""

    def __init__(self, view: State, seat: int, names: list[str], lang: str) -> None:
        super().__init__(view, names, lang)
        self.me = seat
        self.step = int(view.asks(seat)) if view.depth else -1
        self.ask = int(ask_of(self.step)) if self.step >= 0 else -1
        self.about = int(about_of(self.step)) if self.step >= 0 else 0
        self.guide = view.guides[seat]
        self.piece = view.cars[seat]
        self.told: dict[str, object] = {
            "have": int(purse.prestige(view, seat)),
            "discs": int(self.guide.discs),
            "hour": self.hour(max(0, int(self.piece.clock))),
        }

    def rider(self, k: int) -> int:
        """The tourist in a car seat; the sentence names that tourist."""
        tourist = int(self.guide.tourist(k))
        if tourist != EMPTY:
            self.told["tourist"] = self.tourist(tourist)
        return tourist

    def missing(self, k: int, row: int) -> int:
        return int(wishes.missing(self.content, self.guide, k, row))

    def wishes_for(self, k: int, row: int) -> bool:
        tourist = int(self.guide.tourist(k))
        return tourist != EMPTY and bool(self.content.wishes.length[tourist * int(ROWS) + row])

    def can_pay(self, price: int) -> bool:
        self.told["price"] = price
        return bool(purse.can_pay(self.view, self.me, price))

    @property
    def solo(self) -> bool:
        return bool(self.view.options.mode != COMPETITIVE)


# -- before the road


def car(w: Inquiry, colour: int) -> str:
    if w.view.day > 0:
        return "car-begun"
    owners = [k for k in range(w.view.seats) if w.view.cars[k].colour == colour]
    if not owners:
        return ""
    w.told["who"] = w.names[owners[0]]
    return "car-taken"


def pick(w: Inquiry, tourist: int, keep: bool) -> str:
    if w.ask != q.DRAFT_PICK:
        return "pick-morning"
    room = int(w.content.cars.capacity[w.piece.colour])
    if not w.guide.hand >> tourist & 1:
        return "pick-absent"
    w.told["n"] = room
    if keep:
        return "pick-full" if w.guide.tourists() >= room else ""
    w.told["n"] = int(draft.ROUNDS) - w.about - 1
    return "pick-two"


def cut(w: Inquiry, tourist: int) -> str:
    if w.ask not in (q.DRAFT_PICK, q.DRAFT_CUT):
        return "pick-morning"
    if w.view.players() != 2:
        return "cut-many"
    if w.ask == q.DRAFT_PICK:
        return "cut-first"
    if w.guide.hand >> tourist & 1:
        w.told["tourist"] = w.tourist(tourist)
        return "cut-picked"
    return "pick-absent"


def load(w: Inquiry, tourist: int) -> str:
    if w.view.options.mode == SOLO and w.ask not in (q.SOLO_TAKE, -1):
        w.told["n"] = int(w.guide.tourists())
        return "load-solo_done"
    if w.ask != q.FLEET_LOAD:
        return "pick-morning"
    w.told["tourist"] = w.tourist(tourist)
    if w.guide.tourists() >= SEATS_IN_CAR:
        return "load-full"
    if loading.wanted(w.view) - 1 < loading.lacking(w.view, w.me):
        return "load-too_few"
    return "pick-absent"


def load_pass(w: Inquiry) -> str:
    if w.view.options.mode == SOLO:
        w.told["n"] = int(w.content.solo.taken[w.view.day - 1])
        return "load-pass_solo"
    if w.ask != q.FLEET_LOAD:
        return "pick-morning"
    w.told["n"] = int(loading.wanted(w.view))
    if w.guide.tourists() < w.content.costs.fewest_tourists:
        return "load-pass_two"
    return "load-pass_room"


def start(w: Inquiry, site: int) -> str:
    w.told["site"] = w.content.road.site_names[site]
    if w.view.day > 0 and w.view.way() == BACKWARD:
        return "start-backward"
    return "start-full" if not morning.has_room(w.view, site) else ""


def send(w: Inquiry, site: int) -> str:
    w.told["site"] = w.content.road.site_names[site]
    sites = {int(w.view.cars[k].node) for k in range(w.view.seats)}
    if w.ask == q.PHANTOM_SITE:
        return "send-full"
    return "send-alone" if len(sites) == 1 and min(sites) >= START else ""


def steer(w: Inquiry, road_: int) -> str:
    return "steer-fewer" if len(w.view.cars) > w.view.seats else ""


def clear(w: Inquiry, place: int) -> str:
    w.told["place"] = w.place(place)
    if place >= SPOTS:
        return "clear-scroll"
    if w.ask == q.CLEARING:
        return "clear-none"
    if w.ask in (q.START_SITE, q.PHANTOM_SITE):
        w.told["n"] = int(w.view.day)
        return "clear-used_up"
    return "clear-day"


# -- driving


def go(w: Inquiry, place: int) -> str:
    house = int(w.content.places.winery_of[place])
    w.told["place"], w.told["winery"] = w.place(place), w.winery(house)
    if w.ask in IN_ACTION or w.ask == q.CONTRACT_MENU:
        return "park-action"
    if w.ask not in (q.TURN, q.AFTER):
        return ""
    if not clock.may_start(w.view, w.me):
        return "go-closed"
    if w.ask == q.AFTER:
        return "go-stop_made"
    return too_far(w, house) or taken(w, house, place)


def too_far(w: Inquiry, house: int) -> str:
    """NA-6.2, NA-6.3, NA-19.2: whether a winery can be reached at all."""
    if w.piece.node == house and w.piece.place != NONE:
        return "go-here"
    if road.reach(w.view, w.me) >> house & 1:
        return ""
    if w.piece.colour == BLACK:
        return "go-visited" if w.guide.visited >> house & 1 else "go-black_behind"
    own = int(w.piece.node)
    if (own < START and road.ahead(w.view, house) >> own & 1) or own == house:
        return "go-behind"
    w.told["road"] = w.content.road.road_names[w.content.road.road_of[house]]
    return "go-branch"


def taken(w: Inquiry, house: int, place: int) -> str:
    """NA-6.4 to NA-6.8: whether it is open."""
    for number, piece in enumerate(w.view.cars):
        if piece.place != NONE and piece.node == house and number != w.me:
            w.told["who"] = w.seat(number)
            return "go-car"
    if place >= SPOTS:
        return "go-bottles" if not road.open_to(w.view, i64(w.me), place) else ""
    if w.view.occupied[place]:
        return "go-cork"
    fourth = w.content.places.least_players[place] == 4 and w.view.seats < 4
    return "go-fourth" if fourth else ""


def stop(w: Inquiry, house: int) -> str:
    if w.piece.colour != GREEN:
        return "stop-van"
    if w.ask in (q.TURN, q.AFTER) and not clock.may_start(w.view, w.me):
        return "stop-late"
    if w.ask == q.AFTER:
        return "go-stop_made"
    if w.ask != q.TURN:
        return "park-action" if w.ask in IN_ACTION else ""
    reach = int(road.ahead(w.view, w.piece.node))
    if w.piece.place != NONE:
        reach |= 1 << int(w.piece.node)
    return "stop-end" if reach >> house & 1 else "stop-passed"


def park(w: Inquiry) -> str:
    if w.ask == q.AFTER:
        return "park-stop_made"
    return "park-action" if w.ask in IN_ACTION or w.ask == q.CONTRACT_MENU else ""


# -- at the winery


def act(w: Inquiry) -> str:
    return "act-bottle" if w.ask == q.CONTRACT_MENU else "act-arrive"


def inspect(w: Inquiry) -> str:
    begun = w.ask in IN_ACTION or (w.ask == q.AFTER and w.piece.place != NONE)
    return "inspect-begun" if begun else "inspect-arrive"


def give(w: Inquiry, card: int, k: int) -> str:
    facts, suit = w.content.cards, int(suit_of(card))
    if w.rider(k) == EMPTY or w.ask != q.SERVE:
        return "give-counter"
    w.told["card"] = w.type(card)
    if not w.wishes_for(k, suit):
        return "give-row"
    if not w.missing(k, suit):
        return "give-full"
    if w.guide.tray[k * WIDTH + ON_TOURIST] & facts.same_type[card]:
        return "give-type"
    if not w.view.drawn >> card & 1:
        return "give-counter"
    if not w.can_pay(int(tasting.fee(w.view, w.guide, suit, w.about >> 1))):
        return "give-fee"
    return "give-twin" if w.view.drawn & facts.lower_twins[card] else ""


def draw(w: Inquiry) -> str:
    if w.ask != q.SHOP_CARDS:
        return ""
    drawn = int(w.view.drawn & SUITS[CASE]).bit_count()
    if drawn > 2:
        return "draw-once"
    if not w.view.piles[CASE].count and not w.view.discards & SUITS[CASE]:
        return "draw-none"
    return "draw-bought" if w.can_pay(int(w.content.costs.draw_fee)) else "draw-money"


def buy_case(w: Inquiry, card: int, k: int) -> str:
    if w.rider(k) == EMPTY or w.ask != q.SHOP_CARDS:
        return "shop-counter"
    if not w.missing(k, int(CASE)):
        return "shop-crate"
    if not w.view.drawn >> card & 1:
        return "shop-counter"
    if not w.can_pay(int(shop.price(w.view, w.guide, card))):
        return "shop-price"
    return "shop-twin" if w.view.drawn & w.content.cards.lower_twins[card] else ""


def put(w: Inquiry, k: int) -> str:
    if w.ask != q.VIEWS or w.rider(k) == EMPTY:
        return ""
    w.told |= {"n": viewpoint.limit(w.view, w.guide), "price": w.content.costs.view_fee}
    if not w.wishes_for(k, int(VIEW)):
        return "put-row"
    if not w.missing(k, int(VIEW)):
        return "put-full"
    return "put-placed" if w.about % int(viewpoint.ALL) == 0 else ""


def add(w: Inquiry, k: int) -> str:
    if w.ask != q.VIEWS or w.rider(k) == EMPTY:
        return ""
    w.told["n"] = left = w.about % int(viewpoint.ALL)
    if left:
        return "add-first"
    if not w.missing(k, int(VIEW)):
        return "add-row"
    w.told["n"] = most = int(viewpoint.limit(w.view, w.guide))
    if w.about // int(viewpoint.ALL) >= most:
        return "add-limit"
    return "add-money" if not w.can_pay(int(w.content.costs.view_fee)) else ""


def sign(w: Inquiry, points: bool) -> str:
    place = int(w.piece.place)
    if place >= SPOTS and w.guide.bottles >> (place - int(SPOTS)) & 1:
        return "sign-owned"
    return "sign-points" if points and w.solo else "sign-scroll"


def do(w: Inquiry, action: int) -> str:
    if w.ask != q.CONTRACT_MENU:
        return "do-bottle"
    house, done = int(w.piece.node), w.about >> int(contract.DONE)
    w.told["winery"] = w.winery(house)
    if action != INSPECTION and not w.content.places.printed[house] >> action & 1:
        return "do-offer"
    if done >> action & 1 or action == CONTRACT:
        return "do-done"
    return "do-late" if not clock.may_start(w.view, w.me) else ""


def do_done(w: Inquiry) -> str:
    return "do-one" if w.ask == q.CONTRACT_MENU else "do-bottle"


# -- paying and upgrades


def pay(w: Inquiry, discs: int) -> str:
    if w.ask != q.PAYMENT:
        return ""
    price = w.about
    w.told["price"] = price
    if discs > w.guide.discs:
        return "pay-discs"
    if discs > price:
        return "pay-price"
    w.told["n"] = int(purse.least_discs(w.view, w.me, price))
    return "pay-few"


def buy(w: Inquiry, slot: int) -> str:
    if w.ask not in WINDOWS or (w.ask == q.CONTRACT_MENU and not w.about >> int(contract.DONE)):
        return "buy-action" if w.ask in IN_ACTION or w.ask == q.CONTRACT_MENU else ""
    if w.about & 1:
        return "buy-one"
    kind = int(w.view.market.row[slot])
    if kind == NONE:
        return "buy-empty"
    w.told["kind"] = w.kind(kind)
    if w.guide.owned >> kind & 1:
        return "buy-owned"
    return "buy-price" if not w.can_pay(int(market.price(w.view, slot))) else ""


def swap(w: Inquiry, kind: int) -> str:
    w.told["kind"] = w.kind(kind)
    if w.ask != q.SWAPPING:
        return "swap-room"
    if not w.guide.has(kind):
        return missing_upgrade(w, kind)
    return "swap-disc" if w.guide.discs_on(kind) else "swap-assistant"


def bench(w: Inquiry, kind: int) -> str:
    few = size(w.guide.owned) <= w.content.costs.most_active or w.view.last_day()
    return "bench-five" if few else "bench-evening"


def missing_upgrade(w: Inquiry, kind: int) -> str:
    """What holds for every upgrade: it must be owned and active."""
    w.told["kind"] = w.kind(kind)
    if not w.guide.owned >> kind & 1:
        return "use-owned"
    return "use-resting" if not w.guide.has(kind) else ""


def use(w: Inquiry, kind: int) -> str:
    """What holds for several upgrades; then the one in question."""
    found = missing_upgrade(w, kind)
    if found:
        return found
    if kind < DISC_KINDS:
        if w.guide.discs_on(kind) >= w.view.options.discs_each:
            return "use-disc"
        if kind == PRESS_REVIEW and w.solo:
            return "use-press"
        if w.guide.discs == 0:
            return "use-no_disc"
    beside = (PRESS_REVIEW, SOUVENIR_PHOTO, RESERVED_TABLE, LOCAL_CONTACTS)
    return "use-action" if kind in beside and w.ask in IN_ACTION else ""


def use_photo(w: Inquiry, k: int, view: bool) -> str:
    found = use(w, int(SOUVENIR_PHOTO))
    if found or w.rider(k) == EMPTY or w.ask not in WINDOWS:
        return found
    return "use-photo" if not w.missing(k, int(VIEW if view else CHEESE)) else ""


def use_table(w: Inquiry, place: int) -> str:
    w.told["place"] = w.place(place)
    found = use(w, int(RESERVED_TABLE))
    if found:
        return found
    if w.guide.reserved >= w.content.upgrades.value[RESERVED_TABLE]:
        return "use-table_full"
    return "use-no_cork" if not w.view.occupied[place] else ""


def use_contacts(w: Inquiry, place: int) -> str:
    w.told["place"] = w.place(place)
    found = use(w, int(LOCAL_CONTACTS))
    if found:
        return found
    if not w.view.occupied[place]:
        return "use-no_cork"
    paid = w.can_pay(int(w.content.upgrades.value[LOCAL_CONTACTS]))
    return "use-contacts" if not paid else ""


def use_shortcut(w: Inquiry) -> str:
    found = use(w, int(SHORTCUT))
    if found or w.piece.place == NONE:
        return found or "use-no_time"
    action = int(w.content.places.action_of[w.piece.place])
    takes = int(actions.half_hours(w.view, w.me, action))
    short = takes <= w.content.upgrades.value[SHORTCUT]
    return "use-short" if short and w.ask in IN_ACTION else "use-no_time"


def use_double(w: Inquiry, action: int) -> str:
    found = use(w, int(DOUBLE_STOP))
    if found:
        return found
    if w.ask != q.AFTER:
        return "use-double_first"
    if w.about >> 1 == 0:
        return "use-double_used" if w.guide.discs_on(DOUBLE_STOP) else "use-double_inspect"
    w.told["winery"] = w.winery(int(w.piece.node))
    others = int(road.here(w.view, w.me)) & ~(1 << ((w.about >> 1) - 1))
    if not others >> action & 1:
        return "use-double_other"
    return "use-double_late" if not clock.may_start(w.view, w.me) else ""


def use_wind(w: Inquiry) -> str:
    found = missing_upgrade(w, int(SECOND_WIND))
    if found:
        return found
    used = w.guide.beside or w.guide.on_cards
    return "use-wind_time" if used else "use-wind_disc"


def shift(w: Inquiry) -> str:
    if not w.solo:
        return "shift-rivals"
    row, deck = w.view.market.row, w.view.market.pile.count + w.view.market.count
    movable = row[SLOTS - 1] != NONE and (deck > 0 or row[SLOTS - 2] != NONE)
    return "shift-once" if movable else "shift-none"


# -- ending


def end(w: Inquiry) -> str:
    if w.ask == q.TURN:
        return "end-stop"
    if w.ask == q.CONTRACT_MENU and not w.about >> int(contract.DONE):
        return "do-one"
    return "end-action" if w.ask in IN_ACTION or w.ask == q.CONTRACT_MENU else ""


def take(w: Inquiry) -> str:
    if w.solo:
        return "take-together"
    for k in range(int(SEATS_IN_CAR)):
        if w.rider(k) != EMPTY:
            gaps = [row for row in range(int(ROWS)) if w.missing(k, row) > 0]
            if gaps:
                w.told["n"] = len(gaps)
                return "take-rows"
    return ""
