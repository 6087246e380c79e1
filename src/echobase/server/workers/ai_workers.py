"""Computer players in worker processes: a slow one delays nobody, and a crash stops no game."""

import asyncio
import logging
import random
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, Protocol

from echobase.ai import beginner, decide, player
from echobase.ai.waiting_player import WAITS
from echobase.core.game import State
from echobase.jobs.processes import begin, cores, end_group, labour, somebody_there
from echobase.jobs.worker_pool import Reply, WorkerLost
from echobase.play.advice import Advice, advice, compared
from echobase.server import counters
from echobase.server.workers.fair_queue import Turns

SECONDS: Final = 1.0
"""How long a player may think about one decision, if it accepts a limit."""
PATIENCE: Final = 10 * SECONDS
"""Seconds after which a player is considered lost; none needs more than two."""
START: Final = 20.0
"""Extra seconds that a process may take for its first job, because it has to start up."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Thought:
    """A question for a player, who decides only by what its seat may know."""

    game: str
    player: str
    state: State
    seed: int


@dataclass(frozen=True)
class Question:
    """A question for the reasons of an action, which are those of the seat that decides."""

    game: str
    state: State
    action: int
    seed: int
    rival: int | None = None
    """The action that it is compared with; None for the best of the others."""


def think(thought: Thought | Question) -> Any:
    """Runs in a worker process."""
    if isinstance(thought, Question) and thought.rival is not None:
        game, state, seed = thought.game, thought.state, str(thought.seed)
        return compared(game, state, thought.action, thought.rival, seed)
    if isinstance(thought, Question):
        return advice(thought.game, thought.state, thought.action, str(thought.seed))
    who = player(thought.player, thought.game)
    return decide(who, thought.state, random.Random(thought.seed), SECONDS)


class Thinkers(Protocol):
    """Runs jobs somewhere else."""

    async def do(self, job: Any) -> Any: ...


class Workers:
    """Processes that do one kind of work; started when needed, replaced when lost.

    One that takes longer than `patience` is ended: its job fails, and the others continue. Those
    that share their work have processes of their own.
    """

    def __init__(
        self,
        work: Callable[[Any], Any],
        size: int,
        patience: float | None,
        shares: bool = False,
    ) -> None:
        self.work = work
        self.size = size
        self.patience = patience
        self.shares = shares
        self._room = asyncio.Semaphore(size)
        self._idle: list[tuple[SpawnProcess, Connection]] = []
        self._busy: list[tuple[SpawnProcess, Connection]] = []

    async def do(self, job: Any) -> Any:
        """The result of a job, or its error; WorkerLost when the process ended.

        TimeoutError when it took too long.
        """
        async with self._room:
            limit = self.patience
            if not self._idle:
                self._idle.append(await asyncio.to_thread(self._begin))
                limit = None if limit is None else limit + START
            worker = self._idle.pop()
            self._busy.append(worker)
            try:
                async with asyncio.timeout(limit):
                    result, error = await asyncio.to_thread(ask, worker[1], job)
            except BaseException:
                end(worker)
                raise
            else:
                self._idle.append(worker)
            finally:
                self._busy.remove(worker)
        if error is not None:
            raise error
        return result

    def _begin(self) -> tuple[SpawnProcess, Connection]:
        return begin(labour, self.work, shares=self.shares)

    def close(self) -> None:
        """End all processes and drop their current jobs."""
        for worker in (*self._idle, *self._busy):
            end(worker)
        self._idle.clear()


def ask(pipe: Connection, job: Any) -> Reply:
    with somebody_there():
        pipe.send(job)
        reply: Reply = pipe.recv()
    return reply


def end(worker: tuple[SpawnProcess, Connection]) -> None:
    """Leave the pipe open: whoever waits at it closes it, or it closes when nobody holds it."""
    end_group(worker[0])


def thinkers() -> Workers:
    """Processes for computer players: at least two, so that one that hangs doesn't block games."""
    return Workers(think, max(cores() - 1, 2), PATIENCE)


class Robots:
    """Decides for seats without people, and advises seats with them."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.turns = Turns(thinkers.size if isinstance(thinkers, Workers) else cores())

    async def ask(self, job: Thought | Question, asker: str) -> Any:
        """The answer to a question, when it is the turn of whoever asks.

        A question that has been begun is answered even if nobody waits for it any more: to end it
        would cost a process.
        """
        await self.turns.take(asker)
        work = asyncio.ensure_future(self.thinkers.do(job))
        work.add_done_callback(self.done)
        return await asyncio.shield(work)

    def done(self, work: "asyncio.Future[Any]") -> None:
        self.turns.give()
        if not work.cancelled():
            work.exception()  # whoever waits has it; nobody else need hear of it

    async def choose(self, game: str, name: str, state: State, asker: str = "") -> int:
        """A player's action; if it cannot decide, a simpler player does, and finally chance.

        Those who ask, a game or a seat that wants a hint, are served in turn.
        """
        if name == WAITS:  # nobody waits for a process that has nothing to think about
            return int(think(Thought(game, name, state, 0)))
        counters.THOUGHTS.add()
        for who in dict.fromkeys((name, beginner(game))):
            try:
                thought = Thought(game, who, state, secrets.randbelow(2**63))
                action = await self.ask(thought, asker)
                if action in state.actions():
                    return int(action)
                log.error("%s: %s chose %r, which is not legal", game, who, action)
            except (WorkerLost, TimeoutError, Exception) as error:
                log.error("%s: %s could not decide: %r", game, who, error)
        return secrets.choice(state.actions())

    async def reasons(
        self, game: str, state: State, action: int, rival: int | None = None, asker: str = ""
    ) -> Advice:
        """Why an action is good, perhaps against a certain other one; without reasons if they
        cannot be found."""
        try:
            question = Question(game, state, action, secrets.randbelow(2**63), rival)
            found: Advice = await self.ask(question, asker)
        except (WorkerLost, TimeoutError, Exception) as error:
            log.error("%s: no reasons for %s: %r", game, state.write(action), error)
            return Advice(action)
        return found
