"""Players of every strength, by name; all of them decide only from what their seat may know."""

from echobase.ai.player import PLAYERS, Player, decide, player

__all__ = ["PLAYERS", "Player", "decide", "player"]
