"""What a battle was made from, and how views and documents of it are made."""

import copy
from typing import Any

import msgspec

from echobase.core.document import to_tables
from echobase.games.battle.documents import saving, view
from echobase.games.battle.documents.tables import OptionsTable, ScenarioTable
from echobase.games.battle.documents.view import View
from echobase.games.battle.rules.state import State


class BattleOrigin(msgspec.Struct, frozen=True):
    """Implements `core.origin.Origin`."""

    document: ScenarioTable
    agreed: OptionsTable
    """What the players agreed on before the game."""
    which: str | dict[str, Any]
    """The option `scenario`: the id of a scenario that comes with the game, or a whole document."""

    def view(self, state: State, seat: int | None) -> View:
        return view.make(state, seat)

    def save(self, state: State) -> dict[str, Any]:
        return saving.save(state, self.document, self.agreed)

    def options(self) -> dict[str, Any]:
        return copy.deepcopy({"scenario": self.which, **to_tables(self.agreed)})

    def scenario(self) -> str:
        return self.document.id
