"""The tables of what happens at a table apart from the moves, and of time."""

from typing import Any

from sqlalchemy import Column, Float, ForeignKey, Integer, String, Table, Text

from echobase.server.storage.tables import metadata

events = Table(
    "events",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("data", Text, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String(32), nullable=False),
    Column("event", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("by", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("said", Text, nullable=False),
    Column("reason", Text, nullable=False),
)


def addresses() -> list[Column[Any]]:
    """Where a seat wants its notices, and what it was told of last."""
    return [
        Column("seat", Integer, nullable=False),
        Column("kind", String(16), nullable=False),
        Column("address", Text, nullable=False),
        Column("keys", Text, nullable=False),
        Column("lang", String(8), nullable=False),
        Column("noticed", String(64), nullable=False, server_default=""),
    ]


notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
    *addresses(),
)

outages = Table(
    "outages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("began", Float, nullable=False),
    Column("ended", Float, nullable=False),
)

heartbeats = Table(
    "heartbeats",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)
