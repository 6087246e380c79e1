"""Set-up: who starts with what, where it may stand, Luke, and what others may know."""

from collections import Counter
from itertools import product

import pytest
from games.assault.field import Field, label, position, start
from games.assault.set_up import START, aboard, finish, forward, places, rebels, standing

from echobase import BadDocument, BadOption

EMPIRE, REBELS = 1, 0
IMPERIAL_SECTOR = {label(column, row) for column in range(1, 16) for row in (1, 2)}
SECTOR_4 = {label(column, 36) for column in range(1, 16)}
SOUTH = {label(column, row) for column in range(1, 16) for row in range(9, 37)}
SPEEDERS = ["0536", "0736", "0936", "1136", "1336"]


# Who plays, and with what.


@pytest.mark.rule("A-SETUP-01")
def test_two_seats_one_for_the_rebels_and_one_for_the_empire() -> None:
    game = start()
    assert game.state.view(None).seats == ["rebel", "empire"]
    assert {unit.side for unit in game.state.view(0).units} == {"rebel", "empire"}
    for seat in (-1, 2):
        with pytest.raises(BadOption, match="is not a seat"):
            game.state.view(seat)


@pytest.mark.rule("A-SETUP-02", "A-SETUP-03")
@pytest.mark.parametrize("setup", ["free", "default"])
def test_both_sides_start_with_their_counters_and_no_others(setup: str) -> None:
    game = start(setup=setup)
    finish(game, lambda legal: legal[-1])
    view = game.state.view(None)
    assert Counter(unit.kind for unit in view.units if unit.place != "box") == START
    names = {unit.unit for unit in view.units if unit.place != "box"}
    assert {"W1", "W4", "S1", "S5"} <= names
    assert not {"W5", "S6", "S7", "S8"} & names


@pytest.mark.rule("A-SETUP-02", "A-SETUP-03")
def test_worked_example_1_59_counters_can_ever_appear() -> None:
    game = start(setup="default").do("luke S1")
    cards = [
        card for card, copies in game.state.view(None).event_deck.items() for _ in range(copies)
    ]
    for event in sorted(cards, key=lambda card: card == "transport_away"):
        if not game.state.view(None).action_deck["draw_event"]:
            end_turn(game)
        game.do("card draw_event", f"event {event}")
        while not game.waits_for_luck and not game.over:
            game.do(game.legal()[0])
    assert game.over
    met = Counter(unit.kind for unit in game.state.view(None).units if unit.place != "box")
    assert met == {
        "walker": 5,
        "at_st": 3,
        "light_snowtrooper": 10,
        "heavy_snowtrooper": 5,
        "snowspeeder": 8,
        "laser_tower": 6,
        "light_trooper": 14,
        "heavy_trooper": 8,
    }
    assert sum(met.values()) == 59


def end_turn(game: Field) -> None:
    """Draw all action cards that are left, and use none."""
    turn = game.state.view(None).turn
    while game.state.view(None).turn == turn:
        game.state.apply(game.state.chances()[0][0], game.log)
        if not game.waits_for_luck:
            game.do("done")


# The Empire.


@pytest.mark.rule("A-SETUP-04")
def test_walkers_and_at_sts_go_to_hexes_of_the_imperial_sector_one_to_a_hex() -> None:
    game = start("")
    assert places(game) == IMPERIAL_SECTOR
    assert game.why("place W1-0103") == "assault-why-imperial-sector"
    game.do("place W1-0802", "face S", "heavy 1")
    assert places(game) == IMPERIAL_SECTOR - {"0802"}
    assert game.why("place W2-0802") == "assault-why-occupied"
    forward(game, "A1")
    assert not places(game) & set(standing(game, "walker"))
    assert places(game) <= IMPERIAL_SECTOR
    assert game.why("place A1-0103") == "assault-why-imperial-sector"


@pytest.mark.rule("A-SETUP-05")
@pytest.mark.parametrize("facing", ["N", "NE", "SE", "S", "SW", "NW"])
def test_each_walker_gets_any_of_the_six_facings(facing: str) -> None:
    game = start("").do("place W1-0101")
    assert set(game.legal()) == {f"face {way}" for way in ("N", "NE", "SE", "S", "SW", "NW")}
    game.do(f"face {facing}", "heavy 0", "place W2-1402", "face NE")
    assert (game.unit("W1").facing, game.unit("W2").facing) == (facing, "NE")


@pytest.mark.rule("A-SETUP-06", "A-SETUP-18")
def test_every_mix_of_three_aboard_each_walker_can_be_chosen_and_no_other() -> None:
    """Four heavy ones in four Walkers with up to three each: the later Walkers can be filled."""
    found = set()
    waiting = [start("")]
    while waiting:
        game = waiting.pop()
        while game.state.view(None).placing.startswith("W") and game.step != "load":
            game.do(game.legal()[0])
        if game.step == "load":
            for load in game.legal():
                waiting.append(Field(game.state.copy()).do(load))
            continue
        crews = [aboard(game, walker) for walker in ("W1", "W2", "W3", "W4")]
        assert [sum(crew.values()) for crew in crews] == [3, 3, 3, 3]
        found.add(tuple(crew["heavy_snowtrooper"] for crew in crews))
    assert found == {mix for mix in product(range(4), repeat=4) if sum(mix) == 4}


