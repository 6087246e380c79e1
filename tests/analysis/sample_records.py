"""Records for the tests of the analysis, and a judge who needs no games."""

import random
from dataclasses import dataclass

from games.assault import field
from games.battle import table
from scripted_game import ScriptedGame

from echobase import CHANCE, OVER, sample
from echobase.ai import decide, player
from echobase.analysis import Estimate
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


@dataclass(frozen=True)
class EvenJudge:
    """A judge to whom all that is open stands alike."""

    def chance(self, state: State, games: int, seed: str) -> Estimate:
        outcome = state.outcome()
        return Estimate(0.5 if outcome is None else float(outcome.winner == "rebel"), 0.0)
