"""The manifest: what Echo Base asks of the game, and where the rest of it is."""

from typing import Any, ClassVar

from echobase.core.document import load_tables, schema
from echobase.core.errors import BadOption
from echobase.core.game import CONTRACT
from thinice import documents
from thinice.board import MAPS
from thinice.state import State


class ThinIce:
    """Implements `core.game.Game`."""

    name = "thinice"
    title = "Thin Ice"
    contract = CONTRACT
    rules_version = 1
    scenario_option = "map"
    facets: ClassVar[dict[str, str]] = {
        "drawing": "thinice.drawing:DRAWING",
        "observation": "thinice.observation:OBSERVATION",
    }

    def start(self, map: Any = "lake", **others: Any) -> State:
        for name in others:
            raise BadOption(f"no option {name!r}; known options: map")
        if isinstance(map, dict):
            return make(map, "map")
        if map not in MAPS:
            raise BadOption(f"map: no lake {map!r}; choose one of: {', '.join(MAPS)}")
        return State(map, {"map": map})

    def load(self, document: Any) -> State:
        return make(*load_tables(document))

    def scenarios(self) -> list[str]:
        return list(MAPS)

    def find_scenario(self, which: str) -> str:
        return which if which in MAPS else ""

    def preview(self, state: State) -> State:
        return state

    def schema(self) -> dict[str, Any]:
        return schema(documents.Table)


def make(raw: dict[str, Any], source: str) -> State:
    """A game from the tables of a document, which are its options from then on."""
    table = documents.read(raw, source)
    state = State(table.map, {"map": raw if table.play else table.map})
    if table.play is not None:
        documents.restore(state, table.play, source)
    return state


GAME = ThinIce()
