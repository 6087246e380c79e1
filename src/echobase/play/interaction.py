"""The questions and offers to a seat, and the meaning of its answers; each game has its own.

Browser and terminal use the same one. A message from a player is tried on a copy of the log, so
whatever is refused has no effect.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec

from echobase.core import registry
from echobase.core.chance import CHANCE, OVER
from echobase.core.errors import Refusal
from echobase.core.events import Message
from echobase.core.game import State
from echobase.play.game_log import ALWAYS, GameLog, Queue
from echobase.play.guidance import guidance, open_part
from echobase.play.log_entry import Entry
from echobase.play.offers import (
    Decision,
    Done,
    Face,
    Guard,
    Look,
    Offer,
    Pointing,
    Pose,
    Preview,
    StandingAnswer,
)
from echobase.play.plain import DONE, known_hexes, plain_decision, plain_places
from echobase.text import Text
from echobase.text.narration import Sentence

CONTINUE: Final = 1 << 24
"""Let chance continue; like all numbers from here on, it is not an action of the game."""
OWN_ANSWERS: Final = CONTINUE + 1
"""From here on: answers whose meaning each game decides."""


class Interaction(ABC):
    """Asks the players of one game. It has no state of its own; everything is in the game log."""

    still: tuple[str, ...]
    """The fields of a view that never change during a game."""
    errand: type[Any] | None = None
    """The dataclass of what continues by itself, `GameLog.asides.errand`, if the game has it."""
    passes_screen: bool = False
    """At a shared screen: whether nobody knows who looks after a public decision of the other side.

    Then the next secret needs a handover; otherwise the last player keeps the screen.
    """

    def __init__(self, name: str) -> None:
        self.game = name

    # Who decides.

    def decider(self, game_log: GameLog) -> int:
        """The seat that decides now, CHANCE or OVER."""
        if game_log.over:
            return OVER
        return game_log.entries[-1].actor if self.pauses(game_log) else game_log.state.to_act()

    def pauses(self, game_log: GameLog) -> bool:
        """Whether a person should look once more before chance reveals something new."""
        if not game_log.facts.undo or game_log.state.to_act() != CHANCE or not game_log.entries:
            return False
        if game_log.over:
            return False
        if game_log.asides.released == len(game_log.entries):
            return False
        last = game_log.entries[-1]
        return (
            game_log.facts.is_person(last.actor)
            and last.notation != DONE
            and last.begun != game_log.asides.considered
            and self.card_follows(game_log, last)
            and game_log.last_choice(last.actor) > 0
        )

    def secret(self, game_log: GameLog) -> bool:
        """Whether the other side must not see what is shown for the decision that is due.

        Everybody is told, so only public facts may decide it. In general: the seat knows more than
        a spectator, or a spectator may not know what it chooses.
        """
        seat, state = self.decider(game_log), game_log.state
        if seat < 0:
            return False
        if open_facts(game_log.seen(seat)) != open_facts(game_log.seen(None)):
            return True
        return any(
            state.notation_for(action, None) != state.write(action) for action in state.actions()
        )

    @abstractmethod
    def card_follows(self, game_log: GameLog, last: Entry) -> bool:
        """Whether chance now draws a card just because a person took this action."""

    @abstractmethod
    def pause_reason(self, game_log: GameLog) -> str:
        """What chance brings after the pause: `end-turn`, `card-follows` and so on."""

    def automatic(self, game_log: GameLog) -> tuple[int, int] | None:
        """The next action that a person has decided on earlier, and the row it began with."""
        queue, state = game_log.asides.queue, game_log.state
        if queue is None or state.to_act() != queue.seat:
            return None
        legal = set(state.actions()) if state.heading() == queue.heading else set()
        possible = [place for place, action in enumerate(queue.actions) if action in legal]
        if not possible:
            game_log.asides.queue = None
            return None
        first = possible[0]
        game_log.asides.queue = replace(queue, actions=queue.actions[first + 1 :])
        return queue.actions[first], queue.begun

    # Questions.

    @abstractmethod
    def step(self, game_log: GameLog) -> str:
        """The step as the player sees it."""

    def step_name(self, game_log: GameLog, text: Text) -> str:
        """The step in a word or two."""
        return text.name("step", self.step(game_log), self.game)

    def decision(self, game_log: GameLog, text: Text) -> Decision:
        """The question to the seat that decides."""
        if self.pauses(game_log):
            done = Done(action=CONTINUE, label=text("server-go-on"))
            prompt = text(f"server-{self.pause_reason(game_log)}")
            name = text("server-step-pause")
            return Decision(step="pause", name=name, prompt=prompt, groups=[], done=done)
        lesson, asked = guidance(game_log), self.question(game_log, text)
        return asked if lesson is None else open_part(asked, lesson)

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

    def preview(
        self, game_log: GameLog, id_: int, pose: Pose, seat: int | None, text: Text
    ) -> Preview:
        """What a unit could attack from elsewhere; nothing where units have no facing."""
        return Preview(id=id_, field=[], shots=[])

    # Answers.

    def read(self, game_log: GameLog, notation: str, text: Text) -> int:
        """The number of a choice in notation.

        IllegalAction when it cannot be understood, Refusal when it names what does not exist.
        """
        return game_log.state.read(notation)

    def write(self, game_log: GameLog, action: int) -> str:
        """A choice in notation."""
        return game_log.state.write(action)

    @abstractmethod
    def why_not(
        self, game_log: GameLog, notation: str, viewer: int | None, text: Text
    ) -> Message | None:
        """Why a choice cannot be made now, as far as the viewer may know; errors as in `read`."""

    def why_not_there(
        self, game_log: GameLog, pointing: Pointing, viewer: int | None, text: Text
    ) -> Message | None:
        """Why nothing can be done where somebody points; None when something can."""
        if viewer is None:
            return Message("server-spectator")
        lesson = guidance(game_log)
        if lesson is not None and lesson.stopped:
            return lesson.why_closed("")
        if self.decider(game_log) == CHANCE:
            return Message("server-dice-first")
        if self.decider(game_log) != viewer:
            return Message("server-not-your-turn")
        if self.pauses(game_log):
            return Message(f"server-{self.pause_reason(game_log)}")
        refused = self.why_not_here(game_log, pointing, viewer, text)
        if lesson is None:
            return refused
        if refused is None:
            return lesson.why_closed("")
        offers = [offer for group in self.question(game_log, text).groups for offer in group.offers]
        meant = [offer.notation for offer in offers if pointing.means(offer)]
        return next((why for why in map(lesson.why_closed, meant) if why is not None), refused)

    def why_not_here(
        self, game_log: GameLog, pointing: Pointing, viewer: int, text: Text
    ) -> Message | None:
        """The same for the seat that decides."""
        return Message("server-unknown-action")

    def guard(self, game_log: GameLog, action: int) -> Guard | None:
        """Why a choice has to be confirmed first; None when it need not be."""
        return None

    def guard_text(self, game_log: GameLog, guard: Guard, text: Text) -> str:
        """The question before a choice that has to be confirmed."""
        return text(f"server-{guard.reason}")

    def why_closed(self, game_log: GameLog, *actions: int) -> Message | None:
        """Why a lesson does not want one of these choices; None when they are open."""
        lesson = guidance(game_log)
        if lesson is None:
            return None
        if lesson.stopped:
            return lesson.why_closed("")
        words = [self.write(game_log, action) for action in actions if action != CONTINUE]
        return next((why for why in map(lesson.why_closed, words) if why is not None), None)

    def answer(self, game_log: GameLog, seat: int, action: int) -> bool:
        """Make a person's choice; False, without any effect, when it is not possible."""
        if self.why_closed(game_log, action) is not None:
            return False
        if self.pauses(game_log):
            if action == CONTINUE:
                game_log.asides.released = len(game_log.entries)
            return action == CONTINUE
        return self.choose(game_log, seat, action)

    def choose(self, game_log: GameLog, seat: int, action: int) -> bool:
        """Make a choice outside a pause; False when it is not possible."""
        if action not in game_log.state.actions():
            return False
        game_log.do(action)
        return True

    def answer_all(self, game_log: GameLog, seat: int, actions: Sequence[int]) -> bool:
        """Choose several offers: the first now, each other one when the seat decides again.

        What is no longer possible then is left out, and everything ends with the turn. False,
        without any effect, when the first is not possible.
        """
        heading = game_log.state.heading()
        if not actions or self.why_closed(game_log, *actions) is not None:
            return False
        if not self.answer(game_log, seat, actions[0]):
            return False
        begun = game_log.entries[-1].begun if game_log.entries else 0
        rest = tuple(actions[1:])
        if rest:
            game_log.asides.considered = begun
        game_log.asides.queue = Queue(seat, rest, begun, heading) if rest else None
        return True

    def group_move(
        self, game_log: GameLog, units: Sequence[str], count: int, to: str, text: Text
    ) -> list[Offer]:
        """Moves that bring several units to a hex and around it; none where that is not possible.

        A `count` of more than 1 adds units like the first one, from the same place.
        """
        return []

    def answer_several(
        self, game_log: GameLog, seat: int, notations: Sequence[str], text: Text
    ) -> str:
        """Make several choices at once; Refusal when that is not possible.

        Returns a sentence if something was left over.
        """
        raise Refusal(text("ui-one-at-a-time"))

    # Answers in advance.

    def standing(self, game_log: GameLog, seat: int, text: Text) -> list[StandingAnswer]:
        """The answers that a seat can give in advance; `automatic` carries them out.

        Only public facts may decide what they answer and when.
        """
        return []

    def stand(self, game_log: GameLog, seat: int, question: str, time: str, text: Text) -> None:
        """Answer a question in advance; without a time the seat is asked again.

        Every time but ALWAYS ends with the heading.
        """
        for answer in self.standing(game_log, seat, text):
            if answer.question == question and time in ("", *(by.time for by in answer.times)):
                lasting = time in ("", ALWAYS)
                game_log.asides.stand(seat, question, time if lasting else game_log.state.heading())
                return
        raise Refusal(text("server-unknown-action"), "unknown-action")

    def due_in_advance(self, game_log: GameLog, seat: int) -> list[str]:
        """Those of these questions that the seat would be asked now."""
        return []

    def ask_again(self, game_log: GameLog, seat: int) -> None:
        """Have the question that is due after an undo asked, even if it was answered before."""
        for question in self.due_in_advance(game_log, seat):
            game_log.asides.stand(seat, question, "")

    # Undo.

    def can_undo(self, game_log: GameLog, seat: int) -> bool:
        """Whether a seat can undo something now."""
        return game_log.facts.undo and not game_log.over and game_log.last_choice(seat) > 0

    def undo(self, game_log: GameLog, seat: int) -> None:
        """Undo the seat's last choice; ask `can_undo` first.

        A reply that is undone is asked for again, even if it was given in advance.
        """
        game_log.undo(seat, game_log.last_choice(seat))
        self.ask_again(game_log, seat)

    # Chance.

    @abstractmethod
    def dice(self, state: State, text: Text) -> tuple[int, list[Face]]:
        """The dice that chance rolls now, and their faces; no dice when it draws cards."""

    @abstractmethod
    def typed(self, state: State, faces: str) -> str:
        """The notation of a roll with these faces."""

    # Events.

    @abstractmethod
    def places(self, entry: Entry, after: State, notation: str) -> tuple[str | None, str | None]:
        """The hexes where something began and ended, if hexes are involved."""

    def acting_unit(self, notation: str) -> str | None:
        """The counter that acts, where a hex may hold several."""
        return None

    def aside(self, entry: Entry, sentence: Sentence, seat: int | None, text: Text) -> str:
        """What this seat alone may know about a public event; otherwise empty."""
        return ""

    def tells_rest(self, after: State) -> bool:
        """Whether the narrator's pending sentences are complete after an action."""
        return False


