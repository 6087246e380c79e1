"""Lets our players play OpenSpiel's search bots, with the same wall time for each decision.

    python bench/foreign.py --player trooper --bot ismcts --games 20 --seconds 0.3

Each seed is played twice with sides swapped. The bots are OpenSpiel's own, with full random
playouts; these run on the engine itself, without the cost of the adapter, so that the bots get as
many simulations as they can. `ismcts` knows only what its seat may know; `mcts` sees everything.
"""

import argparse
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import echobase
from echobase.ai import decide, player
from echobase.core.chance import CHANCE, OVER, sample
from echobase.core.errors import BadOption, EchoBaseError
from echobase.core.sides import SIDES
from echobase.envs.open_spiel import SpielGame
from echobase.jobs.workers import as_done
from echobase.lab import wilson
from echobase.lab.match import Luck
from echobase.observation.episode import rewards

SCENARIOS = {
    "battle 1": "echobase_battle(scenario=1)",
    "battle 7": "echobase_battle(scenario=7)",
    "battle 12": "echobase_battle(scenario=12)",
    "assault": "echobase_assault(setup=default)",
}
UCT_C = 2.0
"""How much the bots explore; results lie between -1 and 1."""
MOST = 1_000_000_000
"""Simulations; time ends a search long before."""


class TimeIsUp(Exception):
    """Ends a search; what was found until then counts."""


class Playouts(mcts.RandomRolloutEvaluator):
    """Random games to the end, on the engine."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.rng = random.Random(seed)
        self.count = 0

    def evaluate(self, state: Any) -> Any:
        self.count += 1
        playing = state.state.copy()
        while (seat := playing.to_act()) != OVER:
            if seat == CHANCE:
                playing.apply(sample(playing.chances(), self.rng))
            else:
                playing.apply(self.rng.choice(playing.actions()))
        return np.array(rewards(playing, state.num_players()), float)


class TimedISMCTS(ismcts.ISMCTSBot):
    """Searches until its time is up, but at least until it has tried one action."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        self.playouts = Playouts(seed)
        self.seconds = seconds
        luck = np.random.RandomState(seed)
        super().__init__(game, self.playouts, UCT_C, MOST, random_state=luck)
        self.set_resampler(lambda state, seat: state.resample_from_infostate(seat, luck.uniform))

    def run_search(self, state: Any) -> Any:
        self.end = time.perf_counter() + self.seconds
        try:
            return super().run_search(state)
        except TimeIsUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        if time.perf_counter() > self.end and self._root_node.total_visits > 0:
            raise TimeIsUp
        return super().sample_root_state(state)


class TimedMCTS(mcts.MCTSBot):
    """Searches until its time is up, but at least until it has tried one action."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        self.playouts = Playouts(seed)
        self.seconds = seconds
        luck = np.random.RandomState(seed)
        super().__init__(game, UCT_C, MOST, self.playouts, random_state=luck)

    def mcts_search(self, state: Any) -> Any:
        self.end = time.perf_counter() + self.seconds
        try:
            return super().mcts_search(state)
        except TimeIsUp:
            return self.root

    def _apply_tree_policy(self, root: Any, state: Any) -> Any:
        self.root = root
        if time.perf_counter() > self.end and root.children:
            raise TimeIsUp
        return super()._apply_tree_policy(root, state)


BOTS: dict[str, Callable[[Any, float, int], Any]] = {"ismcts": TimedISMCTS, "mcts": TimedMCTS}


def load(name: str) -> Any:
    """The game of a scenario, or as OpenSpiel calls it."""
    game = pyspiel.load_game(SCENARIOS.get(name, name))
    if not isinstance(game, SpielGame):
        raise BadOption(f"scenario: {name} is none of our games")
    return game


@dataclass(frozen=True)
class Outcome:
    """What came of one game."""

    scenario: str
    won: bool
    """By our player."""
    decisions: int
    """Of the bot, where there was a choice."""
    playouts: int
    """All that it made for them."""


@dataclass(frozen=True)
class Match:
    """Plays by number: scenario after scenario, each seed with both sides."""

    scenarios: tuple[str, ...]
    player: str
    bot: str
    seconds: float
    games: int
    seed: int

    def __call__(self, number: int) -> Outcome:
        which, round_ = divmod(number, self.games)
        name = self.scenarios[which]
        game = load(name)
        seed = f"{self.seed}/{name}/{round_ // 2}"
        own = random.Random(f"{seed}/{round_}")
        bot = BOTS[self.bot](game, self.seconds, own.getrandbits(31))
        ours = [side == SIDES[round_ % 2] for side in game.table.sides]
        state, luck = game.new_initial_state(), Luck(seed)
        who = player(self.player, game.name)
        decisions = 0
        while not state.is_terminal():
            seat = state.current_player()
            if state.is_chance_node():
                numbers = [one for one, _ in state.state.chances()]
                state.apply_action(numbers.index(luck.draw(state.state)))
            elif ours[seat]:
                action = decide(who, state.state, own, self.seconds)
                state.apply_action(game.table.actions.place(state.state, action))
            elif len(state.legal_actions()) == 1:
                state.apply_action(state.legal_actions()[0])
            else:
                decisions += 1
                state.apply_action(int(bot.step(state)))
        won = state.returns()[ours.index(True)] > 0
        return Outcome(name, won, decisions, bot.playouts.count)


def table(found: list[Outcome], scenarios: tuple[str, ...]) -> str:
    """Our share of the games of each scenario and of all."""
    lines = [
        "| scenario | games | won | 95% | playouts/decision |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for name in (*scenarios, "all"):
        games = [one for one in found if name in (one.scenario, "all")]
        won = sum(one.won for one in games)
        low, high = (100 * bound for bound in wilson(won, len(games)))
        each = sum(one.playouts for one in games) / max(1, sum(one.decisions for one in games))
        share = f"{100 * won / len(games):.1f}%" if games else "-"
        lines.append(f"| {name} | {len(games)} | {share} | {low:.1f}–{high:.1f} | {each:,.1f} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--player", default="trooper", help="one of ours, by name")
    parser.add_argument("--bot", choices=list(BOTS), default="ismcts")
    parser.add_argument("--games", type=int, default=10, help="of each scenario, an even number")
    parser.add_argument("--seconds", type=float, default=0.3, help="for each decision")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1, help="games at once, one on each core")
    parser.add_argument(
        "--scenario",
        action="append",
        help=f"{', '.join(SCENARIOS)} or how OpenSpiel loads it; several times if you like",
    )
    given = parser.parse_args()
    if given.games < 2 or given.games % 2:
        parser.error("--games: an even number, because sides are swapped")
    scenarios = tuple(given.scenario or SCENARIOS)
    try:
        for name in scenarios:
            player(given.player, load(name).name)
    except (EchoBaseError, pyspiel.SpielError) as error:
        parser.error(str(error))
    match = Match(scenarios, given.player, given.bot, given.seconds, given.games, given.seed)
    print(f"{given.player} against OpenSpiel's {given.bot}, {given.seconds} s for each decision,")
    print(f"echobase {echobase.__version__} ({echobase.build()})\n", flush=True)
    found = list(as_done(match, range(given.games * len(scenarios)), given.workers))
    print(table(found, scenarios))


if __name__ == "__main__":
    main()
