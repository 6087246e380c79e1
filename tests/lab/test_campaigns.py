"""A campaign in the lab: what is played, what it shows, and how a run goes on."""

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from campaigns import thin_line

from echobase.campaigns.facet import find_campaign
from echobase.lab.campaigns.graph import graph
from echobase.lab.campaigns.plan import CampaignPlan, NodeSetUp, campaign_plan, set_ups
from echobase.lab.campaigns.playing import BattlePlayed, CampaignRow
from echobase.lab.campaigns.summary import (
    CampaignResults,
    card_lines,
    edge_lines,
    ending_shares,
    whole_share,
)
from echobase.text import Text

Typed = Callable[[list[str]], tuple[int, str, str]]


def test_every_battle_is_played_with_the_least_and_the_most_that_a_side_can_have() -> None:
    found = list(set_ups(thin_line.campaign()))
    assert [one.node for one in found if one.part == "nodes"] == ["patrol", "relay", "gate"]
    extremes = [one for one in found if one.part == "extremes"]
    assert (
        NodeSetUp("extremes", "gate", (), {"rebel": (), "empire": ("scout_support",)}, "empire")
        in extremes
    )
    assert all(one.node != "patrol" for one in extremes)  # nobody has won anything before it
    assert {one.variants for one in extremes if one.node == "relay"} == {(), ("no-gun",)}
    most = [one for one in extremes if (one.node, one.favours) == ("relay", "rebel")]
    assert [(one.variants, one.cards["rebel"]) for one in most] == [
        (("no-gun",), ("air_support",))  # not without the variant, which is worth as much as a card
    ]
    cards = [(next(iter(one.cards.values())), one.node) for one in found if one.part == "cards"]
    assert cards == [
        (("air_support",), "relay"),
        (("reserve_forces",), "relay"),
        (("scout_support",), "relay"),
        (("scout_support",), "gate"),
    ]


def results() -> CampaignResults:
    campaign = thin_line.campaign()
    plan = campaign_plan(campaign, ("cadet", "cadet"), 4, 0, 100, "test")
    whole = next(n for n, one in enumerate(plan.set_ups) if one.part == "whole")

    def road(round_: int, ending: str, *battles: tuple[str, str, str]) -> CampaignRow:
        played = tuple(BattlePlayed(node, winner, {}, 5, to) for node, winner, to in battles)
        return CampaignRow(whole, round_, played, ending)

    rows = [
        road(0, "unseen", ("patrol", "rebel", "relay"), ("relay", "rebel", "unseen")),
        road(1, "found", ("patrol", "rebel", "relay"), ("relay", "empire", "found")),
        road(2, "found", ("patrol", "empire", "gate"), ("gate", "empire", "found")),
    ]
    for number, one in enumerate(plan.set_ups):
        winners = ("empire", "rebel")
        if one.node == "gate" and one.part in ("nodes", "cards"):
            winner = "empire" if one.part == "cards" else winners[1]
            met = {"through": False}
            rows.append(CampaignRow(number, 0, (BattlePlayed("gate", winner, met, 4),)))
    return CampaignResults(plan, campaign, tuple(rows))


def test_shares_of_sides_endings_and_edges() -> None:
    found = results()
    assert (whole_share(found, "rebel").won, whole_share(found, "rebel").of) == (1, 3)
    assert ending_shares(found)["found"].won == 2
    taken = {(line.node, line.to): (line.taken.won, line.taken.of) for line in edge_lines(found)}
    assert taken["patrol", "relay"] == (2, 3)
    assert taken["relay", "unseen"] == (1, 2)
    assert taken["gate", "overrun"] == (0, 1)


def test_the_graph_shows_shares_and_whole_titles() -> None:
    drawn = ElementTree.fromstring(graph(results(), Text("en")))
    words = ["".join(one.itertext()) for one in drawn.iter("text")]
    assert words.count("67% of campaigns") == 2  # the relay, and the ending that two have reached
    assert "A The Patrol" in words
    assert words[:2] == ["67%", "33%"]


@pytest.mark.parametrize("name", ["quiet-valley", "borrowed-hours"])
def test_edges_pass_beside_the_boxes_of_the_graph(name: str) -> None:
    campaign = find_campaign(name)
    plan = CampaignPlan(name, "battle", "", {}, ("cadet", "cadet"), 1, 0, 100, "test", ())
    drawn = ElementTree.fromstring(graph(CampaignResults(plan, campaign, ()), Text("en")))
    rects = [one for one in drawn.iter("rect") if "box" in one.get("class", "")]
    boxes = [tuple(float(one.get(key, "")) for key in ("x", "y", "width")) for one in rects]
    assert len(boxes) == len(campaign.table.nodes) + len(campaign.table.endings)
    passing = [one.get("d", "").split(" L ")[1:] for one in drawn.iter("path")]
    places = [tuple(map(float, part.split()[:2])) for parts in passing for part in parts]
    assert places
    for x, bottom in places:
        for left, top, width in boxes:
            assert not (top < bottom - 1 < top + 65 and left <= x <= left + width)


def test_a_card_is_compared_with_the_same_battles_without_it() -> None:
    scout = next(line for line in card_lines(results()) if line.card == "scout_support")
    assert (scout.with_.won, scout.with_.of) == (1, 1)
    assert (scout.without.won, scout.without.of) == (0, 1)


def test_a_run_is_stored_shown_and_continued(
    typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path(thin_line.SOURCE).write_text(thin_line.written(), encoding="utf-8")
    words = f"balance --campaign {thin_line.SOURCE} --games 1 --players random --limit 300"
    kept = "--parts nodes,whole --workers 1 --out c.jsonl"
    code, out, err = typed([*words.split(), *kept.split(), "--report", "c.html"])
    assert (code, err) == (0, "")
    assert "B2, The Gate" in out
    lines = Path("c.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 1 + 4
    Path("c.jsonl").write_text("\n".join([*lines[:3], lines[3][:20]]), encoding="utf-8")
    code, _, err = typed([*words.split(), *kept.split(), "--resume"])
    assert (code, err) == (0, "")
    assert len(Path("c.jsonl").read_text(encoding="utf-8").splitlines()) == 1 + 4
    code, _, err = typed([*words.split(), *kept.split(), "--resume", "--seed", "4"])
    assert code == 2
    assert "made with another seed" in err


def test_parts_that_do_not_exist_are_named(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / thin_line.SOURCE
    path.write_text(thin_line.written(), encoding="utf-8")
    code, _, err = typed(["balance", "--campaign", str(path), "--parts", "weather"])
    assert code == 2
    assert "no part 'weather'; choose some of: nodes, extremes, cards, whole" in err
    code, _, err = typed(["balance", "--campaign", str(path), "--battles", "gate,moon"])
    assert code == 2
    assert "no battle 'moon'; choose some of: patrol, relay, gate" in err
    code, _, err = typed(["balance", "--battles", "gate"])
    assert (code, "--battles belongs to --campaign" in err) == (2, True)


def test_some_battles_alone_are_measured_without_whole_campaigns() -> None:
    plan = campaign_plan(
        thin_line.campaign(), ("cadet", "cadet"), 4, 0, 100, "test", battles=("gate",)
    )
    assert {one.node for one in plan.set_ups} == {"gate"}
    assert {one.part for one in plan.set_ups} == {"nodes", "extremes", "cards"}
