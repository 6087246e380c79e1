"""The steps of a turn as a stack: what is being decided now, and what comes after it.

A step is kept as one integer, its kind plus what it is about (a seat, a unit, an arrival).
"""

from typing import Final

from echobase.battle.position import Position

# Luck decides.
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
# A seat decides.
PLAY: Final = 9
EXCHANGE: Final = 10
CHOOSE: Final = 11
ORDER: Final = 12
MOVE: Final = 13
ATTACK: Final = 14
REROLL: Final = 15
SHELTER: Final = 16
RETREAT: Final = 17
FINAL_ASSAULT: Final = 18
BREAKTHROUGH: Final = 19
ATTACK_AGAIN: Final = 20
AFTER_MOVE: Final = 21
INCURSION: Final = 22
STRIKE: Final = 23
ARRIVE: Final = 24
GIVE_UP_CARD: Final = 25
RECOVER: Final = 26
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
    "play",
    "exchange",
    "choose",
    "order",
    "move",
    "attack",
    "reroll",
    "shelter",
    "retreat",
    "final_assault",
    "breakthrough",
    "attack_again",
    "after_move",
    "incursion",
    "strike",
    "arrive",
    "give_up_card",
    "recover",
)

FIRST_AUTOMATIC: Final = START
FIRST_DECISION: Final = PLAY

SPAN: Final = 32
ANY: Final = 0
"""What a MOVE or ATTACK step is about when every ordered unit may take part."""


def step_of(frame: int) -> int:
    return frame & (SPAN - 1)


def about(frame: int) -> int:
    return frame // SPAN


def push(position: Position, step: int, subject: int = 0) -> None:
    position.todo.append(step + SPAN * subject)


def begin_turn(position: Position) -> None:
    """Lay out the five steps of a turn (B-TURN-02), with what frames them."""
    position.todo = [NEXT, END, REFILL, ATTACK, MOVE, ORDER, PLAY, START]
