"""Set-up: turns a checked document into the scenario that the rules use (B-SETUP)."""

from typing import Final

from echobase.core.errors import BadDocument, bad_field, shown
from echobase.core.events import Argument, Message
from echobase.core.sides import EMPIRE, REBEL, SIDES
from echobase.games.battle.documents import data_files as tables
from echobase.games.battle.documents.data_files import Data, kind_mask
from echobase.games.battle.documents.tables import (
    ConditionTable,
    OptionsTable,
    ScenarioTable,
    UnitTable,
)
from echobase.games.battle.rules.actions import VIA_SPAN
from echobase.games.battle.rules.board import (
    BASELINE,
    COLUMN,
    HEXES,
    INDEX,
    LABELS,
    ROW,
    TOWARD_A,
    TOWARD_G,
    WIDTHS,
)
from echobase.games.battle.rules.cards import SUPPORTS
from echobase.games.battle.rules.dice import FACES
from echobase.games.battle.rules.objectives import claim_by_standing
from echobase.games.battle.rules.position import Position
from echobase.games.battle.rules.scenario import (
    CONDITIONS,
    EITHER,
    FREQUENCIES,
    HOLD,
    MOMENTS,
    OBJECTIVE_TYPES,
    ONCE,
    PERMANENT,
    TEMPORARY,
    TOKEN,
    Arrival,
    Charge,
    Condition,
    Exit,
    Objective,
    Scenario,
)
from echobase.games.battle.rules.steps import DEAL, DRAW, begin_turn, push
from echobase.games.battle.rules.terrain import STRUCTURES, TERRAIN
from echobase.games.battle.rules.units import BADGES, CLASSES, Kind

BOX: Final = {"tiles": 19, "badges": 10, "structures": 3, "medals": 6}
"""The pieces of the box besides figures (B-SETUP-14)."""


def bad(problem: str, **about: Argument) -> Message:
    """What is wrong with a scenario."""
    return Message(f"problem-battle-{problem}", about)


class ScenarioReader:
    """Turns words of a document into numbers; every error names the field."""

    def __init__(self, source: str, kinds: list[Kind]) -> None:
        self.source = source
        self.kinds = kinds

    def fail(self, field: str, problem: Message | str, *hexes: str) -> BadDocument:
        return bad_field(self.source, field, problem, hexes)

    def hex(self, field: str, label: str) -> int:
        hex_ = INDEX.get(label)
        if hex_ is None:
            wrong = bad("hex", hex=shown(label)) if label else bad("no-hex")
            raise self.fail(field, wrong, label)
        return hex_

    def hexes(self, field: str, labels: list[str]) -> list[int]:
        return [self.hex(field, label) for label in labels]

    def kind(self, field: str, key: str) -> int:
        for number, kind in enumerate(self.kinds):
            if kind.key == key:
                return number
        known = ", ".join(kind.key for kind in self.kinds)
        raise self.fail(field, bad("kind", word=shown(key), known=known))

    def kind_mask(self, field: str, word: str) -> int:
        mask = kind_mask(self.kinds, word)
        if not mask:
            known = ", ".join(["any", *CLASSES, "artillery", *(kind.key for kind in self.kinds)])
            raise self.fail(field, bad("units", word=shown(word), known=known))
        return mask


def build(document: ScenarioTable, data: Data, source: str) -> Scenario:
    """The scenario as the rules use it."""
    kinds = tables.kinds(data)
    reader = ScenarioReader(source, kinds)
    combat = tables.card("combat_experience", data.cards["combat_experience"], kinds)
    faces = [getattr(data.die, face) for face in FACES]
    scenario = Scenario(kinds, faces, tables.decks(data, kinds), combat)
    scenario.scouts_add_up = data.switches.scouts_add_up
    scenario.first = SIDES.index(document.first)
    _lay_terrain(scenario, document, reader)
    _mark_objectives(scenario, document, reader)
    _plan_arrivals(scenario, document, reader)
    _set_victory(scenario, document, reader)
    if document.ridge_cost not in (1, 2):
        raise reader.fail("ridge_cost", bad("ridge-cost", got=document.ridge_cost))
    scenario.ridge_cost = document.ridge_cost
    scenario.passing = document.passing
    scenario.beyond_box = document.beyond_box
    toward = {"A": TOWARD_A, "G": TOWARD_G}
    for side, row in document.retreat.items():
        scenario.retreat[SIDES.index(side)] = toward[row]
    for side in SIDES:
        hand = document.hands.get(side)
        if hand is None:
            raise reader.fail(f"hands.{side}", Message("document-missing"))
        if not 0 <= hand <= 8:
            raise reader.fail(f"hands.{side}", bad("hand", side=side, got=hand))
    scenario.hands = [document.hands["rebel"], document.hands["empire"]]
    scenario.finish()
    return scenario


