"""Tables with seats for others: links, sitting down, who sits where.

A link is an invitation. Whoever opens it first gets a token of their own, so that not even the
host, who made the link, can take that seat any more.
"""

import time
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from sqlalchemy import Row, insert, select, update

from echobase.core import registry
from echobase.core.errors import BadOption, Refusal
from echobase.play.game_log import GameSettings
from echobase.server.errors import Forbidden, Missing
from echobase.server.messages.new_games import NewGame, NewTable
from echobase.server.messages.people import OpenedTable, SatDown, SeatLink, SitDown
from echobase.server.people.names import TAKEN, listing, person_name
from echobase.server.people.presence import renew
from echobase.server.people.table_people import Sitter
from echobase.server.rooms.rooms import Room
from echobase.server.safety.tokens import fresh_token, hashed
from echobase.server.storage import people_tables as tables
from echobase.server.storage.game_store import Digest
from echobase.server.storage.store import Store
from echobase.server.storage.tables import seats as seat_table


@dataclass(frozen=True)
class Opening:
    """A table with seats for others."""

    host: int
    public: bool
    rated: bool
    created: float


@dataclass(frozen=True)
class Place:
    """A seat at such a table."""

    seat: int
    name: str
    profile: str
    invited: str
    invitation: str
    taken: bool


