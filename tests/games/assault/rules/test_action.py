"""Action rounds: who may do what under a card, one unit after the other."""

import re
from collections import Counter

import pytest
from games.assault.field import Field, position, start

CROWD = {
    "W1": "0818:S",
    "A1": "0717",
    "LS1": "0918",
    "HS1": "0618",
    "S1": "0819",
    "T1": "0820",
    "LT1": "0720",
    "HT1": "0920",
}
"""One unit of each kind, all within reach of each other; the speeder next to the Walker."""

CARDS = {
    "walkers_move": {"W": {"move"}},
    "walkers_move_or_fire": {"W": {"move", "fire"}},
    "walkers_fire": {"W": {"fire"}},
    "at_sts_move": {"A": {"move"}},
    "at_sts_fire": {"A": {"fire"}},
    "snowtroopers_move": {"LS": {"move"}, "HS": {"move"}},
    "snowtroopers_fire": {"LS": {"fire"}, "HS": {"fire"}},
    "troopers_move": {"LT": {"move"}, "HT": {"move"}},
    "troopers_fire": {"LT": {"fire"}, "HT": {"fire"}},
    "towers_fire": {"T": {"fire"}},
    "snowspeeders_move": {"S": {"move"}},
    "snowspeeders_fire": {"S": {"fire"}},
    "snowspeeders_move_or_fire": {"S": {"move", "fire"}},
    "snowspeeders_move_fire_or_harpoon": {"S": {"move", "fire", "harpoon"}},
}
LIGHT = {"LT1": "0819"}
"""A target at range 0 before a Walker on 0818 that faces S."""
REBEL_KINDS = {"S", "T", "LT", "HT"}


def who_does_what(game: Field) -> dict[str, set[str]]:
    """The kinds of unit that may act now, and how."""
    found: dict[str, set[str]] = {}
    for text in game.legal():
        verb, _, rest = text.partition(" ")
        name = re.match(r"[A-Z]+(?=\d)", rest)
        if name:
            action = "move" if verb in ("left", "right", "step") else verb
            found.setdefault(name[0], set()).add(action)
    return found


def crowd(card: str, **more: str) -> Field:
    return position(card=card, units={**CROWD, **more})


# What a card allows.


@pytest.mark.rule("A-ACTION-01", "A-ACTION-08")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_names_units_of_one_side_and_their_actions(card: str) -> None:
    game = crowd(card)
    assert who_does_what(game) == CARDS[card]
    rebel = set(CARDS[card]) <= REBEL_KINDS
    assert game.state.view(None).active == ("rebel" if rebel else "empire")
    assert game.to_act == (0 if rebel else 1)


@pytest.mark.rule("A-ACTION-01")
def test_each_unit_of_the_kind_that_is_in_play_may_act_and_no_other() -> None:
    units = {"A2": "0101", "LT2": "base", "HS2": "W1", "A3": "destroyed"}
    at_sts = crowd("at_sts_move", **units)
    assert {text.split()[1].split("-")[0] for text in at_sts.legal("move")} == {"A1", "A2"}
    assert at_sts.why("move A3-0302") == "assault-why-not-in-play"
    assert at_sts.why("move LS1-0919") == "assault-why-kind"
    assert crowd("troopers_move", **units).ends("LT2")
    assert crowd("snowtroopers_move", **units).ends("HS2")
    assert crowd("snowspeeders_move", **units).why("move S6-0302") == "assault-why-not-in-play"


@pytest.mark.rule("A-ACTION-07")
def test_walkers_on_a_card_are_at_ats_and_at_sts_have_their_own_cards() -> None:
    for card in ("walkers_move", "walkers_move_or_fire", "walkers_fire"):
        assert "A" not in who_does_what(crowd(card))
        assert crowd(card).why("fire A1xT1") == "assault-why-kind"
    for card in ("at_sts_move", "at_sts_fire"):
        assert "W" not in who_does_what(crowd(card))
        assert crowd(card).why("left W1") == "assault-why-kind"


@pytest.mark.rule("A-ACTION-08")
@pytest.mark.parametrize(
    ("card", "units"),
    [
        ("snowtroopers_fire", {"LS1", "HS1"}),
        ("troopers_fire", {"LT1", "HT1"}),
        ("towers_fire", {"T1"}),
    ],
)
def test_light_and_heavy_infantry_share_a_card(card: str, units: set[str]) -> None:
    firers = {text.split()[1].split("x")[0] for text in crowd(card).legal("fire")}
    assert firers == units


@pytest.mark.rule("A-ACTION-09")
def test_troopers_move_is_a_rebel_card() -> None:
    game = crowd("troopers_move")
    assert (game.to_act, game.state.view(None).active) == (0, "rebel")
    assert game.ends("LT1")
    assert game.ends("HT1")
    assert game.why("move LS1-0919") == "assault-why-not-yours"