@pytest.mark.rule("A-SETUP-06")
def test_a_load_that_the_stock_cannot_give_is_refused() -> None:
    game = start("").do("place W1-0101", "face S", "heavy 3", "place W2-0201", "face S")
    assert game.legal() == ["heavy 0", "heavy 1"]
    assert game.why("heavy 2") == "assault-why-load"


# The Rebels.


@pytest.mark.rule("A-SETUP-07")
def test_snowspeeders_go_to_sector_4_one_to_a_hex() -> None:
    game = rebels()
    assert places(game) == SECTOR_4
    assert game.why("place S1-0835") == "assault-why-sector-4"
    game.do("place S1-0836")
    assert places(game) == SECTOR_4 - {"0836"}
    assert game.why("place S2-0836") == "assault-why-occupied"


@pytest.mark.rule("A-SETUP-08")
def test_towers_and_troopers_go_anywhere_south_of_the_forward_line_one_to_a_hex() -> None:
    game = rebels(unit="S1")
    game.do(*(f"place S{number}-{hex_}" for number, hex_ in enumerate(SPEEDERS, 1)))
    free = SOUTH - set(SPEEDERS)
    last_five = set(sorted(free)[-5:])
    assert places(game) == free - last_five
    assert game.why("place T1-0536") == "assault-why-occupied"
    game.do(*(f"place T{number}-09{number + 10}" for number in range(1, 7)))
    towers = set(standing(game, "laser_tower"))
    assert places(game) == free - towers | {"base"}
    assert game.why("place HT1-0912") == "assault-why-occupied"
    game.do("place HT1-0109", "place HT2-base")
    assert game.state.view(None).placing == "LT1"
    assert places(game) == free - towers - {"0109"} | {"base"}


@pytest.mark.rule("A-SETUP-11")
def test_the_row_north_of_the_forward_line_is_closed_and_the_row_south_of_it_open() -> None:
    for unit in ("T1", "HT1", "LT1"):
        game = rebels(unit=unit)
        assert {label(column, 9) for column in range(1, 16)} <= places(game)
        assert not {label(column, 8) for column in range(1, 16)} & places(game)
        assert game.why(f"place {unit}-0808") == "assault-why-forward-line"


@pytest.mark.rule("A-SETUP-09")
@pytest.mark.parametrize(
    ("text", "unit", "cliff"),
    [
        ("1: #", "W1", "0101"),
        ("2: . #", "A1", "0202"),
        ("36: #", "S1", "0136"),
        ("9: #", "T1", "0109"),
        ("20: . . #", "HT1", "0320"),
        ("20: . . #", "LT1", "0320"),
    ],
)
def test_no_unit_is_set_up_in_a_cliff_hex(text: str, unit: str, cliff: str) -> None:
    game = forward(start(text), unit)
    assert cliff not in places(game)
    assert game.why(f"place {unit}-{cliff}") == "assault-why-cliff"
    assert cliff in places(forward(start(""), unit))


@pytest.mark.rule("A-SETUP-10")
@pytest.mark.parametrize(("heavy", "light"), [(0, 0), (4, 0), (0, 10), (1, 6), (4, 10)])
def test_any_number_of_troopers_may_start_in_the_base_box(heavy: int, light: int) -> None:
    game = rebels(unit="HT1")
    for kind, start_with, inside in (("HT", 4, heavy), ("LT", 10, light)):
        column = 3 if kind == "HT" else 4
        for number in range(1, start_with - inside + 1):
            game.do(f"place {kind}{number}-{label(column, 10 + number)}")
        if inside:
            game.do(f"place {kind}{start_with - inside + 1}-base")
    assert game.step == "luke"
    assert standing(game, "heavy_trooper").count("base") == heavy
    assert standing(game, "light_trooper").count("base") == light


@pytest.mark.rule("A-SETUP-10")
@pytest.mark.parametrize("unit", ["S1", "T1", "W1", "A1"])
def test_only_troopers_may_start_in_the_base_box(unit: str) -> None:
    game = forward(start(""), unit)
    assert "base" not in places(game)
    assert game.why(f"place {unit}-base") == "assault-why-base-kind"


@pytest.mark.rule("A-SETUP-12")
@pytest.mark.parametrize("unit", ["T1", "HT1", "LT1"])
@pytest.mark.parametrize("hex_", ["0220", "0320", "0420"])
def test_towers_and_troopers_may_stand_on_entries_and_installations(unit: str, hex_: str) -> None:
    game = rebels("20: . B P G", unit)
    assert game.do(f"place {unit}-{hex_}").place(unit) == hex_


# Luke.


