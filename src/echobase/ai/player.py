"""What a player is, the players of each game by name, and how one decides without peeking."""

from collections.abc import Callable
from functools import cache
from typing import Final, Protocol

from echobase.ai import weights
from echobase.ai.random_player import RandomPlayer
from echobase.ai.search import Effort, Imagine
from echobase.core.chance import Rng
from echobase.core.errors import BadOption
from echobase.core.game import State
from echobase.core.sides import SIDES
from echobase.games.assault.ai.by_side import BySide
from echobase.games.assault.ai.cadet import Cadet as AssaultCadet
from echobase.games.assault.ai.captain import Captain as AssaultCaptain
from echobase.games.assault.ai.general import General as AssaultGeneral
from echobase.games.assault.ai.trooper import Trooper as AssaultTrooper
from echobase.games.assault.ai.value import Value as AssaultValue
from echobase.games.assault.ai.weights import Weights as AssaultWeights
from echobase.games.battle.ai.cadet import Cadet as BattleCadet
from echobase.games.battle.ai.captain import Captain as BattleCaptain
from echobase.games.battle.ai.trooper import Trooper as BattleTrooper
from echobase.games.battle.ai.value import Value as BattleValue
from echobase.games.battle.ai.weights import Weights as BattleWeights

STYLE: Final = ":"
"""Between the name of a player and its style: `trooper:bold`."""
AT_ONCE: Final = 0.0
"""No time to think: the first thought of a player."""
WAYS: Final = 4
"""Ways to play a round that captain and general of the assault follow side by side."""


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


def battle_trooper(style: str) -> Player:
    seen = BattleWeights(weights.table("battle", style, "trooper"))
    return AtOnce(BattleTrooper(seen, plans=False))


def battle_captain(style: str) -> Player:
    """Plans the turn of every card and what units do in it, and minds the reply."""
    return battle_thinker(
        BattleWeights(weights.table("battle", style, "trooper")),
        cards=Effort(width=6, tries=8, point=0.018, doubt=0.05),
        units=Effort(width=4, tries=6, point=0.03, doubt=0.04, reply=False),
    )


def battle_general(style: str) -> Player:
    """Knows more, and tries more."""
    return battle_thinker(
        BattleWeights(weights.table("battle", style)),
        cards=Effort(width=6, tries=150, point=0.018, doubt=0.025),
        units=Effort(width=5, tries=40, point=0.03, doubt=0.025, reply=False),
    )


def battle_thinker(seen: BattleWeights, cards: Effort, units: Effort) -> Player:
    """Somebody who tries choices before they are made, and judges by what was learned."""
    everything = BattleWeights(weights.table("battle", weights.EVEN))
    learned = weights.value("battle")
    value = BattleValue(everything, learned["mover"], learned["other"], learned["scenarios"])
    return BattleCaptain(BattleTrooper(seen), value, cards, units)


def assault_trooper(style: str) -> Player:
    return AtOnce(AssaultTrooper(AssaultWeights(weights.table("assault", style, "trooper"))))


def assault_captain(style: str) -> Player:
    """Plans every round, with an eye on what is left of the turn."""
    eyes = AssaultTrooper(AssaultWeights(weights.table("assault", style, "captain")))
    return AssaultCaptain(BySide(eyes, eyes), width=WAYS)


def assault_general(style: str) -> Player:
    """Plans with more knowledge, and tries what matters most."""
    learned = weights.value("assault")
    return AssaultGeneral(
        AssaultCaptain(by_side(style), width=WAYS),
        AssaultValue(learned["features"], learned["maps"], rounds=2),
        shots=Effort(width=5, tries=24, point=0.003, doubt=0.006),
    )


def by_side(style: str) -> BySide:
    """One who knows everything, and each side for itself."""
    rebel, empire = (
        AssaultTrooper(AssaultWeights(weights.side_table("assault", side, style))) for side in SIDES
    )
    return BySide(rebel, empire)


ANY_GAME: Final[dict[str, Player]] = {"random": AtOnce(RandomPlayer())}
"""Players who need to know nothing of the game."""
ONE_GAME: Final[dict[str, dict[str, Player]]] = {
    "battle": {"cadet": AtOnce(BattleCadet())},
    "assault": {"cadet": AtOnce(AssaultCadet())},
}
"""Players who know one game, by its name."""
LEVELS: Final[dict[str, dict[str, Callable[[str], Player]]]] = {
    "battle": {
        "trooper": battle_trooper,
        "captain": battle_captain,
        "general": battle_general,
    },
    "assault": {
        "trooper": assault_trooper,
        "captain": assault_captain,
        "general": assault_general,
    },
}
"""Players who know one game and have a style, from weak to strong."""


@cache
def players(game: str) -> dict[str, Player]:
    """Everybody who can play this game, by name, from weak to strong."""
    found = {**ANY_GAME, **ONE_GAME.get(game, {})}
    for name, made in LEVELS.get(game, {}).items():
        for style in weights.styles(game):
            full = name if style == weights.EVEN else f"{name}{STYLE}{style}"
            found[full] = made(style)
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
