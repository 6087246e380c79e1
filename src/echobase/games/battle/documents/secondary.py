"""Secondary objectives between documents and rules: read, checked, saved and restored (B-CAMP)."""

from typing import Final

import msgspec

from echobase.core.document import Fail
from echobase.core.sides import NOBODY, SIDES, enemy
from echobase.games.battle.documents.set_up import ScenarioReader
from echobase.games.battle.documents.tables import (
    PlayTable,
    ScenarioTable,
    SecondaryTable,
    SecretGoalTable,
)
from echobase.games.battle.rules.aims import concerns
from echobase.games.battle.rules.board import INDEX, LABELS
from echobase.games.battle.rules.position import Position
from echobase.games.battle.rules.scenario import (
    AIM_ELIMINATE,
    AIM_KEEP,
    AIM_REACH,
    AIMS,
    TOKEN,
    Aim,
)
from echobase.games.battle.rules.state import State
from echobase.games.battle.rules.units import BADGES

OWN_FIELDS: Final = {
    "units": ("hold", "reach", "exit"),
    "badge": ("hold", "reach", "eliminate", "keep", "exit"),
    "need": ("hold", "reach", "eliminate", "keep", "exit"),
    "by_turn": ("hold", "reach", "eliminate", "exit", "destroy", "token", "medals", "win"),
}
"""Fields of a goal that only some questions have."""
MOST_HEXES: Final = 12
"""The most hexes of a goal."""
MOST_COUNTED: Final = 999
"""More than any battle counts."""
USUAL: Final = SecretGoalTable()


def question(goal: SecretGoalTable) -> list[str]:
    """The questions that a goal asks; a valid one asks one."""
    asked = [name for name in AIMS if name != "losses" and getattr(goal, name)]
    return asked if goal.losses is None else [*asked, "losses"]


class GoalReader:
    """Turns the goals of secondary objectives into numbers; every error names the field."""

    def __init__(self, state: Position, reader: ScenarioReader) -> None:
        self.state = state
        self.scenario = state.scenario
        self.reader = reader

    def aim(self, objective: SecondaryTable, goal: SecretGoalTable, field: str) -> Aim:
        """One goal as the rules use it."""
        asked = question(goal)
        if len(asked) != 1:
            got = " and ".join(asked) or "none"
            raise self.reader.fail(field, f"a goal asks exactly one question; got {got}")
        name = asked[0]
        for other, owners in OWN_FIELDS.items():
            if getattr(goal, other) != getattr(USUAL, other) and name not in owners:
                known = ", ".join(owners)
                raise self.reader.fail(f"{field}.{other}", f"this field belongs to {known}")
        sort = getattr(goal, name) if name in ("eliminate", "keep") else goal.units
        at = f"{field}.{name}" if name in ("eliminate", "keep") else f"{field}.units"
        start = INDEX.get(sort, -1)
        places = getattr(goal, name) if name in ("hold", "reach") else []
        if len(places) > MOST_HEXES or len(set(places)) < len(places):
            raise self.reader.fail(f"{field}.{name}", f"at most {MOST_HEXES} hexes, each once")
        hexes = self.reader.hexes(f"{field}.{name}", places)
        return Aim(
            objective=objective.id,
            side=SIDES.index(objective.side),
            type=AIMS.index(name),
            hexes=hexes,
            kinds=0 if start >= 0 else self.reader.kind_mask(at, sort),
            badge=BADGES.index(goal.badge) if goal.badge else -1,
            start=start,
            of=self.place(name, goal, objective, f"{field}.{name}"),
            need=self.need(name, goal, len(hexes)),
            by_turn=goal.by_turn or 0,
        )

    def need(self, name: str, goal: SecretGoalTable, hexes: int) -> int:
        """How much a goal needs; what must be kept is counted when the units stand."""
        if name in ("losses", "destroy", "guard", "medals"):
            needed: int = getattr(goal, name)
            return needed
        return goal.need or (hexes if name == "hold" else 0 if name == "keep" else 1)

    def place(self, name: str, goal: SecretGoalTable, objective: SecondaryTable, field: str) -> int:
        """The number of the exit or the token of a goal, or -1."""
        if name == "exit":
            names = [
                way_out.id if SIDES[way_out.side] == objective.side else ""
                for way_out in self.scenario.exits
            ]
            return self.number(names, goal.exit, "exit of this side", field)
        if name == "token":
            names = [one.id if one.type == TOKEN else "" for one in self.scenario.objectives]
            return self.number(names, goal.token, "token", field)
        return -1

    def number(self, names: list[str], name: str, what: str, field: str) -> int:
        if name not in names:
            known = ", ".join(filter(None, names)) or "none"
            raise self.reader.fail(field, f"no {what} {name!r} here; known: {known}")
        return names.index(name)


