"""An assault in progress: the engine's public interface (`echobase.game("assault").start(...)`)."""

from collections.abc import Sequence
from typing import Any

from echobase.core.aliases import Action, Unit, i64
from echobase.core.chance import CHANCE, Rng
from echobase.core.events import Log, Message
from echobase.core.game import Outcome
from echobase.core.origin import Origin
from echobase.core.sequences import NO_ACTIONS, NO_CHANCES, ChanceSequence, Outcomes
from echobase.core.sides import NOBODY, SIDES
from echobase.core.state_arguments import (
    check_rng,
    native,
    notation_text,
    seat_number,
    seat_or_spectator,
)
from echobase.games.assault.rules import (
    actions,
    choices,
    explain,
    hidden,
    notation,
    odds,
    plan,
    steps,
)
from echobase.games.assault.rules.cards import DeckChances, drawn
from echobase.games.assault.rules.dice import DAMAGES, rolls
from echobase.games.assault.rules.flow import advance, happen, perform
from echobase.games.assault.rules.position import Position
from echobase.games.assault.rules.setting import Setting


class State(Position):
    """One game. `to_act` says who decides, `actions` what may be done, `apply` does it."""

    def __init__(self, setting: Setting, origin: Origin[Any, Any]) -> None:
        super().__init__(setting)
        self.origin = origin

    def resume(self) -> None:
        """Determine who is to act; needed once after a position has been set up or loaded."""
        self.kept = False
        self._to_act = advance(self, None)

    def actions(self) -> Sequence[int]:
        """The legal actions of the seat to act, ascending; empty at chance and at the end."""
        found = choices.sequence(self) if self._to_act >= 0 else NO_ACTIONS
        return found  # type: ignore[return-value]  # registered as one

    def let_chance(self, luck: float) -> None:
        """Carry out the outcome of chance that `sample` would draw with this number in [0, 1)."""
        if self.step == steps.DRAW:
            action = actions.CARD + drawn(self.action_deck, luck)
        elif self.step == steps.EVENT:
            action = actions.EVENT + drawn(self.event_deck, luck)
        else:
            action = self._dice().drawn(luck)
        happen(self, action, None)
        self._to_act = advance(self, None)

    def choose_any(self, luck: float) -> None:
        """Carry out one of the legal actions, selected by a number in [0, 1)."""
        count = choices.count(self)
        number = min(i64(luck * float(count)), count - 1)
        perform(self, choices.choice(self, number), None)
        self._to_act = advance(self, None)

    def _dice(self) -> Outcomes:
        """The dice that are rolled now."""
        return DAMAGES if self.step == steps.DAMAGE else rolls(self.dice)

    def chances(self) -> Sequence[tuple[int, float]]:
        """The outcomes of chance with their probabilities; empty when chance is not to act."""
        return self._chances()  # type: ignore[return-value]  # registered as one

    def _chances(self) -> ChanceSequence:
        if self._to_act != CHANCE:
            return NO_CHANCES
        if self.step == steps.DRAW:
            return DeckChances(actions.CARD, self.action_deck)
        if self.step == steps.EVENT:
            return DeckChances(actions.EVENT, self.event_deck)
        return self._dice()

    def apply(self, what: object, log: Log | None = None) -> None:
        """Carry out an action, a number or notation, or raise IllegalAction and change nothing."""
        action = native(what) if isinstance(what, int) else self.number(what)
        if self._to_act == CHANCE:
            if not self._possible(action):
                self.refuse(action)
            happen(self, action, log)
        else:
            if not self._is_legal(action):
                self.refuse(action)
            perform(self, action, log)
        self._to_act = advance(self, log)

    def _is_legal(self, action: Action) -> bool:
        return self._to_act >= 0 and choices.is_legal(self, action)

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

    def copy(self) -> "State":
        """An independent copy."""
        other = State(self.setting, self.origin)
        other.assign(self)
        other._to_act = self._to_act
        return other

    def imagine(self, seat: object, rng: Rng) -> "State":
        """A full state that agrees with `view(seat)`; if Luke is unknown, his speeder is random."""
        number = seat_number(seat, self.sides())
        check_rng(rng)
        other = self.copy()
        hidden.reassign(other, number, rng)
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

    def write(self, what: object) -> str:
        """The action in short notation."""
        return notation.write(self, self.number(what))

    def notation_for(self, what: object, seat: object) -> str:
        """The action in short notation as a seat or a spectator may read it (A-LUKE-16)."""
        action = self.number(what)
        reader = seat_or_spectator(seat, self.sides())
        secret = actions.is_luke(action) and not hidden.knows_luke(self, reader)
        return "luke ?" if secret else notation.write(self, action)

    def read(self, text: object) -> Action:
        """The action written in short notation; IllegalAction when it cannot be understood."""
        return notation.read(self, notation_text(text))

    def why_not(self, what: object) -> Message | None:
        """Why an action cannot be done now, or None when it can."""
        action = self.number(what)
        possible = self._possible(action) if self._to_act == CHANCE else self._is_legal(action)
        return None if possible else explain.why_not(self, action)

    def odds(self, what: object) -> odds.ShotOdds:
        """The exact odds of a shot, harpoon or reply, and the dice with their reasons."""
        return odds.odds(self, self.number(what))

    def plans(self, walker: Unit) -> list[plan.WalkerPlan]:
        """The cheapest route of a Walker (from 0) to every place and facing it can reach now."""
        return plan.plans(self, walker)

    def sides(self) -> list[str]:
        """The side of each seat."""
        return list(SIDES)

    def turn_number(self) -> int:
        """The current turn; 0 during set-up."""
        return self.turn

    def heading(self) -> str:
        """What a record writes before the actions from here on: set-up, or turn and round."""
        if self.turn == 0:
            side = SIDES[self._to_act] if self._to_act >= 0 else ""
            return f"set-up {side}"
        return f"{self.turn}.{self.round:02}"


def as_assault(state: object) -> State:
    """A state of any game as one of this game."""
    assert isinstance(state, State)
    return state
