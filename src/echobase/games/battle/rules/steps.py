"""The steps of a turn as a stack: what is being decided now, and what comes after it.

A step is stored as one integer, its kind plus what it is about (a seat, a unit, an arrival).
"""

from typing import Final

from echobase.core.aliases import i64
from echobase.core.vectors import append, pop, vec
from echobase.games.battle.rules.position import Position

# Chance decides.
DEAL: Final = 0
DRAW: Final = 1
ROLL: Final = 2
CONFIRM: Final = 3
# Nobody decides.
START: Final = 4
HITS: Final = 5
REFILL: Final = 6
END: Final = 7
NEXT: Final = 8
# A seat decides, again and again until nothing is left or it is done.
ORDER: Final = 9
MOVE: Final = 10
ATTACK: Final = 11
EXCHANGE: Final = 12
STRIKE: Final = 13
HEAL: Final = 14
ARRIVE: Final = 15
RETREAT: Final = 16
# A seat decides once.
PLAY: Final = 17
CHOOSE: Final = 18
REROLL: Final = 19
SHELTER: Final = 20
FINAL_ASSAULT: Final = 21
BREAKTHROUGH: Final = 22
ATTACK_AGAIN: Final = 23
AFTER_MOVE: Final = 24
INCURSION: Final = 25
GIVE_UP_CARD: Final = 26
RECOVER: Final = 27
STEPS: Final = (
    "deal",
    "draw",
    "roll",
    "confirm",
    "start",
    "hits",
    "refill",
    "end",
    "next",
    "order",
    "move",
    "attack",
    "exchange",
    "strike",
    "heal",
    "arrive",
    "retreat",
    "play",
    "choose",
    "reroll",
    "shelter",
    "final_assault",
    "breakthrough",
    "attack_again",
    "after_move",
    "incursion",
    "give_up_card",
    "recover",
)

FIRST_AUTOMATIC: Final = START
FIRST_DECISION: Final = ORDER
FIRST_SINGLE: Final = PLAY
RESOLVING: Final = 1 << ROLL | 1 << REROLL | 1 << CONFIRM | 1 << HITS | 1 << SHELTER | 1 << RETREAT
"""Mask of the steps in which an attack is being resolved."""

SPAN: Final = 32
STEP_MASK: Final = 31
STEP_BITS: Final = 5
ANY: Final = 0
"""What a MOVE or ATTACK step is about when every ordered unit may take part."""


def step_of(frame: i64) -> i64:
    return frame & STEP_MASK


def about(frame: i64) -> i64:
    return frame >> STEP_BITS


def resolving(position: Position) -> bool:
    """Whether an attack is under way."""
    return bool(position.todo) and bool(RESOLVING >> step_of(position.todo[-1]) & 1)


PHASES: Final = {
    START: "start",
    PLAY: "play",
    ORDER: "order",
    MOVE: "move",
    ATTACK: "attack",
    REFILL: "attack",
    END: "draw",
    NEXT: "draw",
}
"""By step on the stack: the part of the turn in which steps on top of it happen."""


def phase(position: Position) -> str:
    """The part of the turn in progress: start, play, order, move, attack, draw or end.

    An arrival is at the start or at the end of a turn; all other steps belong to the one below.
    """
    for place in range(len(position.todo) - 1, -1, -1):
        frame = position.todo[place]
        if step_of(frame) in PHASES:
            found = PHASES[step_of(frame)]
            if step_of(position.todo[-1]) != ARRIVE:
                return found
            return "start" if found == "play" else "end"
    return ""


def push(position: Position, step: i64, subject: i64 = 0) -> None:
    position.todo = append(position.todo, step + SPAN * subject)


def drop(position: Position) -> None:
    """Take the current step off the stack."""
    position.todo = pop(position.todo)[0]


def skip(position: Position, *steps: int) -> None:
    """Take these steps off the stack, wherever they are."""
    position.todo = vec[i64]([frame for frame in position.todo if frame not in steps])


def stack(position: Position, frames: list[int]) -> None:
    """Put these steps on the stack instead of what is there, the last one on top."""
    position.todo = vec[i64](frames)


def begin_turn(position: Position) -> None:
    """Lay out the five steps of a turn (B-TURN-02), with what frames them."""
    if position.scenario.arrivals or position.scenario.charge is not None:
        position.todo = vec[i64]([NEXT, END, REFILL, ATTACK, MOVE, ORDER, PLAY, START])
    else:
        position.todo = vec[i64]([NEXT, REFILL, ATTACK, MOVE, ORDER, PLAY, START])
