"""What a place is worth to a unit: what can be hit from there, what may hit it, what is near."""

from typing import Final, Protocol

from echobase.ai.assault.outlook import outlook, rounds_left
from echobase.ai.assault.worth import VALUE, odds
from echobase.assault.cards import FIRES, HARPOONS
from echobase.assault.fire import fire_strength
from echobase.assault.force import points_of
from echobase.assault.harpoon import harpoon_dice
from echobase.assault.map import CLIFF, OFF_MAP, ROUGH
from echobase.assault.position import ABOARD
from echobase.assault.state import State
from echobase.assault.units import ARMOUR, KIND, SIDE, SNOWSPEEDER, SPEEDER_1, WALKER, WALKERS
from echobase.core.sides import EMPIRE, REBEL

SHOT: Final = 0.6
"""What a shot that can be fired later counts for."""
FEAR: Final = 0.25
"""What a hit that may come counts for: the enemy has other targets too."""
COVER: Final = 0.3

HARPOON: Final = 0.5
HARPOON_NEXT_TURN: Final = 0.15
"""The chance to throw a harpoon from here, by whether its card is still to come in this turn."""
LUKES_POINTS: Final = 5
"""Points that Luke will add to a harpoon."""
CHASE: Final = 0.3
"""What it costs a speeder to be one hex away from the Walkers."""

LURE: Final = 0.05
LURED: Final = 10
IN_BASE: Final = 0.15
"""Troopers in the Base can be anywhere soon; those outside are drawn by near Walkers only."""

FOLLOW: Final = 0.3
PACE: Final = 2
"""Imperial infantry and AT-STs stay within so many hexes of a Walker."""
GOAL: Final = 0.12
TRACK: Final = 2.0
TRACK_LENGTH: Final = 6
"""Hexes ahead of a Walker in which its own side is in the way."""
RIDE: Final = 0.5
RISK: Final = (0.0, 1.5, 2.5)
"""Aboard is a good place to be until the Walker is hit in the body."""


class Places(Protocol):
    """Judges places for one unit. Hexes, and places off the map as a position names them."""

    def worth(self, place: int) -> float: ...


def places(state: State, unit: int) -> Places:
    """The judge for a unit."""
    if KIND[unit] == SNOWSPEEDER:
        return ForSpeeder(state, unit)
    return ForImperial(state, unit) if SIDE[unit] == EMPIRE else ForRebel(state, unit)


class ForSpeeder:
    """Beside a Walker when a harpoon may come, else where few can fire: behind, or in cliffs."""

    def __init__(self, state: State, unit: int) -> None:
        speeder = unit - SPEEDER_1
        self.eyes = outlook(state, REBEL)
        self.strength = fire_strength(state, unit)
        self.shots = SHOT * (rounds_left(state, SNOWSPEEDER, FIRES) / 2 + 0.5)
        self.harpoon = 0.0
        if state.gunner_lives(speeder):
            to_come = rounds_left(state, SNOWSPEEDER, HARPOONS) > 0
            self.harpoon = HARPOON if to_come else HARPOON_NEXT_TURN
        self.points = min(points_of(state, unit), LUKES_POINTS)
        self.unit = unit
        self.elsewhere = state.copy()
        """To ask the rules about a harpoon that is thrown from another hex."""
        self.fear = FEAR * VALUE[SNOWSPEEDER] / (2 - state.hull[speeder])

    def worth(self, place: int) -> float:
        eyes = self.eyes
        map_ = eyes.map
        found = -CHASE * max(0, eyes.apart(place) - 1)
        if map_.terrain[place] == CLIFF:
            return found
        prey = 0.0
        self.elsewhere.place[self.unit] = place
        for walker, there, prize in eyes.walkers:
            if map_.distance(place, there) == 1:
                dice = harpoon_dice(self.elsewhere, self.unit - SPEEDER_1, walker) + self.points
                prey = max(prey, odds(dice, ARMOUR[WALKER]) * prize)
        found += self.harpoon * prey + self.shots * eyes.gain(place, self.strength)
        return found - self.fear * eyes.danger(place, SNOWSPEEDER)


class OnFoot:
    """What infantry and AT-STs have in common: a shot soon, and cover."""

    def __init__(self, state: State, unit: int) -> None:
        self.kind = KIND[unit]
        self.eyes = outlook(state, SIDE[unit])
        self.strength = fire_strength(state, unit)
        self.shots = SHOT * (rounds_left(state, self.kind, FIRES) + 0.5)
        self.fear = FEAR * VALUE[self.kind]

    def stand(self, hex_: int) -> float:
        found = self.shots * self.eyes.gain(hex_, self.strength)
        found -= self.fear * self.eyes.danger(hex_, self.kind)
        return found + COVER if self.eyes.map.terrain[hex_] == ROUGH else found


class ForRebel(OnFoot):
    """Out of the Base where there is something to shoot at, else inside."""

    def worth(self, place: int) -> float:
        if place < 0:
            return IN_BASE
        return self.stand(place) - LURE * min(self.eyes.apart(place), LURED)


class ForImperial(OnFoot):
    """With the Walkers but not before their feet, and in time out of one that burns."""

    def __init__(self, state: State, unit: int) -> None:
        super().__init__(state, unit)
        self.state = state
        self.track = tracks(state)

    def worth(self, place: int) -> float:
        map_ = self.eyes.map
        if place <= ABOARD:
            walker = ABOARD - place
            to_goal = map_.distance(self.state.place[walker], map_.generator)
            return RIDE - RISK[self.state.body[walker]] - GOAL * to_goal
        found = self.stand(place) - GOAL * map_.distance(place, map_.generator)
        found -= FOLLOW * max(0, self.eyes.apart(place) - PACE)
        return found - TRACK if place in self.track else found


def tracks(state: State) -> set[int]:
    """The hexes straight ahead of Walkers."""
    found: set[int] = set()
    neighbours = state.setting.map.neighbours
    for walker in range(WALKERS):
        hex_ = state.place[walker]
        for _ in range(TRACK_LENGTH if hex_ >= 0 else 0):
            hex_ = neighbours[hex_][state.facing[walker]]
            if hex_ == OFF_MAP:
                break
            found.add(hex_)
    return found
