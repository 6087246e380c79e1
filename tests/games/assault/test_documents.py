"""Positions of Assault on Hoth as documents: they come back the same, and bad ones are refused."""

import copy
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from games.assault.field import Field, document, position, start

import echobase
from echobase import CHANCE, OVER, BadDocument
from echobase.core.document import to_toml
from echobase.games.assault.rules.steps import STEPS

GAME: Any = echobase.game("assault")
HARPOON = "snowspeeders_move_fire_or_harpoon"
DUEL = """
    3: . . W1:S
    4: . . S1
"""
OTHERS = {
    "W2": "0901:S",
    "A1": "1501",
    "T1": "0305",
    "LT1": "base",
    "LS1": "W1",
    "HS1": "W2",
    "S2": "0504",
}


def duel(card: str = "", **fields: Any) -> Field:
    """Walker 1 and Luke's Snowspeeder 1 face to face, and others."""
    return position(DUEL, card, units=OTHERS, **fields)


def event(key: str, **fields: Any) -> Field:
    return duel(**fields).do("card draw_event", f"event {key}")


def regroup() -> Field:
    fallen = {"LT2": "destroyed", "LT3": "destroyed", "HT1": "destroyed", "HT2": "destroyed"}
    field = position(DUEL, "draw_event", units={**OTHERS, **fallen}, play={"step": "event"})
    return field.do("event troopers_regroup")


def critical() -> Field:
    return duel("walkers_fire").do("fire W1xS1", "armour 1", "roll VVVBBB", "damage 12")


MOMENTS: dict[str, tuple[str, Callable[[], Field]]] = {
    "a draw": ("draw", duel),
    "a draw between two turns": (
        "draw",
        lambda: duel("towers_fire", play={"round": 20, "action_deck": {}}).do("done"),
    ),
    "an event": ("event", lambda: duel().do("card draw_event")),
    "the dice of a shot": ("roll", lambda: duel("towers_fire").do("fire T1xW1")),
    "the dice of a harpoon": ("roll", lambda: duel(HARPOON).do("harpoon S1xW1 +3")),
    "damage to a Walker": (
        "damage",
        lambda: duel("snowspeeders_fire").do("fire S1xW1", "roll SSSBB"),
    ),
    "damage to a speeder": (
        "damage",
        lambda: duel("walkers_fire").do("fire W1xS1", "armour 0", "roll VVVBBB"),
    ),
    "the first Walker is set up": ("place", start),
    "the facing of a Walker at set-up": ("face", lambda: start().do("place W1-0301")),
    "the crew of a Walker": ("load", lambda: start().do("place W1-0301", "face SE")),
    "the second Tower is set up": (
        "place",
        lambda: start(sets_up_first="rebel").do(
            *(f"place S{number}-0{number}36" for number in range(1, 6)), "place T1-0312"
        ),
    ),
    "the choice of Luke": ("luke", lambda: start(sets_up_first="rebel").do("suggested")),
    "an action round": ("round", lambda: duel("walkers_move_or_fire")),
    "a round in which one has acted": (
        "round",
        lambda: duel(HARPOON).do("harpoon S1xW1 +1", "roll SSBBBB"),
    ),
    "a round in which Luke raised his armour": (
        "round",
        lambda: duel("walkers_fire", hits={"W2": {"legs": 2}}).do(
            "fire W1xS1", "armour 2", "roll BBBBBB"
        ),
    ),
    "a round with held cards": (
        "round",
        lambda: duel(
            "at_sts_move",
            play={"held": ["the_force", "repair_droid", "veers"], "hotshot": "S1"},
            hits={"W1": {"blaster": 1, "legs": 2, "body": 1}, "S1": {"body": 1}},
        ),
    ),
    "a Walker on its way": ("walk", lambda: duel("walkers_move").do("left W1")),
    "a displacement": ("displace", lambda: duel("walkers_move").do("step W1")),
    "an armour reply": ("armour", lambda: duel("walkers_fire").do("fire W1xS1")),
    "a critical reply": ("critical", critical),
    "the arrival of a speeder": (
        "place",
        lambda: event("rebel_three_speeders").do("place S6-0122"),
    ),
    "the arrival of an AT-ST": ("place", lambda: event("imperial_at_st")),
    "the facing of Walker 5": ("face", lambda: event("imperial_walker").do("place W5-0501")),
    "the first Trooper returns": ("regroup", regroup),
    "the second Trooper returns": ("regroup", lambda: regroup().do("return heavy")),
    "the choice of the hotshot": (
        "hotshot",
        lambda: event("hotshot_gunner"),
    ),
    "the end by the Generator": (
        "over",
        lambda: duel("", play={"winner": "empire", "reason": "generator"}),
    ),
    "the end by harpoon": (
        "over",
        lambda: position(DUEL, HARPOON).do("harpoon S1xW1", "roll SSSSS"),
    ),
}
"""Every kind of step, how to get there, and moments in which a position holds more than usual."""


