"""The course of a game as its rows keep it: the score turn by turn, and who fell where."""

import pytest
from games.assault import field as assault
from games.battle import table as battle
from scripted_game import ScriptedGame

from echobase import lab
from echobase.lab.chronicle import Chronicle

GATE = {"id": "gate", "hexes": ["G4"], "side": "rebel", "medals": 1}


def told(game: str, played: ScriptedGame, *actions: str) -> lab.GameFacts:
    """What is kept when these actions are done, luck included."""
    chronicle = Chronicle(game, played.state)
    for words in actions:
        chronicle.apply(played.state.read(words))
    return chronicle.facts()


def test_a_unit_falls_and_pays_a_medal() -> None:
    table = battle.position("A: . . . s1 . . . . . s\nB: . . . e")
    facts = told("battle", table, "attack B4xA4", "roll IRX")
    assert facts.fallen == (lab.Fallen(1, "empire", "snowtrooper", "A4"),)
    assert facts.score == {"rebel": (1,), "empire": (0,)}


def test_a_structure_belongs_to_its_side() -> None:
    table = battle.position("D: s G\nG: e", active="empire")
    facts = told("battle", table, "attack D1xD2", "roll BBB")
    assert facts.fallen == (lab.Fallen(1, "rebel", "shield_generator", "D2"),)


def test_who_leaves_the_board_has_not_fallen() -> None:
    table = battle.position("A: s\nG: . . . e . . e", step="move", exits=[GATE])
    facts = told("battle", table, "exit G4")
    assert facts.fallen == ()
    assert facts.score["rebel"] == (1,)


def test_each_turn_has_its_score() -> None:
    turns = {"turns": {"rebel": 3, "empire": 3}, "medals": {"rebel": 2, "empire": 0}}
    table = battle.position(
        "A: . . . e1 . . . . . e\nB: . . . s\nG: e s",
        active="empire",
        hands=[["recon_left"], ["recon_left"]],
        play=turns,
    )
    facts = told("battle", table, "attack B4xA4", "roll III", "done", "draw raid_left")
    assert facts.fallen == (lab.Fallen(3, "rebel", "echo_trooper", "A4"),)
    assert facts.score == {"rebel": (2, 2, 2, 2), "empire": (0, 0, 1, 1)}


def test_who_rides_falls_with_the_walker() -> None:
    riders = {"LS1": "W1", "HS1": "W1", "LS2": "0207", "HS3": "W2", "W2": "0901:S"}
    field = assault.position(
        "5: . W1:S\n6: . S1", "snowspeeders_move_fire_or_harpoon", units=riders
    )
    facts = told("assault", field, "harpoon S1xW1", "roll SSSBB")
    kinds = ("walker", "light_snowtrooper", "heavy_snowtrooper")
    assert facts.fallen == tuple(lab.Fallen(1, "empire", kind, "0205") for kind in kinds)


@pytest.mark.parametrize(
    ("text", "shot", "kind"),
    [
        ("35: . . . . . . . . . G", "W1xG", "shield_generator"),
        ("35: . . . . . . . . . P", "W1xP", "power_grid"),
    ],
)
def test_installations_fall_too(text: str, shot: str, kind: str) -> None:
    field = assault.position(text, "walkers_fire", units={"W1": "1033:S"}, play={"transports": 3})
    dice = field.dice(shot)
    facts = told("assault", field, f"fire {shot}", "roll " + "V" * dice)
    assert facts.fallen == (lab.Fallen(1, "rebel", kind, "1035"),)
    assert facts.score == {"transports": (3,)}


@pytest.mark.parametrize(("game", "scenario"), [("battle", 8), ("assault", "north-ridge-short")])
def test_facts_agree_with_the_rest_of_the_row(game: str, scenario: int | str) -> None:
    rows = lab.balance(3, game=game, scenarios=scenario, player="cadet").rows
    plain = lab.simulate(3, game=game, scenarios=scenario, players="cadet").rows
    for row, other in zip(rows, plain, strict=True):
        assert row.facts is not None
        assert {len(values) for values in row.facts.score.values()} == {row.turns}
        last = {name: values[-1] for name, values in row.facts.score.items()}
        assert last.items() <= row.score.items()
        assert row.facts.fallen
        assert all(1 <= one.turn <= row.turns for one in row.facts.fallen)
        assert other.facts is None
        assert (other.winner, other.turns, other.decisions) == (
            row.winner,
            row.turns,
            row.decisions,
        ), "who watches changes nothing"


def test_a_game_given_up_before_its_first_turn() -> None:
    row = lab.balance(
        1, game="assault", player="random", scenarios="blizzard", setup="free", limit=1
    ).rows[0]
    assert row.turns == 0
    assert row.facts == lab.GameFacts({"transports": (0,)}, ())
