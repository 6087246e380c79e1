"""How often the Rebels win between generals, as a row of a table."""

import sys

import pytest
from balance import WHERE, Sides, main

import echobase


@pytest.mark.parametrize("game", WHERE)
def test_the_same_seed_plays_the_same_games(game: str) -> None:
    place = str(next(iter(echobase.game(game).scenarios())))
    sides = Sides(game)
    won = [sides.rebels_won(place, number, seed=1) for number in range(2)]
    share = f"| {place} | {50 * sum(won):.1f} % ("
    assert sides.row(place, games=2, seed=1).startswith(share)


def test_only_generals_of_battle_play_with_a_share_of_their_tries(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert Sides("battle", tries=0.05).seconds is None
    monkeypatch.setattr(sys, "argv", ["balance.py", "--game", "assault", "--tries", "0.05"])
    with pytest.raises(SystemExit):
        main()
    assert "only generals of battle" in capsys.readouterr().err
