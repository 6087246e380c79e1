"""A battle in progress: the engine's public interface (`echobase.game("battle").start(...)`)."""

from collections.abc import Sequence
from typing import Any, Final

from echobase.core.aliases import Action, Mask, i64
from echobase.core.chance import CHANCE, Rng
from echobase.core.events import Log, Message
from echobase.core.game import Outcome
from echobase.core.masks import each, lowest, size
from echobase.core.origin import Origin
from echobase.core.sequences import NO_CHANCES, ChanceSequence, RowOfActions
from echobase.core.sides import NOBODY, SIDES
from echobase.core.state_arguments import (
    check_rng,
    native,
    notation_text,
    seat_number,
    seat_or_spectator,
)
from echobase.games.battle.rules import actions, explain, hidden, notation, odds, steps
from echobase.games.battle.rules.dice import COUNTS, weight
from echobase.games.battle.rules.flow import advance, finish, perform
from echobase.games.battle.rules.hand import deal, draw
from echobase.games.battle.rules.objectives import score
from echobase.games.battle.rules.position import Position
from echobase.games.battle.rules.resolve import confirmed, rolled
from echobase.games.battle.rules.scenario import Scenario
from echobase.games.battle.rules.secondary import keep_own, watch
from echobase.games.battle.rules.steps import FIRST_SINGLE, about, drop, step_of

CARD_CHANCES: Final[list[list[Any]]] = [
    [(actions.DRAW + card, 1.0 / max(cards, 1)) for card in range(2 * actions.CARD_SPAN)]
    for cards in range(actions.CARD_SPAN + 1)
]
"""By number of cards in a deck: a draw of each card with its probability, then a deal of each."""


def drawn_card(cards: Mask, luck: float) -> i64:
    """The card that a number in [0, 1) draws, all of them equally likely."""
    probability = 1.0 / float(size(cards))
    luck -= probability
    while luck >= 0 and cards & (cards - 1):
        cards &= cards - 1
        luck -= probability
    return lowest(cards)


class CardChances(ChanceSequence):
    """One of these cards is drawn or dealt: `first` is the action for card 0."""

    def __init__(self, first: Action, cards: Mask) -> None:
        self.first = first
        self.cards = cards

    def __len__(self) -> int:
        return size(self.cards)

    def as_list(self) -> list[Any]:
        likely = CARD_CHANCES[size(self.cards)]
        first = self.first - actions.DRAW
        return [likely[first + card] for card in each(self.cards)]

    def drawn(self, luck: float) -> Action:
        return self.first + drawn_card(self.cards, luck)


