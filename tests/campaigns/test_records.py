"""The record of a campaign: stop and go on at any point, and what is wrong with a bad one."""

import random
import re
from pathlib import Path

import pytest
from campaigns import thin_line
from campaigns.test_guide import play_through

from echobase import CHANCE, BadOption, BadRecord, sample
from echobase.campaigns import facet
from echobase.campaigns.record import CampaignRecord, begin, from_text


def begun() -> CampaignRecord:
    return begin(thin_line.campaign())


def won_by_resignation(record: CampaignRecord, loser: str) -> CampaignRecord:
    """The battle that is due, given up at once by one side."""
    battle = record.begin_battle()
    battle.ending = f"resign {loser}"
    record.finish_battle()
    return record


def test_it_goes_on_in_the_middle_of_a_battle() -> None:
    record = begun()
    battle, rng = record.begin_battle(), random.Random(1)
    while battle.state.to_act() == CHANCE:
        battle.apply(sample(battle.state.chances(), rng))
    again = from_text(record.to_text())
    assert again.battle is not None
    assert again.battle.state.view(0) == battle.state.view(0)
    play_through(again, rng)
    assert again.run.stage == "over"


def test_a_program_killed_between_battle_and_debriefing_loses_nothing() -> None:
    record = begun()
    battle = record.begin_battle()
    battle.ending = "resign empire"
    again = from_text(record.to_text())
    assert (again.run.place, again.run.stage) == ("relay", "choice")


def test_a_text_that_was_cut_off_loses_at_most_its_last_line() -> None:
    record = won_by_resignation(begun(), "empire")
    record.choose("rebel", "air_support")
    record.begin_battle()
    whole = record.to_text()
    cut = from_text(whole[: whole.index("@choose") + 5])
    assert (cut.cut_off, cut.run.stage) == (True, "choice")


def test_a_battle_without_a_winner_is_fought_again() -> None:
    record = begun()
    record.begin_battle().ending = "agree draw"
    assert record.finish_battle().winner == ""
    assert record.run.place == "patrol"
    won_by_resignation(record, "rebel")
    again = from_text(record.to_text())
    assert [one.node for one in again.run.results] == ["patrol"]
    assert again.run.place == "gate"


def test_a_reward_cannot_be_chosen_twice() -> None:
    record = won_by_resignation(begun(), "empire")
    record.choose("rebel", "air_support")
    with pytest.raises(BadOption, match="no reward to choose now; it has air_support"):
        record.choose("rebel", "reserve_forces")
    line = "@choose rebel air_support\n"
    with pytest.raises(BadRecord, match=r"line \d+: choose: rebel has no reward to choose now"):
        from_text(record.to_text().replace(line, line * 2))


def test_a_changed_campaign_goes_on_as_it_began(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    record = won_by_resignation(begun(), "rebel")
    changed = thin_line.tables()
    changed["nodes"][2]["battle"]["victory"]["rebel"]["medals"] = 9
    now = thin_line.campaign(changed)
    monkeypatch.setitem(facet.need_campaigns("battle").by_id, "thin-line", now)
    again = from_text(record.to_text())
    assert again.changed
    assert again.run.start().view(None).medals_to_win["rebel"] == 3


def test_a_head_that_was_tampered_with_is_refused() -> None:
    text = begun().to_text().replace("medals = 3", "medals = 2", 1)
    with pytest.raises(BadRecord, match="head: digest: the campaign in this record is not the one"):
        from_text(text)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("version = 1", "version = 2", "head: version: written in version 2 of campaign records"),
        ("rules_version = 2", "rules_version = 9", "rules_version: made with version 9"),
        ('game = "battle"', 'game = "chess"', "head: no game 'chess'"),
        ("@battle patrol", "@battle gate", "the battle of 'gate', but 'patrol' is due now"),
        ("@battle patrol", "battle patrol", "expected a battle or a choice; got 'battle patrol'"),
    ],
)
def test_a_record_that_cannot_be_used_says_why(old: str, new: str, problem: str) -> None:
    text = won_by_resignation(begun(), "rebel").to_text()
    head, fence, body = text.rpartition("\n+++\n")
    whole = head.replace(old, new, 1) + fence + body.replace(old, new, 1)
    with pytest.raises(BadRecord, match=re.escape(problem)):
        from_text(whole)


def test_a_scenario_that_is_gone_is_named() -> None:
    record = begun()
    record.head.document["nodes"][0]["scenario"] = "endor"
    campaign = facet.need_campaigns("battle").convert(record.head.document, Path(), "head")
    record.head.digest = campaign.digest
    text = won_by_resignation(begun(), "rebel").to_text()
    body = text.rpartition("\n+++\n")[2]
    head = record.to_text().rpartition("\n+++\n")[0]
    with pytest.raises(BadRecord, match=r"nodes\[0\].scenario: no scenario 'endor'"):
        from_text(f"{head}\n+++\n{body}")
