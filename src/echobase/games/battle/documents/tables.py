"""Documents of Battle of Hoth: scenarios and positions as typed tables."""

from functools import cache
from importlib import resources
from typing import Annotated, Any, Literal

import msgspec

from echobase.core import document
from echobase.core.document import MOST, Natural, Positive, ScenarioDocument, TomlTable, parse
from echobase.core.errors import BadOption
from echobase.core.sides import SideName
from echobase.games.battle.rules.dice import MOST_DICE

RULES_VERSION = 2

Strength = Annotated[int, msgspec.Meta(ge=1, le=20)]
"""The figures of a unit."""
TerrainName = Literal["ridge", "building", "wreckage", "rocks", "trench", "serac", "crevasse"]
BadgeName = Literal["", "assault", "eweb", "scout", "elite", "elite_squadron"]


class UnitTable(TomlTable):
    """A unit on the board; figures default to full strength."""

    kind: str
    hex: str
    figures: Strength | None = None
    full: Strength | None = None
    badge: BadgeName = ""
    moving: bool = False


class StructureTable(TomlTable):
    """A shield generator or ion cannon, lying on the terrain of its hex."""

    kind: Literal["shield_generator", "ion_cannon"]
    hex: str


class ObjectiveTable(TomlTable):
    """A marked hex, or several that count as one."""

    id: str
    type: Literal["temporary", "permanent", "periodic", "hold", "token", "card"]
    hexes: list[str]
    side: Literal["rebel", "empire", "either"]
    units: str = "any"
    medals: Natural = 0


class ExitTable(TomlTable):
    """Hexes where units may leave the board across the named border."""

    id: str
    hexes: list[str]
    side: SideName
    edge: Literal["", "left", "right", "rebel_baseline", "imperial_baseline"] = ""
    units: str = "any"
    carrier: bool = False
    medals: Natural = 0


class ArrivalTable(TomlTable):
    """Units that come into play during the battle."""

    kind: str
    how: Literal["once", "every_turn", "losses"]
    when: Literal["start_of_turn", "end_of_turn"]
    where: Literal["baseline", "near", "hexes"]
    count: Positive = 1
    from_turn: Positive = 1
    near: str = ""
    hexes: list[str] = []
    optional: bool = False
    limit: Natural = 0


class ConditionTable(TomlTable):
    """A sudden-death condition."""

    type: Literal[
        "destroy_structures", "eliminate", "exit", "hold", "token_exits", "token_captured"
    ]
    need: Positive = 1
    units: str = ""
    of: str = ""


class VictoryTable(TomlTable):
    """How a side wins; without medals it can only win by sudden death."""

    medals: Natural = 0
    sudden_death: list[ConditionTable] = []


class ChargeTable(TomlTable):
    """Charges gathered every turn that turn into medals."""

    side: SideName
    per_turn: Positive
    cost: Positive
    medals: Natural
    when: Literal["start_of_turn", "end_of_turn"] = "start_of_turn"


class SecretGoalTable(TomlTable, kw_only=True):
    """One condition of a secondary objective; exactly one of its questions is asked.

    The questions are `hold`, `reach`, `eliminate`, `keep`, `losses`, `exit`, `destroy`, `guard`,
    `token`, `medals` and `win`; the other fields belong to some of them. Where units are asked for,
    a word stands for a class, `artillery`, a kind or `any`, and a hex for the unit that begins on
    it.
    """

    hold: list[str] = []
    """Units of the side stand on these hexes at the end of the battle."""
    reach: list[str] = []
    """A unit of the side has stood on one of these hexes."""
    eliminate: str = ""
    """Enemy units that were eliminated."""
    keep: str = ""
    """Units of the side that were not eliminated."""
    losses: Natural | None = None
    """The side has lost at most this many units."""
    exit: str = ""
    """Units of the side have left the board by this exit."""
    destroy: Natural = 0
    """At least this many structures were destroyed."""
    guard: Natural = 0
    """At least this many structures stand at the end."""
    token: str = ""
    """The side has brought this token off the board or, if it is the enemy's, captured it."""
    medals: Natural = 0
    """The side has at least this many medals at the end."""
    win: bool = False
    """The side has won."""
    units: str = "any"
    """For hold, reach and exit: which units."""
    badge: BadgeName = ""
    """Only units with this badge."""
    need: Positive | None = None
    """How many hexes or units; left out: all for `hold` and `keep`, else one."""
    by_turn: Positive | None = None
    """Only until the end of this turn of the side; a hex is held when that turn ends."""


class SecondaryTable(TomlTable, kw_only=True):
    """A secondary objective, secret until the battle is over (B-CAMP-03, B-CAMP-09)."""

    id: str
    side: SideName
    goals: list[SecretGoalTable]


