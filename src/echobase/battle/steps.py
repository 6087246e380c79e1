"""The steps of a turn as a stack: what is being decided now, and what comes after it.

A step is kept as one integer, its kind plus what it is about (a seat, a unit, an arrival).
"""

from typing import Final

from echobase.battle.position import Position

DEAL: Final = 0
DRAW: Final = 1
START: Final = 2
ARRIVE: Final = 3
PLAY: Final = 4
EXCHANGE: Final = 5
CHOOSE: Final = 6
ORDER: Final = 7
MOVE: Final = 8
ATTACK: Final = 9
ROLL: Final = 10
REROLL: Final = 11
CONFIRM: Final = 12
HITS: Final = 13
SHELTER: Final = 14
RETREAT: Final = 15
FINAL_ASSAULT: Final = 16
BREAKTHROUGH: Final = 17
ATTACK_AGAIN: Final = 18
AFTER_MOVE: Final = 19
INCURSION: Final = 20
STRIKE: Final = 21
GIVE_UP_CARD: Final = 22
REFILL: Final = 23
END: Final = 24
NEXT: Final = 25
RECOVER: Final = 26
STEPS: Final = (
    "deal",
    "draw",
    "start",
    "arrive",
    "play",
    "exchange",
    "choose",
    "order",
    "move",
    "attack",
    "roll",
    "reroll",
    "confirm",
    "hits",
    "shelter",
    "retreat",
    "final_assault",
    "breakthrough",
    "attack_again",
    "after_move",
    "incursion",
    "strike",
    "give_up_card",
    "refill",
    "end",
    "next",
    "recover",
)

SPAN: Final = 32
ANY: Final = 0
"""What a MOVE or ATTACK step is about when every ordered unit may take part."""


def step_of(frame: int) -> int:
    return frame % SPAN


def about(frame: int) -> int:
    return frame // SPAN


def push(position: Position, step: int, subject: int = 0) -> None:
    position.todo.append(step + SPAN * subject)


def begin_turn(position: Position) -> None:
    """Lay out the five steps of a turn (B-TURN-02), with what frames them."""
    position.todo = [NEXT, END, REFILL, ATTACK, MOVE, ORDER, PLAY, START]
