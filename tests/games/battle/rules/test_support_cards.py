"""Support cards: ten open cards, granted to a battle and used once, beside the command cards."""

from fractions import Fraction
from typing import Any

import pytest
from games.battle.table import Table, position, scenario

REBEL_CARDS = [
    "combat_experience",
    "air_support",
    "lets_finish_this",
    "reserve_forces",
    "desperate_stand",
]
IMPERIAL_CARDS = ["special_orders", "incursion", "scout_support", "final_assault", "rout"]


def granted(text: str, *cards: str, play: dict[str, Any] | None = None, **more: Any) -> Table:
    """A position in which these support cards have not been used yet."""
    return position(text, play={"support": list(cards), **(play or {})}, **more)


def unused(table: Table) -> list[str]:
    """The support cards that lie beside the decks."""
    support: list[str] = table.state.view(None).support
    return support


def discards(table: Table, seat: int) -> set[str]:
    return set(table.state.view(None).seats[seat].discard)


def reach(table: Table, hex_: str) -> set[str]:
    """Where the unit may move now."""
    ways = [text.split()[1].split("-") for text in table.legal("move")]
    return {way[1] for way in ways if way[0] == hex_}


# What all support cards have in common


@pytest.mark.rule("B-SUPPORT-01")
def test_an_ordinary_battle_has_no_support_cards() -> None:
    assert unused(scenario(1)) == []


@pytest.mark.rule("B-SUPPORT-01")
def test_there_are_ten_support_cards() -> None:
    table = scenario(1, support=REBEL_CARDS + IMPERIAL_CARDS)
    assert sorted(unused(table)) == sorted(REBEL_CARDS + IMPERIAL_CARDS)


def offer(card: str, side: str) -> Table:
    """A position in which the side could use the card, if it is a card of that side."""
    mine, other = ("e1", "s") if side == "rebel" else ("s1", "e")
    text = f"D: . . . {mine}\nE: . . . . {other}\nG: {mine}"
    seat = ("rebel", "empire").index(side)
    hand = {"hands": [["recon_left"], ["recon_left"]]}
    if card == "combat_experience":
        return granted(text, card, active=side, step="play", play=hand)
    if card in ("reserve_forces", "scout_support"):
        return granted(text, card, active=side, step="play", play=hand).do("play recon_left")
    if card == "special_orders":
        piles = [["raid_left"], []] if seat == 0 else [[], ["raid_left"]]
        return granted(text, card, active=side, step="refill", play={"discards": piles})
    table = granted(text, card, active=side)
    if card == "lets_finish_this":
        table.do("attack D4xE5", "roll XXX")
    if card == "final_assault":
        table.do("attack D4xE5", "roll RXX")
        if table.step == "retreat":
            table.do(table.legal()[0])
    return table


def offers(table: Table, card: str) -> bool:
    """Whether the card can be used at this point."""
    if card == "lets_finish_this":
        return table.step == "reroll"
    if card == "special_orders":
        return table.step == "recover"
    return any(card in text.split() for text in table.legal("support"))


@pytest.mark.rule("B-SUPPORT-01", "B-SUPPORT-03")
@pytest.mark.parametrize("side", ["rebel", "empire"])
@pytest.mark.parametrize("card", REBEL_CARDS + IMPERIAL_CARDS)
def test_a_support_card_belongs_to_one_side(card: str, side: str) -> None:
    """Five serve the Rebels and five the Empire; the enemy can do nothing with them."""
    own = REBEL_CARDS if side == "rebel" else IMPERIAL_CARDS
    assert offers(offer(card, side), card) == (card in own)


@pytest.mark.rule("B-SUPPORT-03")
def test_support_cards_lie_open_and_are_no_hand_cards() -> None:
    table = granted("A: s\nG: e", "rout", step="play")
    assert table.state.view(0).support == table.state.view(1).support == ["rout"]
    assert table.state.view(None).seats[1].cards == 2
    assert "rout" not in table.hand(1)


