"""Measures the analysis: whether it names the same costly decisions again, and how long it takes.

    python bench/coach.py --games 20
    python bench/coach.py --games 20 --until decisions
    python bench/coach.py --record tests/golden/battle-10.record --seeds 1 --workers 2

Records games between players of different strength and analyses each with two seeds. For every
game it tells how many decisions both analyses name, and for the first one the seconds until the
curve appears, until all is done, and of computing; below, the share of all named decisions that
both name, how far their numbers are apart, and the decisions that only one names. With one worker
it also tells how much computing each stage takes. `--until` stops after a stage.
"""

import argparse
import contextlib
import os
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import Any

import echobase
from echobase.ai import decide, player
from echobase.analysis import Analysis, analyse
from echobase.analysis.results import STAGES
from echobase.analysis.running import GAMES
from echobase.core import record
from echobase.core.chance import CHANCE, OVER
from echobase.core.record import Record
from echobase.jobs.worker_pool import cores

PLAYERS = (("cadet", "captain"), ("captain", "trooper"), ("trooper", "trooper"))
"""By seat, in turn: real games have better and worse players."""


def recorded(game: str, number: int) -> Record:
    """A game between computer players."""
    names = PLAYERS[number % len(PLAYERS)]
    rng = random.Random(f"coach/{game}/{number}")
    played = record.begin(game, **setting(game, number))
    while (seat := played.state.to_act()) != OVER:
        state = played.state
        if seat == CHANCE:
            played.apply(echobase.sample(state.chances(), rng))
        else:
            played.apply(decide(player(names[seat], game), state, rng))
    return played


def setting(game: str, number: int) -> dict[str, Any]:
    """All scenarios in turn; an assault with its suggested set-up."""
    found = echobase.game(game)
    which = found.scenarios()[number % len(found.scenarios())]
    more = {"setup": "default"} if game == "assault" else {}
    return {found.scenario_option: which, **more}


class Enough(Exception):
    """All stages that were asked for are done."""


@dataclass
class Timed:
    """One analysis, stage by stage."""

    found: list[Analysis] = field(default_factory=list)
    """What was known after each stage."""
    seconds: list[float] = field(default_factory=list)
    computing: list[float] = field(default_factory=list)
    """The seconds since the beginning after each stage, by the clock and of computing."""

    @property
    def last(self) -> Analysis:
        return self.found[-1]


def timed(played: Record, seed: int, arguments: argparse.Namespace) -> Timed:
    """Analyse a record as far as asked."""
    done = Timed()
    began, spent = time.monotonic(), computing()

    def on_stage(found: Analysis) -> None:
        done.found.append(found)
        done.seconds.append(time.monotonic() - began)
        done.computing.append(computing() - spent)
        if found.stage == arguments.until:
            raise Enough

    with contextlib.suppress(Enough):
        analyse(
            played,
            games=arguments.playouts,
            seed=seed,
            workers=arguments.workers,
            seconds=None,
            on_stage=on_stage,
        )
    done.computing[-1] = computing() - spent  # other processes count when they have ended
    return done


def computing() -> float:
    """Seconds of computing so far: of this process, and of those that it started."""
    now = os.times()
    return now.user + now.system + now.children_user + now.children_system


@dataclass
class Reviewed:
    """The analyses of one game with different seeds."""

    game: str
    turns: int
    all: list[Timed]

    @property
    def both(self) -> set[int]:
        return set.intersection(*(named(one.last) for one in self.all))

    @property
    def either(self) -> set[int]:
        return set.union(*(named(one.last) for one in self.all))

    @property
    def alike(self) -> bool:
        """All analyses name the same decisions."""
        return self.both == self.either

    def serious(self) -> tuple[int, int]:
        """Mistakes and blunders of an analysis, and how many of them the others name as well."""
        found = [
            d.number for one in self.all for d in one.last.decisions if d.grade != "inaccuracy"
        ]
        return len(found), sum(number in self.both for number in found)

    def gaps(self) -> list[float]:
        """How far both curves are apart, point by point."""
        points = zip(self.all[0].last.points, self.all[-1].last.points, strict=True)
        return [one.chances[self.side] - other.chances[self.side] for one, other in points]

    @property
    def side(self) -> str:
        return self.all[0].last.sides[0]

    def row(self) -> str:
        first = self.all[0]
        cells = [
            self.game,
            str(self.turns),
            str(sum(seat.decided for seat in first.last.seats)),
            " and ".join(str(len(named(one.last))) for one in self.all),
            str(len(self.both)),
            f"{first.seconds[0]:.1f}",
            f"{first.seconds[-1]:.0f}",
            f"{first.computing[-1]:.0f}",
        ]
        return f"| {' | '.join(cells)} |"

    def disputed(self) -> list[str]:
        """The decisions that not all analyses name, with the costs that some of them tell."""
        return [
            f"{self.game}, {decision.heading}: {decision.chosen}, better {decision.better}, "
            f"costs {decision.cost:.1%} ({decision.pairs} pairs)"
            for one in self.all
            for decision in one.last.decisions
            if decision.number not in self.both
        ]


