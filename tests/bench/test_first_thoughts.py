"""How often the Rebels win between first thoughts, as a row of a table."""

import pytest
from first_thoughts import WHERE, rebels_won, row

import echobase


@pytest.mark.parametrize("game", WHERE)
def test_the_same_seed_plays_the_same_games(game: str) -> None:
    place = str(next(iter(echobase.game(game).scenarios())))
    won = [rebels_won(game, place, number, seed=1) for number in range(2)]
    share = f"| {place} | {50 * sum(won):.1f} % ("
    assert row(game, place, games=2, seed=1).startswith(share)