def moment(name: str) -> Field:
    step, make = MOMENTS[name]
    field = make()
    assert field.step == step
    return field


def same(state: Any, other: Any) -> None:
    """Both are one position: to everybody, to luck and on paper."""
    assert other.document() == state.document()
    assert other.to_act() == state.to_act()
    assert other.actions() == state.actions()
    assert other.chances() == state.chances()
    for seat in (None, 0, 1):
        assert other.view(seat) == state.view(seat)


def choose(state: Any, rng: random.Random) -> int:
    """Any action, or whatever luck may bring."""
    if state.to_act() == CHANCE:
        return int(rng.choice([action for action, _ in state.chances()]))
    return int(rng.choice(state.actions()))


def test_the_moments_are_of_every_kind() -> None:
    assert {step for step, _ in MOMENTS.values()} == {*STEPS, "over"}


@pytest.mark.parametrize("name", MOMENTS)
def test_a_position_comes_back_the_same_and_goes_on_the_same(name: str) -> None:
    state = moment(name).state
    loaded = GAME.load(state.document())
    same(state, loaded)
    rng = random.Random(5)
    for _ in range(30):
        if state.to_act() == OVER:
            break
        action = choose(state, rng)
        state.apply(action)
        loaded.apply(action)
        assert loaded.to_act() == state.to_act()
    same(state, loaded)


@pytest.mark.parametrize("name", MOMENTS)
def test_a_position_comes_back_from_text_and_from_a_file(name: str, tmp_path: Path) -> None:
    state = moment(name).state
    text = to_toml(state.document())
    same(state, GAME.load(text))
    path = tmp_path / "position.toml"
    path.write_text(text, encoding="utf-8")
    same(state, GAME.load(path))
    same(state, GAME.load(str(path)))


