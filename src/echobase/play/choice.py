"""A choice in words, as a numbered list shows it."""

from dataclasses import dataclass


@dataclass
class Choice:
    """One thing to choose; choices of a group are listed under its name."""

    notation: str
    label: str
    group: str = ""
    """For instance the unit that acts; its first word also opens a folded group."""
    short: bool = False
    """Whether it is short enough to share a line with others."""
    detail: str = ""
    """What the label says beyond where it leads, by itself."""
    mark: str = ""
    """A sign for its consequences, such as targets in reach."""
    hexes: tuple[str, ...] = ()
    """The units that it could order."""
