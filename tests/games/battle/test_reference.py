"""The engine of Battle of Hoth against a naive second reading of its intricate rules."""

import random
from typing import Any

import pytest
from games.battle.reference import CENTRES, Battle, Fate, distance
from later import later
from soak import battle_options

import echobase
from echobase import CHANCE, OVER
from echobase.games.battle.rules import steps
from echobase.games.battle.rules.board import DISTANCE, LABELS
from echobase.games.battle.rules.steps import about, step_of

SINGLE = (steps.MOVE, steps.ATTACK, steps.ATTACK_AGAIN, steps.AFTER_MOVE)
GAME: Any = echobase.game("battle")
EVERY = 5
"""One position in this many is compared, and all in which a single unit acts: those are rare."""


class Witness:
    """Follows a game, and compares what the engine offers with the second reading."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.turn: Any = None
        self.stopped: set[str] = set()
        self.too_far: set[str] = set()
        self.seen = 0
        self.compared = 0

    def visit(self, state: Any) -> None:
        self.seen += 1
        if not state.todo:
            return
        turn = (state.active, *state.turns)
        if turn != self.turn:
            self.turn, self.stopped, self.too_far = turn, set(), set()
        alone = about(state.todo[-1]) and step_of(state.todo[-1]) in SINGLE
        if self.seen % EVERY == 0 or alone:
            self.compare(state)

    def apply(self, state: Any, action: int) -> None:
        """Do an action; remember who has entered stop terrain or moved too far to attack."""
        text = state.write(action)
        verb, _, rest = text.partition(" ")
        if verb not in ("move", "breakthrough"):
            state.apply(action)
            return
        before = self.read(state)
        end = rest.split()[0].rpartition("-")[2]
        unit = rest.partition("-")[0] if verb == "move" else before.play["todo"][-1].split()[1]
        if before.ends_move(unit, end):
            self.stopped.add(end)
        if state.view(None).step == "move" and before.attack_lost(text):
            self.too_far.add(end)
        state.apply(action)

    def read(self, state: Any) -> Battle:
        tables = state.document()
        moved = set(tables["play"].get("moved", []))
        return Battle(tables, self.stopped, self.too_far & moved)

    def compare(self, state: Any) -> None:
        battle = self.read(state)
        places = self.rng.sample([*battle.units, *battle.structures], 2)
        a, b = (LABELS.index(hex_) for hex_ in places)
        assert state.sees(a, b) == battle.sees(*places), (places, state.document())
        step, _, whom = battle.play["todo"][-1].partition(" ")
        if step == "move":
            self.offers(state, battle.all_moves(whom))
        elif step == "after_move":
            self.offers(state, battle.moves_after_attack(whom))
        elif step == "attack":
            self.offers(state, battle.all_attacks(whom))
        elif step == "attack_again":
            self.offers(state, battle.attacks(whom))
        elif step == "roll" and battle.play["todo"][-2] == "hits":
            self.results(state, battle)

    def offers(self, state: Any, expected: set[str]) -> None:
        texts = {state.write(action) for action in state.actions()}
        offered = {text for text in texts if text.split()[0] in ("move", "exit", "attack")}
        assert offered == expected, (offered - expected, expected - offered, state.document())
        self.compared += 1
        for text in sorted(offered):
            if text.startswith("attack"):
                attacker, target = text.split()[1].split("x")
                assert state.odds(text).dice == self.read(state).dice(attacker, target), text

    def results(self, state: Any, battle: Battle) -> None:
        """A roll against a unit: every end the owner can choose for it."""
        unit = battle.play.get("target", "")
        struck = any(frame.startswith("strike") for frame in battle.play["todo"])
        if not unit or struck or "confirmation_roll" in battle.traits(unit):
            return
        for action, _ in self.rng.sample(state.chances(), min(3, len(state.chances()))):
            after = state.copy()
            after.apply(action)
            kept = battle.play.get("roll", "-").strip("-")
            faces = kept + state.write(action).split()[1]
            ends = endings(after, state.target)
            if ends is not None:
                fates = battle.fates(unit, battle.play.get("attacker", ""), faces)
                assert ends == fates, (ends, fates, faces, state.document())
                self.compared += 1


def endings(state: Any, unit: int) -> set[Fate] | None:
    """Where a unit may stand after its retreat; None when the battle ends on the way."""
    if state.to_act() == OVER and state.reason != "no-units":
        return None
    if state.to_act() not in (CHANCE, OVER) and state.view(None).step in ("shelter", "retreat"):
        found: set[Fate] = set()
        for action in state.actions():
            after = state.copy()
            after.apply(action)
            more = endings(after, unit)
            if more is None:
                return None
            found |= more
        return found
    hex_ = state.hex[unit]
    return {(LABELS[hex_], state.figures[unit]) if state.figures[unit] else ("", 0)}


def watch(number: int) -> int:
    """Play a random game under watch; says how many decisions were compared."""
    rng = random.Random(number)
    state = GAME.start(**battle_options(number, rng))
    witness = Witness(rng)
    while state.to_act() != OVER:
        witness.visit(state)
        if state.to_act() == CHANCE:
            state.apply(echobase.sample(state.chances(), rng))
        else:
            witness.apply(state, rng.choice(state.actions()))
    return witness.compared


def test_distances_agree() -> None:
    for a in CENTRES:
        for b in CENTRES:
            assert DISTANCE[LABELS.index(a)][LABELS.index(b)] == distance(a, b)


@pytest.mark.parametrize("number", later(range(34), soon=6))
def test_moves_attacks_dice_and_retreats_agree_with_the_second_reading(number: int) -> None:
    assert watch(number)
