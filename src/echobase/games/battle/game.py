"""The game Battle of Hoth: starting and loading battles."""

import copy
from functools import lru_cache
from typing import Any, ClassVar

import msgspec

from echobase.core.document import load_tables, schema, to_tables
from echobase.core.errors import BadDocument, BadOption
from echobase.core.game import CONTRACT
from echobase.games.battle.documents import data_files as tables
from echobase.games.battle.documents import saving, set_up, teams
from echobase.games.battle.documents import tables as documents
from echobase.games.battle.documents.origin import BattleOrigin
from echobase.games.battle.documents.tables import (
    RULES_VERSION,
    OptionsTable,
    ScenarioTable,
)
from echobase.games.battle.rules.cards import SUPPORTS
from echobase.games.battle.rules.state import State

OPTIONS = ("scenario", "seats", "pair", "leaders", "support", "values")


class Battle:
    """Implements `core.game.Game`: Battle of Hoth."""

    name = "battle"
    title = "Battle of Hoth"
    contract = CONTRACT
    rules_version = RULES_VERSION
    scenario_option = "scenario"
    facets: ClassVar[dict[str, str]] = {
        "words": "echobase.games.battle.words.facet:WORDS",
        "options": "echobase.games.battle.options:OPTIONS",
        "interaction": "echobase.games.battle.interaction.decisions:INTERACTION",
        "drawing": "echobase.games.battle.drawing.facet:DRAWING",
        "players": "echobase.games.battle.ai.players:PLAYERS",
        "observation": "echobase.games.battle.observation.facet:OBSERVATION",
        "statistics": "echobase.games.battle.statistics.facet:STATISTICS",
        "learning": "echobase.games.battle.ai.learning:LEARNING",
        "terminal": "echobase.games.battle.terminal:SCREENS",
        "browser": "echobase.games.battle.browser:BROWSER",
    }

    def start(self, **options: Any) -> State:
        """A new battle. Options: scenario (id, number or document), seats 2-4, pair, leaders,
        support (cards granted) and values (overrides of data)."""
        for name in options:
            if name not in OPTIONS:
                raise BadOption(f"no option {name!r}; known options: {', '.join(OPTIONS)}")
        which = options.pop("scenario", 1)
        given = {name: value for name, value in options.items() if value is not None}
        if isinstance(which, dict):
            within = which.get("options")
            agreed = agree({**within, **given} if isinstance(within, dict) else given)
            return _make(which, agreed, "scenario")
        agreed = agree(given)
        return _book_battle(documents.scenario_id(which), msgspec.json.encode(agreed)).copy()

    def load(self, document: Any) -> State:
        """A battle from a document: tables, TOML text, or the path of a file."""
        raw, source = load_tables(document)
        return _make(raw, agree(raw.get("options", {})), source)

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of the documents of this game."""
        return schema(ScenarioTable)

    def scenarios(self) -> list[str]:
        """The scenarios of the book, in order."""
        return list(documents.scenario_ids().values())

    def find_scenario(self, which: str) -> str:
        """A scenario of the book by its id or number; empty if there is none."""
        known = documents.scenario_ids()
        return next((id_ for number, id_ in known.items() if which in (id_, str(number))), "")

    def preview(self, state: State) -> State:
        """A battle is shown as it is set up."""
        return state


@lru_cache(maxsize=256)
def _book_battle(scenario: str, options: bytes) -> State:
    """A fresh battle of the book, cached because games started in bulk would read it each time."""
    agreed = msgspec.json.decode(options, type=OptionsTable)
    return _make(documents.raw_scenario(scenario), agreed, "scenario", scenario)


def agree(options: Any) -> OptionsTable:
    """Check what the players agreed on."""
    try:
        agreed = msgspec.convert(options, OptionsTable)
        msgspec.json.encode(agreed)
    except (msgspec.ValidationError, TypeError) as error:
        choices = "sides are rebel and empire, values are those of a TOML file"
        problem = str(error).replace("at `$.", "in `")
        raise BadOption(f"options: {problem} ({choices})") from None
    if agreed.seats not in (2, 3, 4):
        raise BadOption(f"seats: 2, 3 or 4 players; got {agreed.seats}")
    if agreed.pair and agreed.seats != 3:
        raise BadOption("pair: only with 3 seats, to say which side has two players")
    for card in agreed.support:
        if card not in SUPPORTS:
            raise BadOption(f"support: no support card {card!r}; known: {', '.join(SUPPORTS)}")
    return agreed


def _make(
    raw: dict[str, Any], options: OptionsTable, source: str, scenario: str | dict[str, Any] = ""
) -> State:
    """A battle; `scenario` is the id of one of the book, otherwise the document is kept."""
    values = dict(options.values)
    inner = {path: values.pop(path) for path in list(values) if path.startswith("scenario.")}
    if inner:
        raw = copy.deepcopy(raw)
        tables.override({"scenario": raw}, inner)
    document = documents.read(raw, source)
    data = tables.load(values)
    built = set_up.build(document, data, source)
    teams.seat_players(built, options, data)
    set_up.check_units(built, document, source)
    if not scenario:
        scenario = to_tables(msgspec.structs.replace(document, options=None))
    state = State(built, BattleOrigin(document, options, scenario))
    state.reset()
    set_up.place(state, document)
    if document.play is not None:
        saving.restore(state, document, source)
    else:
        set_up.deal(state, options)
    try:
        state.resume()
    except (IndexError, KeyError, ValueError, TypeError) as error:
        raise BadDocument(f"{source}: play: this position cannot be: {error}") from None
    return state


GAME = Battle()