class PlayTable(TomlTable):
    """A battle in progress; everything but `active` is optional. Lists of cards are by seat."""

    active: SideName
    step: Literal["start", "play", "order", "move", "attack", "refill"] = "play"
    todo: list[str] = []
    """The exact stack of steps; without it the turn is at `step`."""
    turns: dict[SideName, Natural] = {}
    medals: dict[SideName, Natural] = {}
    hands: list[list[str]] = []
    decks: list[list[str]] | None = None
    discards: list[list[str]] = []
    owned: list[list[str]] = []
    kept: list[list[str]] = []
    support: list[str] = []
    card: str = ""
    played: list[str] = []
    chosen: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    fell_back: bool = False
    chosen_so_far: Natural = 0
    last_choice: Annotated[int, msgspec.Meta(ge=-1, le=MOST)] = -1
    ordered: list[str] = []
    plain: list[str] = []
    scouted: list[str] = []
    moved: list[str] = []
    barred: list[str] = []
    halted: list[str] = []
    attacked: list[str] = []
    broke: list[str] = []
    after_moved: list[str] = []
    fired: list[str] = []
    attacker: str = ""
    target: str = ""
    target_hex: str = ""
    struck_hex: str = ""
    dice: Annotated[int, msgspec.Meta(ge=0, le=MOST_DICE)] = 0
    roll: str = "-"
    retreats: Natural = 0
    sheltered: bool = False
    boost: str = ""
    destroyed: list[str] = []
    held: dict[str, str] | None = None
    """If left out, temporary objectives belong to whoever stands there."""
    tokens: dict[str, str] = {}
    card_seats: dict[str, Natural] = {}
    left: dict[str, Natural] = {}
    fallen: dict[str, Natural] = {}
    due: list[Natural] = []
    charges: Natural = 0
    aim_counts: list[Natural] = []
    """For each goal of the secondary objectives what has been counted so far."""
    aim_units: list[str] = []
    """The hex of the unit that a goal names; empty for none, or when it is gone."""
    winner: Literal["", "rebel", "empire"] = ""
    reason: Literal["", "medals", "sudden-death", "no-units", "left-ahead"] = ""


class OptionsTable(TomlTable):
    """What the players agreed on before the battle."""

    seats: int = 2
    pair: Literal["", "rebel", "empire"] = ""
    leaders: dict[SideName, str | list[str]] | None = None
    support: list[str] = []
    support_in: Literal["beside", "deck"] = "beside"
    """Whether support cards lie beside the hand, or are drawn from the deck first."""
    values: dict[str, Any] = {}


class ScenarioTable(ScenarioDocument, kw_only=True):
    """A document of Battle of Hoth: a scenario, or with `play` a position."""

    game: Literal["battle"]
    first: SideName
    hands: dict[SideName, int]
    victory: dict[SideName, VictoryTable]
    units: list[UnitTable]
    number: Natural = 0
    terrain: dict[TerrainName, list[str]] = {}
    structures: list[StructureTable] = []
    objectives: list[ObjectiveTable] = []
    exits: list[ExitTable] = []
    arrivals: list[ArrivalTable] = []
    charge: ChargeTable | None = None
    kill_medals: dict[str, Natural] = {}
    no_kill_medals: list[SideName] = []
    ridge_cost: int = 1
    retreat: dict[SideName, Literal["A", "G"]] = {}
    passing: bool = False
    beyond_box: bool = False
    rules: list[str] = []
    secondary: list[SecondaryTable] = []
    options: OptionsTable | None = None
    play: PlayTable | None = None


@cache
def scenario_ids() -> dict[int, str]:
    """The scenarios of the book: number and id."""
    folder = resources.files("echobase.games.battle") / "data" / "scenarios"
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".toml"))
    return {int(name[:2]): name[3:-5] for name in names}


@cache
def workshop_ids() -> list[str]:
    """The battles made with the workshop that come with the game; none is of the book."""
    folder = resources.files("echobase.games.battle") / "data" / "workshop"
    return sorted(entry.name[:-5] for entry in folder.iterdir() if entry.name.endswith(".toml"))


def find_scenario(which: str | int) -> str:
    """The id of a scenario, of the book by id or number or of the workshop by id; or empty."""
    for number, id_ in scenario_ids().items():
        if which in (id_, number, str(number)):
            return id_
    return next((id_ for id_ in workshop_ids() if id_ == which), "")


def scenario_id(which: str | int) -> str:
    """The same; BadOption when there is no such scenario."""
    found = find_scenario(which)
    if found:
        return found
    book = [f"{number} {id_}" for number, id_ in scenario_ids().items()]
    names = ", ".join([*book, *workshop_ids()])
    raise BadOption(f"scenario: no scenario {which!r}; choose one of: {names}")


def raw_scenario(which: str | int) -> dict[str, Any]:
    """The tables of a scenario that comes with the game, by id or number."""
    id_ = scenario_id(which)
    numbers = [number for number, known in scenario_ids().items() if known == id_]
    name = f"scenarios/{numbers[0]:02d}-{id_}.toml" if numbers else f"workshop/{id_}.toml"
    folder = resources.files("echobase.games.battle") / "data"
    return parse((folder / name).read_text(encoding="utf-8"), name)


def read(raw: Any, source: str = "document") -> ScenarioTable:
    """Raw tables as a checked document."""
    return document.read(raw, ScenarioTable, RULES_VERSION, source)


def all_scenarios() -> list[ScenarioTable]:
    """The scenarios of the book, in order."""
    return [read(raw_scenario(id_), id_) for id_ in scenario_ids().values()]


def workshop_scenarios() -> list[ScenarioTable]:
    """The battles made with the workshop."""
    return [read(raw_scenario(id_), id_) for id_ in workshop_ids()]
