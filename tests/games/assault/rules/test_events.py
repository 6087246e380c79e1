"""Event cards in general, transports, Regroup and Hotshot (A-EVENT)."""

from fractions import Fraction

import pytest
from games.assault.field import EVENTS, Field, position


def event(table: Field, *events: str) -> Field:
    """Draw these events, each in an Event round of its own."""
    for name in events:
        table.do("card draw_event", f"event {name}")
    return table


def event_deck(table: Field) -> dict[str, int]:
    deck: dict[str, int] = table.state.view(None).event_deck
    return deck


def in_base(table: Field) -> list[str]:
    """The kinds of the units in the Base Box."""
    units = table.state.view(None).units
    return sorted(unit.kind for unit in units if unit.place == "base")


# The Event round


@pytest.mark.rule("A-EVENT-01")
def test_an_event_round_turns_one_card_over_and_is_over_with_it() -> None:
    table = position(units={"W1": "0805:S", "S1": "0806"}).do("card draw_event")
    assert table.waits_for_luck
    assert table.step == "event"
    table.do("event transport_away")
    assert table.waits_for_luck
    assert table.step == "draw"
    assert table.state.view(None).round == 2


@pytest.mark.rule("A-EVENT-01")
@pytest.mark.parametrize("name", ["the_force", "rebel_two_light", "troopers_regroup"])
def test_an_event_card_never_returns_to_the_deck(name: str) -> None:
    """Held, carried out or without effect: it is gone, and a new turn does not bring it back."""
    table = event(position(play={"round": 20}), name)
    assert table.state.view(None).turn == 2
    assert sum(table.state.view(None).action_deck.values()) == 20
    assert event_deck(table) == {**EVENTS, name: 0}
    table.do("card draw_event")
    assert table.why(f"event {name}") == "assault-why-deck"


@pytest.mark.rule("A-EVENT-02")
def test_each_draw_is_uniform_over_the_cards_left() -> None:
    table = position().do("card draw_event")
    chances = {table.state.write(card): chance for card, chance in table.state.chances()}
    assert chances == pytest.approx({f"event {key}": n / 17 for key, n in EVENTS.items()})


@pytest.mark.rule("A-EVENT-02")
def test_cards_that_are_gone_raise_the_chance_of_the_others() -> None:
    left = {"transport_away": 2, "veers": 1}
    table = position(play={"event_deck": left}).do("card draw_event")
    chances = {table.state.write(card): chance for card, chance in table.state.chances()}
    assert chances == pytest.approx(
        {"event transport_away": Fraction(2, 3), "event veers": Fraction(1, 3)}
    )


@pytest.mark.rule("A-EVENT-02")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_knows_which_event_cards_are_left(seat: int | None) -> None:
    table = event(position(), "rebel_heavy_and_light")
    assert table.state.view(seat).event_deck == {**EVENTS, "rebel_heavy_and_light": 1}


@pytest.mark.rule("A-EVENT-28")
def test_an_empty_event_deck_does_nothing() -> None:
    table = position(play={"event_deck": {}}).do("card draw_event")
    assert table.waits_for_luck
    assert table.step == "draw"
    assert table.state.view(None).round == 2
    assert table.events[-1] == "assault-no-event"


# Transport Away!


@pytest.mark.rule("A-EVENT-07")
def test_transport_away_counts_one_more() -> None:
    table = position()
    for count in (1, 2):
        event(table, "transport_away")
        assert table.state.view(None).transports == count
    assert not table.over


ONE_OTHER_GONE = {**EVENTS, "rebel_two_light": 0}
"""One card that is not a transport has been drawn before."""


@pytest.mark.rule("A-EVENT-07")
def test_the_fifth_transport_wins_at_once_and_the_fourth_does_not() -> None:
    table = position(play={"event_deck": {**ONE_OTHER_GONE, "transport_away": 2}})
    event(table, "transport_away")
    assert table.state.view(None).transports == 4
    assert not table.over
    event(table, "transport_away")
    assert table.over
    assert (table.winner, table.reason) == ("rebel", "transports")


