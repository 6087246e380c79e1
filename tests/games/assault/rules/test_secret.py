"""Luke's secret: two games that differ in his speeder alone look alike to everybody else.

Twins are such a pair. Whatever is done, it is done in both, and after every action all that the
Empire and a spectator can get is compared: views, who is to act, steps, log, what is told of the
action, the choices of the Empire and of luck, odds, reasons for refusals, imagined games.
"""

import random
from collections import Counter
from typing import Any

import msgspec
import pytest
from games.assault.field import Field, position, start

import echobase
from echobase import CHANCE, OVER, IllegalAction
from echobase.core.events import Log
from echobase.core.record import begin
from echobase.games.assault.rules.rounds import only_long_odds

ELIGIBLE = ["S1", "S2", "S3", "S4", "S5"]
DUEL = {"W1": "0818:S", "W2": "0718:S", "S1": "0819", "S2": "0919", "S3": "0719", "S6": "0820"}
ATTACKS = ("fire W1xS1", "fire W1xS2", "fire W1xS6", "fire W2xS1", "fire W2xS2")
IMPERIAL = (*ATTACKS, "fire W2xS4", "step W1", "left W2", "done")
ANYBODY = (*IMPERIAL, "armour 1", "soften", "luke S1", "fire S1xW1 +1", "harpoon S2xW1")


def odds(state: Any, shot: str) -> Any:
    """What a shot could do, or the words that refuse to say."""
    try:
        return state.odds(shot)
    except IllegalAction as refusal:
        return str(refusal)


def refusals(state: Any) -> list[Any]:
    """Why things cannot be done now; only the Rebels may ask that about their own decisions."""
    tries = IMPERIAL if state.to_act() == 0 else ANYBODY
    return [state.why_not(text) for text in tries]


def outside(table: Field) -> dict[str, Any]:
    """All that the Empire and a spectator can learn of a game."""
    state = table.state
    return {
        "empire": state.view(1),
        "spectator": state.view(None),
        "to_act": state.to_act(),
        "heading": state.heading(),
        "log": list(table.log),
        "choices": table.legal() if state.to_act() == 1 else [],
        "luck": state.chances(),
        "outcome": state.outcome(),
        "odds": [odds(state, shot) for shot in (*ATTACKS, "fire S1xW1 +1", "harpoon S2xW1")],
        "refusals": refusals(state),
        "imagined": state.imagine(1, random.Random(5)).document()["play"],
    }


class Twins:
    """Two games that differ in nothing but Luke's speeder."""

    def __init__(self, one: Field, other: Field) -> None:
        self.one = one
        self.other = other
        self.compare()

    def compare(self) -> None:
        assert outside(self.one) == outside(self.other)
        assert self.one.state.view(1).luke.unit == ""

    def do(self, *actions: str) -> "Twins":
        for text in actions:
            for seat in (1, None):
                told = [
                    table.state.notation_for(table.state.read(text), seat)
                    for table in (self.one, self.other)
                ]
                assert told[0] == told[1]
            self.one.do(text)
            self.other.do(text)
            self.compare()
        return self

    @property
    def step(self) -> str:
        return self.one.step

    @property
    def to_act(self) -> int:
        return self.one.to_act


def twins(card: str = "", *, lukes: tuple[str, str] = ("S1", "S2"), **given: Any) -> Twins:
    """The duel, or the position given, with Luke in one speeder and in another."""
    given.setdefault("units", DUEL)
    return Twins(*(position(card=card, luke=luke, **given) for luke in lukes))


def shown(table: Field, seat: int | None) -> tuple[str, bool, int]:
    luke = table.state.view(seat).luke
    return luke.unit, luke.revealed, luke.force


# Until the first point is spent


@pytest.mark.rule("A-LUKE-10")
@pytest.mark.parametrize(
    ("card", "actions"),
    [
        ("snowspeeders_fire", ["fire S1xW1 +1"]),
        ("snowspeeders_move_fire_or_harpoon", ["harpoon S1xW1 +2"]),
        ("walkers_fire", ["fire W1xS1", "armour 1"]),
        ("walkers_fire", ["fire W1xS1", "armour 0", "roll VVBBBB", "damage 12", "soften"]),
    ],
)
@pytest.mark.parametrize("seat", [1, None])
def test_the_first_point_on_any_use_shows_luke(
    card: str, actions: list[str], seat: int | None
) -> None:
    table = position(units=DUEL, card=card)
    for action in actions:
        assert shown(table, seat) == ("", False, 10)
        table.do(action)
    spent = 2 if "+2" in actions[0] else 1
    assert shown(table, seat) == ("S1", True, 10 - spent)
    assert "assault-luke-revealed" in table.events


