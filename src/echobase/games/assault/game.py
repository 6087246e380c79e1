"""The game Assault on Hoth: starting and loading games."""

from functools import lru_cache
from typing import Any, ClassVar

import msgspec

from echobase.core.document import load_tables, schema, to_tables
from echobase.core.errors import BadDocument, BadOption
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

OPTIONS = ("map", "field_of_fire", "reshuffle_first_five", "sets_up_first", "setup")


class Assault:
    """Implements `core.game.Game`: Assault on Hoth."""

    name = "assault"
    title = "Assault on Hoth"
    contract = CONTRACT
    rules_version = RULES_VERSION
    scenario_option = "map"
    facets: ClassVar[dict[str, str]] = {
        "words": "echobase.games.assault.words.facet:WORDS",
        "options": "echobase.games.assault.options:OPTIONS",
        "interaction": "echobase.games.assault.interaction.decisions:INTERACTION",
        "drawing": "echobase.games.assault.drawing.facet:DRAWING",
        "players": "echobase.games.assault.ai.players:PLAYERS",
        "observation": "echobase.games.assault.observation.facet:OBSERVATION",
        "statistics": "echobase.games.assault.statistics.facet:STATISTICS",
        "learning": "echobase.games.assault.ai.learning:LEARNING",
        "terminal": "echobase.games.assault.terminal:SCREENS",
        "browser": "echobase.games.assault.browser:BROWSER",
    }

    def start(self, **options: Any) -> State:
        """A new game. Options: map (id or document), field_of_fire 60, 120 or 180,
        reshuffle_first_five, sets_up_first (side) and setup (free or default, for each side)."""
        for name in options:
            if name not in OPTIONS:
                raise BadOption(f"no option {name!r}; known options: {', '.join(OPTIONS)}")
        which = options.pop("map", None)
        given = {name: value for name, value in options.items() if value is not None}
        if isinstance(which, dict):
            within = which.get("options")
            agreed = agree({**within, **given} if isinstance(within, dict) else given)
            return _make(which, agreed, "map")
        agreed = agree(given)
        if which is None:
            which = DEFAULT_MAP
        documents.check_map_id(which)
        return _own_game(which, msgspec.json.encode(agreed)).copy()

    def load(self, document: Any) -> State:
        """A game from a document: tables, TOML text, or the path of a file."""
        raw, source = load_tables(document)
        return _make(raw, agree(raw.get("options", {})), source)

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of the documents of this game."""
        return schema(AssaultTable)

    def scenarios(self) -> list[str]:
        """The maps that come with the game, the default first."""
        return list(documents.map_ids())

    def find_scenario(self, which: str) -> str:
        """A map that comes with the game; empty if no map has that id."""
        return which if which in documents.map_ids() else ""

    def preview(self, state: State) -> State:
        """A map is shown with its suggested set-up."""
        return default_setup.preview(state)


@lru_cache(maxsize=64)
def _own_game(id_: str, options: bytes) -> State:
    """A fresh game, cached because games started in bulk would read the map every time."""
    agreed = msgspec.json.decode(options, type=OptionsTable)
    return _make(documents.raw_map(id_), agreed, id_, id_)


def agree(options: Any) -> OptionsTable:
    """Check what the players agreed on."""
    try:
        return msgspec.convert(options, OptionsTable)
    except msgspec.ValidationError as error:
        problem = str(error).replace("at `$.", "in `")
        choices = (
            "field_of_fire: 60, 120 or 180; reshuffle_first_five: true or false; "
            "sets_up_first: empire or rebel; setup: free or default, or one for each side"
        )
        raise BadOption(f"options: {problem} ({choices})") from None


def _make(
    raw: dict[str, Any], options: OptionsTable, source: str, map_: str | dict[str, Any] = ""
) -> State:
    """A game; `map_` is the id of a map that comes with the game, else the document is kept."""
    document = documents.read(raw, source)
    setting = make_setting(document, options, source)
    if not map_:
        map_ = to_tables(msgspec.structs.replace(document, options=None))
    state = State(setting, AssaultOrigin(document, options, map_))
    state.reset()
    if document.play is None and not document.units:
        begin_set_up(state, setting.sets_up_first, None)
    else:
        saving.restore(state, document, source)
    try:
        state.resume()
        state.actions()
        state.chances()
    except (IndexError, KeyError, ValueError, TypeError, AttributeError) as error:
        raise BadDocument(f"{source}: play: this position cannot be: {error}") from None
    return state


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
