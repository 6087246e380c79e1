"""Styles are measured in pairs of games with sides swapped."""

from styles import Match


def test_a_pair_of_games_counts_what_both_sides_did() -> None:
    match = Match("battle", "trooper", "bold", at_once=False)
    match.play(0)
    assert match.games == 2
    assert match.styled.won + match.even.won == 2
    assert match.turns >= 2
    assert min(match.styled.attacks, match.even.attacks) > 0
    assert match.styled.losses + match.even.losses > 0
    assert match.row().startswith("| battle | trooper:bold | ")
