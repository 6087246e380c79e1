"""What the general of Assault on Hoth learned, and each number that it can learn."""

import random
from pathlib import Path

import pytest
from games.assault.ai.assault_games import start
from games.assault.field import EVENTS, Field, position

import echobase
from echobase import CHANCE
from echobase.ai import AT_ONCE, decide, players
from echobase.ai.player import contender
from echobase.ai.policy_learning import policy_learning
from echobase.ai.weights import EVEN
from echobase.core.sides import SIDES
from echobase.games.assault.ai.assessment import Assessment
from echobase.games.assault.ai.place_value import NO_LIMIT, judge
from echobase.games.assault.ai.players import FIRST_GENERAL, TABLES, by_side
from echobase.games.assault.ai.trooper import Trooper
from echobase.games.assault.ai.unit_value import hit_worth
from echobase.games.assault.ai.walker_march import standing
from echobase.games.assault.ai.weights import Weights
from echobase.games.assault.rules.units import NAMES, SIDE
from echobase.jobs.arguments import by_seat

LEVEL = TABLES.level(EVEN)
LEARNED_ONLY = sorted(name for name, weight in LEVEL.items() if not weight)
"""Numbers that only the general has; they are 0 for everybody else."""
LATE = {"event_deck": EVENTS | {"transport_away": 1}}
"""Four of five transports are away."""


def weights(**changed: float) -> Weights:
    return Weights(LEVEL | changed)


def index(game: Field, hex_: str) -> int:
    return game.state.setting.map.index[hex_]


def place_gain(game: Field, unit: str, hex_: str, **changed: float) -> float:
    """What changed weights add to the worth of a place."""
    number = NAMES.index(unit)
    worths = []
    for known in (weights(**changed), weights()):
        assessed = Assessment(game.state, SIDE[number], known)
        worths.append(judge(game.state, number, assessed, known).worth(index(game, hex_), NO_LIMIT))
    return worths[0] - worths[1]


def march_gain(game: Field, hex_: str, **changed: float) -> float:
    """What changed weights add to the worth of a place for Walker 1, facing south."""
    worths = []
    for known in (weights(**changed), weights()):
        assessed = Assessment(game.state, SIDE[0], known)
        worths.append(standing(game.state, 0, 6 * index(game, hex_) + 3, assessed, known))
    return worths[0] - worths[1]


def hit_gain(game: Field, target: str, **changed: float) -> float:
    """How many times as much a hit is worth with changed weights."""
    number = NAMES.index(target)
    before = hit_worth(game.state, number, weights())
    return hit_worth(game.state, number, weights(**changed)) / before


def chosen(game: Field, **changed: float) -> str:
    return game.state.write(Trooper(weights(**changed)).choose(game.state, random.Random(1)))


# What is learned, and where it is


def test_every_number_that_is_learned_has_a_stride_and_a_meaning() -> None:
    learning = policy_learning("assault")
    begun, sizes = learning.start(), learning.sizes()
    assert list(begun) == list(sizes)
    assert all(size > 0 for size in sizes.values())
    names = {name.partition(".")[2] for name in begun}
    assert names <= set(LEVEL)
    assert set(LEARNED_ONLY) <= names
    assert {options["map"] for options in learning.settings()} == set(
        echobase.game("assault").scenarios()
    )


def test_a_policy_of_the_shipped_numbers_plays_like_the_general() -> None:
    learning = policy_learning("assault")
    learned, shipped = learning.policy(learning.start()), by_side(EVEN, TABLES.policy())
    state, rng = start(setup="default"), random.Random(3)
    for number in range(300):
        if state.to_act() == CHANCE:
            state.apply(echobase.sample(state.chances(), rng))
            continue
        action = shipped.choose(state, random.Random(number))
        assert learned.choose(state, random.Random(number)) == action
        state.apply(action)


def test_the_first_general_can_be_named_but_is_not_offered() -> None:
    assert FIRST_GENERAL not in players("assault")
    assert by_seat([FIRST_GENERAL], SIDES, "assault") == (FIRST_GENERAL, FIRST_GENERAL)
    game = position("20: . . . W1:S\n22: . . . G . rT1", card="walkers_fire")
    first = contender(FIRST_GENERAL, "assault")
    action = decide(first, game.state, random.Random(1), AT_ONCE)
    assert game.state.write(action) == "fire W1xG"
    assert not set(LEARNED_ONLY) & set(TABLES.past(FIRST_GENERAL)["empire"])


