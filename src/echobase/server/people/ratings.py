"""Ratings: what finished games say about the strength of players (docs/ratings.md).

OpenSkill rates sides as teams. The advantage of a side in a scenario is a silent member of its
team: it takes the credit that is not the players', and learns from the same games.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from typing import Any, Final

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from echobase.campaigns.facet import battle_titles
from echobase.core import registry
from echobase.server.messages.people import GameRating
from echobase.server.storage import people_tables as tables
from echobase.server.storage import tables as game_tables
from echobase.server.storage.game_store import Digest
from echobase.server.storage.store import Store

MU, SIGMA = 25.0, 25.0 / 3
"""A player who has played nothing yet."""
SIDE_SIGMA: Final = 25.0 / 6
"""How much the advantage of a side may be at first; it begins with none."""
SHOWN_MIDDLE, SHOWN_STEP = 1500, 40
"""A rating as people see it: the middle, and what one unit of OpenSkill is worth."""
SURE: Final = 5.0
"""A rating whose deviation is larger is marked as uncertain."""
OWN_SCENARIO: Final = "own"
"""What is played when it is none of the catalogue."""


@dataclass(frozen=True)
class Strength:
    """An estimate and its deviation."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def shown(self) -> int:
        return shown(self.mu)


def shown(mu: float) -> int:
    """A rating as people see it."""
    return round(SHOWN_MIDDLE + SHOWN_STEP * (mu - MU))


NO_ADVANTAGE: Final = Strength(0.0, SIDE_SIGMA)


def rate(
    teams: Sequence[Sequence[Strength]], sides: Sequence[Strength], scores: Sequence[float]
) -> tuple[list[list[Strength]], list[Strength]]:
    """Players and sides after a game; a higher score is better, equal ones are a draw.

    Somebody alone against a pair counts as two: a side is not stronger for having more players.
    """
    model = PlackettLuce()
    size = max(map(len, teams))
    full = [list(islice(cycle(team), size)) for team in teams]
    before = [
        [model.rating(mu=one.mu, sigma=one.sigma) for one in (*team, side)]
        for team, side in zip(full, sides, strict=True)
    ]
    after = model.rate(before, scores=list(scores))
    players = [
        [Strength(now.mu, now.sigma, one.games + 1) for one, now in zip(team, new, strict=False)]
        for team, new in zip(teams, after, strict=True)
    ]
    learned = [
        Strength(new[-1].mu, new[-1].sigma, side.games + 1)
        for side, new in zip(sides, after, strict=True)
    ]
    return players, learned


