"""Every reason why something cannot be done in Assault on Hoth, each in a position of its own."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from games.assault.field import Field, position, start

from echobase import IllegalAction
from echobase.games.assault.rules import actions
from echobase.games.assault.rules.explain import why_idle
from echobase.games.assault.rules.units import BY_NAME

RULES = Path(__file__).parents[3] / "src" / "echobase" / "games" / "assault" / "rules"
BUSY = {"W5": "0301:S", "LT14": "0302", "A2": "0501", "S8": "0535", "LS10": "0536", "T6": "0735"}
"""Units that keep a round open, far from those that matter."""
FREE = "snowspeeders_move_fire_or_harpoon"


def at(card: str, text: str = "", **more: Any) -> Callable[[], Field]:
    """A round in which somebody can always act."""
    units = {**BUSY, **more.pop("units", {})}

    def make() -> Field:
        field = position(text, card, units=units, **more)
        assert field.step == "round"
        return field

    return make


def then(make: Callable[[], Field], *done: str) -> Callable[[], Field]:
    """The same, after some actions."""
    return lambda: make().do(*done)


def walker(facing: str = "S", **more: Any) -> Callable[[], Field]:
    """Walker 1 on 0818 in a move round."""
    units = {"W1": f"0818:{facing}", **more.pop("units", {})}
    return at("walkers_move", units=units, **more)


def fallen(light: int, heavy: int) -> dict[str, str]:
    names = [f"LT{n}" for n in range(1, light + 1)] + [f"HT{n}" for n in range(1, heavy + 1)]
    return dict.fromkeys(names, "destroyed")


def event(key: str, **more: Any) -> Callable[[], Field]:
    """An event card that asks for a choice."""
    return lambda: position(**more).do("card draw_event", f"event {key}")


def setting_up(*done: str, **options: Any) -> Callable[[], Field]:
    return lambda: start(**options).do(*done)


EMPIRE_READY = "suggested"
SPEEDERS = [f"place S{n}-{n:02}36" for n in range(1, 6)]
WALKERS = [
    *(word for n in (1, 2, 3) for word in (f"place W{n}-{2 * n:02}01", "face S", "heavy 1")),
    *("place W4-0801", "face S"),
]
"""The last Walker takes who is left."""


Case = tuple[str, Callable[[], Field], str | int, dict[str, Any]]

CASES: list[Case] = [
    # The game, the step, luck.
    (
        "assault-why-over",
        lambda: position(card="towers_fire", units={"T1": "0818", "A1": "0819"}).do(
            "fire T1xA1", "roll SSSSSS"
        ),
        "done",
        {},
    ),
    ("assault-why-step", at("walkers_move"), "soften", {"step": "round"}),
    ("assault-why-step", event("hotshot_gunner", units={"S1": "0818", "S2": "0819"}), "done", {}),
    (
        "assault-why-first",
        event("hotshot_gunner", units={"S1": "0818", "S2": "0819"}),
        "step W1",
        {},
    ),
    ("assault-why-first", position, "step W1", {"step": "draw"}),
    ("assault-why-luck", position, "done", {"step": "draw"}),
    (
        "assault-why-luck",
        then(at("walkers_fire"), "fire W5xLT14"),
        "damage 7",
        {"step": "roll"},
    ),
    (
        "assault-why-deck",
        lambda: position(play={"round": 20, "action_deck": {"draw_event": 1}}),
        "card walkers_move",
        {},
    ),
    (
        "assault-why-deck",
        lambda: position(play={"held": ["veers"]}).do("card draw_event"),
        "event veers",
        {},
    ),
    (
        "assault-why-dice",
        then(at("walkers_fire"), "fire W5xLT14"),
        actions.roll(4, 4),
        {"count": 5},
    ),
    # What the card allows.
    ("assault-why-not-yours", at("walkers_move"), "move S8-0534", {"unit": "S8"}),
    ("assault-why-kind", at("walkers_move"), "move A2-0601", {"unit": "A2"}),
    ("assault-why-card", at("walkers_move"), "fire W5xLT14", {"act": "fire"}),
    ("assault-why-card", at("walkers_fire"), "step W5", {"act": "move"}),
    ("assault-why-card", at("snowspeeders_move"), "harpoon S8xW5", {"card": "snowspeeders_move"}),
    ("assault-why-not-in-play", at("walkers_move"), "step W1", {"unit": "W1"}),
    (
        "assault-why-not-in-play",
        at("walkers_move", units={"W1": "destroyed"}),
        "step W1",
        {"unit": "W1"},
    ),
    ("assault-why-used", then(walker(), "step W1", "stop"), "step W1", {"unit": "W1"}),
    ("assault-why-moving", then(walker(), "step W1"), "step W5", {"unit": "W1"}),
    (
        "assault-why-moving",
        then(at("walkers_move_or_fire", units={"W1": "0818:S", "LT1": "0820"}), "left W1"),
        "fire W1xLT1",
        {"unit": "W1"},
    ),
    # The Repair Droid.
    (
        "assault-why-not-held",
        walker(hits={"W1": {"legs": 1}}),
        "repair W1 legs",
        {"event": "repair_droid"},
    ),
    (
        "assault-why-repair-round",
        at("towers_fire", units={"T1": "0818", "LS1": "0819"}, play={"held": ["repair_droid"]}),
        "repair W5 legs",
        {"event": "repair_droid"},
    ),
    (
        "assault-why-no-hit",
        walker(hits={"W1": {"legs": 1}}, play={"held": ["repair_droid"]}),
        "repair W1 body",
        {},
    ),
    (
        "assault-why-moving",
        then(walker(hits={"W1": {"legs": 1}}, play={"held": ["repair_droid"]}), "left W1"),
        "repair W1 legs",
        {"unit": "W1"},
    ),
    # Walkers on the move.
    ("assault-why-legs", walker(hits={"W1": {"legs": 2}}), "left W1", {"unit": "W1"}),
    (
        "assault-why-costs",
        then(walker(text="21: . . . . . . . r"), "left W1", "right W1", "step W1", "step W1"),
        "step W1",
        {"cost": 3, "left": 1},
    ),
    ("assault-why-edge", at("walkers_move", units={"W1": "0801:N"}), "step W1", {"unit": "W1"}),
    ("assault-why-cliff", walker(text="19: . . . . . . . #"), "step W1", {"hex": "0819"}),
    ("assault-why-installation", walker(text="19: . . . . . . . G"), "step W1", {"hex": "0819"}),
    ("assault-why-occupied", walker(units={"W2": "0819:S"}), "step W1", {"foe": "W2"}),
    ("assault-why-steps", walker(), "move W1-0819", {"unit": "W1"}),
    # Everybody else on the move.
    (
        "assault-why-alike",
        at("troopers_move", units={"LT1": "base", "LT2": "base"}),
        "move LT2-0134",
        {"unit": "LT2", "foe": "LT1"},
    ),
    ("assault-why-no-place", at("at_sts_move"), actions.move(BY_NAME["A2"], 999), {}),
    ("assault-why-same-hex", at("at_sts_move"), "move A2-0501", {"unit": "A2"}),
    ("assault-why-occupied", at("at_sts_move"), "move A2-0301", {"hex": "0301", "foe": "W5"}),
    ("assault-why-cliff", at("at_sts_move", "2: . . . . #"), "move A2-0502", {"unit": "A2"}),
    (
        "assault-why-too-far",
        at("at_sts_move"),
        "move A2-0507",
        {"unit": "A2", "hex": "0507", "cost": 6, "left": 5},
    ),
    (
        "assault-why-too-far",
        at("troopers_move", units={"LT1": "base"}),
        "move LT1-0825",
        {"unit": "LT1", "left": 5},
    ),
    # The Base.
    ("assault-why-base-kind", at("at_sts_move"), "move A2-base", {"unit": "A2"}),
    (
        "assault-why-entries",
        at("troopers_move", units={"LT1": "0134", "A1": "0135"}),
        "move LT1-base",
        {"unit": "LT1"},
    ),
    (
        "assault-why-entries",
        at("troopers_move", units={"LT1": "base", "A1": "0135"}),
        "move LT1-0134",
        {"unit": "LT1"},
    ),
    (
        "assault-why-in-base",
        at("troopers_move", units={"LT1": "base"}),
        "move LT1-base",
        {"unit": "LT1"},
    ),
    ("assault-why-base-far", at("troopers_move"), "move LT14-base", {"unit": "LT14"}),
    # Walkers to ride in.
    ("assault-why-mount-kind", at("at_sts_move"), "move A2-W5", {"unit": "A2"}),
    ("assault-why-not-in-play", at("snowtroopers_move"), "move LS10-W1", {"unit": "W1"}),
    (
        "assault-why-bay",
        at("snowtroopers_move", units={"W1": "0818:S", "LS1": "0819"}, hits={"W1": {"body": 2}}),
        "move LS1-W1",
        {"walker": "W1"},
    ),
    (
        "assault-why-same-walker",
        at("snowtroopers_move", units={"W1": "0818:S", "LS1": "W1"}),
        "move LS1-W1",
        {"unit": "LS1", "walker": "W1"},
    ),
    (
        "assault-why-full",
        at(
            "snowtroopers_move",
            units={"W1": "0818:S", "LS1": "W1", "LS2": "W1", "HS1": "W1", "LS4": "0819"},
        ),
        "move LS4-W1",
        {"walker": "W1"},
    ),
    (
        "assault-why-mount-far",
        at("snowtroopers_move", units={"W1": "0818:S", "LS1": "0823"}),
        "move LS1-W1",
        {"unit": "LS1", "walker": "W1"},
    ),
    # Harpoons.
    (
        "assault-why-gunner",
        at(FREE, units={"S2": "0818", "W1": "0819:S"}, hits={"S2": {"gunner": 1}}),
        "harpoon S2xW1",
        {"unit": "S2"},
    ),
    (
        "assault-why-in-cliffs",
        at(FREE, "18: . . . . . . . #", units={"S2": "0818", "W1": "0819:S"}),
        "harpoon S2xW1",
        {"unit": "S2"},
    ),
    ("assault-why-not-in-play", at(FREE), "harpoon S8xW1", {"unit": "W1"}),
    ("assault-why-adjacent", at(FREE), "harpoon S8xW5", {"unit": "S8", "walker": "W5"}),
    (
        "assault-why-points",
        at(FREE, units={"S2": "0818", "W1": "0819:S"}),
        "harpoon S2xW1 +1",
        {"unit": "S2", "force": 0},
    ),
    # Fire.
    (
        "assault-why-inside",
        at("snowtroopers_fire", units={"LS1": "W5", "LS2": "0202"}),
        "fire LS1xLT14",
        {"unit": "LS1"},
    ),
    (
        "assault-why-blaster",
        at("walkers_fire", units={"W1": "0818:S", "LT1": "0819"}, hits={"W1": {"blaster": 2}}),
        "fire W1xLT1",
        {"unit": "W1"},
    ),
    (
        "assault-why-in-cliffs",
        at(FREE, "18: . . . . . . . #", units={"S2": "0818", "W1": "0819:S"}),
        "fire S2xW1",
        {"unit": "S2"},
    ),
    ("assault-why-own", at("walkers_fire"), "fire W5xA2", {"foe": "A2"}),
    (
        "assault-why-target-cliffs",
        at("walkers_fire", "19: . . . . . . . #", units={"W1": "0818:S", "S2": "0819"}),
        "fire W1xS2",
        {"foe": "S2"},
    ),
    ("assault-why-not-in-play", at("walkers_fire"), "fire W5xT1", {"unit": "T1"}),
    (
        "assault-why-not-in-play",
        at("walkers_fire", play={"grid_stands": False}),
        "fire W5xP",
        {"unit": "P"},
    ),
    (
        "assault-why-target-inside",
        at("walkers_fire", units={"LT1": "base"}),
        "fire W5xLT1",
        {"foe": "LT1"},
    ),
    (
        "assault-why-points",
        at("snowspeeders_fire", play={"force": 2}, units={"S1": "0818", "W1": "0819:S"}),
        "fire S1xW1 +3",
        {"unit": "S1", "force": 2},
    ),
    ("assault-why-not-held", at("walkers_fire"), "fire W5xLT14 veers", {"event": "veers"}),
    (
        "assault-why-veers",
        at("at_sts_fire", units={"A1": "0818", "LT1": "0819"}, play={"held": ["veers"]}),
        "fire A1xLT1 veers",
        {"event": "veers"},
    ),
    (
        "assault-why-not-held",
        at("towers_fire", units={"T1": "0818", "LS1": "0819"}),
        "fire T1xLS1 force",
        {"event": "the_force"},
    ),
    (
        "assault-why-field",
        at("walkers_fire", units={"W1": "0818:S", "LT1": "0817"}),
        "fire W1xLT1",
        {"unit": "W1", "foe": "LT1"},
    ),
    (
        "assault-why-impossible",
        at("troopers_fire", units={"LT1": "0818", "W1": "0820:S", "LT2": "0819", "LS1": "0718"}),
        "fire LT1xW1",
        {"foe": "W1", "range": 1, "count": 2, "armour": 3},
    ),
    # Replies.
    (
        "assault-why-points",
        then(at("walkers_fire", units={"W1": "0818:S", "S2": "0819"}), "fire W1xS2"),
        "armour 1",
        {"unit": "S2", "force": 0},
    ),
    (
        "assault-why-points",
        then(
            at("walkers_fire", units={"W1": "0818:S", "S2": "0819"}),
            "fire W1xS2",
            "armour 0",
            "roll VVVVVV",
            "damage 12",
        ),
        "soften",
        {"unit": "S2", "force": 0},
    ),
    (
        "assault-why-displace",
        then(walker(units={"S2": "0819"}), "step W1"),
        "displace S2-0822",
        {"unit": "S2"},
    ),
    (
        "assault-why-occupied",
        then(walker(units={"S2": "0819", "A1": "0820"}), "step W1"),
        "displace S2-0820",
        {"foe": "A1"},
    ),
    # Set-up and arrival.
    ("assault-why-imperial-sector", setting_up(), "place W1-0603", {"unit": "W1"}),
    ("assault-why-sector-4", setting_up(EMPIRE_READY), "place S1-0635", {"unit": "S1"}),
    (
        "assault-why-forward-line",
        setting_up(EMPIRE_READY, *SPEEDERS),
        "place T1-0608",
        {"unit": "T1"},
    ),
    (
        "assault-why-ascending",
        setting_up(*WALKERS, "place A1-0302"),
        "place A2-0301",
        {"unit": "A2"},
    ),
    ("assault-why-no-room", setting_up(*WALKERS), "place A1-1502", {"unit": "A1"}),
    (
        "assault-why-occupied",
        setting_up("place W1-0601", "face S", "heavy 1"),
        "place W2-0601",
        {"foe": "W1"},
    ),
    (
        "assault-why-cliff",
        setting_up(EMPIRE_READY, *SPEEDERS),
        "place T1-0116",
        {"unit": "T1", "hex": "0116"},
    ),
    ("assault-why-base-kind", setting_up(), "place W1-base", {"unit": "W1"}),
    ("assault-why-no-place", setting_up(), actions.PLACE + 999, {}),
    (
        "assault-why-load",
        setting_up("place W1-0601", "face S", "heavy 3", "place W2-0801", "face S"),
        "heavy 2",
        {"unit": "W2"},
    ),
    (
        "assault-why-luke",
        setting_up("suggested", "suggested"),
        "luke S6",
        {},
    ),
    (
        "assault-why-arrival",
        event("imperial_at_st"),
        "place A1-0603",
        {"unit": "A1", "sector": "imperial"},
    ),
    (
        "assault-why-installation",
        event(
            "imperial_walker",
            text="01: LT1 LT2 LT3 LT4 LT5 LT6\n02: . . P",
            sectors={
                "imperial": {"hexes": [f"0{column}01" for column in range(1, 7)]},
                "rebel_3": {"hexes": ["0121", "0122", "0123"]},
                "rebel_4": {"hexes": [f"0{column}36" for column in range(1, 7)]},
            },
            forward_line={"first_row_south": 2},
        ),
        "place W5-0302",
        {"hex": "0302"},
    ),
    (
        "assault-why-hotshot",
        event(
            "hotshot_gunner",
            units={"S1": "0818", "S2": "0819", "S3": "0820"},
            hits={"S3": {"gunner": 1}},
        ),
        "hotshot S3",
        {"unit": "S3"},
    ),
    ("assault-why-return", event("troopers_regroup", units=fallen(2, 2)), actions.RETURN + 2, {}),
    (
        "assault-why-nearest",
        event(
            "rebel_three_speeders",
            units={f"LT{n}": f"01{20 + n}" for n in range(1, 15)},
        ),
        "place S6-0319",
        {"unit": "S6", "to": "0120"},
    ),
]
IDLE: list[tuple[str, Callable[[], Field], str]] = [
    ("assault-why-over", CASES[0][1], "A1"),
    ("assault-why-first", position, "W1"),
    ("assault-why-not-yours", at("walkers_move"), "S8"),
    ("assault-why-kind", at("walkers_move"), "A2"),
    ("assault-why-used", then(walker(), "step W1", "stop"), "W1"),
    ("assault-why-moving", then(walker(), "step W1"), "W5"),
    ("assault-why-legs", walker(hits={"W1": {"legs": 2}}), "W1"),
    (
        "assault-why-blaster",
        at("walkers_fire", units={"W1": "0818:S"}, hits={"W1": {"blaster": 2}}),
        "W1",
    ),
    ("assault-why-no-shot", at("walkers_fire", units={"W1": "0818:S"}), "W1"),
    ("assault-why-inside", at("snowtroopers_fire", units={"LS1": "W5", "LS2": "0202"}), "LS1"),
    ("assault-why-entries", at("troopers_move", units={"LT1": "base", "A1": "0135"}), "LT1"),
    ("assault-why-alike", at("troopers_move", units={"LT1": "base", "LT2": "base"}), "LT2"),
    ("assault-why-no-walker", at(FREE, units={"S2": "0818"}), "S2"),
]
"""Units that can do nothing, although some of them could if they moved first."""


@pytest.mark.parametrize(("id_", "make", "name"), IDLE, ids=[case[0][12:] for case in IDLE])
def test_a_unit_that_can_do_nothing_says_why(
    id_: str, make: Callable[[], Field], name: str
) -> None:
    assert why_idle(make().state, BY_NAME[name]).id == id_


@pytest.mark.parametrize(
    ("id_", "make", "what", "args"), CASES, ids=[f"{case[0][12:]}-{case[2]}" for case in CASES]
)
def test_the_reason_is_told_and_nothing_happens(
    id_: str, make: Callable[[], Field], what: str | int, args: dict[str, Any]
) -> None:
    field = make()
    message = field.state.why_not(what)
    assert message is not None
    assert message.id == id_
    assert args.items() <= message.args.items()
    before = field.state.document()
    action = field.state.read(what) if isinstance(what, str) else what
    with pytest.raises(IllegalAction):
        field.state.apply(action)
    assert field.state.document() == before


def test_every_reason_has_a_position_here() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in RULES.glob("explain*.py"))
    known = set(re.findall(r'"(assault-why-[a-z0-9-]+)"', source))
    idle = {case[0] for case in IDLE}
    assert known == {case[0] for case in CASES} | idle


def test_no_reason_for_what_is_legal() -> None:
    """In a round, in a step of luck, in a reply and during set-up."""
    field = at("walkers_fire", units={"W1": "0818:S", "S2": "0819"})()
    checked = 0
    for done in ("fire W1xS2", "armour 0", "roll VVVVVV", "damage 12", "suffer"):
        for action in [*field.state.actions(), *(action for action, _ in field.state.chances())]:
            assert field.state.why_not(action) is None
            checked += 1
        field.do(done)
    assert checked > 40
    fresh = start()
    assert all(fresh.state.why_not(action) is None for action in fresh.state.actions())
    assert fresh.state.why_not("suggested") is None


@pytest.mark.parametrize(
    "make",
    [
        at("walkers_move_or_fire", units={"W1": "0818:S", "LT1": "0819"}),
        at(FREE, units={"S1": "0818", "W1": "0819:S"}),
        at("troopers_move", units={"LT1": "base", "LT2": "0818"}),
        at("snowtroopers_move", units={"LS1": "W5", "LS2": "W5"}),
        then(walker(units={"S2": "0819"}), "step W1"),
        then(at("walkers_fire", units={"W1": "0818:S", "S2": "0819"}), "fire W1xS2"),
        setting_up(),
        setting_up("place W1-0601", "face S"),
        event("imperial_walker"),
        position,
    ],
)
def test_every_number_of_an_action_has_an_answer(make: Callable[[], Field]) -> None:
    """No action number, however strange, upsets the explanations."""
    field = make()
    legal = set(field.state.actions()) | {action for action, _ in field.state.chances()}
    numbers = [*range(4096), *range(4096, actions.END + 5, 7), -1]
    for action in numbers:
        message = field.state.why_not(action)
        assert (message is None) == (action in legal), action
