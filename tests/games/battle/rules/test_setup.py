"""Setting up a battle, and the printed board."""

from typing import Any

import pytest
from games.battle.table import BOTH, Table, document, position, scenario, start

import echobase
from echobase import BadDocument, BadOption, IllegalAction
from echobase.games.battle.rules.board import DISTANCE, INDEX, LABELS, NEIGHBOURS

BOOK = range(1, 18)
REBEL_DECK = {
    *BOTH,
    "recon_in_force",
    "trooper_assault_rebel",
    "speeder_assault",
    "artillery_barrage",
    "defensive_position",
    "rebel_spearhead",
}
IMPERIAL_DECK = {
    *BOTH,
    "pincer_move",
    "trooper_assault_empire",
    "imperial_assault",
    "precision_fire",
    "search_and_destroy",
    "pressing_forward",
}


def drawable(table: Table) -> set[str]:
    """The cards luck may draw now."""
    return {table.state.write(action).split()[1] for action, _ in table.state.chances()}


def draw_hands(table: Table) -> Table:
    """Let luck draw all hands; always the first card it could be."""
    while table.waits_for_luck:
        table.state.apply(table.state.chances()[0][0], table.log)
    return table


def lazy_turn(table: Table) -> None:
    """Play the first card of the hand and do nothing with it."""
    table.do(table.legal("play")[0])
    while table.step != "play" and not table.over:
        if table.waits_for_luck:
            table.state.apply(table.state.chances()[0][0], table.log)
        else:
            table.do("done" if table.can("done") else table.legal()[0])


def crowd(kind: str, count: int, row: str = "C") -> list[dict[str, Any]]:
    """So many units, filling rows from the given one on."""
    hexes = LABELS[LABELS.index(f"{row}1") :]
    return [{"kind": kind, "hex": hexes[number]} for number in range(count)]


# Set-up.


@pytest.mark.rule("B-SETUP-01")
@pytest.mark.parametrize(
    ("number", "first", "hands", "targets"),
    [
        (1, "rebel", (4, 3), (4, 4)),
        (2, "rebel", (4, 4), (4, 4)),
        (3, "empire", (4, 4), (5, 5)),
        (4, "empire", (4, 4), (4, 4)),
        (5, "empire", (5, 5), (5, 5)),
        (6, "rebel", (4, 4), (5, 5)),
        (7, "empire", (4, 4), (5, 5)),
        (8, "empire", (4, 4), (5, 5)),
        (9, "rebel", (4, 4), (4, 4)),
        (10, "empire", (4, 4), (5, 0)),
        (11, "rebel", (3, 4), (5, 5)),
        (12, "empire", (5, 5), (4, 4)),
        (13, "empire", (4, 4), (5, 0)),
        (14, "empire", (4, 4), (3, 0)),
        (15, "rebel", (5, 4), (5, 0)),
        (16, "rebel", (4, 4), (5, 5)),
        (17, "rebel", (5, 5), (5, 5)),
    ],
)
def test_every_scenario_names_who_begins_the_hands_and_the_medals_to_win(
    number: int, first: str, hands: tuple[int, int], targets: tuple[int, int]
) -> None:
    view = draw_hands(scenario(number)).state.view(None)
    assert view.active == first
    assert tuple(seat.cards for seat in view.seats) == hands
    assert (view.medals_to_win["rebel"], view.medals_to_win["empire"]) == targets


@pytest.mark.rule("B-SETUP-01")
def test_a_scenario_fixes_tiles_units_badges_markers_and_structures() -> None:
    outpost = scenario(7)
    view = outpost.state.view(None)
    assert view.terrain["E6"] == "building"
    assert view.terrain["F3"] == "trench"
    assert len(view.terrain) == 19
    assert outpost.kind("A10") == "at_at"
    assert outpost.unit("G10")["badge"] == "elite"
    assert outpost.unit("A2")["badge"] == "eweb"
    assert [marker.hexes for marker in view.objectives] == [["E6"]]
    assert scenario(10).state.view(None).structures == {
        "G2": "shield_generator",
        "G9": "shield_generator",
    }


@pytest.mark.rule("B-SETUP-01")
def test_scenarios_are_chosen_by_number_or_name_and_unknown_ones_are_refused() -> None:
    by_number = scenario(4).state.view(None)
    assert scenario("successful-landings").state.view(None) == by_number
    with pytest.raises(BadOption):
        scenario(18)


