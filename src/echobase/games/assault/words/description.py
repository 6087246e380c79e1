"""The position in sentences, for screen readers, braille displays and narrow screens."""

from echobase.core.sides import SIDES
from echobase.games.assault.documents.view import UnitView, View
from echobase.games.assault.offers.actors import actor
from echobase.games.assault.rules.map import FACINGS
from echobase.games.assault.rules.state import State
from echobase.games.assault.words.names import condition, ground, place
from echobase.text import Text


def describe(state: State, eyes: int | None, text: Text, with_terrain: bool) -> list[str]:
    """Units by side and kind, features, and the surroundings of the units that may act."""
    view: View = state.view(eyes)
    lines = [line for side in SIDES for line in side_lines(view, side, text)]
    lines += feature_lines(view, text)
    if with_terrain:
        lines += terrain_lines(view, text)
    names = {actor(state.write(action)) for action in state.actions()}
    for unit in view.units:
        if unit.unit in names and unit.place.isdecimal():
            beside = notable_neighbours(state, view, unit.place, text)
            if beside:
                lines.append(text("ui-assault-beside", name=unit.unit, places=", ".join(beside)))
    return lines


def side_lines(view: View, side: str, text: Text) -> list[str]:
    """The units of a side that are in play, one line for each kind and for the Base."""
    found: dict[str, list[str]] = {}
    for unit in view.units:
        if unit.side == side and (unit.place.isdecimal() or unit.place == "displaced"):
            found.setdefault(text.name("kind", unit.kind), []).append(short_line(unit, view, text))
        elif unit.side == side and unit.place == "base":
            found.setdefault(text("feature-base-box"), []).append(unit.unit)
    name = text(f"side-{side}")
    return [f"{name}, {what}: {'; '.join(units)}" for what, units in found.items()]


def short_line(unit: UnitView, view: View, text: Text) -> str:
    """A counter without its kind, which comes before all of them."""
    name = f"{unit.unit} {place(unit.place, view, text)}"
    return ", ".join([name, *condition(unit, view, text)])


def feature_lines(view: View, text: Text) -> list[str]:
    """Base entries, Power Grid, Shield Generator, Forward Line."""
    found: dict[str, list[str]] = {}
    for hex_, key in view.features.items():
        found.setdefault(key, []).append(hex_)
    lines = []
    for key, hexes in found.items():
        line = f"{text('feature-' + key.replace('_', '-'))}: {' '.join(hexes)}"
        if key == "power_grid" and not view.grid_stands:
            line += f" ({text('ui-assault-destroyed')})"
        lines.append(line)
    north, south = view.first_row_south - 1, view.first_row_south
    lines.append(text("ui-assault-line", north=f"{north:02}", south=f"{south:02}"))
    return lines


def terrain_lines(view: View, text: Text) -> list[str]:
    found: dict[str, list[str]] = {}
    for hex_, terrain in view.terrain.items():
        found.setdefault(terrain, []).append(hex_)
    return [f"{text.name('terrain', key)}: {' '.join(hexes)}" for key, hexes in found.items()]


def neighbours(state: State, view: View, hex_: str, text: Text) -> list[tuple[str, str]]:
    """The six neighbours of a hex as label and words; those off the map have no label."""
    map_ = state.setting.map
    units = {unit.place: unit.unit for unit in view.units}
    found = []
    for number, facing in enumerate(FACINGS):
        other = map_.neighbours[map_.index[hex_]][number]
        way = text.name("facing", facing)
        if other < 0:
            found.append(("", f"{way} {text('ui-assault-off-map')}"))
            continue
        label = map_.labels[other]
        who = f" {units[label]}" if label in units else ""
        found.append((label, f"{way} {ground(label, view, text)}{who}"))
    return found


def notable_neighbours(state: State, view: View, hex_: str, text: Text) -> list[str]:
    """Neighbours with a unit, with terrain that is not clear, or off the map."""
    taken = {unit.place for unit in view.units}
    return [
        words
        for label, words in neighbours(state, view, hex_, text)
        if not label or label in taken or label in view.terrain or label in view.features
    ]
