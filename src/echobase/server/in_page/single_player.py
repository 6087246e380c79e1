"""The other people of a page without a server: there are none."""

from collections.abc import Iterable, Mapping
from typing import Any

from echobase.campaigns.run import CampaignRun
from echobase.play.game_log import GameSettings
from echobase.server.errors import Forbidden, Missing
from echobase.server.rooms.rooms import Room
from echobase.server.storage.stored_campaigns import StoredCampaign


def needs_server() -> Missing:
    return Missing("no-server", "This needs a server: here you play on this device alone.")


class NoProfiles:
    """Nobody has a profile here."""

    async def find(self, key: str) -> str | None:
        return None

    async def need(self, key: str) -> str:
        raise Forbidden("no-profile", str(needs_server()))

    async def seat(self, game: str, token: str) -> int | None:
        return None


class NoSeating:
    """All seats belong to whoever has made the game."""

    async def bind(self, facts: GameSettings, profile: str) -> None:
        raise needs_server()

    async def convene(self, facts: GameSettings, host: int, players: Mapping[int, str]) -> None:
        raise needs_server()

    async def free(self, id_: str) -> set[int]:
        return set()

    async def games_of(self, profile: str | None) -> dict[str, list[int]]:
        return {}

    async def player_at(self, id_: str, seat: int | None) -> str | None:
        return None

    async def introduce(self, room: Room | None) -> None:
        """There is nobody to introduce."""


class NoLobby:
    """Nobody waits for a game."""

    async def check_invited(self, invited: Iterable[str], profile: str | None) -> None:
        if list(invited):
            raise needs_server()


class NobodyElse:
    """Stands for the services around people."""

    def __init__(self) -> None:
        self.profiles = NoProfiles()
        self.seating = NoSeating()
        self.lobby = NoLobby()


class NoNotices:
    """Nobody is away, so nobody is told."""

    def changed(self, room: Room) -> None:
        """A game has moved on."""

    def run(self, telling: Any, about: str) -> None:
        telling.close()

    def seen(self, id_: str, place: int) -> None:
        """Somebody looks at a campaign."""

    def moved_on(self, campaign: StoredCampaign, run: CampaignRun) -> None:
        """A campaign has come further."""

    async def begin_battle(self, id_: str, game: str) -> None:
        """A battle of a campaign has begun."""
