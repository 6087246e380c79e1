"""What an answer means in a battle, whether it was clicked or typed."""

import pytest

from echobase.core.errors import Refusal
from echobase.core.events import Message
from echobase.games.battle.game import GAME
from echobase.games.battle.interaction.battle import CLOSE_ORDERS, BattleInteraction
from echobase.games.battle.rules.state import as_battle
from echobase.games.battle.words.choices import Chooser
from echobase.play.game_log import GameLog, GameSettings, SeatFacts
from echobase.play.offers import Guard, Pointing
from echobase.text import Text

ENGLISH = Text("en")
REBEL = 0
FACET = BattleInteraction()


def ordering(card: str = "raid_centre", *hexes: str, support: str = "") -> GameLog:
    """A game of two people: the Rebels, whose units are on these hexes, have played a card."""
    units: list[dict[str, object]] = [
        {"kind": "echo_trooper", "hex": hex_, "figures": 2} for hex_ in hexes or ("E4", "E5", "F5")
    ]
    play: dict[str, object] = {
        "active": "rebel",
        "hands": [[card], ["raid_left", "recon_left"]],
        "support": [support] if support else [],
    }
    return played(card, [*units, {"kind": "snowtrooper", "hex": "A1"}], play)


def played(card: str, units: list[dict[str, object]], play: dict[str, object]) -> GameLog:
    """A game of two people in which the active side has played a card."""
    state = GAME.load(
        {
            "game": "battle",
            "rules_version": 1,
            "id": "test",
            "first": "rebel",
            "hands": {"rebel": 2, "empire": 2},
            "victory": {"rebel": {"medals": 4}, "empire": {"medals": 4}},
            "units": units,
            "play": play,
        }
    )
    state.apply(state.read(f"play {card}"))
    people = [SeatFacts("person"), SeatFacts("person")]
    facts = GameSettings("id", "battle", 1, {}, people, "server", True, True, False, "secret")
    return GameLog(facts, state, state)


def answer(game_log: GameLog, notation: str) -> None:
    assert FACET.why_not(game_log, notation, REBEL, ENGLISH) is None
    assert FACET.answer(game_log, REBEL, FACET.read(game_log, notation, ENGLISH))


def notations(game_log: GameLog) -> list[str]:
    return [entry.notation for entry in game_log.entries]


def test_orders_are_kept_in_the_sequence_of_the_engine_and_undone_in_that_of_the_person() -> None:
    game_log = ordering()
    answer(game_log, "order F5")
    assert FACET.step(game_log) == "order"
    answer(game_log, "order E4")
    assert notations(game_log) == ["order E4", "order F5"]
    assert FACET.step(game_log) == "move"
    FACET.undo(game_log, REBEL)
    assert notations(game_log) == ["order F5"]


def test_orders_in_any_sequence_after_a_support_card() -> None:
    game_log = ordering(support="reserve_forces")
    answer(game_log, "order F5")
    answer(game_log, "support reserve_forces E5")
    answer(game_log, "order E4")
    assert FACET.step(game_log) == "move"
    FACET.undo(game_log, REBEL)
    assert notations(game_log) == ["order F5", "support reserve_forces E5"]


def test_no_more_orders_where_the_engine_has_none_left() -> None:
    game_log = ordering()
    answer(game_log, "order F5")
    assert FACET.read(game_log, "done", ENGLISH) == CLOSE_ORDERS
    answer(game_log, "done")
    assert notations(game_log) == ["order F5"]
    assert FACET.step(game_log) == "move"
    assert FACET.decider(game_log) == REBEL


def test_a_move_ends_the_orders() -> None:
    game_log = ordering()
    answer(game_log, "order F5")
    answer(game_log, "move F5-G5")
    assert notations(game_log) == ["order F5", "move F5-G5"]


def test_several_orders_are_given_together_or_not_at_all() -> None:
    game_log = ordering()
    with pytest.raises(Refusal, match="only 2 orders"):
        FACET.answer_several(game_log.copy(), REBEL, ["order E4", "order E5", "order F5"], ENGLISH)
    assert FACET.answer_several(game_log, REBEL, ["order F5", "order e4"], ENGLISH) == ""
    assert notations(game_log) == ["order E4", "order F5"]


def test_why_an_order_cannot_be_added() -> None:
    game_log = ordering("recon_in_force", "E4", "E5", "F1")
    answer(game_log, "order E5")
    reasons = {
        hex_: FACET.why_not(game_log, f"order {hex_}", REBEL, ENGLISH)
        for hex_ in ("E5", "E4", "A1")
    }
    assert reasons == {
        "E5": Message("battle-why-ordered-already", {"hex": "E5"}),
        "E4": Message(
            "battle-why-section-used",
            {"hex": "E4", "card": "recon_in_force", "section": "centre"},
        ),
        "A1": Message("battle-why-not-yours", {"hex": "A1", "unit": "snowtrooper"}),
    }


