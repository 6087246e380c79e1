"""Whatever hex somebody points at, one sentence says why nothing can be done there."""

import random
from typing import Any

import pytest
from server.game_logs import ENGLISH, game_log, played_on

from echobase.core.events import Message
from echobase.games.assault.rules.state import State as AssaultState
from echobase.games.battle.rules.board import LABELS
from echobase.play.game_log import GameLog
from echobase.play.interaction import interaction
from echobase.play.offers import Pointing

GENERAL = {"battle-why-step", "assault-why-step", "server-unknown-action"}
"""Reasons that say nothing about the hex."""
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("battle", {"scenario": 5}),
    ("battle", {"scenario": 12}),
    ("assault", {"setup": "default", "map": "north-ridge-short"}),
]


def hexes(now: GameLog) -> list[str]:
    if isinstance(now.state, AssaultState):
        return list(now.state.setting.map.labels)
    return LABELS


def why(now: GameLog, pointing: Pointing, viewer: int | None) -> Message | None:
    return interaction(now.facts.game).why_not_there(now, pointing, viewer, ENGLISH)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_every_hex_that_offers_nothing_says_why(game: str, options: dict[str, Any]) -> None:
    rng, asked = random.Random(4), 0
    for now, _, seat, decision in played_on(game_log(game, **options), rng, 60):
        if decision.step == "pause":
            continue
        offers = [offer for group in decision.groups for offer in group.offers]
        picked = [(offer.hex, offer.unit) for offer in offers if offer.hex]
        hex_, unit = rng.choice([(None, None), *picked[:1]])
        taken = {place for offer in offers for place in (offer.hex, offer.to, offer.target)}
        for to in rng.sample([hex_ for hex_ in hexes(now) if hex_ not in taken], 12):
            message = why(now, Pointing(to, hex_, unit), seat)
            assert message is not None, (decision.step, to, hex_, unit)
            assert message.id not in GENERAL, (decision.step, to, hex_, unit)
            assert ENGLISH.say(message).endswith("."), message
            asked += 1
    assert asked > 200


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_others_are_told_that_it_is_not_their_turn(game: str, options: dict[str, Any]) -> None:
    for now, _, seat, _ in played_on(game_log(game, **options), random.Random(4), 5):
        to = hexes(now)[0]
        assert why(now, Pointing(to), 1 - seat) == Message("server-not-your-turn")
        assert why(now, Pointing(to), None) == Message("server-spectator")