@pytest.mark.rule("A-LUKE-10")
def test_after_that_the_track_is_open() -> None:
    table = position(units=DUEL, card="snowspeeders_fire").do("fire S1xW1 +1", "roll BBBBBB")
    table.next_card("walkers_fire").do("fire W1xS1", "armour 3")
    for seat in (1, None):
        assert shown(table, seat) == ("S1", True, 6)
        assert table.state.view(seat).luke.raised == 3


@pytest.mark.rule("A-LUKE-10")
def test_the_rebels_know_luke_from_the_start() -> None:
    assert shown(position(units=DUEL, luke="S3"), 0) == ("S3", False, 10)


@pytest.mark.rule("A-LUKE-10")
def test_luke_is_revealed_once() -> None:
    table = position(units=DUEL, card="walkers_fire")
    table.do("fire W1xS1", "armour 1", "roll BBBBBB", "fire W2xS1", "armour 1")
    assert table.events.count("assault-luke-revealed") == 1


# The choice at set-up


@pytest.mark.rule("A-LUKE-16")
@pytest.mark.parametrize("other", ELIGIBLE[1:])
def test_the_choice_at_set_up_is_told_to_nobody_else(other: str) -> None:
    one, two = start(setup="default"), start(setup="default")
    assert one.step == "luke"
    assert one.to_act == 0
    assert outside(one) == outside(two)
    choices = [one.state.read("luke S1"), one.state.read(f"luke {other}")]
    for seat in (1, None):
        assert [one.state.notation_for(choice, seat) for choice in choices] == ["luke ?", "luke ?"]
    assert [one.state.notation_for(choice, 0) for choice in choices] == ["luke S1", f"luke {other}"]
    one.do("luke S1")
    two.do(f"luke {other}")
    Twins(one, two).do("card walkers_move", "step W1", "stop", "done")


@pytest.mark.rule("A-LUKE-16")
def test_the_empire_sets_up_after_the_rebels_without_knowing_luke() -> None:
    options: dict[str, Any] = {"sets_up_first": "rebel", "setup": {"rebel": "default"}}
    one, two = start(**options).do("luke S2"), start(**options).do("luke S5")
    game = Twins(one, two).do("place W1-0602", "face S", "heavy 1")
    assert game.to_act == 1


@pytest.mark.rule("A-LUKE-16")
@pytest.mark.parametrize("luke", ELIGIBLE)
def test_a_record_told_to_the_empire_does_not_name_luke(luke: str) -> None:
    record = begin("assault", setup="default")
    texts = [f"luke {luke}", "card towers_fire", "card walkers_move", "left W1", "done"]
    for text in texts:
        record.apply(record.state.read(text))
    for seat in (1, None):
        told = [state.notation_for(action, seat) for state, action in record.states()]
        assert told == ["luke ?", *texts[1:]]
    assert [state.notation_for(action, 0) for state, action in record.states()] == texts


@pytest.mark.rule("A-LUKE-16")
def test_the_choice_may_be_told_once_luke_is_revealed() -> None:
    table = start(setup="default")
    choice = table.state.read("luke S4")
    revealed = position(units=DUEL, luke="S1", card="snowspeeders_fire").do("fire S1xW1 +1")
    assert table.state.notation_for(choice, 1) == "luke ?"
    assert revealed.state.notation_for(choice, 1) == "luke S4"


# Replies


@pytest.mark.rule("A-LUKE-13")
@pytest.mark.parametrize("luke", ELIGIBLE)
@pytest.mark.parametrize("target", ELIGIBLE)
def test_every_shot_at_one_of_the_first_five_is_followed_by_an_armour_reply(
    target: str, luke: str
) -> None:
    table = position(units={"W1": "0818:S", target: "0819"}, luke=luke, card="walkers_fire")
    table.do(f"fire W1x{target}")
    assert table.to_act == 0
    assert table.step == "armour"
    assert table.legal() == [f"armour {n}" for n in range(11 if target == luke else 1)]


