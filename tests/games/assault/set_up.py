"""Going through a set-up of Assault on Hoth, for the tests of its rules."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from games.assault.field import Field, document, label, start

START = {
    "walker": 4,
    "at_st": 2,
    "light_snowtrooper": 8,
    "heavy_snowtrooper": 4,
    "snowspeeder": 5,
    "laser_tower": 6,
    "light_trooper": 10,
    "heavy_trooper": 4,
}
"""Counters at the start of a game (A-SETUP-02, A-SETUP-03)."""


def places(game: Field) -> set[str]:
    """Where the unit to be placed may go now."""
    return {text.split("-")[1] for text in game.legal("place")}


def standing(game: Field, kind: str) -> list[str]:
    """The places of the units of a kind that are out of the box, in the order of their numbers."""
    units = game.state.view(None).units
    return [unit.place for unit in units if unit.kind == kind and unit.place != "box"]


def aboard(game: Field, walker: str) -> Counter[str]:
    return Counter(unit.kind for unit in game.state.view(None).units if unit.place == walker)


def forward(game: Field, until: str) -> Field:
    """Take the last choice offered, the Base Box for Troopers, until this unit is to be placed."""
    while game.state.view(None).placing != until:
        game.do(game.legal()[-1])
    return game


def rebels(text: str = "", unit: str = "S1") -> Field:
    """A drawn field on which the Empire is set up and this Rebel unit is to be placed."""
    return forward(start(text), unit)


def finish(game: Field, choose: Callable[[list[str]], str]) -> list[tuple[int, str, str]]:
    """Go through the rest of the set-up; who decided what for which unit."""
    told = []
    while not game.waits_for_luck:
        told.append((game.to_act, game.step, game.state.view(None).placing))
        game.do(choose(game.legal()))
    return told


def small_map(imperial: int = 6, rebel_4: int = 5, south: int = 25) -> dict[str, Any]:
    """A map with just this many hexes for each set-up area; cliffs fill the south beyond them.

    The rest of rows 35 and 36 is cliffs; the Forward Line is north of row 35.
    """
    open_hexes = [label(column, 36) for column in range(1, 16)]
    open_hexes += ["0135", "1335", "1535"]
    open_hexes += [label(column, 35) for column in range(2, 2 + south - 18)]
    ground = {
        label(column, row): "." if label(column, row) in open_hexes else "#"
        for row in (35, 36)
        for column in range(1, 16)
    }
    ground.update({"0135": "B", "1335": "P", "1535": "G"})
    text = "\n".join(
        f"{row}: " + " ".join(ground[label(column, row)] for column in range(1, 16))
        for row in (35, 36)
    )
    tables = document(text, forward_line={"first_row_south": 35})
    tables["sectors"]["imperial"]["hexes"] = [label(c, 1) for c in range(1, imperial + 1)]
    tables["sectors"]["rebel_4"]["hexes"] = [label(c, 36) for c in range(1, rebel_4 + 1)]
    return tables
