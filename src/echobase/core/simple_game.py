"""The parts of a small game that need not be written anew: its position is data, its actions text.

`SimpleGame` implements the manifest and `SimpleState` most of a state (`core.game`). A game says in
notation what may be done and what chance may bring; numbers, documents and views follow from that.
docs/adding-a-game.md builds one.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cached_property
from types import MappingProxyType
from typing import Any, Generic, Literal, Self, TypeVar

import msgspec
from msgspec.structs import fields

from echobase.core import registry
from echobase.core.aliases import Action, Seat
from echobase.core.chance import CHANCE, OVER, Rng, sample
from echobase.core.document import (
    Document,
    Natural,
    TomlTable,
    load_tables,
    read,
    schema,
    to_tables,
)
from echobase.core.errors import BadDocument, BadOption, IllegalAction
from echobase.core.events import Argument, Log, Message
from echobase.core.game import CONTRACT, Outcome, summary
from echobase.core.state_arguments import (
    action_number,
    check_rng,
    notation_text,
    seat_number,
    seat_or_spectator,
)
from echobase.core.view import View


class SimplePosition(TomlTable, kw_only=True):
    """Everything that changes during a game. A subclass adds its fields, and all are saved."""

    step: str
    """What is being decided; `over` at the end."""
    active: Natural = 0
    """The seat whose turn it is."""
    turn: Natural = 0
    """The number of the turn; 0 before the first."""
    seats: list[Any]
    """What belongs to each seat."""


P = TypeVar("P", bound=SimplePosition)
T = TypeVar("T")


def copied(value: T) -> T:
    """An independent copy of plain data."""
    if isinstance(value, msgspec.Struct):
        other = copy(value)
        for name in value.__struct_fields__:
            setattr(other, name, copied(getattr(value, name)))
        return other
    if isinstance(value, list):
        return [copied(one) for one in value]  # type: ignore[return-value]
    if isinstance(value, dict):
        return {key: copied(one) for key, one in value.items()}  # type: ignore[return-value]
    return value


class NotationTable:
    """All actions of a scenario: each by its number, and their numbers by notation."""

    def __init__(self, texts: list[str]) -> None:
        self.texts = texts
        self.numbers = {text.lower(): number for number, text in enumerate(texts)}

    def number(self, text: str) -> Action | None:
        """The number of an action in notation, or None."""
        return self.numbers.get(" ".join(text.lower().split()))

    def verb(self, action: Action) -> str:
        """The first word of an action; empty for a number that is none."""
        return self.texts[action].split()[0] if 0 <= action < len(self.texts) else ""


class SimpleState(ABC, Generic[P]):
    """Implements `core.game.State`; a subclass has the rules."""

    def __init__(
        self,
        game: "SimpleGame",
        scenario: str,
        position: P | None = None,
        which: str | dict[str, Any] = "",
    ) -> None:
        """`which` is the option the game was started with, where that is not the scenario's id."""
        self.game = game
        self.scenario = scenario
        self.position: P = self.begin() if position is None else position
        self.which = which or scenario

    # What every game says.

    @abstractmethod
    def begin(self) -> P:
        """The position in which a game begins."""

    @abstractmethod
    def notations(self) -> list[str]:
        """Every action that can ever be legal in this scenario, chance included; always the same.

        An action is a verb, perhaps followed by more: `done`, `move A1-A2`. Its place in the list
        is its number.
        """

    @abstractmethod
    def choices(self) -> list[str]:
        """What the seat to act may do now; not asked when chance decides or the game is over."""

    @abstractmethod
    def outcomes(self) -> Mapping[str, float]:
        """What chance may bring now, with its probabilities; empty when a seat decides."""

    @abstractmethod
    def do(self, verb: str, rest: str, log: Log) -> None:
        """Carry out a legal action, of chance too, given as the verb and what follows it."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Who won and why, or None before the end."""

    # What a game with secrets says.

    def hide(self, position: P, seat: Seat | None) -> None:
        """Remove from a copy of the position what the seat may not know."""

    def redraw(self, position: P, seat: Seat, rng: Rng) -> None:
        """Draw anew, in a copy of the position, what the seat cannot know."""

    def reveals(self, after: Any, people: Sequence[Seat]) -> bool:
        """Whether what led from here to `after` revealed a secret to one of these seats."""
        return False

    def notation_for(self, what: Action | str, seat: Seat | None) -> str:
        """An action in the notation that a seat or a spectator may read."""
        return self.write(what)

    def check(self) -> None:
        """Raise ValueError for a position from a document that cannot be."""
        seats = len(self.game.sides)
        if len(self.position.seats) != seats or self.position.active >= seats:
            raise ValueError(f"this game has {seats} seats")

    # What follows from it.

    def tell(self, log: Log, event: str, **more: Argument) -> None:
        """Report an event of the side whose turn it is: the message `GAME-EVENT`."""
        side = self.game.sides[self.position.active]
        log.append(Message(f"{self.game.name}-{event}", {"side": side, **more}))

    def to_act(self) -> Seat:
        if self.position.step == "over":
            return OVER
        return CHANCE if self.outcomes() else self.position.active

    def actions(self) -> list[Action]:
        return sorted(map(self.read, self.choices())) if self.to_act() >= 0 else []

    def chances(self) -> list[tuple[Action, float]]:
        found = {} if self.position.step == "over" else self.outcomes()
        return [(self.read(text), probability) for text, probability in found.items()]

    def apply(self, what: Action | str, log: Log | None = None) -> None:
        reason = self.why_not(what)
        if reason is not None:
            raise IllegalAction(f"{self.write(what)!r} is not legal now", reason)
        verb, _, rest = self.write(what).partition(" ")
        self.do(verb, rest, [] if log is None else log)

    def playout(self, rng: Rng, most: int | None = None) -> int:
        check_rng(rng)
        steps = 0
        while steps != most and (seat := self.to_act()) != OVER:
            if seat == CHANCE:
                self.apply(sample(self.chances(), rng))
            else:
                actions = self.actions()
                self.apply(actions[int(rng.random() * len(actions))])
            steps += 1
        return steps

    def __repr__(self) -> str:
        return summary(self.game.name, self)

    def imagine(self, seat: Seat, rng: Rng) -> Self:
        check_rng(rng)
        other = self.copy()
        self.redraw(other.position, seat_number(seat, self.game.sides), rng)
        return other

    def copy(self) -> Self:
        return type(self)(self.game, self.scenario, copied(self.position), self.which)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """States are pickled as documents."""
        return registry.load, (self.game.name, self.document())

    def view(self, seat: Seat | None) -> Any:
        position = copied(self.position)
        self.hide(position, seat_or_spectator(seat, self.game.sides))
        fields = {name: getattr(position, name) for name in position.__struct_fields__}
        return self.game.view_type(seat=seat, to_act=self.to_act(), id=self.scenario, **fields)

    def document(self) -> dict[str, Any]:
        game = self.game
        head = {"game": game.name, "rules_version": game.rules_version, "id": self.scenario}
        return {**head, "play": to_tables(self.position)}

    def options(self) -> dict[str, Any]:
        return {self.game.scenario_option: self.which}

    def sides(self) -> list[str]:
        return list(self.game.sides)

    def turn_number(self) -> int:
        return self.position.turn

    def scenario_id(self) -> str:
        return self.scenario

    def heading(self) -> str:
        return f"{self.game.sides[self.position.active]} {self.position.turn}"

    def write(self, what: Action | str) -> str:
        action, texts = action_number(what, self.read), self.game.table(self).texts
        return texts[action] if 0 <= action < len(texts) else f"#{action}"

    def read(self, text: str) -> Action:
        found = self.game.table(self).number(notation_text(text))
        if found is None:
            raise IllegalAction(f"{text[:40]!r} is not an action of {self.game.title}")
        return found

    def why_not(self, what: Action | str) -> Message | None:
        """`GAME-why-VERB` where the verb is possible now, but not so; otherwise `GAME-why-now`."""
        action = action_number(what, self.read)
        legal = self.actions() or [chance for chance, _ in self.chances()]
        if action in legal:
            return None
        verb = self.game.table(self).verb(action)
        possible = {self.game.table(self).verb(other) for other in legal}
        return Message(f"{self.game.name}-why-{verb if verb in possible else 'now'}")

    def odds(self, what: Action | str) -> Any:
        raise IllegalAction(f"nobody attacks in {self.game.title}")


