"""Finds puzzles in self-play: screens decisions with a few games, and proves the rest with many.

A first look at every decision asks whether the weakest player's choice is much worse than the
strongest one's: the learned value, or in endgames a few games. What passes is played to the end.
A choice is the answer of a puzzle when it wins at least 12 points more often than the second best
in fresh games, with intervals that do not overlap, again in twice as many games, and when the
adviser, which finds its choices by searching, makes it, too.
"""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, Final

from echobase.ai import AT_ONCE, adviser, decide, player
from echobase.ai.comparison import differences
from echobase.ai.valuation import Valuation, valuation
from echobase.core import registry
from echobase.core.chance import CHANCE, OVER, sample
from echobase.core.errors import BadOption
from echobase.core.game import State
from echobase.jobs.arguments import whole
from echobase.jobs.progress import Progress
from echobase.jobs.workers import check_workers, in_order
from echobase.lab.puzzles.trials import Trials
from echobase.play.puzzles import ChoiceChance, Puzzle, Puzzles, competing, puzzle_facet
from echobase.play.samples import Sample

LEAD: Final = 0.12
"""How much more often the answer must win than the second best choice."""
ROUNDS: Final = ((4, 0.0), (12, 0.05), (36, 0.08), (96, 0.10))
"""Games for each choice, and the lead below which a decision is dropped."""
CLEAR: Final = 2.5
"""Errors by which a choice must lie behind to be dropped from a round."""
PROOF: Final = 320
"""Games for each choice in the proof; the second proof has twice as many."""
RIVALS: Final = 3
"""The best other choices that are played out in the proof."""
FIRST_LOOK: Final = (6, 0.06)
"""Pairs of tries up to the enemy's reply, and the least lead of the strongest player's choice over
the weakest one's."""
SECOND_LOOK: Final = (32, 0.1)
"""The same, as far as the analysis of a game looks ahead."""
FEW_GAMES: Final = ((6, 0.1), (16, 0.12), (40, 0.12))
"""In endgames: games for each of the two choices instead of looks, and the least lead."""
OTHERS: Final = 8
"""Choices that no player makes, added when there are too many to try all."""
MOST_CHOICES: Final = 14
FEWEST: Final = 3
"""With fewer choices there is nothing to find."""
TRIES: Final = 5
"""Decisions of each player for the rating."""
EVEN_GAMES: Final = 12
EVEN: Final = 2
"""Of so many games from the beginning of an endgame, each side must win this many."""
HOPELESS: Final = 0.08
"""A best choice that wins less often than this saves nobody."""
DIGITS: Final = 3


@dataclass(frozen=True)
class FoundPuzzle:
    """A puzzle with its position."""

    puzzle: Puzzle
    position: dict[str, Any]


