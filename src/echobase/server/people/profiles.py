"""Profiles without accounts: a key that a browser has made, a name, devices and friends.

Only hashes of keys and of the words in links are stored. A profile has one key for each device.
"""

import re
import time
from typing import Final

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from echobase.core.errors import BadOption, Refusal
from echobase.server.errors import Forbidden, Missing
from echobase.server.messages.people import OneTimeLink
from echobase.server.people.names import SEAT_MARK, person_name
from echobase.server.safety.tokens import fresh_id, fresh_token, hashed
from echobase.server.storage import people_tables as tables
from echobase.server.storage.tables import seats

KEY: Final = re.compile(r"[\w-]{40,64}", re.ASCII)
"""What a key looks like: at least 240 random bits."""
MOVE, FRIEND = "move", "friend"
LASTS: Final = {MOVE: 15 * 60.0, FRIEND: 7 * 86_400.0}
"""Seconds that a link works."""


class Profiles:
    """The profiles of a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def find(self, key: str) -> str | None:
        """The profile of a key; None for a key that nobody has."""
        table = tables.profile_keys.c
        async with self.engine.connect() as connection:
            found = await connection.scalar(select(table.profile).where(table.hash == hashed(key)))
        return None if found is None else str(found)

    async def need(self, key: str) -> str:
        """The profile of a key; Forbidden when there is none."""
        found = await self.find(key)
        if found is None:
            raise Forbidden("no-profile", "This needs a profile; choose a name first.")
        return found

    async def name(self, profile: str) -> str:
        """The name of a profile; Missing when there is no such profile."""
        table = tables.profiles.c
        async with self.engine.connect() as connection:
            found = await connection.scalar(select(table.name).where(table.id == profile))
        if found is None:
            raise Missing("unknown-player", f"There is no player {profile[:40]!r} here.")
        return str(found)

    async def since(self, profile: str) -> float:
        """When a profile was made."""
        table = tables.profiles.c
        async with self.engine.connect() as connection:
            found = await connection.scalar(select(table.created).where(table.id == profile))
        return float(found or 0)

    async def save(self, key: str, name: str) -> str:
        """Make the profile of a key, or give it another name."""
        name = person_name(name)
        if not KEY.fullmatch(key):
            raise BadOption("x-profile: a key has 40 to 64 letters, digits, - or _")
        table = tables.profiles
        profile = await self.find(key)
        if profile is not None:
            async with self.engine.begin() as connection:
                named = update(table).where(table.c.id == profile)
                await connection.execute(named.values(name=name))
            return profile
        fresh = fresh_id()
        try:
            async with self.engine.begin() as connection:
                row = {"id": fresh, "name": name, "created": time.time()}
                await connection.execute(insert(table), row)
                held = {"hash": hashed(key), "profile": fresh}
                await connection.execute(insert(tables.profile_keys), held)
        except IntegrityError:  # the same key came twice at once
            return await self.need(key)
        return fresh

    async def delete(self, profile: str) -> None:
        """Forget a profile: name, ratings, friends; its seats are somebody's from now on."""
        sitters = tables.sitters.c
        async with self.engine.begin() as connection:
            query = select(sitters.game, sitters.seat).where(sitters.profile == profile)
            for game, seat in list(await connection.execute(query)):
                place = (seats.c.game == game, seats.c.seat == seat)
                await connection.execute(update(seats).where(*place).values(name=""))
            gone = delete(tables.profiles).where(tables.profiles.c.id == profile)
            await connection.execute(gone)

    async def seat(self, game: str, token: str) -> int | None:
        """The seat of a game that a profile shows with KEY.SEAT; None when it is not theirs."""
        key, mark, number = token.rpartition(SEAT_MARK)
        if not mark or not number.isascii() or not number.isdecimal():
            return None
        keys, sitters = tables.profile_keys.c, tables.sitters.c
        query = (
            select(sitters.seat)
            .join(tables.profile_keys, keys.profile == sitters.profile)
            .where(keys.hash == hashed(key))
            .where(sitters.game == game, sitters.seat == int(number[:3]))
        )
        async with self.engine.connect() as connection:
            found = await connection.scalar(query)
        return None if found is None else int(found)

    # Links that end by themselves.

    async def link(self, kind: str, profile: str) -> OneTimeLink:
        """A word for a link to another device, or for friends; an older one ends."""
        word, expires = fresh_token(), time.time() + LASTS[kind]
        table = tables.tickets
        row = {"hash": hashed(word), "kind": kind, "profile": profile, "expires": expires}
        async with self.engine.begin() as connection:
            old = or_(table.c.profile == profile, table.c.expires < time.time())
            await connection.execute(delete(table).where(old, table.c.kind == kind))
            await connection.execute(insert(table), row)
        return OneTimeLink(word=word, expires=expires)

    async def arrive(self, key: str, word: str) -> str:
        """Give the profile of a one-time link to another device, whose key this is."""
        if not KEY.fullmatch(key):
            raise BadOption("x-profile: a key has 40 to 64 letters, digits, - or _")
        table, keys = tables.tickets, tables.profile_keys
        here = (table.c.hash == hashed(word), table.c.kind == MOVE, table.c.expires > time.time())
        async with self.engine.begin() as connection:
            profile = await connection.scalar(select(table.c.profile).where(*here))
            used = await connection.execute(delete(table).where(*here))
            if profile is None or used.rowcount != 1:
                raise Forbidden("used-link", "This link was used already or is too old.")
            await connection.execute(delete(keys).where(keys.c.hash == hashed(key)))
            await connection.execute(insert(keys), {"hash": hashed(key), "profile": profile})
        return str(profile)

    # Friends.

    async def befriend(self, profile: str, word: str) -> str:
        """Make friends with whoever gave the link."""
        table = tables.tickets.c
        query = select(table.profile).where(table.hash == hashed(word), table.kind == FRIEND)
        async with self.engine.connect() as connection:
            other = await connection.scalar(query.where(table.expires > time.time()))
        if other is None:
            raise Forbidden("used-link", "This link is too old; ask your friend for a new one.")
        if other == profile:
            raise Refusal("This is your own link: send it to a friend.", "own-link")
        known = await self.friends(profile)
        if other not in known:
            pairs = ((profile, other), (other, profile))
            async with self.engine.begin() as connection:
                rows = [{"profile": one, "friend": two} for one, two in pairs]
                await connection.execute(insert(tables.friends), rows)
        return str(other)

    async def friends(self, profile: str) -> list[str]:
        """The friends of a profile, by name."""
        table, named = tables.friends.c, tables.profiles.c
        query = (
            select(table.friend)
            .join(tables.profiles, named.id == table.friend)
            .where(table.profile == profile)
            .order_by(named.name)
        )
        async with self.engine.connect() as connection:
            return [str(one) for one in await connection.scalars(query)]

    async def part(self, profile: str, other: str) -> None:
        """End a friendship, for both."""
        table = tables.friends.c
        pair = or_(
            (table.profile == profile) & (table.friend == other),
            (table.profile == other) & (table.friend == profile),
        )
        async with self.engine.begin() as connection:
            await connection.execute(delete(tables.friends).where(pair))