@pytest.mark.parametrize("seed", range(2))
def test_a_whole_game_can_be_saved_anywhere(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.start(setup={"empire": "default"}, reshuffle_first_five=False)
    seen = set()
    for number in range(2000):
        if state.to_act() == OVER:
            break
        if number % 41 == 0:
            same(state, GAME.load(state.document()))
        seen.add(state.view(None).step)
        state.apply(choose(state, rng))
    same(state, GAME.load(state.document()))
    assert {"place", "luke", "draw", "round", "roll", "event"} <= seen


def test_loading_leaves_the_document_alone() -> None:
    tables = duel("walkers_move").do("step W1").state.document()
    before = copy.deepcopy(tables)
    GAME.load(tables).apply(GAME.load(tables).actions()[0])
    assert tables == before


def test_the_options_of_a_position_hold() -> None:
    options = {"field_of_fire": 60, "reshuffle_first_five": False, "sets_up_first": "rebel"}
    loaded = GAME.load(duel(options=options).state.document())
    assert options.items() <= loaded.options().items()


def test_a_map_document_starts_the_set_up() -> None:
    loaded = GAME.load(document())
    assert loaded.view(None).step == "place"
    assert loaded.view(None).turn == 0


def test_what_is_left_out_has_its_ordinary_value() -> None:
    tables = document(DUEL)
    tables["play"] = {}
    view = GAME.load(tables).view(0)
    assert (view.turn, view.round, view.step, view.transports) == (1, 1, "draw", 0)
    assert view.luke.force == 10
    assert sum(view.action_deck.values()) == 20
    assert sum(view.event_deck.values()) == 17


def test_cards_that_lie_open_are_missing_in_decks_that_are_left_out() -> None:
    view = duel("walkers_fire", play={"held": ["veers"], "transports": 2}).state.view(None)
    assert view.action_deck["walkers_fire"] == 1
    assert view.event_deck["veers"] == 0
    assert view.event_deck["transport_away"] == 3
    assert view.transports == 2


def test_a_destroyed_unit_keeps_the_hits_that_destroyed_it() -> None:
    riders = {**OTHERS, "LS1": "W2"}
    field = position(DUEL, "snowspeeders_fire", units=riders, hits={"W1": {"body": 2}})
    field.do("fire S1xW1", "roll SSSBB", "damage 7")
    same(field.state, GAME.load(field.state.document()))
    assert field.unit("W1").body == 3


# Refusals. A change is a path and a value; the error names the field and what would be right.

Change = tuple[tuple[str | int, ...], Any]


def base() -> dict[str, Any]:
    """units[0] to [7] are W1, S1, W2, A1, T1, LT1 (in the Base), LS1 (in W1), HS1 (in W2)."""
    text = "3: . . W1:S\n4: . . S1\n20: #"
    tables = document(text)
    for name, place in OTHERS.items():
        tables["units"].append({"unit": name, "place": place.partition(":")[0]})
    tables["play"] = {"card": "walkers_move", "luke": "S1"}
    return tables


def changed(*changes: Change) -> dict[str, Any]:
    tables = base()
    for path, value in changes:
        table: Any = tables
        for key in path[:-1]:
            table = table[key]
        if path[-1] == "+":
            table.append(value)
        else:
            table[path[-1]] = value
    return tables


def without(*path: str) -> dict[str, Any]:
    tables: Any = base()
    table = tables
    for key in path[:-1]:
        table = table[key]
    del table[path[-1]]
    return dict(tables)


def refused(tables: Any, *parts: str) -> None:
    """BadDocument with all these parts in its text."""
    with pytest.raises(BadDocument) as caught:
        GAME.load(tables)
    for part in parts:
        assert part in str(caught.value)


def test_the_document_to_be_spoilt_is_good() -> None:
    assert GAME.load(base()).view(None).card == "walkers_move"


@pytest.mark.parametrize("name", ["W6", "X1", "w1", "", "G", "P"])
def test_an_unknown_unit(name: str) -> None:
    refused(changed((("units", 0, "unit"), name)), "units[0].unit", repr(name), "W1-W5", "HT1-HT8")


def test_a_doubled_unit() -> None:
    refused(changed((("units", 2, "unit"), "W1")), "units[2].unit", "W1 is named twice")


def test_two_units_in_a_hex() -> None:
    refused(changed((("units", 3, "place"), "0304")), "units[3].place", "0304", "one unit to a hex")


@pytest.mark.parametrize("number", [0, 3, 4, 5, 6])
def test_a_unit_in_the_cliffs(number: int) -> None:
    refused(changed((("units", number, "place"), "0120")), f"units[{number}].place", "cliffs")


def test_a_speeder_in_the_cliffs_is_right() -> None:
    state = GAME.load(changed((("units", 1, "place"), "0120")))
    assert Field(state).place("S1") == "0120"


@pytest.mark.parametrize("place", ["1535", "1335"])
def test_a_walker_on_an_installation(place: str) -> None:
    refused(changed((("units", 0, "place"), place)), "units[0].place", place, "installation")
    assert Field(GAME.load(changed((("units", 3, "place"), place)))).place("A1") == place


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_wrong_passenger(number: int) -> None:
    tables = changed((("units", number, "place"), "W1"))
    refused(tables, f"units[{number}].place", "only Snowtroopers ride")


def test_four_aboard() -> None:
    crew = [(("units", "+"), {"unit": f"LS{number}", "place": "W1"}) for number in (2, 3, 4)]
    assert GAME.load(changed(*crew[:2]))
    refused(changed(*crew), "units", "W1 carries 4", "holds 3")


@pytest.mark.parametrize("place", ["destroyed", None])
def test_passengers_of_a_walker_that_is_not_there(place: str | None) -> None:
    tables = base()
    if place is None:
        del tables["units"][0]
    else:
        tables["units"][0]["place"] = place
    refused(tables, "units", "W1 carries units but is not on the map")


@pytest.mark.parametrize("place", ["9999", "0037", "1601", "3", "", "Base", "box", "W6"])
def test_an_unknown_place(place: str) -> None:
    tables = changed((("units", 3, "place"), place))
    refused(tables, "units[3].place", repr(place), "0101 to 1536", "base", "destroyed")


@pytest.mark.parametrize("number", [0, 1, 3, 4, 6])
def test_only_troopers_are_in_the_base(number: int) -> None:
    tables = changed((("units", number, "place"), "base"))
    refused(tables, f"units[{number}].place", "only Rebel Troopers")


@pytest.mark.parametrize(
    ("number", "track", "most"),
    [
        (0, "blaster", 2),
        (0, "legs", 2),
        (0, "body", 2),
        (0, "gunner", 0),
        (1, "gunner", 1),
        (1, "body", 1),
        (1, "legs", 0),
        (3, "body", 0),
        (4, "blaster", 0),
        (5, "gunner", 0),
    ],
)
def test_too_many_hits(number: int, track: str, most: int) -> None:
    bay = (("units", 6, "place"), "0505")  # two body hits empty the troop bay
    state = GAME.load(changed((("units", number, track), most), bay))
    unit = Field(state).unit(base()["units"][number]["unit"])
    assert getattr(unit, track) == most
    tables = changed((("units", number, track), most + 1), bay)
    refused(tables, f"units[{number}].{track}", f"0 to {most}")


def test_a_destroyed_walker_has_three_body_hits_at_most() -> None:
    gone = [(("units", 6, "place"), "0505"), (("units", 0, "place"), "destroyed")]
    assert GAME.load(changed(*gone, (("units", 0, "body"), 3)))
    refused(changed(*gone, (("units", 0, "body"), 4)), "units[0].body", "0 to 3")


def test_a_displaced_unit_outside_its_step() -> None:
    refused(changed((("units", 1, "place"), "displaced")), "units", "in the step displace")


def test_a_displaced_unit_that_is_no_speeder() -> None:
    refused(changed((("units", 3, "place"), "displaced")), "units[3].place", "only Snowspeeders")


@pytest.mark.parametrize("key", ["walkers_run", "veers", "Walkers Move"])
def test_an_unknown_card(key: str) -> None:
    refused(changed((("play", "card"), key)), "play.card", repr(key), "known: walkers_move,")


@pytest.mark.parametrize(
    ("deck", "known"), [("action_deck", "walkers_move,"), ("event_deck", "transport_away,")]
)
def test_an_unknown_card_in_a_deck(deck: str, known: str) -> None:
    tables = changed((("play", deck), {"jedi_fire": 1}))
    refused(tables, f"play.{deck}", "'jedi_fire'", f"known: {known}")


@pytest.mark.parametrize(
    ("deck", "key", "most"),
    [
        ("action_deck", "walkers_move", 1),
        ("action_deck", "walkers_fire", 2),
        ("event_deck", "transport_away", 5),
        ("event_deck", "rebel_heavy_and_light", 2),
        ("event_deck", "veers", 1),
    ],
)
def test_too_many_copies(deck: str, key: str, most: int) -> None:
    tables = changed((("play", deck), {key: most + 1}))
    refused(tables, f"play.{deck}", f"at most {most} copies of {key}")


@pytest.mark.parametrize("key", ["hotshot_gunner", "walkers_move", "nothing"])
def test_a_card_that_is_never_held(key: str) -> None:
    held = "held are: the_force, repair_droid, veers"
    refused(changed((("play", "held"), [key])), "play.held", repr(key), held)


def test_transports_that_the_event_deck_denies() -> None:
    tables = changed((("play", "transports"), 3), (("play", "event_deck"), {"transport_away": 4}))
    refused(tables, "play.transports", "says 1")


@pytest.mark.parametrize("name", ["S6", "W1", "S9"])
def test_luke_flies_one_of_the_first_five(name: str) -> None:
    refused(changed((("play", "luke"), name)), "play.luke", repr(name))


def test_luke_is_told_his_speeders() -> None:
    refused(changed((("play", "luke"), "S6")), "play.luke", "S1 to S5")


def test_the_hotshot_sits_in_a_speeder() -> None:
    refused(changed((("play", "hotshot"), "W1")), "play.hotshot", "S1 to S8")


def test_nobody_is_revealed_before_luke_has_a_speeder() -> None:
    tables = changed((("play", "luke"), ""), (("play", "revealed"), True))
    refused(tables, "play.revealed", "luke")


@pytest.mark.parametrize("field", ["used", "arrivals"])
def test_an_unknown_unit_in_a_list(field: str) -> None:
    refused(changed((("play", field), ["W1", "W7"])), f"play.{field}", "'W7'", "W1-W5")


@pytest.mark.parametrize("field", ["placing", "firer", "target", "walker"])
def test_an_unknown_unit_that_is_named_alone(field: str) -> None:
    refused(changed((("play", field), "X1")), f"play.{field}", "'X1'", "W1-W5")


def test_a_walker_on_its_way_that_is_none() -> None:
    refused(changed((("play", "walker"), "A1")), "play.walker", "'A1'", "W1-W5")


def test_an_unknown_step() -> None:
    refused(changed((("play", "step"), "dance")), "play.step", "'dance'", "known: draw,")


@pytest.mark.parametrize("card", ["", "draw_event"])
@pytest.mark.parametrize("step", ["round", "walk"])
def test_a_round_without_its_card(step: str, card: str) -> None:
    tables = changed((("play", "card"), card), (("play", "step"), step), (("play", "walker"), "W1"))
    refused(tables, "play.card", step, "needs an action card")


def test_a_walk_without_its_walker() -> None:
    """Walker 3 is still in the box."""
    tables = changed((("play", "step"), "walk"), (("play", "walker"), "W3"))
    refused(tables, "play.walker", "needs a Walker on the map")


def test_a_displacement_without_its_speeder() -> None:
    tables = changed((("play", "step"), "displace"), (("play", "walker"), "W1"))
    refused(tables, "units", "displaced")


def test_no_imperial_units_left() -> None:
    tables = base()
    tables["units"] = tables["units"][1:2]
    refused(tables, "units", "Imperial", "winner")
    tables["play"] |= {"winner": "rebel", "reason": "annihilation"}
    assert GAME.load(tables).to_act() == OVER


@pytest.mark.parametrize(
    ("path", "where"),
    [
        (("weather",), "weather"),
        (("map", "weather"), "map.weather"),
        (("units", 2, "weather"), "units[2].weather"),
        (("play", "weather"), "play.weather"),
        (("sectors", "imperial", "weather"), "sectors.imperial.weather"),
    ],
)
def test_an_unknown_field(path: tuple[str | int, ...], where: str) -> None:
    refused(changed((path, "cold")), f"document: {where}: unknown field")


@pytest.mark.parametrize("version", [0, 2, -1, 10**30])
def test_an_unknown_version_of_the_rules(version: int) -> None:
    refused(
        changed((("rules_version",), version)),
        f"document: rules_version: made with version {version}",
        "knows 1 to 1",
    )


@pytest.mark.parametrize("field", ["game", "rules_version", "id", "map", "forward_line", "sectors"])
def test_a_missing_field(field: str) -> None:
    refused(without(field), f"document: {field}: this field is missing")


def test_inferred_names_fields_of_the_document() -> None:
    assert GAME.load(changed((("inferred",), ["map.terrain"])))
    refused(changed((("inferred",), ["map", "weather.snow"])), "inferred[1]", "'weather.snow'")


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        (("id",), "", "text of at least 1 character"),
        (("play", "turn"), "two", "a whole number; got text"),
        (("play", "turn"), 1.5, "a whole number; got a number"),
        (("play", "turn"), -1, "a whole number, at least 0"),
        (("play", "round"), 21, "a whole number, at most 20"),
        (("play", "force"), 11, "a whole number, at most 10"),
        (("play", "transports"), 6, "a whole number, at most 5"),
        (("play", "revealed"), 1, "true or false; got a whole number"),
        (("play", "held"), "veers", "a list; got text"),
        (("play", "action_deck"), ["walkers_move"], "a table; got a list"),
        (("play",), [], "a table; got a list"),
        (("units",), {}, "a list; got a table"),
        (("units", 0), "W1", "a table; got text"),
        (("units", 0, "place"), 303, "text; got a whole number"),
        (("units", 0, "legs"), True, "a whole number; got true or false"),
        (("map", "columns"), 0, "a whole number, at least 1"),
        (("map", "terrain"), "...", "a list; got text"),
    ],
)
def test_a_wrong_type(path: tuple[str | int, ...], value: Any, expected: str) -> None:
    where = "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path)[1:]
    refused(changed((path, value)), f"document: {where}: expected {expected}")