def _lay_terrain(scenario: Scenario, document: ScenarioTable, reader: ScenarioReader) -> None:
    for name, labels in document.terrain.items():
        for label in labels:
            hex_ = reader.hex(f"terrain.{name}", label)
            if scenario.terrain[hex_]:
                other = bad("second-terrain", hex=label, terrain=TERRAIN[scenario.terrain[hex_]])
                raise reader.fail(f"terrain.{name}", other, label)
            scenario.terrain[hex_] = TERRAIN.index(name)
    for number, structure in enumerate(document.structures):
        hex_ = reader.hex(f"structures[{number}].hex", structure.hex)
        if hex_ in scenario.structures:
            raise reader.fail(
                f"structures[{number}].hex", bad("second-structure", hex=structure.hex)
            )
        scenario.structures.append(hex_)
        scenario.structure_kinds.append(STRUCTURES.index(structure.kind))


def _mark_objectives(scenario: Scenario, document: ScenarioTable, reader: ScenarioReader) -> None:
    names: set[str] = set()
    for number, objective in enumerate(document.objectives):
        field = f"objectives[{number}]"
        if objective.id in names or not objective.hexes:
            raise reader.fail(field, bad("objective"))
        names.add(objective.id)
        if objective.type == "token" and len(objective.hexes) != 1:
            raise reader.fail(f"{field}.hexes", bad("token"))
        side = EITHER if objective.side == "either" else SIDES.index(objective.side)
        scenario.objectives.append(
            Objective(
                id=objective.id,
                type=OBJECTIVE_TYPES.index(objective.type),
                hexes=reader.hexes(f"{field}.hexes", objective.hexes),
                side=side,
                kinds=reader.kind_mask(f"{field}.units", objective.units),
                medals=objective.medals,
            )
        )
    permanent = [mark for mark in scenario.objectives if mark.type == PERMANENT]
    tokens = sum(1 for mark in scenario.objectives if mark.type == TOKEN)
    # A token can come to lie anywhere, so it counts even where it shares a hex now.
    marks = len({hex_ for mark in permanent for hex_ in mark.hexes}) + tokens
    if marks >= VIA_SPAN:
        raise reader.fail("objectives", bad("permanent", most=VIA_SPAN - 1))
    for number, way_out in enumerate(document.exits):
        field = f"exits[{number}]"
        mask = 0
        for hex_ in reader.hexes(f"{field}.hexes", way_out.hexes):
            if not on_edge(hex_, way_out.edge):
                off = bad("border", hex=LABELS[hex_], edge=way_out.edge or "any")
                raise reader.fail(f"{field}.hexes", off, LABELS[hex_])
            mask |= 1 << hex_
        if way_out.id in [other.id for other in scenario.exits]:
            raise reader.fail(f"{field}.id", bad("exit-id", word=shown(way_out.id)))
        scenario.exits.append(
            Exit(
                id=way_out.id,
                hexes=mask,
                edge=way_out.edge,
                side=SIDES.index(way_out.side),
                kinds=reader.kind_mask(f"{field}.units", way_out.units),
                carrier=way_out.carrier,
                medals=way_out.medals,
            )
        )


def on_edge(hex_: int, edge: str) -> bool:
    """Whether a unit can step off the board from this hex across the named border, or any."""
    borders = {
        "left": COLUMN[hex_] == 1,
        "right": COLUMN[hex_] == WIDTHS[ROW[hex_]],
        "rebel_baseline": hex_ in BASELINE[REBEL],
        "imperial_baseline": hex_ in BASELINE[EMPIRE],
    }
    return borders[edge] if edge else any(borders.values())


