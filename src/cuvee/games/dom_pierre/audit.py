"""Section 8."""

from cuvee.games.dom_pierre.state import State


def audit(state: State) -> str:
    return ""


def audit_step(before: State, after: State) -> str:
    return ""
