"""What a place is worth to a unit: what can be hit from there, what may hit it, what is near."""

from typing import Final

from echobase.core.aliases import Hex, Unit
from echobase.core.sides import EMPIRE
from echobase.games.assault.ai.assessment import NOWHERE, Assessment
from echobase.games.assault.ai.unit_value import ODDS
from echobase.games.assault.ai.weights import Weights
from echobase.games.assault.rules.fire import fire_strength, hotshot_dice
from echobase.games.assault.rules.force import points_of
from echobase.games.assault.rules.harpoon import DICE_ACROSS, DICE_IN_ONE_MACROHEX
from echobase.games.assault.rules.map import CLIFF, OFF_MAP, ROUGH
from echobase.games.assault.rules.position import ABOARD, Position
from echobase.games.assault.rules.units import (
    ARMOUR,
    KIND,
    SIDE,
    SNOWSPEEDER,
    SPEEDER_1,
    SPEEDERS,
    WALKER,
    WALKERS,
)

LUKES_POINTS: Final = 5
"""Points that Luke will add to a harpoon."""
LURED: Final = 10
"""Hexes beyond which a Walker no longer attracts Troopers."""
PACE: Final = 2
"""Imperial infantry and AT-STs stay within this many hexes of a Walker."""
TRACK_LENGTH: Final = 6
"""Hexes ahead of a Walker in which its own side is in the way."""
RISK: Final[list[float]] = [0.0, 1.0, 1.7]
"""By body hits of the Walker: the risk to those aboard."""
NEXT_SHOTS: Final = 0.5
"""The shots of the next turn that a place still serves."""
HALF: Final = 0.5
"""The part of a speeder's rounds of fire that find it in the same place."""
NO_LIMIT: Final = -1e9
"""For places that are judged completely."""


class PlaceJudge:
    """Judges places for one unit: hexes, and places off the map as a position names them."""

    def __init__(
        self, position: Position, unit: Unit, assessed: Assessment, weights: Weights
    ) -> None:
        self.position = position
        self.unit = unit
        self.kind = KIND[unit]
        self.assessed = assessed
        self.weights = weights
        self.terrain = assessed.map.terrain
        self.strength = fire_strength(position, unit)
        self.shots = self.shot_weight(1.0)
        fear = weights.fear + weights.fear_late * assessed.late
        fear += weights.fear_moves * assessed.moves[self.kind] + weights.fear_close * assessed.close
        fear += weights.fear_sure * assessed.first(self.kind)
        self.fear = fear * weights.value[self.kind]
        self.most = assessed.most(self.strength)

    def shot_weight(self, share: float) -> float:
        """The weight of shots from a place: `share` of every round in which the kind may fire."""
        assessed = self.assessed
        weight = self.weights.shot + self.weights.shot_sure * assessed.first(WALKER)
        return weight * (assessed.fires[self.kind] * share + NEXT_SHOTS)

    def worth(self, place: int, least: float) -> float:
        """What a place is worth; or any lower value once it cannot be worth `least`."""
        raise NotImplementedError

    def stand(self, hex_: Hex, found: float, least: float) -> float:
        """What all have in common: a shot soon, and the danger of shots in return."""
        if self.shots > 0.0:
            if found + self.shots * self.most < least:
                return found
            found += self.shots * self.assessed.gain(hex_, self.strength)
        if found < least or self.fear <= 0.0:
            return found
        return found - self.fear * self.assessed.danger(hex_, self.kind)

    def cover(self, hex_: Hex) -> float:
        return self.weights.cover if self.terrain[hex_] == ROUGH else 0.0


