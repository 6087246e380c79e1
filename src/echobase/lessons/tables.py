"""The document of a lesson as typed tables; `docs/adding-a-lesson.md` explains every field."""

from typing import Annotated, Any, Final, Literal

import msgspec

from echobase.core.document import Document, Natural, Positive, TomlTable

Key = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]*$")]
"""The name of a part, a remark or a retry: the end of its message ID."""
Panel = Literal["hand", "choice", "score", "steps", "dice", "log", "units", "deck"]
Button = Literal["main", "undo"]
ROLL: Final = "roll"
"""The outcome of chance that fits any number of dice."""


class LessonCondition(TomlTable, kw_only=True):
    """Something that holds or does not; exactly one of its questions is asked.

    The questions are `all`, `any`, `not`, `event`, `action`, `step`, `unit`, `hand`, `count`,
    `outcome` and `fact`; the other fields belong to one of them.
    """

    all: list["LessonCondition"] = []
    any: list["LessonCondition"] = []
    not_: "LessonCondition | None" = msgspec.field(name="not", default=None)
    event: str = ""
    """The message ID of something that happened."""
    having: dict[str, str | int] = {}
    """For an event: the values that its arguments have."""
    action: str = ""
    """A choice in notation; `*` stands for anything: `move F3-*`."""
    by: Literal["you", "opponent"] = "you"
    """For an action: who has made it."""
    times: Positive = 1
    """For an event or an action: how often."""
    step: str = ""
    """The step in which the learner decides now."""
    unit: str = ""
    """A unit, by the name that the game gives it."""
    on: list[str] = []
    """For a unit: it stands on one of these hexes."""
    gone: bool = False
    """For a unit: it is no longer in play."""
    figures: Natural | None = None
    """For a unit: it has at most this strength."""
    hand: str = ""
    """A card in the learner's hand."""
    count: str = ""
    """A number that the game counts, or `turn`."""
    at_least: int | None = None
    at_most: int | None = None
    outcome: Literal["", "won", "lost"] = ""
    """How the game has ended for the learner."""
    fact: str = ""
    """A fact about the latest action that only the game can tell."""


class HighlightTable(TomlTable, kw_only=True):
    """What the coach points at."""

    hexes: list[str] = []
    units: list[str] = []
    """Units, wherever they are now."""
    ready: list[str] = []
    """Units that can be chosen now: they act, or they are targets."""
    cards: list[str] = []
    buttons: list[Button] = []
    panels: list[Panel] = []

    def of(self, places: list[str]) -> "HighlightTable":
        """The same with the units' hexes."""
        return msgspec.structs.replace(self, hexes=[*self.hexes, *places], units=[], ready=[])


class CueTable(TomlTable, kw_only=True):
    """What the coach says, points at and leaves open in one step of a part."""

    step: str
    highlight: HighlightTable = msgspec.field(default_factory=HighlightTable)
    open: list[str] = []
    """The choices that are open in this step; those of the part if left out."""


class PartTable(TomlTable, kw_only=True):
    """A part of the lesson, until a condition holds."""

    id: Key
    until: LessonCondition | None = None
    """What ends the part; the last one ends with the lesson."""
    open: list[str] = []
    """The choices that are open, in notation with `*`; all of them if left out."""
    highlight: HighlightTable = msgspec.field(default_factory=HighlightTable)
    cues: list[CueTable] = []
    """Lines for single steps; in all others the part's own line is said."""

    def cue(self, step: str) -> CueTable | None:
        """What is said in a step, if that is something special."""
        return next((cue for cue in self.cues if cue.step == step), None)

    def keys(self) -> list[str]:
        """The ends of the message IDs of its lines."""
        return [self.id, *(f"{self.id}-{cue.step}" for cue in self.cues)]

    def closed(self) -> list[str]:
        """The ends of the message IDs of its refusals."""
        own = [f"{self.id}-closed"] if self.open else []
        return [*own, *(f"{self.id}-{cue.step}-closed" for cue in self.cues if cue.open)]


class RemarkTable(TomlTable, kw_only=True):
    """A line about something that has just happened, or about a refusal."""

    id: Key
    when: LessonCondition | None = None
    refused: list[str] = []
    """Message IDs of refusals on which the coach says more."""
    during: list[str] = []
    """The parts in which it is said; any if left out."""
    always: bool = False
    """Whether it is said every time, not only the first."""


class RetryTable(TomlTable, kw_only=True):
    """What must not happen: the coach says why, and the lesson goes back to an earlier point."""

    id: Key
    when: LessonCondition
    during: list[str] = []
    back: str = ""
    """The part to whose beginning it goes back; if left out, that of the part that went wrong."""


class AboutTable(TomlTable, kw_only=True):
    """What a lesson is and who plays."""

    number: Positive
    """Its place among the lessons of the game."""
    minutes: Positive
    """About how long it takes."""
    side: str
    """The side of the learner."""
    opponent: str = "waits"
    """The computer player of the other side; `waits` does as little as the rules allow."""
    scenario: str = ""
    """What it is played on: a scenario or map of the game, or a file beside the lesson."""
    options: dict[str, Any] = {}
    """Options of the game besides the scenario."""
    hints: bool = False
    """Whether the learner can ask for hints."""
    battle: bool = False
    """Whether it is a whole game with a coach."""


class LessonTable(Document, kw_only=True):
    """The document of a lesson."""

    lesson: AboutTable
    position: dict[str, Any] = {}
    """Tables that replace those of the scenario: units, terrain, cards and so on."""
    chance: list[str] = []
    """What chance brings first, by kind of outcome: `roll IX`, `draw recon_left`."""
    parts: Annotated[list[PartTable], msgspec.Meta(min_length=1)]
    remarks: list[RemarkTable] = []
    retries: list[RetryTable] = []
    goal: LessonCondition

    @property
    def base(self) -> str:
        """The beginning of all its message IDs."""
        return f"lesson-{self.game}-{self.id}"

    def message(self, key: str) -> str:
        """The message ID of a part, a remark, a retry, `goal` or `done`."""
        return f"{self.base}-{key}"

    def messages(self) -> list[str]:
        """The IDs of all messages that it needs."""
        parts = [key for part in self.parts for key in (*part.keys(), *part.closed())]
        lines = [*(remark.id for remark in self.remarks), *(retry.id for retry in self.retries)]
        return [self.base, *map(self.message, ("goal", *parts, *lines, "done"))]