@pytest.mark.rule("A-LUKE-13")
@pytest.mark.parametrize("luke", ELIGIBLE)
@pytest.mark.parametrize("target", ELIGIBLE)
def test_every_critical_hit_on_one_of_the_first_five_is_followed_by_a_critical_reply(
    target: str, luke: str
) -> None:
    table = position(units={"W1": "0818:S", target: "0819"}, luke=luke, card="walkers_fire")
    table.do(f"fire W1x{target}", "armour 0", "roll VVBBBB", "damage 11")
    assert table.to_act == 0
    assert table.step == "critical"
    assert table.legal() == (["suffer", "soften"] if target == luke else ["suffer"])
    table.do("suffer")
    assert table.place(target) == "destroyed"


@pytest.mark.rule("A-LUKE-13")
@pytest.mark.parametrize(("firer", "card"), [("A1", "at_sts_fire"), ("LS1", "snowtroopers_fire")])
def test_the_reply_is_asked_whoever_fires(firer: str, card: str) -> None:
    units = {firer: "0818", "S1": "0819", "S2": "0919"}
    twins(card, units=units, lukes=("S1", "S3")).do(f"fire {firer}xS1", "armour 0")
    twins(card, units=units, lukes=("S1", "S3")).do(f"fire {firer}xS2", "armour 0")


@pytest.mark.rule("A-LUKE-13")
@pytest.mark.parametrize("lukes", [("S1", "S2"), ("S2", "S3"), ("S1", "S4")])
@pytest.mark.parametrize("target", ["S1", "S2", "S3"])
@pytest.mark.parametrize(
    "rest",
    [
        ["roll VBBBBB"],
        ["roll VVBBBB", "damage 3"],
        ["roll VVBBBB", "damage 7"],
        ["roll VVBBBB", "damage 11", "suffer"],
        ["roll VVVVVV", "damage 12", "suffer"],
    ],
)
def test_a_shot_without_points_looks_the_same_whoever_is_luke(
    target: str, lukes: tuple[str, str], rest: list[str]
) -> None:
    game = twins("walkers_fire", lukes=lukes).do(f"fire W1x{target}", "armour 0", *rest)
    assert game.step == "round"
    game.do("fire W2xS2" if target != "S2" else "fire W2xS1", "armour 0", "roll VVBBBB")


@pytest.mark.rule("A-LUKE-13", "A-LUKE-11")
def test_the_reply_is_asked_even_after_luke_was_lost_unrevealed() -> None:
    table = position(units={**DUEL, "S1": "destroyed"}, card="walkers_fire").do("fire W1xS2")
    assert table.to_act == 0
    assert table.legal() == ["armour 0"]
    table.do("armour 0", "roll VVBBBB", "damage 12")
    assert table.to_act == 0
    assert table.legal() == ["suffer"]


@pytest.mark.rule("A-LUKE-14")
@pytest.mark.parametrize("name", ["S6", "S7", "S8"])
def test_no_reply_is_asked_for_the_reinforcements(name: str) -> None:
    table = position(units={"W1": "0818:S", name: "0819"}, card="walkers_fire")
    table.do(f"fire W1x{name}")
    assert table.step == "roll"
    table.do("roll VVBBBB", "damage 12")
    assert table.place(name) == "destroyed"


@pytest.mark.rule("A-LUKE-14")
def test_once_luke_is_revealed_only_he_is_asked() -> None:
    table = position(units=DUEL, card="walkers_fire", play={"revealed": True, "force": 3})
    table.do("fire W1xS2")
    assert table.step == "roll"
    table.do("roll VVBBBB", "damage 12")
    assert table.place("S2") == "destroyed"
    table.do("fire W2xS1")
    assert table.legal() == ["armour 0", "armour 1", "armour 2", "armour 3"]


@pytest.mark.rule("A-LUKE-14")
def test_once_luke_has_no_points_left_he_is_not_asked() -> None:
    table = position(units=DUEL, card="walkers_fire", play={"revealed": True, "force": 1})
    table.do("fire W1xS1", "armour 1", "roll BBBBBB", "fire W2xS1")
    assert table.step == "roll"
    table.do("roll VVVBBB", "damage 11")
    assert table.place("S1") == "destroyed"


