"""Afterwards: records, replays and analyses."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.game_logs import ENGLISH, game_log, settled
from server.running_server import Game, Server

from echobase.core import record
from echobase.server import fair_dice as luck
from echobase.server.analyses import Analyses, AnalysisJob, worded
from echobase.server.records import taken_in

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
    assert luck.commitment(secret) == board["luck"] == told.head.about["luck"]
    assert board["secret"] == secret
    for place, (state, action) in enumerate(told.states()):
        if state.chances():
            assert luck.brought(state, secret, place) == action


@pytest.mark.parametrize("name", ["battle-10.record", "assault-cadets.record"])
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
    assert server.client.delete(f"/api/games/{id_}").status_code == 204


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
        self.found: dict[str, str] = {}

    async def analysis(self, id_: str) -> str | None:
        return self.found.get(id_)

    async def keep_analysis(self, id_: str, result: str) -> None:
        self.found[id_] = result


class Examiners:
    """Workers who are done when they are told to be."""

    def __init__(self, error: Exception | None = None) -> None:
        self.ready = asyncio.Event()
        self.error = error
        self.jobs = 0

    async def do(self, job: AnalysisJob) -> str:
        self.jobs += 1
        job.progress.write_text("40")
        await self.ready.wait()
        if self.error is not None:
            raise self.error
        return '{"luck": []}'


@pytest.mark.parametrize(
    ("error", "answer"), [(None, '{"luck": []}'), (ValueError("no"), '{"failed":true}')]
)
def test_an_analysis_is_worked_out_once(error: Exception | None, answer: str) -> None:
    played = settled(game_log("battle", scenario=1))

    async def ask() -> None:
        workers = Examiners(error)
        analyses = Analyses(Kept(), workers)  # type: ignore[arg-type]
        assert await analyses.get(played) is None
        assert analyses.percent(played.facts.id) == 0
        await asyncio.sleep(0)
        assert analyses.percent(played.facts.id) == 40
        assert await analyses.get(played) is None
        workers.ready.set()
        while (found := await analyses.get(played)) is None:
            await asyncio.sleep(0)
        assert found == answer
        assert workers.jobs == 1
        await analyses.close()

    asyncio.run(ask())


def test_costly_decisions_are_told_in_words() -> None:
    text = (GOLDEN / "battle-10.record").read_text(encoding="utf-8")
    played = taken_in(text)
    number, entry = next(
        (number, entry)
        for number, entry in enumerate(played.entries)
        if entry.notation.startswith("play ")
    )
    other = next(entry.before.write(action) for action in entry.before.actions())
    found = {"decisions": [{"number": number, "chosen": entry.notation, "better": other}]}
    told = msgspec.json.decode(worded(msgspec.json.encode(found).decode(), played, ENGLISH))
    for choice in ("chosen", "better"):
        assert told["decisions"][0][choice].startswith("play ")
    assert worded('{"failed":true}', played, ENGLISH) == '{"failed":true}'
