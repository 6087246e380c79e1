"""Battle of Hoth in the terminal."""

from echobase.games.battle.terminal.front import FRONT

__all__ = ["FRONT"]
