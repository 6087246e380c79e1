"""A game as it was asked for on the command line."""

from echobase.ai import player
from echobase.core.registry import game
from echobase.server.protocol import NewGame, NewSeat
from echobase.terminal.fronts import DEFAULT, front
from echobase.terminal.opening import Wishes, refuse_foreign


def asked_game(wishes: Wishes) -> NewGame:
    """The same game that the terminal would begin with these options."""
    chosen = front(wishes.game or DEFAULT)
    refuse_foreign(chosen, wishes.own)
    options = chosen.options(wishes.own)
    opponent = wishes.opponent or chosen.opponent
    player(opponent, chosen.name)
    people = wishes.side or "rebel"
    sides = chosen.sides(game(chosen.name).start(**options))
    seats = [
        NewSeat(kind="person")
        if people in ("both", side)
        else NewSeat(kind="computer", player=opponent)
        for side in sides
    ]
    return NewGame(game=chosen.name, options=options, seats=seats)