class ForSpeeder(PlaceJudge):
    """Beside a Walker when a harpoon may come, else where few can fire: behind, or in cliffs."""

    def __init__(
        self, position: Position, unit: Unit, assessed: Assessment, weights: Weights
    ) -> None:
        super().__init__(position, unit, assessed, weights)
        speeder = unit - SPEEDER_1
        self.shots = self.shot_weight(HALF)
        self.harpoon = 0.0
        if position.gunner_lives(speeder):
            self.harpoon = weights.harpoon if assessed.harpoons else weights.harpoon_later
            self.harpoon += weights.harpoon_moves * assessed.moves[SNOWSPEEDER]
            if assessed.harpoons:
                self.harpoon += weights.harpoon_sure * assessed.first(WALKER)
        self.dice = min(points_of(position, unit), LUKES_POINTS) + hotshot_dice(position, unit)
        self.fear /= float(2 - position.hull[speeder])
        if position.is_luke(unit):
            self.fear *= 1.0 + weights.luke_fear
            self.harpoon *= 1.0 + weights.luke_harpoon
        self.lane = assessed.ground.lane_distances()
        self.near_foremost: list[int] = []
        if assessed.foremost != NOWHERE:
            self.near_foremost = assessed.ground.distances(assessed.foremost)

    def worth(self, place: int, least: float) -> float:
        assessed = self.assessed
        apart = assessed.apart(place)
        weights = self.weights
        found = -weights.chase * max(0, apart - 1) - weights.lane * self.lane[place]
        if self.near_foremost:
            found -= weights.chase_first * self.near_foremost[place]
        if self.terrain[place] == CLIFF:
            return found + weights.cliff
        found += weights.field * assessed.seen_by(place)
        if apart == 1:
            found += self.harpoon * self.prey(place) + weights.pair * self.companions(place)
        return self.stand(place, found, least)

    def prey(self, place: int) -> float:
        """The best harpoon from a place beside a Walker."""
        assessed = self.assessed
        near = assessed.ground.distances(place)
        ranges = assessed.map.ranges(place)
        found = 0.0
        number = -1
        for there in assessed.walker_hexes:
            number += 1
            if near[there] == 1:
                dice = self.dice + (DICE_ACROSS if ranges[there] else DICE_IN_ONE_MACROHEX)
                found = max(found, ODDS[ARMOUR[WALKER]][dice] * assessed.walker_worths[number])
        return found

    def companions(self, place: Hex) -> int:
        """The other speeders beside a Walker that is beside this place."""
        near = self.assessed.ground.distances(place)
        found = 0
        for there in self.assessed.walker_hexes:
            if near[there] == 1:
                around = self.assessed.ground.distances(there)
                for unit in range(SPEEDER_1, SPEEDER_1 + SPEEDERS):
                    other = self.position.place[unit]
                    if unit != self.unit and other >= 0 and around[other] == 1:
                        found += 1
        return found


class ForRebel(PlaceJudge):
    """Out of the Base where there is something to shoot at, otherwise inside."""

    def __init__(
        self, position: Position, unit: Unit, assessed: Assessment, weights: Weights
    ) -> None:
        super().__init__(position, unit, assessed, weights)
        self.lane = assessed.ground.lane_distances()
        self.track = tracks(position)

    def worth(self, place: int, least: float) -> float:
        weights = self.weights
        if place < 0:
            return weights.in_base
        found = self.cover(place) - weights.lure * min(self.assessed.apart(place), LURED)
        found -= weights.lane_infantry * self.lane[place]
        if place in self.track:
            found -= weights.feet
        return self.stand(place, found, least)


class ForImperial(PlaceJudge):
    """With the Walkers but not in front of their feet, and out of a burning one in time."""

    def __init__(
        self, position: Position, unit: Unit, assessed: Assessment, weights: Weights
    ) -> None:
        super().__init__(position, unit, assessed, weights)
        self.track = tracks(position)
        self.to_goal = assessed.ground.distances(assessed.map.generator)

    def worth(self, place: int, least: float) -> float:
        weights = self.weights
        if place <= ABOARD:
            walker = ABOARD - place
            found = weights.ride - weights.risk * RISK[self.position.body[walker]]
            return found - weights.goal * self.to_goal[self.position.place[walker]]
        found = self.cover(place) - weights.goal * self.to_goal[place]
        found -= weights.follow * max(0, self.assessed.apart(place) - PACE)
        if place in self.track:
            found -= weights.track
        return self.stand(place, found, least)


def judge(position: Position, unit: Unit, assessed: Assessment, weights: Weights) -> PlaceJudge:
    """The judge for a unit."""
    if KIND[unit] == SNOWSPEEDER:
        return ForSpeeder(position, unit, assessed, weights)
    if SIDE[unit] == EMPIRE:
        return ForImperial(position, unit, assessed, weights)
    return ForRebel(position, unit, assessed, weights)


def tracks(position: Position) -> set[int]:
    """The hexes straight ahead of Walkers."""
    found: set[int] = set()
    neighbours = position.setting.map.neighbours
    for walker in range(WALKERS):
        hex_ = position.place[walker]
        for _ in range(TRACK_LENGTH if hex_ >= 0 else 0):
            hex_ = neighbours[hex_][position.facing[walker]]
            if hex_ == OFF_MAP:
                break
            found.add(hex_)
    return found