@pytest.mark.rule("A-LUKE-13", "A-LUKE-14")
def test_no_reply_is_asked_for_other_units() -> None:
    """Only Snowspeeders can hide Luke: a Tower falls and a Rebel shot is rolled at once."""
    units = {**DUEL, "T1": "0818"} | {"W1": "0817:S"}
    table = position(units=units, card="walkers_fire").do("fire W1xT1")
    assert table.step == "roll"
    table = position(units=DUEL, card="snowspeeders_fire").do("fire S2xW1")
    assert table.step == "roll"


@pytest.mark.rule("A-LUKE-15")
@pytest.mark.parametrize("luke", ELIGIBLE)
@pytest.mark.parametrize("target", ELIGIBLE)
def test_no_points_is_an_answer_for_all_speeders_alike(target: str, luke: str) -> None:
    """What is reported until the speeder is lost differs in its name alone."""
    table = position(units={"W1": "0818:S", target: "0819"}, luke=luke, card="walkers_fire")
    seen = []
    for action in (f"fire W1x{target}", "armour 0", "roll VVBBBB", "damage 12", "suffer"):
        table.do(action)
        seen.append((table.to_act, table.step, len(table.log)))
    assert seen == [
        (0, "armour", 1),
        (CHANCE, "roll", 1),
        (CHANCE, "damage", 3),
        (0, "critical", 4),
        (CHANCE, "draw", 6),
    ]
    assert {message.args.get("unit", target) for message in table.log} == {"W1", target}


# The round


FAR = {"W1": "0809:S", "S1": "0836", "S2": "1036"}
"""Twelve macrohexes for S1: 5 - 12 dice, and ten points make exactly the three that are needed."""


@pytest.mark.rule("A-LUKE-16")
@pytest.mark.parametrize("lukes", [("S1", "S2"), ("S1", "S5"), ("S2", "S4")])
def test_a_round_that_only_points_keep_open_is_open_for_all(lukes: tuple[str, str]) -> None:
    """It must not end by itself where Luke is elsewhere: that would tell where he is."""
    game = twins(units=FAR, lukes=lukes).do("card snowspeeders_fire")
    assert game.to_act == 0
    assert game.step == "round"
    game.do("done")
    assert game.step == "draw"


@pytest.mark.rule("A-LUKE-16")
def test_a_shot_that_only_points_make_possible_is_offered_to_luke_alone() -> None:
    one, two = (position(units=FAR, card="snowspeeders_fire", luke=luke) for luke in ("S1", "S2"))
    assert "fire S1xW1 +10" in one.legal()
    assert one.targets("S2") == set()
    assert two.targets("S1") == set()


@pytest.mark.rule("A-LUKE-16")
def test_a_round_that_no_points_could_help_ends_for_all() -> None:
    """One macrohex farther, thirteen, not even ten points are enough."""
    game = twins(units={"W1": "0807:S", "S1": "0836"}, lukes=("S1", "S2"))
    game.do("card snowspeeders_fire")
    assert game.step == "draw"


@pytest.mark.rule("A-LUKE-16")
def test_speeders_that_cannot_be_luke_keep_no_round_open() -> None:
    units = {"W1": "0809:S", "S6": "0836", "S1": "destroyed"}
    game = twins(units=units).do("card snowspeeders_fire")
    assert game.step == "draw"


@pytest.mark.rule("A-LUKE-16")
def test_after_the_reveal_only_lukes_points_keep_a_round_open() -> None:
    """Luke has fired, and everybody knows that the far S2 is not his."""
    units = {"W1": "0818:S", "S1": "0819", "S2": "0836"}
    table = position(units=units, card="snowspeeders_fire").do("fire S1xW1 +1", "roll BBBBBB")
    assert table.step == "draw"
    table = position(units=units, luke="S2", card="snowspeeders_fire", play={"revealed": True})
    table.do("fire S1xW1", "roll BBBBB")
    assert table.step == "round"


@pytest.mark.rule("A-LUKE-16")
def test_a_round_ends_alike_after_the_near_speeders_have_fired() -> None:
    """S1 is used up; only S2 or S3, far away, could still be Luke's."""
    units = {"W1": "0818:S", "S1": "0819", "S2": "0836", "S3": "1036"}
    for lukes in (("S1", "S2"), ("S2", "S3"), ("S3", "S5")):
        game = twins("snowspeeders_fire", units=units, lukes=lukes)
        game.do("fire S1xW1", "roll BBBBB")
        assert game.step == "round"
        game.do("done")


def least_points(games: list[Field]) -> int | None:
    """What the cheapest thing costs that can be done in any of the games; None: nothing can."""
    found = [text for game in games for text in game.legal() if text != "done"]
    return min((int(text.partition("+")[2] or 0) for text in found), default=None)