@pytest.mark.rule("B-SUPPORT-02", "B-SUPPORT-03")
def test_a_used_support_card_is_out_of_the_battle() -> None:
    table = granted("A: s\nD: . . . . s\nE: . . . . e", "air_support")
    table.do("support air_support A1", "roll XX")
    assert unused(table) == []
    assert not offers(table, "air_support")


@pytest.mark.rule("B-SUPPORT-03")
def test_several_support_cards_may_be_used_in_one_turn() -> None:
    """On top of the command card: a Desperate Stand that is rolled again, then Air Support."""
    cards = ("air_support", "desperate_stand", "lets_finish_this")
    table = granted("A: s\nD: . . . . s\nE: . . . . e1", *cards, card="our_last_hope")
    table.do("support desperate_stand E5", "attack E5xD5", "roll XXXXXX")
    table.do("reroll XXXXXX", "roll IIIXXX", "support air_support D5", "roll IX")
    assert table.kind("D5") == ""
    assert unused(table) == []


# Combat Experience


@pytest.mark.rule("B-SUPPORT-04")
def test_combat_experience_orders_everybody_with_a_die_in_close_combat() -> None:
    text = "A: s\nD: . . . . s\nE: . . e . e\nF: . . . . . e\nG: w . g"
    table = granted(text, "combat_experience", step="play").do("support combat_experience")
    assert table.legal("order") == ["order E3", "order E5", "order F6", "order G1", "order G3"]
    table.do("order E3", "order E5", "order F6", "order G1", "order G3", "done")
    table.do("attack E5xD5", "roll XXXX", "attack F6xD5", "roll XX")
    assert table.step != "draw"


@pytest.mark.rule("B-SUPPORT-05")
def test_combat_experience_takes_the_place_of_a_command_card() -> None:
    """Nothing is played, discarded or drawn: the hand stays as it is."""
    table = granted("A: s\nG: e", "combat_experience", step="play")
    hand = table.hand(0)
    assert len(table.legal()) == len(hand) + 1
    table.do("support combat_experience", "order G1", "done")
    assert table.state.view(None).active == "empire"
    assert table.hand(0) == hand
    assert discards(table, 0) == set()
    assert unused(table) == []


@pytest.mark.rule("B-SUPPORT-05")
def test_combat_experience_cannot_follow_a_command_card() -> None:
    table = granted("A: s\nG: e", "combat_experience", step="play").do("play recon_left")
    assert not offers(table, "combat_experience")


# Air Support

HIDDEN = """
    A: a . =s . s4
    B: . ! ! . . . . . .
    D: . . . . s
    E: . . . . e
"""


@pytest.mark.rule("B-SUPPORT-06", "B-SUPPORT-07")
def test_air_support_throws_two_dice_at_any_enemy_unit() -> None:
    """Neither range nor sight matters, and no unit needs an order."""
    table = granted(HIDDEN, "air_support", ordered="")
    assert table.legal("support") == [
        "support air_support A1",
        "support air_support A3",
        "support air_support A5",
        "support air_support D5",
    ]
    table.do("support air_support A3", "roll IB")
    assert table.figures("A3") == 2
    assert table.step == "draw"


@pytest.mark.rule("B-SUPPORT-06")
@pytest.mark.parametrize("ground", ["*", "#", "%", "^", "="])
def test_air_support_ignores_cover(ground: str) -> None:
    table = granted(f"D: . . . . {ground}s\nG: e", "air_support", ordered="")
    table.do("support air_support D5", "roll II")
    assert table.figures("D5") == 2


@pytest.mark.rule("B-SUPPORT-07")
def test_air_support_drives_back_even_out_of_trenches() -> None:
    """The owner picks the way, but the trench does not let the unit stay."""
    table = granted("D: . . . . =s\nG: e", "air_support", ordered="")
    table.do("support air_support D5", "roll RX")
    assert table.to_act == 1
    assert table.legal() == ["retreat C5", "retreat C6"]
    table.do("retreat C6")
    assert table.kind("C6") == "snowtrooper"


