"""The part of people in the dice: what their browsers give to them, and who may type them in."""

import contextlib
from typing import TYPE_CHECKING

from echobase.core.errors import Refusal
from echobase.core.fair_dice import is_due, keeps_seal, takes_contributions
from echobase.play.game_log import GameLog
from echobase.play.statistics import statistics
from echobase.server.messages.dice import LuckShare
from echobase.text import Text
from echobase.text.player_names import side_name

if TYPE_CHECKING:
    from echobase.server.rooms.rooms import Room


def wants(game_log: GameLog, seat: int | None) -> bool:
    """Whether the dice of a game take something from a seat now."""
    facts = game_log.facts
    return (
        seat is not None
        and facts.is_person(seat)
        and takes_contributions(facts.secret)
        and not facts.guided
        and not facts.record
        and not game_log.over
        and is_due(game_log.contributions, seat)
    )


async def contribute(room: "Room", seat: int | None, share: LuckShare, text: Text) -> None:
    """Take the random bytes of a seat into all dice from now on."""
    last = [one for one in room.game_log.contributions if one.seat == seat][-1:]
    if last and last[0].given == share.given:
        return  # a second tab of the same browser has been faster

    def give(draft: GameLog, by: int) -> None:
        if not wants(draft, by):
            raise Refusal(text("dice-not-due"), "not-due")
        if not keeps_seal(draft.contributions, by, share.given):
            raise Refusal(text("dice-broken-seal"), "broken-seal")
        draft.contribute(by, share.given, share.seal)

    await room.change(seat, None, text, give)


async def contribute_at_first(
    room: "Room", seat: int | None, share: LuckShare | None, text: Text
) -> None:
    """Take what a browser gives when it first sits down, before chance goes on."""
    given = {one.seat for one in room.game_log.contributions}
    if share is not None and seat not in given and wants(room.game_log, seat):
        with contextlib.suppress(Refusal):
            await contribute(room, seat, share, text)


def rollers(game_log: GameLog) -> list[int]:
    """The people who may type the roll that is due: those of its side, or all for a computer's."""
    people = [seat for seat, _ in enumerate(game_log.facts.seats) if game_log.is_human(seat)]
    side = statistics(game_log.facts.game).rolls.roller(game_log.state)
    own = [seat for seat in people if game_log.state.sides()[seat] == side]
    return own or people


def check_roller(game_log: GameLog, seat: int, text: Text) -> None:
    """Refuse dice that somebody else has rolled."""
    allowed = rollers(game_log)
    if seat not in allowed:
        name = side_name(game_log.state.sides()[allowed[0]], text)
        raise Refusal(text("dice-not-yours", name=name), "not-your-roll")
