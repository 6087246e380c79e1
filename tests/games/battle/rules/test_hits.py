"""Hits: which faces take figures away, and what becomes of a unit that has none left."""

from typing import Any

import pytest
from games.battle.table import Table, position

FREE_OFFICER: dict[str, Any] = {
    "id": "officer",
    "type": "token",
    "hexes": ["D4"],
    "side": "rebel",
}


def one_die(target: str) -> tuple[str, str]:
    """A map on which the target on B4 is three hexes from one enemy unit, and who attacks."""
    rebel = target[0] in "ewg"
    attacker = "s" if rebel else "e"
    spare = "G: . . . . . . . . . e" if rebel else "A: . . . . . . . . . s"
    text = f"""
        B: . . . {target}
        E: . . . {attacker}
        {spare}
    """
    return text, "empire" if rebel else "rebel"


def strengths(table: Table) -> list[tuple[str, int]]:
    """Kind and figures of every unit on the board, wherever it stands."""
    return sorted((unit.kind, unit.figures) for unit in table.state.view(None).units)


@pytest.mark.rule("B-HIT-01")
@pytest.mark.parametrize(
    ("target", "figures", "hitting"),
    [("e", 3, "IB"), ("s", 4, "IB"), ("w", 3, "VB"), ("p", 2, "B"), ("g", 1, "B")],
)
@pytest.mark.parametrize("face", "IVBX")
def test_a_face_hits_its_class_and_a_blast_hits_everybody(
    target: str, figures: int, hitting: str, face: str
) -> None:
    """One die against each kind of unit: the matching face or a blast costs one figure."""
    text, active = one_die(target)
    table = position(text, active=active)
    table.do("attack E4xB4", f"roll {face}")
    assert table.figures("B4") == figures - (1 if face in hitting else 0)


@pytest.mark.rule("B-HIT-01")
@pytest.mark.parametrize("target", "eswpg")
def test_a_retreat_face_is_no_hit(target: str) -> None:
    text, active = one_die(target)
    table = position(text, active=active)
    before = strengths(table)
    table.do("attack E4xB4", "roll R")
    while table.step == "retreat":
        table.do(table.legal("retreat")[0])
    assert strengths(table) == before


@pytest.mark.rule("B-HIT-01", "B-HIT-02")
@pytest.mark.parametrize(
    ("roll", "lost"), [("XXX", 0), ("IXX", 1), ("IBX", 2), ("IIB", 3), ("BBB", 3), ("VVV", 0)]
)
def test_every_hitting_die_takes_one_figure(roll: str, lost: int) -> None:
    table = position(
        """
        D: . . . s
        E: . . . e
        """
    )
    table.do("attack E4xD4", f"roll {roll}")
    assert table.figures("D4") == 4 - lost


@pytest.mark.rule("B-HIT-02")
def test_figures_are_gone_before_the_retreat_is_walked() -> None:
    """Two hits and a retreat: the owner decides with the two figures that are left."""
    table = position(
        """
        D: . . . s
        E: . . . e
        """
    )
    table.do("attack E4xD4", "roll IBR")
    assert table.step == "retreat"
    assert table.figures("D4") == 2
    assert table.do("retreat C4").figures("C4") == 2


@pytest.mark.rule("B-HIT-02")
def test_hits_come_first_even_when_the_retreat_alone_would_kill() -> None:
    """The last figure on its own baseline falls to the hit, not to the retreat it cannot make."""
    table = position(
        """
        A: . . . s1 . . . . . s
        B: . . . e
        """
    )
    table.do("attack B4xA4", "roll IRX")
    assert table.events[-2:] == ["battle-eliminated", "battle-medals"]
    assert "battle-cornered" not in table.events


@pytest.mark.rule("B-HIT-03")
def test_hits_beyond_the_last_figure_are_wasted() -> None:
    """Three hits on one figure: one unit gone, one medal, and the neighbours are unharmed."""
    table = position(
        """
        C: . . . s s
        D: . . s s1 s
        E: . . . e
        """
    )
    table.do("attack E4xD4", "roll IIB")
    assert table.unit("D4") is None
    assert table.medals("rebel") == 1
    assert [table.figures(hex_) for hex_ in ("C4", "C5", "D3", "D5")] == [4, 4, 4, 4]


