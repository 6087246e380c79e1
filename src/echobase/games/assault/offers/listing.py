"""The sequence in which choices are listed: every unit in turn, then what concerns none of them."""

from typing import Final

from echobase.games.assault.offers.actors import actor, pair_of
from echobase.games.assault.rules import steps
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.units import BY_NAME, UNITS

SURPRISE_ME: Final = "surprise"
"""Let the computer choose Luke's Snowspeeder in private (A-SETUP-21)."""
SHOTS: Final = ("harpoon", "fire")
VERBS: Final = {
    verb: place
    for place, verb in enumerate(("step", "left", "right", "stop", *SHOTS, "walk", "move"))
}
"""What one unit may do, with its place in the list."""


def legal_notations(state: State) -> list[str]:
    """Everything that is legal now, without planned walks."""
    found = [state.write(action) for action in state.actions()]
    return [SURPRISE_ME, *found] if state.step == steps.LUKE else found


def in_list_order(notations: list[str], state: State) -> list[str]:
    """The choices of a round unit by unit; `done` is last."""
    extra = extra_shots(notations)
    return sorted(notations, key=lambda notation: (*rank(notation, state), notation in extra))


def rank(notation: str, state: State) -> tuple[int, int]:
    """The place of a choice: units in their order, then what concerns none of them."""
    verb = notation.partition(" ")[0]
    if verb == "stop":
        return state.walker, VERBS[verb]
    if verb not in VERBS:
        return UNITS + ("repair", "done").index(verb), 0
    return BY_NAME[actor(notation)], VERBS[verb]


def shot_of(notation: str) -> tuple[str, str, str]:
    """Fire or harpoon, who and at whom, whatever is spent on it; for other verbs nobody."""
    return notation.split()[0], *pair_of(notation)


def extra_shots(found: list[str]) -> set[str]:
    """Shots at a target already offered: with more Force Points, or with a card."""
    seen: set[tuple[str, str, str]] = set()
    extra: set[str] = set()
    for notation in found:
        if notation.startswith(SHOTS):
            shot = shot_of(notation)
            if shot in seen:
                extra.add(notation)
            seen.add(shot)
    return extra
