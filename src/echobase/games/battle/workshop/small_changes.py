"""Small changes of a scenario that might make it more even."""

import copy
from collections.abc import Iterator
from typing import Final

from echobase.core.events import Argument, Message
from echobase.core.sides import REBEL, SIDES
from echobase.games.battle.documents.data_files import printed
from echobase.games.battle.game import GAME
from echobase.games.battle.rules.board import BASELINE, COLUMN, INDEX, LABELS, ROW
from echobase.games.battle.rules.state import State, as_battle
from echobase.games.battle.rules.terrain import OPEN
from echobase.games.battle.rules.units import CLASSES
from echobase.games.battle.workshop.editing import lay
from echobase.workshop.facet import SmallChange, Tables, those_that_load

MOST_CARDS: Final = 8
MIDDLE: Final = 5
"""The column in the middle of the board."""
COVER: Final = "trench"


def small_changes(document: Tables) -> list[SmallChange]:
    """Medals, hands, the first side, one unit more or less, one hex of cover: all that load."""
    state = as_battle(GAME.load(document))
    found = [
        *_medals(document),
        *_hands(document),
        *_first(document),
        *_fewer(document, state),
        *_more(document, state),
        *_cover(document, state),
    ]
    return those_that_load("battle", found)


def _change(document: Tables, kind: str, id_: str, **about: Argument) -> SmallChange:
    return SmallChange(id_, Message(f"workshop-battle-change-{kind}", about), document)


def _medals(document: Tables) -> Iterator[SmallChange]:
    for side in SIDES:
        now = document["victory"][side].get("medals", 0)
        for step in (-1, 1):
            if now and now + step > 0:
                changed = copy.deepcopy(document)
                changed["victory"][side]["medals"] = now + step
                id_ = f"medals-{side}-{now + step}"
                yield _change(changed, "medals", id_, side=side, count=now + step, before=now)


def _hands(document: Tables) -> Iterator[SmallChange]:
    for side in SIDES:
        now = document["hands"][side]
        for step in (-1, 1):
            if 0 < now + step <= MOST_CARDS:
                changed = copy.deepcopy(document)
                changed["hands"][side] = now + step
                id_ = f"hand-{side}-{now + step}"
                yield _change(changed, "hand", id_, side=side, count=now + step, before=now)


def _first(document: Tables) -> Iterator[SmallChange]:
    if "play" not in document:
        other = next(side for side in SIDES if side != document["first"])
        yield _change({**copy.deepcopy(document), "first": other}, "first", "first", side=other)


def _fewer(document: Tables, state: State) -> Iterator[SmallChange]:
    """One unit less: of each sort the one that stands furthest back."""
    for number, side in enumerate(SIDES):
        sorts: dict[tuple[str, str], Tables] = {}
        for unit in sorted(document["units"], key=lambda unit: _depth(unit["hex"], number)):
            if printed().units[unit["kind"]].side == side:
                sorts.setdefault((unit["kind"], unit.get("badge", "")), unit)
        if sum(owner == number for owner in state.side) < 2:
            continue
        for (kind, _), unit in sorts.items():
            changed = copy.deepcopy(document)
            changed["units"] = [one for one in changed["units"] if one["hex"] != unit["hex"]]
            id_ = f"without-{unit['hex']}"
            yield _change(changed, "fewer", id_, unit=kind, hex=unit["hex"], whose=side)


def _depth(hex_: str, side: int) -> int:
    """How far a hex is from the baseline of a side."""
    row = ROW[INDEX[hex_]]
    return 6 - row if side == REBEL else row


def _more(document: Tables, state: State) -> Iterator[SmallChange]:
    """One unit more, of each kind that the side has, on its baseline near the middle."""
    taken = {unit["hex"] for unit in document["units"]}
    for number, side in enumerate(SIDES):
        own = [unit["kind"] for unit in document["units"]]
        free = [
            LABELS[hex_]
            for hex_ in sorted(BASELINE[number], key=lambda hex_: abs(int(COLUMN[hex_]) - MIDDLE))
            if LABELS[hex_] not in taken and state.scenario.terrain[hex_] == OPEN
        ]
        for kind in dict.fromkeys(own):
            if free and printed().units[kind].side == side:
                changed = copy.deepcopy(document)
                changed["units"].append({"kind": kind, "hex": free[0]})
                id_ = f"with-{kind}-{free[0]}"
                yield _change(changed, "more", id_, unit=kind, hex=free[0], whose=side)


def _cover(document: Tables, state: State) -> Iterator[SmallChange]:
    """A trench under the infantry of a side that stands furthest forward in the open."""
    for number, side in enumerate(SIDES):
        exposed = [
            unit
            for unit in state.at
            if unit >= 0
            and state.side[unit] == number
            and CLASSES[state.scenario.kinds[state.kind[unit]].unit_class] == "infantry"
            and state.scenario.terrain[state.hex[unit]] == OPEN
        ]
        exposed.sort(key=lambda unit: -_depth(LABELS[state.hex[unit]], number))
        for unit in exposed[:2]:
            hex_ = LABELS[state.hex[unit]]
            changed = copy.deepcopy(document)
            lay(changed, hex_, COVER)
            yield _change(changed, "cover", f"cover-{hex_}", hex=hex_, terrain=COVER, whose=side)
