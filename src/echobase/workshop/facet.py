"""The facet `workshop` of a game: how its documents are begun, edited, drawn and judged."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from echobase.core import registry
from echobase.core.errors import BadOption, EchoBaseError
from echobase.core.events import Message
from echobase.core.game import State
from echobase.text import Text
from echobase.workshop.parts import (
    DeskAttack,
    Edit,
    Palette,
    PieceCount,
    WorkshopMark,
    WorkshopStart,
)

Tables = dict[str, Any]
"""A document as plain tables, finished or not."""


@dataclass(frozen=True)
class Flaw:
    """Something wrong with a document: where, what, and the hexes that are concerned."""

    field: str
    problem: Message | str
    hexes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Sketch:
    """A document as far as it goes: a position to draw, and everything that is wrong."""

    state: State
    flaws: Sequence[Flaw] = field(default_factory=list)

    @property
    def playable(self) -> bool:
        return not self.flaws


@dataclass(frozen=True)
class SmallChange:
    """A change of a document that might make it more even."""

    id: str
    what: Message
    document: Tables


class Workshop(Protocol):
    """One game in the workshop. Documents are never changed in place."""

    def starts(self, text: Text) -> list[WorkshopStart]:
        """Everything that a document can begin from, the blank ones first."""
        ...

    def document(self, start: str) -> Tables:
        """A new document from the start with an id; BadOption when there is none."""
        ...

    def palette(self, text: Text) -> Palette:
        """The tools and forms."""
        ...

    def sketch(self, document: Tables) -> Sketch:
        """A document as far as it goes; whatever is wrong is left out and listed."""
        ...

    def counts(self, sketch: Sketch, text: Text) -> list[PieceCount]:
        """The pieces that a document uses, against those in the box."""
        ...

    def marks(self, document: Tables, sketch: Sketch, text: Text) -> list[WorkshopMark]:
        """What a document puts on hexes and the board of its sketch does not show."""
        ...

    def edit(self, document: Tables, edit: Edit) -> Tables:
        """The document after an edit; BadOption for what this game cannot do."""
        ...

    def moment(self, document: Tables) -> Tables:
        """The document of a position, ready to be edited."""
        ...

    def attacks(self, state: State, side: str, text: Text) -> list[DeskAttack]:
        """What the units of a side could attack from where they stand, with exact odds."""
        ...

    def small_changes(self, document: Tables) -> list[SmallChange]:
        """Changes that might make a playable document more even, those that matter most first."""
        ...


def workshop_of(game: str) -> Workshop | None:
    """The workshop of a game; None when it has none."""
    found: Workshop | None = registry.facet(game, "workshop")
    return found


def need_workshop(game: str) -> Workshop:
    """The workshop of a game; BadOption when it has none."""
    found = workshop_of(game)
    if found is None:
        raise BadOption(f"game: {registry.game(game).title} has no workshop")
    return found


def told(flaw: Flaw, text: Text) -> str:
    """What is wrong, in words."""
    problem = text.say(flaw.problem) if isinstance(flaw.problem, Message) else flaw.problem
    return problem[:1].upper() + problem[1:]


def those_that_load(game: str, changes: Sequence[SmallChange]) -> list[SmallChange]:
    """The changes after which a document can still be played."""
    return [change for change in changes if _loads(game, change.document)]


def _loads(game: str, document: Tables) -> bool:
    try:
        registry.load(game, document)
    except EchoBaseError:
        return False
    return True
