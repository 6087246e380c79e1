"""A game as requested on the command line."""

from echobase.ai import beginner, player
from echobase.core import registry
from echobase.play.options import game_options, refuse_foreign
from echobase.server.messages.new_games import NewGame, NewSeat
from echobase.terminal.opening import BOTH, PlayOptions, people_on


def asked_game(request: PlayOptions) -> NewGame:
    """The game that the terminal would start with the same options."""
    chosen = registry.game(request.game or registry.DEFAULT)
    refuse_foreign(chosen.name, request.own)
    options = game_options(chosen.name).read(request.own)
    opponent = request.opponent or beginner(chosen.name)
    player(opponent, chosen.name)
    sides = chosen.start(**options).sides()
    people = people_on(request.side, sides)
    seats = [
        NewSeat(kind="person")
        if people in (BOTH, side)
        else NewSeat(kind="computer", player=opponent)
        for side in sides
    ]
    return NewGame(game=chosen.name, options=options, seats=seats)
