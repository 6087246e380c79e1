"""Answers in advance: no points for Luke, no stop for long odds; whoever he is."""

import pytest
from games.assault.field import position
from server.game_logs import ENGLISH, game_log, settled

from echobase.core.errors import Refusal
from echobase.games.assault.interaction.assault import INTERACTION
from echobase.games.assault.interaction.standing_answers import LONG_ODDS, NO_POINTS
from echobase.play.game_log import GameLog

REBEL, EMPIRE = 0, 1
DUEL = {"W1": "0818:S", "W2": "0718:S", "S1": "0819", "S2": "0919", "S3": "0719"}
FAR = {"W1": "0809:S", "S1": "0836", "S2": "1036"}
"""Nobody can fire without many points."""
CRITICAL = ("fire W1xS2", "armour 0", "roll VVBBBB", "damage 12")


def begun(card: str, units: dict[str, str], luke: str = "S1") -> GameLog:
    state = position(card=card, units=units, luke=luke).state
    return GameLog(game_log("assault", setup="default").facts, state, state)


def do(log: GameLog, *notations: str) -> GameLog:
    for notation in notations:
        log.do(log.state.read(notation))
    return log


def stand(log: GameLog, question: str, time: str) -> None:
    INTERACTION.stand(log, REBEL, question, time, ENGLISH)


def now(log: GameLog) -> dict[str, str]:
    """What stands, by question."""
    answers = INTERACTION.standing(log, REBEL, ENGLISH)
    assert all(bool(answer.state) == bool(answer.now) for answer in answers)
    return {answer.question: answer.now for answer in answers}


def asked(log: GameLog) -> list[str]:
    """The questions that are due and could be answered in advance."""
    return [one.question for one in INTERACTION.standing(log, REBEL, ENGLISH) if one.asked]


def test_what_can_be_answered_and_what_stands() -> None:
    log = begun("walkers_fire", DUEL)
    assert now(log) == {NO_POINTS: "", LONG_ODDS: ""}
    stand(log, NO_POINTS, "round")
    stand(log, LONG_ODDS, "always")
    assert now(log) == {NO_POINTS: "round", LONG_ODDS: "always"}
    log.state.round += 1  # type: ignore[attr-defined]
    assert now(log) == {NO_POINTS: "", LONG_ODDS: "always"}
    stand(log, LONG_ODDS, "")
    assert now(log) == {NO_POINTS: "", LONG_ODDS: ""}


@pytest.mark.parametrize(
    ("seat", "question", "time"),
    [(EMPIRE, NO_POINTS, "always"), (REBEL, "lunch", "always"), (REBEL, LONG_ODDS, "round")],
)
def test_other_answers_in_advance_are_refused(seat: int, question: str, time: str) -> None:
    log = begun("walkers_fire", DUEL)
    with pytest.raises(Refusal):
        INTERACTION.stand(log, seat, question, time, ENGLISH)
    assert not log.asides.standing


@pytest.mark.rule("A-LUKE-14")
@pytest.mark.parametrize("force", [0, 4])
def test_nothing_is_left_to_answer_once_everybody_knows_that_luke_has_no_points(force: int) -> None:
    state = position(card="walkers_fire", units=DUEL, play={"force": force}).state
    log = GameLog(game_log("assault", setup="default").facts, state, state)
    assert bool(INTERACTION.standing(log, REBEL, ENGLISH)) == bool(force)


@pytest.mark.rule("A-LUKE-13", "A-LUKE-15")
@pytest.mark.parametrize("luke", ["S1", "S2", "S3", "S4", "S5"])
def test_replies_are_asked_or_answered_in_advance_alike_for_every_luke(luke: str) -> None:
    for target in ("S1", "S2", "S3"):
        log = do(begun("walkers_fire", DUEL, luke), f"fire W1x{target}")
        assert asked(log) == [NO_POINTS]
        assert INTERACTION.automatic(log) is None
        stand(log, NO_POINTS, "round")
        settled(log)
        assert [entry.notation for entry in log.entries][:2] == [f"fire W1x{target}", "armour 0"]
        assert INTERACTION.decider(log) == EMPIRE
    log = do(begun("walkers_fire", DUEL, luke), *CRITICAL)
    assert asked(log) == [NO_POINTS]
    stand(log, NO_POINTS, "always")
    assert settled(log).entries[-1].notation == "suffer"


def test_an_undone_reply_is_asked_for_again() -> None:
    log = do(begun("walkers_fire", DUEL), *CRITICAL)
    stand(log, NO_POINTS, "always")
    settled(log)
    assert INTERACTION.can_undo(log, REBEL)
    INTERACTION.undo(log, REBEL)
    assert now(log)[NO_POINTS] == ""
    assert INTERACTION.decision(settled(log), ENGLISH).step == "critical"


@pytest.mark.rule("A-LUKE-16")
@pytest.mark.parametrize("luke", ["S1", "S2", "S3", "S4", "S5"])
def test_a_round_of_long_odds_is_skipped_alike_for_every_luke(luke: str) -> None:
    log = begun("snowspeeders_fire", FAR, luke)
    assert asked(log) == [LONG_ODDS]
    assert not settled(log).entries
    stand(log, LONG_ODDS, "always")
    first, drawn, *_ = settled(log).entries
    assert (first.notation, drawn.notation.split()[0]) == ("done", "card")


@pytest.mark.rule("A-LUKE-16")
def test_a_round_with_something_to_do_is_never_skipped() -> None:
    log = begun("snowspeeders_fire", {**FAR, "S6": "0810"})
    stand(log, LONG_ODDS, "always")
    assert not settled(log).entries
    assert asked(log) == []
    do(log, "fire S6xW1", "roll BBBB")
    assert settled(log).entries[2].notation == "done"
