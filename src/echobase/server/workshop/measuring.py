"""Games that are played to measure a document: in one process, at low priority, a few at a time."""

import os
import sys
import time
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, Protocol

import msgspec

from echobase.core import registry
from echobase.core.errors import Refusal
from echobase.lab.even_search import EvenSearch, Step, good_player
from echobase.lab.experiments import even_match, settings
from echobase.lab.match import Match, Row
from echobase.lab.plan import Plan
from echobase.server.workshop.findings import Findings, of_balance, of_search
from echobase.text import Text
from echobase.workshop.facet import Tables, need_workshop, told

LOWEST: Final = 19
LIMIT: Final = 3000
"""Decisions after which a game is stopped; the longest need a third of that."""


@dataclass(frozen=True)
class GamesToPlay:
    """Some games of a plan."""

    plan: Plan
    numbers: tuple[int, ...]


def play(job: GamesToPlay) -> list[Row]:
    """Runs in a worker process, at low priority."""
    step_back()
    match = _match(msgspec.json.encode(job.plan))
    return [match(number) for number in job.numbers]


def step_back() -> None:
    """Give this process the lowest priority, if it is one that only measures."""
    if sys.platform == "emscripten":
        return  # in a page there are no processes
    from multiprocessing import parent_process

    if hasattr(os, "nice") and parent_process() is not None:
        os.nice(LOWEST)


@lru_cache(maxsize=4)
def _match(plan: bytes) -> Match:
    """The same plan comes again and again, and reading its document takes time."""
    return Match(msgspec.json.decode(plan, type=Plan))


class Measurement(Protocol):
    """Something to measure: it says what to play next and takes the rows."""

    def next_games(self, most: int) -> GamesToPlay | None:
        """So many games at most, or None when everything is done."""
        ...

    def take(self, rows: list[Row]) -> None:
        """The games that `next_games` asked for."""
        ...

    def findings(self) -> Findings:
        """What all games so far have shown."""
        ...


@dataclass
class BalanceRun:
    """Measures who wins a document."""

    game: str
    plan: Plan
    rows: list[Row] = field(default_factory=list)

    def next_games(self, most: int) -> GamesToPlay | None:
        numbers = range(len(self.rows), min(len(self.rows) + most, self.plan.total))
        return GamesToPlay(self.plan, tuple(numbers)) if numbers else None

    def take(self, rows: list[Row]) -> None:
        self.rows += rows

    def findings(self) -> Findings:
        return of_balance(self.game, self.plan.total, self.rows)


class EvenRun:
    """Looks for small changes that make a document more even."""

    def __init__(self, search: EvenSearch) -> None:
        self.search = search
        self._games = 0
        self._steps = search.steps()
        self._step: Step | None = next(self._steps)
        self._of_step: list[Row] = []

    def next_games(self, most: int) -> GamesToPlay | None:
        if self._step is None:
            return None
        left = self._step.numbers[len(self._of_step) :]
        return GamesToPlay(self._step.plan, tuple(left[:most]))

    def take(self, rows: list[Row]) -> None:
        assert self._step is not None
        self._games += len(rows)
        self._of_step += rows
        if len(self._of_step) < len(self._step.numbers):
            self.search.watch(self._step, self._of_step)
            return
        done, self._of_step = self._of_step, []
        try:
            self._step = self._steps.send(done)
        except StopIteration:
            self._step = None

    def findings(self) -> Findings:
        return of_search(self.search, self._games)


# Beginning.


def checked(game: str, document: Tables, text: Text) -> None:
    """Refuse a document that cannot be played, with its first problem in words."""
    sketch = need_workshop(registry.game(game).name).sketch(document)
    if sketch.flaws:
        problem = told(sketch.flaws[0], text)
        raise Refusal(text("workshop-not-playable", problem=problem), "not-playable")


def balance_run(game: str, document: Tables, games: int, player: str, text: Text) -> BalanceRun:
    """A measurement of a document."""
    checked(game, document, text)
    each = settings(game, document, {})
    who = player or good_player(game)
    plan = even_match(games, game=game, each=each, players=who, seed=seed_now(), limit=LIMIT)
    return BalanceRun(game, plan)


def even_run(
    game: str, document: Tables, games: int, player: str, seed: int, text: Text
) -> EvenRun:
    """A search for changes of a document."""
    checked(game, document, text)
    if "play" in document:
        raise Refusal(text("workshop-even-from-start"), "not-a-start")
    return EvenRun(EvenSearch(game, document, player, games, seed, LIMIT))


def seed_now() -> int:
    """Another seed every time: who measures again wants other games."""
    return time.time_ns() % 10**9
