"""What a player is, the players of each game by name, and how one decides without peeking."""

from collections.abc import Callable
from functools import cache
from typing import Final, Protocol

from echobase.ai import weights
from echobase.ai.assault.cadet import Cadet as AssaultCadet
from echobase.ai.assault.trooper import Trooper as AssaultTrooper
from echobase.ai.assault.weights import Weights as AssaultWeights
from echobase.ai.battle.cadet import Cadet as BattleCadet
from echobase.ai.battle.trooper import Trooper as BattleTrooper
from echobase.ai.battle.weights import Weights as BattleWeights
from echobase.ai.random_player import RandomPlayer
from echobase.core.chance import Rng
from echobase.core.errors import BadOption
from echobase.core.game import State

STYLE: Final = ":"
"""Between the name of a player and its style: `trooper:bold`."""

Imagine = Callable[[Rng], State]
"""Gives a state that agrees with what a seat may know; what is hidden in it is a guess."""


class Player(Protocol):
    """Somebody who decides for a seat."""

    def choose(self, imagine: Imagine, seconds: float | None, rng: Rng) -> int:
        """One of the legal actions, within about so many seconds if there is a limit."""


class Policy(Protocol):
    """Decides at once, in one state that was imagined."""

    def choose(self, state: State, rng: Rng) -> int: ...


class AtOnce:
    """A player who needs no more than one imagined state."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, imagine: Imagine, seconds: float | None, rng: Rng) -> int:
        return self.policy.choose(imagine(rng), rng)


def battle_trooper(style: str) -> Policy:
    return BattleTrooper(BattleWeights(weights.table("battle", style)))


def assault_trooper(style: str) -> Policy:
    return AssaultTrooper(AssaultWeights(weights.table("assault", style)))


ANY_GAME: Final[dict[str, Player]] = {"random": AtOnce(RandomPlayer())}
"""Players who need to know nothing of the game."""
ONE_GAME: Final[dict[str, dict[str, Player]]] = {
    "battle": {"cadet": AtOnce(BattleCadet())},
    "assault": {"cadet": AtOnce(AssaultCadet())},
}
"""Players who know one game, by its name."""
LEVELS: Final[dict[str, dict[str, Callable[[str], Policy]]]] = {
    "battle": {"trooper": battle_trooper},
    "assault": {"trooper": assault_trooper},
}
"""Players who know one game and have a style, from weak to strong."""


@cache
def players(game: str) -> dict[str, Player]:
    """Everybody who can play this game, by name, from weak to strong."""
    found = {**ANY_GAME, **ONE_GAME.get(game, {})}
    for name, made in LEVELS.get(game, {}).items():
        for style in weights.styles(game):
            full = name if style == weights.EVEN else f"{name}{STYLE}{style}"
            found[full] = AtOnce(made(style))
    return found


def player(name: str, game: str) -> Player:
    """The player of that name; BadOption lists the known names."""
    known = players(game)
    if name not in known:
        raise BadOption(f"player: no player {name!r} for {game}; known: {', '.join(known)}")
    return known[name]


def decide(who: Player, state: State, rng: Rng, seconds: float | None = None) -> int:
    """What a player does in a state, seen from the seat that is to act."""
    seat = state.to_act()
    return who.choose(lambda luck: state.imagine(seat, luck), seconds, rng)
