"""The trooper of Assault on Hoth: legal everywhere, blind to Luke, with the habits it claims."""

import random
from itertools import pairwise
from typing import Any

import pytest
from games.assault.ai.assault_games import play, start
from games.assault.field import Field, document, position
from later import later

import echobase
from echobase import CHANCE, OVER
from echobase.games.assault.ai.cadet import Cadet
from echobase.games.assault.ai.players import TABLES
from echobase.games.assault.ai.routes import ground, to_go
from echobase.games.assault.ai.trooper import Trooper
from echobase.games.assault.ai.weights import Weights
from echobase.games.assault.rules.state import State


def trooper(style: str = "even") -> Trooper:
    return Trooper(Weights(TABLES.level(style)))


TROOPER = trooper()
NO_HARPOON = {"round": 18, "action_deck": {"snowspeeders_fire": 1, "draw_event": 1}}
DRAWN = """
12: . . . r r . . . . . r r
13: . . . B r . . . . . r B
20: . . # # . . r r . . r r
30: . . . . . . . . r r r
32: . . . . . . . P r B
33: . . . . . . . . r . G
"""


def honest(state: State, rng: random.Random) -> int:
    """What the trooper does when it knows no more than its seat."""
    return TROOPER.choose(state.imagine(state.to_act(), rng), rng)


def chosen(game: Field, seed: int = 1) -> str:
    """What the trooper does now, in notation."""
    return game.state.write(honest(game.state, random.Random(seed)))


def after_round(game: Field) -> Field:
    """Let the trooper act until the round is over; nobody fires in it."""
    while game.state.to_act() >= 0:
        game.do(chosen(game))
    return game


def hexes_apart(game: Field, a: str, b: str) -> int:
    map_ = game.state.setting.map
    return map_.distance(map_.index[game.place(a)], map_.index[game.place(b)])


# Whole games


@pytest.mark.parametrize("map_", later(["north-ridge-short", "blizzard", "echo-base-north"]))
def test_plays_every_map_to_its_end(map_: str) -> None:
    assert play(start(map=map_), (TROOPER, TROOPER), 1) != ""


@pytest.mark.parametrize("options", [{"field_of_fire": 60}, {"sets_up_first": "rebel"}])
def test_plays_from_a_set_up_of_its_own(options: dict[str, Any]) -> None:
    assert play(start(map=document(DRAWN), **options), (TROOPER, TROOPER), 2) != ""


@pytest.mark.long
@pytest.mark.parametrize("side", ["rebel", "empire"])
def test_beats_the_cadet(side: str) -> None:
    players = (TROOPER, Cadet()) if side == "rebel" else (Cadet(), TROOPER)
    wins = [play(start(setup="default"), players, seed) for seed in range(8)]
    assert wins.count(side) >= 5


def test_styles_play_differently() -> None:
    rng = random.Random(4)
    state = start(setup="default")
    bold, careful = trooper("bold"), trooper("careful")
    differ = 0
    while state.to_act() != OVER:
        if state.to_act() == CHANCE:
            state.apply(echobase.sample(state.chances(), rng))
            continue
        choices = [who.choose(state, random.Random(1)) for who in (bold, careful)]
        assert all(action in state.actions() for action in choices)
        differ += choices[0] != choices[1]
        state.apply(TROOPER.choose(state, rng))
    assert differ >= 10


def test_the_same_luck_gives_the_same_choice() -> None:
    state = start(setup="default")
    rng = random.Random(5)
    for number in range(200):
        if state.to_act() == CHANCE:
            state.apply(echobase.sample(state.chances(), rng))
            continue
        action = TROOPER.choose(state, random.Random(number))
        assert trooper().choose(state, random.Random(number)) == action
        assert action in state.actions()
        state.apply(action)


def test_the_empire_does_not_know_luke() -> None:
    asked = 0
    for seed in range(3):
        state = start(setup="default")
        rng = random.Random(seed)
        while state.to_act() != OVER and not state.revealed:
            if state.to_act() == CHANCE:
                state.apply(echobase.sample(state.chances(), rng))
                continue
            action = honest(state, random.Random(seed))
            if state.to_act() == 1:
                for luke in range(5):
                    other = state.copy()
                    other.luke = luke
                    assert TROOPER.choose(other, random.Random(7)) == TROOPER.choose(
                        state.copy(), random.Random(7)
                    )
                    assert honest(other, random.Random(seed)) == action
                asked += 1
            state.apply(action)
    assert asked > 100


def test_a_choice_leaves_the_state_alone() -> None:
    game = position(units={"W1": "0818:S", "S1": "0819", "LS1": "W1"}, card="walkers_move_or_fire")
    before = game.state.document()
    chosen(game)
    assert game.state.document() == before


