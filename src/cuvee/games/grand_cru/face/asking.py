"""How Grand Cru asks: things glow, few buttons are left."""

from collections.abc import Callable
from typing import Final

from cuvee.core.state import Step, about_of, ask_of
from cuvee.games.grand_cru import moves as m
from cuvee.games.grand_cru import questions as q
from cuvee.games.grand_cru import scoring
from cuvee.games.grand_cru.content import LEAVES
from cuvee.games.grand_cru.face import asking_bank, asking_picks, asking_turn
from cuvee.games.grand_cru.face.asking_parts import Asker
from cuvee.games.grand_cru.face.text import question, signed
from cuvee.games.grand_cru.model.picks import AT_FAIR, effect_of, left_in
from cuvee.games.grand_cru.model.state import State
from cuvee.games.grand_cru.rules.flow import legal, play
from cuvee.render.asking import Asking, Choice, sequences

ROOM: Final = len(m.TABLE)

ASKED: Final[dict[int, tuple[Callable[[Asker], list[Choice]], str]]] = {
    int(q.INITIAL_LOANS): (asking_bank.first_loans, "loan"),
    int(q.TURN): (asking_turn.turn, ""),
    int(q.AFTER_ACTION): (asking_bank.after_action, "innovation"),
    int(q.SPEND): (asking_bank.spend, "innovation"),
    int(q.MAKE_ROOM): (asking_picks.make_room, "discard"),
    int(q.SALE): (asking_picks.sale, "sell"),
    int(q.PICK_HARVEST): (asking_picks.pick_harvest, "harvest"),
    int(q.PICK_AGE): (asking_picks.in_barrels, "refinement"),
    int(q.PICK_BLEND): (asking_picks.in_barrels, "blending"),
    int(q.PICK_TAKE): (asking_picks.cubes, "blending"),
    int(q.PICK_DEMAND): (asking_picks.pick_demand, "demand"),
    int(q.PICK_FIELD): (asking_picks.cubes, "field_blend"),
    int(q.BRAND): (asking_bank.brand, "demand"),
    int(q.LIFT): (asking_bank.lift, "auction"),
    int(q.FAIR): (asking_bank.fair, "prestige"),
    int(q.JUICE): (asking_picks.juice, "grape_juice"),
    int(q.YOUNG): (asking_picks.young_sale, "young_wine"),
    int(q.REORG): (asking_picks.reorganize, "reorganization"),
    int(q.LOANS): (asking_bank.loans, "loan"),
    int(q.INNOVATION_AWARD): (asking_bank.award, "innovation"),
}


def ask(view: State, step: Step, moves: list[int], names: list[str], lang: str) -> Asking:
    """The question as a page asks it."""
    t = Asker(view, step, moves, names, lang)
    made, icon = ASKED[step.ask]
    choices = made(t)
    sets = picks(t)
    choices += later(t, sets)
    words = question(view, step, names, lang)
    small = t.say("hint-any_order") if sets else hint(t)
    return Asking(words, tuple(choices), small, icon, warning(t), sets)


def picks(t: Asker) -> tuple[tuple[int, ...], ...]:
    """GC-R67: what is picked in the order of the varieties may be picked in any order."""
    asked, about = t.step.ask, t.step.about
    if asked not in (q.PICK_HARVEST, q.PICK_DEMAND, q.PICK_TAKE, q.PICK_FIELD, q.JUICE):
        return ()
    if asked == q.PICK_DEMAND and t.view.options.brand_identity and effect_of(about) < AT_FAIR:
        return ()  # any order is the rules' own there
    if asked == q.PICK_FIELD and left_in(about) == 0:
        return ()

    def goes_with(step: int) -> bool:
        new_cube = asked == q.PICK_FIELD and left_in(about_of(step)) == 0
        return bool(ask_of(step) == asked and not new_cube)

    found = sequences(legal, play, t.view, t.seat, ROOM, goes_with)
    return found if any(len(some) > 1 for some in found) else ()


def later(t: Asker, sets: tuple[tuple[int, ...], ...]) -> list[Choice]:
    """Cubes that the rules take only after another one, and the end of a pick once it has begun."""
    found = []
    for move in sorted({move for some in sets for move in some} - t.legal):
        if move == m.DONE:
            found.append(Choice(t.say("choice-done"), icon="check", pick=move))
            continue
        verb, key = (m.TAKE, "choice-take") if m.TAKE.has(move) else (m.RETURN, "choice-return")
        words = t.say(key, wine=t.wine(int(verb.a(move))))
        found.append(Choice(words, icon="supply", pick=move))
    return found


def hint(t: Asker) -> str:
    """A small line below the question."""
    if t.step.ask == q.LOANS:
        return bank_hint(t)
    if t.step.ask == q.TURN:
        return t.say("hint-purse", n=t.money, markers=int(t.own.markers))
    key = HINTS.get(t.step.ask, "")
    places = {"n": int(t.own.prestige), "loan": t.francs(int(t.content.loan))}
    return t.say(key, **places) if key else ""


HINTS: Final = {
    int(q.INITIAL_LOANS): "hint-initial_loans",
    int(q.FAIR): "hint-fair",
    int(q.LIFT): "hint-lift",
    int(q.INNOVATION_AWARD): "hint-award",
    int(q.MAKE_ROOM): "hint-make_room",
}


def bank_hint(t: Asker) -> str:
    """GC-20.1, GC-23.1: next year's interest, and what the estate is worth if the game ended."""
    return t.say(
        "hint-loans",
        interest=int(t.content.interest[t.own.loans]),
        worth=signed(int(scoring.score(t.view, t.seat))),
    )


def warning(t: Asker) -> str:
    """What is lost without another question: open bids, wine past its time, grapes on vines."""
    if t.step.ask != q.TURN:
        return ""
    if t.step.about & q.FINAL:
        lost = t.losses(t.grapes())
    elif t.view.round >= LEAVES:
        lost = t.losses(0)
    else:
        lost = []
    return t.say("warning-soon", lost=t.facts(*lost)) if lost else ""
