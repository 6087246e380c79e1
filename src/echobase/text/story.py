"""What a game is about, in words."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Story:
    """The title, the briefing, the goals of both sides and the special rules."""

    name: str
    briefing: str = ""
    goals: dict[str, str] | None = None
    special: str = ""
