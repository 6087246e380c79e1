"""Two tries of a seed share their luck, even after one of them has rolled more than the other."""

from games.battle import table

from echobase.ai.valuation import SharedLuck
from echobase.core.game import State


def after(*actions: str) -> State:
    state = table.position("C: . s3\nE: . e3 . e3").state
    for action in actions:
        state.apply(action)
    return state


ROLL = after("attack E2xC2")
DRAW = after("done")


def drawn(seed: str, *states: State) -> list[str]:
    luck = SharedLuck(seed)
    return [state.write(luck.drawn(state)) for state in states]


def test_a_roll_more_does_not_change_the_card_that_is_drawn() -> None:
    assert ROLL.heading() == DRAW.heading()
    for seed in "abcdefgh":
        assert drawn(seed, ROLL, ROLL, DRAW)[-1] == drawn(seed, DRAW)[0]


def test_rolls_of_a_turn_differ_and_so_do_seeds() -> None:
    assert len(set(drawn("a", *[ROLL] * 20))) > 3
    assert len({drawn(seed, DRAW)[0] for seed in "abcdefgh"}) > 3
    assert drawn("a", ROLL, DRAW, ROLL) == drawn("a", ROLL, DRAW, ROLL)
