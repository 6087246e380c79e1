"""What a campaign may change in the set-up of a battle."""

from typing import Any

from echobase.core.document import TomlTable
from echobase.games.battle.documents.tables import UnitTable


class BattleChanges(TomlTable, kw_only=True):
    """Changes of a scenario: units that are missing, units besides, and other values."""

    without: list[str] = []
    """The hexes of units that do not take part."""
    units: list[UnitTable] = []
    """Units that take part besides."""
    values: dict[str, Any] = {}
    """Values by path: `victory.rebel.medals`; an entry of a list is named by its id."""
