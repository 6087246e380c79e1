"""The position in sentences and lists, for screen readers, braille displays and narrow screens."""

from echobase.core.sides import SIDES
from echobase.games.battle.documents.view import UnitView, View
from echobase.games.battle.rules.board import INDEX, LABELS
from echobase.games.battle.rules.scenario import EITHER, OBJECTIVE_TYPES, Objective
from echobase.games.battle.rules.state import State
from echobase.games.battle.words.names import unit_line
from echobase.text import Text


def describe(state: State, text: Text) -> list[str]:
    """Units of both sides, terrain, objectives and exits, one line each."""
    view: View = state.view(None)
    lines: list[str] = []
    for side in SIDES:
        lines.append(f"{text('side-' + side)}:")
        units = [unit for unit in view.units if unit.side == side]
        units.sort(key=lambda unit: INDEX[unit.hex])
        lines.extend(f"- {unit_line(unit, view, text)}{order_mark(unit, text)}" for unit in units)
        if not units:
            lines.append(f"- {text('ui-nobody')}")
    lines.extend(ground_lines(view, text))
    lines.extend(objective_lines(state, text))
    return lines


def order_mark(unit: UnitView, text: Text) -> str:
    return f", {text('ui-ordered')}" if unit.ordered else ""


def ground_lines(view: View, text: Text) -> list[str]:
    found: dict[str, list[str]] = {}
    for hex_, terrain in view.terrain.items():
        found.setdefault(text(f"terrain-{terrain}"), []).append(hex_)
    for hex_, structure in view.structures.items():
        found.setdefault(text.name("unit", structure), []).append(hex_)
    return [f"{name}: {' '.join(hexes)}" for name, hexes in found.items()]


def objective_lines(state: State, text: Text) -> list[str]:
    """What is marked on the board, and who holds it now."""
    view: View = state.view(None)
    lines: list[str] = []
    for objective, shown in zip(state.scenario.objectives, view.objectives, strict=True):
        line = f"{text('ui-objective')}: {' '.join(shown.hexes)}"
        line += f" ({objective_kind(objective, text)})"
        if shown.held_by in SIDES:
            line += f", {text('ui-held-by', side=shown.held_by)}"
        lines.append(line)
    for way_out in state.scenario.exits:
        hexes = hexes_in(way_out.hexes)
        side = text.name("side", SIDES[way_out.side])
        lines.append(f"{text('ui-exit')}: {' '.join(hexes)} ({side})")
    if state.scenario.charge is not None:
        lines.append(text("battle-charged", charges=state.charges))
    return lines


def objective_kind(objective: Objective, text: Text) -> str:
    """What an objective is worth, and to whom if not to both."""
    kind = text(
        f"ui-kind-{OBJECTIVE_TYPES[objective.type]}", medals=objective.medals, token=objective.id
    )
    if objective.side == EITHER:
        return kind
    return f"{text.name('side', SIDES[objective.side])}: {kind}"


def hexes_in(mask: int) -> list[str]:
    return [label for hex_, label in enumerate(LABELS) if mask >> hex_ & 1]


def medals(view: View, text: Text) -> str:
    """The medals of both sides and how many they need."""
    return " · ".join(_score(view, side, text) for side in SIDES)


def _score(view: View, side: str, text: Text) -> str:
    name = text.name("side", side)
    target = view.medals_to_win[side]
    if target:
        return f"{name} {text('ui-medals-of', medals=view.medals[side], target=target)}"
    return f"{name} {text('ui-no-target')}"
