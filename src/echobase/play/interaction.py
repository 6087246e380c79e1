"""The questions and offers to a seat, and the meaning of its answers; each game has its own."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from echobase.core import registry
from echobase.core.chance import CHANCE
from echobase.core.errors import IllegalAction
from echobase.core.game import State
from echobase.play.game_log import Entry, GameLog
from echobase.play.offers import Decision, Done, Face, Look
from echobase.play.plain import DONE, known_hexes, plain_decision, plain_places
from echobase.play.refusal import Refusal
from echobase.text import Text
from echobase.text.narration import Told
from echobase.text.seat_names import seat_name

GO_ON: Final = 1 << 24
"""Let chance continue; like all numbers from here on, it is not an action of the game."""
CLOSE_ORDERS: Final = GO_ON + 1
SURPRISE: Final = GO_ON + 2
WAYS: Final = GO_ON + 1024
"""From here on: a Walker with the hex and the facing it moves to."""


class Interaction(ABC):
    """Asks the players of one game. It has no state of its own; everything is in the game log."""

    still: tuple[str, ...]
    """The fields of a view that never change during a game."""

    def __init__(self, name: str) -> None:
        self.game = name

    # Who decides.

    def decider(self, game_log: GameLog) -> int:
        """The seat that decides now, CHANCE or OVER."""
        return game_log.entries[-1].actor if self.pauses(game_log) else game_log.state.to_act()

    def pauses(self, game_log: GameLog) -> bool:
        """Whether a person should look once more before chance reveals something new."""
        if not game_log.facts.undo or game_log.state.to_act() != CHANCE or not game_log.entries:
            return False
        if game_log.asides.released == len(game_log.entries):
            return False
        last = game_log.entries[-1]
        return (
            game_log.facts.is_person(last.actor)
            and last.notation != DONE
            and self.ends_something(game_log, last)
            and game_log.last_choice(last.actor) > 0
        )

    @abstractmethod
    def ends_something(self, game_log: GameLog, last: Entry) -> bool:
        """Whether cards are now drawn automatically, after this action of a person."""

    def automatic(self, game_log: GameLog) -> tuple[int, int] | None:
        """The next automatic action that a person has decided on, and the row it began with."""
        return None

    # Questions.

    def decision(self, game_log: GameLog, text: Text) -> Decision:
        """The question to the seat that decides."""
        if self.pauses(game_log):
            done = Done(action=GO_ON, label=text("server-go-on"))
            prompt = self.pause_prompt(game_log, text)
            name = text("server-step-pause")
            return Decision(step="pause", name=name, prompt=prompt, groups=[], done=done)
        return self.question(game_log, text)

    @abstractmethod
    def pause_prompt(self, game_log: GameLog, text: Text) -> str:
        """The words before chance continues."""

    @abstractmethod
    def question(self, game_log: GameLog, text: Text) -> Decision:
        """The decision, with all its offers."""

    def heading(self, game_log: GameLog, text: Text) -> str:
        """The current turn; a pause still belongs to the turn before it."""
        state = game_log.entries[-1].before if self.pauses(game_log) else game_log.state
        return self.turn(state, text)

    @abstractmethod
    def turn(self, state: State, text: Text) -> str:
        """The turn of a state, in the assault with its round."""

    @abstractmethod
    def look(self, game_log: GameLog, id_: int, hex_: str, seat: int | None, text: Text) -> Look:
        """The hexes and targets that a unit could reach; Refusal for what is not a hex."""

    @abstractmethod
    def why_not(self, game_log: GameLog, ask: str, seat: int | None, text: Text) -> str:
        """Why something cannot be done now; Refusal when it cannot be understood."""

    # Answers.

    def carry_out(self, game_log: GameLog, seat: int, action: int) -> bool:
        """Carry out a person's choice; False, without any effect, when it was not offered."""
        if self.pauses(game_log):
            if action == GO_ON:
                game_log.asides.released = len(game_log.entries)
            return action == GO_ON
        return self.take(game_log, seat, action)

    def take(self, game_log: GameLog, seat: int, action: int) -> bool:
        """Do one of the offered actions; False when it was not offered."""
        if action not in game_log.state.actions():
            return False
        game_log.do(action)
        return True

    def take_back(self, game_log: GameLog, seat: int) -> None:
        """Undo the seat's last choice, which must be the last thing that happened."""
        game_log.undo(seat, game_log.last_choice(seat))

    # Chance.

    @abstractmethod
    def dice(self, state: State, text: Text) -> tuple[int, list[Face]]:
        """The dice that chance rolls now, and their faces; no dice when it draws cards."""

    @abstractmethod
    def typed(self, state: State, faces: str) -> str:
        """The notation of a roll with these faces."""

    # Events.

    @abstractmethod
    def places(self, entry: Entry, after: State, told: str) -> tuple[str | None, str | None]:
        """The hexes where something began and ended, if hexes are involved."""

    def aside(self, entry: Entry, told: Told, seat: int | None, text: Text) -> str:
        """What this seat alone may know about a public event; otherwise empty."""
        return ""

    def tells_rest(self, after: State) -> bool:
        """Whether the narrator's pending sentences are complete after an action."""
        return False

    def name_of(self, sides: Sequence[str], seat: int, text: Text) -> str:
        return seat_name(sides, seat, text)


def interaction(game: str) -> Interaction:
    """The interaction of a game, its own or the plain one."""
    found: Interaction | None = registry.facet(game, "interaction")
    return PlainInteraction(game) if found is None else found


class PlainInteraction(Interaction):
    """Stands in for a game without an interaction of its own: all choices, in notation."""

    still = ()

    def ends_something(self, game_log: GameLog, last: Entry) -> bool:
        return False

    def pause_prompt(self, game_log: GameLog, text: Text) -> str:
        return text("server-go-on")

    def question(self, game_log: GameLog, text: Text) -> Decision:
        return plain_decision(self.game, game_log.state, text)

    def turn(self, state: State, text: Text) -> str:
        return text("plain-turn", turn=state.turn_number())

    def look(self, game_log: GameLog, id_: int, hex_: str, seat: int | None, text: Text) -> Look:
        return Look(id=id_, hex=hex_[:10], reach=[], shots=[], field=[], lines=[])

    def why_not(self, game_log: GameLog, ask: str, seat: int | None, text: Text) -> str:
        """Only the seat that decides learns why: the others may not know all the facts."""
        if seat is None or seat != game_log.state.to_act():
            return text("server-not-your-turn")
        try:
            message = game_log.state.why_not(ask)
        except IllegalAction:
            raise Refusal(text("ui-not-understood", line=ask[:40]), "malformed") from None
        return text("server-why-allowed") if message is None else text.say(message)

    def dice(self, state: State, text: Text) -> tuple[int, list[Face]]:
        return 0, []

    def typed(self, state: State, faces: str) -> str:
        return faces

    def places(self, entry: Entry, after: State, told: str) -> tuple[str | None, str | None]:
        return plain_places(told.partition(" ")[2], known_hexes(self.game, after))
