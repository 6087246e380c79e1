"""The guide to campaigns: what it prints can be saved, checked, listed and played to an end."""

import random
import tomllib
from pathlib import Path

import jsonschema
from campaigns import thin_line

import echobase
from echobase.ai import decide, player
from echobase.campaigns.facet import find_campaign, need_campaigns
from echobase.campaigns.record import CampaignRecord, from_text


def save(folder: Path) -> str:
    path = folder / thin_line.SOURCE
    path.write_text(thin_line.written(), encoding="utf-8")
    return str(path)


def play_through(record: CampaignRecord, rng: random.Random) -> None:
    """Play a campaign to its end, with cadets on both sides."""
    cadet = player("cadet", record.head.game)
    while record.run.stage != "over":
        if record.run.stage == "choice":
            due = record.run.open_choices()[0]
            record.choose(due.side, rng.choice(due.cards))
            continue
        battle = record.begin_battle()
        while battle.outcome() is None:
            state = battle.state
            if state.to_act() == echobase.CHANCE:
                battle.apply(echobase.sample(state.chances(), rng))
            else:
                battle.apply(decide(cadet, state, rng))
        record.finish_battle()


def test_the_campaign_of_the_guide_is_valid(tmp_path: Path) -> None:
    found = find_campaign(save(tmp_path))
    assert [node.id for node in found.table.nodes] == ["patrol", "relay", "gate"]


def test_the_schema_accepts_it_and_refuses_a_goal_that_is_none() -> None:
    schema = need_campaigns("battle").schema()
    document = tomllib.loads(thin_line.written())
    jsonschema.validate(document, schema)
    document["nodes"][0]["objectives"][0]["goals"] = [{"eliminate": 3}]
    assert list(jsonschema.Draft202012Validator(schema).iter_errors(document))


def test_it_is_played_to_an_end_and_its_record_replays_whole(tmp_path: Path) -> None:
    record = echobase.campaign(save(tmp_path))
    play_through(record, random.Random(2))
    again = from_text(record.to_text())
    assert again.run.results == record.run.results
    assert again.run.ending == record.run.ending is not None
    assert again.to_text() == record.to_text()
