"""Many courses as one: curves with bands, losses by kind and hex."""

from echobase import lab
from echobase.core.sides import SIDES
from echobase.lab.chronicle import Fallen, GameFacts
from echobase.lab.curves import course


def facts(*medals: int, fallen: tuple[Fallen, ...] = ()) -> GameFacts:
    return GameFacts({"rebel": medals, "empire": tuple(0 for _ in medals)}, fallen)


FALLEN = (
    Fallen(1, "rebel", "echo_trooper", "F3"),
    Fallen(2, "rebel", "snowspeeder", "F3"),
    Fallen(2, "empire", "at_at", "A1"),
)


def test_of_nothing() -> None:
    assert course([], SIDES) is None


def test_a_game_that_is_over_keeps_its_score() -> None:
    found = course([facts(1, 3), facts(0, 1, 2, 5)], SIDES)
    assert found is not None
    assert found.score["rebel"] == lab.Curve((0.5, 2.0, 2.5, 4.0), (0, 1, 2, 3), (1, 3, 3, 5))
    assert found.score["empire"].mean == (0, 0, 0, 0)


def test_curves_end_when_nearly_all_games_are_over() -> None:
    found = course([facts(1, 2)] * 19 + [facts(*[1] * 30)], SIDES)
    assert found is not None
    assert len(found.score["rebel"].mean) == 2


def test_losses() -> None:
    found = course([facts(0, 0, fallen=FALLEN), facts(0, 0, fallen=FALLEN[:1])], SIDES)
    assert found is not None
    assert found.games == 2
    assert found.lost["rebel"].mean == (1.0, 1.5)
    assert found.lost["empire"].mean == (0.0, 0.5)
    assert found.kinds == {
        "rebel": {"echo_trooper": 1.0, "snowspeeder": 0.5},
        "empire": {"at_at": 0.5},
    }
    assert found.hexes == {"rebel": {"F3": 3}, "empire": {"A1": 1}}


def test_the_same_games_in_any_order_tell_the_same() -> None:
    games = [facts(0, fallen=FALLEN), facts(1, fallen=FALLEN[::-1])]
    one, other = course(games, SIDES), course(games[::-1], SIDES)
    assert one == other
    assert one is not None
    assert other is not None
    assert list(one.kinds["rebel"]) == list(other.kinds["rebel"])
