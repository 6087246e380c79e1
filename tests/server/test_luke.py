"""What Luke is offered when he is shot at."""

import pytest
from games.assault.field import position
from server.courses import ENGLISH

from echobase.core.game import State
from echobase.games.assault.interaction.decisions import AssaultInteraction
from echobase.games.assault.offers.listing import notations
from echobase.play.game_log import GameLog, GameSettings, SeatFacts
from echobase.play.offers import Offer

UNITS = {"W1": "0818:S", "S1": "0819", "S2": "0817"}
PEOPLE = [SeatFacts("person"), SeatFacts("person")]


def offered(state: State) -> list[Offer]:
    facts = GameSettings("id", "assault", 1, {}, PEOPLE, "rolled", True, True, False, "secret")
    asked = AssaultInteraction().decision(GameLog(facts, state, state), ENGLISH)
    return [offer for group in asked.groups for offer in group.offers]


@pytest.mark.rule("A-LUKE-04")
@pytest.mark.parametrize(("force", "most"), [(10, 10), (3, 3)])
def test_luke_is_offered_every_number_of_points_for_armour(force: int, most: int) -> None:
    shot = position(card="walkers_fire", units=UNITS, play={"force": force}).do("fire W1xS1")
    wanted = [f"armour {points}" for points in range(most + 1)]
    assert [offer.notation for offer in offered(shot.state)] == wanted
    assert notations(shot.state) == wanted


@pytest.mark.rule("A-LUKE-10")
@pytest.mark.parametrize(("force", "asks"), [(10, True), (9, False)])
def test_the_first_point_is_asked_about_because_it_cannot_be_undone(force: int, asks: bool) -> None:
    shot = position(card="walkers_fire", units=UNITS, play={"force": force}).do("fire W1xS1")
    none, *points = offered(shot.state)
    assert none.guard is None
    assert all(bool(offer.guard) == asks for offer in points)
    suffer, soften = offered(shot.do("armour 0", "roll VVVBBB", "damage 12").state)
    assert suffer.guard is None
    assert bool(soften.guard) == asks
