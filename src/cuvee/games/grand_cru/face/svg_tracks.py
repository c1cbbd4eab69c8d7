"""The tracks at the foot of the board of Grand Cru: the loan ladder and prestige."""

from typing import Final

from markupsafe import Markup

from cuvee.games.grand_cru.content import MOST_LOANS
from cuvee.games.grand_cru.face.svg_parts import (
    kept,
    place,
    rect,
    ring,
    text,
    token,
    use,
    zone,
)
from cuvee.games.grand_cru.face.text import Teller, Tongue
from cuvee.render.svg import el

LADDER: Final = (8, 381, 520, 42)
TRACK: Final = (532, 381, 530, 42)
FIRST: Final = 34.0  # where the first rung begins
RUNG: Final = (LADDER[2] - FIRST - 6) / int(MOST_LOANS + 1)
MARK: Final = 42.0  # where the prestige track begins


@kept
def tracks(t: Tongue) -> Markup:
    """The two printed tracks."""
    return el("g", ladder_ground(t), prestige_track(t), id="tracks")


def ladder_ground(t: Tongue) -> Markup:
    return el(
        "g",
        *zone(LADDER[2], LADDER[3]),
        use("loan", 6, 9, 24),
        transform=place(LADDER[0], LADDER[1]),
    )


@kept
def rungs(t: Tongue) -> dict[str, Markup]:
    """GC-20.1: from none to eleven loans, each with the interest of a year; none ends the game."""
    return {f"rung-{n}": rung(t, n) for n in range(int(MOST_LOANS) + 1)}


def rung(t: Tongue, n: int) -> Markup:
    wide, high = RUNG - 2, LADDER[3] - 10
    interest = int(t.content.interest[n])
    foot = (
        text(f"−{interest}", 2.5, high - 4, "gc-b gc-12 gc-red")
        if n
        else use("laurel", 2, high - 18, 17)
    )
    return el(
        "g",
        rect(-1, -8, RUNG, 46, 0, "gc-now"),
        *ring(-1, -1, wide + 2, high + 2, 5),
        rect(0, 0, wide, high, 4, f"gc-step gc-l{n}"),
        text(n, 3.5, 14.5, "gc-f gc-15 gc-ink"),
        foot,
        id=f"rung-{n}",
        data_w=f"loan-{n}",
        role="img",
        aria_label=t.say("label-rung", n=n, interest=t.francs(interest)),
        transform=place(LADDER[0] + FIRST + n * RUNG + 1, LADDER[1] + 5),
    )


def owing(t: Teller, w: Tongue) -> dict[str, Markup]:
    """The markers on the ladder; several on one rung are smaller."""
    on: dict[int, list[int]] = {}
    for seat in range(int(t.view.seats)):
        on.setdefault(int(t.view.estates[seat].loans), []).append(seat)
    found = {}
    for n, seats in on.items():
        for at, seat in enumerate(seats):
            found[f"loan-{seat}"] = debtor(w, seat, n, at, len(seats))
    return dict(sorted(found.items()))


SPOTS: Final = (
    ((28.0, 9.5),),
    ((29.5, 8.0), (29.5, 24.0)),
    ((30.0, 6.0), (30.0, 16.5), (30.0, 27.0)),
    ((30.0, 6.0), (30.0, 16.5), (30.0, 27.0), (16.0, 16.5)),
    ((30.0, 6.0), (30.0, 16.5), (30.0, 27.0), (16.0, 16.5), (16.0, 27.0)),
)


@kept
def debtor(t: Tongue, seat: int, n: int, at: int, together: int) -> Markup:
    x, y = SPOTS[together - 1][at]
    radius = (9.0, 7.2, 6.0, 6.0, 6.0)[together - 1]
    return el(
        "g",
        token(seat, 0, 0, min(radius, 7.4) if n > 9 else radius),
        id=f"loan-{seat}",
        class_="glide",
        role="img",
        aria_label=t.say("label-owes", who=t.names[seat], loans=t.many("owes", n)),
        transform=place(LADDER[0] + FIRST + n * RUNG + 1 + x, LADDER[1] + 5 + y),
    )


def prestige_step(t: Tongue) -> float:
    return (TRACK[2] - MARK - 10) / (int(t.content.top_prestige) + 1)


def prestige_track(t: Tongue) -> Markup:
    """GC-17.1: from 0 on, every fifth space with its number."""
    step, spaces, fives, numbers = prestige_step(t), "", "", []
    last = int(t.content.top_prestige)
    for n in range(last + 1):
        x = MARK + n * step
        box = f"M{x + 0.8:.1f} 22h{step - 1.6:.1f}v16h-{step - 1.6:.1f}z"
        if n % 5:
            spaces += box
        else:
            fives += box
            numbers.append(text(n, round(x + step / 2, 1), 35, "gc-f gc-mid gc-13 gc-ink"))
    return el(
        "g",
        *zone(TRACK[2], TRACK[3]),
        use("prestige", 9, 7, 27),
        el("path", d=spaces, class_="gc-pstep"),
        el("path", d=fives, class_="gc-five"),
        *numbers,
        data_w="prestige",
        role="img",
        aria_label=t.say("label-prestige"),
        transform=place(TRACK[0], TRACK[1]),
    )


def renowned(t: Teller, w: Tongue) -> dict[str, Markup]:
    """The markers of prestige."""
    on: dict[int, list[int]] = {}
    for seat in range(int(t.view.seats)):
        on.setdefault(int(t.view.estates[seat].prestige), []).append(seat)
    found = {}
    for n, seats in on.items():
        for at, seat in enumerate(seats):
            found[f"prism-{seat}"] = famed(w, seat, n, at, len(seats))
    return dict(sorted(found.items()))


@kept
def famed(t: Tongue, seat: int, n: int, at: int, together: int) -> Markup:
    middle = MARK + (n + 0.5) * prestige_step(t) + 16 * (at - (together - 1) / 2)
    x = max(middle, MARK + 6 + 16 * at)
    return el(
        "g",
        token(seat, 0, 0, 9 if together == 1 else 7.8),
        id=f"prism-{seat}",
        class_="glide",
        role="img",
        aria_label=t.say("label-famous", who=t.names[seat], n=n),
        transform=place(TRACK[0] + round(x, 1), TRACK[1] + 12),
    )