def pursue(state: State, document: ScenarioTable, source: str) -> None:
    """Give a battle whose units stand its secondary objectives."""
    reader = ScenarioReader(source, state.scenario.kinds)
    goals = GoalReader(state, reader)
    seen: set[str] = set()
    aims: list[Aim] = []
    for number, objective in enumerate(document.secondary):
        field = f"secondary[{number}]"
        if objective.id in seen or not objective.goals:
            raise reader.fail(field, "every secondary objective needs an id of its own and a goal")
        seen.add(objective.id)
        aims += [
            goals.aim(objective, goal, f"{field}.goals[{place}]")
            for place, goal in enumerate(objective.goals)
        ]
    state.aims = aims
    state.aim_units = [state.at[aim.start] if aim.start >= 0 else NOBODY for aim in aims]
    state.aim_counts = [0] * len(aims)
    for number, aim in enumerate(aims):
        if aim.type == AIM_KEEP:
            state.aim_counts[number] = len(counted(state, number))
            aim.need = aim.need or state.aim_counts[number]


def counted(state: Position, number: int) -> list[int]:
    """The units on the board that a goal is about."""
    aim = state.aims[number]
    side = enemy(aim.side) if aim.type == AIM_ELIMINATE else aim.side
    return [unit for unit in state.units_of(side) if concerns(state, number, unit)]


# Saving and restoring.


def known(state: State, document: ScenarioTable) -> list[SecondaryTable]:
    """The objectives that a battle still has, with everything that was counted at its start."""
    found = []
    number = 0
    for objective in document.secondary:
        if objective.id not in [aim.objective for aim in state.aims]:
            continue
        goals = []
        for goal in objective.goals:
            aim = state.aims[number]
            kept = aim.type == AIM_KEEP
            need = aim.need or None
            goals.append(msgspec.structs.replace(goal, need=need) if kept else goal)
            number += 1
        found.append(msgspec.structs.replace(objective, goals=goals))
    return found


def named_units(state: State) -> list[str]:
    """The hexes of the units that goals name."""
    return [LABELS[state.hex[unit]] if unit != NOBODY else "" for unit in state.aim_units]


def restore(state: State, play: PlayTable, fail: Fail) -> None:
    """What has been counted so far; a position that does not tell begins to count now."""
    if not play.aim_counts and not play.aim_units:
        return
    for field in ("aim_counts", "aim_units"):
        if len(getattr(play, field)) != len(state.aims):
            raise fail(field, f"one entry for each of {len(state.aims)} goals")
    for number, aim in enumerate(state.aims):
        count, label = play.aim_counts[number], play.aim_units[number]
        most = (1 << len(aim.hexes)) - 1 if aim.type == AIM_REACH else MOST_COUNTED
        if count > most:
            raise fail(f"aim_counts[{number}]", f"at most {most}; got {count}")
        state.aim_counts[number] = count
        if label and (label not in INDEX or state.at[INDEX[label]] < 0 or aim.start < 0):
            raise fail(f"aim_units[{number}]", f"no goal is about a unit on {label!r}")
        if aim.start >= 0:
            state.aim_units[number] = state.at[INDEX[label]] if label else NOBODY