@pytest.mark.rule("A-ACTION-10")
@pytest.mark.parametrize("card", CARDS)
def test_laser_towers_never_move(card: str) -> None:
    game = crowd(card)
    assert not game.ends("T1")
    expected = "assault-why-card" if card == "towers_fire" else "assault-why-kind"
    if game.state.view(None).active == "empire":
        expected = "assault-why-not-yours"
    assert game.why("move T1-0821") == expected


@pytest.mark.rule("A-ACTION-14")
def test_the_chances_of_each_kind_in_a_turn() -> None:
    deck = start().state.view(None).action_deck
    chances: dict[str, Counter[str]] = {}
    for card, copies in deck.items():
        if card == "draw_event":
            continue
        for kind, actions in who_does_what(crowd(card)).items():
            chances.setdefault(kind, Counter())["-".join(sorted(actions))] += copies
    infantry = {"move": 1, "fire": 1}
    assert chances == {
        "W": {"move": 1, "fire": 2, "fire-move": 1},
        "A": {"move": 2, "fire": 1},
        "LS": infantry,
        "HS": infantry,
        "S": {"move": 1, "fire": 1, "fire-move": 2, "fire-harpoon-move": 1},
        "T": {"fire": 2},
        "LT": infantry,
        "HT": infantry,
    }


# One action each, or none.


@pytest.mark.rule("A-ACTION-02")
@pytest.mark.parametrize("moves", [[], ["move A1-0112"], ["move A1-0112", "move A2-0312"]])
def test_the_player_may_use_all_some_or_none_of_the_units(moves: list[str]) -> None:
    game = position("10: A1 . A2 . A3", "at_sts_move").do(*moves)
    assert game.can("done")
    game.do("done")
    assert game.waits_for_luck
    assert game.place("A3") == "0510"
    assert game.place("A1") == ("0112" if moves else "0110")


@pytest.mark.rule("A-ACTION-02")
@pytest.mark.parametrize("card", CARDS)
def test_no_card_obliges_anybody_to_act(card: str) -> None:
    game = crowd(card)
    before = [(unit.unit, unit.place) for unit in game.state.view(None).units]
    game.do("done")
    assert game.waits_for_luck
    assert [(unit.unit, unit.place) for unit in game.state.view(None).units] == before


@pytest.mark.rule("A-ACTION-03")
def test_under_a_card_with_several_actions_each_unit_chooses_for_itself() -> None:
    walkers = position(card="walkers_move_or_fire", units={"W1": "0318:S", "W2": "0818:S", **LIGHT})
    walkers.do("step W1", "stop", "fire W2xLT1", "roll VBBBBB")
    assert (walkers.place("W1"), walkers.place("LT1")) == ("0319", "destroyed")
    units = {"W1": "0818:S", "S1": "0819", "S2": "0820", "S3": "0821", "S4": "0101"}
    speeders = position(card="snowspeeders_move_fire_or_harpoon", units=units)
    speeders.do("harpoon S1xW1", "roll BBBBB", "fire S2xW1", "roll BBBB", "move S3-0824")
    assert speeders.place("S3") == "0824"
    assert [name for name in units if speeders.unit(name).used] == ["S1", "S2", "S3"]


ACTIONS = {
    "move": ["move S1-0919"],
    "fire": ["fire S1xW1", "roll BBBBB"],
    "harpoon": ["harpoon S1xW1", "roll BBBBB"],
}


@pytest.mark.rule("A-ACTION-04")
@pytest.mark.parametrize("first", ACTIONS)
@pytest.mark.parametrize("second", ACTIONS)
def test_a_snowspeeder_does_one_thing_in_a_round(first: str, second: str) -> None:
    game = crowd("snowspeeders_move_fire_or_harpoon", S2="1010")
    assert game.can(ACTIONS[second][0])
    game.do(*ACTIONS[first])
    again = "move S1-0819" if (first, second) == ("move", "move") else ACTIONS[second][0]
    assert game.why(again) == "assault-why-used"
    assert game.can("move S2-1011")


@pytest.mark.rule("A-ACTION-04")
@pytest.mark.parametrize(
    ("first", "others"),
    [
        (["right W1", "stop"], ["fire W1xLT1", "left W1", "step W1"]),
        (["fire W1xLT1", "roll BBBBBB"], ["left W1", "right W1", "step W1", "fire W1xLT1"]),
    ],
)
def test_a_walker_moves_or_fires_but_never_both(first: list[str], others: list[str]) -> None:
    units = {"W1": "0818:S", "W2": "0318:S", **LIGHT}
    game = position(card="walkers_move_or_fire", units=units)
    assert all(game.can(other) for other in others)
    game.do(*first)
    for other in others:
        assert game.why(other) == "assault-why-used"
    assert game.can("left W2")


# One at a time.


