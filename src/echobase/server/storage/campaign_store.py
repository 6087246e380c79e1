"""The store of campaigns: who plays, and how far they have come.

Every change increases the version of a campaign; whoever writes on an older one has to read first.
"""

from collections.abc import Mapping

import msgspec
from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from echobase.campaigns.record import CampaignHead
from echobase.server.affairs import server_time
from echobase.server.errors import Missing
from echobase.server.storage import databases
from echobase.server.storage.campaign_tables import campaign_sitters, campaigns
from echobase.server.storage.stored_campaigns import (
    CampaignProgress,
    CampaignSeat,
    StoredCampaign,
)


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
            "battle": made.progress.battle,
            "version": made.version,
            "over": False,
            "created": now,
            "updated": now,
        }
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(campaigns), row)
                if sitters := sitting(made):
                    await connection.execute(insert(campaign_sitters), sitters)
        except (SQLAlchemyError, OSError) as error:
            raise databases.cannot_store(error) from None

    async def find(self, id_: str) -> StoredCampaign:
        """The campaign with this id; Missing when there is none."""
        async with self.engine.connect() as connection:
            query = select(campaigns).where(campaigns.c.id == id_)
            row = (await connection.execute(query)).first()
            if row is None:
                raise Missing("unknown-campaign", f"There is no campaign {id_[:40]!r} here.")
            seated = select(campaign_sitters).where(campaign_sitters.c.campaign == id_)
            people = list(await connection.execute(seated))
        return StoredCampaign(
            row.id,
            msgspec.json.decode(row.head, type=CampaignHead),
            msgspec.json.decode(row.seats, type=list[CampaignSeat]),
            msgspec.json.decode(row.progress, type=CampaignProgress),
            row.version,
            {one.seat: one.profile for one in people if one.profile},
            {one.seat: one.invited for one in people if one.invited},
            row.over,
        )

    async def write(
        self,
        was: StoredCampaign,
        progress: CampaignProgress,
        *,
        over: bool,
        seats: list[CampaignSeat] | None = None,
        players: Mapping[int, str] | None = None,
    ) -> StoredCampaign | None:
        """Write what is new; None when somebody else has written since it was read."""
        now = was.advanced(progress, over, seats, players)
        change = (
            update(campaigns)
            .where(campaigns.c.id == was.id, campaigns.c.version == was.version)
            .values(
                progress=_text(progress),
                battle=progress.battle,
                seats=_text(now.seats),
                version=now.version,
                over=over,
                updated=server_time.now(),
            )
        )
        try:
            async with self.engine.begin() as connection:
                written = await connection.execute(change)
                if written.rowcount != 1:
                    return None
                if players is not None:
                    old = campaign_sitters.c.campaign == was.id
                    await connection.execute(delete(campaign_sitters).where(old))
                    if sitters := sitting(now):
                        await connection.execute(insert(campaign_sitters), sitters)
        except (SQLAlchemyError, OSError) as error:
            raise databases.cannot_store(error) from None
        return now

    async def forget(self, id_: str) -> None:
        """Delete a campaign."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(campaigns).where(campaigns.c.id == id_))

    async def of_battle(self, game: str) -> str | None:
        """The campaign that waits for the result of a game; None when no campaign does."""
        query = select(campaigns.c.id).where(campaigns.c.battle == game)
        async with self.engine.connect() as connection:
            found = await connection.scalar(query)
        return None if found is None else str(found)

    async def of_profile(self, profile: str) -> dict[str, list[int]]:
        """The campaigns of a profile, the oldest first, each with its seats there."""
        return await self.concerning(campaign_sitters.c.profile == profile)

    async def kept_for(self, profile: str) -> dict[str, list[int]]:
        """The campaigns with seats that are kept for a profile."""
        return await self.concerning(campaign_sitters.c.invited == profile)

    async def concerning(self, whose: ColumnElement[bool]) -> dict[str, list[int]]:
        sitters = campaign_sitters.c
        query = (
            select(sitters.campaign, sitters.seat)
            .join(campaigns, campaigns.c.id == sitters.campaign)
            .where(whose)
            .order_by(campaigns.c.created, sitters.seat)
        )
        found: dict[str, list[int]] = {}
        async with self.engine.connect() as connection:
            for id_, seat in await connection.execute(query):
                found.setdefault(id_, []).append(seat)
        return found

    async def battles(self) -> set[str]:
        """The games of all battles whose result no campaign has taken yet."""
        query = select(campaigns.c.battle).where(campaigns.c.battle != "")
        async with self.engine.connect() as connection:
            return set(await connection.scalars(query))

    async def sweep(self, before: float) -> None:
        """Delete the campaigns that ended before a time."""
        old = delete(campaigns).where(campaigns.c.over, campaigns.c.updated < before)
        async with self.engine.begin() as connection:
            await connection.execute(old)


def sitting(campaign: StoredCampaign) -> list[dict[str, object]]:
    """The seats of a campaign that concern profiles, as rows."""
    return [
        {
            "campaign": campaign.id,
            "seat": seat,
            "profile": campaign.players.get(seat),
            "invited": campaign.invited.get(seat),
        }
        for seat in sorted({*campaign.players, *campaign.invited})
    ]


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
