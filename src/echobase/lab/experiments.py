"""The plans of simulations, tournaments and balance; what cannot be played is refused here."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, Final

import msgspec

from echobase import __version__
from echobase.ai import beginner
from echobase.ai import players as known_players
from echobase.core.chance import OVER
from echobase.core.errors import BadOption
from echobase.core.registry import game as registered
from echobase.core.registry import sides
from echobase.jobs.arguments import by_seat, listed, nothing_to_decide, options_in_full, whole
from echobase.lab.plan import Kind, Plan, PlannedScenario

ALL: Final = "all"
LIMIT: Final = 5000
BALANCED: Final = "trooper"
"""The default player of both sides for measuring balance: a quick one."""
Which = str | int | Path | dict[str, Any]


def settings(
    game: str, scenarios: Which | Iterable[Which] | None, options: dict[str, Any]
) -> list[dict[str, Any]]:
    """The options of the game for each scenario: `all`, one, several, or None for the default."""
    chosen = registered(game)
    if scenarios is None:
        return [options]
    if scenarios == ALL:
        scenarios = list(chosen.scenarios())
    elif isinstance(scenarios, str | int | Path | dict):
        scenarios = [scenarios]
    return [options_in_full(game, {**options, chosen.scenario_option: one}) for one in scenarios]


def simulation(
    games: int,
    *,
    game: str,
    each: Sequence[dict[str, Any]],
    players: str | Iterable[str] | None,
    swap: bool,
    seed: int,
    limit: int,
) -> Plan:
    """Games of each scenario by one line-up; with `swap` half of them with sides swapped."""
    names = listed(players) if players is not None else [beginner(game)]
    line_ups = [tuple(names)]
    if swap:
        if len(names) > len(sides(game)):
            raise BadOption(f"swap: sides cannot change between {len(names)} players by seat")
        if names[0] == names[-1]:
            raise BadOption(f"swap: needs two different players; got {','.join(names)}")
        line_ups = [(names[0], names[1]), (names[1], names[0])]
    return _plan("simulate", game, each, line_ups, games, len(line_ups), seed, limit)


def round_robin(
    games: int,
    *,
    game: str,
    each: Sequence[dict[str, Any]],
    players: Iterable[str] | None,
    seed: int,
    limit: int,
) -> Plan:
    """Games of each scenario for each pair of players, half of them with sides swapped."""
    registered(game)  # its error lists the games
    names = list(known_players(game)) if players is None else listed(players)
    if len(names) < 2:
        raise BadOption(f"players: a tournament needs two or more; got {','.join(names)}")
    refuse_twins("players", names)
    pairs = combinations(names, 2)
    line_ups: list[tuple[str, ...]] = [way for a, b in pairs for way in ((a, b), (b, a))]
    return _plan("tournament", game, each, line_ups, games, 2, seed, limit)


def even_match(
    games: int,
    *,
    game: str,
    each: Sequence[dict[str, Any]],
    players: str | Iterable[str] | None,
    seed: int,
    limit: int,
) -> Plan:
    """Games of each scenario by one player on both sides, with the course of each game."""
    names = [even_player(game)] if players is None else listed(players)
    if len(names) != 1:
        raise BadOption(f"players: one name, who plays both sides; got {','.join(names)}")
    return _plan("balance", game, each, [tuple(names)], games, 1, seed, limit)


def even_player(game: str) -> str:
    """The default player of both sides of a game."""
    return BALANCED if BALANCED in known_players(game) else beginner(game)


def _plan(
    kind: Kind,
    game: str,
    each: Sequence[dict[str, Any]],
    line_ups: list[tuple[str, ...]],
    games: int,
    ways: int,
    seed: int,
    limit: int,
) -> Plan:
    games, seed = whole("games", games, 1), whole("seed", seed, 0)
    if games % ways:
        raise BadOption(f"games: an even number, because sides are swapped; got {games}")
    scenarios = [_scenario(game, options, line_ups) for options in each]
    refuse_twins(f"{registered(game).scenario_option}s", [one.name for one in scenarios])
    plan = Plan(
        kind=kind,
        game=game,
        scenarios=tuple(scenarios),
        line_ups=tuple(line_ups),
        rounds=games // ways,
        seed=seed,
        limit=whole("limit", limit, 1),
        echobase="",
        rules_version=0,
    )
    # In the form in which it will be read from a file, so that the two can be compared.
    return msgspec.json.decode(msgspec.json.encode(of_today(plan)), type=Plan)


def of_today(plan: Plan) -> Plan:
    """The plan as this version of the program would carry it out."""
    rules_version = registered(plan.game).rules_version
    return msgspec.structs.replace(plan, echobase=__version__, rules_version=rules_version)


def _scenario(
    game: str, options: dict[str, Any], line_ups: list[tuple[str, ...]]
) -> PlannedScenario:
    """A scenario, checked by starting it and seating everybody."""
    state = registered(game).start(**options)
    if state.to_act() == OVER:
        raise nothing_to_decide(game)
    for names in line_ups:
        by_seat(names, state.sides(), game)
    return PlannedScenario(state.scenario_id(), state.options())


def refuse_twins(what: str, names: Sequence[str]) -> None:
    """Refuse a name that is given twice: its games would be counted together."""
    for name in names:
        if names.count(name) > 1:
            raise BadOption(f"{what}: {name} stands twice")
