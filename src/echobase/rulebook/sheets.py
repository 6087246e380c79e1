"""Reference sheets: tables of units, terrain and cards, to have at hand while playing."""

from dataclasses import dataclass


@dataclass(frozen=True)
class SheetRow:
    """One thing: its drawing, its name, and a cell for each further column."""

    name: str
    cells: tuple[str, ...]
    symbol: str = ""
    side: str = ""


@dataclass(frozen=True)
class SheetTable:
    """Things of one kind."""

    title: str
    heads: tuple[str, ...]
    """Of the columns after the name."""
    rows: tuple[SheetRow, ...]


@dataclass(frozen=True)
class ReferenceSheet:
    """One page."""

    id: str
    title: str
    tables: tuple[SheetTable, ...]
    notes: tuple[str, ...] = ()
    columns: int = 1
    """How many tables stand side by side on paper."""