class State(Position):
    """One battle. `to_act` says who decides, `actions` what may be done, `apply` does it."""

    def __init__(self, scenario: Scenario, origin: Origin[Any, Any]) -> None:
        super().__init__(scenario)
        self.origin = origin

    def resume(self) -> None:
        """Determine who is to act; needed once after a position has been set up or loaded."""
        self._to_act = advance(self, None)

    def actions(self) -> Sequence[int]:
        """The legal actions of the seat to act, ascending; empty at chance and at the end."""
        return RowOfActions(self.legal)  # type: ignore[return-value]  # registered as one

    def chances(self) -> Sequence[tuple[int, float]]:
        """The outcomes of chance with their probabilities; empty when chance is not to act."""
        return self._chances()  # type: ignore[return-value]  # registered as one

    def _chances(self) -> ChanceSequence:
        if self._to_act != CHANCE:
            return NO_CHANCES
        step = step_of(self.todo[-1])
        if step == steps.ROLL or step == steps.CONFIRM:
            return self.scenario.roll_table(self.dice)
        return CardChances(actions.DRAW if step == steps.DRAW else actions.DEAL, self._drawable())

    def _drawable(self) -> Mask:
        """The cards that may be drawn or dealt at this chance point."""
        frame = self.todo[-1]
        seat = about(frame)
        if step_of(frame) == steps.DRAW:
            return self.deck[seat]
        return self.scenario.shared_cards[self.scenario.sides[seat]] & ~self.deck[seat]

    def let_chance(self, luck: float) -> None:
        """Carry out the outcome of chance that `sample` would draw with this number in [0, 1)."""
        step = step_of(self.todo[-1])
        if step == steps.ROLL or step == steps.CONFIRM:
            action = self.scenario.roll_table(self.dice).drawn(luck)
        else:
            first = actions.DRAW if step == steps.DRAW else actions.DEAL
            action = first + drawn_card(self._drawable(), luck)
        self._happen(action, None)
        self._proceed(None)

    def choose_any(self, luck: float) -> None:
        """Carry out one of the legal actions, selected by a number in [0, 1)."""
        count: i64 = len(self.legal)
        self._perform(self.legal[min(i64(luck * float(count)), count - 1)], None)
        self._proceed(None)

    def apply(self, what: object, log: Log | None = None) -> None:
        """Carry out an action, a number or notation, or raise IllegalAction and change nothing."""
        action = native(what) if isinstance(what, int) else self.number(what)
        if self._to_act == CHANCE:
            if not self._is_possible(action):
                self.refuse(action)
            self._happen(action, log)
        else:
            if action not in self.legal:
                self.refuse(action)
            self._perform(action, log)
        self._proceed(log)

    def _perform(self, action: Action, log: Log | None) -> None:
        """Carry out a legal action of a seat."""
        frame = self.todo[-1]
        step = step_of(frame)
        subject = about(frame)
        if action == actions.DONE:
            drop(self)
            finish(self, step, subject, True, log)
        else:
            if step >= FIRST_SINGLE:
                drop(self)
            perform(self, step, subject, action, log)

    def _happen(self, action: Action, log: Log | None) -> None:
        """Carry out a possible outcome of chance."""
        frame = self.todo[-1]
        step = step_of(frame)
        drop(self)
        if step == steps.ROLL:
            rolled(self, action, log)
        elif step == steps.CONFIRM:
            confirmed(self, action, log)
        elif step == steps.DRAW:
            draw(self, about(frame), action, log)
        else:
            deal(self, about(frame), action)

    def _proceed(self, log: Log | None) -> None:
        self._to_act = advance(self, log)
        if self.aims:
            watch(self)

    def _is_possible(self, action: Action) -> bool:
        """Whether chance can bring this about now."""
        step = step_of(self.todo[-1])
        if step == steps.ROLL or step == steps.CONFIRM:
            return self._possible_roll(action)
        first = actions.DRAW if step == steps.DRAW else actions.DEAL
        card = action - first
        return 0 <= card < actions.CARD_SPAN and self._drawable() >> card & 1 != 0

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

    def copy(self) -> "State":
        """An independent copy."""
        other = State(self.scenario, self.origin)
        other.assign(self)
        other._to_act = self._to_act
        return other

    def imagine(self, seat: object, rng: Rng) -> "State":
        """A full state that agrees with `view(seat)`, with the hidden cards dealt at random."""
        number = seat_number(seat, self.sides())
        check_rng(rng)
        other = self.copy()
        hidden.reassign(other, number, rng)
        keep_own(other, self.scenario.sides[number])
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

    def write(self, what: object) -> str:
        """The action in short notation."""
        return notation.write(self, self.number(what))

    def notation_for(self, what: object, seat: object) -> str:
        """The action in short notation as a seat or a spectator may read it."""
        reader = seat_or_spectator(seat, self.sides())
        return hidden.notation_for(self, self.number(what), reader)

    def read(self, text: object) -> Action:
        """The action written in short notation; IllegalAction when it cannot be understood."""
        return notation.read(self, notation_text(text))

    def why_not(self, what: object) -> Message | None:
        """Why an action cannot be done now, or None when it can."""
        action = self.number(what)
        if action in [chance for chance, _ in self.chances()]:
            return None
        return explain.why_not(self, action)

    def odds(self, what: object) -> odds.AttackOdds:
        """The dice of an attack with their reasons, and its exact odds."""
        return odds.odds(self, self.number(what))

    def sides(self) -> list[str]:
        """The side of each seat."""
        return [SIDES[side] for side in self.scenario.sides]

    def turn_number(self) -> int:
        """The current turn; 0 while hands are drawn."""
        return max(self.turns)

    def heading(self) -> str:
        """What a record writes before the actions from here on: whose turn it is."""
        if self.turns[0] + self.turns[1] == 0:
            return "deal"
        return f"{SIDES[self.active]} {self.turns[self.active]}"


def as_battle(state: object) -> State:
    """A state of any game as one of this game."""
    assert isinstance(state, State)
    return state
