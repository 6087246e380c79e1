"""What a battle was made from, and how views and documents of it are made."""

from typing import Any

from echobase.core.origin import Origin
from echobase.games.battle.documents import saving, view
from echobase.games.battle.documents.tables import OptionsTable, ScenarioTable
from echobase.games.battle.documents.view import View
from echobase.games.battle.rules.state import State


class BattleOrigin(Origin[ScenarioTable, OptionsTable], frozen=True):
    """Makes the views and documents of a battle."""

    game = "battle"
    scenario_option = "scenario"

    def view(self, state: State, seat: int | None) -> View:
        return view.make(state, seat)

    def save(self, state: State) -> dict[str, Any]:
        return saving.save(state, self.document, self.agreed)
