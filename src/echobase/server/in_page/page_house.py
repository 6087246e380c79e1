"""Opens the house in a worker of a page: the rooms and routes of a server, for one person."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

import msgspec

from echobase.server.affairs.timekeeper import Timekeeper
from echobase.server.campaigns.running_campaigns import RunningCampaigns
from echobase.server.house import House
from echobase.server.in_page.background_work import Crew, PageThinkers
from echobase.server.in_page.browser_storage import PageStorage
from echobase.server.in_page.dispatch import Dispatcher
from echobase.server.in_page.page_runs import PageRuns
from echobase.server.in_page.page_store import PageStore
from echobase.server.in_page.plain_web import AppState, Route
from echobase.server.in_page.single_player import NobodyElse, NoNotices
from echobase.server.processes.room_updates import RoomUpdates
from echobase.server.rooms.rooms import Rooms
from echobase.server.routes import about as about_routes
from echobase.server.routes import campaigns, games, measuring, playing, replays, rules, workshop
from echobase.server.safety.limits import DEFAULTS, Limits
from echobase.server.workers import uploads
from echobase.server.workers.ai_workers import Robots
from echobase.server.workers.analyses import Analyses, Pace
from echobase.server.workers.uploads import UploadReader
from echobase.server.workshop.runs import Runs

if TYPE_CHECKING:
    from echobase.server.campaigns.campaign_notices import CampaignNotices
    from echobase.server.notices.turn_notices import TurnNotices
    from echobase.server.people.services import PeopleServices

PACE: Final = Pace(3, False, 300)
"""How much effort an analysis is worth here: the engine is neither compiled nor alone."""
PLAYERS, MEASURES = "players", "measures"
"""The kinds of work that have a worker each."""
ONLY_SERVERS: Final = (about_routes.client, about_routes.asyncapi, about_routes.unknown_route)
"""Routes that only a server has."""


class Machine(PageStorage, Crew, Protocol):
    """What JavaScript does for the house."""


class UploadsOfThisPage:
    """Reads what the person at this page sends; there are no strangers here."""

    async def do(self, job: Any) -> Any:
        return uploads.read(job)


def page_routes() -> list[Route]:
    """The routes that make sense without a server."""
    modules = (about_routes, rules, games, replays, playing, campaigns, workshop, measuring)
    found = [route for module in modules for route in module.ROUTES if route not in ONLY_SERVERS]
    return cast(list[Route], found)


def routes_only() -> Dispatcher:
    """The routes for what needs no games."""
    return Dispatcher(page_routes(), AppState(house=AppState(library=None)))


class PageHouse:
    """What the page calls."""

    def __init__(self, machine: Machine, hold: Callable[[Any], Any]) -> None:
        store = PageStore(machine)
        players = PageThinkers(machine, PLAYERS, hold)
        measures = PageThinkers(machine, MEASURES, hold)
        nobody, silence = cast("PeopleServices", NobodyElse()), NoNotices()
        uploaded = UploadReader(UploadsOfThisPage())
        self.rooms = Rooms(store, Robots(players))
        running = RunningCampaigns(store, uploaded, nobody, cast("CampaignNotices", silence))
        house = House(
            store,
            self.rooms,
            uploaded,
            Analyses(store, measures, PACE),
            Limits(dict.fromkeys(DEFAULTS, 0)),
            Runs(measures, PageRuns(), store.claims),
            nobody,
            running,
            cast("TurnNotices", silence),
        )
        self.rooms.announce = house.announce
        self.following = RoomUpdates(self.rooms.open, nobody.seating.introduce)
        self.timekeeper = Timekeeper(store, self.rooms)
        self.dispatcher = Dispatcher(page_routes(), AppState(house=house))

    async def start(self) -> None:
        """Let time pass."""
        await self.timekeeper.start()

    async def ask(self, method: str, address: str, headers: str, body: str) -> str:
        """Answer a request; everything crosses as text."""
        known = msgspec.json.decode(headers, type=dict[str, str])
        found = await self.dispatcher.ask(method, address, known, body.encode())
        return msgspec.json.encode(found._asdict()).decode()

    def open(self, number: int, address: str, post: Callable[[str], None]) -> None:
        """Open a socket; `post` takes what happens at it."""
        self.dispatcher.open(number, address, lambda told: post(msgspec.json.encode(told).decode()))

    def hear(self, number: int, text: str | None) -> None:
        """What the page has sent on a socket; None closes it."""
        self.dispatcher.hear(number, text)

    def changed(self, id_: str) -> None:
        """Another page has changed a game."""
        self.following.heard(id_)
