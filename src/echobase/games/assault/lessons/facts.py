"""What lessons ask about an assault. A unit is named by its counter, such as `W1`."""

from collections.abc import Mapping, Sequence
from typing import Final

from echobase.core import game
from echobase.core.sides import SIDES
from echobase.games.assault.rules import steps
from echobase.games.assault.rules.cards import ACTION_CARDS
from echobase.games.assault.rules.fire import target_hex
from echobase.games.assault.rules.notation import VERBS
from echobase.games.assault.rules.position import BASE_BOX, DESTROYED, RESERVE
from echobase.games.assault.rules.state import as_assault
from echobase.games.assault.rules.units import BY_NAME, SIDE, UNITS
from echobase.games.assault.words.counters import where
from echobase.lessons.facts import Count, Fact


class AssaultFacts:
    """Implements `LessonFacts`; nobody has a hand, and a counter has no figures."""

    facts: Mapping[str, Fact] = {}

    @property
    def verbs(self) -> Sequence[str]:
        return VERBS

    @property
    def counts(self) -> Mapping[str, Count]:
        return COUNTS

    def step(self, state: game.State, step: str) -> str:
        """A round is called after its card."""
        position = as_assault(state)
        if step != steps.STEPS[steps.ROUND]:
            return step
        return ACTION_CARDS[position.card].key.replace("_", "-")

    def knows(self, first: game.State, unit: str) -> bool:
        return unit in BY_NAME

    def place(self, first: game.State, state: game.State, unit: str) -> str:
        position, number = as_assault(state), BY_NAME[unit]
        if number < UNITS:
            return where(position, number) or ""
        return position.setting.map.labels[target_hex(position, number)]

    def gone(self, first: game.State, state: game.State, unit: str) -> bool:
        number = BY_NAME[unit]
        return number < UNITS and as_assault(state).place[number] in (DESTROYED, RESERVE)

    def figures(self, first: game.State, state: game.State, unit: str) -> int:
        return 0 if self.gone(first, state, unit) else 1

    def hand(self, state: game.State, seat: int) -> Sequence[str]:
        return ()

    def cards(self, first: game.State, seat: int) -> Sequence[str]:
        return ()


def units_left(state: game.State, side: int) -> int:
    """The counters of a side that are in play, those aboard and in the Base included."""
    place = as_assault(state).place
    return sum(
        SIDE[unit] == side and place[unit] not in (DESTROYED, RESERVE) for unit in range(UNITS)
    )


COUNTS: Final[dict[str, Count]] = {
    "round": lambda state, seat: as_assault(state).round,
    "transports": lambda state, seat: as_assault(state).transports(),
    "force": lambda state, seat: as_assault(state).force,
    "base": lambda state, seat: list(as_assault(state).place).count(BASE_BOX),
    "grid": lambda state, seat: int(as_assault(state).grid_stands),
    "units": lambda state, seat: units_left(state, seat),
    "enemy-units": lambda state, seat: units_left(state, len(SIDES) - 1 - seat),
}
