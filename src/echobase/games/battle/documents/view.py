"""What one seat may know of a battle: a different type from the state, holding nothing hidden."""

from typing import TYPE_CHECKING

import msgspec

from echobase.core.masks import each
from echobase.core.sides import NOBODY, SIDES
from echobase.core.view import View as AnyView
from echobase.games.battle.documents.secondary_view import SecondaryView, secondary_view
from echobase.games.battle.rules.board import LABELS
from echobase.games.battle.rules.cards import SUPPORTS
from echobase.games.battle.rules.dice import spell
from echobase.games.battle.rules.hidden import certain_hand
from echobase.games.battle.rules.objectives import CAPTURED, ESCAPED, needed, progress, score
from echobase.games.battle.rules.order import CHOICES, announced
from echobase.games.battle.rules.scenario import (
    CONDITIONS,
    EITHER,
    OBJECTIVE_TYPES,
    TOKEN,
    Condition,
)
from echobase.games.battle.rules.steps import STEPS, phase, resolving, step_of
from echobase.games.battle.rules.terrain import STRUCTURES, TERRAIN
from echobase.games.battle.rules.units import BADGES, EWEB

if TYPE_CHECKING:
    from echobase.games.battle.rules.state import State


class UnitView(msgspec.Struct, frozen=True):
    """One unit on the board."""

    kind: str
    side: str
    hex: str
    figures: int
    full: int
    badge: str = ""
    moving: bool = False
    """E-Web badge on its moving side."""
    ordered: bool = False
    moved: bool = False
    attacked: bool = False
    carries: str = ""
    """Token carried by the unit."""


class SeatView(msgspec.Struct, frozen=True):
    """The cards of one seat as the viewer knows them."""

    side: str
    leader: str
    cards: int
    deck: int
    discard: list[str]
    hand: list[str] | None
    """None when the hand is hidden from the viewer."""
    known: list[str]
    """Cards that anybody who followed the game knows to be in the hand."""


class ObjectiveView(msgspec.Struct, frozen=True):
    """A marked hex or group of hexes, and who has it."""

    id: str
    type: str
    side: str
    """Who may claim it: a side, or `either`; for a token, who may carry it."""
    units: list[str]
    """The kinds of units that may claim it; empty when any may."""
    hexes: list[str]
    medals: int
    held_by: str


class ExitView(msgspec.Struct, frozen=True):
    """Hexes by which units of a side may leave the board."""

    id: str
    side: str
    hexes: list[str]
    edge: str
    """The border they leave over: left, right, rebel_baseline, imperial_baseline; empty: any."""
    medals: int
    units: list[str]
    """The kinds of units that may leave by it; empty when any may."""
    carrier: bool
    """Whether only a unit that carries a token may leave."""
    left: int
    """Units that have left by it so far."""


class GoalView(msgspec.Struct, frozen=True):
    """What a side wins by, and how far it has come."""

    side: str
    type: str
    """`medals`, `charge` for what becomes a medal, or the type of a sudden-death condition."""
    done: int
    need: int
    what: list[str]
    """The kinds of units or structures that count, or the token."""
    hexes: list[str]
    """Where: the structures, the exit, the positions or the token; empty for anywhere."""


class View(AnyView, frozen=True, kw_only=True, tag="battle"):
    """All that a seat may know of a battle."""

    active: str
    active_seat: int
    phase: str
    """The part of the turn in progress: start, play, order, move, attack, draw or end."""
    turns: dict[str, int]
    medals: dict[str, int]
    medals_to_win: dict[str, int]
    terrain: dict[str, str]
    structures: dict[str, str]
    ruins: dict[str, str]
    """What is left of structures, by hex: the kind that stood there."""
    goals: list[GoalView]
    units: list[UnitView]
    objectives: list[ObjectiveView]
    exits: list[ExitView]
    seats: list[SeatView]
    played: list[str]
    support: list[str]
    charges: int
    fallen: dict[str, int]
    """Units eliminated so far, by kind."""
    due: list[int]
    """Units still to come, for each arrival of the scenario."""
    chosen: str
    """Section or class chosen for the card in play."""
    attack: dict[str, str | int]
    """The attack being resolved: attacker, target, dice and faces so far."""
    secondary: list[SecondaryView]
    """The secondary objectives that the viewer may know: its own side's, and all at the end."""
    winner: str
    reason: str
    actions: list[str]
    """The choices, in notation, when it is this seat that decides."""


