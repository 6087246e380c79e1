"""The turn: twenty cards, drawn one by one, and what lasts from round to round."""

import random
from typing import Any

import pytest
from games.assault.field import EVENTS, Field, position, start

from echobase import sample

IMPERIAL_CARDS = {
    "walkers_move": 1,
    "walkers_move_or_fire": 1,
    "walkers_fire": 2,
    "at_sts_move": 2,
    "at_sts_fire": 1,
    "snowtroopers_move": 1,
    "snowtroopers_fire": 1,
}
REBEL_CARDS = {
    "troopers_move": 1,
    "troopers_fire": 1,
    "towers_fire": 2,
    "snowspeeders_move": 1,
    "snowspeeders_fire": 1,
    "snowspeeders_move_or_fire": 2,
    "snowspeeders_move_fire_or_harpoon": 1,
}
DECK = {**IMPERIAL_CARDS, **REBEL_CARDS, "draw_event": 2}


def begun() -> Field:
    """A game before its first card."""
    return start(setup="default").do("luke S1")


def draws(game: Field) -> dict[str, float]:
    """What luck may draw now, with its chance."""
    return {game.state.write(action).split()[1]: chance for action, chance in game.state.chances()}


def play_round(game: Field, rng: random.Random) -> str:
    """Draw a card and use it as little as possible; the card."""
    card = sample(game.state.chances(), rng)
    text = game.state.write(card).split()[1]
    game.state.apply(card, game.log)
    while game.step != "draw" and not game.over:
        if game.waits_for_luck:
            game.state.apply(sample(game.state.chances(), rng), game.log)
        else:
            game.do("done" if game.can("done") else game.legal()[0])
    return text


def last_round(card: str, text: str = "", turn: int = 3, **more: Any) -> Field:
    """A game before the last card of a turn."""
    play = {"turn": turn, "round": 20, "action_deck": {card: 1}, **more.pop("play", {})}
    return position(text, play=play, **more)


# Twenty cards.


@pytest.mark.rule("A-TURN-01", "A-TURN-04")
def test_a_turn_begins_with_all_twenty_cards_in_the_deck() -> None:
    game = begun()
    view = game.state.view(None)
    assert (view.turn, view.round, view.step) == (1, 1, "draw")
    assert view.action_deck == DECK
    assert sum(DECK.values()) == 20


@pytest.mark.rule("A-TURN-04")
def test_worked_example_2_both_decks() -> None:
    view = begun().state.view(None)
    sides = dict.fromkeys(("empire", "rebel", ""), 0)
    crowd = {"W1": "0818:S", "A1": "0717", "LS1": "0918", "T1": "0820", "LT1": "0720", "S1": "0819"}
    for card, copies in view.action_deck.items():
        if card == "draw_event":
            sides[""] += copies
        else:
            sides[position(card=card, units=crowd).state.view(None).active] += copies
    assert sides == {"empire": 9, "rebel": 9, "": 2}
    assert position(card="troopers_move", units=crowd).state.view(None).active == "rebel"
    assert view.event_deck == EVENTS
    assert (sum(view.event_deck.values()), view.event_deck["transport_away"]) == (17, 5)


@pytest.mark.rule("A-TURN-02")
def test_cards_are_drawn_one_at_a_time_and_each_round_is_played_to_its_end() -> None:
    game = begun()
    assert game.waits_for_luck
    game.do("card at_sts_move")
    assert (game.step, game.to_act, game.state.view(None).card) == ("round", 1, "at_sts_move")
    assert game.state.chances() == []
    assert game.why("card walkers_move") == "assault-why-step"
    game.do("move A1-0403")
    assert game.why("card walkers_move") == "assault-why-step"
    game.do("done")
    view = game.state.view(None)
    assert (view.step, view.round, view.card, view.active) == ("draw", 2, "", "")
    assert game.why("move A2-1103") == "assault-why-first"


@pytest.mark.rule("A-TURN-03", "A-TURN-01")
def test_after_the_twentieth_card_the_deck_is_whole_again_and_the_next_turn_begins() -> None:
    game = begun()
    rng = random.Random(20)
    for turn in (1, 2):
        played = []
        for number in range(1, 21):
            view = game.state.view(None)
            assert (view.turn, view.round) == (turn, number)
            assert sum(view.action_deck.values()) == 21 - number
            played.append(play_round(game, rng))
        assert {card: played.count(card) for card in DECK} == DECK
    view = game.state.view(None)
    assert (view.turn, view.round, view.action_deck) == (3, 1, DECK)
    assert game.events.count("assault-turn") == 3


@pytest.mark.rule("A-TURN-05")
def test_every_draw_is_uniform_over_the_cards_left_and_all_see_which_they_are() -> None:
    game = begun()
    assert draws(game) == pytest.approx({card: copies / 20 for card, copies in DECK.items()})
    game.do("card towers_fire", "card walkers_move", "done")
    left = {**DECK, "towers_fire": 1, "walkers_move": 0}
    for seat in (0, 1, None):
        assert game.state.view(seat).action_deck == left
    del left["walkers_move"]
    assert draws(game) == pytest.approx({card: copies / 18 for card, copies in left.items()})
    assert game.why("card walkers_move") == "assault-why-deck"
    assert game.can("card towers_fire") is False, "no seat draws"
    assert game.why("card towers_fire") == ""


