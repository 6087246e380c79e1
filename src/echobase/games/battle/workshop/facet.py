"""Battle of Hoth in the workshop."""

from typing import Final

from echobase.core.game import State
from echobase.games.battle.rules.state import as_battle
from echobase.games.battle.workshop import desk, editing, markers, sketching, small_changes, starts
from echobase.games.battle.workshop.forms import forms
from echobase.games.battle.workshop.moments import moment
from echobase.games.battle.workshop.palette import tools
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


class BattleWorkshop:
    """Implements `workshop.facet.Workshop`."""

    def starts(self, text: Text) -> list[WorkshopStart]:
        return starts.starts(text)

    def document(self, start: str) -> Tables:
        return starts.document(start)

    def palette(self, text: Text) -> Palette:
        return Palette(tools=tools(text), forms=forms(text), rotate=text("workshop-battle-rotate"))

    def sketch(self, document: Tables) -> Sketch:
        return sketching.sketch(document)

    def counts(self, sketch: Sketch, text: Text) -> list[PieceCount]:
        return sketching.counts(sketch, text)

    def marks(self, document: Tables, sketch: Sketch, text: Text) -> list[WorkshopMark]:
        return [*markers.marks(document, text), *sketching.left_out(document, sketch, text)]

    def edit(self, document: Tables, edit: Edit) -> Tables:
        return editing.edit(document, edit)

    def moment(self, document: Tables) -> Tables:
        return moment(document)

    def attacks(self, state: State, side: str, text: Text) -> list[DeskAttack]:
        return desk.attacks(as_battle(state), side, text)

    def small_changes(self, document: Tables) -> list[SmallChange]:
        return small_changes.small_changes(document)


WORKSHOP: Final[Workshop] = BattleWorkshop()
