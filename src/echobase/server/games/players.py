"""Who sits at a game, in words: people by name, the computer by level and style."""

from collections.abc import Sequence
from typing import Final

from echobase.play.game_log import GameSettings
from echobase.server.messages.protocol import SeatOf
from echobase.text import Text

PLAIN_STYLE: Final = "even"


def title(player: str, text: Text) -> str:
    """A computer player: its level, and its style unless that is the plain one."""
    level, _, style = player.partition(":")
    known = [f"server-level-{level}"] if level else []
    if style and style != PLAIN_STYLE:
        known.append(f"server-style-{style}")
    words = [text(id_) for id_ in known if text.has(id_)]
    return ", ".join([*words[:1], *(word.lower() for word in words[1:])])


def seats_of(
    facts: GameSettings, sides: Sequence[str], led: Sequence[str], text: Text
) -> list[SeatOf]:
    """Every seat of a game."""
    return [
        SeatOf(
            side=side,
            kind=seat.kind,
            player=seat.player,
            title=title(seat.player, text),
            name=seat.name,
            leader=leader,
        )
        for seat, side, leader in zip(facts.seats, sides, led, strict=True)
    ]
