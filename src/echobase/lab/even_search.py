"""Making a scenario even: small changes, screened in quick games and measured in good ones.

The search says what to play and takes the results, so that anybody can carry it out: a command with
all cores, or a server a few games at a time. It follows from its seed alone.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from echobase.ai import beginner
from echobase.ai import players as known_players
from echobase.core import registry
from echobase.core.document import load_tables
from echobase.core.errors import BadOption
from echobase.core.events import Message
from echobase.jobs.arguments import whole
from echobase.jobs.progress import Progress
from echobase.jobs.workers import check_workers, staff
from echobase.lab.experiments import LIMIT, even_match, even_player, settings
from echobase.lab.match import Match, Row
from echobase.lab.plan import Plan
from echobase.lab.statistics import Share
from echobase.workshop.facet import Tables, need_workshop

GOOD: Final = "captain"
"""Who measures, where a game has such a player."""
GAMES: Final = 200
"""Games by which a proposal is measured."""
SCREENING: Final = 40
"""Quick games by which all changes are compared."""
MOST: Final = 5
"""Proposals that are measured."""
HALF: Final = 0.5


@dataclass(frozen=True)
class Proposal:
    """A change and the share of wins of the first side after it."""

    id: str
    what: Message
    document: Tables
    share: Share


@dataclass(frozen=True)
class Step:
    """Games to play next: some of a plan, by their numbers."""

    plan: Plan
    numbers: range


@dataclass
class EvenSearch:
    """A search in progress, and in the end what it has found."""

    game: str
    document: Tables
    player: str = ""
    games: int = GAMES
    seed: int = 0
    limit: int = LIMIT
    before: Share = field(default_factory=lambda: Share(0, 0))
    """The first side's wins in the document as it is."""
    measured: list[Proposal] = field(default_factory=list)
    """The changes that were chosen, in the order in which they are measured."""
    changes: int = 0
    tried: int = 0
    """Changes screened so far, and of how many."""
    planned: int = 0
    """Games of the whole search."""
    _measuring: Plan | None = None

    def steps(self) -> Generator[Step, Sequence[Row], None]:
        """The games to play, one step after the other; send the rows of each."""
        good = self.player or good_player(self.game)
        quick = even_player(self.game)
        changes = need_workshop(self.game).small_changes(self.document)
        self.changes = len(changes)
        self.planned = self.games * (1 + min(MOST, len(changes)))
        self.planned += SCREENING * (1 + len(changes))
        own = self.plan(self.document, good, self.games)
        known = min(SCREENING, self.games)
        first = yield Step(own, range(known))
        self.before = self.share(first)
        usual = self.share((yield self.screening(self.document, quick)))
        shift = rate(self.before) - rate(usual)
        expected: dict[str, float] = {}
        for change in changes:
            screened = self.share((yield self.screening(change.document, quick)))
            expected[change.id] = abs(rate(screened) + shift - HALF)
            self.tried += 1
        for change in sorted(changes, key=lambda change: expected[change.id])[:MOST]:
            self.measured.append(Proposal(change.id, change.what, change.document, Share(0, 0)))
            self._measuring = self.plan(change.document, good, self.games)
            step = Step(self._measuring, range(self.games))
            self.watch(step, (yield step))
        rest = yield Step(own, range(known, self.games))
        self.before = self.share([*first, *rest])

    def watch(self, step: Step, rows: Sequence[Row]) -> None:
        """Note how far the proposal is that is being measured, from some rows of its step."""
        if self.measured and step.plan == self._measuring:
            self.measured[-1] = replace(self.measured[-1], share=self.share(rows))

    @property
    def proposals(self) -> list[Proposal]:
        """The changes that make the game more even than it is, the most even first."""
        better = [one for one in self.measured if distance(one.share) < distance(self.before)]
        return sorted(better, key=lambda one: distance(one.share))

    def screening(self, document: Tables, player: str) -> Step:
        """The first few games of a candidate."""
        return Step(self.plan(document, player, SCREENING), range(SCREENING))

    def plan(self, document: Tables, player: str, games: int) -> Plan:
        """Games of one document; all documents share their seeds, so that chance matters less."""
        each = settings(self.game, document, {})
        return even_match(
            games, game=self.game, each=each, players=player, seed=self.seed, limit=self.limit
        )

    def share(self, rows: Sequence[Row]) -> Share:
        """The wins of the first side."""
        first = registry.sides(self.game)[0]
        finished = [row for row in rows if row.finished]
        return Share(sum(row.winner == first for row in finished), len(finished))


def rate(share: Share) -> float:
    """The share of wins; half when nothing was finished."""
    return HALF if share.rate is None else share.rate


def distance(share: Share) -> float:
    """How far from even."""
    return abs(rate(share) - HALF)


def good_player(game: str) -> str:
    """The player that measures a game."""
    return GOOD if GOOD in known_players(game) else beginner(game)


def make_even(
    document: Tables | str | Path,
    *,
    player: str | None = None,
    games: int = GAMES,
    seed: int = 0,
    limit: int = LIMIT,
    workers: int | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
) -> EvenSearch:
    """Look for small changes that make a scenario or map more even.

    `document` is tables, TOML text or the path of a file. Each proposal is measured by `games`
    games of `player` against itself; `search.proposals` has the most even first. `workers` and
    `ray` are as for `simulate`.
    """
    tables, source = load_tables(document)
    game = registry.owner(tables, source)
    game.load(tables)
    if "play" in tables:
        raise BadOption(f"{source}: play: only a battle from its beginning can be made even")
    search = EvenSearch(
        game.name,
        tables,
        player or "",
        whole("games", games, 2),
        whole("seed", seed, 0),
        whole("limit", limit, 1),
    )
    run(search, check_workers(workers, ray), ray, progress)
    return search


def run(
    search: EvenSearch, workers: int | None, ray: str | None, progress: Progress | None
) -> None:
    """Carry out a search with workers who stay for all its plans."""
    steps = search.steps()
    step = next(steps)
    done = 0
    with staff(play_one, workers, ray) as crew:
        while True:
            rows = []
            for row in crew.in_order([(step.plan, number) for number in step.numbers]):
                rows.append(row)
                done += 1
                if progress is not None:
                    progress(done, max(search.planned, done))
            try:
                step = steps.send(rows)
            except StopIteration:
                return


def play_one(job: tuple[Plan, int]) -> Row:
    """One game of a plan."""
    plan, number = job
    return Match(plan)(number)
