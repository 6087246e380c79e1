"""The attacks of a position: who could attack whom from where it stands, and with what odds."""

from echobase.core.sides import SIDES
from echobase.games.battle.interaction.look import shots
from echobase.games.battle.rules.board import LABELS
from echobase.games.battle.rules.state import State
from echobase.games.battle.words import odds
from echobase.text import Text
from echobase.workshop.parts import DeskAttack


def attacks(state: State, side: str, text: Text) -> list[DeskAttack]:
    """All attacks of a side as if each unit were ordered, and the lines of sight that fail."""
    found = []
    for hex_, unit in enumerate(state.at):
        if unit < 0 or SIDES[state.side[unit]] != side:
            continue
        name = text.name("unit", state.key_at(hex_))
        for shot in shots(state, unit, hex_, text):
            possible = shot.clear and shot.dice > 0
            exact = state.odds(f"attack {LABELS[hex_]}x{shot.hex}") if possible else None
            found.append(
                DeskAttack(
                    attacker=LABELS[hex_],
                    unit=name,
                    target=shot.hex,
                    foe=shot.name,
                    clear=shot.clear,
                    blocked_by=shot.blocked_by,
                    why=shot.why,
                    odds=None if exact is None else odds.facts(exact, text),
                )
            )
    return found
