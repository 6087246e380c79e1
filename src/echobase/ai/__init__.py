"""Players of every strength, by name; all of them decide only from what their seat may know."""

from echobase.ai.player import (
    AT_ONCE,
    Player,
    adviser,
    beginner,
    contender,
    decide,
    levels,
    player,
    players,
    quick,
    turn_seconds,
)

__all__ = [
    "AT_ONCE",
    "Player",
    "adviser",
    "beginner",
    "contender",
    "decide",
    "levels",
    "player",
    "players",
    "quick",
    "turn_seconds",
]
