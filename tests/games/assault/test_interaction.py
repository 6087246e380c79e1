"""What an answer means in an assault, whether it was clicked or typed."""

import pytest
from games.assault.terminal.positions import position

from echobase.core.errors import Refusal
from echobase.core.game import State
from echobase.games.assault.game import GAME
from echobase.games.assault.interaction.assault import AssaultInteraction
from echobase.games.assault.interaction.standing_answers import NO_POINTS
from echobase.games.assault.offers.walks import Errand
from echobase.games.assault.rules import actions
from echobase.play.game_log import GameLog, GameSettings, SeatFacts
from echobase.play.offers import Guard
from echobase.text import Text

ENGLISH = Text("en")
REBEL, EMPIRE = 0, 1
FACET = AssaultInteraction()


def log_of(state: State) -> GameLog:
    """A game of two people that continues from a position."""
    people = [SeatFacts("person"), SeatFacts("person")]
    facts = GameSettings("id", "assault", 1, {}, people, "server", True, True, False, "secret")
    return GameLog(facts, state, state)


def answer(game_log: GameLog, seat: int, notation: str) -> None:
    """Make a choice in notation, and let everything follow that the person has decided."""
    assert FACET.why_not(game_log, notation, seat, ENGLISH) is None
    assert FACET.answer(game_log, seat, FACET.read(game_log, notation, ENGLISH))
    while following := FACET.automatic(game_log):
        game_log.do(*following)


def notations(game_log: GameLog) -> list[str]:
    return [entry.notation for entry in game_log.entries]


@pytest.mark.rule("A-LUKE-15")
def test_no_points_in_advance_outlast_an_undo_but_not_their_round() -> None:
    game_log = log_of(position("walkers_fire", units={"S1": "0604", "S3": "0605"}))
    with pytest.raises(Refusal):
        FACET.stand(game_log, EMPIRE, NO_POINTS, "round", ENGLISH)
    FACET.stand(game_log, REBEL, NO_POINTS, "round", ENGLISH)
    answer(game_log, EMPIRE, "fire W1xS1")
    assert notations(game_log) == ["fire W1xS1", "armour 0"]
    game_log.undo(REBEL, 2)
    answer(game_log, EMPIRE, "fire W2xS3")
    assert notations(game_log) == ["fire W2xS3", "armour 0"]
    game_log.undo(REBEL, 1)
    game_log.state.round += 1  # type: ignore[attr-defined]
    assert FACET.automatic(game_log) is None
    FACET.stand(game_log, REBEL, NO_POINTS, "always", ENGLISH)
    assert FACET.automatic(game_log) == (actions.ARMOUR, game_log.number + 1)
    FACET.stand(game_log, REBEL, NO_POINTS, "", ENGLISH)
    assert FACET.automatic(game_log) is None


def test_a_walk_is_one_choice_however_it_is_written() -> None:
    for written in ("walk W1-0605:S", "move w1-0605"):
        game_log = log_of(position("walkers_move"))
        answer(game_log, EMPIRE, written)
        assert notations(game_log) == ["step W1", "step W1", "step W1", "stop"]
        FACET.undo(game_log, EMPIRE)
        assert not game_log.entries


def test_a_walk_whose_route_has_changed_waits_for_another_choice() -> None:
    game_log = log_of(position("walkers_move", units={"S1": "0904"}))
    answer(game_log, EMPIRE, "walk W3-0906:S")
    assert notations(game_log) == ["step W3", "step W3"]
    errand = game_log.asides.errand
    assert isinstance(errand, Errand)
    game_log.asides.errand = Errand(errand.walker, 0, 0, (), errand.begun)  # out of reach
    answer(game_log, REBEL, "displace S1-0804")
    errand = game_log.asides.errand
    assert isinstance(errand, Errand)
    assert errand.interrupted
    answer(game_log, EMPIRE, "step W3")
    assert game_log.asides.errand is None


def test_units_of_a_kind_are_set_up_at_once_and_undone_one_by_one() -> None:
    game_log = log_of(GAME.start(setup={"empire": "default"}))
    speeders = [f"place S1-{hex_}" for hex_ in ("0136", "0236", "0336", "0436", "0536")]
    assert FACET.answer_several(game_log, REBEL, speeders, ENGLISH) == ""
    towers = [f"place T1-{hex_}" for hex_ in ("1113", "0812", "0412")]
    assert FACET.answer_several(game_log, REBEL, towers, ENGLISH) == ""
    assert notations(game_log)[5:] == ["place T1-0412", "place T2-0812", "place T3-1113"]
    FACET.undo(game_log, REBEL)
    assert notations(game_log)[5:] == ["place T1-0412", "place T2-0812"]


def test_several_shots_are_not_one_choice() -> None:
    game_log = log_of(position("walkers_fire", units={"S1": "0604", "S3": "0605"}))
    with pytest.raises(Refusal):
        FACET.answer_several(game_log, EMPIRE, ["fire W1xS1", "fire W2xS3"], ENGLISH)


def test_what_has_to_be_confirmed() -> None:
    game_log = log_of(position("walkers_move", units={"A1": "0603"}))
    for notation in ("step W1", "walk W1-0604:S"):
        action = FACET.read(game_log, notation, ENGLISH)
        assert FACET.guard(game_log, action) == Guard("assault-crush-own", ("A1",))
    names = ("W1", "W2", "W3", "W4")
    assert FACET.guard(game_log, actions.DONE) == Guard("assault-really-done", names)
    assert FACET.guard(game_log, FACET.read(game_log, "left W1", ENGLISH)) is None


@pytest.mark.parametrize(
    ("units", "asked"),
    [
        (("W1",), "This unit can still act: Walker 1 ("),
        (("W1", "W2"), "These units can still act: 2 Walkers ("),
    ],
)
def test_one_unit_that_waits_is_spoken_of_as_one(units: tuple[str, ...], asked: str) -> None:
    game_log = log_of(position("walkers_move"))
    guard = Guard("assault-really-done", units)
    assert FACET.guard_text(game_log, guard, ENGLISH).startswith(asked)


@pytest.mark.parametrize(
    ("notation", "error"),
    [
        ("walk W9-0605", "unknown-unit"),
        ("walk W1-9999:S", "unknown-hex"),
        ("fire S9xW1", "unknown-unit"),
    ],
)
def test_names_that_do_not_exist_are_refused(notation: str, error: str) -> None:
    game_log = log_of(position("walkers_move"))
    with pytest.raises(Refusal) as refused:
        FACET.why_not(game_log, notation, EMPIRE, ENGLISH)
    assert refused.value.error == error


def test_regroup_says_how_many_are_still_to_be_chosen() -> None:
    state = position(units=dict.fromkeys(["LT1", "LT2", "HT1", "HT2"], "destroyed"))
    state.apply(state.read("card draw_event"))
    state.apply(state.read("event troopers_regroup"))
    game_log = log_of(state)
    first = FACET.decision(game_log, ENGLISH)
    assert first.prompt == "Who returns to the Base Box? Still to choose: 2"
    labels = [offer.label for group in first.groups for offer in group.offers]
    assert labels == ["2 light Troopers", "Heavy Trooper"]
    answer(game_log, REBEL, "return heavy")
    second = FACET.decision(game_log, ENGLISH)
    assert second.prompt == "Who returns to the Base Box? Still to choose: 1"
    labels = [offer.label for group in second.groups for offer in group.offers]
    assert labels == ["Light Trooper", "Heavy Trooper"]
