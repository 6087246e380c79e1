"""What a game is about, in words."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Story:
    """The title, the briefing, the goals of both sides and what is special."""

    name: str
    briefing: str = ""
    goals: dict[str, str] | None = None
    special: str = ""
