"""The desks of the games by name."""

from functools import cache

from echobase.server.assault_offers import AssaultDesk
from echobase.server.battle_offers import BattleDesk
from echobase.server.offers import Desk


@cache
def desk(game: str) -> Desk:
    return {"battle": BattleDesk, "assault": AssaultDesk}[game]()
