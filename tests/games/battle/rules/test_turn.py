"""The turn: playing a card, giving orders, drawing; and what is secret."""

import random
from typing import Any

import pytest
from games.battle.table import BOTH, Table, position, scenario, start

import echobase
from echobase import IllegalAction, sample

REBEL_TACTICS = [
    "direct_from_hq",
    "trooper_assault_rebel",
    "speeder_assault",
    "artillery_barrage",
    "defensive_position",
    "rebel_spearhead",
]
IMPERIAL_TACTICS = [
    "direct_from_hq",
    "trooper_assault_empire",
    "imperial_assault",
    "precision_fire",
    "search_and_destroy",
    "pressing_forward",
]
IMPERIAL_DECK = [*BOTH, "pincer_move", *IMPERIAL_TACTICS[1:]]
LEADERS = {"leaders": {"rebel": "leia", "empire": "piett"}}
SPARE = ["recon_left", "recon_right"]


def verbs(table: Table) -> set[str]:
    """The kinds of action that may be done now."""
    return {text.split()[0] for text in table.legal()}


def drawable(table: Table) -> set[str]:
    """The cards luck may draw now."""
    return {table.state.write(action).split()[1] for action, _ in table.state.chances()}


def luck(table: Table) -> Table:
    """Let luck decide until a player is to act; always the first thing that could happen."""
    while table.waits_for_luck:
        table.state.apply(table.state.chances()[0][0], table.log)
    return table


