"""Assault on Hoth in the terminal."""

from echobase.games.assault.terminal.screens import SCREENS

__all__ = ["SCREENS"]