# Set-up


def test_takes_the_suggested_set_up_and_draws_luke() -> None:
    state = start(setup={"rebel": "free", "empire": "default"})
    drawn = set()
    for seed in range(30):
        game = Field(state.copy())
        assert chosen(game, seed) == "suggested"
        drawn.add(chosen(game.do("suggested"), seed))
    assert len(drawn) == 5


def test_sets_up_by_itself_in_the_middle_and_in_cover() -> None:
    game = Field(start(map=document(DRAWN)))
    while not game.waits_for_luck:
        game.do(chosen(game))
    map_ = game.state.setting.map
    for walker in ("W1", "W2", "W3", "W4"):
        assert game.unit(walker).facing == "S"
        assert 4 <= int(game.place(walker)[:2]) <= 12
    towers = [game.state.setting.map.index[game.place(f"T{n}")] for n in range(1, 7)]
    assert sum(map_.terrain[tower] for tower in towers) >= 4
    assert sum(game.place(f"LT{n}") == "base" for n in range(1, 11)) == 6


def test_the_lane_leads_from_the_north_to_the_generator() -> None:
    setting = start().setting
    map_ = setting.map
    way = ground(setting).lane
    assert way[0] in map_.imperial_sector
    assert map_.range(way[-1], map_.generator) == 0
    assert all(map_.distance(a, b) == 1 for a, b in pairwise(way))


# The Empire


def test_fires_at_the_generator_first() -> None:
    game = position("20: . . . W1:S\n22: . . . G . rT1", card="walkers_fire")
    assert chosen(game) == "fire W1xG"


def test_fires_at_what_is_worth_most() -> None:
    game = position("20: . . . W1:S\n21: . . LT1 T1", card="walkers_fire")
    assert chosen(game) == "fire W1xT1"


def test_keeps_veers_for_a_good_shot() -> None:
    veers = {"held": ["veers"]}
    poor = position("20: . . . W1:S\n21: . . . LT1", card="walkers_fire", play=veers)
    assert chosen(poor) == "fire W1xLT1"
    good = position("20: . . . W1:S\n22: . . . G", card="walkers_fire", play=veers)
    assert chosen(good) == "fire W1xG veers"


def test_a_walker_marches_to_a_shot_at_the_generator() -> None:
    game = position(units={"W1": "0805:N"}, card="walkers_move")
    left = to_go(game.state, 0)
    after_round(game)
    assert to_go(game.state, 0) == left - 5


def test_a_walker_goes_round_its_own_and_over_the_enemy() -> None:
    game = position(units={"W1": "0818:S", "A1": "0820"}, card="walkers_move")
    assert after_round(game).place("A1") == "0820"
    game = position(units={"W1": "0818:S", "T1": "0820"}, card="walkers_move")
    assert after_round(game).place("T1") == "destroyed"


def test_a_walker_does_not_stop_beside_a_speeder_for_nothing() -> None:
    units = {"W1": "0818:S", "S2": "0924"}
    game = after_round(position(units=units, card="walkers_move"))
    assert hexes_apart(game, "W1", "S2") > 1


def test_the_droid_mends_what_hurts_most() -> None:
    hits = {"W1": {"legs": 2, "body": 1}, "W2": {"blaster": 1}}
    droid = {"held": ["repair_droid"]}
    units = {"W1": "0818:S", "W2": "0618:S"}
    assert chosen(position(units=units, hits=hits, card="at_sts_fire", play=droid)) == (
        "repair W1 legs"
    )
    hits = {"W1": {"body": 1}}
    assert chosen(position(units=units, hits=hits, card="at_sts_fire", play=droid)) == "done"


def test_snowtroopers_ride_until_the_walker_is_hit_or_the_enemy_is_near() -> None:
    units = {"W1": "0818:S", "LS1": "W1"}
    card = "snowtroopers_move"
    assert chosen(position(units=units, card=card)) == "done"
    hit = position(units=units, hits={"W1": {"body": 1}}, card=card)
    assert chosen(hit).startswith("move LS1-")
    near = position(units={"W1": "0818:S", "HS1": "W1", "LT1": "0821"}, card=card)
    assert chosen(near).startswith("move HS1-")


def test_at_sts_stay_with_the_walkers_but_not_before_their_feet() -> None:
    game = after_round(position(units={"W1": "0818:S", "A1": "0814"}, card="at_sts_move"))
    assert hexes_apart(game, "A1", "W1") <= 3
    assert not (game.place("A1")[:2] == "08" and game.place("A1") > "0818")