def played(
    text: str,
    card: str,
    side: str = "rebel",
    leaders: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Table:
    """A battle in which the side has just played the card from its hand."""
    hand = [card, *(key for key in SPARE if key != card)]
    hands = [hand, SPARE] if side == "rebel" else [SPARE, hand]
    agreed = {**(options or {}), **({"leaders": leaders} if leaders else {})}
    table = position(text, active=side, step="play", hands=hands, options=agreed, **fields)
    return table.do(f"play {card}")


def lazy_turn(table: Table) -> None:
    """Play the first card of the hand and do nothing with it."""
    table.do(table.legal("play")[0])
    while luck(table).step != "play":
        table.do("done" if table.can("done") else table.legal()[0])


def wander(table: Table, rng: random.Random, steps: int) -> None:
    """Some actions at random, luck included."""
    for _ in range(steps):
        if table.over:
            return
        if table.waits_for_luck:
            table.state.apply(sample(table.state.chances(), rng), table.log)
        else:
            table.state.apply(rng.choice(table.state.actions()), table.log)


def orders(table: Table) -> list[str]:
    return [text.split()[1] for text in table.legal("order")]


# The turn.

MEETING = "C: . . . . s\nE: . . . . e\nG: . . . . e"
HANDS = [["raid_centre", "recon_left"], ["raid_centre", "recon_left"]]


@pytest.mark.rule("B-TURN-01")
@pytest.mark.parametrize(("first", "seats"), [("rebel", [0, 1, 0, 1]), ("empire", [1, 0, 1, 0])])
def test_the_sides_take_turns_beginning_with_the_one_the_scenario_names(
    first: str, seats: list[int]
) -> None:
    table = luck(start("A: s\nG: e", first=first))
    for seat in seats:
        assert (table.step, table.to_act) == ("play", seat)
        lazy_turn(table)


@pytest.mark.rule("B-TURN-02")
def test_a_turn_is_play_order_move_attack_draw() -> None:
    table = position(MEETING, step="play", hands=HANDS)
    assert (table.step, verbs(table)) == ("play", {"play"})
    table.do("play raid_centre")
    assert (table.step, verbs(table)) == ("order", {"order", "done"})
    table.do("order E5", "order G5")
    assert (table.step, verbs(table)) == ("move", {"move", "done"})
    table.do("move E5-D5", "done")
    assert (table.step, verbs(table)) == ("attack", {"attack", "done"})
    table.do("attack D5xC5", "roll XXX")
    assert table.step == "draw"
    table.do("draw raid_left")
    assert (table.step, table.to_act) == ("play", 1)


@pytest.mark.rule("B-TURN-03")
def test_one_card_is_played_at_the_start_of_every_turn() -> None:
    table = position(MEETING, step="play", hands=HANDS)
    table.do("play raid_centre")
    assert not table.can("play recon_left")
    assert table.why("play recon_left") == "battle-why-step"
    table.do("done")
    luck(table)
    assert (table.to_act, table.step) == (1, "play")
    assert table.events.count("battle-played") == 1


@pytest.mark.rule("B-TURN-04")
def test_a_card_must_be_played_even_if_it_can_order_nobody() -> None:
    table = position("A: s\nG: e", step="play", hands=[["recon_right"], SPARE])
    assert table.legal() == ["play recon_right"]
    assert not table.can("pass")
    assert not table.can("done")
    table.do("play recon_right")
    assert table.step == "draw"


@pytest.mark.rule("B-TURN-05")
def test_no_attack_before_all_ordered_units_have_moved() -> None:
    table = position(MEETING, step="move")
    table.do("move E5-D5")
    assert table.step == "move"  # the unit on G5 has its move left
    assert not table.can("attack D5xC5")
    assert table.why("attack D5xC5") == "battle-why-moves-first"
    table.do("move G5-F5")
    assert table.step == "attack"
    assert table.can("attack D5xC5")


@pytest.mark.rule("B-TURN-06")
def test_once_attacks_have_begun_plain_units_move_no_more() -> None:
    table = position("C: . . . . s\nE: . . . e e\nG: e", step="move").do("done")
    assert table.why("move G1-F1") == "battle-why-moves-over"
    table.do("attack E5xC5", "roll XX")
    assert verbs(table) == {"attack", "done"}
    assert table.why("move G1-F1") == "battle-why-moves-over"


@pytest.mark.rule("B-TURN-06")
@pytest.mark.parametrize(
    ("active", "card", "support", "actions", "move"),
    [
        ("rebel", "speeder_assault", [], ["attack E5xD5", "roll XXXX"], "move E5-E4"),
        ("empire", "determination", [], ["attack D5xE5", "roll XXX"], "move D5-D4"),
        (
            "empire",
            "",
            ["incursion"],
            ["attack D5xE5", "roll XXX", "support incursion D5"],
            "move D5-D4",
        ),
    ],
)
def test_a_move_after_the_attack_needs_a_card_that_grants_it(
    active: str, card: str, support: list[str], actions: list[str], move: str
) -> None:
    text = "D: . . . . s\nE: . . . . w"
    table = position(text, active=active, card=card, play={"support": support}).do(*actions)
    assert table.can(move)
    plain = position(text, active=active).do(*actions[:2])
    assert plain.step == "draw"


@pytest.mark.rule("B-TURN-06")
def test_breakthroughs_and_retreats_happen_in_the_attack_step() -> None:
    table = position("D: . . . . s\nE: . . . . e'as").do("attack E5xD5", "roll RXX")
    assert table.legal("retreat") == ["retreat C5", "retreat C6"]
    table.do("retreat C5")
    assert table.can("breakthrough D5")


@pytest.mark.rule("B-TURN-07")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_on_the_enemys_turn_a_player_decides_about_retreats_and_nothing_else(seed: int) -> None:
    rng = random.Random(seed)
    table = scenario(8, leaders={"rebel": "han", "empire": "vader"})
    asked = 0
    for _ in range(400):
        seat = table.to_act
        if seat >= 0 and seat != ("rebel", "empire").index(table.state.view(None).active):
            asked += 1
            assert verbs(table) <= {"retreat", "ignore", "take"}
        wander(table, rng, 1)
    assert asked


@pytest.mark.rule("B-TURN-08")
def test_the_turn_is_over_once_the_card_is_drawn() -> None:
    table = position("A: s\nG: e", step="play", hands=[["recon_right"], SPARE])
    table.do("play recon_right")
    assert table.state.view(None).active == "rebel"
    table.do("draw raid_left")
    assert table.state.view(None).active == "empire"
    assert (table.to_act, table.step) == (1, "play")


@pytest.mark.rule("B-TURN-09")
def test_effects_at_the_start_of_a_turn_come_before_the_card() -> None:
    data = {"id": "data", "type": "periodic", "hexes": ["D3"], "side": "rebel", "medals": 1}
    table = position("A: s\nD: . . e", step="start", objectives=[data])
    assert table.step == "play"
    assert table.medals("rebel") == 1
    luck(table.do("play recon_right"))
    assert (table.to_act, table.medals("rebel")) == (1, 1)  # not at the start of the enemy's turn


@pytest.mark.rule("B-TURN-09")
def test_effects_at_the_end_of_a_turn_come_after_the_draw() -> None:
    fresh = {"kind": "snowtrooper", "how": "every_turn", "when": "end_of_turn", "where": "baseline"}
    table = position("A: s\nG: e", active="empire", step="play", arrivals=[fresh])
    table.do("play recon_left")
    assert table.step == "draw"
    table.do("draw raid_left")
    assert (table.step, table.to_act) == ("arrive", 1)
    table.do("place A5")
    assert (table.step, table.to_act) == ("play", 0)
    assert table.events[-3:] == ["battle-drew", "battle-arrived", "battle-turn"]


@pytest.mark.rule("B-TURN-10")
@pytest.mark.parametrize(
    ("rebel", "empire", "there"), [(4, 5, False), (4, 12, False), (5, 5, True), (5, 0, True)]
)
def test_turns_are_counted_for_each_side(rebel: int, empire: int, there: bool) -> None:
    """Speeders that come from the sixth Rebel turn on."""
    speeders = {
        "kind": "snowspeeder",
        "how": "once",
        "when": "start_of_turn",
        "where": "baseline",
        "from_turn": 6,
    }
    turns = {"turns": {"rebel": rebel, "empire": empire}}
    table = position("A: s\nE: e", step="start", arrivals=[speeders], play=turns)
    assert table.can("place G1") == there
    assert table.state.view(None).turns == {"rebel": rebel + 1, "empire": empire}


@pytest.mark.rule("B-TURN-11")
def test_when_the_battle_ends_in_mid_turn_nothing_else_happens() -> None:
    """The ninth of nine medals: the second unit attacks no more and no card is drawn."""
    table = position(
        "C: . . . . . . s\nD: . . . . s1\nE: . . . . e . e", play={"medals": {"rebel": 8}}
    )
    assert table.can("attack E7xC7")
    before = table.state.view(0).seats[0]
    table.do("attack E5xD5", "roll IXX")
    assert (table.winner, table.over, table.legal()) == ("rebel", True, [])
    assert table.why("attack E7xC7") == "battle-why-over"
    assert table.state.view(0).seats[0] == before
    assert "battle-drew" not in table.events
    with pytest.raises(IllegalAction):
        table.do("attack E7xC7")


@pytest.mark.rule("B-TURN-12")
@pytest.mark.parametrize(("side", "seat"), [("rebel", 0), ("empire", 1)])
def test_a_player_without_cards_goes_straight_to_the_draw(side: str, seat: int) -> None:
    table = position("D: . . . . s\nE: . . . . e", active=side, step="play", hands=[[], []])
    assert (table.step, table.waits_for_luck) == ("draw", True)
    table.do("draw raid_left")
    assert table.hand(seat) == ["raid_left"]
    assert table.state.view(None).active != side


@pytest.mark.rule("B-TURN-12")
@pytest.mark.parametrize(
    ("side", "support"),
    [("empire", "scout_support"), ("rebel", "reserve_forces"), ("rebel", "air_support")],
)
def test_without_a_card_there_is_nothing_to_use_a_support_card_on_top_of(
    side: str, support: str
) -> None:
    table = position(
        "D: . . . . s\nE: . . . . e2",
        active=side,
        step="play",
        hands=[[], []],
        play={"support": [support]},
    )
    assert table.step == "draw"


# What is secret and what is open.


@pytest.mark.rule("B-TURN-13")
@pytest.mark.parametrize("active", ["rebel", "empire"])
def test_what_the_enemy_holds_or_will_draw_makes_no_difference_to_what_i_see(active: str) -> None:
    """Two battles that differ in the Imperial cards only; no view but the Imperial one tells."""
    worlds = [
        position(MEETING, active=active, step="play", hands=[SPARE, hand])
        for hand in (["raid_left", "pincer_move"], ["precision_fire", "direct_from_hq"])
    ]
    one, other = (table.state for table in worlds)
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)
    assert one.view(1) != other.view(1)
    assert one.view(0).seats[1].hand is None
    assert one.view(0).seats[0].hand == SPARE
    assert [seat.hand for seat in one.view(None).seats] == [None, None]