@pytest.mark.rule("B-SETUP-02")
def test_the_board_is_laid_before_the_hands_are_drawn_and_the_first_turn_comes_last() -> None:
    table = scenario(1)
    view = table.state.view(None)
    assert table.waits_for_luck
    assert (view.step, view.turns) == ("draw", {"rebel": 0, "empire": 0})
    assert len(view.units) == 14
    assert [seat.cards for seat in view.seats] == [0, 0]
    draw_hands(table)
    view = table.state.view(None)
    assert (view.step, view.turns) == ("play", {"rebel": 1, "empire": 0})
    assert table.to_act == 0


@pytest.mark.rule("B-SETUP-03")
@pytest.mark.parametrize(
    ("cell", "figures"),
    [("s", 4), ("a", 1), ("p", 2), ("e", 3), ("w", 3), ("g", 1), ("w'sq", 4)],
)
def test_starting_figures(cell: str, figures: int) -> None:
    table = start(f"D: {cell}")
    assert table.figures("D1") == figures
    assert table.unit("D1")["full"] == figures


@pytest.mark.rule("B-SETUP-03")
def test_badges_of_infantry_do_not_change_the_number_of_figures() -> None:
    table = start("B: s'as s'ew s'sc s'el\nF: e'as e'ew e'sc e'el")
    assert [table.figures(f"B{column}") for column in range(1, 5)] == [4] * 4
    assert [table.figures(f"F{column}") for column in range(1, 5)] == [3] * 4


@pytest.mark.rule("B-SETUP-04")
def test_a_unit_cannot_carry_two_badges() -> None:
    two = {"kind": "echo_trooper", "hex": "G1", "badge": ["assault", "scout"]}
    with pytest.raises(BadDocument):
        start("A: s", units=[two])


@pytest.mark.rule("B-SETUP-04")
@pytest.mark.parametrize(
    ("number", "hex_"), [(7, "A2"), (9, "A6"), (10, "B2"), (11, "A4"), (17, "F2")]
)
def test_an_e_web_begins_the_battle_in_place(number: int, hex_: str) -> None:
    unit = scenario(number).unit(hex_)
    assert (unit["badge"], unit["moving"]) == ("eweb", False)


@pytest.mark.rule("B-SETUP-04")
def test_not_even_a_home_made_scenario_begins_with_a_moving_e_web() -> None:
    """Such a document is refused, or the badge is turned to its in-place side."""
    try:
        table = start("A: s'mv\nG: e")
    except BadDocument:
        return
    assert not table.unit("A1")["moving"]


@pytest.mark.rule("B-SETUP-05")
def test_each_side_draws_from_its_own_sixteen_standard_cards() -> None:
    table = scenario(2)
    assert drawable(table) == REBEL_DECK
    assert len(table.state.chances()) == 16
    table.do("draw raid_left", "draw raid_centre", "draw raid_right", "draw recon_left")
    assert drawable(table) == IMPERIAL_DECK
    assert len(table.state.chances()) == 16


@pytest.mark.rule("B-SETUP-05")
def test_the_decks_stay_apart_however_long_the_battle_lasts() -> None:
    table = draw_hands(start("A: s\nG: e"))
    for _ in range(2 * 20):
        lazy_turn(table)
    assert table.events.count("battle-reshuffled") >= 2
    for seat, deck in enumerate((REBEL_DECK, IMPERIAL_DECK)):
        view = table.state.view(seat).seats[seat]
        assert set(view.hand) | set(view.discard) <= deck
        assert view.cards + view.deck + len(view.discard) == 16


@pytest.mark.rule("B-SETUP-06")
def test_a_lone_player_shuffles_the_three_cards_of_a_leader_into_the_deck() -> None:
    table = scenario(2, leaders={"rebel": "luke", "empire": "veers"})
    luke = {"in_formation", "tactical_assault", "ready_for_battle"}
    assert drawable(table) == REBEL_DECK | luke
    assert table.state.view(0).seats[0].deck == 19
    table.do("draw in_formation", "draw raid_left", "draw raid_right", "draw tactical_assault")
    assert drawable(table) == IMPERIAL_DECK | {
        "walker_attack",
        "successful_landings",
        "concentrated_fire",
    }


