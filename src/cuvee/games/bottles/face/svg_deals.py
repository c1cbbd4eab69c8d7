"""What happens between players, laid on the map for all: offers, auctions, the thief's fists."""

from typing import Final

from markupsafe import Markup

from cuvee.core.state import about_of, ask_of, seat_of
from cuvee.games.bottles.face.knowledge import has_goal
from cuvee.games.bottles.face.svg_card import at, bottle, mini
from cuvee.games.bottles.face.svg_map import EDGE
from cuvee.games.bottles.face.svg_parts import SERIF, code, fit, seat_mark, use
from cuvee.games.bottles.face.svg_strip import last_of_round
from cuvee.games.bottles.face.text import Teller
from cuvee.games.bottles.model import state as s
from cuvee.games.bottles.model.state import State
from cuvee.games.bottles.questions import FIST, FIST_GUESS
from cuvee.render.svg import el
from cuvee.render.theme import SEAT_MARK

TRAY: Final = 262  # how wide one side of an offer is
MINI: Final = 1.14  # how large small cards are there


# -- offers


def is_offered(view: State) -> bool:
    return bool(view.depth and view.offer.by >= 0 and view.offer.stage != s.WRITING)


def offer(t: Teller) -> list[Markup]:
    """Both sides of an offer; cards others may not know lie face down. 570 wide, 188 high."""
    deal = t.view.offer
    given = [thing(t, int(card), k, "given") for k, card in enumerate(deal.given[: deal.gives])]
    asked = [thing(t, int(item), k, "asked") for k, item in enumerate(deal.asked[: deal.asks])]
    amount, owed = int(deal.sum), int(deal.sum + deal.interest)
    if deal.sum_kind == s.PAYING:
        given.append(money(str(amount), len(given)))
    elif deal.sum_kind == s.CHARGING:
        asked.append(money(str(amount), len(asked)))
    elif deal.sum_kind == s.BORROWING:
        asked.append(money(str(amount), len(asked)))
        given.append(money(str(owed), len(given), "hourglass"))
    middle = use("i-offer", 273, 90, 26, 26, "bo-wine-i")
    return [
        tray(t, int(deal.by), given, 14),
        middle,
        tray(t, int(deal.partner), asked, 570 - 14 - TRAY + 10),
    ]


def tray(t: Teller, seat: int, things: list[Markup], x: float) -> Markup:
    """What one of the two gives."""
    width = TRAY - 10
    return el(
        "g",
        el("rect", y=28, width=width, height=102, rx=7, class_="bo-tray-box"),
        seat_mark(seat, 14, 12),
        fit(t.say("word-gives", who=t.names[seat]), width - 34, 16, "bo-tray-h", x=31, y=17.5),
        *things,
        None if things else el("text", "–", x=width / 2, y=80, class_="bo-tray-none"),
        class_=f"bo-s{seat}",
        transform=f"translate({x:g} 44)",
    )


def thing(t: Teller, item: int, k: int, side: str) -> Markup:
    """A card by name, one of a country, any, or one that only the two know."""
    x, y, key = 10 + 62.0 * k, 37.0, f"{side}-{k}"
    if 0 <= item < s.ASK_COUNTRY:
        return mini(t, item, x, y, MINI, key=key)
    flag = None
    words = "?"
    if s.ASK_COUNTRY <= item < s.ASK_ANY:
        land = item - int(s.ASK_COUNTRY)
        flag = use(f"f-{t.content.labels['countries.id'][land]}", 7, 12, 36, 24)
        words = code(t.content, land)
    return el(
        "g",
        el("use", href="#bo-mini-back"),
        flag,
        el("text", words, x=25, y=58 if flag else 46, class_="bo-mini-q"),
        role="img",
        aria_label=t.item(item),
        transform=at(x, y, MINI),
    )


def money(words: str, k: int, sign: str = "") -> Markup:
    """Coins in a tray; with an hourglass they come later."""
    return el(
        "g",
        use("coin", 5, 8, 40, 40) if not sign else use(f"i-{sign}", 9, 12, 32, 32, "bo-soft"),
        el("text", words, x=25, y=68, class_="bo-tray-n"),
        transform=at(10 + 62.0 * k, 41),
    )


# -- auctions