@pytest.mark.rule("B-SUPPORT-07")
@pytest.mark.parametrize(("second", "left"), [("XV", 1), ("BX", 0)])
def test_air_support_must_confirm_its_hits_on_a_walker(second: str, left: int) -> None:
    table = granted("A: a . s\nG: e", "air_support", ordered="")
    table.do("support air_support A1", "roll VB")
    assert table.step == "confirm"
    table.do(f"roll {second}")
    assert table.figures("A1") == left
    assert table.medals("rebel") == 1 - left


@pytest.mark.rule("B-SUPPORT-07")
def test_air_support_comes_between_two_attacks() -> None:
    """Before, between or after the attacks of the units, never while one is being resolved."""
    text = "D: . . . . s\nE: . . . . e'as e\nG: e"
    table = granted(text, "air_support").do("attack E5xD5", "roll RXX", "retreat C6")
    assert table.step == "breakthrough"
    assert not offers(table, "air_support")
    table.do("breakthrough D5")
    assert not offers(table, "air_support")
    table.do("done", "support air_support C6", "roll II")
    assert table.figures("C6") == 2
    assert table.legal() == ["done", "attack E6xC6"]


# Let's Finish This


@pytest.mark.rule("B-SUPPORT-08", "B-SUPPORT-09")
def test_lets_finish_this_rolls_any_dice_of_an_attack_again() -> None:
    table = granted("D: . . . . s\nE: . . . . e e", "lets_finish_this")
    table.do("attack E5xD5", "roll IXX")
    assert table.step == "reroll"
    assert {"keep", "reroll X", "reroll XX", "reroll IX"} <= set(table.legal())
    table.do("reroll XX", "roll IX")
    assert table.figures("D5") == 2
    assert unused(table) == []


@pytest.mark.rule("B-SUPPORT-09")
def test_lets_finish_this_covers_one_attack_and_one_second_roll() -> None:
    table = granted("D: . . . . s\nE: . . . . e e", "lets_finish_this")
    table.do("attack E5xD5", "roll XXX", "reroll XXX", "roll XXX")
    assert table.step == "attack"
    table.do("attack E6xD5", "roll XXX")
    assert table.step == "draw"


@pytest.mark.rule("B-SUPPORT-09")
def test_a_roll_that_is_kept_leaves_lets_finish_this_for_another_attack() -> None:
    table = granted("D: . . . . s\nE: . . . . e e", "lets_finish_this")
    table.do("attack E5xD5", "roll IIX", "keep")
    assert unused(table) == ["lets_finish_this"]
    table.do("attack E6xD5", "roll XXX", "reroll XX", "roll II")
    assert table.kind("D5") == ""


@pytest.mark.rule("B-SUPPORT-08")
def test_lets_finish_this_never_touches_a_confirmation_roll() -> None:
    table = granted("D: . . . . a\nE: . . . . w\nA: s", "lets_finish_this")
    table.do("attack E5xD5", "roll VBXX", "keep", "roll XX")
    assert table.kind("D5") == "at_at"
    assert table.step == "draw"
    assert unused(table) == ["lets_finish_this"]


@pytest.mark.rule("B-SUPPORT-08", "B-SUPPORT-09")
def test_lets_finish_this_comes_on_top_of_an_eweb() -> None:
    """Two sources, two second rolls."""
    table = granted("D: . . . . s\nE: . . . . e'ew", "lets_finish_this")
    table.do("attack E5xD5", "roll XXX", "reroll XXX", "roll IXX", "reroll XX", "roll II")
    assert table.figures("D5") == 1


