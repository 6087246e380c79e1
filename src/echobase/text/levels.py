"""The computer players by name."""

from echobase.text import Text


def level_name(player: str, text: Text) -> str:
    """The level of a player in words; its key when no message names it."""
    id_ = f"server-level-{player}"
    return text(id_) if text.has(id_) else player.capitalize()
