"""Events as sentences, with the units they are about."""

from collections.abc import Mapping, Sequence
from typing import Any

import echobase
from echobase.core.events import Log
from echobase.games.battle.rules.state import State
from echobase.games.battle.words.narration import BattleNarrator
from echobase.text import Text


def narrate(state: State, *notations: str) -> list[str]:
    """The narration of actions, indented as on the screen."""
    narrator = BattleNarrator(Text("en"))
    lines: list[str] = []
    for notation in notations:
        log: Log = []
        before = state.copy()
        state.apply(state.read(notation), log)
        for entry in narrator.tell(before, notation, log):
            lines.append(" " * entry.indent + entry.text)
    return lines


def position(units: Sequence[Mapping[str, Any]], **play: object) -> State:
    state = echobase.game("battle").load(
        {
            "game": "battle",
            "rules_version": 1,
            "id": "test",
            "first": "rebel",
            "hands": {"rebel": 4, "empire": 4},
            "victory": {"rebel": {"medals": 9}, "empire": {"medals": 9}},
            "units": units,
            "play": {
                "active": "rebel",
                "hands": [["raid_left", "recon_left"], ["raid_left", "recon_left"]],
                **play,
            },
        }
    )
    assert isinstance(state, State)
    return state


TWO: list[dict[str, Any]] = [
    {"kind": "echo_trooper", "hex": "F2"},
    {"kind": "echo_trooper", "hex": "G1"},
    {"kind": "snowtrooper", "hex": "D3", "figures": 2},
    {"kind": "snowtrooper", "hex": "A1"},
]


def test_a_turn_reads_like_a_story() -> None:
    state = position(TWO, step="play")
    assert narrate(
        state, "play raid_left", "order F2", "order G1", "move F2-E3", "done", "attack E3xD3"
    ) == [
        "  The Rebels play “Raid: Left Flank”.",
        "    Order up to 2 units on the left flank.",
        "  Orders: Echo Base troopers F2, Echo Base troopers G1.",
        "  Echo Base troopers move F2-E3.",
        "  Echo Base troopers on E3 attack Snowtroopers on D3 with 3 dice.",
    ]
    assert narrate(state, "roll IRX") == [
        "    Dice: [Infantry] [Retreat] [Cross]",
        "    Snowtroopers on D3 lose 1 figure.",
    ]
    assert narrate(state, "retreat C3")[0] == "    Snowtroopers retreat from D3 to C3."


def test_units_are_followed_through_one_action() -> None:
    units: list[dict[str, Any]] = [
        {"kind": "echo_trooper", "hex": "C2"},
        {"kind": "snowtrooper", "hex": "B1", "figures": 2},
        {"kind": "snowtrooper", "hex": "A2"},
        {"kind": "at_at", "hex": "A9"},
    ]
    state = position(units, step="attack", card="raid_left", ordered=["C2"])
    assert narrate(state, "attack C2xB1", "roll RRX") == [
        "  Echo Base troopers on C2 attack Snowtroopers on B1 with 3 dice.",
        "    Dice: [Retreat] [Retreat] [Cross]",
        "    Snowtroopers retreat from B1 to A1.",
        "    Snowtroopers on A1 can’t retreat any further and lose 1 figure.",
    ]


def test_a_walker_and_its_confirmation_roll() -> None:
    units = [{"kind": "snowspeeder", "hex": "B9"}, {"kind": "at_at", "hex": "A9"}]
    state = position(units, step="attack", card="raid_left", ordered=["B9"])
    assert narrate(state, "attack B9xA9", "roll VXXX", "roll B") == [
        "  Snowspeeders on B9 attack AT-AT on A9 with 4 dice.",
        "    Dice: [Vehicle] [Cross] [Cross] [Cross]",
        "    Confirmation roll: [Blast] - a blast gets through!",
        "    AT-AT on A9 loses 1 figure.",
        "    AT-AT on A9 is wiped out!",
        "    The Rebels win 1 medal.",
        "  The Rebels win the battle: the enemy has no units left.",
    ]
