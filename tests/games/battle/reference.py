"""A naive second reading of the intricate rules of Battle of Hoth, by brute force.

It reads a saved position and the data files, draws hexagons and walks every path. It knows nothing
of the engine's tables and masks, so what both agree on was not merely copied.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from importlib import resources
from typing import Any

Point = tuple[int, int]
Path = tuple[str, ...]
Fate = tuple[str, int]
"""Where a unit stands after an attack, and with how many figures; nowhere with none."""

ROWS = "ABCDEFG"
CENTRES: dict[str, Point] = {
    f"{row}{column}": (2 * column + (row in "BDF"), 3 * ROWS.index(row))
    for row in ROWS
    for column in range(1, 10 if row in "BDF" else 11)
}
"""The middle of every hex, on a grid stretched so that all corners are whole numbers."""
HALF_HEXES: dict[str, Point] = {
    f"{row}{side}": (x, 3 * ROWS.index(row)) for row in "BDF" for side, x in (("<", 1), (">", 21))
}
CORNERS: list[Point] = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]
STOPS = {"rocks", "building", "wreckage"}
OPAQUE = {"ridge", "serac", *STOPS}
COVER = {"rocks", "building", "wreckage"}


def data(name: str) -> dict[str, Any]:
    file = resources.files("echobase.games.battle") / "data" / name
    return tomllib.loads(file.read_text(encoding="utf-8"))


UNITS: dict[str, Any] = data("units.toml")["units"]
CARDS: dict[str, Any] = data("cards.toml")["cards"]


# The board.


def distance(a: str, b: str) -> int:
    (ax, ay), (bx, by) = CENTRES[a], CENTRES[b]
    rows, halves = abs(ay - by) // 3, abs(ax - bx)
    return rows + max(0, (halves - rows) // 2)


@cache
def neighbours(hex_: str) -> tuple[str, ...]:
    return tuple(other for other in CENTRES if distance(hex_, other) == 1)


def cross(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def stretch(a: Point, b: Point, centre: Point) -> tuple[Fraction, Fraction] | None:
    """The part of the line from a to b that lies in a hexagon, as fractions of the line."""
    corners = [(centre[0] + x, centre[1] + y) for x, y in CORNERS]
    first, last = Fraction(0), Fraction(1)
    for one, two in zip(corners, corners[1:] + corners[:1], strict=True):
        start, end = cross(one, two, a), cross(one, two, b)
        if start < 0 and end < 0:
            return None
        if start == end:
            continue
        crossing = Fraction(start, start - end)
        if start < end:
            first = max(first, crossing)
        else:
            last = min(last, crossing)
    return (first, last) if first < last else None


@cache
def line(a: str, b: str) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """The hexes that the line crosses, and those it only runs along, on its left and its right."""
    start, end = CENTRES[a], CENTRES[b]
    found: tuple[set[str], set[str], set[str]] = set(), set(), set()
    for hex_, centre in (CENTRES | HALF_HEXES).items():
        if hex_ in (a, b) or stretch(start, end, centre) is None:
            continue
        side = cross(start, end, centre)
        along = runs_along(start, end, centre)
        found[0 if not along else 1 if side > 0 else 2].add(hex_)
    return frozenset(found[0]), frozenset(found[1]), frozenset(found[2])


def runs_along(a: Point, b: Point, centre: Point) -> bool:
    """Whether the line only touches the border: no corner lies beyond it."""
    sides = [cross(a, b, (centre[0] + x, centre[1] + y)) for x, y in CORNERS]
    return min(sides) >= 0 or max(sides) <= 0


# A position.


@dataclass
class Battle:
    """A saved position, read again."""

    tables: dict[str, Any]
    stopped: set[str] = field(default_factory=set)
    """Hexes of the units that have entered stop terrain this turn."""
    too_far: set[str] = field(default_factory=set)
    """Hexes of the units that have moved too far to attack."""

    def __post_init__(self) -> None:
        self.play: dict[str, Any] = self.tables["play"]
        self.units = {unit["hex"]: unit for unit in self.tables["units"]}
        self.ground = {
            hex_: name for name, hexes in self.tables.get("terrain", {}).items() for hex_ in hexes
        }
        fallen = self.play.get("destroyed", [])
        built = [one["hex"] for one in self.tables.get("structures", [])]
        self.structures = {hex_ for hex_ in built if hex_ not in fallen}
        self.card: dict[str, Any] = CARDS.get(self.play.get("card", ""), {})

    def kind(self, hex_: str) -> dict[str, Any]:
        found: dict[str, Any] = UNITS[self.units[hex_]["kind"]]
        return found

    def traits(self, hex_: str) -> list[str]:
        found: list[str] = self.kind(hex_).get("traits", [])
        return found

    def side(self, hex_: str) -> str:
        return str(self.kind(hex_)["side"])

    def bonus(self, hex_: str, name: str) -> int:
        """What the card in play adds for a unit that was ordered by it."""
        return 0 if hex_ in self.play.get("plain", []) else int(self.card.get(name, 0))

    # Sight (B-LOS).

    def sees(self, a: str, b: str) -> bool:
        high = all(
            self.ground.get(hex_) == "ridge" and hex_ not in self.structures for hex_ in (a, b)
        )
        crossed, left, right = line(a, b)
        if any(self.obstructs(hex_, high) for hex_ in crossed):
            return False
        beside = [any(self.obstructs(hex_, high) for hex_ in hexes) for hexes in (left, right)]
        return not all(beside)

    def obstructs(self, hex_: str, high: bool) -> bool:
        ground = self.ground.get(hex_)
        if high:
            return ground == "serac" or (ground == "ridge" and hex_ in self.units)
        if hex_ in HALF_HEXES or hex_ in self.units or hex_ in self.structures:
            return True
        return ground in OPAQUE

    # Dice (B-DICE).

    def dice(self, attacker: str, target: str) -> int:
        """The dice of an attack; none when the target is out of range."""
        strip = self.kind(attacker)["dice"]
        away = distance(attacker, target)
        if away > len(strip):
            return 0
        boost = self.play.get("boost", "")
        dice = strip[away - 1] + self.card_dice(attacker, target) + self.scouted(attacker, target)
        dice += 2 if boost == "desperate_stand" else 0
        dice -= 0 if boost == "rout" else self.protection(attacker, target)
        return int(dice - self.penalty(attacker))

    def card_dice(self, attacker: str, target: str) -> int:
        dice = self.bonus(attacker, "dice")
        if distance(attacker, target) == 1:
            dice += self.bonus(attacker, "close_dice")
        if self.bonus(attacker, "support_dice"):
            friends = [hex_ for hex_ in neighbours(attacker) if hex_ in self.units]
            dice += sum(self.side(hex_) == self.side(attacker) for hex_ in friends)
        if self.bonus(attacker, "concentrated"):
            dice += self.others_who_fired(attacker, target)
        return dice

    def others_who_fired(self, attacker: str, target: str) -> int:
        fired = self.play.get("fired", [])
        name = f"structure {target}" if target in self.structures else target
        pairs = [pair for pair in zip(fired[::2], fired[1::2], strict=True) if pair[1] == name]
        living = {one for one, _ in pairs if one not in ("gone", attacker)}
        return len(living) + [one for one, _ in pairs].count("gone")

    def scouted(self, attacker: str, target: str) -> int:
        if target not in self.units:
            return 0
        for hex_, unit in self.units.items():
            if unit.get("badge") != "scout" or hex_ == attacker:
                continue
            if self.side(hex_) == self.side(attacker) and self.ground.get(hex_) == "ridge":
                if self.sees(hex_, target):
                    return 1
        return 0

    def protection(self, attacker: str, target: str) -> int:
        ground = self.ground.get(target)
        if target in self.units and "no_protection" in self.traits(target):
            return 0
        if ground == "ridge":
            return 0 if self.ground.get(attacker) == "ridge" else 1
        if ground in COVER:
            return 2 if self.kind(attacker)["class"] == "vehicle" else 1
        if ground == "trench" and target in self.units:
            return 1 if self.kind(target)["class"] == "infantry" else 0
        return 0

    def penalty(self, attacker: str) -> int:
        if self.bonus(attacker, "ignore_terrain"):
            return 0
        inside = self.ground.get(attacker) in ("building", "wreckage")
        return 2 if inside and self.kind(attacker)["class"] == "vehicle" else 0

    def attacks(self, attacker: str) -> set[str]:
        """Every attack of a unit from where it stands, in notation (B-ATTACK-05)."""
        foes = {hex_ for hex_ in self.units if self.side(hex_) != self.side(attacker)}
        if self.side(attacker) == "empire":
            foes |= self.structures
        return {
            f"attack {attacker}x{foe}"
            for foe in foes
            if self.dice(attacker, foe) > 0 and self.sees(attacker, foe)
        }

    def all_attacks(self, whom: str) -> set[str]:
        """The attacks of all units that may still attack, or of the one named."""
        spent = {*self.play.get("attacked", []), *self.stopped, *self.too_far}
        found: set[str] = set()
        for hex_ in [whom] if whom else self.play.get("ordered", []):
            idle = hex_ not in self.play.get("plain", []) and not self.card.get("may_attack", True)
            if hex_ in self.units and hex_ not in spent and not idle:
                found |= self.attacks(hex_)
        return found

    # Moving (B-MOVE).

    def enterable(self, unit: str, hex_: str) -> bool:
        ground = self.ground.get(hex_)
        if ground == "serac" or hex_ in self.structures:
            return False
        if ground == "crevasse":
            return "flying" in self.traits(unit)
        return ground != "ridge" or "no_ridge" not in self.traits(unit)

    def cost(self, unit: str, hex_: str) -> int:
        if self.ground.get(hex_) != "ridge" or self.bonus(unit, "ignore_terrain"):
            return 1
        return int(self.tables.get("ridge_cost", 1))

    def ends_move(self, unit: str, hex_: str) -> bool:
        return self.ground.get(hex_) in STOPS and not self.bonus(unit, "ignore_terrain")

    def limit(self, unit: str) -> int:
        if "immobile" in self.traits(unit):
            return 0
        return int(self.kind(unit)["move"]) + self.bonus(unit, "move")

    def paths(self, unit: str, limit: int, path: Path = ()) -> Iterator[tuple[Path, int]]:
        """Every way of at most this many hexes with what it costs, also back over its start."""
        here = path[-1] if path else unit
        if path and self.ends_move(unit, here):
            return
        for hex_ in neighbours(here):
            if hex_ in self.units and hex_ != unit:
                continue
            left = limit - self.cost(unit, hex_)
            if left >= 0 and self.enterable(unit, hex_):
                yield (*path, hex_), limit - left
                for longer, cost in self.paths(unit, left, (*path, hex_)):
                    yield longer, cost + limit - left

    def marks(self, unit: str) -> set[str]:
        """Hexes where passing through matters to the unit; not the one it starts from."""
        found: set[str] = set()
        for objective in self.tables.get("objectives", []):
            if objective["type"] == "permanent" and objective["id"] not in self.play["held"]:
                if self.open_to(objective, unit):
                    found |= set(objective["hexes"])
            if objective["type"] == "token" and objective["id"] in self.play.get("tokens", {}):
                if objective["id"] not in self.play["held"]:
                    found.add(self.play["tokens"][objective["id"]])
        return found - {unit}

    def open_to(self, objective: dict[str, Any], unit: str) -> bool:
        units = objective.get("units", "any")
        right_kind = units in ("any", self.units[unit]["kind"], self.kind(unit)["class"])
        return right_kind and objective["side"] in ("either", self.side(unit))

    def moves(self, unit: str, limit: int) -> dict[str, int]:
        """Every move of a unit in notation, with the fewest hexes that it takes."""
        found: dict[str, int] = {}
        marks = self.marks(unit)
        for path, cost in self.paths(unit, limit):
            met = [hex_ for hex_ in path[:-1] if hex_ in marks]
            if path[-1] in (unit, *met) or any(self.takes_token(unit, hex_) for hex_ in met):
                continue
            # A way over marked hexes is named by the first; unit and mark decide what it brings.
            name = f"move {unit}-{path[-1]}" + (f" via {met[0]}" if met else "")
            found[name] = min(cost, found.get(name, cost))
        return found

    def takes_token(self, unit: str, hex_: str) -> bool:
        """Whether entering the hex captures an enemy's token, which ends the move."""
        return any(
            self.play.get("tokens", {}).get(objective["id"]) == hex_
            and objective["side"] not in ("either", self.side(unit))
            for objective in self.tables.get("objectives", [])
            if objective["type"] == "token"
        )

    def exits(self, unit: str, limit: int) -> set[str]:
        """Every way off the board: to an exit hex, and one more hex of movement (B-EXIT)."""
        marks = self.marks(unit)
        found: set[str] = set()
        ways: list[tuple[Path, int]] = [((), 0), *self.paths(unit, limit)]
        for path, cost in ways:
            last = path[-1] if path else unit
            met = [hex_ for hex_ in path[:-1] if hex_ in marks]
            if cost >= limit or (path and self.ends_move(unit, last)):
                continue
            if any(self.takes_token(unit, hex_) for hex_ in met):
                continue
            carries = self.carries(unit) or bool(met and self.picks_up(unit, met[0]))
            if self.has_exit(unit, last, carries):
                found.add(f"exit {unit}" + (f" via {met[0]}" if met else ""))
            if path and last in marks and not self.takes_token(unit, last):
                # The same way told with its last hex as the marked one.
                if not met and self.has_exit(unit, last, carries or self.picks_up(unit, last)):
                    found.add(f"exit {unit} via {last}")
        return found

    def carries(self, unit: str) -> bool:
        return unit in self.play.get("held", {}).values()

    def picks_up(self, unit: str, hex_: str) -> bool:
        return any(
            self.play.get("tokens", {}).get(objective["id"]) == hex_
            and objective["id"] not in self.play["held"]
            and self.open_to(objective, unit)
            for objective in self.tables.get("objectives", [])
            if objective["type"] == "token"
        )

    def has_exit(self, unit: str, hex_: str, carries: bool) -> bool:
        return any(
            way_out["side"] == self.side(unit)
            and hex_ in way_out["hexes"]
            and way_out.get("units", "any")
            in ("any", self.units[unit]["kind"], self.kind(unit)["class"])
            and (carries or not way_out.get("carrier", False))
            for way_out in self.tables.get("exits", [])
        )

    def all_moves(self, whom: str) -> set[str]:
        """The moves and exits of all units that may still move, or of the one named."""
        found: set[str] = set()
        for hex_ in [whom] if whom else self.play.get("ordered", []):
            stays = hex_ not in self.play.get("plain", []) and not self.card.get("may_move", True)
            if hex_ not in self.units or stays or hex_ in self.play.get("moved", []):
                continue
            if hex_ not in self.stopped:
                found |= set(self.moves(hex_, self.limit(hex_)))
                found |= self.exits(hex_, self.limit(hex_))
        return found

    def moves_after_attack(self, unit: str) -> set[str]:
        if unit in self.stopped or "immobile" in self.traits(unit):
            return set()
        limit = int(self.card.get("after", 0))
        return set(self.moves(unit, limit)) | self.exits(unit, limit)

    def attack_lost(self, move: str) -> bool:
        """Whether a move takes the unit too far to attack (B-MOVE-12, B-MOVE-15)."""
        unit = move.split()[1].partition("-")[0]
        kind = self.kind(unit)
        elite = self.units[unit].get("badge") == "elite"
        still = int(kind["move"] if elite else kind["still_attacks"])
        return self.moves(unit, self.limit(unit))[move] > still + self.bonus(unit, "move")

    # Hits and retreats (B-HIT, B-RETREAT).

    def fates(self, unit: str, attacker: str, faces: str) -> set[Fate]:
        """All ends that an attack with these faces can have for a unit, as its owner chooses."""
        kind = self.kind(unit)
        if attacker and self.bonus(attacker, "retreat_is_blast"):
            faces = faces.replace("R", "B")
        hitting = {"infantry": "IB", "vehicle": "VB"}.get(kind["class"], "B")
        left = self.units[unit]["figures"] - sum(face in hitting for face in faces)
        if left <= 0:
            return {("", 0)}
        back = 0 if "ignores_retreats" in self.traits(unit) else faces.count("R")
        ends = self.retreats(unit, back, left)
        if back and self.ground.get(unit) == "trench" and kind["class"] == "infantry":
            if self.play.get("boost", "") != "rout" and self.play.get("sheltered", False):
                ends |= self.retreats(unit, back - 1, left)
        return ends

    def retreats(self, unit: str, back: int, figures: int) -> set[Fate]:
        ways = list(self.ways_back(unit, back))
        longest = max(len(path) for path in ways)
        left = figures - (back - longest)
        if left <= 0:
            return {("", 0)}
        return {(path[-1] if path else unit, left) for path in ways if len(path) == longest}

    def ways_back(self, unit: str, back: int, path: Path = ()) -> Iterator[Path]:
        yield path
        here = path[-1] if path else unit
        home = self.tables.get("retreat", {}).get(
            self.side(unit), "G" if self.side(unit) == "rebel" else "A"
        )
        row = ROWS.index(here[0]) + (1 if home == "G" else -1)
        if len(path) == back or not 0 <= row < len(ROWS):
            return
        for hex_ in neighbours(here):
            free = hex_ not in self.units or hex_ == unit
            if hex_[0] == ROWS[row] and free and self.enterable(unit, hex_):
                yield from self.ways_back(unit, back, (*path, hex_))