def open_facts(view: Any) -> dict[str, Any]:
    """A view without what is about the viewer alone."""
    found: dict[str, Any] = msgspec.to_builtins(view)
    return {name: value for name, value in found.items() if name not in ("seat", "actions")}


def interaction(game: str) -> Interaction:
    """The interaction of a game, its own or the plain one."""
    found: Interaction | None = registry.facet(game, "interaction")
    return PlainInteraction(game) if found is None else found


class PlainInteraction(Interaction):
    """Stands in for a game without an interaction of its own: all choices, in notation."""

    still = ()

    def card_follows(self, game_log: GameLog, last: Entry) -> bool:
        return False

    def pause_reason(self, game_log: GameLog) -> str:
        return "go-on"

    def step(self, game_log: GameLog) -> str:
        step: str = game_log.seen(None).step
        return step

    def question(self, game_log: GameLog, text: Text) -> Decision:
        return plain_decision(self.game, game_log.state, text)

    def turn(self, state: State, text: Text) -> str:
        return text("plain-turn", turn=state.turn_number())

    def look(self, game_log: GameLog, id_: int, hex_: str, seat: int | None, text: Text) -> Look:
        return Look(id=id_, hex=hex_[:10], reach=[], shots=[], field=[], lines=[])

    def why_not(
        self, game_log: GameLog, notation: str, viewer: int | None, text: Text
    ) -> Message | None:
        """Only the seat that decides learns why, if the others may not know all the facts."""
        if viewer != game_log.state.to_act() and self.secret(game_log):
            return Message("server-not-your-turn")
        return game_log.state.why_not(notation)

    def dice(self, state: State, text: Text) -> tuple[int, list[Face]]:
        return 0, []

    def typed(self, state: State, faces: str) -> str:
        return faces

    def places(self, entry: Entry, after: State, notation: str) -> tuple[str | None, str | None]:
        return plain_places(notation.partition(" ")[2], known_hexes(self.game, after))