@pytest.mark.rule("B-TURN-13")
def test_board_badges_medals_discards_and_counts_are_open_to_all() -> None:
    table = position(
        "D: . s2'ew\nF: e",
        step="play",
        play={
            "discards": [["raid_left"], ["pincer_move", "raid_right"]],
            "medals": {"rebel": 2, "empire": 1},
        },
    )
    for viewer in (0, 1, None):
        view = table.state.view(viewer)
        snow = next(unit for unit in view.units if unit.side == "empire")
        assert (snow.hex, snow.figures, snow.badge, snow.moving) == ("D2", 2, "eweb", False)
        assert view.medals == {"rebel": 2, "empire": 1}
        assert [seat.cards for seat in view.seats] == [2, 2]
        assert [seat.deck for seat in view.seats] == [13, 12]
        assert view.seats[0].discard == ["raid_left"]
        assert set(view.seats[1].discard) == {"pincer_move", "raid_right"}


@pytest.mark.rule("B-TURN-13")
def test_only_the_player_who_decides_sees_the_choices() -> None:
    table = position(MEETING, step="play", hands=HANDS)
    assert table.state.view(0).actions == ["play raid_centre", "play recon_left"]
    assert table.state.view(1).actions == []
    assert table.state.view(None).actions == []


@pytest.mark.rule("B-TURN-13")
def test_the_report_of_a_draw_does_not_name_the_card() -> None:
    table = position("A: s\nG: e", step="play", hands=[["recon_right"], SPARE])
    table.do("play recon_right", "draw raid_left")
    drew = [message for message in table.log if message.id == "battle-drew"]
    assert len(drew) == 1
    assert "raid_left" not in drew[0].args.values()


@pytest.mark.rule("B-TURN-13")
@pytest.mark.parametrize(
    ("number", "seed"), [(1, 1), (5, 2), (6, 3), (8, 4), (12, 5), (13, 6), (16, 7)]
)
def test_what_a_player_imagines_agrees_with_what_the_player_sees(number: int, seed: int) -> None:
    rng = random.Random(seed)
    table = scenario(number, leaders={"rebel": "leia", "empire": "piett"})
    for _ in range(12):
        wander(table, rng, 25)
        for seat in (0, 1):
            seen = table.state.view(seat)
            imagined = table.state.imagine(seat, rng)
            assert imagined.view(seat) == seen
            other = imagined.view(1 - seat).seats[1 - seat]
            assert len(other.hand) == seen.seats[1 - seat].cards
            assert not set(other.hand) & set(other.discard)
            assert set(other.known) <= set(other.hand)


@pytest.mark.rule("B-TURN-13")
def test_what_a_player_imagines_is_a_battle_of_its_own() -> None:
    """Nothing done in the imagined battle reaches the real one."""
    table = position(MEETING, step="play", hands=HANDS)
    before = table.state.document()
    imagined = Table(table.state.imagine(1, random.Random(1)))
    imagined.do(imagined.legal("play")[0])
    assert table.state.document() == before
    assert table.hand(0) == HANDS[0]


@pytest.mark.rule("B-TURN-13")
def test_the_hidden_hand_may_be_any_cards_that_were_not_shown() -> None:
    table = position(
        MEETING, step="play", hands=HANDS, play={"discards": [[], ["pincer_move", "assault_left"]]}
    )
    hands = [
        frozenset(table.state.imagine(0, random.Random(seed)).view(1).seats[1].hand)
        for seed in range(200)
    ]
    hidden = set(IMPERIAL_DECK) - {"pincer_move", "assault_left"}
    assert frozenset.union(*hands) == hidden
    assert len(set(hands)) > 50


def after_reshuffle() -> Table:
    """The Empire held two cards while its discard pile became the new deck, then drew one."""
    kept = ["raid_left", "pincer_move"]
    gone = [key for key in IMPERIAL_DECK if key not in (*kept, "recon_left")]
    table = position(
        "A: . . . . s\nG: . . . . e",
        active="empire",
        step="play",
        hands=[SPARE, ["recon_left", *kept]],
        play={"discards": [[], gone]},
    )
    assert table.state.view(None).seats[1].deck == 0
    return table.do("play recon_left", "draw assault_left")


