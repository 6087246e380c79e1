"""Small changes: each can be played, and the search keeps those that make a game more even."""

from typing import Any

import pytest

from echobase.core import registry
from echobase.lab.even_search import MOST, EvenSearch, run
from echobase.lab.match import Row
from echobase.text import Text
from echobase.workshop.facet import need_workshop

TEXT = Text("en")


@pytest.mark.parametrize(("game", "start"), [("battle", "medevac"), ("assault", "blizzard")])
def test_changes_can_be_played_and_told(game: str, start: str) -> None:
    facet = need_workshop(game)
    document = facet.document(start)
    changes = facet.small_changes(document)
    assert len({change.id for change in changes}) == len(changes) > 5
    for change in changes:
        registry.game(game).load(change.document)
        assert change.document != document
        assert f"{game}-change" not in TEXT.say(change.what)


def test_a_longer_march_moves_everything_south() -> None:
    facet = need_workshop("assault")
    document = facet.document("blizzard")
    longer = next(one for one in facet.small_changes(document) if one.id == "longer").document
    assert longer["map"]["rows"] == document["map"]["rows"] + 1
    before = document["forward_line"]["first_row_south"]
    assert longer["forward_line"]["first_row_south"] == before + 1
    assert longer["macrohex"]["origin"] == "0102"


def row(number: int, winner: str) -> Row:
    return Row(
        number=number,
        scenario="",
        seed="",
        players=("captain", "captain"),
        sides=("rebel", "empire"),
        winner=winner,
        winners=(),
        reason="medals",
        decisions=1,
        turns=1,
        score={},
        seconds=(),
    )


def searched(shares: dict[str, float], games: int = 100) -> EvenSearch:
    """A search in which the Rebels win this share after each change, and always without one."""
    document = need_workshop("battle").document("medevac")
    search = EvenSearch("battle", document, games=games)
    steps = search.steps()
    step: Any = next(steps)
    game = registry.game("battle")
    known = {
        repr(game.start(scenario=change.document).options()): shares.get(change.id, 1.0)
        for change in need_workshop("battle").small_changes(document)
    }
    while True:
        share = known.get(repr(step.plan.scenarios[0].options), 1.0)
        rows = [
            row(number, "rebel" if place < share * len(step.numbers) else "empire")
            for place, number in enumerate(step.numbers)
        ]
        try:
            step = steps.send(rows)
        except StopIteration:
            return search


def test_the_most_even_changes_are_proposed_first() -> None:
    search = searched({"medals-rebel-6": 0.7, "first": 0.55, "hand-rebel-3": 0.4})
    assert [one.id for one in search.proposals] == ["first", "hand-rebel-3", "medals-rebel-6"]
    assert [one.share.of for one in search.proposals] == [100, 100, 100]
    assert len(search.measured) == MOST
    assert (search.before.won, search.before.of) == (100, 100)
    assert search.tried == search.changes


def test_nothing_is_proposed_when_nothing_helps() -> None:
    assert searched({}).proposals == []


def test_a_search_follows_from_its_seed() -> None:
    document = need_workshop("battle").document("imperial-scout-mission")
    plans = [EvenSearch("battle", document, seed=7).steps() for _ in range(2)]
    assert next(plans[0]) == next(plans[1])


@pytest.mark.long
def test_a_whole_search_with_quick_players() -> None:
    document = need_workshop("battle").document("imperial-scout-mission")
    found = []
    for _ in range(2):
        search = EvenSearch("battle", document, player="cadet", games=10, limit=200)
        run(search, 1, None, None)
        found.append([(one.id, one.share) for one in search.proposals])
    assert found[0] == found[1]
