"""What shots and places are worth to one side, on a board as it stands."""

from typing import Final

from echobase.core.aliases import Hex, Side, Unit, i64
from echobase.core.masks import HIGH, LOW
from echobase.core.rows import same
from echobase.core.sides import NOBODY, enemy
from echobase.core.vectors import vec
from echobase.games.battle.ai.secondary_worth import (
    LONG_WAY,
    steps_of_leaving,
    wanted_dead,
    wanted_hexes,
    way_home,
)
from echobase.games.battle.ai.sudden_death import share_of_exit, share_of_kill
from echobase.games.battle.ai.weights import Weights
from echobase.games.battle.rules.attack import boost_dice
from echobase.games.battle.rules.board import DISTANCE, HEXES, NEIGHBOURS
from echobase.games.battle.rules.dice import BLAST, RETREAT
from echobase.games.battle.rules.objectives import carries_token, exit_for
from echobase.games.battle.rules.position import Position
from echobase.games.battle.rules.scenario import CARD, PERMANENT, TEMPORARY, TOKEN, Aim
from echobase.games.battle.rules.sight import clear
from echobase.games.battle.rules.terrain import RIDGE, penalty, protection
from echobase.games.battle.rules.units import EWEB, INFANTRY, SCOUT

MOST_DICE: Final = 12
UNKNOWN: Final = -1000.0
FAR: Final = 99


