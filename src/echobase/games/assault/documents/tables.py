"""Documents of Assault on Hoth: maps, and positions on them, as typed tables."""

from functools import cache
from importlib import resources
from typing import Annotated, Any, Literal

import msgspec

from echobase.core import document
from echobase.core.document import Natural, Positive, ScenarioDocument, TomlTable, parse
from echobase.core.errors import BadOption
from echobase.core.sides import SideName

RULES_VERSION = 1
DEFAULT_MAP = "echo-base-north"

Facing = Literal["N", "NE", "SE", "S", "SW", "NW"]
SetUp = Literal["free", "default"]


class MapTable(TomlTable):
    """The battlefield: one string per row, one character per column."""

    columns: Positive
    rows: Positive
    terrain: list[str]
    hex_shape: Literal["flat-top"] = "flat-top"
    lower_columns: Literal["even"] = "even"
    label_format: Literal["CCRR"] = "CCRR"


class SymbolTable(TomlTable):
    """What a character of the map stands for."""

    terrain: Literal["clear", "rough", "cliff"]
    feature: Literal["", "base_entry", "power_grid", "shield_generator"] = ""


class MacrohexTable(TomlTable):
    """How the flowers of seven hexes are laid out (A-MAP-09)."""

    basis: tuple[tuple[int, int], tuple[int, int]] = ((2, 1), (-1, 3))
    origin: str = "0101"
    basis_and_origin: str = ""


class FeatureTable(TomlTable):
    """A remark on a feature; it must agree with the map."""

    kind: Literal["base_entry", "power_grid", "shield_generator"]
    hex: str
    terrain: str = ""
    axial: list[int] = []
    macro: list[int] = []
    number: int = 0
    place: str = ""
    exact_hex: str = ""
    note: str = ""


class FeaturesTable(TomlTable):
    """Remarks on the features, and entries that a variant may add."""

    remarks: list[FeatureTable] = msgspec.field(name="list", default=[])
    optional_base_entries: list[str] = []


class ForwardLineTable(TomlTable):
    """The northern limit of the Rebel set-up (A-MAP-14)."""

    first_row_south: Positive
    last_row_north: Natural | None = None
    place: str = ""
    exact_row: str = ""


class SectorTable(TomlTable):
    """Where new units appear."""

    hexes: list[str]
    name: str = ""
    side: str = ""
    edge: str = ""
    place: str = ""
    extent: str = ""


class SectorsTable(TomlTable):
    """The three reinforcement sectors."""

    imperial: SectorTable
    rebel_3: SectorTable
    rebel_4: SectorTable


class TuningTable(TomlTable):
    """Rows to remove or add for balance (A-MAP-18)."""

    first_row: Positive
    last_row: Positive


class NumberedTable(TomlTable):
    """A unit with a printed number."""

    number: Positive
    hex: str
    facing: Facing = "S"
    passengers: dict[Literal["heavy_snowtrooper", "light_snowtrooper"], Natural] = {}


class EmpireSetUpTable(TomlTable):
    """A suggested set-up of the Empire."""

    walkers: list[NumberedTable]
    at_sts: list[str]


class RebelSetUpTable(TomlTable):
    """A suggested set-up of the Rebels; Luke is never part of it (A-SETUP-21)."""

    snowspeeders: list[NumberedTable]
    laser_towers: list[str]
    heavy_troopers: list[str]
    light_troopers: list[str]
    base_box: dict[Literal["heavy_trooper", "light_trooper"], Natural] = {}


class DefaultSetUpTable(TomlTable):
    """The suggested set-up of each side."""

    empire: EmpireSetUpTable
    rebel: RebelSetUpTable


class OptionsTable(TomlTable):
    """What the players agreed on before the game (3.8)."""

    field_of_fire: Literal[60, 120, 180] = 120
    reshuffle_first_five: bool = True
    sets_up_first: SideName = "empire"
    setup: SetUp | dict[SideName, SetUp] = "free"

    def uses_suggested(self, side: SideName) -> bool:
        """Whether a side agreed to start from the suggested set-up."""
        chosen = self.setup if isinstance(self.setup, str) else self.setup.get(side, "free")
        return chosen == "default"


