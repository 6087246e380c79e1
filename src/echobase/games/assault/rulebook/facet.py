"""What the rulebook of Assault on Hoth can be about, and where it is."""

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Final, get_args

from echobase.games.assault.documents.tables import OptionsTable, PlayTable
from echobase.games.assault.rulebook.sheets import FEATURES, sheets
from echobase.games.assault.rules.cards import ACTION_CARDS, EVENT_CARDS
from echobase.games.assault.rules.map import TERRAIN
from echobase.games.assault.rules.steps import STEPS
from echobase.games.assault.rules.units import KINDS
from echobase.rulebook.facet import TOPICS, RulebookFacet
from echobase.rulebook.sheets import ReferenceSheet
from echobase.text import Text

REASONS: Final = tuple(filter(None, get_args(PlayTable.__annotations__["reason"])))
"""Why a game can end."""


class AssaultRulebook:
    """Implements `rulebook.facet.RulebookFacet`."""

    folder = Path(__file__).parent

    def subjects(self) -> Mapping[str, Collection[str]]:
        return {
            "unit": KINDS,
            "hero": ["luke"],
            "terrain": TERRAIN,
            "feature": FEATURES,
            "step": STEPS,
            "card": [*(card.key for card in ACTION_CARDS), *EVENT_CARDS],
            "option": ["map", *OptionsTable.__struct_fields__],
            "reason": REASONS,
            "topic": TOPICS,
        }

    def sheets(self, text: Text) -> list[ReferenceSheet]:
        return sheets(text)


RULEBOOK: Final[RulebookFacet] = AssaultRulebook()