@dataclass(frozen=True)
class PuzzleGames:
    """Plays game `n` and looks for a puzzle in it; every process has its own copy."""

    game: str
    seed: int

    def __call__(self, number: int) -> list[FoundPuzzle]:
        """At most one of a turn or an endgame: what comes next is much the same problem."""
        found: dict[str, FoundPuzzle] = {}
        for place, state in enumerate(self._decisions(number)):
            turn = "" if self._facet.knows_endgames else state.heading()
            if turn not in found:
                puzzle = self._judged(state, f"{self.seed}/{number}/{place}")
                if puzzle is not None:
                    found[turn] = puzzle
        return list(found.values())

    @cached_property
    def _facet(self) -> Puzzles:
        facet = puzzle_facet(self.game)
        assert facet is not None
        return facet

    @cached_property
    def _value(self) -> Valuation:
        return valuation(self.game)

    @cached_property
    def _first(self) -> list[State]:
        about = registry.game(self.game)
        starts = [about.start(**{about.scenario_option: id_}) for id_ in about.scenarios()]
        return [about.preview(state) for state in starts]

    def _decisions(self, number: int) -> list[State]:
        """The decisions of a game between two players that may differ in strength."""
        rng = Random(f"{self.seed}/game/{number}")
        state = self._first[number % len(self._first)].copy()
        names = [rng.choice(self._facet.solvers) for _ in state.sides()]
        if self._facet.knows_endgames and not self._reach_endgame(state, names, rng):
            return []
        seen: list[State] = []
        while state.to_act() != OVER:
            actions = state.actions()
            open_ = len(actions) >= FEWEST and state.turn_number() > 1
            if open_ and any(self._facet.worthy(state, one) for one in actions):
                seen.append(state.copy())
            self._go_on(state, names, rng)
        return seen

    def _go_on(self, state: State, names: list[str], rng: Random) -> None:
        """One action of chance or of the player to decide."""
        seat = state.to_act()
        if seat == CHANCE:
            state.apply(sample(state.chances(), rng))
        else:
            state.apply(decide(player(names[seat], self.game), state, rng, AT_ONCE))

    def _reach_endgame(self, state: State, names: list[str], rng: Random) -> bool:
        """Play up to an endgame that either side may win; False if this game has none."""
        while not self._facet.endgame(state, rng):
            if state.to_act() == OVER:
                return False
            self._go_on(state, names, rng)
        return self._is_even(state, names, rng)

    def _is_even(self, state: State, names: list[str], rng: Random) -> bool:
        """Whether each side wins some of the games from here."""
        wins = [0, 0]
        for left in range(EVEN_GAMES, 0, -1):
            if min(wins) >= EVEN or min(wins) + left < EVEN:
                break
            other = state.copy()
            while other.to_act() != OVER:
                self._go_on(other, names, rng)
            outcome = other.outcome()
            wins[outcome is not None and 0 in outcome.seats] += 1
        return min(wins) >= EVEN

    def _judged(self, state: State, seed: str) -> FoundPuzzle | None:
        """The puzzle in a position, if it is one."""
        strong = self._strong(state, seed)
        if not self._facet.worthy(state, strong):
            return None
        choices = competing(self._facet, state, strong)
        screened = Trials(state, self.game, self._player, f"{seed}/screen")
        if len(choices) < FEWEST or not self._promising(screened, strong, choices, seed):
            return None
        if not self._screen(screened, self._candidates(state, choices, seed)):
            return None
        best = screened.ranked()[0]
        if not self._facet.worthy(state, best):
            return None
        if len(choices) > MOST_CHOICES and not self._screen(screened, choices):
            return None
        if screened.ranked()[0] != best or screened.chance(best) < HOPELESS:
            return None
        if self._share(adviser(self.game), state, best, choices, seed) < 0.5:
            return None
        rivals = screened.ranked()[: RIVALS + 1]
        for proof, games in enumerate((PROOF, 2 * PROOF)):
            trials = Trials(state, self.game, self._player, f"{seed}/proof {proof}")
            trials.play(rivals, games)
            if not proven(trials, best):
                return None
        return self._made(state, trials, choices, seed)

    def _strong(self, state: State, seed: str) -> int:
        """What the strongest player does: in endgames after thinking, which takes no time there."""
        name = adviser(self.game)
        seconds = None if self._facet.knows_endgames else AT_ONCE
        return decide(player(name, self.game), state, Random(f"{seed}/{name}"), seconds)

    def _promising(self, trials: Trials, strong: int, choices: list[int], seed: str) -> bool:
        """Whether the weakest player's choice differs from the strongest one's, and is worse.

        Where that is not among the choices, any other of them takes its place.
        """
        state, name = trials.state, self._facet.solvers[0]
        weak = decide(player(name, self.game), state, Random(f"{seed}/{name}"), AT_ONCE)
        if weak not in choices:
            weak = Random(f"{seed}/any").choice([one for one in choices if one != strong])
        if weak == strong:
            return False
        if self._facet.knows_endgames:
            return self._leads(trials, strong, weak)
        return self._seems_better(state, strong, weak, seed)

    def _leads(self, trials: Trials, strong: int, weak: int) -> bool:
        """Whether a choice wins more often than another, in few games."""
        for games, least in FEW_GAMES:
            trials.play((strong, weak), games)
            if trials.chance(strong) - trials.chance(weak) < least:
                return False
        return True

    def _seems_better(self, state: State, strong: int, weak: int, seed: str) -> bool:
        """Whether the learned value favours a choice, at a glance and looking further ahead."""
        value, seat = self._value, state.to_act()
        looks = (
            (FIRST_LOOK, value.horizon(state, seat, reply=True)),
            (SECOND_LOOK, value.last_horizon(state, seat)),
        )
        for (pairs, least), horizon in looks:
            seeds = [f"{seed}/look/{n}" for n in range(pairs)]
            if Sample.of(differences(value, state, strong, weak, horizon, seeds)).mean < least:
                return False
        return True

    @property
    def _player(self) -> str:
        """Who plays the games out: first thoughts of the strongest player."""
        return adviser(self.game)

    def _candidates(self, state: State, choices: list[int], seed: str) -> list[int]:
        """All choices; where they are too many, those of the players and a few others."""
        if len(choices) <= MOST_CHOICES:
            return choices
        rng = Random(f"{seed}/others")
        named = {
            decide(player(name, self.game), state, Random(f"{seed}/{name}"))
            for name in (*self._facet.solvers, adviser(self.game))
        } & set(choices)
        others = [action for action in choices if action not in named]
        return sorted(named | set(rng.sample(others, min(OTHERS, len(others)))))

    def _screen(self, trials: Trials, actions: list[int]) -> bool:
        """Whether one choice stays clearly ahead; the trials then hold the best of them."""
        left = list(actions)
        for games, least in ROUNDS:
            trials.play(left, games)
            left.sort(key=lambda action: (-trials.chance(action), action))
            if len(left) < 2 or trials.chance(left[0]) - trials.chance(left[1]) < least:
                return False
            best, tail = left[0], left[RIVALS + 1 :]
            left = [*left[: RIVALS + 1], *(one for one in tail if near(trials, best, one))]
        return True

    def _share(self, name: str, state: State, best: int, choices: list[int], seed: str) -> float:
        """How often a player makes the best choice, of those times that it makes one of them."""
        who = player(name, self.game)
        chosen = [decide(who, state, Random(f"{seed}/{name}/{n}")) for n in range(TRIES)]
        fitting = [one for one in chosen if one in choices]
        return fitting.count(best) / len(fitting) if fitting else 0.0

    def _made(self, state: State, trials: Trials, choices: list[int], seed: str) -> FoundPuzzle:
        ranked = trials.ranked()
        best, solvers = ranked[0], self._facet.solvers
        puzzle = Puzzle(
            id="",
            scenario=state.scenario_id(),
            seat=trials.seat,
            themes=self._facet.themes(state, best),
            found_by={name: self._share(name, state, best, choices, seed) for name in solvers},
            choices=[choice_chance(trials, action) for action in ranked],
        )
        return FoundPuzzle(puzzle, state.document())


