"""Computer players: legal everywhere, honest about hidden cards, and of the strength they claim."""

import random

import pytest
from ai.fairness import same_whatever_is_hidden
from later import later

import echobase
from echobase import CHANCE, OVER, BadOption
from echobase.ai import decide, player, players
from echobase.ai.player import PlainPlayers
from echobase.games.battle.rules.cards import SUPPORTS
from echobase.games.battle.rules.state import State

LEADERS = {"rebel": "leia", "empire": "piett"}
TEAMS = {"rebel": ["luke", "han"], "empire": ["vader", "veers"]}
SUPPORT = list(SUPPORTS)


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
            action = decide(player(name, "battle"), state, rng)
            assert action in state.actions()
            state.apply(action)
    outcome = state.outcome()
    return "" if outcome is None else outcome.winner


@pytest.mark.parametrize("names", [("cadet", "trooper"), ("trooper:bold", "trooper:careful")])
@pytest.mark.parametrize("scenario", later(range(1, 18), soon=3))
def test_everybody_plays_every_scenario_to_its_end(scenario: int, names: tuple[str, str]) -> None:
    options: dict[str, object] = {"scenario": scenario, "support": SUPPORT, "leaders": LEADERS}
    if scenario % 3 == 1:
        options = {"scenario": scenario, "seats": 4, "leaders": TEAMS}
    elif scenario % 3 == 2:
        options = {"scenario": scenario, "seats": 3, "pair": "empire", "support": SUPPORT}
    assert play(start(**options), names, scenario) != ""


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "other", "least"), [("cadet", "random", 30), ("trooper", "cadet", 27)]
)
def test_every_level_beats_the_one_below_clearly(name: str, other: str, least: int) -> None:
    """Every scenario once from each side."""
    wins = 0
    for game in range(34):
        side = game % 2
        names = (name, other) if side == 0 else (other, name)
        winner = play(start(scenario=game % 17 + 1), names, game)
        wins += winner == ("rebel", "empire")[side]
    assert wins >= least


@pytest.mark.parametrize("name", ["cadet", "trooper"])
def test_a_choice_does_not_depend_on_hidden_cards(name: str) -> None:
    for scenario in (1, 6, 12):
        state = start(scenario=scenario, leaders=LEADERS)
        same_whatever_is_hidden(player(name, "battle"), state, scenario, steps=120)


@pytest.mark.parametrize("name", ["cadet", "trooper"])
def test_a_choice_leaves_the_state_alone(name: str) -> None:
    state = start(scenario=4)
    rng = random.Random(4)
    while state.to_act() == CHANCE:
        state.apply(echobase.sample(state.chances(), rng))
    before = state.document()
    decide(player(name, "battle"), state, rng)
    assert state.document() == before


@pytest.mark.parametrize("game", ["battle", "assault"])
def test_players_go_by_name(game: str) -> None:
    levels = ("trooper", "captain", "general", "admiral")
    known = [f"{name}{style}" for name in levels for style in ("", ":bold", ":careful")]
    assert list(players(game)) == ["random", "cadet", *known]
    with pytest.raises(BadOption, match=f"no player 'yoda' for {game}; known: random, cadet"):
        player("yoda", game)


def test_styles_play_differently() -> None:
    """The same games from the same luck go different ways."""
    ends = set()
    for style in ("trooper", "trooper:bold", "trooper:careful"):
        state = start(scenario=5)
        play(state, (style, style), 5, limit=150)
        ends.add(str(state.document()))
    assert len(ends) == 3


def test_a_game_without_players_of_its_own_has_a_searcher() -> None:
    plain = PlainPlayers()
    assert list(plain.by_name()) == [plain.beginner] == [plain.adviser] == ["searcher"]


def test_the_random_player_tries_everything() -> None:
    state = start(scenario=1)
    rng = random.Random(3)
    while state.to_act() == CHANCE:
        state.apply(echobase.sample(state.chances(), rng))
    chosen = {decide(player("random", "battle"), state, rng) for _ in range(100)}
    assert chosen == set(state.actions())
