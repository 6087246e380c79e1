"""Who sits at a game, in words: people by name, the computer by level and style."""

from collections.abc import Sequence
from typing import Final

from echobase.play.game_log import GameSettings
from echobase.server.messages.protocol import SeatOf
from echobase.text import Text
from echobase.text.player_names import level_name, seat_name

PLAIN_STYLE: Final = "even"


def title(player: str, text: Text) -> str:
    """A computer player: its level, and its style unless that is the plain one."""
    level, _, style = player.partition(":")
    known = [f"server-level-{level}"] if level else []
    if style and style != PLAIN_STYLE:
        known.append(f"server-style-{style}")
    words = [text(id_) for id_ in known if text.has(id_)]
    return ", ".join([*words[:1], *(word.lower() for word in words[1:])])


def player_name(facts: GameSettings, sides: Sequence[str], seat: int, text: Text) -> str:
    """Somebody's own name or the level of a computer; the side where that names nobody or two."""
    names = [
        one.name or (level_name(one.player.partition(":")[0], text) if one.player else "")
        for one in facts.seats
    ]
    own = names[seat]
    return own if own and names.count(own) == 1 else seat_name(sides, seat, text)


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
