"""Facings of Walkers: what is put forward, what a click means, what lies in the field of fire."""

import pytest
from games.assault.field import document
from games.assault.reference import axial, field_of_fire
from server.game_logs import ENGLISH, game_log, settled

from echobase.core.errors import Refusal
from echobase.games.assault.interaction.assault import INTERACTION
from echobase.play.game_log import GameLog
from echobase.play.offers import Offer, Pointing, Pose, Preview

EMPIRE = 1
FIELD = "16: . . . W1:S\n18: . LT1 . . . A1 . . LT2\n22: . . . LT3"


def game(text: str = FIELD) -> GameLog:
    tables = document(text, play={"card": "walkers_move", "luke": "S1"})
    return settled(game_log("assault", map=tables))


def offers(log: GameLog) -> list[Offer]:
    decision = INTERACTION.decision(log, ENGLISH)
    return [offer for group in decision.groups for offer in group.offers]


def why_not_there(log: GameLog, to: str, **pointing: str) -> str:
    why_not = INTERACTION.why_not_there(log, Pointing(to, **pointing), EMPIRE, ENGLISH)
    return "" if why_not is None else ENGLISH.say(why_not)


def preview(log: GameLog, to: str, facing: str, unit: str = "W1") -> Preview:
    return INTERACTION.preview(log, 1, Pose(unit, to, facing), EMPIRE, ENGLISH)


def placed() -> GameLog:
    """Walker 1 stands on 0302 and has to be given its facing."""
    log = settled(game_log("assault", map="north-ridge-short", setup={"rebel": "default"}))
    while INTERACTION.decider(log) != EMPIRE:
        log.do(log.state.actions()[0])
    log.do(log.state.read("place W1-0302"))
    return log


# The facing that is put forward.


def test_a_walker_that_arrives_is_offered_the_south_first() -> None:
    log = placed()
    decision = INTERACTION.decision(log, ENGLISH)
    by_action = {offer.action: offer for offer in offers(log)}
    assert [offer.facing for offer in by_action.values()] == ["N", "NE", "SE", "S", "SW", "NW"]
    assert {(offer.unit, offer.to) for offer in by_action.values()} == {("W1", "0302")}
    assert decision.preset is not None
    assert by_action[decision.preset].notation == "face S"
    assert INTERACTION.decision(game(), ENGLISH).preset is None


# Pointing.


def test_a_walker_that_arrives_faces_a_hex_beside_it_and_no_other() -> None:
    log = placed()
    for beside in ("0301", "0303", "0201", "0202", "0401", "0402"):
        assert why_not_there(log, beside) == ""
    told = "0305 is not next to Walker 1: choose one of the hexes around it."
    assert why_not_there(log, "0305") == told


def test_a_facing_that_costs_too_much_says_so() -> None:
    told = why_not_there(game(), "0418", hex="0416", unit="W1", end="0419")
    assert told == (
        "Walker 1 can’t end on 0419 facing north: that costs 6 movement points, and it has 5."
    )
    for end in ("0418", "0419"):
        ahead = f"{int(end) + 1:04}"
        assert why_not_there(game(), ahead, hex="0416", unit="W1", end=end) == ""


# The field of fire.


@pytest.mark.parametrize("facing", ["N", "NE", "SE", "S", "SW", "NW"])
def test_the_previewed_field_is_that_of_the_planned_hex_and_facing(facing: str) -> None:
    log = game()
    q, r = axial("0418")
    hexes = [f"{column:02}{row:02}" for column in range(1, 16) for row in range(1, 37)]
    steps = field_of_fire(facing, 120)
    wanted = {hex_ for hex_ in hexes if (axial(hex_)[0] - q, axial(hex_)[1] - r) in steps}
    assert set(preview(log, "0418", facing).field) == wanted


def test_the_preview_names_the_enemies_in_the_field_with_their_dice() -> None:
    log = game()
    assert [(shot.name, shot.hex) for shot in preview(log, "0418", "S").shots] == [
        ("Light Trooper 3", "0422")
    ]
    south_east = preview(log, "0417", "SE").shots
    assert {shot.hex for shot in south_east} == {"0422", "0918"}
    assert all(shot.dice > 0 and shot.text.endswith("%") for shot in south_east)
    after = log.copy()
    for step in ("step W1", "left W1", "stop"):
        after.do(after.state.read(step))
    now = INTERACTION.look(after, 1, "0417", EMPIRE, ENGLISH).shots
    assert south_east == [shot for shot in now if shot.clear]


def test_whoever_a_walk_crushes_is_no_target_any_more() -> None:
    log = game("16: . . . W1:S\n17: . . . LT1\n22: . . . LT3")
    assert [shot.hex for shot in preview(log, "0416", "S").shots] == ["0417", "0422"]
    assert [shot.hex for shot in preview(log, "0417", "S").shots] == ["0422"]
    assert not preview(log, "0417", "N").shots
    assert log.state.view(None).units[0].place == "0416"


def test_a_walker_without_blasters_has_a_field_and_no_targets() -> None:
    tables = document(FIELD, play={"card": "walkers_move", "luke": "S1"})
    tables["units"][0]["blaster"] = 2
    found = preview(settled(game_log("assault", map=tables)), "0418", "S")
    assert found.field
    assert not found.shots


@pytest.mark.parametrize(
    ("pose", "error"),
    [
        (Pose("A1", "0418", "S"), "unknown-unit"),
        (Pose("W9", "0418", "S"), "unknown-unit"),
        (Pose("W1", "9999", "S"), "unknown-hex"),
        (Pose("W1", "0418", "E"), "malformed"),
    ],
)
def test_a_preview_of_what_does_not_exist_is_refused(pose: Pose, error: str) -> None:
    with pytest.raises(Refusal) as refused:
        INTERACTION.preview(game(), 1, pose, EMPIRE, ENGLISH)
    assert refused.value.error == error


def test_a_look_says_in_words_what_is_outside_the_field() -> None:
    shots = INTERACTION.look(game(), 1, "0416", EMPIRE, ENGLISH).shots
    told = {shot.name: shot.text for shot in shots}
    assert told["Light Trooper 2"] == "Light Trooper 2: outside the field of fire"
    assert told["Light Trooper 3"].endswith("%")


def test_whom_a_walker_could_hit_but_for_its_field_is_said_in_words() -> None:
    seen = INTERACTION.look(game(), 1, "0416", EMPIRE, ENGLISH)
    told = {shot.hex: (shot.text, shot.why) for shot in seen.shots}
    assert told["0422"] == ("Light Trooper 3: 80%", "")
    words, why = told["0918"]
    assert words == "Light Trooper 2: outside the field of fire"
    assert why.endswith("Light Trooper 2, which is outside its field of fire.")
