"""The application: the services that requests share, and the routes to them."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State as AppState
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig

import echobase
from echobase.server.affairs.timekeeper import Timekeeper
from echobase.server.api_docs import CallsPage, documented
from echobase.server.campaigns.campaign_notices import CampaignNotices
from echobase.server.campaigns.running_campaigns import RunningCampaigns
from echobase.server.error_responses import HANDLERS
from echobase.server.house import House
from echobase.server.metrics import metrics
from echobase.server.notices.turn_notices import NoticeOptions, TurnNotices, signer_in
from echobase.server.people.services import PeopleServices
from echobase.server.processes.remote_presence import RemotePresence
from echobase.server.processes.room_updates import RoomUpdates
from echobase.server.rooms.rooms import Rooms
from echobase.server.routes import (
    about,
    campaigns,
    games,
    library,
    people,
    playing,
    replays,
    rules,
    workshop,
)
from echobase.server.routes import measuring as measuring_routes
from echobase.server.routes import notices as notice_routes
from echobase.server.safety.gate import Gate
from echobase.server.safety.limits import Limits
from echobase.server.safety.request_timeouts import BodyTimer
from echobase.server.storage.databases import connect
from echobase.server.storage.retention import Retention
from echobase.server.storage.store import Store
from echobase.server.workers import uploads
from echobase.server.workers.ai_workers import Robots, Thinkers
from echobase.server.workers.analyses import Analyses, examine, patience
from echobase.server.workers.processes import Workers
from echobase.server.workers.processes import thinkers as player_processes
from echobase.server.workers.uploads import UploadReader
from echobase.server.workshop import desk, runs
from echobase.server.workshop.runs import Runs

LARGEST: Final = 4 * 1024 * 1024
"""Bytes of a request."""


@dataclass(frozen=True)
class Operation:
    """What the operator of a server may choose."""

    keep_finished: int | None = None
    """Days after which finished games are deleted; None keeps them."""
    metrics: bool = False
    """Whether /metrics answers."""
    limits: Limits | None = None
    """What one address may have; None for what most servers need."""
    notices: NoticeOptions = field(default_factory=NoticeOptions)
    """How people who are away hear that it is their turn."""
    library: bool = False
    """Whether people can publish documents."""


STANDARD: Final = Operation()


@asynccontextmanager
async def services(
    url: str,
    operation: Operation,
    folder: Path | None,
    thinkers: Thinkers | None,
    readers: Thinkers | None,
) -> AsyncIterator[House]:
    """Everything that requests share, as long as the server runs."""
    store, options = Store(connect(url)), operation.notices
    players, examiners = player_processes(), Workers(examine, 1, patience(), shares=True)
    strangers = Workers(uploads.read, 1, uploads.PATIENCE)
    rooms = Rooms(store, Robots(thinkers or players))
    signer = None if folder is None else signer_in(folder, options.contact)
    notices = TurnNotices(store, options, signer)
    analyses = Analyses(store, examiners)
    uploaded = UploadReader(readers or strangers)
    measurers = Workers(desk.work, 1, runs.PATIENCE)
    people = PeopleServices(store)
    following = RoomUpdates(rooms.open, people.seating.introduce)
    elsewhere = RemotePresence(store, rooms.open)
    measured = Runs(measurers, store.runs, store.claims, store.notices.source)
    rooms.attended, rooms.first_opened = elsewhere.attended, elsewhere.opened
    keeping = Retention(store, rooms, operation.keep_finished)
    timekeeper = Timekeeper(store, rooms)
    await timekeeper.start()
    elsewhere.start()

    def changed(id_: str | None) -> None:
        following.heard(id_)
        if id_ is None:
            elsewhere.start_over()

    limits = operation.limits or Limits()
    running = RunningCampaigns(store, uploaded, people, CampaignNotices(notices, store))
    shelves = store.library if operation.library else None
    house = House(
        store, rooms, uploaded, analyses, limits, measured, people, running, notices, shelves
    )
    rooms.announce = house.announce
    store.notices.listen(changed, elsewhere.heard)
    keeping.start()
    try:
        yield house
    finally:
        await timekeeper.close()
        await elsewhere.close()
        await store.notices.close()
        await keeping.close()
        await following.close()
        await rooms.close()
        await notices.close()
        await analyses.close()
        await measured.close()
        for crew in (players, strangers, examiners, measurers):
            crew.close()
        await store.close()


def make_app(
    url: str,
    thinkers: Thinkers | None = None,
    readers: Thinkers | None = None,
    names: Sequence[str] = (),
    operation: Operation = STANDARD,
    folder: Path | None = None,
) -> Litestar:
    """The application, on a database that is up to date; `names` are those of its host.

    The key for Web Push is kept in `folder`; without it there is none.
    """
    app = routed_app(names, operation.metrics)
    app.state.services = lambda: services(url, operation, folder, thinkers, readers)
    return app


@asynccontextmanager
async def open_house(app: Litestar) -> AsyncIterator[None]:
    async with app.state.services() as house:
        app.state.house = house
        yield


def routed_app(names: Sequence[str], with_metrics: bool) -> Litestar:
    """The routes alone: when the application starts, it opens what `state.services` makes."""
    return Litestar(
        route_handlers=documented(
            [
                *about.ROUTES,
                *rules.ROUTES,
                *games.ROUTES,
                *replays.ROUTES,
                *playing.ROUTES,
                *people.ROUTES,
                *campaigns.ROUTES,
                *workshop.ROUTES,
                *measuring_routes.ROUTES,
                *library.ROUTES,
                *([metrics] if with_metrics else []),
                *notice_routes.ROUTES,
            ]
        ),
        lifespan=[open_house],
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1024, gzip_compress_level=6
        ),
        openapi_config=OpenAPIConfig(
            title="Echo Base",
            version=echobase.__version__,
            description="The battle of Hoth. The WebSocket is described in docs/protocol.md.",
            path="/api/docs",
            render_plugins=[CallsPage(path="/")],
        ),
        exception_handlers=HANDLERS,
        middleware=[DefineMiddleware(Gate, names=names), BodyTimer],
        request_max_body_size=LARGEST,
        signature_types=[AppState],
        logging_config=None,
    )
