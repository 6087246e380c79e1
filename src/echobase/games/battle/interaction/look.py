"""What a unit could do from its hex: where it can go, and whom it sees."""

from echobase.core.errors import Refusal
from echobase.games.battle.rules.actions import unpack_move
from echobase.games.battle.rules.attack import count_dice
from echobase.games.battle.rules.board import DISTANCE, INDEX, LABELS, OFF
from echobase.games.battle.rules.explain_attack import why_not_target
from echobase.games.battle.rules.move import allowance, places
from echobase.games.battle.rules.state import State
from echobase.games.battle.rules.terrain import TERRAIN
from echobase.games.battle.words.information import Info
from echobase.play.offers import Look, Shot
from echobase.text import Text


def look(state: State, id_: int, hex_: str, text: Text) -> Look:
    """The facts about a hex, and the reach and targets of the unit there."""
    here = INDEX.get(hex_.upper(), -1)
    if here < 0:
        raise Refusal(text("ui-no-hex", hex=hex_[:10]), "unknown-hex")
    unit = state.at[here]
    return Look(
        id=id_,
        hex=LABELS[here],
        reach=reach(state, unit) if unit >= 0 else [],
        shots=shots(state, unit, here, text) if unit >= 0 else [],
        field=[],
        lines=Info(state, text, signs=False).hex(LABELS[here]),
        subject=f"terrain:{TERRAIN[state.scenario.terrain[here]]}",
    )


def reach(state: State, unit: int) -> list[str]:
    """Where a unit could go if it were ordered."""
    ends = {unpack_move(action)[1] for action in places(state, unit, allowance(state, unit))}
    return [LABELS[end] for end in sorted(ends - {OFF})]


def shots(state: State, unit: int, here: int, text: Text) -> list[Shot]:
    """The enemies in range with the line to each, and why some of them cannot be attacked."""
    farthest = len(state.scenario.kinds[state.kind[unit]].dice)
    side = state.side[unit]
    structures = state.structures if state.scenario.structure_side != side else 0
    found = []
    for there in range(len(LABELS)):
        foe = state.at[there]
        enemy = foe >= 0 and state.side[foe] != side
        if not (enemy or structures >> there & 1) or DISTANCE[here][there] > farthest:
            continue
        blocked = [LABELS[hex_] for hex_ in state.blocking(here, there)]
        dice = 0 if blocked else count_dice(state, unit, there)
        refused = why_not_target(state, unit, there)
        found.append(
            Shot(
                hex=LABELS[there],
                clear=not blocked,
                blocked_by=blocked,
                dice=dice,
                name=text.name("unit", state.key_at(there)),
                why="" if refused is None else text.say(refused),
            )
        )
    return found
