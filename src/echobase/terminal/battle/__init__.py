"""Battle of Hoth in the terminal."""

from echobase.terminal.battle.front import FRONT

__all__ = ["FRONT"]
