"""Units placed in any sequence: the same game as sorted, nothing lost, picked up again at will."""

import random
from collections.abc import Sequence

import msgspec
import pytest
from games.assault.field import position
from games.assault.set_up import small_map
from server.game_logs import ENGLISH, game_log

from echobase.games.assault.interaction.assault import INTERACTION
from echobase.games.assault.rules.state import as_assault
from echobase.play.game_log import GameLog, rebuilt_log
from echobase.play.offers import Decision, Offer

REBELS, EMPIRE = 0, 1
WALKERS = {"W1": "0602", "W2": "0601", "W3": "0902", "W4": "0901"}
SPEEDERS = ["0536", "0736", "0936", "1136", "1336"]
TOWERS = ["0412", "0816", "0926", "1031", "1113", "1122"]
LAST_HEXES = ["1531", "1532", "1533", "1534", "1535", "1536"]
"""Where the engine would refuse the first Tower, or place all the others after it by itself."""


def placing(log: GameLog) -> str:
    """The unit that the engine asks for."""
    return str(log.state.view(None).placing)


def answer(log: GameLog, notation: str) -> None:
    action = INTERACTION.read(log, notation, ENGLISH)
    assert INTERACTION.answer(log, INTERACTION.decider(log), action), notation


def place(log: GameLog, hexes: Sequence[str]) -> GameLog:
    for hex_ in hexes:
        answer(log, f"place {placing(log)}-{hex_}")
    return log


def towers() -> GameLog:
    """The Empire and the Snowspeeders stand, and the first Tower is due."""
    return place(game_log("assault", setup={"empire": "default"}), SPEEDERS)


def decision(log: GameLog) -> Decision:
    return INTERACTION.decision(log, ENGLISH)


def offers(log: GameLog, kind: str) -> list[Offer]:
    found = [offer for group in decision(log).groups for offer in group.offers]
    return [offer for offer in found if offer.kind == kind]


def places(log: GameLog) -> list[str]:
    return [offer.to or "" for offer in offers(log, "place")]


def lifts(log: GameLog) -> list[str]:
    return [offer.hex or "" for offer in offers(log, "lift")]


def standing(log: GameLog, kind: str) -> list[str]:
    units = log.state.view(None).units
    return [unit.place for unit in units if unit.kind == kind and unit.place != "box"]


def again(log: GameLog) -> GameLog:
    """The game as another process reads it from its rows."""
    return rebuilt_log(log.facts, log.fresh)


# Any sequence.


def set_up(kinds: list[list[str]]) -> GameLog:
    """A whole free set-up; kinds are AT-STs, Towers, heavy and light Troopers."""
    log = game_log("assault")
    for walker, hex_ in WALKERS.items():
        answer(log, f"place {walker}-{hex_}")
        answer(log, "face S")
        if walker != "W4":
            answer(log, "heavy 1")
    for hexes in (kinds[0], SPEEDERS, *kinds[1:]):
        place(log, hexes)
    answer(log, "luke S2")
    return log


def test_any_sequence_gives_the_same_game_as_the_sorted_one() -> None:
    """Some stand on the last hexes of their area, which the engine takes last."""
    kinds = [
        ["0401", "1502"],
        ["0412", "0816", "0926", "1031", "1113", "1536"],
        ["0715", "1012", "1022", "1535"],
        ["0109", "0110", "0111", "0112", "0324", "0414", "0932", "1013", "1533", "1534"],
    ]
    sorted_ = set_up(kinds)
    for seed in range(4):
        rng = random.Random(seed)
        shuffled = set_up([rng.sample(hexes, len(hexes)) for hexes in kinds])
        assert shuffled.record({}).to_text() == sorted_.record({}).to_text()
        for log in (shuffled, again(shuffled)):
            assert log.state.view(REBELS) == sorted_.state.view(REBELS)


def test_every_empty_hex_of_the_area_is_offered_to_the_end() -> None:
    log = towers()
    view = log.state.view(None)
    south = [hex_ for hex_ in as_assault(log.state).setting.map.labels if int(hex_[2:]) >= 9]
    empty = [hex_ for hex_ in south if view.terrain.get(hex_) != "cliff" and hex_ not in SPEEDERS]
    assert view.first_row_south == 9
    for hex_ in ["1121", *LAST_HEXES[:4]]:
        assert places(log) == empty
        place(log, [hex_])
        empty.remove(hex_)
    assert places(log) == empty


