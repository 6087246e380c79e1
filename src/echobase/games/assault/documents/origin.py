"""What an assault was made from, and how views and documents of it are made."""

from typing import Any

from echobase.core.origin import Origin
from echobase.games.assault.documents import saving, view
from echobase.games.assault.documents.tables import AssaultTable, OptionsTable
from echobase.games.assault.documents.view import View
from echobase.games.assault.rules.state import State


class AssaultOrigin(Origin[AssaultTable, OptionsTable], frozen=True):
    """Makes the views and documents of an assault."""

    game = "assault"
    scenario_option = "map"

    def view(self, state: State, seat: int | None) -> View:
        return view.make(state, seat)

    def save(self, state: State) -> dict[str, Any]:
        return saving.save(state, self.document, self.agreed)
