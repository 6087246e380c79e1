"""Measures the styles of the computer players: their strength, attacks and losses.

    python bench/styles.py --games 1000
    python bench/styles.py --game battle --levels general --at-once --games 2000

Every style plays the even style of its level in all scenarios or maps, sides swapped, with paired
seeds. A row has the share of wins with its 95 % interval and, beside the same number of the even
style, the attacks in 100 turns (in Assault on Hoth, rounds with a shot) and the units lost in 100
turns. `--at-once` lets players act on their first thoughts.
"""

import argparse
import random
from dataclasses import dataclass, field

import echobase
from echobase import CHANCE, OVER
from echobase.ai import AT_ONCE, Player, decide, levels, player, players
from echobase.ai.player import STYLE, own_players
from echobase.core import registry
from echobase.core.game import State
from echobase.lab.statistics import Share
from echobase.play.statistics import Losses, PlainLosses

ATTACKS = ("attack", "fire", "harpoon")
"""How the notation of an attack begins, in either game."""


@dataclass
class Played:
    """What one style did in all its games."""

    won: int = 0
    attacks: int = 0
    losses: int = 0

    def in_100(self, turns: int) -> str:
        return f"{100 * self.attacks / turns:.0f} | {100 * self.losses / turns:.0f}"


@dataclass
class Match:
    """Games of a style against the even style of the same level."""

    game: str
    level: str
    style: str
    at_once: bool
    seed: int = 0
    games: int = 0
    turns: int = 0
    styled: Played = field(default_factory=Played)
    even: Played = field(default_factory=Played)

    def play(self, number: int) -> None:
        """One pair of games with the same seed, sides swapped."""
        found = echobase.game(self.game)
        options: dict[str, str] = {} if self.game == "battle" else {"setup": "default"}
        which = found.scenarios()[number % len(found.scenarios())]
        styled, even = self.players()
        for seats in (
            ((styled, self.styled), (even, self.even)),
            ((even, self.even), (styled, self.styled)),
        ):
            state = found.start(**{found.scenario_option: which}, **options)
            self.play_out(state, seats, random.Random(f"styles/{self.seed}/{which}/{number}"))

    def players(self) -> tuple[Player, Player]:
        return player(f"{self.level}:{self.style}", self.game), player(self.level, self.game)

    def play_out(
        self,
        state: State,
        seats: tuple[tuple[Player, Played], tuple[Player, Played]],
        rng: random.Random,
    ) -> None:
        """One game to its end; attacks and losses go to whose they are."""
        statistics = registry.facet(self.game, "statistics")
        counter: Losses = PlainLosses() if statistics is None else statistics.losses
        sides = state.sides()
        while (seat := state.to_act()) != OVER:
            if seat == CHANCE:
                action = echobase.sample(state.chances(), rng)
            else:
                who, played = seats[seat]
                action = decide(who, state, rng, AT_ONCE if self.at_once else None)
                played.attacks += state.write(action).startswith(ATTACKS)
            for loss in counter.apply(state, action):
                seats[sides.index(loss.side)][1].losses += 1
        self.games += 1
        self.turns += state.turn_number()
        outcome = state.outcome()
        if outcome is not None and outcome.winner in sides:
            seats[sides.index(outcome.winner)][1].won += 1

    def row(self) -> str:
        share = Share(self.styled.won, self.games)
        low, high = share.interval
        won = f"{100 * (share.rate or 0.0):.1f} % ({100 * low:.0f} to {100 * high:.0f})"
        name = f"{self.level}:{self.style}{', at once' if self.at_once else ''}"
        numbers = f"{self.styled.in_100(self.turns)} | {self.even.in_100(self.turns)}"
        return f"| {self.game} | {name} | {won} | {self.games} | {numbers} |"


def styles(level: str, game: str) -> list[str]:
    """The styles of a level besides the even one."""
    known = players(game)
    return [one for one in own_players(game).styles[1:] if f"{level}{STYLE}{one}" in known]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="of each match (1000)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--game", choices=("battle", "assault"), help="only this one")
    parser.add_argument("--levels", help="separated by commas; default: all that have styles")
    parser.add_argument("--at-once", action="store_true", help="first thoughts")
    arguments = parser.parse_args()
    print("| game | player | won | games | attacks | losses | even: attacks | losses |")
    print("| --- | --- | --- | ---: | ---: | ---: | ---: | ---: |")
    for game in [arguments.game] if arguments.game else ["battle", "assault"]:
        wanted = arguments.levels.split(",") if arguments.levels else levels(game)
        for level in wanted:
            for style in styles(level, game):
                match = Match(game, level, style, arguments.at_once, arguments.seed)
                for number in range(arguments.games // 2):
                    match.play(number)
                print(match.row(), flush=True)


if __name__ == "__main__":
    main()