def _plan_arrivals(scenario: Scenario, document: ScenarioTable, reader: ScenarioReader) -> None:
    for number, arrival in enumerate(document.arrivals):
        field = f"arrivals[{number}]"
        kind = reader.kind(f"{field}.kind", arrival.kind)
        side = scenario.kinds[kind].side
        hexes = {
            "baseline": BASELINE[side],
            "near": list(range(HEXES)),
            "hexes": reader.hexes(f"{field}.hexes", arrival.hexes),
        }[arrival.where]
        if not hexes or (arrival.where == "near") != bool(arrival.near):
            raise reader.fail(field, bad("arrival"))
        scenario.arrivals.append(
            Arrival(
                side=side,
                kind=kind,
                count=arrival.count,
                moment=MOMENTS.index(arrival.when),
                frequency=FREQUENCIES.index(arrival.how),
                from_turn=arrival.from_turn,
                hexes=sum(1 << hex_ for hex_ in set(hexes)),
                near=reader.kind(f"{field}.near", arrival.near) if arrival.near else -1,
                optional=arrival.optional,
                limit=arrival.limit,
            )
        )


def _set_victory(scenario: Scenario, document: ScenarioTable, reader: ScenarioReader) -> None:
    for side, name in enumerate(SIDES):
        victory = document.victory.get(name)
        if victory is None or (not victory.medals and not victory.sudden_death):
            raise reader.fail(f"victory.{name}", bad("victory", side=name))
        scenario.medals_to_win[side] = victory.medals
        for number, condition in enumerate(victory.sudden_death):
            field = f"victory.{name}.sudden_death[{number}]"
            scenario.conditions.append(_condition(scenario, side, condition, field, reader))
    for key, medals in document.kill_medals.items():
        scenario.kill_medals[reader.kind("kill_medals", key)] = medals
    for name in document.no_kill_medals:
        for number, kind in enumerate(scenario.kinds):
            if kind.side != SIDES.index(name):
                scenario.kill_medals[number] = 0
    if document.charge is not None:
        charge = document.charge
        scenario.charge = Charge(
            side=SIDES.index(charge.side),
            per_turn=charge.per_turn,
            cost=charge.cost,
            medals=charge.medals,
            moment=MOMENTS.index(charge.when),
        )


def _condition(
    scenario: Scenario, side: int, condition: ConditionTable, field: str, reader: ScenarioReader
) -> Condition:
    of = -1
    if condition.type in ("exit", "hold", "token_exits", "token_captured"):
        wanted = HOLD if condition.type == "hold" else TOKEN
        names = [
            objective.id if objective.type == wanted else "" for objective in scenario.objectives
        ]
        if condition.type == "exit":
            names = [way_out.id for way_out in scenario.exits]
        if not condition.of or condition.of not in names:
            known = ", ".join(name for name in names if name) or "none"
            raise reader.fail(f"{field}.of", bad("of", word=shown(condition.of), known=known))
        of = names.index(condition.of)
    enemies = sum(1 << n for n, kind in enumerate(scenario.kinds) if kind.side != side)
    return Condition(
        side=side,
        type=CONDITIONS.index(condition.type),
        need=condition.need,
        kinds=reader.kind_mask(f"{field}.units", condition.units) & enemies,
        of=of,
    )


def check_units(scenario: Scenario, document: ScenarioTable, source: str) -> None:
    """Reject impossible positions: shared hexes, closed terrain, too many figures (B-SETUP-13)."""
    reader = ScenarioReader(source, scenario.kinds)
    figures = [0] * len(scenario.kinds)
    for label in document.play.destroyed if document.play else []:
        if INDEX.get(label) not in scenario.structures:
            raise reader.fail("play.destroyed", f"there was no structure on {label!r}")
    taken = {hex_: structure_on(scenario, hex_) for hex_ in standing(scenario, document)}
    badges = 0
    for number, unit in enumerate(document.units):
        field = f"units[{number}]"
        kind = reader.kind(f"{field}.kind", unit.kind)
        hex_ = reader.hex(f"{field}.hex", unit.hex)
        if hex_ in taken:
            raise reader.fail(f"{field}.hex", bad("taken", hex=unit.hex, unit=taken[hex_]))
        taken[hex_] = unit.kind
        if not scenario.enterable(kind, hex_):
            terrain = TERRAIN[scenario.terrain[hex_]]
            raise reader.fail(
                f"{field}.hex", bad("closed", unit=unit.kind, terrain=terrain, hex=unit.hex)
            )
        full = full_strength(scenario, unit, kind)
        if unit.moving and (unit.badge != "eweb" or document.play is None):
            raise reader.fail(f"{field}.moving", bad("moving"))
        if unit.badge and not fits_badge(scenario, kind, unit.badge):
            raise reader.fail(f"{field}.badge", bad("badge", unit=unit.kind, badge=unit.badge))
        strength = full if unit.figures is None else unit.figures
        if not 1 <= strength <= full:
            raise reader.fail(f"{field}.figures", bad("figures", most=full, got=strength))
        figures[kind] += strength
        badges += 1 if unit.badge else 0
    if not document.beyond_box:
        check_box(scenario, figures, badges, reader)