@pytest.mark.rule("B-TURN-13")
def test_cards_held_while_the_discards_were_reshuffled_are_no_secret_any_more() -> None:
    """All other cards were seen in the pile, so whoever has watched can name them."""
    table = after_reshuffle()
    assert set(table.hand(1)) == {"raid_left", "pincer_move", "assault_left"}
    for viewer in (0, None):
        seat = table.state.view(viewer).seats[1]
        assert seat.hand is None
        assert set(seat.known) == {"raid_left", "pincer_move"}
    drawn = set()
    for seed in range(100):
        imagined = table.state.imagine(0, random.Random(seed))
        assert imagined.view(0) == table.state.view(0)
        hand = set(imagined.view(1).seats[1].hand)
        assert {"raid_left", "pincer_move"} < hand
        drawn |= hand - {"raid_left", "pincer_move"}
    assert drawn == set(IMPERIAL_DECK) - {"raid_left", "pincer_move"}


@pytest.mark.rule("B-TURN-13")
def test_a_card_played_after_the_reshuffle_is_not_thought_to_be_in_hand() -> None:
    table = after_reshuffle()
    luck(table.do("play recon_left"))
    assert table.to_act == 1
    table.do("play raid_left", "draw raid_right")
    assert table.state.view(0).seats[1].known == ["pincer_move"]
    for seed in range(30):
        imagined = table.state.imagine(0, random.Random(seed))
        hand = imagined.view(1).seats[1].hand
        assert len(hand) == 3
        assert "pincer_move" in hand
        assert "raid_left" not in hand


@pytest.mark.rule("B-TURN-13")
@pytest.mark.parametrize("hand", [["pincer_move", "pressing_forward"], ["recon_centre"]])
def test_imagining_does_not_end_an_exchange_the_enemy_is_still_busy_with(hand: list[str]) -> None:
    """The Empire has discarded one card for Deploy the Fleet and may discard another."""
    table = position(
        "A: s\nG: e",
        active="empire",
        step="play",
        options=LEADERS,
        hands=[SPARE, ["deploy_the_fleet", "raid_left", *hand]],
    )
    table.do("play deploy_the_fleet", "discard raid_left")
    assert (table.step, table.to_act) == ("exchange", 1)
    for seed in range(100):
        imagined = table.state.imagine(0, random.Random(seed))
        assert imagined.view(0) == table.state.view(0)


@pytest.mark.rule("B-TURN-13")
def test_a_saved_battle_keeps_what_everybody_knows() -> None:
    table = after_reshuffle()
    again = echobase.game("battle").load(table.state.document())
    for viewer in (0, 1, None):
        assert again.view(viewer) == table.state.view(viewer)
    assert set(again.view(0).seats[1].known) == {"raid_left", "pincer_move"}


# Playing a card.


@pytest.mark.rule("B-PLAY-01")
def test_the_card_comes_from_the_own_hand_and_is_shown_to_all() -> None:
    table = position(MEETING, step="play", hands=[["raid_centre"], ["recon_left"]])
    assert table.why("play recon_left") == "battle-why-not-in-hand"
    table.do("play raid_centre")
    for viewer in (0, 1, None):
        assert table.state.view(viewer).played == ["raid_centre"]
    assert table.hand(0) == []
    message = next(message for message in table.log if message.id == "battle-played")
    assert message.args == {"side": "rebel", "card": "raid_centre"}


ALONG = "D: {0} . {0} . {0} . {0} . {0}"
"""Units on D1 (screen left), D3 (cut), D5 (middle), D7 (cut) and D9 (screen right)."""


@pytest.mark.rule("B-PLAY-02")
@pytest.mark.parametrize(
    ("side", "card", "hexes", "most"),
    [
        ("rebel", "assault_left", "D1 D3", 2),
        ("rebel", "assault_centre", "D3 D5 D7", 3),
        ("rebel", "assault_right", "D7 D9", 2),
        ("rebel", "raid_left", "D1 D3", 2),
        ("rebel", "raid_centre", "D3 D5 D7", 2),
        ("rebel", "raid_right", "D7 D9", 2),
        ("rebel", "recon_left", "D1 D3", 1),
        ("rebel", "recon_centre", "D3 D5 D7", 1),
        ("rebel", "recon_right", "D7 D9", 1),
        ("rebel", "recon_in_force", "D1 D3 D5 D7 D9", 3),
        ("empire", "assault_left", "D7 D9", 2),
        ("empire", "assault_centre", "D3 D5 D7", 3),
        ("empire", "assault_right", "D1 D3", 2),
        ("empire", "raid_left", "D7 D9", 2),
        ("empire", "raid_centre", "D3 D5 D7", 2),
        ("empire", "raid_right", "D1 D3", 2),
        ("empire", "recon_left", "D7 D9", 1),
        ("empire", "recon_centre", "D3 D5 D7", 1),
        ("empire", "recon_right", "D1 D3", 1),
        ("empire", "pincer_move", "D1 D3 D7 D9", 4),
    ],
)
def test_section_cards_give_a_number_of_orders_in_named_sections(
    side: str, card: str, hexes: str, most: int
) -> None:
    text = ALONG.format("e" if side == "rebel" else "s")
    table = played(text, card, side)
    assert orders(table) == hexes.split()
    given = 0
    while table.step == "order" and table.legal("order"):
        table.do(table.legal("order")[0])
        given += 1
    assert given == most


@pytest.mark.rule("B-PLAY-02")
@pytest.mark.parametrize(
    ("side", "card", "leader"),
    [
        ("rebel", "direct_from_hq", ""),
        ("rebel", "defensive_position", ""),
        ("rebel", "rebel_spearhead", ""),
        ("empire", "direct_from_hq", ""),
        ("empire", "search_and_destroy", ""),
        ("empire", "pressing_forward", ""),
        ("rebel", "orders_from_the_princess", "leia"),
        ("empire", "force_powers", "vader"),
    ],
)
def test_tactic_cards_and_leader_cards_follow_their_own_text(
    side: str, card: str, leader: str
) -> None:
    """These order a number of units wherever they stand."""
    leaders = {"rebel": "leia", "empire": "vader"} if leader else None
    table = played(ALONG.format("e" if side == "rebel" else "s"), card, side, leaders)
    assert orders(table) == ["D1", "D3", "D5", "D7", "D9"]


