"""Computer players in workers of their own: a slow one delays nobody, a crash stops no game."""

import asyncio
import logging
import random
import secrets
from dataclasses import dataclass
from typing import Any, Final, Protocol

from echobase.ai import beginner, decide, player, turn_seconds
from echobase.ai.waiting_player import WAITS
from echobase.core.game import State
from echobase.jobs.worker_pool import WorkerLost, cores
from echobase.play.advice import Advice, advice, compared
from echobase.server import counters
from echobase.server.workers.fair_queue import Turns

SECONDS: Final = 1.0
"""How long a player may think about one decision, if it accepts a limit."""
LARGEST_SHARE: Final = 0.8
"""What a level that thinks longer may spend on one decision: this share of its time for a turn."""
PATIENCE: Final = 10 * SECONDS
"""Seconds after which a player is considered lost; none needs more than five."""
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
    """Runs in a worker."""
    if isinstance(thought, Question) and thought.rival is not None:
        game, state, seed = thought.game, thought.state, str(thought.seed)
        return compared(game, state, thought.action, thought.rival, seed)
    if isinstance(thought, Question):
        return advice(thought.game, thought.state, thought.action, str(thought.seed))
    who = player(thought.player, thought.game)
    seconds = thinking_time(thought.player, thought.game)
    return decide(who, thought.state, random.Random(thought.seed), seconds)


def thinking_time(player: str, game: str) -> float:
    """How long a player may think about one decision."""
    return max(SECONDS, LARGEST_SHARE * turn_seconds(player, game))


class Thinkers(Protocol):
    """Runs jobs somewhere else."""

    async def do(self, job: Any) -> Any: ...


class Robots:
    """Decides for seats without people, and advises seats with them."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.turns = Turns(getattr(thinkers, "size", cores()))

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
