"""The rules: saw a hole in secret, then roll and move in turns until one sledge is across."""

from collections.abc import Sequence
from typing import Any, Final

from echobase.core import registry
from echobase.core.chance import CHANCE, OVER, Rng
from echobase.core.errors import IllegalAction
from echobase.core.events import Log, Message
from echobase.core.game import Outcome
from thinice import documents
from thinice.board import board

SIDES: Final = ("red", "blue")
NOWHERE: Final = -1
SAW, ROLL, MOVE, DONE = 0, 100, 200, 300
"""Where the numbers of each kind of action begin; a hex or the roll is added."""
LONGEST: Final = 30
"""Turns of both sides together."""


class State:
    """Implements `core.game.State`. `step` says what is decided: saw, roll, move or over."""

    def __init__(self, map_: str, origin: dict[str, Any]) -> None:
        self.map, self.origin = map_, origin
        self.board = board(map_)
        self.step, self.seat, self.turn, self.steps = "saw", 0, 0, 0
        self.places = list(self.board.camps)
        self.holes = [NOWHERE, NOWHERE]
        """Where each side has sawn; its enemy does not know before a sledge falls in."""
        self.found = [False, False]
        """Whether the hole of each side is known to all."""
        self.tested = [0, 0]
        """By side, a mask: hexes where its sledge stood and no hole was."""

    def copy(self) -> "State":
        other = State.__new__(State)
        other.__dict__.update(self.__dict__)
        for name in ("places", "holes", "found", "tested"):
            setattr(other, name, getattr(self, name).copy())
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """Travels between processes as a document."""
        return registry.load, ("thinice", self.document())

    # Who decides, and what.

    def to_act(self) -> int:
        return {"roll": CHANCE, "over": OVER}.get(self.step, self.seat)

    def actions(self) -> list[int]:
        if self.step == "saw":
            return [SAW + hex_ for hex_ in self.board.ice]
        if self.step != "move":
            return []
        near = self.board.next_to[self.places[self.seat]]
        return [*sorted(MOVE + hex_ for hex_ in near if hex_ not in self.places), DONE]

    def chances(self) -> list[tuple[int, float]]:
        return [(ROLL + steps, 1 / 3) for steps in (1, 2, 3)] if self.step == "roll" else []

    def apply(self, action: int, log: Log | None = None) -> None:
        if self.why_not(action) is not None:
            raise IllegalAction(f"action {action} is not legal now")
        log = [] if log is None else log
        side = SIDES[self.seat]
        if self.step == "saw":
            self.holes[self.seat] = action - SAW
            log.append(Message("thinice-sawed", {"side": side}))
            if self.seat == 0:
                self.seat = 1
            else:
                self.begin_turn(log)
        elif self.step == "roll":
            self.step, self.steps = "move", action - ROLL
            log.append(Message("thinice-rolled", {"side": side, "steps": self.steps}))
        elif action == DONE:
            self.begin_turn(log)
        else:
            self.move(action - MOVE, log)

    def begin_turn(self, log: Log) -> None:
        if self.turn == LONGEST:
            return self.end()
        self.turn += 1
        self.seat = 1 - self.turn % 2
        self.step, self.steps = "roll", 0
        log.append(Message("thinice-turn", {"side": SIDES[self.seat], "turn": self.turn}))

    def end(self) -> None:
        self.step, self.found = "over", [True, True]

    def move(self, hex_: int, log: Log) -> None:
        seat, enemy = self.seat, 1 - self.seat
        args = {"side": SIDES[seat], "hex": self.board.labels[hex_]}
        self.places[seat], self.steps = hex_, self.steps - 1
        log.append(Message("thinice-moved", args))
        if hex_ == self.holes[enemy] and not self.found[enemy]:
            self.found[enemy], self.places[seat], self.steps = True, self.board.camps[seat], 0
            log.append(Message("thinice-fell", args))
        self.tested[seat] |= 1 << hex_
        if hex_ == self.board.camps[enemy]:
            self.end()
        elif self.steps == 0:
            self.begin_turn(log)

    # What a seat may know.

    def view(self, seat: int | None) -> documents.View:
        return documents.view(self, seat)

    def imagine(self, seat: int, rng: Rng) -> "State":
        other, enemy = self.copy(), 1 - seat
        if self.holes[enemy] != NOWHERE and not self.found[enemy]:
            possible = [hex_ for hex_ in self.board.ice if not self.tested[seat] >> hex_ & 1]
            other.holes[enemy] = possible[int(rng.random() * len(possible))]
        return other

    def reveals(self, after: "State", people: Sequence[int]) -> bool:
        """A step onto ice tells whether the hole is there, so it cannot be undone."""
        news = [after.tested[seat] & ~self.tested[seat] for seat in (0, 1)]
        ice = sum(1 << hex_ for hex_ in self.board.ice)
        return any(news[seat] & ice and not self.found[1 - seat] for seat in (0, 1))

    def notation_for(self, action: int, seat: int | None) -> str:
        secret = self.step == "saw" and seat != self.seat
        return "saw ?" if secret else self.write(action)

    # Where the game stands.

    def outcome(self) -> Outcome | None:
        if self.step != "over":
            return None
        left = [self.board.distance(self.places[s], self.board.camps[1 - s]) for s in (0, 1)]
        winner = 0 if left[0] < left[1] else 1
        reason = "arrived" if left[winner] == 0 else "nearer"
        return Outcome(SIDES[winner], [winner], reason, dict(zip(SIDES, left, strict=True)))

    def sides(self) -> list[str]:
        return list(SIDES)

    def turn_number(self) -> int:
        return self.turn

    def scenario_id(self) -> str:
        return self.map

    def heading(self) -> str:
        return f"{SIDES[self.seat]} {self.turn}"

    def document(self) -> dict[str, Any]:
        return documents.save(self)

    def options(self) -> dict[str, Any]:
        return self.origin

    # Notation and explanations.

    def write(self, action: int) -> str:
        labels = self.board.labels
        if action >= DONE:
            return "done"
        if action >= MOVE:
            return f"move {labels[self.places[self.seat]]}-{labels[action - MOVE]}"
        return f"roll {action - ROLL}" if action >= ROLL else f"saw {labels[action - SAW]}"

    def read(self, text: str) -> int:
        hexes = range(len(self.board.labels))
        known = [*(SAW + hex_ for hex_ in hexes), *(ROLL + steps for steps in (1, 2, 3))]
        for action in (*known, *(MOVE + hex_ for hex_ in hexes), DONE):
            if self.write(action).lower() == " ".join(text.lower().split()):
                return action
        raise IllegalAction(f"{text[:40]!r} is not an action; try saw B3, move B3-B4 or done")

    def why_not(self, what: int | str) -> Message | None:
        action = self.read(what) if isinstance(what, str) else what
        if action in self.actions() or action in [chance for chance, _ in self.chances()]:
            return None
        if self.step == "saw" and action < ROLL:
            return Message("thinice-why-shore")
        if self.step == "move" and MOVE <= action < DONE:
            return Message("thinice-why-move")
        return Message("thinice-why-now")

    def odds(self, attack: int | str) -> Any:
        raise IllegalAction("nobody attacks in Thin Ice")