@pytest.mark.parametrize(
    ("own", "reason"),
    [
        (["C1", "F5"], "battle-why-moves-first"),
        (["F5"], "battle-why-out-of-range"),
        (["F5", "F6"], "battle-why-none-reaches"),
    ],
)
def test_why_an_enemy_cannot_be_attacked_while_units_move(own: list[str], reason: str) -> None:
    game_log = ordering("direct_from_hq", *own)
    for hex_ in own:
        answer(game_log, f"order {hex_}")
    why = FACET.why_not_there(game_log, Pointing("A1"), REBEL, ENGLISH)
    assert why is not None
    assert why.id == reason


@pytest.mark.parametrize(
    ("hexes", "meaning"),
    [
        (("B1",), "no more moves, start attacking"),
        (("F5",), "no more moves, end the turn"),
    ],
)
def test_the_end_of_the_moves_says_whether_anybody_can_attack(
    hexes: tuple[str, ...], meaning: str
) -> None:
    game_log = ordering("direct_from_hq", *hexes)
    answer(game_log, f"order {hexes[0]}")
    state = as_battle(game_log.state)
    assert Chooser(state, ENGLISH, "move").done() == meaning


def test_what_has_to_be_confirmed() -> None:
    game_log = ordering()
    done = FACET.read(game_log, "done", ENGLISH)
    assert FACET.guard(game_log, done) == Guard("really-order")
    answer(game_log, "order F5")
    assert FACET.guard(game_log, CLOSE_ORDERS) is None


@pytest.mark.parametrize(("roll", "again"), [("IVX", "reroll VX"), ("IIB", "keep")])
def test_an_e_web_puts_its_misses_forward(roll: str, again: str) -> None:
    state = GAME.load(
        {
            "game": "battle",
            "rules_version": 2,
            "id": "test",
            "first": "rebel",
            "hands": {"rebel": 1, "empire": 1},
            "victory": {"rebel": {"medals": 4}, "empire": {"medals": 4}},
            "units": [
                {"kind": "echo_trooper", "hex": "D4", "badge": "eweb"},
                {"kind": "snowtrooper", "hex": "C4"},
            ],
            "play": {
                "active": "rebel",
                "step": "attack",
                "card": "raid_centre",
                "played": ["raid_centre"],
                "ordered": ["D4"],
                "hands": [[], ["recon_left"]],
            },
        }
    )
    for notation in ("attack D4xC4", f"roll {roll}"):
        state.apply(state.read(notation))
    people = [SeatFacts("person"), SeatFacts("person")]
    facts = GameSettings("id", "battle", 2, {}, people, "server", True, True, False, "secret")
    preset = FACET.decision(GameLog(facts, state, state), ENGLISH).preset
    assert preset is not None
    assert state.write(preset) == again


def areas(game_log: GameLog) -> dict[str, list[str]]:
    """By label: the hexes that stand for each choice of a card."""
    (group,) = FACET.decision(game_log, ENGLISH).groups
    return {offer.label: offer.area or [] for offer in group.offers}


def test_every_hex_of_a_section_chooses_it() -> None:
    left, centre, _ = areas(ordering("trooper_assault_rebel", "E1", "E5", "F5")).values()
    assert {"E1", "A1"} <= set(left)
    assert {"E5", "G5"} <= set(centre)
    assert "E1" not in centre


def test_a_unit_chooses_its_class() -> None:
    kinds = {"A1": "snowtrooper", "A4": "at_at", "B2": "at_at", "G5": "echo_trooper"}
    hands = [["raid_left"], ["imperial_assault"]]
    play: dict[str, object] = {"active": "empire", "hands": hands, "support": []}
    units: list[dict[str, object]] = [{"kind": kind, "hex": hex_} for hex_, kind in kinds.items()]
    found = areas(played("imperial_assault", units, play))
    assert found == {"Infantry (1 unit)": ["A1"], "Vehicles (2 units)": ["A4", "B2"]}


def test_a_question_names_what_the_card_wants_to_be_chosen() -> None:
    section = FACET.decision(ordering("trooper_assault_rebel"), ENGLISH).prompt
    assert section == "Choose the section in which your card orders units"
    hands = [["raid_left"], ["imperial_assault"]]
    play: dict[str, object] = {"active": "empire", "hands": hands, "support": []}
    units: list[dict[str, object]] = [
        {"kind": "snowtrooper", "hex": "A1"},
        {"kind": "at_at", "hex": "A4"},
        {"kind": "echo_trooper", "hex": "G5"},
    ]
    type_ = FACET.decision(played("imperial_assault", units, play), ENGLISH).prompt
    assert type_ == "Choose the type of units your card orders"
