"""The desks of the games by name."""

from functools import cache

from echobase.games.assault.interaction.decisions import AssaultDesk
from echobase.games.battle.interaction.decisions import BattleDesk
from echobase.play.interaction import Desk


@cache
def desk(game: str) -> Desk:
    return {"battle": BattleDesk, "assault": AssaultDesk}[game]()
