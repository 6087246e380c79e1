"""What a seat is asked and offered, and what its answer means; each game has its own desk."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from echobase.core.chance import CHANCE
from echobase.core.game import State
from echobase.play.game_log import Course, Entry
from echobase.server.protocol import Decision, Done, Face, Look
from echobase.text import Text
from echobase.text.narration import Told
from echobase.text.seat_names import seat_name

DONE: Final = "done"
"""The notation that ends a step."""
GO_ON: Final = 1 << 24
"""Let luck go on; no action of the game, like all numbers from here."""
CLOSE_ORDERS: Final = GO_ON + 1
SURPRISE: Final = GO_ON + 2
WAYS: Final = GO_ON + 1024
"""From here on: a Walker with the hex and the facing it is sent to."""


class Desk(ABC):
    """Puts the questions of one game to its players. It keeps nothing; all is in the course."""

    still: tuple[str, ...]
    """The fields of a view that never change during a game."""

    def __init__(self, name: str) -> None:
        self.game = name

    # Who decides.

    def decider(self, course: Course) -> int:
        """The seat that decides now, CHANCE or OVER."""
        return course.entries[-1].actor if self.pauses(course) else course.state.to_act()

    def pauses(self, course: Course) -> bool:
        """Whether a person should look once more before luck shows something new."""
        if not course.facts.undo or course.state.to_act() != CHANCE or not course.entries:
            return False
        if course.asides.released == len(course.entries):
            return False
        last = course.entries[-1]
        return (
            course.facts.is_person(last.actor)
            and last.notation != DONE
            and self.ends_something(course, last)
            and course.last_choice(last.actor) > 0
        )

    @abstractmethod
    def ends_something(self, course: Course, last: Entry) -> bool:
        """Whether cards are drawn now by themselves, after this action of a person."""

    def automatic(self, course: Course) -> tuple[int, int] | None:
        """What goes on by itself because a person has decided it, and the row it began with."""
        return None

    # Questions.

    def decision(self, course: Course, text: Text) -> Decision:
        """What the seat that decides is asked."""
        if self.pauses(course):
            done = Done(action=GO_ON, label=text("server-go-on"))
            prompt = self.pause_prompt(course, text)
            name = text("server-step-pause")
            return Decision(step="pause", name=name, prompt=prompt, groups=[], done=done)
        return self.question(course, text)

    @abstractmethod
    def pause_prompt(self, course: Course, text: Text) -> str:
        """What is said before luck goes on."""

    @abstractmethod
    def question(self, course: Course, text: Text) -> Decision:
        """What is to be decided, with everything that can be chosen."""

    def heading(self, course: Course, text: Text) -> str:
        """The turn that is going on; a pause still belongs to what it follows."""
        state = course.entries[-1].before if self.pauses(course) else course.state
        return self.turn(state, text)

    @abstractmethod
    def turn(self, state: State, text: Text) -> str:
        """The turn of a state, in the assault with its round."""

    @abstractmethod
    def look(self, course: Course, id_: int, hex_: str, seat: int | None, text: Text) -> Look:
        """What a unit in a hex could reach and hit; Refusal for what is no hex."""

    @abstractmethod
    def why_not(self, course: Course, ask: str, seat: int | None, text: Text) -> str:
        """Why something cannot be done now; Refusal when it cannot be understood."""

    # Answers.

    def carry_out(self, course: Course, seat: int, action: int) -> bool:
        """Do what a person has chosen; False when it was not offered, and then nothing is done."""
        if self.pauses(course):
            if action == GO_ON:
                course.asides.released = len(course.entries)
            return action == GO_ON
        return self.take(course, seat, action)

    def take(self, course: Course, seat: int, action: int) -> bool:
        """Do one of the actions that were offered; False when it was not."""
        if action not in course.state.actions():
            return False
        course.do(action)
        return True

    def take_back(self, course: Course, seat: int) -> None:
        """Undo the seat's last choice, which must be the last thing that happened."""
        course.undo(seat, course.last_choice(seat))

    # Luck.

    @abstractmethod
    def dice(self, state: State, text: Text) -> tuple[int, list[Face]]:
        """The dice that luck rolls now, and their faces; no dice when it draws cards."""

    @abstractmethod
    def typed(self, state: State, faces: str) -> str:
        """The notation of a roll with these faces."""

    # What happened.

    @abstractmethod
    def places(self, entry: Entry, after: State, told: str) -> tuple[str | None, str | None]:
        """From where to where something happened, as far as hexes are concerned."""

    def aside(self, entry: Entry, told: Told, seat: int | None, text: Text) -> str:
        """What this seat alone may know of something that all are told; else empty."""
        return ""

    def tells_rest(self, after: State) -> bool:
        """Whether what the narrator holds back is complete after an action."""
        return False

    def name_of(self, sides: Sequence[str], seat: int, text: Text) -> str:
        return seat_name(sides, seat, text)