@pytest.mark.parametrize(
    ("path", "right"),
    [
        (("units", 0, "facing"), ["NE", "SE", "SW", "NW"]),
        (("game",), ["assault"]),
        (("play", "winner"), ["rebel", "empire"]),
        (("play", "reason"), ["generator", "transports", "annihilation"]),
    ],
)
def test_a_word_that_is_not_among_the_choices(
    path: tuple[str | int, ...], right: list[str]
) -> None:
    refused(changed((path, "West")), str(path[-1]), "'West'", *right)


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"field_of_fire": 90}, "field_of_fire: 90 is not possible; choose one of: 60, 120, 180"),
        ({"sets_up_first": "both"}, "sets_up_first: 'both' is not possible; choose one of: "),
        ({"reshuffle_first_five": "yes"}, "reshuffle_first_five: expected true or false; got text"),
        ({"setup": "random"}, "setup: 'random' is not possible; choose one of: default, free"),
        (
            {"setup": {"hutt": "free"}},
            "setup: 'hutt' is not possible; choose one of: empire, rebel",
        ),
        ({"setup": {"rebel": 1}}, "setup.*: expected one of: default, free; got a whole number"),
        ({"setup": "default"}, "setup: the map test suggests no set-up; choose free"),
        ({"weather": 1}, "weather: unknown field; known: field_of_fire"),
        (3, "expected a table; got a whole number"),
        (None, "expected a table; got nothing"),
    ],
)
def test_options_that_are_none(options: Any, problem: str) -> None:
    refused(changed((("options",), options)), f"document: options: {problem}")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    refused(tmp_path / "none.toml", "none.toml", "there is no such file")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    refused(tmp_path, str(tmp_path), "cannot be read")


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "position.toml"
    path.write_bytes(b"turn = \xff")
    refused(path, "position.toml", "UTF-8", "byte 7")


