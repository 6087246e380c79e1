"""The options of a game: values, defaults, refusals (3.8)."""

from typing import Any

import pytest
from games.assault.field import axial, position, start

from echobase import BadOption

EMPIRE, REBELS = 1, 0


@pytest.mark.rule("A-MAP-01", "A-FIELD-05", "A-EVENT-08", "A-SETUP-17", "A-SETUP-18")
def test_the_options_have_the_defaults_of_the_catalogue() -> None:
    plain = start()
    spelt_out = start(
        map="echo-base-north",
        field_of_fire=120,
        reshuffle_first_five=True,
        sets_up_first="empire",
        setup="free",
    )
    assert plain.state.view(None) == spelt_out.state.view(None)
    assert plain.state.options() == spelt_out.state.options()
    assert plain.state.view(None).map == "echo-base-north"
    assert (plain.to_act, plain.step) == (EMPIRE, "place")


@pytest.mark.rule("A-FIELD-05")
@pytest.mark.parametrize(
    ("options", "targets"),
    [
        ({}, {"T1", "T2"}),
        ({"field_of_fire": 60}, {"T1"}),
        ({"field_of_fire": 120}, {"T1", "T2"}),
        ({"field_of_fire": 180}, {"T1", "T2", "T3"}),
    ],
)
def test_option_field_of_fire_60_120_or_180(options: dict[str, Any], targets: set[str]) -> None:
    """T1 stands ahead, T2 on the edge of the 120 degrees, T3 beyond it and still not behind."""
    units = {"W1": f"{axial(0, 0)}:S", "T1": axial(0, 1), "T2": axial(1, 0), "T3": axial(3, -1)}
    units["T4"] = axial(0, -1)
    game = position("", "walkers_fire", units=units, options=options)
    assert game.targets("W1") == targets


@pytest.mark.rule("A-EVENT-08")
@pytest.mark.parametrize(
    ("options", "winner"),
    [({}, ""), ({"reshuffle_first_five": True}, ""), ({"reshuffle_first_five": False}, "rebel")],
)
def test_option_reshuffle_first_five(options: dict[str, Any], winner: str) -> None:
    game = position(options=options, play={"transports": 4})
    assert game.do("card draw_event", "event transport_away").winner == winner


@pytest.mark.rule("A-SETUP-20")
@pytest.mark.parametrize(
    ("setup", "seat", "step"),
    [
        ("free", EMPIRE, "place"),
        ("default", REBELS, "luke"),
        ({"empire": "default"}, REBELS, "place"),
        ({"empire": "default", "rebel": "free"}, REBELS, "place"),
        ({"rebel": "default"}, EMPIRE, "place"),
        ({}, EMPIRE, "place"),
    ],
)
def test_option_setup_free_or_default_for_each_side(setup: Any, seat: int, step: str) -> None:
    game = start(setup=setup)
    assert (game.to_act, game.step) == (seat, step)
    if setup == {"rebel": "default"}:
        game.do("suggested")
        assert (game.to_act, game.step) == (REBELS, "luke")


@pytest.mark.rule("A-MAP-01", "A-FIELD-05", "A-EVENT-08", "A-SETUP-17", "A-SETUP-20")
@pytest.mark.parametrize(
    ("option", "value", "choices"),
    [
        ("map", "hoth", "echo-base-north"),
        ("map", 1, "echo-base-north"),
        ("field_of_fire", 90, "60, 120, 180"),
        ("field_of_fire", "wide", "60, 120, 180"),
        ("field_of_fire", 0, "60, 120, 180"),
        ("reshuffle_first_five", "yes", "true or false"),
        ("sets_up_first", "rebels", "empire, rebel"),
        ("sets_up_first", 0, "empire, rebel"),
        ("setup", "random", "default, free"),
        ("setup", {"empire": "random"}, "default, free"),
        ("setup", {"hoth": "free"}, "empire, rebel"),
    ],
)
def test_bad_values_of_options_are_refused_with_the_option_and_its_choices(
    option: str, value: Any, choices: str
) -> None:
    with pytest.raises(BadOption) as refused:
        start(**{option: value})
    problem = str(refused.value)
    assert problem.startswith(option)
    assert choices in problem


@pytest.mark.rule("A-MAP-01")
def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption) as refused:
        start(scenario=3)
    problem = str(refused.value)
    assert "scenario" in problem
    for option in ("map", "field_of_fire", "reshuffle_first_five", "sets_up_first", "setup"):
        assert option in problem
