"""Measures the analysis: whether it names the same costly decisions again, and how long it takes.

    python bench/coach.py --games 20

Records games between players of different strength and analyses each twice, with different seeds.
For every game it tells how many decisions both analyses name, and the seconds that one takes;
below, the share of all named decisions that both name, and how far their numbers are apart.
"""

import argparse
import random
import time
from dataclasses import dataclass
from math import sqrt
from typing import Any

import echobase
from echobase.ai import decide, player
from echobase.analysis import Analysis, analyse
from echobase.core import record
from echobase.core.chance import CHANCE, OVER
from echobase.core.record import Record
from echobase.jobs.processes import cores

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


@dataclass
class Twice:
    """Two analyses of one game."""

    first: Analysis
    second: Analysis
    seconds: float
    curve: float
    """Seconds of the first analysis: altogether, and until the first curve."""

    @property
    def both(self) -> set[int]:
        return named(self.first) & named(self.second)

    @property
    def either(self) -> set[int]:
        return named(self.first) | named(self.second)

    def gaps(self) -> list[float]:
        """How far both curves are apart, point by point."""
        pairs = zip(self.first.points, self.second.points, strict=True)
        return [one.chances[self.side] - other.chances[self.side] for one, other in pairs]

    @property
    def side(self) -> str:
        return self.first.sides[0]


def named(found: Analysis) -> set[int]:
    return {decision.number for decision in found.decisions}


def examined(played: Record, arguments: argparse.Namespace) -> Twice:
    began = time.monotonic()
    curves: list[float] = []

    def once(seed: int) -> Analysis:
        return analyse(
            played,
            games=arguments.playouts,
            seed=seed,
            workers=arguments.workers,
            seconds=None,
            on_stage=lambda found: curves.append(time.monotonic()),
        )

    first = once(1)
    ended = time.monotonic()
    return Twice(first, once(2), ended - began, curves[0] - began)


def rms(values: list[float]) -> float:
    return sqrt(sum(value**2 for value in values) / max(len(values), 1))


def row(game: str, number: int, played: Record, found: Twice) -> str:
    one, other = len(named(found.first)), len(named(found.second))
    cells = [
        f"{game} {played.state.scenario_id()}",
        str(played.state.turn_number()),
        str(sum(seat.decided for seat in found.first.seats)),
        f"{one} and {other}",
        str(len(found.both)),
        f"{found.curve:.1f}",
        f"{found.seconds:.0f}",
    ]
    return f"| {' | '.join(cells)} |"


def summary(found: list[Twice]) -> list[str]:
    both, either = (sum(len(getattr(one, name)) for one in found) for name in ("both", "either"))
    gaps = [gap for one in found for gap in one.gaps()]
    fair = [one.first.fair[one.side] - one.second.fair[one.side] for one in found]
    losses = [
        a.loss - b.loss
        for one in found
        for a, b in zip(one.first.seats, one.second.seats, strict=True)
    ]
    return [
        f"Named by both: {both} of {either} ({both / max(either, 1):.0%}).",
        f"Root mean square differences: points of the curve {rms(gaps):.1%}, result without luck "
        f"{rms(fair):.1%}, average loss {100 * rms(losses):.2f} points.",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20, help="recorded games")
    parser.add_argument("--game", choices=("battle", "assault", "both"), default="both")
    parser.add_argument("--playouts", type=int, default=96, help="as for `echobase analyse`")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    arguments = parser.parse_args()
    print("| game | turns | decisions | named | by both | curve, s | all, s |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    found = []
    for number in range(arguments.first, arguments.first + arguments.games):
        game = ("battle", "assault")[number % 2] if arguments.game == "both" else arguments.game
        played = recorded(game, number // 2 if arguments.game == "both" else number)
        found.append(examined(played, arguments))
        print(row(game, number, played, found[-1]), flush=True)
    print()
    print("\n".join(summary(found)))


if __name__ == "__main__":
    main()
