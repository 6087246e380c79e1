"""What comes from outside is read in a process of its own, which may take only so long."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from server.worker_tasks import sleep

from echobase.core.errors import BadDocument, BadRecord, EchoBaseError
from echobase.server.messages.new_games import NewGame, NewSeat
from echobase.server.workers import uploads
from echobase.server.workers.processes import Workers
from echobase.server.workers.uploads import UploadReader, has_document

GOLDEN = Path(__file__).parents[1] / "golden"
PEOPLE = [NewSeat(kind="person"), NewSeat(kind="person")]


def wanted(game: str = "battle", **options: Any) -> NewGame:
    return NewGame(game=game, options=options, seats=PEOPLE)


def test_a_record_is_read_in_a_process() -> None:
    text = (GOLDEN / "battle-10.record").read_text(encoding="utf-8")

    async def use() -> None:
        readers = Workers(uploads.read, 1, 60)
        try:
            here, there = uploads.read(text), await UploadReader(readers).read(text)
            assert there.rows == here.rows
            assert there.digest == here.digest
            with pytest.raises(BadRecord, match="line 1: a record begins"):
                await UploadReader(readers).read("nothing")
        finally:
            readers.close()

    asyncio.run(use())


@pytest.mark.parametrize("sent", ["+++", wanted(scenario={"id": "endless"})])
def test_reading_that_takes_too_long_is_ended(
    sent: str | NewGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("echobase.server.workers.processes.START", 0.0)

    async def use() -> None:
        readers = Workers(sleep, 1, 0.1)
        try:
            with pytest.raises(BadDocument, match="takes more than 20 seconds; send a shorter"):
                await UploadReader(readers).read(sent)
        finally:
            readers.close()

    asyncio.run(use())


class Asked:
    """Readers who only count what they are asked to read."""

    def __init__(self) -> None:
        self.jobs: list[Any] = []

    async def do(self, job: Any) -> Any:
        self.jobs.append(job)
        return uploads.read(job)


@pytest.mark.parametrize(
    ("sent", "outside"),
    [
        (wanted(scenario=3), False),
        (wanted(scenario=3, leaders={"rebel": "luke"}), False),
        (wanted("assault", setup={"rebel": "default"}), False),
        (wanted(scenario={"game": "battle"}), True),
        (wanted("assault", map={"game": "assault"}), True),
        (wanted(values={"die.blast": 2}), True),
    ],
)
def test_only_documents_go_to_the_process(sent: NewGame, outside: bool) -> None:
    assert has_document(sent) == outside
    asked = Asked()
    with suppress(EchoBaseError):
        asyncio.run(UploadReader(asked).read(sent))
    assert bool(asked.jobs) == outside
