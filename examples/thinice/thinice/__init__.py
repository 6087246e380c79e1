"""Thin Ice: two sledges race across a frozen lake, and each side has sawn a hole into the ice."""

from thinice.game import GAME

__all__ = ["GAME"]
