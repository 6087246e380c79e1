"""The adviser: what it suggests to a seat, and why the answer of a puzzle is the best choice."""

from echobase.ai import adviser
from echobase.core.errors import Refusal
from echobase.play.advice import advice_text
from echobase.play.game_log import GameLog
from echobase.play.puzzle_attempt import attempt_of
from echobase.server.rooms.rooms import Room
from echobase.server.workers.fair_queue import NewestOnly, Replaced
from echobase.text import Text
from echobase.text.player_names import level_name
from echobase.text.words import words


async def hint(room: Room, seat: int, game_log: GameLog, text: Text) -> tuple[int, str, list[str]]:
    """The adviser's suggestion to a seat: one at a time, and of those that wait only the newest."""
    try:
        async with room.hints.setdefault(seat, NewestOnly()).turn():
            return await advice(room, seat, game_log, text)
    except Replaced:
        raise Refusal(text("server-newer-hint"), "replaced") from None


async def advice(
    room: Room, seat: int, game_log: GameLog, text: Text
) -> tuple[int, str, list[str]]:
    """One of the offered actions, a sentence, and its reasons."""
    game, who = room.facts.game, adviser(room.facts.game)
    decision, asker = room.interaction.decision(game_log, text), f"{room.facts.id} {seat}"
    offers = [offer for group in decision.groups for offer in group.offers]
    done = {} if decision.done is None else {decision.done.action: decision.done.label}
    state, reasons = game_log.state, list[str]()
    if not offers or state.to_act() != room.interaction.decider(game_log):
        action = next(iter(done))
    else:
        action = await room.robots.choose(game, who, state, asker)
        found = await room.robots.reasons(game, state, action, asker=asker)
        reasons = advice_text(game, state, found, text)
    level = level_name(who, text)
    label = done.get(action) or words(game).action(state, state.write(action), text)
    return action, text("server-hint", level=level, label=label), reasons


async def reasons(room: Room, game_log: GameLog, text: Text) -> list[str]:
    """Why the answer of a puzzle is the best choice, in words."""
    attempt, game, first = attempt_of(game_log), room.facts.game, game_log.first
    if attempt is None:
        raise Refusal(text("server-no-puzzle"), "no-puzzle")
    if not attempt.told:
        raise Refusal(text("puzzle-not-answered"), "not-answered")
    best, rival = first.read(attempt.puzzle.best), first.read(attempt.rival)
    try:
        async with room.hints.setdefault(attempt.puzzle.seat, NewestOnly()).turn():
            found = await room.robots.reasons(game, first, best, rival, room.facts.id)
    except Replaced:
        raise Refusal(text("server-newer-hint"), "replaced") from None
    return advice_text(game, first, found, text)