@pytest.mark.rule("B-SUPPORT-08", "B-SUPPORT-09")
def test_lets_finish_this_may_be_used_on_the_dice_of_air_support() -> None:
    """They are dice of one attack against a single target, though no unit makes it."""
    table = granted("D: . . . . s\nG: e", "air_support", "lets_finish_this", ordered="")
    table.do("support air_support D5", "roll XX")
    assert table.step == "reroll"
    table.do("reroll XX", "roll II")
    assert table.figures("D5") == 2


# Reserve Forces


@pytest.mark.rule("B-SUPPORT-10", "B-SUPPORT-21")
def test_reserve_forces_restore_one_unit_and_order_nobody() -> None:
    """Any kind of reduced unit, anywhere; the card still orders its own unit."""
    text = "A: s\nD: . . . . s2\nF: e1 . . . e . w1'sq\nG: . . . . . . . . g"
    table = granted(text, "reserve_forces", step="play").do("play recon_left")
    assert table.step == "order"
    assert table.legal("support") == ["support reserve_forces F1", "support reserve_forces F7"]
    table.do("support reserve_forces F7")
    assert table.figures("F7") == 4
    assert table.figures("F1") == 1
    assert unused(table) == []
    assert table.legal("order") == ["order F1"]
    table.do("order F1")
    assert (table.unit("F7") or {})["ordered"] is False


@pytest.mark.rule("B-SUPPORT-21")
def test_reserve_forces_may_come_after_the_order() -> None:
    """The order step is still open."""
    table = granted("A: s\nF: e1 e\nG: e", "reserve_forces", step="play").do("play recon_left")
    table.do("order F1")
    assert offers(table, "reserve_forces")
    table.do("support reserve_forces F1")
    assert table.figures("F1") == 3
    assert table.step == "move"


@pytest.mark.rule("B-SUPPORT-21")
def test_reserve_forces_between_two_orders_close_no_hex() -> None:
    """After the card a unit may be ordered that stands before the one ordered already."""
    hands = [["raid_left"], ["recon_left"]]
    table = granted("A: s\nF: e1 e e", "reserve_forces", step="play", hands=hands)
    table.do("play raid_left", "order F2", "support reserve_forces F1", "order F1")
    assert [(table.unit(hex_) or {})["ordered"] for hex_ in ("F1", "F2", "F3")] == [
        True,
        True,
        False,
    ]


@pytest.mark.rule("B-SUPPORT-10", "B-SUPPORT-21")
def test_reserve_forces_help_even_when_the_card_orders_nobody() -> None:
    table = granted("A: s\nF: . . . . e1", "reserve_forces", step="play").do("play recon_left")
    table.do("support reserve_forces F5")
    assert table.figures("F5") == 3
    assert table.step == "draw"


# Desperate Stand


@pytest.mark.rule("B-SUPPORT-11", "B-SUPPORT-21")
def test_desperate_stand_gives_the_last_trooper_two_dice() -> None:
    table = granted("D: . . . . s\nE: . . . . e1 e2\nG: w1", "desperate_stand")
    assert table.legal("support") == ["support desperate_stand E5"]
    table.do("support desperate_stand E5")
    assert table.legal() == ["attack E5xD5"]
    table.do("attack E5xD5", "roll XXXXX")
    assert unused(table) == []
    table.do("attack E6xD5", "roll XXX")
    assert table.step == "draw"


@pytest.mark.rule("B-SUPPORT-11")
def test_desperate_stand_is_for_infantry() -> None:
    table = granted("D: . . . . s\nE: . . . . w1 g", "desperate_stand")
    assert table.legal("support") == []


@pytest.mark.rule("B-SUPPORT-11")
def test_desperate_stand_adds_to_the_die_of_a_card_but_not_to_the_range() -> None:
    table = granted("A: . . . . s\nE: . . . . e1", "desperate_stand", card="our_last_hope")
    assert not offers(table, "desperate_stand")
    table = granted("B: . . . . s\nE: . . . . e1", "desperate_stand", card="our_last_hope")
    table.do("support desperate_stand E5", "attack E5xB5", "roll XXXX")


