"""A program of its own that uses the house of a page: without Litestar, database and processes.

It prints `done` at the end; a failed check ends it before.
"""

import asyncio
import json
import sys
from typing import Any

MISSING = (
    *("litestar", "sqlalchemy", "alembic", "uvicorn", "h11", "multiprocessing"),
    *("cyclopts", "openskill", "cryptography", "websockets", "numpy"),
)
for name in MISSING:
    sys.modules[name] = None  # type: ignore[assignment]

from echobase.server.in_page.page_house import PageHouse  # noqa: E402
from echobase.server.messages.protocol import PROTOCOL  # noqa: E402
from site_pages.memory_machine import Memory  # noqa: E402

CADET = [{"kind": "person"}, {"kind": "computer", "player": "cadet"}]


class Page:
    """The page that belongs to the house."""

    def __init__(self, memory: Memory) -> None:
        self.house = PageHouse(memory, lambda function: function)
        self.sockets = 0

    async def ask(self, method: str, address: str, body: Any = None, **headers: str) -> Any:
        """The body of an answer, which must be one that all is well."""
        status, found = await self.answer(method, address, body, **headers)
        assert status < 300, (address, status, found)
        return found

    async def answer(
        self, method: str, address: str, body: Any = None, **headers: str
    ) -> tuple[int, Any]:
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        sent = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        if body is not None:
            given["content-type"] = "application/json"
        raw = await self.house.ask(method, f"/api/{address}", json.dumps(given), sent)
        answer = json.loads(raw)
        text = answer["body"]
        is_json = text and answer["type"].startswith("application/json")
        return answer["status"], json.loads(text) if is_json else text

    async def sit(self, game: str, token: str) -> "Seat":
        self.sockets += 1
        seat = Seat(self.house, self.sockets)
        self.house.open(self.sockets, f"/api/games/{game}/play", seat.told.put_nowait)
        assert json.loads(await seat.told.get()) == {"event": "open"}
        seat.send(type="join", protocol=PROTOCOL, seat=token)
        return seat


class Seat:
    """A socket at a table."""

    def __init__(self, house: PageHouse, number: int) -> None:
        self.house = house
        self.number = number
        self.told: asyncio.Queue[str] = asyncio.Queue()

    def send(self, **message: Any) -> None:
        self.house.hear(self.number, json.dumps(message))

    async def next(self, *kinds: str) -> dict[str, Any]:
        while True:
            told = json.loads(await self.told.get())
            assert told["event"] == "text", told
            message: dict[str, Any] = json.loads(told["text"])
            if message["type"] in kinds:
                return message

    async def play(self, choices: int) -> dict[str, Any]:
        """So many choices, each the first one that is offered; the last table."""
        while True:
            table = await self.next("table")
            if table["result"]:
                return table
            if table["decision"] is None:
                continue
            if not choices:
                return table
            choices -= 1
            offers = [o for group in table["decision"]["groups"] for o in group["offers"]]
            chosen = offers[0] if offers else table["decision"]["done"]
            self.send(
                type="act", number=table["number"], action=chosen["action"], act=f"a{choices}"
            )


async def session() -> None:
    memory = Memory()
    page = Page(memory)
    await page.house.start()
    wanted = {"game": "battle", "options": {"scenario": 1}, "seats": CADET, "hints": True}
    game = await page.ask("POST", "games", wanted)
    id_, token = game["id"], game["seats"][0]
    seat = await page.sit(id_, token)
    table = await seat.play(6)
    await after_a_reload(memory, id_, token, table["number"])
    await two_pages(memory, id_, token)
    await bad_requests(page, memory)
    await campaign(page)
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        task.cancel()
    print("done")


async def after_a_reload(memory: Memory, id_: str, token: str, number: int) -> None:
    again = Page(memory)
    (listed,) = await again.ask("POST", "games/mine", {"tokens": [token]})
    assert listed["id"] == id_
    seat = await again.sit(id_, token)
    assert (await seat.next("table"))["number"] == number
    seat.send(type="hint", id=5)
    assert (await seat.next("hint", "refused"))["type"] == "hint"
    record = await again.ask("GET", f"games/{id_}/record", x_seat=token)
    assert record.startswith("+++"), record[:40]


