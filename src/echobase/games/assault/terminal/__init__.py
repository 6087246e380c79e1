"""Assault on Hoth in the terminal."""

from echobase.games.assault.terminal.front import FRONT

__all__ = ["FRONT"]
