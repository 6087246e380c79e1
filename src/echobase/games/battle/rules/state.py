"""A battle in progress: the engine's public interface (`echobase.game("battle").start(...)`)."""

from collections.abc import Sequence
from typing import Any

from echobase.core import registry
from echobase.core.aliases import Action, Seat
from echobase.core.chance import CHANCE, OVER, Rng
from echobase.core.errors import IllegalAction
from echobase.core.events import Log, Message
from echobase.core.game import Outcome
from echobase.core.masks import each
from echobase.core.origin import Origin
from echobase.core.sides import NOBODY, SIDES
from echobase.games.battle.rules import actions, explain, hidden, notation, steps
from echobase.games.battle.rules.dice import COUNTS, weight
from echobase.games.battle.rules.flow import advance, finish, perform
from echobase.games.battle.rules.hand import deal, draw
from echobase.games.battle.rules.objectives import score
from echobase.games.battle.rules.position import Position
from echobase.games.battle.rules.resolve import confirmed, rolled
from echobase.games.battle.rules.scenario import Scenario
from echobase.games.battle.rules.steps import FIRST_SINGLE, STEP_BITS, STEP_MASK, about, step_of


class State(Position):
    """One battle. `to_act` says who decides, `actions` what may be done, `apply` does it."""

    def __init__(self, scenario: Scenario, origin: Origin) -> None:
        super().__init__(scenario)
        self.origin = origin
        """The document and options this battle was made from; shared by all copies."""
        self._to_act = OVER

    def resume(self) -> None:
        """Determine who is to act; needed once after a position has been set up or loaded."""
        self._to_act = advance(self, None)

    def to_act(self) -> int:
        """The seat that decides now, CHANCE or OVER."""
        return self._to_act

    def actions(self) -> list[int]:
        """The legal actions of the seat to act, ascending; empty at chance and at the end."""
        return self.legal.copy()

    def chances(self) -> list[tuple[int, float]]:
        """The outcomes of chance with their probabilities; empty when chance is not to act."""
        if self._to_act != CHANCE:
            return []
        step = step_of(self.todo[-1])
        if step == steps.ROLL or step == steps.CONFIRM:
            return self.scenario.roll_chances(self.dice).copy()
        cards = each(self._drawable())
        first = actions.DRAW if step == steps.DRAW else actions.DEAL
        probability = 1.0 / len(cards)
        return [(first + card, probability) for card in cards]

    def _drawable(self) -> int:
        """The cards that may be drawn or dealt at this chance point."""
        frame = self.todo[-1]
        seat = about(frame)
        if step_of(frame) == steps.DRAW:
            return self.deck[seat]
        return self.scenario.shared_cards[self.scenario.sides[seat]] & ~self.deck[seat]

    def apply(self, action: Action, log: Log | None = None) -> None:
        """Carry out an action, or raise IllegalAction and change nothing."""
        if self._to_act == CHANCE:
            self._apply_chance(action, log)
        else:
            if action not in self.legal:
                self._refuse(action)
            frame = self.todo[-1]
            step = frame & STEP_MASK
            subject = frame >> STEP_BITS
            if action == actions.DONE:
                self.todo.pop()
                finish(self, step, subject, True, log)
            else:
                if step >= FIRST_SINGLE:
                    self.todo.pop()
                perform(self, step, subject, action, log)
        self._to_act = advance(self, log)

    def _apply_chance(self, action: Action, log: Log | None) -> None:
        frame = self.todo[-1]
        step = step_of(frame)
        seat = about(frame)
        if step == steps.ROLL or step == steps.CONFIRM:
            if not self._possible_roll(action):
                self._refuse(action)
            self.todo.pop()
            if step == steps.ROLL:
                rolled(self, action, log)
            else:
                confirmed(self, action, log)
            return
        first = actions.DRAW if step == steps.DRAW else actions.DEAL
        card = action - first
        if not 0 <= card < actions.CARD_SPAN or not self._drawable() >> card & 1:
            self._refuse(action)
        self.todo.pop()
        if step == steps.DRAW:
            draw(self, seat, action, log)
        else:
            deal(self, seat, action)

    def _possible_roll(self, action: Action) -> bool:
        """Whether chance can produce this roll of exactly the dice that are due."""
        number = actions.roll_number(action)
        if not actions.is_roll(action) or number >= len(COUNTS):
            return False
        counts = COUNTS[number]
        if sum(counts) != self.dice:
            return False
        faces = self.scenario.faces
        return 0 not in faces or weight(counts, faces) > 0

    def _refuse(self, action: Action) -> None:
        message = explain.why_not(self, action)
        why = "" if message is None else f": {message}"
        raise IllegalAction(f"{notation.write(self, action)!r} is not legal now{why}")

    def copy(self) -> "State":
        """An independent copy."""
        other = State(self.scenario, self.origin)
        other.assign(self)
        other._to_act = self._to_act
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """States are pickled as documents."""
        return registry.load, ("battle", self.document())

    def view(self, seat: Seat | None) -> Any:
        """Everything this seat may know, and nothing more; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        return self.origin.view(self, seat)

    def _check_seat(self, seat: Seat) -> None:
        seats = len(self.scenario.sides)
        if not 0 <= seat < seats:
            raise ValueError(f"no seat {seat}; this battle has seats 0 to {seats - 1}")

    def imagine(self, seat: Seat, rng: Rng) -> "State":
        """A full state that agrees with `view(seat)`, with the hidden cards dealt at random."""
        self._check_seat(seat)
        other = self.copy()
        hidden.reassign(other, seat, rng)
        other.resume()
        return other

    def reveals(self, after: "State", people: Sequence[int]) -> bool:
        """Whether a card that one of these seats could not see is face up afterwards."""
        sides = self.scenario.sides
        for side in (0, 1):
            if hidden.face_up(after, side) & ~hidden.face_up(self, side):
                if any(sides[person] != side for person in people):
                    return True
        return False

    def outcome(self) -> Outcome | None:
        """Who won and why, or None while the battle continues."""
        if self.winner == NOBODY:
            return None
        return Outcome(
            winner=SIDES[self.winner],
            seats=self.scenario.members[self.winner].copy(),
            reason=self.reason,
            score={SIDES[side]: score(self, side) for side in (0, 1)},
        )

    def write(self, action: Action) -> str:
        """The action in short notation."""
        return notation.write(self, action)

    def notation_for(self, action: Action, seat: Seat | None) -> str:
        """The action in short notation as a seat or a spectator may read it."""
        return hidden.notation_for(self, action, seat)

    def read(self, text: str) -> int:
        """The action written in short notation; IllegalAction when it cannot be understood."""
        return notation.read(self, text)

    def why_not(self, what: int | str) -> Message | None:
        """Why an action cannot be done now, or None when it can."""
        action = notation.read(self, what) if isinstance(what, str) else what
        if action in [chance for chance, _ in self.chances()]:
            return None
        return explain.why_not(self, action)

    def odds(self, attack: int | str) -> explain.Odds:
        """The dice of an attack with their reasons, and its exact odds."""
        action = notation.read(self, attack) if isinstance(attack, str) else attack
        return explain.odds(self, action)

    def sides(self) -> list[str]:
        """The side of each seat."""
        return [SIDES[side] for side in self.scenario.sides]

    def turn_number(self) -> int:
        """The current turn; 0 while hands are drawn."""
        return max(self.turns)

    def scenario_id(self) -> str:
        """The id of the scenario; a custom document has its own."""
        return self.origin.scenario()

    def heading(self) -> str:
        """What a record writes before the actions from here on: whose turn it is."""
        if self.turns[0] + self.turns[1] == 0:
            return "deal"
        return f"{SIDES[self.active]} {self.turns[self.active]}"

    def document(self) -> dict[str, Any]:
        """This position as a document that `game.load` turns back into the same state."""
        return self.origin.save(self)

    def options(self) -> dict[str, Any]:
        """The options this battle was started with."""
        return self.origin.options()