@pytest.mark.rule("A-LUKE-15", "A-LUKE-16")
@pytest.mark.parametrize(
    ("lukes", "more"),
    [
        (ELIGIBLE, {}),
        (ELIGIBLE, {"hits": {"S1": {"gunner": 1}}}),
        (ELIGIBLE, {"play": {"hotshot": "S2"}}),
        (["S1"], {"play": {"force": 6}}),
    ],
)
def test_long_odds_are_the_same_whoever_is_luke(lukes: list[str], more: dict[str, Any]) -> None:
    """Counted by what each of the five is offered if he is Luke, near and far."""
    seen = set()
    for row in range(12, 37, 3):
        units = {"W1": "0806:S", "S1": f"08{row}", "S2": "1036"}
        games = [
            position(units=units, luke=luke, card="snowspeeders_fire", **more) for luke in lukes
        ]
        least = least_points(games)
        long = least is not None and least >= 5
        assert {only_long_odds(game.state) for game in games} == {long}
        seen.add(long)
    assert seen == {True, False}


@pytest.mark.rule("A-LUKE-16")
@pytest.mark.parametrize(
    ("card", "near", "held", "long"),
    [
        ("snowspeeders_fire", {}, [], True),
        ("snowspeeders_fire", {}, ["the_force"], False),
        ("snowspeeders_fire", {"S6": "0819"}, [], False),
        ("snowspeeders_move_or_fire", {}, [], False),
        ("towers_fire", {"T1": "0819"}, [], False),
        ("walkers_fire", {"T1": "0819"}, [], False),
    ],
)
def test_odds_are_long_only_where_nothing_else_can_be_done(
    card: str, near: dict[str, str], held: list[str], long: bool
) -> None:
    """The Force hits without a roll, so a shot with it is worth a question."""
    units = {"W1": "0818:S", "S1": "0836", **near}
    for luke in ELIGIBLE:
        table = position(units=units, luke=luke, card=card, play={"held": held})
        assert only_long_odds(table.state) == long


@pytest.mark.rule("A-LUKE-16")
def test_a_speeder_in_the_cliffs_keeps_no_round_open() -> None:
    """Points do not let it fire, so nobody could be waiting there."""
    text = "21: . . . . . . . #S1\n18: . . . . . . . W1:S"
    game = twins(text=text, units={}).do("card snowspeeders_fire")
    assert game.step == "draw"


@pytest.mark.rule("A-LUKE-16")
@pytest.mark.parametrize(
    ("shot", "hits"),
    [
        ("fire S1xW1", {}),
        ("fire S2xW1", {"S1": {"gunner": 1}}),
        ("fire S3xW2", {"S2": {"gunner": 1, "body": 1}}),
        ("fire S1xW1", {"S1": {"gunner": 1}}),
        ("harpoon S1xW1", {}),
        ("harpoon S1xW1", {"S2": {"gunner": 1}}),
        ("harpoon S3xW2", {"S1": {"gunner": 1}}),
    ],
)
def test_a_declaration_without_points_looks_the_same(
    shot: str, hits: dict[str, dict[str, int]]
) -> None:
    for lukes in (("S1", "S2"), ("S3", "S1"), ("S2", "S5")):
        game = twins("snowspeeders_move_fire_or_harpoon", hits=hits, lukes=lukes)
        game.do(shot)
        assert game.one.state.view(1).shot == game.other.state.view(1).shot
        game.do("roll " + "B" * game.one.state.view(1).shot.dice)


@pytest.mark.rule("A-LUKE-16")
def test_moves_of_all_speeders_look_the_same() -> None:
    game = twins("snowspeeders_move").do("move S1-0822", "move S2-1022", "move S3-0522", "done")
    assert game.step == "draw"


@pytest.mark.rule("A-LUKE-16")
def test_a_displacement_looks_the_same() -> None:
    game = twins("walkers_move").do("step W1")
    assert game.to_act == 0
    game.do("displace S1-0818", "left W1", "stop", "done")


@pytest.mark.rule("A-LUKE-16")
def test_the_force_card_without_points_looks_the_same() -> None:
    game = twins("snowspeeders_fire", play={"held": ["the_force"]})
    game.do("fire S1xW1 force", "damage 7", "done")


