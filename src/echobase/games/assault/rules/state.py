"""An assault in progress: the engine's public interface (`echobase.game("assault").start(...)`)."""

from collections.abc import Sequence
from typing import Any

from echobase.core import registry
from echobase.core.aliases import Action, Seat
from echobase.core.chance import CHANCE, OVER, Rng
from echobase.core.errors import IllegalAction
from echobase.core.events import Log, Message
from echobase.core.game import Outcome
from echobase.core.origin import Origin
from echobase.core.sides import NOBODY, SIDES
from echobase.games.assault.rules import actions, explain, hidden, notation, odds, plan, steps
from echobase.games.assault.rules.destinations import rank
from echobase.games.assault.rules.dice import DAMAGE_CHANCES, roll_chances
from echobase.games.assault.rules.flow import advance, happen, perform
from echobase.games.assault.rules.position import Position
from echobase.games.assault.rules.setting import Setting


class State(Position):
    """One game. `to_act` says who decides, `actions` what may be done, `apply` does it."""

    def __init__(self, setting: Setting, origin: Origin) -> None:
        super().__init__(setting)
        self.origin = origin
        """The map and options this game was made from; shared by all copies."""
        self._to_act = OVER

    def resume(self) -> None:
        """Determine who is to act; needed once after a position has been set up or loaded."""
        self._to_act = advance(self, [], None)

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
        if self.step == steps.ROLL:
            return roll_chances(self.dice).copy()
        if self.step == steps.DAMAGE:
            return DAMAGE_CHANCES.copy()
        deck = self.action_deck if self.step == steps.DRAW else self.event_deck
        first = actions.CARD if self.step == steps.DRAW else actions.EVENT
        total = sum(deck)
        return [(first + card, copies / total) for card, copies in enumerate(deck) if copies]

    def apply(self, action: Action, log: Log | None = None) -> None:
        """Carry out an action, or raise IllegalAction and change nothing."""
        known: list[int] = []
        if self._to_act == CHANCE:
            if not self._possible(action):
                self._refuse(action)
            happen(self, action, log)
        else:
            if not self._is_legal(action):
                self._refuse(action)
            known = perform(self, action, log)
        self._to_act = advance(self, known, log)

    def _is_legal(self, action: Action) -> bool:
        number = rank(self.legal, action)
        return number < len(self.legal) and self.legal[number] == action

    def _possible(self, action: Action) -> bool:
        """Whether chance can produce this now."""
        if self.step == steps.ROLL:
            if not actions.is_roll(action):
                return False
            vaders, sabers = actions.unpack_roll(action)
            return vaders + sabers <= self.dice
        if self.step == steps.DAMAGE:
            return actions.DAMAGE + 2 <= action <= actions.DAMAGE + 12
        deck = self.action_deck if self.step == steps.DRAW else self.event_deck
        card = action - (actions.CARD if self.step == steps.DRAW else actions.EVENT)
        return 0 <= card < len(deck) and deck[card] > 0

    def _refuse(self, action: Action) -> None:
        message = explain.why_not(self, action)
        raise IllegalAction(f"{notation.write(self, action)!r} is not legal now: {message}")

    def copy(self) -> "State":
        """An independent copy."""
        other = State(self.setting, self.origin)
        other.assign(self)
        other._to_act = self._to_act
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """States are pickled as documents."""
        return registry.load, ("assault", self.document())

    def view(self, seat: Seat | None) -> Any:
        """Everything this seat may know, and nothing more; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        return self.origin.view(self, seat)

    def _check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < len(SIDES):
            raise ValueError(f"no seat {seat}; seat 0 is the Rebels', seat 1 the Empire's")

    def imagine(self, seat: Seat, rng: Rng) -> "State":
        """A full state that agrees with `view(seat)`; if Luke is unknown, his speeder is random."""
        self._check_seat(seat)
        other = self.copy()
        hidden.reassign(other, seat, rng)
        other.resume()
        return other

    def reveals(self, after: "State", people: Sequence[int]) -> bool:
        """Whether Luke's identity has become known (A-LUKE-10)."""
        return after.revealed and not self.revealed

    def outcome(self) -> Outcome | None:
        """Who won and why, or None while the game continues."""
        if self.winner == NOBODY:
            return None
        return Outcome(
            winner=SIDES[self.winner],
            seats=[self.winner],
            reason=self.reason,
            score={"transports": self.transports(), "turn": self.turn},
        )

    def write(self, action: Action) -> str:
        """The action in short notation."""
        return notation.write(self, action)

    def notation_for(self, action: Action, seat: Seat | None) -> str:
        """The action in short notation as a seat or a spectator may read it (A-LUKE-16)."""
        secret = actions.is_luke(action) and not hidden.knows_luke(self, seat)
        return "luke ?" if secret else notation.write(self, action)

    def read(self, text: str) -> int:
        """The action written in short notation; IllegalAction when it cannot be understood."""
        return notation.read(self, text)

    def why_not(self, what: int | str) -> Message | None:
        """Why an action cannot be done now, or None when it can."""
        action = notation.read(self, what) if isinstance(what, str) else what
        possible = self._possible(action) if self._to_act == CHANCE else self._is_legal(action)
        return None if possible else explain.why_not(self, action)

    def odds(self, attack: int | str) -> odds.Odds:
        """The dice of a shot or harpoon with their reasons, and its exact odds."""
        action = notation.read(self, attack) if isinstance(attack, str) else attack
        return odds.odds(self, action)

    def plans(self, walker: int) -> list[plan.Plan]:
        """The cheapest route of a Walker (from 0) to every place and facing it can reach now."""
        return plan.plans(self, walker)

    def sides(self) -> list[str]:
        """The side of each seat."""
        return list(SIDES)

    def turn_number(self) -> int:
        """The current turn; 0 during set-up."""
        return self.turn

    def scenario_id(self) -> str:
        """The id of the map; a custom document has its own."""
        return self.origin.scenario()

    def heading(self) -> str:
        """What a record writes before the actions from here on: set-up, or turn and round."""
        if self.turn == 0:
            side = SIDES[self._to_act] if self._to_act >= 0 else ""
            return f"set-up {side}"
        return f"{self.turn}.{self.round:02}"

    def document(self) -> dict[str, Any]:
        """This position as a document that `game.load` turns back into the same state."""
        return self.origin.save(self)

    def options(self) -> dict[str, Any]:
        """The options this game was started with."""
        return self.origin.options()