@pytest.mark.rule("B-SUPPORT-11")
def test_desperate_stand_can_make_an_attack_possible() -> None:
    """One die at three hexes, none against rocks: with two more there is an attack."""
    table = granted("B: . . . . *s\nE: . . . . e1", "desperate_stand")
    assert table.legal("attack") == []
    table.do("support desperate_stand E5", "attack E5xB5", "roll XX")


@pytest.mark.rule("B-SUPPORT-11")
def test_desperate_stand_leaves_a_trench_its_shelter() -> None:
    """The target may still ignore one retreat."""
    table = granted("D: . . . . =s\nE: . . . . e1", "desperate_stand")
    table.do("support desperate_stand E5", "attack E5xD5", "roll RXXX")
    assert table.legal() == ["ignore", "take"]


@pytest.mark.rule("B-SUPPORT-11", "B-SUPPORT-20")
def test_the_odds_know_which_support_card_is_in_use() -> None:
    """In a trench it takes two retreats to fall back, but one is enough in a rout."""
    table = granted("D: . . . . =s\nE: . . . . e1", "desperate_stand")
    odds = table.do("support desperate_stand E5").state.odds("attack E5xD5")
    assert odds.dice == 4
    assert odds.retreat == Fraction(171, 1296)  # two retreats or more among four dice
    table = granted("D: . . . . s\nE: . . . . =e\nG: e", "rout", active="empire")
    odds = table.do("support rout D5").state.odds("attack D5xE5")
    assert odds.dice == 3
    assert odds.retreat == 1 - Fraction(5, 6) ** 3  # one retreat or more, and never three hits


@pytest.mark.rule("B-SUPPORT-11", "B-SUPPORT-21")
def test_desperate_stand_may_be_kept_for_the_attack_after_a_breakthrough() -> None:
    """That attack is declared like any other."""
    text = "C: . . . . s\nD: . . . . s1\nE: . . . . e1'as"
    table = granted(text, "desperate_stand").do("attack E5xD5", "roll IXX", "breakthrough D5")
    assert offers(table, "desperate_stand")
    table.do("support desperate_stand D5", "attack D5xC5", "roll XXXXX")


# Special Orders


def end_of_turn(*cards: str, pile: list[str]) -> Table:
    """The end of an Imperial turn in which Raid Left was played."""
    return granted(
        "A: s\nG: e",
        *cards,
        active="empire",
        step="refill",
        card="raid_left",
        play={"discards": [[], pile]},
    )


@pytest.mark.rule("B-SUPPORT-12", "B-SUPPORT-13")
def test_special_orders_take_a_card_from_the_pile_instead_of_drawing() -> None:
    """Any card of the own pile, the one just played included."""
    table = end_of_turn("special_orders", pile=["assault_left", "pincer_move"])
    assert table.to_act == 1
    assert set(table.legal()) == {
        "done",
        "recover assault_left",
        "recover pincer_move",
        "recover raid_left",
    }
    table.do("recover pincer_move")
    assert table.hand(1) == ["recon_left", "recon_right", "pincer_move"]
    assert discards(table, 1) == {"assault_left", "raid_left"}
    assert unused(table) == []
    assert table.state.view(None).active == "rebel"


@pytest.mark.rule("B-SUPPORT-13")
def test_special_orders_may_take_back_the_card_just_played() -> None:
    table = end_of_turn("special_orders", pile=[]).do("recover raid_left")
    assert "raid_left" in table.hand(1)
    assert discards(table, 1) == set()


@pytest.mark.rule("B-SUPPORT-12")
def test_without_special_orders_a_card_is_drawn() -> None:
    """Declining keeps the support card for a later turn."""
    table = end_of_turn("special_orders", pile=["assault_left"]).do("done")
    assert table.waits_for_luck
    assert unused(table) == ["special_orders"]
    table = end_of_turn(pile=["assault_left"])
    assert table.waits_for_luck