@pytest.mark.rule("A-EVENT-08")
def test_five_transports_first_shuffle_the_fifth_back() -> None:
    table = event(position(play={"transports": 4}), "transport_away")
    assert not table.over
    assert table.step == "draw"
    assert table.state.view(None).round == 2
    assert table.state.view(None).transports == 4
    assert event_deck(table) == {**EVENTS, "transport_away": 1}
    assert sum(event_deck(table).values()) == 13
    assert table.events[-1] == "assault-transport-back"
    table.do("card draw_event")
    assert [chance for _, chance in table.state.chances()] == pytest.approx(
        [Fraction(count, 13) for count in event_deck(table).values()]
    )


@pytest.mark.rule("A-EVENT-08")
def test_five_transports_first_are_shuffled_back_once_only() -> None:
    """Even if the very next card is the same transport again."""
    table = event(position(play={"transports": 4}), "transport_away", "transport_away")
    assert (table.winner, table.reason) == ("rebel", "transports")


@pytest.mark.rule("A-EVENT-08")
def test_after_the_shuffle_the_next_transport_wins_whenever_it_comes() -> None:
    """It may come as the eighteenth event, the last card of the deck."""
    table = position(play={"transports": 4, "round": 19})
    event(table, "transport_away", "veers")
    assert table.state.view(None).turn == 2
    assert not table.over
    event(table, "transport_away")
    assert (table.winner, table.reason) == ("rebel", "transports")
    last = {"event_deck": {"transport_away": 1}, "reshuffled": True}
    assert event(position(play=last), "transport_away").winner == "rebel"


@pytest.mark.rule("A-EVENT-08")
def test_one_other_card_among_the_first_five_and_nothing_is_shuffled_back() -> None:
    deck = {**ONE_OTHER_GONE, "transport_away": 1}
    table = event(position(play={"event_deck": deck}), "transport_away")
    assert (table.winner, table.reason) == ("rebel", "transports")


@pytest.mark.rule("A-EVENT-08")
def test_without_the_option_five_transports_first_win() -> None:
    table = position(play={"transports": 4}, options={"reshuffle_first_five": False})
    event(table, "transport_away")
    assert (table.winner, table.reason) == ("rebel", "transports")


# Rebel Troopers Regroup!

FALLEN = dict.fromkeys(["LT1", "LT2", "LT3", "HT1", "HT2", "HT3"], "destroyed")


@pytest.mark.rule("A-EVENT-16")
@pytest.mark.parametrize(
    ("choices", "expected"),
    [
        (["return light"], ["light_trooper", "light_trooper"]),
        (["return heavy", "return light"], ["heavy_trooper", "light_trooper"]),
        (["return heavy", "return heavy"], ["heavy_trooper", "heavy_trooper"]),
    ],
)
def test_regroup_returns_two_destroyed_troopers_of_the_rebels_choice(
    choices: list[str], expected: list[str]
) -> None:
    """A heavy one is named first: after a light one the second is light without a question."""
    table = event(position(units=FALLEN), "troopers_regroup")
    assert table.to_act == 0
    table.do(*choices)
    assert in_base(table) == expected
    assert table.step == "draw"


@pytest.mark.rule("A-EVENT-16")
def test_regroup_offers_each_pair_once() -> None:
    table = event(position(units=FALLEN), "troopers_regroup")
    assert table.legal() == ["return light", "return heavy"]
    table.do("return heavy")
    assert table.legal() == ["return light", "return heavy"]


@pytest.mark.rule("A-EVENT-16")
def test_regroup_has_no_effect_if_no_trooper_has_been_destroyed() -> None:
    """Destroyed Towers, Snowspeeders and Snowtroopers stay destroyed."""
    lost = {"T1": "destroyed", "S2": "destroyed", "LS1": "destroyed", "LT1": "0820"}
    table = event(position(units=lost), "troopers_regroup")
    assert table.step == "draw"
    assert in_base(table) == []
    assert [table.place(name) for name in lost] == list(lost.values())
    assert table.events[-1] == "assault-nobody-returns"


@pytest.mark.rule("A-EVENT-16")
def test_a_kind_without_losses_does_not_return() -> None:
    lost = {"LT1": "destroyed", "LT2": "destroyed", "LT3": "destroyed"}
    table = event(position(units=lost), "troopers_regroup")
    assert table.step == "draw"
    assert in_base(table) == ["light_trooper", "light_trooper"]


