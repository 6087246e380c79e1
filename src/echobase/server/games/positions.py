"""A position for programs that play: what a seat knows, with everything else imagined."""

import hashlib
import random

import msgspec

from echobase.core.errors import Refusal
from echobase.core.game import State
from echobase.play.game_log import GameLog
from echobase.play.interaction import Interaction
from echobase.server.messages.protocol import SeatPosition
from echobase.server.rooms.worded_events import view_of
from echobase.text import Text


def position(
    game_log: GameLog, interaction: Interaction, id_: int, seat: int | None, text: Text
) -> SeatPosition:
    """A full position that agrees with all that the seat may know, as a document."""
    if seat is None or interaction.decider(game_log) != seat:
        raise Refusal(text("server-not-your-turn"), "not-your-turn")
    return SeatPosition(
        id=id_,
        number=game_log.number,
        game=game_log.facts.game,
        position=imagined(game_log.state, seat, interaction).document(),
    )


def imagined(state: State, seat: int, interaction: Interaction) -> State:
    """A position that agrees with what a seat knows.

    What it imagines follows from the seat's view alone: to ask again tells nothing new.
    """
    known = msgspec.json.encode(view_of(state, seat, interaction, "en"))
    return state.imagine(seat, random.Random(hashlib.sha256(known).digest()))