@pytest.mark.rule("A-TURN-06")
def test_every_full_turn_contains_exactly_two_events() -> None:
    game = begun()
    rng = random.Random(6)
    for turn in range(1, 5):
        while game.state.view(None).turn == turn:
            play_round(game, rng)
        assert game.events.count("assault-event") == 2 * turn
        assert sum(game.state.view(None).event_deck.values()) == 17 - 2 * turn


# What lasts.


@pytest.mark.rule("A-TURN-07")
def test_nothing_but_the_shuffle_happens_between_turns() -> None:
    game = last_round(
        "towers_fire",
        "10: W1:SE . A1 . LS1\n20: S1 S2 . LT1",
        units={"HS1": "W1", "LT2": "base", "LT3": "destroyed", "W2": "destroyed"},
        hits={"W1": {"blaster": 1, "legs": 2, "body": 1}, "S1": {"gunner": 1, "body": 1}},
        play={
            "force": 4,
            "revealed": True,
            "hotshot": "S2",
            "held": ["the_force", "repair_droid", "veers"],
            "transports": 3,
            "grid_stands": False,
        },
    )
    before = game.state.view(None)
    after = game.do("card towers_fire").state.view(None)
    assert (before.turn, before.round) == (3, 20)
    assert (after.turn, after.round, after.action_deck) == (4, 1, DECK)
    assert after.units == before.units
    assert (after.luke, after.held) == (before.luke, before.held)
    assert (after.event_deck, after.transports) == (before.event_deck, before.transports)
    assert after.grid_stands == before.grid_stands
    assert game.events == ["assault-card", "assault-nobody-acts", "assault-turn"]


@pytest.mark.rule("A-TURN-08")
def test_unspent_movement_points_end_with_the_round() -> None:
    game = position("10: W1:S . W2:S", "walkers_move").do("step W1")
    assert game.state.view(None).points == 4
    game.do("done")
    assert game.state.view(None).points == 0
    game.next_card("walkers_move_or_fire").do("step W1")
    assert game.state.view(None).points == 4


@pytest.mark.rule("A-TURN-08")
def test_lukes_armour_bonus_ends_with_the_round() -> None:
    units = {"W1": "0818:S", "W2": "0618:S", "S1": "0820"}
    game = position(card="walkers_fire", units=units).do("fire W1xS1", "armour 2", "roll BBBBB")
    assert game.state.odds("fire W2xS1").armour == 4
    assert game.state.view(None).luke.raised == 2
    game.do("done")
    assert game.state.view(None).luke.raised == 0
    assert game.next_card("walkers_fire").state.odds("fire W2xS1").armour == 2


@pytest.mark.rule("A-TURN-08")
def test_damage_hotshot_held_cards_positions_and_facings_stay() -> None:
    game = position(
        "10: W1:SE . W2:N . rT1\n20: S1 S2",
        "walkers_move",
        hits={"W1": {"legs": 1}, "S1": {"gunner": 1}},
        play={"hotshot": "S2", "held": ["veers", "the_force"], "force": 3, "revealed": True},
    )
    game.do("left W1", "stop")
    before = game.state.view(None)
    after = game.next_card("snowspeeders_move").state.view(None)
    assert game.unit("W1").facing == "NE"
    assert (game.unit("W1").legs, game.unit("S1").gunner, game.unit("S2").hotshot) == (1, 1, True)
    places = [(unit.unit, unit.place, unit.facing) for unit in before.units]
    assert [(unit.unit, unit.place, unit.facing) for unit in after.units] == places
    assert after.held == {"rebel": ["the_force"], "empire": ["veers"]}
    assert after.luke.force == 3


@pytest.mark.rule("A-TURN-08")
def test_who_has_acted_may_act_again_in_the_next_round() -> None:
    game = position("10: A1 A2", "at_sts_move").do("move A1-0112")
    assert game.unit("A1").used
    assert game.next_card("at_sts_move").can("move A1-0114")
    assert not game.unit("A1").used


@pytest.mark.rule("A-TURN-09")
@pytest.mark.parametrize("turn", [1, 9, 30])
def test_turns_go_on_while_nobody_has_won(turn: int) -> None:
    game = last_round("towers_fire", turn=turn, play={"transports": 4}).do("card towers_fire")
    assert (game.state.view(None).turn, game.winner, game.over) == (turn + 1, "", False)


@pytest.mark.rule("A-TURN-09")
def test_a_won_game_stops_in_the_middle_of_the_turn() -> None:
    game = position(
        play={"transports": 4, "turn": 8, "round": 5}, options={"reshuffle_first_five": False}
    )
    game.do("card draw_event", "event transport_away")
    assert (game.over, game.winner) == (True, "rebel")
    assert (game.state.chances(), game.state.actions()) == ([], [])
    assert game.why("card walkers_move") == "assault-why-over"
    assert game.state.view(None).turn == 8
