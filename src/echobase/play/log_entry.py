"""An entry of a game log: old ones work out what happened again, so that long games stay small.

A log keeps the positions of its last entries and of every so many before them. Those in between
follow from the actions; whoever goes through a game pays for one step at a time, because the
positions worked out last are remembered for all logs together.
"""

from functools import lru_cache
from typing import Final

from echobase.core.early_end import end_event
from echobase.core.events import Log
from echobase.core.game import State

NO_ACTION: Final = -1
"""The action of an entry that is an end outside the rules."""
RECENT: Final = 12
"""How many of the last entries keep their positions."""
SPACING: Final = 64
"""Among older ones, every so many keep theirs."""
REMEMBERED: Final = 128
"""How many positions that were worked out again are kept, in all logs together."""


class Entry:
    """An action in force, or an end outside the rules."""

    __slots__ = (
        *("number", "begun", "actor", "action", "notation", "previous"),
        *("_before", "_log", "__weakref__"),
    )

    def __init__(
        self,
        number: int,
        begun: int,
        actor: int,
        action: int,
        notation: str,
        before: State,
        log: Log,
        previous: "Entry | None" = None,
    ) -> None:
        self.number = number
        self.begun = begun
        self.actor = actor
        self.action = action
        self.notation = notation
        self.previous = previous
        self._before: State | None = before
        self._log: Log | None = log

    @property
    def before(self) -> State:
        """The state before the action; nobody changes it."""
        return position_before(self) if self._before is None else self._before

    @property
    def log(self) -> Log:
        """What happened."""
        return told(self) if self._log is None else self._log

    def shrink(self) -> None:
        """Forget what follows from the entries before."""
        if self.previous is not None:
            self._before = None
            self._log = None


def thin_out(entries: list[Entry]) -> None:
    """Let an entry shrink that has just become old; called whenever one is added."""
    old = len(entries) - 1 - RECENT
    if old >= 0 and old % SPACING:
        entries[old].shrink()


def thin_out_all(entries: list[Entry]) -> None:
    """Let the last entries shrink as well, as long as nobody needs them."""
    for place, entry in enumerate(entries):
        if place % SPACING:
            entry.shrink()


@lru_cache(REMEMBERED)
def position_before(entry: Entry) -> State:
    """The state before an entry, from the state before its predecessor."""
    previous = entry.previous
    assert previous is not None  # the first entry never shrinks
    if previous.action == NO_ACTION:
        return previous.before
    after = previous.before.copy()
    after.apply(previous.action)
    return after


@lru_cache(REMEMBERED)
def told(entry: Entry) -> Log:
    """What happened with an entry."""
    if entry.action == NO_ACTION:
        return [end_event(entry.notation)]
    log, after = Log(), entry.before.copy()
    after.apply(entry.action, log)
    return log