def test_a_file_that_is_no_toml(tmp_path: Path) -> None:
    path = tmp_path / "position.toml"
    path.write_text("[map]\nrows = \n", encoding="utf-8")
    refused(path, "position.toml", "not valid TOML", "line 2")
    refused("[map]\nrows = \n", "document", "not valid TOML", "line 2")


def test_errors_in_a_file_name_the_file(tmp_path: Path) -> None:
    path = tmp_path / "position.toml"
    path.write_text(to_toml(changed((("units", 0, "unit"), "W6"))), encoding="utf-8")
    refused(path, "position.toml: units[0].unit")


@pytest.mark.parametrize("thing", [None, 5, b"x", [], 1.5])
def test_only_tables_texts_and_paths_are_documents(thing: Any) -> None:
    refused(thing, "a document is a table, a TOML text or a path", type(thing).__name__)


@pytest.mark.parametrize(
    "text",
    ["no\0file", "a = " + "[" * 5000 + "\n", "a = " + "{a=" * 3000 + "\n"],
    ids=["a zero byte in a path", "endless arrays", "endless tables"],
)
def test_hostile_texts_are_bad_documents(text: str) -> None:
    refused(text)


# Positions that no game can reach, or from which none can continue.


@pytest.mark.parametrize(
    ("play", "field"),
    [
        ({"step": "draw", "card": "", "action_deck": {}}, "action_deck"),
        ({"action_deck": {}, "round": 7}, "action_deck"),
        ({"step": "walk", "points": 3}, "walker"),
        ({"step": "roll", "dice": 3}, "firer"),
        ({"step": "roll", "dice": 3, "firer": "W1"}, "target"),
        ({"step": "roll", "firer": "W1", "target": "S1"}, "dice"),
        ({"step": "damage", "firer": "W1"}, "target"),
        ({"step": "damage", "firer": "W1", "target": "G"}, "target"),
        ({"step": "armour", "firer": "W1", "dice": 6}, "target"),
        ({"step": "critical", "firer": "W1"}, "target"),
        ({"step": "critical", "firer": "W1", "target": "T1"}, "target"),
        ({"step": "place", "card": "draw_event"}, "placing"),
        ({"step": "face", "card": "draw_event"}, "placing"),
        ({"step": "face", "card": "draw_event", "placing": "T1"}, "placing"),
        ({"step": "place", "card": "draw_event", "placing": "W2", "arrivals": ["W2"]}, "placing"),
        ({"step": "load", "turn": 0}, "placing"),
        ({"step": "regroup", "card": "draw_event"}, "returning"),
        ({"step": "regroup", "card": "draw_event", "returning": 3}, "returning"),
        ({"step": "place", "turn": 0, "placing": "W2", "luke": ""}, "placing"),
    ],
)
def test_a_step_without_what_it_needs_is_refused_by_field(play: dict[str, Any], field: str) -> None:
    tables = base()
    tables["play"] |= play
    refused(tables, f"play.{field}")