async def two_pages(memory: Memory, id_: str, token: str) -> None:
    """What one page has written, another one reads before it writes."""
    first, second = Page(memory), Page(memory)
    one, two = await first.sit(id_, token), await second.sit(id_, token)
    here, there = await one.next("table"), await two.next("table")
    assert here["number"] == there["number"]
    await act(one, here)
    moved = await one.next("table")
    await act(two, there)
    refused = await two.next("refused")
    assert refused["error"] == "stale", refused
    caught_up = await two.next("table")
    assert caught_up["number"] >= moved["number"]


async def act(seat: Seat, table: dict[str, Any]) -> None:
    offers = [o for group in table["decision"]["groups"] for o in group["offers"]]
    chosen = offers[0] if offers else table["decision"]["done"]
    seat.send(type="act", number=table["number"], action=chosen["action"])


async def bad_requests(page: Page, memory: Memory) -> None:
    for method, address, body, wanted in (
        ("GET", "nothing", None, 404),
        ("GET", "lobby", None, 404),
        ("PUT", "games", None, 405),
        ("POST", "games", {"game": "chess", "seats": []}, 400),
        ("POST", "games", "{", 400),
        ("GET", "games/unknown/board", None, 404),
    ):
        status, fault = await page.answer(method, address, body)
        assert status == wanted, (address, status, fault)
        assert fault["text"], fault
    kept = len(memory.shelves["games"])
    memory.full = True
    one_more = {"game": "battle", "options": {"scenario": 2}, "seats": CADET}
    status, fault = await page.answer("POST", "games", one_more)
    assert status == 503, fault
    memory.full = False
    assert len(memory.shelves["games"]) == kept
    memory.shelves["games"]['"damaged"'] = {"id": "damaged", "hashes": ["x"], "facts": 7}
    assert (await page.ask("GET", "health"))["ok"]
    await damaged_games(page, memory)


async def damaged_games(page: Page, memory: Memory) -> None:
    """A damaged game says so when it is opened, and the others stay."""
    wanted = {"game": "battle", "options": {"scenario": 1}, "seats": CADET}
    whole, rows, settings = [await page.ask("POST", "games", wanted) for _ in range(3)]
    fresh = Page(memory)
    memory.shelves["rows"][json.dumps([rows["id"], 0])] = "scribble"
    memory.shelves["games"][json.dumps(settings["id"])] = "scribble"
    tokens = [game["seats"][0] for game in (whole, rows, settings)]
    listed = await fresh.ask("POST", "games/mine", {"tokens": tokens})
    assert {one["id"] for one in listed} == {whole["id"], rows["id"]}
    for game in (rows, settings):
        seat = await fresh.sit(game["id"], game["seats"][0])
        told = json.loads(await seat.told.get())
        assert (told["event"], told["code"]) == ("close", 4500), told
        status, fault = await fresh.answer("GET", f"games/{game['id']}/board")
        assert (status, fault["error"]) == (409, "broken-game"), fault
    await fresh.ask("DELETE", f"games/{rows['id']}", x_seats=tokens[1])
    seat = await fresh.sit(whole["id"], whole["seats"][0])
    assert (await seat.play(0))["decision"]


async def campaign(page: Page) -> None:
    (first, *_) = await page.ask("GET", "campaigns")
    begun = await page.ask("POST", "campaigns", {"campaign": first["id"], "seats": CADET})
    token = next(filter(None, begun["seats"]))
    battle = await page.ask("POST", f"campaigns/{begun['id']}/battle", x_seat=token)
    assert battle["id"]
    state = await page.ask("GET", f"campaigns/{begun['id']}", x_seat=token)
    assert state["id"] == begun["id"]


if __name__ == "__main__":
    asyncio.run(session())