@pytest.mark.rule("B-PLAY-03")
def test_the_played_card_is_no_discard_before_the_draw() -> None:
    table = position(MEETING, step="play", hands=HANDS).do("play raid_centre")
    for actions in ([], ["order E5", "done"], ["done"]):
        table.do(*actions)
        view = table.state.view(None)
        assert view.step in ("order", "move", "attack")
        assert (view.played, view.seats[0].discard) == (["raid_centre"], [])
    table.do("done")
    view = table.state.view(None)
    assert (view.step, view.played, view.seats[0].discard) == ("draw", [], ["raid_centre"])


@pytest.mark.rule("B-PLAY-03", "B-DRAW-03")
def test_a_card_lying_in_front_of_the_player_is_left_out_of_a_reshuffle() -> None:
    """Deploy the Fleet draws in mid-turn from an empty deck."""
    table = position(
        "A: s\nG: e",
        active="empire",
        step="play",
        options=LEADERS,
        hands=[SPARE, ["raid_left", "raid_right", "deploy_the_fleet"]],
        play={"decks": [[], []], "discards": [[], ["recon_left", "recon_right"]]},
    )
    table.do("play deploy_the_fleet", "discard raid_left", "done")
    assert "battle-reshuffled" in table.events
    assert drawable(table) == {"recon_left", "recon_right", "raid_left"}


@pytest.mark.rule("B-PLAY-04")
def test_the_section_of_a_card_is_named_before_any_unit_is_ordered() -> None:
    table = played(ALONG.format("e"), "trooper_assault_rebel")
    assert table.legal() == ["section left", "section centre", "section right"]
    table.do("section right")
    assert table.legal() == ["done", "order D7", "order D9"]
    table.do("order D9")
    assert table.step == "move"
    assert not table.can("section left")


@pytest.mark.rule("B-PLAY-04")
def test_the_type_of_a_card_is_named_before_any_unit_is_ordered() -> None:
    table = played("A: s a . p . s", "imperial_assault", "empire")
    assert table.legal() == ["class infantry", "class vehicle", "class special"]
    table.do("class infantry")
    assert table.legal() == ["done", "order A1", "order A6"]


# Orders.


@pytest.mark.rule("B-ORDER-01")
def test_only_ordered_units_move_and_attack() -> None:
    table = position("D: . . . s s\nE: . . . e e", step="move", ordered="E5")
    assert {text[:7] for text in table.legal("move")} == {"move E5"}
    assert table.why("move E4-F4") == "battle-why-not-ordered"
    table.do("done")
    assert {text.split("x")[0] for text in table.legal("attack")} == {"attack E5"}
    assert table.why("attack E4xD4") == "battle-why-not-ordered"


@pytest.mark.rule("B-ORDER-01")
def test_an_assault_unit_without_an_order_cannot_break_through() -> None:
    """The enemy beside it is driven off by another unit."""
    table = position("D: . . . . s\nE: . . . . e e'as", ordered="E5")
    table.do("attack E5xD5", "roll RXX", "retreat C5")
    assert table.step == "draw"


@pytest.mark.rule("B-ORDER-02", "B-ORDER-03")
def test_orders_are_given_before_the_first_move_and_then_stand() -> None:
    table = played("A: s\nG: e e e", "direct_from_hq")
    assert table.why("move G1-F1") == "battle-why-order-it-first"
    table.do("order G1", "done")
    assert table.step == "move"
    assert table.why("order G2") == "battle-why-orders-over"
    table.do("move G1-F1")
    assert not table.can("order G2")
    assert not table.unit("G2")["ordered"]
    assert table.unit("F1")["ordered"]


@pytest.mark.rule("B-ORDER-04")
def test_no_unit_gets_two_orders() -> None:
    table = played("A: s\nG: e e e e", "direct_from_hq").do("order G1")
    assert not table.can("order G1")
    assert table.why("order G1") == "battle-why-ordered-already"
    table.do("order G2", "order G3")
    assert table.step == "move"
    table.do("move G1-F1")
    assert table.why("move F1-F2") == "battle-why-moved"


@pytest.mark.rule("B-ORDER-05")
def test_orders_without_a_unit_to_take_them_are_lost() -> None:
    table = played("A: s\nG: e . . . . . . . . e", "raid_left").do("order G1")
    assert table.step == "move"
    assert not table.unit("G10")["ordered"]


@pytest.mark.rule("B-ORDER-06")
@pytest.mark.parametrize("card", ["raid_left", "assault_left", "direct_from_hq"])
@pytest.mark.parametrize("ordered", [[], ["G2"]])
def test_a_player_may_order_fewer_units(card: str, ordered: list[str]) -> None:
    table = played("A: s\nG: e e", card)
    table.do(*(f"order {hex_}" for hex_ in ordered))
    if table.step == "order":
        table.do("done")
    found = [unit.hex for unit in table.state.view(None).units if unit.ordered]
    assert found == ordered
    assert table.step == ("move" if ordered else "draw")


@pytest.mark.rule("B-ORDER-06", "B-ORDER-16")
@pytest.mark.parametrize("ordered", [True, False])
def test_leaving_out_a_unit_shows_in_its_e_web_badge(ordered: bool) -> None:
    """It is walled in and sees nobody, yet an order sets the weapon up."""
    table = played("A: s'mv !\nB: !\nG: e", "assault_right", "empire")
    table.do("order A1" if ordered else "done")
    assert table.step == "draw"
    assert table.unit("A1")["moving"] == (not ordered)


