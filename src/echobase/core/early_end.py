"""Games that end outside the rules: a side resigns or runs out of time, or the players agree.

The rules know nothing of it. Such an end is written like an action: `resign rebel`, `forfeit
rebel` when the time of that side was up, `agree draw`, or `agree abandon` for no result at all.
"""

from typing import Final

from echobase.core.errors import BadRecord
from echobase.core.events import Message
from echobase.core.game import Outcome, State

RESIGN: Final = "resign"
FORFEIT: Final = "forfeit"
AGREE: Final = "agree"
ENDS: Final = (RESIGN, FORFEIT, AGREE)
"""The verbs of what ends such a game."""
DRAW: Final = "draw"
ABANDON: Final = "abandon"
AGREEMENTS: Final = (DRAW, ABANDON)
"""What players can agree on."""
RESIGNATION: Final = "resignation"
TIME: Final = "time"
REASONS: Final = {RESIGN: RESIGNATION, FORFEIT: TIME}
"""The reasons of the outcomes in which the other side wins."""
TWO: Final = 2


def can_resign(state: State) -> bool:
    """Whether it is clear who wins when a side gives up: there is one other side."""
    return len(set(state.sides())) == TWO


def is_end(notation: str) -> bool:
    """Whether it is such an end, and not an action of the game."""
    return notation.partition(" ")[0] in ENDS


def check_end(state: State, notation: str) -> None:
    """BadRecord for an end that this game cannot have."""
    verb, _, rest = notation.partition(" ")
    sides = list(dict.fromkeys(state.sides()))
    if verb == AGREE:
        if rest not in AGREEMENTS:
            known = ", ".join(AGREEMENTS)
            raise BadRecord(f"{notation!r}: players agree on one of: {known}")
    elif not can_resign(state):
        raise BadRecord(f"{notation!r}: nobody can {verb} in a game of {len(sides)} sides")
    elif rest not in sides:
        raise BadRecord(f"{notation!r}: no side {rest!r}; the sides are: {', '.join(sides)}")


def end_event(notation: str) -> Message:
    """The event of such an end."""
    verb, _, rest = notation.partition(" ")
    if verb == AGREE:
        return Message(f"players-agree-{rest}", {})
    return Message("side-resigns" if verb == RESIGN else "side-out-of-time", {"side": rest})


def early_outcome(state: State, notation: str) -> Outcome:
    """The outcome of such an end; an agreement has no winner."""
    verb, _, rest = notation.partition(" ")
    if verb == AGREE:
        return Outcome("", [], rest)
    sides = state.sides()
    winner = next(other for other in sides if other != rest)
    seats = [seat for seat, other in enumerate(sides) if other == winner]
    return Outcome(winner, seats, REASONS[verb])