@pytest.mark.rule("B-HIT-04")
@pytest.mark.parametrize(
    ("target", "medals"), [("e1", 1), ("s1", 1), ("w1", 1), ("p1", 0), ("g", 0)]
)
def test_the_last_figure_ends_the_unit_and_pays_the_attacker(target: str, medals: int) -> None:
    text, active = one_die(target)
    table = position(text, active=active)
    table.do("attack E4xB4", "roll B")
    other = "rebel" if active == "empire" else "empire"
    assert table.unit("B4") is None
    assert "battle-eliminated" in table.events
    assert (table.medals(active), table.medals(other)) == (medals, 0)


@pytest.mark.rule("B-HIT-04")
def test_a_unit_with_a_figure_left_pays_nothing() -> None:
    table = position(
        """
        D: . . . s
        E: . . . e
        """
    )
    table.do("attack E4xD4", "roll IIB")
    assert (table.figures("D4"), table.medals("rebel")) == (1, 0)


@pytest.mark.rule("B-HIT-05")
def test_the_retreats_of_the_roll_do_not_concern_a_dead_unit() -> None:
    table = position(
        """
        A: s
        D: . . . s1
        E: . . . e
        """
    )
    table.do("attack E4xD4", "roll IRR")
    assert table.unit("D4") is None
    assert "battle-retreated" not in table.events
    assert "battle-cornered" not in table.events
    assert table.step not in ("retreat", "shelter")


@pytest.mark.rule("B-HIT-05")
def test_no_trench_choice_for_a_dead_unit() -> None:
    table = position(
        """
        A: s
        D: . . . =s1
        E: . . . e
        """
    )
    table.do("attack E4xD4", "roll IR")
    assert table.unit("D4") is None
    assert table.step != "shelter"


@pytest.mark.rule("B-HIT-05")
def test_the_badge_of_a_dead_unit_leaves_play() -> None:
    """The scout on the ridge falls; the next Rebel attack on D3 has lost its extra die."""
    table = position(
        """
        D: . . s
        F: . . ^e1'sc
        G: . . . . e
        E: . . . . e
        """,
        active="empire",
        ordered="D3",
        hands=[["recon_centre"], ["recon_left"]],
    )
    assert table.dice("E5xD3") == 3
    table.do("attack D3xF3", "roll I")
    assert table.unit("F3") is None
    assert [unit.badge for unit in table.state.view(None).units] == ["", "", ""]
    assert table.dice("E5xD3") == 2


@pytest.mark.rule("B-HIT-05")
def test_the_token_of_a_dead_carrier_stays_in_its_hex() -> None:
    table = position(
        """
        C: . . . s
        D: . . . e1
        G: e
        """,
        active="empire",
        objectives=[FREE_OFFICER],
        play={"held": {"officer": "D4"}},
    )
    carrier = table.unit("D4")
    assert carrier is not None
    assert carrier["carries"] == "officer"
    table.do("attack C4xD4", "roll IRR")
    (officer,) = table.state.view(None).objectives
    assert (officer.hexes, officer.held_by) == (["D4"], "")


@pytest.mark.rule("B-HIT-05")
def test_the_temporary_medal_of_a_dead_unit_is_lost() -> None:
    table = position(
        """
        C: . . . s
        D: . . . e1
        G: e
        """,
        active="empire",
        objectives=[
            {"id": "hill", "type": "temporary", "hexes": ["D4"], "side": "rebel", "medals": 2}
        ],
        play={"held": {"hill": "rebel"}},
    )
    assert table.medals("rebel") == 2
    table.do("attack C4xD4", "roll IXX")
    assert (table.medals("rebel"), table.medals("empire")) == (0, 1)


@pytest.mark.rule("B-HIT-06")
@pytest.mark.parametrize(
    ("roll", "again"), [("VXX", 1), ("BXX", 1), ("VBX", 2), ("VVB", 3), ("IIX", 0), ("RRI", 0)]
)
def test_hits_on_a_walker_only_earn_a_second_roll(roll: str, again: int) -> None:
    """So many dice are rolled once more; until then the AT-AT stands unharmed."""
    table = position(
        """
        D: . . . a
        E: . . . e
        """
    )
    table.do("attack E4xD4", f"roll {roll}")
    assert table.kind("D4") == "at_at"
    assert table.medals("rebel") == 0
    assert (table.step == "confirm") is (again > 0)
    if again:
        assert table.why("roll " + "X" * (again + 1)) == "battle-why-dice"
        table.do("roll " + "X" * again)
        assert table.kind("D4") == "at_at"