# Incursion


@pytest.mark.rule("B-SUPPORT-14", "B-SUPPORT-15")
def test_incursion_lets_infantry_move_and_attack_a_second_time() -> None:
    """Right after its own attack, before anybody else attacks."""
    text = "D: . . . s . s\nE: . . . . e\nG: e"
    table = granted(text, "incursion", active="empire").do("attack D4xE5", "roll XXX")
    assert table.legal() == ["done", "support incursion D4"]
    table.do("support incursion D4")
    assert table.step == "move"
    assert "C3" in reach(table, "D4")
    assert reach(table, "D6") == set()
    table.do("move D4-D5")
    assert table.legal() == ["done", "attack D5xE5"]
    table.do("attack D5xE5", "roll XXX")
    assert table.step == "attack"
    assert table.legal("attack") == ["attack D6xE5"]
    assert unused(table) == []


@pytest.mark.rule("B-SUPPORT-15")
def test_incursion_has_to_be_used_at_once() -> None:
    text = "D: . . . s . s\nE: . . . . e\nG: e"
    table = granted(text, "incursion", active="empire").do("attack D4xE5", "roll XXX", "done")
    assert not table.can("support incursion D4")
    assert table.can("support incursion D6")


@pytest.mark.rule("B-SUPPORT-15")
def test_incursion_needs_an_ordered_infantry_unit() -> None:
    text = "D: . . . s . s\nC: . . . a\nE: . . . . e\nG: e"
    table = granted(text, "incursion", active="empire", ordered="C4 D4")
    assert table.legal("support") == ["support incursion D4"]


@pytest.mark.rule("B-SUPPORT-15")
def test_incursion_may_follow_a_decision_not_to_attack() -> None:
    """Nobody is in range; the second move brings the unit up to the enemy."""
    table = granted("A: . . . . s\nD: . . . . e", "incursion", active="empire", step="move")
    table.do("move A5-A6", "support incursion A6", "move A6-B5")
    table.do("attack B5xD5", "roll XX")
    assert table.step == "draw"


@pytest.mark.rule("B-SUPPORT-14", "B-SUPPORT-15")
def test_incursion_may_follow_a_long_move_without_attack() -> None:
    """Two hexes cost the attack of the first turn, not the second turn."""
    table = granted("A: . . . . s\nD: . . . . e", "incursion", active="empire", step="move")
    table.do("move A5-A7")
    assert table.can("support incursion A7")
    table.do("support incursion A7", "move A7-B6", "attack B6xD5", "roll XX")
    assert table.step == "draw"


@pytest.mark.rule("B-SUPPORT-15")
def test_incursion_repeats_the_bonuses_of_the_card() -> None:
    text = "D: . . . s\nE: . . . . e\nG: e"
    table = granted(text, "incursion", active="empire", card="reinforcements")
    table.do("attack D4xE5", "roll XXXX", "support incursion D4", "done")
    table.do("attack D4xE5", "roll XXXX")
    assert table.step == "draw"


@pytest.mark.rule("B-SUPPORT-15")
def test_incursion_gives_no_second_breakthrough() -> None:
    text = "B: . . . . s'as\nC: . . . . e1 e1\nG: e"
    table = granted(text, "incursion", active="empire")
    table.do("attack B5xC5", "roll IXX", "breakthrough C5", "done")
    table.do("support incursion C5", "done", "attack C5xC6", "roll IXX")
    assert table.kind("C6") == ""
    assert table.kind("C5") == "snowtrooper"
    assert table.step == "draw"


# Scout