class Assessment:
    """One side of a board on which nobody moves; remembers what it has computed.

    It also remembers what the board looked like, because the position may change afterwards:
    `assess` takes over what still holds on the next board.
    """

    def __init__(self, position: Position, side: Side, weights: Weights) -> None:
        self.position = position
        self.side = side
        self.weights = weights
        scenario = position.scenario
        self.kinds = position.kind
        self.badges = position.badge
        self.full = position.full
        self.hexes = position.hex[:]
        self.figures = position.figures
        self.standing: int = position.structures
        self.held = position.held
        self.tokens = position.tokens
        self.left = position.left
        self.turns = position.turns
        self.aims: list[Aim] = position.aims
        self.aim_counts: list[int] = position.aim_counts.copy()
        self.aim_units: list[int] = position.aim_units.copy()
        self.sides_of_die = sum(scenario.faces)
        self.blast = scenario.faces[BLAST] / self.sides_of_die
        self.flee = scenario.faces[RETREAT] / self.sides_of_die
        self.foes: list[int] = position.units_of(enemy(side))
        self.foe_hexes: list[int] = [position.hex[foe] for foe in self.foes]
        self.structures: list[int] = []
        if scenario.structure_side != side:
            for hex_ in scenario.structures:
                if position.structures >> hex_ & 1:
                    self.structures.append(hex_)
        self.chances: list[float] = [self._chance(kind.hit_faces) for kind in scenario.kinds]
        """By kind: the chance that one die hits it."""
        self.scouts: list[int] = []
        if SCOUT in position.badge:
            for unit in position.units_of(side):
                if position.badge[unit] == SCOUT:
                    if scenario.terrain[position.hex[unit]] == RIDGE:
                        self.scouts.append(unit)
        charge = scenario.charge
        late = charge is not None and charge.side != side
        self.goal_pull = weights.race if late else weights.goal
        """What one hex nearer to a goal is worth."""
        self.exit_pull = self._find_exit_pull() if scenario.exit_hexes[side] else 0.0
        """What one hex nearer to an exit is worth."""
        self._strikes: dict[int, float] = {}
        self._shots: dict[int, list[int]] = {}
        self._dangers: dict[int, float] = {}
        self._threats: dict[int, float] = {}
        self._reaches: dict[int, float] = {}
        self._closest: dict[int, int] = {}
        self._grounds: dict[int, float] = {}
        self._goals: dict[int, list[int]] = {}
        self._exits: dict[int, list[int]] = {}

    def fits(self, position: Position) -> bool:
        """Whether everything on the board is as it was; cards and orders do not matter."""
        return (
            same(self.hexes, position.hex)
            and same(self.figures, position.figures)
            and self.has_units(position.kind, position.badge, position.full)
            and self.standing == position.structures
            and same(self.held, position.held)
            and same(self.tokens, position.tokens)
            and same(self.left, position.left)
            and same(self.turns, position.turns)
            and self.aims == position.aims
            and self.aim_counts == position.aim_counts
            and self.aim_units == position.aim_units
        )

    def has_units(self, kinds: vec[i64], badges: vec[i64], full: vec[i64]) -> bool:
        """Whether no other unit has taken the number of one that was here."""
        return same(self.kinds, kinds) and same(self.badges, badges) and same(self.full, full)

    def take_over(self, before: "Assessment") -> None:
        """Keep what was computed on an earlier board about enemies that have not changed since."""
        if not self.has_units(before.kinds, before.badges, before.full) or self.foes != before.foes:
            return
        if self.foe_hexes != before.foe_hexes:
            return
        self._dangers = before._dangers
        self._threats = before._threats
        self._closest = before._closest
        if self.position.scenario.objectives or self.aims or self.standing != before.standing:
            return
        if same(self.left, before.left):
            self._grounds = before._grounds
        if all(self.figures[foe] == before.figures[foe] for foe in self.foes):
            self._strikes = before._strikes
            self._reaches = before._reaches

    def shares_places(self, before: "Assessment") -> bool:
        """Whether places mean the same as on an earlier board, but for friends beside them and
        figures of the own side."""
        return self._grounds is before._grounds and self._reaches is before._reaches

    def _chance(self, hitting: list[bool]) -> float:
        faces = self.position.scenario.faces
        hits = 0
        for face in range(len(faces)):
            if hitting[face]:
                hits += faces[face]
        return hits / self.sides_of_die

    def strike(self, target_hex: Hex, dice: int) -> float:
        """What this many dice against a hex are worth, averaged over every roll."""
        dice = min(dice, MOST_DICE)
        if dice <= 0:
            return 0.0
        key = target_hex * 16 + dice
        known = self._strikes.get(key, UNKNOWN)
        if known == UNKNOWN:
            unit = self.position.at[target_hex]
            known = self._unit_strike(unit, dice) if unit >= 0 else self._structure_strike(dice)
            self._strikes[key] = known
        return known

    def _structure_strike(self, dice: int) -> float:
        return self.weights.structure * (1.0 - (1.0 - self.blast) ** dice)

    def _unit_strike(self, unit: Unit, dice: int) -> float:
        position = self.position
        weights = self.weights
        kind = position.scenario.kinds[position.kind[unit]]
        prize = self.prize(unit)
        none_left, expected = self.fate(unit, dice)
        if kind.confirmation:
            return prize * none_left
        worth = none_left * prize + expected * weights.figure
        if not kind.ignores_retreats:
            pushed = 1.0 - (1.0 - self.flee) ** dice
            worth += (1.0 - none_left) * pushed * weights.retreat
            if self.holds(unit, position.hex[unit]):
                worth += (1.0 - none_left) * pushed * weights.hold * 0.5
        return worth

    def fate(self, unit: Unit, dice: int) -> tuple[float, float]:
        """The chance that so many dice eliminate a unit, and the hits to expect if they do not."""
        position = self.position
        kind = position.scenario.kinds[position.kind[unit]]
        chance = self.chances[position.kind[unit]]
        if kind.confirmation:
            return 1.0 - (1.0 - chance * self.blast) ** dice, 0.0
        figures: int = position.figures[unit]
        none_left = 1.0
        expected = 0.0
        ways = 1.0
        for hits in range(min(figures, dice + 1)):
            exactly = ways * chance**hits * (1.0 - chance) ** (dice - hits)
            none_left -= exactly
            expected += exactly * hits
            ways = ways * (dice - hits) / (hits + 1)
        return none_left, expected

    def prize(self, unit: Unit) -> float:
        """What the enemy loses if a unit is eliminated now."""
        position = self.position
        weights = self.weights
        medals = position.scenario.kill_medals[position.kind[unit]]
        worth = (
            weights.medal * medals + weights.unit + weights.figure * float(position.figures[unit])
        )
        if position.scenario.conditions:
            worth += weights.sudden * share_of_kill(position, self.side, position.kind[unit])
        if carries_token(position, unit):
            worth += weights.token
        if self.holds(unit, position.hex[unit]):
            worth += weights.hold
        if position.aims and wanted_dead(position, self.side, unit):
            worth += weights.wish
        return worth

    def shots(self, unit: Unit, start: int) -> list[int]:
        """What a unit could attack from a hex: pairs of a hex and the dice without any card."""
        key = unit * HEXES + start
        found = self._shots.get(key)
        if found is None:
            found = self._find_shots(unit, start)
            self._shots[key] = found
        return found

    def _find_shots(self, unit: Unit, start: int) -> list[int]:
        position = self.position
        scenario = position.scenario
        kind = scenario.kinds[position.kind[unit]]
        reach = len(kind.dice)
        near = DISTANCE[start]
        terrain = scenario.terrain
        found: list[int] = []
        listed = False
        for target_hex in self.foe_hexes + self.structures:
            if near[target_hex] > reach:
                continue
            if not listed:
                listed = True
                here = position.hex[unit]
                normal_low = position.obstructions_low(False) & ~LOW[here]
                normal_high = position.obstructions_high(False) & ~HIGH[here]
                ridges_low, ridges_high = normal_low, normal_high
                if terrain[start] == RIDGE:
                    ridges_low = position.obstructions_low(True) & ~LOW[here]
                    ridges_high = position.obstructions_high(True) & ~HIGH[here]
            foe = position.at[target_hex]
            # A structure is not a unit (B-LOS-18).
            low, high = normal_low, normal_high
            if foe >= 0 and terrain[target_hex] == RIDGE:
                low, high = ridges_low, ridges_high
            if not clear(start, target_hex, low, high):
                continue
            dice = kind.dice[near[target_hex] - 1] - penalty(terrain[start], kind.unit_class)
            if foe >= 0:
                hit = scenario.kinds[position.kind[foe]]
                if hit.protected:
                    dice -= protection(
                        terrain[target_hex], hit.unit_class, kind.unit_class, terrain[start]
                    )
                dice += self._scouted(unit, target_hex)
            else:
                dice -= protection(terrain[target_hex], -1, kind.unit_class, terrain[start])
            found.append(target_hex)
            found.append(dice)
        return found

    def _scouted(self, unit: Unit, target_hex: Hex) -> int:
        position = self.position
        dice = 0
        for scout in self.scouts:
            if scout != unit and position.sees(position.hex[scout], target_hex):
                dice += 1
                if not position.scenario.scouts_add_up:
                    break
        return dice

    def best_shot(self, unit: Unit, start: int, bonus: bool) -> float:
        """The best attack of a unit from a hex under the card in effect; 0 when there is none."""
        shots = self.shots(unit, start)
        if not shots:
            return 0.0
        position = self.position
        card = position.card
        extra = boost_dice(position)
        close = 0
        if bonus:
            extra += card.dice
            close = card.close_dice
            if card.support_dice:
                extra += self.friends(unit, start)
        near = DISTANCE[start]
        best = 0.0
        for number in range(0, len(shots), 2):
            target_hex = shots[number]
            dice = shots[number + 1] + extra
            if close and near[target_hex] == 1:
                dice += close
            worth = self.strike(target_hex, dice)
            if worth > best:
                best = worth
        return best

    def friends(self, unit: Unit, start: int) -> int:
        """Other units of its side beside a hex."""
        position = self.position
        count = 0
        for hex_ in NEIGHBOURS[start]:
            other = position.at[hex_]
            if other >= 0 and other != unit and position.side[other] == self.side:
                count += 1
        return count

    def danger(self, kind: int, hex_: Hex) -> float:
        """The hits that a unit of a kind must expect on a hex in the enemy's next turn."""
        key = kind * HEXES + hex_
        known = self._dangers.get(key, UNKNOWN)
        if known == UNKNOWN:
            known = self._find_danger(kind, hex_, True)
            self._dangers[key] = known
        return known

    def _find_danger(self, kind: int, hex_: Hex, after_moves: bool) -> float:
        position = self.position
        scenario = position.scenario
        mine = scenario.kinds[kind]
        terrain = scenario.terrain
        near = DISTANCE[hex_]
        dice = 0
        for number in range(len(self.foes)):
            foe = scenario.kinds[position.kind[self.foes[number]]]
            apart = near[self.foe_hexes[number]]
            if after_moves:
                apart -= foe.still_attacks
            apart = max(apart, 1)
            if apart <= len(foe.dice):
                shown = foe.dice[apart - 1]
                if mine.protected:
                    shown -= protection(terrain[hex_], mine.unit_class, foe.unit_class, 0)
                if shown > 0:
                    dice += shown
        hits = dice * self.chances[kind]
        if mine.confirmation:
            hits *= self.blast
        return hits

    def threats(self, kind: int, hex_: Hex) -> float:
        """The hits to expect there from enemies that attack from where they stand."""
        key = kind * HEXES + hex_
        known = self._threats.get(key, UNKNOWN)
        if known == UNKNOWN:
            known = self._find_danger(kind, hex_, False)
            self._threats[key] = known
        return known

    def reach(self, kind: int, hex_: Hex) -> float:
        """The best attack of a unit after a move from a hex, ignoring anything in the way."""
        key = kind * HEXES + hex_
        known = self._reaches.get(key, UNKNOWN)
        if known == UNKNOWN:
            known = self._find_reach(kind, hex_)
            self._reaches[key] = known
        return known

    def _find_reach(self, kind: int, hex_: Hex) -> float:
        position = self.position
        scenario = position.scenario
        terrain = scenario.terrain
        mine = scenario.kinds[kind]
        near = DISTANCE[hex_]
        most = 0.0
        for target_hex in self.foe_hexes + self.structures:
            apart = max(near[target_hex] - mine.still_attacks, 1)
            if apart > len(mine.dice):
                continue
            dice = mine.dice[apart - 1]
            foe = position.at[target_hex]
            if foe < 0:
                dice -= protection(terrain[target_hex], -1, mine.unit_class, 0)
            elif scenario.kinds[position.kind[foe]].protected:
                foe_class = scenario.kinds[position.kind[foe]].unit_class
                dice -= protection(terrain[target_hex], foe_class, mine.unit_class, 0)
            if dice > 0:
                most = max(most, self.strike(target_hex, dice))
        return most

    def closest(self, hex_: Hex) -> int:
        """Hexes to the nearest enemy."""
        found = self._closest.get(hex_, -1)
        if found < 0:
            near = DISTANCE[hex_]
            found = FAR
            for foe in self.foe_hexes:
                if near[foe] < found:
                    found = near[foe]
            self._closest[hex_] = found
        return found

    def goals(self, unit: Unit) -> list[int]:
        """The hexes a unit should head for: objectives, exits, enemy structures."""
        position = self.position
        carries = carries_token(position, unit)
        key = position.kind[unit] * 2 + (1 if carries else 0)
        found = self._goals.get(key)
        if found is None:
            found = self._find_goals(unit)
            self._goals[key] = found
        return found

    def _find_goals(self, unit: Unit) -> list[int]:
        position = self.position
        scenario = position.scenario
        found: list[int] = []
        for number, objective in enumerate(scenario.objectives):
            held = position.held[number]
            if objective.type == TOKEN:
                if held == NOBODY:
                    found.append(position.tokens[number])
                elif held >= 0 and position.side[held] != self.side:
                    found.append(position.hex[held])
            elif objective.open_to(self.side, position.kind[unit]):
                kept = objective.type in (PERMANENT, TEMPORARY, CARD)
                if not (kept and held == self.side):
                    found.extend([hex_ for hex_ in objective.hexes if position.at[hex_] < 0])
        return found + self.exits(unit) + self.structures

    def exits(self, unit: Unit) -> list[int]:
        """The hexes from which a unit may leave the board."""
        position = self.position
        if not position.scenario.exit_hexes[self.side]:
            return []
        carries = carries_token(position, unit)
        key = position.kind[unit] * 2 + (1 if carries else 0)
        found = self._exits.get(key)
        if found is None:
            hexes = range(HEXES)
            found = [hex_ for hex_ in hexes if exit_for(position, unit, hex_, carries) >= 0]
            self._exits[key] = found
        return found

    def leaving(self, unit: Unit, way_out: int) -> float:
        """The worth of a unit leaving by an exit."""
        medals = self.position.scenario.exits[way_out].medals
        share = share_of_exit(self.position, self.side, way_out)
        worth = self.weights.medal * medals + self.weights.sudden * share
        return worth + self.wish_of_leaving(unit, way_out)

    def wish_of_leaving(self, unit: Unit, way_out: int) -> float:
        """What the objectives of its side make of a unit leaving by an exit."""
        if not self.position.aims:
            return 0.0
        worth = self.weights.wish * steps_of_leaving(self.position, unit, way_out)
        if way_home(self.position, self.side, unit):
            worth += self.weights.carry * LONG_WAY  # as much as at the end of the way
        return worth

    def holds(self, unit: Unit, hex_: Hex) -> bool:
        """Whether the unit there holds an objective that counts only while it is held."""
        position = self.position
        for objective in position.scenario.objectives:
            if objective.type != TOKEN and objective.type != PERMANENT:
                if hex_ in objective.hexes:
                    if objective.open_to(position.side[unit], position.kind[unit]):
                        return True
        return False

    def ground(self, unit: Unit, hex_: Hex) -> float:
        """What a hex is worth to a unit: cover, objectives, nearby goals, enemies not too close."""
        key = unit * HEXES + hex_
        known = self._grounds.get(key, UNKNOWN)
        if known == UNKNOWN:
            known = self._find_ground(unit, hex_)
            self._grounds[key] = known
        return known

    def _find_ground(self, unit: Unit, hex_: Hex) -> float:
        position = self.position
        weights = self.weights
        scenario = position.scenario
        kind = scenario.kinds[position.kind[unit]]
        worth = 0.0
        if kind.protected:
            cover = protection(scenario.terrain[hex_], kind.unit_class, INFANTRY, 0)
            worth += weights.cover * cover
        if scenario.objectives and self.holds(unit, hex_):
            worth += weights.hold
        apart = FAR
        near = DISTANCE[hex_]
        for goal in self.goals(unit):
            if near[goal] < apart:
                apart = near[goal]
        if apart < FAR:
            worth -= self.goal_pull * apart
        if self.exit_pull:
            worth -= self.exit_pull * self.from_exit(unit, hex_)
        if position.aims:
            worth += self._wanted(unit, hex_)
        worth -= weights.danger * self.danger(position.kind[unit], hex_)
        return worth - weights.approach * self.closest(hex_)

    def _wanted(self, unit: Unit, hex_: Hex) -> float:
        """What a hex is worth for the objectives of the unit's side: to stand there, or nearer."""
        side = self.position.side[unit]
        apart = FAR
        for way_out in way_home(self.position, side, unit):
            apart = min(apart, DISTANCE[hex_][way_out])
        if apart < FAR:
            return self.weights.carry * (LONG_WAY - apart)
        for wanted in wanted_hexes(self.position, side, unit):
            apart = min(apart, DISTANCE[hex_][wanted])
        if apart == FAR:
            return 0.0
        return self.weights.wish if apart == 0 else -self.weights.goal * apart

    def _find_exit_pull(self) -> float:
        """Exits that pay attract units, and more so where nothing else pays."""
        scenario = self.position.scenario
        if not any(way_out.medals for way_out in scenario.exits if way_out.side == self.side):
            return 0.0
        for number, kind in enumerate(scenario.kinds):
            if kind.side != self.side and scenario.kill_medals[number]:
                return self.weights.exit
        return self.weights.flight

    def from_exit(self, unit: Unit, hex_: Hex) -> int:
        """Hexes to the nearest exit of a unit; 0 when it has none."""
        near = DISTANCE[hex_]
        apart = FAR
        for way_out in self.exits(unit):
            if near[way_out] < apart:
                apart = near[way_out]
        return 0 if apart == FAR else apart

    def eweb(self, unit: Unit, moves: bool) -> float:
        """The worth of an E-Web staying where it is."""
        position = self.position
        if position.badge[unit] != EWEB or moves:
            return 0.0
        return self.weights.eweb


def assess(
    position: Position, side: Side, weights: Weights, before: Assessment | None
) -> Assessment:
    """The assessment of a side, with what still holds of the one before."""
    if before is None or before.side != side or before.position.scenario is not position.scenario:
        return Assessment(position, side, weights)
    if before.fits(position):
        before.position = position
        return before
    found = Assessment(position, side, weights)
    found.take_over(before)
    return found
