"""First thoughts with corrections: the features of choices, and what points for them change."""

import random
from pathlib import Path

import pytest
from ai.fairness import same_whatever_is_hidden
from games.battle.table import play as after_card
from games.battle.table import position

import echobase
from echobase import CHANCE, OVER, BadOption
from echobase.ai import AT_ONCE, contender, decide, player, players
from echobase.ai.player import AtOnce
from echobase.core.sides import SIDES
from echobase.games.battle.ai.choice_features import (
    ATTACK,
    CARD,
    MOVE,
    NAMES,
    ORDER,
    UNIT,
    Situation,
    UnitPoints,
    attack_row,
    card_row,
)
from echobase.games.battle.ai.features import PLACE
from echobase.games.battle.ai.players import TABLES, taught
from echobase.games.battle.ai.policy import POLICY
from echobase.games.battle.ai.taught_trooper import TaughtTrooper
from echobase.games.battle.ai.trooper import Trooper
from echobase.games.battle.ai.weights import Weights
from echobase.games.battle.rules.state import State
from echobase.games.battle.rules.steps import step_of
from echobase.jobs.arguments import by_seat

POINTS = Weights(TABLES.level("even"))
LEADERS = {"rebel": "luke", "empire": "vader"}


def begun(scenario: int) -> State:
    state = echobase.game("battle").start(scenario=scenario, leaders=LEADERS)
    assert isinstance(state, State)
    rng = random.Random(scenario)
    while state.to_act() == CHANCE:
        state.apply(echobase.sample(state.chances(), rng))
    return state


def with_points(kind: str, **points: float) -> TaughtTrooper:
    return TaughtTrooper(POINTS, {kind: points})


def chosen(trooper: Trooper, state: State) -> str:
    return state.write(trooper.choose(state, random.Random(1)))


def features(kind: str, state: State, notation: str) -> dict[str, float]:
    """The features of an attack or card by name."""
    trooper = with_points(kind)
    assessed = trooper.assess(state, state.active)
    situation = Situation(state, state.active)
    action = state.read(notation)
    if kind == ATTACK:
        row = attack_row(state, assessed, situation, action, 0.5)
    else:
        row = card_row(state, situation, action, 0.5)
    return dict(zip(NAMES[kind], row, strict=True))


def gained(kind: str, name: str, state: State, notation: str) -> float:
    """What one point for a feature adds to the worth of a choice."""
    found = []
    for trooper in (with_points(kind, **{name: 1.0}), with_points(kind)):
        assessed = trooper.assess(state, state.active)
        action = state.read(notation)
        if kind == ORDER:
            unit = state.at[action - state.read("order A1")]
            found.append(trooper.order_worth(state, assessed, unit))
        else:
            found.append(trooper.worth(state, assessed, step_of(state.todo[-1]), action))
    return found[0] - found[1]


def test_an_attack_is_known_by_its_odds_and_by_who_else_could_make_it() -> None:
    state = position("C: . s1 s\nD: . . e e").state
    found = features(ATTACK, state, "attack D3xC2")
    assert found["weak"] == found["attack"] == found["infantry"] == 1.0
    assert 0.0 < found["hits"] + found["kill"] < 2.0
    assert found["medals"] == found["kill"]
    assert found["choices"] == 2 / 4
    assert features(ATTACK, state, "attack D3xC3")["others_can"] == 1 / 3


def test_a_move_is_known_by_what_it_changes() -> None:
    state = position("D: s s\nG: e", step="move").state
    assert gained(MOVE, "closest_infantry", state, "move G1-F1") == pytest.approx(-1.0)
    assert gained(MOVE, "danger_infantry", state, "move G1-F1") > 0.0
    assert gained(MOVE, "danger_others", state, "move G1-F1") == 0.0
    assert gained(MOVE, "rebel_closest", state, "move G1-F1") == pytest.approx(-1.0)
    assert gained(MOVE, "steps", state, "move G1-F1") == pytest.approx(1 / 4)
    for name in NAMES[MOVE]:
        assert gained(MOVE, name, state, "done") == 0.0


def test_an_order_is_known_by_where_the_unit_stands() -> None:
    state = after_card("C: . s\nE: . e\nG: e", "recon_left").state
    near, far = "order E2", "order G1"
    assert gained(ORDER, "closest_infantry", state, near) < gained(
        ORDER, "closest_infantry", state, far
    )
    assert gained(ORDER, "can_shoot", state, near) == pytest.approx(1.0)
    assert gained(ORDER, "can_shoot", state, far) == 0.0


@pytest.mark.parametrize("kind", [ORDER, MOVE])
def test_every_feature_of_a_unit_counts(kind: str) -> None:
    """Each name stands for points that are used under it."""
    learned = UnitPoints(dict.fromkeys(NAMES[kind], 1.0))
    assert learned.places == [[1.0] * len(PLACE)] * 2
    assert learned.kinds == [1.0, 1.0]
    assert all(getattr(learned, name) == 1.0 for name in UNIT[2:])