@pytest.mark.rule("B-SUPPORT-16", "B-SUPPORT-21")
def test_scout_orders_one_more_infantry_unit_anywhere() -> None:
    text = "A: s . a . s . . . s\nG: e"
    table = granted(text, "scout_support", active="empire", step="play").do("play recon_left")
    assert table.legal("support") == [
        "support scout_support A1",
        "support scout_support A5",
        "support scout_support A9",
    ]
    table.do("support scout_support A1")
    assert unused(table) == []
    assert table.legal("order") == ["order A9"]
    table.do("order A9")
    assert table.step == "move"
    assert reach(table, "A1")
    assert reach(table, "A9")
    assert not reach(table, "A5")


@pytest.mark.rule("B-SUPPORT-16")
def test_the_scouted_unit_has_none_of_the_bonuses_of_the_card() -> None:
    """Reinforcements give their unit a die and its figures back, the other one nothing."""
    text = "D: . . . s2 . s2\nE: . . . . e\nG: e"
    hands = [[], ["reinforcements"]]
    table = granted(text, "scout_support", active="empire", step="play", hands=hands)
    table.do("play reinforcements", "support scout_support D4", "order D6", "done")
    assert table.figures("D4") == 2
    assert table.figures("D6") == 4
    table.do("attack D4xE5", "roll XXX", "attack D6xE5", "roll XXX")
    assert table.step == "draw"


@pytest.mark.rule("B-SUPPORT-16")
def test_the_scouted_unit_escapes_the_limits_of_the_card() -> None:
    """Pressing Forward forbids attacks to its own units only, and its hexes are theirs only."""
    text = "A: . . . . . . . . s\nD: . . . s\nE: . . . . e\nG: e"
    hands = [[], ["pressing_forward"]]
    table = granted(text, "scout_support", active="empire", step="play", hands=hands)
    table.do("play pressing_forward", "support scout_support D4", "order A9")
    assert "E9" in reach(table, "A9")
    assert "F4" in reach(table, "D4")
    assert "G4" not in reach(table, "D4")
    table.do("done", "attack D4xE5", "roll XXX")
    assert table.step == "draw"


@pytest.mark.rule("B-SUPPORT-16", "B-SUPPORT-21")
def test_scout_works_beside_a_card_that_orders_nobody() -> None:
    table = granted("A: s\nG: e", "scout_support", active="empire", step="play")
    table.do("play recon_left", "support scout_support A1", "move A1-B1")
    assert table.step == "draw"
    assert table.kind("B1") == "snowtrooper"


@pytest.mark.rule("B-SUPPORT-16")
def test_a_unit_is_not_ordered_twice_by_scout() -> None:
    table = granted("A: s . s\nG: e", "scout_support", active="empire", step="play")
    table.do("play recon_right", "order A1")
    assert table.legal("support") == ["support scout_support A3"]


# Final Assault

RUN = "D: . . . s . s\nE: . . . . e\nF: . . . e\nG: e"


@pytest.mark.rule("B-SUPPORT-17", "B-SUPPORT-18")
def test_final_assault_throws_two_dice_at_a_unit_that_retreats() -> None:
    table = granted(RUN, "final_assault", active="empire").do("attack D4xE5", "roll RXX")
    assert table.kind("F5") == "echo_trooper"
    assert table.to_act == 1
    assert table.legal() == ["done", "support final_assault"]
    table.do("support final_assault", "roll IB")
    assert table.figures("F5") == 1
    assert unused(table) == []


@pytest.mark.rule("B-SUPPORT-18")
@pytest.mark.parametrize("ground", ["*", "#", "=", "^"])
def test_final_assault_ignores_the_cover_of_the_new_hex(ground: str) -> None:
    """Trenches the unit has just reached do not shelter it either."""
    text = f"D: . . . s\nE: . . . . e\nF: . . . e {ground}\nG: . . . . e"
    table = granted(text, "final_assault", active="empire").do("attack D4xE5", "roll RXX")
    table.do("support final_assault", "roll IR")
    assert table.figures("G6") == 2