@pytest.mark.rule("A-ACTION-05")
@pytest.mark.parametrize("order", [["A1", "A2", "A3"], ["A3", "A1", "A2"], ["A2", "A3", "A1"]])
def test_units_act_in_the_order_the_player_likes(order: list[str]) -> None:
    game = position("10: A1 . A2 . A3", "at_sts_move")
    ends = {"A1": "0112", "A2": "0312", "A3": "0512"}
    for unit in order:
        game.do(f"move {unit}-{ends[unit]}")
    assert {unit: game.place(unit) for unit in ends} == ends


@pytest.mark.rule("A-ACTION-05")
def test_one_move_or_shot_is_finished_before_the_next_begins() -> None:
    game = position("10: W1:S . W2:S\n13: LT1 . LT2", "walkers_move_or_fire").do("step W1")
    assert game.why("step W2") == "assault-why-moving"
    assert game.why("fire W2xLT2") == "assault-why-moving"
    game.do("stop", "fire W2xLT2")
    assert game.waits_for_luck
    assert game.why("left W1") == "assault-why-first"


@pytest.mark.rule("A-ACTION-06")
def test_a_walker_left_behind_cannot_go_on() -> None:
    game = position("10: W1:S . W2:S . W3:S", "walkers_move")
    game.do("step W1", "step W1", "stop", "step W2")
    assert game.why("step W1") == "assault-why-moving"
    game.do("stop")
    assert game.why("step W1") == "assault-why-used"
    assert game.why("step W2") == "assault-why-used"
    assert game.can("step W3")
    assert (game.place("W1"), game.place("W2")) == ("0112", "0311")


@pytest.mark.rule("A-ACTION-06")
def test_a_unit_with_points_left_cannot_move_twice() -> None:
    game = position("10: A1 A2", "at_sts_move").do("move A1-0111")
    assert game.why("move A1-0112") == "assault-why-used"
    assert not game.ends("A1")
    assert game.ends("A2")


# The end of a round.


@pytest.mark.rule("A-ACTION-11")
def test_the_round_ends_when_the_player_says_so() -> None:
    game = position("10: A1 A2", "at_sts_move").do("done")
    assert (game.step, game.waits_for_luck) == ("draw", True)
    walking = position("10: W1:S . W2:S", "walkers_move").do("step W1", "done")
    assert walking.step == "draw"
    assert walking.place("W1") == "0111"


@pytest.mark.rule("A-ACTION-11")
def test_the_round_ends_by_itself_when_nobody_can_act_any_more() -> None:
    game = position("10: A1 A2", "at_sts_move").do("move A1-0112")
    assert (game.step, game.to_act) == ("round", 1)
    game.do("move A2-0212")
    assert game.step == "draw"
    out_of_reach = position("1: A1\n30: LT1", "")
    assert out_of_reach.do("card at_sts_fire").step == "draw"
    spent = position("10: W1:S", "walkers_move").do(*["step W1"] * 5)
    assert (spent.step, spent.place("W1")) == ("draw", "0115")


@pytest.mark.rule("A-ACTION-11")
@pytest.mark.parametrize(("legs", "step"), [(1, "round"), (0, "draw")])
def test_a_held_card_that_may_be_played_keeps_the_round_open(legs: int, step: str) -> None:
    game = position(
        "10: A1 . W1:S",
        "at_sts_move",
        hits={"W1": {"legs": legs}},
        play={"held": ["repair_droid"]},
    )
    assert game.do("move A1-0112").step == step
    if step == "round":
        assert game.legal() == ["done", "repair W1 legs"]
        assert game.do("repair W1 legs").step == "draw"


@pytest.mark.rule("A-ACTION-12")
@pytest.mark.parametrize("card", [card for card in CARDS if not card.startswith("at_sts")])
def test_a_round_for_a_kind_that_is_not_in_play_passes_without_effect(card: str) -> None:
    game = position("1: A1")
    before = game.state.view(None)
    after = game.do(f"card {card}").state.view(None)
    assert (after.step, after.round) == ("draw", before.round + 1)
    assert after.action_deck[card] == before.action_deck[card] - 1
    assert after.units == before.units


@pytest.mark.rule("A-ACTION-12")
def test_the_repair_droid_may_be_used_in_an_imperial_round_for_absent_units_only() -> None:
    def drawn(card: str) -> Field:
        hits = {"W1": {"body": 1, "legs": 2, "blaster": 2}}
        play = {"held": ["repair_droid"]}
        return position("10: W1:S", hits=hits, play=play).do(f"card {card}")

    for card in ("at_sts_move", "at_sts_fire", "snowtroopers_move", "snowtroopers_fire"):
        game = drawn(card)
        assert (game.to_act, game.step) == (1, "round")
        assert game.legal() == ["done", "repair W1 blaster", "repair W1 legs", "repair W1 body"]
        assert game.do("repair W1 blaster").unit("W1").blaster == 1
        assert game.step == "draw"
    for card in ("towers_fire", "troopers_move", "snowspeeders_move"):
        assert drawn(card).step == "draw"