def named(found: Analysis) -> set[int]:
    return {decision.number for decision in found.decisions}


def reviewed(name: str, played: Record, arguments: argparse.Namespace) -> Reviewed:
    runs = [timed(played, seed, arguments) for seed in arguments.seeds]
    return Reviewed(name, played.state.turn_number(), runs)


def games(arguments: argparse.Namespace) -> Iterator[tuple[str, Record]]:
    """The records to analyse, with their names."""
    for path in arguments.record:
        yield path.stem, record.read(str(path))
    for number in range(arguments.first, arguments.first + arguments.games):
        game = ("battle", "assault")[number % 2] if arguments.game == "both" else arguments.game
        played = recorded(game, number // 2 if arguments.game == "both" else number)
        yield f"{game} {played.state.scenario_id()}", played


def rms(values: list[float]) -> float:
    return sqrt(sum(value**2 for value in values) / max(len(values), 1))


def summary(found: list[Reviewed]) -> list[str]:
    both, either = (sum(len(getattr(one, name)) for one in found) for name in ("both", "either"))
    gaps = [gap for one in found for gap in one.gaps()]
    ends = [(one.side, one.all[0].last, one.all[-1].last) for one in found]
    fair = [a.fair[side] - b.fair[side] for side, a, b in ends if a.fair]
    losses = [x.loss - y.loss for _, a, b in ends for x, y in zip(a.seats, b.seats, strict=True)]
    serious = [one.serious() for one in found]
    mistakes, again = (sum(column) for column in zip(*serious, strict=True))
    return [
        f"Named by both: {both} of {either} ({both / max(either, 1):.0%}).",
        f"Games with the same decisions named: {sum(one.alike for one in found)} of {len(found)}.",
        f"Mistakes and blunders of one that the other names, too: {again} of {mistakes}.",
        f"Root mean square differences: points of the curve {rms(gaps):.1%}, result without luck "
        f"{rms(fair):.1%}, average loss {100 * rms(losses):.2f} points.",
    ]


def stages(found: list[Reviewed]) -> str:
    """The mean seconds of computing of each stage."""
    runs = [one for game in found for one in game.all]
    ends = [[0.0, *one.computing] for one in runs]
    parts = [
        f"{stage} {sum(end[place + 1] - end[place] for end in ends) / len(ends):.1f} s"
        for place, stage in enumerate(STAGES[: len(ends[0]) - 1])
    ]
    return f"Computing, mean: {', '.join(parts)}."


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, help="recorded games (20; none with --record)")
    parser.add_argument("--game", choices=("battle", "assault", "both"), default="both")
    parser.add_argument("--record", type=Path, nargs="*", default=[], help="analyse these, too")
    parser.add_argument("--seeds", type=int, nargs="*", default=[1, 2], help="one analysis each")
    parser.add_argument("--until", choices=STAGES, default=STAGES[-1], help="the last stage")
    parser.add_argument("--playouts", type=int, default=GAMES, help="as for `echobase analyse`")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    arguments = parser.parse_args()
    if arguments.games is None:
        arguments.games = 0 if arguments.record else 20
    print("| game | turns | decisions | named | by both | curve, s | all, s | computing, s |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    found = []
    for name, played in games(arguments):
        found.append(reviewed(name, played, arguments))
        print(found[-1].row(), flush=True)
    print()
    print("\n".join(summary(found)))
    if arguments.workers == 1:
        print(stages(found))
    print("\n".join(line for one in found for line in one.disputed()))


if __name__ == "__main__":
    main()