def test_a_displacement_needs_the_walker_that_displaced() -> None:
    tables = changed((("units", 1, "place"), "displaced"))
    tables["play"] |= {"step": "displace", "target": "S1", "points": 2}
    refused(tables, "play.walker")


@pytest.mark.parametrize(
    ("play", "field"),
    [
        ({"transports": 5}, "transports"),
        ({"held": ["veers"], "event_deck": {"veers": 1}}, "held"),
        ({"winner": "rebel"}, "reason"),
        ({"reason": "generator"}, "reason"),
        ({"winner": "rebel", "reason": "generator"}, "reason"),
        ({"step": "walk", "walker": "W1", "points": 99}, "points"),
        ({"hotshot": "S8"}, "hotshot"),
        ({"turn": 0}, "turn"),
    ],
)
def test_a_position_that_no_game_can_reach_is_refused_by_field(
    play: dict[str, Any], field: str
) -> None:
    """Five transports end the game, a held card has left the deck, a winner has his reason..."""
    tables = base()
    tables["play"] |= play
    refused(tables, f"play.{field}")


def test_nobody_rides_in_a_walker_with_two_body_hits() -> None:
    refused(changed((("units", 0, "body"), 2)), "units", "W1")


# Positions of the set-up.


def setting_up(*actions: str) -> dict[str, Any]:
    """The set-up after these actions, as a document; the Empire begins."""
    return start(map="north-ridge-short").do(*actions).state.document()


