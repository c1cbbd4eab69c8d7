"""Why not, on the road and at the wineries; the reasons in their order."""

from cuvee.core.native import i64
from cuvee.games.naramata import questions as q
from cuvee.games.naramata.face.inquiry import IN_ACTION, Inquiry
from cuvee.games.naramata.model.cards import CASE, SUITS, VIEW, suit_of
from cuvee.games.naramata.model.guide import EMPTY, ON_TOURIST, WIDTH
from cuvee.games.naramata.model.pieces import NONE
from cuvee.games.naramata.model.places import CONTRACT, INSPECTION, SPOTS
from cuvee.games.naramata.model.roadmap import START
from cuvee.games.naramata.model.upgrades import (
    BLACK,
    GREEN,
)
from cuvee.games.naramata.rules import (
    clock,
    contract,
    road,
    shop,
    tasting,
    viewpoint,
)

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
