"""Afterwards: records, replays and analyses."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from later import later
from server.game_logs import ENGLISH
from server.running_server import Game, Server

from echobase.analysis import Analysis, CostlyDecision, ReasonFact
from echobase.analysis.results import Stage
from echobase.core import record
from echobase.core.errors import EchoBaseError
from echobase.core.fair_dice import brought, hashed_text
from echobase.play.game_log import GameLog
from echobase.play.interaction import interaction
from echobase.server.errors import Missing
from echobase.server.games.records import replay, taken_in
from echobase.server.processes.claims import Claims
from echobase.server.workers.analyses import (
    Analyses,
    AnalysisJob,
    Report,
    decoded,
    other_line,
    worded,
)

GOLDEN = Path(__file__).parents[1] / "golden"


def test_a_finished_game_is_replayed_and_its_luck_can_be_checked(server: Server) -> None:
    made = server.make(players=("cadet", "cadet"), options={"scenario": 2})
    with server.sit(made, None) as seat:
        assert seat.asked()["result"]
    check_replay(server, made)
    check_luck(server, made)


def check_replay(server: Server, made: Game) -> None:
    whole = server.client.get(f"/api/games/{made.id}/replay").json()
    assert whole["open"]
    assert whole["result"]["winner"]
    view: dict[str, Any] = whole["first"]
    for moment in whole["moments"]:
        assert "view" not in moment
        view = {**view, **moment["changes"]}
    assert all(seat["hand"] is not None for seat in view["seats"])
    with server.sit(made, None) as seat:
        last = seat.until("table")
        assert {**view, "seats": None} == {**last["view"], "seats": None}
        assert len(last["moments"]) == len(whole["moments"])
    assert len(whole["headings"]) > 4
    mine = server.client.get(f"/api/games/{made.id}/replay?eyes=1&lang=it").json()
    assert mine["first"]["seats"][0]["hand"] is None
    assert len(mine["moments"]) == len(whole["moments"])
    wrong = server.client.get(f"/api/games/{made.id}/replay?eyes=7")
    assert "eyes: open, or a seat from 0 to 1" in wrong.json()["text"]
    check_end(server, made, whole)


def check_end(server: Server, made: Game, whole: dict[str, Any]) -> None:
    """The last moments alone are those of the whole replay, from what was seen before them."""
    end = server.client.get(f"/api/games/{made.id}/replay?last=9").json()
    assert end["moments"] == whole["moments"][-9:]
    view: dict[str, Any] = whole["first"]
    for moment in whole["moments"][:-9]:
        view = {**view, **moment["changes"]}
    assert end["first"] == view
    for wrong in ("0", "-1", "all"):
        answer = server.client.get(f"/api/games/{made.id}/replay?last={wrong}")
        assert answer.status_code == 400
        assert "last: a number of moments from 1" in answer.json()["text"]


def check_luck(server: Server, made: Game) -> None:
    board = server.client.get(f"/api/games/{made.id}/board").json()
    told = record.from_text(server.client.get(f"/api/games/{made.id}/record").text)
    secret = told.head.about["secret"]
    assert hashed_text(secret) == board["luck"] == told.head.about["luck"]
    assert board["secret"] == secret
    for place, (state, action) in enumerate(told.states()):
        if state.chances():
            assert brought(state, secret, made.id, place) == action


def whole_record(server: Server, made: Game, *seats: int) -> httpx.Response:
    """The record to continue from, as those who hold these seats get it."""
    held = ",".join(made.seats[seat] or "" for seat in seats)
    address = f"/api/games/{made.id}/record?whole=on"
    return server.client.get(address, headers={"x-seats": held})


def test_a_game_in_progress_is_saved_where_it_hides_nothing_and_played_on(server: Server) -> None:
    made = server.make(players=("", ""))
    with server.sit(made, 0) as seat:
        heading = seat.asked()["heading"]
    for seats in ((), (0,)):
        answer = whole_record(server, made, *seats)
        assert answer.status_code == 409
        assert "when it is over" in answer.json()["text"]
    text = whole_record(server, made, 0, 1).text
    saved = record.from_text(text)
    assert saved.outcome() is None
    loaded = server.client.post("/api/records", content=text.encode()).json()["id"]
    wanted = {"number": len(saved.actions), "seats": [{"kind": "person"}, {"kind": "person"}]}
    begun = server.client.post(f"/api/games/{loaded}/branch", json=wanted).json()
    with server.sit(Game(begun["id"], begun["seats"]), 0) as seat:
        assert seat.asked()["heading"] == heading


def test_a_game_against_the_computer_is_saved_where_the_computer_has_no_secret(
    server: Server,
) -> None:
    """In an assault only the Rebels have one."""
    for players, seat, status in ((("", "cadet"), 0, 200), (("cadet", ""), 1, 409)):
        made = server.make("assault", players, options={"setup": "default"})
        with server.sit(made, seat) as sat:
            sat.asked()
        assert whole_record(server, made, seat).status_code == status


@pytest.mark.parametrize("name", later(["battle-10.record", "assault-cadets.record"]))
def test_a_record_is_taken_in(server: Server, name: str) -> None:
    text = (GOLDEN / name).read_text(encoding="utf-8")
    id_ = server.client.post("/api/records", content=text.encode()).json()["id"]
    told = server.client.get(f"/api/games/{id_}/replay").json()
    assert len(told["moments"]) == len(record.from_text(text).actions)
    assert server.client.get(f"/api/games/{id_}/board").json()["record"]
    again = server.client.get(f"/api/games/{id_}/record").text
    assert record.from_text(again).actions == record.from_text(text).actions
    with server.sit(Game(id_, []), None) as seat:
        table = seat.until("table")
        assert table["waiting"]["kind"] == "nobody"
        seat.send(type="act", number=table["number"], action=0)
        assert seat.until("refused")["error"] == "spectator"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (b"", "line 1: a record begins with a head"),
        (b"<html>", "line 1: a record begins with a head"),
        (b"\xff\xfe", "not a text in UTF-8"),
        (b'+++\ngame = "chess"\nrules_version = 1\n+++\n', "no game 'chess'; known: battle"),
        (b'+++\ngame = "battle"\nrules_version = 99\n+++\n', "made with version 99 of the rules"),
        (b'+++\ngame = "battle"\nrules_version = 1\n+++\ndeal: draw nothing;\n', "line 5"),
        (b"x" * 3_000_000, "more than 2000000 characters"),
        (b"+++\n" + b".".join([b"a"] * 50_000) + b" = 1\n+++\n", "head: line 1: a key has at most"),
        (b"+++\nrules_version = " + b"9" * 5000 + b"\n+++\n", "a number has at most 18 digits"),
        (b"+++\na = " + b"[" * 200_000 + b"\n+++\n", "at most 32 deep"),
    ],
)
def test_what_is_no_record_is_refused(server: Server, text: bytes, words: str) -> None:
    answer = server.client.post("/api/records", content=text)
    assert answer.status_code == 400
    assert words in answer.json()["text"]
    assert server.client.get("/api/health").json()["games"] == 0


def test_a_record_that_is_not_finished_can_be_replayed() -> None:
    text = (GOLDEN / "battle-10.record").read_text(encoding="utf-8")
    part = text[: len(text) // 2].rpartition(";")[0] + ";"
    assert taken_in(part).state.outcome() is None


class Kept:
    """A store of analyses."""

    def __init__(self) -> None:
        self.found: dict[str, tuple[str, int]] = {}
        self.claims = Claims("sqlite:")

    async def analysis(self, id_: str) -> tuple[str, int] | None:
        return self.found.get(id_)

    async def keep_analysis(self, id_: str, result: str, percent: int = 100) -> None:
        self.found[id_] = result, percent


def analysed(told: GameLog, stage: Stage = "reasons") -> Analysis:
    """An analysis of a game with one costly decision: its first card."""
    number, entry = next(
        (number, entry)
        for number, entry in enumerate(told.entries)
        if entry.notation.startswith("play ")
    )
    state = entry.before
    better = next(state.write(other) for other in state.actions() if other != entry.action)
    decision = CostlyDecision(
        number=number,
        heading=state.heading(),
        turn=1,
        seat=entry.actor,
        side=state.sides()[entry.actor],
        grade="mistake",
        chosen=entry.notation,
        better=better,
        cost=0.12,
        low=0.08,
        high=0.16,
        pairs=100,
        reasons=(ReasonFact("coach-wins", {"better": 0.5, "chosen": 0.25}),),
        chosen_line=(entry.notation,),
        better_line=(better,),
    )
    return Analysis(
        program="",
        game="battle",
        sides=tuple(state.sides()),
        actions=len(told.entries),
        winner="rebel",
        player="general",
        games=1,
        seed=0,
        stage=stage,
        out_of_time=False,
        points=(),
        decisions=(decision,),
        seats=(),
        luck=(),
        fortune=(),
        fair={},
        fair_error=0.0,
    )


class Examiners:
    """Workers who are done when they are told to be."""

    def __init__(self, told: GameLog, error: Exception | None = None) -> None:
        self.told = told
        self.ready = asyncio.Event()
        self.error = error
        self.jobs = 0

    async def do(self, job: AnalysisJob) -> str:
        self.jobs += 1
        job.progress.write_text("40")
        job.found.write_bytes(msgspec.json.encode(analysed(self.told, "chances")))
        await self.ready.wait()
        if self.error is not None:
            raise self.error
        return msgspec.json.encode(analysed(self.told)).decode()


@pytest.fixture(scope="module")
def battle() -> GameLog:
    return taken_in((GOLDEN / "battle-10.record").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("error", "stage", "problem"),
    [
        (None, "reasons", ""),
        (EchoBaseError("too long"), "chances", "too long"),
        (ValueError("secret detail"), "chances", ""),
    ],
)
def test_an_analysis_is_worked_out_once_and_told_stage_by_stage(
    battle: GameLog, error: Exception | None, stage: str, problem: str
) -> None:
    async def ask() -> None:
        workers = Examiners(battle, error)
        analyses = Analyses(Kept(), workers)  # type: ignore[arg-type]
        first = await analyses.report(battle)
        assert first == Report(None, 0, done=False)
        await asyncio.sleep(0)
        second = await analyses.report(battle)
        assert (second.percent, second.done) == (40, False)
        assert second.analysis is not None
        assert second.analysis.stage == "chances"
        workers.ready.set()
        while not (found := await analyses.report(battle)).done:
            await asyncio.sleep(0)
        assert found.analysis is not None
        assert (found.analysis.stage, found.problem) == (stage, problem)
        assert workers.jobs == 1
        await analyses.close()

    asyncio.run(ask())


def test_another_process_tells_what_it_heard_of_an_analysis(
    battle: GameLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("echobase.server.workers.analyses.SHARE", 0.001)

    async def ask() -> None:
        kept, workers = Kept(), Examiners(battle, None)
        kept.claims.shared = True
        monkeypatch.setattr(kept.claims, "take", first_only())
        here = Analyses(kept, workers)  # type: ignore[arg-type]
        there = Analyses(kept, workers)  # type: ignore[arg-type]
        await here.report(battle)
        while (told := await there.report(battle)).percent != 40:
            await asyncio.sleep(0.001)
        assert told.analysis is not None
        assert (told.analysis.stage, told.done) == ("chances", False)
        workers.ready.set()
        while not (told := await there.report(battle)).done:
            await asyncio.sleep(0.001)
        assert (told.percent, workers.jobs) == (100, 1)
        await here.close()
        await there.close()

    asyncio.run(ask())


def first_only() -> Callable[[str], Awaitable[bool]]:
    """A claim that only the first one gets."""
    given: list[str] = []

    async def take(work: str) -> bool:
        given.append(work)
        return len(given) == 1

    return take


def test_an_analysis_of_another_version_is_made_again() -> None:
    assert decoded(None) is None
    assert decoded('{"format": "echobase analysis", "version": 1}') is None


def test_an_analysis_is_told_in_words(battle: GameLog) -> None:
    told = worded(Report(analysed(battle), 100, done=True), battle, ENGLISH)
    assert told.analysis is not None
    (decision,) = told.analysis.decisions
    assert decision.chosen == "play Trooper Assault"
    assert decision.better.startswith("play ")
    assert decision.when == "Imperial turn 1"
    assert decision.reasons == ["It wins at once in 50% of the games, instead of 25%."]
    assert decision.lines
    failed = worded(Report(None, 0, done=True), battle, ENGLISH)
    assert (failed.analysis, failed.problem) == (None, "This game could not be analysed.")


@pytest.mark.parametrize("which", ["chosen", "better"])
def test_another_line_is_replayed_from_its_decision(battle: GameLog, which: str) -> None:
    found = analysed(battle)
    (decision,) = found.decisions
    line = f"{decision.number}-{which}"
    told = other_line(battle, Report(found, 100, done=True), line)
    shown = replay(told, interaction("battle"), None, ENGLISH)
    assert [moment.notation for moment in shown.moments] == [getattr(decision, which)]
    before = battle.entries[decision.number].before
    assert shown.first["turns"] == before.view(None).turns


@pytest.mark.parametrize("line", ["", "x", "0-better", "1-worse", "-1-better"])
def test_a_line_that_nobody_knows_is_refused(battle: GameLog, line: str) -> None:
    with pytest.raises(Missing, match="line: one of "):
        other_line(battle, Report(analysed(battle), 100, done=True), line)


def test_a_position_of_a_finished_game_can_be_played_again(server: Server) -> None:
    text = (GOLDEN / "battle-10.record").read_text(encoding="utf-8")
    id_ = server.client.post("/api/records", content=text.encode()).json()["id"]
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "computer", "player": "cadet"}]
    whole = record.from_text(text)
    number, (state, _) = next(
        (number, (state.copy(), action))
        for number, (state, action) in enumerate(whole.states())
        if number > 40 and state.to_act() == 0
    )
    made = server.client.post(f"/api/games/{id_}/branch", json={"number": number, "seats": seats})
    assert made.status_code == 201
    with server.sit(Game(made.json()["id"], made.json()["seats"]), 0) as seat:
        table = seat.until("table")
        assert table["view"]["turns"] == state.view(0).turns
        assert table["decision"]["step"] == state.view(0).step
    for wrong, words in ((-1, "number: from 0 to"), (10**6, "number: from 0 to")):
        body = {"number": wrong, "seats": seats}
        refused = server.client.post(f"/api/games/{id_}/branch", json=body)
        assert refused.status_code == 400
        assert words in refused.json()["text"]


def test_a_game_in_progress_has_no_analysis_and_no_branches(server: Server) -> None:
    made = server.make(players=("", ""), options={"scenario": 2})
    body = {"number": 0, "seats": []}
    for answer in (
        server.client.post(f"/api/games/{made.id}/branch", json=body),
        server.client.get(f"/api/games/{made.id}/analysis"),
    ):
        assert (answer.status_code, answer.json()["error"]) == (409, "not-over")
