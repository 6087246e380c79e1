"""Battle of Hoth in the terminal."""

from echobase.games.battle.terminal.screens import SCREENS

__all__ = ["SCREENS"]