# What belongs to a move.


@pytest.mark.rule("A-ACTION-13")
@pytest.mark.parametrize("turn", ["left W1", "right W1"])
def test_turning_on_the_spot_is_a_move(turn: str) -> None:
    game = position("10: W1:S . W2:S\n13: LT1 . LT2", "walkers_move_or_fire").do(turn, "stop")
    assert game.why("fire W1xLT1") == "assault-why-used"
    fire = position("10: W1:S . W2:S\n13: LT1 . LT2", "walkers_fire")
    assert fire.why(turn) == "assault-why-card"


@pytest.mark.rule("A-ACTION-13")
@pytest.mark.parametrize(
    ("units", "move", "move_card", "fire_card"),
    [
        ({"LS1": "0819", "W1": "0818:S"}, "move LS1-W1", "snowtroopers_move", "snowtroopers_fire"),
        ({"LS1": "W1", "W1": "0818:S"}, "move LS1-0820", "snowtroopers_move", "snowtroopers_fire"),
        ({"LT1": "0135", "A1": "0133"}, "move LT1-base", "troopers_move", "troopers_fire"),
        ({"LT1": "base", "A1": "0133"}, "move LT1-0135", "troopers_move", "troopers_fire"),
    ],
)
def test_mounting_dismounting_and_using_the_base_are_moves(
    units: dict[str, str], move: str, move_card: str, fire_card: str
) -> None:
    others = {"HS1": "0920", "LT2": "0921", "HT1": "0922"}
    assert position(card=fire_card, units={**units, **others}).why(move) == "assault-why-card"
    game = position(card=move_card, units={**units, **others})
    unit = move.split()[1].split("-")[0]
    game.do(move)
    assert game.unit(unit).used
    assert not game.ends(unit)


@pytest.mark.rule("A-ACTION-13")
def test_a_move_that_spends_nothing_is_no_action() -> None:
    game = position("10: W1:S . W2:S\n13: LT1", "walkers_move_or_fire")
    assert not game.can("stop")
    assert not game.unit("W1").used
    speeders = position("10: S1 . W1:S", "snowspeeders_move_or_fire")
    assert "0110" not in speeders.ends("S1")
    assert speeders.why("move S1-0110") == "assault-why-same-hex"
    assert not speeders.unit("S1").used


# Event rounds and newcomers.


@pytest.mark.rule("A-ACTION-15")
def test_a_draw_event_card_opens_a_round_in_which_one_event_happens_and_no_unit_acts() -> None:
    game = position(units=CROWD).do("card draw_event")
    view = game.state.view(None)
    assert (game.waits_for_luck, game.step, view.card, view.active) == (
        True,
        "event",
        "draw_event",
        "",
    )
    for action in ("left W1", "fire T1xW1"):
        assert game.why(action) == "assault-why-first"
    assert game.why("done") == "assault-why-luck"
    game.do("event transport_away")
    after = game.state.view(None)
    assert (after.step, after.transports, after.round) == ("draw", 1, view.round + 1)
    assert sum(after.event_deck.values()) == 16


@pytest.mark.rule("A-ACTION-16")
def test_units_that_arrive_may_act_in_later_rounds_of_the_same_turn() -> None:
    game = position("10: W1:S")
    game.do("card draw_event", "event imperial_at_st", "place A1-0502")
    assert game.do("card at_sts_move").ends("A1")
    game.next_card("at_sts_move")
    assert game.ends("A1"), "in every later round"
    game.next_card("draw_event").do("event rebel_two_light")
    game.do("card troopers_move")
    assert (game.place("LT1"), game.state.view(None).turn) == ("base", 1)
    assert "0135" in game.ends("LT1")


@pytest.mark.rule("A-ACTION-16")
def test_snowspeeders_and_a_walker_that_arrive_act_in_the_same_turn_too() -> None:
    game = position("10: A1")
    game.do("card draw_event", "event rebel_three_speeders")
    game.do("place S6-0121", "place S7-0122", "place S8-0123")
    assert {text.split()[1][:2] for text in game.do("card snowspeeders_move").legal("move")} == {
        "S6",
        "S7",
        "S8",
    }
    game.next_card("draw_event").do("event imperial_walker", "place W5-0501", "face S")
    game.do("card walkers_move", "step W5")
    assert (game.place("W5"), game.state.view(None).turn) == ("0502", 1)
    game.next_card("snowtroopers_move")
    aboard = {unit.unit for unit in game.state.view(None).units if unit.place == "W5"}
    assert len(aboard) == 3
    assert {text.split()[1].split("-")[0] for text in game.legal("move")} <= aboard
