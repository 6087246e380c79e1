"""Assault on Hoth in the terminal."""

from echobase.terminal.assault.front import FRONT

__all__ = ["FRONT"]
