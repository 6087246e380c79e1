"""Victory: the Generator, the transports, the last Imperial unit, and the clock (A-WIN, 3.7)."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from math import comb
from typing import Any

import pytest
from games.assault.field import Field, position, start

from echobase.games.assault.rules.cards import EVENT_CARDS, FULL_EVENT_DECK

GENERATOR = """
    33: . . . . . . . . . W1:S W2:SW
    34: . . . . . . . . . .
    35: . . . . . . . . . G
"""
"""Two Walkers that can hit the Generator on 1035."""


def before_event(away: int, **fields: Any) -> Field:
    """The Draw Event card lies open, this many transports have left."""
    play = {"step": "event", "transports": away, **fields.pop("play", {})}
    return position("3: . . W1:S", "draw_event", play=play, **fields)


def units(field: Field) -> list[Any]:
    """All counters as everybody sees them."""
    return list(field.state.view(None).units)


def shoot_generator(field: Field) -> Field:
    """Walker 1 fires at the Generator, every die a Vader."""
    field.do("fire W1xG")
    return field.do("roll " + "V" * field.state.view(None).shot.dice)


@pytest.mark.rule("A-WIN-01", "A-FIRE-22")
@pytest.mark.parametrize("away", range(5))
def test_the_empire_wins_when_the_generator_falls_before_the_fifth_transport(away: int) -> None:
    field = shoot_generator(position(GENERATOR, "walkers_fire", play={"transports": away}))
    assert (field.winner, field.reason) == ("empire", "generator")


@pytest.mark.rule("A-WIN-01")
def test_a_miss_does_not_win() -> None:
    field = position(GENERATOR, "walkers_fire").do("fire W1xG")
    dice = field.state.view(None).shot.dice
    field.do("roll VV" + "S" * (dice - 2))
    assert not field.over


@pytest.mark.rule("A-WIN-02", "A-EVENT-07")
@pytest.mark.parametrize("away", range(5))
def test_the_rebels_win_with_the_fifth_transport_and_not_before(away: int) -> None:
    field = before_event(away, options={"reshuffle_first_five": False}).do("event transport_away")
    assert field.state.view(None).transports == away + 1
    if away == 4:
        assert (field.winner, field.reason) == ("rebel", "transports")
    else:
        assert not field.over


@pytest.mark.rule("A-WIN-02")
def test_other_events_do_not_count_as_transports() -> None:
    field = before_event(4).do("event rebel_two_light")
    assert field.state.view(None).transports == 4
    assert not field.over


@pytest.mark.rule("A-WIN-03")
@pytest.mark.parametrize("last", ["A2", "LS1", "HS1"])
def test_the_rebels_win_with_the_last_imperial_unit(last: str) -> None:
    field = position(f"3: . . A1\n4: . {last} T1 T2", "towers_fire")
    field.do("fire T1xA1", "roll SSSSSS")
    assert not field.over
    field.do(f"fire T2x{last}", "roll " + "S" * field.dice(f"T2x{last}"))
    assert (field.winner, field.reason) == ("rebel", "annihilation")


@pytest.mark.rule("A-WIN-03")
def test_the_last_walker_may_fall_to_damage() -> None:
    field = position("3: . . W1:S\n4: . . T1", "towers_fire", hits={"W1": {"body": 2}})
    field.do("fire T1xW1", "roll SSSSSS")
    assert not field.over
    field.do("damage 7")
    assert (field.winner, field.reason) == ("rebel", "annihilation")


@pytest.mark.rule("A-WIN-03")
@pytest.mark.parametrize("other", ["W2", "A2", "LS2", "HS2"])
def test_one_imperial_unit_anywhere_keeps_the_game_going(other: str) -> None:
    field = position("3: . . A1\n4: . . T1", "towers_fire", units={other: "1501"})
    field.do("fire T1xA1", "roll SSSSSS")
    assert field.place("A1") == "destroyed"
    assert not field.over


@pytest.mark.rule("A-WIN-04")
def test_reinforcements_in_the_event_deck_do_not_save_the_empire() -> None:
    field = position("3: . . A1\n4: . . T1", "towers_fire")
    deck = field.state.view(None).event_deck
    assert deck["imperial_walker"] == deck["imperial_at_st"] == 1
    field.do("fire T1xA1", "roll SSSSSS")
    assert field.reason == "annihilation"


@pytest.mark.rule("A-WIN-04")
def test_snowtroopers_aboard_are_on_the_map_as_long_as_their_walker_is() -> None:
    text = "3: . . W1:S\n4: . . S1"
    field = position(text, "snowspeeders_fire", units={"LS1": "W1"}, hits={"W1": {"body": 1}})
    field.do("fire S1xW1", "roll SSSBB", "damage 7")
    assert field.place("LS1") == "destroyed"
    assert not field.over
    field = position(text, "snowspeeders_fire", units={"LS1": "W1"})
    field.do("fire S1xW1", "roll SSSBB", "damage 12")
    assert field.reason == "annihilation"


@pytest.mark.rule("A-WIN-04", "A-WALKER-08")
def test_crushing_an_own_unit_is_an_imperial_loss_that_leaves_the_walker() -> None:
    field = position("3: . . W1:S\n4: . . A1", "walkers_move").do("step W1")
    assert field.place("A1") == "destroyed"
    assert not field.over


@pytest.mark.rule("A-WIN-04", "A-SETUP-22")
def test_nothing_is_checked_before_the_first_action_card() -> None:
    """The Rebels set up first and meet no Imperial unit; that is not a victory."""
    field = start(sets_up_first="rebel").do("suggested", "luke S3")
    assert not any(unit.side == "empire" and unit.place != "box" for unit in units(field))
    assert not field.over
    assert field.to_act == 1
    field.do("suggested")
    assert field.waits_for_luck


def nothing_can_happen(field: Field) -> bool:
    return field.over and not field.legal() and not field.state.chances()


@pytest.mark.rule("A-WIN-05")
def test_the_game_ends_in_the_middle_of_an_imperial_round() -> None:
    field = position(GENERATOR, "walkers_fire")
    assert field.can("fire W2xG")
    shoot_generator(field)
    assert nothing_can_happen(field)
    assert field.why("fire W2xG") == "assault-why-over"
    assert field.step == "over"


@pytest.mark.rule("A-WIN-05")
def test_the_game_ends_in_the_middle_of_a_rebel_round() -> None:
    field = position("3: . . A1\n4: . . T1 T2", "towers_fire")
    field.do("fire T1xA1", "roll SSSSSS")
    assert nothing_can_happen(field)


@pytest.mark.rule("A-WIN-05", "A-EVENT-07")
@pytest.mark.parametrize("round_", [1, 7, 20])
def test_the_game_ends_with_the_card_of_the_fifth_transport(round_: int) -> None:
    """No card is drawn after it and no turn begins, whatever is left in the decks."""
    field = before_event(
        4, play={"round": round_, "event_deck": {"transport_away": 1, "imperial_walker": 1}}
    )
    field.do("event transport_away")
    assert nothing_can_happen(field)
    assert field.state.view(None).turn == 1
    assert field.place("W5") == "box"


@pytest.mark.rule("A-WIN-05")
def test_a_hit_on_the_last_walker_ends_nothing_before_its_damage_roll() -> None:
    field = position("3: . . W1:S\n4: . . T1 T2", "towers_fire", hits={"W1": {"body": 2}})
    field.do("fire T1xW1", "roll SSSBBB")
    assert field.step == "damage"
    field.do("damage 2")
    assert not field.over
    field.do("fire T2xW1", "roll " + "S" * field.dice("T2xW1"), "damage 9")
    assert nothing_can_happen(field)


@pytest.mark.rule("A-WIN-06")
def test_the_empire_does_not_win_by_killing_every_rebel() -> None:
    field = position("3: . . W1:S\n4: . . LT1", "walkers_fire")
    field.do("fire W1xLT1", "roll VVVVVV")
    assert all(unit.place in ("box", "destroyed") for unit in units(field) if unit.side == "rebel")
    assert not field.over
    assert field.waits_for_luck
    field.do("card draw_event", "event transport_away")
    assert not field.over


@pytest.mark.rule("A-WIN-06", "A-FIRE-21")
def test_the_power_grid_alone_wins_nothing() -> None:
    text = GENERATOR.replace(" G", " P")
    field = position(text, "walkers_fire").do("fire W1xP")
    field.do("roll " + "V" * field.state.view(None).shot.dice)
    assert not field.state.view(None).grid_stands
    assert not field.over


@pytest.mark.rule("A-WIN-08")
def test_the_outcome_names_winner_and_reason() -> None:
    ends = {
        "generator": shoot_generator(position(GENERATOR, "walkers_fire")),
        "transports": before_event(4, play={"event_deck": {"transport_away": 1}}).do(
            "event transport_away"
        ),
        "annihilation": position("3: . . A1\n4: . . T1", "towers_fire").do(
            "fire T1xA1", "roll SSSSSS"
        ),
    }
    for reason, field in ends.items():
        outcome = field.state.outcome()
        assert outcome is not None
        assert outcome.reason == reason
        assert outcome.winner == ("empire" if reason == "generator" else "rebel")
        assert outcome.seats == [1 if reason == "generator" else 0]
        assert field.state.view(1).winner == outcome.winner
        assert field.state.view(1).reason == reason


@pytest.mark.rule("A-WIN-08")
def test_there_is_no_outcome_while_the_game_goes_on() -> None:
    field = position(GENERATOR, "walkers_fire")
    assert field.state.outcome() is None
    assert field.state.view(None).winner == field.state.view(None).reason == ""


# The clock (3.7): chances per event, exactly, by walking through the engine's event deck.

LAST = 17
"""The event that must be the fifth transport at the latest, without the reshuffle."""

OTHERS = [
    key
    for key, copies in zip(EVENT_CARDS, FULL_EVENT_DECK, strict=True)
    for _ in range(copies)
    if key != "transport_away"
]
"""The twelve cards that are not transports, copies one by one."""


def one_event(transports: int, others: int, reshuffled: bool, option: bool) -> Field:
    """Before an event, with this many cards of both sorts left in the deck."""
    deck = {"transport_away": transports}
    for key in OTHERS[:others]:
        deck[key] = deck.get(key, 0) + 1
    play = {"step": "event", "event_deck": deck, "reshuffled": reshuffled}
    return position(
        "3: . . W1:S", "draw_event", play=play, options={"reshuffle_first_five": option}
    )


@cache
def fifth_transport(
    transports: int, others: int, reshuffled: bool, option: bool
) -> dict[int, Fraction]:
    """The chance that the fifth transport leaves with the first, second... event from here."""
    field = one_event(transports, others, reshuffled, option)
    chances = {
        field.state.write(action): Fraction(chance).limit_denominator(LAST)
        for action, chance in field.state.chances()
    }
    found: dict[int, Fraction] = {}
    transport = chances.pop("event transport_away", Fraction(0))
    ways: list[tuple[str, Fraction]] = []
    if transport:
        ways.append(("event transport_away", transport))
    if chances:
        ways.append((f"event {OTHERS[others - 1]}", sum(chances.values(), Fraction(0))))
    for event, chance in ways:
        after = Field(field.state.copy()).do(event)
        if after.winner:
            assert after.reason == "transports"
            found[1] = found.get(1, Fraction(0)) + chance
            continue
        view = after.state.view(None)
        left = view.event_deck["transport_away"]
        rest = sum(view.event_deck.values()) - left
        later = fifth_transport(left, rest, after.state.reshuffled, option)
        for event_number, then in later.items():
            found[event_number + 1] = found.get(event_number + 1, Fraction(0)) + chance * then
    return found


def per_turn(clock: dict[int, Fraction]) -> dict[int, Fraction]:
    """Two events in a turn (A-TURN-06)."""
    turns: dict[int, Fraction] = {}
    for event, chance in clock.items():
        turn = (event + 1) // 2
        turns[turn] = turns.get(turn, Fraction(0)) + chance
    return turns


def percent(chances: Mapping[int, Fraction]) -> dict[int, float]:
    return {turn: round(float(chance) * 100, 2) for turn, chance in sorted(chances.items())}


@pytest.mark.rule("A-WIN-07", "A-EVENT-02", "A-EVENT-07")
def test_the_clock_without_the_reshuffle_of_the_first_five() -> None:
    clock = fifth_transport(5, 12, False, False)
    assert clock == {event: Fraction(comb(event - 1, 4), 6188) for event in range(5, 18)}
    assert sum(clock.values()) == 1
    assert percent(per_turn(clock)) == {
        3: 0.10,
        4: 0.81,
        5: 3.17,
        6: 8.73,
        7: 19.55,
        8: 38.24,
        9: 29.41,
    }
    assert sum(event * chance for event, chance in clock.items()) == 15
    mean_turn = sum(turn * chance for turn, chance in per_turn(clock).items())
    assert round(float(mean_turn), 1) == 7.8


@pytest.mark.rule("A-WIN-07", "A-EVENT-08")
def test_the_clock_with_the_reshuffle_of_the_first_five() -> None:
    """The one case in 6188 of five early transports is spread evenly over events 6 to 18."""
    clock = fifth_transport(5, 12, False, True)
    assert sum(clock.values()) == 1
    assert set(clock) == set(range(6, 19))
    spread = Fraction(1, 6188 * 13)
    assert clock == {
        event: (Fraction(comb(event - 1, 4), 6188) if event < 18 else 0) + spread
        for event in range(6, 19)
    }
    turns = per_turn(clock)
    assert percent(turns) == {
        3: 0.08,
        4: 0.81,
        5: 3.17,
        6: 8.73,
        7: 19.56,
        8: 38.24,
        9: 29.41,
    }
    left = {
        turn: round(float(1 - sum(turns[early] for early in range(3, turn + 1))) * 100, 1)
        for turn in turns
    }
    assert left == {3: 99.9, 4: 99.1, 5: 95.9, 6: 87.2, 7: 67.7, 8: 29.4, 9: 0}


@pytest.mark.rule("A-WIN-07")
@pytest.mark.parametrize("option", [False, True])
def test_no_game_lasts_longer_than_turn_nine(option: bool) -> None:
    last = max(fifth_transport(5, 12, False, option))
    assert last == (18 if option else 17)
    assert max(per_turn(fifth_transport(5, 12, False, option))) == 9
