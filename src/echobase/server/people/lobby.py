"""The lobby: tables that wait for somebody, quick matches, friends and pages of players."""

import secrets
import time
from collections import Counter
from collections.abc import Collection, Iterable
from typing import Final

from sqlalchemy import or_, select

from echobase.campaigns.facet import battle_titles
from echobase.core.errors import BadOption, Refusal
from echobase.play.browser import title_of
from echobase.play.table_terms import TableTerms, check_terms
from echobase.server.errors import Missing
from echobase.server.games.catalogue import catalogue
from echobase.server.games.players import title
from echobase.server.games.summaries import TEXTS
from echobase.server.messages.new_games import NewGame, NewSeat, NewTable
from echobase.server.messages.people import (
    Friend,
    Lobby,
    Matched,
    OpenTable,
    PlayedGame,
    PlayerPage,
    Profile,
    QuickMatch,
    RatingPoint,
    ResultCount,
    SeatAtTable,
    SitDown,
)
from echobase.server.people.profiles import Profiles
from echobase.server.people.ratings import SHOWN_MIDDLE, Ratings, shown
from echobase.server.people.seating import Place, Seating
from echobase.server.storage import people_tables as tables
from echobase.server.storage.game_store import Listed
from echobase.server.storage.store import Store

LISTED_FOR: Final = 7 * 86_400.0
"""Seconds that a table stands in the lobby."""
MOST_LISTED: Final = 100
MOST_GAMES: Final = 50
"""Games on the page of a player."""
PAIR: Final = 2
"""The players of a quick match."""


class Lobbies:
    """What people see of each other before a game, and afterwards."""

    def __init__(
        self, store: Store, profiles: Profiles, seating: Seating, ratings: Ratings
    ) -> None:
        self.store = store
        self.profiles = profiles
        self.seating = seating
        self.ratings = ratings

    async def profile(self, id_: str) -> Profile:
        """A profile as everybody may know it."""
        name = await self.profiles.name(id_)
        return Profile(id=id_, name=name, ratings=(await self.ratings.of([id_]))[id_])

    async def lobby(self, profile: str | None, lang: str) -> Lobby:
        """What waits, as one person sees it."""
        waiting = await self.waiting(profile, lang)
        own = [table for table in waiting if table.own]
        others = [table for table in waiting if not table.own]
        kept = [table for table in others if any(seat.invited for seat in table.seats)]
        free = [table for table in others if table.public and table not in kept]
        return Lobby(open=free, invited=kept, own=own)

    async def waiting(self, profile: str | None, lang: str) -> list[OpenTable]:
        """All tables with a free seat that this person may know of, the newest first."""
        openings, sitters = tables.openings.c, tables.sitters.c
        free = select(sitters.game).where(sitters.taken == 0)
        known = [openings.public.is_(True)]
        if profile is not None:
            theirs = or_(sitters.profile == profile, sitters.invited == profile)
            known.append(openings.game.in_(select(sitters.game).where(theirs)))
        query = (
            select(openings.game)
            .where(openings.game.in_(free), openings.settled.is_(False), or_(*known))
            .where(openings.created > time.time() - LISTED_FOR)
            .order_by(openings.created.desc())
            .limit(MOST_LISTED)
        )
        async with self.store.engine.connect() as connection:
            ids = [str(id_) for id_ in await connection.scalars(query)]
        return await self.tables(ids, profile, lang)

    async def tables(self, ids: Collection[str], profile: str | None, lang: str) -> list[OpenTable]:
        """Tables in words, the newest first; those whose game is over are left out."""
        listed = await self.store.listed([], ids) if ids else []
        places = await self.seating.places_of(ids)
        players = {one.profile for seats in places.values() for one in seats.values()} - {""}
        ratings = await self.ratings.of(players)
        values = {(player, one.game): one.value for player, own in ratings.items() for one in own}
        found = []
        for one in listed:
            opening = await self.seating.find_opening(one.facts.id)
            if opening is None or one.digest.finished:
                continue
            own = places[one.facts.id]
            found.append(
                OpenTable(
                    id=one.facts.id,
                    game=one.facts.game,
                    game_title=title_of(one.facts.game, TEXTS[lang]),
                    name=one.digest.name[lang],
                    heading=one.digest.heading[lang],
                    host=opening.host,
                    seats=seats_at(one, own, values, profile, lang),
                    public=opening.public,
                    rated=opening.rated,
                    hints=one.facts.hints,
                    undo=one.facts.undo,
                    pace=one.facts.terms.pace,
                    games=one.facts.terms.games,
                    own=profile is not None and any(p.profile == profile for p in own.values()),
                    created=opening.created,
                )
            )
        return sorted(found, key=lambda table: -table.created)

    async def table(self, id_: str, profile: str | None, lang: str) -> OpenTable:
        """One table; Missing when it is none, Refusal when its game is over."""
        await self.seating.opening(id_)
        found = await self.tables([id_], profile, lang)
        if not found:
            raise Refusal("This game is over; you can still watch it.", "over")
        return found[0]

    # Quick matches.

    async def find_seat(self, asked: QuickMatch, profile: str | None) -> Matched | None:
        """Sit down at a table that waits for one opponent, the most equal one; None without any."""
        known = {game.id for game in catalogue("en").games}
        if asked.game not in known:
            raise BadOption(f"game: no game {asked.game!r}; known: {', '.join(sorted(known))}")
        check_terms(TableTerms(pace=asked.pace))
        lobby = await self.lobby(profile, "en")
        fitting = [table for table in lobby.open if fits(table, asked)]
        own = [] if profile is None else (await self.ratings.of([profile]))[profile]
        mine = next((one.value for one in own if one.game == asked.game), SHOWN_MIDDLE)
        for table in sorted(fitting, key=lambda table: distance(table, mine)):
            seat = next(seat.seat for seat in table.seats if not seat.taken)
            wanted = SitDown(name=asked.name, seat=seat, rated=asked.rated)
            try:
                sat = await self.seating.sit(table.id, wanted, profile)
            except Refusal:
                continue  # somebody was faster
            tokens = [sat.token if number == seat else None for number in range(PAIR)]
            return Matched(id=table.id, seats=tokens, waits=False)
        return None

    # Friends and players.

    async def friends(self, profile: str, lang: str) -> list[Friend]:
        """The friends of a profile, with the tables where they wait for somebody."""
        ids = await self.profiles.friends(profile)
        waiting = await self.waiting(profile, lang)
        return [
            Friend(
                profile=await self.profile(id_),
                open=[
                    table
                    for table in waiting
                    if not table.own and any(seat.player == id_ for seat in table.seats)
                ],
            )
            for id_ in ids
        ]

    async def check_invited(self, invited: Iterable[str], profile: str | None) -> None:
        """Only friends can be asked to a table without a link."""
        friends = [] if profile is None else await self.profiles.friends(profile)
        for other in invited:
            if other not in friends:
                raise Missing("no-friend", "Only friends can be invited; send a link instead.")

    async def page(self, id_: str, lang: str) -> PlayerPage:
        """The page of a player."""
        profile = await self.profile(id_)
        rows = await self.ratings.results(id_)
        names = {
            (game.id, scenario.id): scenario.name
            for game in catalogue(lang).games
            for scenario in game.scenarios
        }
        for game in {row.game for row in rows}:
            titles = battle_titles(game).items()
            names |= {(game, battle): title.said(lang) for battle, title in titles}
        played: Counter[tuple[str, str, str]] = Counter()
        won, drawn = played.copy(), played.copy()
        for row in rows:
            key = (row.game, row.scenario, row.side)
            played[key] += 1
            won[key] += row.score == 1
            drawn[key] += 0 < row.score < 1
        others = await self.ratings.opponents([row.id for row in rows[:MOST_GAMES]])
        return PlayerPage(
            profile=profile,
            since=await self.profiles.since(id_),
            results=[
                ResultCount(
                    game=key[0],
                    scenario=key[1],
                    name=names.get(key[:2], ""),
                    side=key[2],
                    played=count,
                    won=won[key],
                    drawn=drawn[key],
                )
                for key, count in sorted(played.items())
            ],
            curve=[
                RatingPoint(game=row.game, at=row.at, value=shown(row.mu))
                for row in reversed(rows)
                if row.rated
            ],
            games=[
                PlayedGame(
                    id=row.id if row.shown else "",
                    game=row.game,
                    name=names.get((row.game, row.scenario), ""),
                    side=row.side,
                    score=row.score,
                    rated=row.rated,
                    against=[name for side, name in others[row.id] if side != row.side],
                    at=row.at,
                )
                for row in rows[:MOST_GAMES]
            ],
        )


