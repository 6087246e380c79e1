"""Runs an analysis stage by stage: value, chances, decisions, luck, reasons."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import sqrt
from pathlib import Path
from typing import Final

import msgspec

import echobase
from echobase.ai import adviser
from echobase.ai import player as known_player
from echobase.ai.valuation import Valuation
from echobase.analysis import luck
from echobase.analysis.chances import BATCH, Band, Spot, blended, neediest
from echobase.analysis.costly import Candidate, examined, grade, interval, named
from echobase.analysis.job_runner import JobRunner, OutOfTime
from echobase.analysis.jobs import (
    Appraise,
    Ask,
    Explain,
    Explanation,
    PlayOut,
    ReviewedGame,
    Weigh,
    positions,
)
from echobase.analysis.luck import Stroke, fortunes, matters, tallied, widest
from echobase.analysis.results import (
    STAGES,
    Analysis,
    CostlyDecision,
    Fortune,
    Point,
    SeatReview,
    Stage,
    Tally,
)
from echobase.core import record as records
from echobase.core import registry
from echobase.core.errors import BadRecord
from echobase.core.game import State
from echobase.core.record import Record
from echobase.jobs.arguments import whole
from echobase.jobs.progress import Progress
from echobase.jobs.workers import check_workers, staff
from echobase.play.statistics import Rolls, statistics

GAMES: Final = 64
SECONDS: Final = 900
"""The time that an analysis may take unless another limit is given."""
MOST_ACTIONS: Final = 20_000
"""The most actions in a record; the longest games have a fifth of them."""
GLANCES: Final = 16
"""Tries for the first value of a position in the middle of something."""
STROKES: Final = 16
"""Tries of an action of chance in one round; `LUCK_ROUNDS` rounds, each for half of them."""
LUCK_ROUNDS: Final = 6
THOUGHTS: Final = 2
"""How often the AI thinks about a decision: what it finds differs from time to time."""
REASONS: Final = 64
"""Pairs of games that a reason is made of."""
ENDS: Final[dict[Stage, int]] = {
    "value": 2,
    "chances": 25,
    "decisions": 75,
    "luck": 95,
    "reasons": 100,
}
"""How much of the work is done after each stage, in per cent."""

OnStage = Callable[[Analysis], None]
"""Called with what is known so far when a stage is done."""


def analyse(
    record: Record | str | Path,
    *,
    games: int = GAMES,
    player: str | None = None,
    value: Valuation | None = None,
    thinks: bool | None = None,
    seed: int = 0,
    seconds: int | None = SECONDS,
    workers: int | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
    on_stage: OnStage | None = None,
) -> Analysis:
    """Chances over time, costly decisions and the luck of a record or of its file.

    `games` are played from each point of the time line on average; it scales everything else, too.
    `player` says what would have been better, by default the one that gives hints. Unless it
    `thinks`, it says what comes to its mind first; by default the players that a game brings think,
    and the searcher for any game does not. `value` judges positions, by default as the game does.
    The results follow from the seed, whatever the number of workers, unless the `seconds` are up:
    then the stages that are done make up the result, and it says so. `ray` is "local" or the
    address of a cluster. A script that asks for more than one worker needs
    `if __name__ == "__main__":`, because processes import it again.
    """
    played = opened(record)
    name = played.head.game
    games, seed = whole("games", games, 1), whole("seed", seed, 0)
    workers = check_workers(workers, ray)
    player = player or adviser(name)
    known_player(player, name)  # its error lists the names
    if thinks is None:
        thinks = "players" in registry.game(name).facets
    reviewed = ReviewedGame(played.head, tuple(played.actions), player, seed, value)
    work = JobRunner(progress, None if seconds is None else whole("seconds", seconds, 1))
    examination = Examination(played, reviewed, games, work, on_stage or (lambda found: None))
    examination.thinks = thinks
    examination.do("value")
    with staff(reviewed, workers, ray) as crew:
        work.staff = crew
        try:
            for stage in STAGES[1:]:
                examination.do(stage)
        except OutOfTime:
            examination.out_of_time = True
    return examination.result()


def opened(record: Record | str | Path) -> Record:
    """A record, or the one in a file; BadRecord when it cannot be analysed."""
    played = record if isinstance(record, Record) else records.read(str(record))
    source = "" if isinstance(record, Record) else f"{record}: "
    if not played.actions:
        raise BadRecord(f"{source}the record has no actions; there is nothing to analyse")
    if len(played.actions) > MOST_ACTIONS:
        raise BadRecord(
            f"{source}the record has {len(played.actions)} actions; "
            f"at most {MOST_ACTIONS} can be analysed"
        )
    sides = registry.sides(played.head.game)
    if len(sides) != 2:
        raise BadRecord(
            f"{source}{registry.game(played.head.game).title} has {len(sides)} sides; "
            "only games of two sides can be analysed"
        )
    return played


class Examination:
    """One record under examination, and what is known of it so far."""

    def __init__(
        self, record: Record, reviewed: ReviewedGame, games: int, work: JobRunner, on_stage: OnStage
    ) -> None:
        self.record = record
        self.reviewed = reviewed
        self.games = games
        self.scale = games / GAMES
        self.work = work
        self.on_stage = on_stage
        self.rolls: Rolls = statistics(record.head.game).rolls
        self.states = positions(record)
        self.sides = tuple(record.state.sides())
        self.first, self.second = registry.sides(record.head.game)
        self.stage: Stage = "value"
        self.out_of_time = False
        self.thinks = True
        """Whether the AI may think, or says what comes to its mind first."""
        self.moments = self.find_moments()
        self.spots: list[Spot] = []
        self.decisions: tuple[CostlyDecision, ...] = ()
        self.costly: list[Candidate] = []
        self.seats: tuple[SeatReview, ...] = ()
        self.strokes: list[Stroke] = []

    def do(self, stage: Stage) -> None:
        self.work.begin_stage(ENDS[stage])
        {
            "value": self.ask_value,
            "chances": self.play_out,
            "decisions": self.judge_decisions,
            "luck": self.weigh_luck,
            "reasons": self.find_reasons,
        }[stage]()
        self.stage = stage
        self.on_stage(self.result())

    def result(self) -> Analysis:
        outcome = self.record.outcome()
        fair = self.fair()
        return Analysis(
            program=echobase.__version__,
            game=self.record.head.game,
            sides=self.sides,
            actions=len(self.record.actions),
            winner="" if outcome is None else outcome.winner,
            player=self.reviewed.player,
            games=self.games,
            seed=self.reviewed.seed,
            stage=self.stage,
            out_of_time=self.out_of_time,
            points=self.points(),
            decisions=self.decisions,
            seats=self.seats,
            luck=self.tallies(),
            fortune=self.fortune(),
            fair={} if fair is None else {self.first: fair, self.second: 1 - fair},
            fair_error=luck.error(self.strokes),
        )

    # Chances.

    def find_moments(self) -> list[int]:
        """The points of the time line before the end, as numbers of preceding actions."""
        found = []
        last: object = None
        for number, state in enumerate(self.states[:-1]):
            if self.rolls.moment(state) != last:
                last = self.rolls.moment(state)
                found.append(number)
        over = self.record.outcome() is not None
        return found if over else [*found, len(self.states) - 1]

    def ask_value(self) -> None:
        """The learned value at all moments: no game is played out."""
        self.spots = [Spot(Appraise(number, GLANCES).run(self.reviewed)) for number in self.moments]

    def play_out(self) -> None:
        """Play games from all moments, more where little is sure or much changes."""
        places = list(range(len(self.spots)))
        left = self.games * len(self.spots)
        batch = min(BATCH, self.games)
        while left >= batch:
            chosen = places[: left // batch]
            jobs = [PlayOut(self.moments[p], self.spots[p].games, batch) for p in chosen]
            for place, wins in zip(chosen, self.work(jobs), strict=True):
                spot = self.spots[place]
                self.spots[place] = Spot(spot.value, spot.wins + wins, spot.games + batch)
            left -= batch * len(chosen)
            places = neediest(self.bands())

    def bands(self) -> list[Band]:
        return blended(self.spots, self.reviewed.value.calibration)

    def points(self) -> tuple[Point, ...]:
        """The time line; a game that is over ends with certainty."""
        found = [
            self.point(number, band, spot.games)
            for number, band, spot in zip(self.moments, self.bands(), self.spots, strict=True)
        ]
        outcome = self.record.outcome()
        if outcome is not None:
            won = float(outcome.winner == self.first)
            found.append(self.point(len(self.states) - 1, Band(won, won, won), 0))
        return tuple(found)

    def point(self, number: int, band: Band, games: int) -> Point:
        state = self.states[number]
        return Point(
            number=number,
            heading=state.heading(),
            turn=state.turn_number(),
            chances={self.first: band.chance, self.second: 1.0 - band.chance},
            low=band.low,
            high=band.high,
            games=games,
        )

    # Decisions.

    def judge_decisions(self) -> None:
        """Ask the AI about every decision, and compare where it differs."""
        numbers = [n for n, state in enumerate(self.states[:-1]) if is_choice(state)]
        found = examined(self.suggestions(numbers), self.scale, self.work)
        self.costly = named(found, self.reviewed.value.calibration.leap)
        self.decisions = tuple(map(self.decision, self.costly))
        self.seats = tuple(self.review(seat, numbers, found) for seat in range(len(self.sides)))

    def suggestions(self, numbers: Sequence[int]) -> list[Candidate]:
        """What the AI would rather have done: its first thoughts, and where they differ from what
        was done, also what it finds by thinking."""
        first = self.other_answers([Ask(number) for number in numbers], 0.1)
        if not self.thinks:
            return first
        jobs = [Ask(one.number, thought) for one in first for thought in range(1, THOUGHTS + 1)]
        return list(dict.fromkeys([*first, *self.other_answers(jobs, 0.4)]))

    def other_answers(self, jobs: Sequence[Ask], part: float) -> list[Candidate]:
        return [
            Candidate(job.number, answer)
            for job, answer in zip(jobs, self.work(jobs, part), strict=True)
            if answer != self.record.actions[job.number]
        ]

    def decision(self, one: Candidate) -> CostlyDecision:
        state = self.states[one.number]
        low, high = interval(one.cost, self.reviewed.value.calibration.leap)
        return CostlyDecision(
            number=one.number,
            heading=state.heading(),
            turn=state.turn_number(),
            seat=state.to_act(),
            side=self.sides[state.to_act()],
            grade=grade(one.cost.mean),
            chosen=state.write(self.record.actions[one.number]),
            better=state.write(one.better),
            cost=one.cost.mean,
            low=low,
            high=high,
            pairs=one.cost.count,
        )

    def review(
        self, seat: int, numbers: Sequence[int], candidates: Sequence[Candidate]
    ) -> SeatReview:
        """How well a seat decided, on average over all its choices."""
        decided = sum(self.states[number].to_act() == seat for number in numbers)
        own = [one for one in candidates if self.states[one.number].to_act() == seat]
        return SeatReview(
            seat=seat,
            side=self.sides[seat],
            decided=decided,
            differed=len(own),
            loss=sum(one.cost.mean for one in own) / max(decided, 1),
            error=sqrt(sum(one.cost.error**2 for one in own)) / max(decided, 1),
        )

    # Luck.

    def tallies(self) -> tuple[Tally, ...]:
        taken = zip(self.states, self.record.actions, strict=False)
        rolls = (roll for state, action in taken for roll in self.rolls.rolls(state, action))
        return tallied(rolls, (self.first, self.second), self.rolls.measures)

    def weigh_luck(self) -> None:
        """Weigh all actions of chance, those again whose worth is least sure."""
        strokes = [
            self.stroke(number, state)
            for number, state in enumerate(self.states[:-1])
            if matters(self.record.head.game, state)
        ]
        places: Sequence[int] = range(len(strokes))
        tries = max(round(STROKES * self.scale), 2)
        for _ in range(LUCK_ROUNDS):
            jobs = [Weigh(strokes[p].number, strokes[p].worth.count, tries) for p in places]
            for place, found in zip(places, self.work(jobs), strict=True):
                strokes[place] = replace(strokes[place], worth=strokes[place].worth + found)
            places = widest(strokes)
        self.strokes = strokes

    def stroke(self, number: int, state: State) -> Stroke:
        dice = bool(self.rolls.rolls(state, self.record.actions[number]))
        return Stroke(number, self.rolls.roller(state), "dice" if dice else "cards")

    def fortune(self) -> tuple[Fortune, ...]:
        return fortunes(self.strokes, self.first)

    def fair(self) -> float | None:
        """The first side's result without luck; None before luck is known."""
        if self.stage not in ("luck", "reasons"):
            return None
        end = self.bands()[-1].chance
        if self.record.state.outcome() is not None:
            end = self.reviewed.value.chance(self.record.state)
        total = sum(stroke.worth.mean for stroke in self.strokes)
        return min(max(end - total, 0.0), 1.0)

    # Reasons.

    def find_reasons(self) -> None:
        """Why the suggestions are better, and how the game may have continued."""
        tries = max(round(REASONS * min(self.scale, 1.0)), 8)
        jobs = [Explain(one.number, one.better, tries) for one in self.costly]
        found: list[Explanation] = self.work(jobs, 1.0)
        self.decisions = tuple(
            explained(decision, why) for decision, why in zip(self.decisions, found, strict=True)
        )


def explained(decision: CostlyDecision, why: Explanation) -> CostlyDecision:
    return msgspec.structs.replace(
        decision,
        reasons=why.reasons,
        chosen_line=why.chosen_line,
        better_line=why.better_line,
    )


def is_choice(state: State) -> bool:
    """Whether a seat decides and has more than one choice."""
    return state.to_act() >= 0 and len(state.actions()) > 1