def test_brings_in_reinforcements() -> None:
    game = position(units={"W1": "0818:S"}).do("card draw_event", "event imperial_walker")
    game.do(chosen(game))
    game.do(chosen(game))
    assert game.unit("W5").facing == "S"


# The Rebels


def test_speeders_go_beside_a_walker_while_a_harpoon_may_come() -> None:
    units = {"W1": "0818:S", "S2": "0814"}
    game = after_round(position(units=units, card="snowspeeders_move"))
    assert hexes_apart(game, "S2", "W1") == 1
    map_, walker = game.state.setting.map, game.state.place[0]
    assert map_.range(map_.index[game.place("S2")], walker) == 0


def test_speeders_keep_out_of_the_fields_of_fire() -> None:
    walkers = {f"W{n}": f"{4 + 2 * n:02}18:S" for n in (1, 2, 3)}
    for n, place in enumerate(("0621", "0821", "1021"), 1):
        game = position(
            units={**walkers, f"S{n}": place}, card="snowspeeders_move", play=NO_HARPOON
        )
        hidden = after_round(game).place(f"S{n}")
        game = position(units={**walkers, "LT1": "0619", f"S{n}": hidden}, card="walkers_fire")
        assert not any(f"S{n}" in game.targets(walker) for walker in walkers)


def test_a_speeder_throws_its_harpoon() -> None:
    card = "snowspeeders_move_fire_or_harpoon"
    game = position(units={"W1": "0818:S", "S2": "0817"}, card=card)
    assert chosen(game) == "harpoon S2xW1"


def test_luke_adds_his_points_to_a_harpoon() -> None:
    card = "snowspeeders_move_fire_or_harpoon"
    game = position(units={"W1": "0818:S", "S1": "0817"}, card=card)
    verb, names, points = chosen(game).split()
    assert (verb, names) == ("harpoon", "S1xW1")
    assert 4 <= int(points) <= 8


def test_luke_raises_his_armour_when_a_hit_would_kill_him() -> None:
    units = {"W1": "0818:S", "S1": "0819"}
    game = position(units=units, hits={"S1": {"body": 1}}, card="walkers_fire").do("fire W1xS1")
    assert chosen(game) in ("armour 1", "armour 2", "armour 3")
    far = position(units={"W1": "0818:S", "S1": "0827"}, card="walkers_fire").do("fire W1xS1")
    assert chosen(far) == "armour 0"


def test_luke_softens_a_critical_hit_that_he_can_survive() -> None:
    units = {"W1": "0818:S", "S1": "0819"}
    shot = ("fire W1xS1", "armour 0", "roll VVVVVV", "damage 12")
    assert chosen(position(units=units, card="walkers_fire").do(*shot)) == "soften"
    wreck = position(units=units, hits={"S1": {"body": 1}}, card="walkers_fire").do(*shot)
    assert chosen(wreck) == "suffer"


def test_the_force_strikes_a_walker_that_is_about_to_fall_or_to_win() -> None:
    force = {"held": ["the_force"]}
    fresh = {"W1": "0818:S", "T1": "0820"}
    assert chosen(position(units=fresh, card="towers_fire", play=force)) == "fire T1xW1"
    hits = {"W1": {"body": 2}}
    game = position(units=fresh, hits=hits, card="towers_fire", play=force)
    assert chosen(game) == "fire T1xW1 force"
    near = {"W1": "1532:S", "T1": "1432"}
    assert chosen(position(units=near, card="towers_fire", play=force)) == "fire T1xW1 force"


def test_troopers_leave_the_base_where_they_can_shoot() -> None:
    text = "20: . . . B . r\n21: . . . . r"
    near = position(text, units={"A1": "0622", "HT1": "base"}, card="troopers_move")
    assert chosen(near).startswith("move HT1-")
    far = position(text, units={"A1": "0602", "HT1": "base"}, card="troopers_move")
    assert chosen(far) == "done"


def test_a_displaced_speeder_and_a_hotshot_find_a_place() -> None:
    game = position(units={"W1": "0818:S", "S2": "0819", "S3": "0134"}, card="walkers_move")
    game.do("step W1")
    assert chosen(game).startswith("displace S2-")
    game = position(units={"W1": "0818:S", "S2": "0134", "S3": "0816"})
    assert chosen(game.do("card draw_event", "event hotshot_gunner")) == "hotshot S3"


def test_the_heavy_trooper_returns_first() -> None:
    units = {"W1": "0818:S", "HT1": "destroyed", "LT1": "destroyed", "LT2": "destroyed"}
    game = position(units=units).do("card draw_event", "event troopers_regroup")
    assert chosen(game) == game.legal()[-1] == "return heavy"