class UnitTable(TomlTable):
    """A unit in play or destroyed; units that are not listed are still in the box."""

    unit: str
    place: str
    """A hex, `base`, the Walker that carries it, `destroyed` or `displaced`."""
    facing: Facing = "S"
    blaster: Natural = 0
    legs: Natural = 0
    body: Natural = 0
    gunner: Natural = 0


class PlayTable(TomlTable):
    """A game in progress; everything is optional."""

    turn: Natural = 1
    round: Annotated[int, msgspec.Meta(ge=0, le=20)] = 1
    step: str = ""
    """If left out: the round of `card`, or the draw of the next card."""
    card: str = ""
    action_deck: dict[str, Natural] | None = None
    """Copies left; if left out, a whole deck without `card`."""
    event_deck: dict[str, Natural] | None = None
    """Copies left; if left out, a whole deck without transports away and held cards."""
    transports: Annotated[int, msgspec.Meta(ge=0, le=5)] | None = None
    reshuffled: bool = False
    held: list[str] = []
    grid_stands: bool = True
    luke: str = ""
    force: Annotated[int, msgspec.Meta(ge=0, le=10)] = 10
    revealed: bool = False
    raised: Natural = 0
    hotshot: str = ""
    used: list[str] = []
    placing: str = ""
    arrivals: list[str] = []
    last: str = ""
    light_only: bool = False
    returning: Natural = 0
    walker: str = ""
    points: Natural = 0
    firer: str = ""
    target: str = ""
    dice: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    harpooning: bool = False
    winner: Literal["", "rebel", "empire"] = ""
    reason: Literal["", "generator", "transports", "annihilation"] = ""


class AssaultTable(ScenarioDocument, kw_only=True):
    """A document of Assault on Hoth: a map, or with `play` a position on it."""

    game: Literal["assault"]
    map: MapTable
    forward_line: ForwardLineTable
    sectors: SectorsTable
    legend: dict[str, SymbolTable] | None = None
    macrohex: MacrohexTable = msgspec.field(default_factory=MacrohexTable)
    features: FeaturesTable | None = None
    tuning: TuningTable | None = None
    default_setup: DefaultSetUpTable | None = None
    checks: dict[str, Any] = {}
    options: OptionsTable | None = None
    units: list[UnitTable] = []
    play: PlayTable | None = None


@cache
def map_ids() -> list[str]:
    """The maps of the game; the first is the default."""
    folder = resources.files("echobase.games.assault") / "data" / "maps"
    names = [entry.name[:-5] for entry in folder.iterdir() if entry.name.endswith(".toml")]
    return sorted(names, key=lambda name: (name != DEFAULT_MAP, name))


@cache
def workshop_ids() -> list[str]:
    """The maps made with the workshop that come with the game besides the others."""
    folder = resources.files("echobase.games.assault") / "data" / "workshop"
    return sorted(entry.name[:-5] for entry in folder.iterdir() if entry.name.endswith(".toml"))


def check_map_id(id_: Any) -> None:
    """Reject a map that does not come with the game."""
    known = [*map_ids(), *workshop_ids()]
    if id_ not in known:
        raise BadOption(f"map: no map {id_!r}; choose one of: {', '.join(known)}")


def raw_map(id_: str) -> dict[str, Any]:
    """The tables of a map that comes with the game."""
    check_map_id(id_)
    name = f"{'maps' if id_ in map_ids() else 'workshop'}/{id_}.toml"
    folder = resources.files("echobase.games.assault") / "data"
    return parse((folder / name).read_text(encoding="utf-8"), name)


def read(raw: Any, source: str = "document") -> AssaultTable:
    """Raw tables as a checked document."""
    return document.read(raw, AssaultTable, RULES_VERSION, source)


def all_maps() -> list[AssaultTable]:
    """The maps of the game, the default first."""
    return [read(raw_map(id_), id_) for id_ in map_ids()]


@cache
def workshop_maps() -> tuple[AssaultTable, ...]:
    """The maps made with the workshop."""
    return tuple(read(raw_map(id_), id_) for id_ in workshop_ids())
