"""Games without a server: a game log, its interaction, and random choices among what is offered."""

import random
from collections.abc import Iterator
from typing import Any

from echobase.core.chance import CHANCE, OVER
from echobase.play.game_log import GameLog
from echobase.play.interaction import Interaction, interaction
from echobase.play.offers import Decision
from echobase.server.games import creation
from echobase.server.messages.new_games import NewGame, NewSeat
from echobase.server.messages.protocol import Table
from echobase.server.rooms.client_feed import SeatFeed
from echobase.server.rooms.rooms import Room
from echobase.server.workers.ai_workers import Robots
from echobase.text import Text

ENGLISH = Text("en")


def game_log(game: str, **options: Any) -> GameLog:
    """A new game between people."""
    people = [NewSeat(kind="person") for _ in range(options.get("seats", 2))]
    return creation.prepared(NewGame(game=game, options=options, seats=people))


def room(played: GameLog) -> Room:
    """A room that never stores anything."""
    return Room(played, None, Robots(None))  # type: ignore[arg-type]


def settled(played: GameLog) -> GameLog:
    room(played).settle(played)
    return played


def actions(decision: Decision) -> list[int]:
    found = [offer.action for group in decision.groups for offer in group.offers]
    return found + ([] if decision.done is None else [decision.done.action])


def table(played: GameLog, seat: int | None, text: Text = ENGLISH) -> Table:
    """What a seat is told when it comes to the table."""
    return SeatFeed(room(played), seat, text, -1).table()


def played_on(
    first: GameLog, rng: random.Random, limit: int
) -> Iterator[tuple[GameLog, Interaction, int, Decision]]:
    """Each decision of a game, before it is taken."""
    facet = interaction(first.facts.game)
    now = settled(first.copy())
    for _ in range(limit):
        seat = facet.decider(now)
        if seat in (OVER, CHANCE):
            return
        decision = facet.decision(now, ENGLISH)
        yield now, facet, seat, decision
        now = now.copy()
        assert facet.answer(now, seat, rng.choice(actions(decision)))
        settled(now)
