"""Assault on Hoth (1988): the complete rules and data."""

from echobase.assault.game import GAME

__all__ = ["GAME"]
