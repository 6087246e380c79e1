"""Making games: a client's request becomes a game in the store."""

from collections.abc import Sequence
from typing import Final

import msgspec

from echobase.ai import beginner, player
from echobase.core import registry
from echobase.core.errors import BadOption
from echobase.core.record import begin
from echobase.lessons.facet import lessons_of
from echobase.play.game_log import GameLog, GameSettings, SeatFacts, rebuilt_log
from echobase.play.puzzles import UnknownPuzzle, find_puzzle, position_of
from echobase.play.table_terms import check_terms
from echobase.server.errors import Missing
from echobase.server.games.players import seats_of
from echobase.server.games.summaries import TEXTS
from echobase.server.messages.new_games import NewGame, NewSeat, Seated, Summary
from echobase.server.safety import tokens
from echobase.server.safety.tokens import fresh_id, fresh_token, hashed
from echobase.server.storage.game_store import Digest, GameStore, Listed

LONGEST_NAME: Final = 40


async def make(store: GameStore, facts: GameSettings, digest: Digest) -> Seated:
    """Store a new game and hand out its seats."""
    tokens = [fresh_token() if seat.kind == "person" else None for seat in facts.seats]
    hashes = [hashed(token) if token else "" for token in tokens]
    await store.create(facts, hashes, digest)
    return Seated(id=facts.id, seats=tokens)


def prepared(wanted: NewGame) -> GameLog:
    """The log of a new game before its first action; BadOption or BadDocument for a bad request."""
    if wanted.lesson:
        return rebuilt_log(lesson_settings(wanted), [])
    if wanted.puzzle:
        return rebuilt_log(puzzle_settings(wanted), [])
    begun = begin(wanted.game, **wanted.options)
    sides = begun.state.sides()
    if len(wanted.seats) != len(sides):
        raise BadOption(
            f"seats: this game has {len(sides)}, one for each of: {', '.join(sides)}; "
            f"got {len(wanted.seats)}"
        )
    check_terms(wanted.terms)
    facts = GameSettings(
        id=fresh_id(),
        game=wanted.game,
        rules_version=registry.game(wanted.game).rules_version,
        options=msgspec.to_builtins(begun.head.options),
        seats=[seat_facts(seat, wanted.game) for seat in wanted.seats],
        dice=wanted.dice,
        hints=wanted.hints,
        undo=wanted.undo,
        record=False,
        secret=tokens.fresh_secret(),
        terms=wanted.terms,
    )
    return rebuilt_log(facts, [])


def lesson_settings(wanted: NewGame) -> GameSettings:
    """The settings of a lesson, which leaves nothing to agree on."""
    if wanted.options or wanted.seats:
        raise BadOption("lesson: it has options and seats of its own; leave them out")
    chosen = registry.game(wanted.game)
    lessons = lessons_of(chosen.name)
    if lessons is None:
        raise BadOption(f"lesson: {chosen.title} has no lessons")
    lesson = lessons.lesson(wanted.lesson)
    return GameSettings(
        id=fresh_id(),
        game=chosen.name,
        rules_version=chosen.rules_version,
        options=msgspec.to_builtins(begin(chosen.name, **lessons.options(lesson)).head.options),
        seats=lessons.seats(lesson),
        dice="server",
        hints=lesson.lesson.hints,
        undo=True,
        record=False,
        secret=tokens.fresh_secret(),
        lesson=lesson.id,
    )


def puzzle_settings(wanted: NewGame) -> GameSettings:
    """The settings of a puzzle: whoever solves it decides alone, without hints and undo."""
    if wanted.options or wanted.seats or wanted.lesson:
        raise BadOption("puzzle: it has options and seats of its own; leave them out")
    chosen = registry.game(wanted.game)
    try:
        puzzle = find_puzzle(chosen.name, wanted.puzzle)
    except UnknownPuzzle as error:
        raise Missing("unknown-puzzle", str(error)) from None
    begun = begin(chosen.name, **{chosen.scenario_option: position_of(chosen.name, puzzle)})
    others = SeatFacts("computer", beginner(chosen.name))
    seats = [others for _ in begun.state.sides()]
    seats[puzzle.seat] = SeatFacts("person")
    return GameSettings(
        id=fresh_id(),
        game=chosen.name,
        rules_version=chosen.rules_version,
        options=msgspec.to_builtins(begun.head.options),
        seats=seats,
        dice="server",
        hints=False,
        undo=False,
        record=False,
        secret=tokens.fresh_secret(),
        puzzle=puzzle.id,
    )


def seat_facts(seat: NewSeat, game: str) -> SeatFacts:
    """The player of a seat; a computer player must be known."""
    if len(seat.name) > LONGEST_NAME:
        raise BadOption(f"seats: a name has at most {LONGEST_NAME} characters")
    if seat.kind == "person":
        return SeatFacts("person", "", seat.name)
    name = seat.player or beginner(game)
    player(name, game)
    return SeatFacts("computer", name, seat.name)


def summary(listed: Listed, lang: str, own: Sequence[int] = ()) -> Summary:
    """A game in a list."""
    facts, digest = listed.facts, listed.digest
    return Summary(
        id=facts.id,
        game=facts.game,
        name=digest.name[lang],
        heading=digest.heading[lang],
        turn=digest.turn,
        score=digest.score[lang],
        waiting=digest.waiting,
        sides=digest.sides,
        seats=seats_of(facts, digest.sides, digest.leaders, TEXTS[lang]),
        finished=digest.finished,
        winner=digest.winner,
        result=digest.result.get(lang),
        record=facts.record,
        lesson=facts.lesson,
        puzzle=facts.puzzle,
        own=list(own),
        updated=listed.updated,
    )