def test_a_card_is_known_by_its_orders_and_by_what_stays_in_the_hand() -> None:
    hands = [["recon_left", "assault_left", "assault_right"], ["raid_left"]]
    state = position("A: s\nF: e e e\nG: . . . . . . . . . e", step="play", hands=hands).state
    small, large = (features(CARD, state, f"play {one}_left") for one in ("recon", "assault"))
    assert small["orders"] < large["orders"]
    assert small["same_section"] > large["same_section"] > 0.0


def test_without_points_it_is_a_trooper() -> None:
    for scenario in (2, 10):
        plain, same = begun(scenario), begun(scenario)
        eyes, taught_eyes = Trooper(POINTS), TaughtTrooper(POINTS, {})
        rng, other = random.Random(5), random.Random(5)
        for _ in range(60):
            if plain.to_act() == CHANCE:
                action = echobase.sample(plain.chances(), rng)
                other.random()
            else:
                action = eyes.choose(plain, rng)
                assert taught_eyes.choose(same, other) == action
            plain.apply(action)
            same.apply(action)


@pytest.mark.parametrize("scenario", [4, 11])
def test_what_it_remembers_changes_nothing(scenario: int) -> None:
    """It decides as one that sees the battle for the first time."""
    rng = random.Random(scenario)
    points = {kind: {name: rng.gauss(0, 0.1) for name in names} for kind, names in NAMES.items()}
    old = [TaughtTrooper(POINTS, points), TaughtTrooper(POINTS, points)]
    state = begun(scenario)
    for number in range(150):
        if state.to_act() == CHANCE:
            state.apply(echobase.sample(state.chances(), rng))
            continue
        if state.to_act() == OVER:
            break
        action = old[state.to_act()].choose(state, random.Random(number))
        assert TaughtTrooper(POINTS, points).choose(state, random.Random(number)) == action
        state.apply(action)


def test_points_for_a_feature_change_the_choice() -> None:
    attacks = position("C: . s1 s\nD: . . e").state
    assert chosen(with_points(ATTACK), attacks) == "attack D3xC2"
    assert chosen(with_points(ATTACK, weak=-9.0), attacks) == "attack D3xC3"
    moves = position("D: s s\nG: e", step="move").state
    assert chosen(with_points(MOVE, infantry=-9.0), moves) == "done"
    hands = [["recon_left", "assault_left", "assault_right"], ["raid_left"]]
    cards = position("A: s\nF: e e e\nG: . . . . . . . . . e", step="play", hands=hands).state
    assert chosen(with_points(CARD, orders=-99.0), cards) == "play recon_left"


def test_its_choice_does_not_depend_on_hidden_cards() -> None:
    rng = random.Random(3)
    points = {kind: {name: rng.gauss(0, 0.3) for name in names} for kind, names in NAMES.items()}
    for scenario in (1, 6):
        same_whatever_is_hidden(AtOnce(taught("even", points)), begun(scenario), scenario, steps=60)


def test_every_number_that_it_learns_has_a_size_and_a_meaning() -> None:
    start, sizes = POLICY.start(), POLICY.sizes()
    assert list(start) == list(sizes)
    assert all(size > 0 for size in sizes.values())
    known = {f"{kind}.{name}" for kind, names in NAMES.items() for name in names}
    assert {name for name in start if name.split(".")[0] in NAMES} <= known
    shipped = {f"{table}.{name}" for table, row in TABLES.policy().items() for name in row}
    assert {name for name in shipped if not name.startswith("training.")} <= set(start)


def test_the_first_general_can_be_named_but_is_not_offered() -> None:
    assert "general-1" not in players("battle")
    assert by_seat(["general-1"], SIDES, "battle") == ("general-1", "general-1")
    table = position("D: s s\nG: e", step="move")
    first = decide(contender("general-1", "battle"), table.state, random.Random(1), AT_ONCE)
    assert table.state.write(first) == chosen(Trooper(POINTS), table.state)


@pytest.mark.parametrize("game", ["battle", "assault"])
def test_a_general_can_play_by_a_file(game: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[rebel]\ncover = 0.5\n\n[training]\ngame = "x"\n', encoding="utf-8")
    state = echobase.game(game).start()
    rng = random.Random(1)
    while state.to_act() == CHANCE:
        state.apply(echobase.sample(state.chances(), rng))
    assert decide(contender(f"general@{path}", game), state, rng, AT_ONCE) in state.actions()
    other = tmp_path / "other.toml"
    other.write_text("cover = 1", encoding="utf-8")
    for bad in (other, tmp_path / "missing.toml"):
        with pytest.raises(BadOption, match="is no policy"):
            contender(f"general@{bad}", game)
    with pytest.raises(BadOption, match="no player"):
        player(f"general@{path}", game)  # what others may name must not open files
