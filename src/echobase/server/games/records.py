"""Records of games: made from a game log, read from text, and replayed from the beginning."""

from bisect import bisect_right
from collections.abc import Collection, Sequence
from typing import Final

from echobase.core import record
from echobase.core.errors import BadDocument, Refusal
from echobase.core.game import State
from echobase.core.record import FENCE, Record
from echobase.play.dice_evidence import remarks
from echobase.play.game_log import GameLog, GameSettings, SeatFacts, replayed
from echobase.play.interaction import Interaction
from echobase.play.log_narrator import turn_start
from echobase.server.affairs.table_events import Stint
from echobase.server.messages.protocol import View
from echobase.server.messages.replays import Replay
from echobase.server.rooms.client_feed import result
from echobase.server.rooms.worded_events import Teller, view_of
from echobase.server.safety.tokens import fresh_id
from echobase.text import Text
from echobase.text.words import words

LONGEST_PLAYER: Final = 64
"""Characters of the name of a player in a record."""


def written(game_log: GameLog, seat: int | None, stints: Sequence[Stint] = ()) -> str:
    """The record: complete after the end; before that, only what the seat may know.

    It says when computers played the seats of people.
    """
    whole = game_log.record(about(game_log, stints))
    if game_log.is_open():
        return whole.to_text()
    head = whole.to_text().split(f"\n{FENCE}\n")[0]
    return f"{head}\n{FENCE}\n{whole.text_for(seat)}"


def about(game_log: GameLog, stints: Sequence[Stint]) -> dict[str, str]:
    """The remarks in the head: on the dice, on the players, and when computers took seats."""
    seats = game_log.facts.seats
    players = [seat.player if seat.kind == "computer" else "human" for seat in seats]
    found = {**remarks(game_log), "players": " ".join(players)}
    if stints:
        found["computers"] = "; ".join(stint_text(game_log, stint) for stint in stints)
    return found


def saved(game_log: GameLog, seats: Collection[int], stints: Sequence[Stint], text: Text) -> str:
    """The record of a game in progress from which it can continue, for whoever holds these seats.

    Refusal where it holds what they may not know.
    """
    found = game_log.record(about(game_log, stints), whole=True)
    if not game_log.is_open() and not knows_all(game_log, found, seats):
        raise Refusal(text("server-record-hides"), "not-over")
    return found.to_text()


def knows_all(game_log: GameLog, whole: Record, seats: Collection[int]) -> bool:
    """Whether nothing in a record is hidden from those who hold these seats."""
    sides = game_log.state.sides()
    if {sides[seat] for seat in seats} == set(sides):
        return True
    if game_log.open_options() != game_log.facts.options:
        return False
    return all(
        any(state.notation_for(action, seat) == state.write(action) for seat in seats)
        for state, action in whole.states()
    )


def stint_text(game_log: GameLog, stint: Stint) -> str:
    """Which computer played a seat, and which actions, counted from 1."""
    numbers = [entry.number for entry in game_log.entries]
    text = f"seat {stint.seat}: {stint.player} from action {bisect_right(numbers, stint.first) + 1}"
    return text if stint.last is None else f"{text} to {bisect_right(numbers, stint.last)}"


def taken_in(text: str) -> GameLog:
    """The game of a record; BadRecord says which line is wrong."""
    found = record.from_text(text.replace("\r\n", "\n"))
    game = found.head.game
    sides = found.state.sides()
    facts = GameSettings(
        id=fresh_id(),
        game=game,
        rules_version=found.head.rules_version,
        options=found.head.options,
        seats=[SeatFacts("record", name) for name in names(found.head.about, len(sides))],
        dice="server",
        hints=False,
        undo=False,
        record=True,
        secret="",
    )
    return replayed(facts, found)


def names(about: dict[str, str], seats: int) -> list[str]:
    """Who played, if the record says so."""
    found = about.get("players", "").split()
    for name in found:
        if len(name) > LONGEST_PLAYER:
            raise BadDocument(f"players: a name has at most {LONGEST_PLAYER} characters")
    return found if len(found) == seats else [""] * seats


def replay(
    game_log: GameLog, interaction: Interaction, seat: int | None, text: Text, last: int = 0
) -> Replay:
    """All moments of a finished or loaded game, or so many of the last; each with its changes."""
    teller = Teller(interaction, seat, text, revealing=seat is None)
    start = max(len(game_log.entries) - last, 0) if last else 0
    teller.skip(game_log, start)
    moments = teller.catch_up(game_log, len(game_log.entries))
    before = game_log.after(start - 1) if start else game_log.first
    first = seen = open_view(before, interaction, seat, text.lang)
    headings = []
    for place, moment in enumerate(moments, start):
        now = open_view(game_log.after(place), interaction, seat, text.lang)
        moment.changes = {name: now[name] for name in now if now[name] != seen[name]}
        seen = now
        if turn_start(game_log, place + 1, teller.headings) == place:
            headings.append(moment.number)
    return Replay(
        id=game_log.facts.id,
        seat=seat,
        open=seat is None,
        first=first,
        moments=moments,
        headings=headings,
        score=words(game_log.facts.game).score(game_log.seen(None), text),
        result=result(game_log, interaction, text),
    )


def open_view(state: State, interaction: Interaction, seat: int | None, lang: str) -> View:
    """The view of a seat; without a seat, that of somebody who sees all hands."""
    if seat is not None:
        return view_of(state, seat, interaction, lang)
    sides = state.sides()
    found = view_of(state, 0, interaction, lang)
    found["seat"] = None
    for other, side in enumerate(sides):
        if side == sides[0]:
            continue
        seats = view_of(state, other, interaction, lang).get("seats", [])
        if seats and isinstance(seats[other], dict):
            found["seats"][other] = seats[other]
    return found