def near(trials: Trials, best: int, other: int) -> bool:
    """Whether a choice may still be as good as the best."""
    lead, error = trials.lead(best, other)
    return lead < LEAD or lead < CLEAR * error


def proven(trials: Trials, best: int) -> bool:
    """Whether a choice leads by enough, with an interval apart from all others."""
    first, second, *_ = trials.ranked()
    if first != best or trials.chance(first) - trials.chance(second) < LEAD:
        return False
    return all(
        trials.interval(first)[0] > trials.interval(other)[1] for other in trials.ranked()[1:]
    )


def choice_chance(trials: Trials, action: int) -> ChoiceChance:
    low, high = trials.interval(action)
    return ChoiceChance(
        notation=trials.state.write(action),
        chance=round(trials.chance(action), DIGITS),
        low=round(low, DIGITS),
        high=round(high, DIGITS),
        games=len(trials.results[action]),
    )


def find_puzzles(
    games: int,
    *,
    game: str = registry.DEFAULT,
    seed: int = 0,
    first: int = 0,
    workers: int | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
) -> Iterator[FoundPuzzle]:
    """The puzzles in this many games of self-play, in order."""
    if puzzle_facet(game) is None:
        raise BadOption(f"game: {game} does not say which choices make a puzzle")
    work = PuzzleGames(game, whole("seed", seed, 0))
    tell = progress or (lambda done, wanted: None)
    numbers = range(whole("first", first, 0), first + whole("games", games, 1))
    tell(0, games)
    with closing(in_order(work, numbers, check_workers(workers, ray), ray)) as coming:
        for done, found in enumerate(coming, 1):
            tell(done, games)
            yield from found
