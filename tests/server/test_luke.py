"""What the Rebels are told and offered when a Snowspeeder is shot at."""

from fractions import Fraction
from itertools import product

import pytest
from games.assault.field import position
from server.game_logs import ENGLISH

from echobase.core.game import State
from echobase.games.assault.interaction.assault import AssaultInteraction
from echobase.games.assault.terminal.short_list import notations
from echobase.play.game_log import GameLog, GameSettings, SeatFacts
from echobase.play.offers import Decision, Offer
from echobase.text import percent

UNITS = {"W1": "0818:S", "S1": "0819", "S2": "0817"}
PEOPLE = [SeatFacts("person"), SeatFacts("person")]


def log_of(state: State, *notations: str) -> GameLog:
    facts = GameSettings("id", "assault", 1, {}, PEOPLE, "rolled", True, True, False, "secret")
    log = GameLog(facts, state, state)
    for notation in notations:
        log.do(log.state.read(notation))
    return log


def asked(log: GameLog) -> Decision:
    return AssaultInteraction().decision(log, ENGLISH)


def offered(state: State) -> list[Offer]:
    return [offer for group in asked(log_of(state)).groups for offer in group.offers]


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


@pytest.mark.rule("A-LUKE-04", "A-LUKE-10")
@pytest.mark.parametrize("force", [10, 4])
def test_every_reply_says_what_it_costs_and_its_chances(force: int) -> None:
    """The rolls are counted here: at least so many of six dice show one face in three."""
    shot = position(card="walkers_fire", units=UNITS, play={"force": force}).do("fire W1xS1")
    for points, offer in enumerate(offered(shot.state)):
        assert offer.cost is not None
        assert offer.chances is not None
        assert (offer.cost.points, offer.cost.left) == (points, force - points)
        assert bool(offer.cost.reveals) == (points > 0 and force == 10)
        hit = Fraction(len(vaders(6, 2 + points)), 3**6)
        assert [chance.percent for chance in offer.chances] == [percent(hit), percent(hit / 12)]


def vaders(dice: int, least: int) -> list[tuple[str, ...]]:
    """The rolls with enough Vaders."""
    return [roll for roll in product("VSB", repeat=dice) if roll.count("V") >= least]


@pytest.mark.rule("A-LUKE-09")
@pytest.mark.parametrize(("hull", "softened"), [(0, "0"), (1, "100")])
def test_a_critical_reply_says_what_it_costs_and_whether_it_helps(hull: int, softened: str) -> None:
    hits = {"S1": {"body": hull}} if hull else {}
    shot = position(card="walkers_fire", units=UNITS, hits=hits)
    shot.do("fire W1xS1", "armour 0", "roll VVVBBB", "damage 12")
    suffer, soften = offered(shot.state)
    assert suffer.cost is not None
    assert soften.cost is not None
    assert (suffer.cost.points, suffer.cost.left) == (0, 10)
    assert (soften.cost.points, soften.cost.left) == (1, 9)
    assert [chance.percent for chance in suffer.chances or []] == ["100"]
    assert [chance.percent for chance in soften.chances or []] == [softened]


@pytest.mark.rule("A-FIRE-28", "A-FIRE-32")
def test_the_shot_that_is_answered_comes_with_all_that_is_known_of_it() -> None:
    units = {"W1": "0815:S", "S1": "0819", "S2": "0817"}
    before = position(card="walkers_fire", units=units, play={"held": ["veers"]}).state
    assert asked(log_of(before)).incoming is None
    log = log_of(before, "fire W1xS1 veers")
    shot = asked(log).incoming
    assert shot is not None
    assert (shot.side, shot.unit, shot.foe) == ("empire", "W1", "S1")
    assert (shot.hex, shot.target) == ("0815", "0819")
    assert shot.odds is not None
    assert (shot.odds.dice, shot.odds.needs) == (7, 2)
    assert [reason.dice for reason in shot.odds.reasons] == [6, 2, -1]
    assert (shot.faces, shot.told, shot.note) == ([], [], "")
    for notation in ("armour 0", "roll VVVSSBB", "damage 12"):
        log.do(log.state.read(notation))
    shot = asked(log).incoming
    assert shot is not None
    assert shot.odds is None
    assert shot.faces == list("VVVSSBB")
    assert shot.told == ["A hit on Snowspeeder 1!", "Damage dice for Snowspeeder 1: 12."]


@pytest.mark.rule("A-LUKE-13")
def test_who_has_no_choice_is_told_why_the_question_comes() -> None:
    before = position(card="walkers_fire", units={**UNITS, "S2": "0919"}).state
    decision = asked(log_of(before, "fire W1xS2"))
    assert decision.incoming is not None
    assert decision.incoming.note.startswith("Luke isn’t here.")
    (offer,) = (offer for group in decision.groups for offer in group.offers)
    assert offer.notation == "armour 0"
    assert [chance.percent for chance in offer.chances or []]
