"""The suggested set-up of a map, checked by the rules of free placement (A-SETUP-20, A-MAP-17)."""

from collections.abc import Sequence

from echobase.core.errors import BadDocument, bad_field, shown
from echobase.core.events import Message
from echobase.core.sides import EMPIRE, REBEL
from echobase.games.assault.documents.maps import bad
from echobase.games.assault.documents.tables import AssaultTable, NumberedTable
from echobase.games.assault.rules.map import CLIFF, FACINGS, Map
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
    KIND,
    KINDS,
    LASER_TOWER,
    LIGHT_SNOWTROOPER,
    LIGHT_TROOPER,
    NAMES,
    SIDE,
    SNOWSPEEDER,
    TROOP_BAY,
    WALKER,
)


class SetupReader:
    """Puts the suggested set-up on an empty map, unit by unit.

    It stops at the first error, or lists all of them and leaves out what is wrong.
    """

    def __init__(self, map_: Map, source: str, lists: bool = False) -> None:
        self.source = source
        self.lists = lists
        self.problems: list[BadDocument] = []
        self.map = map_
        self.position = Position(Setting(map_))
        self.position.reset()
        self.placements: list[Placement] = []

    def refuse(self, field: str, problem: Message, hexes: Sequence[str] = ()) -> None:
        """Raise an error, or note it."""
        error = bad_field(self.source, f"default_setup.{field}", problem, hexes)
        if not self.lists:
            raise error
        self.problems.append(error)

    def put(self, field: str, unit: int, label: str, facing: int) -> None:
        """A unit on a hex where free placement could put it."""
        if label not in self.map.index:
            wrong = bad("set-up-outside", hex=shown(label)) if label else bad("no-hex")
            self.refuse(field, wrong)
            return
        hex_ = self.map.index[label]
        if not may_stand(self.position, unit, hex_):
            why = self.why_not(unit, hex_)
            self.refuse(field, bad("set-up-hex", unit=NAMES[unit], hex=label, why=why), [label])
            if self.position.at[hex_] >= 0:
                return
        self.position.put(unit, hex_)
        self.placements.append(Placement(unit, hex_, facing))

    def why_not(self, unit: int, hex_: int) -> str:
        """Why free placement could not put a unit there."""
        if self.position.at[hex_] >= 0:
            return "taken"
        if self.map.terrain[hex_] == CLIFF:
            return "cliff"
        if SIDE[unit] == EMPIRE:
            return "sector"
        return "sector-4" if KIND[unit] == SNOWSPEEDER else "line"

    def numbered(self, field: str, kind: int, tables: list[NumberedTable]) -> None:
        """Units with printed numbers, each named once."""
        given, most = sorted(table.number for table in tables), AT_START[kind]
        if len(given) != most:
            beyond = [table.hex for table in tables if table.number > most]
            self.refuse(field, bad("number", kind=KINDS[kind], wanted=most, got=len(given)), beyond)
        elif given != list(range(1, most + 1)):
            said = ", ".join(map(str, given))
            self.refuse(field, bad("numbers", who=KINDS[kind], most=most, got=said))
        known = {table.number: table for table in tables if table.number <= AT_START[kind]}
        for number, table in sorted(known.items()):
            facing = FACINGS.index(table.facing)
            self.put(field, FIRST[kind] + number - 1, table.hex, facing)

    def alike(self, field: str, kind: int, labels: list[str], inside: int = 0) -> None:
        """Interchangeable units: on hexes in ascending order, the last `inside` in the Base Box."""
        most = AT_START[kind]
        standing, beyond = sorted(labels)[:most], sorted(labels)[most:]
        if len(labels) + inside != most:
            got = len(labels) + inside
            self.refuse(field, bad("number", kind=KINDS[kind], wanted=most, got=got), beyond)
        for number, label in enumerate(standing):
            self.put(field, FIRST[kind] + number, label, 0)
        for number in range(len(standing), min(len(standing) + inside, AT_START[kind])):
            self.placements.append(Placement(FIRST[kind] + number, BASE_BOX, 0))


def read(document: AssaultTable, map_: Map, source: str) -> list[list[Placement]]:
    """The suggested set-ups by side; empty lists when the map has none."""
    return _placed(document, SetupReader(map_, source))


def sketch(
    document: AssaultTable, map_: Map, source: str
) -> tuple[list[list[Placement]], list[BadDocument]]:
    """The suggested set-ups as far as they go, and everything that is wrong with them."""
    reader = SetupReader(map_, source, lists=True)
    return _placed(document, reader), reader.problems


def _placed(document: AssaultTable, reader: SetupReader) -> list[list[Placement]]:
    table = document.default_setup
    found: list[list[Placement]] = [[], []]
    if table is None:
        return found
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
    field = "empire.walkers"
    full = len(walkers) == AT_START[WALKER]
    for walker in walkers:
        if sum(walker.passengers.values()) != TROOP_BAY:
            full = False
            reader.refuse(field, bad("bay", number=walker.number, wanted=TROOP_BAY), [walker.hex])
    for kind, name in names.items():
        aboard = sum(
            walker.passengers.get(name, 0)  # type: ignore[call-overload]
            for walker in walkers
        )
        # While Walkers are missing, so are those aboard, and that has been said.
        if full and aboard != AT_START[kind]:
            full = False
            reader.refuse(field, bad("aboard", kind=KINDS[kind], wanted=AT_START[kind]))
    if not full:
        return
    for kind, name in names.items():
        unit = FIRST[kind]
        for walker in sorted(walkers, key=lambda walker: walker.number):
            for _ in range(walker.passengers.get(name, 0)):  # type: ignore[call-overload]
                reader.placements.append(Placement(unit, ABOARD - (walker.number - 1), 0))
                unit += 1


def preview(state: State) -> State:
    """A map as it is shown, with its suggested set-up; a position as it is."""
    other = state.copy()
    while not other.turn and other.write(other.actions()[0]).startswith(("suggested", "luke")):
        other.apply(other.actions()[0])
    return other
