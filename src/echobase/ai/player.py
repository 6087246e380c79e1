"""What a player is, the players by name, and how a decision is asked for without peeking."""

from typing import Protocol

from echobase.ai.cadet import Cadet
from echobase.ai.random_player import RandomPlayer
from echobase.battle.state import State
from echobase.core.chance import Rng
from echobase.core.errors import BadOption


class Player(Protocol):
    """Somebody who decides. The state is imagined: its hidden cards are guesses."""

    def choose(self, state: State, rng: Rng) -> int:
        """One of `state.actions()`."""
        ...


PLAYERS: dict[str, Player] = {"random": RandomPlayer(), "cadet": Cadet()}


def player(name: str) -> Player:
    """The player of that name; BadOption lists the known names."""
    if name not in PLAYERS:
        raise BadOption(f"player: no player {name!r}; known: {', '.join(PLAYERS)}")
    return PLAYERS[name]


def decide(who: Player, state: State, rng: Rng) -> int:
    """What a player does in a state, seen from the seat that is to act."""
    return who.choose(state.imagine(state.to_act(), rng), rng)
