"""A little language for rule tests of Assault on Hoth: a map drawn in text, a card, one action.

The field has 15 columns and 36 rows of clear hexes. A line draws a row from column 01 on; a cell
is terrain, then the unit that stands there, a Walker with its facing:

    .  clear    r  rough    #  cliff    B  Base entry    P  Power Grid    G  Shield Generator

So `rT1` is Laser Tower 1 in rough, `W2:SE` is Walker 2 facing south-east, `#S3` is Snowspeeder 3 in
the cliffs. Without any drawn, the Generator is on 1535, the Grid on 1335, a Base entry on 0135.
Labels are CCRR; hex 0818 is the centre of a macrohex and stands for axial (0, 0): see `axial`.
"""

import re
from typing import Any

from scripted_game import ScriptedGame

import echobase
from echobase.games.assault.rules.state import State
from echobase.hexes import Cube, distance

COLUMNS, ROWS = 15, 36
CELL = re.compile(r"([.r#BPG]?)([A-Z]+\d+)?(?::(N|NE|SE|S|SW|NW))?")
FEATURES = {"G": "1535", "P": "1335", "B": "0135"}
EVENTS = {
    "transport_away": 5,
    "rebel_heavy_and_light": 2,
    "rebel_two_light": 1,
    "rebel_two_heavy": 1,
    "rebel_three_speeders": 1,
    "imperial_at_st": 1,
    "imperial_walker": 1,
    "troopers_regroup": 1,
    "hotshot_gunner": 1,
    "the_force": 1,
    "repair_droid": 1,
    "veers": 1,
}
"""The event deck of the catalogue (3.4)."""


def label(column: int, row: int) -> str:
    return f"{column:02}{row:02}"


def axial(q: int, r: int) -> str:
    """The label of an axial place, counted from hex 0818 (column 8, row 18)."""
    column = 8 + q
    return label(column, r + 15 + (column - 1) // 2)


def within(hex_: str, steps: int) -> set[str]:
    """All other hexes of the field at most so far away."""
    here = coordinates(hex_)
    hexes = [label(column, row) for column in range(1, COLUMNS + 1) for row in range(1, ROWS + 1)]
    return {other for other in hexes if 0 < distance(here, coordinates(other)) <= steps}


def coordinates(hex_: str) -> Cube:
    """A label as axial coordinates, by the rule in the catalogue (A-MAP-05)."""
    column, row = int(hex_[:2]) - 1, int(hex_[2:]) - 1
    return column, row - column // 2


def draw(text: str) -> tuple[list[str], list[dict[str, Any]]]:
    """The rows of terrain and the units of a drawn field."""
    rows = [["."] * COLUMNS for _ in range(ROWS)]
    units: list[dict[str, Any]] = []
    for line in text.strip().splitlines():
        number, colon, cells = line.strip().partition(":")
        assert colon, f"a line begins with its row and a colon: {line}"
        row = int(number)
        for column, cell in enumerate(cells.split(), 1):
            match = CELL.fullmatch(cell)
            assert match, f"cannot read the cell {cell!r} of row {row}"
            ground, unit, facing = match.groups()
            rows[row - 1][column - 1] = ground or "."
            if unit:
                table = {"unit": unit, "place": label(column, row)}
                units.append({**table, "facing": facing} if facing else table)
    drawn = "".join("".join(row) for row in rows)
    for symbol, place in FEATURES.items():
        if symbol not in drawn:
            rows[int(place[2:]) - 1][int(place[:2]) - 1] = symbol
    return ["".join(row) for row in rows], units


def document(text: str = "", **fields: Any) -> dict[str, Any]:
    """A map document from a drawn field; any top-level table can be given by name."""
    terrain, units = draw(text)
    columns = range(1, COLUMNS + 1)
    return {
        "game": "assault",
        "rules_version": 1,
        "id": "test",
        "name": "Test field",
        "map": {
            "columns": COLUMNS,
            "rows": ROWS,
            "terrain": terrain,
        },
        "macrohex": {"origin": "0818"},
        "forward_line": {"first_row_south": 9},
        "sectors": {
            "imperial": {"hexes": [label(c, r) for r in (1, 2) for c in columns]},
            "rebel_3": {"hexes": [label(1, r) for r in range(21, 35)]},
            "rebel_4": {"hexes": [label(c, 36) for c in columns]},
        },
        "units": units,
        **fields,
    }


class Field(ScriptedGame):
    """A game of Assault on Hoth under test."""

    state: State

    def unit(self, name: str) -> Any:
        """A unit as everybody sees it: place, facing, hits, hotshot, used."""
        return next(unit for unit in self.state.view(None).units if unit.unit == name)

    def place(self, name: str) -> str:
        """A hex, a Walker, `base`, `destroyed`, `displaced` or `box`."""
        place: str = self.unit(name).place
        return place

    def ends(self, name: str) -> set[str]:
        """Where the unit may move now."""
        ways = [text.split()[1].split("-") for text in self.legal("move")]
        return {end for unit, end in ways if unit == name}

    def targets(self, name: str) -> set[str]:
        """What the unit may fire at now, in whatever way."""
        shots = [text.split()[1].split("x") for text in self.legal("fire")]
        return {target for firer, target in shots if firer == name}

    def dice(self, shot: str) -> int:
        """The dice of a shot such as `W1xT2`, 0 if none."""
        return self.state.odds(f"fire {shot}").dice

    def next_card(self, card: str) -> "Field":
        """End the round, if one is in progress, and draw this card."""
        if self.state.to_act() >= 0:
            self.do("done")
        return self.do(f"card {card}")

    @property
    def reason(self) -> str:
        outcome = self.state.outcome()
        return "" if outcome is None else outcome.reason


def position(
    text: str = "",
    card: str = "",
    *,
    units: dict[str, str] | None = None,
    hits: dict[str, dict[str, int]] | None = None,
    luke: str = "S1",
    options: dict[str, Any] | None = None,
    play: dict[str, Any] | None = None,
    **fields: Any,
) -> Field:
    """A game in the round of `card`, or before the draw of the next card.

    `units` places more units by name: a hex, "base", a Walker, "destroyed"; a Walker may have its
    facing ("0505:S"). `hits` gives damage ({"W1": {"legs": 1}}), `play` adds fields to the play
    table; Luke is revealed if he has spent a point. An AT-ST far in the north-east (A3 on 1501)
    keeps the Empire alive if it has no unit.
    """
    tables = document(text, **fields)
    for name, place in (units or {}).items():
        hex_, _, facing = place.partition(":")
        table = {"unit": name, "place": hex_}
        tables["units"].append({**table, "facing": facing} if facing else table)
    if not any(unit["unit"][0] in "WA" for unit in tables["units"]):
        tables["units"].append({"unit": "A3", "place": "1501"})
    for unit in tables["units"]:
        unit.update((hits or {}).get(unit["unit"], {}))
    tables["play"] = {"card": card, "luke": luke, **(play or {})}
    if tables["play"].get("force", 10) < 10:
        tables["play"]["revealed"] = True
    elif tables["play"].get("revealed"):
        tables["play"]["force"] = 9
    if options:
        tables["options"] = options
    return Field(echobase.game("assault").load(tables))


def start(text: str | None = None, **options: Any) -> Field:
    """A new game before set-up, on the map of the box or on a drawn field."""
    if text is not None:
        options["map"] = document(text)
    return Field(echobase.game("assault").start(**options))
