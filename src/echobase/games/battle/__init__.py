"""Battle of Hoth (2025): the complete rules of the command-card game."""

from echobase.games.battle.game import GAME

__all__ = ["GAME"]