class Seating:
    """The seats of all tables in a store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.engine = store.engine

    # Opening a table.

    async def open(
        self, wanted: NewTable, facts: GameSettings, digest: Digest, profile: str | None
    ) -> OpenedTable:
        """Store a new game; only the own seats are handed out, the others get links."""
        name = person_name(wanted.name)
        check_table(wanted, facts, profile)
        people = [seat for seat, _ in enumerate(facts.seats) if facts.is_person(seat)]
        tokens = [fresh_token() if seat in wanted.own else None for seat in range(len(facts.seats))]
        others = [seat for seat in people if seat not in wanted.own]
        links = [fresh_token() if seat in others else None for seat in range(len(facts.seats))]
        await self.store.create(facts, [hashed(one) if one else "" for one in tokens], digest)
        now = time.time()
        rows = [
            {
                "game": facts.id,
                "seat": seat,
                "profile": profile if seat in wanted.own else None,
                "invited": wanted.invited.get(seat),
                "invitation": hashed(link) if (link := links[seat]) else "",
                "taken": now if seat in wanted.own else 0.0,
            }
            for seat in people
        ]
        opening = {
            "game": facts.id,
            "host": wanted.own[0],
            "public": wanted.public,
            "rated": wanted.rated,
            "settled": False,
            "created": now,
        }
        async with self.engine.begin() as connection:
            await connection.execute(insert(tables.openings), opening)
            await connection.execute(insert(tables.sitters), rows)
            own = update(seat_table).where(seat_table.c.game == facts.id)
            own = own.where(seat_table.c.seat.in_(wanted.own))
            await connection.execute(own.values(name=name))
        return OpenedTable(id=facts.id, seats=tokens, links=links)

    async def bind(self, facts: GameSettings, profile: str) -> None:
        """Let the seats of a game that one browser has made follow a profile."""
        rows = [
            {"game": facts.id, "seat": seat, "profile": profile, "invitation": "", "taken": 1.0}
            for seat, _ in enumerate(facts.seats)
            if facts.is_person(seat)
        ]
        async with self.engine.begin() as connection:
            await connection.execute(insert(tables.sitters), rows)

    async def convene(self, facts: GameSettings, host: int, players: Mapping[int, str]) -> None:
        """Make a game whose seats are all taken a table: its people see each other and can talk.

        `players` are their profiles, by seat.
        """
        now = time.time()
        opening = {"game": facts.id, "host": host, "public": False, "rated": False}
        rows = [
            {
                "game": facts.id,
                "seat": seat,
                "profile": players.get(seat),
                "invitation": "",
                "taken": now,
            }
            for seat, _ in enumerate(facts.seats)
            if facts.is_person(seat)
        ]
        async with self.engine.begin() as connection:
            opened = {**opening, "settled": False, "created": now}
            await connection.execute(insert(tables.openings), opened)
            await connection.execute(insert(tables.sitters), rows)

    # Looking.

    async def opening(self, id_: str) -> Opening:
        """What was agreed on at a table; Missing when the game is none."""
        found = await self.find_opening(id_)
        if found is None:
            raise Missing("no-table", f"There is no table {id_[:40]!r} here that others can join.")
        return found

    async def find_opening(self, id_: str) -> Opening | None:
        table = tables.openings.c
        query = select(table.host, table.public, table.rated, table.created)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query.where(table.game == id_))).first()
        return None if found is None else Opening(*found)

    async def places(self, id_: str) -> dict[int, Place]:
        """The seats of a game for people, by number."""
        return (await self.places_of([id_])).get(id_, {})

    async def player_at(self, id_: str, seat: int | None) -> str | None:
        """The profile of whoever sits there; None for somebody without one."""
        table = tables.sitters.c
        query = select(table.profile).where(table.game == id_, table.seat == seat)
        async with self.engine.connect() as connection:
            found = await connection.scalar(query) if seat is not None else None
        return None if found is None else str(found)

    async def places_of(self, ids: Collection[str]) -> dict[str, dict[int, Place]]:
        """The seats for people of several games."""
        sitters, seats = tables.sitters.c, seat_table.c
        query = (
            select(tables.sitters, seats.name)
            .join(seat_table, (seats.game == sitters.game) & (seats.seat == sitters.seat))
            .where(sitters.game.in_(ids))
            .order_by(sitters.seat)
        )
        found: dict[str, dict[int, Place]] = {}
        async with self.engine.connect() as connection:
            for row in await connection.execute(query):
                found.setdefault(row.game, {})[row.seat] = as_place(row)
        return found

    async def free(self, id_: str) -> set[int]:
        """The seats of a game that wait for somebody."""
        return {seat for seat, place in (await self.places(id_)).items() if not place.taken}

    async def games_of(self, profile: str | None) -> dict[str, list[int]]:
        """The games of a profile, each with its seats there."""
        if profile is None:
            return {}
        sitters = tables.sitters.c
        query = select(sitters.game, sitters.seat).where(sitters.profile == profile)
        found: dict[str, list[int]] = {}
        async with self.engine.connect() as connection:
            for game, seat in await connection.execute(query.order_by(sitters.seat)):
                found.setdefault(game, []).append(seat)
        return found

    async def linked(self, id_: str, link: str) -> Place:
        """The seat of a link; Forbidden when it is no longer, or never was, one of this table."""
        places = await self.places(id_)
        mark = hashed(link)
        for place in places.values():
            if link and place.invitation == mark:
                return place
        raise Forbidden("bad-link", "This link does not work any more; ask for a new one.")

    # Links.

    async def new_link(self, id_: str, seat: int, host: int | None) -> SeatLink:
        """Another link for a seat; the one before is void."""
        link = fresh_token()
        await self.mark(id_, seat, host, hashed(link))
        return SeatLink(seat=seat, link=link)

    async def revoke(self, id_: str, seat: int, host: int | None) -> None:
        """Make the link of a seat void."""
        await self.mark(id_, seat, host, "")

    async def mark(self, id_: str, seat: int, host: int | None, invitation: str) -> None:
        """Change the invitation of a seat that nobody has taken, on behalf of the host."""
        opening = await self.opening(id_)
        if host != opening.host:
            raise Forbidden("not-host", "Only whoever opened this table can change its links.")
        if seat not in await self.places(id_):
            raise Missing("unknown-seat", f"This table has no seat {seat} for somebody.")
        table = tables.sitters
        here = (table.c.game == id_, table.c.seat == seat, table.c.taken == 0)
        async with self.engine.begin() as connection:
            changed = await connection.execute(
                update(table).where(*here).values(invitation=invitation)
            )
        if changed.rowcount != 1:
            raise Refusal(TAKEN, "seat-taken")

    # Sitting down.

    async def sit(self, id_: str, asked: SitDown, profile: str | None) -> SatDown:
        """Take a seat; of two who want it, one gets it."""
        name = person_name(asked.name)
        opening = await self.opening(id_)
        places = await self.places(id_)
        place = await self.linked(id_, asked.link) if asked.link else places.get(asked.seat)
        if place is None:
            raise Missing("unknown-seat", f"This table has no seat {asked.seat} for somebody.")
        if place.taken and profile is not None and place.profile == profile:
            return SatDown(id=id_, seat=place.seat, token=None)
        check_allowed(opening, place, places, asked, profile)
        token = fresh_token()
        table = tables.sitters
        here = [table.c.game == id_, table.c.seat == place.seat, table.c.taken == 0]
        if asked.link:
            here.append(table.c.invitation == hashed(asked.link))
        own = (seat_table.c.game == id_, seat_table.c.seat == place.seat)
        async with self.engine.begin() as connection:
            taking = update(table).where(*here).values(taken=time.time(), profile=profile)
            if (await connection.execute(taking)).rowcount != 1:
                raise Refusal(TAKEN, "seat-taken")
            seated = update(seat_table).where(*own).values(hash=hashed(token), name=name)
            await connection.execute(seated)
            await connection.run_sync(self.store.notices.tell, id_)
        return SatDown(id=id_, seat=place.seat, token=token)

    async def introduce(self, room: Room | None) -> None:
        """Tell a room, if it is open, who sits there now."""
        if room is None:
            return
        id_ = room.facts.id
        opening = await self.find_opening(id_)
        if opening is None:
            return
        places = await self.places(id_)
        sitters = [
            Sitter(place.name, place.profile, place.taken)
            if (place := places.get(seat)) is not None
            else Sitter(facts.name, "", True)
            for seat, facts in enumerate(room.facts.seats)
        ]
        await renew(room, sitters, opening.rated, opening.host)


def as_place(row: Row[tuple[object, ...]]) -> Place:
    return Place(
        seat=row.seat,
        name=row.name,
        profile=row.profile or "",
        invited=row.invited or "",
        invitation=row.invitation,
        taken=row.taken > 0,
    )


def check_table(wanted: NewTable, facts: GameSettings, profile: str | None) -> None:
    """Refuse a table that makes no sense, or a rated one that would not be fair."""
    game = wanted.game
    if game.lesson or game.puzzle:
        raise BadOption("game: lessons and puzzles are for one person")
    people = {seat for seat, _ in enumerate(facts.seats) if facts.is_person(seat)}
    if not people.issuperset(wanted.own) or len(set(wanted.own)) != len(wanted.own):
        raise BadOption(f"own: seats of people, each once: {listing(people)}; got {wanted.own}")
    others = people.difference(wanted.own)
    if not others:
        raise BadOption("own: leave at least one seat for somebody else")
    if not others.issuperset(wanted.invited):
        raise BadOption(f"invited: seats that are left: {listing(others)}")
    if wanted.rated:
        check_rated(game, wanted, profile)


def check_rated(game: NewGame, wanted: NewTable, profile: str | None) -> None:
    """A rated game needs profiles, equal means for all, and a scenario that others play, too."""
    chosen = registry.game(game.game)
    scenario = game.options.get(chosen.scenario_option, chosen.scenarios()[0])
    reasons: Mapping[str, bool] = {
        "it needs a profile; choose a name first": profile is None,
        "it has no hints; leave them out": game.hints,
        "it has no computer players": any(seat.kind != "person" for seat in game.seats),
        "its dice come from the server": game.dice != "server",
        "everybody has one seat": len(wanted.own) != 1,
        "it needs a scenario of the catalogue": isinstance(scenario, dict),
    }
    for reason, wrong in reasons.items():
        if wrong:
            raise BadOption(f"rated: {reason}")


def check_allowed(
    opening: Opening,
    place: Place,
    places: Mapping[int, Place],
    asked: SitDown,
    profile: str | None,
) -> None:
    """Refuse somebody who may not take a seat, or has not agreed to what the table says."""
    kept = profile is not None and place.invited == profile
    if not (asked.link or opening.public or kept):
        raise Forbidden("bad-link", "This table is private; ask for a link to a seat.")
    if not asked.link and place.invited and not kept:
        raise Refusal("This seat is kept for somebody else.", "seat-kept")
    if place.taken:
        raise Refusal(TAKEN, "seat-taken")
    if asked.rated != opening.rated:
        is_, not_ = ("counts", "does not") if opening.rated else ("does not count", "does")
        raise Refusal(f"This game {is_} for the ratings; you agreed that it {not_}.", "not-agreed")
    if opening.rated and profile is None:
        raise Forbidden("no-profile", "A rated game needs a profile; choose a name first.")
    seated = {other.profile for other in places.values() if other.taken}
    if profile in seated and (opening.rated or not asked.link):
        raise Refusal("You sit at this table already.", "own-table")
