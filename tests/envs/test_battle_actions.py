"""The most dice that may be rolled again: every such choice has a number (`MOST_DICE_AGAIN`)."""

from typing import Any

from games.battle.table import Table, position

import echobase
from echobase.core.sides import EMPIRE, REBEL
from echobase.games.battle.observation.actions import MOST_DICE_AGAIN, battle_actions
from echobase.games.battle.rules.cards import NO_CARD, CommandCard
from echobase.games.battle.rules.state import State
from echobase.games.battle.rules.units import INFANTRY, Kind

SCOUT_DIE = 1
DESPERATE_STAND_DICE = 2
NEIGHBOURS = 6


def most_dice(kind: Kind, card: CommandCard) -> int:
    """Of an attack by such a unit ordered with the card, on the best of grounds."""
    stand = kind.side == REBEL and kind.unit_class == INFANTRY
    extra = SCOUT_DIE + DESPERATE_STAND_DICE * stand + card.dice
    if card.concentrated:
        extra += card.orders - 1
    found = []
    for distance, base in enumerate(kind.dice, 1):
        close = distance == 1
        friends = (NEIGHBOURS - close) * card.support_dice
        found.append(base + extra + card.close_dice * close + friends)
    return max(found)


def test_no_unit_with_any_card_has_more_dice() -> None:
    state = echobase.game("battle").start()
    assert isinstance(state, State)
    scenario = state.scenario
    found = {}
    for side in (REBEL, EMPIRE):
        for card in [*scenario.cards[side], scenario.combat_experience, NO_CARD]:
            for number, kind in enumerate(scenario.kinds):
                if kind.side == side and (card is NO_CARD or card.kinds >> number & 1):
                    found[kind.key, card.key] = most_dice(kind, card)
    assert max(found.values()) == MOST_DICE_AGAIN
    most = [key for key, dice in found.items() if dice == MOST_DICE_AGAIN]
    assert most == [("echo_trooper", "scoundrels_support")]
    assert max(dice for (_, card), dice in found.items() if card != "scoundrels_support") < 8


def surrounded(**values: Any) -> Table:
    """E5: E-Web in place with one figure and five friends, one of them a scout on a ridge."""
    return position(
        "A: s\nD: . . . ^e'sc s\nE: . . . e e1'ew e\nF: . . . e e",
        card="scoundrels_support",
        ordered="E5",
        play={"support": ["lets_finish_this", "desperate_stand"]},
        options={"values": values},
    )


def test_the_most_dice_are_offered_and_all_sets_of_them_have_a_number() -> None:
    table = surrounded().do("support desperate_stand E5")
    assert table.dice("E5xD5") == MOST_DICE_AGAIN
    actions = battle_actions(0)
    for steps in (["attack E5xD5", "roll IIIIVVBBRRX"], ["reroll IIIIVVBBRRX", "roll IIVVBBRRXXX"]):
        table.do(*steps)
        legal = table.state.actions()
        assert "keep" in table.legal()
        assert steps[-1].replace("roll", "reroll") in table.legal()
        places = actions.places(table.state, legal)
        assert sorted(actions.numbers[place] for place in places) == sorted(legal)
        assert sum(actions.mask(table.state)) == len(legal)


def test_larger_sets_by_changed_values_are_left_out() -> None:
    table = surrounded(**{"units.echo_trooper.dice": [4]}).do("support desperate_stand E5")
    table.do("attack E5xD5", "roll IIIIVVBBRRXX")
    actions = battle_actions(0)
    legal = table.state.actions()
    numbered = [action for action in legal if action in set(actions.numbers)]
    assert len(numbered) == len(legal) - 1
    assert sum(actions.mask(table.state)) == len(numbered)
    assert len(actions.places(table.state, legal)) == len(numbered)
    assert table.state.read("keep") in numbered
