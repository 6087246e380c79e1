"""The rules: saw a hole in secret, then roll and move in turns until one sledge is across."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from echobase.core.chance import Rng
from echobase.core.document import Natural, TomlTable
from echobase.core.events import Log
from echobase.core.game import Outcome
from echobase.core.grid import Grid
from echobase.core.simple_game import SimplePosition, SimpleState

LAKES: Final = {"lake": Grid(5, 7), "pond": Grid(3, 5)}
LONGEST: Final = 30
"""Turns of both sides together."""


def ice(lake: Grid) -> list[str]:
    """The hexes that can hold a hole: all but the two shores."""
    columns = range(1, lake.columns - 1)
    return [lake.label(row, column) for row in range(lake.rows) for column in columns]


class Sledge(TomlTable, kw_only=True):
    """A side: where its sledge is, and where its hole; nowhere is empty."""

    place: str
    hole: str = ""
    found: bool = False
    """Whether everybody knows the hole."""
    tested: tuple[str, ...] = ()
    """Where the sledge has been."""


class Race(SimplePosition, kw_only=True):
    """A position; the side to move has `steps` left."""

    step: Literal["saw", "roll", "move", "over"] = "saw"
    steps: Natural = 0
    seats: list[Sledge]


class RaceState(SimpleState[Race]):
    """A race across a lake."""

    @property
    def lake(self) -> Grid:
        return LAKES[self.scenario]

    def camp(self, seat: int) -> str:
        return self.lake.label(self.lake.rows // 2, seat * (self.lake.columns - 1))

    def begin(self) -> Race:
        return Race(seats=[Sledge(place=self.camp(seat)) for seat in (0, 1)])

    # Who may do what.

    def notations(self) -> list[str]:
        labels = self.lake.labels
        moves = [f"move {start}-{end}" for start in labels for end in self.lake.beside(start)]
        return [*(f"saw {label}" for label in labels), *self.rolls(), *moves, "done"]

    def rolls(self) -> list[str]:
        return [f"roll {steps}" for steps in (1, 2, 3)]

    def choices(self) -> list[str]:
        if self.position.step == "saw":
            return [f"saw {label}" for label in ice(self.lake)]
        places = [sledge.place for sledge in self.position.seats]
        here = places[self.position.active]
        near = [label for label in self.lake.beside(here) if label not in places]
        return [*(f"move {here}-{label}" for label in near), "done"]

    def outcomes(self) -> Mapping[str, float]:
        return dict.fromkeys(self.rolls(), 1 / 3) if self.position.step == "roll" else {}

    # What happens.

    def do(self, verb: str, rest: str, log: Log) -> None:
        now = self.position
        if verb == "saw":
            now.seats[now.active].hole = rest
            self.tell(log, "sawed")
            if now.active == 0:
                now.active = 1
            else:
                self.begin_turn(log)
        elif verb == "roll":
            now.step, now.steps = "move", int(rest)
            self.tell(log, "rolled", steps=now.steps)
        elif verb == "done":
            self.begin_turn(log)
        else:
            self.move(rest.partition("-")[2], log)

    def begin_turn(self, log: Log) -> None:
        now = self.position
        if now.turn == LONGEST:
            return self.end()
        now.turn += 1
        now.active = 1 - now.turn % 2
        now.step, now.steps = "roll", 0
        self.tell(log, "turn", turn=now.turn)

    def move(self, label: str, log: Log) -> None:
        now = self.position
        own, enemy = now.seats[now.active], now.seats[1 - now.active]
        own.place, own.tested = label, (*own.tested, label)
        now.steps -= 1
        self.tell(log, "moved", hex=label)
        if label == enemy.hole and not enemy.found:
            enemy.found, own.place, now.steps = True, self.camp(now.active), 0
            self.tell(log, "fell", hex=label)
        if own.place == self.camp(1 - now.active):
            self.end()
        elif now.steps == 0:
            self.begin_turn(log)

    def end(self) -> None:
        self.position.step = "over"
        for sledge in self.position.seats:
            sledge.found = True

    def outcome(self) -> Outcome | None:
        if self.position.step != "over":
            return None
        places = [sledge.place for sledge in self.position.seats]
        left = [self.lake.distance(places[seat], self.camp(1 - seat)) for seat in (0, 1)]
        winner = 0 if left[0] < left[1] else 1
        reason = "arrived" if left[winner] == 0 else "nearer"
        score = dict(zip(self.game.sides, left, strict=True))
        return Outcome(self.game.sides[winner], [winner], reason, score)

    # What a seat may know.

    def hide(self, position: Race, seat: int | None) -> None:
        for number, sledge in enumerate(position.seats):
            if number != seat and not sledge.found:
                sledge.hole = ""

    def notation_for(self, what: int | str, seat: int | None) -> str:
        secret = self.position.step == "saw" and seat != self.position.active
        return "saw ?" if secret else self.write(what)

    def redraw(self, position: Race, seat: int, rng: Rng) -> None:
        own, enemy = position.seats[seat], position.seats[1 - seat]
        if enemy.hole and not enemy.found:
            possible = [label for label in ice(self.lake) if label not in own.tested]
            enemy.hole = possible[int(rng.random() * len(possible))]

    def reveals(self, after: Any, people: Sequence[int]) -> bool:
        """A step onto ice tells whether the hole is there, so it cannot be undone."""
        untested = [set(ice(self.lake)) - set(sledge.tested) for sledge in self.position.seats]
        return any(
            untested[seat] & set(sledge.tested) and not self.position.seats[1 - seat].found
            for seat, sledge in enumerate(after.position.seats)
        )

    def check(self) -> None:
        super().check()
        for sledge in self.position.seats:
            for label in filter(None, (sledge.place, sledge.hole, *sledge.tested)):
                self.lake.check(label)
