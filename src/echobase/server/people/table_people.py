"""Who is at a table now: names of the seats, who is connected, how many watch."""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from echobase.play.game_log import GameSettings
from echobase.server.messages.people import People, PersonHere
from echobase.server.people.connections import Connections


@dataclass(frozen=True)
class Sitter:
    """Who has taken a seat."""

    name: str
    player: str
    taken: bool


class TablePeople:
    """Everybody at the table of one room; `message` is made anew only when something changes."""

    def __init__(
        self, sitters: Sequence[Sitter], rated: bool, host: int, attendance: Connections
    ) -> None:
        self.sitters = sitters
        self.rated = rated
        self.host = host
        self.attendance = attendance
        self.message = self.told()

    def told(self) -> People:
        here, watching = self.attendance.seats, self.attendance.watching
        seats = [
            PersonHere(name=one.name, player=one.player, taken=one.taken, here=at in here)
            for at, one in enumerate(self.sitters)
        ]
        return People(seats=seats, watching=watching, rated=self.rated, host=self.host)

    def renew(self) -> None:
        """Somebody has come, gone or sat down."""
        told = self.told()
        if told != self.message:
            self.message = told


def seated(facts: GameSettings, sitters: Sequence[Sitter]) -> GameSettings:
    """The settings of a game with the names of those who sit there now."""
    seats = [
        msgspec.structs.replace(seat, name=sitter.name) if seat.kind == "person" else seat
        for seat, sitter in zip(facts.seats, sitters, strict=True)
    ]
    return msgspec.structs.replace(facts, seats=seats)
