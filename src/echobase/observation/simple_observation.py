"""A simple game as arrays: labels of hexes become planes, numbers facts, the own seat first."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from echobase.core.aliases import Seat
from echobase.core.game import State
from echobase.core.grid import Grid
from echobase.observation.action_space import Actions
from echobase.observation.observer import Observer, even, put
from echobase.observation.sheet import Sheet


class SimpleObserver(Observer):
    """Observes what the view of a simple game says."""

    def __init__(self, grid: Grid, planes: Sequence[str], facts: Sequence[str], seats: int) -> None:
        whose = ["own", *(f"other {number}" for number in range(1, seats))]
        self.hexes = {label: place for place, label in enumerate(grid.labels)}
        self.fields = list(planes)
        self.planes = [f"{name}:{who}" for name in planes for who in whose]
        self.facts = list(facts)
        self.shape = (grid.rows, grid.columns, len(self.planes))
        self.offset = even(len(self.hexes) * len(self.planes))
        self.ground = bytes(self.offset + 2 * len(self.facts))

    def describe(self, state: Any, seat: Seat, seen: Sheet) -> None:
        view = state.view(seat)
        seats = [*view.seats[seat:], *view.seats[:seat]]
        plane = 0
        for name in self.fields:
            for one in seats:
                value = getattr(one, name)
                for label in [value] if isinstance(value, str) else value:
                    if label:
                        seen[self.hexes[label] * len(self.planes) + plane] = 1
                plane += 1
        for number, name in enumerate(self.facts):
            put(seen, self.offset // 2 + number, getattr(view, name))


class SimpleObservation:
    """Implements `observation.facet.Observation`."""

    def __init__(
        self,
        grid: Callable[[Any], Grid],
        planes: Sequence[str],
        facts: Sequence[str],
        parameters: Mapping[str, Any],
        most_seats: int = 2,
        most_outcomes: int = 6,
    ) -> None:
        """`grid` gives the board of a state; `planes` are fields of a seat, `facts` of the view."""
        self.grid = grid
        self.planes = planes
        self.facts = facts
        self.parameters = parameters
        self.most_seats = most_seats
        self.most_outcomes = most_outcomes

    def observer(self, first: State) -> SimpleObserver:
        return SimpleObserver(self.grid(first), self.planes, self.facts, len(first.sides()))

    def actions(self, first: State) -> Actions:
        state: Any = first
        return Actions([state.read(text) for text in state.notations()])