@pytest.mark.rule("A-LUKE-16")
def test_veers_looks_the_same() -> None:
    game = twins("walkers_fire", play={"held": ["veers", "repair_droid"]})
    game.do("fire W1xS1 veers", "armour 0", "roll VVBBBBBB", "damage 12", "suffer")


@pytest.mark.rule("A-LUKE-16", "A-EVENT-19")
@pytest.mark.parametrize("chosen", ["S1", "S2", "S6"])
def test_the_choice_for_hotshot_says_nothing_about_luke(chosen: str) -> None:
    game = twins().do("card draw_event", "event hotshot_gunner")
    assert game.one.legal() == game.other.legal() == [f"hotshot S{n}" for n in (1, 2, 3, 6)]
    game.do(f"hotshot {chosen}", "card snowspeeders_fire", f"fire {chosen}xW1")


@pytest.mark.rule("A-LUKE-16")
@pytest.mark.parametrize("luke", ELIGIBLE)
def test_the_empire_sees_every_unrevealed_speeder_with_armour_2(luke: str) -> None:
    table = position(units=DUEL, luke=luke, card="walkers_fire")
    for shot in ATTACKS:
        assert table.state.odds(shot).armour == 2
        assert not [part for part in table.state.odds(shot).reasons if "luke" in part.id]
    table.do("fire W1xS1")
    assert table.state.view(1).shot.armour == 2


@pytest.mark.rule("A-LUKE-16")
def test_odds_and_refusals_of_imperial_actions_look_the_same() -> None:
    game = twins("walkers_fire").do("fire W1xS3", "armour 0", "roll VVBBBB", "damage 7")
    for text in ANYBODY:
        assert game.one.state.why_not(text) == game.other.state.why_not(text)
    for shot in ATTACKS:
        assert game.one.state.odds(shot) == game.other.state.odds(shot)


@pytest.mark.rule("A-LUKE-16")
def test_nothing_the_empire_sees_names_luke_in_a_saved_view() -> None:
    """The five views of the five possible games are one and the same text."""
    texts = {
        msgspec.json.encode(position(units=DUEL, luke=luke, card="walkers_fire").state.view(1))
        for luke in ELIGIBLE
    }
    assert len(texts) == 1


# Luke lost unrevealed


@pytest.mark.rule("A-LUKE-11")
def test_luke_destroyed_before_he_is_revealed_stays_secret() -> None:
    game = twins("walkers_fire", lukes=("S1", "S2"))
    game.do("fire W1xS1", "armour 0", "roll VVBBBB", "damage 12", "suffer")
    for seat in (1, None):
        assert shown(game.one, seat) == ("", False, 10)
    # S1 is gone; Luke was there in one game and flies on as S2 in the other.
    game.do("fire W2xS2", "armour 0", "roll VVBBBB", "damage 7")
    game.do("card snowspeeders_fire", "fire S2xW1", "roll BBBBB", "done")
    game.do("card walkers_fire", "fire W1xS2", "armour 0", "roll VVBBBB", "damage 12", "suffer")
    game.do("done", "card snowspeeders_move_or_fire", "move S3-0722", "done")
    assert game.step == "draw"


@pytest.mark.rule("A-LUKE-11")
@pytest.mark.parametrize("cause", [["damage 12", "suffer"], ["damage 7"]])
def test_a_lost_luke_can_spend_nothing_more(cause: list[str]) -> None:
    table = position(units=DUEL, hits={"S1": {"body": 1}}, card="walkers_fire")
    table.do("fire W1xS1", "armour 0", "roll VVBBBB", *cause, "done")
    assert table.place("S1") == "destroyed"
    table.do("card snowspeeders_fire")
    assert not [text for text in table.legal() if "+" in text]
    table.next_card("walkers_fire").do("fire W1xS2")
    assert table.legal() == ["armour 0"]


@pytest.mark.rule("A-LUKE-11")
def test_the_round_stays_open_alike_when_luke_may_be_dead() -> None:
    units = {**FAR, "S2": "destroyed"}
    game = twins(units=units, lukes=("S1", "S2")).do("card snowspeeders_fire")
    assert game.step == "round"
    game.do("done")


