"""The game Battle of Hoth: starting and loading battles."""

import copy
from functools import lru_cache
from typing import Any, ClassVar

import msgspec

from echobase.core.document import convert_options, refuse_impossible, schema, to_tables
from echobase.core.engine_game import EngineGame
from echobase.core.errors import BadOption
from echobase.core.game import CONTRACT
from echobase.games.battle.documents import data_files as tables
from echobase.games.battle.documents import restoring, secondary, set_up, teams
from echobase.games.battle.documents import tables as documents
from echobase.games.battle.documents.origin import BattleOrigin
from echobase.games.battle.documents.tables import (
    RULES_VERSION,
    OptionsTable,
    ScenarioTable,
)
from echobase.games.battle.rules.cards import SUPPORTS
from echobase.games.battle.rules.state import State


class Battle(EngineGame[State, OptionsTable]):
    """Implements `core.game.Game`: Battle of Hoth.

    Options: scenario (id, number or document), seats 2-4, pair, leaders, support (cards granted),
    support_in (beside the hand, or in the deck) and values (overrides of data).
    """

    name = "battle"
    title = "Battle of Hoth"
    contract = CONTRACT
    rules_version = RULES_VERSION
    scenario_option = "scenario"
    option_names = ("scenario", "seats", "pair", "leaders", "support", "support_in", "values")
    facets: ClassVar[dict[str, str]] = {
        "words": "echobase.games.battle.words.facet:WORDS",
        "options": "echobase.games.battle.options:OPTIONS",
        "interaction": "echobase.games.battle.interaction.battle:INTERACTION",
        "drawing": "echobase.games.battle.drawing.picture:DRAWING",
        "players": "echobase.games.battle.ai.players:PLAYERS",
        "observation": "echobase.games.battle.observation.facet:OBSERVATION",
        "puzzles": "echobase.games.battle.puzzles:PUZZLES",
        "statistics": "echobase.games.battle.statistics:STATISTICS",
        "learning": "echobase.games.battle.ai.learning:LEARNING",
        "policy": "echobase.games.battle.ai.policy:POLICY",
        "networks": "echobase.games.battle.ai.networks:NETWORKS",
        "value": "echobase.games.battle.ai.valuation:VALUE",
        "terminal": "echobase.games.battle.terminal:SCREENS",
        "campaigns": "echobase.games.battle.campaigns:CAMPAIGNS",
        "browser": "echobase.games.battle.browser:BROWSER",
        "lessons": "echobase.games.battle.lessons:LESSONS",
        "rulebook": "echobase.games.battle.rulebook.facet:RULEBOOK",
        "workshop": "echobase.games.battle.workshop.facet:WORKSHOP",
        "from_workshop": "echobase.games.battle.documents.tables:workshop_ids",
    }

    def agree(self, options: Any) -> OptionsTable:
        """Check what the players agreed on."""
        agreed = convert_options(options, OptionsTable)
        try:
            msgspec.json.encode(agreed)
        except TypeError:
            raise BadOption("values: only what a TOML file can hold") from None
        if agreed.seats not in (2, 3, 4):
            raise BadOption(f"seats: 2, 3 or 4 players; got {agreed.seats}")
        if agreed.pair and agreed.seats != 3:
            raise BadOption("pair: only with 3 seats, to say which side has two players")
        for card in agreed.support:
            if card not in SUPPORTS:
                raise BadOption(f"support: no support card {card!r}; known: {', '.join(SUPPORTS)}")
        return agreed

    def start_own(self, which: Any, agreed: OptionsTable) -> State:
        id_ = documents.scenario_id(1 if which is None else which)
        return _book_battle(id_, msgspec.json.encode(agreed)).copy()

    def make(self, raw: dict[str, Any], agreed: OptionsTable, source: str, own: str = "") -> State:
        values = dict(agreed.values)
        inner = {path: values.pop(path) for path in list(values) if path.startswith("scenario.")}
        if inner:
            raw = copy.deepcopy(raw)
            tables.override({"scenario": raw}, inner)
        document = documents.read(raw, source)
        data = tables.load(values)
        built = set_up.build(document, data, source)
        teams.seat_players(built, agreed, data)
        teams.shuffle_support(built, agreed)
        set_up.check_units(built, document, source)
        which = own or to_tables(msgspec.structs.replace(document, options=None))
        state = State(built, BattleOrigin(document, agreed, which))
        state.reset()
        set_up.place(state, document)
        secondary.pursue(state, document, source)
        if document.play is not None:
            restoring.restore(state, document, source)
        else:
            set_up.deal(state, agreed)
        with refuse_impossible(source):
            state.resume()
            state.chances()
        return state

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of the documents of this game."""
        return schema(ScenarioTable)

    def scenarios(self) -> list[str]:
        """The scenarios of the book, in order."""
        return list(documents.scenario_ids().values())

    def find_scenario(self, which: str) -> str:
        """A scenario by its id, or its number in the book; empty if there is none."""
        return documents.find_scenario(which)

    def preview(self, state: State) -> State:
        """A battle is shown as it is set up."""
        return state


@lru_cache(maxsize=256)
def _book_battle(id_: str, options: bytes) -> State:
    """A fresh battle, cached because games started in bulk would read its document each time."""
    agreed = msgspec.json.decode(options, type=OptionsTable)
    return GAME.make(documents.raw_scenario(id_), agreed, "scenario", id_)


GAME = Battle()