def test_a_general_can_learn_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[empire]\nstride = -1.0\n", encoding="utf-8")
    game = position(units={"W1": "0805:S"}, card="walkers_move")
    lazy = decide(contender(f"general@{path}", "assault"), game.state, random.Random(1), AT_ONCE)
    assert game.state.write(lazy) != "step W1"
    usual = decide(contender("general", "assault"), game.state, random.Random(1), AT_ONCE)
    assert game.state.write(usual) == "step W1"


# Hits


def test_hits_in_the_legs_can_count_more_far_from_the_generator() -> None:
    far = position(units={"W1": "0803:S", "T1": "0805"})
    near = position(units={"W1": "1532:S", "T1": "1432"})
    assert hit_gain(far, "W1", legs_far=0.5) > hit_gain(near, "W1", legs_far=0.5) >= 1.0


def test_walkers_can_become_more_urgent_late_in_a_game() -> None:
    units = {"W1": "1532:S", "T1": "1432"}
    assert hit_gain(position(units=units), "W1", urgent_late=1.0) == 1.0
    assert hit_gain(position(units=units, play=LATE), "W1", urgent_late=1.0) > 1.2


def test_the_foremost_and_the_last_walker_can_count_more() -> None:
    far, near = (position(units={"W1": place, "T1": "1432"}) for place in ("0803:S", "1428:S"))
    assert hit_gain(near, "W1", urgent_wide=1.0) > hit_gain(far, "W1", urgent_wide=1.0) >= 1.0
    four = {f"W{n}": f"{2 * n:02}03:S" for n in range(1, 5)}
    assert hit_gain(position(units=four), "W1", few=1.0) == 1.0
    assert hit_gain(far, "W1", few=1.0) == pytest.approx(1.75)


def test_a_speeder_beside_a_walker_can_become_the_first_target() -> None:
    game = position(units={"W1": "0818:S", "S2": "0819", "S3": "0820"}, card="walkers_fire")
    assert chosen(game, pursuer=1.0) == "fire W1xS2"
    assert chosen(game, pursuer=-0.5) == "fire W1xS3"


# What is saved


def test_held_cards_and_points_can_be_spent_late() -> None:
    veers = {"held": ["veers"], "event_deck": EVENTS | {"veers": 0}}
    drawn = "20: . . . W1:S\n21: . . . LT1"
    assert chosen(position(drawn, card="walkers_fire", play=veers), held_late=1.25) == (
        "fire W1xLT1"
    )
    late = position(
        drawn, card="walkers_fire", play=veers | {"event_deck": LATE["event_deck"] | {"veers": 0}}
    )
    assert chosen(late, held_late=1.25) == "fire W1xLT1 veers"
    units = {"W1": "0818:S", "S1": "0817"}
    card = "snowspeeders_move_fire_or_harpoon"
    points = [
        int(chosen(position(units=units, card=card, play=LATE), point_late=less).split()[-1])
        for less in (0.0, 1.0)
    ]
    assert points[0] < points[1]


def test_held_cards_and_points_can_be_spent_where_a_walker_is_close() -> None:
    card = "snowspeeders_move_fire_or_harpoon"
    close = position(units={"W1": "1532:S", "S1": "1531"}, card=card)
    points = [int(chosen(close, point_close=less).split()[-1]) for less in (0.0, 1.0)]
    assert points[0] < points[1]
    far = position(units={"W1": "0803:S", "S1": "0804"}, card=card)
    assert chosen(far) == chosen(far, point_close=0.1)
    force = {"held": ["the_force"], "event_deck": EVENTS | {"the_force": 0}}
    units = {"W1": "1530:S", "T1": "1428"}
    saving = position(units=units, card="towers_fire", play=force)
    assert chosen(saving, the_force=100.0) == "fire T1xW1"
    assert chosen(saving, the_force=100.0, held_close=1.2) == "fire T1xW1 force"


# Places


