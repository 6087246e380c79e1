"""The suggested set-up of a map, checked by the rules of free placement (A-SETUP-20, A-MAP-17)."""

from echobase.core.errors import BadDocument
from echobase.core.sides import EMPIRE, REBEL
from echobase.games.assault.documents.tables import AssaultTable, NumberedTable
from echobase.games.assault.rules.map import FACINGS, Map
from echobase.games.assault.rules.position import ABOARD, BASE_BOX, Position
from echobase.games.assault.rules.setting import Placement, Setting
from echobase.games.assault.rules.setup import may_stand
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.units import (
    AT_ST,
    AT_START,
    FIRST,
    HEAVY_SNOWTROOPER,
    HEAVY_TROOPER,
    KINDS,
    LASER_TOWER,
    LIGHT_SNOWTROOPER,
    LIGHT_TROOPER,
    NAMES,
    SNOWSPEEDER,
    TROOP_BAY,
    WALKER,
)


class SetupReader:
    """Puts the suggested set-up on an empty map, unit by unit."""

    def __init__(self, map_: Map, source: str) -> None:
        self.source = source
        self.map = map_
        self.position = Position(Setting(map_))
        self.position.reset()
        self.placements: list[Placement] = []

    def fail(self, field: str, problem: str) -> BadDocument:
        return BadDocument(f"{self.source}: default_setup.{field}: {problem}")

    def put(self, field: str, unit: int, label: str, facing: int) -> None:
        """A unit on a hex where free placement could put it."""
        if label not in self.map.index:
            raise self.fail(field, f"{label!r} is outside the map")
        hex_ = self.map.index[label]
        if not may_stand(self.position, unit, hex_):
            raise self.fail(field, f"{NAMES[unit]} may not be set up on {label}")
        self.position.put(unit, hex_)
        self.placements.append(Placement(unit, hex_, facing))

    def numbered(self, field: str, kind: int, tables: list[NumberedTable]) -> None:
        """Units with printed numbers, each named once."""
        given = sorted(table.number for table in tables)
        if given != list(range(1, AT_START[kind] + 1)):
            raise self.fail(field, f"numbers 1 to {AT_START[kind]}, each once; got {given}")
        for table in sorted(tables, key=lambda table: table.number):
            facing = FACINGS.index(table.facing)
            self.put(field, FIRST[kind] + table.number - 1, table.hex, facing)

    def alike(self, field: str, kind: int, labels: list[str], inside: int = 0) -> None:
        """Interchangeable units: on hexes in ascending order, the last `inside` in the Base Box."""
        if len(labels) + inside != AT_START[kind]:
            wanted = f"{AT_START[kind]} {KINDS[kind]}s"
            raise self.fail(field, f"{wanted} start the game; got {len(labels) + inside}")
        for number, label in enumerate(sorted(labels)):
            self.put(field, FIRST[kind] + number, label, 0)
        for number in range(len(labels), AT_START[kind]):
            self.placements.append(Placement(FIRST[kind] + number, BASE_BOX, 0))


def read(document: AssaultTable, map_: Map, source: str) -> list[list[Placement]]:
    """The suggested set-ups by side; empty lists when the map has none."""
    table = document.default_setup
    found: list[list[Placement]] = [[], []]
    if table is None:
        return found
    reader = SetupReader(map_, source)
    reader.numbered("empire.walkers", WALKER, table.empire.walkers)
    reader.alike("empire.at_sts", AT_ST, table.empire.at_sts)
    _load(reader, table.empire.walkers)
    found[EMPIRE] = reader.placements
    reader.placements = []
    rebel = table.rebel
    reader.numbered("rebel.snowspeeders", SNOWSPEEDER, rebel.snowspeeders)
    reader.alike("rebel.laser_towers", LASER_TOWER, rebel.laser_towers)
    heavy = rebel.base_box.get("heavy_trooper", 0)
    light = rebel.base_box.get("light_trooper", 0)
    reader.alike("rebel.heavy_troopers", HEAVY_TROOPER, rebel.heavy_troopers, heavy)
    reader.alike("rebel.light_troopers", LIGHT_TROOPER, rebel.light_troopers, light)
    found[REBEL] = reader.placements
    return found


def _load(reader: SetupReader, walkers: list[NumberedTable]) -> None:
    """Three Snowtroopers aboard each Walker, all twelve of them (A-SETUP-06)."""
    names = {HEAVY_SNOWTROOPER: "heavy_snowtrooper", LIGHT_SNOWTROOPER: "light_snowtrooper"}
    for walker in walkers:
        if sum(walker.passengers.values()) != TROOP_BAY:
            raise reader.fail("empire.walkers", f"Walker {walker.number} must carry {TROOP_BAY}")
    for kind, name in names.items():
        unit = FIRST[kind]
        for walker in sorted(walkers, key=lambda walker: walker.number):
            for _ in range(walker.passengers.get(name, 0)):  # type: ignore[call-overload]
                reader.placements.append(Placement(unit, ABOARD - (walker.number - 1), 0))
                unit += 1
        if unit != FIRST[kind] + AT_START[kind]:
            raise reader.fail("empire.walkers", f"{AT_START[kind]} {KINDS[kind]}s must be aboard")


def preview(state: State) -> State:
    """A map as it is shown, with its suggested set-up; a position as it is."""
    other = state.copy()
    while not other.turn and other.write(other.actions()[0]).startswith(("suggested", "luke")):
        other.apply(other.actions()[0])
    return other
