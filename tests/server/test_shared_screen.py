"""People of both sides at one screen: secrets are sent for secret decisions alone."""

import random
from typing import Any

import msgspec
import pytest
from server.game_logs import ENGLISH, game_log, played_on, room
from server.running_server import Server

from echobase.play.game_log import GameLog
from echobase.server.messages.protocol import Table
from echobase.server.rooms.client_feed import Eyes, SeatFeed

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("battle", {"scenario": 1}),
    ("assault", {"setup": "default"}),
]


def shown(played: GameLog, seat: int | None, eyes: Eyes) -> Table:
    return SeatFeed(room(played), seat, ENGLISH, -1, eyes).table()


def facts(table: Table) -> bytes:
    """What a table shows, without what it asks."""
    return msgspec.json.encode((table.view, table.moments, table.score))


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_what_is_shown_is_public_unless_a_secret_is_decided(
    game: str, options: dict[str, Any]
) -> None:
    rng, secrets, open_decisions = random.Random(3), 0, 0
    for played, asked, decider, _ in played_on(game_log(game, **options), rng, 24):
        spectator, secret = facts(shown(played, None, "own")), asked.secret(played)
        for seat in (0, 1):
            public, shared = shown(played, seat, "public"), shown(played, seat, "secret")
            assert facts(public) == spectator
            assert public.waiting.secret == secret
            own = shown(played, seat, "own") if secret and seat == decider else None
            assert facts(shared) == (spectator if own is None else facts(own))
            assert (public.decision is not None) == (seat == decider and not secret)
            assert (shared.decision is not None) == (seat == decider)
        secrets += secret
        open_decisions += not secret
    assert secrets
    assert open_decisions or game == "battle"


def test_the_screen_passes_with_rounds_of_the_assault_and_stays_in_a_battle() -> None:
    rng = random.Random(3)
    for game, options in GAMES:
        for played, asked, _, _ in played_on(game_log(game, **options), rng, 20):
            passes = shown(played, 0, "public").waiting.passes
            assert passes == (game == "assault" and not asked.secret(played))


def test_questions_are_answered_from_what_is_shown(server: Server) -> None:
    made = server.make("battle", ("", ""))
    with server.sit(made, 0, eyes="public") as seat:
        while not seat.until("table")["waiting"].get("secret"):
            pass
        assert seat.table["decision"] is None
        assert seat.table["view"]["seats"][0]["hand"] is None
        seat.send(type="why", id=1, ask="play recon_left")
        public = seat.until("why")["text"]
    with server.sit(made, None) as watching:
        watching.send(type="why", id=1, ask="play recon_left")
        assert watching.until("why")["text"] == public


def test_unknown_eyes_are_refused(server: Server) -> None:
    with server.sit(server.make(), 0, eyes="all") as seat, pytest.raises(Exception, match="eyes"):
        seat.until("table")