@pytest.mark.parametrize(
    ("name", "unit", "better", "worse"),
    [
        ("cliff", "S2", "0901", "0902"),
        ("field", "S2", "0825", "0810"),
        ("pair", "S2", "0817", "0810"),
        ("harpoon_moves", "S2", "0817", "0810"),
        ("chase_first", "S2", "0815", "0208"),
        ("lane", "S2", "1520", "0120"),
        ("lane_infantry", "LT1", "1520", "0120"),
        ("feet", "LT1", "0720", "0820"),
        ("fear_moves", "S2", "0810", "0820"),
        ("fear_late", "S2", "0810", "0820"),
        ("luke_fear", "S1", "0810", "0820"),
        ("luke_harpoon", "S1", "0817", "0810"),
        ("fear_close", "S2", "0810", "0820"),
        ("fear_sure", "S2", "0810", "0820"),
        ("harpoon_sure", "S2", "0817", "0810"),
        ("shot_sure", "S2", "0818", "0801"),
    ],
)
def test_what_a_number_adds_to_places(name: str, unit: str, better: str, worse: str) -> None:
    units = {
        "W1": "0818:S",
        "W2": "0206:S",
        "S1": "0133",
        "S2": "0134",
        "S3": "0819",
        "LT1": "0136",
    }
    game = position("01: . . . . . . . . #", units=units, card="towers_fire", play=LATE)
    gains = [place_gain(game, unit, hex_, **{name: 0.2}) for hex_ in (better, worse)]
    assert gains[0] > gains[1]


def test_only_late_danger_and_danger_for_luke_count_more() -> None:
    units = {"W1": "0818:S", "S1": "0133", "S2": "0134"}
    game = position(units=units, card="towers_fire")
    assert place_gain(game, "S2", "0820", fear_late=0.2) == 0.0
    assert place_gain(game, "S2", "0820", luke_fear=0.2) == 0.0


@pytest.mark.parametrize(
    ("name", "better", "worse"),
    [
        ("march_danger", "0803", "0818"),
        ("march_field", "0818", "0823"),
        ("covered", "0818", "0210"),
        ("spread", "0818", "1430"),
        ("speeder_reach", "0805", "0818"),
        ("dread_few", "0818", "0821"),
        ("dread_sure", "0818", "0821"),
        ("fire_rounds", "0818", "0805"),
    ],
)
def test_what_a_number_adds_to_marches(name: str, better: str, worse: str) -> None:
    units = {"W1": "0816:S", "W2": "0814:S", "S2": "0822", "T1": "0922"}
    game = position(units=units, card="walkers_move")
    gains = [march_gain(game, hex_, **{name: 0.2}) for hex_ in (better, worse)]
    assert gains[0] > gains[1]


def test_walkers_can_hurry_late_in_a_game() -> None:
    marching, late = (
        position(units={"W1": "0805:S"}, card="walkers_move", play=play) for play in ({}, LATE)
    )
    assert chosen(marching, stride=0.0, stride_late=1.0) == "done"
    assert chosen(late, stride=0.0, stride_late=1.0) == "step W1"


def test_the_last_walker_can_march_for_itself() -> None:
    game = position(units={"W1": "0805:S"}, card="walkers_move")
    assert chosen(game) == "step W1"
    assert chosen(game, stride_few=-2.0) != "step W1"


def test_a_card_that_comes_before_walkers_move_again_can_count_more() -> None:
    """With every march of theirs gone, a harpoon and shots find Walkers where they are."""
    units = {"W1": "0818:S", "S2": "0134"}
    deck = {"snowspeeders_fire": 1, "snowspeeders_move_fire_or_harpoon": 1}
    gains = []
    for marches in (1, 0):
        left = deck | {"walkers_move": marches, "draw_event": 1 - marches}
        game = position(units=units, card="towers_fire", play={"round": 17, "action_deck": left})
        gains.append(place_gain(game, "S2", "0817", harpoon_sure=0.2, shot_sure=0.2))
    assert gains[1] == pytest.approx(2 * gains[0])


def test_a_shot_can_count_more_than_a_move() -> None:
    game = position(units={"W1": "0818:S", "S2": "0814"}, card="snowspeeders_move_or_fire")
    assert chosen(game, either_fire=-1.0).startswith("move S2-")
    assert chosen(game, either_fire=100.0) == "fire S2xW1"
