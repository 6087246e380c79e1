"""A choice in words, as a numbered list shows it."""

from dataclasses import dataclass


@dataclass
class Choice:
    """One thing to choose; choices of a group stand under its name."""

    notation: str
    label: str
    group: str = ""
    """For instance the unit that acts; its first word also opens a group that is folded up."""
    short: bool = False
    """Short choices stand side by side."""
    detail: str = ""
    """What the label says beyond where it leads, by itself."""
    mark: str = ""
    """A sign for what it leads to, such as targets in reach."""
    hexes: tuple[str, ...] = ()
    """The units that it could order."""
