"""The position desk: exact odds, lines of sight, the adviser's choice, and the chance to win."""

import asyncio
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any, Final

from echobase.ai import adviser
from echobase.ai.valuation import TO_THE_END, valuation
from echobase.analysis.chances import Band, Spot, blended
from echobase.core import registry
from echobase.core.chance import CHANCE, OVER, sample
from echobase.core.game import State
from echobase.lab.statistics import wilson
from echobase.play.advice import advice_text
from echobase.server.messages.measuring import Desk, DeskAdvice, SideShare
from echobase.server.workers.ai_workers import Robots, Thinkers
from echobase.server.workshop.measuring import GamesToPlay, checked, play, step_back
from echobase.text import Text
from echobase.text.player_names import level_name, side_name
from echobase.text.words import words
from echobase.workshop.facet import Tables, need_workshop

GAMES: Final = 64
"""Games that are played on from a position, if there is time."""
GLANCES: Final = 8
"""Short tries whose ends are judged by the learned value."""
SECONDS: Final = 6.0
FIRST_DEAL: Final = "desk"
"""Seeds what chance decides before anybody can act."""


@dataclass(frozen=True)
class ChanceToWin:
    """A position whose chances are to be estimated."""

    game: str
    document: Tables
    seed: str
    games: int = GAMES
    seconds: float = SECONDS


def work(job: ChanceToWin | GamesToPlay) -> Any:
    """Runs in a worker process, at low priority."""
    return estimate(job) if isinstance(job, ChanceToWin) else play(job)


def estimate(job: ChanceToWin) -> tuple[Band, int]:
    """The chance of the first side to win, and the games that it comes from."""
    step_back()
    state, value = opened(registry.load(job.game, job.document)), valuation(job.game)
    outcome = state.outcome()
    if outcome is not None:
        sure = value.chance(state)
        return Band(sure, sure, sure), 0
    late = monotonic() + job.seconds
    wins, games = 0.0, 0
    while games < job.games and (monotonic() < late or not games):
        wins += value.won(state.copy(), f"{job.seed}/{games}")
        games += 1
    horizon = value.horizon(state, state.to_act(), reply=False)
    if horizon == TO_THE_END:
        return Band(wins / games, *wilson(wins, games)), games
    tries = [value.outlook(state.copy(), horizon, f"{job.seed}/try/{n}") for n in range(GLANCES)]
    learned = min(max(sum(tries) / GLANCES, 0.001), 0.999)
    return blended([Spot(learned, wins, games)], value.calibration)[0], games


def opened(state: State) -> State:
    """The position once somebody decides: hands that nobody named are dealt."""
    rng, found = Random(FIRST_DEAL), state.copy()
    while found.to_act() == CHANCE:
        found.apply(sample(found.chances(), rng))
    return found


def position(game: str, document: Tables, text: Text) -> State:
    """The position that the board shows; Refusal when the document cannot be played."""
    checked(game, document, text)
    return opened(registry.game(game).preview(registry.load(game, document)))


def at_once(game: str, state: State, text: Text) -> Desk:
    """What is known without thinking: odds and lines of sight."""
    seat = state.to_act()
    side = "" if seat == OVER else state.sides()[seat]
    return Desk(
        side=side,
        name=side_name(side, text) if side else "",
        result=words(game).result(state, text) if seat == OVER else "",
        attacks=need_workshop(game).attacks(state, side, text) if side else [],
        advice=None,
        chances=[],
        games=0,
    )


async def thought(
    game: str, state: State, robots: Robots, workers: Thinkers, asker: str, text: Text
) -> Desk:
    """The same with the adviser's choice, its reasons, and the chance of both sides."""
    desk = await asyncio.to_thread(at_once, game, state, text)
    job = ChanceToWin(game, await asyncio.to_thread(state.document), "desk")
    advice = None
    if state.to_act() != OVER:
        advice = await advised(game, state, robots, asker, text)
    band, games = await workers.do(job)
    desk.advice, desk.games = advice, games
    desk.chances = shares(game, band, text)
    return desk


async def advised(game: str, state: State, robots: Robots, asker: str, text: Text) -> DeskAdvice:
    """What the adviser would do, and why."""
    who = adviser(game)
    action = await robots.choose(game, who, state, asker)
    found = await robots.reasons(game, state, action, asker=asker)
    return DeskAdvice(
        level=level_name(who, text),
        notation=state.write(action),
        text=words(game).action(state, state.write(action), text),
        reasons=advice_text(game, state, found, text),
    )


def shares(game: str, band: Band, text: Text) -> list[SideShare]:
    """The chances of both sides."""
    first, second = registry.sides(game)
    return [
        SideShare(
            side=first,
            name=side_name(first, text),
            share=band.chance,
            low=band.low,
            high=band.high,
        ),
        SideShare(
            side=second,
            name=side_name(second, text),
            share=1 - band.chance,
            low=1 - band.high,
            high=1 - band.low,
        ),
    ]