@pytest.mark.parametrize("hexes", [["1536", "0412"], ["1531", "0412"], ["1121", "1536", "0922"]])
def test_what_the_engine_cannot_take_yet_waits_and_is_not_lost(hexes: list[str]) -> None:
    log = place(towers(), hexes)
    for now in (log, again(log)):
        tray = {units.kind: units for units in decision(now).tray}
        assert (tray["laser_tower"].placed, tray["laser_tower"].current) == (len(hexes), True)
        assert decision(now).prompt == f"Laser Tower {len(hexes) + 1}: choose a hex"
        assert sorted(lifts(now)) == sorted(hexes)
        assert set(places(now)).isdisjoint(hexes)
        more = ["0812", "0816", "1010", "1113"][: 6 - len(hexes)]
        answer(now, f"place T{len(hexes) + 1}-{more[0]}")
        place(now, more[1:])
        assert standing(now, "laser_tower") == sorted(hexes + more)
        assert not now.held


def test_the_last_hex_for_a_trooper_does_not_send_the_others_into_the_base() -> None:
    log = place(towers(), [*TOWERS, "1536"])
    assert decision(log).prompt == "Heavy Trooper 2: choose a hex"
    place(log, ["0109"])
    assert offers(log, "place")[-1].label == "the rest (2) into the Base Box"
    place(log, ["base"])
    assert standing(log, "heavy_trooper") == ["0109", "1536", "base", "base"]
    assert decision(log).prompt == "Light Trooper 1: choose a hex"


def test_on_the_smallest_map_too_everything_finds_its_place() -> None:
    """Places, picks up and undoes at random; the rows always tell the same game."""
    rng, log = random.Random(1), game_log("assault", map=small_map())
    while not log.state.view(None).turn:
        seat, kind = INTERACTION.decider(log), rng.choices(["place", "lift", "undo"], [8, 1, 1])[0]
        found = offers(log, kind) or [o for g in decision(log).groups for o in g.offers]
        if kind == "undo" and INTERACTION.can_undo(log, seat):
            INTERACTION.undo(log, seat)
        else:
            assert INTERACTION.answer(log, seat, rng.choice(found).action)
        if rng.random() < 0.1:
            read = again(log)
            assert (read.held, read.state.view(seat)) == (log.held, log.state.view(seat))
    assert len(standing(log, "laser_tower")) == 6


# Picking up and undoing.


def test_a_unit_of_the_kind_is_picked_up_again() -> None:
    log = place(towers(), ["1121", "0412", "0922"])
    assert lifts(log) == ["1121", "0412", "0922"]
    answer(log, "lift 0412")
    assert standing(log, "laser_tower") == ["0922", "1121"]
    assert "0412" in places(log)
    assert not INTERACTION.answer(log, REBELS, INTERACTION.read(log, "lift 0412", ENGLISH))


def test_undo_goes_back_in_the_sequence_of_the_choices() -> None:
    log = place(towers(), ["1121", "0412", "1536"])
    left = [["0412", "1121"], ["1121"], []]
    for hexes in left:
        assert INTERACTION.can_undo(log, REBELS)
        INTERACTION.undo(log, REBELS)
        assert standing(log, "laser_tower") == hexes
        assert not log.held
    INTERACTION.undo(log, REBELS)
    assert standing(log, "snowspeeder") == SPEEDERS[:4]


def test_the_kind_just_completed_can_still_be_changed() -> None:
    log = place(towers(), TOWERS[::-1])
    assert placing(log) == "HT1"
    assert sorted(lifts(log)) == TOWERS
    answer(log, "lift 0816")
    place(log, ["0109"])
    assert standing(log, "laser_tower") == sorted({*TOWERS, "0109"} - {"0816"})
    place(log, ["1012"])
    assert lifts(log) == ["1012"], "what was placed before stays"


def test_those_sent_to_the_base_come_back_with_an_undo_or_when_another_is_picked_up() -> None:
    log = place(towers(), [*TOWERS, "1012", "0715", "base"])
    assert standing(log, "heavy_trooper")[2:] == ["base", "base"]
    other = log.copy()
    INTERACTION.undo(log, REBELS)
    assert (standing(log, "heavy_trooper"), placing(log)) == (["0715", "1012"], "HT3")
    answer(other, "lift 1012")
    assert (standing(other, "heavy_trooper"), placing(other)) == (["0715"], "HT2")