@pytest.mark.rule("B-ORDER-07")
@pytest.mark.parametrize("card", ["assault_right", "raid_right", "recon_right"])
def test_a_section_card_without_units_in_its_section_goes_straight_to_the_draw(card: str) -> None:
    table = played("A: s\nG: e . . . e", card)
    assert table.step == "draw"
    assert "battle-ordered" not in table.events
    table.do("draw raid_left" if card != "raid_left" else "draw raid_centre")
    assert table.to_act == 1


@pytest.mark.rule("B-ORDER-08")
@pytest.mark.parametrize(
    ("hex_", "side", "cards"),
    [
        ("D3", "rebel", {"recon_left", "recon_centre"}),
        ("D7", "rebel", {"recon_centre", "recon_right"}),
        ("D3", "empire", {"recon_right", "recon_centre"}),
        ("D7", "empire", {"recon_centre", "recon_left"}),
        ("D5", "rebel", {"recon_centre"}),
    ],
)
def test_a_unit_on_a_cut_hex_is_ordered_from_either_section(
    hex_: str, side: str, cards: set[str]
) -> None:
    kind = "echo_trooper" if side == "rebel" else "snowtrooper"
    units = [{"kind": kind, "hex": hex_}]
    found = {
        card
        for card in ("recon_left", "recon_centre", "recon_right")
        if orders(played("", card, side, units=units)) == [hex_]
    }
    assert found == cards


@pytest.mark.rule("B-ORDER-09")
def test_recon_in_force_counts_a_unit_on_a_cut_hex_once_in_the_section_that_suits() -> None:
    text = "D: e . e . . . . . .\nE: . . . . e . . . . e"
    table = played(text, "recon_in_force").do("order D1", "order D3")
    assert orders(table) == ["E10"]  # D1 has the left order, so D3 has taken the centre
    assert table.why("order E5") == "battle-why-section-used"
    table = played(text, "recon_in_force").do("order D3")
    assert orders(table) == ["E5", "E10"]  # D3 may stand for the left
    table.do("order E5", "order E10")
    assert table.step == "move"


@pytest.mark.rule("B-ORDER-09")
def test_two_cut_hexes_and_the_centre_share_three_orders() -> None:
    table = played(ALONG.format("e"), "recon_in_force").do("order D3", "order D5")
    assert orders(table) == ["D7", "D9"]
    table.do("order D7")
    assert table.step == "move"
    table = played(ALONG.format("e"), "recon_in_force").do("order D1", "order D3")
    assert orders(table) == ["D7", "D9"]  # D5 would be a second one in the centre


@pytest.mark.rule("B-ORDER-09")
def test_pincer_move_counts_a_unit_on_a_cut_hex_to_its_flank() -> None:
    table = played("A: s s\nB: . . s . . . s\nC: . . . . s . . s s", "pincer_move", "empire")
    assert orders(table) == ["A1", "A2", "B3", "B7", "C8", "C9"]
    table.do("order A1", "order A2")
    assert orders(table) == ["B7", "C8", "C9"]
    table.do("order B7", "order C8")
    assert table.step == "move"


@pytest.mark.rule("B-ORDER-09")
@pytest.mark.parametrize(
    ("first", "then"), [("D1", "D3 D5 D7 D9"), ("D3", "D5 D7 D9"), ("D5", "D7 D9"), ("D7", "D9")]
)
def test_diversion_wants_two_different_sections(first: str, then: str) -> None:
    leaders = {"rebel": "han", "empire": "vader"}
    table = played(ALONG.format("e"), "diversion", leaders=leaders).do(f"order {first}")
    assert orders(table) == then.split()


@pytest.mark.rule("B-ORDER-10")
def test_an_ordered_unit_may_leave_its_section_and_still_attack() -> None:
    table = played("D: . . . . s\nE: . . w", "recon_left")
    table.do("order E3", "move E3-E5")
    assert table.can("attack E5xD5")


@pytest.mark.rule("B-ORDER-10")
def test_a_unit_outside_the_section_cannot_be_ordered_wherever_it_could_go() -> None:
    table = played("A: s\nE: . . w w", "recon_left")
    assert orders(table) == ["E3"]
    assert table.why("order E4") == "battle-why-wrong-section"


NO_INFANTRY = {
    "rebel": "F: . . . . s\nG: w . . . w . . . . g",
    "empire": "A: a . . . a . . . . p\nB: . . . . e",
}
NO_VEHICLE = {
    "rebel": "F: . . . . s\nG: e . . . e . . . . g",
    "empire": "A: s . . . s . . . . p\nB: . . . . e",
}
NO_ARTILLERY = "F: . . . . s\nG: e . . . w . . . . e"
FALLBACK = [
    ("trooper_assault_rebel", "rebel", "", NO_INFANTRY["rebel"]),
    ("speeder_assault", "rebel", "", NO_VEHICLE["rebel"]),
    ("artillery_barrage", "rebel", "", NO_ARTILLERY),
    ("our_last_hope", "rebel", "leia", NO_INFANTRY["rebel"]),
    ("tactical_assault", "rebel", "luke", NO_VEHICLE["rebel"]),
    ("here_they_come", "rebel", "han", NO_INFANTRY["rebel"]),
    ("scoundrels_support", "rebel", "han", NO_INFANTRY["rebel"]),
    ("trooper_assault_empire", "empire", "", NO_INFANTRY["empire"]),
    ("precision_fire", "empire", "", NO_VEHICLE["empire"]),
    ("reinforcements", "empire", "piett", NO_INFANTRY["empire"]),
    ("walker_attack", "empire", "veers", NO_VEHICLE["empire"]),
]


def with_leader(leader: str) -> dict[str, Any] | None:
    if not leader:
        return None
    rebel = leader if leader in ("leia", "luke", "han") else "leia"
    return {"rebel": rebel, "empire": leader if leader != rebel else "vader"}


