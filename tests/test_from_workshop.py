"""Battles and maps made with the workshop: they come with a game, but not among its scenarios."""

import re

import pytest

import echobase
from echobase.cli.check import every_scenario
from echobase.core import registry
from echobase.games.assault.documents import tables as maps
from echobase.games.battle.documents import tables as battles
from echobase.lab.command import settings
from echobase.play.browser import browser
from echobase.play.from_workshop import from_workshop
from echobase.server.games import catalogue
from echobase.text import LANGUAGES, Text
from echobase.text.words import words

MADE = [(game, id_) for game in ("battle", "assault") for id_ in from_workshop(game)]
DOCUMENTS = [*battles.workshop_scenarios(), *maps.workshop_maps()]


def test_there_are_ten_of_them() -> None:
    assert len(from_workshop("battle")) == 7
    assert len(from_workshop("assault")) == 3


@pytest.mark.parametrize(("game", "id_"), MADE)
def test_they_are_found_and_start(game: str, id_: str) -> None:
    chosen = registry.game(game)
    assert chosen.find_scenario(id_) == id_
    state = chosen.start(**{chosen.scenario_option: id_})
    assert state.scenario_id() == id_
    assert state.options()[chosen.scenario_option] == id_


@pytest.mark.parametrize("game", ["battle", "assault"])
def test_all_scenarios_means_those_of_the_game(game: str) -> None:
    chosen = registry.game(game)
    assert not set(chosen.scenarios()) & set(from_workshop(game))
    measured = settings(chosen, {chosen.scenario_option: "all"})
    assert [one[chosen.scenario_option] for one in measured] == list(chosen.scenarios())


def test_lists_show_them_apart_and_last() -> None:
    for game in ("battle", "assault"):
        listed = browser(game).catalogue(Text("en")).scenarios
        ids = [one.id for one in listed]
        assert ids == [*echobase.game(game).scenarios(), *from_workshop(game)]
        assert [one.id for one in listed if one.from_workshop] == from_workshop(game)
    assert set(MADE) <= catalogue.ids()
    assert {id_ for _, id_ in MADE} <= set(every_scenario())


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.id)
def test_they_tell_their_story_in_all_languages(document: battles.ScenarioTable) -> None:
    assert document.name
    told = [document.briefing, document.goals["rebel"], document.goals["empire"]]
    for texts in told:
        assert sorted(texts) == sorted(LANGUAGES)
        assert len(set(texts.values())) == len(LANGUAGES)
    assert sorted([*document.names, "en"]) == sorted(LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id_", from_workshop("battle"))
def test_the_goals_name_the_medals_that_are_needed(id_: str, lang: str) -> None:
    battle = echobase.game("battle").start(scenario=id_)
    goals = words("battle").story(battle, Text(lang)).goals
    assert goals is not None
    for side, medals in battle.view(None).medals_to_win.items():
        numbers = re.findall(r"\b\d\b", goals[side])
        assert not medals or str(medals) in numbers, goals[side]
