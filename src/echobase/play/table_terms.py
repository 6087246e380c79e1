"""The terms of a table, agreed on before the game: its pace, who may talk, who sees it when."""

from typing import Final, Literal

import msgspec

from echobase.core.errors import BadOption

LONGEST_CLOCK: Final = 600
LONGEST_INCREMENT: Final = 600
MOST_DAYS: Final = 60
MOST_TURNS: Final = 20
MOST_MINUTES: Final = 1440


class TablePace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time a person has."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: int = 0
    """Live: the minutes of a seat for the whole game."""
    increment: int = 0
    """Live: seconds that a seat gets for each turn."""
    days: int = 0
    """Days: for each turn."""
    out: Literal["computer", "loses"] = "computer"
    """When the time is up: a computer takes the seat, or the side loses."""


class TableTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terms of a table."""

    pace: TablePace = TablePace()
    spectators_talk: bool = False
    delay_turns: int = 0
    """Spectators see the game as it stood so many turns ago."""
    delay_minutes: int = 0
    """Spectators see the game as it stood so many minutes ago."""
    games: int = 1
    """Two: a match of two games, the second with sides switched."""


def check_terms(terms: TableTerms) -> None:
    """BadOption says which of the terms is impossible."""
    pace = terms.pace
    if pace.kind == "live":
        within("pace.minutes", pace.minutes, 1, LONGEST_CLOCK)
        within("pace.increment", pace.increment, 0, LONGEST_INCREMENT)
    elif pace.kind == "days":
        within("pace.days", pace.days, 1, MOST_DAYS)
    within("games", terms.games, 1, 2)
    within("delay_turns", terms.delay_turns, 0, MOST_TURNS)
    within("delay_minutes", terms.delay_minutes, 0, MOST_MINUTES)


def within(name: str, value: int, lowest: int, highest: int) -> None:
    if not lowest <= value <= highest:
        raise BadOption(f"terms: {name} is from {lowest} to {highest}; got {value}")