def make(state: "State", seat: int | None) -> View:
    """The view of a seat; None is a spectator, who sees no hand at all."""
    scenario = state.scenario
    acting = seat is not None and state.to_act() == seat
    choice = announced(state)
    carried = {
        state.held[number]: objective.id
        for number, objective in reversed([*enumerate(scenario.objectives)])
        if objective.type == TOKEN
    }
    return View(
        seat=seat,
        to_act=state.to_act(),
        step=STEPS[step_of(state.todo[-1])] if state.todo else "over",
        active=SIDES[state.active],
        active_seat=state.seat,
        phase=phase(state),
        turns={SIDES[side]: state.turns[side] for side in (0, 1)},
        medals={SIDES[side]: score(state, side) for side in (0, 1)},
        medals_to_win={SIDES[side]: scenario.medals_to_win[side] for side in (0, 1)},
        terrain={LABELS[hex_]: TERRAIN[kind] for hex_, kind in enumerate(scenario.terrain) if kind},
        structures=_structures(state, 1),
        ruins=_structures(state, 0),
        goals=_goals(state),
        units=[_unit(state, unit, carried.get(unit, "")) for unit in state.at if unit >= 0],
        objectives=_objectives(state),
        exits=[
            ExitView(
                id=way_out.id,
                side=SIDES[way_out.side],
                hexes=[LABELS[hex_] for hex_ in each(way_out.hexes)],
                edge=way_out.edge,
                medals=way_out.medals,
                units=_only(state, way_out.kinds, way_out.side),
                carrier=way_out.carrier,
                left=state.left[number],
            )
            for number, way_out in enumerate(scenario.exits)
        ],
        seats=[_seat(state, other, seat) for other in range(len(scenario.sides))],
        played=[scenario.cards[state.active][card].key for card in each(state.played)],
        support=[name for card, name in enumerate(SUPPORTS) if state.support >> card & 1],
        charges=state.charges,
        fallen={
            kind.key: state.fallen[number]
            for number, kind in enumerate(scenario.kinds)
            if state.fallen[number]
        },
        due=list(state.due),
        chosen="" if choice == NOBODY else CHOICES[choice],
        attack=_attack(state),
        secondary=secondary_view(state, seat),
        winner=SIDES[state.winner] if state.winner != NOBODY else "",
        reason=state.reason,
        actions=[state.write(action) for action in state.actions()] if acting else [],
    )


def _unit(state: "State", unit: int, carries: str) -> UnitView:
    badge, bit = state.badge[unit], 1 << unit
    return UnitView(  # by place, because there are many units in many views
        state.scenario.kinds[state.kind[unit]].key,
        SIDES[state.side[unit]],
        LABELS[state.hex[unit]],
        state.figures[unit],
        state.full[unit],
        BADGES[badge],
        badge == EWEB and state.moving & bit != 0,
        state.ordered & bit != 0,
        state.moved & bit != 0,
        state.attacked & bit != 0,
        carries,
    )


def _structures(state: "State", standing: int) -> dict[str, str]:
    """The structures that stand, or those that have been destroyed."""
    scenario = state.scenario
    return {
        LABELS[hex_]: STRUCTURES[kind]
        for hex_, kind in zip(scenario.structures, scenario.structure_kinds, strict=True)
        if state.structures >> hex_ & 1 == standing
    }


def _only(state: "State", kinds: int, side: int) -> list[str]:
    """The kinds in a mask; nothing when it has all kinds of the side, or of both."""
    possible = [
        number
        for number, kind in enumerate(state.scenario.kinds)
        if side in (EITHER, kind.side) and kind.mobile
    ]
    found = [number for number in possible if kinds >> number & 1]
    return [] if found == possible else [state.scenario.kinds[number].key for number in found]


