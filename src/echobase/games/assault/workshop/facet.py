"""Assault on Hoth in the workshop."""

from typing import Final

from echobase.core.game import State
from echobase.games.assault.rules.state import as_assault
from echobase.games.assault.workshop import desk, editing, sketching, small_changes, starts
from echobase.games.assault.workshop.forms import forms
from echobase.games.assault.workshop.palette import tools
from echobase.text import Text
from echobase.workshop.facet import Sketch, SmallChange, Tables, Workshop
from echobase.workshop.parts import (
    DeskAttack,
    Edit,
    Palette,
    PieceCount,
    WorkshopMark,
    WorkshopStart,
)


class AssaultWorkshop:
    """Implements `workshop.facet.Workshop`."""

    def starts(self, text: Text) -> list[WorkshopStart]:
        return starts.starts(text)

    def document(self, start: str) -> Tables:
        return starts.document(start)

    def palette(self, text: Text) -> Palette:
        return Palette(tools=tools(text), forms=forms(text), rotate=text("workshop-assault-rotate"))

    def sketch(self, document: Tables) -> Sketch:
        return sketching.sketch(document)

    def counts(self, sketch: Sketch, text: Text) -> list[PieceCount]:
        return sketching.counts(sketch, text)

    def marks(self, document: Tables, sketch: Sketch, text: Text) -> list[WorkshopMark]:
        return []

    def edit(self, document: Tables, edit: Edit) -> Tables:
        return editing.edit(document, edit)

    def moment(self, document: Tables) -> Tables:
        return starts.moment(document)

    def attacks(self, state: State, side: str, text: Text) -> list[DeskAttack]:
        return desk.attacks(as_assault(state), side, text)

    def small_changes(self, document: Tables) -> list[SmallChange]:
        return small_changes.small_changes(document)


WORKSHOP: Final[Workshop] = AssaultWorkshop()
