"""Events that several rules report: what happened to which unit, and support cards used."""

from echobase.core.aliases import Hex, Unit
from echobase.core.events import Log, Message
from echobase.games.battle.rules.board import LABELS
from echobase.games.battle.rules.cards import SUPPORTS
from echobase.games.battle.rules.position import Position


def note(position: Position, id_: str, unit: Unit, hex_: Hex, log: Log | None) -> None:
    """Log an event of a unit on a hex."""
    if log is not None:
        log.append(Message(id_, {"unit": position.key(unit), "hex": LABELS[hex_]}))


def note_support(card: int, log: Log | None) -> None:
    """Log the use of a support card."""
    if log is not None:
        log.append(Message("battle-support", {"card": SUPPORTS[card]}))
