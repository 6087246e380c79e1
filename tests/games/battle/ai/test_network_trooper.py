"""First thoughts with networks: what they see of a choice, and how they change it."""

import random
from typing import Any

import numpy as np
import pytest
from ai.fairness import same_whatever_is_hidden
from games.battle.ai.test_taught_trooper import POINTS, begun
from games.battle.table import position

import echobase
from echobase import CHANCE, OVER, BadOption
from echobase.ai.network import Network
from echobase.ai.network_file import NETWORK, read_networks
from echobase.ai.player import AtOnce
from echobase.games.battle.ai.choice_features import ATTACK, CARD, MOVE
from echobase.games.battle.ai.choice_inputs import NAMES
from echobase.games.battle.ai.doubting_trooper import DoubtingTrooper
from echobase.games.battle.ai.network_trooper import NetworkTrooper
from echobase.games.battle.ai.players import taught
from echobase.games.battle.ai.standing import COMMON
from echobase.games.battle.ai.taught_trooper import TaughtTrooper
from echobase.games.battle.ai.trooper import NOISE
from echobase.games.battle.rules.state import State
from echobase.lab.training.network_fitting import FittedNetwork


def tables(seed: int, size: float) -> dict[str, dict[str, Any]]:
    """Networks with random numbers for all kinds of decisions."""
    found = {}
    for number, (kind, names) in enumerate(NAMES.items()):
        network = FittedNetwork(len(COMMON) + len(names), [6], seed + number)
        network.weights[-1][:] = np.random.default_rng(seed).normal(0.0, size, (6, 1))
        found[kind] = network.table([*COMMON, *names])
    return {NETWORK: found}


def networks(seed: int, size: float = 0.3) -> dict[str, Network]:
    return read_networks(tables(seed, size), "x")


def wanting(kind: str, **points: float) -> dict[str, Network]:
    """A network that adds points for inputs that are not negative."""
    names = [*COMMON, *NAMES[kind]]
    network = FittedNetwork(len(names), [len(points)], 1)
    network.weights[0][:] = 0.0
    for number, (name, point) in enumerate(points.items()):
        network.weights[0][names.index(name), number] = 1.0
        network.weights[1][number] = point
    return read_networks({NETWORK: {kind: network.table(names)}}, "x")


def chosen(trooper: NetworkTrooper, state: State) -> str:
    return state.write(trooper.choose(state, random.Random(1)))


@pytest.mark.parametrize("scenario", [2, 10, 11])
def test_every_choice_has_all_inputs_and_none_is_great(scenario: int) -> None:
    doubter, rng = DoubtingTrooper(POINTS, {}, networks(1), 0.3), random.Random(scenario)
    state, kinds = begun(scenario), set()
    while state.to_act() != OVER:
        if state.to_act() == CHANCE:
            state.apply(echobase.sample(state.chances(), rng))
            continue
        found = doubter.alternative(state, rng)
        if found is not None:
            kinds.add(found.kind)
            made, other = found.actions
            assert made != other
            assert {made, other} <= set(state.actions())
            assert len(found.priors) == 2
            assert len(found.rows) == 2 * len(NAMES[found.kind])
            assert len(found.common) == len(COMMON)
            assert all(abs(number) < 20.0 for number in [*found.rows, *found.common])
        state.apply(doubter.choose(state, rng))
    assert kinds == set(NAMES)


def test_good_alternatives_are_likelier() -> None:
    doubter, rng = DoubtingTrooper(POINTS, {}, {}, 0.3), random.Random(1)
    found = [doubter.another([0.0, 0.6, 0.3, -3.0], 1, rng) for _ in range(1000)]
    assert 1 not in found
    counts = [found.count(number) for number in range(4)]
    assert counts[2] > 2 * counts[0] > 100 * counts[3]


def test_without_networks_it_decides_as_taught() -> None:
    taught_one, same = TaughtTrooper(POINTS, {}), NetworkTrooper(POINTS, {}, {})
    for scenario in (1, 5):
        state, rng = begun(scenario), random.Random(3)
        while state.to_act() != OVER:
            if state.to_act() == CHANCE:
                state.apply(echobase.sample(state.chances(), rng))
                continue
            action = same.choose(state, rng)
            worths = {one: worth for worth, one in taught_one.ranked(state, rng)}
            if len(worths) > 1:
                assert worths[action] > max(worths.values()) - 2 * NOISE
            state.apply(action)


def test_networks_change_the_choice() -> None:
    attacks = position("C: . s2 s3\nD: . . e").state
    assert chosen(NetworkTrooper(POINTS, {}, {}), attacks) == "attack D3xC2"
    strong = NetworkTrooper(POINTS, {}, wanting(ATTACK, target_figures=9.0))
    assert chosen(strong, attacks) == "attack D3xC3"
    moves = position("D: s s\nG: e", step="move").state
    assert chosen(NetworkTrooper(POINTS, {}, wanting(MOVE, done=9.0)), moves) == "done"
    ranked = strong.ranked(attacks, random.Random(1))
    assert attacks.write(ranked[0][1]) == "attack D3xC3"


@pytest.mark.parametrize("scenario", [4, 11])
def test_what_it_remembers_changes_nothing(scenario: int) -> None:
    """It decides as one that sees the battle for the first time."""
    old = [NetworkTrooper(POINTS, {}, networks(side)) for side in (1, 2)]
    rng = random.Random(scenario)
    state = begun(scenario)
    for number in range(150):
        if state.to_act() == OVER:
            break
        if state.to_act() == CHANCE:
            state.apply(echobase.sample(state.chances(), rng))
            continue
        seat = state.to_act()
        action = old[seat].choose(state, random.Random(number))
        fresh = NetworkTrooper(POINTS, {}, networks(seat + 1))
        assert fresh.choose(state, random.Random(number)) == action
        state.apply(action)


def test_its_choice_does_not_depend_on_hidden_cards() -> None:
    for scenario in (1, 6):
        player = AtOnce(taught("even", tables(3, 0.5)))
        same_whatever_is_hidden(player, begun(scenario), scenario, steps=60)


def test_networks_for_other_inputs_are_refused() -> None:
    wrong = tables(1, 0.3)
    wrong[NETWORK][CARD]["inputs"][0] = "colour"
    with pytest.raises(BadOption, match=r"mine.toml: network.card: .* it lacks rebel"):
        taught("even", wrong, "mine.toml")
    with pytest.raises(BadOption, match="known are card"):
        taught("even", {NETWORK: {"dance": tables(1, 0.3)[NETWORK][CARD]}}, "mine.toml")
