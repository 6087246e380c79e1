"""The command that plays the games of a plan again."""

import shlex
from collections.abc import Mapping
from typing import Any

from echobase.core import registry
from echobase.lab.experiments import ALL
from echobase.lab.plan import Plan, PlannedScenario
from echobase.play.options import flag, option_names


def command(plan: Plan) -> str | None:
    """The command; None for what only Python or a file can say, such as a custom scenario."""
    chosen = registry.game(plan.game)
    key = chosen.scenario_option
    names = [one.options.get(key) for one in plan.scenarios]
    options = [other_options(one, key) for one in plan.scenarios]
    own = typed(options[0], option_names(plan.game))
    alike = all(other == options[0] for other in options)
    if own is None or not alike or not all(isinstance(name, str) for name in names):
        return None
    which = ALL if names == list(chosen.scenarios()) else ",".join(map(str, names))
    words = ["echobase", plan.kind, "--game", plan.game, flag(key), which, *own, *line_up(plan)]
    return shlex.join([*words, "--seed", str(plan.seed), "--limit", str(plan.limit)])


def other_options(scenario: PlannedScenario, key: str) -> dict[str, Any]:
    """The options in addition to the scenario or map."""
    return {name: value for name, value in scenario.options.items() if name != key}


def line_up(plan: Plan) -> list[str]:
    """The players, and the number of games."""
    names = list(plan.line_ups[0])
    ways = len(plan.line_ups)
    swap = plan.kind == "simulate" and ways > 1
    if plan.kind == "tournament":
        names = list(dict.fromkeys(name for pair in plan.line_ups for name in pair))
        ways = 2
    words = ["--players", ",".join(names), "--games", str(plan.rounds * ways)]
    return [*words, "--swap"] if swap else words


def typed(options: Mapping[str, Any], wishes: tuple[str, ...]) -> list[str] | None:
    """Options of a game as they are typed; None if one cannot be typed."""
    words: list[str] = []
    for key, value in options.items():
        if key == "reshuffle_first_five" and value is False:
            words.append("--no-reshuffle")
        elif key in wishes:
            words += [flag(key), spelled(value)]
        else:
            return None
    return words


def spelled(value: Any) -> str:
    """`rebel=luke+leia,empire=vader`, `rout,incursion`, or simply the value."""
    if isinstance(value, Mapping):
        return ",".join(
            f"{key}={'+'.join(one) if isinstance(one, list) else one}" for key, one in value.items()
        )
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
