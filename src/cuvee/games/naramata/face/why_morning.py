"""Why not, before the road: cars, tourists, starts, corks; the reasons in their order.

A reason is the end of its key in the catalogue; what its sentence names is in `Inquiry.told`.
"""

from cuvee.games.naramata import questions as q
from cuvee.games.naramata.face.inquiry import Inquiry
from cuvee.games.naramata.model.guide import SEATS_IN_CAR
from cuvee.games.naramata.model.places import SPOTS
from cuvee.games.naramata.model.roadmap import BACKWARD, START
from cuvee.games.naramata.options import SOLO
from cuvee.games.naramata.rules import (
    draft,
    loading,
    morning,
)


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