def fits(table: OpenTable, asked: QuickMatch) -> bool:
    """Whether a table is what somebody has asked for: nobody gets a clock they did not choose."""
    return (
        table.game == asked.game
        and table.rated == asked.rated
        and table.pace == asked.pace
        and table.games == 1
        and len(table.seats) == PAIR
    )


def distance(table: OpenTable, rating: int) -> int:
    """How unequal whoever waits at a table is."""
    values = [seat.rating for seat in table.seats if seat.rating is not None]
    return abs((values[0] if values else SHOWN_MIDDLE) - rating)


def quick_table(asked: QuickMatch) -> NewTable:
    """A table for a quick match: the first scenario of the game, on either side."""
    seats = [NewSeat(kind="person") for _ in range(PAIR)]
    game = NewGame(
        game=asked.game, seats=seats, hints=not asked.rated, terms=TableTerms(pace=asked.pace)
    )
    own = [secrets.randbelow(PAIR)]
    return NewTable(game=game, own=own, name=asked.name, public=True, rated=asked.rated)


def seats_at(
    listed: Listed,
    places: dict[int, Place],
    ratings: dict[tuple[str, str], int],
    profile: str | None,
    lang: str,
) -> list[SeatAtTable]:
    """The seats of a table in words."""
    facts, digest = listed.facts, listed.digest
    found = []
    for number, seat in enumerate(facts.seats):
        place = places.get(number)
        player = place.profile if place is not None else ""
        found.append(
            SeatAtTable(
                seat=number,
                side=digest.sides[number],
                kind=seat.kind,
                title=title(seat.player, TEXTS[lang]),
                leader=digest.leaders[number],
                name=seat.name,
                player=player,
                rating=ratings.get((player, facts.game)),
                taken=place is None or place.taken,
                invited=place is not None and not place.taken and place.invited == profile,
            )
        )
    return found
