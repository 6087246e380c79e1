"""Players of every strength, by name; all of them decide only from what their seat may know."""

from echobase.ai.player import Player, decide, player, players

__all__ = ["Player", "decide", "player", "players"]
