"""Positions for the tests of pictures, and the elements of a picture."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any
from xml.etree import ElementTree

import echobase
from echobase import CHANCE, OVER
from echobase.games.assault.documents.tables import map_ids
from echobase.games.battle.documents.tables import scenario_ids

SVG = "{http://www.w3.org/2000/svg}"


def parsed(svg: str) -> ElementTree.Element:
    """The picture as a tree; text that is not XML is an error."""
    return ElementTree.fromstring(svg)


def titles(svg: str) -> list[str]:
    return [element.text or "" for element in parsed(svg).iter(f"{SVG}title")]


def unit_hexes(svg: str) -> list[str]:
    """The hexes of all units drawn, sorted."""
    groups = parsed(svg).iter(f"{SVG}g")
    return sorted(g.get("data-hex", "") for g in groups if g.get("class", "").startswith("unit"))


def step(state: Any, rng: random.Random) -> None:
    chance = state.to_act() == CHANCE
    state.apply(echobase.sample(state.chances(), rng) if chance else rng.choice(state.actions()))


def play(state: Any, rng: random.Random, actions: int) -> Any:
    """A position some random actions later."""
    for _ in range(actions):
        if state.to_act() == OVER:
            break
        step(state, rng)
    return state


def _battles() -> Iterator[Any]:
    """Every scenario at the start, in the middle and late."""
    for number in scenario_ids():
        rng = random.Random(number)
        state = echobase.game("battle").start(scenario=number)
        yield state.copy()
        yield play(state, rng, 150).copy()
        yield play(state, rng, 250).copy()


def _assaults() -> Iterator[Any]:
    """Every map, empty, at the start, in the middle and late."""
    for number, id_ in enumerate(map_ids()):
        rng = random.Random(number)
        yield echobase.game("assault").start(map=id_)
        state = echobase.game("assault").start(map=id_, setup="default")
        for actions in (10, 200, 900, 2500):
            yield play(state, rng, actions).copy()


@cache
def battles() -> tuple[Any, ...]:
    return tuple(_battles())


@cache
def assaults() -> tuple[Any, ...]:
    return tuple(_assaults())


def positions() -> tuple[Any, ...]:
    return (*battles(), *assaults())


def before_luke() -> Any:
    """A game in which the Rebels are about to choose Luke's Snowspeeder."""
    state = echobase.game("assault").start(setup="default")
    rng = random.Random(0)
    while state.view(None).step != "luke":
        step(state, rng)
    return state
