"""Matches at a share of the effort are played in pairs, the same way every time."""

import pytest
from effort import Match, made


def test_a_pair_of_games_is_the_same_every_time() -> None:
    shares = []
    for _ in range(2):
        match = Match(made("trooper"), made("cadet"), seed=1)
        match.play_pair()
        assert min(len(seconds) for seconds in match.seconds) > 2
        shares.append(match.shares)
    assert shares[0] == shares[1]
    assert shares[0][0] in (0.0, 0.5, 1.0)


def test_generals_can_be_had_with_a_share_of_their_tries() -> None:
    assert type(made("general=0.05")) is type(made("general:bold=0.05"))
    assert type(made("general=0.05")) is type(made("general"))
    assert type(made("general-1=0.1")) is not type(made("general"))


@pytest.mark.parametrize("name", ["captain", "general:rash", "genral"])
def test_others_play_without_a_share(name: str) -> None:
    with pytest.raises(SystemExit, match=f"{name}: only general, general:STYLE and general-1"):
        made(f"{name}=0.1")