class SimpleGame:
    """Implements `core.game.Game`; a subclass fills in what it says about itself."""

    name: str
    title: str
    contract = CONTRACT
    rules_version = 1
    scenario_option = "scenario"
    facets: Mapping[str, str] = MappingProxyType({})
    sides: tuple[str, ...]
    """The side of each seat."""
    scenario_ids: Sequence[str]
    """The scenarios or maps, the default first."""
    position_type: type[SimplePosition]
    state_type: type[SimpleState[Any]]

    def __init__(self) -> None:
        self._tables: dict[str, NotationTable] = {}

    def table(self, state: SimpleState[Any]) -> NotationTable:
        """The actions of the scenario of a state."""
        if state.scenario not in self._tables:
            self._tables[state.scenario] = NotationTable(state.notations())
        return self._tables[state.scenario]

    @cached_property
    def view_type(self) -> Any:
        """The type of a view: the fields of a position, and those of every view."""
        known = [field for field in fields(self.position_type) if field.name != "step"]
        own = [("id", str), *((field.name, field.type) for field in known)]
        bases, tag = (View,), self.name
        return msgspec.defstruct("View", own, bases=bases, tag=tag, frozen=True, kw_only=True)

    @cached_property
    def document_type(self) -> Any:
        """The type of a document: the scenario, and the position unless it is the first."""
        own: list[tuple[str, Any] | tuple[str, Any, Any]] = [
            ("game", Literal[self.name]),
            ("id", Literal[*self.scenario_ids]),
            ("play", self.position_type | None, None),
        ]
        return msgspec.defstruct("Document", own, bases=(Document,), kw_only=True)

    def start(self, **options: Any) -> SimpleState[Any]:
        option = self.scenario_option
        which = options.pop(option, None) or self.scenario_ids[0]
        for name in options:
            raise BadOption(f"no option {name!r}; known options: {option}")
        if isinstance(which, dict):
            return self._make(which, option)
        if which not in self.scenario_ids:
            known = ", ".join(self.scenario_ids)
            raise BadOption(f"{option}: no {option} {which!r}; choose one of: {known}")
        return self.state_type(self, which)

    def load(self, document: Any) -> SimpleState[Any]:
        return self._make(*load_tables(document))

    def _make(self, raw: dict[str, Any], source: str) -> SimpleState[Any]:
        """The game of a document, which is its option from then on."""
        found = read(raw, self.document_type, self.rules_version, source)
        if found.play is None:
            return self.state_type(self, found.id)
        state = self.state_type(self, found.id, found.play, raw)
        try:
            state.check()
            state.actions()
            state.chances()
        except (IndexError, KeyError, ValueError, TypeError, IllegalAction) as error:
            raise BadDocument(f"{source}: play: {error}") from None
        return state

    def scenarios(self) -> list[str]:
        return list(self.scenario_ids)

    def find_scenario(self, which: str) -> str:
        return which if which in self.scenario_ids else ""

    def preview(self, state: Any) -> Any:
        return state

    def schema(self) -> dict[str, Any]:
        return schema(self.document_type)
