"""Campaigns (B-CAMP): branching chains of battles, two books, secret objectives, rewards."""

import random
from pathlib import Path
from typing import Any

import pytest
from campaigns import thin_line
from games.battle.table import document

import echobase
from echobase.campaigns.books import debriefing, last_page, page
from echobase.campaigns.exploring import in_order
from echobase.campaigns.facet import Campaigns, need_campaigns
from echobase.campaigns.run import BattleResult, CampaignRun
from echobase.core.document import to_toml
from echobase.core.game import Outcome
from echobase.core.record import begin
from echobase.play.game_log import replayed
from echobase.terminal.saved_game import settings
from echobase.text import Text

WORDS = Text("en")


def said(words: str) -> dict[str, str]:
    return dict.fromkeys(("en", "it", "pl"), words)


def battle(text: str, **fields: Any) -> dict[str, Any]:
    """The battle of a node from a drawn map."""
    head = ("game", "rules_version", "id")
    return {name: one for name, one in document(text, **fields).items() if name not in head}


def node(id_: str, tables: dict[str, Any], *edges: dict[str, Any]) -> dict[str, Any]:
    pages = {"before": said("now"), "won": said("won"), "lost": said("lost")}
    return {
        "id": id_,
        "chapter": "A",
        "title": said(id_),
        "battle": tables,
        "book": {"rebel": pages, "empire": pages},
        "edges": list(edges),
    }


@pytest.mark.rule("B-CAMP-01")
def test_a_folder_can_hold_two_campaigns_each_a_branching_chain(tmp_path: Path) -> None:
    for name in ("first", "second"):
        tables = {**thin_line.tables(), "id": name}
        (tmp_path / f"{name}.toml").write_text(to_toml(tables), encoding="utf-8")
    found = Campaigns("battle", tmp_path, need_campaigns("battle").rules).by_id
    assert list(found) == ["first", "second"]
    table = found["second"].table
    assert in_order(table)[0] == "patrol"
    assert {edge.to for edge in table.node("patrol").edges} == {"relay", "gate"}


@pytest.mark.rule("B-CAMP-02")
def test_each_side_reads_its_own_book() -> None:
    run = thin_line.run()
    rebels, empire = page(run, "rebel", WORDS), page(run, "empire", WORDS)
    assert rebels is not None
    assert empire is not None
    assert rebels.opening == "Nobody may learn where we are."
    assert empire.opening == "Find them."
    assert rebels.text != empire.text
    after = thin_line.run(("patrol", "rebel", ""))
    told = [debriefing(after, side, WORDS) for side in ("rebel", "empire")]
    assert [one.text for one in told if one] == ["They are silent now.", "We heard half of it."]


@pytest.mark.rule("B-CAMP-03", "B-CAMP-09")
def test_an_objective_is_shown_to_its_own_side_until_the_battle_is_over() -> None:
    state = thin_line.run().start()
    views = [state.view(seat).secondary for seat in (0, 1, None)]
    assert [[one.id for one in view] for view in views] == [["silence"], ["survey"], []]
    assert state.view(None).medals_to_win == {"rebel": 3, "empire": 3}  # the open goal
    rng = random.Random(1)
    while state.to_act() != echobase.OVER:
        chance = state.to_act() == echobase.CHANCE
        legal = [echobase.sample(state.chances(), rng)] if chance else state.actions()
        state.apply(rng.choice(legal))
    for seat in (0, 1, None):
        assert [one.id for one in state.view(seat).secondary] == ["silence", "survey"]


@pytest.mark.rule("B-CAMP-03", "B-CAMP-09")
def test_who_imagines_a_battle_does_not_know_the_enemys_objective() -> None:
    state = thin_line.run().start()
    imagined = state.imagine(0, random.Random(1))
    assert [one["id"] for one in imagined.document()["secondary"]] == ["silence"]


@pytest.mark.rule("B-CAMP-09")
def test_the_options_that_everybody_may_read_tell_no_objectives() -> None:
    options = thin_line.run().options()
    record = begin("battle", **options)
    log = replayed(settings(record, ["cadet", "cadet"], "1"), record)
    assert "secondary" in options["scenario"]
    assert "secondary" not in log.open_options()["scenario"]


@pytest.mark.rule("B-CAMP-09")
def test_pages_tell_own_objectives_and_debriefings_tell_all() -> None:
    before = page(thin_line.run(), "empire", WORDS)
    assert before is not None
    assert [one.id for one in before.objectives] == ["survey"]
    after = debriefing(thin_line.run(("patrol", "rebel", "silence")), "empire", WORDS)
    assert after is not None
    assert {one.id: one.met for one in after.objectives} == {"silence": True, "survey": False}


