"""A campaign in progress: where the road leads, what changes, what is won."""

import pytest
from campaigns import thin_line

from echobase import BadOption
from echobase.campaigns.exploring import explore, lengths
from echobase.campaigns.facet import need_campaigns
from echobase.campaigns.outlook import outlook
from echobase.campaigns.run import BattleResult, CampaignRun
from echobase.text import Text
from echobase.text.words import words


def test_the_winner_decides_where_the_road_leads() -> None:
    assert thin_line.run().place == "patrol"
    assert thin_line.run(("patrol", "rebel", "")).place == "relay"
    assert thin_line.run(("patrol", "empire", "")).place == "gate"


def test_objectives_decide_how_it_ends() -> None:
    before = ("patrol", "empire", "")
    assert thin_line.run(before, ("gate", "empire", "through")).place == "overrun"
    ended = thin_line.run(before, ("gate", "empire", ""))
    assert (ended.stage, ended.ending and ended.ending.degree) == ("over", "clear")


def test_a_choice_comes_before_the_next_battle_and_is_made_once() -> None:
    run = thin_line.run(("patrol", "rebel", ""))
    assert run.stage == "choice"
    with pytest.raises(BadOption, match="a reward must be chosen first, by: rebel"):
        run.start()
    with pytest.raises(BadOption, match="'rout' is not offered; choose one of: air_support"):
        run.choose("rebel", "rout")
    chosen = run.choose("rebel", "reserve_forces")
    assert (chosen.stage, chosen.cards()) == (
        "battle",
        {"rebel": ["reserve_forces"], "empire": []},
    )
    with pytest.raises(BadOption, match="rebel has no reward to choose now; it has reserve_forces"):
        chosen.choose("rebel", "air_support")


@pytest.mark.parametrize(
    ("lang", "name"), [("en", "The Patrol"), ("it", "La pattuglia"), ("pl", "Patrol")]
)
def test_a_battle_is_named_in_the_language_of_the_reader(lang: str, name: str) -> None:
    assert words("battle").scenario_name(thin_line.run().start(), Text(lang)) == name


def test_every_road_is_walked() -> None:
    table = thin_line.campaign().table
    roads = explore(table, ("rebel", "empire"))
    assert not roads.dead
    assert roads.variants(table.node("relay")) == [(), (0,)]
    assert roads.last["found"] == {("relay", "empire"), ("gate", "empire")}
    hoards = [
        hoard
        for key, arrival in roads.arrivals.items()
        if arrival.node == "gate"
        for hoard in roads.hoards[key]["empire"]
    ]
    assert set(hoards) == {(), ("scout_support",)}


def test_a_side_knows_what_its_own_objective_changes_and_nothing_of_the_enemys() -> None:
    run = thin_line.run()
    rebels, empire = outlook(run, "rebel"), outlook(run, "empire")
    assert rebels is not None
    assert empire is not None
    assert rebels.objectives == ["silence"]
    best = rebels.prospects[0]
    assert (best.winner, best.met, best.next) == ("rebel", ["silence"], ["relay"])
    assert [(one.node, one.variant, one.certain) for one in best.variants] == [
        ("relay", "no-gun", True)
    ]
    assert [(one.cards, one.choose) for one in best.rewards] == [
        (["air_support", "reserve_forces"], True)
    ]
    assert rebels.prospects[1].variants == []  # not met
    lost = [one for one in rebels.prospects if one.winner == "empire"]
    assert [one.next for one in lost] == [["gate"], ["gate"]]
    assert all(one.rewards == [] for one in lost)  # the Scout hangs on a secret of the Empire
    first = empire.prospects[0]
    assert (first.met, [one.cards for one in first.rewards]) == (["survey"], [["scout_support"]])
    # Whether the relay has its gun is a secret of the Rebels: not even that something hangs on it
    # is told.
    assert all(one.variants == [] for one in empire.prospects)


def test_secrets_of_the_enemy_leave_the_road_open() -> None:
    ahead = outlook(thin_line.run(("patrol", "empire", "")), "rebel")
    assert ahead is not None
    assert [one.next for one in ahead.prospects] == [["narrow-escape"], ["overrun", "found"]]


def test_what_hangs_on_battles_that_were_passed_by_is_known() -> None:
    """The Rebels have met nothing on their road, and no other battle of it is left to be played."""
    run = CampaignRun(need_campaigns("battle").by_id["quiet-valley"])
    while run.place != "slope":
        assert run.node is not None
        met = dict.fromkeys((one.id for one in run.node.objectives), False)
        run = run.take(BattleResult(run.place, "empire", met))
    ahead = outlook(run, "rebel")
    assert ahead is not None
    lost = [one for one in ahead.prospects if one.winner == "empire"]
    assert [[reward.cards for reward in one.rewards] for one in lost] == [
        [["combat_experience", "air_support"]]
    ] * 2


def test_roads_differ_in_length() -> None:
    assert lengths(thin_line.campaign().table) == (2, 2)
    assert lengths(need_campaigns("battle").by_id["quiet-valley"].table) == (5, 6)