@pytest.mark.rule("B-SUPPORT-18")
def test_final_assault_needs_neither_range_nor_sight() -> None:
    """Three retreats take the unit far away behind the ice."""
    text = "C: . . . . s\nD: . . . . e\nE: . . . . . !\nF: . . . ! .\nG: . . . . !"
    table = granted(text, "final_assault", active="empire").do("attack C5xD5", "roll RRR")
    assert table.kind("G6") == "echo_trooper"
    table.do("support final_assault", "roll II")
    assert table.figures("G6") == 1


@pytest.mark.rule("B-SUPPORT-18")
def test_final_assault_needs_a_step_back() -> None:
    """A unit that could only lose figures, or stayed in its trench, has not retreated."""
    text = "D: . . . s\nE: . . . . e\nF: . . . e e\nG: e"
    table = granted(text, "final_assault", active="empire").do("attack D4xE5", "roll RXX")
    assert table.figures("E5") == 2
    assert unused(table) == ["final_assault"]
    assert table.step == "draw"
    text = "D: . . . s\nE: . . . . =e\nF: . . . e\nG: e"
    table = granted(text, "final_assault", active="empire").do("attack D4xE5", "roll RX", "ignore")
    assert table.step == "draw"


@pytest.mark.rule("B-SUPPORT-18")
def test_final_assault_can_kill_and_clears_the_way_for_a_breakthrough() -> None:
    """The hex vacated is still the one that was attacked."""
    text = "D: . . . s'as\nE: . . . . e1\nF: . . . e\nG: e"
    table = granted(text, "final_assault", active="empire").do("attack D4xE5", "roll RXX")
    table.do("support final_assault", "roll IX")
    assert table.medals("empire") == 1
    assert table.legal() == ["done", "breakthrough E5"]


# Rout


@pytest.mark.rule("B-SUPPORT-19", "B-SUPPORT-20")
@pytest.mark.parametrize("ground", ["*", "#", "%", "^", "="])
def test_rout_takes_the_cover_of_one_target_for_one_attack(ground: str) -> None:
    text = f"D: . . . s . s\nE: . . . . {ground}e\nG: e"
    table = granted(text, "rout", active="empire").do("support rout D4")
    assert table.legal() == ["attack D4xE5"]
    table.do("attack D4xE5", "roll XXX")
    assert unused(table) == []
    table.do("attack D6xE5", "roll X")
    assert table.step == "draw"


@pytest.mark.rule("B-SUPPORT-20")
def test_rout_cancels_the_shelter_of_a_trench() -> None:
    text = "D: . . . s\nE: . . . . =e\nF: . . . e\nG: e"
    table = granted(text, "rout", active="empire")
    table.do("support rout D4", "attack D4xE5", "roll RXX")
    assert table.kind("F5") == "echo_trooper"


@pytest.mark.rule("B-SUPPORT-19")
def test_rout_leaves_the_attacker_the_penalty_of_its_own_hex() -> None:
    table = granted("D: . . . %a\nE: . . . . *e\nG: e", "rout", active="empire")
    assert table.legal("attack") == []
    table.do("support rout D4", "attack D4xE5", "roll X")
    assert table.step == "draw"


@pytest.mark.rule("B-SUPPORT-19")
def test_any_attacking_unit_may_rout() -> None:
    text = "D: . . . a p s\nE: . . . . e\nG: e"
    table = granted(text, "rout", active="empire", ordered="D4 D5")
    assert table.legal("support") == ["support rout D4", "support rout D5"]


@pytest.mark.rule("B-SUPPORT-19", "B-SUPPORT-20")
def test_rout_may_be_kept_for_the_attack_after_a_breakthrough() -> None:
    """That attack is declared like any other."""
    text = "D: . . . s'as\nE: . . . . e1\nF: . . . . =e"
    table = granted(text, "rout", active="empire").do("attack D4xE5", "roll IXX", "breakthrough E5")
    assert offers(table, "rout")
    table.do("support rout E5", "attack E5xF5", "roll XXX")
