"""What an analysis needs from a game: what its rolls are worth, its moments, its words."""

from collections.abc import Hashable
from importlib import import_module
from typing import Final, Protocol

from echobase.analysis.luck import Roll
from echobase.core.game import State
from echobase.text import Text

PARTS: Final = {
    "battle": "echobase.games.battle.statistics.rolls",
    "assault": "echobase.games.assault.statistics.rolls",
}


class Part(Protocol):
    """One game as it is analysed."""

    measures: tuple[str, ...]
    """In what respects dice can be lucky."""

    def moment(self, state: State) -> Hashable:
        """Changes when it is time to ask for the chances again."""
        ...

    def rolls(self, state: State, action: int) -> list[Roll]:
        """What an action of luck was worth, in each respect; nothing unless it is a roll."""
        ...

    def when(self, state: State, text: Text) -> str:
        """The turn or round in words."""
        ...

    def words(self, state: State, action: int, text: Text) -> str:
        """A decision in words, as the one who made it may read it."""
        ...


def part(game: str) -> Part:
    found: Part = import_module(PARTS[game]).PART
    return found
