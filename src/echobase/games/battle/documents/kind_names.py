"""The kinds of units in a mask, by name."""

from echobase.games.battle.rules.position import Position
from echobase.games.battle.rules.scenario import EITHER


def only_kinds(state: Position, kinds: int, side: int) -> list[str]:
    """The kinds in a mask; nothing when it has all kinds of the side, or of both.

    Kinds that never move are left out: nobody waits for them anywhere.
    """
    possible = [
        number
        for number, kind in enumerate(state.scenario.kinds)
        if side in (EITHER, kind.side) and kind.mobile
    ]
    found = [number for number in possible if kinds >> number & 1]
    return [] if found == possible else [state.scenario.kinds[number].key for number in found]
