"""The game that follows another one at the same table, with sides switched."""

import msgspec

from echobase.play.game_log import GameLog, GameSettings, rebuilt_log
from echobase.play.interaction import interaction
from echobase.server.affairs import server_time
from echobase.server.affairs import table_events as kinds
from echobase.server.affairs.table_events import SPECTATOR, TableEvent
from echobase.server.games.summaries import digest
from echobase.server.safety import tokens
from echobase.server.safety.tokens import fresh_id
from echobase.server.storage.game_store import GameStore


def switched(sides: list[str]) -> list[int]:
    """By seat of the new game, the seat of the old one whose player takes it.

    Where one side has more seats than the other, everybody stays.
    """
    one, *others = dict.fromkeys(sides)
    first = [seat for seat, side in enumerate(sides) if side == one]
    second = [seat for seat, side in enumerate(sides) if side != one]
    if len(others) != 1 or len(first) != len(second):
        return list(range(len(sides)))
    waiting = {one: second, others[0]: first}
    return [waiting[side].pop(0) for side in sides]


async def make_following(
    store: GameStore, agreed: GameSettings, game_log: GameLog, pair: bool
) -> tuple[str, list[int]]:
    """Store the game that follows; the tokens of the old seats are good for the new ones."""
    order = switched(list(game_log.state.sides()))
    # Whoever has sat down since the room was opened has a name only here.
    names = [seat.name for seat in game_log.facts.seats]
    facts = msgspec.structs.replace(
        agreed,
        id=fresh_id(),
        seats=[msgspec.structs.replace(agreed.seats[seat], name=names[seat]) for seat in order],
        secret=tokens.fresh_secret(),
    )
    hashes = await store.tables.hashes(agreed.id)
    shown = digest(rebuilt_log(facts, []), interaction(facts.game))
    await store.create(facts, [hashes[seat] for seat in order], shown)
    await store.follow(agreed.id, facts.id, order, server_time.now())
    data = {"game": agreed.id, "seats": order, "pair": pair}
    event = TableEvent(0, server_time.now(), SPECTATOR, kinds.FOLLOWS, data)
    await store.tables.write(facts.id, [event])
    return facts.id, order
