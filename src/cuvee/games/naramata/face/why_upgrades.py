"""Why not, with prestige and upgrades, and at the end of a turn; the reasons in their order."""

from cuvee.core.sets import size
from cuvee.games.naramata import questions as q
from cuvee.games.naramata.content import SLOTS
from cuvee.games.naramata.face.inquiry import IN_ACTION, WINDOWS, Inquiry
from cuvee.games.naramata.model.cards import CHEESE, ROWS, VIEW
from cuvee.games.naramata.model.guide import EMPTY, SEATS_IN_CAR
from cuvee.games.naramata.model.pieces import NONE
from cuvee.games.naramata.model.upgrades import (
    DISC_KINDS,
    DOUBLE_STOP,
    LOCAL_CONTACTS,
    PRESS_REVIEW,
    RESERVED_TABLE,
    SECOND_WIND,
    SHORTCUT,
    SOUVENIR_PHOTO,
)
from cuvee.games.naramata.rules import (
    actions,
    clock,
    contract,
    market,
    purse,
    road,
)


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
