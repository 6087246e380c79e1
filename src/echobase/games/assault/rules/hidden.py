"""Hidden information: only Luke's speeder is secret, until it is revealed (A-LUKE-16, 17)."""

from echobase.core.aliases import Seat
from echobase.core.chance import Rng
from echobase.core.sides import NOBODY, REBEL
from echobase.games.assault.rules.force import ELIGIBLE
from echobase.games.assault.rules.position import Position


def knows_luke(position: Position, seat: Seat | None) -> bool:
    """Whether a seat, or a spectator, may know which speeder is Luke's."""
    return seat == REBEL or position.revealed or position.winner != NOBODY


def reassign(position: Position, seat: Seat, rng: Rng) -> None:
    """Give Luke a random speeder, in place, if the seat cannot know it (A-LUKE-17)."""
    if position.luke != NOBODY and not knows_luke(position, seat):
        position.luke = min(int(rng.random() * ELIGIBLE), ELIGIBLE - 1)
