"""What a player is, the players of each game by name, and how one decides without peeking."""

from typing import Final, Protocol

from echobase.ai.assault import cadet as assault
from echobase.ai.battle import cadet as battle
from echobase.ai.random_player import RandomPlayer
from echobase.core.chance import Rng
from echobase.core.errors import BadOption
from echobase.core.game import State


class Player(Protocol):
    """Somebody who decides. The state is imagined: what is hidden in it is a guess."""

    def choose(self, state: State, rng: Rng) -> int:
        """One of `state.actions()`."""
        ...


ANY_GAME: Final[dict[str, Player]] = {"random": RandomPlayer()}
"""Players who need to know nothing of the game."""
ONE_GAME: Final[dict[str, dict[str, Player]]] = {
    "battle": {"cadet": battle.Cadet()},
    "assault": {"cadet": assault.Cadet()},
}
"""Players who know one game, by its name."""


def players(game: str) -> dict[str, Player]:
    """Everybody who can play this game, by name."""
    return {**ANY_GAME, **ONE_GAME.get(game, {})}


def player(name: str, game: str) -> Player:
    """The player of that name; BadOption lists the known names."""
    known = players(game)
    if name not in known:
        raise BadOption(f"player: no player {name!r} for {game}; known: {', '.join(known)}")
    return known[name]


def decide(who: Player, state: State, rng: Rng) -> int:
    """What a player does in a state, seen from the seat that is to act."""
    return who.choose(state.imagine(state.to_act(), rng), rng)