def auction(t: Teller, viewer: int) -> list[Markup]:
    """The bottle, the price, who bids. 420 wide, 226 high."""
    view = t.view
    mine = view.place[view.lot] == viewer
    price = int(view.price) if view.bidder >= 0 else int(view.price) + 1
    key = "word-bid_by" if view.bidder >= 0 else "word-starts_at"
    started = bool(view.bidding)
    words = t.say(key, who=t.names[max(0, view.bidder)]) if started else t.say("word-no_price")
    marks = [
        bidder(t, seat, 170 + 42.0 * k)
        for k, seat in enumerate(x for x in range(view.seats) if x != view.seller)
        if not view.out[seat]
    ]
    standing = [use("coin", 154, 80, 40, 40), el("text", price, x=202, y=113, class_="bo-price")]
    return [
        bottle(t, int(view.lot), 22, 44, 1.29, key="lot" if mine else ""),
        fit(t.say("word-sold_by", who=t.names[view.seller]), 235, 16, "bo-tray-h", x=156, y=66),
        *(standing if started else []),
        fit(words, 235, 16, "bo-tray-h", x=156, y=146),
        *marks,
    ]


def bidder(t: Teller, seat: int, x: float) -> Markup:
    """Who is in the auction: the highest bidder is ringed, those who passed are faded."""
    view = t.view
    inside = not view.bidding or view.bidding >> seat & 1
    ring = el("circle", r=17, class_="bo-high") if seat == view.bidder else None
    return el(
        "g",
        ring,
        seat_mark(seat, 0, 0),
        class_=f"bo-s{seat}" if inside else f"bo-s{seat} bo-passed",
        role="img",
        aria_label=t.names[seat],
        transform=f"translate({x:g} 184)",
    )


# -- the thief's fists


def robbed(view: State) -> int:
    """Who hides the die in a fist just now, or -1."""
    for k in range(view.depth):
        step = view.agenda[k]
        if ask_of(step) == FIST_GUESS:
            return int(about_of(step))
        if ask_of(step) == FIST:
            return int(seat_of(step))
    return -1


def fists(t: Teller, x: float, y: float, viewer: int) -> dict[str, Markup]:
    """Two fists; one of them holds the die. Whoever is asked clicks one."""
    step = t.view.asks(viewer) if viewer >= 0 else -1
    asked = step >= 0 and ask_of(step) in (FIST, FIST_GUESS)
    return {
        f"fist-{side}": fist(t, side, x + 24 + 176 * k, y + 46, asked)
        for k, side in enumerate(("left", "right"))
    }


def fist(t: Teller, side: str, x: float, y: float, asked: bool) -> Markup:
    """A fist on a card."""
    name = t.say(f"word-fist_{side}")
    return el(
        "g",
        el("rect", width=160, height=132, rx=12, class_="bo-figure"),
        use("i-fist" if side == "left" else "i-fist-right", 36, 8, 88, 88, "bo-hand"),
        el("text", name, x=80, y=120, class_="bo-cast-n"),
        el("use", href="#bo-r-fist", class_="bo-r"),
        id=f"fist-{side}",
        data_w=side if asked else None,
        class_="bo-card",
        role="img",
        aria_label=name,
        transform=at(x, y),
    )


# -- the goal


def goal_strip(t: Teller) -> dict[str, Markup]:
    """BO-11.2: somebody has enough countries; who plays last ends the game."""
    view = t.view
    holders = [seat for seat in range(view.seats) if view.round and has_goal(view, seat)]
    if not holders or not view.depth:
        return {}
    words = t.say(
        "word-goal_held",
        count=len(holders),
        who=", ".join(t.names[seat] for seat in holders),
        goal=int(view.goal()),
        last=t.names[last_of_round(view)],
    )
    middle = EDGE + int(t.content.width) // 2
    mark = el("text", SEAT_MARK[holders[0]], x=-268, y=6, class_="bo-letter")
    return {
        "goal-strip": el(
            "g",
            el("path", d="M-300-19H300L288 0 300 19H-300L-288 0z", class_="bo-goal-band"),
            el("circle", cx=-268, r=13, class_="bo-shape"),
            mark,
            fit(words, 500, 18, "bo-goal-w", wide=SERIF, x=6, y=6),
            id="goal-strip",
            class_=f"bo-s{holders[0]}",
            role="img",
            aria_label=words,
            transform=f"translate({middle} {EDGE + 26})",
        )
    }