def test_snowspeeders_keep_their_numbers() -> None:
    log = place(game_log("assault", setup={"empire": "default"}), SPEEDERS[:4])
    answer(log, f"lift {SPEEDERS[1]}")
    for now in (log, again(log)):
        assert decision(now).prompt == "Snowspeeder 2: choose a hex"
        assert sorted(lifts(now)) == [SPEEDERS[0], *SPEEDERS[2:4]]
        assert set(places(now)).isdisjoint([SPEEDERS[0], *SPEEDERS[2:4]])
        place(now, ["1536"])
        assert standing(now, "snowspeeder") == [SPEEDERS[0], "1536", *SPEEDERS[2:4]]
        assert decision(now).prompt == "Snowspeeder 5: choose a hex"


def test_the_last_walker_is_picked_up_with_its_facing_and_its_load() -> None:
    log = game_log("assault")
    for notation in ("place W1-0602", "face S", "heavy 1", "place W2-0601", "face S", "heavy 0"):
        answer(log, notation)
    assert lifts(log) == ["0601"]
    answer(log, "lift 0601")
    assert decision(log).prompt == "Walker 2: choose a hex"
    assert standing(log, "walker") == ["0602"]
    assert len(standing(log, "light_snowtrooper")) == 2
    assert lifts(log) == ["0602"]


def test_nobody_picks_up_what_the_other_side_has_placed() -> None:
    log = game_log("assault")
    answer(log, "suggested")
    assert lifts(log) == []
    place(log, ["0536"])
    assert lifts(log) == ["0536"]


def test_without_undo_the_sequence_is_free_but_nothing_is_picked_up() -> None:
    log = towers()
    log.facts = msgspec.structs.replace(log.facts, undo=False)
    place(log, ["1536", "1121", "0412"])
    assert standing(log, "laser_tower") == ["0412", "1121"]
    assert lifts(log) == []
    assert not INTERACTION.can_undo(log, REBELS)


# The tray.


def shown(log: GameLog) -> list[tuple[str, int, int, bool]]:
    return [(one.kind, one.placed, one.total, one.current) for one in decision(log).tray]


def test_the_tray_shows_what_is_to_be_placed_and_what_is_due() -> None:
    log = game_log("assault")
    empire = [("walker", 0, 4, True), ("heavy_snowtrooper", 0, 4, False)]
    empire += [("light_snowtrooper", 0, 8, False), ("at_st", 0, 2, False)]
    assert shown(log) == empire
    for notation in ("place W1-0602", "face S"):
        answer(log, notation)
    assert [one[3] for one in shown(log)] == [False, True, True, False], "the load is due"
    answer(log, "heavy 1")
    assert [one[1] for one in shown(log)] == [1, 1, 2, 0]
    log = place(towers(), ["1121"])
    rebels = [("snowspeeder", 5, 5, False), ("laser_tower", 1, 6, True)]
    assert shown(log) == [*rebels, ("heavy_trooper", 0, 4, False), ("light_trooper", 0, 10, False)]
    assert decision(log).tray[1].label == "Laser Tower: 1 of 6 placed"
    place(log, [*TOWERS[:5], "base", "base"])
    assert {(one[1] == one[2], one[3]) for one in shown(log)} == {(True, False)}, "Luke is due"


def test_arrivals_are_in_the_tray_and_are_picked_up_until_the_last_has_come() -> None:
    drawn = position(units={"W1": "0805:S"}).do("card draw_event", "event rebel_three_speeders")
    log = place(game_log("assault", map=drawn.state.document()), ["0125", "0123"])
    assert shown(log) == [("snowspeeder", 2, 3, True)]
    assert lifts(log) == ["0125", "0123"]
    answer(log, "lift 0125")
    assert decision(log).prompt == "Snowspeeder 6: choose a hex"
    assert shown(log) == [("snowspeeder", 1, 3, True)]
    place(again(log), ["0130", "0128"])
    place(log, ["0130", "0128"])
    arrived = {unit.unit: unit.place for unit in log.state.view(None).units if unit.unit > "S5"}
    assert {name: arrived[name] for name in ("S6", "S7", "S8")} == {
        "S6": "0130",
        "S7": "0123",
        "S8": "0128",
    }