@pytest.mark.rule("A-LUKE-11")
def test_the_secret_of_a_lost_luke_is_kept_until_the_end_of_the_game() -> None:
    deck = {"transport_away": 1, "veers": 1}
    game = twins(units={**DUEL, "S1": "destroyed"}, play={"event_deck": deck, "round": 19})
    game.do("card draw_event", "event veers")
    table = game.one.do("card draw_event", "event transport_away")
    assert table.over
    assert shown(table, 1) == ("S1", False, 10)


# The end


@pytest.mark.rule("A-LUKE-18")
@pytest.mark.parametrize("luke", ELIGIBLE)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_after_the_game_luke_and_his_points_are_shown(luke: str, seat: int | None) -> None:
    deck = {"transport_away": 1}
    table = position(units=DUEL, luke=luke, play={"event_deck": deck}).do("card draw_event")
    assert table.state.view(1).luke.unit == ""
    table.do("event transport_away")
    assert table.over
    assert shown(table, seat)[::2] == (luke, 10)
    last = table.log[-1]
    assert (last.id, last.args) == ("assault-luke-was", {"unit": luke, "force": 10})


@pytest.mark.rule("A-LUKE-18")
def test_the_points_left_are_those_not_spent() -> None:
    table = position(
        units={"W1": "0818:S", "S1": "0819"}, card="snowspeeders_fire", hits={"W1": {"body": 2}}
    )
    table.do("fire S1xW1 +4", "roll SSSBBBBBB", "damage 7")
    assert (table.winner, table.reason) == ("rebel", "annihilation")
    assert table.log[-1].args == {"unit": "S1", "force": 6}


# Completing the Empire's knowledge


def imagined(table: Field, seat: int, draws: int) -> Counter[str]:
    """How often each speeder is Luke's in games imagined by a seat."""
    rng = random.Random(1988)
    return Counter(table.state.imagine(seat, rng).view(0).luke.unit for _ in range(draws))


@pytest.mark.rule("A-LUKE-17")
@pytest.mark.parametrize("lost", [[], ["S1"], ["S3", "S4", "S5"]])
def test_the_empire_imagines_luke_in_each_of_the_first_five_alike(lost: list[str]) -> None:
    """The destroyed ones included, and no other; about 600 of 3000 each."""
    units = {name: "destroyed" if name in lost else place for name, place in DUEL.items()}
    units |= dict.fromkeys(lost, "destroyed")
    found = imagined(position(units=units, luke="S1"), 1, 3000)
    assert sorted(found) == ELIGIBLE
    assert all(500 < count < 700 for count in found.values())


@pytest.mark.rule("A-LUKE-17")
def test_what_the_empire_imagines_does_not_depend_on_the_truth() -> None:
    tables = [position(units=DUEL, luke=luke, card="walkers_fire") for luke in ELIGIBLE]
    for seed in range(20):
        games = [table.state.imagine(1, random.Random(seed)).document() for table in tables]
        assert all(game == games[0] for game in games)


@pytest.mark.rule("A-LUKE-17")
@pytest.mark.parametrize(
    "actions",
    [
        ["fire W1xS1"],
        ["fire W1xS1", "armour 0", "roll VVBBBB", "damage 12"],
        ["fire W1xS1", "armour 0", "roll VVBBBB", "damage 12", "suffer"],
    ],
)
def test_an_imagined_game_goes_on_like_the_real_one(actions: list[str]) -> None:
    """It waits for the same seat and step; the reply may hold points if Luke is put there."""
    table = position(units=DUEL, luke="S2", card="walkers_fire").do(*actions)
    replies = set()
    for seed in range(40):
        game = table.state.imagine(1, random.Random(seed))
        assert game.view(1) == table.state.view(1)
        assert game.to_act() == table.to_act
        replies.add(len(game.actions()))
        game.apply(game.actions()[0])
    assert len(replies) == (2 if table.to_act == 0 else 1)


@pytest.mark.rule("A-LUKE-17")
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_imagines_a_revealed_luke_elsewhere(seat: int) -> None:
    table = position(units=DUEL, luke="S3", card="snowspeeders_fire").do("fire S3xW2 +1")
    assert imagined(table, seat, 50) == {"S3": 50}
    lost = position(units={**DUEL, "S3": "destroyed"}, luke="S3", play={"revealed": True})
    assert imagined(lost, seat, 50) == {"S3": 50}


@pytest.mark.rule("A-LUKE-17")
def test_the_rebels_imagine_luke_where_he_is() -> None:
    assert imagined(position(units=DUEL, luke="S2"), 0, 50) == {"S2": 50}


