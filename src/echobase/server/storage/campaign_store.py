"""The store of campaigns: who plays, and how far they have come.

Every change increases the version of a campaign; whoever writes on an older one has to read first.
"""

from dataclasses import dataclass, replace

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from echobase.campaigns.record import CampaignHead
from echobase.campaigns.run import BattleResult, CardChoice
from echobase.play.game_log import SeatFacts
from echobase.server.affairs import server_time
from echobase.server.errors import Missing
from echobase.server.storage import databases
from echobase.server.storage.campaign_tables import campaigns


class CampaignSeat(msgspec.Struct, frozen=True):
    """A seat in all battles of a campaign; its token opens each of them."""

    side: str
    facts: SeatFacts
    hash: str
    """The stored form of its token; empty for a computer, and while nobody has taken the seat."""
    own: bool = True
    """Whether it belongs to whoever began the campaign; any other is taken by a link."""
    invitation: str = ""
    """The stored form of the word of that link."""

    @property
    def person(self) -> bool:
        return self.facts.kind == "person"

    @property
    def free(self) -> bool:
        """Whether it waits for somebody."""
        return self.person and not self.hash


class CampaignProgress(msgspec.Struct, frozen=True):
    """How far a campaign has come."""

    results: list[BattleResult] = []
    choices: list[CardChoice] = []
    battle: str = ""
    """The game of the battle in progress; empty between two battles."""
    undecided: bool = False
    """Whether the last battle ended without a winner, so that it is fought again."""
    ready: list[int] = []
    """The seats whose people are ready for the battle that is due."""
    lines: list[str] = []
    """What its record says of the battles that are over, and of the choices after them."""


@dataclass(frozen=True)
class StoredCampaign:
    """A campaign as it is stored."""

    id: str
    head: CampaignHead
    seats: list[CampaignSeat]
    progress: CampaignProgress
    version: int = 0


class CampaignStore:
    """Campaigns in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def create(self, made: StoredCampaign) -> None:
        """A new campaign."""
        now = server_time.now()
        row = {
            "id": made.id,
            "head": _text(made.head),
            "seats": _text(made.seats),
            "progress": _text(made.progress),
            "version": made.version,
            "over": False,
            "created": now,
            "updated": now,
        }
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(campaigns), row)
        except (SQLAlchemyError, OSError) as error:
            raise databases.cannot_store(error) from None

    async def find(self, id_: str) -> StoredCampaign:
        """The campaign with this id; Missing when there is none."""
        async with self.engine.connect() as connection:
            query = select(campaigns).where(campaigns.c.id == id_)
            row = (await connection.execute(query)).first()
        if row is None:
            raise Missing("unknown-campaign", f"There is no campaign {id_[:40]!r} here.")
        return StoredCampaign(
            row.id,
            msgspec.json.decode(row.head, type=CampaignHead),
            msgspec.json.decode(row.seats, type=list[CampaignSeat]),
            msgspec.json.decode(row.progress, type=CampaignProgress),
            row.version,
        )

    async def write(
        self,
        was: StoredCampaign,
        progress: CampaignProgress,
        *,
        over: bool,
        seats: list[CampaignSeat] | None = None,
    ) -> StoredCampaign | None:
        """Write new progress or seats; None when somebody else has written since they were read."""
        sitting = was.seats if seats is None else seats
        change = (
            update(campaigns)
            .where(campaigns.c.id == was.id, campaigns.c.version == was.version)
            .values(
                progress=_text(progress),
                seats=_text(sitting),
                version=was.version + 1,
                over=over,
                updated=server_time.now(),
            )
        )
        try:
            async with self.engine.begin() as connection:
                written = await connection.execute(change)
        except (SQLAlchemyError, OSError) as error:
            raise databases.cannot_store(error) from None
        if written.rowcount != 1:
            return None
        return replace(was, progress=progress, seats=sitting, version=was.version + 1)

    async def forget(self, id_: str) -> None:
        """Delete a campaign."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(campaigns).where(campaigns.c.id == id_))

    async def battles(self) -> set[str]:
        """The games of all battles whose result no campaign has taken yet."""
        query = select(campaigns.c.progress).where(~campaigns.c.over)
        async with self.engine.connect() as connection:
            found = [one for (one,) in await connection.execute(query)]
        return {msgspec.json.decode(one, type=CampaignProgress).battle for one in found}

    async def sweep(self, before: float) -> None:
        """Delete the campaigns that ended before a time."""
        old = delete(campaigns).where(campaigns.c.over, campaigns.c.updated < before)
        async with self.engine.begin() as connection:
            await connection.execute(old)


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
