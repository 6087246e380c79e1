"""Who sits where in a game that follows another one at the same table."""

from collections.abc import Sequence

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from echobase.server.storage import people_tables as tables


async def seat_again(
    engine: AsyncEngine, old: str, new: str, order: Sequence[int], now: float
) -> None:
    """Let profiles and the agreement on ratings follow into the next game.

    By seat of the new game, `order` has the seat of the old one.
    """
    openings, sitters = tables.openings, tables.sitters
    async with engine.begin() as connection:
        opening = (await connection.execute(select(openings).where(openings.c.game == old))).first()
        rows = await connection.execute(select(sitters).where(sitters.c.game == old))
        places = {row.seat: row for row in rows}
        if opening is not None:
            again = {
                "game": new,
                "host": order.index(opening.host),
                "public": False,
                "rated": opening.rated,
                "settled": False,
                "created": now,
            }
            await connection.execute(insert(openings), again)
        following = [
            {
                "game": new,
                "seat": seat,
                "profile": places[before].profile,
                "invitation": "",
                "taken": places[before].taken,
            }
            for seat, before in enumerate(order)
            if before in places
        ]
        if following:
            await connection.execute(insert(sitters), following)
