"""What the rulebook of Battle of Hoth can be about, and where it is."""

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Final, get_args

from echobase.core.sides import SIDES
from echobase.games.battle.documents import data_files
from echobase.games.battle.documents.tables import PlayTable, scenario_ids
from echobase.games.battle.rulebook.sheets import sheets
from echobase.games.battle.rules.board import SECTIONS
from echobase.games.battle.rules.cards import SUPPORTS
from echobase.games.battle.rules.scenario import OBJECTIVE_TYPES
from echobase.games.battle.rules.steps import STEPS
from echobase.games.battle.rules.terrain import STRUCTURES, TERRAIN
from echobase.games.battle.rules.units import BADGES
from echobase.rulebook.facet import TOPICS, RulebookFacet
from echobase.rulebook.sheets import ReferenceSheet
from echobase.text import Text

GOALS: Final = ("medals", "charge")
REASONS: Final = tuple(filter(None, get_args(PlayTable.__annotations__["reason"])))
"""Why a battle can end."""


class BattleRulebook:
    """Implements `rulebook.facet.RulebookFacet`."""

    folder = Path(__file__).parent

    def subjects(self) -> Mapping[str, Collection[str]]:
        data = data_files.printed()
        return {
            "unit": list(data.units),
            "badge": [badge for badge in BADGES if badge],
            "terrain": TERRAIN,
            "structure": STRUCTURES,
            "section": SECTIONS,
            "step": STEPS,
            "card": [*data.cards, *SUPPORTS],
            "leader": [leader for side in SIDES for leader in data.leaders[side]],
            "objective": OBJECTIVE_TYPES,
            "goal": GOALS,
            "reason": REASONS,
            "topic": TOPICS,
            "scenario": list(scenario_ids().values()),
        }

    def sheets(self, text: Text) -> list[ReferenceSheet]:
        return sheets(text)


RULEBOOK: Final[RulebookFacet] = BattleRulebook()