@pytest.mark.rule("B-SETUP-07")
@pytest.mark.parametrize(
    "leaders",
    [
        {"rebel": "luke"},
        {"empire": "vader"},
        {"rebel": "luke", "empire": ""},
        {"rebel": ["luke", "han"], "empire": "vader"},
        {"rebel": "vader", "empire": "luke"},
    ],
)
def test_either_every_player_has_one_leader_or_nobody_has(leaders: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        scenario(1, leaders=leaders)


@pytest.mark.rule("B-SETUP-08")
@pytest.mark.parametrize(("number", "hands"), [(1, (4, 3)), (5, (5, 5)), (11, (3, 4))])
def test_hands_are_drawn_in_the_size_the_scenario_gives(
    number: int, hands: tuple[int, int]
) -> None:
    table = draw_hands(scenario(number))
    for seat, size in enumerate(hands):
        own = table.state.view(seat).seats[seat]
        assert len(own.hand) == own.cards == size
        assert own.deck == 16 - size
        assert own.discard == []
        assert table.state.view(1 - seat).seats[seat].hand is None


@pytest.mark.rule("B-SETUP-09")
@pytest.mark.parametrize(("first", "seat"), [("rebel", 0), ("empire", 1)])
def test_the_side_named_by_the_scenario_takes_the_first_turn(first: str, seat: int) -> None:
    table = draw_hands(start("A: s\nG: e", first=first))
    assert table.to_act == seat
    assert table.state.view(None).active == first


@pytest.mark.rule("B-SETUP-10")
@pytest.mark.parametrize(("number", "medals"), [(4, 1), (5, 2)])
def test_a_unit_set_up_on_its_temporary_objective_owns_the_medals_at_once(
    number: int, medals: int
) -> None:
    table = scenario(number)
    assert (table.medals("rebel"), table.medals("empire")) == (medals, 0)
    assert table.state.view(None).objectives[0].held_by == "rebel"


@pytest.mark.rule("B-SETUP-11")
def test_a_unit_set_up_on_a_permanent_objective_has_not_entered_it() -> None:
    marker = {"id": "hut", "type": "permanent", "hexes": ["E5"], "side": "rebel", "medals": 1}
    table = draw_hands(start("A: s\nE: . . . . e\nG: e", objectives=[marker]))
    lazy_turn(table)
    lazy_turn(table)
    assert table.medals("rebel") == 0


@pytest.mark.rule("B-SETUP-11")
@pytest.mark.parametrize("cell", ["e", "s"])
def test_a_unit_set_up_on_the_hex_of_a_token_neither_picks_it_up_nor_takes_it(cell: str) -> None:
    token = {"id": "officer", "type": "token", "hexes": ["E5"], "side": "rebel"}
    victory = {
        "rebel": {"medals": 4},
        "empire": {"medals": 4, "sudden_death": [{"type": "token_captured", "of": "officer"}]},
    }
    table = start(f"A: s\nE: . . . . {cell}\nG: e", objectives=[token], victory=victory)
    draw_hands(table)
    assert not table.over
    assert table.unit("E5")["carries"] == ""
    assert table.state.view(None).objectives[0].held_by == ""


@pytest.mark.rule("B-SETUP-11")
def test_a_unit_set_up_on_an_exit_has_not_left() -> None:
    way_out = {"id": "gate", "hexes": ["G5"], "side": "rebel", "medals": 1}
    table = draw_hands(start("A: s\nG: . . . . e", exits=[way_out]))
    assert table.figures("G5") == 3
    assert table.medals("rebel") == 0


@pytest.mark.rule("B-SETUP-11")
def test_a_unit_set_up_on_the_card_ridge_brings_no_card_when_another_unit_moves() -> None:
    ridge = {"id": "ridge", "type": "card", "hexes": ["D3"], "side": "either"}
    table = start("A: s\nD: . . ^e\nG: e", objectives=[ridge])
    table.do("draw assault_left", "draw raid_left", "draw raid_centre", "draw raid_right")
    draw_hands(table)
    assert table.state.view(None).seats[0].cards == 4
    table.do("play assault_left", "order G1", "move G1-F1")
    assert table.step == "draw"  # the draw that ends the turn, not one for the ridge
    assert table.state.view(None).objectives[0].held_by == ""
    assert table.state.view(None).seats[0].discard == ["assault_left"]


@pytest.mark.rule("B-SETUP-12")
def test_before_the_first_turn_no_unit_counts_as_ordered_or_moved() -> None:
    table = draw_hands(scenario(7))
    for unit in table.state.view(None).units:
        assert [unit.ordered, unit.moved, unit.attacked, unit.moving] == [False] * 4


BOX = [
    ("snowtrooper", 8),
    ("at_at", 3),
    ("probe_droid", 2),
    ("echo_trooper", 8),
    ("snowspeeder", 3),
    ("rebel_artillery", 2),
]


@pytest.mark.rule("B-SETUP-13", "B-SETUP-14")
@pytest.mark.parametrize(("kind", "most"), BOX)
def test_no_more_figures_than_the_box_holds_unless_the_scenario_says_so(
    kind: str, most: int
) -> None:
    assert len(start(units=crowd(kind, most)).state.view(None).units) == most
    with pytest.raises(BadDocument):
        start(units=crowd(kind, most + 1))
    more = start(units=crowd(kind, most + 1), beyond_box=True)
    assert len(more.state.view(None).units) == most + 1


def boxed(**many: int) -> dict[str, Any]:
    """A scenario that uses this many pieces of one sort."""
    tables = document("A: s\nG: e")
    hexes = LABELS[10:]
    if "tiles" in many:
        tables["terrain"] = {"rocks": hexes[: many["tiles"]]}
    if "badges" in many:
        troopers = crowd("echo_trooper", 8)
        speeders = crowd("snowspeeder", 2, "F")
        for unit in troopers:
            unit["badge"] = "scout"
        for unit in speeders:
            unit["badge"] = "elite_squadron"
        snow = [{"kind": "snowtrooper", "hex": "A1", "badge": "assault"}]
        tables["units"] = (troopers + speeders + snow)[: many["badges"]]
    if "structures" in many:
        tables["structures"] = [
            {"kind": "shield_generator", "hex": hex_} for hex_ in hexes[: many["structures"]]
        ]
    if "medals" in many:
        tables["objectives"] = [
            {"id": hex_, "type": "temporary", "hexes": [hex_], "side": "rebel", "medals": 1}
            for hex_ in hexes[: many["medals"]]
        ]
    return tables


@pytest.mark.rule("B-SETUP-13", "B-SETUP-14")
@pytest.mark.parametrize(
    ("piece", "most"), [("tiles", 19), ("badges", 10), ("structures", 3), ("medals", 6)]
)
def test_no_more_tiles_badges_structures_or_medal_tokens_than_the_box_holds(
    piece: str, most: int
) -> None:
    battle = echobase.game("battle")
    battle.start(scenario=boxed(**{piece: most}))
    with pytest.raises(BadDocument):
        battle.start(scenario=boxed(**{piece: most + 1}))
    battle.start(scenario={**boxed(**{piece: most + 1}), "beyond_box": True})


@pytest.mark.rule("B-SETUP-14")
@pytest.mark.parametrize("number", BOOK)
def test_all_scenarios_of_the_book_can_be_set_up_from_one_box(number: int) -> None:
    view = scenario(number).state.view(None)
    figures = {kind: 0 for kind, _ in BOX}
    for unit in view.units:
        figures[unit.kind] += unit.figures
    assert figures["snowtrooper"] <= 32
    assert figures["at_at"] <= 3
    assert figures["probe_droid"] <= 4
    assert figures["echo_trooper"] <= 24
    assert figures["snowspeeder"] <= 9
    assert figures["rebel_artillery"] <= 2
    assert len(view.terrain) <= 19
    assert len(view.structures) <= 3
    assert sum(1 for unit in view.units if unit.badge) <= 10
    assert len({unit.hex for unit in view.units}) == len(view.units)
    assert not {unit.hex for unit in view.units} & set(view.structures)


# The board.


def beside(hex_: str) -> set[str]:
    return {LABELS[other] for other in NEIGHBOURS[INDEX[hex_]]}


def distance(a: str, b: str) -> int:
    return DISTANCE[INDEX[a]][INDEX[b]]


def steps_from(text: str, hex_: str) -> set[str]:
    """Where a walker on that hex may go; it moves one hex at most."""
    table = position(text, active="empire", step="move", ordered=hex_)
    return {text.split("-")[1] for text in table.legal("move")}


@pytest.mark.rule("B-BOARD-01")
def test_seven_rows_of_ten_and_nine_hexes() -> None:
    assert len(LABELS) == 67
    for row, width in zip("ABCDEFG", (10, 9, 10, 9, 10, 9, 10), strict=True):
        assert [hex_ for hex_ in LABELS if hex_[0] == row] == [
            f"{row}{column}" for column in range(1, width + 1)
        ]


@pytest.mark.rule("B-BOARD-01", "B-BOARD-02")
@pytest.mark.parametrize("hex_", ["B10", "D10", "F10", "B0", "A11", "H1"])
def test_half_hexes_and_places_off_the_board_are_no_hexes(hex_: str) -> None:
    with pytest.raises(BadDocument):
        start(units=[{"kind": "echo_trooper", "hex": hex_}])
    table = position("A: . . . . . . . . . s", active="empire", step="move")
    with pytest.raises(IllegalAction):
        table.do(f"move A10-{hex_}")


@pytest.mark.rule("B-BOARD-02")
def test_a_unit_beside_a_half_hex_cannot_step_into_it() -> None:
    assert steps_from("B: a", "B1") == {"A1", "A2", "B2", "C1", "C2"}
    assert steps_from("C: . . . . . . . . . a", "C10") == {"B9", "C9", "D9"}


@pytest.mark.rule("B-BOARD-02")
@pytest.mark.parametrize(
    ("text", "attack"),
    [
        ("B: s\nC: s\nD: e", "D1xC1"),
        (
            "B: . . . . . . . . s\nC: . . . . . . . . . s\nD: . . . . . . . . e",
            "D9xC10",
        ),
    ],
)
def test_half_hexes_are_closed_to_a_retreat_as_well(text: str, attack: str) -> None:
    """The only full hex behind the unit is taken: it stays and loses a figure."""
    table = position(text).do(f"attack {attack}", "roll RXX")
    assert table.figures(attack.split("x")[1]) == 3


@pytest.mark.rule("B-BOARD-03")
def test_the_neighbours_of_b5() -> None:
    around = {"B4", "B6", "A5", "A6", "C5", "C6"}
    assert beside("B5") == around
    assert steps_from("B: . . . . a", "B5") == around


@pytest.mark.rule("B-BOARD-03")
def test_the_neighbours_of_every_hex_follow_from_its_row() -> None:
    for hex_ in LABELS:
        row, column = "ABCDEFG".index(hex_[0]), int(hex_[1:])
        beside_row = (column - 1, column) if row % 2 == 0 else (column, column + 1)
        places = [(row, column - 1), (row, column + 1)]
        places += [(row + step, other) for step in (-1, 1) for other in beside_row]
        labels = {f"{'ABCDEFG'[r]}{c}" for r, c in places if 0 <= r < 7}
        assert beside(hex_) == labels & set(LABELS)


@pytest.mark.rule("B-BOARD-03")
def test_how_many_hexes_have_how_many_neighbours() -> None:
    counts = [len(beside(hex_)) for hex_ in LABELS]
    assert {n: counts.count(n) for n in range(2, 7)} == {6: 37, 5: 6, 4: 16, 3: 4, 2: 4}


@pytest.mark.rule("B-BOARD-04")
@pytest.mark.parametrize(
    ("a", "b", "steps"),
    [
        ("B5", "B5", 0),
        ("B5", "A6", 1),
        ("E4", "C6", 3),
        ("E5", "D8", 4),
        ("G5", "C5", 4),
        ("F2", "E4", 2),
        ("C1", "A1", 2),
        ("E10", "A10", 4),
        ("A1", "G10", 12),
        ("A1", "A10", 9),
    ],
)
def test_distance_is_the_smallest_number_of_steps(a: str, b: str, steps: int) -> None:
    assert distance(a, b) == distance(b, a) == steps


@pytest.mark.rule("B-BOARD-04")
def test_every_distance_agrees_with_walking_from_neighbour_to_neighbour() -> None:
    for here in LABELS:
        steps = {here: 0}
        queue = [here]
        for hex_ in queue:
            for other in beside(hex_) - set(steps):
                steps[other] = steps[hex_] + 1
                queue.append(other)
        assert all(distance(here, there) == steps[there] for there in LABELS)
    assert max(max(row) for row in DISTANCE) == 12


@pytest.mark.rule("B-BOARD-04")
def test_neither_terrain_nor_units_lengthen_the_distance() -> None:
    """Artillery has dice up to distance 4, whatever lies between."""
    between = "D: . . . ~ ! \nE: . . . . *\nF: . . . s e"
    table = position(f"B: . . . . s\nC: . . . . s\n{between}\nG: . . . . g")
    assert table.dice("G5xC5") == 2
    assert table.dice("G5xB5") == 0


SECTIONS = {
    "left": ((1, 3), (1, 3)),
    "middle": ((4, 7), (3, 7)),
    "right": ((8, 10), (7, 9)),
}
"""On the screen: first and last column in rows of ten and in rows of nine."""


def on_screen(section: str) -> list[str]:
    wide, narrow = SECTIONS[section]
    return [
        hex_
        for hex_ in LABELS
        for first, last in [wide if hex_[0] in "ACEG" else narrow]
        if first <= int(hex_[1:]) <= last
    ]


def ordered_by(card: str, side: str, text: str = "") -> list[str]:
    """Every hex of the board where the card could order a unit of the side."""
    kind = "echo_trooper" if side == "rebel" else "snowtrooper"
    everywhere = [{"kind": kind, "hex": hex_} for hex_ in LABELS]
    table = position(text, active=side, step="order", card=card, units=everywhere, beyond_box=True)
    return [text.split()[1] for text in table.legal("order")]


@pytest.mark.rule("B-BOARD-05", "B-BOARD-06", "B-BOARD-07")
@pytest.mark.parametrize(
    ("side", "card", "section"),
    [
        ("rebel", "assault_left", "left"),
        ("rebel", "assault_centre", "middle"),
        ("rebel", "assault_right", "right"),
        ("empire", "assault_left", "right"),
        ("empire", "assault_centre", "middle"),
        ("empire", "assault_right", "left"),
    ],
)
def test_left_centre_and_right_as_each_side_sees_them(side: str, card: str, section: str) -> None:
    assert ordered_by(card, side) == on_screen(section)


@pytest.mark.rule("B-BOARD-05", "B-BOARD-06")
def test_the_cut_hexes_belong_to_a_flank_and_to_the_centre() -> None:
    left, centre, right = (
        set(ordered_by(f"assault_{section}", "rebel")) for section in ("left", "centre", "right")
    )
    assert left & centre == {"B3", "D3", "F3"}
    assert centre & right == {"B7", "D7", "F7"}
    assert not left & right
    assert left | centre | right == set(LABELS)


@pytest.mark.rule("B-BOARD-08")
@pytest.mark.parametrize(("side", "kind", "row"), [("rebel", "e", "G"), ("empire", "s", "A")])
def test_the_baseline_is_the_row_nearest_to_its_player(side: str, kind: str, row: str) -> None:
    """Reinforcements come on there."""
    arrival = {
        "kind": "echo_trooper" if side == "rebel" else "snowtrooper",
        "how": "once",
        "when": "start_of_turn",
        "where": "baseline",
    }
    table = position(f"D: . . . . {kind}", active=side, step="start", arrivals=[arrival])
    assert table.legal("place") == [f"place {row}{column}" for column in range(1, 11)]


@pytest.mark.rule("B-BOARD-08")
@pytest.mark.parametrize(
    ("active", "text", "attack", "left"),
    [
        ("empire", "F: . . . . s\nG: . . . . e", "F5xG5", 2),
        ("rebel", "A: . . . . s\nB: . . . . e", "B5xA5", 3),
    ],
)
def test_there_is_no_retreat_beyond_the_own_baseline(
    active: str, text: str, attack: str, left: int
) -> None:
    table = position(text, active=active).do(f"attack {attack}", "roll RXX")
    assert table.figures(attack.split("x")[1]) == left


@pytest.mark.rule("B-BOARD-09")
def test_an_attack_from_behind_does_not_turn_the_baseline_round() -> None:
    table = position("D: . . . . e\nE: . . . . s", active="empire")
    table.do("attack E5xD5", "roll RXX")
    assert table.kind("E6") == "echo_trooper"  # toward G, past the attacker


@pytest.mark.rule("B-BOARD-09")
def test_only_the_scenario_may_turn_a_retreat_and_it_turns_nothing_else() -> None:
    table = position("C: . . . . s\nD: . . . . e", active="empire", retreat={"rebel": "A"})
    table.do("attack C5xD5", "roll RXX")
    assert table.kind("C6") == "echo_trooper"
    kept = position("D: e", step="order", card="assault_left", retreat={"rebel": "A"})
    assert kept.legal("order") == ["order D1"]
    arrival = {
        "kind": "echo_trooper",
        "how": "once",
        "when": "start_of_turn",
        "where": "baseline",
    }
    kept = position("D: e", step="start", arrivals=[arrival], retreat={"rebel": "A"})
    assert kept.legal("place")[0] == "place G1"
