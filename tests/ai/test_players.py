"""Computer players: legal everywhere, honest about hidden cards, and of the strength they claim."""

import random
import time

import pytest

import echobase
from echobase import CHANCE, OVER, BadOption
from echobase.ai import PLAYERS, decide, player
from echobase.battle.state import State

LEADERS = {"rebel": "leia", "empire": "piett"}
TEAMS = {"rebel": ["luke", "han"], "empire": ["vader", "veers"]}
SUPPORT = [
    "combat_experience",
    "air_support",
    "lets_finish_this",
    "reserve_forces",
    "desperate_stand",
    "special_orders",
    "incursion",
    "scout_support",
    "final_assault",
    "rout",
]


def start(**options: object) -> State:
    state = echobase.game("battle").start(**options)
    assert isinstance(state, State)
    return state


def play(state: State, names: tuple[str, str], seed: int, limit: int = 5000) -> str:
    """The winner of a game between two players, by side."""
    rng = random.Random(seed)
    for _ in range(limit):
        if state.to_act() == OVER:
            break
        if state.to_act() == CHANCE:
            state.apply(echobase.sample(state.chances(), rng))
        else:
            name = names[state.scenario.sides[state.to_act()]]
            action = decide(player(name), state, rng)
            assert action in state.actions()
            state.apply(action)
    outcome = state.outcome()
    return "" if outcome is None else outcome.winner


@pytest.mark.parametrize("scenario", range(1, 18))
def test_the_cadet_plays_every_scenario_to_its_end(scenario: int) -> None:
    options: dict[str, object] = {"scenario": scenario, "support": SUPPORT, "leaders": LEADERS}
    if scenario % 3 == 1:
        options = {"scenario": scenario, "seats": 4, "leaders": TEAMS}
    elif scenario % 3 == 2:
        options = {"scenario": scenario, "seats": 3, "pair": "empire", "support": SUPPORT}
    assert play(start(**options), ("cadet", "cadet"), scenario) != ""


def test_the_cadet_beats_random_play_clearly() -> None:
    wins = 0
    for game in range(36):
        cadet = game % 2
        names = ("cadet", "random") if cadet == 0 else ("random", "cadet")
        winner = play(start(scenario=game % 12 + 1), names, game)
        wins += winner == ("rebel", "empire")[cadet]
    assert wins >= 32


def test_a_choice_does_not_depend_on_hidden_cards() -> None:
    for scenario in (1, 6, 12):
        state = start(scenario=scenario, leaders=LEADERS)
        rng = random.Random(scenario)
        for number in range(120):
            if state.to_act() == OVER:
                break
            if state.to_act() == CHANCE:
                state.apply(echobase.sample(state.chances(), rng))
                continue
            seat = state.to_act()
            other = state.imagine(seat, random.Random(number))
            assert other.view(seat) == state.view(seat)
            chosen = decide(player("cadet"), state, random.Random(number))
            assert decide(player("cadet"), other, random.Random(number)) == chosen
            state.apply(chosen)


def test_a_choice_leaves_the_state_alone() -> None:
    state = start(scenario=4)
    rng = random.Random(4)
    while state.to_act() == CHANCE:
        state.apply(echobase.sample(state.chances(), rng))
    before = state.document()
    decide(player("cadet"), state, rng)
    assert state.document() == before


def test_a_decision_is_quick() -> None:
    state = start(scenario=13)
    rng = random.Random(1)
    times: list[float] = []
    for _ in range(150):
        if state.to_act() == CHANCE:
            state.apply(echobase.sample(state.chances(), rng))
            continue
        begin = time.perf_counter()
        action = decide(player("cadet"), state, rng)
        times.append(time.perf_counter() - begin)
        state.apply(action)
    times.sort()
    assert times[len(times) // 2] < 0.05


def test_players_go_by_name() -> None:
    assert set(PLAYERS) == {"random", "cadet"}
    with pytest.raises(BadOption, match="no player 'yoda'; known: random, cadet"):
        player("yoda")


def test_the_random_player_tries_everything() -> None:
    state = start(scenario=1)
    rng = random.Random(3)
    while state.to_act() == CHANCE:
        state.apply(echobase.sample(state.chances(), rng))
    chosen = {decide(player("random"), state, rng) for _ in range(100)}
    assert chosen == set(state.actions())
