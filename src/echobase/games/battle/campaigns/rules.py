"""What campaigns mean for a battle: changed set-ups, secondary objectives, support cards."""

import copy
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from echobase.campaigns.tables import CampaignObjective, Support
from echobase.core import game
from echobase.core.document import convert, to_tables
from echobase.core.errors import BadDocument
from echobase.core.sides import SIDES
from echobase.games.battle.campaigns.goals import impossible
from echobase.games.battle.campaigns.tables import BattleChanges
from echobase.games.battle.documents.data_files import override
from echobase.games.battle.documents.tables import SecretGoalTable
from echobase.games.battle.rules.cards import SUPPORT_SIDE, SUPPORTS
from echobase.games.battle.rules.secondary import achieved
from echobase.games.battle.rules.state import as_battle
from echobase.text import Text

REWARDS: Final = {card: SIDES[side] for card, side in zip(SUPPORTS, SUPPORT_SIDE, strict=True)}


class BattleCampaigns:
    """Implements `campaigns.rules.CampaignRules`."""

    goal_type: type[msgspec.Struct] = SecretGoalTable
    changes_type: type[msgspec.Struct] = BattleChanges

    @property
    def rewards(self) -> Mapping[str, str]:
        return REWARDS

    def change(self, tables: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
        told = convert(changes, BattleChanges, "changes")
        changed = copy.deepcopy(tables)
        units = changed.get("units", [])
        standing = [unit.get("hex") for unit in units]
        for hex_ in told.without:
            if hex_ not in standing:
                raise BadDocument(f"changes: without: there is no unit on {hex_!r}")
        changed["units"] = [
            *(unit for unit in units if unit.get("hex") not in told.without),
            *(to_tables(unit) for unit in told.units),
        ]
        rooted = {f"scenario.{path}": value for path, value in told.values.items()}
        override({"scenario": changed}, rooted)
        return changed

    def with_objectives(
        self, tables: dict[str, Any], objectives: Sequence[CampaignObjective]
    ) -> dict[str, Any]:
        secondary = [{"id": one.id, "side": one.side, "goals": one.goals} for one in objectives]
        return {**tables, "secondary": secondary}

    def options(self, cards: Mapping[str, Sequence[str]], support: Support) -> dict[str, Any]:
        won = {card for several in cards.values() for card in several}
        ordered = [card for card in SUPPORTS if card in won]
        return {"support": ordered, "support_in": support}

    def judge(self, state: game.State, outcome: game.Outcome) -> dict[str, bool]:
        return achieved(as_battle(state), SIDES.index(outcome.winner))

    def reward_text(self, card: str, text: Text) -> str:
        return text(f"support-{card.replace('_', '-')}-text")

    def goal_problem(
        self, first: game.State, objectives: Sequence[CampaignObjective]
    ) -> tuple[str, str] | None:
        return impossible(as_battle(first))