@pytest.mark.rule("A-LUKE-17")
def test_imagining_changes_nothing_in_the_real_game() -> None:
    table = position(units=DUEL, luke="S2", card="snowspeeders_fire")
    before, legal = table.state.document(), table.legal()
    imagined(table, 1, 20)
    assert table.state.document() == before
    assert table.legal() == legal


@pytest.mark.rule("A-LUKE-17")
def test_before_luke_is_chosen_there_is_nothing_to_imagine() -> None:
    table = start(setup="default")
    assert imagined(table, 1, 10) == {"": 10}


# Whole games


def without_points(texts: list[str]) -> list[str]:
    """The choices that spend no Force Point."""
    return [
        text
        for text in texts
        if "+" not in text and text != "soften" and (text[:6] != "armour" or text == "armour 0")
    ]


def look(state: Any, log: Log) -> tuple[Any, ...]:
    """What the Empire learns from one action; the log is that of this action."""
    decided = state.to_act() >= 0
    views = [state.view(1), state.view(None)] if decided else [state.view(1)]
    mine = state.actions() if state.to_act() == 1 else []
    return views, state.to_act(), state.heading(), log, mine, state.chances()


def play_parallel(one: Any, other: Any, seed: int) -> Counter[str]:
    """Play two games with the same choices and luck; counts the steps on the way."""
    rng = random.Random(seed)
    steps: Counter[str] = Counter()
    while True:
        if one.to_act() == CHANCE:
            action = dark_luck(one, rng)
        else:
            texts, others = ([s.write(a) for a in s.actions()] for s in (one, other))
            plain = without_points(texts)
            assert plain == without_points(others)
            shots = [text for text in plain if "xS" in text] or [
                text for text in plain if text.startswith(("fire", "harpoon"))
            ]
            action = one.read(rng.choice(shots if shots and rng.random() < 0.7 else plain))
        for seat in (1, None):
            assert one.notation_for(action, seat) == other.notation_for(action, seat)
        logs: tuple[Log, Log] = ([], [])
        one.apply(action, logs[0])
        other.apply(action, logs[1])
        if one.to_act() == OVER:
            break
        seen = look(one, logs[0])
        assert seen == look(other, logs[1]), f"seed {seed}"
        steps[seen[0][0].step] += 1
    assert other.to_act() == OVER
    assert logs[0][:-1] == logs[1][:-1]
    assert logs[0][-1].id == logs[1][-1].id == "assault-luke-was"
    assert one.view(1).units == other.view(1).units
    steps["luke lost"] += luke_is_lost(one) + luke_is_lost(other)
    return steps


def dark_luck(state: Any, rng: random.Random) -> int:
    """Luck that favours the Empire and critical hits, so that Luke is in danger often."""
    action: int = echobase.sample(state.chances(), rng)
    verb = state.write(action).split()[0]
    if verb == "roll" and rng.random() < 0.5:
        action = state.read("roll " + "V" * state.view(None).shot.dice)
    elif verb == "damage" and rng.random() < 0.3:
        action = state.read("damage 12")
    return action


def luke_is_lost(state: Any) -> bool:
    view = state.view(0)
    return any(u.unit == view.luke.unit and u.place == "destroyed" for u in view.units)


MELEE = """
    15: . . . . W1:S . . . W2:S
    16: . . . A1 . S1 . A2 . . r
    17: . . . HS1 . . S2 . LS1
    18: . . T1 . S3 . . S4 . T2
    19: . . . . LT1 . S5 . HT1
"""
"""Everybody within reach of everybody."""


@pytest.mark.rule("A-LUKE-10", "A-LUKE-11", "A-LUKE-13", "A-LUKE-16")
def test_thirty_games_without_points_show_the_empire_nothing() -> None:
    cards = {"transport_away": 1, "imperial_walker": 1, "hotshot_gunner": 1, "veers": 1}
    seen: Counter[str] = Counter()
    for seed in range(30):
        one, other = (
            position(
                MELEE,
                luke=speeder,
                units={"LS2": "W1", "HS2": "W2", "S6": "0820"},
                play={"event_deck": cards, "held": ["the_force", "repair_droid"]},
            ).state
            for speeder in random.Random(seed).sample(ELIGIBLE, 2)
        )
        seen += play_parallel(one, other, seed)
    assert seen["armour"] > 100
    assert seen["critical"] > 20
    assert seen["luke lost"] > 10
