"""What a player is, the players of a game by name, and how one decides without peeking."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final, Protocol

from echobase.ai.monte_carlo import MonteCarlo
from echobase.ai.random_player import RandomPlayer
from echobase.ai.search import Imagine
from echobase.ai.waiting_player import WAITS, WaitingPlayer
from echobase.ai.weights import WeightTables
from echobase.core import registry
from echobase.core.chance import Rng
from echobase.core.errors import BadOption
from echobase.core.game import State

STYLE: Final = ":"
"""Separates the name of a player from its style: `trooper:bold`."""
FILE: Final = "@"
"""Separates the name of a player from the file with its policy: `general@mine.toml`."""
AT_ONCE: Final = 0.0
"""No time to think: the player's first idea."""


class Player(Protocol):
    """Makes the decisions of a seat."""

    def choose(self, imagine: Imagine, seconds: float | None, rng: Rng) -> int:
        """One of the legal actions, chosen within about `seconds` if there is a limit."""


class Policy(Protocol):
    """Decides at once, in one imagined state."""

    def choose(self, state: State, rng: Rng) -> int: ...


class AtOnce:
    """Implements `Player`: one imagined state is all it needs."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, imagine: Imagine, seconds: float | None, rng: Rng) -> int:
        return self.policy.choose(imagine(rng), rng)


class Level:
    """A strength in which the computer plays, in every style."""

    def __init__(self, name: str, made: Callable[[str], Player], seconds: float = 0.0) -> None:
        self.name = name
        self.made = made
        """The player of a style."""
        self.seconds = seconds
        """How long it thinks about a turn, roughly: compiled, on one core of a small server."""


def in_styles(levels: Sequence[Level], styles: Sequence[str]) -> dict[str, Player]:
    """Each level in each style, by name; the first style needs no suffix."""
    return {
        level.name if style == styles[0] else f"{level.name}{STYLE}{style}": level.made(style)
        for level in levels
        for style in styles
    }


class Players(Protocol):
    """The facet `players` of a game."""

    beginner: str
    """The player that takes the empty seats unless another is requested."""
    adviser: str
    """The player that gives hints."""

    @property
    def styles(self) -> list[str]:
        """The styles that some of its players have; a name without a style means the first."""
        ...

    def by_name(self) -> dict[str, Player]:
        """Players for this game, from weak to strong."""
        ...

    def unlisted(self, name: str) -> Player | None:
        """A player that no game offers: one of the past, or one with a policy from a file."""
        ...

    def turn_seconds(self, name: str) -> float:
        """How long that player thinks about a turn, roughly: compiled, on one core."""
        ...


class LevelledPlayers:
    """Implements `Players`: a cadet, and above it levels that play in several styles."""

    beginner = "cadet"
    adviser = "general"

    def __init__(
        self,
        tables: WeightTables,
        cadet: Policy,
        levels: Sequence[Level],
        past: Mapping[str, Callable[[], Player]] | None = None,
        by_file: Callable[[str], Player] | None = None,
    ) -> None:
        """`levels` are listed from weak to strong; `past` makes the players of earlier versions, by
        name; `by_file` the adviser with a policy from a file."""
        self.tables = tables
        self.cadet = cadet
        self.levels = levels
        self.past = past or {}
        self.by_file = by_file

    @property
    def styles(self) -> list[str]:
        return self.tables.styles

    def by_name(self) -> dict[str, Player]:
        return {"cadet": AtOnce(self.cadet), **in_styles(self.levels, self.styles)}

    def unlisted(self, name: str) -> Player | None:
        level, _, path = name.partition(FILE)
        if path and level == self.adviser and self.by_file is not None:
            return self.by_file(path)
        return self.past[name]() if name in self.past else None

    def turn_seconds(self, name: str) -> float:
        wanted = level_of(name)
        return next((level.seconds for level in self.levels if level.name == wanted), 0.0)


class PlainPlayers:
    """Stands in for a game without players of its own."""

    beginner = "searcher"
    adviser = "searcher"
    styles: Final[list[str]] = []

    def by_name(self) -> dict[str, Player]:
        return {"searcher": MonteCarlo()}

    def unlisted(self, name: str) -> Player | None:
        return None

    def turn_seconds(self, name: str) -> float:
        return 0.0


def own_players(game: str) -> Players:
    """The players of a game: its own, or the generic ones."""
    found: Players | None = registry.facet(game, "players")
    return PlainPlayers() if found is None else found


def beginner(game: str) -> str:
    """The name of the player that takes the empty seats unless another is requested."""
    return own_players(game).beginner


def adviser(game: str) -> str:
    """The name of the player that gives hints."""
    return own_players(game).adviser


def quick(game: str) -> str:
    """The best player that decides without searching; a random one if the game has no players."""
    return adviser(game) if "players" in registry.game(game).facets else "random"


@cache
def players(game: str) -> dict[str, Player]:
    """Every player of this game, by name, from weak to strong."""
    return {"random": AtOnce(RandomPlayer()), **own_players(game).by_name()}


def level_of(name: str) -> str:
    """The level of a player, without its style."""
    return name.partition(STYLE)[0]


def levels(game: str) -> list[str]:
    """The levels of the players of a game, from weak to strong: the one list of them."""
    return list(dict.fromkeys(level_of(name) for name in players(game)))


def turn_seconds(name: str, game: str) -> float:
    """How long a player thinks about a turn, roughly, when nobody limits it: compiled, one core."""
    return own_players(game).turn_seconds(name)


def player(name: str, game: str) -> Player:
    """The player with that name; BadOption lists the known names."""
    if name == WAITS:
        return AtOnce(WaitingPlayer())
    known = players(game)
    if name not in known:
        raise BadOption(f"player: no player {name!r} for {game}; known: {', '.join(known)}")
    return known[name]


def contender(name: str, game: str) -> Player:
    """The player with that name for a measurement at one's own machine: `player`, and those that
    are not listed, which may come from a file."""
    return own_players(game).unlisted(name) or player(name, game)


def decide(who: Player, state: State, rng: Rng, seconds: float | None = None) -> int:
    """What a player does in a state, seen from the seat to act."""
    seat = state.to_act()
    return who.choose(lambda luck: state.imagine(seat, luck), seconds, rng)
