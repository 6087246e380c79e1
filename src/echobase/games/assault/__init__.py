"""Assault on Hoth (1988): the complete rules and data."""

from echobase.games.assault.game import GAME

__all__ = ["GAME"]
