"""How a battle stands for the side to act, as the inputs that all choices of a decision share."""

from typing import Final

from echobase.core.aliases import Side, i64
from echobase.core.masks import size
from echobase.core.sides import REBEL, enemy
from echobase.core.vectors import append, vec
from echobase.games.battle.ai.choice_features import (
    BEGINNING,
    CLOSE,
    SECTIONS,
    Situation,
    left_to_win,
)
from echobase.games.battle.rules.board import SECTIONS_OF
from echobase.games.battle.rules.cards import ALL
from echobase.games.battle.rules.state import State

COMMON: Final = (
    "rebel",
    "to_go",
    "one_to_go",
    "two_to_go",
    "enemy_to_go",
    "enemy_one_to_go",
    "enemy_two_to_go",
    "lead",
    "first_turns",
    "turns",
    "units",
    "enemies",
    "may_leave",
    "enemy_may_leave",
    "to_destroy",
    "to_protect",
    "objectives",
    "waits",
    "is_waited_for",
    "kills_pay",
    "own_deaths_pay",
    "hand_left",
    "hand_centre",
    "hand_right",
    "card_dice",
    "card_close_dice",
    "card_moves",
    "card_attacks",
    "card_twice",
    "card_after",
    "to_move",
    "to_attack",
)
"""How the battle stands: the same for all choices of a decision."""
SHARE: Final = 0.25
"""Makes counts of things as great as everything else."""


def flag(is_so: bool) -> float:
    return 1.0 if is_so else 0.0


def share(count: i64) -> float:
    return SHARE * float(count)


class BattleStanding:
    """How a battle stands for the side to act, as inputs."""

    def __init__(self, state: State, situation: Situation) -> None:
        side = situation.side
        self.side = side
        self.situation = situation
        self.units_by_section: list[float] = [0.0] * SECTIONS
        """Own units; those in two sections count in both."""
        self.mine = 0
        self.theirs = 0
        for unit in range(len(state.hex)):
            hex_ = state.hex[unit]
            if hex_ < 0:
                continue
            if state.side[unit] != side:
                self.theirs += 1
                continue
            self.mine += 1
            sections = SECTIONS_OF[side][hex_]
            for section in range(SECTIONS):
                if sections >> section & 1:
                    self.units_by_section[section] += 1.0
        self.common: vec[float] = vec[float]()
        """In the order of COMMON."""
        self._add(self._race(state))
        self._add(goals(state, side))
        self._add(situation.in_hand)
        self._add(card_in_effect(state))

    def _add(self, inputs: list[float]) -> None:
        for one in inputs:
            self.common = append(self.common, one)

    def _race(self, state: State) -> list[float]:
        """Who is ahead, and how far the battle has gone."""
        side = self.side
        mine = left_to_win(state, side)
        theirs = left_to_win(state, enemy(side))
        by_medals = mine != ALL and theirs != ALL
        return [
            flag(side == REBEL),
            0.0 if mine == ALL else share(mine),
            flag(mine <= 1),
            flag(mine <= CLOSE),
            0.0 if theirs == ALL else share(theirs),
            flag(theirs <= 1),
            flag(theirs <= CLOSE),
            share(theirs - mine) if by_medals else 0.0,
            flag(state.turns[side] <= BEGINNING),
            0.1 * float(state.turns[side]),
            0.1 * float(self.mine),
            0.1 * float(self.theirs),
        ]


def goals(state: State, side: Side) -> list[float]:
    """What a side and its enemy can win by."""
    scenario = state.scenario
    charge = scenario.charge
    charger: int = -1 if charge is None else charge.side
    own_deaths_pay = False
    kills_pay = False
    for number in range(len(scenario.kinds)):
        if scenario.kill_medals[number]:
            if scenario.kinds[number].side == side:
                own_deaths_pay = True
            else:
                kills_pay = True
    structures = state.structures_low != 0 or state.structures_high != 0
    return [
        flag(scenario.exit_hexes[side] != 0),
        flag(scenario.exit_hexes[enemy(side)] != 0),
        flag(structures and scenario.structure_side != side),
        flag(structures and scenario.structure_side == side),
        flag(len(scenario.objectives) > 0),
        flag(charger == side),
        flag(charger == enemy(side)),
        flag(kills_pay),
        flag(own_deaths_pay),
    ]


def card_in_effect(state: State) -> list[float]:
    """What ordered units may do, and how many of them still can."""
    card = state.card
    return [
        float(card.dice),
        float(card.close_dice),
        flag(card.may_move),
        flag(card.may_attack),
        flag(card.twice),
        0.5 * float(card.after),
        share(size(state.ordered & ~state.moved)),
        share(size(state.ordered & ~state.attacked)),
    ]