@pytest.mark.rule("B-CAMP-04", "B-CAMP-07")
def test_winner_and_objectives_change_the_next_battle() -> None:
    def guns(met: str) -> list[str]:
        run = thin_line.run(("patrol", "rebel", met)).choose("rebel", "air_support")
        return [unit.hex for unit in run.start().view(None).units if unit.badge == "eweb"]

    assert guns("") == ["B5"]
    assert guns("silence") == []
    assert thin_line.run(("patrol", "empire", "silence")).place == "gate"


@pytest.mark.rule("B-CAMP-04")
def test_the_page_tells_what_winning_losing_and_the_objective_will_change() -> None:
    found = page(thin_line.run(), "rebel", WORDS)
    assert found is not None
    assert [one.when for one in found.prospects] == [
        "If you win:",
        "If you win and achieve your secret objective:",
        "If you lose:",
    ]
    assert [one.lines for one in found.prospects] == [
        [
            "The road leads to B1, The Relay.",
            "You choose one card for the rest of the campaign: Air Support, Reserve Forces.",
        ],
        ["In B1, The Relay: The Empire starts without its E-Web."],
        ["The road leads to B2, The Gate."],
    ]


@pytest.mark.rule("B-CAMP-05")
def test_rewards_are_support_cards_for_all_battles_to_come() -> None:
    run = thin_line.run(("patrol", "rebel", "survey")).choose("rebel", "reserve_forces")
    assert run.start().view(None).support == ["reserve_forces", "scout_support"]


@pytest.mark.rule("B-CAMP-06")
def test_the_opening_that_is_known_of_the_first_campaign_can_be_written() -> None:
    scouts = battle("A: . . . a\nG: w w w", victory=medals(2))
    key = {"id": "key", "type": "temporary", "hexes": ["D5"], "side": "either", "medals": 1}
    gun = battle("A: s s s\nG: e e g", objectives=[key], victory=medals(3))
    fall = {"empire": {"sudden_death": [{"type": "destroy_structures", "need": 2}]}}
    generators = battle("A: s s a\nF: . . G . G\nG: e e", victory={**medals(3), **fall})
    ends: list[dict[str, Any]] = [
        {"to": "held", "when": {"winner": "rebel"}},
        {"to": "taken"},
    ]
    tables = {
        **thin_line.tables(),
        "nodes": [
            node("scouts", scouts, {"to": "gun"}),
            node("gun", gun, {"to": "generators"}),
            node("generators", generators, *ends),
        ],
        "endings": [ending("held", "rebel"), ending("taken", "empire")],
    }
    assert in_order(thin_line.checked(tables).table) == ["scouts", "gun", "generators"]


def medals(count: int) -> dict[str, Any]:
    return {"rebel": {"medals": count}, "empire": {"medals": count}}


def ending(id_: str, winner: str) -> dict[str, Any]:
    books = {"rebel": said("end"), "empire": said("end")}
    return {"id": id_, "winner": winner, "degree": "clear", "title": said(id_), "book": books}


@pytest.mark.rule("B-CAMP-07")
def test_a_campaign_is_a_graph_in_data_and_a_node_is_a_battle_in_the_scenario_format() -> None:
    tables = thin_line.tables()
    tables["nodes"][1]["battle"]["hands"]["rebel"] = 6
    run = thin_line.run(("patrol", "rebel", "")).choose("rebel", "air_support")
    changed = thin_line.checked(tables)
    assert run.campaign.digest != changed.digest
    assert changed.scenario(changed.table.node("relay"), [])["hands"]["rebel"] == 6


@pytest.mark.rule("B-CAMP-08")
def test_units_always_begin_as_the_battle_lists_them() -> None:
    run = thin_line.run()
    first = run.start()
    state = first.copy()
    while state.to_act() == echobase.CHANCE:
        state.apply(state.chances()[0][0])
    after = run.finish(state, Outcome("empire", [1], "medals", {"rebel": 0, "empire": 3}))
    assert after.place == "gate"
    fresh = thin_line.run(("patrol", "empire", "survey"))
    assert after.cards() == fresh.cards() == {"rebel": [], "empire": ["scout_support"]}
    assert after.start().document() == fresh.start().document()


@pytest.mark.rule("B-CAMP-10")
def test_who_wins_the_last_battle_wins_the_campaign() -> None:
    ended = thin_line.run(("patrol", "empire", "survey"), ("gate", "rebel", ""))
    found = last_page(ended, "empire", WORDS)
    assert found is not None
    assert (found.winner, found.degree, found.text) == ("rebel", "narrow", "They have a day.")