def _goals(state: "State") -> list[GoalView]:
    """The medals that each side needs, what becomes a medal, and its sudden-death conditions."""
    scenario, found = state.scenario, []
    for side, name in enumerate(SIDES):
        if scenario.medals_to_win[side]:
            won, need = score(state, side), scenario.medals_to_win[side]
            found.append(GoalView(name, "medals", won, need, [], []))
        charge = scenario.charge
        if charge is not None and charge.side == side:
            built = _structures(state, 1)
            what = list(dict.fromkeys(built.values()))
            found.append(GoalView(name, "charge", state.charges, charge.cost, what, list(built)))
        found += [
            _condition(state, condition)
            for condition in scenario.conditions
            if condition.side == side
        ]
    return found


def _condition(state: "State", condition: Condition) -> GoalView:
    """A sudden-death condition: what it is about, and where."""
    scenario = state.scenario
    type_, what, hexes = CONDITIONS[condition.type], [], []
    if type_ == "destroy_structures":
        what = [STRUCTURES[kind] for kind in dict.fromkeys(scenario.structure_kinds)]
        hexes = [LABELS[hex_] for hex_ in scenario.structures]
    elif type_ == "eliminate":
        what = [kind.key for n, kind in enumerate(scenario.kinds) if condition.kinds >> n & 1]
    elif type_ == "exit":
        way_out = scenario.exits[condition.of]
        what = _only(state, way_out.kinds, way_out.side)
        hexes = [LABELS[hex_] for hex_ in each(way_out.hexes)]
    else:
        objective = _objectives(state)[condition.of]
        what, hexes = [objective.id], objective.hexes
    return GoalView(
        side=SIDES[condition.side],
        type=type_,
        done=min(progress(state, condition), needed(state, condition)),
        need=needed(state, condition),
        what=what,
        hexes=hexes,
    )


def _objectives(state: "State") -> list[ObjectiveView]:
    found: list[ObjectiveView] = []
    for number, objective in enumerate(state.scenario.objectives):
        held = state.held[number]
        if objective.type == TOKEN:
            place = state.hex[held] if held >= 0 else state.tokens[number]
            fate = {NOBODY: "", CAPTURED: "captured", ESCAPED: "escaped"}
            owner = SIDES[state.side[held]] if held >= 0 else fate[held]
            hexes = [LABELS[place]]
        else:
            owner = SIDES[held] if held != NOBODY else ""
            hexes = [LABELS[hex_] for hex_ in objective.hexes]
        type_ = OBJECTIVE_TYPES[objective.type]
        found.append(
            ObjectiveView(
                id=objective.id,
                type=type_,
                side=(*SIDES, "either")[objective.side],
                units=_only(state, objective.kinds, objective.side),
                hexes=hexes,
                medals=objective.medals,
                held_by=owner,
            )
        )
    return found


def _seat(state: "State", seat: int, viewer: int | None) -> SeatView:
    """Team mates see each other's hands; nobody else does (B-TEAM-13)."""
    scenario = state.scenario
    side = scenario.sides[seat]
    mine = viewer is not None and scenario.sides[viewer] == side
    cards = scenario.cards[side]
    return SeatView(
        side=SIDES[side],
        leader=scenario.leaders[seat],
        cards=len(each(state.hand[seat])),
        deck=len(each(state.deck[seat])),
        discard=[cards[card].key for card in each(state.discard[seat])],
        hand=[cards[card].key for card in each(state.hand[seat])] if mine else None,
        known=[cards[card].key for card in each(certain_hand(state, seat, False))],
    )


def _attack(state: "State") -> dict[str, str | int]:
    if not resolving(state):
        return {}
    attacker = state.attacker
    return {
        "attacker": LABELS[state.hex[attacker]] if attacker != NOBODY else "",
        "target": LABELS[state.hex[state.target] if state.target >= 0 else state.target_hex],
        "dice": state.dice,
        "faces": spell(state.roll),
        "retreats": state.retreats,
    }
