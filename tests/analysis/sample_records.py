"""Records for the tests of the analysis, and judges who need no games."""

import random

from games.assault import field
from games.battle import table
from scripted_game import ScriptedGame

from echobase import CHANCE, OVER, sample
from echobase.ai import decide, player
from echobase.ai.search import TryJudge
from echobase.ai.valuation import FirstThoughts, Valuation
from echobase.core.game import State
from echobase.core.record import Head, Record

ONE_MEDAL = {"rebel": {"medals": 1}, "empire": {"medals": 1}}


def recorded(game: str, position: ScriptedGame, *actions: str) -> Record:
    """A record that begins in a position."""
    begun = Record(Head(game, 1, position.state.options()), position.state)
    for text in actions:
        begun.apply(begun.state.read(text))
    return begun


def played_on(told: Record, seed: int, name: str = "trooper") -> Record:
    """The record with the rest of the game."""
    rng = random.Random(seed)
    while (seat := told.state.to_act()) != OVER:
        who = player(name, told.head.game)
        luck = seat == CHANCE
        told.apply(sample(told.state.chances(), rng) if luck else decide(who, told.state, rng))
    return told


def missed_chance(figures: int = 1) -> Record:
    """Whoever removes the enemy first has won; the Rebels could have shot, and did not."""
    text = f"D: . s{figures}\nE: . e{figures}"
    return recorded("battle", table.position(text, victory=ONE_MEDAL), "done", "draw raid_left")


def walkers_fire(target: str) -> ScriptedGame:
    """Walker 1 fires at a unit in the hex before it."""
    return field.position(card="walkers_fire", units={"W1": "0818:S", target: "0819"})


def team_game() -> Record:
    """The same with four at the table."""
    position = table.position(
        "D: . s1\nE: . e1",
        victory=ONE_MEDAL,
        options={"seats": 4},
        hands=[["recon_left"], ["recon_right"]] * 2,
        play={"decks": [["raid_left"], ["raid_right"]] * 2},
    )
    return recorded("battle", position, "done")


class EvenJudge:
    """Implements `ai.search.TryJudge`: stops at the first decision, where all stands alike."""

    def horizon(self, state: State, seat: int, reply: bool) -> int:
        return 0

    def reached(self, state: State, horizon: int) -> bool:
        return True

    def is_ready(self, state: State) -> bool:
        return True

    def chance(self, state: State, seat: int) -> float:
        return 0.5


class Figures(EvenJudge):
    """A judge who counts the figures on the board."""

    def chance(self, state: State, seat: int) -> float:
        count = {"rebel": 0, "empire": 0}
        for unit in state.view(None).units:
            count[unit.side] += unit.figures
        return count[state.sides()[seat]] / max(sum(count.values()), 1)


def judged_by(judge: TryJudge, game: str = "battle") -> Valuation:
    """A valuation that needs no time: a random policy, and a judge who stops it at once."""
    return Valuation(game, FirstThoughts(player("random", game)), judge)


EVEN = judged_by(EvenJudge())
