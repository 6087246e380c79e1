"""Records of games: made from a course, taken in from a text, told again from the beginning."""

from typing import Any

from echobase.core import record
from echobase.core.chance import OVER
from echobase.core.record import FENCE
from echobase.play.game_log import Course, Facts, SeatFacts
from echobase.play.interaction import Desk
from echobase.server import fair_dice as luck
from echobase.server.client_feed import result
from echobase.server.moments import Teller, turn_start, view_of
from echobase.server.protocol import Replay, View
from echobase.server.tokens import fresh_id
from echobase.text import Text
from echobase.text.words import words


def written(course: Course, seat: int | None) -> str:
    """The record: after the end with everything, before it as far as the seat was told."""
    facts = course.facts
    players = [seat.player if seat.kind == "computer" else "human" for seat in facts.seats]
    over = course.state.to_act() == OVER
    about = {"luck": luck.commitment(facts.secret), "players": " ".join(players)}
    if over and not facts.record:
        about["secret"] = facts.secret
    whole = course.record(about)
    if course.is_open():
        return whole.to_text()
    head = whole.to_text().split(f"\n{FENCE}\n")[0]
    return f"{head}\n{FENCE}\n{whole.text_for(seat)}"


def taken_in(text: str) -> Course:
    """The game of a record; BadRecord says which line is wrong."""
    told = record.from_text(text.replace("\r\n", "\n"))
    game = told.head.game
    sides = told.state.sides()
    facts = Facts(
        id=fresh_id(),
        game=game,
        rules_version=told.head.rules_version,
        options=told.head.options,
        seats=[SeatFacts("record", name) for name in names(told.head.about, len(sides))],
        dice="server",
        hints=False,
        undo=False,
        record=True,
        secret="",
    )
    course = Course(facts, told.first.copy(), told.first.copy())
    for action in told.actions:
        course.do(action)
    return course


def names(about: dict[str, str], seats: int) -> list[str]:
    """Who played, if the record says so."""
    found = about.get("players", "").split()
    return found if len(found) == seats else [""] * seats


def told_again(course: Course, desk: Desk, seat: int | None, text: Text) -> Replay:
    """All moments of a game that is over or was loaded, each with what it changes."""
    teller = Teller(desk, seat, text, revealing=seat is None)
    moments = teller.catch_up(course, len(course.entries))
    first = seen = open_view(course, course.first, desk, seat)
    headings = []
    for place, moment in enumerate(moments):
        now = open_view(course, course.after(place), desk, seat)
        moment.changes = {name: now[name] for name in now if now[name] != seen[name]}
        seen = now
        if turn_start(course, place + 1, teller.narrator.headings) == place:
            headings.append(moment.number)
    return Replay(
        id=course.facts.id,
        seat=seat,
        open=seat is None,
        first=first,
        moments=moments,
        headings=headings,
        score=words(course.facts.game).score(course.state.view(None), text),
        result=result(course, desk, text),
    )


def open_view(course: Course, state: Any, desk: Desk, seat: int | None) -> View:
    """The view of a seat; without one, of somebody who looks into all hands."""
    if seat is not None:
        return view_of(state, seat, desk)
    sides = state.sides()
    found = view_of(state, 0, desk)
    found["seat"] = None
    for other, side in enumerate(sides):
        seats = view_of(state, other, desk)["seats"] if side != sides[0] else []
        if seats and isinstance(seats[other], dict):
            found["seats"][other] = seats[other]
    return found
