"""The player that takes the other seats where a learner has one."""

from typing import Any, Final

from echobase.ai.player import decide, player
from echobase.ai.random_player import any_of
from echobase.core.aliases import Seat
from echobase.core.chance import OVER, Rng
from echobase.observation.episode import Episode

RANDOM: Final = "random"


class Opponent:
    """A named player for all seats but one, team mates included."""

    def __init__(self, name: str, game: str) -> None:
        """BadOption lists the known names."""
        self.name = name
        self._game = game
        self._player = player(name, game)

    def act_until(self, table: Episode, seat: Seat, rng: Rng) -> Seat:
        """Decide until it is this seat's turn or the game is over; returns who is to act."""
        state = table.state
        to_act: Seat = state.to_act()
        while to_act != seat and to_act != OVER:
            if self.name == RANDOM:  # needs to imagine nothing
                to_act = table.apply(any_of(state.actions(), rng))
            else:
                to_act = table.apply(decide(self._player, state, rng))
        return to_act

    def __reduce__(self) -> tuple[Any, ...]:
        return Opponent, (self.name, self._game)