@pytest.mark.rule("A-SETUP-13", "A-SETUP-14")
def test_luke_flies_one_of_the_first_five_snowspeeders() -> None:
    game = start(setup="default")
    assert (game.to_act, game.step) == (REBELS, "luke")
    assert game.legal() == ["luke S1", "luke S2", "luke S3", "luke S4", "luke S5"]
    for unit in ("S6", "S7", "S8"):
        assert game.why(f"luke {unit}") == "assault-why-luke"
    with pytest.raises(BadDocument, match="S1 to S5"):
        position("36: S1", luke="S6")


@pytest.mark.rule("A-SETUP-13")
@pytest.mark.parametrize("speeder", ["S1", "S5"])
def test_only_the_rebels_know_which_speeder_it_is(speeder: str) -> None:
    game = start(setup="default")
    choice = game.state.read(f"luke {speeder}")
    assert game.state.notation_for(choice, REBELS) == f"luke {speeder}"
    assert (
        game.state.notation_for(choice, EMPIRE) == game.state.notation_for(choice, None) == "luke ?"
    )
    before = len(game.log)
    game.do(f"luke {speeder}")
    assert game.state.view(REBELS).luke.unit == speeder
    assert game.state.view(EMPIRE).luke.unit == game.state.view(None).luke.unit == ""
    assert not any(speeder in message.args.values() for message in game.log[before:])


@pytest.mark.rule("A-SETUP-15")
def test_luke_begins_with_ten_force_points() -> None:
    luke = start(setup="default").do("luke S2").state.view(REBELS).luke
    assert (luke.force, luke.revealed, luke.raised) == (10, False, 0)


# Decks.


@pytest.mark.rule("A-SETUP-16")
def test_the_decks_hold_no_blank_cards_and_are_shuffled_apart() -> None:
    game = start(setup="default").do("luke S1")
    view = game.state.view(None)
    assert (sum(view.action_deck.values()), sum(view.event_deck.values())) == (20, 17)
    assert not [key for key in (*view.action_deck, *view.event_deck) if "blank" in key]
    draws = {game.state.write(action): chance for action, chance in game.state.chances()}
    assert draws["card draw_event"] == pytest.approx(2 / 20)
    assert all(text.startswith("card ") for text in draws)
    game.do("card draw_event")
    events = {game.state.write(action): chance for action, chance in game.state.chances()}
    assert all(text.startswith("event ") for text in events)
    assert events["event transport_away"] == pytest.approx(5 / 17)


# What set-up does and does not do.


@pytest.mark.rule("A-SETUP-22")
def test_nobody_wins_and_nothing_happens_while_units_are_placed() -> None:
    game = start(setup={"rebel": "default"}, sets_up_first="rebel").do("luke S1")
    assert not [
        unit
        for unit in game.state.view(None).units
        if unit.place != "box" and unit.side == "empire"
    ]
    assert (game.winner, game.over, game.to_act) == ("", False, EMPIRE)
    finish(game, lambda legal: legal[-1])
    assert not game.over
    assert set(game.events) <= {
        "assault-suggested",
        "assault-luke-chosen",
        "assault-placed",
        "assault-turns",
        "assault-loaded",
        "assault-turn",
    }


@pytest.mark.rule("A-SETUP-23")
def test_all_placements_are_open_and_only_luke_is_hidden() -> None:
    game = start(setup="default").do("luke S3")
    seen, own = game.state.view(EMPIRE), game.state.view(REBELS)
    assert seen.units == own.units == game.state.view(None).units
    assert [unit.place for unit in seen.units].count("base") == 6
    assert [unit.place for unit in seen.units].count("W1") == 3
    assert (seen.action_deck, seen.event_deck) == (own.action_deck, own.event_deck)
    assert (own.luke.unit, seen.luke.unit) == ("S3", "")
    other = start(setup="default").do("luke S5")
    assert other.state.view(EMPIRE) == seen
    assert other.state.view(None) == game.state.view(None)


@pytest.mark.rule("A-SETUP-24")
def test_numbers_given_by_the_engine_have_no_effect() -> None:
    game = position("10: . T1 . .\n12: . . . . . rT2\n13: . . W1:N")
    swapped = position("10: . T2 . .\n12: . . . . . rT1\n13: . . W1:N")
    assert game.dice("W1xT1") != game.dice("W1xT2")
    assert game.dice("W1xT1") == swapped.dice("W1xT2")
    assert game.dice("T1xW1") == swapped.dice("T2xW1")
    assert game.dice("W1xT2") == swapped.dice("W1xT1")


@pytest.mark.rule("A-SETUP-24")
def test_walkers_and_snowspeeders_keep_their_printed_numbers() -> None:
    game = start("").do("place W1-1502", "face S", "heavy 1", "place W2-0101")
    assert (game.place("W1"), game.place("W2")) == ("1502", "0101")
    speeders = rebels().do("place S1-1536", "place S2-0136")
    assert (speeders.place("S1"), speeders.place("S2")) == ("1536", "0136")