def without_units(tables: dict[str, Any], *names: str) -> dict[str, Any]:
    tables["units"] = [unit for unit in tables["units"] if unit["unit"] not in names]
    return tables


def test_a_side_that_sets_up_first_has_done_so_before_the_other() -> None:
    refused(without_units(setting_up("suggested"), "A1"), "units", "A1 must be set up by now")


def test_nobody_is_set_up_before_his_turn() -> None:
    tables = setting_up("place W1-0101")
    tables["units"].append({"unit": "W3", "place": "0501"})
    refused(tables, "units", "W3 cannot be in play yet")


def test_a_unit_is_set_up_in_the_area_of_its_side() -> None:
    tables = setting_up("suggested")
    tables["units"][0]["place"] = "0520"
    refused(tables, "units", "W1 must be set up by now, in the area")


def test_a_walker_is_loaded_before_the_next_is_placed() -> None:
    refused(without_units(setting_up("suggested"), "LS1"), "units", "every Walker", "carries 3")


def test_luke_is_chosen_after_the_rebels_have_set_up() -> None:
    tables = setting_up("suggested")
    tables["play"]["luke"] = "S1"
    refused(tables, "play.luke", "have not chosen yet")


def test_units_that_are_alike_need_a_hex_after_the_last_one() -> None:
    tables = setting_up("suggested", "place S1-0124", "place S2-0224", "place S3-0324")
    tables["play"] |= {"placing": "T1", "last": "1524"}
    tables["units"] += [{"unit": "S4", "place": "0424"}, {"unit": "S5", "place": "0524"}]
    refused(tables, "play.last", "T1")


def test_a_choice_needs_something_to_choose() -> None:
    tables = base()
    tables["units"] = [unit for unit in tables["units"] if unit["unit"][0] != "S"]
    tables["play"] |= {"step": "hotshot", "card": "draw_event", "luke": ""}
    refused(tables, "play.step", "nothing to choose in hotshot")