def check_box(scenario: Scenario, figures: list[int], badges: int, reader: ScenarioReader) -> None:
    """Reject what a paper table could not set up, unless the document allows it (B-SETUP-14)."""
    medals = sum(
        objective.medals
        for objective in scenario.objectives
        if objective.type in (TEMPORARY, PERMANENT)
    )
    for number, kind in enumerate(scenario.kinds):
        if figures[number] > kind.box:
            too_many = bad("box-figures", unit=kind.key, count=figures[number], most=kind.box)
            raise reader.fail("beyond_box", too_many)
    pieces = {
        "tiles": sum(1 for terrain in scenario.terrain if terrain),
        "badges": badges,
        "structures": len(scenario.structures),
        "medals": medals,
    }
    for name, count in pieces.items():
        if count > BOX[name]:
            raise reader.fail("beyond_box", bad(f"box-{name}", count=count, most=BOX[name]))


def structure_on(scenario: Scenario, hex_: int) -> str:
    """The kind of the structure on a hex."""
    return STRUCTURES[scenario.structure_kinds[scenario.structures.index(hex_)]]


def standing(scenario: Scenario, document: ScenarioTable) -> list[int]:
    """The hexes whose structure has not been destroyed."""
    destroyed = document.play.destroyed if document.play else []
    return [hex_ for hex_ in scenario.structures if LABELS[hex_] not in destroyed]


def full_strength(scenario: Scenario, unit: UnitTable, kind: int) -> int:
    if unit.full is not None:
        return unit.full
    table = scenario.kinds[kind]
    return table.squadron_figures if unit.badge == "elite_squadron" else table.figures


def fits_badge(scenario: Scenario, kind: int, badge: str) -> bool:
    """Four badges are for infantry, the elite squadron is for snowspeeders (B-BADGE-01)."""
    if badge == "elite_squadron":
        return scenario.kinds[kind].flying
    return CLASSES[scenario.kinds[kind].unit_class] == "infantry" and badge in BADGES


def place(state: Position, document: ScenarioTable) -> None:
    """Put structures and units on the board."""
    scenario = state.scenario
    keys = [kind.key for kind in scenario.kinds]
    for hex_ in standing(scenario, document):
        state.build(hex_)
    for unit in document.units:
        kind = keys.index(unit.kind)
        full = full_strength(scenario, unit, kind)
        hex_ = INDEX[unit.hex]
        number = state.add_unit(kind, hex_, full, BADGES.index(unit.badge))
        if unit.figures is not None:
            state.figures[number] = unit.figures
        if unit.moving:
            state.moving |= 1 << number
    for number, objective in enumerate(scenario.objectives):
        if objective.type == TOKEN:
            state.tokens[number] = objective.hexes[0]
    for number, arrival in enumerate(scenario.arrivals):
        if arrival.frequency == ONCE:
            state.due[number] = arrival.count


def deal(state: Position, options: OptionsTable) -> None:
    """Lay out the first turn, with the dealing and drawing of hands before it (B-SETUP-08)."""
    scenario = state.scenario
    claim_by_standing(state)
    for card in options.support if options.support_in == "beside" else []:
        state.support |= 1 << SUPPORTS.index(card)
    begin_turn(state)
    for seat in reversed(range(len(scenario.sides))):
        state.deck[seat] = scenario.deck_cards[seat]
        state.owned[seat] = scenario.deck_cards[seat]
        side = scenario.sides[seat]
        members = len(scenario.members[side])
        for _ in range(-(-scenario.hands[side] // members)):
            push(state, DRAW, seat)
    for side in (1, 0):
        if scenario.shared_cards[side]:
            for _ in range((scenario.shared_cards[side].bit_count() + 1) // 2):
                push(state, DEAL, scenario.members[side][0])