@pytest.mark.rule("B-CAMP-11")
def test_a_side_brings_only_so_many_cards_more_than_the_other() -> None:
    run = long_campaign(lead=1)
    assert run.cards() == {"rebel": ["reserve_forces", "air_support"], "empire": []}
    assert run.brought() == {"rebel": ["air_support"], "empire": []}
    assert run.start().view(None).support == ["air_support"]
    rebels, empire = page(run, "rebel", WORDS), page(run, "empire", WORDS)
    assert rebels is not None
    assert empire is not None
    assert [card.id for card in rebels.cards] == ["air_support"]
    assert rebels.limits[0] == "In this battle you must do without: Reserve Forces."
    assert "at most one support card more" in rebels.limits[1]
    assert empire.limits == rebels.limits[1:]


@pytest.mark.rule("B-CAMP-11")
def test_a_battle_may_have_its_own_limit() -> None:
    run = long_campaign(lead=1, last=0)
    assert run.brought() == {"rebel": [], "empire": []}
    told = page(run, "rebel", WORDS)
    assert told is not None
    assert told.limits[0] == "In this battle you must do without: Reserve Forces, Air Support."
    assert "Neither side brings more support cards" in told.limits[1]
    assert run.cards()["rebel"] == ["reserve_forces", "air_support"]


@pytest.mark.rule("B-CAMP-11")
def test_a_campaign_without_a_limit_brings_all_cards() -> None:
    run = long_campaign(lead=None)
    assert run.brought() == run.cards()
    told = page(run, "rebel", WORDS)
    assert told is not None
    assert told.limits == []


def long_campaign(lead: int | None, last: int | None = None) -> CampaignRun:
    """After two victories of the Rebels, each with a card; the last battle may limit the lead."""
    cards = [["reserve_forces"], ["air_support"]]
    fight = battle("A: s s s\nG: e e e", victory=medals(2))
    nodes = [node("first", fight, {"to": "second"}), node("second", fight, {"to": "third"})]
    for one, own in zip(nodes, cards, strict=True):
        one["rewards"] = [{"side": "rebel", "when": {"winner": "rebel"}, "cards": own}]
    ends: list[dict[str, Any]] = [
        {"to": "held", "when": {"winner": "rebel"}},
        {"to": "taken"},
    ]
    nodes.append(node("third", fight, *ends))
    if last is not None:
        nodes[-1]["lead"] = last
    tables = {
        **thin_line.tables(),
        "nodes": nodes,
        "endings": [ending("held", "rebel"), ending("taken", "empire")],
    }
    if lead is not None:
        tables["campaign"]["lead"] = lead
    run = CampaignRun(thin_line.checked(tables))
    return run.take(BattleResult("first", "rebel", {})).take(BattleResult("second", "rebel", {}))


# Support cards in the deck.


def deck_mode(**more: Any) -> Any:
    cards = ["air_support", "reserve_forces", "rout"]
    return echobase.game("battle").start(scenario=1, support=cards, support_in="deck", **more)


@pytest.mark.rule("B-SUPPORT-22")
def test_a_support_card_in_the_deck_is_laid_open_when_it_is_drawn() -> None:
    state = deck_mode()
    assert state.view(None).support == []
    before = state.view(0).seats[0]
    assert before.deck == 16 + 2
    state.apply("draw air_support")
    assert state.view(None).support == ["air_support"]
    seen = state.view(0).seats[0]
    assert (seen.cards, seen.deck) == (0, 17)  # another card is drawn for it
    assert state.to_act() == echobase.CHANCE


@pytest.mark.rule("B-SUPPORT-22")
def test_nobody_imagines_a_support_card_in_a_hand() -> None:
    state, rng = deck_mode(seats=4, leaders=None), random.Random(3)
    while state.to_act() == echobase.CHANCE:
        state.apply(echobase.sample(state.chances(), rng))
    for _ in range(20):
        imagined = state.imagine(0, rng)
        assert imagined.view(0) == state.view(0)
        hands = [imagined.view(seat).seats[seat].hand for seat in range(4)]
        assert not {card for hand in hands for card in hand} & {"air_support", "rout"}


@pytest.mark.rule("B-SUPPORT-22")
def test_a_campaign_says_where_its_rewards_lie() -> None:
    tables = thin_line.tables()
    tables["campaign"]["support"] = "deck"
    found = thin_line.campaign(tables)
    cards = {"rebel": ["air_support"], "empire": []}
    state = found.start(found.table.node("gate"), [], cards, {})
    assert state.view(None).support == []
    assert "draw air_support" in [state.write(action) for action, _ in state.chances()] or (
        state.view(0).seats[0].deck == 17
    )
