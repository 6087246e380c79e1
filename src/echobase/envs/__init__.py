"""Research environments over all games for PettingZoo, Gymnasium and OpenSpiel.

Each needs the extra of its name, as in `pip install 'echobase[open-spiel]'`; see
docs/environments.md. A game has its PettingZoo environment under its name: `battle_v0`.
"""

from types import SimpleNamespace
from typing import Any, Final

VERSION: Final = "_v0"


def __getattr__(name: str) -> Any:
    """The PettingZoo environment of a game, as in `battle_v0.env(seats=4)`: `env`, `raw_env`, and
    `vector` for many games at once."""
    if not name.endswith(VERSION):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from echobase.envs.pettingzoo import env, raw_env
    from echobase.envs.tables import vector
    from echobase.observation.facet import observable

    game = name.removesuffix(VERSION)
    if game not in observable():
        raise AttributeError(f"no environment {name!r}; there are: {', '.join(observable())}")
    return SimpleNamespace(env=env(game), raw_env=raw_env(game), vector=vector(game), __name__=name)
