"""The game Assault on Hoth: starting and loading games."""

from functools import lru_cache
from typing import Any, ClassVar

import msgspec

from echobase.core.document import convert_options, refuse_impossible, schema, to_tables
from echobase.core.engine_game import EngineGame
from echobase.core.errors import BadOption
from echobase.core.game import CONTRACT
from echobase.core.sides import SIDES
from echobase.games.assault.documents import default_setup, maps, saving
from echobase.games.assault.documents import tables as documents
from echobase.games.assault.documents.origin import AssaultOrigin
from echobase.games.assault.documents.tables import (
    DEFAULT_MAP,
    RULES_VERSION,
    AssaultTable,
    OptionsTable,
)
from echobase.games.assault.rules.setting import Setting
from echobase.games.assault.rules.setup import begin_set_up
from echobase.games.assault.rules.state import State


class Assault(EngineGame[State, OptionsTable]):
    """Implements `core.game.Game`: Assault on Hoth.

    Options: map (id or document), field_of_fire 60, 120 or 180, reshuffle_first_five,
    sets_up_first (side) and setup (free or default, for each side).
    """

    name = "assault"
    title = "Assault on Hoth"
    contract = CONTRACT
    rules_version = RULES_VERSION
    scenario_option = "map"
    option_names = ("map", "field_of_fire", "reshuffle_first_five", "sets_up_first", "setup")
    facets: ClassVar[dict[str, str]] = {
        "words": "echobase.games.assault.words.facet:WORDS",
        "options": "echobase.games.assault.options:OPTIONS",
        "interaction": "echobase.games.assault.interaction.assault:INTERACTION",
        "drawing": "echobase.games.assault.drawing.picture:DRAWING",
        "players": "echobase.games.assault.ai.players:PLAYERS",
        "observation": "echobase.games.assault.observation.facet:OBSERVATION",
        "puzzles": "echobase.games.assault.puzzles:PUZZLES",
        "statistics": "echobase.games.assault.statistics:STATISTICS",
        "learning": "echobase.games.assault.ai.learning:LEARNING",
        "policy": "echobase.games.assault.ai.policy:POLICY",
        "value": "echobase.games.assault.ai.valuation:VALUE",
        "terminal": "echobase.games.assault.terminal:SCREENS",
        "browser": "echobase.games.assault.browser:BROWSER",
        "lessons": "echobase.games.assault.lessons:LESSONS",
        "rulebook": "echobase.games.assault.rulebook.facet:RULEBOOK",
        "workshop": "echobase.games.assault.workshop.facet:WORKSHOP",
        "from_workshop": "echobase.games.assault.documents.tables:workshop_ids",
    }

    def agree(self, options: Any) -> OptionsTable:
        return convert_options(options, OptionsTable)

    def start_own(self, which: Any, agreed: OptionsTable) -> State:
        id_ = DEFAULT_MAP if which is None else which
        documents.check_map_id(id_)
        return _own_game(id_, msgspec.json.encode(agreed)).copy()

    def make(self, raw: dict[str, Any], agreed: OptionsTable, source: str, own: str = "") -> State:
        document = documents.read(raw, source)
        setting = make_setting(document, agreed, source)
        which = own or to_tables(msgspec.structs.replace(document, options=None))
        state = State(setting, AssaultOrigin(document, agreed, which))
        state.reset()
        if document.play is None and not document.units:
            begin_set_up(state, setting.sets_up_first, None)
        else:
            saving.restore(state, document, source)
        with refuse_impossible(source):
            state.resume()
            state.actions()
            state.chances()
        return state

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of the documents of this game."""
        return schema(AssaultTable)

    def scenarios(self) -> list[str]:
        """The maps of the game, the default first."""
        return list(documents.map_ids())

    def find_scenario(self, which: str) -> str:
        """A map that comes with the game; empty if no map has that id."""
        return which if which in (*documents.map_ids(), *documents.workshop_ids()) else ""

    def preview(self, state: State) -> State:
        """A map is shown with its suggested set-up."""
        return default_setup.preview(state)


@lru_cache(maxsize=64)
def _own_game(id_: str, options: bytes) -> State:
    """A fresh game, cached because games started in bulk would read the map every time."""
    agreed = msgspec.json.decode(options, type=OptionsTable)
    return GAME.make(documents.raw_map(id_), agreed, id_, id_)


def make_setting(document: AssaultTable, options: OptionsTable, source: str) -> Setting:
    """The map and the options as the rules use them."""
    map_ = maps.build(document, source)
    setting = Setting(map_)
    setting.suggested = default_setup.read(document, map_, source)
    setting.field_of_fire = options.field_of_fire
    setting.reshuffle_first_five = options.reshuffle_first_five
    setting.sets_up_first = SIDES.index(options.sets_up_first)
    for number, side in enumerate(SIDES):
        setting.uses_suggested[number] = options.uses_suggested(side)
        if options.uses_suggested(side) and not setting.suggested[number]:
            raise BadOption(f"setup: the map {map_.id} suggests no set-up; choose free")
    return setting


GAME = Assault()
