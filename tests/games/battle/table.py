"""A little language for rule tests: a map drawn in text, a card, one action, what must follow.

Rows that are not drawn are open and empty. A cell is terrain, unit, figures and badge:

    .  open    ^  ridge    #  building   %  wreckage
    *  rocks   =  trench   !  serac      ~  crevasse

    e  Echo Base troopers    w  snowspeeders    g  Rebel artillery
    s  snowtroopers          a  AT-AT           p  probe droids
    G  shield generator      I  ion cannon

    'as assault   'ew E-Web in place   'mv E-Web moving   'sc scout   'el elite   'sq elite squadron

So `^e2'sc` is a scout unit with two figures on a ridge.
"""

import re
from typing import Any

from scripted_game import ScriptedGame

import echobase
from echobase.games.battle.rules.board import LABELS, ROWS, WIDTHS
from echobase.games.battle.rules.objectives import score
from echobase.games.battle.rules.state import State

TERRAIN = {
    ".": "open",
    "^": "ridge",
    "#": "building",
    "%": "wreckage",
    "*": "rocks",
    "=": "trench",
    "!": "serac",
    "~": "crevasse",
}
UNITS = {
    "e": "echo_trooper",
    "w": "snowspeeder",
    "g": "rebel_artillery",
    "s": "snowtrooper",
    "a": "at_at",
    "p": "probe_droid",
}
STRUCTURES = {"G": "shield_generator", "I": "ion_cannon"}
BADGES = {
    "as": "assault",
    "ew": "eweb",
    "mv": "eweb",
    "sc": "scout",
    "el": "elite",
    "sq": "elite_squadron",
}
BOTH = [
    "assault_left",
    "assault_centre",
    "assault_right",
    "raid_left",
    "raid_centre",
    "raid_right",
    "recon_left",
    "recon_centre",
    "recon_right",
    "direct_from_hq",
]
"""The cards that stand in both decks (B-SETUP-05)."""

CELL = re.compile(r"([.^#%*=!~]?)([ewgsapGI]?)(\d*)(?:'(as|ew|mv|sc|el|sq))?")
REBELS = {"echo_trooper", "snowspeeder", "rebel_artillery"}


def draw(text: str) -> dict[str, Any]:
    """The units, terrain and structures of a drawn map, as tables of a document."""
    units: list[dict[str, Any]] = []
    terrain: dict[str, list[str]] = {}
    structures: list[dict[str, str]] = []
    for line in text.strip().splitlines():
        row, _, cells = line.strip().partition(":")
        width = WIDTHS[ROWS.index(row)]
        assert len(cells.split()) <= width, f"row {row} has {width} hexes: {line}"
        for column, cell in enumerate(cells.split(), 1):
            match = CELL.fullmatch(cell)
            assert match, f"cannot read the cell {cell!r} of row {row}"
            hex_ = f"{row}{column}"
            ground, unit, figures, badge = match.groups()
            if ground and ground != ".":
                terrain.setdefault(TERRAIN[ground], []).append(hex_)
            if unit in STRUCTURES:
                structures.append({"kind": STRUCTURES[unit], "hex": hex_})
            elif unit:
                table: dict[str, Any] = {"kind": UNITS[unit], "hex": hex_}
                if figures:
                    table["figures"] = int(figures)
                if badge:
                    table["badge"] = BADGES[badge]
                    table["moving"] = badge == "mv"
                units.append(table)
    return {"units": units, "terrain": terrain, "structures": structures}


def document(text: str, **fields: Any) -> dict[str, Any]:
    """A scenario document from a drawn map; any field can be given by name."""
    return {
        "game": "battle",
        "rules_version": 1,
        "id": "test",
        "first": "rebel",
        "hands": {"rebel": 4, "empire": 4},
        "victory": {"rebel": {"medals": 9}, "empire": {"medals": 9}},
        **draw(text),
        **fields,
    }


class Table(ScriptedGame):
    """A battle under test, spoken to in notation."""

    state: State

    def dice(self, attack: str) -> int:
        """The dice of an attack such as `E4xC6` by the rules of counting, 0 if none."""
        return self.state.odds(f"attack {attack}").dice

    def unit(self, hex_: str) -> Any:
        """The unit on a hex, a dict of kind, figures, badge and so on; None when it is empty."""
        units = [unit for unit in self.state.view(None).units if unit.hex == hex_]
        if not units:
            return None
        unit = units[0]
        return {name: getattr(unit, name) for name in unit.__struct_fields__}

    def kind(self, hex_: str) -> str:
        unit = self.unit(hex_)
        return "" if unit is None else unit["kind"]

    def figures(self, hex_: str) -> int:
        unit = self.unit(hex_)
        return 0 if unit is None else unit["figures"]

    def medals(self, side: str) -> int:
        return score(self.state, ("rebel", "empire").index(side))

    def hand(self, seat: int) -> list[str]:
        hand: list[str] = self.state.view(seat).seats[seat].hand
        return hand

    def sees(self, a: str, b: str) -> bool:
        return self.state.sees(LABELS.index(a), LABELS.index(b))


def position(
    text: str,
    *,
    active: str = "rebel",
    step: str = "attack",
    card: str = "",
    ordered: str = "all",
    hands: list[list[str]] | None = None,
    options: dict[str, Any] | None = None,
    play: dict[str, Any] | None = None,
    **fields: Any,
) -> Table:
    """A battle in the middle of a turn of the active side, at the given step.

    In the move and attack steps all units of the active side are ordered, or those named in
    `ordered` ("F3 F4"); `card` is the card in effect (none is a plain order). `play` adds fields to
    the play table, `options` are game options, all other names are fields of the scenario.
    """
    tables = document(text, **fields)
    mine = [
        unit["hex"] for unit in tables["units"] if (unit["kind"] in REBELS) == (active == "rebel")
    ]
    acting = mine if ordered == "all" else ordered.split()
    table: dict[str, Any] = {
        "active": active,
        "step": step,
        "card": card,
        "ordered": acting if step in ("move", "attack") else [],
        "hands": hands or [[key for key in ("recon_left", "recon_right") if key != card]] * 2,
        **(play or {}),
    }
    if card and card != "combat_experience" and step != "play":
        table.setdefault("played", [card])
    tables["play"] = table
    if options:
        tables["options"] = options
    return Table(echobase.game("battle").load(tables))


def start(text: str = "", *, options: dict[str, Any] | None = None, **fields: Any) -> Table:
    """A new battle on a drawn map, before the hands are drawn."""
    return Table(
        echobase.game("battle").start(scenario=document(text, **fields), **(options or {}))
    )


def scenario(which: int | str, **options: Any) -> Table:
    """A new battle of the book, before the hands are drawn."""
    return Table(echobase.game("battle").start(scenario=which, **options))


def play(text: str, card: str, side: str = "rebel", **more: Any) -> Table:
    """A turn of the side in which the card has just been played."""
    hands = [[card], []] if side == "rebel" else [[], [card]]
    table = position(text, active=side, step="play", hands=hands, **more)
    return table.do(f"play {card}")


def orderable(table: Table) -> list[str]:
    """The hexes whose units may be ordered now."""
    return [text.split()[1] for text in table.legal("order")]


def ordered(table: Table) -> list[str]:
    """The hexes whose units have been ordered."""
    return sorted(unit.hex for unit in table.state.view(None).units if unit.ordered)


def reach(table: Table, hex_: str) -> set[str]:
    """Where the unit may move now."""
    ways = [text.split()[1].split("-") for text in table.legal("move")]
    return {way[1] for way in ways if way[0] == hex_}
