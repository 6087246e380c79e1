"""Records and documents that clients send, read in a process that a time limit can end."""

from dataclasses import dataclass
from typing import Final

from echobase.core.errors import BadDocument
from echobase.core.sides import SIDES
from echobase.jobs.worker_pool import WorkerLost
from echobase.play.game_log import GameLog, GameSettings, LogRow
from echobase.play.interaction import interaction
from echobase.server.games.creation import prepared
from echobase.server.games.records import taken_in
from echobase.server.games.summaries import digest
from echobase.server.messages.new_games import NewGame
from echobase.server.storage.game_store import Digest
from echobase.server.workers.ai_workers import Thinkers

PATIENCE: Final = 20.0
"""Seconds that reading may take; the longest games take two."""


@dataclass(frozen=True)
class ReadGame:
    """A game as it was read and goes into the store."""

    facts: GameSettings
    digest: Digest
    rows: list[LogRow]


def read(sent: str | NewGame) -> ReadGame:
    """The game of a record, or a new one; runs in a worker process."""
    return taken(taken_in(sent) if isinstance(sent, str) else prepared(sent))


def taken(game_log: GameLog) -> ReadGame:
    return ReadGame(
        game_log.facts, digest(game_log, interaction(game_log.facts.game)), game_log.fresh
    )


def has_document(wanted: NewGame) -> bool:
    """Whether a new game includes tables of its own; a choice for each side doesn't count."""
    return any(
        isinstance(value, dict) and not set(value) <= set(SIDES)
        for value in wanted.options.values()
    )


class UploadReader:
    """Reads records and requests, unless they take too long."""

    def __init__(self, readers: Thinkers) -> None:
        self.readers = readers

    async def read(self, sent: str | NewGame) -> ReadGame:
        """The game that was sent; EchoBaseError says what is wrong with it."""
        if isinstance(sent, NewGame) and not has_document(sent):
            return read(sent)
        what = "record" if isinstance(sent, str) else "options"
        try:
            found: ReadGame = await self.readers.do(sent)
        except (TimeoutError, WorkerLost):
            raise BadDocument(
                f"{what}: reading it takes more than {PATIENCE:.0f} seconds; send a shorter game"
            ) from None
        return found
