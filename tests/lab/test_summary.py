"""What results tell: shares by side and player, pairings and standings."""

import pytest

from echobase import lab


def row(rebel: str, empire: str, winner: str, number: int = 0) -> lab.Row:
    names = {"rebel": rebel, "empire": empire}
    return lab.Row(
        number=number,
        scenario="one",
        seed="0",
        players=(rebel, empire),
        sides=("rebel", "empire"),
        winner=winner,
        winners=(names[winner],) if winner else (),
        reason="medals" if winner else "unfinished",
        decisions=10,
        turns=2,
        score={},
        seconds=(0.5, 1.5),
    )


ROWS = [
    row("a", "b", "rebel"),
    row("b", "a", "empire"),
    row("a", "b", "empire"),
    row("b", "a", ""),
    row("a", "a", "rebel"),
]


def test_players() -> None:
    a, b = lab.by_player(ROWS)
    assert (a.name, a.games, a.won) == ("a", 5, lab.Share(2, 3))
    assert a.sides == {"rebel": lab.Share(1, 2), "empire": lab.Share(1, 1)}
    assert a.seconds == pytest.approx((0.5 + 1.5 + 0.5 + 1.5 + 0.5 + 1.5) / 6)
    assert (b.name, b.games, b.won) == ("b", 4, lab.Share(1, 3))


def test_pairings_are_without_unfinished_games_and_games_against_oneself() -> None:
    assert lab.pairings(ROWS) == {("a", "b"): lab.Share(2, 3), ("b", "a"): lab.Share(1, 3)}


def test_standings_begin_with_the_strongest() -> None:
    found = lab.standings(ROWS)
    assert [one.line.name for one in found] == ["a", "b"]
    assert found[0].rating.points > 1500 > found[1].rating.points


def test_scenarios() -> None:
    results = lab.simulate(2, scenarios=[1, 14], players=["cadet", "random"])
    first, second = lab.by_scenario(results)
    assert (first.name, second.name) == ("imperial-scout-mission", results.rows[1].scenario)
    assert first.sides == {"rebel": lab.Share(2, 2), "empire": lab.Share(0, 2)}
    turns = [row.turns for row in results.rows[::2]]
    assert first.turns == lab.Spread.of(turns)
    assert first.ends == {
        "rebel": {turn: turns.count(turn) for turn in turns},
        "empire": {},
        "": {},
    }
    assert first.endings == {lab.Ending("rebel", "medals"): 2}
    assert first.course is None