@pytest.mark.rule("A-EVENT-17")
@pytest.mark.parametrize(("name", "kind"), [("LT4", "light_trooper"), ("HT2", "heavy_trooper")])
def test_regroup_with_one_destroyed_trooper_returns_that_one(name: str, kind: str) -> None:
    table = event(position(units={name: "destroyed"}), "troopers_regroup")
    assert table.place(name) == "base"
    assert in_base(table) == [kind]
    assert table.step == "draw"


@pytest.mark.rule("A-EVENT-17")
def test_a_crushed_trooper_counts_as_destroyed() -> None:
    table = position(units={"W1": "0805:S", "HT1": "0806"}, card="walkers_move").do("step W1")
    assert table.place("HT1") == "destroyed"
    table.do("done")
    assert table.place("HT1") == "destroyed"
    event(table, "troopers_regroup")
    assert table.place("HT1") == "base"


# Hotshot Gunner!

SPEEDERS = {"W1": "0818:S", "S1": "0819", "S2": "0820", "S3": "destroyed", "S4": "0821"}


@pytest.mark.rule("A-EVENT-18")
def test_hotshot_is_for_one_snowspeeder_in_play_with_a_live_gunner() -> None:
    """S3 is destroyed, the gunner of S4 is dead, S6 has not arrived."""
    table = position(units=SPEEDERS, hits={"S4": {"gunner": 1}})
    event(table, "hotshot_gunner")
    assert table.to_act == 0
    assert table.legal() == ["hotshot S1", "hotshot S2"]
    assert table.why("hotshot S4") == "assault-why-hotshot"
    for name in ("S3", "S6"):
        assert table.why(f"hotshot {name}") == "assault-why-not-in-play"


@pytest.mark.rule("A-EVENT-18")
def test_hotshot_may_go_to_a_speeder_that_came_by_an_event() -> None:
    table = event(position(units={**SPEEDERS, "S7": "0822"}), "hotshot_gunner").do("hotshot S7")
    assert table.unit("S7").hotshot


@pytest.mark.rule("A-EVENT-18")
def test_hotshot_gives_two_more_dice() -> None:
    table = event(position(units=SPEEDERS), "hotshot_gunner").do("hotshot S1")
    table.next_card("snowspeeders_fire")
    assert table.dice("S1xW1") == 5 + 2
    assert table.dice("S2xW1") == 5 - 1  # the next macrohex, and no Hotshot


@pytest.mark.rule("A-EVENT-18")
def test_hotshot_lasts_until_the_gunner_dies() -> None:
    table = event(position(units=SPEEDERS), "hotshot_gunner").do("hotshot S1")
    table.do("card walkers_fire", "fire W1xS1", "armour 0", "roll VVVBBB", "damage 7")
    assert table.unit("S1").hotshot  # a body hit leaves the gunner alone
    table.do("card walkers_fire", "fire W1xS1", "armour 0", "roll VVVBBB", "damage 4")
    assert table.unit("S1").gunner == 1
    assert not table.unit("S1").hotshot
    assert table.dice("S1xW1") == 5 - 2


@pytest.mark.rule("A-EVENT-19")
def test_hotshot_takes_effect_at_once_and_is_not_held() -> None:
    table = event(position(units=SPEEDERS), "hotshot_gunner").do("hotshot S2")
    assert table.step == "draw"
    assert table.unit("S2").hotshot
    assert table.state.view(None).held == {"rebel": [], "empire": []}


@pytest.mark.rule("A-EVENT-19")
def test_hotshot_without_an_eligible_speeder_is_lost() -> None:
    units = {"S1": "0819", "S2": "destroyed"}
    table = event(position(units=units, hits={"S1": {"gunner": 1}}), "hotshot_gunner")
    assert table.step == "draw"
    assert table.events[-1] == "assault-no-hotshot"
    assert not table.unit("S1").hotshot
    assert event_deck(table)["hotshot_gunner"] == 0
    assert table.state.view(None).held["rebel"] == []


@pytest.mark.rule("A-EVENT-19")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_who_has_the_hotshot_gunner(seat: int | None) -> None:
    table = event(position(units=SPEEDERS), "hotshot_gunner").do("hotshot S2")
    units = table.state.view(seat).units
    assert [unit.unit for unit in units if unit.hotshot] == ["S2"]