@pytest.mark.rule("B-ORDER-11", "B-ORDER-14")
@pytest.mark.parametrize(("card", "side", "leader", "text"), FALLBACK)
def test_without_the_type_on_the_card_one_unit_of_any_kind_is_ordered_plainly(
    card: str, side: str, leader: str, text: str
) -> None:
    row, near = ("G", "F5") if side == "rebel" else ("A", "B5")
    table = played(text, card, side, with_leader(leader))
    assert orders(table) == [f"{row}1", f"{row}5", f"{row}10"]
    table.do(f"order {row}5")
    plain = position(text, active=side, step="move", ordered=f"{row}5")
    assert table.step == "move"
    assert table.legal() == plain.legal()  # one order, no extra hexes
    table.do("done")
    plain.do("done")
    assert table.legal() == plain.legal()
    attack = f"{row}5x{near}"
    dice = table.dice(attack)
    assert dice == plain.dice(attack)  # no extra dice
    table.do(f"attack {attack}", f"roll {'X' * dice}")
    assert table.step == "draw"  # no second attack, no move after it


@pytest.mark.rule("B-ORDER-11", "B-ORDER-14")
@pytest.mark.parametrize(("card", "side", "leader", "text"), FALLBACK)
def test_with_one_unit_of_the_type_the_card_works_as_printed(
    card: str, side: str, leader: str, text: str
) -> None:
    """Put one unit of the right type on the board: nobody else can be ordered now."""
    wanted = {NO_INFANTRY["rebel"]: "e", NO_VEHICLE["rebel"]: "w", NO_ARTILLERY: "g"}
    wanted |= {NO_INFANTRY["empire"]: "s", NO_VEHICLE["empire"]: "a"}
    table = played(f"{text}\nD: . . . . {wanted[text]}", card, side, with_leader(leader))
    if table.step == "choose":
        table.do("section centre")
    assert orders(table) == ["D5"]


@pytest.mark.rule("B-ORDER-14")
@pytest.mark.parametrize("card", ["raid_right", "assault_right", "recon_right", "pincer_move"])
def test_other_cards_have_no_fallback(card: str) -> None:
    assert played("A: . . . . s", card, "empire").step == "draw"


@pytest.mark.rule("B-ORDER-12")
def test_no_fallback_when_the_type_merely_stands_in_another_section() -> None:
    table = played("A: s\nG: e . . . . . . . . w", "trooper_assault_rebel")
    table.do("section right")
    assert table.step == "draw"
    table = played("A: s\nG: e . . . . . . . . w", "trooper_assault_rebel")
    table.do("section left")
    assert orders(table) == ["G1"]


@pytest.mark.rule("B-ORDER-13")
def test_the_fallback_unit_escapes_the_limits_of_the_card_as_well() -> None:
    """No printed fallback card forbids anything, so let one forbid everything."""
    values = {
        "cards.speeder_assault.may_move": False,
        "cards.speeder_assault.may_attack": False,
    }
    table = played(NO_VEHICLE["rebel"], "speeder_assault", options={"values": values})
    table.do("order G5")
    assert table.can("move G5-G6")
    table.do("done")
    assert table.can("attack G5xF5")
    bound = played("F: . . . . s\nG: . . . . w", "speeder_assault", options={"values": values})
    bound.do("order G5")
    assert bound.step == "draw"


@pytest.mark.rule("B-ORDER-13")
def test_the_fallback_unit_is_not_bound_to_a_section() -> None:
    table = played("A: s\nG: w . . . w . . . . g", "trooper_assault_rebel")
    assert table.step == "order"  # no section is asked for
    assert orders(table) == ["G1", "G5", "G10"]


@pytest.mark.rule("B-ORDER-15")
@pytest.mark.parametrize(
    ("card", "side", "choice", "hexes"),
    [
        ("trooper_assault_rebel", "rebel", "section left", "D1 D2 D3"),
        ("speeder_assault", "rebel", "", "E1 E2"),
        ("artillery_barrage", "rebel", "", "F1"),
        ("trooper_assault_empire", "empire", "section right", "D1 D2 D3"),
        ("imperial_assault", "empire", "class infantry", "D1 D2 D3"),
        ("imperial_assault", "empire", "class vehicle", "E1"),
        ("imperial_assault", "empire", "class special", "F1"),
        ("precision_fire", "empire", "", "E1"),
    ],
)
def test_the_type_words_of_the_cards(card: str, side: str, choice: str, hexes: str) -> None:
    text = {"rebel": "D: e e'as e'sc\nE: w w'sq\nF: g", "empire": "D: s s'ew s'el\nE: a\nF: p"}
    table = played(text[side], card, side)
    if choice:
        table.do(choice)
    assert orders(table) == hexes.split()
    if card == "speeder_assault":
        assert table.why("order D1") == "battle-why-wrong-kind"


@pytest.mark.rule("B-ORDER-16")
@pytest.mark.parametrize(
    ("text", "side", "hex_"),
    [("G: g", "rebel", "G1"), ("F: !\nG: e !", "rebel", "G1"), ("A: a ^\nB: ^", "empire", "A1")],
)
def test_a_unit_that_can_do_nothing_may_still_be_ordered(text: str, side: str, hex_: str) -> None:
    table = played(text, "direct_from_hq", side)
    table.do(f"order {hex_}")
    assert "battle-ordered" in table.events
    assert table.step == "draw"


@pytest.mark.rule("B-ORDER-17")
def test_a_unit_that_arrives_at_the_start_of_the_turn_can_be_ordered_in_it() -> None:
    fresh = {"kind": "snowspeeder", "how": "once", "when": "start_of_turn", "where": "baseline"}
    table = position(
        "A: s\nE: . . . . e",
        step="start",
        arrivals=[fresh],
        hands=[["assault_left", "recon_left"], SPARE],
    )
    table.do("place G2", "play assault_left")
    assert orders(table) == ["G2"]


