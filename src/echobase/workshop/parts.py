"""What the workshop shows and takes: starts, tools, forms, problems, counters and edits."""

from typing import Annotated, Any, Literal

import msgspec

from echobase.play.offers import Odds
from echobase.play.structs import Sparse, Struct

StartGroup = Literal["blank", "scenario", "campaign", "workshop"]
FieldKind = Literal[
    "number", "text", "long-text", "choice", "choices", "toggle", "hex", "hexes", "translated"
]
Label = Annotated[str, msgspec.Meta(max_length=8)]
Word = Annotated[str, msgspec.Meta(max_length=60)]


class WorkshopStart(Struct):
    """Something to begin a document from."""

    id: str
    name: str
    group: StartGroup
    note: str = ""


class WorkshopChoice(Struct):
    """One of several values."""

    id: str
    name: str


class PaletteTool(Sparse):
    """Something to paint with."""

    id: str
    group: Literal["terrain", "unit", "structure", "marker", "area", "eraser"]
    name: str
    note: str = ""
    side: str = ""
    """The side that it belongs to; empty for neither."""
    symbol: str = ""
    """The id of its drawing in the sprite."""
    badges: list[WorkshopChoice] = msgspec.field(default_factory=list)
    figures: int = 0
    """The figures of a whole unit; 0 where that does not matter."""
    most_figures: int = 0
    sides: list[WorkshopChoice] = msgspec.field(default_factory=list)
    """Whom a marker can be for, where that can be chosen; the first is usual."""


class WorkshopField(Sparse):
    """One field of a form.

    `id` is its place within the table of the form: `medals`, `names.it` or `hands[0]`.
    """

    id: str
    name: str
    kind: FieldKind
    note: str = ""
    choices: list[WorkshopChoice] = msgspec.field(default_factory=list)
    source: list[str] = msgspec.field(default_factory=list)
    """Lists of the document whose ids are further choices: `exits`."""
    least: int | None = None
    most: int | None = None
    optional: bool = False
    """Whether it can be left out."""
    when: dict[str, list[str]] = msgspec.field(default_factory=dict)
    """It matters only while another field of the form has one of these values."""
    default: Any = None
    """What holds when it is left out, and in a new entry what it starts with."""


class WorkshopForm(Sparse):
    """A table of the document, or a list of tables, as a form."""

    id: str
    name: str
    path: str
    """Its place in the document; empty for the document itself."""
    fields: list[WorkshopField]
    note: str = ""
    repeated: bool = False
    """Whether there is a list of such tables."""
    optional: bool = False
    """Whether the whole table can be left out."""


class Palette(Struct):
    """Everything that a document can be made with."""

    tools: list[PaletteTool]
    forms: list[WorkshopForm]
    rotate: str
    """What `RotateEdit` does, in words: in some games only the ground turns."""


class WorkshopProblem(Struct):
    """What is wrong, and where."""

    text: str
    field: str
    """The place in the document: `units[3].hex`; empty for the whole."""
    hexes: list[str]


class WorkshopMark(Struct):
    """What a document puts on a hex and the board of a game does not show."""

    hex: str
    symbol: str
    """The id of its drawing in the sprite."""
    side: str
    text: str
    standing: bool = False
    """Whether it is a unit, which is drawn as large as on the board."""


class PieceCount(Struct):
    """How many of one kind of piece are used, and how many there are."""

    piece: str
    name: str
    used: int
    available: int


class DeskAttack(Sparse):
    """An attack that a unit could make from where it stands, or a line of sight that fails."""

    attacker: str
    """Its hex."""
    unit: str
    target: str
    """The hex of whom or what it attacks."""
    foe: str
    clear: bool
    """Whether the line of sight is clear; for a Walker, whether the target is in its field."""
    blocked_by: list[str] = msgspec.field(default_factory=list)
    why: str = ""
    """Why it cannot be attacked now; empty when it can."""
    odds: Odds | None = None
    """The exact odds; none where no die would be rolled."""


# Edits.


class PaintEdit(Struct, tag_field="kind", tag="paint", forbid_unknown_fields=True):
    """Put what a tool makes on hexes."""

    hexes: Annotated[list[Label], msgspec.Meta(max_length=1000)]
    tool: Word
    badge: Word = ""
    figures: int = 0
    """0 for a whole unit."""
    side: Word = ""
    """Whom a marker is for; empty for the usual."""
    facing: Word = ""


class EraseEdit(Struct, tag_field="kind", tag="erase", forbid_unknown_fields=True):
    """Take away one layer of hexes, or what is uppermost on each."""

    hexes: Annotated[list[Label], msgspec.Meta(max_length=1000)]
    layer: Literal["", "terrain", "unit", "structure", "marker", "area"] = ""


class MoveEdit(Struct, tag_field="kind", tag="move", forbid_unknown_fields=True):
    """Move what stands on a hex, or changes places with what stands on the other."""

    from_: Label = msgspec.field(name="from")
    to: Label


class MirrorEdit(Struct, tag_field="kind", tag="mirror", forbid_unknown_fields=True):
    """Swap left and right."""


class RotateEdit(Struct, tag_field="kind", tag="rotate", forbid_unknown_fields=True):
    """Turn the board by 180 degrees, or the ground under both sides."""


class ResizeEdit(Struct, tag_field="kind", tag="resize", forbid_unknown_fields=True):
    """Add or remove columns on the right and rows at the bottom."""

    columns: Annotated[int, msgspec.Meta(ge=1, le=99)]
    rows: Annotated[int, msgspec.Meta(ge=1, le=99)]


Edit = PaintEdit | EraseEdit | MoveEdit | MirrorEdit | RotateEdit | ResizeEdit