class Ratings:
    """The ratings in a store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.engine = store.engine

    async def of(self, profiles: Collection[str]) -> dict[str, list[GameRating]]:
        """The ratings of several profiles, by game."""
        await self.settle()
        table = tables.ratings.c
        query = select(tables.ratings).where(table.profile.in_(profiles)).order_by(table.game)
        found: dict[str, list[GameRating]] = {profile: [] for profile in profiles}
        async with self.engine.connect() as connection:
            for row in await connection.execute(query):
                sure = row.sigma <= SURE
                rating = GameRating(game=row.game, value=shown(row.mu), sure=sure, games=row.games)
                found[row.profile].append(rating)
        return found

    async def settle(self) -> None:
        """Count the finished games that have not been counted, in the order of their ends.

        Whoever reads a rating does this first, so no game is lost when a process ends.
        """
        openings, games = tables.openings.c, game_tables.games.c
        query = (
            select(openings.game, openings.public, openings.rated, games.summary, games.updated)
            .add_columns(games.game.label("kind"), games.options)
            .join(game_tables.games, games.id == openings.game)
            .where(openings.settled.is_(False))
            .order_by(games.updated)
        )
        async with self.engine.connect() as connection:
            waiting = list(await connection.execute(query))
        for row in waiting:
            digest = msgspec.json.decode(row.summary, type=Digest)
            if digest.finished:
                await self.count(row, digest)

    async def count(self, row: Any, digest: Digest) -> None:
        """Count one game, unless another process is faster."""
        claim = update(tables.openings).where(
            tables.openings.c.game == row.game, tables.openings.c.settled.is_(False)
        )
        async with self.engine.begin() as connection:
            if (await connection.execute(claim.values(settled=True))).rowcount != 1:
                return
            sitters = tables.sitters.c
            seats = select(sitters.seat, sitters.profile).where(
                sitters.game == row.game, sitters.taken > 0
            )
            seated = {row.seat: row.profile for row in await connection.execute(seats)}
            scenario = scenario_of(row.kind, msgspec.json.decode(row.options))
            sides = list(dict.fromkeys(digest.sides))
            whole = all(seated.get(seat) for seat, _ in enumerate(digest.sides))
            after: dict[int, Strength] = {}
            if row.rated and whole and len(sides) > 1:
                after = await self.update(connection, row.kind, scenario, digest, seated)
            results = [
                {
                    "id": row.game,
                    "seat": seat,
                    "profile": profile,
                    "game": row.kind,
                    "scenario": scenario,
                    "side": digest.sides[seat],
                    "score": score(digest, digest.sides[seat]),
                    "rated": seat in after,
                    "shown": row.rated or row.public,
                    "mu": after.get(seat, Strength()).mu,
                    "sigma": after.get(seat, Strength()).sigma,
                    "at": row.updated,
                }
                for seat, profile in seated.items()
            ]
            if len(seated) > 1:
                await connection.execute(insert(tables.results), results)

    async def update(
        self,
        connection: AsyncConnection,
        game: str,
        scenario: str,
        digest: Digest,
        seated: dict[int, str],
    ) -> dict[int, Strength]:
        """Learn from a rated game; the new strength of each seat."""
        sides = list(dict.fromkeys(digest.sides))
        team = {side: [s for s, own in enumerate(digest.sides) if own == side] for side in sides}
        known = {s: await self.strength(connection, seated[s], game) for s in seated}
        help_ = [await self.advantage(connection, game, scenario, side) for side in sides]
        players, learned = rate(
            [[known[seat] for seat in team[side]] for side in sides],
            help_,
            [score(digest, side) for side in sides],
        )
        after = {
            seat: strength
            for side, own in zip(sides, players, strict=True)
            for seat, strength in zip(team[side], own, strict=True)
        }
        for seat, strength in after.items():
            key = {"profile": seated[seat], "game": game}
            await replace(connection, tables.ratings, key, strength)
        for side, strength in zip(sides, learned, strict=True):
            key = {"game": game, "scenario": scenario, "side": side}
            await replace(connection, tables.advantages, key, strength)
        return after

    async def strength(self, connection: AsyncConnection, profile: str, game: str) -> Strength:
        table = tables.ratings.c
        query = select(table.mu, table.sigma, table.games)
        here = query.where(table.profile == profile, table.game == game)
        found = (await connection.execute(here)).first()
        return Strength() if found is None else Strength(*found)

    async def advantage(
        self, connection: AsyncConnection, game: str, scenario: str, side: str
    ) -> Strength:
        table = tables.advantages.c
        query = select(table.mu, table.sigma, table.games)
        here = query.where(table.game == game, table.scenario == scenario, table.side == side)
        found = (await connection.execute(here)).first()
        return NO_ADVANTAGE if found is None else Strength(*found)

    async def results(self, profile: str) -> list[Any]:
        """The results of a profile, the newest first."""
        await self.settle()
        table = tables.results.c
        query = select(tables.results).where(table.profile == profile).order_by(table.at.desc())
        async with self.engine.connect() as connection:
            return list(await connection.execute(query))

    async def opponents(self, ids: Collection[str]) -> dict[str, list[tuple[str, str]]]:
        """By game: the side and the name of everybody who played it; no name for somebody."""
        table, named = tables.results.c, tables.profiles.c
        query = (
            select(table.id, table.side, named.name)
            .join(tables.profiles, named.id == table.profile, isouter=True)
            .where(table.id.in_(ids))
            .order_by(table.seat)
        )
        found: dict[str, list[tuple[str, str]]] = {}
        async with self.engine.connect() as connection:
            for id_, side, name in await connection.execute(query):
                found.setdefault(id_, []).append((side, name or ""))
        return found


async def replace(
    connection: AsyncConnection, table: Any, key: dict[str, str], strength: Strength
) -> None:
    """Write a strength instead of the one before."""
    here = [table.c[name] == value for name, value in key.items()]
    await connection.execute(delete(table).where(*here))
    row = {**key, "mu": strength.mu, "sigma": strength.sigma, "games": strength.games}
    await connection.execute(insert(table), row)


def scenario_of(game: str, options: dict[str, Any]) -> str:
    """The scenario or map of a game; documents are all one, but for the battles of campaigns."""
    found = options.get(registry.game(game).scenario_option)
    if isinstance(found, dict) and found.get("id") in battle_titles(game):
        return str(found["id"])
    return found if isinstance(found, str) else OWN_SCENARIO


def score(digest: Digest, side: str) -> float:
    """1 for the side that has won, 0 for the other, one half when nobody has."""
    if not digest.winner:
        return 0.5
    return 1.0 if digest.winner == side else 0.0