@pytest.mark.rule("B-ORDER-17")
def test_a_unit_placed_at_the_end_of_the_turn_waits_for_the_next() -> None:
    fresh = {"kind": "snowtrooper", "how": "every_turn", "when": "end_of_turn", "where": "baseline"}
    hand = ["assault_right", "assault_left"]
    table = position(
        "A: s\nG: e", active="empire", step="play", hands=[SPARE, hand], arrivals=[fresh]
    )
    table.do("play assault_right")
    assert orders(table) == ["A1"]
    luck(table.do("done")).do("place A10")
    assert table.to_act == 0
    luck(table.do("play recon_right"))
    assert table.to_act == 1
    assert orders(table.do("play assault_left")) == ["A10"]


@pytest.mark.rule("B-ORDER-18")
def test_structures_are_neither_ordered_nor_units_of_a_section() -> None:
    table = played("A: s\nG: e G", "assault_left")
    assert orders(table) == ["G1"]
    assert table.why("order G2") == "battle-why-no-unit"
    assert played("A: s\nG: e . . . . . . . . I", "assault_right").step == "draw"


# Drawing.


@pytest.mark.rule("B-DRAW-01")
def test_the_played_card_is_discarded_face_up_and_then_one_card_is_drawn() -> None:
    table = played("A: s\nG: e", "raid_right")
    view = table.state.view(1)
    assert (table.step, view.played, view.seats[0].discard) == ("draw", [], ["raid_right"])
    deck = view.seats[0].deck
    table.do("draw raid_left")
    view = table.state.view(1)
    assert view.seats[0].discard == ["raid_right"]
    assert (view.seats[0].cards, view.seats[0].deck) == (3, deck - 1)
    assert set(table.hand(0)) == {"recon_left", "recon_right", "raid_left"}


@pytest.mark.rule("B-DRAW-01")
def test_the_draw_waits_until_every_attack_is_resolved() -> None:
    table = position("D: . . . . s\nE: . . . . e").do("attack E5xD5", "roll RXX")
    assert (table.step, table.to_act) == ("retreat", 1)
    table.do("retreat C5")
    assert table.step == "draw"


def with_deck(deck: list[str], discard: list[str], hand: list[str]) -> Table:
    """The Rebels are to play, with these cards and no others; nobody stands on the right."""
    return position(
        "A: s\nG: e",
        step="play",
        hands=[hand, SPARE],
        play={"decks": [deck, ["raid_left", "raid_right"]], "discards": [discard, []]},
    )


@pytest.mark.rule("B-DRAW-02", "B-DRAW-03")
def test_an_empty_deck_is_made_anew_from_the_discards_with_the_card_just_played() -> None:
    table = with_deck([], ["raid_left", "raid_centre"], ["recon_right", "recon_left"])
    table.do("play recon_right")
    assert "battle-reshuffled" in table.events
    assert drawable(table) == {"raid_left", "raid_centre", "recon_right"}
    view = table.state.view(None).seats[0]
    assert (view.deck, view.discard) == (3, [])
    table.do("draw recon_right")
    assert set(table.hand(0)) == {"recon_left", "recon_right"}


@pytest.mark.rule("B-DRAW-03")
def test_the_discards_become_the_deck_the_moment_its_last_card_is_drawn() -> None:
    table = with_deck(["raid_right"], ["raid_left"], ["recon_right", "assault_right"])
    table.do("play recon_right")
    assert drawable(table) == {"raid_right"}
    assert "battle-reshuffled" not in table.events
    table.do("draw raid_right")
    view = table.state.view(None).seats[0]
    assert (view.deck, view.discard) == (2, [])
    assert table.events.count("battle-reshuffled") == 1


@pytest.mark.rule("B-DRAW-03")
def test_a_card_played_after_the_reshuffle_is_not_part_of_it() -> None:
    table = with_deck(["raid_right"], ["raid_left"], ["recon_right", "assault_right"])
    luck(table.do("play recon_right", "draw raid_right", "play recon_left"))
    table.do("play assault_right")
    assert drawable(table) == {"raid_left", "recon_right"}
    assert table.state.view(None).seats[0].discard == ["assault_right"]


@pytest.mark.rule("B-DRAW-03")
def test_everybody_knows_that_a_hand_held_across_a_reshuffle_is_still_held() -> None:
    """The last card drawn was in no discard pile, so nobody else's guess puts it into the deck."""
    table = with_deck(["raid_right"], ["raid_left"], ["recon_right", "assault_right"])
    table.do("play recon_right", "draw raid_right")
    for seed in range(20):
        guess = table.state.imagine(1, random.Random(seed))
        assert set(guess.view(0).seats[0].hand) == {"raid_right", "assault_right"}


@pytest.mark.rule("B-DRAW-02")
def test_every_card_of_the_deck_is_equally_likely() -> None:
    table = with_deck([], ["raid_left", "raid_centre"], ["recon_right", "recon_left"])
    table.do("play recon_right")
    assert [round(chance, 9) for _, chance in table.state.chances()] == [round(1 / 3, 9)] * 3


@pytest.mark.rule("B-DRAW-04")
def test_with_neither_deck_nor_discards_nothing_is_drawn_and_play_goes_on() -> None:
    table = with_deck([], [], [])
    assert (table.to_act, table.step) == (1, "play")
    assert table.hand(0) == []
    assert "battle-drew" not in table.events


@pytest.mark.rule("B-DRAW-05")
def test_a_hand_cannot_be_discarded_or_exchanged() -> None:
    table = position(MEETING, step="play", hands=HANDS)
    for action in ("play raid_centre", "order E5", "done", "done"):
        assert not {"discard", "draw", "recover"} & verbs(table)
        assert not table.can("discard recon_left")
        assert table.why("discard recon_left") == "battle-why-step"
        table.do(action)
