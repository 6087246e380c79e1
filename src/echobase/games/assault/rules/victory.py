"""Victory: who has won and why, judged at the moment it happens (A-WIN)."""

from echobase.core.aliases import Side
from echobase.core.events import Log, Message
from echobase.core.sides import EMPIRE, NOBODY, REBEL, SIDES
from echobase.games.assault.rules.cards import TRANSPORTS_TO_WIN
from echobase.games.assault.rules.position import Position
from echobase.games.assault.rules.units import NAMES, SPEEDER_1


def win(position: Position, side: Side, reason: str, log: Log | None) -> None:
    """The game ends here, in the middle of whatever is happening (A-WIN-05)."""
    if position.winner != NOBODY:
        return
    position.winner = side
    position.reason = reason
    if log is not None:
        log.append(Message("assault-won", {"side": SIDES[side], "reason": reason}))
        if position.luke != NOBODY:
            unit = NAMES[SPEEDER_1 + position.luke]
            log.append(Message("assault-luke-was", {"unit": unit, "force": position.force}))


def check_annihilation(position: Position, log: Log | None) -> None:
    """The Rebels win when the last Imperial unit on the map is gone (A-WIN-03, A-WIN-04)."""
    if not position.imperials_left():
        win(position, REBEL, "annihilation", log)


def check_transports(position: Position, log: Log | None) -> None:
    """The Rebels win with the fifth transport (A-WIN-02)."""
    if position.transports() >= TRANSPORTS_TO_WIN:
        win(position, REBEL, "transports", log)


def generator_destroyed(position: Position, log: Log | None) -> None:
    """The Empire wins when the Shield Generator falls (A-WIN-01)."""
    win(position, EMPIRE, "generator", log)
